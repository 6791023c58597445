//! Factions (ex.fb, ex.su.3): what may be composed, saved and shared; content files of one's own.

use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Code, Game};
use reglette_exterminate::Exterminate;
use reglette_exterminate::book::Content as Cards;
use reglette_exterminate::roster::{ReferenceSheet, Roster, table_faults};
use serde_json::{Value, json};

use crate::common::built_in;

fn content() -> Cards {
    Cards::read(&Content::default()).unwrap()
}

fn roster(faction: &str, cards: &[&str]) -> Roster {
    let cards = cards.iter().map(|&it| it.to_owned()).collect();
    Roster { faction: faction.to_owned(), cards, ..Roster::default() }
}

/// The rules a force breaks.
fn broken(faction: &str, cards: &[&str]) -> Vec<&'static str> {
    let content = content();
    let force = roster(faction, cards).force(&content.forces, 3).unwrap();
    force.faults(&content.forces).iter().filter_map(|it| it.rule.map(|rule| rule.id())).collect()
}

/// ex.fb.1, ex.su.3, ex.fb.6: everybody uses the same number of cards, one to five; the Doctor one more.
#[test]
fn the_same_number_of_cards() {
    assert_eq!(
        broken("daleks", &["dal.3", "dal.1", "dal.1", "dal.1", "dal.1", "dal.1"]),
        ["ex.fb.1"]
    );
    let content = content();
    let force = |it: Roster| it.force(&content.forces, 3).unwrap();
    let three = force(roster("daleks", &["dal.3", "dal.1", "dal.1"]));
    let two = force(roster("cybermen", &["cyb.3", "cyb.1"]));
    let faults = table_faults(&[three.clone(), two], &content.forces);
    assert_eq!(faults[0].rule.unwrap().id(), "ex.fb.1");
    assert_eq!(faults[0].at.as_deref(), Some("rosters[1]"));
    let doctor = force(roster("doctor", &["doc.1", "doc.3", "doc.4", "doc.6"]));
    assert!(table_faults(&[three, doctor], &content.forces).is_empty());
}

/// ex.fb.2, ex.tr.4: one faction, and one Agent of another.
#[test]
fn agents_are_hired() {
    assert!(broken("daleks", &["dal.3", "dal.1", "jud.2"]).is_empty());
    assert_eq!(broken("daleks", &["dal.3", "jud.2", "sil.2"]), ["ex.fb.2"]);
    assert_eq!(broken("daleks", &["dal.3", "dal.1", "jud.1"]), ["ex.fb.2"]);
}

/// ex.fb.3: exactly one Leader among several cards; a single card may be any.
#[test]
fn one_leader() {
    assert_eq!(broken("daleks", &["dal.1", "dal.1"]), ["ex.fb.3"]);
    assert_eq!(broken("daleks", &["dal.3", "dal.6"]), ["ex.fb.3"]);
    assert!(broken("daleks", &["dal.1"]).is_empty());
}

/// ex.fb.4: Special and Archetype cards once, others as often as one likes.
#[test]
fn special_cards_once() {
    assert_eq!(broken("daleks", &["dal.3", "dal.5", "dal.5"]), ["ex.fb.4"]);
    assert!(broken("daleks", &["dal.3", "dal.1", "dal.1"]).is_empty());
}

/// ex.fb.5, ex.tr.5: a Cyber-Leader brings a Cybermat Swarm.
#[test]
fn a_cyber_leader_brings_cybermats() {
    let setup = Setup {
        rosters: vec![json!({"faction": "cybermen"}), json!({"faction": "daleks"})],
        ..Setup::default()
    };
    let book = Exterminate::book(&setup, &Content::default()).unwrap();
    let names = Exterminate::names(&book).space(0);
    assert!(names.contains(&"cyb.5".to_owned()), "{names:?}");
    assert_eq!(names.iter().filter(|it| it.starts_with("cyb.1")).count(), 8);
}

/// ex.fb.6: the Doctor's faction has exactly one Doctor, also alone.
#[test]
fn one_doctor() {
    assert_eq!(broken("doctor", &["doc.3", "doc.4"]), ["ex.fb.6"]);
    assert_eq!(broken("doctor", &["doc.1", "doc.2"]), ["ex.fb.6"]);
    assert!(broken("doctor", &["doc.1", "doc.3", "jud.2"]).is_empty());
    // A leader who is hired is no Doctor.
    let cards = built_in("cards.toml").replacen("\"agent\"", "\"agent\", \"leader\"", 1);
    let files = [("cards.toml".to_owned(), cards)].into();
    let own = Cards::read(&Content { files }).unwrap();
    let force = roster("doctor", &["jud.2", "doc.3"]).force(&own.forces, 3).unwrap();
    assert_eq!(force.faults(&own.forces)[0].rule.unwrap().id(), "ex.fb.6");
}

/// ex.fb.7, ex.ft.1: the pool is the sum of the cards' Fate.
#[test]
fn fate_of_a_force() {
    let content = content();
    let fate = |cards: &[&str]| {
        roster("daleks", cards).force(&content.forces, 3).unwrap().fate(&content.forces)
    };
    assert_eq!((fate(&["dal.3", "dal.2", "dal.1"]), fate(&["dal.1"])), (3, 0));
}

/// ex.rc.1: every quick force of every size may be played.
#[test]
fn quick_forces_are_sound() {
    let content = content();
    for title in content.forces.factions.iter().filter(|it| it.id != "civilians") {
        let most = if title.id == "doctor" { 4 } else { 5 };
        for many in 1..=most {
            let force = roster(&title.id, &[]).force(&content.forces, many).unwrap();
            assert_eq!(force.faults(&content.forces), [], "{} with {many}", title.id);
        }
    }
}

#[test]
fn rosters_are_written_and_read() {
    let own = roster("daleks", &["dal.3", "dal.1", "dal.1"]);
    assert_eq!(own.to_link(), "ex1~daleks~dal.3~dal.1~dal.1");
    assert_eq!(Roster::from_link(&own.to_link()), Ok(own.clone()));
    assert_eq!(Roster::from_json(&serde_json::to_string(&own).unwrap()), Ok(own));
    for text in ["", "sotas1~daleks", "ex1", "ex1~", "ex1~daleks~~dal.1"] {
        assert_eq!(Roster::from_link(text).unwrap_err().key, "fault-roster-link", "{text}");
    }
    assert!(Roster::from_json("{\"faction\": 3}").is_err());
}

#[test]
fn a_sheet_has_everything_once() {
    let content = content();
    let sheet =
        ReferenceSheet::of(&roster("cybermen", &["cyb.3", "cyb.1", "cyb.1"]), &content, 3).unwrap();
    assert_eq!(sheet.fate, 2);
    let lines: Vec<(&str, u8)> =
        sheet.cards.iter().map(|it| (it.card.as_str(), it.count)).collect();
    assert_eq!(lines, [("cyb.3", 1), ("cyb.1", 2), ("cyb.5", 1)]);
    assert_eq!(sheet.entries.iter().filter(|it| *it == "emotionless").count(), 1);
    let first = &sheet.weapons[0];
    assert!(first.dice > 0 && first.range.is_some(), "{first:?}");
    let borne = |id: &str| sheet.cards.iter().any(|it| it.weapons.iter().any(|one| one == id));
    assert!(sheet.weapons.iter().all(|it| borne(&it.weapon)));
    assert!(
        sheet.rules.contains(&"ex.bo.2".to_owned()) && sheet.rules.contains(&"ex.ma.1".to_owned())
    );
}

/// What is wrong with a set-up.
fn refused(rosters: Vec<Value>, scenario: &str) -> reglette_engine::Fault {
    let setup = Setup { scenario: Some(scenario.to_owned()), rosters, ..Setup::default() };
    Exterminate::book(&setup, &Content::default()).unwrap_err()
}

#[test]
fn faulty_rosters_are_refused() {
    let fault = refused(vec![json!({"faction": "daleks"})], "meeting-of-metal");
    assert_eq!((fault.code, fault.key), (Code::BadRoster, "fault-rosters"));
    let fault = refused(
        vec![json!({"faction": "daleks"}), json!({"faction": "gallifrey"})],
        "meeting-of-metal",
    );
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-content-unknown", Some("rosters[1]")));
    let cards = json!({"faction": "daleks", "cards": ["dal.3", "dal.9"]});
    let fault = refused(vec![cards, json!({"faction": "daleks"})], "meeting-of-metal");
    assert_eq!(fault.at.as_deref(), Some("rosters[0].cards[1]"));
    let fault =
        refused(vec![json!({"faction": "daleks"}), json!({"faction": "unit"})], "everybody-lives");
    assert_eq!(fault.key, "fault-roster-side");
}

/// Everything wrong with a set-up is told, each in its place.
#[test]
fn every_fault_is_told() {
    let fault = refused(
        vec![
            json!({"faction": "daleks", "cards": ["dal.1", "dal.5", "dal.5"]}),
            json!({"faction": "unit", "cards": ["uni.3", "dal.1", "uni.1"]}),
        ],
        "meeting-of-metal",
    );
    let told: Vec<(&str, String)> = fault
        .each()
        .into_iter()
        .map(|it| (it.rule.unwrap().id(), it.at.unwrap_or_default()))
        .collect();
    let places = ["rosters[0]", "rosters[0].cards[2]", "rosters[1].cards[1]"];
    let rules = ["ex.fb.3", "ex.fb.4", "ex.fb.2"];
    assert_eq!(told, rules.into_iter().zip(places.map(str::to_owned)).collect::<Vec<_>>());
    let many = json!({"faction": "daleks", "cards": vec!["dal.1"; 65]});
    let fault = refused(vec![many, json!({"faction": "unit"})], "meeting-of-metal");
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-unreadable", Some("rosters[0].cards")));
    let unknown = json!({"faction": "daleks", "cards": ["dal.3", "dal.8", "dal.9"]});
    let fault = refused(vec![unknown, json!({"faction": "unit"})], "meeting-of-metal");
    assert_eq!(fault.each().len(), 2);
}

/// A card as somebody writes it; the browser's tests bring it, too.
const OWN: &str = include_str!("../../../../../docs/examples/own-card.toml");

/// ex.rc.1, B20: a roster brings cards of its player's own, judged like all others; several may bring the same file.
#[test]
fn cards_of_ones_own_come_with_the_roster() {
    let with = |own: &str| json!({"faction": "daleks", "cards": ["dal.3", "own.1"], "own": own});
    let other = json!({"faction": "unit", "cards": ["uni.3", "uni.1"]});
    let setup = Setup { rosters: vec![with(OWN), other.clone()], ..Setup::default() };
    let book = Exterminate::book(&setup, &Content::default()).unwrap();
    assert!(Exterminate::titles(&book).iter().any(|it| it.fr == "Rouillé"));
    let both = Setup { rosters: vec![with(OWN), with(OWN)], ..Setup::default() };
    assert!(Exterminate::book(&both, &Content::default()).is_ok(), "the same file twice");

    let place = |own: &str| {
        let fault = refused(vec![other.clone(), with(own)], "meeting-of-metal");
        (fault.key, fault.at.unwrap_or_default())
    };
    let odd = place(&OWN.replace("hover", "hovr"));
    assert_eq!(odd, ("fault-content-unknown", "rosters[1].own:15".to_owned()));
    let known = place(&OWN.replace("own.1", "dal.1"));
    assert_eq!(known, ("fault-content-repeated", "rosters[1].own:2".to_owned()));
    let other_file = OWN.replace("Rusty", "Shiny");
    let setup = Setup { rosters: vec![with(OWN), with(&other_file)], ..Setup::default() };
    let same = Exterminate::book(&setup, &Content::default()).unwrap_err();
    assert_eq!((same.key, same.at.as_deref()), ("fault-roster-same-id", Some("rosters[1].own:2")));
    assert_eq!(same.args["other"], "rosters[0].own");
    for id in ["dal.1-1", "p1", "n1", "hit", "", "own.", "own.a-1", "own.Rusty", "own.é"] {
        let odd = place(&OWN.replace("own.1", id));
        assert_eq!(odd, ("fault-content-own-id", "rosters[1].own:2".to_owned()), "{id}");
    }
    let long = |many: usize| OWN.replace("own.1", &format!("own.{}", "a".repeat(many)));
    assert_eq!(place(&long(17)).0, "fault-content-own-id");
    assert_eq!(place(&long(16)).0, "fault-content-unknown", "the roster names another card");
    let fault = refused(vec![other.clone(), with(&long(15_000))], "meeting-of-metal");
    assert_eq!((fault.key, fault.args["name"].len()), ("fault-content-own-id", 60));
    for name in ["", &"x".repeat(61)] {
        assert_eq!(place(&OWN.replace("Rusty", name)).0, "fault-content-name");
    }
    assert_eq!(place("[[card").0, "fault-unreadable");
    assert_eq!(place(&OWN.replace("figures = 1", "figures = 99")).0, "fault-content-card");
    assert_eq!(place(&format!("#{}", "x".repeat(20_000))).0, "fault-roster-own");

    let ask = |asked: Value| Exterminate::muster(&asked, &Content::default());
    let range = ask(json!({ "own": OWN })).unwrap().answer;
    assert_eq!(range["cards"].as_array().unwrap().last().unwrap()["title"]["en"], "Rusty");
    let twice = json!({"faction": "daleks", "cards": ["dal.3", "own.1", "own.1"], "own": OWN});
    let checked = ask(json!({"check": {"roster": twice}})).unwrap();
    assert_eq!(checked.faults[0].rule.unwrap().id(), "ex.fb.4");
    assert_eq!(checked.faults[0].args["name"], "Rusty / Rouillé", "by the names its player gave");
    assert_eq!(checked.answer["link"], "ex1~daleks~dal.3~own.1~own.1", "the cards come beside it");
    let wrong = ask(json!({"check": {"roster": with("[[card")}})).unwrap();
    assert_eq!(wrong.faults[0].at.as_deref(), Some("own:1"));
}

/// ex.fb.1: another number of cards than agreed is told with the number that is needed.
#[test]
fn another_number_of_cards_than_agreed() {
    let told = |cards: &[&str], agreed: u8| {
        let roster = json!({"faction": "daleks", "cards": cards});
        let asked = json!({"check": {"roster": roster, "cards": agreed}});
        let found = Exterminate::muster(&asked, &Content::default()).unwrap().faults;
        let fault = found.into_iter().find(|it| it.key == "fault-roster-cards");
        fault.map(|it| ["cards", "agreed", "most"].map(|name| it.args[name].clone()).join(" "))
    };
    let two = ["dal.3", "dal.1"];
    assert_eq!(told(&two, 2), None);
    assert_eq!(told(&two, 3).as_deref(), Some("2 3 5"));
    let six = ["dal.3", "dal.1", "dal.1", "dal.1", "dal.1", "dal.1"];
    assert_eq!(told(&six, 3).as_deref(), Some("6 0 5"), "more than anybody may agree to");
}

/// What is wrong with a content file.
fn content_fault(name: &str, from: &str, to: &str) -> (&'static str, String) {
    let text = built_in(name);
    assert!(text.contains(from), "{from} is not in {name}");
    let files = vec![(name.to_owned(), text.replacen(from, to, 1))];
    let fault = Exterminate::book(&Setup::default(), &Content { files }).unwrap_err();
    (fault.key, fault.at.unwrap_or_default())
}

#[test]
fn faulty_content_is_refused_with_its_line() {
    let unknown = content_fault("cards.toml", "\"implacable\"", "\"implacble\"");
    assert_eq!(unknown, ("fault-content-unknown", "cards.toml:19".to_owned()));
    assert_eq!(
        content_fault("cards.toml", "movement = 5", "movement = 50").0,
        "fault-content-card"
    );
    assert_eq!(
        content_fault("cards.toml", "id = \"dal.2\"", "id = \"dal.1\"").0,
        "fault-content-repeated"
    );
    assert_eq!(content_fault("cards.toml", "figures = 3", "figurs = 3").0, "fault-unreadable");
    // No card is called as something else of the table is, a figure of another card among them.
    for id in ["p1", "n1", "hit", "w1", "ad.1", "dal.1-1"] {
        let taken = content_fault("cards.toml", "id = \"dal.2\"", &format!("id = \"{id}\""));
        assert_eq!(taken.0, "fault-content-taken", "{id}");
    }
    assert_eq!(content_fault("weapons.toml", "dice = 3", "dice = 30").0, "fault-content-weapon");
    assert_eq!(content_fault("weapons.toml", "\"heavy\"", "\"hevy\"").0, "fault-content-unknown");
    assert_eq!(
        content_fault("weapons.toml", "\"burst(3)\", \"heavy\"", "\"burst(3)\", \"blast(2)\"").0,
        "fault-content-blast"
    );
    assert_eq!(
        content_fault("terrain.toml", "size = [1.5, 1.5]", "size = [0, 1.5]").0,
        "fault-content-shape"
    );
    assert_eq!(content_fault("combat.toml", "copies = 10", "copies = 255").0, "fault-content-many");
    assert_eq!(
        content_fault("adventure.toml", "effect = \"medi-kit\"", "effect = \"magic\"").0,
        "fault-unreadable"
    );
    let scenario = "scenarios/meeting-of-metal.toml";
    assert_eq!(
        content_fault(scenario, "layout = \"crash-site\"", "layout = \"moon\"").0,
        "fault-content-unknown"
    );
    assert_eq!(content_fault(scenario, "turns = 6", "turns = 60").0, "fault-content-scenario");
}

/// ex.bc.1, ex.ad.1, ex.nd.3: what the box holds.
#[test]
fn the_content_is_complete() {
    let content = content();
    assert_eq!(content.forces.list.len(), 52 + 1, "recruitment cards and the civilians");
    assert_eq!(content.arms.weapons.len(), 21);
    assert_eq!(content.decks.combat.iter().sum::<u8>(), 36);
    assert_eq!((content.decks.generic().count(), content.decks.adventure.len()), (15, 36));
    assert_eq!(content.decks.tokens.iter().map(|it| it.copies).sum::<u8>(), 12);
    assert_eq!((content.grounds.kinds.len(), content.grounds.layouts.len()), (15, 6));
    assert_eq!(Exterminate::info().scenarios.len(), 8);
}

/// What is wrong with a scenario in which a text was put in the place of another, and the line that is told.
fn scenario_fault(id: &str, from: &str, to: &str) -> (&'static str, String) {
    let name = format!("scenarios/{id}.toml");
    let text = built_in(&name);
    assert!(text.contains(from), "{from} is not in {name}");
    let files = vec![(name, text.replacen(from, to, 1))];
    let setup = Setup { scenario: Some(id.to_owned()), ..Setup::default() };
    let fault = Exterminate::book(&setup, &Content { files }).map(|_| ()).unwrap_err();
    let at = fault.at.unwrap_or_default();
    (fault.key, at.rsplit('/').next().unwrap_or_default().to_owned())
}

/// ex.sc.1: a scenario that could not be laid out is refused, with the line: lengths, counts, places, pieces.
#[test]
fn scenarios_that_cannot_be_laid_out() {
    let metal = |from: &str, to: &str| scenario_fault("meeting-of-metal", from, to);
    for strip in ["-6", "0", "1.4", "18.1", "40"] {
        let found = metal("strip = 6", &format!("strip = {strip}"));
        assert_eq!(found, ("fault-scenario-length", "meeting-of-metal.toml:13".to_owned()));
    }
    let full = metal("strip = 6", "strip = 18");
    assert_eq!(full, ("fault-scenario-room", "meeting-of-metal.toml:13".to_owned()));
    let apart = metal("apart = 8", "apart = -3");
    assert_eq!(apart, ("fault-scenario-length", "meeting-of-metal.toml:20".to_owned()));
    for each in ["each = 0", "each = 7", "each = 200"] {
        assert_eq!(metal("each = 4", each).0, "fault-scenario-count", "{each}");
    }
    assert_eq!(metal("apart = 8\n", "").0, "fault-scenario-nodes");
    assert_eq!(metal("apart = 8", "apart = 8\nat = [[9, 9]]").0, "fault-scenario-nodes");
    let counts = [
        ("ship-of-death", "markers = 5", ["markers = 0", "markers = 51"]),
        ("ship-of-death", "dice = 2", ["dice = 0", "dice = 200"]),
        ("reverse-the-polarity", "progress = 6", ["progress = 0", "progress = 51"]),
        ("reverse-the-polarity", "dice_leader = 4", ["dice_leader = 0", "dice_leader = 13"]),
        ("escape", "vp_left = 1", ["vp_left = 51", "vp_left = 255"]),
    ];
    for (id, from, all) in counts {
        for to in all {
            assert_eq!(scenario_fault(id, from, to).0, "fault-scenario-count", "{to}");
        }
    }
    let lengths = [
        ("reverse-the-polarity", "within = 12", "within = -1"),
        ("beacons-of-rassilon", "within = 3", "within = -1"),
        ("prisoner", "depth = 6\nvp", "depth = -6\nvp"),
    ];
    for (id, from, to) in lengths {
        assert_eq!(scenario_fault(id, from, to).0, "fault-scenario-length", "{id}");
    }
    let places = [
        ("everybody-lives", "[5, 20]", "[50, 20]"),
        ("everybody-lives", "[5, 20]", "[5, 15]"),
        ("everybody-lives", "[31, 16]", "[5, 20.9]"),
        ("prisoner", "at = [18, 18]", "at = [60, 18]"),
        ("beacons-of-rassilon", "[9, 9]", "[99, 9]"),
        ("king-of-the-heap", "[12, 13]", "[0.4, 13]"),
        ("king-of-the-heap", "[12, 13]", "[5, 10.2]"),
    ];
    for (id, from, to) in places {
        assert_eq!(scenario_fault(id, from, to).0, "fault-scenario-place", "{id} {to}");
    }
    let wall = scenario_fault("king-of-the-heap", "piece = \"p1\"", "piece = \"p2\"");
    assert_eq!(wall, ("fault-scenario-heap", "king-of-the-heap.toml:21".to_owned()));
    let faction = metal("\"sontarans\"]", "\"civilians\"]");
    assert_eq!(faction.0, "fault-content-unknown");
}

/// ex.su.4, B19: a piece lies on the table and on no other.
#[test]
fn terrain_that_cannot_be_laid() {
    let from = "{ kind = \"wreck\", at = [15.5, 16.5] }";
    for at in ["[-3, 16.5]", "[15.5, 33.1]", "[6, 9]", "[3.5, 17]"] {
        let moved = format!("{{ kind = \"wreck\", at = {at} }}");
        let wrong = content_fault("terrain.toml", from, &moved);
        assert_eq!(wrong, ("fault-terrain-place", "terrain.toml:144".to_owned()), "{at}");
    }
}

/// ex.sn.2, B19: where players deploy a large base has room.
#[test]
fn terrain_that_fills_where_players_deploy() {
    let book = |scenario: &str, size: &str, at: &str| {
        let text = built_in("terrain.toml").replacen("size = [5, 3]", size, 1);
        let text = text.replacen("at = [15.5, 16.5]", at, 1);
        let setup = Setup { scenario: Some(scenario.to_owned()), ..Setup::default() };
        let files = vec![("terrain.toml".to_owned(), text)];
        Exterminate::book(&setup, &Content { files }).map(|_| ()).map_err(|it| it.key)
    };
    let full = |scenario: &str| book(scenario, "size = [36, 5.9]", "at = [0, 0]");
    assert_eq!(full("meeting-of-metal"), Err("fault-scenario-strip"));
    assert_eq!(full("escape"), Err("fault-scenario-area"));
    assert_eq!(book("meeting-of-metal", "size = [34.5, 5.9]", "at = [0, 0]"), Ok(()));
    assert_eq!(
        book("meeting-of-metal", "size = [34.6, 5.9]", "at = [0, 0]"),
        Err("fault-scenario-strip")
    );
}

/// ex.sn.2, ex.sn.3: two tables of rules, sides that deploy nowhere or in two ways, and sides of one faction or name.
#[test]
fn sides_that_cannot_be_played() {
    let heap = "[heap]\npiece = \"p1\"\nvp = 2\nvp_leader = 1\n";
    let two = scenario_fault("escape", "[escape]", &format!("{heap}\n[escape]"));
    assert_eq!(two.0, "fault-scenario-plots");
    let deploys = [
        ("prisoner", "room = [13.5", "area = [0, 0, 36, 36], room = [13.5"),
        ("prisoner", "strips = [{ edge = \"north\", depth = 6 }]", "near = \"p1\", within = 2"),
        ("everybody-lives", "{ edge = \"north\", depth = 4 }, ", ""),
        ("everybody-lives", "near = \"p13\", within = 3", "near = \"p13\""),
        ("ship-of-death", "edge = \"south\"", "edge = \"north\""),
    ];
    for (id, from, to) in deploys {
        assert_eq!(scenario_fault(id, from, to).0, "fault-scenario-deploy", "{id} {to}");
    }
    let areas = [
        ("ship-of-death", "within = 9", "within = -9"),
        ("prisoner", "room = [13.5, 13.5, 22.5, 22.5]", "room = [40, 40, 50, 50]"),
        ("escape", "area = [0, 20, 36, 30]", "area = [0, 20, 36, 21]"),
        ("escape", "depth = 6", "depth = 37"),
    ];
    for (id, from, to) in areas {
        assert_eq!(scenario_fault(id, from, to).0, "fault-scenario-area", "{id} {to}");
    }
    let doctors = ("id = \"villains\"", "id = \"villains\"\nfaction = \"doctor\"");
    let found = scenario_fault("everybody-lives", doctors.0, doctors.1);
    assert_eq!(found, ("fault-scenario-factions", "everybody-lives.toml:25".to_owned()));
    let twice = scenario_fault("escape", "id = \"runners\"", "id = \"hunters\"");
    assert_eq!(twice.0, "fault-content-unknown", "nobody is called runners any more");
}

/// ex.rc.1, ex.rc.7, ex.fb.3, ex.fb.4: names of cards of one's own can be told, weapons are those of each figure, and a
/// retinue is nobody that a roster may have once.
#[test]
fn cards_of_ones_own_hide_nothing() {
    let key = |own: &str| {
        let with = json!({"faction": "daleks", "cards": ["dal.3", "own.1"], "own": own});
        let other = json!({"faction": "unit", "cards": ["uni.3", "uni.1"]});
        let setup = Setup { rosters: vec![with, other], ..Setup::default() };
        Exterminate::book(&setup, &Content::default()).map(|_| ()).map_err(|it| it.key)
    };
    for name in [
        "Rus\\nty",
        "Rus\\u202Ety",
        "   ",
        "\\u200B",
        "Rus\\tty",
        "Rus\\u061Cty",
        "Rus\\u00ADty",
        "Rus\\U000E0041ty",
    ] {
        let named = key(&OWN.replace("Rusty", name));
        assert_eq!(named, Err("fault-content-name"), "{name}");
    }
    assert_eq!(key(&OWN.replace("Rusty", "Rusty the Éléphant 2")), Ok(()));
    let each = |list: &str| key(&OWN.replace("weapons = [\"w1\"]", &format!("each = {list}")));
    assert_eq!(each("[[\"w1\"]]"), Ok(()));
    assert_eq!(each("[[\"w1\"], [\"w1\"]]"), Err("fault-content-card"));
    let retinue = |card: &str| key(&(OWN.to_owned() + &format!("retinue = \"{card}\"\n")));
    assert_eq!(retinue("dal.1"), Ok(()));
    for card in ["dal.3", "own.1", "cyb.3"] {
        assert_eq!(retinue(card), Err("fault-content-retinue"), "{card}");
    }
}

/// ex.nd.1, ex.nd.3: there are as many tokens as a scenario has nodes; where players place nodes, they place fewer.
#[test]
fn every_node_has_a_token() {
    let with = |scenario: &str, copies: u8| {
        let node = "[[node]]\nid = \"black-5\"\nen = \"N\"\nfr = \"N\"\nkind = \"black\"\nvp = 5\n";
        let text = format!("# Mine.\n{node}copies = {copies}\n");
        let files = vec![("nodes.toml".to_owned(), text)];
        let setup = Setup { scenario: Some(scenario.to_owned()), ..Setup::default() };
        Exterminate::book(&setup, &Content { files }).map(|_| ())
    };
    assert_eq!(with("escape", 4).map_err(|it| it.key), Ok(()));
    assert_eq!(with("meeting-of-metal", 0).map_err(|it| it.key), Ok(()));
    let few = with("escape", 3).unwrap_err();
    let told = ["name", "nodes", "tokens"].map(|it| few.args[it].clone());
    assert_eq!((few.key, told.join(" ")), ("fault-content-tokens", "escape 4 3".to_owned()));
    assert_eq!(
        (few.at.as_deref(), few.rule.map(|it| it.id())),
        (Some("nodes.toml:2"), Some("ex.nd.3"))
    );
}
