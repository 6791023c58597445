//! One search: the iterations between a question and its answer.

use std::sync::Arc;

use reglette_engine::{Game, Options, Rng, Seat};

use crate::budget::Clock;
use crate::greedy::{Weighed, are_alike};
use crate::trace::{Ranked, Reason, Values};
use crate::world::{World, spread, weights};

use super::Tuning;
use super::reward::{Reward, looks};
use super::rollout::{Pace, Rollout};
use super::tree::{Place, Spread, Tree};

/// How many rollouts set the scale of rewards.
const CALIBRATION: usize = 3;

/// How many rollouts a search wants time for.
const ENOUGH: f64 = 96.0;

/// By how much more of a win an option must bring to be believed where play goes on blindly, for each action:
/// good play often turns a smaller lead round.
const PLAIN: f64 = 0.005;

/// So many actions are too many to be played blindly.
const LONG: u32 = 100;

/// So many blind games take as long as enough games with a glance at each action: sixteen, each as long as sixteen
/// blind ones.
const GLANCES: f64 = 256.0;

/// The place of the choice that looked best before the search.
const FAVOURITE: usize = 0;

/// How deep the tree may grow.
const DEPTH: usize = 64;

/// One search in progress.
#[derive(Debug)]
pub(crate) struct Hunt<'a, G: Game> {
    book: &'a Arc<G::Book>,
    view: &'a G::View,
    seat: Seat,
    tuning: Tuning,
    tree: Tree<G::Choice>,
    /// The whole action that each choice of the root begins.
    lines: Vec<Vec<G::Choice>>,
    /// The choices of the root that are still in the race.
    field: Vec<usize>,
    /// The others, the last to drop out first.
    dropped: Vec<usize>,
    rollout: Rollout<G::Choice>,
    reward: Reward,
    /// By how much each choice of the root did better than the favourite on the same tables.
    leads: Vec<Spread>,
    spreads: Vec<Spread>,
    before: Vec<Spread>,
    path: Vec<Place>,
    options: Options<G::Choice>,
}

impl<'a, G: Game> Hunt<'a, G> {
    /// A search of the options that were weighed, at the open question of a table.
    pub fn new(
        book: &'a Arc<G::Book>,
        view: &'a G::View,
        world: &World<G>,
        options: &Options<G::Choice>,
        ranked: &[Weighed<G::Choice>],
        tuning: Tuning,
    ) -> Hunt<'a, G> {
        let values: Vec<f64> = ranked.iter().map(|it| it.best.mean()).collect();
        let even = tuning.even / values.len() as f64;
        let priors = weights(&values, spread(&values) * tuning.prior)
            .into_iter()
            .map(|weight| even + (1.0 - tuning.even) * weight);
        let choices = ranked.iter().map(|it| options.list()[it.best.option].clone()).zip(priors);
        let ask = world.game.ask().expect("a search begins at a question");
        let seats = usize::from(G::seats(book));
        Hunt {
            book,
            view,
            seat: ask.seat,
            tuning,
            tree: Tree::new(&ask, choices),
            lines: ranked.iter().map(|it| it.best.choices.clone()).collect(),
            field: (0..ranked.len().min(tuning.field)).collect(),
            dropped: (0..ranked.len()).skip(tuning.field).collect(),
            rollout: Rollout::new(if are_alike(ranked) { Pace::BLIND } else { tuning.rollout }),
            reward: Reward { unit: 1.0 },
            leads: vec![Spread::default(); ranked.len()],
            spreads: vec![Spread::default(); seats],
            before: vec![Spread::default(); seats],
            path: Vec::new(),
            options: Options::new(),
        }
    }

    /// Searches until the budget is spent; gives the number of iterations.
    ///
    /// The root's choices run a race: all that are still in it meet the same imagined tables with
    /// the same dice, and each time another part of the budget is spent the worse half drops out.
    pub fn run(&mut self, limit: Option<u32>, rng: &mut Rng, clock: &mut Clock) -> u32 {
        self.calibrate(rng, clock);
        let stages = self.field.len().next_power_of_two().ilog2();
        let mut stage = 1;
        let mut done = 0;
        while self.field.len() > 1 {
            let start = World::imagine(self.book, self.view, rng);
            let luck = rng.fork();
            let before = self.reward.of(&start);
            let mut usual = 0.0;
            for at in 0..self.field.len() {
                clock.look();
                if limit == Some(done) {
                    return done;
                }
                let after = self.descend(self.field[at], start.clone(), &mut luck.clone(), clock);
                if clock.is_spent() {
                    return done;
                }
                self.pay(&before, &after);
                let own = after[self.seat.index()];
                match self.field[at] {
                    FAVOURITE => usual = own,
                    at => self.leads[at].add(own - usual),
                }
                done += 1;
            }
            let counted = limit.map_or(0.0, |limit| f64::from(done) / f64::from(limit));
            while clock.progress().max(counted) * f64::from(stages) >= f64::from(stage) {
                self.halve();
                stage += 1;
            }
        }
        done
    }

    /// Leaves the better half of those that run against the favourite in the race.
    fn halve(&mut self) {
        let leads = &self.leads;
        let others = &mut self.field[1..];
        others.sort_by(|&a, &b| leads[b].mean().total_cmp(&leads[a].mean()));
        let stay = 1 + others.len().div_ceil(2);
        self.dropped.splice(0..0, self.field.drain(stay..));
    }

    /// By how much a choice is better than the one that looked best, as far as that is sure.
    fn sure(&self, at: usize) -> f64 {
        let lead = &self.leads[at];
        let blind = if self.rollout.is_blind() { f64::from(self.rollout.played()) } else { 0.0 };
        // Where whole games are played with care there are few of them, and nothing speaks for the favourite.
        let rare = self.rollout.is_whole() && !self.rollout.is_blind();
        let caution = if rare { 0.0 } else { self.tuning.caution };
        match at {
            FAVOURITE => 0.0,
            _ => lead.mean() - caution * lead.doubt() - PLAIN * blind,
        }
    }

    /// Sets the scale of rewards by a few tables that play may lead to. Where rollouts take long they
    /// look less closely from then on: few of them tell nothing. A long game is not played blindly.
    fn calibrate(&mut self, rng: &mut Rng, clock: &mut Clock) {
        let mut seen = Vec::new();
        let begun = clock.progress();
        for _ in 0..CALIBRATION {
            if clock.is_spent() {
                break;
            }
            let mut world = World::<G>::imagine(self.book, self.view, rng);
            self.rollout.play(&mut world, rng, clock);
            seen.push(looks(&world));
        }
        self.reward = Reward::fit(&seen, self.tuning.unit);
        let each = (clock.progress() - begun) / seen.len().max(1) as f64;
        let left = 1.0 - clock.progress();
        if self.rollout.is_blind() && self.rollout.played() > LONG {
            let few = each * GLANCES > left;
            self.rollout = Rollout::new(if few { Pace::FLEETING } else { Pace::GLANCE });
            return;
        }
        if each * ENOUGH > left {
            self.rollout.hurry(left / (each * ENOUGH));
        }
    }

    /// Tries a choice of the root, goes on down the tree as far as it is well known, and plays on
    /// from there; gives what everybody may hope for.
    fn descend(
        &mut self,
        first: usize,
        mut world: World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) -> Vec<f64> {
        self.path.clear();
        let mut place = self.tree.at_root(first);
        self.path.push(place);
        for choice in &self.lines[first] {
            if !world.try_play(choice, clock) {
                break;
            }
        }
        while self.path.len() < DEPTH && !clock.is_spent() && self.tree.is_well_known(place) {
            let Some(ask) = world.game.ask() else {
                break;
            };
            self.options.fill(&world.game);
            if self.options.list().len() == 1 {
                world.play(self.options.pick(0), clock);
                continue;
            }
            let node = self.tree.below(place);
            let spread = &self.spreads[ask.seat.index()];
            let list = self.options.list();
            let exploration = self.tuning.exploration;
            let Some((next, at)) = self.tree.select(node, &ask, list, exploration, spread) else {
                break;
            };
            world.play(self.options.pick(at), clock);
            self.path.push(next);
            place = next;
        }
        self.rollout.play(&mut world, rng, clock);
        self.reward.of(&world)
    }

    /// Hands to every choice of the iteration what its seat has gained since the start.
    ///
    /// Some imagined tables are better for a seat than others before anything is played; the
    /// difference leaves that luck out.
    fn pay(&mut self, before: &[f64], after: &[f64]) {
        let gains: Vec<f64> =
            after.iter().zip(before).map(|(after, before)| after - before).collect();
        for &place in &self.path {
            self.tree.pay(place, &gains);
        }
        for seat in 0..gains.len() {
            self.spreads[seat].add(gains[seat]);
            self.before[seat].add(before[seat]);
        }
    }

    /// What the values of the ranking say.
    pub fn values(&self) -> Values {
        if self.rollout.is_whole() { Values::Trials } else { Values::Chances }
    }

    /// The root's choices: those that stayed longest in the race first, of these the better ones;
    /// before anything is tried, as they looked.
    pub fn ranking(&self, seat: Seat, ranked: &[Weighed<G::Choice>]) -> Vec<Ranked<G::Choice>> {
        let root = self.tree.root();
        let row = |&at: &usize| Ranked {
            choice: root[at].choice.clone(),
            value: self.before[seat.index()].mean() + root[at].paid.mean().unwrap_or(0.0),
            visits: root[at].paid.visits,
            line: self.lines[at].clone(),
            reasons: vec![
                Reason::new("prior", root[at].prior),
                Reason::new("looks", ranked[at].best.mean()),
                Reason::new("lines", ranked[at].lines as f64),
            ],
        };
        let mut field = self.field.clone();
        field.sort_by(|&a, &b| self.sure(b).total_cmp(&self.sure(a)));
        field.iter().chain(&self.dropped).map(row).collect()
    }
}
