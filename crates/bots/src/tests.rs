//! The bots at the table and among themselves.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use reglette_engine::dice::Seeded;
use reglette_engine::driver::{Verify, replay};
use reglette_engine::record::Record;
use reglette_engine::{Cx, Game, Match, Rng, Seat};

use crate::toy::{Move, Piles, Stones, book, setup};
use crate::{Answer, Bot, Level, Player, Seating, Spec, Stopped, Summary, Trace, simulate};

fn level(text: &str) -> Level {
    Level::parse(text).unwrap()
}

fn player<G: Game>(text: &str) -> Player<G> {
    Player::new(level(text), Rng::from_text("player"))
}

fn spec(levels: &[&str], games: u64) -> Spec {
    Spec {
        setup: setup("plain", u8::try_from(levels.len()).unwrap()),
        levels: levels.iter().map(|text| level(text)).collect(),
        games,
        seed: "bots".to_owned(),
        ..Spec::default()
    }
}

/// Games of piles between levels as written in commands.
fn piles(levels: &[&str], games: u64) -> Summary {
    let summary = simulate::<Piles>(&spec(levels, games), &|_| {}, None).unwrap();
    assert_eq!((summary.stalls, summary.failures), (0, 0), "every game ends by itself");
    summary
}

/// Takes out what depends on the machine.
fn timeless(mut summary: Summary) -> Summary {
    summary.timing = Default::default();
    summary
}

#[test]
fn greedy_beats_random() {
    let summary = piles(&["greedy", "random", "random"], 200);
    assert!(summary.by_bot[0].interval.0 > 1.0 / 3.0, "{summary:#?}");
    let summary = piles(&["greedy", "random"], 100);
    assert!(summary.by_bot[0].interval.0 > 0.6, "{summary:#?}");
}

#[test]
fn easy_lies_between_random_and_greedy() {
    let beats_random = piles(&["easy", "random"], 200);
    assert!(beats_random.by_bot[0].interval.0 > 0.5, "{beats_random:#?}");
    let loses_to_greedy = piles(&["greedy", "easy"], 200);
    assert!(loses_to_greedy.by_bot[0].interval.0 > 0.5, "{loses_to_greedy:#?}");
}

#[test]
fn search_beats_greedy() {
    let summary = piles(&["search:300it", "greedy"], 200);
    assert!(summary.by_bot[0].interval.0 > 0.5, "{summary:#?}");
}

#[test]
fn search_finds_what_greedy_does_not_see() {
    for (left, best) in [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)] {
        let game = Stones::with("plain", left);
        let reply = player("search:2000it").answer(&game).unwrap();
        assert_eq!(*reply.choice.get(), Move::Take(best), "of {left}: {:#?}", reply.trace);
        let reply = player("greedy").answer(&game).unwrap();
        assert_eq!(*reply.choice.get(), Move::Take(1));
    }
}

#[test]
fn winning_at_once_is_worth_more_than_any_evaluation() {
    for text in ["greedy", "search:50it"] {
        let reply = player(text).answer(&Stones::with("plain", 3)).unwrap();
        assert_eq!(*reply.choice.get(), Move::Take(3), "{text}");
    }
}

#[test]
fn greedy_takes_any_where_all_options_look_alike() {
    let mut game = Stones::with("lamp", 9);
    game.table.touched = true;
    let answer = |seed: u32| {
        let mut bot = Player::<Stones>::new(level("greedy"), Rng::from_text(&seed.to_string()));
        *bot.answer(&game).unwrap().choice.get()
    };
    let answers: Vec<Move> = (0..16).map(answer).collect();
    for alike in [Move::Turn, Move::Leave] {
        assert!(answers.contains(&alike), "{answers:?}");
    }
}

#[test]
fn search_minds_what_the_other_may_do() {
    for (lit, safe) in [(false, Move::Leave), (true, Move::Turn)] {
        let mut game = Stones::with("lamp", 24);
        (game.table.lit, game.table.touched) = (lit, true);
        let reply = player("search:50it").answer(&game).unwrap();
        assert_eq!(*reply.choice.get(), safe, "{:#?}", reply.trace);
    }
}

#[test]
fn greedy_judges_an_action_when_it_is_complete() {
    let mut dice = Seeded::from_text("deal");
    let game = Piles::start(&book::<Piles>("plain", 2), &mut Cx::silent(&mut dice)).unwrap();
    let reply = player("greedy").answer(&game).unwrap();
    let reason = |key: &str| {
        let best = &reply.trace.ranked[0];
        best.reasons.iter().find(|it| it.key == key).unwrap().value
    };
    assert_eq!((reason("parts"), reason("lines")), (2.0, 3.0), "a card, then one of three piles");
    let best = &reply.trace.ranked[0];
    assert_eq!((best.line.len(), &best.line[0]), (2, &best.choice));
}

#[test]
fn no_bot_goes_round_in_circles() {
    for text in ["greedy", "easy", "search:20it"] {
        let spec = Spec { setup: setup("lamp", 2), ..spec(&[text, text], 20) };
        let summary = simulate::<Stones>(&spec, &|_| {}, None).unwrap();
        assert_eq!((summary.stalls, summary.failures), (0, 0));
        // At most 13 turns, each with one stone taken; the lamp has two sides.
        assert!(summary.longest <= 13 * 12, "{text}: {} decisions", summary.longest);
    }
}

#[test]
fn a_table_already_seen_is_no_aim() {
    let mut game = Stones::with("lamp", 13);
    let mut bot = player("greedy");
    let mut touches = 0;
    while game.table.turn == Seat(0) {
        let reply = bot.answer(&game).unwrap();
        touches += u32::from(*reply.choice.get() == Move::Touch);
        let mut dice = Seeded::from_text("none");
        game.play(reply.choice, &mut Cx::silent(&mut dice)).unwrap();
    }
    assert_eq!(touches, 1, "the lamp is lit once and then left alone");
}

/// A bot that fails at every question.
#[derive(Debug)]
struct Faint;

impl Bot<Stones> for Faint {
    fn answer(&mut self, _: &Arc<<Stones as Game>::Book>, _: &Table, _: Seat) -> Answer<Move> {
        panic!("on purpose")
    }
}

/// A bot that does not know the rules.
#[derive(Debug)]
struct Cheat;

impl Bot<Stones> for Cheat {
    fn answer(&mut self, _: &Arc<<Stones as Game>::Book>, _: &Table, _: Seat) -> Answer<Move> {
        let choice = Move::Take(9);
        Answer { choice, trace: Trace::unweighed(choice, Stopped::Done) }
    }
}

type Table = <Stones as Game>::View;

#[test]
fn whoever_fails_answers_with_a_legal_option() {
    let bots: [Box<dyn Bot<Stones>>; 2] = [Box::new(Faint), Box::new(Cheat)];
    for bot in bots {
        let game = Stones::with("plain", 13);
        let reply = Player::of(bot, Rng::from_text("any")).answer(&game).unwrap();
        assert!(game.legality(reply.choice.get()).is_ok());
        assert_eq!(reply.trace.stopped, Stopped::Failed);
    }
}

#[test]
fn a_finished_game_has_no_answer() {
    assert!(player("greedy").answer(&Stones::with("plain", 0)).is_none());
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let mut dice = Seeded::from_text("deal");
    let game = Piles::start(&book::<Piles>("plain", 3), &mut Cx::silent(&mut dice)).unwrap();
    for text in ["random", "easy", "greedy", "search:200it"] {
        let once = player(text).answer(&game).unwrap();
        let again = player(text).answer(&game).unwrap();
        assert_eq!(once.trace, again.trace, "{text}");
    }
}

#[test]
fn a_trace_can_be_written() {
    let reply = player("search:200it").answer(&Stones::with("plain", 3)).unwrap();
    let text = serde_json::to_string(&reply.trace).unwrap();
    assert!(text.starts_with(r#"{"ranked":[{"choice":{"Take":3},"value":"#), "{text}");
    assert!(text.ends_with(r#","stopped":"done","values":"chances"}"#), "{text}");
}

#[test]
fn results_do_not_depend_on_threads_or_on_keeping_records() {
    for levels in [["random"; 3], ["greedy", "search:10it", "random"]] {
        let spec = spec(&levels, 24);
        let alone = timeless(simulate::<Piles>(&spec, &|_| {}, None).unwrap());
        let threads = Spec { jobs: 3, ..spec };
        let together = timeless(simulate::<Piles>(&threads, &|_| {}, None).unwrap());
        assert_eq!(alone, together);
        let kept = simulate::<Piles>(&threads, &|_| {}, Some(&|_, _| {})).unwrap();
        assert_eq!(alone, timeless(kept));
    }
}

#[test]
fn kept_games_can_be_replayed() {
    let records = Mutex::new(BTreeMap::<u64, Record>::new());
    let keep = |number: u64, played: &Match<Piles>| {
        records.lock().unwrap().insert(number, played.record());
    };
    let spec = spec(&["greedy", "random", "easy"], 6);
    simulate::<Piles>(&spec, &|_| {}, Some(&keep)).unwrap();
    let records = records.into_inner().unwrap();
    assert_eq!(records.len(), 6);
    for (number, record) in records {
        let again = replay::<Piles>(&record, &Arc::default(), Verify::Everything, None).unwrap();
        assert!(again.game().outcome().is_some());
        let bots: Vec<String> = record.header.seats.into_iter().map(|it| it.bot.unwrap()).collect();
        let mut expected = ["greedy", "random", "easy"];
        expected.rotate_right((number % 3) as usize);
        assert_eq!(bots, expected, "everyone moves one seat on");
    }
}

#[test]
fn progress_counts_every_game() {
    let told = Mutex::new(Vec::new());
    let spec = Spec { seating: Seating::Fixed, ..spec(&["random"; 4], 10) };
    let summary = simulate::<Piles>(&spec, &|done| told.lock().unwrap().push(done), None).unwrap();
    assert_eq!(told.into_inner().unwrap(), (1..=10).collect::<Vec<u64>>());
    assert_eq!(summary.games, 10);
    let wins: f64 = summary.by_seat.iter().map(|it| it.wins).sum();
    assert!((wins + summary.draws as f64 - 10.0).abs() < 1e-9, "{summary:#?}");
    assert_eq!(summary.by_bot.len(), 1, "one level, counted once");
}

#[test]
fn a_game_that_does_not_end_is_a_stall() {
    let spec = Spec { decisions: 5, ..spec(&["random"; 2], 3) };
    let summary = simulate::<Piles>(&spec, &|_| {}, None).unwrap();
    assert_eq!((summary.stalls, summary.decisions, summary.mean_length), (3, 15, 5.0));
}

#[test]
fn too_few_bots_are_refused() {
    let spec = Spec { setup: setup("plain", 3), ..spec(&["random"; 2], 1) };
    let fault = simulate::<Piles>(&spec, &|_| {}, None).unwrap_err();
    assert_eq!(fault.key, "fault-seat-count");
}
