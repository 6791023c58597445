//! Content files that no game can be played with are refused, and the fault names the file, the line and the rule.

use std::sync::Arc;

use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Code, Fault, Game};
use reglette_sotas::ids::FigureId;
use reglette_sotas::{Sotas, position};
use serde_json::json;

use crate::common::{fight, fight_with, power, stage, to};

const PROFILE: &str = r#"
[[profile]]
id = "own"
en = "Own"
fr = "Propre"
factions = ["unit"]
quality = 4
combat = 3
specials = []
weapons = []
kind = "human"
base = 25
points = 23
tag = "HOUSE"
"#;

const WEAPON: &str = r#"
[[weapon]]
id = "own"
en = "Own"
fr = "Propre"
range = "medium"
bands = 3
combat = 1
hands = 1
melee = -1
cost = 4
tag = "HOUSE"
"#;

const GRENADE: &str = r#"
[[grenade]]
id = "own"
en = "Own"
fr = "Propre"
die = 7
combat = 3
cost = 3
tag = "HOUSE"
"#;

const PIECE: &str = r#"
[[piece]]
id = "hatchway"
en = "Hatchway"
fr = "Passe-plat"
shape = "rect"
size = [60, 10]
height = 20
move = "blocked"
sight = "low"
cover = "beside"
window = true
tag = "HOUSE"
"#;

fn built_in(name: &str) -> String {
    Content::default().file(Sotas::info(), name).unwrap().to_owned()
}

/// What is wrong with a content file.
fn fault(name: &str, text: &str) -> Option<Fault> {
    let content = Content { files: vec![(name.to_owned(), text.to_owned())] };
    let scenario = name.strip_prefix("scenarios/").and_then(|it| it.strip_suffix(".toml"));
    let setup = Setup { scenario: scenario.map(str::to_owned), ..Setup::default() };
    Sotas::book(&setup, &content).map(drop).err()
}

/// A text is refused by a rule, at the last line that has this in it.
fn faulty(name: &str, text: &str, line: &str, key: &str, rule: Option<&str>) {
    let fault = fault(name, text).unwrap_or_else(|| panic!("{line} is in order"));
    let at = text.lines().enumerate().filter(|(_, it)| it.contains(line)).last().unwrap().0 + 1;
    assert_eq!((fault.key, fault.code), (key, Code::BadRoster), "{line}: {fault}");
    assert_eq!(fault.rule.map(|it| it.id()), rule, "{line}: {fault}");
    assert_eq!(fault.at, Some(format!("{name}:{at}")), "{line}: {fault}");
}

/// A built-in file with an entry more, of which something is different.
fn added(name: &str, entry: &str, was: &str, now: &str) -> String {
    assert!(entry.contains(was), "{was}");
    // What is commented out is no entry.
    format!("# [[profile]], [[weapon]]\n{}{}", built_in(name), entry.replacen(was, now, 1))
}

/// sotas.profile.2, sotas.profile.4, sotas.general.12: Quality 2 to 6, Combat 0 to 20, a base that can be.
#[test]
fn numbers_of_profiles_are_in_bounds() {
    let file = "profiles.toml";
    assert_eq!(fault(file, &added(file, PROFILE, "", "")), None);
    let number = "fault-content-number";
    for odd in ["quality = 1", "quality = 7", "quality = 255"] {
        faulty(file, &added(file, PROFILE, "quality = 4", odd), odd, number, None);
    }
    for odd in ["combat = 21", "combat = 125", "combat = -1"] {
        faulty(file, &added(file, PROFILE, "combat = 3", odd), odd, number, None);
    }
    let attack = "specials = [\"improved-attack(21)\"]";
    faulty(file, &added(file, PROFILE, "specials = []", attack), "combat = 3", number, None);
    let grenades = "weapons = []\ngrenades = { grenade-frag = 21 }";
    faulty(file, &added(file, PROFILE, "weapons = []", grenades), "[[profile]]", number, None);
    for odd in ["base = 0", "base = -5", "base = 4.99", "base = 200.01"] {
        let text = added(file, PROFILE, "base = 25", odd);
        faulty(file, &text, "[[profile]]", "fault-content-base", Some("sotas.general.12"));
    }
    for fine in ["base = 5", "base = 200"] {
        assert_eq!(fault(file, &added(file, PROFILE, "base = 25", fine)), None, "{fine}");
    }
    for (quality, points) in [(2, 38), (6, 8)] {
        let text = format!("quality = {quality}\npoints = {points}");
        let entry = PROFILE.replace("points = 23\n", "");
        assert_eq!(fault(file, &added(file, &entry, "quality = 4", &text)), None, "{text}");
    }
    let strong = "combat = 20\npoints = 150";
    let entry = PROFILE.replace("points = 23\n", "");
    assert_eq!(fault(file, &added(file, &entry, "combat = 3", strong)), None);
}

/// Unknown keys and ids that stand twice are told with their line, in every file.
#[test]
fn unknown_keys_and_repeated_ids_are_told() {
    let (profiles, unreadable) = ("profiles.toml", "fault-unreadable");
    let odd = "quality = 4\nquallity = 4";
    faulty(profiles, &added(profiles, PROFILE, "quality = 4", odd), "quallity", unreadable, None);
    let again = added(profiles, PROFILE, "id = \"own\"", "id = \"dalek\"");
    faulty(profiles, &again, "[[profile]]", "fault-content-twice", None);
    let weapons = "weapons.toml";
    let odd = added(weapons, WEAPON, "hands = 1", "hands = 1\nefects = []");
    faulty(weapons, &odd, "efects", unreadable, None);
    let again = added(weapons, WEAPON, "id = \"own\"", "id = \"bow\"");
    faulty(weapons, &again, "[[weapon]]", "fault-content-twice", None);
    let again = added(weapons, GRENADE, "id = \"own\"", "id = \"bow\"");
    faulty(weapons, &again, "[[grenade]]", "fault-content-twice", None);
    let terrain = "terrain.toml";
    let odd = added(terrain, PIECE, "window = true", "windows = true");
    faulty(terrain, &odd, "windows", unreadable, None);
    let again = added(terrain, PIECE, "id = \"hatchway\"", "id = \"wood\"");
    faulty(terrain, &again, "[[piece]]", "fault-content-twice", None);
    let specials = built_in("specials.toml");
    let odd = specials.replacen("cost = ", "kost = 1\ncost = ", 1);
    faulty("specials.toml", &odd, "kost", unreadable, None);
    let forces = built_in("forces.toml");
    let odd = forces.replacen("small = ", "tiny = 1\nsmall = ", 1);
    faulty("forces.toml", &odd, "tiny", unreadable, None);
    let odd = forces.replacen("alone = ", "allone = true\nalone = ", 1);
    faulty("forces.toml", &odd, "allone", unreadable, None);
    let scenario = "scenarios/canary-wharf.toml";
    let odd = built_in(scenario).replacen("count = ", "number = 1, count = ", 1);
    faulty(scenario, &odd, "number = 1", unreadable, None);
}

/// sotas.artificial.1, sotas.animal.1: robots are Artificial, Animals have no equipment.
#[test]
fn kinds_go_with_what_a_profile_lists() {
    let file = "profiles.toml";
    for kind in ["robot", "android"] {
        let text = added(file, PROFILE, "\"human\"", &format!("\"{kind}\""));
        let rule = Some("sotas.artificial.1");
        faulty(file, &text, "[[profile]]", "fault-content-artificial", rule);
    }
    let arms = ["weapons = [\"pistol\"]", "grenades = { grenade-frag = 1 }", "items = [\"lamp\"]"];
    for arm in arms {
        let text = added(
            file,
            PROFILE,
            "specials = []\nweapons = []",
            &format!("specials = [\"animal\"]\n{arm}"),
        );
        faulty(file, &text, "[[profile]]", "fault-content-animal", Some("sotas.animal.1"));
    }
}

/// sotas.heavy-armour.3, sotas.quills.1, sotas.force.9, sotas.force.10, sotas.force.11: what may not be bought
/// together may not be listed together either.
#[test]
fn profiles_list_nothing_that_clashes() {
    let file = "profiles.toml";
    let cases = [
        ("heavy-armour\", \"stealth", "sotas.heavy-armour.3"),
        ("nbc-suit\", \"quills", "sotas.quills.1"),
        ("light-armour\", \"heavy-armour", "sotas.force.9"),
        ("short-move\", \"long-move", "sotas.force.10"),
        ("large\", \"very-large", "sotas.force.10"),
        ("melee-expert\", \"melee-specialist", "sotas.force.11"),
    ];
    for (pair, rule) in cases {
        let text = added(file, PROFILE, "specials = []", &format!("specials = [\"{pair}\"]"));
        faulty(file, &text, "[[profile]]", "fault-content-clash", Some(rule));
    }
}

/// sotas.grenade.2: six kinds of grenade, numbered without a gap. A seventh is refused, whoever carries it.
#[test]
fn there_are_six_kinds_of_grenade() {
    let file = "weapons.toml";
    let (key, rule) = ("fault-content-die", Some("sotas.grenade.2"));
    faulty(file, &added(file, GRENADE, "", ""), "[[grenade]]", key, rule);
    let carried = PROFILE.replace("weapons = []", "weapons = []\ngrenades = { own = 1 }");
    let both = Content {
        files: vec![
            (file.to_owned(), added(file, GRENADE, "", "")),
            ("profiles.toml".to_owned(), built_in("profiles.toml") + &carried),
        ],
    };
    let fault = Sotas::book(&Setup::default(), &both).map(drop).unwrap_err();
    assert_eq!(fault.key, key, "{fault}");
    let twice = built_in(file).replacen("die = 6", "die = 5", 1);
    let gap = built_in(file).replacen("die = 6", "die = 0", 1);
    for text in [twice, gap] {
        assert_eq!(self::fault(file, &text).map(|it| it.key), Some(key));
    }
}

/// sotas.melee.22: what weapons add can be added up.
#[test]
fn numbers_of_weapons_and_terrain_are_in_bounds() {
    let (file, number) = ("weapons.toml", "fault-content-number");
    assert_eq!(fault(file, &added(file, WEAPON, "", "")), None);
    let cases = [
        ("combat = 1", "combat = 127"),
        ("combat = 1", "combat = 21"),
        ("melee = -1", "melee = -21"),
        ("bands = 3", "bands = 4"),
        ("hands = 1", "hands = 3"),
        ("cost = 4", "cost = 501"),
    ];
    for (was, now) in cases {
        faulty(file, &added(file, WEAPON, was, now), now, number, None);
    }
    assert_eq!(fault(file, &added(file, WEAPON, "combat = 1", "combat = 20")), None);
    let file = "terrain.toml";
    for (height, fine) in [(1000, true), (1001, false), (-1001, false)] {
        let text = added(file, PIECE, "height = 20", &format!("height = {height}"));
        match fine {
            true => assert_eq!(fault(file, &text), None),
            false => faulty(file, &text, "[[piece]]", "fault-content-height", None),
        }
    }
    let scenario = "scenarios/canary-wharf.toml";
    let high = built_in(scenario).replacen("[[piece]]", "[[piece]]\nheight = 1001", 1);
    assert_eq!(fault(scenario, &high).map(|it| it.key), Some("fault-content-height"));
    let specials = built_in("specials.toml").replacen("cost = ", "cost = 9", 1);
    let dear = specials.replacen("cost = 9", "cost = 999", 1);
    assert_eq!(fault("specials.toml", &dear).map(|it| it.key), Some(number));
}

/// sotas.melee.2, sotas.melee.22: the highest Combat there can be still adds up.
#[test]
fn the_highest_combat_is_played() {
    let strong = "4/20 melee-expert powered-armour very-large improved-attack(20)";
    let mut play = stage()
        .figure(0, "a", strong, (400, 400))
        .figure(1, "b", "4/0", (425, 400))
        .with(json!({"marks": ["down"]}))
        .acts("a", 1);
    play.dice("6 1").answer(0, fight("b")).is("b", "killed");
}

/// sotas.scenario.2, sotas.scenario.4: where a side deploys there is room for its figures.
#[test]
fn deployment_areas_lie_on_the_table() {
    let file = "scenarios/canary-wharf.toml";
    let area = |area: &str| built_in(file).replacen("[300, 420, 600, 530]", area, 1);
    let key = "fault-scenario-area";
    for off in [
        "[300, 420, 901, 530]",
        "[-1, 420, 600, 530]",
        "[1300, 420, 1600, 530]",
        "[300, 420, 324, 530]",
    ] {
        let fault = fault(file, &area(off)).unwrap_or_else(|| panic!("{off} is in order"));
        assert_eq!((fault.key, fault.rule.map(|it| it.id())), (key, Some("sotas.scenario.2")));
        let line = built_in(file).lines().position(|it| it == "[[side]]").unwrap() + 1;
        assert_eq!(fault.at, Some(format!("{file}:{line}")), "{off}");
    }
    assert_eq!(fault(file, &area("[300, 420, 900, 530]")), None);
}

/// sotas.scenario.6: a Task takes one token at least, and no more than a position counts.
#[test]
fn tasks_take_tokens() {
    let file = "scenarios/canary-wharf.toml";
    for (was, now, fine) in [
        ("tokens = 8", "tokens = 0", false),
        ("tokens = 8", "tokens = 21", false),
        ("tokens = 8", "tokens = 30", false),
        ("tokens = 8", "tokens = 20", true),
        ("tokens = 8", "tokens = 1", true),
        ("tokens = 2", "tokens = 0", false),
    ] {
        let text = built_in(file).replacen(was, now, 1);
        let key = fault(file, &text).map(|it| it.key);
        assert_eq!(key, (!fine).then_some("fault-content-number"), "{now}");
    }
}

/// sotas.scenario.5: by how many points a side must be ahead is a number that can be counted to.
#[test]
fn leads_are_in_bounds() {
    let file = "scenarios/open-skirmish.toml";
    let lead = |by: &str| {
        built_in(file).replace("side = \"b\", by = 30", &format!("side = \"b\", by = {by}"))
    };
    for odd in ["2147483647", "-2147483648", "10001", "-1"] {
        let fault = fault(file, &lead(odd)).unwrap_or_else(|| panic!("{odd} is in order"));
        assert_eq!((fault.key, fault.code), ("fault-content-number", Code::BadRoster), "{fault}");
        let head = |it: &(usize, &str)| it.1 == "[[victory]]";
        let text = lead(odd);
        let line = text.lines().enumerate().filter(head).nth(3).unwrap().0 + 1;
        assert_eq!(fault.at, Some(format!("{file}:{line}")), "{fault}");
    }
    for fine in ["0", "1", "10000"] {
        assert_eq!(fault(file, &lead(fine)), None, "{fine}");
    }
}

/// sotas.terrain.10: whatever is a window lets Climbers through.
#[test]
fn any_piece_may_be_a_window() {
    let wall = |window: &str| {
        let piece = PIECE.replace("window = true", window);
        stage()
            .file("terrain.toml", &piece)
            .figure(0, "a", "3/3 climber", (300, 400))
            .figure(1, "b", "3/3", (500, 400))
            .piece("hatchway", [350, 400, 10, 60])
            .acts("a", 1)
    };
    wall("window = true").walk(0, 390, 400);
    wall("window = false").answer(0, json!("move")).refused(0, to(390, 400), "sotas.movement.12");
}

/// sotas.terrain.15: whatever stands in for the water under it carries over it.
#[test]
fn any_piece_may_be_a_ford() {
    let plank = |over: bool| {
        let piece = format!(
            "[[piece]]\nid = \"plank\"\nen = \"Plank\"\nfr = \"Planche\"\nshape = \"rect\"\nsize = [60, 50]\n\
             move = \"open\"\nsight = \"clear\"\nover_water = {over}\n"
        );
        stage()
            .file("terrain.toml", &piece)
            .figure(0, "a", "3/3", (300, 400))
            .figure(1, "b", "3/3", (800, 800))
            .piece("river", [450, 460, 900, 40])
            .piece("plank", [300, 460, 60, 50])
            .acts("a", 1)
    };
    plank(true).walk(0, 300, 540);
    plank(false).answer(0, json!("move")).refused(0, to(300, 540), "sotas.movement.13");
}

/// sotas.bow.2: whatever is unloaded at the beginning must be loaded first.
#[test]
fn any_weapon_may_begin_unloaded() {
    let empty = |unloaded: &str| {
        let weapon = format!("{WEAPON}{unloaded}\n");
        let armed = PROFILE.replace("weapons = []", "weapons = [\"own\"]");
        let armed = armed.replace("points = 23", "points = 29");
        let content = Content {
            files: vec![
                ("weapons.toml".to_owned(), built_in("weapons.toml") + &weapon),
                ("profiles.toml".to_owned(), built_in("profiles.toml") + &armed),
            ],
        };
        let band = json!({"figures": [{"profile": "own"}]});
        let setup = serde_json::from_value(json!({"rosters": [band, band]})).unwrap();
        let book = Arc::new(Sotas::book(&setup, &content).unwrap());
        position::bare(&book)[FigureId(0)].state.empty
    };
    assert_eq!((empty(""), empty("unloaded = true")), (0, 1));
}

/// sotas.darkness.5, sotas.sonic-screwdriver.3: light and doors are effects of their own.
#[test]
fn any_weapon_may_give_light() {
    let holds = |effects: &str| {
        let weapon = format!("{WEAPON}effects = {effects}\n");
        stage()
            .file("weapons.toml", &weapon)
            .figure(0, "a", "4/3 w:own", (300, 400))
            .figure(1, "b", "4/3", (370, 400))
            .acts("a", 2)
    };
    holds("[\"light\"]").offers(power("light"), true);
    holds("[\"opens-doors\"]").offers(power("light"), false);
}

/// sotas.scenario.6: so is help with a Task.
#[test]
fn any_weapon_may_help_with_a_task() {
    use reglette_sotas::quality::{Cause, modifiers};
    let helps = |effects: &str| {
        let weapon = format!("{WEAPON}effects = {effects}\n");
        let scene = stage()
            .file("weapons.toml", &weapon)
            .figure(0, "a", "4/3 w:own", (300, 400))
            .figure(1, "b", "4/3", (370, 400))
            .acts("a", 2);
        let table = &scene.play.game().game().table;
        modifiers(table, FigureId(0), Cause::Task).iter().map(|it| it.by).sum::<i8>()
    };
    assert_eq!((helps("[\"task-bonus\"]"), helps("[\"opens-doors\"]")), (1, 0));
}

/// sotas.animal.1: whoever has the form of an Animal leaves its pistol alone, in melee too.
#[test]
fn animals_fight_without_pistols() {
    let beast = |form: bool| {
        stage()
            .profile("beast", "4/3 animal")
            .figure(0, "a", "4/3 doppelganger w:pistol g:grenade-frag", (400, 400))
            .with(if form { json!({"form": "beast"}) } else { json!({}) })
            .figure(1, "b", "4/3", (425, 400))
            .acts("a", 2)
    };
    beast(true).refused(0, fight_with("b", "pistol"), "sotas.animal.1").offers(fight("b"), true);
    beast(true).refused(0, json!({"lob": 2}), "sotas.animal.1");
    beast(false).offers(fight_with("b", "pistol"), true);
}
