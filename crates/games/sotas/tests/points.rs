//! The points of every profile, and bands made of them.

use reglette_engine::Game;
use reglette_engine::setup::{Content, Setup};
use reglette_sotas::Sotas;
use reglette_sotas::data::Source;
use reglette_sotas::muster::{Muster, Shop};
use reglette_sotas::roster::{Figures, ReferenceSheet, Roster, repeated};
use reglette_sotas::traits::Trait;

const FILES: [(&str, &str); 4] = [
    ("specials.toml", include_str!("../../../../data/sotas/specials.toml")),
    ("weapons.toml", include_str!("../../../../data/sotas/weapons.toml")),
    ("forces.toml", include_str!("../../../../data/sotas/forces.toml")),
    ("profiles.toml", include_str!("../../../../data/sotas/profiles.toml")),
];

fn source(name: &'static str) -> Source<'static> {
    let (_, text) = FILES.into_iter().find(|(file, _)| *file == name).expect("one of the files");
    Source { name, text }
}

fn shop() -> Shop {
    Shop::read(source).expect("the built-in files are sound")
}

fn band(text: &str) -> Roster {
    Roster::from_link(&format!("sotas1{text}")).expect("a link")
}

/// The rules a band of so many points breaks in a free game.
fn breaks(text: &str, points: i32) -> Vec<&'static str> {
    rules_of(&band(text), &Muster::free(points))
}

fn rules_of(roster: &Roster, muster: &Muster) -> Vec<&'static str> {
    let faults = roster.faults(&shop(), muster);
    faults.iter().map(|it| it.rule.map_or(it.key, |rule| rule.0)).collect()
}

fn points(id: &str, extras: &[&str]) -> i32 {
    let extras: Vec<String> = extras.iter().map(|&it| it.to_owned()).collect();
    shop().points(id, &extras).expect("a profile and extras")
}

/// sotas.points.1, sotas.points.2, sotas.profile.1: the formula gives the points of all profiles.
#[test]
fn every_profile_has_the_points_of_the_formula() {
    let shop = shop();
    let profiles: Vec<&str> = shop.profiles().collect();
    assert_eq!(profiles.len(), 102);
    for id in profiles {
        assert_eq!(shop.points(id, &[]).unwrap(), shop.stock(id).unwrap().points, "{id}");
    }
}

/// sotas.profile.8, sotas.ex.20: the one profile the rulebook prints.
#[test]
fn a_cyberman_costs_52() {
    assert_eq!(points("cyberman", &[]), 52);
}

/// sotas.points.3: Quality 5 counts as 3.5.
#[test]
fn an_angel_is_worth_more_than_its_quality() {
    assert_eq!(points("weeping-angel", &[]), 81);
}

/// sotas.points.4: a third of the Tenth Doctor's 175 on top of 8.
#[test]
fn a_fob_watch_costs_a_third_of_what_it_hides() {
    assert_eq!(points("john-smith", &[]), 8 + 58);
}

/// sotas.points.5: two points above Combat 2.
#[test]
fn better_attacks_cost_by_the_point() {
    assert_eq!(points("ood-red-eye", &[]), 35);
}

/// sotas.points.6: leading Rory alone is cheap, killing all the living is not.
#[test]
fn arguments_change_the_cost() {
    assert_eq!(points("amy-pond", &[]), (10 + 5 + 3) * 2);
    assert_eq!(points("unit-sergeant", &[]), (15 + 10 + 4 + 9) * 2);
    assert_eq!(points("vashta-swarm", &[]), 44);
}

/// sotas.points.7: three less for the weapon, times 1.5 at Quality 4.
#[test]
fn a_shorter_pistol_is_cheaper() {
    let shop = shop().with_medium_pistol();
    assert_eq!(shop.points("unit-rider", &[]).unwrap(), 57 - 5 + 1);
    assert_eq!(shop.points("auton", &[]).unwrap(), 21 - 3);
    assert_eq!(shop.points("unit-soldier", &[]).unwrap(), 35);
}

/// Printed points that are wrong are refused with the line they stand on.
#[test]
fn wrong_points_are_a_fault() {
    let text = FILES[3].1.replacen("points = 143", "points = 144", 1);
    let fault = Shop::read(|name| match name {
        "profiles.toml" => Source { name, text: &text },
        _ => source(name),
    });
    let fault = fault.unwrap_err();
    assert_eq!(fault.key, "fault-content-points");
    assert_eq!(fault.at.as_deref(), Some("profiles.toml:9"));
    assert_eq!(fault.args["points"], "143");
}

const UNIT: &str = "~unit-sergeant~4.unit-soldier~unit-sniper~unit-flamer";

/// sotas.force.1, sotas.force.2: 302 points are a force of 300, and not of 200 or 310.
#[test]
fn a_force_has_the_points_agreed_on() {
    assert_eq!(band(UNIT).points(&shop()).unwrap(), 302);
    assert_eq!(shop().sizes, [200, 300, 450]);
    assert!(breaks(UNIT, 300).is_empty());
    assert_eq!(breaks(UNIT, 200), ["sotas.force.1"]);
    let other = Muster { standard: false, ..Muster::free(308) };
    assert_eq!(rules_of(&band(UNIT), &other), ["sotas.force.2"]);
    let near = Muster { standard: false, ..Muster::free(307) };
    assert!(rules_of(&band(UNIT), &near).is_empty());
}

/// sotas.force.3: one Amy on a table, whoever brings her.
#[test]
fn a_person_is_there_once() {
    assert!(breaks("~2.amy-pond~4.farmer", 192).contains(&"sotas.force.3"));
    let (one, other) = (band("~amy-pond~farmer"), band("~amy-pond~2.farmer"));
    let faults = repeated(&[one, other], &shop());
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].args["name"], "amy-pond");
    assert_eq!(faults[0].at.as_deref(), Some("rosters[1].figures[0]"));
}

/// sotas.force.4: the Tenth and the Eleventh Doctor do not go together.
#[test]
fn one_time_lord_hero_is_enough() {
    assert_eq!(breaks("~doctor-10~doctor-11", 318), ["sotas.force.4"]);
    assert!(breaks("~doctor-10~yana~2.farmer", 302).is_empty());
}

/// sotas.force.5: two thirds of 219 are 146, room for the Eleventh Doctor but not for the Ninth.
#[test]
fn one_figure_is_not_the_whole_force() {
    assert!(breaks("~doctor-11~amy-pond~rory-williams~5.civilian", 219).is_empty());
    assert_eq!(breaks("~doctor-9~amy-pond~farmer", 219), ["sotas.force.5"]);
}

/// sotas.force.6: alliances of free games.
#[test]
fn a_side_keeps_to_one_alliance() {
    let shop = shop();
    assert!(shop.allied(&["doctor-10", "ood", "judoon-trooper"]));
    assert!(!shop.allied(&["doctor-10", "slitheen"]));
    assert!(shop.allied(&["cyberman", "missy"]));
    assert!(shop.allied(&["master", "auton"]));
    assert!(!shop.allied(&["master", "auton", "handbot"]), "with one of them only");
    assert!(!shop.allied(&["weeping-angel", "vashta-swarm"]), "each of them alone");
    assert!(shop.allied(&["dalek-ironside", "unit-soldier"]));
    assert!(!shop.allied(&["silurian-warrior", "doctor-10"]), "a scenario must say so");
    assert_eq!(breaks("~3.dalek~slitheen", 314), ["sotas.force.6"]);
    let told = |band_: &str| -> Vec<String> {
        let told = band(band_).faults(&shop, &Muster::free(314)).into_iter();
        let told = told.filter(|it| it.key == "fault-roster-alliance");
        told.map(|it| format!("{} {}: {}", it.at.unwrap(), it.args["name"], it.args["others"]))
            .collect()
    };
    let strangers =
        ["figures[1] slitheen: dalek", "figures[3] judoon-trooper: dalek, dalek-supreme"];
    assert_eq!(told("~3.dalek~slitheen~dalek-supreme~judoon-trooper"), strangers);
    assert_eq!(told("~master~auton~handbot"), ["figures[2] handbot: auton"]);
}

/// sotas.force.7, sotas.force.16: a scenario lists factions, and whom it needs.
#[test]
fn a_scenario_says_who_may_come() {
    let muster = Muster {
        points: Some(219),
        standard: false,
        factions: vec!["doctor".into(), "civilians".into()],
        required: vec!["doctor-11".into()],
    };
    let fits = band("~doctor-11~amy-pond~rory-williams~5.civilian");
    assert!(rules_of(&fits, &muster).is_empty());
    let others = band("~river-song~strax~2.unit-soldier");
    assert_eq!(rules_of(&others, &muster), ["sotas.force.7", "sotas.force.16"]);
    assert_eq!(rules_of(&Roster::default(), &muster), ["sotas.force.16"]);
    assert_eq!(rules_of(&band("~0.dalek"), &muster), ["sotas.force.16"]);
}

/// sotas.force.8, sotas.animal.1: extras are paid for, by those who have hands.
#[test]
fn extras_change_the_points() {
    assert_eq!(points("unit-soldier", &["stimulant"]), 38);
    assert_eq!(points("unit-soldier", &["lamp", "grenade-frag", "grenade-frag"]), 44);
    assert_eq!(points("civilian", &["pistol"]), 13);
    assert_eq!(breaks("~2.dalek_lamp~dalek", 282), ["sotas.force.8"]);
    assert_eq!(breaks("~4.raptor_light-armour", 188), ["sotas.animal.1"]);
    assert!(shop().extras().any(|it| it == "radiation-antidote"));
    for id in ["hero", "mounted", "fob-watch", "thrown-quills"] {
        assert!(!shop().sells(id), "{id}");
    }
    assert_eq!(breaks("~8.unit-soldier_hero", 300), ["fault-content-unknown"]);
}

/// sotas.force.9, sotas.force.10, sotas.force.11, sotas.heavy-armour.3, sotas.quills.1: what may not
/// be on one figure.
#[test]
fn some_things_do_not_go_together() {
    assert_eq!(breaks("~unit-soldier_heavy-armour", 38), ["sotas.force.9"]);
    assert_eq!(breaks("~jenny-flint_heavy-armour", 54), ["sotas.heavy-armour.3"]);
    assert_eq!(breaks("~zygon_nbc-suit", 66), ["sotas.quills.1"]);
    let shop = shop();
    for (id, extra, rule) in [
        ("raptor", "short-move", "sotas.force.10"),
        ("slitheen", "very-large", "sotas.force.10"),
        ("slitheen", "melee-specialist", "sotas.force.11"),
    ] {
        let clashes = shop.clashes(shop.stock(id).unwrap(), &[extra]);
        assert_eq!(clashes.iter().map(|it| it.rule).collect::<Vec<_>>(), [rule]);
    }
    for id in shop.profiles() {
        assert!(shop.clashes(shop.stock(id).unwrap(), &[]).is_empty(), "{id}");
    }
}

/// sotas.force.8, sotas.malfunction.4, R-131: nothing comes twice on a figure but what is used up.
#[test]
fn one_of_a_kind_is_enough() {
    let spare = |profile: &str, add: &[&str]| {
        let add = add.iter().map(|&it| it.to_owned()).collect();
        let figures = Figures { profile: profile.into(), count: 1, add };
        let faults = figures.faults(&shop());
        faults.iter().map(|it| (it.rule.unwrap().0, it.key)).collect::<Vec<_>>()
    };
    let refused = [("sotas.force.8", "fault-roster-spare")];
    assert_eq!(spare("brigadier", &["pistol"]), refused);
    assert_eq!(spare("unit-soldier", &["light-armour"]), refused);
    assert_eq!(spare("farmer", &["lamp", "lamp"]), refused);
    assert_eq!(spare("farmer", &["pistol", "pistol"]), refused);
    let used_up = ["grenade-frag", "grenade-frag", "stimulant", "stimulant"];
    assert!(spare("unit-soldier", &used_up).is_empty());
    assert!(spare("unit-soldier", &["radiation-antidote", "radiation-antidote"]).is_empty());
    assert!(spare("brigadier", &["rifle"]).is_empty());
}

/// A roster is the same after JSON and after a link, and a link needs no escapes.
#[test]
fn rosters_travel() {
    let roster = Roster {
        name: "Paternoster & Cie".into(),
        figures: vec![
            Figures { profile: "vastra".into(), count: 1, add: vec![] },
            Figures {
                profile: "farmer".into(),
                count: 3,
                add: vec!["lamp".into(), "grenade-frag".into(), "grenade-frag".into()],
            },
        ],
    };
    let json = serde_json::to_string(&roster).unwrap();
    assert_eq!(serde_json::from_str::<Roster>(&json).unwrap(), roster);
    let link = roster.to_link();
    assert_eq!(link, "sotas1~vastra~3.farmer_lamp_grenade-frag_grenade-frag");
    let unnamed = Roster { name: String::new(), ..roster };
    assert_eq!(Roster::from_link(&link).unwrap(), unnamed);
    for wrong in
        ["", "sotas2~dalek", "sotas1~", "sotas1~x.dalek", "sotas1~999.dalek", "sotas1~a__b"]
    {
        assert_eq!(Roster::from_link(wrong).unwrap_err().key, "fault-roster-link", "{wrong}");
    }
    assert!(serde_json::from_str::<Roster>("{}").is_err());
    assert!(Roster::from_link(&"~dalek".repeat(1000)).is_err());
}

/// The reference sheet has each figure, and each rule once.
#[test]
fn a_band_fits_on_a_page() {
    let sheet =
        ReferenceSheet::of(&band("~cyberleader~2.cyberman~unit-medic_lamp"), &shop()).unwrap();
    assert_eq!(sheet.points, 90 + 104 + 48);
    assert_eq!(sheet.figures[1].count, 2);
    assert_eq!(sheet.figures[1].weapons, ["electric-projection"]);
    assert_eq!(sheet.figures[2].items, ["lamp"]);
    assert_eq!(sheet.entries.iter().filter(|it| *it == "slow").count(), 1);
    assert!(sheet.rules.iter().any(|it| it == "sotas.heavy-armour.2"));
    assert_eq!(sheet.rules.iter().filter(|it| *it == "sotas.slow.1").count(), 1);
    assert!(ReferenceSheet::of(&band("~nobody"), &shop()).is_err());
}

fn with_rosters(a: &str, b: &str) -> Setup {
    let json = |text| serde_json::to_value(band(text)).expect("a roster is plain data");
    Setup { rosters: vec![json(a), json(b)], ..Setup::default() }
}

/// sotas.force.8: extras come along into the game, and their bearer is still what it was.
#[test]
fn extras_are_played_with() {
    let setup = with_rosters("~unit-sergeant~2.unit-soldier_nbc-suit_lamp_pistol", "~3.cyberman");
    let book = Sotas::book(&setup, &Content::default()).unwrap();
    let profiles = &book.content.profiles;
    let soldier = book.roster[1].profile;
    let profile = &profiles.list[soldier.index()];
    assert_eq!(profiles.titles[soldier.index()].id, "unit-soldier+nbc-suit+lamp+pistol");
    assert_eq!(profiles.titles[soldier.index()].en, "UNIT soldier + NBC Suit + Lamp + Pistol");
    assert_eq!(profiles.origin(soldier), "unit-soldier");
    assert!(profile.traits.has(Trait::NbcSuit) && profile.light.is_some());
    assert_eq!(profile.weapons.len(), 2);
    assert_eq!(profile.points, 50);
    assert_eq!(book.roster[2].profile, soldier, "both are the same");
    let sergeant = &profiles.list[book.roster[0].profile.index()];
    assert!(sergeant.leads.as_ref().unwrap().contains(soldier, false), "still of UNIT");
}

/// Extras that are not allowed are refused where they stand.
#[test]
fn wrong_extras_are_refused_at_the_table() {
    let setup = with_rosters("~unit-soldier~2.dalek_lamp", "~3.cyberman");
    let fault = Sotas::book(&setup, &Content::default()).unwrap_err();
    assert_eq!(fault.key, "fault-roster-extra");
    assert_eq!(fault.at.as_deref(), Some("rosters[0].figures[1]"));
}

/// Pieces have the names of the scenario, and numbers where several have the same.
#[test]
fn pieces_are_called_by_name() {
    let setup = Setup { scenario: Some("poison-sky".into()), ..Setup::default() };
    let book = Sotas::book(&setup, &Content::default()).unwrap();
    let called = |id: &str| book.titles.iter().find(|it| it.id == id).unwrap().fr.clone();
    assert_eq!(called("p7"), "Camion 1");
    assert_eq!(called("p13"), "Bloc de commande");
}

/// Files that speak of what there is not are refused with the line.
#[test]
fn names_that_nothing_has_are_a_fault() {
    for (from, to, name) in [
        ("[\"sontarans\", \"judoon\"", "[\"sontarans\", \"judon\"", "judon"),
        ("[\"missy\"]", "[\"mussy\"]", "mussy"),
        ("[\"quills\"]", "[\"quils\"]", "quils"),
        ("\"sotas.force.11\"", "\"sotas.force.none\"", "sotas.force.none"),
    ] {
        assert!(FILES[2].1.contains(from), "{from}");
        let text = FILES[2].1.replacen(from, to, 1);
        let fault = Shop::read(|file| match file {
            "forces.toml" => Source { name: file, text: &text },
            _ => source(file),
        });
        let fault = fault.unwrap_err();
        assert_eq!((fault.key, fault.args["name"].as_str()), ("fault-content-unknown", name));
    }
}

/// sotas.scenario.12: what a scenario suggests is worth what it says.
#[test]
fn a_suggested_force_costs_what_it_says() {
    let text = include_str!("../../../../data/sotas/scenarios/the-globe.toml");
    let file = |text: String| Content { files: vec![("scenarios/the-globe.toml".into(), text)] };
    let setup = Setup { scenario: Some("the-globe".into()), ..Setup::default() };
    assert!(Sotas::book(&setup, &file(text.to_owned())).is_ok());
    let wrong = text.replacen("points = 304", "points = 305", 1);
    let fault = Sotas::book(&setup, &file(wrong)).unwrap_err();
    assert_eq!(fault.key, "fault-scenario-points");
    assert_eq!(fault.args["points"], "304");
}
