//! `reglette sim`: many games between bots, and what came of them.

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use reglette_bots::{Level, Seating, Share, Spec, Summary};
use reglette_engine::fault::Fault;
use reglette_engine::record::Record;
use reglette_registry::AnyGame;
use reglette_words::Args;
use serde_json::{Value, json};

use crate::args::SimArgs;
use crate::failure::Failure;
use crate::files;
use crate::say::Say;
use crate::setup::{self, Who};
use crate::text::{Align, STRONG, columns, styled};

/// Games played when nothing else is asked for.
const GAMES: u64 = 100;

pub fn run(args: &SimArgs, say: Say) -> Result<ExitCode, Failure> {
    let game = reglette_registry::find(&args.game).map_err(|it| Failure::of(&it, None, say))?;
    let spec = spec(game, args, say)?;
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::Job(files::unwritable(folder, &error, say)))?;
    }
    let summary = play(game, &spec, args, say)?;
    if args.json {
        writeln!(std::io::stdout(), "{}", document(game, &spec, &summary))?;
    } else {
        write!(anstream::stdout(), "{}", told(game, &spec, &summary, say))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn spec(game: &'static dyn AnyGame, args: &SimArgs, say: Say) -> Result<Spec, Failure> {
    let named = args.seats.as_deref().map(|seats| setup::seats(seats, say)).transpose()?;
    let setup = setup::setup(&args.setup, named.as_ref().map(Vec::len), say)?;
    let content = files::content(args.setup.content.as_deref(), say)?;
    let seats =
        setup::players(game, &setup, &content).map_err(|it| told_of(game, it, args, say))?;
    let named = named.unwrap_or_else(|| vec![Who::Bot(Level::Greedy); usize::from(seats)]);
    let level = |who: Who| match who {
        Who::Bot(level) => Ok(level),
        Who::Person(_) => Err(Failure::Call(say.say("sim-no-people"))),
    };
    let levels = named.into_iter().map(level).collect::<Result<Vec<Level>, Failure>>()?;
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    Ok(Spec {
        setup,
        content,
        levels,
        seating: if args.rotate { Seating::Rotating } else { Seating::Fixed },
        games: args.games.unwrap_or(GAMES),
        seed: args.seed.clone().unwrap_or_else(setup::fresh_seed),
        jobs: args.jobs.unwrap_or(cores).max(1),
        ..Spec::default()
    })
}

fn play(
    game: &'static dyn AnyGame,
    spec: &Spec,
    args: &SimArgs,
    say: Say,
) -> Result<Summary, Failure> {
    let out = args.out.as_deref();
    let bar = progress_bar(spec.games);
    let lines = Lines::new(spec.games, say);
    let progress = |done| if bar.is_hidden() { lines.tell(done) } else { bar.set_position(done) };
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let keep = |number: u64, record: &Record| {
        let Some(folder) = out else { return };
        let path = folder.join(format!("{}-{number:06}.jsonl", game.info().id));
        if let (Err(failure), Ok(mut failed)) =
            (files::write(&path, &record.to_text(), say), failed.lock())
        {
            failed.get_or_insert(failure);
        }
    };
    let keep: Option<reglette_registry::Keep<'_>> = if out.is_some() { Some(&keep) } else { None };
    stop_on_interrupt(&spec.stop);
    let summary = game.simulate(spec, &progress, keep);
    bar.finish_and_clear();
    let summary = summary.map_err(|fault| told_of(game, fault, args, say))?;
    match failed.into_inner() {
        Ok(Some(failure)) => Err(failure),
        Ok(None) | Err(_) => Ok(summary),
    }
}

/// What is wrong with a content file, or with what was asked for.
fn told_of(game: &'static dyn AnyGame, fault: Fault, args: &SimArgs, say: Say) -> Failure {
    let brought = files::content_fault(&fault, args.setup.content.as_deref());
    Failure::of(&brought.unwrap_or(fault), Some(game), say)
}

/// The first Ctrl-C ends the simulation with the summary so far, the second one at once.
fn stop_on_interrupt(stop: &Arc<AtomicBool>) {
    let stop = Arc::clone(stop);
    let stopped = ctrlc::set_handler(move || {
        if stop.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    // Where signals cannot be caught, Ctrl-C ends everything at once.
    drop(stopped);
}

/// A bar on the error output, where that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {elapsed_precise} (-{eta})");
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Where there is no terminal for a bar, a line every so often.
struct Lines {
    games: u64,
    say: Say,
    told: Mutex<Instant>,
}

impl Lines {
    /// How long nothing is said.
    const QUIET: Duration = Duration::from_secs(10);

    fn new(games: u64, say: Say) -> Lines {
        Lines { games, say, told: Mutex::new(Instant::now()) }
    }

    fn tell(&self, done: u64) {
        let Ok(mut told) = self.told.lock() else { return };
        if told.elapsed() < Lines::QUIET || done >= self.games {
            return;
        }
        *told = Instant::now();
        let games = Args::new().with("games", done).with("all", self.games);
        // Whoever does not listen misses nothing else.
        drop(writeln!(std::io::stderr(), "{}", self.say.with("sim-progress", &games)));
    }
}

fn document(game: &'static dyn AnyGame, spec: &Spec, summary: &Summary) -> Value {
    let setup = spec.setup.in_full(game.info(), &spec.content);
    let setup = setup.unwrap_or_else(|_| spec.setup.clone());
    let mut document = json!({
        "game": game.info().id,
        "setup": setup,
        "seats": spec.levels,
        "rotated": spec.seating == Seating::Rotating,
        "seed": spec.seed,
    });
    if let (Some(document), Value::Object(summary)) = (document.as_object_mut(), json!(summary)) {
        document.extend(summary);
    }
    document
}

fn told(game: &'static dyn AnyGame, spec: &Spec, summary: &Summary, say: Say) -> String {
    let title = game.words().own("title");
    let head = Args::new()
        .with("game", title.of(say.lang))
        .with("games", summary.games)
        .with("seed", &spec.seed)
        .with("rotated", if spec.seating == Seating::Rotating { "yes" } else { "no" });
    let bots = |it: &Share| match it.seats {
        1 => it.who.clone(),
        seats => format!("{} ×{seats}", it.who),
    };
    // Seats count from 0 in documents, and from 1 for people.
    let number = |it: &Share| it.who.parse().map_or(it.who.clone(), |n: u64| (n + 1).to_string());
    let seats = |it: &Share| say.with("sim-seat", &Args::new().with("n", number(it)));
    let totals = Args::new()
        .with("draws", summary.draws)
        .with("shared", summary.shared)
        .with("stalls", summary.stalls)
        .with("decisions", say.count(summary.decisions))
        .with("mean", say.decimal(summary.mean_length, 1))
        .with("longest", say.count(summary.longest))
        .with("seconds", say.decimal(summary.timing.seconds, 1))
        .with("rate", say.decimal(summary.timing.games_per_second, 1));
    let mut out = format!("{}\n\n", styled(STRONG, &say.with("sim-head", &head)));
    out.push_str(&shares("sim-by-bot", &summary.by_bot, bots, say));
    out.push('\n');
    out.push_str(&shares("sim-by-seat", &summary.by_seat, seats, say));
    out.push_str(&format!("\n{}\n", say.with("sim-totals", &totals)));
    if summary.games < spec.games {
        let games = Args::new().with("games", summary.games).with("all", spec.games);
        out.push_str(&format!("{}\n", say.with("sim-broken-off", &games)));
    }
    if summary.failures > 0 {
        let failures = Args::new().with("n", summary.failures);
        out.push_str(&format!("{}\n", say.with("sim-failures", &failures)));
    }
    out
}

fn shares(key: &str, shares: &[Share], name: impl Fn(&Share) -> String, say: Say) -> String {
    let row = |it: &Share| {
        let (low, high) = it.interval;
        let (low, high) = (say.decimal(low * 100.0, 1), say.percent(high, 1));
        let wins = say.decimal(it.wins, if it.wins.fract() == 0.0 { 0 } else { 2 });
        vec![name(it), wins, say.percent(it.share, 1), format!("{low} – {high}")]
    };
    let mut rows = vec![vec![
        styled(STRONG, &say.say(key)),
        say.say("sim-wins"),
        say.say("sim-share"),
        say.say("sim-interval"),
    ]];
    rows.extend(shares.iter().map(row));
    columns(&rows, &[Align::Left, Align::Right, Align::Right, Align::Right])
}
