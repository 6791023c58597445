//! The twelve scenarios: what each changes, and how many cards are left to draw.

use crate::common::{
    Peek, attacked, book, end_share, endgame, exposed, holding, place, protected, row,
};
use crate::common::{scene, to};
use reglette_cardgame::{CardGame, Choice};
use reglette_engine::dice::Seeded;
use reglette_engine::setup::Content;
use reglette_engine::{Cx, Game, Legal, Seat, Setup};
use serde_json::{Value, json};

/// A game of a scenario after its deal.
fn dealt(scenario: &str, players: u8) -> CardGame {
    let book = book(json!({"scenario": scenario, "players": players}));
    let mut dice = Seeded::from_text(scenario);
    CardGame::start(&book, &mut Cx::silent(&mut dice)).unwrap()
}

/// dwcg.setup.12 and the set-ups V1 to V13: cards in the draw pile besides the End card.
#[test]
fn draw_piles_have_the_right_size() {
    for (scenario, players, pile) in [
        ("standard", 4, 110),
        ("standard", 3, 115),
        ("duel", 2, 79),
        ("five", 5, 105),
        ("quick", 4, 65),
        ("quick", 3, 70),
        ("teaching", 4, 66),
        ("teaching", 3, 71),
        ("fixed-end", 4, 110),
        ("fixed-end", 3, 115),
        ("english", 4, 110),
        ("english", 3, 115),
        ("crowded", 4, 102),
        ("crowded", 3, 109),
        ("invasion", 4, 106),
        ("invasion", 3, 112),
        ("partners", 4, 110),
        ("time-lords", 4, 110),
        ("time-lords", 3, 115),
        ("marathon", 4, 110),
        ("marathon", 3, 115),
    ] {
        let game = dealt(scenario, players);
        let table = &game.table;
        assert_eq!(table.pile.len(), pile, "{scenario} with {players}");
        assert_eq!(game.view(Seat(0).into()).pile, pile + 1, "the End card lies there too");
        let mut hands: Vec<usize> = table.players.iter().map(|it| it.hand.len()).collect();
        assert_eq!(hands[table.active.right(players).index()], 2, "{scenario}");
        hands.sort_unstable();
        assert!(hands[1..].iter().all(|&hand| hand == 5), "{scenario}");
    }
}

/// Every scenario is for as many players as its set-up says, the default first.
#[test]
fn scenarios_say_how_many_play() {
    let told: Vec<(&str, &[u8])> =
        CardGame::info().scenarios.iter().map(|it| (it.id, it.players)).collect();
    let (usual, four): (&[u8], &[u8]) = (&[4, 3], &[4]);
    assert_eq!(told.len(), 12);
    for (id, players) in told {
        let expected = match id {
            "duel" => &[2],
            "five" => &[5],
            "partners" => four,
            _ => usual,
        };
        assert_eq!(players, expected, "{id}");
    }
}

/// V3: the End card is among the last fifteen, Chameleon Arch is out, forty cards are in the box.
#[test]
fn a_duel_is_shorter_and_without_the_arch() {
    let setup = json!({"scenario": "duel"});
    assert_eq!(end_share(16, setup.clone()), Some((0, 16)));
    assert_eq!(end_share(15, setup.clone()), Some((1, 16)));
    let game = dealt("duel", 2);
    assert_eq!((game.table.boxed.len(), game.table.places.len()), (40, 2));
    assert_eq!(game.table.bank(), 30);
    let all = crate::common::all_cards(&book(setup));
    assert_eq!((all.len(), all.contains(&"sup.arch".to_owned())), (126, false));
}

/// V3: the opponent gets the three cards and plays next.
#[test]
fn in_a_duel_the_opponent_is_both_neighbours() {
    let mut play = scene(json!({
        "setup": {"scenario": "duel"}, "turn": 0, "players": [holding(&[]), {"hand": ["def.amy", "def.amy"]}]
    }));
    play.give("def.rory def.rory")
        .answer(0, json!("end-turn"))
        .expect("/players/1/hand/4", json!("loc.craig"))
        .expect_asked(1, "action");
}

/// V3, dwcg.cene.10: no attack can be taken over; Davros is a normal Enemy.
#[test]
fn in_a_duel_nothing_is_taken_over() {
    let mut play = scene(json!({
        "setup": {"scenario": "duel"}, "turn": 0,
        "players": [holding(&["ene.davros"])],
        "locations": [exposed("loc.bowie", 0, 1, &["ene.dalek"]), row("loc.luna", 1)]
    }));
    play.answer(0, to("enemy", "ene.davros"))
        .refused(0, to("at", "loc.bowie"), "dwcg.cene.10")
        .answer(0, to("at", "loc.luna"))
        .expect("/locations/1", attacked("loc.luna", 1, 0, &["ene.davros"]));
}

/// V4: a fifth colour, Bannerman Road, forty tokens, the last twenty as usual.
#[test]
fn five_at_the_table() {
    let setup = json!({"scenario": "five"});
    assert_eq!(book(setup.clone()).starts.len(), 5);
    assert_eq!(
        (end_share(21, setup.clone()), end_share(20, setup)),
        (Some((0, 21)), Some((1, 21)))
    );
    let game = dealt("five", 5);
    let names = game.table.book.names.space(0);
    let rows: Vec<&str> =
        game.table.places.iter().map(|it| names[it.card.index()].as_str()).collect();
    assert!(rows.len() == 5 && rows.contains(&"start.bannerman"), "{rows:?}");
    let view = game.view(Seat(4).into());
    assert_eq!((view.bank, view.players[4].daleks, view.players[4].tardises), (40, 5, 5));
    assert!(!crate::common::all_cards(&game.table.book).contains(&"start.bannerman".to_owned()));
}

/// V5: forty-five cards in the box, the End card among the last ten.
#[test]
fn a_quick_game() {
    let setup = json!({"scenario": "quick"});
    assert_eq!(end_share(11, setup.clone()), Some((0, 11)));
    assert_eq!(end_share(10, setup), Some((1, 11)));
    assert_eq!(dealt("quick", 4).table.boxed.len(), 45);
    assert_eq!(dealt("quick", 3).view(Seat(1).into()).boxed, 45, "their number is all one sees");
}

/// V6: four cards are out, forty in the box, the End card among the last ten.
#[test]
fn a_teaching_game_leaves_four_cards_out() {
    let setup = json!({"scenario": "teaching"});
    assert_eq!(end_share(11, setup.clone()), Some((0, 11)));
    assert_eq!(end_share(10, setup.clone()), Some((1, 11)));
    let all = crate::common::all_cards(&book(setup));
    assert_eq!(all.len(), 123);
    for out in ["sup.tesselecta", "sup.unit", "ene.pandorica", "ene.kovarian"] {
        assert!(!all.iter().any(|it| it == out), "{out}");
    }
    assert_eq!(dealt("teaching", 4).table.boxed.len(), 40);
}

/// V6, dwcg.info.1: hands, Reserves and face-down cards are open to everyone, the pile is not.
#[test]
fn a_teaching_game_is_open() {
    let play = scene(json!({
        "setup": {"scenario": "teaching"}, "turn": 0,
        "players": [{"hand": ["def.doctor"], "reserve": ["sup.jammy"]}],
        "locations": [
            attacked("loc.bowie", 0, 1, &["ene.angel"]), crate::common::defended("loc.luna", 0, &["def.rory"])
        ],
        "pile": ["loc.stonehenge"]
    }));
    let seen = play.view(Seat(2));
    assert_eq!(seen["players"][0]["hand"], json!(["def.doctor"]));
    assert_eq!(seen["players"][0]["reserve"], json!(["sup.jammy"]));
    assert_eq!(seen["places"][0]["attack"]["enemies"][0]["card"], "ene.angel");
    assert_eq!(seen["places"][1]["defenders"], json!(["def.rory"]));
    assert!(!seen.to_string().contains("stonehenge"));
}

/// Whether the next card bought is certainly the End card, before the one that replaces it.
fn ends_now(left: usize, setup: Value) -> bool {
    let mut game = scene(crate::common::pile_of(left, setup)).game().game().clone();
    let buy = Legal::check(&game, Choice::Buy(1)).unwrap();
    game.play(buy, &mut Cx::silent(&mut Peek::default())).unwrap();
    game.table.end_drawn
}

/// V7: draw 91 is the End card with four players, draw 96 with three.
#[test]
fn a_fixed_end_card() {
    for players in [4, 3] {
        let setup = json!({"scenario": "fixed-end", "players": players});
        assert!(!ends_now(21, setup.clone()));
        assert!(ends_now(20, setup));
    }
    let refused: Setup = serde_json::from_value(
        json!({"scenario": "fixed-end", "options": {"end_card": "SHUFFLED"}}),
    )
    .unwrap();
    let fault = CardGame::book(&refused, &Content::default()).unwrap_err();
    assert_eq!(fault.key, "fault-option-fixed");
}

/// V8: the edition `english` sets three options and no other; the scenario is the same game.
#[test]
fn the_english_edition() {
    let english = book(json!({"scenario": "english"})).options;
    assert_eq!(english, book(json!({"edition": "english"})).options);
    let three = json!({"end_card": "FIXED", "end_counters": "EITHER", "forced_discard": "LE"});
    assert_eq!(english, book(json!({ "options": three })).options);
    assert_eq!(book(json!({"edition": "french"})).options, book(json!({})).options);
    assert_ne!(english, book(json!({})).options);
}

/// V9: two Locations more in each row, without TP.
#[test]
fn a_crowded_universe() {
    let game = dealt("crowded", 4);
    let table = &game.table;
    assert_eq!((table.places.len(), table.bank()), (12, 30));
    for seat in Seat::all(4) {
        let row: Vec<u8> = table
            .places
            .iter()
            .filter(|it| it.owner == seat)
            .map(|it| table.book.tp(it.card))
            .collect();
        assert_eq!((row.len(), row[0]), (3, 0), "the Starting Location first");
        assert!(row[1..].iter().all(|&tp| tp > 0), "two of the deck's");
    }
    assert!(table.places[4..].iter().all(|it| table.pile.count(it.card) == 0));
}

/// V10: everyone attacks the left neighbour's Starting Location with a face-down Enemy.
#[test]
fn an_invasion() {
    for players in [3, 4] {
        let game = dealt("invasion", players);
        for seat in Seat::all(players) {
            let seen = game.view(seat.into());
            assert_eq!(seen.players[seat.index()].daleks, 4);
            for place in &seen.places {
                let attack = place.attack.as_ref().unwrap();
                assert_eq!(attack.by.left(1, players), place.owner);
                assert_eq!(attack.enemies.len(), 1);
                assert_eq!(attack.enemies[0].card.is_some(), attack.by == seat);
            }
        }
    }
}

/// A table of partners, seats 0 and 2 against 1 and 3.
fn partners(locations: Value) -> crate::common::Scene {
    scene(json!({
        "setup": {"scenario": "partners"}, "turn": 0,
        "players": [holding(&["ene.davros", "sup.arch"]), {}, {"hand": ["def.amy"]}],
        "locations": locations
    }))
}

/// V11, dwcg.att.2, dwcg.att.13, dwcg.cene.10: no Enemy on a partner's Location, not even to strip, and no
/// take-over of the partner's attack or of an attack on the partner.
#[test]
fn partners_do_not_attack_each_other() {
    let mut play = partners(json!([
        row("loc.bowie", 2),
        protected("loc.luna", 2),
        exposed("loc.pompeii", 2, 1, &["ene.dalek"]),
        exposed("loc.venice", 3, 2, &["ene.flagship"]),
        exposed("loc.library", 1, 3, &["ene.dalek"]),
        row("loc.museum", 1),
    ]));
    play.answer(0, to("enemy", "ene.davros"))
        .refused(0, to("at", "loc.bowie"), "dwcg.att.2")
        .refused(0, to("at", "loc.luna"), "dwcg.att.2")
        .refused(0, to("at", "loc.pompeii"), "dwcg.cene.10")
        .refused(0, to("at", "loc.venice"), "dwcg.att.13");
    assert_eq!(play.options(), [to("at", "loc.library"), to("at", "loc.museum")]);
}

/// V11, dwcg.csup.36: an attack is not redirected to the partner, but to the attacker's partner.
#[test]
fn an_attack_is_redirected_to_the_attackers_partner() {
    let mut play = partners(json!([
        attacked("loc.bowie", 0, 1, &["ene.dalek"]),
        row("loc.luna", 2),
        row("loc.pompeii", 1),
        row("loc.venice", 3),
    ]));
    play.answers(0, place("support", "sup.arch", "loc.bowie"))
        .refused(0, to("at", "loc.luna"), "dwcg.csup.36")
        .refused(0, to("at", "loc.pompeii"), "dwcg.csup.36")
        .answer(0, to("at", "loc.venice"))
        .expect("/locations/3", attacked("loc.venice", 3, 1, &["ene.dalek"]));
}

/// V11, dwcg.win.6, dwcg.info.1: partners add their points and still hide their cards.
#[test]
fn partners_win_together() {
    let mut play = scene(json!({
        "setup": {"scenario": "partners"},
        "turn": 0, "phase": endgame(0, 0), "end_drawn": true,
        "players": [{"hand": ["def.amy"]}],
        "locations": [
            row("loc.midnight", 0), row("loc.bowie", 1), row("loc.stonehenge", 2), row("loc.area51", 3)
        ]
    }));
    assert_eq!(play.view(Seat(2))["players"][0]["hand"], json!([null]));
    play.answer(0, json!("forgo")).expect_over();
    let outcome = play.game().game().outcome().unwrap();
    assert_eq!(outcome.scores, [1, 3, 5, 2]);
    assert_eq!(outcome.winners, [Seat(0), Seat(2)]);
}

/// V12, dwcg.setup.15: four TP each from the bank.
#[test]
fn time_lords_start_with_four_points() {
    for (players, bank) in [(4, 14), (3, 18)] {
        let game = dealt("time-lords", players);
        assert!(game.table.players.iter().all(|it| it.tp == 4));
        assert_eq!(game.table.bank(), bank);
    }
}

/// V13: the End card is the very last one, and counters do not end the game.
#[test]
fn a_marathon_runs_to_the_bottom() {
    let setup = json!({"scenario": "marathon"});
    assert!(!ends_now(1, setup.clone()));
    assert!(ends_now(0, setup.clone()));
    let locations = ["loc.bowie", "loc.luna", "loc.pompeii", "loc.venice", "loc.library"];
    let own = locations.map(|it| protected(it, 1));
    let others = ["loc.museum", "loc.sardick", "loc.downing", "loc.craig", "loc.area51"];
    let enemies = ["ene.beast", "ene.minotaur", "ene.sycorax", "ene.nestene", "ene.zero"];
    let taken = others.iter().zip(enemies).map(|(it, enemy)| attacked(it, 2, 1, &[enemy]));
    let mut play = scene(json!({
        "setup": setup, "turn": 0,
        "players": [{"hand": ["def.amy", "def.amy", "def.amy"]}],
        "locations": own.into_iter().chain(taken).collect::<Vec<_>>()
    }));
    play.give("def.rory def.rory").answer(0, json!("end-turn")).expect_asked(1, "action");
}
