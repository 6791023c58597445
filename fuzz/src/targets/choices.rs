//! Choices: read, judged, and played or refused without a trace.

use std::cell::RefCell;

use reglette_engine::{Code, Seat};
use reglette_registry::{AnyMatch, Eyes};
use serde_json::{Value, json};

use super::{all_games, document, look_around, midgames, refused};

thread_local! {
    static TABLES: RefCell<Vec<Box<dyn AnyMatch>>> = RefCell::new(tables());
}

/// Tables at many different questions.
fn tables() -> Vec<Box<dyn AnyMatch>> {
    let stages = [3, 10, 21, 33, 47, 64, 82, 101, 121];
    stages.into_iter().flat_map(|it| all_games().flat_map(move |game| midgames(game, it))).collect()
}

/// The input names a table, a seat and a choice: `{"table":3,"seat":0,"choice":…}`.
pub fn one(data: &[u8]) -> String {
    let input = match document(data) {
        Ok(input) => input,
        Err(said) => return said,
    };
    let number = |key: &str| input.get(key).and_then(Value::as_u64).unwrap_or(0);
    let choice = input.get("choice").cloned().unwrap_or(Value::Null);
    TABLES.with_borrow(|tables| {
        let at = usize::try_from(number("table")).unwrap_or(0) % tables.len();
        let mut table = tables[at].duplicate();
        let seat = Seat(u8::try_from(number("seat")).unwrap_or(u8::MAX));
        answer(table.as_mut(), seat, &choice)
    })
}

fn answer(table: &mut dyn AnyMatch, seat: Seat, choice: &Value) -> String {
    let before = table.record();
    let legal = table.legal(seat, choice).is_ok_and(|told| told.legal);
    let told = table.play(seat, choice, Eyes::All);
    match told {
        Ok(_) => {
            assert!(legal, "{choice} is played, but not legal");
            look_around(table);
            format!("played {}", form(choice))
        }
        Err(fault) => {
            assert!(!legal, "{choice} is legal, but refused: {fault}");
            assert_eq!(table.record(), before, "a refused choice changes nothing");
            let known = matches!(
                fault.code,
                Code::BadChoice | Code::Illegal | Code::NotYourTurn | Code::Over | Code::BadRequest
            );
            assert!(known, "{fault}");
            format!("{} {}", refused(&fault), form(choice))
        }
    }
}

/// The name of a choice's form.
fn form(choice: &Value) -> &str {
    match choice {
        Value::Object(fields) => fields.keys().next().map_or("", String::as_str),
        other => other.as_str().unwrap_or(""),
    }
}

pub fn seeds() -> Vec<String> {
    let seeds = |at: usize, table: &dyn AnyMatch| {
        let ask = table.ask();
        let options = ask["options"].as_array().cloned().unwrap_or_default();
        let seed = |choice| json!({"table": at, "seat": ask["seat"], "choice": choice}).to_string();
        options.into_iter().map(seed).collect::<Vec<_>>()
    };
    TABLES.with_borrow(|tables| {
        let each = tables.iter().enumerate();
        each.flat_map(|(at, table)| seeds(at, table.as_ref())).collect()
    })
}
