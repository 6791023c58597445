//! Shooting: declaration, line of sight, range, resolution, cover (ex.sh, ex.rg, ex.sr, ex.cv).

use serde_json::json;

use crate::common::*;

/// A shooter and a target, 5" apart.
fn duel(shooter: &str, target: &str) -> Stage {
    stage().figure(0, "a", shooter, (10.0, 10.0)).figure(1, "b", target, (10.0, 16.0))
}

/// ex.sh.1, ex.sh.2, ex.sh.3, ex.sh.4, ex.sh.5, ex.sr.1, ex.rc.5: a clear shot has weapon dice and Shoot.
#[test]
fn a_clear_shot_has_all_its_dice() {
    let mut play = duel("Sh1 w:w1", "").shoots("a", "b", "w1", "A A A A");
    play.has("ex.sh.2 aimed by=a target=b with=w1 gap=12700")
        .has(&format!("{},{}", part("ex.sr.1", 3), part("ex.rc.5", 1)))
        .expect_all_dice_used();
    let mut weak = duel("Sh-1 w:w1", "").shoots("a", "b", "w1", "A A");
    weak.has(&part("ex.rc.5", -1)).expect_all_dice_used();
}

/// ex.sh.6, ex.sh.7, ex.sh.15, ex.ob.12: each piece that shades a part of the corridor costs a die.
#[test]
fn each_obstruction_costs_a_die() {
    let mut play = duel("w:w1", "").piece("crate", (9.9, 12.0)).shoots("a", "b", "w1", "A A");
    play.has(&part("ex.sh.7", -1)).expect_all_dice_used();
    let two = duel("w:w1", "").piece("crate", (9.9, 11.5)).piece("crate", (9.9, 13.2));
    two.shoots("a", "b", "w1", "A").has(&part("ex.sh.7", -2)).expect_all_dice_used();
    // A piece beside the corridor that only touches it does not count.
    let mut beside = duel("w:w1", "").piece("crate", (10.5, 12.0)).shoots("a", "b", "w1", "A A A");
    beside.hasnt("ex.sh.7");
}

/// ex.sh.8: with no die left the shot is impossible.
#[test]
fn no_dice_no_shot() {
    let play = duel("w:w15", "").piece("crate", (9.9, 11.5)).piece("crate", (9.9, 13.2));
    play.acts("a").refused(0, shoot("b", "w15"), "ex.sh.8");
}

/// ex.sh.10, ex.sh.14, ex.sh.15, ex.wl.2: what shades the whole width blocks, alone or together; low pieces only
/// by this reading.
#[test]
fn a_shut_corridor_blocks() {
    duel("w:w1", "").piece("barricade", (8.0, 13.0)).acts("a").refused(
        0,
        shoot("b", "w1"),
        "ex.sh.10",
    );
    let both = duel("w:w1", "").piece("crate", (8.5, 11.5)).piece("crate", (10.0, 13.2));
    both.acts("a").refused(0, shoot("b", "w1"), "ex.sh.10");
    let open =
        duel("w:w1", "").option("low_obstacles_block", "OFF").piece("barricade", (8.0, 13.0));
    open.shoots("a", "b", "w1", "A A").has(&part("ex.sh.7", -1));
    let wall = duel("w:w1", "").option("low_obstacles_block", "OFF").piece("wall", (7.0, 13.0));
    wall.acts("a").refused(0, shoot("b", "w1"), "ex.sh.10");
}

/// ex.sh.9, ex.sh.16: what the shooter touches is no obstruction; a wall it touches still shades.
#[test]
fn what_touches_the_shooter_does_not_obstruct() {
    let low = duel("w:w1", "").piece("barricade", (8.0, 10.5));
    low.shoots("a", "b", "w1", "A A A").hasnt("ex.sh.7");
    let wall = duel("w:w1", "").piece("wall", (10.2, 10.5));
    wall.shoots("a", "b", "w1", "A A A").hasnt("ex.sh.7");
    duel("w:w1", "").piece("wall", (7.0, 10.5)).acts("a").refused(0, shoot("b", "w1"), "ex.sh.10");
}

/// ex.sh.11: the corridor has one width, which an option sets.
#[test]
fn the_width_of_the_corridor() {
    let narrow =
        |value: &str| duel("w:w1", "").option("corridor_width", value).piece("crate", (10.3, 12.0));
    narrow("INCH").shoots("a", "b", "w1", "A A").has("ex.sh.7");
    narrow("HALF").shoots("a", "b", "w1", "A A A").hasnt("ex.sh.7");
    let wide = duel("w:w1", "").option("corridor_width", "WIDE").piece("crate", (10.6, 12.0));
    wide.shoots("a", "b", "w1", "A A").has("ex.sh.7");
}

/// ex.sh.12, ex.sh.13, ex.sh.19: friends never obstruct, other enemies do, Shocked or not, unless they touch the
/// shooter; who is touched may still shoot.
#[test]
fn figures_between() {
    let friend = duel("w:w1", "").figure(0, "c", "", (10.0, 13.0));
    friend.shoots("a", "b", "w1", "A A A").hasnt("ex.sh.7");
    let foe = || duel("w:w1", "").figure(1, "c", "", (10.0, 13.0));
    foe().shoots("a", "b", "w1", "A A").has(&part("ex.sh.7", -1));
    foe().with(json!({"shocked": true})).shoots("a", "b", "w1", "A A").has(&part("ex.sh.7", -1));
    let touching = duel("w:w1", "").figure(1, "c", "", (10.0, 11.0));
    touching.shoots("a", "b", "w1", "A A A").hasnt("ex.sh.7");
    let close = duel("w:w1", "").figure(1, "c", "", (10.0, 11.0));
    close.shoots("a", "c", "w1", "A A A").hasnt("ex.sh.7");
}

/// ex.sh.17, ex.sh.18, ex.cg.1: one weapon once; any enemy, also a Shocked one; never a friend.
#[test]
fn one_shot_at_an_enemy() {
    let two =
        duel("w:w1 w:w15", "").with(json!({"shocked": true})).figure(0, "c", "", (14.0, 10.0));
    let mut play = two.acts("a");
    play.refused(0, shoot("c", "w1"), "ex.sh.18");
    play.give("A A A").answer(0, shoot("b", "w1"));
    play.refused(0, json!({"figure": "a"}), "ex.sh.17");
}

/// ex.rg.1, ex.rg.2, ex.rg.3, ex.rg.4, ex.rg.5: a die less beyond effective range, nothing beyond twice it; exactly
/// a limit is within it.
#[test]
fn ranges() {
    let at = |y: f64| stage().figure(0, "a", "w:w3", (10.0, 10.0)).figure(1, "b", "", (10.0, y));
    at(17.0).shoots("a", "b", "w3", "A A A").hasnt("ex.rg.3");
    at(17.005).shoots("a", "b", "w3", "A A A").hasnt("ex.rg.3");
    at(17.1).shoots("a", "b", "w3", "A A").has(&part("ex.rg.3", -1));
    at(23.0).shoots("a", "b", "w3", "A A").has(&part("ex.rg.3", -1));
    at(23.1).acts("a").refused(0, shoot("b", "w3"), "ex.rg.4");
}

/// ex.sr.2, ex.sr.3: all dice go against one target, of the attacker's choice.
#[test]
fn one_target_of_several() {
    let play = duel("w:w1", "").figure(1, "c", "", (14.0, 15.0));
    let play = play.acts("a");
    assert!(offers(&play, &shoot("b", "w1")) && offers(&play, &shoot("c", "w1")));
}

/// ex.sr.4, ex.sr.5, ex.sr.6, ex.sr.7, ex.sr.8, ex.rc.3: each A cancels a hit; L of the attack and H of the defence
/// do nothing; what is left is rolled for damage.
#[test]
fn armour_cancels_hits() {
    let mut play = duel("w:w1", "R3").shoots("a", "b", "w1", "H H L H A L A");
    play.has("ex.sr.7 fired by=a target=b attack=parts:rule:ex.sr.1,by:3,dice:HHL");
    play.has("ex.sr.5 through target=b hits=1")
        .has("damage figure=b dice=A")
        .expect_all_dice_used();
    duel("w:w1", "R3").shoots("a", "b", "w1", "H H A A A A").has("hits=0").hasnt("damage");
}

/// ex.cv.1, ex.cv.2, ex.cv.3, ex.cv.4: a target touching what obstructs has a die more, and L cancels too.
#[test]
fn cover() {
    let covered = || duel("w:w1", "R1").piece("crate", (9.9, 14.0));
    let mut play = covered().shoots("a", "b", "w1", "H H L A");
    play.has(&part("ex.sh.7", -1)).has(&part("ex.cv.2", 1)).has("hits=0").expect_all_dice_used();
    let mut play = covered().option("cover_plus_die", "OFF").shoots("a", "b", "w1", "H A L");
    play.hasnt("ex.cv.2").has("hits=0").expect_all_dice_used();
    let mut play = covered().option("cover_lightning", "OFF").shoots("a", "b", "w1", "H A L L A");
    play.has(&part("ex.cv.2", 1)).has("hits=1").expect_all_dice_used();
}

/// ex.bc.12, ex.cv.3, A8, A25: the target in cover may play Lightning where Lightning cancels, and nowhere else.
#[test]
fn lightning_cards_in_cover() {
    let covered = |value: &str| {
        let stage = duel("w:w1", "R1").piece("crate", (9.9, 14.0)).hand(1, "lightning");
        stage.option("cover_lightning", value).shoots("a", "b", "w1", "H A A L")
    };
    let mut on = covered("ON");
    assert!(offers(&on, &card("lightning")));
    on.answer(1, card("lightning")).has("stands tally=through:0");
    let mut off = covered("OFF");
    assert!(!offers(&off, &card("lightning")));
    off.expect_asked(1, "window-defence").refused(1, card("lightning"), "ex.bc.12");
}

/// ex.cv.5: cover counts once, and figures give none.
#[test]
fn cover_counts_once() {
    let two = duel("w:w1", "R1").piece("crate", (8.3, 14.0)).piece("crate", (10.2, 14.0));
    let mut play = two.shoots("a", "b", "w1", "A A A");
    play.has(&part("ex.sh.7", -2)).has(&part("ex.cv.2", 1)).expect_all_dice_used();
    let figure = duel("w:w1", "R1").figure(1, "c", "", (10.0, 15.0));
    figure.shoots("a", "b", "w1", "A A A").has("ex.sh.7").hasnt("ex.cv.2");
}

/// ex.cv.6, ex.cg.2, ex.cg.3: a Shocked target rolls its Resistance without cover, and may be Exterminated.
#[test]
fn the_shocked_have_no_cover() {
    let down = duel("w:w1", "R1").with(json!({"shocked": true})).piece("crate", (9.9, 14.0));
    let mut play = down.shoots("a", "b", "w1", "H H L L A");
    play.hasnt("ex.cv.2").has("hits=2").has("exterminated figure=b").expect_all_dice_used();
}

/// ex.cv.7: a piece that both touch gives no cover.
#[test]
fn a_piece_between_two_who_touch_it() {
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "R1", (10.0, 12.5))
        .piece("crate", (9.9, 10.5))
        .shoots("a", "b", "w1", "A A A A");
    play.hasnt("ex.sh.7").hasnt("ex.cv.2").expect_all_dice_used();
}
