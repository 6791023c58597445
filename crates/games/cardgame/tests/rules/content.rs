//! The deck file: what it must say, and decks of one's own.

use std::sync::Arc;

use reglette_cardgame::book::INFO;
use reglette_cardgame::data::{Deck, FILE, Face};
use reglette_cardgame::{Book, CardGame, CardId};
use reglette_engine::dice::Seeded;
use reglette_engine::driver::{Source, Start};
use reglette_engine::fault::{Code, Fault};
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Game, Match, Options, Rng, Seat};
use serde_json::{Value, json};

fn built_in() -> &'static str {
    INFO.content[0].1
}

/// The built-in deck with each text, which must be there, replaced once.
fn edited(edits: &[(&str, &str)]) -> String {
    edits.iter().fold(built_in().to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    })
}

/// A row of the deck with something changed in it, by its id.
fn row(text: &str, id: &str, from: &str, to: &str) -> String {
    let start = text.find(&format!("id = \"{id}\"")).unwrap();
    let end = text[start..].find("\n\n").map_or(text.len(), |at| start + at);
    let row = &text[start..end];
    assert!(row.contains(from), "{row}");
    format!("{}{}{}", &text[..start], row.replacen(from, to, 1), &text[end..])
}

/// `deck.toml` and the line on which a text first stands.
fn line_of(text: &str, mark: &str) -> String {
    let at = text.find(mark).unwrap();
    format!("{FILE}:{}", text[..at].matches('\n').count() + 1)
}

fn fault_of(text: &str) -> Fault {
    let fault = Deck::parse(text).unwrap_err();
    assert_eq!(fault.code, Code::BadRoster);
    fault
}

/// A deck is refused for this reason, on the line where the mark stands.
fn refused(text: &str, key: &str, mark: &str) -> Fault {
    let fault = fault_of(text);
    assert_eq!((fault.key, fault.at.as_deref()), (key, Some(&*line_of(text, mark))), "{fault}");
    fault
}

fn content(text: &str) -> Content {
    Content { files: vec![(FILE.to_owned(), text.to_owned())] }
}

fn book(scenario: &str, text: &str) -> Result<Book, Fault> {
    let setup = Setup { scenario: Some(scenario.to_owned()), ..Setup::default() };
    Book::new(&setup, &content(text))
}

/// dwcg.comp.1, dwcg.cdef.1, dwcg.cene.29: 127 cards, with the sums of Strengths and points that they
/// are balanced by.
#[test]
fn the_built_in_deck_adds_up() {
    let deck = Deck::parse(built_in()).unwrap();
    let copies = |is: fn(Face) -> bool| -> u32 {
        deck.cards.iter().filter(|it| is(it.face)).map(|it| u32::from(it.copies)).sum()
    };
    let strength = |is: fn(Face) -> bool| -> u32 {
        let cards = deck.cards.iter().filter(|it| is(it.face));
        cards.map(|it| u32::from(it.copies) * u32::from(it.strength)).sum()
    };
    let (defender, enemy) = (|face| face == Face::Defender, |face| matches!(face, Face::Enemy(_)));
    let location = |face| matches!(face, Face::Location { .. });
    assert_eq!([copies(defender), copies(enemy), copies(location)], [39, 43, 26]);
    assert_eq!(copies(|face| matches!(face, Face::Support(_))), 19);
    assert_eq!([strength(defender), strength(enemy)], [138, 149]);
    let by_strength = (1..=6).map(|strength| {
        let cards = deck.cards.iter().filter(|it| enemy(it.face) && it.strength == strength);
        cards.map(|it| it.copies).sum::<u8>()
    });
    assert_eq!(by_strength.collect::<Vec<_>>(), [2, 8, 11, 14, 6, 2]);
    let places = deck.cards.iter().filter_map(|it| match it.face {
        Face::Location { vp } => Some((u32::from(vp), u32::from(it.tp))),
        _ => None,
    });
    assert_eq!(places.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1)), (80, 53));
    let kinds = deck.cards.iter().filter(|it| it.copies > 0).count();
    assert_eq!((kinds, deck.cards.len()), (71, 77));
}

#[test]
fn what_cannot_be_read_names_its_line() {
    let changed = |from: &str, to: &str| edited(&[(from, to)]);
    let key = "fault-content-unreadable";
    let text = changed("effect = \"kovarian\"", "effect = \"governess\"");
    let fault = refused(&text, key, "effect = \"governess\"");
    assert!(fault.args["reason"].contains("governess"), "{fault}");
    refused(&changed("effect = \"sec\"", "effect = \"second\""), key, "effect = \"second\"");
    refused(&changed("effect = \"rory\"", "effect = \"roranicus\""), key, "effect = \"roranicus\"");
    refused(
        &changed("takeover = \"cyber\"", "takeover = \"cyborg\""),
        key,
        "takeover = \"cyborg\"",
    );
    refused(&changed("strength = 5", "strength = 500"), key, "strength = 500");
    refused(&changed("strength = 5", "strength = -5"), key, "strength = -5");
    refused(&changed("copies = 11", "copys = 11"), key, "copys = 11");
    refused(&changed("[totals]", "[totals"), key, "[totals");
    let text = row(built_in(), "ene.zero", "group = \"zero\"\n", "");
    let fault = fault_of(&text);
    assert_eq!(fault.key, key);
    assert!(fault.at.is_some_and(|at| at.starts_with("deck.toml:")));
}

#[test]
fn ids_are_used_once() {
    let text = edited(&[("id = \"sup.boe\"", "id = \"def.amy\"")]);
    let fault = fault_of(&text);
    let line = text.rfind("id = \"def.amy\"").map(|at| text[..at].matches('\n').count() + 1);
    assert_eq!(fault.key, "fault-content-twice");
    assert_eq!(fault.at, line.map(|line| format!("{FILE}:{line}")));
    assert_eq!(fault.args["id"], "def.amy");
    let text = edited(&[("id = \"end\"", "id = \"loc.craig\"")]);
    refused(&text, "fault-content-twice", "id = \"loc.craig\"\nen = \"End of Game\"");
}

#[test]
fn ids_are_plain() {
    for id in ["", " ", "sup boe", "sup.Boe", "sup.boé", "sup..boe", ".boe", "boe-", "a,b", "⟪x⟫"]
    {
        let mark = format!("id = \"{id}\"");
        let fault = refused(&edited(&[("id = \"sup.boe\"", &mark)]), "fault-content-id", &mark);
        assert_eq!(fault.args["id"], id);
    }
    assert!(Deck::parse(&edited(&[("id = \"sup.boe\"", "id = \"k-9.2\"")])).is_ok());
}

/// dwcg.def.1: the four Defenders, each as one kind of card.
#[test]
fn the_four_defenders_are_needed() {
    let text = edited(&[("effect = \"amy\"", "effect = \"doctor\"")]);
    refused(&text, "fault-content-defender-twice", "id = \"def.amy\"");
    let start = built_in().find("[[defender]]\nid = \"def.rory\"").unwrap();
    let end = built_in().find("# ---- Enemies").unwrap();
    let text = format!("{}{}", &built_in()[..start], &built_in()[end..]);
    refused(&text, "fault-content-defenders", "[totals]");
}

/// dwcg.att.3, dwcg.cene.9: Enemies name types that exist, have Strength, and go with what they take
/// over.
#[test]
fn enemies_are_checked() {
    let text = edited(&[("compatible = [\"cyberking\"]", "compatible = [\"cyberqueen\"]")]);
    let fault = refused(&text, "fault-content-group", "id = \"ene.cybermen\"");
    assert_eq!(fault.args["group"], "cyberqueen");
    let text = row(built_in(), "ene.gangers", "strength = 2", "strength = 0");
    refused(&text, "fault-content-strength", "id = \"ene.gangers\"");
    // Sycorax may lie with a Dalek now, but not with Davros.
    let text = row(
        built_in(),
        "ene.sycorax",
        "group = \"sycorax\"",
        "group = \"sycorax\"\ncompatible = [\"dalek\"]",
    );
    let fault = refused(&text, "fault-content-takeover", "id = \"ene.davros\"");
    assert_eq!(fault.args["prey"], "ene.dalek");
    let both = row(&text, "ene.davros", "compatible = [", "compatible = [\"sycorax\", ");
    assert!(Deck::parse(&both).is_ok());
}

/// So many more cards of a kind, for which others go.
fn instead(text: &str, more: (&str, u8, u8), less: (&str, u8, u8)) -> String {
    let change = |text: &str, (id, from, to): (&str, u8, u8)| {
        row(text, id, &format!("copies = {from}"), &format!("copies = {to}"))
    };
    change(&change(text, more), less)
}

/// dwcg.csup.7, dwcg.csup.8: eight places beside the Reserves at most.
#[test]
fn reserve_places_are_bounded() {
    let places = |cardiff: u8| {
        let text =
            instead(built_in(), ("sup.cardiff", 1, cardiff), ("def.doctor", 11, 12 - cardiff));
        text.replacen("defenders = 39", &format!("defenders = {}", 40 - cardiff), 1).replacen(
            "supports = 19",
            &format!("supports = {}", 18 + cardiff),
            1,
        )
    };
    assert!(Deck::parse(&places(7)).is_ok());
    refused(&places(8), "fault-content-reserve-places", "id = \"sup.boe\"");
}

/// dwcg.comp.2, dwcg.setup.7: four Starting Locations and one for five players, with different values.
#[test]
fn starting_locations_are_checked() {
    let text = row(built_in(), "start.stormcage", "value = 1", "value = 4");
    refused(&text, "fault-content-start-value", "id = \"start.gallifrey\"");
    let text = edited(&[("scenario = \"five\"\n", "")]);
    let fault = refused(&text, "fault-content-starts", "[totals]");
    assert_eq!((&*fault.args["found"], &*fault.args["with_five"]), ("5", "5"));
    let text = row(built_in(), "start.stormcage", "tp = 0", "tp = 0\nscenario = \"five\"");
    refused(&text, "fault-content-starts", "[totals]");
}

/// dwcg.comp.1: what is announced is counted, and 127 cards are needed.
#[test]
fn totals_are_counted() {
    let total = |text: &str, what: &str, expected: &str, found: &str| {
        let fault = refused(text, "fault-content-total", "[totals]");
        let args = ["what", "expected", "found"].map(|it| &*fault.args[it]);
        assert_eq!(args, [what, expected, found]);
    };
    total(&row(built_in(), "def.doctor", "copies = 11", "copies = 12"), "defenders", "39", "40");
    total(&row(built_in(), "ene.beast", "copies = 1", "copies = 2"), "enemies", "43", "44");
    total(&row(built_in(), "sup.fish", "copies = 2", "copies = 0"), "supports", "19", "17");
    total(&edited(&[("locations = 26", "locations = 27")]), "locations", "27", "26");
    total(&edited(&[("cards = 127", "cards = 126")]), "cards", "126", "127");
    let text = row(built_in(), "def.doctor", "copies = 11", "copies = 12");
    let text = text.replacen("defenders = 39", "defenders = 40", 1);
    total(&text.replacen("cards = 127", "cards = 128", 1), "cards", "127", "128");
}

/// 128 kinds of card at most, whichever kind there are too many of.
#[test]
fn kinds_are_bounded() {
    let with = |head: &str, tail: &str, count: usize| {
        let rows = (0..count)
            .map(|n| format!("\n[[{head}]]\nid = \"more.{n}\"\nen = \"\"\nfr = \"\"\n{tail}\n"));
        format!("{}{}", built_in(), rows.collect::<String>())
    };
    // A kind without copies is none of the deck's cards, but a kind: 77 and 51 are 128.
    let gadgets = |count| with("support", "copies = 0\neffect = \"reveal\"", count);
    assert_eq!(Deck::parse(&gadgets(51)).unwrap().cards.len(), 128);
    refused(&gadgets(52), "fault-content-kinds", "id = \"end\"");
    let enemies = |count| {
        with("enemy", "copies = 0\nstrength = 1\ngroup = \"beast\"\nuniversal = true", count)
    };
    assert_eq!(Deck::parse(&enemies(51)).unwrap().cards.len(), 128);
    refused(&enemies(300), "fault-content-kinds", "id = \"more.100\"");
}

/// A deck of 127 cards with many of one kind in place of Defenders, Enemies and Supports.
fn flooded(id: &str, kind: &str) -> String {
    let mut text = built_in().to_owned();
    let deck = Deck::parse(&text).unwrap();
    let mut totals = [39u8, 43, 19];
    let mut left = 0;
    for (title, card) in deck.titles.iter().zip(&deck.cards) {
        let at = match card.face {
            Face::Defender => 0,
            Face::Enemy(_) => 1,
            Face::Support(_) => 2,
            Face::Location { .. } | Face::Start { .. } | Face::End => continue,
        };
        text = row(&text, &title.id, &format!("copies = {}", card.copies), "copies = 0");
        totals[at] = 0;
        left += card.copies;
    }
    totals[["defender", "enemy", "support"].iter().position(|it| *it == kind).unwrap()] = left;
    let text = row(&text, id, "copies = 0", &format!("copies = {left}"));
    text.replacen("defenders = 39", &format!("defenders = {}", totals[0]), 1)
        .replacen("enemies = 43", &format!("enemies = {}", totals[1]), 1)
        .replacen("supports = 19", &format!("supports = {}", totals[2]), 1)
}

/// V3, V6, V9, V10: a set-up that deals more than the deck has is refused.
#[test]
fn a_set_up_needs_its_cards() {
    let too_few = |scenario: &str, text: &str, what: &str, needed: &str, found: &str| {
        let fault = book(scenario, text).unwrap_err();
        assert_eq!((fault.code, fault.key), (Code::BadRoster, "fault-content-too-few"));
        assert_eq!(fault.at.as_deref(), Some(FILE));
        assert_eq!(["what", "needed", "found"].map(|it| &*fault.args[it]), [what, needed, found]);
    };
    let arches = flooded("sup.arch", "support");
    too_few("duel", &arches, "cards", "62", "26");
    assert!(book("standard", &arches).is_ok());
    too_few("teaching", &flooded("sup.unit", "support"), "cards", "67", "26");
    too_few("invasion", &flooded("def.amy", "defender"), "enemies", "4", "0");
    assert!(book("invasion", &flooded("ene.dalek", "enemy")).is_ok());
    let start = built_in().find("[[location]]").unwrap();
    let end = built_in().find("# ---- Starting").unwrap();
    let text = format!("{}{}", &built_in()[..start], &built_in()[end..]);
    let text = row(&text, "def.amy", "copies = 11", "copies = 37");
    let text = text.replacen("defenders = 39", "defenders = 65", 1).replacen(
        "locations = 26",
        "locations = 0",
        1,
    );
    too_few("crowded", &text, "locations", "8", "0");
    assert!(book("standard", &text).is_ok());
}

/// A match with a deck of one's own, from a position or from the deal.
fn start(text: &str, setup: Value, position: Option<Value>, seed: &str) -> Match<CardGame> {
    let setup = serde_json::from_value(setup).unwrap();
    let start = Start { setup, content: Arc::new(content(text)), position, ..Start::default() };
    Match::start(start, Source::Seeded(Seeded::from_text(seed))).unwrap().0
}

fn answer(game: &mut Match<CardGame>, seat: u8, choice: Value) {
    let choice = game.read_choice(&choice).unwrap();
    game.play(Seat(seat), choice).unwrap();
}

/// A deck of one's own is played with, down to its names, and the record keeps its fingerprint.
#[test]
fn a_deck_of_ones_own_is_played() {
    let text = row(built_in(), "ene.sontaran", "strength = 4", "strength = 9");
    let text = text.replacen("id = \"ene.sontaran\"", "id = \"ene.general\"", 1);
    let position = json!({
        "turn": 0,
        "players": [{"hand": ["def.doctor", "def.amy", "loc.craig", "loc.area51", "loc.midnight"]}],
        "locations": [{"location": "loc.pompeii", "owner": 0, "attack": {"by": 1, "enemies": ["ene.general"]}}]
    });
    let mut game = start(&text, json!({}), Some(position), "");
    for choice in
        [json!({"defender": "def.doctor"}), json!({"at": "loc.pompeii"}), json!({"add": "def.amy"})]
    {
        answer(&mut game, 0, choice);
    }
    assert_eq!(game.game().ask().map(|ask| ask.kind), Some("tesselecta"));
    assert!(game.record().header.content.is_some());
    let strength = |book: &Book| {
        let names = book.names.space(CardId::SPACE);
        let at = names.iter().position(|it| it == "ene.general").unwrap();
        book.strength(CardId(u8::try_from(at).unwrap()))
    };
    assert_eq!(strength(game.game().its_book()), 9);
}

/// Strengths, TP and points may be as high as they can be written: sums go past 255.
#[test]
fn the_highest_numbers_do_no_harm() {
    let text = flooded("ene.dalek", "enemy").replace("strength = 5", "strength = 255");
    let text = text.replace("vp = 5", "vp = 255").replace("\ntp = 1", "\ntp = 255");
    let enemies = vec!["ene.dalek"; 96];
    let position = json!({
        "turn": 0,
        "players": [{"hand": ["ene.dalek", "loc.craig", "loc.area51", "loc.midnight"]}],
        "locations": [
            {"location": "loc.pompeii", "owner": 1, "attack": {"by": 0, "enemies": enemies}},
            {"location": "loc.stonehenge", "owner": 0}, {"location": "loc.demonsrun", "owner": 0}
        ]
    });
    let game = start(&text, json!({}), Some(position), "");
    let table = &game.game().table;
    assert_eq!(reglette_cardgame::conflict::attack(table, 0), 96 * 255);
    assert_eq!(reglette_cardgame::score::points(table, Seat(0)).own, 510);
}

/// Games with decks of a single kind of card come to their end.
#[test]
fn odd_decks_are_played_to_the_end() {
    let odd = [
        ("ene.slitheen", "enemy"),
        ("ene.pandorica", "enemy"),
        ("ene.davros", "enemy"),
        ("def.river", "defender"),
        ("sup.tesselecta", "support"),
        ("sup.unit", "support"),
        ("sup.dreamlord", "support"),
        ("sup.fish", "support"),
        ("sup.jack", "support"),
    ];
    for (id, kind) in odd {
        let text = flooded(id, kind);
        let options =
            json!({"takeover": "GAMBLE", "tp_shortage": "ALL_ACTIVE_GAINS", "unit_use": "ANY"});
        let mut game = start(&text, json!({"players": 3, "options": options}), None, id);
        let mut rng = Rng::from_text(id);
        let mut answers = 0;
        while let Some(ask) = game.game().ask() {
            let options = Options::of(game.game());
            let choice = options.pick(rng.index(options.list().len())).into_inner();
            game.play(ask.seat, choice).unwrap();
            answers += 1;
            assert!(answers < 20_000, "{id} goes on and on");
        }
        assert!(game.game().outcome().is_some());
    }
}
