//! Procedures on a stack of plain data.

use reglette_engine::game::Step;
use reglette_engine::{Game, Input, Machine, Seat};
use reglette_testkit::toy::{Doing, Toy};
use serde_json::json;

use super::{duel, scripted};

/// toy.2, toy.3, toy.4: a throw is aimed, rolled, and answered by who is hit.
#[test]
fn a_call_waits_for_the_value_of_what_it_called() {
    let mut play = duel().dice("H A H 2 5 blue");
    play.answer(0, json!({"throw": 3})).expect_asked(0, "aim").expect_log("");
    play.answer(0, json!({"at": 1}))
        .expect_asked(1, "show")
        .expect_log("toy.3 thrown seat=0 at=1 hits=2");
    let window = Doing::Window { at: Seat(1), hits: 2 };
    assert_eq!(play.game().game().doing(), [Doing::After { at: Seat(1) }, window]);
    play.answer(1, json!({"show": "red"}))
        .expect_log(
            "toy.4 shown seat=1 card=red cancelled=1
             toy.4 drew seat=1 card=blue
             toy.3 hurt seat=1 hits=1",
        )
        .expect("/players/1/lives", json!(4))
        .expect_asked(1, "turn")
        .expect_all_dice_used();
    assert_eq!(play.game().game().doing(), [Doing::Turn]);
}

/// toy.6: the game may finish with procedures in progress.
#[test]
fn finishing_clears_the_stack() {
    let mut play = duel().dice("H H H H H H");
    play.answers(0, [json!({"throw": 3}), json!({"at": 1})]).answer(1, json!("pass"));
    play.answers(1, [json!({"throw": 3}), json!({"at": 0})]).answer(0, json!("pass"));
    play.give("H H H").answers(0, [json!({"throw": 3}), json!({"at": 1})]).answer(1, json!("pass"));
    play.expect_over().expect("/doing", json!([]));
    let outcome = play.game().game().outcome().unwrap();
    assert_eq!((outcome.reason, outcome.winners), ("struck", vec![Seat(0)]));
    assert!(play.game().game().doing().is_empty());
}

#[test]
fn a_machine_that_waits_is_the_one_that_was_written_down() {
    let mut play = duel();
    play.answer(0, json!({"throw": 2}));
    let game = play.game().game();
    let waiting = Machine::waiting(game.table().clone(), game.doing().iter().copied());
    assert_eq!(waiting.top(), Some(&Doing::Aim { dice: 2 }));
    assert_eq!(waiting.stack(), game.doing());
}

#[test]
fn a_machine_without_procedures_stays_as_it_is() {
    let game = duel().game().game().table().clone();
    let mut over = Machine::<Doing>::waiting(game.clone(), []);
    let mut dice = reglette_engine::dice::Script::default();
    over.resume(Input::Start, &mut reglette_engine::Cx::silent(&mut dice)).unwrap();
    assert!(over.top().is_none() && over.table == game);
}

/// toy.2: a question in two parts says so.
#[test]
fn a_question_tells_who_is_asked_and_by_which_rule() {
    let mut play = duel();
    let ask = play.game().game().ask().unwrap();
    assert_eq!((ask.seat, ask.rule.id(), ask.step), (Seat(0), "toy.2", Step::Begins));
    play.answer(0, json!({"throw": 2}));
    let ask = play.game().game().ask().unwrap();
    assert_eq!((ask.seat, ask.kind, ask.step), (Seat(0), "aim", Step::GoesOn));
    assert_eq!(play.game().game().asked_about(), [("dice", "2".to_owned())]);
}

/// toy.2, toy.5: a refusal names its rule, also for answers to another question.
#[test]
fn refusals_name_the_rule() {
    let mut play = duel();
    play.refused(0, json!({"throw": 4}), "toy.2")
        .refused(0, json!({"lay": "red"}), "toy.2")
        .refused(0, json!({"at": 1}), "toy.2")
        .refused(0, json!("pass"), "toy.2");
    let full = json!({"turn": 0, "players": [
        {"card": "gold", "laid": ["red", "red"]}, {"card": "red"}
    ]});
    let mut play = reglette_testkit::Play::<Toy>::at(full);
    play.refused(0, json!({"lay": "gold"}), "toy.5");
}

/// toy.1, toy.7: a whole game by script, and its result.
#[test]
fn a_game_goes_by_its_script() {
    let mut game = scripted(json!({"players": 2}), &["gold", "blue"]);
    assert_eq!(game.game().table().bag, [6, 4, 2]);
    let fault = game.play(Seat(0), serde_json::from_value(json!("swap")).unwrap()).unwrap_err();
    assert_eq!(fault.key, "fault-dice-dry");
}
