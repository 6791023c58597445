//! A game being played: answers, refusals, undo, positions, and what a choice reveals.

use std::sync::Arc;

use reglette_engine::dice::{Fair, Script, Seeded, commitment};
use reglette_engine::driver::{
    Source, Start, Verify, replay, replay_fair, reveals, split_position,
};
use reglette_engine::record::CHECKPOINT;
use reglette_engine::setup::Content;
use reglette_engine::{Code, Game, Match, Seat};
use reglette_testkit::toy::{Card, Choice, Toy};
use serde_json::json;

use super::{asked, duel, long_game, play_on, setup, start, whole_game};

#[test]
fn whoever_is_not_asked_cannot_answer() {
    let mut play = duel();
    let fault = play.fault(1, &json!("swap"));
    assert_eq!((fault.code, fault.key), (Code::NotYourTurn, "fault-not-your-turn"));
    assert_eq!((fault.args["seat"].as_str(), fault.args["asked"].as_str()), ("1", "0"));
}

#[test]
fn a_finished_game_takes_no_answer() {
    let mut game = whole_game("over");
    let fault = game.play(Seat(0), Choice::Swap).unwrap_err();
    assert_eq!((fault.code, fault.key), (Code::Over, "fault-over"));
    assert_eq!(game.check(Seat(0), &Choice::Swap).unwrap_err().code, Code::Over);
}

#[test]
fn a_choice_of_another_form_says_where() {
    let play = duel();
    let fault = play.game().read_choice(&json!({"throw": "many"})).unwrap_err();
    assert_eq!((fault.code, fault.at.as_deref()), (Code::BadChoice, Some("throw")));
    let fault = play.game().read_choice(&json!({"lay": "green"})).unwrap_err();
    assert!(fault.args["reason"].contains("no card is called `green`"), "{fault}");
}

#[test]
fn every_so_many_lines_the_state_is_noted() {
    let game = long_game();
    for line in game.lines() {
        assert_eq!(line.hash.is_some(), line.n % CHECKPOINT == 0);
    }
}

/// The same dice fall after undo, whatever they come from.
#[test]
fn undo_gives_the_dice_back() {
    let faces: Vec<String> = ["red", "blue"].map(str::to_owned).to_vec();
    let mut stirred = Fair::new("secret");
    stirred.stir("salt");
    for source in [
        Source::Seeded(Seeded::from_text("undo")),
        Source::Script(Script::new(faces).then(Seeded::from_text("undo"))),
        Source::Fair(stirred),
    ] {
        let mut game = start(json!({}), source);
        play_on(&mut game, "undo", 6);
        let record = game.record();
        for _ in 0..6 {
            game.undo().unwrap();
        }
        assert_eq!(game.undo().unwrap_err().key, "fault-nothing-to-undo");
        play_on(&mut game, "undo", 6);
        assert_eq!(game.record(), record);
    }
}

#[test]
fn undo_after_a_replay_goes_on_with_the_new_dice() {
    let record = whole_game("resumed").record();
    let at = |to| replay::<Toy>(&record, &Arc::default(), Verify::Everything, Some(to)).unwrap();
    let mut game = at(5).with_source(Source::Seeded(Seeded::from_text("other")));
    game.undo().unwrap();
    assert_eq!(game.game(), at(4).game());
    play_on(&mut game, "resumed", 3);
    assert_eq!(game.lines().len(), 8);
}

#[test]
fn a_position_brings_its_set_up() {
    let (found, rest) =
        split_position(json!({"setup": {"players": 3}, "turn": 1, "players": []})).unwrap();
    assert_eq!((found.players, rest), (Some(3), json!({"turn": 1, "players": []})));
    assert_eq!(split_position(json!([])).unwrap_err().key, "fault-position-object");
    let fault = split_position(json!({"setup": {"colour": 1}})).unwrap_err();
    assert_eq!((fault.code, fault.at.as_deref()), (Code::BadPosition, Some("setup")));
}

#[test]
fn a_bad_position_says_where() {
    for (position, at) in [
        (json!({"turn": 2, "players": [{"card": "red"}, {"card": "red"}]}), "turn"),
        (json!({"turn": 0, "players": [{"card": "red"}]}), "players"),
        (json!({"turn": 0, "players": [{"card": "red"}, {"card": "pink"}]}), "players[1].card"),
        (
            json!({"turn": 0, "players": [{"card": "red", "lives": 9}, {"card": "red"}]}),
            "players[0]",
        ),
        (json!({"turn": 0, "players": [{"card": "red"}, {"card": "red"}], "doing": []}), "doing"),
    ] {
        let start = Start { position: Some(position.clone()), ..Start::default() };
        let fault = Match::<Toy>::start(start, Source::Script(Script::default())).unwrap_err();
        assert_eq!((fault.code, fault.at.as_deref()), (Code::BadPosition, Some(at)), "{position}");
    }
}

/// A part of an action that nobody sees reveals nothing; dice and cards do.
#[test]
fn what_a_choice_reveals() {
    let mut play = duel();
    assert!(!reveals(play.game().game(), Seat(0), &Choice::Throw(2)));
    assert!(reveals(play.game().game(), Seat(0), &Choice::Swap));
    assert!(reveals(play.game().game(), Seat(0), &Choice::Lay(Card::GOLD)));
    play.answer(0, json!({"throw": 2}));
    assert!(reveals(play.game().game(), Seat(0), &Choice::At(Seat(1))));
}

fn fair_game() -> Match<Toy> {
    let start = Start {
        setup: setup(json!({"players": 2})),
        dice: Some(json!({"fair": commitment("secret")})),
        salt: Some("first".to_owned()),
        ..Start::default()
    };
    let mut game = Match::<Toy>::start(start, Source::Fair(Fair::new("secret"))).unwrap().0;
    for salt in [Some("mine"), None, Some("yours"), None] {
        let seat = asked(&game).unwrap();
        game.play_salted(seat, Choice::Swap, salt.map(str::to_owned)).unwrap();
    }
    game
}

#[test]
fn promised_dice_can_be_thrown_again() {
    let game = fair_game();
    let mut record = game.record();
    let (again, told) = replay_fair::<Toy>(&record, &Arc::default(), "secret").unwrap();
    assert_eq!((again.game(), told.len()), (game.game(), record.lines.len()));
    record.footer.as_mut().unwrap().secret = Some("secret".to_owned());
    replay::<Toy>(&record, &Arc::default(), Verify::Everything, None).unwrap();
}

#[test]
fn promised_dice_cannot_be_exchanged() {
    let record = fair_game().record();
    let prove = |record: &_, secret| replay_fair::<Toy>(record, &Arc::default(), secret);
    assert_eq!(prove(&record, "other").unwrap_err().key, "fault-dice-promise");
    let mut altered = record.clone();
    altered.lines[2].dice = vec!["gold".to_owned()];
    let mut other = record.clone();
    other.lines[2].dice = vec!["blue".to_owned()];
    let faults = [&altered, &other].map(|it| prove(it, "secret").map(|_| ()));
    let fault = faults.into_iter().find_map(Result::err).expect("one of them did not fall");
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-dice-differ", Some("line 4")));
    let mut salted = record.clone();
    salted.lines[1].salt = Some("another".to_owned());
    let dice: Vec<Vec<String>> = record.lines.iter().map(|line| line.dice.clone()).collect();
    // What is added changes the faces after it, where they happen to differ at all.
    if let Err(fault) = prove(&salted, "secret") {
        assert_eq!(fault.key, "fault-dice-differ", "{dice:?}");
    }
}

#[test]
fn own_content_is_part_of_the_record() {
    let content = Arc::new(Content { files: vec![("deck.txt".to_owned(), "red".to_owned())] });
    let start = Start { content: Arc::clone(&content), ..Start::default() };
    let dice = Source::Seeded(Seeded::from_text("content"));
    let (game, _) = Match::<Toy>::start(start, dice).unwrap();
    let record = game.record();
    assert!(record.header.content.is_some());
    replay::<Toy>(&record, &content, Verify::Everything, None).unwrap();
    let fault = replay::<Toy>(&record, &Arc::default(), Verify::Trust, None).unwrap_err();
    assert_eq!((fault.key, fault.at.as_deref()), ("fault-record-content", Some("line 1")));
    assert_eq!(content.file(Toy::<0>::info(), "deck.txt"), Some("red"));
    let built_in = Content::default();
    assert_eq!(built_in.file(Toy::<0>::info(), "deck.txt"), Some("red blue gold"));
    assert_eq!(built_in.file(Toy::<0>::info(), "other.txt"), None);
}
