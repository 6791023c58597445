//! Combat cards and their exchange (ex.bc, ex.xc).

use reglette_engine::Game;
use serde_json::json;

use crate::common::*;

fn duel(shooter: &str, target: &str) -> Stage {
    stage().figure(0, "a", shooter, (10.0, 10.0)).figure(1, "b", target, (10.0, 16.0))
}

fn brawl(a: &str, b: &str) -> Stage {
    stage().figure(0, "a", a, (10.0, 14.0)).figure(1, "b", b, (10.0, 16.0))
}

/// ex.bc.1: the common deck has 36 cards.
#[test]
fn the_deck_has_36_cards() {
    let play = duel("", "").hand(0, "hit").hand(1, "armour armour").play();
    assert_eq!(play.view(reglette_engine::Viewer::Observer)["pile"], json!(33));
}

/// ex.bc.3, ex.bc.4, ex.xc.1, ex.dm.8: Hit cards add hits to an attack, and each gives a damage die.
#[test]
fn hit_cards_add_hits() {
    let mut play = duel("w:w1", "").hand(0, "hit hit").shoots("a", "b", "w1", "H A A");
    play.expect_asked(0, "window-attack")
        .answer(0, card("hit"))
        .give("A A A A")
        .answer(0, card("hit"));
    play.has("through target=b hits=3").has("damage figure=b dice=AAA");
    assert_eq!(play.position()["discard"], json!(["hit", "hit"]));
}

/// ex.bc.4, A24: a Hit card also counts in an own damage roll, unless the option says otherwise.
#[test]
fn hit_cards_on_damage() {
    let hurt = |value: &str| {
        let mut play = duel("w:w1", "")
            .option("hit_card_scope", value)
            .hand(0, "hit")
            .shoots("a", "b", "w1", "H A A A");
        play.answer(0, pass()).expect_asked(0, "window-damage");
        play
    };
    hurt("ANY_ROLL").answer(0, card("hit")).has("shocked figure=b");
    hurt("ATTACK_ONLY").refused(0, card("hit"), "ex.bc.4");
}

/// ex.bc.4, ex.bc.5, ex.xc.2: Armour cards answer after the hits, and end the playing of Hit cards.
#[test]
fn armour_cards_answer() {
    let mut play = duel("w:w1", "R1")
        .hand(0, "hit hit")
        .hand(1, "armour re-roll")
        .shoots("a", "b", "w1", "H H A L");
    play.answer(0, card("hit")).answer(0, pass());
    play.expect_asked(1, "window-defence").answer(1, card("armour"));
    // The target re-rolls too, so the attacker has a further window; Hit cards are over.
    play.give("L A A").answer(1, reroll_defence("card", "L")).answer(0, pass());
    play.has("through target=b hits=2");
    let mut late = duel("w:w1", "R1")
        .hand(0, "hit")
        .hand(1, "armour re-roll")
        .shoots("a", "b", "w1", "H H A L");
    late.answer(0, pass())
        .answer(1, card("armour"))
        .give("L")
        .answer(1, reroll_defence("card", "L"));
    late.expect_asked(0, "window-attack").refused(0, card("hit"), "ex.bc.4");
}

/// ex.xc.9: the target of a shot plays no Hit, the attacker neither Armour nor Super Armour.
#[test]
fn cards_of_the_other_side() {
    let mut play = duel("w:w1", "R1")
        .hand(0, "armour super-armour")
        .hand(1, "hit")
        .shoots("a", "b", "w1", "H A A L");
    play.refused(0, card("armour"), "ex.xc.9")
        .refused(0, card("super-armour"), "ex.xc.9")
        .answer(0, pass());
    play.refused(1, card("hit"), "ex.xc.9");
}

/// ex.bc.6, ex.bc.14, ex.bc.15: a Re-roll card re-rolls any dice of one roll, anybody's; by the other reading only
/// own ones.
#[test]
fn reroll_cards() {
    let mut play = duel("w:w1", "R1").hand(1, "re-roll").shoots("a", "b", "w1", "H H A L");
    play.refused(1, reroll("card", "HHH"), "ex.bc.6");
    play.give("A H A")
        .answer(1, reroll("card", "HH"))
        .has("ex.bc.6 rerolled seat=1 by=card of=attack dice=HH fell=HA");
    let own = duel("w:w1", "R1").option("reroll_card_scope", "OWN").hand(1, "re-roll");
    own.shoots("a", "b", "w1", "H H A L").refused(1, reroll("card", "HH"), "ex.bc.15");
}

/// ex.bc.7, ex.bc.8, ex.bc.9: Double doubles the dice, not the cards, once.
#[test]
fn double_doubles_dice() {
    let mut play = duel("w:w1", "").hand(0, "double double hit").shoots("a", "b", "w1", "H H A");
    play.answer(0, card("hit")).answer(0, card("double")).refused(0, card("double"), "ex.bc.9");
    play.give("A A A A A").answer(0, pass()).has("hits=5");
}

/// ex.bc.10, ex.bc.11, ex.st.4: Super Armour voids all hits and Hit cards of the enemy, but Stress stays.
#[test]
fn super_armour_voids_everything() {
    let mut play = duel("w:w1", "")
        .hand(0, "double hit")
        .hand(1, "super-armour")
        .shoots("a", "b", "w1", "H H A");
    play.answer(0, card("hit")).answer(0, card("double"));
    play.answer(1, card("super-armour")).has("hits=0").has("stressed figure=b");
    // In melee it leaves its own player's hits alone.
    let mut play = brawl("Me2", "Me1").hand(1, "super-armour").fights("a", "b", "H H H H");
    play.give("A").answer(1, card("super-armour")).has("won winner=b loser=a hits=1 against=0");
}

/// ex.bc.11, ex.xc.8: after Super Armour neither Hit nor Double helps the attacker any more.
#[test]
fn super_armour_ends_the_exchange() {
    let mut play = duel("w:w1", "R1")
        .hand(0, "hit double")
        .hand(1, "super-armour re-roll")
        .shoots("a", "b", "w1", "H H A L");
    play.answer(0, pass())
        .answer(1, card("super-armour"))
        .give("L")
        .answer(1, reroll_defence("card", "L"));
    play.expect_asked(0, "window-attack");
    play.refused(0, card("hit"), "ex.xc.8").refused(0, card("double"), "ex.xc.8");
}

/// ex.xc.8: in a further window of a round the attacker has no Super Armour either; the target still has its cards.
#[test]
fn further_windows_bind_the_attacker() {
    let mut play = brawl("Me2", "Me2")
        .hand(0, "super-armour re-roll")
        .hand(1, "super-armour re-roll hit")
        .fights("a", "b", "H A A H H");
    play.answer(0, pass()).give("A").answer(1, reroll("card", "H"));
    play.answer(1, pass()).expect_asked(0, "window-melee");
    play.refused(0, card("super-armour"), "ex.xc.8");
    play.give("H").answer(0, reroll("card", "A")).answer(0, pass());
    play.answer(1, card("super-armour")).give("A A A").answer(1, card("hit"));
}

/// ex.bc.12, A25: Lightning counts as one more L in an own damage roll, or in cover; in attacks it is not played.
#[test]
fn lightning_cards() {
    let mut play = duel("w:w1", "").hand(0, "lightning").shoots("a", "b", "w1", "H A A A");
    play.refused(0, card("lightning"), "ex.bc.12").answer(0, pass());
    play.answer(0, card("lightning")).has("exterminated figure=b");
    let mut play = duel("w:w1", "R1")
        .piece("crate", (9.9, 14.0))
        .hand(1, "lightning")
        .shoots("a", "b", "w1", "H A H H");
    play.answer(1, card("lightning")).has("hits=0");
    duel("w:w1", "R1").hand(1, "lightning").shoots("a", "b", "w1", "H A A H").refused(
        1,
        card("lightning"),
        "ex.bc.12",
    );
}

/// ex.bc.13: a Fate card is one use of Fate, on the spot.
#[test]
fn fate_cards() {
    let mut play = duel("w:w1", "").hand(0, "fate").shoots("a", "b", "w1", "A A A");
    play.give("H A A A")
        .answer(0, reroll("fate-card", "AAA"))
        .has("ex.bc.13 fate-spent seat=0 by=card left=0");
    let mut play = duel("w:w1", "").hand(1, "fate").shoots("a", "b", "w1", "H A A L");
    play.answer(1, pass()).answer(1, pass()).answer(1, pass()).answer(1, json!({"save": "card"}));
    play.has("cancelled figure=b");
}

/// ex.bc.16: when the pile is empty the discard is shuffled; when both are, nothing is drawn.
#[test]
fn the_pile_runs_out() {
    let all: Vec<&str> = [
        ("hit", 10),
        ("armour", 8),
        ("re-roll", 6),
        ("double", 3),
        ("super-armour", 3),
        ("lightning", 3),
    ]
    .into_iter()
    .flat_map(|(card, many)| std::iter::repeat_n(card, many))
    .collect();
    let upkeep = || duel("", "").phase("upkeep", 0);
    let mut play = upkeep().also("discard", json!(all)).hand(0, "fate fate").play();
    play.give("fate hit hit")
        .answer(0, json!("draw"))
        .has("ex.bc.16 reshuffled cards=33")
        .has("drew seat=0");
    let few = built_in("combat.toml")
        .replace("copies = 10", "copies = 2")
        .replace("copies = 8", "copies = 0");
    let few = few.replace("copies = 6", "copies = 0").replace("copies = 3", "copies = 0");
    let mut play = upkeep().file("combat.toml", few).hand(1, "hit hit").play();
    play.answer(0, json!("draw")).has("ex.up.5 drew seat=0 cards=");
}

/// ex.bc.17: hands are hidden, their size and the discard are open.
#[test]
fn hands_are_hidden() {
    let play = duel("", "").hand(0, "hit fate").also("discard", json!(["armour"])).play();
    let view = play.view(reglette_engine::Seat(1));
    assert_eq!(view["players"][0]["hand"], json!([null, null]));
    assert_eq!(view["position"]["discard"], json!(["armour"]));
    assert_eq!(play.view(reglette_engine::Seat(0))["players"][0]["hand"], json!(["hit", "fate"]));
}

/// ex.bc.18, ex.bc.4: one shot with its damage is one action: an Armour card ends Hit cards for its damage, and not
/// for the next shot.
#[test]
fn an_action_ends_with_its_damage() {
    let mut play = duel("w:w1", "")
        .figure(0, "c", "w:w1", (12.0, 10.0))
        .hand(0, "hit")
        .hand(1, "armour")
        .shoots("a", "b", "w1", "H H A");
    play.give("A").answer(0, pass()).answer(1, card("armour"));
    play.expect_asked(0, "window-damage");
    play.refused(0, card("hit"), "ex.bc.4");
    play.answer(0, pass())
        .answer(0, json!({"figure": "c"}))
        .give("A A A")
        .answer(0, shoot("b", "w1"));
    assert!(offers(&play, &card("hit")));
}

/// ex.xc.3, ex.xc.4, ex.xc.5, ex.xc.6, ex.ml.16: in melee both play Hit and Double, the attacker first; no Armour.
#[test]
fn cards_in_melee() {
    let mut play =
        brawl("Me1", "Me1").hand(0, "armour double").hand(1, "hit").fights("a", "b", "H A H");
    play.expect_asked(0, "window-melee")
        .refused(0, card("armour"), "ex.xc.5")
        .answer(0, card("double"))
        .answer(0, pass());
    play.expect_asked(1, "window-melee").answer(1, card("hit")).has("tied");
    // Without dice cards still count.
    let mut play = brawl("Me0", "Me-1").hand(1, "hit hit").fights("a", "b", "H");
    play.answer(1, card("hit"))
        .give("A A")
        .answer(1, card("hit"))
        .has("won winner=b loser=a hits=2 against=1");
}

/// ex.xc.7: attacker, target; who re-rolls gives the other a further window, until a window closes without.
#[test]
fn windows_follow_rerolls() {
    let mut play = duel("w:w1", "R1").fate(0, 3).fate(1, 3).shoots("a", "b", "w1", "A A H L");
    play.expect_asked(0, "window-attack")
        .give("A A")
        .answer(0, reroll("fate", "AA"))
        .answer(0, pass());
    play.expect_asked(1, "window-defence")
        .give("H")
        .answer(1, reroll_defence("fate", "L"))
        .answer(1, pass());
    play.expect_asked(0, "window-attack")
        .give("H A")
        .answer(0, reroll("fate", "AA"))
        .answer(0, pass());
    play.expect_asked(1, "window-defence").answer(1, pass());
    play.has("hits=2").expect_asked(1, "stressed");
}

/// ex.xc.10, ex.xc.11: the roller of damage first, then whoever suffers; only the final result is cancelled.
#[test]
fn windows_of_damage() {
    let mut play =
        duel("w:w1", "W1").hand(0, "re-roll").hand(1, "re-roll").shoots("a", "b", "w1", "H A A A");
    play.answer(0, pass()).answer(1, pass()).answer(1, pass());
    play.expect_asked(0, "window-damage").give("L").answer(0, reroll("card", "A"));
    play.expect_asked(1, "window-harm").refused(1, json!("wound"), "ex.xc.10");
    play.give("H").answer(1, reroll("card", "L"));
    play.expect_asked(1, "final").answer(1, json!("wound"));
}

/// ex.xc.12, ex.up.13: tests are followed by a window of the roller, then of the others.
#[test]
fn windows_of_tests() {
    let course = || stage().figure(0, "a", "M8", (10.0, 10.0)).piece("barricade", (8.0, 12.0));
    let mut play = course().fate(0, 1).hand(1, "re-roll").moves("a").dice("L");
    play.answer(0, to(10.0, 13.2)).expect_asked(0, "window-test");
    play.give("H").answer(0, reroll("fate", "L")).expect_asked(1, "window-other");
    play.give("A").answer(1, reroll("card", "H")).has("stopped");
    let mut rest = stage().figure(0, "a", "", (10.0, 10.0)).with(json!({"stress": 1})).fate(0, 1);
    rest = rest.phase("melee", 1);
    let mut play = rest.play().dice("A");
    play.answer(1, json!("end"))
        .expect_asked(0, "window-test")
        .give("H")
        .answer(0, reroll("fate", "A"))
        .answer(0, json!({"remove": 1}));
    play.has("ex.up.4 calmed figure=a tokens=1");
}

/// ex.xc.13: cards and Fate do not touch the initiative.
#[test]
fn initiative_is_left_alone() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 10.0))
        .fate(0, 3)
        .hand(0, "re-roll")
        .round("turn", json!(1))
        .phase("upkeep", 0)
        .play();
    play.give("H H H H H A A A A A").answer(0, pass()).answer(1, pass());
    play.has("order seats=0,1").expect_asked(0, "pick-mover");
}

/// ex.xc.14: with three players the third has a window for Immediate cards, and a re-roll reopens the exchange.
#[test]
fn the_third_player_has_a_window() {
    let mut play = duel("w:w1", "R1")
        .three()
        .hand(0, "re-roll")
        .hand(2, "re-roll hit")
        .phase("shooting", 0)
        .play()
        .dice("A A A L");
    play.answer(0, json!({"figure": "a"})).answer(0, shoot("b", "w1")).answer(0, pass());
    play.expect_asked(2, "window-other").refused(2, card("hit"), "ex.bc.14");
    play.give("H H A").answer(2, reroll("card", "AAA")).answer(2, pass());
    play.expect_asked(0, "window-attack");
}

/// ex.xc: a window says whose roll it is and what for: who shoots at whom with what, who suffers, what is tested.
#[test]
fn a_window_says_what_was_rolled() {
    let about = |scene: &Scene| {
        let about = scene.game().game().asked_about();
        about.into_iter().collect::<std::collections::BTreeMap<_, _>>()
    };
    let tells = |scene: &Scene, wanted: &[(&str, &str)]| {
        let told = about(scene);
        for (key, value) in wanted {
            assert_eq!(told.get(key).map(String::as_str), Some(*value), "{key} in {told:?}");
        }
    };
    let duel = || {
        stage().figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "R1", (10.0, 16.0)).fate(1, 2)
    };
    let mut play = duel().shoots("a", "b", "w1", "H A A L");
    play.expect_asked(1, "window-defence");
    tells(
        &play,
        &[("roll", "shot"), ("by", "0"), ("figure", "a"), ("target", "b"), ("with", "w1")],
    );
    tells(&play, &[("attack", "HAA"), ("defence", "L")]);
    play.give("L").answer(1, pass()).expect_asked(1, "stressed");
    play.answer(1, pass()).expect_asked(1, "final");
    tells(&play, &[("victim", "b"), ("verdict", "exterminated")]);
    let mut play = duel().fate(0, 1).piece("barricade", (8.0, 12.0)).moves("a").dice("A");
    play.answer(0, to(10.0, 13.5)).expect_asked(0, "window-test");
    tells(&play, &[("roll", "obstacle"), ("by", "0"), ("figure", "a"), ("attack", "A")]);
}

/// ex.bc.6, ex.ft.4, ex.dm.3: the examples of re-rolls are own dice that do not help and others' that do, by what the roll
/// is for and by the reading of the faces.
#[test]
fn rerolls_are_offered_of_the_dice_that_matter() {
    let offered = |scene: &Scene, dice: &[(&str, bool)]| {
        for (dice, yes) in dice {
            let of_attack = json!({"reroll": {"by": "fate", "dice": dice, "of": "attack"}});
            assert_eq!(offers(scene, &of_attack), *yes, "{dice}: {:?}", scene.options());
        }
    };
    // A shot: Hits help the shooter, Armour the target.
    let shot = duel("w:w1", "R2").fate(0, 1).fate(1, 1).shoots("a", "b", "w1", "H A L A L");
    offered(&shot, &[("AL", true), ("H", false), ("HA", false), ("A", false)]);
    let mut shot = shot;
    shot.answer(0, pass()).expect_asked(1, "window-defence");
    assert!(offers(&shot, &reroll_defence("fate", "L")));
    assert!(!offers(&shot, &reroll_defence("fate", "A")));
    // Damage: a Lightning is best, and with it the face that shocks.
    for (faces, scratch, other) in [("A_SCRATCH", "A", "H"), ("H_SCRATCH", "H", "A")] {
        let stage = duel("w:w1", "").fate(0, 1).option("damage_faces", faces);
        let mut harm = stage.shoots("a", "b", "w1", "H H A");
        harm.give("H A").answer(0, pass());
        harm.expect_asked(0, "window-damage");
        offered(&harm, &[("HA", true), (scratch, true), (other, false)]);
    }
}
