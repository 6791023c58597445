//! How an iteration goes on beyond the tree: some quick actions, then a look at the table.
//!
//! What an action brings often shows a whole round later, so play goes on for long; and it tells
//! nothing unless everybody plays sensibly, so each action is the best-looking of several.

use reglette_engine::{Game, Options, Rng, Seat, Step};

use crate::budget::Clock;
use crate::world::World;

/// How many parts of an action are answered before it is left as it is.
const PARTS: usize = 24;

/// The shortest rollout, in actions, and the fewest options looked at for one.
const SHORTEST: u32 = 4;
const NARROWEST: usize = 4;

/// Plays on quickly.
#[derive(Debug)]
pub(crate) struct Rollout<C> {
    /// How many actions are played.
    actions: u32,
    /// How many options of a question are looked at.
    breadth: usize,
    first: Options<C>,
    parts: Options<C>,
    line: Vec<C>,
    best: Vec<C>,
}

impl<C: Clone> Rollout<C> {
    pub fn new(actions: u32, breadth: usize) -> Rollout<C> {
        let (first, parts) = (Options::new(), Options::new());
        Rollout { actions, breadth, first, parts, line: Vec::new(), best: Vec::new() }
    }

    /// Makes do with a part of the time, by fewer actions and fewer options for each.
    pub fn shorten(&mut self, part: f64) {
        let part = part.clamp(0.0, 1.0).sqrt();
        self.actions = ((f64::from(self.actions) * part) as u32).max(SHORTEST);
        self.breadth = ((self.breadth as f64 * part) as usize).max(NARROWEST);
    }

    /// Plays some actions, whoever's they are.
    pub fn play<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        for _ in 0..self.actions {
            let Some(ask) = world.game.ask() else {
                return;
            };
            if clock.is_spent() {
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
        if count == 1 {
            world.play(self.first.pick(0), clock);
            return;
        }
        let mut most = f64::NEG_INFINITY;
        for at in 0..count.min(self.breadth) {
            let at = if count > self.breadth { rng.index(count) } else { at };
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

    /// Answers the further parts of an action anyhow.
    fn complete<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        for _ in 0..PARTS {
            if world.game.ask().is_none_or(|ask| ask.step != Step::GoesOn) || clock.is_spent() {
                return;
            }
            self.parts.fill(&world.game);
            let at = match self.parts.list().len() {
                1 => 0,
                count => rng.index(count),
            };
            self.line.push(self.parts.list()[at].clone());
            world.play(self.parts.pick(at), clock);
        }
    }
}
