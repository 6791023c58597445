//! Positions that no play leads to are refused, and the fault names its place.

use reglette_engine::{Code, Game};
use reglette_sotas::Sotas;
use reglette_sotas::choice::Choice;
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::{Stage, mm, stage, states};

/// Two against two in the house of the Angels, with a figure that acts.
fn base() -> Value {
    let at = |name: &str, place: (i32, i32)| json!({"figure": name, "whereabouts": "table", "at": mm(place), "z": 0});
    json!({
        "setup": {"scenario": "dont-blink", "rosters": [
            {"figures": [{"profile": "amy-pond"}, {"profile": "doctor-11"}]},
            {"figures": [{"profile": "weeping-angel", "count": 2}]},
        ]},
        "figures": [
            at("amy-pond", (200, 100)), at("doctor-11", (300, 100)),
            at("weeping-angel-1", (200, 126)), at("weeping-angel-2", (600, 500)),
        ],
        "round": {"turn": 1, "order": ["side.a", "side.b"], "hand": 0, "hands": 0},
        "active": {"figure": "amy-pond", "seat": 0, "actions": 2},
        "doing": [{"hand": "activated"}, {"activation": "act"}],
    })
}

/// The same with one value changed.
fn changed(pointer: &str, value: Value) -> Value {
    let mut position = base();
    let (parent, name) = pointer.rsplit_once('/').unwrap();
    let parent = position.pointer_mut(parent).unwrap_or_else(|| panic!("{pointer}"));
    match parent {
        Value::Array(list) if name == "-" => list.push(value),
        Value::Array(list) => list[name.parse::<usize>().unwrap()] = value,
        parent => parent[name] = value,
    }
    position
}

fn faulty(pointer: &str, value: Value, key: &str, at: &str) {
    let position = changed(pointer, value);
    let fault = Play::<Sotas>::try_at(position.clone()).map(drop).unwrap_err();
    assert_eq!((fault.key, fault.at.as_deref()), (key, Some(at)), "{pointer}: {fault}");
    assert_eq!(fault.code, Code::BadPosition, "{pointer}: {fault}");
}

#[test]
fn what_is_wrong_with_figures_is_told() {
    assert!(Play::<Sotas>::try_at(base()).is_ok());
    let (range, number) = ("fault-position-range", "fault-position-number");
    let again = base()["figures"][0].clone();
    faulty("/figures/-", again, "fault-position-twice", "figures[4]");
    faulty("/figures/0/at", mm((-5, 100)), "fault-position-off-table", "figures[0]");
    faulty("/figures/0/at", mm((280, 100)), "fault-position-taken", "figures[0]");
    faulty("/figures/0/z", json!(9_000_000), range, "figures[0].z");
    faulty("/figures/0/held", json!(7), number, "figures[0].held");
    faulty("/figures/0/losses", json!({"wounds": 255}), number, "figures[0].losses.wounds");
    faulty("/figures/0/irradiated", json!(99), number, "figures[0].irradiated");
    faulty("/figures/0/kit", json!({"doses": 200}), range, "figures[0].kit");
    faulty("/figures/0/control", json!({"mind": "amy-pond"}), range, "figures[0].control");
    faulty(
        "/figures/0/whereabouts",
        json!({"inside": "amy-pond"}),
        range,
        "figures[0].whereabouts",
    );
    faulty("/figures/0/object", json!("object.key"), "fault-position-carried", "objects[0]");
    faulty("/figures/0/figure", json!("rory"), "fault-unreadable", "figures[0].figure");
    faulty("/objects", json!([{"carried": "doctor-11"}]), "fault-position-carried", "objects[0]");
    faulty("/objects", json!([]), "fault-position-objects", "objects");
    faulty("/pieces", json!([]), "fault-position-pieces", "pieces");
}

#[test]
fn what_is_wrong_with_the_turn_is_told() {
    let side = |seat: u8| json!({"seat": seat});
    faulty("/sides", json!([side(0)]), "fault-position-sides", "sides");
    faulty("/sides", json!([side(0), side(0)]), "fault-position-sides", "sides");
    faulty("/round/order", json!(["side.a", "side.a"]), "fault-position-round", "round");
    faulty("/round/order", json!(["side.a"]), "fault-position-round", "round");
    faulty("/round/hand", json!(2), "fault-position-round", "round");
    faulty("/round/turn", json!(255), "fault-position-round", "round");
    faulty("/active/seat", json!(2), "fault-position-number", "active.seat");
    faulty("/active/actions", json!(200), "fault-position-number", "active.actions");
    faulty("/active", Value::Null, "fault-position-active", "active");
    faulty("/ended", json!({"winner": "side.a", "why": "limit"}), "fault-position-ended", "ended");
    faulty("/doing", json!([]), "fault-position-ended", "ended");
    let flee = json!([{"flee": {"figure": "amy-pond", "moves": 1, "broke": true}}]);
    faulty("/queue", flee, "fault-position-queue", "queue");
}

/// sotas.activation, sotas.actions: no question of the game could be open about these.
#[test]
fn what_cannot_be_in_progress_is_refused() {
    let strike = |by: &str, target: &str| json!({"by": by, "target": target, "how": "quills"});
    let duel = |strike: Value, dice: [u8; 2], stage: &str| json!({"duel": {"strike": strike, "dice": dice, "stage": stage}});
    let fight = strike("doctor-11", "weeping-angel-1");
    let over = json!({"attack": "over"});
    let recoil = json!({"recoil": {"figure": "amy-pond", "from": mm((200, 126)), "free": false, "winner": null}});
    let cases = [
        (json!([{"hand": "activated"}]), 0),
        (json!([{"hand": "begin"}]), 0),
        (json!([{"activation": "act"}]), 0),
        (json!([{"hand": "activated"}, {"activation": "rolled"}]), 1),
        (json!([{"hand": "activated"}, {"activation": {"begin": {"figure": "amy-pond"}}}]), 1),
        (json!([{"hand": "activated"}, {"activation": "act"}, {"activation": "act"}]), 2),
        (json!([{"hand": "activated"}, {"stride": {"where": {"kind": "move"}}}]), 1),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"lob": {"where": {"grenade": 0}}}]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"lob": {"where": {"grenade": 9}}}]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"door": {"join": {"door": "p60"}}}]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"fallout": {"order": {"until": 255}}}]),
            2,
        ),
        (json!([{"hand": "activated"}, over, duel(fight.clone(), [0, 3], "striker-rerolls")]), 2),
        (json!([{"hand": "activated"}, over, duel(fight.clone(), [3, 3], "roll")]), 2),
        (
            json!([{"hand": "activated"}, over, duel(strike("amy-pond", "amy-pond"), [3, 3], "target-rerolls")]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"activation": "act"}, {"fallout": {"refuge": {"until": 255, "effect": recoil}}}]),
            2,
        ),
        (
            json!([{"hand": "activated"}, {"using": {"cure": {"patient": "amy-pond", "art": "heal", "left": 1}}}]),
            1,
        ),
    ];
    for (doing, at) in cases {
        let fault = Play::<Sotas>::try_at(changed("/doing", doing.clone())).map(drop).unwrap_err();
        let place = format!("doing[{at}]");
        let told = (fault.key, fault.at.as_deref());
        assert!(
            told == ("fault-position-doing", Some(place.as_str()))
                || told == ("fault-position-active", Some("active")),
            "{doing}: {fault}"
        );
    }
    let fine = json!([{"hand": "activated"}, over, duel(fight, [2, 5], "striker-rerolls")]);
    assert!(Play::<Sotas>::try_at(changed("/doing", fine)).is_ok());
}

#[test]
fn what_is_wrong_with_terrain_is_told() {
    let piece = |kind: &str| json!([{"kind": kind, "circle": [400, 300, 60]}]);
    let mut position = base();
    position["terrain"] = piece("wood");
    let fine = Play::<Sotas>::try_at(position).map(drop);
    assert!(fine.is_ok(), "{fine:?}");
    faulty("/terrain", piece("nowhere"), "fault-content-unknown", "terrain[0]");
    faulty("/pieces", json!([]), "fault-position-pieces", "pieces");
}

/// sotas.gas.1: gas has a Combat from 0 to 10.
#[test]
fn gas_has_a_combat() {
    let gas = |score: i8| {
        let zone = json!({"kind": "gas-zone", "rect": [450, 450, 50, 50], "score": score});
        Play::<Sotas>::try_at(changed("/terrain", json!([zone]))).map(drop)
    };
    assert!(gas(0).is_ok() && gas(10).is_ok());
    for score in [-1, 11] {
        let fault = gas(score).unwrap_err();
        assert_eq!((fault.key, fault.at.as_deref()), ("fault-content-score", Some("terrain[0]")));
    }
}

/// Three figures in the open, and what is wrong with them once something about the first is different.
fn odd(stage: Stage, state: Value) -> Option<(&'static str, &'static str, String)> {
    let fault = stage.with(state).refused()?;
    assert_eq!(fault.code, Code::BadPosition, "{fault}");
    Some((fault.key, fault.rule.map_or("", |it| it.id()), fault.at.unwrap_or_default()))
}

fn others() -> Stage {
    stage().figure(1, "b", "3/3", (500, 400)).figure(1, "c", "3/3 telepathy", (600, 400))
}

fn alone(spec: &str) -> Stage {
    others().figure(0, "a", spec, (400, 400))
}

fn refused(key: &'static str, rule: &'static str) -> Option<(&'static str, &'static str, String)> {
    Some((key, rule, "figures[2]".to_owned()))
}

/// sotas.doppelganger.1, sotas.powered-armour.6, sotas.robust.3, sotas.malfunction.1, sotas.falling.5: a figure is only
/// what play can make of it.
#[test]
fn figures_are_what_play_makes_of_them() {
    let form = json!({"form": "dalek"});
    let mask = refused("fault-position-form", "sotas.doppelganger.1");
    assert_eq!(odd(alone("3/3"), form.clone()), mask);
    assert_eq!(odd(alone("3/3 doppelganger"), form), None);
    let bond = json!({"bond": "armour"});
    let armour = refused("fault-position-armour", "sotas.powered-armour.6");
    assert_eq!(odd(alone("3/3"), bond.clone()), armour);
    assert_eq!(odd(alone("3/3 powered-armour"), bond), None);
    let dead = refused("fault-position-losses", "sotas.robust.3");
    assert_eq!(odd(alone("3/3 robust"), json!({"losses": {"wounds": 6}})), dead);
    assert_eq!(odd(alone("3/3 robust"), json!({"losses": {"wounds": 3, "poison": 1}})), dead);
    assert_eq!(odd(alone("3/3 robust"), json!({"losses": {"wounds": 3}})), None);
    let poisoned = alone("3/3").with(json!({"losses": {"poison": 4}, "whereabouts": "killed"}));
    assert_eq!(odd(poisoned.figure(0, "d", "3/3", (400, 600)), json!({})), None);
    let empty = refused("fault-position-empty", "sotas.malfunction.1");
    assert_eq!(odd(alone("3/3"), json!({"empty": 1})), empty);
    assert_eq!(odd(alone("3/3 w:pistol"), json!({"empty": 2})), empty);
    assert_eq!(odd(alone("3/3 w:pistol"), json!({"empty": 1})), None);
    let lies = refused("fault-position-far-fall", "sotas.falling.5");
    assert_eq!(odd(alone("3/3"), json!({"marks": ["far-fall"]})), lies);
    assert_eq!(odd(alone("3/3"), json!({"marks": ["far-fall", "down"]})), None);
}

/// sotas.flight.4, sotas.climbing.16, sotas.terrain.9, sotas.movement.5: a figure stands on something, hangs on
/// something, or flies in its own activation.
#[test]
fn figures_stand_on_something() {
    let wall = || alone("3/3").piece("low-wall", [400, 417, 60, 10]);
    let platform = || {
        let piece = json!({"kind": "platform", "rect": [400, 400, 100, 100], "height": 50});
        alone("3/3").terrain(piece)
    };
    let nothing = refused("fault-position-height", "sotas.terrain.9");
    assert_eq!(odd(alone("3/3"), json!({"z": 5_000})), nothing);
    assert_eq!(odd(platform(), json!({"z": 4_999})), nothing);
    assert_eq!(odd(platform(), json!({"z": 5_000})), None);
    let hold = refused("fault-position-climbing", "sotas.climbing.16");
    let hangs = |z: i32| json!({"z": z, "marks": ["climbing"]});
    assert_eq!(odd(alone("3/3"), hangs(5_000)), hold);
    assert_eq!(odd(wall(), hangs(5_000)), hold);
    let building =
        || alone("3/3").terrain(json!({"kind": "building", "rect": [400, 433, 100, 40]}));
    assert_eq!(odd(building(), hangs(5_000)), None);
    let flies = refused("fault-position-aloft", "sotas.flight.4");
    assert_eq!(odd(alone("3/3 flying"), json!({"marks": ["aloft"]})), flies);
    let edge = refused("fault-position-off-table", "sotas.movement.5");
    assert_eq!(odd(alone("3/3"), json!({"at": mm((12, 400))})), edge);
    assert_eq!(odd(alone("3/3"), json!({"at": {"x": 1_250, "y": 40_000}})), None);
}

/// sotas.possession.1, sotas.telepathy.6: whoever plays another's figure can do so.
#[test]
fn figures_are_controlled_by_those_who_can() {
    let two = |host: Value, guest: Value| {
        let stage = stage().figure(0, "a", "3/3", (400, 400)).with(host);
        stage
            .figure(0, "d", "3/3", (400, 600))
            .figure(1, "b", "3/3 possession", (500, 400))
            .with(guest)
    };
    let told = |stage: Stage| odd(stage, json!({}));
    let inside = |at: &str| Some(("fault-position-inside", "sotas.possession.1", at.to_owned()));
    let (host, guest) =
        (json!({"control": {"body": "b"}}), json!({"whereabouts": {"inside": "a"}}));
    let guest_with = |more: Value| {
        let mut guest = guest.clone();
        guest.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        guest
    };
    assert_eq!(told(two(host.clone(), guest.clone()).figure(1, "c", "3/3", (600, 400))), None);
    assert_eq!(told(two(json!({}), guest_with(json!({})))), inside("figures[2]"));
    assert_eq!(told(two(host.clone(), json!({}))), inside("figures[0]"));
    let mind = |by: &str| json!({"control": {"mind": by}});
    let controls = |spec: &str, side: usize, state: Value| {
        let stage = stage().figure(1, "c", "3/3", (600, 400)).figure(1, "e", "3/3", (700, 400));
        let stage = stage.figure(0, "d", "3/3", (400, 600)).figure(side, "b", spec, (500, 400));
        told(stage.with(state).figure(0, "a", "3/3", (400, 400)).with(mind("b")))
    };
    let place = "figures[4]".to_owned();
    let wrong = Some(("fault-position-control", "sotas.telepathy.6", place));
    assert_eq!(controls("3/3 telepathy", 1, json!({})), None);
    assert_eq!(controls("3/3", 1, json!({})), wrong.clone());
    assert_eq!(controls("3/3 telepathy", 0, json!({})), wrong.clone());
    assert_eq!(controls("3/3 telepathy", 1, json!({"whereabouts": "killed"})), wrong);
}

/// sotas.telepathy.6, sotas.possession.1: nobody is controlled by whoever it controls, nor inside its own host.
#[test]
fn nobody_controls_itself() {
    let circle = |spec: &str, one: Value, other: Value| {
        let stage = stage().figure(0, "a", spec, (400, 400)).with(one);
        let stage = stage.figure(0, "d", "3/3", (400, 600)).figure(1, "e", "3/3", (700, 400));
        odd(stage.figure(1, "b", spec, (500, 400)), other)
    };
    let mind = |by: &str| json!({"control": {"mind": by}});
    let told = |key, rule| Some((key, rule, "figures[0]".to_owned()));
    assert_eq!(
        circle("3/3 telepathy", mind("b"), mind("a")),
        told("fault-position-control", "sotas.telepathy.6")
    );
    assert_eq!(circle("3/3 telepathy", mind("b"), json!({})), None);
    let body = |it: &str| json!({"control": {"body": it}, "whereabouts": {"inside": it}});
    assert_eq!(
        circle("3/3 possession", body("b"), body("a")),
        told("fault-position-inside", "sotas.possession.1")
    );
}

/// sotas.movement.14, sotas.actions.4: where to is asked of those only who can pay for a move.
#[test]
fn moves_under_way_can_be_paid() {
    let moves = |kind: &str, actions: u8| {
        let doing = json!([
            {"hand": "activated"}, {"activation": "act"}, {"stride": {"where": {"kind": kind}}},
        ]);
        let active = json!({"figure": "a", "seat": 0, "actions": actions});
        odd(
            alone("3/3").also("active", active).also("doing", doing),
            json!({"marks": ["activated"]}),
        )
    };
    let wrong = Some(("fault-position-doing", "", "doing[2]".to_owned()));
    assert_eq!((moves("move", 0), moves("move", 1)), (wrong, None));
    assert_eq!(moves("disengage", 0), None);
}

/// sotas.end.1, sotas.scenario.4: a game that is decided is over.
#[test]
fn decided_games_are_over() {
    let lost = |c: &str| {
        let dead = json!({"whereabouts": "killed"});
        let stage = stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (500, 400));
        odd(stage.with(dead).figure(1, "c", "3/3", (600, 400)), json!({ "whereabouts": c }))
    };
    assert_eq!(lost("table"), None);
    let over = Some(("fault-position-over", "sotas.end.1", "ended".to_owned()));
    assert_eq!(lost("killed"), over);
    assert_eq!(lost("fled"), over);
}

/// sotas.force.8: what somebody has bought may be written and read again, however much it is.
#[test]
fn bought_grenades_are_read_back() {
    let grenadier = json!({"profile": "unit-grenadier", "add": vec!["grenade-frag"; 21]});
    let setup = json!({
        "scenario": "open-skirmish", "options": {"force_size": "AGREED"},
        "rosters": [
            {"figures": [grenadier, {"profile": "unit-soldier"}]},
            {"figures": [{"profile": "cyberman", "count": 3}]},
        ],
    });
    let play = Play::<Sotas>::set_up(setup.clone(), "");
    let (start, grenadier) = (play.position(), states(&play)[0]["figure"].clone());
    let mut position = start.clone();
    position["setup"] = setup;
    let again = Play::<Sotas>::try_at(position.clone()).map(|it| it.position());
    assert_eq!(again.as_ref(), Ok(&start));
    let kit = json!({"grenades": [0, 24, 0, 0, 0, 0]});
    position["figures"] = json!([{"figure": grenadier, "kit": kit}]);
    let fault = Play::<Sotas>::try_at(position).map(drop).unwrap_err();
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-position-range", Some("figures[0].kit")));
}

/// sotas.scenario.4: a side for which there is no room has lost before the first turn.
#[test]
fn a_side_without_room_loses_at_once() {
    let band = json!({"figures": [{"profile": "cyberman"}]});
    let mut play = Play::<Sotas>::at(json!({
        "setup": {"scenario": "open-skirmish", "options": {"force_size": "AGREED"}, "rosters": [
            band, {"figures": [{"profile": "dalek"}]},
        ]},
        "terrain": [{"kind": "building", "rect": [450, 40, 900, 80]}],
        "sides": [{"seat": 0, "edge": "south"}, {"seat": 1, "edge": "north"}],
        "round": {"turn": 0, "order": [], "hand": 0, "hands": 0},
        "doing": [{"set-up": {"deploy": {"figure": "cyberman"}}}],
    }));
    play.answer(0, json!("auto")).answer(1, json!("auto")).expect_over();
    play.expect("/ended/winner", json!("side.b"));
}

/// An answer with a key that nothing knows is no answer.
#[test]
fn unknown_keys_of_answers_are_refused() {
    let play = Play::<Sotas>::at(base());
    let names = Sotas::names(play.game().game().its_book());
    let reads = |value: Value| names.scope(|| serde_json::from_value::<Choice>(value)).is_ok();
    let heal = |rest: Value| {
        let mut heal = json!({"target": "amy-pond", "actions": 1});
        heal.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
        json!({"use": {"heal": heal}})
    };
    assert!(reads(heal(json!({}))));
    assert!(!reads(heal(json!({"nonsense": 1}))));
}

/// What is wrong with a figure is told of its row in the document, wherever that stands.
#[test]
fn faults_name_the_row_of_the_document() {
    let mut position = base();
    position["figures"].as_array_mut().unwrap().rotate_left(2);
    let told = |key: &str, value: Value| {
        let mut position = position.clone();
        position["figures"][0][key] = value;
        let fault = Play::<Sotas>::try_at(position).map(drop).unwrap_err();
        (fault.key, fault.at.unwrap_or_default())
    };
    let here = |key: &'static str| (key, "figures[0]".to_owned());
    let number = ("fault-position-number", "figures[0].irradiated".to_owned());
    assert_eq!(told("irradiated", json!(99)), number);
    assert_eq!(told("z", json!(5_000)), here("fault-position-height"));
    assert_eq!(told("at", mm((610, 500))), here("fault-position-taken"));
}
