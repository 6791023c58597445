//! What each player can see (dwcg.info).

use crate::common::{Scene, attacked, defended, exposed, holding, place, row, scene, to};
use reglette_cardgame::CardGame;
use reglette_engine::dice::Script;
use reglette_engine::{Cx, Game, Legal, Seat, Viewer};
use reglette_testkit::play::line;
use serde_json::{Value, json};

/// Everyone who looks at the table.
const VIEWERS: [Viewer; 5] = [
    Viewer::Seat(Seat(0)),
    Viewer::Seat(Seat(1)),
    Viewer::Seat(Seat(2)),
    Viewer::Seat(Seat(3)),
    Viewer::Observer,
];

fn blank(count: usize) -> Value {
    json!(vec![Value::Null; count])
}

/// What viewers learn of an answer, a line for each event.
fn told(play: &Scene, choice: Value, dice: &[&str], viewer: Viewer) -> Vec<String> {
    let mut game = play.game().game().clone();
    let choice = play.game().read_choice(&choice).unwrap();
    let legal = Legal::check(&game, choice).unwrap();
    let mut script = Script::new(dice.iter().map(|&it| it.to_owned()).collect());
    let mut events = Vec::new();
    game.play(legal, &mut Cx::logged(&mut script, &mut events)).unwrap();
    let book = game.its_book();
    let seen = events.iter().filter_map(|event| CardGame::witness(book, event, viewer));
    CardGame::names(book)
        .scope(|| seen.map(|it| line(&serde_json::to_value(it).unwrap())).collect())
}

/// dwcg.info.1: one's own hand, and the number of the others' cards.
#[test]
fn hands_are_secret_and_their_size_is_not() {
    let play = scene(json!({
        "players": [{"hand": ["def.amy", "loc.bowie"]}, {"hand": ["ene.dalek"]}, {}]
    }));
    for viewer in VIEWERS {
        let seen = play.view(viewer);
        let own = viewer.sees(Seat(0));
        let hand = if own { json!(["def.amy", "loc.bowie"]) } else { blank(2) };
        assert_eq!(seen["players"][0]["hand"], hand);
        let own = viewer.sees(Seat(1));
        assert_eq!(seen["players"][1]["hand"], if own { json!(["ene.dalek"]) } else { blank(1) });
    }
}

/// dwcg.info.1: drawn cards are known to who draws them.
#[test]
fn drawn_cards_are_secret() {
    let play = scene(json!({"turn": 0, "players": [{"hand": ["def.amy", "def.amy"], "tp": 5}]}));
    for viewer in VIEWERS {
        let cards = if viewer.sees(Seat(0)) { "loc.bowie" } else { "?" };
        let log = told(&play, to("buy", 1), &["loc.bowie"], viewer);
        assert_eq!(
            log,
            ["dwcg.buy.1 paid seat=0 tp=5", &format!("dwcg.buy.3 drew seat=0 cards={cards}")]
        );
    }
}

/// dwcg.info.2: Reserve cards are secret, U.N.I.T. in play is not.
#[test]
fn reserves_are_secret_but_for_unit() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["def.amy", "def.amy", "def.amy"], "reserve": ["loc.bowie"], "units": ["sup.unit"]}]
    }));
    for viewer in VIEWERS {
        let player = play.view(viewer)["players"][0].clone();
        let own = viewer.sees(Seat(0));
        assert_eq!(player["reserve"], if own { json!(["loc.bowie"]) } else { blank(1) });
        assert_eq!(player["units"], json!(["sup.unit"]));
        let log = told(&play, to("take", "loc.bowie"), &[], viewer);
        let card = if own { "loc.bowie" } else { "?" };
        assert_eq!(log, [format!("dwcg.res.6 recalled seat=0 cards={card}")]);
    }
    play.answer(0, to("take", "loc.bowie"));
    for viewer in VIEWERS {
        let log = told(&play, to("reserve", "loc.bowie"), &[], viewer);
        let card = if viewer.sees(Seat(0)) { "loc.bowie" } else { "?" };
        assert_eq!(log, [format!("dwcg.res.1 reserved seat=0 cards={card}")]);
    }
}

/// dwcg.info.3: face-down Defenders are known to their owner, their number to all.
#[test]
fn defenders_are_known_to_their_owner() {
    let mut play = scene(json!({
        "turn": 0, "players": [holding(&["def.rory"])],
        "locations": [defended("loc.bowie", 0, &["def.amy", "def.doctor"])]
    }));
    for viewer in VIEWERS {
        let cards = if viewer.sees(Seat(0)) { json!(["def.amy", "def.doctor"]) } else { blank(2) };
        assert_eq!(play.view(viewer)["places"][0]["defenders"], cards);
    }
    play.answer(0, to("defender", "def.rory"));
    for viewer in VIEWERS {
        let card = if viewer.sees(Seat(0)) { "def.rory" } else { "?" };
        let log = told(&play, to("at", "loc.bowie"), &[], viewer);
        assert_eq!(
            log,
            [format!("dwcg.def.2 defenders-placed seat=0 location=loc.bowie cards={card}")]
        );
    }
}

/// dwcg.info.4: face-down Enemies are known to the controller, not to the attacked owner; face-up ones
/// to all.
#[test]
fn enemies_are_known_to_their_controller() {
    let mut location = exposed("loc.bowie", 1, 2, &["ene.dalek"]);
    location["attack"]["enemies"].as_array_mut().unwrap().push(json!("ene.master"));
    let play = scene(json!({"locations": [location]}));
    for viewer in VIEWERS {
        let enemies = &play.view(viewer)["places"][0]["attack"]["enemies"];
        assert_eq!(enemies[0], json!({"card": "ene.dalek", "facing": "up"}));
        let card = if viewer.sees(Seat(2)) { json!("ene.master") } else { Value::Null };
        assert_eq!(enemies[1], json!({"card": card, "facing": "down"}));
    }
}

/// dwcg.info.4, dwcg.cene.14: who takes an attack over learns its cards, the former controller is not
/// shown them any more.
#[test]
fn a_new_controller_sees_the_attack() {
    let mut location = exposed("loc.bowie", 1, 2, &["ene.dalek"]);
    location["attack"]["enemies"].as_array_mut().unwrap().push(json!("ene.master"));
    let mut play =
        scene(json!({"turn": 0, "players": [holding(&["ene.davros"])], "locations": [location]}));
    play.answers(0, place("enemy", "ene.davros", "loc.bowie"));
    for (seat, card) in [(0, json!("ene.master")), (1, Value::Null), (2, Value::Null)] {
        let enemies = &play.view(Seat(seat))["places"][0]["attack"]["enemies"];
        assert_eq!(enemies[1]["card"], card);
    }
}

/// dwcg.info.5: what is open to all looks the same to all.
#[test]
fn the_rest_is_public() {
    let play = scene(json!({
        "turn": 1,
        "players": [{"tp": 3, "beside": ["sup.cardiff"]}, {"tp": 2}],
        "locations": [
            attacked("loc.bowie", 0, 1, &["ene.dalek"]),
            {"location": "loc.luna", "owner": 1, "tardis": true},
        ],
        "discard": ["sup.k9", "def.amy"]
    }));
    for viewer in VIEWERS {
        let seen = play.view(viewer);
        assert_eq!((&seen["bank"], &seen["players"][0]["tp"]), (&json!(25), &json!(3)));
        assert_eq!(seen["discard"], json!(["def.amy", "sup.k9"]));
        assert_eq!(
            (&seen["pile"], &seen["boxed"]),
            (&json!(122), &json!(0)),
            "121 and the End card"
        );
        let player = &seen["players"][1];
        assert_eq!((&player["daleks"], &player["tardises"]), (&json!(4), &json!(4)));
        assert_eq!(
            (&seen["places"][1]["location"], &seen["places"][1]["vp"]),
            (&json!("loc.luna"), &json!(3))
        );
        assert_eq!((&seen["places"][1]["tardis"], &seen["active"]), (&json!(true), &json!(1)));
        assert_eq!(seen["players"][0]["reserve_places"], 3);
    }
}

/// dwcg.info.6, dwcg.eot.4: the three cards passed are known to who gives and who gets them.
#[test]
fn passed_cards_are_known_to_giver_and_receiver() {
    let play =
        scene(json!({"turn": 0, "players": [{"hand": ["def.amy", "def.rory", "loc.bowie"]}]}));
    for viewer in VIEWERS {
        let log = told(&play, json!("end-turn"), &["ene.dalek", "ene.beast"], viewer);
        let known = viewer.sees(Seat(0)) || viewer.sees(Seat(3));
        let cards = if known { "def.amy,def.rory,loc.bowie" } else { "?,?,?" };
        assert_eq!(log[0], format!("dwcg.eot.1 passed seat=0 to=3 cards={cards}"));
        let drawn = if viewer.sees(Seat(0)) { "ene.dalek,ene.beast" } else { "?,?" };
        assert_eq!(log[1], format!("dwcg.eot.5 drew seat=0 cards={drawn}"));
    }
}

/// dwcg.info.7: wherever the End card lies, the table looks the same; its place is no part of a view.
#[test]
fn the_place_of_the_end_card_is_unknown() {
    let with = |pile: [&str; 3]| scene(json!({"players": [holding(&[])], "pile": pile}));
    let (first, last) =
        (with(["end", "def.amy", "def.rory"]), with(["def.rory", "def.amy", "end"]));
    for viewer in VIEWERS {
        assert_eq!(first.view(viewer), last.view(viewer));
        assert!(!first.view(viewer).to_string().contains("\"end\""));
    }
}

/// dwcg.info.7 with `end_card` FIXED: the size of the pile tells everyone where it lies.
#[test]
fn a_fixed_end_card_is_public() {
    let play = scene(crate::common::pile_of(21, json!({"options": {"end_card": "FIXED"}})));
    assert_eq!(play.view(Viewer::Observer)["pile"], 22, "one card, the End card, twenty cards");
    assert_eq!(
        crate::common::end_share(21, json!({"options": {"end_card": "FIXED"}})),
        Some((0, 21))
    );
}

/// dwcg.info.8: cards of one action lie in the order they were named, for their own player too.
#[test]
fn face_down_cards_lie_as_they_were_named() {
    for named in [["ene.roboform", "ene.cybermen"], ["ene.cybermen", "ene.roboform"]] {
        let mut play = scene(json!({
            "turn": 0, "players": [holding(&named)], "locations": [row("loc.bowie", 1)]
        }));
        play.answers(0, place("enemy", named[0], "loc.bowie"))
            .answer(0, to("add", named[1]))
            .expect("/locations/0/attack/enemies", json!(named));
    }
    for named in [["def.rory", "def.amy"], ["def.amy", "def.rory"]] {
        let mut play = scene(json!({
            "turn": 0, "players": [holding(&named)], "locations": [row("loc.bowie", 0)]
        }));
        play.answers(0, place("defender", named[0], "loc.bowie"))
            .answer(0, to("add", named[1]))
            .expect("/locations/0/defenders", json!(named));
    }
}

/// dwcg.info.8: whatever the hidden cards are, and in whatever order, another seat sees the same.
#[test]
fn nothing_shown_depends_on_hidden_cards() {
    let with = |hand: [&str; 2], reserve: &str, enemies: [&str; 2], defenders: [&str; 2]| {
        scene(json!({
            "turn": 0,
            "players": [{"hand": hand, "reserve": [reserve]}],
            "locations": [
                attacked("loc.bowie", 1, 0, &enemies), defended("loc.luna", 0, &defenders)
            ]
        }))
    };
    let one = with(
        ["loc.craig", "def.amy"],
        "ene.beast",
        ["ene.master", "ene.dalek"],
        ["def.rory", "def.doctor"],
    );
    let other = with(
        ["sup.k9", "ene.zero"],
        "def.amy",
        ["ene.angel", "ene.angel"],
        ["def.amy", "def.river"],
    );
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Observer] {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
    assert_ne!(one.view(Seat(0)), other.view(Seat(0)));
}

/// dwcg.info.1, dwcg.info.3, dwcg.info.4: an action that is still being put together shows nothing.
#[test]
fn an_unfinished_action_is_hidden() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["ene.dalek", "ene.dalek", "def.amy", "def.rory"])],
        "locations": [row("loc.bowie", 0), row("loc.luna", 1)]
    }));
    let before = play.view(Seat(1));
    play.answer(0, to("enemy", "ene.dalek"));
    assert_eq!(play.view(Seat(1)), before);
    play.answer(0, to("at", "loc.luna")).expect_asked(0, "attack-more");
    assert_eq!(play.view(Seat(1)), before);
    assert_eq!(play.view(Seat(0))["staged"], json!(["ene.dalek"]), "its player knows");
    play.answer(0, json!("done"));
    assert_ne!(play.view(Seat(1)), before);
}
