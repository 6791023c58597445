//! Exact odds of a choice at a written position.

use serde_json::Value;

use crate::common::{Folder, conflict, reglette};

fn ask(args: &[&str]) -> crate::common::Ran {
    let folder = Folder::new();
    let (position, choice) = conflict();
    let file = folder.write("table.json", &position.to_string());
    let choice = choice.to_string();
    let call = ["odds", "cardgame", "--position", &file, "--choice", &choice];
    reglette(&[&call, args].concat())
}

#[test]
fn fractions_are_exact_and_sum_to_one() {
    let odds: Value = serde_json::from_str(&ask(&["--json"]).good()).unwrap();
    let outcomes = odds["outcomes"].as_array().unwrap();
    let number = |value: &Value| value.as_str().unwrap().parse::<f64>().unwrap();
    let sum: f64 = outcomes.iter().map(|it| number(&it["ways"]) / number(&it["of"])).sum();
    assert!((sum - 1.0).abs() < 1e-12 && outcomes.len() > 1, "{odds}");
}

#[test]
fn the_table_is_told_in_both_languages() {
    let told = ask(&[]).good();
    assert!(told.starts_with("Outcome of the Conflict") && told.contains("the defender wins"));
    assert!(told.contains('/') && told.contains('%'), "{told}");
    let told = ask(&["--lang", "fr", "--of", "vp", "--policy", "even"]).good();
    assert!(told.contains("points de victoire") && told.contains("aussi probables"), "{told}");
}

#[test]
fn what_cannot_be_asked_is_refused() {
    assert!(ask(&["--of", "luck"]).bad(2).contains("Known: conflict"));
    assert!(ask(&["--policy", "kind"]).bad(2).contains("Known: best"));
    assert!(ask(&["--seat", "1"]).bad(1).contains("not your turn"));
    assert!(ask(&["--seat", "9"]).bad(2).contains("no seat 9"));
    let folder = Folder::new();
    let (position, _) = conflict();
    let file = folder.write("table.json", &position.to_string());
    let odds = |choice: &str| {
        reglette(&["odds", "cardgame", "--position", &file, "--choice", choice, "--lang", "fr"])
    };
    assert!(odds("{card").bad(2).contains("n'est pas du JSON"));
    assert!(odds("{\"sing\":1}").bad(1).contains("sing"));
    let illegal = odds("{\"defender\":\"def.amy\"}").bad(1);
    assert!(illegal.contains("La règle dwcg.def."), "{illegal}");
    let broken = folder.write("broken.json", "{\"players\": 3}");
    let args = ["odds", "cardgame", "--position", &broken, "--choice", "\"pass\""];
    assert!(reglette(&args).bad(1).contains("broken.json: players"));
    let broken = folder.write("broken.json", "{\"players\": ");
    let args = ["odds", "cardgame", "--position", &broken, "--choice", "\"pass\""];
    assert!(reglette(&args).bad(1).contains("not JSON"));
}
