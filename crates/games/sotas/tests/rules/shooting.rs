//! Ranged combat (sotas.ranged), malfunction, weapons, aimed shots, salvos, ranged modifiers.

use reglette_engine::setup::Content;
use reglette_engine::{Game, Setup};
use reglette_geometry::Length;
use reglette_sotas::Sotas;
use reglette_sotas::data::arms::Range;
use serde_json::json;

use crate::common::*;

fn range(gun: &str, x: i32) -> Stage {
    stage().figure(0, "a", &format!("3/3 w:{gun}"), (100, 400)).figure(1, "b", "3/3", (x, 400))
}

/// sotas.ranged.1: with what is in hand.
#[test]
fn one_shoots_with_what_is_in_hand() {
    let mut play = stage()
        .figure(0, "a", "3/3 w:pistol w:rifle", (300, 400))
        .figure(1, "b", "3/3", (400, 400))
        .acts("a", 1);
    play.refused(0, shoot("b", "rifle"), "sotas.ranged.1");
    play.refused(0, shoot("b", "stone"), "sotas.ranged.1").offers(shoot("b", "pistol"), true);
}

/// sotas.ranged.2, sotas.ranged.3, sotas.ranged.4, sotas.ranged.5, sotas.ranged.6, sotas.ranged.14: three ranges,
/// measured from base to base, each reached at equality.
#[test]
fn three_ranges() {
    let shot = |x: i32| {
        let mut play = range("electric-pistol", x).acts("a", 1);
        play.dice("2 6").answer(0, shoot("b", "electric-pistol"));
        play
    };
    shot(200).no_part("sotas.ranged.4");
    shot(201).part("sotas.ranged.4", -1);
    shot(275).part("sotas.ranged.4", -1);
    shot(276).part("sotas.ranged.5", -2);
    shot(350).part("sotas.ranged.5", -2);
    let mut play = range("electric-pistol", 351).acts("a", 1);
    play.refused(0, shoot("b", "electric-pistol"), "sotas.ranged.6");
}

/// sotas.ranged.7, sotas.ranged.8, sotas.ranged.9, sotas.ranged.10, sotas.ranged.12, sotas.ranged.13,
/// sotas.rangedmod.6, sotas.rangedmod.7, sotas.rangedmod.10: only the shooter harms.
#[test]
fn only_the_shooter_harms() {
    let shot = |dice: &str| {
        let mut play = range("pistol", 200).acts("a", 1);
        play.dice(dice).answer(0, shoot("b", "pistol"));
        play
    };
    shot("2 6").part("sotas.ranged.7", 1).hasnt("harmed").hasnt("knocked-down");
    shot("2 3").hasnt("harmed").hasnt("knocked-down");
    shot("4 4").marked("b", "down", true);
    shot("3 2").asked(1, "recoil");
    let kill = |combat: u8, dice: &str| {
        let target = format!("3/{combat}");
        let mut play = stage()
            .figure(0, "a", "3/3 w:assault-rifle", (100, 400))
            .figure(1, "b", &target, (200, 400))
            .acts("a", 1);
        play.dice(dice).answer(0, shoot("b", "assault-rifle"));
        play
    };
    kill(2, "5 3").has("harm=killed").has("gruesome=false");
    kill(1, "4 2").has("sotas.ranged.13 harmed").has("gruesome=true");
}

/// sotas.ranged.11, sotas.ex.14: the recoil may lead behind a corner.
#[test]
fn a_recoil_may_lead_into_cover() {
    let mut play = stage()
        .figure(0, "a", "3/3 w:pistol extra-attack", (300, 400))
        .figure(1, "b", "3/3", (400, 400))
        .piece("building", [365, 443, 40, 80])
        .acts("a", 2);
    play.dice("5 3").answer(0, shoot("b", "pistol")).asked(1, "recoil");
    play.answer(1, json!({"to": {"x": 41_767, "y": 41_767}}));
    play.refused(0, shoot("b", "pistol"), "sotas.los.2");
}

/// sotas.malfunction.1, sotas.malfunction.2, sotas.malfunction.3, sotas.malfunction.4, sotas.malfunction.5,
/// sotas.actions.7, sotas.actions.15: a natural 1 empties the weapon; an action loads it.
#[test]
fn a_one_empties_the_weapon() {
    let mut play = stage()
        .figure(0, "a", "3/3 w:pistol w:laser-pistol extra-attack", (100, 400))
        .figure(1, "b", "3/3", (200, 400))
        .acts("a", 3);
    play.dice("1 6").answer(0, shoot("b", "pistol"));
    play.has("sotas.malfunction.1 weapon figure=a weapon=pistol what=emptied");
    play.has("sotas.ranged.9 withstood target=b tie=false");
    play.refused(0, shoot("b", "pistol"), "sotas.malfunction.2");
    play.answer(0, json!({"reload": "pistol"})).offers(shoot("b", "pistol"), true);
    play.refused(0, json!({"reload": "pistol"}), "sotas.malfunction.2");
}

/// sotas.weapons.1, sotas.weapons.2, sotas.weapons.3, sotas.weapons.4, sotas.weapons.5, sotas.weapons.6,
/// sotas.weapons.7, sotas.weapons.8, sotas.weapons.9, sotas.weapons.10, sotas.weapons.11, sotas.weapons.12,
/// sotas.weapons.13, sotas.weapons.14, sotas.weapons.15, sotas.weapons.16: the table of weapons.
#[test]
fn the_table_of_weapons() {
    use reglette_sotas::measure::Stick::{Long, Medium, Short};
    let book = Sotas::book(&Setup::default(), &Content::default()).unwrap();
    let rows = [
        ("stone", Short, -1),
        ("thrown-weapon", Short, 0),
        ("sonic-stunner", Medium, 0),
        ("sonic-screwdriver", Short, 0),
        ("flamethrower", Short, 2),
        ("death-ray", Medium, 2),
        ("bow", Long, 0),
        ("pistol", Long, 1),
        ("rifle", Medium, 2),
        ("assault-rifle", Long, 2),
        ("web-pistol", Short, 1),
        ("laser-pistol", Long, 2),
        ("laser-screwdriver", Long, 2),
        ("nanite-pistol", Medium, 1),
        ("needle-pistol", Medium, 2),
        ("electric-pistol", Short, 1),
    ];
    for (id, stick, combat) in rows {
        let weapon = book.content.arms.named(id).unwrap();
        let it = book.content.arms.weapons[weapon.index()];
        assert_eq!((it.range, it.combat), (Range::Stick(stick), Some(combat)), "{id}");
    }
    assert_eq!(book.sticks().long(), Length::mm(180));
}

/// sotas.weapons.8, sotas.pistol.1: the pistol reaches Long, by the other reading Medium.
#[test]
fn the_range_of_a_pistol() {
    let mut play = range("pistol", 305).acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "pistol")).no_part("sotas.ranged.4");
    let mut play = range("pistol", 305).option("pistol_range", "MEDIUM").acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "pistol")).part("sotas.ranged.4", -1);
    // What is like a pistol goes with it (sotas.energy-projection.8).
    let kinetic = |value: &str| {
        let scene = stage().figure(0, "a", "3/3 energy-projection(kinetic)", (100, 400));
        let scene = scene.figure(1, "b", "3/3", (305, 400)).option("pistol_range", value);
        let mut play = scene.acts("a", 1);
        play.dice("2 6").answer(0, shoot("b", "kinetic-projection"));
        play
    };
    kinetic("LONG").no_part("sotas.ranged.4");
    kinetic("MEDIUM").part("sotas.ranged.4", -1);
}

/// sotas.points.7, R-44: who has a shorter pistol costs less, also for whoever counts losses.
#[test]
fn a_shorter_pistol_costs_less() {
    for (value, points) in [("LONG", 57), ("MEDIUM", 53)] {
        let setup = json!({"options": {"pistol_range": value}});
        let setup: Setup = serde_json::from_value(setup).unwrap();
        let book = Sotas::book(&setup, &Content::default()).unwrap();
        let rider = book.content.profiles.named("unit-rider").unwrap();
        assert_eq!(book.content.profiles.list[rider.index()].points, points);
    }
}

/// sotas.proneshoot.1, sotas.proneshoot.4, sotas.rangedmod.4: at who lies −1 beyond Short; any loss kills.
#[test]
fn shooting_at_who_lies() {
    let down = |x: i32| range("pistol", x).with(json!({"marks": ["down"]})).acts("a", 1);
    let mut near = down(200);
    near.dice("3 3").answer(0, shoot("b", "pistol")).no_part("sotas.proneshoot.1");
    near.is("b", "killed");
    let mut far = down(201);
    far.dice("3 3")
        .answer(0, shoot("b", "pistol"))
        .part("sotas.proneshoot.1", -1)
        .hasnt("harmed")
        .hasnt("knocked-down");
}

/// sotas.proneshoot.2: who lies shoots as usual.
#[test]
fn who_lies_shoots_as_usual() {
    let mut play = stage()
        .figure(0, "a", "3/3 w:pistol", (100, 400))
        .with(json!({"marks": ["down"]}))
        .figure(1, "b", "3/3", (200, 400))
        .acts("a", 1);
    play.dice("3 4").answer(0, shoot("b", "pistol")).has("total:7").done();
}

/// sotas.rangedmod.1, sotas.rangedmod.3, sotas.rangedmod.5, sotas.rangedmod.8, sotas.large.2, sotas.very-large.2,
/// sotas.aimed.1, sotas.aimed.2: modifiers of shots; an aimed shot lowers the target.
#[test]
fn modifiers_of_shots() {
    let mut play = stage()
        .figure(0, "a", "3/3 w:pistol sharpshooter", (100, 400))
        .figure(1, "b", "3/3 large", (200, 400))
        .with(json!({"bond": "stun"}))
        .acts("a", 2);
    play.dice("1 6").answer(0, json!({"shoot": {"target": "b", "with": "pistol", "aimed": true}}));
    play.part("sotas.rangedmod.1", 1).part("sotas.rangedmod.3", 2).part("sotas.sharpshooter.1", 1);
    play.part("sotas.aimed.1", -1).has("total:9").has("total:8").done();
    let mut play = range("pistol", 200).acts("a", 1);
    let aimed = json!({"shoot": {"target": "b", "with": "pistol", "aimed": true}});
    play.refused(0, aimed, "sotas.actions.7");
}

/// sotas.rangedmod.9: the blast bonuses of the table are not used; grenades have a Combat of their own.
#[test]
fn grenades_have_their_own_combat() {
    let mut play = stage()
        .figure(0, "a", "3/3 g:grenade-plasma", (100, 400))
        .figure(1, "b", "3/3", (250, 400))
        .acts("a", 1);
    play.answer(0, json!({"lob": 3})).dice("1 5").answer(0, to(250, 400));
    play.part("sotas.grenades.2", 5).done();
}

/// sotas.stones.3, sotas.stones.4, sotas.stones.5: −1, Short; a natural 1 hurts the shoulder.
#[test]
fn a_one_hurts_the_shoulder() {
    let mut play =
        stage().figure(0, "a", "3/3", (100, 400)).figure(1, "b", "3/3", (150, 400)).acts("a", 3);
    play.answer(0, json!("pick-stone")).dice("1 6").answer(0, shoot("b", "stone"));
    play.part("sotas.ranged.7", -1).marked("a", "shoulder", true).marked("a", "stone", false);
    play.answer(0, json!("pick-stone"));
    let mut play = stage()
        .figure(0, "a", "3/3 g:grenade-frag", (100, 400))
        .with(json!({"marks": ["shoulder", "stone"]}))
        .figure(1, "b", "3/3", (150, 400))
        .acts("a", 1);
    play.refused(0, shoot("b", "stone"), "sotas.stones.4");
    play.refused(0, json!({"lob": 2}), "sotas.stones.4");
}

fn salvo(gun: &str) -> Stage {
    stage()
        .figure(0, "a", &format!("3/3 w:{gun}"), (100, 400))
        .figure(1, "x", "3/6", (200, 400))
        .figure(1, "y", "3/6", (230, 460))
        .figure(1, "z", "3/6", (320, 300))
}

/// sotas.multishot.1, sotas.multishot.2, sotas.multishot.3, sotas.multishot.4, sotas.multishot.6, sotas.multishot.9:
/// further targets within Short of the last, an action and −1 each.
#[test]
fn a_salvo_goes_on_to_near_targets() {
    let mut play = salvo("assault-rifle").acts("a", 3);
    play.dice("2 6").answer(0, shoot("x", "assault-rifle")).asked(0, "salvo");
    play.refused(0, json!({"figure": "z"}), "sotas.multishot.1");
    play.refused(0, json!({"figure": "x"}), "sotas.multishot.1");
    play.dice("2 6").answer(0, json!({"figure": "y"})).part("sotas.multishot.3", -1);
    play.asked(0, "act").refused(0, shoot("x", "assault-rifle"), "sotas.actions.2").done();
}

/// sotas.multishot.5, sotas.multishot.7, sotas.multishot.8: modern weapons only; a 1 ends it; no aimed shots.
#[test]
fn what_ends_a_salvo() {
    let mut play = salvo("assault-rifle").acts("a", 3);
    play.dice("1 6").answer(0, shoot("x", "assault-rifle")).asked(0, "act").done();
    let mut play = salvo("assault-rifle").acts("a", 3);
    let aimed = json!({"shoot": {"target": "x", "with": "assault-rifle", "aimed": true}});
    play.dice("2 6").answer(0, aimed).asked(0, "act").done();
    let mut play = salvo("bow").acts("a", 3);
    play.dice("2 6").answer(0, shoot("x", "bow")).asked(0, "act").done();
}

/// Somebody in a wood, and an enemy in the same wood.
fn in_wood(gun: &str) -> Stage {
    stage()
        .figure(0, "a", &format!("3/3 w:{gun} extra-attack"), (400, 400))
        .figure(1, "b", "3/6", (480, 400))
        .terrain(json!({"kind": "wood", "circle": [440, 400, 90]}))
}

/// sotas.ambush.1, sotas.ambush.3, sotas.ambush.4, sotas.ambush.5, R-23: the first shot out of hiding at +1;
/// needles do not reveal.
#[test]
fn shots_out_of_hiding() {
    for (gun, second) in [("laser-pistol", false), ("needle-pistol", true)] {
        let mut play = in_wood(gun).play();
        play.activate(0, "a", 3, "6 6 6").dice("2 6");
        play.answer(0, shoot("b", gun)).part("sotas.ambush.3", 1).forget();
        play.dice("2 6").answer(0, shoot("b", gun));
        if second {
            play.part("sotas.ambush.3", 1);
        } else {
            play.no_part("sotas.ambush.3");
        }
    }
}

/// sotas.ambush.3: only from where it was hidden.
#[test]
fn who_leaves_its_hiding_place_shoots_as_usual() {
    let mut play = in_wood("laser-pistol").play();
    play.activate(0, "a", 3, "6 6 6").walk(0, 410, 400).dice("2 6");
    play.answer(0, shoot("b", "laser-pistol")).no_part("sotas.ambush.3");
    let mut play = stage()
        .figure(0, "a", "3/3 w:laser-pistol", (400, 400))
        .figure(1, "b", "3/6", (500, 430))
        .piece("high-wall", [450, 370, 10, 150])
        .play();
    play.activate(0, "a", 3, "6 6 6").walk(0, 430, 470).dice("2 6");
    play.answer(0, shoot("b", "laser-pistol")).no_part("sotas.ambush.3");
}

/// sotas.ambush.4, R-23: a grenade gives its thrower away.
#[test]
fn a_grenade_ends_an_ambush() {
    let scene = stage()
        .figure(0, "a", "3/3 g:grenade-sonic w:laser-pistol extra-attack", (400, 400))
        .figure(1, "b", "3/6", (480, 400))
        .terrain(json!({"kind": "wood", "circle": [440, 400, 90]}));
    let mut play = scene.play();
    play.activate(0, "a", 3, "6 6 6").answer(0, json!({"lob": 5})).answer(0, to(400, 578));
    play.dice("2 6").answer(0, shoot("b", "laser-pistol")).no_part("sotas.ambush.3");
}

/// sotas.flamethrower.2, R-51: whoever is hit too may be out of range, also if it lies after a fall.
#[test]
fn flames_reach_who_fell() {
    let scene = range("flamethrower", 350).figure(1, "c", "3/3", (375, 400));
    let mut play = scene.with(json!({"marks": ["down", "far-fall"]})).acts("a", 1);
    play.dice("2 6 2 6").answer(0, shoot("b", "flamethrower")).has("by=a target=c").done();
}

/// sotas.ambush.3: nor whoever was driven out of it; by the other reading it must be hidden when the game turn begins and
/// stay there.
#[test]
fn who_is_driven_out_shoots_as_usual() {
    let mut play = in_wood("laser-pistol").gas(4, [400, 400, 26, 26]).play();
    play.dice("3 3").answer(0, json!({"activate": "a"})).asked(0, "recoil");
    play.answer(0, to(425, 400)).dice("6 6 6 2 6").answer(0, json!({"dice": 3}));
    play.answer(0, shoot("b", "laser-pistol")).no_part("sotas.ambush.3").done();
    for (dawn, plus) in [(json!(["hidden-at-dawn"]), true), (json!([]), false)] {
        let mut play = stage()
            .figure(0, "a", "3/3 w:laser-pistol", (400, 400))
            .with(json!({"marks": dawn}))
            .figure(1, "b", "3/6", (480, 400))
            .option("ambush_start", "GAME_TURN")
            .play();
        play.activate(0, "a", 1, "6").dice("2 6").answer(0, shoot("b", "laser-pistol"));
        if plus {
            play.part("sotas.ambush.3", 1)
        } else {
            play.no_part("sotas.ambush.3")
        };
    }
    // Driven back by a fight before its activation.
    let mut play = stage()
        .figure(0, "a", "3/3 w:laser-pistol", (400, 400))
        .with(json!({"marks": ["hidden-at-dawn"]}))
        .figure(1, "b", "3/6", (425, 400))
        .option("ambush_start", "GAME_TURN")
        .acts("b", 1);
    play.dice("3 4").answer(1, fight("a")).answer(0, to(375, 400));
    play.marked("a", "hidden-at-dawn", false);
}

/// sotas.extra-attack.1, R-98: of two attacks one may be a salvo, the first or the second, not both.
#[test]
fn only_one_of_two_attacks_is_a_salvo() {
    let scene = || {
        stage()
            .figure(0, "a", "3/3 w:assault-rifle extra-attack", (100, 400))
            .figure(1, "x", "3/6", (200, 400))
            .figure(1, "y", "3/6", (230, 460))
            .acts("a", 4)
    };
    let gun = "assault-rifle";
    let mut first = scene();
    first.dice("2 6").answer(0, shoot("x", gun)).asked(0, "salvo");
    first.dice("2 6").answer(0, json!({"figure": "y"})).asked(0, "act");
    first.dice("2 6").answer(0, shoot("x", gun)).asked(0, "act").done();
    let mut second = scene();
    second.dice("2 6").answer(0, shoot("x", gun)).answer(0, json!("stop"));
    second.dice("2 6").answer(0, shoot("x", gun)).asked(0, "salvo").done();
}

/// sotas.rifle.2, sotas.flamethrower.2, sotas.ranged.5, R-128: whoever is hit too beyond the last range is no
/// easier to hit than within it.
#[test]
fn who_is_hit_too_is_no_nearer() {
    for (weapon, x) in [("rifle", 480), ("flamethrower", 345)] {
        let mut play = stage()
            .figure(0, "a", &format!("3/3 w:{weapon}"), (100, 400))
            .figure(1, "b", "3/3", (x, 400))
            .figure(1, "c", "3/3", (x + 25, 400))
            .acts("a", 1);
        play.dice("3 6 3 6").answer(0, shoot("b", weapon)).done();
        play.tells(&["combat", "target=c", "rule:sotas.ranged.5,by:-2"]);
    }
}
