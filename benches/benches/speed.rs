//! Times. Names stay as they are, so that numbers can be compared over the years.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use reglette_benches::{
    BANDS, RandomPlay, before_a_conflict, bot_move, conflict_odds, door, midgame, options,
    read_and_replay, record, skirmish,
};
use reglette_bots::{Budget, Level};
use reglette_cardgame::CardGame;
use reglette_engine::Options;
use reglette_exterminate::Exterminate;

fn random_play(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cardgame");
    group.throughput(Throughput::Elements(1));
    let mut play = RandomPlay::<CardGame>::new("games");
    group.bench_function("random game, 4 players", |bench| bench.iter(|| play.game()));
    let mut play = RandomPlay::<CardGame>::new("decisions");
    group.bench_function("random decision", |bench| bench.iter(|| play.decision()));
    group.finish();
    let mut group = criterion.benchmark_group("exterminate");
    group.throughput(Throughput::Elements(1));
    let mut play = RandomPlay::<Exterminate>::new("games");
    group.bench_function("random game, 2 players", |bench| bench.iter(|| play.game()));
    for _ in 0..200 {
        play.decision();
    }
    group.bench_function("clone", |bench| bench.iter(|| black_box(play.state()).clone()));
    group.finish();
    let mut group = criterion.benchmark_group("sotas");
    group.throughput(Throughput::Elements(1));
    for (figures, bands) in BANDS {
        let mut play = skirmish(bands, "games");
        let name = format!("random game, {figures} figures a side");
        group.bench_function(name, |bench| bench.iter(|| play.game()));
    }
    group.finish();
}

fn states(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("cardgame");
    let game = midgame();
    group.bench_function("clone", |bench| bench.iter(|| black_box(&game).clone()));
    let mut buffer = Options::new();
    group.bench_function("options of an action", |bench| {
        bench.iter(|| options(black_box(&game), &mut buffer));
    });
    let text = record();
    group.bench_function("read and replay a record", |bench| {
        bench.iter(|| read_and_replay(black_box(&text)));
    });
    let (game, choice) = before_a_conflict();
    group.bench_function("odds of a conflict", |bench| {
        bench.iter(|| conflict_odds(black_box(&game), choice));
    });
    group.finish();
}

/// Iterations of the search that is timed by its work.
const ITERATIONS: u32 = 500;

fn bots(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("bots");
    group.sample_size(20).measurement_time(Duration::from_secs(4));
    let game = midgame();
    group.bench_function("greedy move", |bench| bench.iter(|| bot_move(&game, Level::Greedy)));
    group.throughput(Throughput::Elements(ITERATIONS.into()));
    let by_work = Level::Search(Budget::iterations(ITERATIONS));
    group.bench_function("search move, 500 iterations", |bench| {
        bench.iter(|| bot_move(&game, by_work));
    });
    group.throughput(Throughput::Elements(1));
    let by_time = Level::Search(Budget::millis(50));
    group.bench_function("search move, 50 ms", |bench| bench.iter(|| bot_move(&game, by_time)));
    group.finish();
}

fn doors(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("door");
    let (mut opened, play) = door();
    group.bench_function("ask", |bench| bench.iter(|| opened.answer("{\"op\":\"ask\"}")));
    group.bench_function("view", |bench| {
        bench.iter(|| opened.answer("{\"op\":\"view\",\"seat\":0}"));
    });
    group.bench_function("play and undo", |bench| {
        bench.iter(|| {
            black_box(opened.answer(&play));
            opened.answer("{\"op\":\"undo\"}")
        });
    });
    group.finish();
}

criterion_group!(speed, random_play, states, bots, doors);
criterion_main!(speed);
