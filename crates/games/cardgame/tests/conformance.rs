//! What every game promises, kept by the card game; and that no card, token or counter is ever lost.
#![allow(clippy::unwrap_used)]

use reglette_cardgame::book::Book;
use reglette_cardgame::cards::{CardId, Heap};
use reglette_cardgame::data::Face;
use reglette_cardgame::table::{COUNTERS, Table};
use reglette_cardgame::{CardGame, What};
use reglette_engine::{Seat, Viewer};
use reglette_testkit::secrets::Secrets;
use reglette_testkit::wander::{Wander, setups};
use serde_json::Value;

reglette_testkit::conformance!(CardGame);
reglette_testkit::secrets!(CardGame, SECRETS);

/// dwcg.end.20: the open discards are shuffled into a new pile.
const SECRETS: Secrets<CardGame> =
    Secrets { mask, held, erases: |event| matches!(event.what, What::Reshuffled { .. }) };

/// dwcg.info.1, dwcg.info.2, dwcg.info.3, dwcg.info.4: what a viewer may not know, told apart from
/// the game's own views.
fn mask(game: &CardGame, position: &mut Value, viewer: Viewer) {
    let table = &game.table;
    let (open, over) = (table.book.is_open(), table.ended.is_some());
    if !viewer.sees(table.active) {
        hide_unfinished_act(table, position);
    }
    for field in ["boxed", "pile"] {
        hide(position.get_mut(field));
    }
    if open {
        return;
    }
    for seat in Seat::all(table.book.players).filter(|&seat| !viewer.sees(seat)) {
        let player = &mut position["players"][seat.index()];
        hide(player.get_mut("hand"));
        hide(player.get_mut("reserve"));
    }
    for place in position["locations"].as_array_mut().unwrap() {
        let owner = seat(&place["owner"]);
        let attacked = place.get("attack").is_some();
        // Where both sides lie a Conflict goes on, and everything there is face up (dwcg.conf.4).
        if !viewer.sees(owner) && !attacked && !over {
            hide(place.get_mut("defenders"));
        }
        if let Some(attack) = place.get_mut("attack")
            && !viewer.sees(seat(&attack["by"]))
        {
            let enemies = attack["enemies"].as_array_mut().unwrap();
            let face_down = enemies.iter_mut().filter(|enemy| enemy.is_string());
            face_down.for_each(|enemy| *enemy = Value::Null);
        }
    }
}

fn seat(value: &Value) -> Seat {
    Seat(u8::try_from(value.as_u64().unwrap()).unwrap())
}

fn hide(cards: Option<&mut Value>) {
    if let Some(cards) = cards.and_then(Value::as_array_mut) {
        cards.fill(Value::Null);
    }
}

/// An action that is being put together looks to others as if it had not begun.
fn hide_unfinished_act(table: &Table, position: &mut Value) {
    const UNFINISHED: [&str; 5] = ["defend", "assault", "aid", "stash", "shed"];
    let document = position.as_object_mut().unwrap();
    let innermost = document.get("doing").and_then(|doing| doing.as_array()?.last().cloned());
    let Some(innermost) = innermost else { return };
    let name = innermost.as_object().and_then(|it| it.keys().next().cloned()).unwrap();
    if !UNFINISHED.contains(&name.as_str()) {
        return;
    }
    document.shift_remove("doing");
    let Some(Value::Array(staged)) = document.shift_remove("staged") else { return };
    let player = &mut document["players"][table.active.index()];
    let mut hand = player["hand"].as_array().cloned().unwrap_or_default();
    hand.extend(staged);
    let names = table.book.names.space(CardId::SPACE);
    hand.sort_by_key(|card| names.iter().position(|name| Some(name.as_str()) == card.as_str()));
    player["hand"] = Value::from(hand);
}

/// dwcg.info.1, dwcg.info.2: nobody can make another player show a card from hand or Reserve.
fn held(place: &str) -> bool {
    place.starts_with("/players/")
}

/// dwcg.comp.1, dwcg.comp.2, dwcg.comp.3, dwcg.comp.4, dwcg.comp.5: at every decision all cards,
/// Starting Locations, the End card, tokens and counters are somewhere.
#[test]
fn nothing_is_ever_lost() {
    for setup in setups::<CardGame>() {
        let mut game = Wander::<CardGame>::new(&setup, "conservation");
        loop {
            let table = &game.state().table;
            count_cards(table);
            count_tokens_and_counters(table);
            if game.step().is_none() {
                break;
            }
        }
    }
}

fn count_cards(table: &Table) {
    let book = &table.book;
    let (end, mut found) = (book.deck.end, Heap::default());
    for player in &table.players {
        let held = player.hand.iter().chain(&player.reserve).chain(&player.units);
        held.chain(&player.beside).for_each(|&card| found.add(card));
    }
    let starts = table.places.iter().filter(|place| is_start(book, place.card));
    assert_eq!(starts.clone().count(), usize::from(book.players), "a Starting Location each");
    let owners: Vec<u8> = Seat::all(book.players).map(|seat| seat.0).collect();
    let mut dealt: Vec<u8> = starts.map(|place| place.owner.0).collect();
    dealt.sort_unstable();
    assert_eq!(dealt, owners);
    for place in &table.places {
        place.defenders.iter().for_each(|&card| found.add(card));
        for _ in 0..place.attack.map_or(0, |attack| attack.rivers) {
            found.add(book.deck.defenders.river);
        }
    }
    let rows = table.places.iter().map(|place| place.card).filter(|&card| !is_start(book, card));
    rows.for_each(|card| found.add(card));
    table.enemies.iter().for_each(|enemy| found.add(enemy.card));
    for heap in [&table.pile, &table.discard, &table.boxed] {
        heap.iter().for_each(|card| found.add(card));
    }
    let on_top = table.top.iter().copied().filter(|&card| card != end);
    on_top.chain(table.staged.iter().copied()).for_each(|card| found.add(card));
    assert_eq!(found, book.cards, "all cards that are played with");
    assert_eq!(found.count(end), 0, "the End card is none of them");
    let taken_out = book.deck.cards.iter().enumerate().map(|(at, card)| {
        let id = CardId(u8::try_from(at).unwrap());
        card.copies - book.cards.count(id)
    });
    assert_eq!(found.len() + taken_out.sum::<u8>(), 127);
    assert!(!(table.end_drawn && table.top.contains(&end)), "there is one End card");
}

fn is_start(book: &Book, card: CardId) -> bool {
    matches!(book.face(card), Face::Start { .. })
}

fn count_tokens_and_counters(table: &Table) {
    let tokens = if table.book.players == 5 { 40 } else { 30 };
    let owned: u32 = table.players.iter().map(|player| u32::from(player.tp)).sum();
    assert_eq!(owned + u32::from(table.bank()), tokens);
    for seat in Seat::all(table.book.players) {
        assert!(table.tardises_in_play(seat) <= COUNTERS && table.daleks_in_play(seat) <= COUNTERS);
    }
    for (spot, place) in table.places.iter().enumerate() {
        let attacked = table.enemies_at(spot).next().is_some();
        assert_eq!(attacked, place.attack.is_some(), "a counter for each attack");
        assert!(!(place.tardis && attacked), "a protected Location is not attacked");
    }
    assert!(table.enemies.is_sorted_by_key(|enemy| enemy.at));
}
