//! One search: the iterations between a question and its answer.

use std::sync::Arc;

use reglette_engine::{Game, Options, Rng, Seat};

use crate::budget::Clock;
use crate::greedy::Weighed;
use crate::trace::{Ranked, Reason};
use crate::world::{World, spread, weights};

use super::Tuning;
use super::reward::{Reward, looks};
use super::rollout::Rollout;
use super::tree::{Edge, Place, Spread, Tree};

/// How many rollouts set the scale of rewards.
const CALIBRATION: usize = 12;

/// How deep the tree may grow.
const DEPTH: usize = 64;

/// One search in progress.
#[derive(Debug)]
pub(crate) struct Hunt<'a, G: Game> {
    book: &'a Arc<G::Book>,
    view: &'a G::View,
    tuning: Tuning,
    tree: Tree<G::Choice>,
    rollout: Rollout<G::Choice>,
    reward: Reward,
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
            tuning,
            tree: Tree::new(&ask, choices),
            rollout: Rollout::new(tuning.actions, tuning.candidates),
            reward: Reward { unit: 1.0 },
            spreads: vec![Spread::default(); seats],
            before: vec![Spread::default(); seats],
            path: Vec::new(),
            options: Options::new(),
        }
    }

    /// Searches until the budget is spent; gives the number of iterations.
    pub fn run(&mut self, limit: Option<u32>, rng: &mut Rng, clock: &mut Clock) -> u32 {
        self.calibrate(rng, clock);
        let mut done = 0;
        while limit.is_none_or(|limit| done < limit) {
            clock.look();
            if clock.is_spent() {
                break;
            }
            let start = World::imagine(self.book, self.view, rng);
            let before = self.reward.of(&start);
            let end = self.descend(start, rng, clock);
            if clock.is_spent() {
                break;
            }
            self.pay(&before, &self.reward.of(&end));
            done += 1;
        }
        done
    }

    /// Sets the scale of rewards by a few tables that play may lead to.
    fn calibrate(&mut self, rng: &mut Rng, clock: &mut Clock) {
        let mut seen = Vec::new();
        for _ in 0..CALIBRATION {
            if clock.is_spent() {
                break;
            }
            let mut world = World::<G>::imagine(self.book, self.view, rng);
            self.rollout.play(&mut world, rng, clock);
            seen.push(looks(&world));
        }
        self.reward = Reward::fit(&seen, self.tuning.unit);
    }

    /// Goes down the tree to a choice never tried before and plays on from there.
    fn descend(&mut self, mut world: World<G>, rng: &mut Rng, clock: &mut Clock) -> World<G> {
        self.path.clear();
        let mut node = 0;
        while self.path.len() < DEPTH && !clock.is_spent() {
            let Some(ask) = world.game.ask() else {
                return world;
            };
            self.options.fill(&world.game);
            if !self.path.is_empty() && self.options.list().len() == 1 {
                world.play(self.options.pick(0), clock);
                continue;
            }
            let spread = &self.spreads[ask.seat.index()];
            let list = self.options.list();
            let exploration = self.tuning.exploration;
            let Some((place, at)) = self.tree.select(node, &ask, list, exploration, spread) else {
                break;
            };
            world.play(self.options.pick(at), clock);
            self.path.push(place);
            if self.tree.is_new(place) {
                break;
            }
            node = self.tree.below(place);
        }
        self.rollout.play(&mut world, rng, clock);
        world
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

    /// The root's choices by what they bring at least; before anything is tried, as they looked.
    pub fn ranking(&self, seat: Seat, ranked: &[Weighed<G::Choice>]) -> Vec<Ranked<G::Choice>> {
        let spread = &self.spreads[seat.index()];
        let row = |(edge, it): (&Edge<G::Choice>, &Weighed<G::Choice>)| Ranked {
            choice: edge.choice.clone(),
            value: self.before[seat.index()].mean() + edge.paid.mean().unwrap_or(0.0),
            visits: edge.paid.visits,
            reasons: vec![
                Reason::new("prior", edge.prior),
                Reason::new("looks", it.best.mean()),
                Reason::new("lines", it.lines as f64),
            ],
        };
        let mut rows: Vec<_> = self.tree.root().iter().zip(ranked).collect();
        rows.sort_by(|(a, _), (b, _)| b.at_least(spread).total_cmp(&a.at_least(spread)));
        rows.into_iter().map(row).collect()
    }
}
