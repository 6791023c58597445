//! Random games with every profile, so that every special rule meets every other.

use std::collections::BTreeSet;

use reglette_engine::dice::Seeded;
use reglette_engine::driver::{Source, Start};
use reglette_engine::rng::Rng;
use reglette_engine::{Game, Match, Options};
use reglette_sotas::Sotas;
use reglette_sotas::choice::{Choice, Power};
use reglette_testkit::wander;
use serde_json::{Value, json};

use crate::common::mm;

/// How much a choice is liked: powers before blows, blows before steps; nobody leaves.
fn liking(choice: &Choice) -> u8 {
    match choice {
        Choice::Use(Power::Light | Power::Release) => 1,
        Choice::Use(_) => 4,
        Choice::Fight(_) | Choice::Shoot(_) | Choice::Lob(_) | Choice::Dice(3) => 3,
        Choice::Move => 2,
        Choice::End | Choice::Leave(_) | Choice::Dive | Choice::Unmask(_) => 0,
        _ => 1,
    }
}

/// An answer somebody eager gives.
fn eager(game: &Sotas, rng: &mut Rng) -> Choice {
    let options = Options::of(game);
    let all = options.list();
    if rng.below(4) == 0 {
        return all[rng.index(all.len())];
    }
    let best = all.iter().map(liking).max().expect("a question has an answer");
    let list: Vec<Choice> = all.iter().filter(|it| liking(it) == best).copied().collect();
    // The first places of a move are those in contact with an enemy.
    let places = matches!(list[0], Choice::To(_));
    let most = if places { list.len().min(4) } else { list.len() };
    list[rng.index(most)]
}

/// Two bands of six, face to face in contact.
fn crowd(bands: [&[&str]; 2]) -> (Value, Value) {
    let band = |ids: &[&str]| {
        let figures: Vec<Value> = ids.iter().map(|it| json!({"profile": it})).collect();
        json!({ "figures": figures })
    };
    let setup = json!({"scenario": "open-skirmish", "rosters": [band(bands[0]), band(bands[1])]});
    let place = |side: i32, n: usize, id: &&str| {
        let x = 200 + 80 * i32::try_from(n).unwrap();
        json!({
            "figure": id, "whereabouts": "table", "at": mm((x, 400 + 25 * side)), "z": 0, "held": 0,
        })
    };
    let lines = bands.iter().zip(0..);
    let figures: Vec<Value> = lines
        .flat_map(|(ids, side)| ids.iter().enumerate().map(move |(n, id)| place(side, n, id)))
        .collect();
    (setup, json!({ "figures": figures, "terrain": [] }))
}

/// sotas.profile.6, sotas.actions.14: whatever figures do to each other, the game goes on to its end.
#[test]
fn every_band_plays_to_the_end() {
    let profiles = include_str!("../../../../../data/sotas/profiles.toml");
    let ids: Vec<&str> = profiles
        .split("[[profile]]\nid = \"")
        .skip(1)
        .filter(|it| it.contains("\nbase = 25\n"))
        .map(|it| it.split('"').next().unwrap())
        .collect();
    let mut rng = wander::rng("bands");
    let mut used = BTreeSet::new();
    for _ in 0..20 {
        let mut picked: Vec<&str> = Vec::new();
        while picked.len() < 12 {
            let id = ids[rng.index(ids.len())];
            if !picked.contains(&id) {
                picked.push(id);
            }
        }
        let (setup, position) = crowd([&picked[..6], &picked[6..]]);
        let setup = serde_json::from_value(setup).unwrap();
        let start = Start { setup, position: Some(position), ..Start::default() };
        let source = Source::Seeded(Seeded(rng.fork()));
        let (mut game, _) = Match::<Sotas>::start(start, source).expect("a position");
        while let Some(ask) = game.game().ask() {
            assert!(game.lines().len() < 20_000, "the game does not end");
            let choice = eager(game.game(), &mut rng);
            if let Choice::Use(power) = choice {
                let name = format!("{power:?}");
                used.insert(name.split(['(', ' ']).next().unwrap().to_owned());
            }
            let played = game.play(ask.seat, choice);
            played.unwrap_or_else(|fault| panic!("{choice:?} by {picked:?} is refused: {fault}"));
        }
    }
    assert!(used.len() > 2, "few powers were used: {used:?}");
}
