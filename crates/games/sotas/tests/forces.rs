//! Bands that players bring to a table (sotas.force, R-119): what set-up refuses, and where.

use reglette_engine::Game;
use reglette_engine::setup::{Content, Setup};
use reglette_sotas::Sotas;
use reglette_sotas::roster::Roster;
use serde_json::{Value, json};

const UNIT_302: &str = "~unit-sergeant~4.unit-soldier~unit-sniper~unit-flamer";
const CYBERMEN_302: &str = "~cyberleader~3.cyberman~4.cybermat";

/// The rules that two bands break and where, in a scenario with a size.
fn broken(scenario: &str, size: &str, bands: [&str; 2]) -> Vec<(&'static str, String)> {
    let band = |text: &&str| Roster::from_link(&format!("sotas1{text}")).expect("a band");
    let rosters: Vec<Roster> = bands.iter().map(band).collect();
    let setup = json!({"scenario": scenario, "options": {"force_size": size}, "rosters": rosters});
    let setup: Setup = serde_json::from_value(setup).expect("a set-up");
    let book = Sotas::book(&setup, &Content::default()).expect("known figures");
    let told =
        |it: reglette_engine::Fault| (it.rule.expect("a rule").id(), it.at.unwrap_or_default());
    Sotas::roster_faults(&book).into_iter().map(told).collect()
}

fn at(rule: &'static str, place: &str) -> (&'static str, String) {
    (rule, place.to_owned())
}

/// sotas.force.1: 300 points, five more or fewer, and not one beyond.
#[test]
fn a_free_force_has_three_hundred_points() {
    let free = |first: &str, second: &str| broken("open-skirmish", "SCENARIO", [first, second]);
    let (most, least) =
        ("~3.unit-sergeant~unit-grenadier~unit-flamer", "~2.unit-sergeant~unit-rider~unit-sniper");
    assert!(free(most, CYBERMEN_302).is_empty(), "exactly 305");
    let over = "~2.unit-sergeant~unit-medic~unit-flamer~2.unit-soldier";
    assert_eq!(free(over, CYBERMEN_302), [at("sotas.force.1", "rosters[0]")], "306");
    let (exact, under) = (format!("{least}~unit-flamer"), format!("{least}~unit-soldier"));
    assert!(free(&exact, "~cyber-controller~cyberleader~cyberman~2.cybermat").is_empty(), "295");
    let poor = free(&under, "~cyber-controller~cyberleader~6.cybermat");
    assert_eq!(poor, [at("sotas.force.1", "rosters[0]")], "294 against 299");
}

/// sotas.force.2: forces differ by five points at most, whatever each of them may have.
#[test]
fn forces_are_equal() {
    let most = "~cyber-controller~2.cyberleader";
    let near = broken("open-skirmish", "SCENARIO", ["~3.unit-sergeant~2.unit-flamer", most]);
    assert!(near.is_empty(), "300 against 305: {near:?}");
    let far = ["~3.unit-sergeant~unit-flamer~unit-soldier", most];
    let refused = broken("open-skirmish", "SCENARIO", far);
    assert_eq!(refused, [at("sotas.force.2", "rosters[1]")], "299 against 305");
    assert!(broken("open-skirmish", "AGREED", far).is_empty());
}

/// sotas.force.1, sotas.scenario.12: a scenario has its own points; players choose another size, or none.
#[test]
fn the_size_is_the_scenarios_or_the_players() {
    let daleks = "~dalek-supreme~dalek~dalek-assault";
    let sized = |size: &str, unit: &str| {
        let all = broken("dalek-bomb", size, [unit, daleks]);
        all.into_iter().filter(|(_, at)| at == "rosters[0]").map(|it| it.0).collect::<Vec<_>>()
    };
    assert!(sized("SCENARIO", "~4.unit-sergeant~2.unit-soldier").is_empty(), "374 of 369");
    let over = sized("SCENARIO", "~4.unit-sergeant~unit-flamer~unit-soldier");
    assert_eq!(over, ["sotas.force.2"], "375 of 369");
    assert!(sized("SMALL", "~unit-sergeant~unit-medic~unit-flamer~unit-soldier").is_empty());
    let under = sized("SMALL", "~unit-sergeant~unit-medic~2.unit-soldier");
    assert_eq!(under, ["sotas.force.1"], "194 of 200");
    assert_eq!(sized("STANDARD", "~unit-sergeant"), ["sotas.force.1"]);
    assert_eq!(sized("LARGE", UNIT_302), ["sotas.force.1"]);
    assert!(sized("AGREED", "~2.unit-soldier").is_empty());
}

/// sotas.force.5, R-119: whatever points are agreed on, one figure takes two thirds of its band's at most.
#[test]
fn no_agreement_is_about_one_figure() {
    let agreed = |band: &str| broken("open-skirmish", "AGREED", [band, CYBERMEN_302]);
    let one = || at("sotas.force.5", "rosters[0].figures[0]");
    assert_eq!(agreed("~dalek-supreme"), [one()], "alone");
    assert!(agreed("~river-song~martha-jones").is_empty(), "84 of 126");
    assert_eq!(agreed("~kate-stewart~unit-grenadier"), [one()], "83 of 124");
}

/// sotas.force.3, sotas.force.4, sotas.force.6, sotas.force.7, sotas.force.16: what the players cannot agree
/// away. Every fault is told, each in its place.
#[test]
fn everything_wrong_is_told_at_once() {
    let persons = broken("open-skirmish", "AGREED", ["~2.amy-pond", "~farmer~amy-pond"]);
    let twice = at("sotas.force.3", "rosters[0].figures[0]");
    assert_eq!(persons, [twice, at("sotas.force.3", "rosters[1].figures[1]")]);
    let heroes = broken("open-skirmish", "AGREED", ["~doctor-10~doctor-11", "~dalek~2.slitheen"]);
    let alliance = at("sotas.force.6", "rosters[1].figures[1]");
    assert_eq!(heroes, [at("sotas.force.4", "rosters[0]"), alliance]);
    let strangers =
        broken("dont-blink", "AGREED", ["~amy-pond~rory-williams~dalek", "~2.weeping-angel"]);
    let dalek = at("sotas.force.7", "rosters[0].figures[2]");
    assert_eq!(strangers, [dalek, at("sotas.force.16", "rosters[0]")]);
}

/// sotas.leader-x.1: a special rule about somebody is called by them.
#[test]
fn special_rules_are_called_by_whom_they_are_about() {
    let book = Sotas::book(&Setup::default(), &Content::default()).unwrap();
    let called = |id: &str| {
        let title = Sotas::titles(&book).iter().find(|it| it.id == id);
        title.map(|it| (it.en.as_str(), it.fr.as_str()))
    };
    assert_eq!(called("leader-x(daleks)"), Some(("Leader (Daleks)", "Chef (Daleks)")));
    let rory = ("Leader (Rory Williams)", "Chef (Rory Williams)");
    assert_eq!(called("leader-x(rory-williams)"), Some(rory));
    assert_eq!(
        called("improved-attack(4)"),
        Some(("Improved Attack (4)", "Attaque améliorée (4)"))
    );
    let open = |it: &reglette_engine::game::Title| it.id.contains('(') && it.en.contains("(X)");
    assert!(!Sotas::titles(&book).iter().any(open));
}

/// sotas.scenario.12: what scenarios suggest may be brought as if the players had written it.
#[test]
fn suggested_forces_may_be_brought() {
    for scenario in Sotas::info().scenarios {
        for &players in scenario.players {
            let setup = |rosters: Vec<Value>| Setup {
                scenario: Some(scenario.id.to_owned()),
                players: Some(players),
                rosters,
                ..Setup::default()
            };
            let book = Sotas::book(&setup(Vec::new()), &Content::default()).unwrap();
            assert_eq!(Sotas::roster_faults(&book), [], "nobody brings anything");
            let bands = book.bands.iter().map(|it| json!(it)).collect();
            let book = Sotas::book(&setup(bands), &Content::default()).unwrap();
            assert_eq!(Sotas::roster_faults(&book), [], "{} of {players}", scenario.id);
        }
    }
}

/// What cannot be read or is unknown is refused before it is judged, all of it with its place.
#[test]
fn faulty_rosters_have_places() {
    let refused = |rosters: Value| {
        let setup = serde_json::from_value(json!({ "rosters": rosters })).unwrap();
        let fault = Sotas::book(&setup, &Content::default()).unwrap_err();
        let place = |it: reglette_engine::Fault| it.at.unwrap_or_default();
        fault.each().into_iter().map(place).collect::<Vec<_>>()
    };
    let good = json!({"figures": [{"profile": "dalek"}]});
    assert_eq!(refused(json!([good])), ["rosters"]);
    let odd = json!({"figures": [{"profile": "dalek"}, {"profile": 3}]});
    assert_eq!(refused(json!([good, odd])), ["rosters[1].figures[1].profile"]);
    let unknown = json!({"figures": [{"profile": "dalec"}, {"profile": "dalek", "add": ["lamp"]}]});
    let places = ["rosters[0].figures[0]", "rosters[0].figures[1]", "rosters[1].figures[0]"];
    assert_eq!(refused(json!([unknown, {"figures": [{"profile": "davroz"}]}])), places);
    let crowd = vec![json!({"profile": "dalek"}); 65];
    assert_eq!(refused(json!([good, {"figures": crowd}])), ["rosters[1].figures"]);
}

/// sotas.force.2: a band that may be played though it has other points than it is raised for says why.
#[test]
fn a_few_points_more_are_told_with_their_rule() {
    let slack = |size: i32| {
        let roster = Roster::from_link(&format!("sotas1{UNIT_302}")).expect("a band");
        let asked = json!({"check": {"roster": roster, "purpose": {"points": size}}});
        let told = Sotas::muster(&asked, &Content::default()).expect("an answer");
        (told.answer["slack"].clone(), told.faults.len())
    };
    let by_rule = json!({"most": 5, "rule": "sotas.force.2"});
    assert_eq!((slack(300), slack(297)), ((by_rule.clone(), 0), (by_rule, 0)));
    assert_eq!((slack(302), slack(296)), ((Value::Null, 0), (Value::Null, 1)));
}
