//! Pieces whose instructions are counted: `--list` names them, `NAME TIMES` plays one so often.
#![allow(clippy::print_stdout)]

use std::hint::black_box;

use reglette_benches::{
    RandomPlay, before_a_conflict, bot_move, conflict_odds, door, midgame, options,
    read_and_replay, record,
};
use reglette_bots::{Budget, Level};
use reglette_cardgame::CardGame;
use reglette_engine::Options;
use reglette_engine::record::state_hash;

/// A piece: its name, and what is done so many times after setting up.
type Piece = (&'static str, fn(u64));

/// A thing done again and again.
fn again<T>(times: u64, mut piece: impl FnMut() -> T) {
    (0..times).for_each(|_| drop(black_box(piece())));
}

const PIECES: &[Piece] = &[
    ("100-random-games", |times| {
        let mut play = RandomPlay::<CardGame>::new("count");
        again(100 * times, || play.game());
    }),
    ("clone", |times| {
        let game = midgame();
        again(times, || black_box(&game).clone());
    }),
    ("options", |times| {
        let (game, mut buffer) = (midgame(), Options::new());
        again(times, || options(black_box(&game), &mut buffer));
    }),
    ("hash", |times| {
        let game = midgame();
        again(times, || state_hash(black_box(&game)));
    }),
    ("replay", |times| {
        let text = record();
        again(times, || read_and_replay(black_box(&text)));
    }),
    ("odds", |times| {
        let (game, choice) = before_a_conflict();
        again(times, || conflict_odds(black_box(&game), choice));
    }),
    ("greedy-move", |times| {
        let game = midgame();
        again(times, || bot_move(&game, Level::Greedy));
    }),
    ("search-move", |times| {
        let game = midgame();
        again(times, || bot_move(&game, Level::Search(Budget::iterations(100))));
    }),
    ("door-ask", |times| {
        let (mut opened, _) = door();
        again(times, || opened.answer("{\"op\":\"ask\"}"));
    }),
];

fn main() {
    // Cargo adds `--bench`.
    let args: Vec<String> = std::env::args().skip(1).filter(|it| it != "--bench").collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["--list"] => PIECES.iter().for_each(|(name, _)| println!("{name}")),
        [name, times] => {
            let piece = PIECES.iter().find(|(known, _)| *known == name);
            let (_, piece) = piece.unwrap_or_else(|| panic!("no piece {name}; try --list"));
            piece(times.parse().expect("a number of times"));
        }
        // `cargo test --benches` starts it without a word.
        _ => println!("--list, or NAME TIMES"),
    }
}
