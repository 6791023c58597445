//! Lines: whole actions, from the open question through all their parts.
//!
//! A question may be one part of an action ([`Step::GoesOn`]). What an answer is worth shows only
//! once the action is complete, so one step of look-ahead is a *line*: an option and the answers
//! that complete it. Lines are found on one imagined table and can be played on others.

use reglette_engine::{Game, Options, Seat, Step};

use crate::budget::Clock;
use crate::world::World;

/// How many answers of other seats are looked through before a line's end.
const REACTIONS: u8 = 4;

/// A question with more options than this is taken for another seat's turn, not for a reaction.
const REACTION_OPTIONS: usize = 10;

/// How many parts an action may have before it is judged half done.
const PARTS: usize = 24;

/// A whole action.
#[derive(Clone, Debug)]
pub(crate) struct Line<C> {
    /// The place of its first choice among the options.
    pub option: usize,
    /// Its choices, the first one included.
    pub choices: Vec<C>,
    /// What it led to, summed over all the tables it was played on.
    pub worth: f64,
    /// On how many tables it was played.
    pub samples: u32,
    /// No dice were thrown on its way, and every table made the same of it.
    pub certain: bool,
}

impl<C> Line<C> {
    /// What it leads to on average.
    pub fn mean(&self) -> f64 {
        self.worth / f64::from(self.samples.max(1))
    }

    /// Counts what it led to on one more table.
    pub fn add(&mut self, (worth, luck): (f64, bool)) {
        self.certain &= !luck && worth == self.mean();
        self.worth += worth;
        self.samples += 1;
    }
}

/// Where play stands after an answer of an action.
enum Reached {
    /// The action goes on.
    Part,
    /// The action is complete and worth this to its seat.
    End(f64),
}

/// A line that is not complete yet, with the table it has led to.
struct Open<G: Game> {
    world: World<G>,
    line: Line<G::Choice>,
    looks: f64,
}

/// Finds and plays the lines of one seat.
#[derive(Debug)]
pub(crate) struct Lines<'a> {
    /// Whose lines.
    pub seat: Seat,
    /// How many answers may be tried to find them.
    pub cap: usize,
    /// Whether they are judged by what the others may do next, too.
    pub foresight: bool,
    /// When to stop.
    pub clock: &'a mut Clock,
}

impl Lines<'_> {
    /// All lines that begin with one of the `first` options; when they are too many, the ones that
    /// look best half way, and at least one for each option that time allows.
    pub fn find<G: Game>(&mut self, world: &World<G>, first: &[usize]) -> Vec<Line<G::Choice>> {
        let (mut done, mut open) = (Vec::new(), Vec::new());
        let options = Options::of(&world.game);
        for &option in first {
            if self.clock.is_spent() && !(done.is_empty() && open.is_empty()) {
                break;
            }
            let line = Line { option, choices: Vec::new(), worth: 0.0, samples: 1, certain: true };
            let start = Open { world: world.clone(), line, looks: 0.0 };
            self.extend(start, &options, option, &mut done, &mut open);
        }
        let mut tried = first.len();
        let mut options = Options::new();
        while !open.is_empty() && tried < self.cap && !self.clock.is_spent() {
            open.sort_by(|a: &Open<G>, b| b.looks.total_cmp(&a.looks));
            for part in std::mem::take(&mut open) {
                options.fill(&part.world.game);
                tried += options.list().len();
                if tried > self.cap || self.clock.is_spent() {
                    self.finish(part, &mut done);
                    continue;
                }
                for at in 0..options.list().len() {
                    let next = part.copy();
                    self.extend(next, &options, at, &mut done, &mut open);
                }
            }
        }
        for part in open {
            self.finish(part, &mut done);
        }
        done
    }

    /// Plays a line on a table and says what it leads to, and whether chance took part; parts that do
    /// not fit this table are answered by what looks best.
    pub fn play<G: Game>(&mut self, mut world: World<G>, line: &[G::Choice]) -> (f64, bool) {
        let luck = world.luck();
        let worth = self.play_through(&mut world, line);
        (worth, world.luck() != luck)
    }

    fn play_through<G: Game>(&mut self, world: &mut World<G>, line: &[G::Choice]) -> f64 {
        for choice in line {
            if !world.try_play(choice, self.clock) {
                break;
            }
            if let Reached::End(worth) = self.settle(world) {
                return worth;
            }
        }
        self.complete(world, &mut Vec::new())
    }

    fn extend<G: Game>(
        &mut self,
        mut open: Open<G>,
        options: &Options<G::Choice>,
        at: usize,
        done: &mut Vec<Line<G::Choice>>,
        parts: &mut Vec<Open<G>>,
    ) {
        open.line.choices.push(options.list()[at].clone());
        let luck = open.world.luck();
        open.world.play(options.pick(at), self.clock);
        let reached = self.settle(&mut open.world);
        open.line.certain &= open.world.luck() == luck;
        match reached {
            Reached::End(worth) => done.push(Line { worth, ..open.line }),
            Reached::Part if open.line.choices.len() >= PARTS => {
                done.push(Line { worth: self.worth(&open.world), ..open.line });
            }
            Reached::Part => {
                open.looks = self.worth(&open.world);
                parts.push(open);
            }
        }
    }

    /// Completes a line in one way only, unless its option has a complete line already.
    fn finish<G: Game>(&mut self, mut open: Open<G>, done: &mut Vec<Line<G::Choice>>) {
        if done.iter().all(|line| line.option != open.line.option) {
            open.line.certain = false;
            let worth = self.complete(&mut open.world, &mut open.line.choices);
            done.push(Line { worth, ..open.line });
        }
    }

    /// Answers the remaining parts of an action by what looks best at once.
    fn complete<G: Game>(&mut self, world: &mut World<G>, line: &mut Vec<G::Choice>) -> f64 {
        for _ in 0..PARTS {
            let goes_on = world
                .game
                .ask()
                .is_some_and(|ask| ask.seat == self.seat && ask.step == Step::GoesOn);
            if !goes_on || self.clock.is_spent() {
                break;
            }
            line.extend(self.answer_at_sight(world, self.seat));
            if let Reached::End(worth) = self.settle(world) {
                return worth;
            }
        }
        self.worth(world)
    }

    /// Looks through other seats' reactions for the end of an action.
    ///
    /// Once another seat is asked the action may be complete, or it may go on after a reaction.
    /// A few answers show which; if play does not come back, the table counts as it stood before.
    fn settle<G: Game>(&mut self, world: &mut World<G>) -> Reached {
        let Some(ask) = world.game.ask() else {
            return Reached::End(self.worth(world));
        };
        if ask.seat == self.seat {
            return self.own(world, ask.step);
        }
        if ask.step == Step::Turn {
            return Reached::End(self.worth(world));
        }
        let before = self.worth(world);
        for _ in 0..REACTIONS {
            let Some(ask) = world.game.ask() else {
                return Reached::End(self.worth(world));
            };
            if ask.seat == self.seat {
                return self.own(world, ask.step);
            }
            if ask.step == Step::Turn {
                return Reached::End(self.worth(world));
            }
            if self.clock.is_spent() || self.react(world, ask.seat).is_none() {
                break;
            }
        }
        Reached::End(before)
    }

    fn worth<G: Game>(&self, world: &World<G>) -> f64 {
        if self.foresight { world.outlook(self.seat) } else { world.worth(self.seat) }
    }

    fn own<G: Game>(&self, world: &World<G>, step: Step) -> Reached {
        match step {
            Step::GoesOn => Reached::Part,
            Step::Begins | Step::Turn => Reached::End(self.worth(world)),
        }
    }

    /// Answers for another seat what looks best to it, if it is asked for a reaction.
    fn react<G: Game>(&mut self, world: &mut World<G>, seat: Seat) -> Option<()> {
        let few = Options::of(&world.game).list().len() <= REACTION_OPTIONS;
        few.then(|| {
            self.answer_at_sight(world, seat);
        })
    }

    /// Answers what leaves the table looking best to a seat at once.
    fn answer_at_sight<G: Game>(&mut self, world: &mut World<G>, seat: Seat) -> Option<G::Choice> {
        let options = Options::of(&world.game);
        let mut best: Option<(f64, usize, World<G>)> = None;
        for at in 0..options.list().len() {
            let mut after = world.clone();
            after.play(options.pick(at), self.clock);
            let worth = after.worth(seat);
            if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                best = Some((worth, at, after));
            }
        }
        let (_, at, after) = best?;
        *world = after;
        Some(options.list()[at].clone())
    }
}

impl<G: Game> Open<G> {
    fn copy(&self) -> Open<G> {
        Open { world: self.world.clone(), line: self.line.clone(), looks: self.looks }
    }
}
