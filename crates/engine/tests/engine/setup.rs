//! Scenarios, editions, options and numbers of players.

use reglette_engine::fault::{Code, Fault};
use reglette_engine::setup::{Content, Resolved};
use reglette_engine::{Game, Setup};
use reglette_testkit::toy::{Options, Rounds, Showing, Toy};
use serde_json::{Value, json};

use super::setup;

fn resolve(document: Value) -> Result<Resolved, Fault> {
    setup(document).resolve(Toy::<0>::info(), &Content::default())
}

fn refused(document: Value) -> (Code, &'static str, Option<String>) {
    let fault = resolve(document).unwrap_err();
    (fault.code, fault.key, fault.at)
}

#[test]
fn what_is_left_out_takes_its_default() {
    let resolved = resolve(json!({})).unwrap();
    assert_eq!((resolved.edition, resolved.players), ("letter", 2));
    assert_eq!(resolved.scenario, "plain");
    assert_eq!(resolved.values, ["RED", "4"]);
    let options = Options::of(&resolved);
    assert_eq!((options.showing, options.rounds), (Showing::Red, Rounds::Four));
}

#[test]
fn editions_scenarios_and_options_add_up() {
    let resolved = resolve(json!({"edition": "house", "scenario": "long"})).unwrap();
    assert_eq!((resolved.players, resolved.values), (3, vec!["ANY", "8"]));
    // What a person says comes before the edition.
    let resolved = resolve(json!({"edition": "house", "options": {"showing": "red"}})).unwrap();
    assert_eq!(resolved.values, ["RED", "4"]);
    let options = Options::of(&resolve(json!({"options": {"rounds": 8}})).unwrap());
    assert_eq!(options.rounds, Rounds::Eight);
}

#[test]
fn what_the_scenario_fixes_stays() {
    let fixed = json!({"scenario": "long", "options": {"rounds": "4"}});
    let place = Some("options.rounds".to_owned());
    assert_eq!(refused(fixed), (Code::BadRequest, "fault-option-fixed", place));
    assert!(resolve(json!({"scenario": "long", "options": {"rounds": "8"}})).is_ok());
}

#[test]
fn what_the_game_does_not_know_is_refused() {
    for (document, key, at) in [
        (json!({"scenario": "sea"}), "fault-unknown-scenario", "scenario"),
        (json!({"edition": "sea"}), "fault-unknown-edition", "edition"),
        (json!({"options": {"sea": 1}}), "fault-unknown-option", "options.sea"),
        (json!({"options": {"rounds": 5}}), "fault-option-value", "options.rounds"),
        (json!({"players": 4}), "fault-players", "players"),
        (json!({"options": {"players": "many"}}), "fault-players", "players"),
        (json!({"scenario": "long", "players": 2}), "fault-players", "players"),
    ] {
        assert_eq!(refused(document), (Code::BadRequest, key, Some(at.to_owned())));
    }
}

#[test]
fn numbers_of_players_may_be_an_option() {
    assert_eq!(resolve(json!({"options": {"players": 3}})).unwrap().players, 3);
    assert_eq!(resolve(json!({"options": {"players": "3"}})).unwrap().players, 3);
    assert_eq!(Toy::<0>::info().seats(), (2, 3));
}

#[test]
fn said_in_full_it_means_the_same() {
    for document in [
        json!({}),
        json!({"edition": "house", "players": 3}),
        json!({"scenario": "long", "options": {"showing": "any", "players": 3}}),
    ] {
        let short = setup(document);
        let (info, content) = (Toy::<0>::info(), Content::default());
        let full = short.in_full(info, &content).unwrap();
        assert_eq!(full.resolve(info, &content), short.resolve(info, &content));
        assert_eq!(full.in_full(info, &content).as_ref(), Ok(&full));
        let written = serde_json::to_value(&full).unwrap();
        assert_eq!(setup(written), full);
    }
}

#[test]
fn options_take_single_values() {
    let read = |document: Value| serde_json::from_value::<Setup>(document);
    let told = read(json!({"options": {"rounds": [4]}})).unwrap_err().to_string();
    assert!(told.contains("option `rounds` takes a single value"), "{told}");
    let yes = read(json!({"options": {"fog": true}})).unwrap();
    assert_eq!(yes.options["fog"], "true");
    assert!(read(json!({"colour": 1})).is_err());
}

#[test]
fn switches_are_a_table_for_people() {
    let [showing, rounds] = Options::SWITCHES else { panic!("two switches") };
    assert_eq!(
        (showing.key, showing.values, showing.ruling),
        ("showing", &["RED", "ANY"][..], "T-1")
    );
    assert_eq!((rounds.key, rounds.values, rounds.ruling), ("rounds", &["4", "8"][..], "T-2"));
}
