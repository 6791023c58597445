//! How an iteration goes on beyond the tree: a few quick actions, then a look at the table.

use reglette_engine::{Game, Options, Rng, Step};

use crate::budget::Clock;
use crate::world::World;

/// How many parts of an action are answered before it is left as it is.
const PARTS: usize = 24;

/// Plays on quickly.
#[derive(Debug)]
pub(crate) struct Rollout<C> {
    /// How many actions are played.
    pub actions: u32,
    /// Out of how many random lines each action is chosen.
    pub candidates: u32,
    options: Options<C>,
    line: Vec<C>,
    best: Vec<C>,
}

impl<C: Clone> Rollout<C> {
    pub fn new(actions: u32, candidates: u32) -> Rollout<C> {
        let (options, line, best) = (Options::new(), Vec::new(), Vec::new());
        Rollout { actions, candidates, options, line, best }
    }

    /// Plays a few actions, whoever's they are.
    pub fn play<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        self.random_parts(world, rng, clock);
        for _ in 0..self.actions {
            if world.game.ask().is_none() || clock.is_spent() {
                return;
            }
            self.action(world, rng, clock);
        }
    }

    /// Plays the best-looking of a few random lines.
    fn action<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        let Some(ask) = world.game.ask() else {
            return;
        };
        if self.candidates < 2 {
            self.random_line(world, rng, clock);
            return;
        }
        let mut most = f64::NEG_INFINITY;
        for _ in 0..self.candidates {
            let mut after = world.clone();
            after.reroll(rng);
            self.random_line(&mut after, rng, clock);
            let worth = after.worth(ask.seat);
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
        self.random_parts(world, rng, clock);
    }

    /// Answers a question and the further parts of its action anyhow.
    fn random_line<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        self.line.clear();
        self.random_part(world, rng, clock);
        self.random_parts(world, rng, clock);
    }

    /// Answers the further parts of an action anyhow.
    fn random_parts<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        for _ in 0..PARTS {
            if world.game.ask().is_none_or(|ask| ask.step == Step::Begins) || clock.is_spent() {
                return;
            }
            self.random_part(world, rng, clock);
        }
    }

    fn random_part<G: Game<Choice = C>>(
        &mut self,
        world: &mut World<G>,
        rng: &mut Rng,
        clock: &mut Clock,
    ) {
        self.options.fill(&world.game);
        let at = match self.options.list().len() {
            1 => 0,
            len => rng.index(len),
        };
        self.line.push(self.options.list()[at].clone());
        world.play(self.options.pick(at), clock);
    }
}
