//! Activation (sotas.activation), actions (sotas.actions), the end (sotas.end), questions often asked
//! (sotas.faq).

use serde_json::{Value, json};

use crate::common::*;

fn pair() -> Stage {
    stage()
        .figure(0, "a", "3/3", (100, 100))
        .figure(0, "c", "3/3", (200, 100))
        .figure(1, "b", "3/3", (800, 800))
        .figure(1, "d", "3/3", (700, 800))
}

/// sotas.activation.2, sotas.activation.3, sotas.activation.4, sotas.activation.19: any figure of one's own, one
/// to three dice, an action for each success.
#[test]
fn a_figure_is_named_and_dice_are_chosen() {
    let mut play = pair().play();
    play.refused(0, json!({"activate": "b"}), "sotas.activation.2");
    play.answer(0, json!({"activate": "c"})).asked(0, "dice");
    play.refused(0, json!({"dice": 4}), "sotas.activation.3");
    play.refused(0, json!({"dice": 0}), "sotas.activation.3");
    play.dice("3 6 2").answer(0, json!({"dice": 3})).has("actions figure=c actions=2").done();
}

/// sotas.activation.5, sotas.activation.6, sotas.activation.7, sotas.activation.8, sotas.activation.9,
/// sotas.activation.10, sotas.activation.11, sotas.activation.12, sotas.activation.13, sotas.ex.5: table 7.2.
#[test]
fn successes_are_actions_and_two_failures_a_turnover() {
    let rows = [
        ("2", 0, 0, "sotas.activation.5"),
        ("5", 1, 0, "sotas.activation.6"),
        ("5 1", 1, 0, "sotas.activation.7"),
        ("5 1 2", 1, 1, "sotas.activation.8"),
        ("1 2", 0, 1, "sotas.activation.9"),
        ("1 1 2", 0, 1, "sotas.activation.9"),
        ("4 5", 2, 0, "sotas.activation.10"),
        ("4 5 1", 2, 0, "sotas.activation.11"),
        ("4 5 6", 3, 0, "sotas.activation.12"),
    ];
    for (dice, actions, next, rule) in rows {
        let mut play = pair().play();
        let number = u8::try_from(dice.split_whitespace().count()).unwrap();
        play.activate(0, "a", number, dice);
        play.has(&format!("free=0 dice={} successes={actions}", dice.replace(' ', ",")));
        play.has(&format!("{rule} actions figure=a actions={actions} turnover={}", next == 1));
        play.answer(0, json!("end")).asked(next, "activate").done();
    }
}

/// sotas.activation.14, sotas.activation.15, sotas.activation.16, sotas.activation.18, sotas.activation.21: once a
/// turn each; figures left over wait; who has none left is passed over.
#[test]
fn each_figure_is_activated_once_a_turn() {
    let mut play = pair().play();
    play.activate(0, "a", 2, "1 1").answer(0, json!("end")).asked(1, "activate");
    play.activate(1, "b", 1, "1").answer(1, json!("end")).asked(1, "activate");
    play.refused(1, json!({"activate": "b"}), "sotas.activation.15");
    play.activate(1, "d", 1, "1").answer(1, json!("end")).asked(0, "activate");
    play.offers(json!({"activate": "a"}), false);
    play.activate(0, "c", 2, "1 1").dice("2 5").answer(0, json!("end"));
    play.has("turn-began turn=2").asked(1, "activate").done();
}

/// sotas.activation.13, sotas.activation.14: the log says why the turn passes.
#[test]
fn the_turn_passes_for_a_cause() {
    let mut failed = pair().play();
    failed.activate(0, "a", 2, "1 1").answer(0, json!("end"));
    failed.has("sotas.activation.13 hand-passed from=side.a to=side.b").done();
    let mut all = pair().play();
    all.activate(0, "a", 1, "1").answer(0, json!("end")).hasnt("hand-passed");
    all.activate(0, "c", 1, "1").answer(0, json!("end"));
    all.has("sotas.activation.14 hand-passed from=side.a to=side.b").done();
}

/// sotas.activation.13, sotas.activation.18, R-06: two failures lose nothing while nobody else has figures to activate,
/// and nothing of the kind is foretold, neither by the odds nor by what is seen; where each has one hand a turn, they do.
#[test]
fn nobody_is_told_of_a_turn_that_does_not_pass() {
    let spent = || json!({"marks": ["activated"]});
    let scene = |rest: Value, option: &str| {
        stage()
            .figure(0, "a", "3/3", (100, 100))
            .figure(0, "c", "3/3", (200, 100))
            .figure(1, "b", "3/3", (800, 800))
            .with(rest)
            .option("turn", option)
            .play()
    };
    let passes = |play: &mut Scene| play.play.view(reglette_engine::Seat(0))["passes"].clone();
    let mut alone = scene(spent(), "FULL_ROUND");
    alone
        .activate(0, "a", 3, "1 1 4")
        .has("activation.8 actions figure=a actions=1 turnover=false");
    assert_eq!(passes(&mut alone), json!(false));
    alone.answer(0, json!("end")).hasnt("hand-passed").asked(0, "activate").done();
    for (rest, option) in [(json!({}), "FULL_ROUND"), (spent(), "ONE_HAND_EACH")] {
        let mut play = scene(rest, option);
        play.activate(0, "a", 3, "1 1 4")
            .has("activation.8 actions figure=a actions=1 turnover=true");
        assert_eq!(passes(&mut play), json!(true));
    }
}

/// sotas.activation.1, sotas.activation.17: a new roll when all have been activated.
#[test]
fn a_new_turn_begins_with_a_roll() {
    let mut play =
        stage().figure(0, "a", "3/3", (100, 100)).figure(1, "b", "3/3", (800, 800)).play();
    play.activate(0, "a", 1, "1").answer(0, json!("end"));
    play.activate(1, "b", 1, "1").dice("4 4 6 1").answer(1, json!("end"));
    play.has("sotas.activation.17 turn-ended turn=1");
    play.has(
        "sotas.activation.1 rolled-off stake=first-hand seats=0,1 dice=4,4 best=0,1 then=again",
    );
    play.has("rolled-off stake=first-hand seats=0,1 dice=6,1 best=0 then=won");
    play.asked(0, "activate").done();
}

/// sotas.activation.20: actions may be left unused and are lost.
#[test]
fn actions_may_be_left_unused() {
    let mut play = pair().play();
    play.activate(0, "a", 1, "6").answer(0, json!("end"));
    play.has("sotas.activation.20 did figure=a what=ended").asked(0, "activate");
}

/// sotas.activation.22: whoever lies or is bound is activated all the same.
#[test]
fn the_helpless_are_activated_too() {
    let mut play = stage()
        .figure(0, "a", "3/3", (100, 100))
        .with(json!({"marks": ["down"]}))
        .figure(0, "c", "3/3", (200, 100))
        .with(json!({"bond": "stun"}))
        .figure(0, "e", "3/3", (300, 100))
        .with(json!({"marks": ["unconscious"]}))
        .figure(1, "b", "3/3", (800, 800))
        .play();
    play.activate(0, "a", 1, "6").refused(0, json!("move"), "sotas.knockdown.7");
    play.answer(0, json!("stand")).answer(0, json!("end"));
    play.activate(0, "c", 2, "6 6").refused(0, json!("move"), "sotas.immobilised.2");
    play.answer(0, json!("break-free")).answer(0, json!("end"));
    play.activate(0, "e", 3, "6 6 6").asked(1, "activate").done();
}

/// sotas.actions.1, sotas.actions.4, sotas.actions.14: one to three actions in any mix; a move each.
#[test]
fn three_actions_are_three_moves() {
    let mut play = pair().acts("a", 3);
    play.walk(0, 200, 200).walk(0, 100, 300).walk(0, 200, 400);
    play.refused(0, json!("move"), "sotas.actions.4");
    play.about("a", "/at", mm((200, 400)));
}

/// sotas.actions.2: one attack a turn.
#[test]
fn one_attack_a_turn() {
    let mut play =
        stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (425, 400)).acts("a", 3);
    play.dice("3 3").answer(0, fight("b")).refused(0, fight("b"), "sotas.actions.2").done();
}

/// sotas.actions.3, sotas.actions.6, sotas.melee.12: a power attack costs two actions, the opponent has −1.
#[test]
fn a_power_attack_costs_two_actions() {
    let power = json!({"fight": {"target": "b", "power": true}});
    let melee = || stage().figure(0, "a", "3/3", (400, 400)).figure(1, "b", "3/3", (425, 400));
    melee().acts("a", 1).refused(0, power.clone(), "sotas.actions.6");
    let mut play = melee().acts("a", 2);
    play.dice("3 4").answer(0, power).part("sotas.melee.12", -1).done();
}

/// sotas.actions.8, sotas.actions.9, sotas.actions.11: to change, take or stow a weapon costs one action.
#[test]
fn weapons_are_changed_taken_and_stowed() {
    let armed = || {
        stage().figure(0, "a", "3/3 w:pistol w:rifle", (100, 100)).figure(1, "b", "3/3", (800, 800))
    };
    let mut play = armed().acts("a", 3);
    play.refused(0, json!({"ready": "pistol"}), "sotas.actions.9");
    play.answer(0, json!({"ready": "rifle"})).has("sotas.actions.8 weapon figure=a weapon=rifle");
    play.answer(0, json!("stow")).about("a", "/held", json!(null));
    play.answer(0, json!({"ready": "pistol"})).has("sotas.actions.9 weapon figure=a");
    play.refused(0, json!("stow"), "sotas.actions.1");
}

/// sotas.actions.10, sotas.actions.12, sotas.actions.19, sotas.stones.1, sotas.stones.2, sotas.stones.6: stones lie
/// everywhere; to drop one is free.
#[test]
fn stones_are_picked_up_and_dropped() {
    let with = |spec: &str| {
        stage().figure(0, "a", spec, (400, 400)).figure(1, "b", "3/3", (450, 400)).acts("a", 2)
    };
    let mut play = with("3/3");
    play.answer(0, json!("pick-stone")).answer(0, json!("drop")).marked("a", "stone", false);
    play.answer(0, json!("pick-stone")).refused(0, shoot("b", "stone"), "sotas.actions.7");
    with("3/3 w:pistol").refused(0, json!("pick-stone"), "sotas.stones.1");
    with("3/3 no-hands").refused(0, json!("pick-stone"), "sotas.stones.6");
    with("3/3 animal").refused(0, json!("pick-stone"), "sotas.stones.6");
}

/// sotas.actions.13, sotas.actions.19, sotas.knockdown.6, sotas.proneshoot.3: to dive is free, even without actions.
#[test]
fn to_dive_is_free() {
    let mut play = pair().play();
    play.activate(0, "a", 1, "1").answer(0, json!("dive")).marked("a", "down", true);
    play.refused(0, json!("dive"), "sotas.actions.13");
}

/// sotas.activation.22, sotas.actions.13, R-89: what is free is free for the Immobilised too.
#[test]
fn the_immobilised_may_dive() {
    let bound = stage().figure(0, "a", "3/3", (300, 400)).with(json!({"bond": "stun"}));
    let mut play = bound.figure(1, "b", "3/3", (600, 400)).acts("a", 1);
    play.offers(json!("dive"), true).answer(0, json!("dive")).marked("a", "down", true);
}

/// sotas.proneshoot.3: by the other reading of R-10 one dives before a shot is rolled, once a turn.
#[test]
fn one_may_dive_from_a_shot() {
    let mut play = stage()
        .figure(0, "a", "3/3 w:pistol", (300, 400))
        .figure(1, "b", "3/3", (425, 400))
        .option("dive", "REACTION")
        .acts("a", 1);
    play.answer(0, shoot("b", "pistol")).asked(1, "dive").dice("2 6").answer(1, json!("yes"));
    play.marked("b", "down", true).marked("b", "dived", true).part("sotas.proneshoot.1", -1);
}

/// sotas.actions.17, sotas.immobilised.2, sotas.immobilised.6: bonds are broken with two actions.
#[test]
fn bonds_are_broken_with_two_actions() {
    let bound = || {
        stage().figure(0, "a", "3/3", (400, 400)).with(json!({"bond": "stun"})).figure(
            1,
            "b",
            "3/3",
            (800, 400),
        )
    };
    bound().acts("a", 1).refused(0, json!("break-free"), "sotas.actions.17");
    let mut play = bound().acts("a", 3);
    play.answer(0, json!("break-free")).about("a", "/bond", json!(null)).walk(0, 450, 450);
}

/// sotas.actions.18, sotas.knockdown.5: to stand up costs an action.
#[test]
fn to_stand_up_costs_an_action() {
    let lying = || stage().figure(0, "a", "3/3", (400, 400)).with(json!({"marks": ["down"]}));
    let mut play = lying().figure(1, "b", "3/3", (800, 400)).acts("a", 1);
    play.answer(0, json!("stand")).marked("a", "down", false);
    play.refused(0, json!("stand"), "sotas.knockdown.5");
    let mut play = lying().figure(1, "b", "3/3", (800, 400)).acts("a", 0);
    play.refused(0, json!("stand"), "sotas.actions.18");
}

/// sotas.end.1, sotas.end.2: the last side on the table wins; who fled counts as lost.
#[test]
fn the_last_side_on_the_table_wins() {
    let mut play =
        stage().figure(0, "a", "3/3", (20, 400)).figure(1, "b", "3/3", (800, 400)).acts("a", 1);
    play.answer(0, json!({"leave": "left"})).is("a", "fled");
    play.has("sotas.end.1 game-ended winner=side.b");
    play.play.expect_over();
}

/// sotas.end.3: nobody left at all is a draw.
#[test]
fn nobody_left_is_a_draw() {
    let mut play = stage()
        .figure(0, "a", "3/1 g:grenade-frag", (400, 400))
        .figure(1, "b", "3/1", (430, 400))
        .acts("a", 1);
    play.answer(0, json!({"lob": 2})).dice("6 1 6 1").answer(0, to(415, 400));
    play.has("sotas.end.3 game-ended winner=?").done();
}

/// sotas.faq.1: one die never turns the turn over.
#[test]
fn one_die_never_turns_over() {
    let mut play = pair().play();
    play.activate(0, "a", 1, "1").answer(0, json!("end")).asked(0, "activate");
    play.activate(0, "c", 1, "1").answer(0, json!("end")).asked(1, "activate").done();
}

/// sotas.faq.2, sotas.faq.3, sotas.faq.4, sotas.faq.5, sotas.faq.6: when a Leader helps.
#[test]
fn when_a_leader_helps() {
    let led = |at: (i32, i32), marks: Value| {
        stage()
            .figure(0, "a", "4/3", (400, 400))
            .figure(0, "boss", "4/3 leader", at)
            .with(json!({"marks": marks}))
            .figure(1, "b", "4/3", (450, 400))
    };
    let mut near = led((605, 400), json!([])).play();
    near.activate(0, "a", 1, "3").part("sotas.leader.1", 1);
    let mut far = led((606, 400), json!([])).play();
    far.activate(0, "a", 1, "3").no_part("sotas.leader.1");
    let mut down = led((500, 400), json!(["down"])).play();
    down.activate(0, "a", 1, "3").no_part("sotas.leader.1");
    let mut own = led((500, 400), json!([])).play();
    own.activate(0, "boss", 1, "3").no_part("sotas.leader.1");
    // Enemies in between do not matter (sotas.faq.4), walls and woods do (sotas.faq.3).
    let mut between = led((500, 400), json!([])).play();
    between.activate(0, "a", 1, "3").part("sotas.leader.1", 1);
    let mut walled = led((500, 400), json!([])).piece("high-wall", [475, 400, 10, 60]).play();
    walled.activate(0, "a", 1, "3").no_part("sotas.leader.1");
    let wood = json!({"kind": "wood", "circle": [510, 400, 30]});
    let mut wooded = led((500, 400), json!([])).terrain(wood).play();
    wooded.activate(0, "a", 1, "3").no_part("sotas.leader.1");
    // It counts for tests to use powers too (sotas.faq.5).
    let mut power = stage()
        .figure(0, "a", "4/3 teleport", (400, 400))
        .figure(0, "boss", "4/3 leader", (500, 400))
        .figure(1, "b", "4/3", (800, 800))
        .acts("a", 1);
    power.dice("3").answer(0, power_on("teleport", 1)).part("sotas.leader.1", 1);
}
