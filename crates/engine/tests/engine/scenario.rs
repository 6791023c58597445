//! Scenarios in files that people bring.

use reglette_engine::Setup;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::{Edition, Info, Scenario};
use reglette_engine::setup::Content;

const INFO: Info = Info {
    id: "files",
    prefix: "files",
    rules_version: 1,
    complete: true,
    open: false,
    windows: &[],
    scenarios: &[
        Scenario { id: "river", players: &[2], sets: &[] },
        Scenario { id: "hill", players: &[3, 2], sets: &[] },
    ],
    editions: &[Edition { id: "plain", sets: &[] }],
    switches: &[],
    content: &[("scenarios/river.toml", ""), ("scenarios/hill.toml", "")],
    rules: "",
};
static FILES: Info = INFO;
static NO_FILES: Info = Info { content: &[("deck.toml", "")], ..INFO };

fn brought(files: &[(&str, &str)]) -> Content {
    let file = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
    Content { files: files.iter().map(file).collect() }
}

fn named(id: &str) -> Setup {
    Setup { scenario: Some(id.to_owned()), ..Setup::default() }
}

fn refused(setup: &Setup, info: &'static Info, content: &Content) -> Fault {
    setup.resolve(info, content).unwrap_err()
}

const CAVE: &str = "# Ours.\nid = \"cave\"\nen = \"The cave\"\nplayers = [3, 2]\n";

#[test]
fn a_scenario_of_ones_own_is_one_more() {
    let content = brought(&[("deck.toml", ""), ("scenarios/cave.toml", CAVE)]);
    assert_eq!(content.scenario_ids(&FILES), ["river", "hill", "cave"]);
    let resolved = named("cave").resolve(&FILES, &content).unwrap();
    assert_eq!((resolved.scenario.as_str(), resolved.players), ("cave", 3));
    let full = named("cave").in_full(&FILES, &content).unwrap();
    assert_eq!((full.scenario.as_deref(), full.players), (Some("cave"), Some(3)));
    let offer = content.offer(&FILES, Some("cave")).unwrap();
    assert_eq!(offer.words.unwrap().en, "The cave");
    assert_eq!(Setup::default().resolve(&FILES, &content).unwrap().scenario, "river");
}

#[test]
fn a_file_in_the_place_of_a_built_in_one_says_how_many_play() {
    let hill = "id = \"hill\"\nplayers = [2]\n";
    let content = brought(&[("scenarios/hill.toml", hill)]);
    assert_eq!(content.scenario_ids(&FILES), ["river", "hill"]);
    assert_eq!(named("hill").resolve(&FILES, &content).unwrap().players, 2);
    let three = Setup { players: Some(3), ..named("hill") };
    assert_eq!(refused(&three, &FILES, &content).key, "fault-players");
    assert_eq!(three.resolve(&FILES, &Content::default()).unwrap().players, 3);
}

#[test]
fn an_unknown_scenario_is_refused_with_those_that_are_known() {
    let content = brought(&[("scenarios/cave.toml", CAVE)]);
    let fault = refused(&named("sea"), &FILES, &content);
    assert_eq!((fault.code, fault.key), (Code::BadRequest, "fault-unknown-scenario"));
    assert_eq!(fault.args["known"], "river, hill, cave");
    // A game whose scenarios are no files has no use for them.
    assert_eq!(NO_FILES.content.len(), 1);
    assert_eq!(refused(&named("cave"), &NO_FILES, &content).key, "fault-unknown-scenario");
    assert_eq!(content.scenario_ids(&NO_FILES), ["river", "hill"]);
}

#[test]
fn a_head_that_cannot_be_is_refused_where_it_stands() {
    for (text, key, line) in [
        (CAVE.replace("\"cave\"", "\"hill\""), "fault-scenario-file", 2),
        (CAVE.replace("[3, 2]", "[]"), "fault-scenario-players", 4),
        (CAVE.replace("[3, 2]", "[2, 4]"), "fault-scenario-players", 4),
        (CAVE.replace("[3, 2]", "2"), "fault-unreadable", 4),
        (CAVE.replace("players", "people"), "fault-unreadable", 1),
        (CAVE.replace("en =", "en"), "fault-unreadable", 3),
    ] {
        let content = brought(&[("scenarios/cave.toml", &text)]);
        let fault = refused(&named("cave"), &FILES, &content);
        assert_eq!((fault.code, fault.key), (Code::BadRoster, key), "{text}");
        assert_eq!(fault.at, Some(format!("scenarios/cave.toml:{line}")), "{text}");
        assert!(named("hill").resolve(&FILES, &content).is_ok(), "others can still be played");
    }
}
