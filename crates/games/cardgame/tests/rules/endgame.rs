//! The endgame phase (dwcg.end.5 to dwcg.end.25) and how long play goes on (dwcg.turn.2); the end by
//! counters is tested in `counters.rs`.

use crate::common::{Peek, Scene, attacked, book, defended, endgame, place, row, scene, to};
use reglette_cardgame::table::{Ended, Phase};
use reglette_cardgame::{CardGame, Choice};
use reglette_engine::dice::Seeded;
use reglette_engine::{Cx, Game, Legal, Options, Rng, Seat};
use reglette_testkit::Play;
use serde_json::{Value, json};

/// dwcg.turn.2, dwcg.end.5: a game ends after the endgame phase that the End card began, or by
/// counters.
#[test]
fn play_goes_on_until_the_end_card_or_counters() {
    let book = book(json!({}));
    for seed in 0..40 {
        let mut dice = Seeded::from_text(&format!("dice {seed}"));
        let mut rng = Rng::from_text(&format!("players {seed}"));
        let mut game = CardGame::start(&book, &mut Cx::silent(&mut dice)).unwrap();
        let mut options = Options::new();
        while game.ask().is_some() {
            options.fill(&game);
            let pick = options.pick(rng.index(options.list().len()));
            game.play(pick, &mut Cx::silent(&mut dice)).unwrap();
        }
        let table = &game.table;
        let after_the_end_card = table.end_drawn && matches!(table.phase, Phase::Endgame { .. });
        assert!(table.ended == Some(Ended::Counters) || after_the_end_card);
    }
}

/// Seat 0 with five TP, the End card somewhere on the pile.
fn near_the_end(pile: &[&str]) -> Scene {
    scene(json!({
        "turn": 0,
        "players": [{"hand": ["def.amy", "def.amy", "def.amy"], "tp": 5}, {"hand": ["def.rory", "def.rory"]}],
        "pile": pile
    }))
}

/// dwcg.end.6, dwcg.end.7, dwcg.end.8, dwcg.end.10, dwcg.end.22: bought, the End card is set aside and
/// the card drawn again; the turn goes on as usual; after passing five cards are drawn; then the left
/// neighbour begins the endgame phase.
#[test]
fn the_end_card_comes_up_during_a_turn() {
    let mut play = near_the_end(&[
        "end",
        "loc.bowie",
        "loc.luna",
        "loc.venice",
        "loc.library",
        "loc.museum",
        "loc.sardick",
    ]);
    play.answer(0, to("buy", 1))
        .expect_log(
            "dwcg.buy.1 paid seat=0 tp=5
             dwcg.end.7 end-card-drawn seat=0
             dwcg.buy.3 drew seat=0 cards=loc.bowie",
        )
        .expect("/phase", json!("announced"))
        .refused(0, json!("forgo"), "dwcg.end.15")
        .answers(0, [to("location", "loc.bowie"), json!("leave-points")])
        .refused(0, to("discard", "def.amy"), "dwcg.turn.8");
    play.take_log();
    play.answer(0, json!("end-turn"))
        .expect_log(
            "dwcg.eot.1 passed seat=0 to=3 cards=def.amy,def.amy,def.amy
             dwcg.end.8 drew seat=0 cards=loc.luna,loc.venice,loc.library,loc.museum,loc.sardick
             dwcg.end.10 endgame-began seat=1
             dwcg.turn.1 turn-began seat=1",
        )
        .expect_asked(1, "last-action")
        .expect("/end_drawn", json!(true));
    assert!(!play.position().to_string().contains("\"end\""), "it lies in no pile and no hand");
}

/// dwcg.end.9, dwcg.end.7: revealed by the draw at the end of a turn, as the first or the second card,
/// the hand is filled to five.
#[test]
fn the_end_card_comes_up_at_the_end_of_a_turn() {
    let five = ["loc.bowie", "loc.luna", "loc.venice", "loc.library", "loc.museum"];
    for at in [0, 1] {
        let mut pile = five.to_vec();
        pile.insert(at, "end");
        near_the_end(&pile)
            .answer(0, json!("end-turn"))
            .expect_log(
                "dwcg.eot.1 passed seat=0 to=3 cards=def.amy,def.amy,def.amy
                 dwcg.end.7 end-card-drawn seat=0
                 dwcg.eot.5 drew seat=0 cards=loc.bowie,loc.luna
                 dwcg.end.9 drew seat=0 cards=loc.venice,loc.library,loc.museum
                 dwcg.end.10 endgame-began seat=1
                 dwcg.turn.1 turn-began seat=1",
            )
            .expect_asked(1, "last-action");
    }
    let mut pile = five.to_vec();
    pile.insert(2, "end");
    near_the_end(&pile).answer(0, json!("end-turn")).expect_asked(1, "action");
}

/// A turn of seat 0 in the endgame phase.
fn last_turn(player: Value, others: [Value; 3], locations: Value) -> Scene {
    let [one, two, three] = others;
    scene(json!({
        "turn": 0, "phase": endgame(4, 0), "end_drawn": true,
        "players": [player, one, two, three], "locations": locations
    }))
}

fn rows() -> Value {
    json!([row("start.gallifrey", 0), row("start.amelia", 1)])
}

fn card() -> Value {
    json!({"hand": ["def.amy"]})
}

/// dwcg.end.11, dwcg.end.12, dwcg.end.13: one action, then directly the left neighbour; nothing is
/// passed or drawn.
#[test]
fn a_turn_is_one_action() {
    let hand = json!({"hand": ["def.doctor", "ene.dalek", "loc.bowie"]});
    let mut play = last_turn(hand, [card(), card(), card()], rows());
    play.expect_asked(0, "last-action")
        .refused(0, json!("end-turn"), "dwcg.end.13")
        .answers(0, place("enemy", "ene.dalek", "start.amelia"))
        .expect_log(
            "dwcg.att.7 enemies-placed seat=0 location=start.amelia cards=ene.dalek
             dwcg.turn.1 turn-began seat=1",
        )
        .expect_asked(1, "last-action")
        .expect("/players/0/hand", json!(["def.doctor", "loc.bowie"]))
        .expect("/players/3/hand", json!(["def.amy"]))
        .expect("/phase", endgame(5, 0));
}

/// dwcg.end.14: all seven kinds of action.
#[test]
fn every_kind_of_action_is_allowed() {
    let hand = json!({"hand": ["def.doctor", "ene.dalek", "loc.bowie", "sup.tardis"], "tp": 5});
    let options = last_turn(hand, [card(), card(), card()], rows()).options();
    for action in [
        to("location", "loc.bowie"),
        to("defender", "def.doctor"),
        to("enemy", "ene.dalek"),
        to("support", "sup.tardis"),
        to("reserve", "loc.bowie"),
        to("buy", 1),
        to("discard", "loc.bowie"),
        json!("forgo"),
    ] {
        assert!(options.contains(&action), "{action}");
    }
}

/// dwcg.end.15: the action may be forgone, but only now.
#[test]
fn an_action_may_be_forgone() {
    let mut play = last_turn(card(), [card(), card(), card()], rows());
    play.answer(0, json!("forgo")).expect_log(
        "dwcg.end.15 forwent seat=0
         dwcg.turn.1 turn-began seat=1",
    );
    near_the_end(&[]).refused(0, json!("forgo"), "dwcg.end.15");
}

/// dwcg.end.16, dwcg.turn.13: the last card may be played.
#[test]
fn there_is_no_minimum_hand() {
    for (action, with) in
        [("discard", "def.amy"), ("reserve", "def.amy"), ("location", "loc.bowie")]
    {
        let mut play = last_turn(json!({"hand": [with]}), [card(), card(), card()], rows());
        play.answer(0, to(action, with)).expect("/players/0/hand", Value::Null);
    }
    let mut fish = last_turn(json!({"hand": ["sup.fish"]}), [card(), card(), card()], rows());
    fish.give("def.rory")
        .answer(0, to("support", "sup.fish"))
        .expect("/players/0/hand", json!(["def.rory"]));
}

/// dwcg.end.17: the Reserve is free; U.N.I.T., Tesselecta and Rory's return are still possible.
#[test]
fn what_is_no_action_stays_possible() {
    let player = json!({"hand": ["ene.beast"], "reserve": ["ene.roboform"]});
    let other = json!({"hand": ["sup.tesselecta"], "units": ["sup.unit"], "tp": 1});
    let rows = json!([defended("loc.bowie", 1, &["def.rory"])]);
    let mut play = last_turn(player, [other, card(), card()], rows);
    play.answer(0, to("take", "ene.roboform"))
        .answers(0, place("enemy", "ene.beast", "loc.bowie"))
        .answer(0, to("add", "ene.roboform"))
        .expect_asked(1, "unit")
        .answer(1, json!("pay"))
        .expect_asked(1, "tesselecta")
        .answer(1, json!("decline"))
        .expect_asked(1, "rory")
        .answer(1, json!("take-rory"))
        .expect("/players/1/hand", json!(["def.rory", "sup.tesselecta"]))
        .expect_asked(1, "last-action");
}

/// dwcg.end.18: with no card and four TP the game ends at the start of the turn, with five it goes on.
#[test]
fn the_game_ends_when_a_player_cannot_act() {
    let end = |tp: u8| {
        let mut play = last_turn(card(), [json!({ "tp": tp }), card(), card()], rows());
        play.answer(0, json!("forgo"));
        play
    };
    end(4).expect_over().expect_logged("dwcg.end.18 game-ended why=cannot-act");
    end(5).expect_asked(1, "last-action").refused(1, to("discard", "def.amy"), "dwcg.tpd.1");
}

/// dwcg.end.19: cards in the Reserve count, also a U.N.I.T. in play; not with `endgame_reserve`
/// HAND_ONLY.
#[test]
fn reserve_cards_keep_a_player_in_the_game() {
    for kept in [json!({"reserve": ["def.amy"]}), json!({"units": ["sup.unit"]})] {
        let with = |option: &str| {
            let mut play = scene(json!({
                "setup": {"options": {"endgame_reserve": option}},
                "turn": 0, "phase": endgame(0, 0), "end_drawn": true,
                "players": [card(), kept], "locations": rows()
            }));
            play.answer(0, json!("forgo"));
            play
        };
        with("COUNTS").expect_asked(1, "last-action");
        with("HAND_ONLY").expect_over().expect_logged("dwcg.end.18 game-ended why=cannot-act");
    }
}

/// dwcg.end.18 with `endgame_stop` AT_ONCE: after any turn, whoever cannot act.
#[test]
fn the_game_may_end_at_once() {
    let with = |option: &str, tp: u8| {
        let mut play = scene(json!({
            "setup": {"options": {"endgame_stop": option}},
            "turn": 0, "phase": endgame(0, 0), "end_drawn": true,
            "players": [card(), card(), {"tp": tp}, card()], "locations": rows()
        }));
        play.answer(0, json!("forgo"));
        play
    };
    with("START_OF_TURN", 4).expect_asked(1, "last-action");
    with("AT_ONCE", 5).expect_asked(1, "last-action");
    with("AT_ONCE", 4).expect_over().expect_logged("dwcg.end.18 game-ended why=cannot-act");
}

/// All cards but so many in seat 1's hand; seat 0 has three of them and ten TP.
fn all_in_hand(discard: usize) -> Value {
    let mut cards = crate::common::all_cards(&book(json!({})));
    let own: Vec<String> = cards.drain(..3).collect();
    let discarded: Vec<String> = cards.drain(..discard).collect();
    json!({"turn": 0, "players": [{"hand": own, "tp": 10}, {"hand": cards}], "discard": discarded})
}

/// dwcg.end.20, dwcg.end.22: the discard pile is shuffled into a new pile, without the End card.
#[test]
fn an_empty_pile_is_shuffled_anew() {
    let mut play = scene(all_in_hand(2));
    play.give("end def.doctor def.doctor").answer(0, to("buy", 2)).expect_log(
        "dwcg.buy.1 paid seat=0 tp=10
         dwcg.end.7 end-card-drawn seat=0
         dwcg.end.20 reshuffled count=2
         dwcg.buy.3 drew seat=0 cards=def.doctor,def.doctor",
    );
    let mut position = all_in_hand(2);
    position["end_drawn"] = json!(true);
    position["phase"] = endgame(0, 0);
    let mut game = scene(position).game().game().clone();
    let mut peek = Peek::default();
    let buy = Legal::check(&game, Choice::Buy(1)).unwrap();
    game.play(buy, &mut Cx::silent(&mut peek)).unwrap();
    assert_eq!(peek.bags, [[("def.doctor".to_owned(), 2)]]);
}

/// dwcg.end.21: with both piles empty nothing is drawn, and nothing can be bought.
#[test]
fn empty_piles_give_no_card() {
    scene(all_in_hand(0)).refused(0, to("buy", 1), "dwcg.end.21");
    let mut one_left = scene(all_in_hand(1));
    one_left.refused(0, to("buy", 2), "dwcg.end.21");
    assert!(one_left.options().contains(&to("buy", 1)));
    let mut play = scene(all_in_hand(0));
    play.give("end").answer(0, json!("end-turn")).expect("/players/0/hand", Value::Null);
    play.expect_asked(1, "last-action");
}

/// dwcg.end.23: a full round of forgoing and reserving ends the game; an action starts it anew.
#[test]
fn a_round_in_which_nobody_acts_ends_the_game() {
    let mut play = last_turn(card(), [card(), card(), card()], rows());
    play.answer(0, json!("forgo"))
        .answer(1, to("reserve", "def.amy"))
        .answer(2, json!("forgo"))
        .answer(3, to("discard", "def.amy"))
        .expect("/phase", endgame(8, 0))
        .answer(0, json!("forgo"))
        .answers(1, [to("take", "def.amy"), to("reserve", "def.amy")])
        .answer(2, to("reserve", "def.amy"))
        .expect_over();
    assert_eq!(play.position()["ended"], "cannot-act", "seat 3 has nothing left");
    let mut play = last_turn(card(), [card(), card(), card()], rows());
    for seat in 0..3 {
        play.answer(seat, json!("forgo"));
    }
    play.answer(3, to("reserve", "def.amy"))
        .expect_over()
        .expect_logged("dwcg.end.23 game-ended why=all-idle");
}

/// Seat 0 after three idle turns of the others.
fn fourth_idle(player: Value) -> Scene {
    scene(json!({
        "turn": 0, "phase": endgame(7, 3), "end_drawn": true,
        "players": [player, card(), card(), card()], "locations": rows()
    }))
}

/// dwcg.end.24: taking U.N.I.T. back and playing it again is like reserving; playing it for the first
/// time is not.
#[test]
fn unit_played_again_counts_as_reserving() {
    fourth_idle(json!({"units": ["sup.unit"]}))
        .answers(0, [to("take-unit", "sup.unit"), to("support", "sup.unit")])
        .expect_over()
        .expect_logged("dwcg.end.23 game-ended why=all-idle");
    last_turn(json!({"units": ["sup.unit"]}), [card(), card(), card()], rows())
        .answers(0, [to("take-unit", "sup.unit"), to("support", "sup.unit")])
        .expect("/phase", endgame(5, 1))
        .expect("/players/0/unit_taken_back", Value::Null);
    fourth_idle(json!({"hand": ["sup.unit"]}))
        .answer(0, to("support", "sup.unit"))
        .expect_asked(1, "last-action")
        .expect("/phase", endgame(8, 0));
}

/// dwcg.end.24: a U.N.I.T. that was taken back in a normal turn, or discarded since, is not played
/// again but anew.
#[test]
fn a_new_unit_is_not_played_again() {
    let mut play = scene(json!({
        "turn": 0, "players": [{"hand": ["def.amy", "def.amy", "def.amy"], "units": ["sup.unit"]}]
    }));
    play.answer(0, to("take-unit", "sup.unit")).expect("/players/0/unit_taken_back", Value::Null);
    let mut play = fourth_idle(json!({"units": ["sup.unit"]}));
    play.answer(0, to("take-unit", "sup.unit"))
        .expect("/players/0/unit_taken_back", json!(true))
        .answer(0, to("discard", "sup.unit"))
        .expect("/players/0/unit_taken_back", Value::Null)
        .expect_asked(1, "last-action");
}

/// dwcg.end.24: twenty full rounds and no more, eighty turns with four players.
#[test]
fn the_endgame_has_twenty_rounds() {
    let after = |turns: u8| {
        let mut play = scene(json!({
            "turn": 3, "phase": endgame(turns, 0), "end_drawn": true,
            "players": [card(), card(), card(), card()], "locations": rows()
        }));
        play.answers(3, [to("discard", "def.amy")]);
        play
    };
    after(78).expect_asked(0, "last-action");
    after(79).expect_over().expect_logged("dwcg.end.24 game-ended why=round-limit");
}

/// dwcg.end.25: face-down cards are turned up before scoring, for everyone to see.
#[test]
fn cards_are_turned_up_at_the_end() {
    let rows = json!([
        attacked("loc.bowie", 0, 1, &["ene.dalek", "ene.master"]),
        defended("loc.luna", 2, &["def.rory"])
    ]);
    let mut play = last_turn(json!({}), [json!({}), card(), card()], rows);
    play.answer(0, json!("forgo")).expect_over();
    let log = play.take_log();
    assert_eq!(
        &log[2..5],
        [
            "dwcg.end.25 turned-up location=loc.bowie cards=ene.dalek,ene.master",
            "dwcg.end.25 turned-up location=loc.luna cards=def.rory",
            "dwcg.win.6 scored seat=0 own=0 attacked=0 vp=0"
        ]
    );
    let seen = play.view(Seat(3));
    assert_eq!(
        seen["places"][0]["attack"]["enemies"][1],
        json!({"card": "ene.master", "facing": "up"})
    );
    assert_eq!(seen["places"][1]["defenders"], json!(["def.rory"]));
}

/// dwcg.end.6, dwcg.end.10, dwcg.end.23, dwcg.end.24: a position's phase fits its End card and the turns
/// that the phase may have.
#[test]
fn impossible_phases_are_refused() {
    let possible = |phase: Value, end_drawn: bool| {
        Play::<CardGame>::try_at(json!({"phase": phase, "end_drawn": end_drawn}))
            .map_err(|fault| assert_eq!(fault.key, "fault-position-phase"))
            .is_ok()
    };
    assert!(possible(json!("normal"), false) && !possible(json!("normal"), true));
    assert!(possible(json!("announced"), true) && !possible(json!("announced"), false));
    assert!(possible(endgame(3, 3), true) && !possible(endgame(3, 3), false));
    assert!(possible(endgame(79, 0), true) && !possible(endgame(80, 0), true));
    assert!(!possible(endgame(4, 4), true), "the game would be over");
    assert!(!possible(endgame(2, 3), true), "more idle turns than turns");
}
