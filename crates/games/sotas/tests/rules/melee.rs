//! Melee (sotas.melee), ambush (sotas.ambush), size (sotas.size), knocked down (sotas.knockdown), recoil
//! (sotas.recoil).

use serde_json::json;

use crate::common::*;

fn melee(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (400, 400)).figure(1, "b", other, (425, 400))
}

/// sotas.melee.1: only in base contact: a gap of a millimetre, no more.
#[test]
fn melee_needs_contact() {
    let at = |x: i32| {
        stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (x, 400)).acts("a", 1)
    };
    at(426).offers(fight("b"), true);
    at(427).refused(0, fight("b"), "sotas.melee.1");
}

/// sotas.melee.2, sotas.melee.4: die and Combat each; a tie does nothing.
#[test]
fn a_tie_does_nothing() {
    let mut play = melee("3/3", "3/3").acts("a", 1);
    play.dice("4 4").answer(0, fight("b")).hasnt("harmed").hasnt("knocked-down");
    play.has("sotas.melee.4 withstood target=b tie=true").done();
}

/// sotas.melee.3: whoever wins harms the other, also the defender.
#[test]
fn a_defender_may_win() {
    let mut play = melee("3/3", "3/3").acts("a", 1);
    play.dice("2 4").answer(0, fight("b")).has("knocked-down figure=a").hasnt("harmed").done();
}

/// sotas.melee.5, sotas.melee.6, sotas.melee.9, sotas.knockdown.1, sotas.recoil.1: an even die fells, an odd one
/// drives back, whatever the modifiers.
#[test]
fn the_winners_die_decides() {
    let mut play = melee("3/3", "3/3").acts("a", 1);
    play.dice("4 2").answer(0, fight("b")).marked("b", "down", true).done();
    let mut play = melee("3/3 melee-expert", "3/3").acts("a", 1);
    play.dice("3 3").answer(0, fight("b")).asked(1, "recoil").done();
}

/// sotas.melee.7, sotas.melee.8: double kills, triple is gruesome.
#[test]
fn double_kills_and_triple_is_gruesome() {
    let mut play = melee("3/3", "3/1").acts("a", 1);
    play.dice("3 2").answer(0, fight("b")).has("harm=killed").is("b", "killed").done();
    let mut play = melee("3/3", "3/1").acts("a", 1);
    play.dice("2 2").answer(0, fight("b")).has("knocked-down").done();
    let mut play = melee("3/5", "3/1").acts("a", 1);
    play.dice("4 2")
        .answer(0, fight("b"))
        .has("sotas.melee.8 killed figure=b gruesome=true")
        .done();
}

/// sotas.melee.9, R-21: for doubling and tripling a total of 0 or less counts as 1.
#[test]
fn a_total_below_one_counts_as_one() {
    let crowded = |b: &str| {
        stage()
            .figure(0, "a", "3/0", (400, 400))
            .figure(1, "b", b, (425, 400))
            .figure(0, "c", "3/3", (425, 375))
            .figure(0, "d", "3/3", (425, 425))
            .acts("a", 1)
    };
    // 1 and −2 for two enemies more are 0, or −1 with a Combat of 0.
    for b in ["3/1", "3/0"] {
        let mut one = crowded(b);
        one.dice("1 1").answer(0, fight("b")).asked(1, "recoil").hasnt("killed").done();
        let mut two = crowded(b);
        two.dice("2 1").answer(0, fight("b")).has("killed figure=b gruesome=false").done();
        let mut three = crowded(b);
        three.dice("3 1").answer(0, fight("b")).has("killed figure=b gruesome=true");
    }
}

/// sotas.melee.10: −1 for each enemy in contact beyond the first, for attacker and defender.
#[test]
fn the_outnumbered_fight_worse() {
    let crowd = |actor: &str| {
        stage()
            .figure(0, "a", "3/3", (400, 400))
            .figure(1, "b", "3/3", (425, 400))
            .figure(1, "c", "3/3", (375, 400))
            .figure(1, "d", "3/3", (400, 425))
            .acts(actor, 1)
    };
    crowd("a").dice("5 3").answer(0, fight("b")).part("sotas.melee.10", -2).hasnt("harmed").done();
    // The defender's 5 and 3 − 2 are a tie with 3 and 3.
    let mut defends = crowd("b");
    defends.dice("3 5").answer(1, fight("a")).part("sotas.melee.10", -2);
    defends.has("withstood target=a tie=true").done();
}

/// sotas.melee.11, sotas.knockdown.2, sotas.knockdown.3, sotas.knockdown.4, sotas.knockdown.8, sotas.immobilised.3,
/// sotas.immobilised.4, sotas.immobilised.9: the helpless are attacked at +2 and killed by any loss.
#[test]
fn the_helpless_die_by_any_loss() {
    let down = || melee("3/3", "3/3").with(json!({"marks": ["down"]}));
    let mut play = down().acts("a", 1);
    play.dice("2 4")
        .answer(0, fight("b"))
        .hasnt("harmed")
        .hasnt("knocked-down")
        .part("sotas.melee.11", 2);
    let mut play = down().acts("a", 1);
    play.dice("3 4").answer(0, fight("b")).has("harm=killed").is("b", "killed");
    let mut play = down().acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).has("gruesome=true");
    let mut play = down().acts("a", 1);
    play.dice("2 6").answer(0, fight("b")).has("knocked-down figure=a");
    let bound = || melee("3/3", "3/3").with(json!({"bond": "stun"}));
    let mut play = bound().acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).has("killed figure=b gruesome=false");
    let mut play = bound().acts("a", 1);
    play.dice("1 6").answer(0, fight("b")).hasnt("harmed").hasnt("knocked-down");
    bound().acts("b", 1).refused(1, fight("a"), "sotas.immobilised.2");
}

/// sotas.knockdown.8: by the other readings of R-24 the fallen strike back on a 6 or not at all.
#[test]
fn whether_the_fallen_strike_back() {
    let down = |value: &str| {
        melee("3/3", "3/4").with(json!({"marks": ["down"]})).option("prone_strikes_back", value)
    };
    let mut play = down("NATURAL6").acts("a", 1);
    play.dice("1 5").answer(0, fight("b")).hasnt("harmed").hasnt("knocked-down");
    let mut play = down("NATURAL6").acts("a", 1);
    play.dice("1 6").answer(0, fight("b")).has("knocked-down figure=a");
    let mut play = down("NO").acts("a", 1);
    play.dice("1 6").answer(0, fight("b")).hasnt("harmed").hasnt("knocked-down");
}

/// sotas.knockdown.7: who lies neither moves nor fights.
#[test]
fn who_lies_neither_moves_nor_fights() {
    let mut play = melee("3/3", "3/3").with(json!({"marks": ["down"]})).acts("b", 1);
    play.refused(1, json!("move"), "sotas.knockdown.7");
    play.refused(1, fight("a"), "sotas.knockdown.7");
}

/// sotas.melee.13, sotas.ambush.1, sotas.ambush.2, sotas.ambush.6: out of hiding at +1.
#[test]
fn an_ambush_is_at_plus_one() {
    let hidden = || {
        stage()
            .figure(0, "a", "3/3", (400, 400))
            .figure(1, "b", "3/3", (500, 430))
            .piece("high-wall", [450, 370, 10, 150])
    };
    let mut play = hidden().play();
    play.activate(0, "a", 3, "6 6 6").walk(0, 440, 475).answer(0, json!("move"));
    play.answer(0, json!({"to": {"x": 48_240, "y": 44_800}}));
    play.dice("3 3").answer(0, fight("b")).part("sotas.melee.13", 1);
    let open = stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (500, 400));
    let mut play = open.play();
    play.activate(0, "a", 3, "6 6 6").walk(0, 475, 400);
    play.dice("3 3").answer(0, fight("b")).no_part("sotas.melee.13");
}

/// sotas.ambush.1, R-55: who is watched by nobody but the Unconscious is hidden.
#[test]
fn the_unconscious_watch_nobody() {
    for (marks, hidden) in [(json!(["unconscious"]), true), (json!([]), false)] {
        let scene = stage()
            .figure(0, "a", "3/3", (400, 400))
            .figure(1, "b", "3/3", (500, 430))
            .figure(1, "u", "3/3", (300, 600))
            .with(json!({ "marks": marks }))
            .piece("high-wall", [450, 370, 10, 150]);
        let mut play = scene.play();
        play.activate(0, "a", 3, "6 6 6").walk(0, 440, 475).answer(0, json!("move"));
        play.answer(0, json!({"to": {"x": 48_240, "y": 44_800}})).dice("3 3").answer(0, fight("b"));
        if hidden {
            play.part("sotas.melee.13", 1);
        } else {
            play.no_part("sotas.melee.13");
        }
    }
}

/// sotas.melee.14, sotas.mounted.1: a rider against somebody on foot.
#[test]
fn riders_fight_better() {
    let mut play = melee("3/3 mounted", "3/3").acts("a", 1);
    play.dice("3 4").answer(0, fight("b")).part("sotas.mounted.1", 1).done();
}

/// sotas.melee.15, R-101: a quarter of Short is the least height that counts, for either of them.
#[test]
fn higher_ground_helps() {
    let at = |one: i32, other: i32| {
        stage()
            .figure(0, "a", "3/3", (400, 400))
            .raised(one)
            .figure(1, "b", "3/3", (425, 400))
            .raised(other)
            .acts("a", 1)
    };
    let step = 75 * 100 / 4;
    at(0, step).dice("4 3").answer(0, fight("b")).has("rule:sotas.melee.15,by:1,total:7").done();
    at(0, step - 1).dice("4 3").answer(0, fight("b")).no_part("sotas.melee.15");
    at(step, 0).dice("3 4").answer(0, fight("b")).part("sotas.melee.15", 1);
    at(step - 1, 0).dice("4 3").answer(0, fight("b")).no_part("sotas.melee.15");
}

/// sotas.melee.15: whoever is attacked across an obstacle that both touch defends it; height and
/// obstacle give +1 once.
#[test]
fn an_obstacle_is_defended() {
    let across = |z: i32, wall: [i32; 4]| {
        stage()
            .figure(0, "a", "3/3", (400, 400))
            .figure(1, "b", "3/3", (400, 426))
            .raised(z)
            .piece("low-wall", wall)
            .acts("a", 1)
    };
    let between = [400, 413, 100, 1];
    across(0, between).dice("4 3").answer(0, fight("b")).has("rule:sotas.melee.15,by:1,total:7");
    // Beside the line between them it is no defence.
    across(0, [460, 413, 100, 1]).dice("5 3").answer(0, fight("b")).no_part("sotas.melee.15");
    let mut both = across(4_000, between);
    both.dice("4 3").answer(0, fight("b")).has("rule:sotas.melee.15,by:1,total:7");
    // The attacker does not defend it.
    let mut play = across(0, between);
    play.dice("3 5").answer(0, fight("b")).has("total:6").has("total:9");
}

/// sotas.melee.16, sotas.melee.17, sotas.size.1, sotas.size.2, sotas.size.3, sotas.size.4, sotas.large.1,
/// sotas.very-large.1: +1 against anybody smaller, never more.
#[test]
fn the_larger_figure_has_plus_one() {
    for (one, other) in [("large", ""), ("very-large", ""), ("very-large", "large")] {
        let mut play = melee(&format!("3/3 {one}"), &format!("3/3 {other}")).acts("a", 1);
        play.dice("3 4").answer(0, fight("b")).part("sotas.size.2", 1).done();
    }
    let mut play = melee("3/3 large", "3/3 large").acts("a", 1);
    play.dice("4 4").answer(0, fight("b")).no_part("sotas.size.2").done();
}

/// sotas.melee.18, sotas.pistol.2: pistols in melee, the plain one at −1, others at −2.
#[test]
fn pistols_in_melee() {
    let mut play = melee("3/3 w:pistol", "3/3").acts("a", 1);
    play.dice("4 3").answer(0, fight_with("b", "pistol")).part("sotas.melee.18", -1).done();
    let mut play = melee("3/3 w:laser-pistol", "3/3").acts("a", 1);
    play.dice("5 3").answer(0, fight_with("b", "laser-pistol")).part("sotas.melee.18", -2).done();
    let mut play = melee("3/3 w:assault-rifle", "3/3").acts("a", 1);
    play.refused(0, fight_with("b", "assault-rifle"), "sotas.melee.18");
}

/// sotas.melee.19, sotas.melee.20, sotas.melee.21, sotas.melee.22: armour and skills add up on both sides.
#[test]
fn modifiers_add_up() {
    let mut play =
        melee("3/1 powered-armour melee-specialist large", "3/3 sharpshooter").acts("a", 1);
    play.dice("2 4").answer(0, fight("b"));
    play.part("sotas.powered-armour.1", 2).part("sotas.melee-specialist.1", 1);
    play.part("sotas.size.2", 1).part("sotas.sharpshooter.2", -1).done();
}

/// sotas.recoil.2, sotas.recoil.3, sotas.recoil.8, sotas.recoil.9: its own base away, within 45°, as its owner
/// likes; nobody follows.
#[test]
fn a_recoil_is_a_base_within_45_degrees() {
    let mut play = melee("3/3", "3/3").acts("a", 1);
    play.dice("5 3").answer(0, fight("b")).asked(1, "recoil");
    play.refused(1, to(425, 425), "sotas.recoil.3");
    play.refused(1, to(460, 400), "sotas.recoil.2");
    play.refused(1, to(440, 400), "sotas.recoil.2");
    play.answer(1, to(450, 400)).about("b", "/at", mm((450, 400))).about(
        "a",
        "/at",
        mm((400, 400)),
    );
}

/// sotas.recoil.4, sotas.recoil.5, sotas.recoil.10, sotas.recoil.11, sotas.disengage.9: into contact with an active
/// enemy: it strikes once, and only it can harm.
#[test]
fn a_recoil_into_an_enemy_is_struck() {
    let scene = |marks: serde_json::Value| {
        stage()
            .figure(0, "a", "3/3", (400, 400))
            .figure(0, "c", "3/3", (475, 400))
            .with(json!({"marks": marks}))
            .figure(1, "b", "3/3", (425, 400))
            .acts("a", 1)
    };
    let mut play = scene(json!([]));
    play.dice("5 3").answer(0, fight("b")).dice("2 6").answer(1, to(450, 400));
    play.has("by=c target=b how=reflex:leaving:recoil")
        .hasnt("harmed figure=c")
        .hasnt("knocked-down figure=c")
        .done();
    let mut play = scene(json!(["down"]));
    play.dice("5 3").answer(0, fight("b")).answer(1, to(450, 400)).hasnt("how=reflex").done();
}

/// sotas.recoil.6: at the table edge there is no room.
#[test]
fn at_the_table_edge_there_is_no_room() {
    let mut play =
        stage().figure(0, "a", "3/3", (38, 400)).figure(1, "b", "3/3", (13, 400)).acts("a", 1);
    play.dice("5 3").answer(0, fight("b")).has("sotas.recoil.6 no-room").marked("b", "down", true);
}

/// sotas.recoil.7: a lift door lets a recoil through.
#[test]
fn lift_doors_let_a_recoil_through() {
    let mut play = melee("3/3", "3/3").piece("door-lift", [443, 400, 10, 60]).acts("a", 1);
    play.dice("5 3").answer(0, fight("b")).asked(1, "recoil").answer(1, to(450, 400));
}

/// sotas.melee.15, R-101: one fights across a low wall that both touch, but not across furniture.
#[test]
fn one_fights_across_a_low_wall() {
    let across = |y: i32, kind: &str, piece: [i32; 4]| {
        let scene = stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (400, y));
        scene.piece(kind, piece).acts("a", 1)
    };
    let wall = [400, 418, 100, 10];
    let mut play = across(436, "low-wall", wall);
    play.refused(0, json!("move"), "sotas.disengage.2");
    play.dice("4 3").answer(0, fight("b")).has("rule:sotas.melee.15,by:1,total:7").done();
    // Neither a millimetre and a half from the wall, nor around its end, nor over a table.
    across(437, "low-wall", wall).refused(0, fight("b"), "sotas.melee.1");
    across(436, "low-wall", [460, 418, 100, 10]).refused(0, fight("b"), "sotas.melee.1");
    across(466, "furniture", [400, 433, 100, 40]).refused(0, fight("b"), "sotas.melee.1");
}

/// sotas.melee.13, sotas.ambush.6, R-23: out of hiding once; whoever has fought is seen.
#[test]
fn an_ambush_ends_with_a_fight() {
    let mut play = stage()
        .figure(0, "a", "3/3 extra-attack", (400, 400))
        .figure(1, "b", "3/6", (450, 400))
        .terrain(json!({"kind": "wood", "circle": [380, 400, 40]}))
        .play();
    play.activate(0, "a", 3, "6 6 6").walk(0, 425, 400);
    play.dice("3 1").answer(0, fight("b")).part("sotas.melee.13", 1).forget();
    play.dice("4 1").answer(0, fight("b")).no_part("sotas.melee.13");
}

/// sotas.recoil.6, sotas.recoil.8: wherever some direction leaves room, it is taken.
#[test]
fn a_narrow_gap_is_room() {
    let gap = |upper: serde_json::Value| {
        let mut play = melee("3/3", "3/3")
            .terrain(json!({"kind": "high-wall", "rect": [470, 368.9, 60, 40]}))
            .terrain(json!({"kind": "high-wall", "rect": [470, upper, 60, 40]}))
            .acts("a", 1);
        play.dice("5 3").answer(0, fight("b"));
        play
    };
    gap(json!(435.5)).asked(1, "recoil").hasnt("no-room");
    gap(json!(433)).has("sotas.recoil.6 no-room");
}

/// sotas.recoil.11, R-104: thrown back and forth between two enemies, a figure is struck by each of them once.
#[test]
fn each_enemy_strikes_once_in_a_chain() {
    let mut play = stage()
        .figure(0, "a", "3/3", (400, 400))
        .figure(0, "c", "3/3", (475, 400))
        .figure(1, "b", "3/3", (425, 400))
        .acts("a", 1);
    play.dice("5 3").answer(0, fight("b")).dice("5 3").answer(1, to(450, 400));
    play.has("by=c target=b how=reflex:leaving:recoil").dice("5 3").answer(1, to(425, 400));
    play.has("by=a target=b how=reflex:leaving:recoil").forget().answer(1, to(450, 400));
    play.hasnt("how=reflex").asked(0, "act").marked("b", "down", false).done();
}
