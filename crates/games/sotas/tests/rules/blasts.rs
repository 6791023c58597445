//! Area effects (sotas.area), grenades (sotas.grenades, sotas.grenade), Immobilised figures
//! (sotas.immobilised).

use reglette_sotas::Sotas;
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::*;

fn thrower(kind: &str, other: &str) -> Stage {
    stage().figure(0, "a", &format!("3/3 g:grenade-{kind}"), (100, 400)).figure(
        1,
        "b",
        other,
        (250, 400),
    )
}

/// sotas.area.1, sotas.area.2, sotas.area.3, sotas.area.4, sotas.grenade.1: everybody within Short of the point,
/// friends and thrower too, each with dice of its own.
#[test]
fn everybody_in_the_radius_is_hit() {
    let mut play = stage()
        .figure(0, "a", "3/6 g:grenade-frag", (200, 400))
        .figure(0, "c", "3/6", (287, 400))
        .figure(1, "b", "3/6", (112, 400))
        .figure(1, "d", "3/6", (288, 470))
        .acts("a", 1);
    play.answer(0, json!({"lob": 2})).dice("1 6 1 6 1 6").answer(0, to(200, 400));
    play.has("caught figure=a")
        .has("caught figure=c")
        .hasnt("caught figure=b")
        .hasnt("caught figure=d");
}

/// sotas.grenades.1: up to Long, no farther.
#[test]
fn a_grenade_is_thrown_up_to_long() {
    let mut play = thrower("frag", "3/3").acts("a", 1);
    play.answer(0, json!({"lob": 2})).refused(
        0,
        json!({"to": {"x": 29_251, "y": 40_000}}),
        "sotas.grenades.1",
    );
    play.dice("1 6").answer(0, json!({"to": {"x": 29_250, "y": 40_000}}));
}

/// sotas.target.4, R-33: not through walls, unless they are ignored.
#[test]
fn walls_stop_grenades() {
    let wall = |value: &str| {
        thrower("frag", "3/3")
            .piece("high-wall", [170, 400, 10, 100])
            .option("grenade_walls", value)
    };
    let mut play = wall("BLOCK").acts("a", 1);
    play.answer(0, json!({"lob": 2})).refused(0, to(250, 400), "sotas.target.4");
    let mut play = wall("IGNORE").acts("a", 1);
    play.answer(0, json!({"lob": 2})).dice("1 6").answer(0, to(250, 400));
}

/// sotas.grenades.2, sotas.grenades.3, sotas.grenades.9, sotas.grenade-frag.1, sotas.grenade-plasma.1: the
/// grenade's Combat against the target's; only it harms.
#[test]
fn the_grenade_fights() {
    for (kind, number, combat) in
        [("frag", 2, 4), ("plasma", 3, 5), ("toxic", 4, 2), ("photon", 6, 3)]
    {
        let mut play = thrower(kind, "3/5").acts("a", 1);
        play.answer(0, json!({"lob": number})).dice("1 6").answer(0, to(250, 400));
        play.part("sotas.grenades.2", combat).hasnt("harmed").hasnt("knocked-down").done();
    }
}

/// sotas.grenades.4: some call for a test instead.
#[test]
fn some_grenades_call_for_a_test() {
    let mut play = thrower("psi-neg", "3/3").acts("a", 1);
    play.answer(0, json!({"lob": 1})).dice("2").answer(0, to(250, 400));
    play.marked("b", "psi-damped", true).hasnt("combat").done();
}

/// sotas.grenades.5, sotas.grenades.6, sotas.grenades.7: size, cover between impact and target, armour.
#[test]
fn size_cover_and_armour_count() {
    let mut play = thrower("frag", "3/3 large light-armour base:40")
        .piece("low-wall", [220, 400, 10, 60])
        .acts("a", 1);
    play.answer(0, json!({"lob": 2})).dice("1 6").answer(0, to(200, 400));
    play.part("sotas.grenades.5", 1)
        .part("sotas.grenades.6", -1)
        .part("sotas.light-armour.2", 2)
        .done();
}

/// sotas.grenades.8, sotas.grenades.15, sotas.malfunction.6: one action, the attack of the turn, one use each.
#[test]
fn a_throw_is_the_attack_of_the_turn() {
    let mut play = thrower("frag", "3/3").acts("a", 3);
    play.answer(0, json!({"lob": 2})).dice("1 6").answer(0, to(250, 400));
    play.refused(0, json!({"lob": 2}), "sotas.malfunction.6");
    play.about("a", "/kit/grenades", json!([0, 0, 0, 0, 0, 0]));
}

/// sotas.grenades.10, sotas.grenades.11, sotas.grenades.12, sotas.grenades.13, sotas.grenade-frag.2,
/// sotas.grenade-plasma.2: who is beaten is placed on the edge by the opponent, standing or down.
#[test]
fn the_blast_throws() {
    for (dice, down) in [("3 4", false), ("4 4", true)] {
        let mut play = thrower("frag", "3/2").acts("a", 1);
        play.answer(0, json!({"lob": 2}))
            .dice(dice)
            .answer(0, to(260, 400))
            .asked(0, "blast-throw");
        play.refused(0, to(300, 400), "sotas.grenades.10");
        play.answer(0, to(335, 400)).about("b", "/at", mm((335, 400))).marked("b", "down", down);
    }
}

/// sotas.grenades.14: the thrower's own figures are placed by the opponent.
#[test]
fn ones_own_are_placed_by_the_opponent() {
    let mut play = stage()
        .figure(0, "a", "3/3 g:grenade-frag", (100, 400))
        .figure(0, "c", "3/2", (200, 400))
        .figure(1, "b", "3/3", (800, 400))
        .acts("a", 1);
    play.answer(0, json!({"lob": 2})).dice("3 4").answer(0, to(230, 400)).asked(1, "blast-throw");
}

/// sotas.grenades.14, R-34, sotas.end.1: among three the next in the order of the turn places them, wherever he sits, unless
/// he has nobody left.
#[test]
fn among_three_the_next_in_the_turn_places() {
    for (whereabouts, seat) in [("table", 2), ("killed", 1), ("fled", 1)] {
        places_among_three(whereabouts, seat);
    }
}

/// Who places one of the first side's own, where the last one's figures are so.
fn places_among_three(whereabouts: &str, seat: u8) {
    let soldier = json!({"profile": "unit-soldier"});
    let band = json!({"figures": [soldier, soldier]});
    let spots = [(200, 400), (300, 400), (800, 100), (850, 100), (800, 800), (850, 800)];
    let at = |(spot, n): ((i32, i32), u8)| {
        let name = format!("unit-soldier-{n}");
        json!({"figure": name, "whereabouts": "table", "at": mm(spot), "z": 0})
    };
    let mut figures: Vec<Value> = spots.into_iter().zip(1..).map(at).collect();
    figures[4..].iter_mut().for_each(|it| it["whereabouts"] = json!(whereabouts));
    figures[0]["marks"] = json!(["activated"]);
    figures[0]["kit"] = json!({"grenades": [0, 1, 0, 0, 0, 0]});
    let side = |seat: u8| json!({"seat": seat, "began": 2});
    let mut play = Play::<Sotas>::at(json!({
        "setup": {"scenario": "free-battle", "players": 3, "rosters": [band, band, band]},
        "figures": figures,
        "terrain": [],
        "sides": [side(0), side(1), side(2)],
        "active": {"figure": "unit-soldier-1", "seat": 0, "actions": 1},
        "round": {"turn": 1, "order": ["side.a", "side.c", "side.b"], "hand": 0, "hands": 0},
        "doing": [{"hand": "activated"}, {"activation": "act"}],
    }));
    play.answer(0, json!({"lob": 2})).give("6 3").answer(0, to(330, 400));
    play.expect_asked(seat, "blast-throw");
}

/// sotas.immobilised.1, sotas.grenade-sonic.1, sotas.grenade-sonic.2: sound holds the living fast.
#[test]
fn sound_holds_the_living_fast() {
    let mut play = thrower("sonic", "3/3").acts("a", 1);
    play.answer(0, json!({"lob": 5})).dice("2").answer(0, to(250, 400));
    play.about("b", "/bond", json!("stun")).done();
    let mut play = thrower("sonic", "3/3 artificial").acts("a", 1);
    play.answer(0, json!({"lob": 5}))
        .answer(0, to(250, 400))
        .about("b", "/bond", json!(null))
        .done();
}

/// sotas.immobilised.5: whoever is bound and fails a Morale test is gone.
#[test]
fn the_bound_do_not_flee() {
    let mut play = stage()
        .figure(0, "a", "3/5", (400, 400))
        .figure(1, "b", "3/1", (425, 400))
        .figure(1, "c", "4/3", (500, 400))
        .with(json!({"bond": "stun"}))
        .figure(1, "d", "4/3 artificial", (800, 800))
        .figure(1, "e", "4/3 artificial", (850, 800))
        .acts("a", 1);
    play.dice("6 1 1 4 4").answer(0, fight("b")).is("c", "killed").done();
}

/// sotas.immobilised.7, sotas.immobilised.8: bonds of the mind end with the psyker.
#[test]
fn bonds_of_the_mind_end_with_the_psyker() {
    let mut play = stage()
        .figure(0, "a", "3/6", (400, 400))
        .figure(0, "c", "3/3", (600, 600))
        .with(json!({"bond": {"mind": "b"}}))
        .figure(1, "b", "3/1 artificial", (425, 400))
        .figure(1, "d", "3/3", (800, 800))
        .figure(1, "e", "3/3", (850, 800))
        .figure(1, "f", "3/3", (880, 800))
        .acts("a", 1);
    play.dice("6 1").answer(0, fight("b")).is("b", "killed").about("c", "/bond", json!(null));
}

/// sotas.stairs.4, sotas.grenade.2: a ladder in the blast is gone; kinds are numbered 1 to 6.
#[test]
fn ladders_in_the_blast_are_gone() {
    let mut play = thrower("frag", "3/3")
        .piece("platform", [300, 500, 100, 100])
        .piece("ladder", [300, 445, 20, 10])
        .acts("a", 1);
    play.refused(0, json!({"lob": 7}), "sotas.grenade.2");
    play.answer(0, json!({"lob": 2})).dice("1 6").answer(0, to(280, 400));
    play.has("sotas.stairs.4 piece-gone piece=p2");
}

/// sotas.grenades.6, R-33: woods and hills between the impact and the target are cover too.
#[test]
fn woods_and_hills_cover_from_a_blast() {
    let behind = |piece: Value| {
        let on_hill = piece["kind"] == "hill" && piece["rect"][0] == 250;
        let z = if on_hill { 4_000 } else { 0 };
        let scene = thrower("frag", "3/6").with(json!({ "z": z }));
        let mut play = scene.terrain(piece).acts("a", 1);
        play.answer(0, json!({"lob": 2})).dice("1 6").answer(0, to(200, 400));
        play
    };
    behind(json!({"kind": "wood", "circle": [219, 400, 10]})).part("sotas.grenades.6", -1);
    behind(json!({"kind": "hill", "rect": [219, 400, 20, 40]})).part("sotas.grenades.6", -1);
    behind(json!({"kind": "hill", "rect": [250, 400, 60, 60]})).no_part("sotas.grenades.6");
    behind(json!({"kind": "marsh", "circle": [219, 400, 10]})).no_part("sotas.grenades.6");
}

/// sotas.grenades.6: what the grenade fell into is not between it and the target.
#[test]
fn what_a_grenade_lands_in_covers_nobody() {
    for kind in ["wood", "rocks"] {
        let lands = |x: i32| {
            let piece = json!({"kind": kind, "rect": [x, 400, 20, 20]});
            let mut play = thrower("frag", "3/6").terrain(piece).acts("a", 1);
            play.answer(0, json!({"lob": 2})).dice("1 6").answer(0, to(200, 400));
            play
        };
        lands(200).no_part("sotas.grenades.6").done();
        lands(219).part("sotas.grenades.6", -1).done();
    }
}

/// R-125, sotas.grenades.5, sotas.grenades.6: size, cover and armour count against a blast, and nothing that is said
/// of shots at somebody; whoever is bound dies of any loss (sotas.immobilised.4).
#[test]
fn a_blast_is_aimed_at_nobody() {
    let mut play = stage()
        .figure(0, "a", "3/3 g:grenade-frag", (400, 400))
        .figure(1, "b", "4/3", (540, 390))
        .with(json!({"bond": "stun"}))
        .figure(1, "c", "4/3 undead", (540, 430))
        .figure(1, "d", "4/3 acrobat large base:40", (590, 410))
        .figure(1, "e", "4/3", (800, 800))
        .acts("a", 1);
    play.answer(0, json!({"lob": 2})).dice("3 3 3 6 3 6").answer(0, to(540, 410));
    play.part("sotas.grenades.5", 1).is("b", "killed");
    for rule in ["sotas.rangedmod.3", "sotas.undead.2", "sotas.acrobat.2"] {
        play.no_part(rule);
    }
    // Not a word of melee (sotas.ranged.12).
    play.has("sotas.ranged.12 killed figure=b gruesome=false").hasnt("sotas.melee");
}

/// R-126, sotas.morale.14: one blast, however many die gruesomely of it, is one fright.
#[test]
fn one_blast_is_one_fright() {
    let mut play = stage()
        .figure(0, "a", "3/3 g:grenade-plasma", (400, 400))
        .figure(1, "b", "4/0", (540, 390))
        .figure(1, "c", "4/0", (540, 430))
        .figure(1, "d", "4/3", (650, 410))
        .figure(1, "e", "4/3", (850, 850))
        .figure(1, "f", "4/3", (800, 850))
        .acts("a", 1);
    play.answer(0, json!({"lob": 3})).dice("6 1 6 1 4 4 4").answer(0, to(540, 410));
    play.has("sotas.ranged.13 killed figure=b gruesome=true").is("c", "killed").done();
}
