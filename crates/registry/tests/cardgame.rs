//! The wording of the card game: nothing is missing, nothing is left empty.

mod worded;

use std::collections::{BTreeMap, BTreeSet};

use reglette_bots::{Level, Player};
use reglette_cardgame::CardGame;
use reglette_engine::dice::Seeded;
use reglette_engine::driver::{Source, Start};
use reglette_engine::setup::Content;
use reglette_engine::{Game, Match, Rng, Setup};
use reglette_registry::{AnyGame, DiceSpec, Document, Door, OddsRequest, StartRequest, find};
use reglette_words::Lang;
use serde_json::{Value, json};
use worded::{assert_told, variants};

fn game() -> &'static dyn AnyGame {
    find("cardgame").expect("the card game is in the list")
}

#[test]
fn every_choice_is_worded_by_its_own_value() {
    for lang in Lang::ALL {
        for (choice, fields) in variants(&game().schema(Document::Choice)) {
            let variables = &game().words().messages(lang)[&format!("cardgame-choice-{choice}")];
            let unknown: Vec<_> =
                variables.difference(&fields).filter(|it| *it != "kind").collect();
            assert!(unknown.is_empty(), "{choice} speaks of {unknown:?}");
        }
    }
}

#[test]
fn every_question_is_worded_by_what_it_is_about() {
    let messages = game().words().messages(Lang::En);
    let mut unasked: BTreeSet<&str> =
        messages.keys().filter_map(|key| key.strip_prefix("cardgame-ask-")).collect();
    for seed in 0..60 {
        let rng = Rng::numbered("asked", seed);
        // Where everyone starts with TP, the bank runs short now and then.
        let options = BTreeMap::from([("tp_shortage".to_owned(), "ALL_ACTIVE_GAINS".to_owned())]);
        let scenario = Some(["standard", "time-lords"][seed as usize % 2].to_owned());
        let start =
            Start { setup: Setup { scenario, options, ..Setup::default() }, ..Start::default() };
        let source = Source::Seeded(Seeded::from_text(&seed.to_string()));
        let (mut played, _) = Match::<CardGame>::start(start, source).unwrap();
        let mut player = Player::<CardGame>::new(Level::Random, rng);
        while let Some(ask) = played.game().ask() {
            let about: BTreeSet<String> =
                played.game().asked_about().iter().map(|(name, _)| (*name).to_owned()).collect();
            let variables = &messages[&format!("cardgame-ask-{}", ask.kind)];
            assert!(variables.is_subset(&about), "{}: {variables:?} of {about:?}", ask.kind);
            unasked.remove(ask.kind);
            let reply = player.answer(played.game()).unwrap();
            played.play(ask.seat, reply.choice.into_inner()).unwrap();
        }
    }
    assert!(unasked.is_empty(), "never asked: {unasked:?}");
}

#[test]
fn odds_of_the_card_game_are_told() {
    let table = game().start(StartRequest::with_dice(DiceSpec::Seed("odds".into()))).unwrap();
    let seat = table.asked().unwrap();
    let options = table.ask()["options"].clone();
    for metric in CardGame::metrics() {
        let request = OddsRequest {
            choice: options[0].clone(),
            of: Some((*metric).to_owned()),
            ..OddsRequest::default()
        };
        let odds = json!(table.odds(seat, &request).unwrap());
        assert_told(&odds);
        assert!(!odds["outcomes"].as_array().unwrap().is_empty());
    }
}

#[test]
fn what_a_set_up_cannot_mean_is_refused() {
    let mut door = Door::new();
    let mut start = |more: Value| {
        let mut request = json!({"op": "start", "game": "cardgame"});
        for (name, value) in more.as_object().expect("fields") {
            request[name] = value.clone();
        }
        let reply: Value = serde_json::from_str(&door.answer(&request.to_string())).expect("JSON");
        (reply["error"]["code"].clone(), reply["error"]["at"].clone())
    };
    assert_eq!(start(json!({"rosters": [1]})), (json!("bad-roster"), json!("rosters")));
    let english = json!({"scenario": "english", "edition": "french"});
    assert_eq!(start(english), (json!("bad-request"), json!("edition")));
    for fine in [
        json!({"scenario": "english"}),
        json!({"scenario": "english", "edition": "english"}),
        json!({"scenario": "duel", "edition": "english"}),
        json!({"players": 5, "position": {"setup": {"scenario": "five"}, "turn": 0}}),
    ] {
        assert_eq!(start(fine.clone()), (Value::Null, Value::Null), "{fine}");
    }
    let english = Setup { scenario: Some("english".into()), ..Setup::default() };
    let full = english.in_full(CardGame::info(), &Content::default()).expect("a set-up");
    assert_eq!(full.edition.as_deref(), Some("english"));
}
