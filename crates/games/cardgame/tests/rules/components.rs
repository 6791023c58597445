//! What is in the box (dwcg.comp) and what the game is about (dwcg.over).

use crate::common::{
    Scene, attacked, book, defended, endgame, holding, place, protected, row, scene, to,
};
use reglette_cardgame::data::Face;
use reglette_cardgame::table::Table;
use reglette_cardgame::{CardGame, CardId};
use reglette_engine::dice::Seeded;
use reglette_engine::setup::Content;
use reglette_engine::{Code, Cx, Game, Options, Rng, Seat, Setup};
use reglette_testkit::Play;
use serde_json::{Value, json};

/// dwcg.comp.1, dwcg.comp.6: 127 game cards of four kinds.
#[test]
fn the_deck_has_127_cards_of_four_kinds() {
    let book = book(json!({}));
    assert_eq!(book.cards.len(), 127);
    let count = |is: fn(Face) -> bool| book.cards.iter().filter(|&it| is(book.face(it))).count();
    assert_eq!(count(|face| matches!(face, Face::Location { .. })), 26);
    assert_eq!(count(|face| face == Face::Defender), 39);
    assert_eq!(count(|face| matches!(face, Face::Enemy(_))), 43);
    assert_eq!(count(|face| matches!(face, Face::Support(_))), 19);
}

/// dwcg.comp.2, dwcg.comp.3: four Starting Locations and one End card apart from them.
#[test]
fn four_starting_locations_and_the_end_card_are_apart() {
    let book = book(json!({}));
    assert_eq!(book.starts.len(), 4);
    assert!(book.starts.iter().all(|it| matches!(book.face(it), Face::Start { .. })));
    assert!(book.starts.iter().all(|it| book.cards.count(it) == 0));
    let ends = book.deck.cards.iter().filter(|card| card.face == Face::End);
    assert_eq!(ends.map(|card| card.copies).collect::<Vec<_>>(), [0]);
    assert_eq!(book.face(book.deck.end), Face::End);
}

fn refused(position: Value) -> &'static str {
    Play::<CardGame>::try_at(position).unwrap_err().key
}

/// dwcg.comp.4: no thirty-first token.
#[test]
fn there_are_thirty_time_tokens() {
    let with = |more: u8| json!({"players": [{"tp": 10}, {"tp": 10}, {}, {"tp": 9 + more}]});
    assert_eq!(scene(with(0)).view(Seat(2))["bank"], 1);
    assert_eq!(scene(with(1)).view(Seat(2))["bank"], 0);
    assert_eq!(refused(with(2)), "fault-position-tokens");
}

/// dwcg.comp.5: a sixth Dalek or TARDIS counter does not exist.
#[test]
fn a_colour_has_five_counters_of_each_kind() {
    const ROW: [&str; 6] =
        ["loc.bowie", "loc.luna", "loc.pompeii", "loc.venice", "loc.library", "loc.museum"];
    let daleks = |count: usize| -> Value {
        ROW[..count].iter().map(|it| attacked(it, 1, 0, &["ene.dalek"])).collect()
    };
    let tardises =
        |count: usize| -> Value { ROW[..count].iter().map(|it| protected(it, 1)).collect() };
    let enemy = |it: Value| {
        let mut places = it;
        if let Some(sixth) = places.get_mut(5).and_then(|it| it.get_mut("attack")) {
            sixth["enemies"] = json!(["ene.beast"]);
        }
        if let Some(fifth) = places.get_mut(4).and_then(|it| it.get_mut("attack")) {
            fifth["enemies"] = json!(["ene.flagship"]);
        }
        places
    };
    let five = scene(json!({"locations": enemy(daleks(5))})).view(Seat(2));
    assert_eq!(five["players"][0]["daleks"], 0);
    assert_eq!(refused(json!({"locations": enemy(daleks(6))})), "fault-position-counters");
    let five = scene(json!({"locations": tardises(5)})).view(Seat(2));
    assert_eq!(
        (&five["players"][1]["tardises"], &five["players"][0]["tardises"]),
        (&json!(0), &json!(5))
    );
    assert_eq!(refused(json!({"locations": tardises(6)})), "fault-position-counters");
}

/// dwcg.comp.7: three or four players.
#[test]
fn three_or_four_play() {
    let asked = |players: u8| {
        let setup = Setup { players: Some(players), ..Setup::default() };
        CardGame::book(&setup, &Content::default())
    };
    assert_eq!(asked(3).unwrap().players, 3);
    assert_eq!(asked(4).unwrap().players, 4);
    for players in [1, 2, 5] {
        assert_eq!(asked(players).unwrap_err().code, Code::BadRequest);
    }
}

/// dwcg.comp.1, dwcg.comp.4, dwcg.comp.5: whatever is played, nothing is lost and nothing added.
#[test]
fn cards_tokens_and_counters_stay_the_same() {
    let book = book(json!({}));
    for seed in 0..20 {
        let mut dice = Seeded::from_text(&format!("dice {seed}"));
        let mut rng = Rng::from_text(&format!("players {seed}"));
        let mut game = CardGame::start(&book, &mut Cx::silent(&mut dice)).unwrap();
        let mut options = Options::new();
        while game.ask().is_some() {
            check(&game.table);
            options.fill(&game);
            let pick = options.pick(rng.index(options.list().len()));
            game.play(pick, &mut Cx::silent(&mut dice)).unwrap();
        }
        check(&game.table);
    }
}

fn check(table: &Table) {
    let mut cards = usize::from(table.pile.len() + table.discard.len() + table.boxed.len());
    cards += table.top.len() + table.staged.len() + table.enemies.len();
    let mut tokens = table.bank();
    for player in &table.players {
        cards += player.hand.len() + player.reserve.len();
        cards += player.units.len() + player.beside.len();
        tokens += player.tp;
    }
    for place in &table.places {
        cards += usize::from(matches!(table.face(place.card), Face::Location { .. }));
        cards += place.defenders.len();
        cards += place.attack.map_or(0, |attack| usize::from(attack.rivers));
    }
    assert_eq!((cards, tokens), (127, 30));
    for seat in Seat::all(4) {
        assert!(table.daleks_in_play(seat) <= 5 && table.tardises_in_play(seat) <= 5);
    }
}

/// dwcg.over.1: Defenders go to one's own Locations, Enemies to those of the others.
#[test]
fn everyone_plays_both_sides() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor", "ene.dalek"])],
        "locations": [row("loc.bowie", 0), row("loc.luna", 0), row("loc.pompeii", 1), row("loc.venice", 3)]
    }));
    play.answer(0, to("defender", "def.doctor"));
    assert_eq!(play.options(), [to("at", "loc.bowie"), to("at", "loc.luna")]);
    play.answer(0, to("at", "loc.luna")).answer(0, to("enemy", "ene.dalek"));
    assert_eq!(play.options(), [to("at", "loc.pompeii"), to("at", "loc.venice")]);
}

/// dwcg.over.2, dwcg.over.3: as many actions as cards and TP allow, never below three cards.
#[test]
fn cards_and_points_limit_the_number_of_actions() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["loc.bowie", "loc.luna", "loc.pompeii", "loc.museum"], "tp": 5}],
        "pile": ["loc.venice"]
    }));
    play.answers(0, [to("location", "loc.bowie"), json!("leave-points")])
        .refused(0, to("location", "loc.luna"), "dwcg.turn.8")
        .answer(0, to("buy", 1))
        .answers(0, [to("location", "loc.venice"), json!("leave-points")])
        .refused(0, to("location", "loc.luna"), "dwcg.turn.8")
        .refused(0, to("buy", 1), "dwcg.buy.6");
    assert_eq!(play.options(), [json!("end-turn")]);
}

/// dwcg.over.4: the three cards left go to the right neighbour.
#[test]
fn three_cards_go_to_the_right() {
    let mut play = scene(json!({"turn": 0, "players": [holding(&[])]}));
    play.give("def.amy def.rory").answer(0, json!("end-turn"));
    play.expect("/players/3/hand", json!(["loc.area51", "loc.midnight", "loc.craig"]));
    play.expect("/players/0/hand", json!(["def.amy", "def.rory"]));
}

/// dwcg.over.5, dwcg.over.6: rows of Locations with the others' Enemies and the owner's Defenders
/// on them.
#[test]
fn enemies_and_defenders_lie_on_the_location() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["loc.bowie", "def.doctor", "ene.dalek"])],
        "locations": [row("start.gallifrey", 0), row("start.amelia", 1)]
    }));
    play.answers(0, [to("location", "loc.bowie"), json!("leave-points")])
        .answers(0, place("defender", "def.doctor", "loc.bowie"))
        .answers(0, place("enemy", "ene.dalek", "start.amelia"))
        .expect(
            "/locations",
            json!([
                row("start.gallifrey", 0),
                attacked("start.amelia", 1, 0, &["ene.dalek"]),
                defended("loc.bowie", 0, &["def.doctor"]),
            ]),
        );
}

/// dwcg.over.7: two cards in the Reserve, not three.
#[test]
fn the_reserve_keeps_two_cards() {
    let mut play = scene(json!({"players": [holding(&["def.doctor", "def.amy", "def.rory"])]}));
    play.answers(0, [to("reserve", "def.doctor"), to("add", "def.amy")])
        .refused(0, to("reserve", "def.rory"), "dwcg.res.4")
        .expect("/players/0/reserve", json!(["def.doctor", "def.amy"]));
}

/// dwcg.over.8, dwcg.over.9: only Locations score, one's own and those under one's attack; the most
/// points win.
#[test]
fn locations_alone_score_and_the_most_points_win() {
    let mut play: Scene = scene(json!({
        "turn": 0, "phase": endgame(0, 0), "end_drawn": true,
        "players": [{}, {"tp": 4}, {"hand": ["loc.stonehenge"], "reserve": ["loc.silencio"], "tp": 20}],
        "locations": [
            row("loc.bowie", 0), attacked("loc.library", 3, 1, &["ene.dalek"]),
            row("loc.midnight", 2), row("loc.venice", 3),
        ]
    }));
    play.answer(0, json!("forgo")).expect_over();
    let outcome = play.game().game().outcome().unwrap();
    assert_eq!(outcome.scores, [3, 4, 1, 3]);
    assert_eq!(outcome.winners, [Seat(1)]);
}

/// dwcg.comp.6: every card of the deck has a name of its own kind.
#[test]
fn ids_tell_the_kind() {
    let book = book(json!({}));
    for (at, title) in book.deck.titles.iter().enumerate() {
        let face = book.face(CardId(u8::try_from(at).unwrap()));
        let prefix = match face {
            Face::Defender => "def.",
            Face::Enemy(_) => "ene.",
            Face::Support(_) => "sup.",
            Face::Location { .. } => "loc.",
            Face::Start { .. } => "start.",
            Face::End => "end",
        };
        assert!(title.id.starts_with(prefix), "{}", title.id);
    }
}
