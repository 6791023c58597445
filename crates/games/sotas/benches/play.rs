//! How long things take at a table of SOTAS. `cargo bench -p reglette-sotas`

use reglette_engine::{Game, Options};
use reglette_sotas::sight::{self, Screen};
use reglette_sotas::{Choice, Sotas};
use reglette_testkit::bench::{RandomPlay, time};

/// A table in mid-game at which somebody is asked this.
fn asked(random: &mut RandomPlay<Sotas>, kind: &str) -> Sotas {
    random.asked(kind, |game| game.table.round.turn >= 3)
}

fn main() {
    for (scenario, figures) in [("open-skirmish", "7 and 8"), ("family-of-blood", "13 and 16")] {
        let mut random = RandomPlay::<Sotas>::scenario(scenario, "bench");
        let name = format!("random game, {scenario}, {figures} figures");
        time(&name, 20, |_| random.game());
    }
    let mut random = RandomPlay::<Sotas>::scenario("dalek-bomb", "bench");
    let game = asked(&mut random, "activate");
    time("copy of a state in mid-game", 5_000, |_| game.clone());
    let table = &game.table;
    let pairs: Vec<_> =
        table.present().flat_map(|one| table.enemies(one).map(move |other| (one, other))).collect();
    time("line of sight with cover, dalek-bomb", 2_000, |n| {
        let (one, other) = pairs[n % pairs.len()];
        sight::look(table, one, other, Screen::Figures)
    });
    let seat = game.ask().expect("a question").seat;
    time("what the table is worth to a seat", 2_000, |_| game.evaluate(seat));
    let game = asked(&mut random, "where");
    let figure = game.table.active().figure;
    let from = game.table[figure].state.at;
    let bounds = game.table.terrain.bounds;
    let reach = reglette_sotas::ground::reach(&game.table, figure);
    let spots = reglette_sotas::moves::ring(from, reach * 2 / 3, 64, bounds);
    time("legality of a move", 2_000, |n| game.legality(&Choice::To(spots[n % spots.len()])));
    time("options of a move", 200, |_| Options::of(&game).list().len());
    let game = asked(&mut random, "act");
    time("options of an action", 500, |_| Options::of(&game).list().len());
}
