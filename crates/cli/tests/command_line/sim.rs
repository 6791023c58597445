//! Many games between bots.

use serde_json::Value;

use crate::common::{Folder, reglette};

fn sim(args: &[&str]) -> Value {
    let call = ["sim", "cardgame", "--seed", "s", "--json"];
    serde_json::from_str(&reglette(&[&call, args].concat()).good()).expect("JSON")
}

#[test]
fn json_stands_alone_and_adds_up() {
    let summary = sim(&["--seats", "greedy,random,random", "--games", "6", "--rotate"]);
    assert_eq!(summary["games"], 6);
    assert_eq!(summary["rotated"], true);
    let sum = |field: &str| -> f64 {
        summary[field].as_array().unwrap().iter().map(|it| it["wins"].as_f64().unwrap()).sum()
    };
    assert!((sum("by_seat") - 6.0).abs() < 1e-9 && (sum("by_bot") - 6.0).abs() < 1e-9);
    assert_eq!(summary["by_bot"][1]["seats"], 2);
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let mut one = sim(&["--seats", "random,easy,random", "--games", "8", "--jobs", "1"]);
    let mut three = sim(&["--seats", "random,easy,random", "--games", "8", "--jobs", "3"]);
    for summary in [&mut one, &mut three] {
        summary["timing"].take();
    }
    assert_eq!(one, three);
}

#[test]
fn the_summary_is_told_in_both_languages() {
    let call = ["sim", "cardgame", "--seats", "random,random,easy", "--games", "3", "--seed", "s"];
    let en = reglette(&call).good();
    assert!(en.contains("3 games") && en.contains("95 % interval") && en.contains("random ×2"));
    let fr = reglette(&[&call[..], &["--lang", "fr"]].concat()).good();
    assert!(fr.contains("3 parties") && fr.contains("intervalle à 95") && fr.contains("place 3"));
    assert!(en.contains("seat 1") && !en.contains("seat 0") && !fr.contains("place 0"), "{en}");
}

#[test]
fn set_ups_are_those_of_the_call() {
    let duel = sim(&["--scenario", "duel", "--games", "2", "--option", "unit_use=any"]);
    assert_eq!(duel["setup"]["players"], 2);
    assert_eq!(duel["setup"]["options"]["unit_use"], "ANY");
    assert_eq!(duel["seats"], serde_json::json!(["greedy", "greedy"]));
}

#[test]
fn every_record_is_kept() {
    let folder = Folder::new();
    let out = folder.at("kept");
    sim(&["--seats", "random,random,random", "--games", "5", "--out", &out]);
    let checked = reglette(&["check", &out]).good();
    assert_eq!(checked.lines().count(), 5, "{checked}");
    let file = folder.write("file", "");
    let refused = ["sim", "cardgame", "--games", "1", "--out", &file];
    assert!(reglette(&refused).bad(1).contains("cannot be written"));
}

#[test]
fn skirmishes_are_kept_checked_told_and_drawn() {
    let folder = Folder::new();
    let out = folder.at("kept");
    let call = ["sim", "sotas", "--scenario", "poison-sky", "--games", "2", "--seed", "s"];
    reglette(&[&call[..], &["--seats", "random,easy", "--rotate", "--out", &out]].concat()).good();
    let checked = reglette(&["check", &out]).good();
    assert_eq!(checked.matches("record of sotas").count(), 2, "{checked}");
    let file = folder.at("kept/sotas-000000.jsonl");
    let told = reglette(&["replay", &file, "--log", "en"]).good();
    assert!(told.contains("UNIT") && told.contains("[sotas.activation.2]"), "{told}");
    let drawing = folder.at("table.svg");
    reglette(&["replay", &file, "--to", "60", "--svg", &drawing]);
    let drawing = std::fs::read_to_string(drawing).unwrap();
    assert!(drawing.contains("<svg") && drawing.contains("Sontaran"), "{drawing}");
}
