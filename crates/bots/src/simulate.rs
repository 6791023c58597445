//! Many games between bots.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use reglette_engine::dice::Seeded;
use reglette_engine::driver::{Source, Start};
use reglette_engine::record::Player as Seated;
use reglette_engine::setup::Content;
use reglette_engine::{Code, Cx, Fault, Game, Match, Options, Outcome, Rng, Seat, Setup};

use crate::level::Level;
use crate::player::{Player, Reply};
use crate::tally::{Summary, Tally};
use crate::trace::Stopped;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Spec {
    /// Scenario, edition, options.
    pub setup: Setup,
    /// Content files brought by a person.
    pub content: Arc<Content>,
    /// Who plays: one level per seat.
    pub levels: Vec<Level>,
    /// Who sits where.
    pub seating: Seating,
    /// Number of games.
    pub games: u64,
    /// The seed; game number `n` is played by `Rng::numbered(seed, n)`.
    pub seed: String,
    /// Number of threads.
    pub jobs: usize,
    /// After so many decisions a game is broken off as stalled.
    pub decisions: u64,
    /// Once set, no further game begins.
    pub stop: Arc<AtomicBool>,
}

/// Who sits where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// Everyone moves one seat on after every game, so that every bot sits everywhere.
    #[default]
    Rotating,
    /// Everyone stays.
    Fixed,
}

impl Default for Spec {
    fn default() -> Spec {
        Spec {
            setup: Setup::default(),
            content: Arc::default(),
            levels: Vec::new(),
            seating: Seating::default(),
            games: 100,
            seed: String::new(),
            jobs: 1,
            decisions: 20_000,
            stop: Arc::default(),
        }
    }
}

/// Takes finished games, with their numbers, from any thread and in any order.
pub type Keep<'a, G> = &'a (dyn Fn(u64, &Match<G>) + Sync);

/// Plays games between bots.
///
/// `progress` is told the number of finished games after each; `keep`, if given, gets every game
/// with its record. The same seed gives the same games, whatever the number of threads and whether
/// they are kept, as far as the bots' budgets are not of time.
pub fn simulate<G: Game>(
    spec: &Spec,
    progress: &(dyn Fn(u64) + Sync),
    keep: Option<Keep<'_, G>>,
) -> Result<Summary, Fault> {
    let book = G::book(&spec.setup, &spec.content)?;
    Fault::refuse(G::roster_faults(&book))?;
    let seats = usize::from(G::seats(&book));
    if spec.levels.len() != seats {
        return Err(Fault::new(Code::BadRequest, "fault-seat-count")
            .at("seats")
            .with("given", spec.levels.len())
            .with("seats", seats));
    }
    let start = Instant::now();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = || -> Result<Tally, Fault> {
        let mut worker = Worker::<G> { spec, book: &book, keep, options: Options::new() };
        let mut tally = Tally::new(seats);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= spec.games || spec.stop.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            worker.game(number, &mut tally)?;
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let mut total = Tally::new(seats);
    let jobs = spec.jobs.min(MOST_JOBS).min(usize::try_from(spec.games).unwrap_or(MOST_JOBS));
    for tally in in_threads(jobs, work) {
        total.merge(&tally?);
    }
    Ok(total.summary(&spec.levels, start.elapsed().as_secs_f64()))
}

/// No machine gains by more threads, and some cannot have them.
const MOST_JOBS: usize = 256;

/// Does the same work in several threads; a panic in one of them is passed on.
fn in_threads<R: Send>(jobs: usize, work: impl Fn() -> R + Sync) -> Vec<R> {
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..jobs).map(|_| scope.spawn(&work)).collect();
        let own = work();
        let join = |other: std::thread::ScopedJoinHandle<'_, R>| {
            other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        std::iter::once(own).chain(others.into_iter().map(join)).collect()
    })
}

/// One thread's share of the work.
struct Worker<'a, G: Game> {
    spec: &'a Spec,
    book: &'a Arc<G::Book>,
    keep: Option<Keep<'a, G>>,
    options: Options<G::Choice>,
}

impl<G: Game> Worker<'_, G> {
    fn game(&mut self, number: u64, tally: &mut Tally) -> Result<(), Fault> {
        let mut rng = Rng::numbered(&self.spec.seed, number);
        let dice = Seeded(rng.fork());
        let (outcome, decisions) = match self.keep {
            Some(keep) => self.recorded(number, dice, rng, keep, tally)?,
            None if self.spec.levels.iter().all(|&level| level == Level::Random) => {
                self.random(dice, rng)
            }
            None => self.unrecorded(number, dice, rng, tally),
        };
        tally.add(outcome.as_ref(), decisions, |seat| self.entry(number, seat));
        Ok(())
    }

    /// Which of the bots sits at a seat.
    fn entry(&self, number: u64, seat: Seat) -> usize {
        let seats = self.spec.levels.len();
        match self.spec.seating {
            Seating::Fixed => seat.index(),
            Seating::Rotating => (seat.index() + seats - (number % seats as u64) as usize) % seats,
        }
    }

    fn players(&self, number: u64, rng: &mut Rng) -> Vec<Player<G>> {
        Seat::all(G::seats(self.book))
            .map(|seat| Player::new(self.spec.levels[self.entry(number, seat)], rng.fork()))
            .collect()
    }

    /// Nothing but options taken anyhow: no views, no copies, no record.
    fn random(&mut self, mut dice: Seeded, mut rng: Rng) -> (Option<Outcome>, u64) {
        let mut seats: Vec<Rng> = Seat::all(G::seats(self.book)).map(|_| rng.fork()).collect();
        let mut game = begin::<G>(self.book, &mut dice);
        let mut decisions = 0;
        while decisions < self.spec.decisions
            && let Some(ask) = game.ask()
        {
            self.options.fill(&game);
            let at = seats[ask.seat.index()].index(self.options.list().len());
            play(&mut game, self.options.pick(at), &mut dice);
            decisions += 1;
        }
        (game.outcome(), decisions)
    }

    fn unrecorded(
        &self,
        number: u64,
        mut dice: Seeded,
        mut rng: Rng,
        tally: &mut Tally,
    ) -> (Option<Outcome>, u64) {
        let mut players = self.players(number, &mut rng);
        let mut game = begin::<G>(self.book, &mut dice);
        let mut decisions = 0;
        while decisions < self.spec.decisions
            && let Some(ask) = game.ask()
            && let Some(reply) = players[ask.seat.index()].answer(&game)
        {
            note(&reply, tally);
            play(&mut game, reply.choice, &mut dice);
            decisions += 1;
        }
        (game.outcome(), decisions)
    }

    fn recorded(
        &self,
        number: u64,
        dice: Seeded,
        mut rng: Rng,
        keep: Keep<'_, G>,
        tally: &mut Tally,
    ) -> Result<(Option<Outcome>, u64), Fault> {
        let mut players = self.players(number, &mut rng);
        let start = Start {
            setup: self.spec.setup.clone(),
            content: Arc::clone(&self.spec.content),
            seats: self.seated(number),
            ..Start::default()
        };
        let (mut played, _) = Match::<G>::start(start, Source::Seeded(dice))?;
        let mut decisions = 0;
        while decisions < self.spec.decisions
            && let Some(ask) = played.game().ask()
            && let Some(reply) = players[ask.seat.index()].answer(played.game())
        {
            note(&reply, tally);
            played.play(ask.seat, reply.choice.into_inner())?;
            decisions += 1;
        }
        keep(number, &played);
        Ok((played.game().outcome(), decisions))
    }

    fn seated(&self, number: u64) -> Vec<Seated> {
        let level = |seat| self.spec.levels[self.entry(number, seat)];
        Seat::all(G::seats(self.book))
            .map(|seat| Seated { name: String::new(), bot: Some(level(seat).to_string()) })
            .collect()
    }
}

fn begin<G: Game>(book: &Arc<G::Book>, dice: &mut Seeded) -> G {
    G::start(book, &mut Cx::silent(dice)).expect("seeded dice never run dry")
}

fn play<G: Game>(game: &mut G, choice: reglette_engine::Legal<G::Choice>, dice: &mut Seeded) {
    game.play(choice, &mut Cx::silent(dice)).expect("seeded dice never run dry");
}

fn note<C>(reply: &Reply<C>, tally: &mut Tally) {
    tally.failures += u64::from(reply.trace.stopped == Stopped::Failed);
    tally.slowest = tally.slowest.max(reply.took.unwrap_or(0.0));
}
