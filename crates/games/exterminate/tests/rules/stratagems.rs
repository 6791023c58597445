//! Adventure cards of factions (11.7).

use reglette_engine::Game;
use serde_json::json;

use crate::adventure::play_card;
use crate::common::*;

/// A stage with cards of factions.
fn chosen(seat: usize, faction: &'static str, card: &str) -> Stage {
    stage().option("adventure", "CHOSEN").faction(seat, faction).adventure(seat, card)
}

/// up.1: a Dalek's shot has two dice more; nobody else's.
#[test]
fn maximum_extermination() {
    let daleks = |spec: &str| {
        chosen(0, "daleks", "up.1")
            .figure(0, "a", spec, (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .acts("a")
    };
    let mut play = daleks("w:w1").dice("A A A A A");
    play.answer(0, shoot_with("b", "w1", &["up.1"]))
        .has(&part("ex.ad.4", 2))
        .expect_all_dice_used();
    daleks("w:w1 agent f:judoon").refused(0, shoot_with("b", "w1", &["up.1"]), "ex.ad.4");
}

/// up.2: all damage dice showing A are re-rolled.
#[test]
fn no_mercy() {
    let again = |dice: &str| json!({"reroll": {"by": {"adventure": "up.2"}, "dice": dice}});
    let mut play = chosen(0, "daleks", "up.2")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .shoots("a", "b", "w1", "H H H A A H");
    play.refused(0, again("A"), "ex.ad.4");
    play.give("L A").answer(0, again("AA")).has("exterminated figure=b");
}

/// up.3: against a Special or Archetype a die more, and a point more if it is Exterminated.
#[test]
fn destroy_the_deviant() {
    let mut play = chosen(0, "daleks", "up.3")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "special", (10.0, 16.0))
        .acts("a")
        .dice("H A A A L");
    play.answer(0, shoot_with("b", "w1", &["up.3"])).has(&part("ex.ad.4", 1));
    assert_eq!(vp(&play, 0), 1 + 1 + 1, "the figure, the faction and the card");
    let mut play = chosen(0, "daleks", "up.3")
        .figure(0, "a", "Me1", (10.0, 14.0))
        .figure(1, "b", "special", (10.0, 16.0))
        .fights("a", "b", "");
    play.give("H A A L").answer(0, json!({"fight": {"cards": ["up.3"]}})).has(&part("ex.ad.4", 1));
    assert_eq!(vp(&play, 0), 1 + 1 + 1, "the figure, the faction and the card");
    let plain = chosen(0, "daleks", "up.3").figure(0, "a", "w:w1", (10.0, 10.0));
    let shot = shoot_with("b", "w1", &["up.3"]);
    plain.figure(1, "b", "", (10.0, 16.0)).acts("a").refused(0, shot, "ex.ad.4");
}

/// up.3: the point is for the one the attack was declared on, and for the attacker alone.
#[test]
fn only_the_deviant_itself_counts() {
    let mut play = chosen(0, "daleks", "up.3")
        .figure(0, "a", "w:w14", (10.0, 10.0))
        .figure(1, "b", "special", (10.0, 16.0))
        .figure(1, "c", "special", (11.4, 16.0))
        .acts("a")
        .dice("H A A A A A A L");
    play.answer(0, shoot_with("b", "w14", &["up.3"])).has("exterminated figure=c");
    assert_eq!(vp(&play, 0), 1 + 1, "the figure and the faction");
    let mut play = chosen(0, "daleks", "up.3")
        .figure(0, "a", "special", (10.0, 14.0))
        .figure(1, "b", "special Me3", (10.0, 16.0))
        .fights("a", "b", "A A H H H L A A");
    play.answer(0, json!({"fight": {"cards": ["up.3"]}})).has("exterminated figure=a");
    assert_eq!(vp(&play, 1), 1 + 1, "the figure and the glory");
}

/// up.3: finishing off in the outcome is no part of the attack.
#[test]
fn finishing_the_deviant_off_is_another_matter() {
    let mut play = chosen(0, "daleks", "up.3")
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "b", "special", (10.0, 16.0))
        .fate(0, 1)
        .fights("a", "b", "H H H H");
    play.answer(0, json!({"fight": {"cards": ["up.3"]}})).answer(0, pass()).answer(0, pass());
    play.expect_asked(0, "finish-off")
        .answer(0, json!({"finish": {"figure": "b", "by": {"fate": "token"}}}));
    assert_eq!(vp(&play, 0), 1 + 1, "the figure and the faction");
}

/// up.4: whoever a Cyberman Exterminates in melee rises as one in Upkeep.
#[test]
fn upgrade() {
    let mut play = chosen(0, "cybermen", "up.4")
        .figure(0, "a", "Me1", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .fights("a", "b", "H A L");
    play.answer(0, pass()).expect_asked(0, "upgrade").answer(0, play_card("up.4"));
    play.has("upgraded figure=cyb.1-1");
    assert_eq!(about(&play, "cyb.1-1", "/at"), json!([10, 16]));
}

/// up.4, ex.ft.15: where Fate finishes somebody it is a Cyberman who does, whoever joined first.
#[test]
fn fate_upgrades_whom_it_finishes() {
    for names in [["x", "y"], ["y", "x"]] {
        let mut play = chosen(0, "cybermen", "up.4")
            .figure(0, "x", "Me1 agent f:judoon", (8.6, 16.0))
            .figure(0, "y", "Me1", (10.0, 14.6))
            .figure(1, "b", "", (10.0, 16.0))
            .fate(0, 1)
            .phase("melee", 0)
            .play();
        play.answer(0, json!({"engage": "b"})).give("H A H A A A A A A");
        for name in names {
            play.answer(0, join(&play, name));
        }
        pass_windows(&mut play);
        play.expect_asked(0, "after-round");
        play.answer(0, json!({"finish": {"figure": "b", "by": {"fate": "token"}}}));
        play.has("ex.cg.4 coup-de-grace by=y target=b").expect_asked(0, "upgrade");
    }
}

/// up.4: there are three figures for it; a fourth victim becomes none, and a position cannot promise more.
#[test]
fn three_upgrades_in_a_game() {
    let brawl =
        |risen: usize, promised: usize| {
            let mut stage = chosen(0, "cybermen", "up.4")
                .figure(0, "a", "Me1", (10.0, 14.0))
                .figure(1, "b", "", (10.0, 16.0));
            for nth in 1..=risen {
                stage = stage.standing(&format!("cyb.1-{nth}"), (20.0, 4.0 * nth as f64));
            }
            let spots = vec![json!({"seat": 0, "at": [30, 10]}); promised];
            stage.also("scene", json!({ "upgrades": spots }))
        };
    let asked = |risen, promised| {
        let mut play = brawl(risen, promised).fights("a", "b", "H A L");
        play.answer(0, pass());
        play.game().game().ask().is_some_and(|it| it.kind == "upgrade")
    };
    assert!(asked(2, 0) && asked(1, 1) && asked(0, 2));
    assert!(!asked(3, 0) && !asked(2, 1) && !asked(0, 3));
    let fault = brawl(2, 2).try_play().unwrap_err();
    assert_eq!(
        (fault.key, fault.at.as_deref()),
        ("fault-position-upgrades", Some("scene.upgrades"))
    );
}

/// up.5: up to three figures near the Leader lose one Stress.
#[test]
fn cyberiad() {
    let mut play = chosen(0, "cybermen", "up.5")
        .figure(0, "boss", "leader", (10.0, 10.0))
        .figure(0, "a", "", (13.0, 10.0))
        .with(json!({"stress": 2}))
        .figure(0, "far", "", (30.0, 10.0))
        .with(json!({"stress": 1}))
        .figure(1, "b", "", (10.0, 30.0))
        .phase("shooting", 0)
        .play();
    play.refused(0, play_on("up.5", &["a", "far"]), "ex.ad.4");
    play.answer(0, play_on("up.5", &["a"])).has("calmed figure=a tokens=1");
}

/// up.6: a Judoon's shot ignores cover.
#[test]
fn catalogue() {
    let mut play = chosen(0, "judoon", "up.6")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "R1", (10.0, 16.0))
        .piece("crate", (9.9, 14.0))
        .acts("a")
        .dice("H A L A");
    play.answer(0, shoot_with("b", "w1", &["up.6"])).hasnt("ex.cv.2").has("hits=1");
}

/// up.6, ex.wt.2, ex.bc.18: of a Burst the cover of the first target alone is ignored.
#[test]
fn catalogue_serves_one_target() {
    let mut play = chosen(0, "judoon", "up.6")
        .figure(0, "a", "Sh3 w:w13", (10.0, 10.0))
        .figure(1, "b", "R1", (10.0, 16.0))
        .figure(1, "c", "R1", (11.5, 16.0))
        .piece("crate", (9.9, 14.0))
        .acts("a");
    play.answer(0, shoot_with("b", "w13", &["up.6"])).answer(0, json!({"also": "c"}));
    play.give("A A A A A A A A A A").answer(0, json!({"dice": 2}));
    let covered = |it: &String| it.contains("rule:ex.cv.2");
    let log = play.take_log();
    let fired = log.iter().filter(|it| it.contains(" fired "));
    assert_eq!(fired.map(covered).collect::<Vec<_>>(), [false, true], "{log:?}");
}

/// up.7: against the fugitive one damage die more.
#[test]
fn sentence_passed() {
    let court = |fugitive: &str| {
        chosen(0, "judoon", "up.7")
            .player(0, "fugitive", json!(fugitive))
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .shoots("a", "b", "w1", "H A A A")
    };
    let mut play = court("b");
    play.give("L").answer(0, play_card("up.7")).has("exterminated figure=b");
    court("chief-1").refused(0, play_card("up.7"), "ex.ad.4");
}

/// up.8: two figures without enemies near exchange their places.
#[test]
fn body_print() {
    let mut play = chosen(0, "zygons", "up.8")
        .figure(0, "a", "", (10.0, 10.0))
        .figure(0, "c", "", (20.0, 10.0))
        .figure(0, "watched", "", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .play();
    play.refused(0, play_on("up.8", &["a", "watched"]), "ex.ad.4");
    play.answer(0, play_on("up.8", &["a", "c"])).has("swapped one=a other=c");
    assert_eq!(about(&play, "a", "/at"), json!([20, 10]));
}

/// ex.sn.13, ex.sn.14: an escort that up.8 takes elsewhere leaves the prisoner where he is.
#[test]
fn body_print_and_the_prisoner() {
    let mut play = chosen(0, "zygons", "up.8")
        .scenario("prisoner")
        .player(0, "side", json!("rescuers"))
        .player(1, "side", json!("captors"))
        .figure(0, "a", "", (10.0, 10.0))
        .figure(0, "c", "", (20.0, 10.0))
        .also("scene", json!({"prisoner": {"at": [20, 11], "escort": "c"}}))
        .play();
    play.answer(0, play_on("up.8", &["a", "c"])).has("ex.sn.14 escorts figure=c");
    let prisoner = &play.position()["scene"]["prisoner"];
    assert_eq!((&prisoner["at"], &prisoner["escort"]), (&json!([20, 11]), &json!(null)));
}

/// up.8, ex.tr.17: a Swarm does not come to stand on a crate.
#[test]
fn body_print_lifts_no_swarm() {
    let print = |spec: &str| {
        chosen(0, "zygons", "up.8")
            .piece("crate", (9.25, 9.25))
            .figure(0, "king", "", (10.0, 10.0))
            .with(json!({"on": "p1"}))
            .figure(0, "c", spec, (20.0, 10.0))
            .figure(1, "b", "", (30.0, 30.0))
            .play()
    };
    for pair in [["king", "c"], ["c", "king"]] {
        print("swarm").refused(0, play_on("up.8", &pair), "ex.tr.17");
    }
    print("").answer(0, play_on("up.8", &["king", "c"])).has("swapped one=king other=c");
}

/// up.9: a Zygon has two melee dice more, attacking or defending.
#[test]
fn skarasen_gland() {
    let zygon = |seat: usize| {
        chosen(seat, "zygons", "up.9")
            .figure(0, "a", "", (10.0, 14.0))
            .figure(1, "b", "", (10.0, 16.0))
            .fights("a", "b", "")
    };
    let gland = json!({"fight": {"cards": ["up.9"]}});
    let mut play = zygon(0).dice("A A A");
    play.answer(0, gland.clone()).has(&part("ex.ad.4", 2));
    let mut play = zygon(1).dice("A A A");
    play.answer(1, gland).has(&part("ex.ad.4", 2));
}

/// up.10: an enemy troop with two Stress near a Silent is moved up to 3".
#[test]
fn post_hypnotic_order() {
    let mut play = chosen(0, "silence", "up.10")
        .figure(0, "a", "", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .with(json!({"stress": 2}))
        .figure(1, "calm", "", (14.0, 16.0))
        .play();
    play.refused(0, play_on("up.10", &["calm"]), "ex.ad.4");
    play.answer(0, play_on("up.10", &["b"])).expect_asked(0, "move");
    play.refused(0, to(10.0, 19.1), "ex.mv.9").answer(0, to(10.0, 19.0));
    assert_eq!(about(&play, "b", "/at"), json!([10, 19]));
    assert!(offers(&play, &json!({"figure": "a"})));
}

/// up.11: a shot at a Silent loses a die.
#[test]
fn static_field() {
    let mut play = chosen(1, "silence", "up.11")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .acts("a")
        .dice("A A");
    play.answer(0, shoot("b", "w1"))
        .answer(1, play_card("up.11"))
        .has(&part("ex.ad.4", -1))
        .expect_all_dice_used();
}

/// ex.sh.8, ex.sh.17, up.11: with no die left the shot stops there: nothing is rolled, and it was the figure's shot.
#[test]
fn static_field_leaves_no_die() {
    let mut play = chosen(1, "silence", "up.11")
        .figure(0, "a", "Sh-2 w:w1", (10.0, 10.0))
        .figure(1, "b", "R2", (10.0, 16.0))
        .acts("a");
    play.answer(0, shoot("b", "w1")).answer(1, play_card("up.11"));
    play.has("ex.sh.8 no-shot by=a target=b").hasnt("fired").hasnt("through");
    play.refused(0, json!({"figure": "a"}), "ex.sh.17");
}

/// up.12: reach and move of engagement are 3" in this part.
#[test]
fn sontar_ha() {
    let mut play = chosen(0, "sontarans", "up.12")
        .figure(0, "a", "", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 13.9))
        .phase("melee", 0)
        .play();
    play.refused(0, json!({"engage": "b"}), "ex.ml.1");
    play.answer(0, play_card("up.12")).answer(0, json!({"engage": "b"}));
    let join = join(&play, "a");
    play.give("A").answer(0, join).has("charged figure=a");
}

/// up.13: on H or L the weapon cannot be fired this turn; the figure may still do something else.
#[test]
fn cordolaine_signal() {
    let signal = |die: &str| {
        let mut play = chosen(1, "sontarans", "up.13")
            .figure(0, "a", "w:w1 w:w15", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .acts("a");
        play.answer(0, shoot("b", "w1")).give(die).answer(1, play_card("up.13"));
        play
    };
    let mut play = signal("H");
    play.has("jammed by=a with=w1").answer(0, json!({"figure": "a"}));
    play.refused(0, shoot("b", "w1"), "ex.ad.4");
    assert!(offers(&play, &shoot("b", "w15")));
    signal("A A A A").hasnt("jammed").has("fired by=a");
}

/// up.13: a second Signal silences a second weapon, and the first stays silent.
#[test]
fn two_signals() {
    let mut play = stage()
        .three()
        .option("adventure", "CHOSEN")
        .faction(1, "sontarans")
        .faction(2, "sontarans")
        .adventure(1, "up.13")
        .adventure(2, "up.13")
        .figure(0, "a", "w:w1 w:w15", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .acts("a");
    play.answer(0, shoot("b", "w1")).give("H").answer(1, play_card("up.13"));
    play.answer(0, json!({"figure": "a"})).answer(0, shoot("b", "w15"));
    play.expect_asked(2, "declared").give("H").answer(2, play_card("up.13"));
    play.answer(0, json!({"figure": "a"}));
    play.refused(0, shoot("b", "w1"), "ex.ad.4").refused(0, shoot("b", "w15"), "ex.ad.4");
    assert_eq!(about(&play, "a", "/jammed"), json!(["w1", "w15"]));
}

/// ex.sh.17, ex.sp.4: a shooter that up.13 silences in the middle of a Burst has shot.
#[test]
fn cordolaine_signal_in_a_burst() {
    let mut play = chosen(1, "sontarans", "up.13")
        .figure(0, "a", "Sh1 w:w13 w:w15", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .figure(1, "c", "", (12.5, 16.0))
        .acts("a");
    play.answer(0, shoot("b", "w13")).answer(0, json!({"also": "c"})).answer(0, json!({"dice": 3}));
    play.give("A A A").answer(1, pass()).expect_asked(1, "declared");
    play.give("L").answer(1, play_card("up.13")).has("ex.ad.4 signal-rolled seat=1").has("jammed");
    play.refused(0, json!({"figure": "a"}), "ex.sh.17");
    assert_eq!(about(&play, "a", "/marks"), json!(["acted", "has-shot"]));
}

/// A stage with three players, the third of whom has a card of its faction.
fn third(faction: &'static str, card: &str) -> Stage {
    let stage = stage().three().option("adventure", "CHOSEN").faction(1, "daleks");
    stage.faction(2, faction).adventure(2, card)
}

/// up.13, up.17: they answer every enemy, also one who attacks somebody else.
#[test]
fn others_answer_too() {
    let mut play = third("sontarans", "up.13")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .acts("a");
    play.answer(0, shoot("b", "w1")).expect_asked(2, "declared");
    play.give("H").answer(2, play_card("up.13")).has("jammed by=a with=w1");
    let mut play = third("silurians", "up.17")
        .figure(0, "a", "Me1", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .figure(2, "eye", "", (14.0, 14.0))
        .fights("a", "b", "");
    play.expect_asked(2, "third-eye").give("A").answer(2, play_on("up.17", &["a"]));
    play.hasnt("ex.ml.4");
}

/// up.14: once per game, also when the card comes back.
#[test]
fn air_strike_once() {
    let strike = json!({"play": {"card": "up.14", "at": inches(10.0, 15.0)}});
    let ready = || {
        stage()
            .option("adventure", "CHOSEN")
            .player(0, "adventure", json!({"open": ["up.14"]}))
            .figure(0, "a", "", (20.0, 14.0))
            .phase("shooting", 0)
    };
    let mut play = ready().play();
    play.answer(0, strike.clone()).has("struck seat=0");
    assert_eq!(play.position()["players"][0]["struck"], json!(true));
    ready().player(0, "struck", json!(true)).play().refused(0, strike, "ex.ad.4");
}

/// up.14: everybody within 2" of a point is attacked by three dice, friend or foe, without cover.
#[test]
fn air_strike() {
    let mut play = chosen(0, "unit", "up.14")
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "b", "R1", (10.0, 16.0))
        .figure(1, "far", "", (10.0, 20.0))
        .piece("barricade", (8.0, 16.5))
        .round("covering", json!([1]))
        .phase("shooting", 0)
        .play()
        .dice("A A A H A A A");
    play.answer(0, json!({"play": {"card": "up.14", "at": inches(10.0, 15.0)}}));
    play.has("struck seat=0")
        .has("fired by=? target=a")
        .has("fired by=? target=b")
        .hasnt("target=far");
    play.has("stressed figure=b").hasnt("ex.cv.2").expect_all_dice_used();
}

/// up.15: figures touching terrain count as in cover in this part.
#[test]
fn covering_positions() {
    let mut play = chosen(1, "unit", "up.15")
        .faction(0, "daleks")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "R1", (10.0, 16.0))
        .piece("barricade", (8.0, 16.5))
        .phase("movement", 1)
        .play();
    play.answer(1, json!("end")).answer(1, play_card("up.15"));
    play.give("A A A A A")
        .answer(0, json!({"figure": "a"}))
        .answer(0, shoot("b", "w1"))
        .has(&part("ex.cv.2", 1));
}

/// up.15, ex.kh.15: what a King stands on gives no cover.
#[test]
fn no_covering_position_on_a_perch() {
    let mut play = chosen(1, "unit", "up.15")
        .faction(0, "daleks")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .piece("crate", (9.25, 15.25))
        .figure(1, "b", "R1", (10.0, 16.0))
        .with(json!({"on": "p1"}))
        .phase("movement", 1)
        .play();
    play.answer(1, json!("end")).answer(1, play_card("up.15"));
    play.give("A A A A").answer(0, json!({"figure": "a"})).answer(0, shoot("b", "w1"));
    play.has("fired by=a target=b").hasnt(&part("ex.cv.2", 1)).expect_all_dice_used();
}

/// up.16: a figure is placed within 10" instead of moving, and may not shoot.
#[test]
fn tunnel() {
    let jump = |y: f64| json!({"jump": {"at": inches(10.0, y), "card": "up.16"}});
    let mut play = chosen(0, "silurians", "up.16")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 25.0))
        .moves("a");
    play.refused(0, jump(20.1), "ex.ad.4").answer(0, jump(19.9)).has("jumped figure=a");
    assert_eq!(about(&play, "a", "/marks"), json!(["moved", "displaced", "no-shot"]));
}

/// up.17: an attacker near a Silurian loses the charge die.
#[test]
fn third_eye() {
    let mut play = chosen(1, "silurians", "up.17")
        .figure(0, "a", "Me1", (10.0, 14.0))
        .figure(1, "b", "", (10.0, 16.0))
        .fights("a", "b", "");
    play.expect_asked(1, "third-eye")
        .give("A")
        .answer(1, play_on("up.17", &["a"]))
        .hasnt("ex.ml.4");
}

/// ex.tr.12: up.18 makes an Angel unobserved for the turn.
#[test]
fn dont_blink() {
    let mut play = chosen(0, "angels", "up.18")
        .figure(0, "a", "M8 quantum-lock", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .play();
    play.answer(0, play_on("up.18", &["a"]))
        .answer(0, json!({"figure": "a"}))
        .answer(0, to(18.0, 10.0));
}

/// up.19: effective ranges are halved in this part, rounded up.
#[test]
fn lights_out() {
    let mut play = chosen(1, "angels", "up.19")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 17.1))
        .phase("movement", 1)
        .play();
    play.answer(1, json!("end")).answer(1, play_card("up.19"));
    play.give("A A")
        .answer(0, json!({"figure": "a"}))
        .answer(0, shoot("b", "w1"))
        .has(&part("ex.rg.3", -1));
}

/// up.20: all Sprints of the part are 2" longer.
#[test]
fn allons_y() {
    let mut play =
        chosen(0, "doctor", "up.20").figure(0, "a", "M5", (10.0, 10.0)).phase("shooting", 0).play();
    play.answer(0, play_card("up.20"))
        .answer(0, json!({"figure": "a"}))
        .answer(0, json!("sprint"))
        .answer(0, to(10.0, 17.0));
}

/// up.21: Hits and Armours of an enemy attack change places.
#[test]
fn reverse_the_polarity() {
    let mut play = chosen(1, "doctor", "up.21")
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .shoots("a", "b", "w1", "H H L");
    play.answer(1, pass())
        .expect_asked(1, "window-defence")
        .answer(1, play_card("up.21"))
        .has("reversed seat=1 dice=AAL")
        .has("hits=0");
}

/// up.17: what counts is where the attacker stood when it would engage, not where it has come to.
#[test]
fn third_eye_looks_before_the_move() {
    let from = |y: f64, dice: &str| {
        chosen(1, "silurians", "up.17")
            .figure(0, "a", "Me1", (10.0, 10.0))
            .figure(1, "b", "f:judoon agent", (10.0, 12.5))
            .figure(1, "eye", "", (10.0, y))
            .fights("a", "b", dice)
    };
    // From 7" away it comes to within 6".
    let mut far = from(18.0, "");
    far.expect_asked(1, "fight-back").give("A A").answer(1, fight(0, &[]));
    far.has(&part("ex.ml.4", 1)).expect_all_dice_used();
    let mut near = from(17.0, "");
    near.expect_asked(1, "third-eye").give("A").answer(1, play_on("up.17", &["a"]));
    near.hasnt("ex.ml.4");
}

/// up.3, ex.cg.4, B15: on a Shocked target, in melee as in shooting; a Coup de Grâce has no die for it, but the point.
#[test]
fn a_shocked_deviant() {
    let down = |y: f64| {
        chosen(0, "daleks", "up.3")
            .figure(0, "a", "w:w1", (10.0, y))
            .figure(1, "b", "special", (10.0, 16.0))
            .with(json!({"shocked": true}))
    };
    let mut shot = down(10.0).acts("a").dice("H A A A L");
    shot.answer(0, shoot_with("b", "w1", &["up.3"])).has(&part("ex.ad.4", 1));
    assert_eq!(vp(&shot, 0), 1 + 1 + 1, "the figure, the faction and the card");
    let mut coup = down(14.0).fights("a", "b", "");
    coup.expect_asked(0, "attack").answer(0, json!({"fight": {"cards": ["up.3"]}}));
    coup.expect_asked(0, "coup").answer(0, json!("coup")).has("exterminated figure=b");
    assert_eq!(vp(&coup, 0), 1 + 1 + 1, "the figure, the faction and the card");
    let mut plain = down(14.0).fights("a", "b", "");
    plain.answer(0, json!({"fight": {}})).answer(0, json!("coup"));
    assert_eq!(vp(&plain, 0), 1 + 1, "the figure and the faction");
}

/// up.3, B15: Fate right after the round is not the attack of the card.
#[test]
fn fate_after_the_round_is_not_the_attack() {
    let mut play = chosen(0, "daleks", "up.3")
        .figure(0, "a", "", (10.0, 14.0))
        .figure(1, "b", "special", (10.0, 16.0))
        .fate(0, 1)
        .fights("a", "b", "H H H H");
    play.answer(0, json!({"fight": {"cards": ["up.3"]}}));
    pass_windows(&mut play);
    play.expect_asked(0, "after-round")
        .answer(0, json!({"finish": {"figure": "b", "by": {"fate": "token"}}}));
    assert_eq!(vp(&play, 0), 1 + 1, "the figure and the faction");
}

/// up.3, B17: a Dalek is any figure of a card of the Daleks, and no agent that they have hired.
#[test]
fn whoever_is_of_the_faction_is_meant() {
    let by = |spec: &str| {
        chosen(0, "daleks", "up.3")
            .figure(0, "a", spec, (10.0, 10.0))
            .figure(1, "b", "special", (10.0, 16.0))
            .acts("a")
    };
    let shot = shoot_with("b", "w1", &["up.3"]);
    assert!(offers(&by("w:w1"), &shot));
    by("w:w1 f:judoon agent").refused(0, shot, "ex.ad.4");
}
