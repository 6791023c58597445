//! How long things take at a table of Exterminate! `cargo bench -p reglette-exterminate`

use reglette_engine::{Game, Options};
use reglette_exterminate::Exterminate;
use reglette_testkit::bench::{RandomPlay, time};

fn main() {
    for scenario in ["meeting-of-metal", "king-of-the-heap"] {
        let mut random = RandomPlay::<Exterminate>::scenario(scenario, "bench");
        time(&format!("random game, {scenario}"), 10, |_| random.game());
    }
    let mut random = RandomPlay::<Exterminate>::scenario("meeting-of-metal", "bench");
    let game = random.asked("move", |game| game.table.round.turn >= 2);
    time("copy of a state in mid-game", 5_000, |_| game.clone());
    let seat = game.ask().expect("a question").seat;
    time("what the table is worth to a seat", 2_000, |_| game.evaluate(seat));
    let options = Options::of(&game);
    let count = options.list().len();
    time("legality of a move", 2_000, |n| game.legality(&options.list()[n % count]));
    time("options of a move", 200, |_| Options::of(&game).list().len());
}
