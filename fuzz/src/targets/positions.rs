//! Positions: what is accepted can be looked at and played on from, whatever it is.

use reglette_engine::Code;
use reglette_registry::{DiceSpec, StartRequest};

use super::{all_games, document, look_around, midgames, play_on, refused, rng_of};

pub fn one(data: &[u8]) -> String {
    let position = match document(data) {
        Ok(position) => position,
        Err(said) => return said,
    };
    let mut came = String::new();
    for game in all_games() {
        let dice = DiceSpec::Seed("position".to_owned());
        let position = Some(position.clone());
        match game.start(StartRequest { position, ..StartRequest::with_dice(dice) }) {
            Err(fault) => {
                let known = matches!(fault.code, Code::BadPosition | Code::BadRequest);
                assert!(known, "{fault}");
                came += &refused(&fault);
            }
            Ok(mut table) => {
                look_around(table.as_ref());
                let kind = table.question().map_or("over", |ask| ask.kind);
                play_on(table.as_mut(), &mut rng_of(data), 12);
                look_around(table.as_ref());
                came += &format!("played {kind}");
            }
        }
    }
    came
}

pub fn seeds() -> Vec<String> {
    let stages = [0, 9, 30, 60, 90, 150].into_iter();
    let tables = stages.flat_map(|answers| all_games().flat_map(move |it| midgames(it, answers)));
    tables.map(|table| table.position().to_string()).collect()
}
