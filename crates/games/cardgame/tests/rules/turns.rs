//! Turns and actions (dwcg.turn), and the end of a turn (dwcg.eot).

use crate::common::{Scene, attacked, defended, holding, place, row, scene, to};
use reglette_engine::{Code, Seat};
use serde_json::{Value, json};

/// Seat 0 can do everything: a card of each kind and three more, TP, somebody to attack.
fn rich_turn(option: &str) -> Value {
    json!({
        "setup": {"options": {"min_hand": option}},
        "turn": 0,
        "players": [{
            "hand": ["loc.bowie", "def.doctor", "ene.dalek", "sup.tardis", "def.amy", "def.rory"],
            "tp": 10
        }],
        "locations": [row("start.gallifrey", 0), row("start.amelia", 1)],
        "pile": ["loc.luna", "loc.venice"]
    })
}

/// dwcg.turn.1: turns go to the left, from the last seat to the first.
#[test]
fn turns_go_clockwise() {
    for (seat, next) in [(0, 1), (3, 0)] {
        let mut players = json!([{}, {}, {}, {}]);
        players[usize::from(seat)] = holding(&[]);
        let mut play = scene(json!({"turn": seat, "players": players}));
        play.give("def.amy def.amy").answer(seat, json!("end-turn")).expect_asked(next, "action");
    }
}

/// dwcg.turn.4: the seven kinds of action, and nothing else.
#[test]
fn there_are_seven_kinds_of_action() {
    let mut play = scene(rich_turn("EACH_ACTION"));
    let options = play.options();
    for action in [
        to("location", "loc.bowie"),
        to("defender", "def.doctor"),
        to("enemy", "ene.dalek"),
        to("support", "sup.tardis"),
        to("reserve", "sup.tardis"),
        to("buy", 2),
        to("discard", "ene.dalek"),
    ] {
        assert!(options.contains(&action), "{action}");
    }
    for option in options {
        let kind = option.as_object().unwrap().keys().next().unwrap().as_str();
        let known = ["location", "defender", "enemy", "support", "reserve", "buy", "discard"];
        assert!(known.contains(&kind), "{kind}");
    }
    play.refused(0, json!("take-rory"), "dwcg.turn.4").refused(0, json!("done"), "dwcg.turn.4");
}

/// dwcg.turn.3, dwcg.turn.5: any number of actions, in any order, the same kind several times.
#[test]
fn actions_may_be_repeated_in_any_order() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["loc.bowie", "loc.luna", "def.doctor", "ene.dalek", "def.amy"])],
        "locations": [row("start.gallifrey", 0), row("start.amelia", 1)]
    }));
    play.answers(0, [to("location", "loc.luna"), json!("take-points")])
        .answers(0, place("enemy", "ene.dalek", "start.amelia"))
        .answers(0, [to("location", "loc.bowie"), json!("take-points")])
        .answers(0, place("defender", "def.doctor", "loc.bowie"))
        .answer(0, json!("done"))
        .answers(0, place("defender", "def.amy", "loc.luna"))
        .expect_asked(0, "action");
    assert_eq!(play.options(), [json!("end-turn")], "and none at all is fine too");
}

/// dwcg.turn.6: an action is finished before the next one starts.
#[test]
fn one_action_at_a_time() {
    let mut play = scene(rich_turn("EACH_ACTION"));
    play.answer(0, to("location", "loc.bowie"))
        .refused(0, to("defender", "def.doctor"), "dwcg.turn.6")
        .refused(0, to("buy", 1), "dwcg.turn.6")
        .answer(0, json!("leave-points"))
        .answer(0, to("defender", "def.doctor"))
        .refused(0, to("enemy", "ene.dalek"), "dwcg.turn.6")
        .refused(0, json!("end-turn"), "dwcg.turn.6")
        .answer(0, to("at", "loc.bowie"))
        .refused(0, to("support", "sup.tardis"), "dwcg.turn.6")
        .answer(0, json!("done"))
        .expect_asked(0, "action");
}

/// Seat 0 attacks seat 1, who has U.N.I.T. in play and Tesselecta in hand.
fn attack_on_unit() -> Scene {
    let mut play = scene(json!({
        "turn": 0,
        "players": [
            holding(&["ene.beast", "ene.dalek"]),
            {"hand": ["sup.tesselecta", "loc.bowie"], "units": ["sup.unit"], "tp": 1}
        ],
        "locations": [defended("start.amelia", 1, &["def.doctor"])]
    }));
    play.answers(0, place("enemy", "ene.beast", "start.amelia"));
    play
}

/// dwcg.turn.7, dwcg.turn.12, dwcg.turn.13: inside the action of seat 0 seat 1 decides about U.N.I.T.
/// and Tesselecta but takes no action, and may hold fewer than three cards.
#[test]
fn some_support_cards_are_used_inside_an_action() {
    let mut play = attack_on_unit();
    play.expect_asked(1, "unit").refused(1, to("location", "loc.bowie"), "dwcg.turn.12");
    assert_eq!(play.fault(0, &json!("end-turn")).code, Code::NotYourTurn);
    play.answer(1, json!("decline"))
        .expect_asked(1, "tesselecta")
        .refused(1, to("discard", "loc.bowie"), "dwcg.turn.12")
        .answer(1, to("tesselecta", "hand"))
        .expect("/players/1/hand", json!(["def.doctor", "loc.bowie"]))
        .expect_asked(0, "action");
}

/// dwcg.turn.12: nobody acts on another's turn.
#[test]
fn only_the_active_player_acts() {
    let mut play =
        scene(json!({"turn": 0, "players": [holding(&["def.amy"]), {"hand": ["loc.bowie"]}]}));
    let fault = play.fault(1, &to("location", "loc.bowie"));
    assert_eq!(fault.code, Code::NotYourTurn);
}

/// dwcg.turn.8, dwcg.turn.15: with four cards each action can be taken, with three none; what is
/// refused costs nothing.
#[test]
fn three_cards_must_stay_in_hand() {
    for (card, action) in [
        ("loc.bowie", "location"),
        ("def.doctor", "defender"),
        ("ene.dalek", "enemy"),
        ("sup.tardis", "support"),
        ("loc.bowie", "reserve"),
        ("ene.dalek", "discard"),
    ] {
        let hand = |rest: &[&str]| {
            let hand = [&[card], rest].concat();
            scene(json!({"turn": 0, "players": [{"hand": hand}]}))
        };
        hand(&["def.amy", "def.amy"]).refused(0, to(action, card), "dwcg.turn.8");
        hand(&["def.amy", "def.amy", "def.amy"]).answer(0, to(action, card));
    }
}

/// dwcg.turn.8: an action of two cards needs five, K-9 too.
#[test]
fn two_cards_need_five_in_hand() {
    let with = |hand: &[&str]| {
        scene(json!({
            "turn": 0, "players": [{"hand": hand}],
            "locations": [attacked("loc.bowie", 0, 1, &["ene.dalek"]), row("loc.luna", 0)]
        }))
    };
    let four = ["def.doctor", "def.amy", "def.rory", "sup.k9"];
    with(&four).refused(0, to("support", "sup.k9"), "dwcg.turn.8");
    let mut play = with(&four);
    play.answers(0, place("defender", "def.doctor", "loc.luna")).expect_asked(0, "action");
    let five = ["def.doctor", "def.amy", "def.rory", "sup.k9", "def.rory"];
    with(&five).answers(0, place("support", "sup.k9", "loc.bowie")).expect_asked(0, "support-cost");
    let mut play = with(&five);
    play.answers(0, place("defender", "def.doctor", "loc.luna"))
        .expect_asked(0, "defend-more")
        .answer(0, to("add", "def.amy"))
        .expect_asked(0, "action");
}

/// dwcg.turn.9: a Reserve card counts once it is in hand.
#[test]
fn reserve_cards_count_only_in_hand() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["loc.bowie", "def.amy", "def.amy"], "reserve": ["def.rory"]}]
    }));
    play.refused(0, to("location", "loc.bowie"), "dwcg.turn.8")
        .answer(0, to("take", "def.rory"))
        .answer(0, to("location", "loc.bowie"));
}

/// dwcg.turn.10: Rory may come back, so he is not counted; what is certainly drawn is.
#[test]
fn certain_draws_count_and_uncertain_returns_do_not() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["sup.tesselecta", "def.rory", "def.doctor", "def.amy"]}],
        "locations": [attacked("loc.bowie", 0, 1, &["ene.dalek"])]
    }));
    play.answers(0, place("defender", "def.rory", "loc.bowie"))
        .expect_asked(0, "tesselecta")
        .answer(0, json!("decline"))
        .expect_asked(0, "action")
        .refused(0, to("defender", "def.doctor"), "dwcg.turn.8");
    let with = |hand: &[&str]| {
        scene(json!({"turn": 0, "players": [{"hand": hand, "tp": 10}], "pile": ["ene.beast"]}))
    };
    with(&["sup.fish", "def.amy", "def.amy"]).answer(0, to("support", "sup.fish"));
    with(&["sup.fish", "def.amy"]).refused(0, to("support", "sup.fish"), "dwcg.turn.8");
    with(&["def.amy", "def.amy"]).answer(0, to("buy", 1));
    with(&["def.amy"]).refused(0, to("buy", 1), "dwcg.turn.8");
}

/// dwcg.turn.14: a hand may be of any size.
#[test]
fn there_is_no_maximum_hand() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": vec!["def.doctor"; 11].into_iter().chain(vec!["def.amy"; 11]).collect::<Vec<_>>(), "tp": 30}],
        "pile": vec!["def.rory"; 6]
    }));
    play.answer(0, to("buy", 6)).expect("/players/0/hand/27", json!("def.rory"));
}

/// dwcg.turn.11, dwcg.eot.1, dwcg.eot.2, dwcg.eot.8: only with exactly three cards can the turn end,
/// and a surplus can always be discarded.
#[test]
fn a_turn_ends_with_three_cards() {
    let mut play = scene(json!({
        "turn": 0, "players": [holding(&["sup.jammy", "sup.arch"])], "pile": ["def.amy", "def.rory"]
    }));
    play.refused(0, json!("end-turn"), "dwcg.eot.2");
    assert!(play.options().contains(&to("discard", "sup.arch")));
    play.answer(0, to("discard", "sup.arch"))
        .answer(0, json!("done"))
        .refused(0, json!("end-turn"), "dwcg.eot.2")
        .answer(0, to("discard", "sup.jammy"))
        .expect("/players/0/hand", json!(["loc.area51", "loc.midnight", "loc.craig"]))
        .answer(0, json!("end-turn"))
        .expect("/players/0/hand", json!(["def.amy", "def.rory"]))
        .expect("/players/3/hand", json!(["loc.area51", "loc.midnight", "loc.craig"]));
}

/// dwcg.eot.3, dwcg.eot.5, dwcg.eot.6, dwcg.eot.7: the Reserve stays; two cards are drawn; with the
/// three of the left neighbour the next turn begins with five.
#[test]
fn the_reserve_is_not_passed() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [
            {"hand": ["def.amy", "def.amy", "def.amy"], "reserve": ["ene.dalek", "ene.dalek"]},
            {"hand": ["def.rory", "def.rory", "def.rory"]}
        ],
        "pile": ["loc.bowie", "loc.luna", "loc.venice", "loc.library"]
    }));
    play.answer(0, json!("end-turn"))
        .expect_log(
            "dwcg.eot.1 passed seat=0 to=3 cards=def.amy,def.amy,def.amy
             dwcg.eot.5 drew seat=0 cards=loc.bowie,loc.luna
             dwcg.turn.1 turn-began seat=1",
        )
        .expect("/players/0/reserve", json!(["ene.dalek", "ene.dalek"]))
        .answer(1, json!("end-turn"))
        .expect("/players/0/hand/4", json!("loc.luna"));
    assert_eq!(play.view(Seat(2))["players"][0]["hand"].as_array().unwrap().len(), 5);
}

/// dwcg.eot.4: only giver and receiver see the cards passed.
#[test]
fn cards_are_passed_unseen() {
    let mut play =
        scene(json!({"turn": 0, "players": [{"hand": ["def.amy", "def.amy", "def.amy"]}]}));
    play.give("loc.bowie loc.luna").answer(0, json!("end-turn"));
    for (viewer, hand) in [
        (3, json!(["def.amy", "def.amy", "def.amy"])),
        (0, json!([null, null, null])),
        (1, json!([null, null, null])),
    ] {
        assert_eq!(play.view(Seat(viewer))["players"][3]["hand"], hand);
    }
}

/// dwcg.eot.9: who has fewer than three cards passes them all.
#[test]
fn fewer_than_three_cards_are_all_passed() {
    let mut play = scene(json!({"turn": 0, "players": [{"hand": ["def.amy", "def.rory"]}]}));
    play.give("loc.bowie loc.luna").answer(0, json!("end-turn")).expect_log(
        "dwcg.eot.1 passed seat=0 to=3 cards=def.amy,def.rory
         dwcg.eot.5 drew seat=0 cards=loc.bowie,loc.luna
         dwcg.turn.1 turn-began seat=1",
    );
}

/// dwcg.turn.8 with `min_hand` END_OF_TURN: only dwcg.eot.2 and dwcg.eot.9 are left.
#[test]
fn the_minimum_may_be_looked_at_only_at_the_end() {
    let mut play = scene(rich_turn("END_OF_TURN"));
    play.refused(0, json!("end-turn"), "dwcg.eot.2")
        .answers(0, [to("location", "loc.bowie"), json!("leave-points")])
        .answers(0, place("defender", "def.doctor", "loc.bowie"))
        .answer(0, json!("done"))
        .refused(0, json!("end-turn"), "dwcg.eot.2")
        .answers(0, place("enemy", "ene.dalek", "start.amelia"))
        .answers(0, [to("discard", "def.amy"), to("add", "def.rory")])
        .answer(0, to("support", "sup.tardis"))
        .expect("/players/0/hand", Value::Null)
        .answer(0, json!("end-turn"))
        .expect("/players/0/hand", json!(["loc.luna", "loc.venice"]));
}
