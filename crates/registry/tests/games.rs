//! What stands beside the door: schemas, checks, bots, logs, many games.

mod toy;

use std::sync::atomic::{AtomicU64, Ordering};

use reglette_bots::{Level, Spec};
use reglette_engine::driver::Verify;
use reglette_engine::fault::Code;
use reglette_engine::record::Record;
use reglette_engine::setup::Content;
use reglette_engine::{Seat, Setup, Viewer};
use reglette_registry::{
    AnyGame, AnyMatch, DiceSpec, Document, Door, Eyes, HintRequest, LoadRequest, StartRequest,
    find, games,
};
use serde_json::json;

fn game() -> &'static dyn AnyGame {
    toy::GAMES[0]
}

fn begun(faces: &[&str]) -> Box<dyn AnyMatch> {
    let faces = faces.iter().map(|&face| face.to_owned()).collect();
    let request = StartRequest::with_dice(DiceSpec::Script { faces, then: None });
    game().start(request).expect("the dice fit")
}

#[test]
fn every_document_has_a_schema() {
    for (name, document) in Document::NAMES {
        assert_eq!(Document::find(name).unwrap(), document);
        let schema = game().schema(document);
        assert!(schema["$schema"].as_str().unwrap().contains("json-schema"), "{name}");
    }
    let position = game().schema(Document::Position);
    assert!(position["properties"]["setup"].is_object());
    assert!(position["$defs"]["Setup"].is_object());
    let record = game().schema(Document::Record);
    assert_eq!(record["oneOf"].as_array().unwrap().len(), 3);
    assert!(record["$defs"]["Header"].is_object());
    assert_eq!(Document::find("poem").unwrap_err().key, "fault-unknown-document");
}

#[test]
fn files_are_checked_as_wholes() {
    let mut table = begun(&["sun", "3"]);
    table.play(Seat(0), &json!("Roll"), Eyes::All).unwrap();
    game().check_position(&table.position()).unwrap();
    let mut wrong = table.position();
    wrong["tokens"][1] = json!("star");
    let fault = game().check_position(&wrong).unwrap_err();
    assert_eq!((fault.code, fault.at.as_deref()), (Code::BadPosition, Some("tokens[1]")));
    let text = table.record().to_text();
    game().check_record(&text).unwrap();
    let changed = text.replace("\"dice\":[\"3\"]", "\"dice\":[\"4\"]");
    assert_eq!(game().check_record(&changed).unwrap_err().key, "fault-record-hash");
    game().check_content(&Content::default()).unwrap();
    let content = Content { files: vec![("x".into(), "y".into())] };
    assert_eq!(game().check_content(&content).unwrap_err().code, Code::BadRoster);
}

#[test]
fn what_happened_is_told_to_each_as_far_as_they_may_know() {
    let mut table = begun(&["sun", "3"]);
    let seen_by = |table: &dyn AnyMatch, eyes| -> usize { table.log(0, eyes)[0].len() };
    assert_eq!(seen_by(&*table, Eyes::All), 1);
    assert_eq!(seen_by(&*table, Eyes::Of(Viewer::Seat(Seat(0)))), 1);
    assert_eq!(seen_by(&*table, Eyes::Of(Viewer::Seat(Seat(1)))), 0);
    assert_eq!(seen_by(&*table, Eyes::Of(Viewer::Observer)), 0);
    let told = table.play(Seat(0), &json!("Roll"), Eyes::Of(Viewer::Observer)).unwrap();
    assert_eq!(told[0]["text"]["en"], "Player 1 rolls 3.");
    assert_eq!(table.log(1, Eyes::All), vec![told]);
    table.undo().unwrap();
    assert_eq!(table.log(0, Eyes::All).len(), 1);
}

#[test]
fn a_loaded_match_has_the_whole_log() {
    let mut table = begun(&["sun", "3", "5"]);
    table.play(Seat(0), &json!("Roll"), Eyes::All).unwrap();
    table.play(Seat(0), &json!("Roll"), Eyes::All).unwrap();
    let record = Record::parse(&table.record().to_text()).unwrap();
    let request = LoadRequest::with_dice(DiceSpec::Seed("x".into()));
    let loaded = game().load(&record, request.clone()).unwrap();
    assert_eq!(loaded.log(0, Eyes::All), table.log(0, Eyes::All));
    assert_eq!(loaded.record(), table.record());
    let part = LoadRequest { to: Some(1), verify: Verify::Trust, ..request };
    assert_eq!(game().load(&record, part).unwrap().lines().len(), 2);
}

#[test]
fn bots_answer_and_give_hints() {
    let mut table = begun(&["sun", "6"]);
    table.play(Seat(0), &json!("Roll"), Eyes::All).unwrap();
    let mut bot = game().bot(Level::Greedy, "bot");
    let copy = table.duplicate();
    assert_eq!(bot.choose(&*copy).unwrap(), json!({"Bank": "sun"}));
    let request = HintRequest::new(Some("search:200it"), None).unwrap();
    let hint = json!(table.hint(Seat(0), request).unwrap());
    assert_eq!(hint["level"], "search:200it");
    assert_eq!(hint["choices"].as_array().unwrap().len(), 2);
    let again = json!(table.hint(Seat(0), request).unwrap());
    assert_eq!(again, hint, "the same table, the same hint");
    assert_eq!(table.hint(Seat(1), request).unwrap_err().code, Code::NotYourTurn);
    for (level, budget) in [(Some("genius"), None), (None, Some(0)), (None, Some(u64::MAX))] {
        assert!(HintRequest::new(level, budget).is_err(), "{level:?} {budget:?}");
    }
}

#[test]
fn answers_are_played_untold_and_noted() {
    let mut table = begun(&["sun", "3", "5"]);
    let ask = table.question().unwrap();
    assert_eq!(table.ask()["kind"], ask.kind);
    assert_eq!(
        table.label(&json!("Roll")).map(|it| json!(it)),
        Some(table.ask()["labels"][0].clone())
    );
    assert!(table.answer_noting(Seat(0), &json!("Roll"), None).unwrap(), "a die fell");
    assert_eq!(table.log(1, Eyes::All)[0][0]["text"]["en"], "Player 1 rolls 3.");
    assert_eq!(table.answer(Seat(1), &json!("Roll"), None).unwrap_err().code, Code::NotYourTurn);
    table.answer(Seat(0), &json!("Roll"), None).unwrap();
    assert_eq!((table.lines().len(), table.log(0, Eyes::All).len()), (3, 3));
}

#[test]
fn many_games_are_played_and_kept() {
    let (done, kept) = (AtomicU64::new(0), AtomicU64::new(0));
    let spec = Spec {
        levels: vec![Level::Greedy, Level::Random],
        games: 6,
        seed: "sim".into(),
        ..Spec::default()
    };
    let keep = |_: u64, record: &Record| {
        game().check_record(&record.to_text()).expect("a kept record replays");
        kept.fetch_add(1, Ordering::Relaxed);
    };
    let progress = |games| done.store(games, Ordering::Relaxed);
    let summary = game().simulate(&spec, &progress, Some(&keep)).unwrap();
    assert_eq!((summary.games, summary.stalls), (6, 0));
    assert_eq!((done.into_inner(), kept.into_inner()), (6, 6));
}

#[test]
fn levels_of_bots_are_told() {
    let levels = reglette_registry::bots::levels_json().to_string();
    assert!(levels.contains("\"greedy\"") && !levels.contains('⟪'), "{levels}");
}

#[test]
fn the_list_has_every_game_as_it_tells_of_itself() {
    let told: Vec<_> = games().iter().map(|game| game.about(&Content::default())).collect();
    assert_eq!(
        Door::new().answer("{\"op\":\"games\"}"),
        json!({"id": null, "ok": told}).to_string()
    );
    for game in games() {
        assert_eq!(find(game.info().id).expect("a game of the list").info(), game.info());
    }
}

/// sotas.setup.2: search takes the side that wins more games that are played on with a glance.
#[test]
fn search_takes_the_side_that_wins() {
    let times = |scenario: &str, side: &str| {
        let game = find("sotas").expect("a game of the list");
        let chosen = (0..6).map(|n| {
            let setup = Setup { scenario: Some(scenario.to_owned()), ..Setup::default() };
            let dice = DiceSpec::Seed(format!("side {n}"));
            let table = game.start(StartRequest { setup, ..StartRequest::with_dice(dice) });
            let mut bot = game.bot(Level::parse("search:40it").expect("a level"), &n.to_string());
            bot.choose(&*table.expect("a usual set-up")).expect("an answer")
        });
        chosen.filter(|it| *it == json!({ "play": side })).count()
    };
    // Few and short games may mislead it once.
    for (scenario, side) in [("judoon-warrant", "side.a"), ("open-skirmish", "side.b")] {
        let taken = times(scenario, side);
        assert!(taken >= 5, "{side} of {scenario} {taken} times of 6");
    }
}
