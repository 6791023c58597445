//! Exact odds: what a choice leads to, weighed by what its seat can know.
//!
//! Every way the hidden things may lie is played through every outcome of the dice, by the same
//! rules code as the game itself. Answers of other people come from a stated [`Policy`].

use std::collections::BTreeMap;

use num_bigint::BigUint;
use num_integer::Integer;

use crate::dice::{Cx, Seeded, Walk};
use crate::driver::reveals;
use crate::fault::{Code, Fault};
use crate::game::{Ask, Coverage, Game, Legal, Options, Step};
use crate::seat::Seat;

/// How everyone is supposed to answer on the way to the result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Each takes what leaves the table looking best to them.
    #[default]
    Best,
    /// Each takes the first option listed.
    First,
    /// Each option is as likely as another.
    Even,
}

impl Policy {
    /// Names as in commands.
    pub const NAMES: [(&'static str, Policy); 3] =
        [("best", Policy::Best), ("first", Policy::First), ("even", Policy::Even)];
}

/// A fraction of whole numbers, in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fraction {
    /// Upper number.
    pub ways: BigUint,
    /// Lower number.
    pub of: BigUint,
}

impl Fraction {
    /// The fraction in lowest terms.
    pub fn new(ways: BigUint, of: BigUint) -> Fraction {
        let common = ways.gcd(&of);
        Fraction { ways: ways / &common, of: of / common }
    }

    fn zero() -> Fraction {
        Fraction { ways: BigUint::ZERO, of: BigUint::from(1u8) }
    }

    fn plus(&self, other: &Fraction) -> Fraction {
        Fraction::new(&self.ways * &other.of + &other.ways * &self.of, &self.of * &other.of)
    }

    /// What is left of it when a part, not larger, is taken away.
    fn minus(&self, part: &Fraction) -> Fraction {
        Fraction::new(&self.ways * &part.of - &part.ways * &self.of, &self.of * &part.of)
    }

    /// The probability in billionths, rounded down, for showing.
    pub fn billionths(&self) -> u64 {
        u64::try_from(&self.ways * 1_000_000_000u32 / &self.of).unwrap_or(u64::MAX)
    }
}

/// What may come of a choice, each result with its exact probability; they sum to one.
pub type Distribution = BTreeMap<String, Fraction>;

/// What is asked: a choice, perhaps after others that lead up to it, and what to look at.
#[derive(Clone, Copy, Debug)]
pub struct Query<'a, C> {
    /// Who chooses.
    pub seat: Seat,
    /// The choice; when several are given, the first ones are parts of one action.
    pub choices: &'a [C],
    /// What to look at, one of the game's metrics; the usual one when nothing is said.
    pub metric: Option<&'a str>,
    /// How others answer.
    pub policy: Policy,
}

/// A result with this name stands for what is still undecided after [`ANSWERS`] answers, and for
/// the ways that were not walked because there are more than [`PATHS`].
pub const UNDECIDED: &str = "undecided";

/// A result with this name says that nothing came of the choice.
pub const NOTHING: &str = "nothing";

/// How many answers are followed before a result counts as undecided.
pub const ANSWERS: usize = 64;

/// How many ways are walked at most, in all worlds together.
pub const PATHS: usize = 60_000;

/// The exact distribution of what a choice leads to.
pub fn odds<G: Game>(game: &G, query: &Query<'_, G::Choice>) -> Result<Distribution, Fault> {
    let metric = find_metric::<G>(query.metric)?;
    let Some((choice, lead)) = query.choices.split_last() else {
        return Err(Fault::new(Code::BadRequest, "fault-odds-no-choice").at("choice"));
    };
    let mut before = game.clone();
    for (at, step) in lead.iter().enumerate() {
        before = staged(&before, query.seat, step).map_err(|it| it.at(format!("choice[{at}]")))?;
    }
    may_answer(&before, query.seat)?;
    before.legality(choice)?;
    let (before, choice) = forced_on(before, query.seat, choice.clone());
    let choice = &choice;
    let book = before.its_book();
    let view = before.view(query.seat.into());
    let worlds = G::worlds(book, &view, choice, metric);
    let total: BigUint = worlds.iter().map(|&(ways, _)| BigUint::from(ways)).sum();
    let mut found = Found { distribution: Distribution::new(), left: PATHS };
    for (ways, world) in &worlds {
        let share = Fraction::new(BigUint::from(*ways), total.clone());
        found.walk(world, choice, metric, query.policy, &share)?;
    }
    Ok(found.distribution)
}

/// The odds of a choice under the metric that is named, or else under the game's first one by which anything
/// hangs on the choice; and that metric.
pub fn telling<G: Game>(
    game: &G,
    query: &Query<'_, G::Choice>,
) -> Result<(&'static str, Distribution), Fault> {
    if query.metric.is_some() {
        return Ok((find_metric::<G>(query.metric)?, odds(game, query)?));
    }
    for &metric in G::metrics() {
        let told = odds(game, &Query { metric: Some(metric), ..*query })?;
        if told.keys().any(|result| result != NOTHING) {
            return Ok((metric, told));
        }
    }
    Err(Fault::new(Code::BadRequest, "fault-odds-nothing").at("choice"))
}

/// What has been found so far, and how many ways may still be walked.
struct Found {
    distribution: Distribution,
    left: usize,
}

fn find_metric<G: Game>(metric: Option<&str>) -> Result<&'static str, Fault> {
    let known = G::metrics();
    let found = metric.map_or(known.first(), |name| known.iter().find(|&&it| it == name));
    found.copied().ok_or_else(|| {
        Fault::new(Code::BadRequest, "fault-odds-metric")
            .at("of")
            .with("metric", metric.unwrap_or_default())
            .with("known", known.join(", "))
    })
}

fn may_answer<G: Game>(game: &G, seat: Seat) -> Result<(), Fault> {
    match game.ask() {
        None => Err(Fault::new(Code::Over, "fault-over")),
        Some(ask) if ask.seat == seat => Ok(()),
        Some(ask) => Err(Fault::new(Code::NotYourTurn, "fault-not-your-turn")
            .with("seat", seat.0)
            .with("asked", ask.seat.0)),
    }
}

/// Goes on with an action as long as its next part leaves no choice and tells nothing new, so that
/// what it comes to is weighed and not what it begins with.
fn forced_on<G: Game>(mut game: G, seat: Seat, mut choice: G::Choice) -> (G, G::Choice) {
    for _ in 0..ANSWERS {
        let Ok(next) = staged(&game, seat, &choice) else { break };
        let options = Options::of(&next);
        let [only] = options.list() else { break };
        if options.coverage() != Coverage::All || reveals(&game, seat, &choice) {
            break;
        }
        (game, choice) = (next.clone(), only.clone());
    }
    (game, choice)
}

/// Plays a part of an action that nobody else sees and no chance enters.
pub fn staged<G: Game>(game: &G, seat: Seat, choice: &G::Choice) -> Result<G, Fault> {
    may_answer(game, seat)?;
    let legal = Legal::check(game, choice.clone())?;
    let mut next = game.clone();
    let mut nothing = crate::dice::Script::default();
    let played = next.play(legal, &mut Cx::silent(&mut nothing));
    // A state that chance was lacking for is half done and can be asked nothing.
    let goes_on = |ask: Ask| ask.seat == seat && ask.step == Step::GoesOn;
    if played.is_err() || !next.ask().is_some_and(goes_on) {
        return Err(Fault::new(Code::BadRequest, "fault-odds-not-staged"));
    }
    Ok(next)
}

impl Found {
    /// Walks every outcome of a world that has this share of all.
    fn walk<G: Game>(
        &mut self,
        world: &G,
        choice: &G::Choice,
        metric: &str,
        policy: Policy,
        share: &Fraction,
    ) -> Result<(), Fault> {
        let (mut walk, mut walked) = (Walk::default(), Fraction::zero());
        while self.left > 0 {
            self.left -= 1;
            let legal = Legal::check(world, choice.clone())?;
            let result = follow(world, legal, metric, policy, &mut walk);
            let weight = Fraction::new(&share.ways * walk.ways(), &share.of * walk.of());
            walked = walked.plus(&weight);
            self.add(result, &weight);
            if !walk.advance() {
                return Ok(());
            }
        }
        self.add(UNDECIDED.to_owned(), &share.minus(&walked));
        Ok(())
    }

    fn add(&mut self, result: String, weight: &Fraction) {
        let so_far = self.distribution.entry(result).or_insert_with(Fraction::zero);
        *so_far = so_far.plus(weight);
    }
}

/// Plays one path to its result.
fn follow<G: Game>(
    world: &G,
    choice: Legal<G::Choice>,
    metric: &str,
    policy: Policy,
    walk: &mut Walk,
) -> String {
    let mut after = world.clone();
    let mut events = Vec::new();
    after.play(choice, &mut Cx::logged(walk, &mut events)).expect("a walk never runs dry");
    for _ in 0..ANSWERS {
        if let Some(result) = G::came_of(world, &after, &events, metric) {
            return result;
        }
        if after.ask().is_none() {
            break;
        }
        let answer = answer(&after, policy, walk);
        after.play(answer, &mut Cx::logged(walk, &mut events)).expect("a walk never runs dry");
    }
    UNDECIDED.to_owned()
}

fn answer<G: Game>(game: &G, policy: Policy, walk: &mut Walk) -> Legal<G::Choice> {
    let options = Options::of(game);
    let at = match policy {
        Policy::First => 0,
        Policy::Even => walk.even(options.list().len()),
        Policy::Best => best(game, &options),
    };
    options.pick(at)
}

fn best<G: Game>(game: &G, options: &Options<G::Choice>) -> usize {
    let seat = game.ask().expect("somebody is asked").seat;
    let worth = |at: &usize| {
        let mut after = game.clone();
        let mut dice = Seeded::from_text("policy");
        after
            .play(options.pick(*at), &mut Cx::silent(&mut dice))
            .expect("seeded dice never run dry");
        (after.evaluate(seat), std::cmp::Reverse(*at))
    };
    (0..options.list().len()).max_by_key(worth).expect("a question has an answer")
}
