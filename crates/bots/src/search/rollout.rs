//! How an iteration goes on beyond the tree: quick actions, then a look at the table.
//!
//! What an action brings often shows only later, so play goes on: to the end of the stretch where
//! the game tells its stretches, otherwise for a number of actions. Two tables are compared fairly
//! only at the same point of play. And a rollout tells nothing unless everybody plays sensibly, so
//! each action is the best-looking of several.

use reglette_engine::{Game, Options, Rng, Seat, Step};

use crate::budget::Clock;
use crate::world::World;

/// How many parts of an action are answered before it is left as it is.
const PARTS: usize = 24;

/// The fewest options looked at for an action.
const NARROWEST: usize = 4;

/// No rollout has more actions, and so none goes on for ever.
const LONGEST: u32 = 4_096;

/// How far a rollout goes and how closely it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// How many actions are played at most.
    pub actions: u32,
    /// How many options of a question are looked at.
    pub breadth: usize,
    /// How many options of a further part of an action are looked at.
    pub parts: usize,
}

impl Pace {
    /// Anything legal, to the end of the game.
    pub const BLIND: Pace = Pace { actions: LONGEST, breadth: 1, parts: 1 };
    /// With a glance at each action, to the end of the game.
    pub const GLANCE: Pace = Pace { actions: LONGEST, breadth: NARROWEST, parts: 2 };
    /// The better-looking of two for each action, to the end of the game: little care, but many games.
    pub const FLEETING: Pace = Pace { actions: LONGEST, breadth: 2, parts: 1 };
}

/// Plays on quickly.
#[derive(Debug)]
pub(crate) struct Rollout<C> {
    pace: Pace,
    first: Options<C>,
    parts: Options<C>,
    line: Vec<C>,
    best: Vec<C>,
    played: u32,
}

impl<C: Clone> Rollout<C> {
    pub fn new(pace: Pace) -> Rollout<C> {
        let (first, parts) = (Options::new(), Options::new());
        Rollout { pace, first, parts, line: Vec::new(), best: Vec::new(), played: 0 }
    }

    /// Whether nothing is looked at before it is done.
    pub fn is_blind(&self) -> bool {
        self.pace.breadth == 1
    }

    /// Whether the game is played to its end.
    pub fn is_whole(&self) -> bool {
        self.pace.actions == LONGEST
    }

    /// How many actions the last rollout had.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// Makes do with a part of the time, by looking at fewer options.
    pub fn hurry(&mut self, part: f64) {
        let narrow = (self.pace.breadth as f64 * part.clamp(0.0, 1.0)) as usize;
        self.pace.breadth = narrow.max(NARROWEST).min(self.pace.breadth);
    }

    /// Plays some actions, whoever's they are.
    pub fn play<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        let stretch = world.game.stretch();
        for played in 0..self.pace.actions {
            self.played = played;
            let Some(ask) = world.game.ask() else {
                return;
            };
            if clock.is_spent() || (!self.is_whole() && world.game.stretch() != stretch) {
                return;
            }
            self.action(world, ask.seat, rng, clock);
        }
    }

    /// Answers with the option that looks best to a seat, each completed in one way.
    fn action<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        seat: Seat,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        self.first.fill(&world.game);
        let count = self.first.list().len();
        if count == 1 || self.is_blind() {
            world.play(self.first.pick(any(count, rng)), clock);
            return;
        }
        let mut most = f64::NEG_INFINITY;
        for at in 0..count.min(self.pace.breadth) {
            let at = if count > self.pace.breadth { rng.index(count) } else { at };
            let mut after = world.clone();
            after.reroll(rng);
            self.line.clear();
            self.line.push(self.first.list()[at].clone());
            after.play(self.first.pick(at), clock);
            self.complete(&mut after, rng, clock);
            let worth = after.worth(seat);
            if worth > most {
                most = worth;
                std::mem::swap(&mut self.best, &mut self.line);
            }
            if clock.is_spent() {
                return;
            }
        }
        // The line is played again with other dice: it was chosen for what it is, not for its luck.
        for choice in &self.best {
            if !world.try_play(choice, clock) {
                break;
            }
        }
        self.complete(world, rng, clock);
    }

    /// Answers the further parts of an action by what looks good at once.
    fn complete<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        for _ in 0..PARTS {
            let part = world.game.ask().filter(|ask| ask.step == Step::GoesOn);
            let Some(ask) = part else {
                return;
            };
            if clock.is_spent() {
                return;
            }
            self.parts.fill(&world.game);
            let at = self.part(world, ask.seat, rng, clock);
            self.line.push(self.parts.list()[at].clone());
            world.play(self.parts.pick(at), clock);
        }
    }

    /// The best-looking of some answers to a part.
    fn part<G: Game<Choice = C>>(
        &self,
        world: &World<G>,
        seat: Seat,
        rng: &mut Rng,
        clock: &mut Clock,
    ) -> usize {
        let count = self.parts.list().len();
        let most = self.pace.parts;
        if count == 1 || most == 1 {
            return any(count, rng);
        }
        let mut best = (f64::NEG_INFINITY, 0);
        for at in 0..count.min(most) {
            let at = if count > most { rng.index(count) } else { at };
            let mut after = world.clone();
            after.play(self.parts.pick(at), clock);
            let worth = after.worth(seat);
            if worth > best.0 {
                best = (worth, at);
            }
        }
        best.1
    }
}

/// Any of so many; without chance where there is only one.
fn any(count: usize, rng: &mut Rng) -> usize {
    if count == 1 { 0 } else { rng.index(count) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Stones, book};

    /// How many of these stones are left after a rollout.
    fn left(stones: u8, pace: Pace) -> u8 {
        let book = book::<Stones>("plain", 2);
        let mut rng = Rng::from_text("rollout");
        let view = Stones::with("plain", stones).table;
        let mut world = World::<Stones>::imagine(&book, &view, &mut rng);
        Rollout::new(pace).play(&mut world, &mut rng, &mut Clock::start(None));
        world.game.table.left
    }

    #[test]
    fn a_rollout_ends_with_its_stretch() {
        // Taking looks bad, so each takes one stone; a stretch ends below every sixth.
        let pace = Pace { actions: 64, breadth: 8, parts: 1 };
        assert_eq!([24, 23, 20].map(|stones| left(stones, pace)), [23, 17, 17]);
        assert_eq!(left(23, Pace { actions: 2, ..pace }), 21);
    }

    #[test]
    fn a_blind_rollout_goes_to_the_end() {
        assert_eq!(left(24, Pace::BLIND), 0);
    }
}
