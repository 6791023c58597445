//! Adventure cards (ex.ad), each by its own text (11.6, 11.7).

use serde_json::{Value, json};

use crate::common::*;

fn duel(shooter: &str, target: &str) -> Stage {
    stage().figure(0, "a", shooter, (10.0, 10.0)).figure(1, "b", target, (10.0, 16.0))
}

fn brawl(a: &str, b: &str) -> Stage {
    stage().figure(0, "a", a, (10.0, 14.0)).figure(1, "b", b, (10.0, 16.0))
}

/// Where a card of a player is.
fn pile(play: &Scene, seat: usize, pile: &str) -> Value {
    play.position()["players"][seat]["adventure"].get(pile).cloned().unwrap_or(json!([]))
}

/// ex.ad.4, ex.ad.6, ex.ad.9: ad.1 gives the target two dice before a shot or a melee round, and is discarded; until then it is
/// hidden.
#[test]
fn combat_senses() {
    let mut play = duel("w:w1", "R1").adventure(1, "ad.1").acts("a");
    assert_eq!(play.view(reglette_engine::Seat(0))["players"][1]["adventure"], json!([null]));
    play.answer(0, shoot("b", "w1")).expect_asked(1, "declared");
    play.give("A A A A A A")
        .answer(1, play_card("ad.1"))
        .has(&part("ex.ad.4", 2))
        .expect_all_dice_used();
    assert_eq!(pile(&play, 1, "discard"), json!(["ad.1"]));
    assert_eq!(play.view(reglette_engine::Seat(0))["players"][1]["discard"], json!(["ad.1"]));
    let mut play = brawl("", "").adventure(1, "ad.1").fights("a", "b", "");
    play.expect_asked(1, "fight-back").give("A A A");
    play.answer(1, json!({"fight": {"cards": ["ad.1"]}})).has(&part("ex.ad.4", 2));
}

pub fn play_card(card: &str) -> Value {
    play(card)
}

/// ad.2: a Shocked result of the own damage roll becomes Exterminated.
#[test]
fn lucky_hit() {
    let mut play = duel("w:w1", "").adventure(0, "ad.2").shoots("a", "b", "w1", "H A A H");
    play.expect_asked(0, "window-damage").answer(0, play_card("ad.2")).has("exterminated figure=b");
    let mut play = duel("w:w1", "").adventure(0, "ad.2").shoots("a", "b", "w1", "H A A A");
    play.refused(0, play_card("ad.2"), "ex.ad.4");
}

/// ex.ad.7: ad.3 heals a wound or raises a Shocked figure at the start of a part, and is exhausted.
#[test]
fn medi_kit() {
    let hurt = || {
        stage()
            .figure(0, "a", "W2", (10.0, 10.0))
            .with(json!({"wounds": 1}))
            .figure(0, "c", "", (14.0, 10.0))
            .with(json!({"shocked": true}))
            .adventure(0, "ad.3")
    };
    let mut play = hurt().play();
    play.refused(0, play_on("ad.3", &["chief-0"]), "ex.ad.4");
    play.answer(0, play_on("ad.3", &["a"])).has("healed figure=a wounds=0");
    assert_eq!(pile(&play, 0, "exhausted"), json!(["ad.3"]));
    hurt().play().answer(0, play_on("ad.3", &["c"])).has("stood-up figure=c");
}

/// ad.3: of a figure that is Shocked and wounded the player says which; of another there is nothing to say.
#[test]
fn medi_kit_for_one_who_needs_both() {
    let heals =
        |figure: &str| json!({"play": {"card": "ad.3", "figures": [figure], "heals": true}});
    let hurt = || {
        stage()
            .figure(0, "a", "W2", (10.0, 10.0))
            .with(json!({"wounds": 1, "shocked": true}))
            .figure(0, "c", "W2", (14.0, 10.0))
            .with(json!({"wounds": 1}))
            .adventure(0, "ad.3")
            .play()
    };
    assert!(offers(&hurt(), &heals("a")) && offers(&hurt(), &play_on("ad.3", &["a"])));
    hurt().refused(0, heals("c"), "ex.ad.4");
    let mut play = hurt();
    play.answer(0, heals("a")).has("healed figure=a wounds=0").hasnt("stood-up");
    let mut play = hurt();
    play.answer(0, play_on("ad.3", &["a"])).has("stood-up figure=a").hasnt("healed");
}

/// ad.4: +3" before a move or a Sprint.
#[test]
fn rapid_response() {
    let mut play = stage().figure(0, "a", "M5", (10.0, 10.0)).adventure(0, "ad.4").moves("a");
    play.answer(0, play_card("ad.4")).has("hurries figure=a by=7620").answer(0, to(10.0, 18.0));
}

/// ex.sn.13: an escort that lets go keeps the 3" of ad.4, and has back the inch that the prisoner cost.
#[test]
fn rapid_response_and_letting_go() {
    let mut play = stage()
        .scenario("prisoner")
        .player(0, "side", json!("rescuers"))
        .player(1, "side", json!("captors"))
        .figure(0, "a", "M5", (10.0, 10.0))
        .also("scene", json!({"prisoner": {"at": [10, 11], "escort": "a"}}))
        .adventure(0, "ad.4")
        .moves("a");
    play.answer(0, play_card("ad.4")).refused(0, to(17.1, 10.0), "ex.mv.9");
    play.answer(0, json!("let-go")).refused(0, to(18.1, 10.0), "ex.mv.9");
    play.answer(0, to(18.0, 10.0));
}

/// ad.5: two dice against a Shocked target, or one finishing off at no cost.
#[test]
fn finish_them() {
    let shocked = json!({"shocked": true});
    let mut play = duel("w:w1", "").with(shocked).adventure(0, "ad.5").acts("a").dice("A A A A A");
    play.answer(0, shoot_with("b", "w1", &["ad.5"])).has(&part("ex.ad.4", 2));
    duel("w:w1", "").adventure(0, "ad.5").acts("a").refused(
        0,
        shoot_with("b", "w1", &["ad.5"]),
        "ex.ad.4",
    );
    let mut play = brawl("Me1", "").adventure(0, "ad.5").fights("a", "b", "H A H");
    play.answer(0, pass()).expect_asked(0, "finish-off");
    play.answer(0, json!({"finish": {"figure": "b", "by": {"card": "ad.5"}}}));
    play.has("exterminated figure=b");
}

/// ad.5, ex.wt.2: of a Burst, which is several shots, it serves the one it is declared with.
#[test]
fn finish_them_serves_one_target() {
    let down = || json!({"shocked": true});
    let mut play = duel("w:w13", "")
        .with(down())
        .figure(1, "c", "", (12.0, 16.0))
        .with(down())
        .adventure(0, "ad.5")
        .acts("a");
    play.answer(0, shoot_with("b", "w13", &["ad.5"])).answer(0, json!({"also": "c"}));
    play.give("A A A A A A A A A A").answer(0, json!({"dice": 1}));
    let aided = |it: &String| it.contains(&part("ex.ad.4", 2));
    let log = play.take_log();
    let fired = log.iter().filter(|it| it.contains(" fired "));
    assert_eq!(fired.map(aided).collect::<Vec<_>>(), [true, false], "{log:?}");
}

/// ad.6, ex.wt.2, ex.bc.18: of a Burst the penalties of the first target alone are ignored.
#[test]
fn sensory_input_serves_one_target() {
    let mut play = duel("w:w13", "")
        .figure(1, "c", "", (12.0, 16.0))
        .piece("crate", (9.9, 13.0))
        .adventure(0, "ad.6")
        .acts("a");
    play.answer(0, shoot_with("b", "w13", &["ad.6"])).answer(0, json!({"also": "c"}));
    play.refused(0, json!({"dice": 3}), "ex.wt.2");
    play.give("A A A A A A A A A A").answer(0, json!({"dice": 1}));
    let obstructed = |it: &String| it.contains("rule:ex.sh.7");
    let log = play.take_log();
    let fired = log.iter().filter(|it| it.contains(" fired "));
    assert_eq!(fired.map(obstructed).collect::<Vec<_>>(), [false, true], "{log:?}");
}

/// ad.6: penalties for obstructions and range are ignored; a blocked corridor is not.
#[test]
fn additional_sensory_input() {
    let clouded = || {
        stage()
            .figure(0, "a", "w:w15", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 22.0))
            .piece("crate", (9.9, 13.0))
            .adventure(0, "ad.6")
            .acts("a")
    };
    let mut play = clouded();
    play.refused(0, shoot("b", "w15"), "ex.sh.8");
    play.give("A A")
        .answer(0, shoot_with("b", "w15", &["ad.6"]))
        .hasnt("ex.sh.7")
        .hasnt("ex.rg.3")
        .expect_all_dice_used();
    let shut = duel("w:w1", "").piece("barricade", (8.0, 13.0)).adventure(0, "ad.6");
    shut.acts("a").refused(0, shoot_with("b", "w1", &["ad.6"]), "ex.sh.10");
}

/// ex.cg.5: ad.7 ignores a final Exterminated result.
#[test]
fn escape_plan() {
    let mut play = duel("w:w1", "").adventure(1, "ad.7").shoots("a", "b", "w1", "H A A L");
    // Other hidden cards could answer the declaration: silence tells nothing.
    play.expect_asked(1, "declared")
        .answer(1, pass())
        .expect_asked(1, "final")
        .answer(1, play_card("ad.7"))
        .has("cancelled figure=b");
    // A Shocked result asks nobody: the card cannot help.
    let mut play = duel("w:w1", "").adventure(1, "ad.7").shoots("a", "b", "w1", "H A A H");
    play.answer(1, pass()).has("shocked figure=b");
}

/// ex.xc.13: ad.8 re-rolls own initiative dice.
#[test]
fn strategist() {
    let mut play =
        stage().figure(0, "a", "", (10.0, 10.0)).adventure(0, "ad.8").phase("upkeep", 0).play();
    // ex.tn.3, B8: all have rolled before anybody says whether to roll again.
    play.give("H A A A A H H A A A").answer(0, pass()).answer(1, pass());
    play.has("initiative seat=1").expect_asked(0, "window-initiative");
    play.give("H H H H")
        .answer(0, json!({"reroll": {"by": {"adventure": "ad.8"}, "dice": "AAAA"}}));
    play.has("order seats=0,1").expect_all_dice_used();
}

/// ex.nd.16: ad.9 places a figure instead of its move; it collects, and may not shoot.
#[test]
fn vortex_manipulator() {
    let jump = |x: f64, y: f64| json!({"jump": {"at": inches(x, y), "card": "ad.9"}});
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 22.0))
        .node((17.0, 10.0))
        .adventure(0, "ad.9")
        .moves("a")
        .dice("black-3");
    play.refused(0, jump(18.5, 10.0), "ex.ad.4");
    play.answer(0, jump(17.8, 10.0)).has("jumped figure=a").has("collected figure=a");
    play.answer(0, json!("end")).answer(1, json!("end")).answer(0, json!({"figure": "a"}));
    play.refused(0, shoot("b", "w1"), "ex.ad.4");
    let near = stage()
        .figure(0, "a", "", (10.0, 10.0))
        .figure(1, "b", "", (10.0, 16.0))
        .adventure(0, "ad.9");
    near.moves("a").refused(0, jump(10.0, 13.0), "ex.ad.4");
}

/// ad.10: enemies more than 6" away may not choose the figure in this part.
#[test]
fn psychic_paper() {
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(0, "near", "w:w1", (12.0, 15.0))
        .figure(1, "b", "", (10.0, 18.0))
        .adventure(1, "ad.10")
        .phase("movement", 1)
        .play();
    play.answer(1, json!("end")).expect_asked(1, "part-answer").answer(1, play_on("ad.10", &["b"]));
    play.answer(0, json!({"figure": "a"}))
        .refused(0, shoot("b", "w1"), "ex.ad.4")
        .answer(0, pass());
    play.answer(0, json!({"figure": "near"}));
    assert!(offers(&play, &shoot("b", "w1")));
}

/// ad.11: instead of rolling, an enemy in sight and effective range gets Stress.
#[test]
fn covering_fire() {
    let cover = |target: &str| json!({"suppress": {"card": "ad.11", "target": target}});
    let mut play =
        duel("w:w3", "").figure(1, "far", "", (10.0, 20.0)).adventure(0, "ad.11").acts("a");
    play.refused(0, cover("far"), "ex.rg.1");
    play.answer(0, cover("b")).has("suppressed by=a target=b").has("stressed figure=b tokens=1");
    assert!(!offers(&play, &json!({"figure": "a"})));
    // ex.ft.13: Fate may answer at once.
    let mut play = duel("w:w3", "").adventure(0, "ad.11").fate(1, 1).acts("a");
    play.answer(0, cover("b")).expect_asked(1, "stressed");
    play.answer(1, json!({"calm": {"figure": "b", "by": "token"}})).has("ex.ft.3 calmed figure=b");
    play.expect_asked(0, "pick-shooter");
}

/// ex.tr.10: ad.11 is the figure's shot: whoever may not be chosen as its target is not suppressed either.
#[test]
fn covering_fire_needs_a_target() {
    let cover = json!({"suppress": {"card": "ad.11", "target": "b"}});
    let at = |spec: &str, y: f64| {
        stage().figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", spec, (10.0, y))
    };
    let shifter = |y: f64| at("shape-shifter", y).adventure(0, "ad.11").acts("a");
    shifter(17.1).refused(0, cover.clone(), "ex.tr.10");
    shifter(17.0).answer(0, cover.clone());
    let papered = at("", 17.1).with(json!({"marks": ["papered"]})).adventure(0, "ad.11");
    papered.acts("a").refused(0, cover, "ex.ad.4");
}

/// ad.12: at the start of Upkeep everybody within 6" of a figure loses one Stress.
#[test]
fn hold_the_line() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 10.0))
        .with(json!({"stress": 1}))
        .figure(0, "c", "", (14.0, 10.0))
        .with(json!({"stress": 1}))
        .figure(1, "b", "", (30.0, 30.0))
        .adventure(0, "ad.12")
        .phase("melee", 1)
        .play();
    play.answer(1, json!("end"))
        .expect_asked(0, "upkeep-start")
        .answer(0, play_on("ad.12", &["a"]));
    play.has("calmed figure=a tokens=1").has("calmed figure=c tokens=1");
}

/// ad.13: up to three figures Sprint 2" farther in this part.
#[test]
fn run() {
    let mut play = stage()
        .figure(0, "a", "M5", (10.0, 10.0))
        .adventure(0, "ad.13")
        .phase("shooting", 0)
        .play();
    play.answer(0, play_on("ad.13", &["a"]))
        .answer(0, json!({"figure": "a"}))
        .answer(0, json!("sprint"));
    play.answer(0, to(10.0, 17.0));
}

/// ex.ad.5: ad.14 lays a barricade that stays.
#[test]
fn improvised_barricade() {
    let lay = |x: f64, y: f64| json!({"play": {"card": "ad.14", "at": inches(x, y)}});
    let mut play = duel("", "").adventure(0, "ad.14").play();
    play.refused(0, lay(8.0, 13.0), "ex.ad.4").refused(0, lay(8.0, 9.8), "ex.ad.4");
    play.answer(0, lay(8.0, 10.5)).has("barricaded piece=p1");
    assert_eq!(play.position()["terrain"], json!([{"kind": "barricade", "at": [8, 10.5]}]));
    let mut play = duel("", "").adventure(0, "ad.14").play();
    play.answer(0, json!({"play": {"card": "ad.14", "at": inches(10.5, 8.0), "turned": true}}));
    assert_eq!(play.position()["terrain"][0]["turned"], json!(true));
}

/// ex.ad.5: ad.15 gives a defence die until the figure is Shocked.
#[test]
fn personal_shield() {
    let mut play = duel("w:w1", "R1").adventure(1, "ad.15").phase("movement", 1).play();
    play.answer(1, play_on("ad.15", &["b"])).answer(1, json!("end"));
    play.give("H H A A H H").answer(0, json!({"figure": "a"})).answer(0, shoot("b", "w1"));
    play.has(&part("ex.ad.5", 1)).has("shocked figure=b").has("card-gone seat=1 card=ad.15");
    let shocked = duel("w:w1", "R1")
        .with(json!({"shocked": true}))
        .adventure(1, "ad.15")
        .phase("movement", 1);
    shocked.play().refused(1, play_on("ad.15", &["b"]), "ex.ad.4");
}

/// ex.ad.9, ex.up.12: a card that is neither in hand nor recovered cannot be used, and that is what is told.
#[test]
fn cards_that_one_does_not_have() {
    let stage = stage().adventure(0, "ad.7");
    let stage = stage.figure(0, "a", "w:w1", (10.0, 10.0)).figure(1, "b", "", (10.0, 16.0));
    let mut play = stage.acts("a");
    play.refused(0, shoot_with("b", "w1", &["ad.6"]), "ex.ad.9");
    play.refused(0, json!({"suppress": {"card": "ad.11", "target": "b"}}), "ex.ad.9");
    play.refused(0, shoot_with("b", "w1", &["ad.7"]), "ex.ad.4");
}

/// ex.fb.8: whoever has taken every card there is takes no more, and the game begins.
#[test]
fn no_more_cards_to_take() {
    let cards = ["ad.1", "ad.2"].map(|id| {
        format!(
            "[[adventure]]\nid = \"{id}\"\nen = \"{id}\"\nfr = \"{id}\"\ntext_en = \"It runs.\"\n\
             text_fr = \"Elle court.\"\neffect = \"run\"\nafter = \"discard\"\n\n"
        )
    });
    let mut play = duel("", "")
        .option("adventure", "CHOSEN")
        .file("adventure.toml", cards.concat())
        .round("turn", json!(0))
        .player(0, "edge", json!("south"))
        .player(1, "edge", json!("north"))
        .adventure(0, "ad.1")
        .also("doing", json!([{"set-up": {"take": {"seat": 0}}}]))
        .play();
    play.answer(0, json!({"take": "ad.2"}));
    play.expect_asked(1, "take").answer(1, json!({"take": "ad.1"}));
    play.give("H H H H H A A A A A").answer(1, json!({"take": "ad.2"})).has("turn-began");
}
