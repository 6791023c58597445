//! Doors (sotas.doors).

use serde_json::{Value, json};

use crate::common::*;

fn door(kind: &str, state: &str) -> Value {
    json!({"kind": kind, "rect": [400, 420, 60, 10], "state": state, "owner": "a", "inside": "south"})
}

fn at_door(spec: &str, kind: &str, state: &str) -> Stage {
    stage()
        .figure(0, "a", spec, (400, 402))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(door(kind, state))
}

fn smash() -> Value {
    json!({"door": {"break": "p1"}})
}

/// sotas.doors.1, sotas.doors.2, sotas.doors.4, sotas.doors.7, sotas.doors.15: in contact, 5 or more, as often as one
/// likes; a broken door is gone.
#[test]
fn a_door_breaks_on_five() {
    let mut play = at_door("3/3", "door-plain", "locked").acts("a", 2);
    play.dice("4 5").answer(0, smash()).hasnt("state=broken").answer(0, smash());
    play.has("sotas.doors.15 door piece=p1 state=broken").done();
    let far = stage()
        .figure(0, "a", "3/3", (400, 390))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(door("door-plain", "locked"));
    far.acts("a", 1).refused(0, smash(), "sotas.doors.2");
    at_door("3/3", "door-plain", "shut").acts("a", 1).refused(0, smash(), "sotas.doors.1");
}

/// sotas.doors.3: size, armour, screwdriver and the door itself.
#[test]
fn modifiers_of_breaking() {
    for (spec, kind, total) in [
        ("3/3 large", "door-plain", 4),
        ("3/3 very-large", "door-plain", 5),
        ("3/3 powered-armour", "door-heavy", 4),
        ("3/3 w:sonic-screwdriver", "door-armoured", 3),
    ] {
        let mut play = at_door(spec, kind, "locked").acts("a", 1);
        play.dice("3").answer(0, smash()).has(&format!("total:{total}")).done();
    }
    let mut large = at_door("3/3 large", "door-plain", "locked").acts("a", 1);
    large.dice("3").answer(0, smash()).part("sotas.doors.3", 1).no_part("sotas.size.1");
}

/// sotas.doors.5: a friend who has not been activated helps and counts as having played.
#[test]
fn a_friend_helps() {
    let mut play =
        at_door("3/3", "door-plain", "locked").figure(0, "c", "3/3", (426, 402)).acts("a", 1);
    play.answer(0, smash()).asked(0, "door-help").dice("4").answer(0, json!({"figure": "c"}));
    play.part("sotas.doors.5", 1).has("state=broken").marked("c", "activated", true).done();
}

/// sotas.doors.5, R-91: whoever fights an active enemy does not help; beside one who lies it does.
#[test]
fn the_engaged_do_not_help() {
    let beside = |marks: Value| {
        at_door("3/3", "door-plain", "locked")
            .figure(0, "c", "3/3", (426, 402))
            .figure(1, "e", "3/3", (451, 402))
            .with(json!({"marks": marks}))
            .acts("a", 1)
    };
    let mut play = beside(json!([]));
    play.dice("4").answer(0, smash()).no_part("sotas.doors.5").hasnt("state=broken").done();
    beside(json!(["down"])).answer(0, smash()).asked(0, "door-help");
}

/// sotas.doors.6, R-13: at a ram they stand behind each other, four of them and no more; the bonus
/// stays +1.
#[test]
fn a_ram_is_pushed_from_behind() {
    let row = |gap: i32| {
        at_door("3/3", "door-plain", "locked")
            .figure(0, "c", "3/3", (400, 377 - gap))
            .figure(0, "d", "3/3", (400, 352 - gap))
            .figure(0, "e", "3/3", (400, 327 - gap))
            .figure(0, "f", "3/3", (400, 302 - gap))
            .figure(0, "g", "3/3", (400, 277 - gap))
            .acts("a", 1)
    };
    let mut play = row(0);
    play.answer(0, smash()).asked(0, "door-help");
    for (name, helps) in [("c", true), ("d", true), ("e", true), ("f", true), ("g", false)] {
        play.offers(json!({"figure": name}), helps);
    }
    play.refused(0, json!({"figure": "g"}), "sotas.doors.5");
    play.dice("4").answer(0, json!({"figure": "f"})).part("sotas.doors.5", 1).has("total:5");
    play.has("state=broken").marked("f", "activated", true).marked("c", "activated", false).done();
    // A gap of two millimetres breaks the row.
    row(2).dice("4").answer(0, smash()).no_part("sotas.doors.5").hasnt("state=broken").done();
}

/// sotas.doors.6: of many at the door one helps.
#[test]
fn one_helper_is_enough() {
    let mut play = at_door("3/3", "door-plain", "locked")
        .figure(0, "c", "3/3", (426, 402))
        .figure(0, "d", "3/3", (374, 402))
        .acts("a", 1);
    play.answer(0, smash()).dice("3").answer(0, json!({"figure": "d"})).has("total:4").done();
}

fn held(state: &str) -> Stage {
    stage()
        .figure(0, "a", "3/3", (400, 402))
        .figure(1, "b", "3/3", (400, 438))
        .terrain(door("door-plain", state))
}

/// sotas.doors.8, sotas.doors.9, sotas.doors.10, sotas.doors.11, sotas.doors.14: a held door is struggled for; the
/// winner decides; the loser is driven back, never killed.
#[test]
fn a_held_door_is_struggled_for() {
    let mut play = held("locked").acts("a", 1);
    play.dice("5 6 1").answer(0, smash()).asked(0, "door-open").answer(0, json!("yes"));
    play.has("state=broken").marked("b", "down", true).is("b", "table").done();
    let mut play = held("locked").acts("a", 1);
    play.dice("5 3 5").answer(0, smash()).asked(1, "door-open").answer(1, json!("no"));
    play.hasnt("state=broken").done();
    let mut play = held("locked").acts("a", 1);
    play.dice("5 3 3").answer(0, smash()).asked(0, "act").hasnt("state=broken").done();
}

/// sotas.doors.12, sotas.doors.16: shooting at a door; a held one is struggled for with the weapon's bonus.
#[test]
fn a_door_is_shot_down() {
    let shot = json!({"door": {"shoot": {"door": "p1", "with": "assault-rifle"}}});
    let far = |holder: (i32, i32)| {
        stage()
            .figure(0, "a", "3/3 large w:assault-rifle", (400, 300))
            .figure(1, "b", "3/3", holder)
            .terrain(door("door-heavy", "locked"))
            .acts("a", 2)
    };
    let mut play = far((800, 800));
    play.dice("4").answer(0, shot.clone()).has("total:5").has("state=broken");
    play.refused(0, json!({"shoot": {"target": "b", "with": "assault-rifle"}}), "sotas.actions.2");
    let mut play = far((400, 438));
    play.dice("4 2 1").answer(0, shot).part("sotas.doors.16", 2).asked(0, "door-open").done();
}

/// sotas.doors.13: a grenade in a room may blow its doors in.
#[test]
fn a_grenade_blows_doors_in() {
    let setup = json!({"scenario": "family-of-blood", "rosters": [
        {"figures": [{"profile": "unit-grenadier"}]}, {"figures": [{"profile": "civilian"}]}]});
    let figure = |name: &str, at: (i32, i32)| json!({"figure": name, "whereabouts": "table", "at": mm(at), "z": 0, "held": 0});
    let mut play = reglette_testkit::Play::<reglette_sotas::Sotas>::at(json!({
        "setup": setup,
        "figures": [figure("unit-grenadier", (450, 150)), figure("civilian", (800, 800))],
        "active": {"figure": "unit-grenadier", "seat": 0, "actions": 1},
        "doing": [{"hand": "activated"}, {"activation": "act"}],
    }));
    play.answer(0, json!({"lob": 2})).give("5 4 6").answer(0, to(450, 290));
    let log = play.take_log().join("\n");
    assert_eq!(log.matches("sotas.doors.13 door").count(), 2, "{log}");
    for face in 4..=6 {
        assert!(log.contains(&format!(" dice={face}")), "{face} is told: {log}");
    }
}

/// sotas.scenario.13, sotas.scenario.14: shut doors are opened and shut, locked ones unlocked by their side from inside.
#[test]
fn doors_open_and_shut() {
    let mut play = at_door("3/3", "door-plain", "locked").acts("a", 3);
    let act = |what: &str| json!({"door": {what: "p1"}});
    play.refused(0, act("open"), "sotas.scenario.13")
        .answer(0, act("unlock"))
        .answer(0, act("open"));
    play.answer(0, act("shut")).has("state=shut");
}

/// sotas.scenario.15: a shut door that is held is struggled for at once.
#[test]
fn a_shut_door_may_be_held() {
    let mut play = held("shut").acts("a", 1);
    play.answer(0, json!({"door": {"open": "p1"}})).asked(1, "door-holder");
    play.dice("5 1").answer(1, json!({"figure": "b"})).asked(0, "door-open").done();
}

/// sotas.doors.12, R-15: a door is shot at wherever some part of it is seen; what is thrown is gone.
#[test]
fn some_part_of_a_door_is_enough() {
    let shot = |with: &str| json!({"door": {"shoot": {"door": "p1", "with": with}}});
    let behind = |wall: [i32; 4]| {
        stage()
            .figure(0, "a", "3/3 w:assault-rifle", (400, 300))
            .figure(1, "b", "3/3", (800, 800))
            .terrain(door("door-heavy", "locked"))
            .piece("high-wall", wall)
            .acts("a", 1)
    };
    behind([400, 350, 20, 10]).offers(shot("assault-rifle"), true);
    behind([400, 350, 200, 10]).refused(0, shot("assault-rifle"), "sotas.los.2");
    let mut stone = stage()
        .figure(0, "a", "3/3", (400, 350))
        .with(json!({"marks": ["stone"]}))
        .figure(1, "b", "3/3", (800, 800))
        .terrain(door("door-plain", "locked"))
        .acts("a", 1);
    stone.dice("1").answer(0, shot("stone")).marked("a", "stone", false);
    stone.marked("a", "shoulder", true).done();
}

/// sotas.doors.3: a screwdriver helps that is carried, in hand or not.
#[test]
fn a_screwdriver_in_the_pocket_helps() {
    let mut play = at_door("3/3 w:pistol w:sonic-screwdriver", "door-plain", "locked").acts("a", 1);
    play.dice("3").answer(0, smash()).part("sotas.sonic-screwdriver.3", 2).has("state=broken");
}

/// sotas.doors.14: the far side of a door that stands askew.
#[test]
fn a_turned_door_has_two_sides() {
    let scene = |holder: (i32, i32)| {
        stage()
            .figure(0, "a", "3/3", (388, 412))
            .figure(1, "b", "3/3", holder)
            .terrain(json!({"kind": "door-plain", "rect": [400, 400, 100, 8], "turned": -45, "state": "locked"}))
            .acts("a", 1)
    };
    let mut held = scene((430, 406));
    held.dice("5 6 1").answer(0, smash()).has("struggled breaker=a holder=b").asked(0, "door-open");
    let mut open = scene((420, 444));
    open.dice("5").answer(0, smash()).hasnt("struggled").has("state=broken");
}

/// R-15, sotas.los.2, sotas.woods.3, sotas.terrain.5, sotas.terrain.6: a door is seen as a figure is: not past
/// woods, hills or figures, nor from deep inside a wood.
#[test]
fn a_door_is_shot_at_in_sight() {
    let rifle = json!({"door": {"shoot": {"door": "p1", "with": "assault-rifle"}}});
    let scene = |from: (i32, i32)| {
        stage()
            .figure(0, "a", "3/3 w:assault-rifle", from)
            .figure(1, "b", "3/3", (800, 800))
            .terrain(json!({"kind": "door-plain", "rect": [400, 450, 60, 10], "state": "locked"}))
    };
    scene((400, 200)).acts("a", 1).offers(rifle.clone(), true);
    let wood = |y: i32, r: i32| json!({"kind": "wood", "circle": [400, y, r]});
    for piece in [wood(330, 80), json!({"kind": "hill", "rect": [400, 330, 200, 80]})] {
        scene((400, 200)).terrain(piece).acts("a", 1).refused(0, rifle.clone(), "sotas.los.2");
    }
    let crowd = scene((400, 200)).figure(0, "c", "3/3 very-large base:60", (400, 260));
    crowd.acts("a", 1).refused(0, rifle.clone(), "sotas.los.2");
    // sotas.los.3: past a friend in contact one shoots.
    let friend = scene((400, 200)).figure(0, "c", "3/3 very-large base:60", (400, 243));
    friend.acts("a", 1).offers(rifle.clone(), true);
    let deep = scene((400, 250)).terrain(wood(250, 120));
    deep.acts("a", 1).refused(0, rifle.clone(), "sotas.los.2");
    scene((400, 357)).terrain(wood(250, 120)).acts("a", 1).offers(rifle, true);
}

/// R-127, sotas.scenario.13, sotas.scenario.14: doors give way to those without hands.
#[test]
fn doors_need_no_hands() {
    let mut play = at_door("3/3 no-hands", "door-plain", "locked").acts("a", 3);
    play.answer(0, json!({"door": {"unlock": "p1"}})).answer(0, json!({"door": {"open": "p1"}}));
    play.has("sotas.scenario.13 door piece=p1 state=open");
    play.answer(0, json!({"door": {"shut": "p1"}})).has("state=shut");
}

fn open() -> Value {
    json!({"door": {"open": "p1"}})
}

/// sotas.climber.1, sotas.falling.6: a Climber walks on a shut door and falls when it opens, unless a wall holds it.
#[test]
fn who_hangs_on_a_door_that_opens_falls() {
    let up = json!({"climb": {"piece": "p1", "way": "up"}});
    at_door("3/3 climber", "door-plain", "shut").acts("a", 1).offers(up.clone(), true);
    let mut gap = at_door("3/3 climber", "door-plain", "open").acts("a", 1);
    gap.offers(up.clone(), false).refused(0, up.clone(), "sotas.climber.1");
    at_door("3/3", "door-plain", "shut").acts("a", 1).offers(up, false);
    let scene = |at: (i32, i32)| {
        let walls = json!({"kind": "high-wall", "rect": [355, 420, 30, 10]});
        stage()
            .figure(0, "a", "3/3 climber", at)
            .with(json!({"z": 5_000, "marks": ["climbing"]}))
            .figure(0, "c", "3/3", (415, 402))
            .figure(1, "b", "3/3", (800, 800))
            .terrain(door("door-plain", "shut"))
            .terrain(walls)
            .acts("c", 1)
    };
    let mut falls = scene((388, 402));
    falls.answer(0, open()).has("fell figure=a height=5000").marked("a", "climbing", false);
    falls.about("a", "/z", json!(0)).hasnt("sotas.falling.2").done();
    let mut holds = scene((372, 402));
    holds.answer(0, open()).hasnt("fell").marked("a", "climbing", true);
    holds.about("a", "/z", json!(5_000)).done();
}

/// sotas.doors.10, sotas.falling.6: whoever holds a door from above and loses it falls, whatever the die.
#[test]
fn who_holds_a_door_from_above_falls_with_it() {
    for dice in ["5 5 1", "5 6 1"] {
        let mut play = stage()
            .figure(0, "a", "3/3", (400, 402))
            .figure(1, "b", "3/3 climber", (400, 438))
            .with(json!({"z": 5_000, "marks": ["climbing"]}))
            .figure(1, "d", "3/3", (800, 800))
            .terrain(door("door-plain", "locked"))
            .acts("a", 1);
        play.dice(dice).answer(0, smash()).asked(0, "door-open").answer(0, json!("yes"));
        play.has("fell figure=b height=5000").hasnt("recoil").about("b", "/z", json!(0)).done();
    }
}
