//! Positions in the middle of things: every pause is a document that plays on, and looks to every
//! viewer like a possible one.

use crate::common::{Scene, attacked, defended, exposed, holding, protected, row, scene, to};
use crate::fights::{Fights, all_but, levy, questions, scene_by};
use reglette_cardgame::{CardGame, Position};
use reglette_engine::dice::Seeded;
use reglette_engine::{Cx, Game, Legal, Options, Rng, Seat, Viewer};
use serde_json::{Value, json};

fn after(game: &CardGame, choice: &Legal<reglette_cardgame::Choice>) -> CardGame {
    let mut next = game.clone();
    let mut dice = Seeded::from_text("after");
    next.play(*choice, &mut Cx::silent(&mut dice)).unwrap();
    next
}

/// The document of a state is read as the same state, which plays on alike; and every viewer's idea
/// of it looks the same and is a possible state, too.
fn check(play: &Scene) {
    let game = play.game().game();
    let book = game.its_book();
    let read = CardGame::names(book).scope(|| {
        let text = serde_json::to_string(&game.position()).unwrap();
        serde_json::from_str::<Position>(&text).unwrap()
    });
    let again = CardGame::from_position(book, &read).unwrap();
    assert_eq!(again, *game);
    let options = Options::of(game);
    for at in 0..options.list().len() {
        assert_eq!(after(&again, &options.pick(at)), after(game, &options.pick(at)));
    }
    let seats = Seat::all(4).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Observer]) {
        let view = game.view(viewer);
        for seed in 0..5 {
            let thought = CardGame::determinize(book, &view, &mut Rng::numbered("thought", seed));
            assert_eq!(thought.view(viewer), view);
            let possible = CardGame::from_position(book, &thought.position());
            assert_eq!(possible.unwrap(), thought);
        }
    }
}

/// A pause of this kind, checked.
fn pause(play: &mut Scene, seat: u8, kind: &str) {
    play.expect_asked(seat, kind);
    check(play);
}

/// dwcg.conf.3, D18 to D21: each pause of a Conflict.
#[test]
fn a_conflict_can_be_left_and_taken_up_at_each_pause() {
    let mut play = questions();
    pause(&mut play, 1, "unit");
    pause(play.answer(1, json!("pay")), 1, "tesselecta");
    pause(play.answer(1, json!("decline")), 1, "rory");
    pause(play.answer(1, json!("take-rory")), 0, "forced-discard");
    check(play.answer(0, to("lose", "ene.master")));
}

/// dwcg.conf.26: a forced discard of several cards, one of which has gone: with Roboform (2), one of
/// two Enemies of Strength 3 makes 5.
#[test]
fn a_forced_discard_can_be_left_half_way() {
    let enemies = json!([{"card": "ene.pandorica", "facing": "up"}, "ene.sycorax", "ene.roboform"]);
    let mut play = scene_by(
        "forced_discard",
        "LE",
        json!({
            "turn": 0,
            "players": [holding(&["def.doctor"])],
            "locations": [{"location": "loc.pompeii", "owner": 0, "attack": {"by": 1, "enemies": enemies}}],
            "discard": ["sup.tesselecta"]
        }),
    );
    play.defend(0, "loc.pompeii", &["def.doctor"]);
    pause(&mut play, 1, "forced-discard");
    pause(play.answer(1, to("lose", "ene.roboform")), 1, "forced-discard");
    play.refused(1, to("lose", "ene.roboform"), "dwcg.conf.25");
    check(play.answer(1, to("lose", "ene.sycorax")));
}

/// pauses after the Pandorica, Kovarian and their options.
#[test]
fn turned_and_discarded_defenders_are_kept_in_mind() {
    for (option, value) in
        [("tesselecta", "DEFENDING"), ("tesselecta", "ALL"), ("river_turned", "DISCARD")]
    {
        let mut play = scene_by(
            option,
            value,
            json!({
                "turn": 1,
                "players": [{"hand": ["sup.tesselecta"]}, holding(&["ene.kovarian", "ene.pandorica", "ene.clerics", "ene.roboform"])],
                "locations": [defended("loc.pompeii", 0, &["def.river", "def.rory", "def.amy"])]
            }),
        );
        play.attack(
            1,
            "loc.pompeii",
            &["ene.kovarian", "ene.pandorica", "ene.clerics", "ene.roboform"],
        );
        pause(&mut play, 0, "tesselecta");
        let mut declined = play.game().game().clone();
        let decline = Legal::check(&declined, reglette_cardgame::Choice::Decline).unwrap();
        declined = after(&declined, &decline);
        assert_eq!(declined.ask().unwrap().kind, "forced-discard");
        let read = CardGame::from_position(declined.its_book(), &declined.position());
        assert_eq!(read.unwrap(), declined);
        pause(play.answer(0, to("tesselecta", "hand")), 1, "forced-discard");
    }
}

/// a Conflict that waits for tokens of other players.
#[test]
fn a_levy_inside_a_conflict() {
    let mut play = levy();
    pause(&mut play, 0, "from-whom");
    check(play.answer(0, to("from", 2)));
}

/// D4 to D13: actions being put together, which others do not see.
#[test]
fn actions_can_be_left_and_taken_up() {
    let hand = [
        "def.amy",
        "def.rory",
        "ene.dalek",
        "ene.davros",
        "sup.sonic",
        "sup.jack",
        "sup.arch",
        "sup.k9",
        "sup.dreamlord",
        "sup.fish",
    ];
    let begin = |choices: &[Value], kind: &str| {
        let mut play = scene(json!({
            "turn": 0,
            "players": [holding(&hand), {"hand": ["loc.library"]}],
            "locations": [
                exposed("loc.pompeii", 0, 1, &["ene.beast"]), attacked("loc.venice", 0, 1, &["ene.zero", "ene.master"]),
                defended("loc.museum", 2, &["def.river"]), protected("loc.luna", 2), protected("loc.sardick", 3), row("loc.bowie", 3)
            ]
        }));
        let unbegun = play.view(Seat(2));
        play.answers(0, choices.iter().cloned());
        pause(&mut play, 0, kind);
        assert_eq!(play.view(Seat(2)), unbegun, "others see nothing of it");
    };
    begin(&[to("defender", "def.amy")], "defend-where");
    begin(&[to("defender", "def.amy"), to("at", "loc.venice")], "defend-more");
    begin(&[to("enemy", "ene.dalek")], "attack-where");
    begin(&[to("enemy", "ene.dalek"), to("at", "loc.museum")], "attack-more");
    begin(&[to("support", "sup.sonic")], "support-where");
    begin(&[to("support", "sup.jack"), to("at", "loc.venice")], "support-which");
    begin(&[to("support", "sup.arch"), to("at", "loc.venice")], "support-to");
    begin(&[to("support", "sup.k9"), to("at", "loc.venice")], "support-cost");
    begin(&[to("support", "sup.dreamlord"), to("at", "loc.luna")], "support-counters");
    begin(&[to("support", "sup.fish"), to("add", "def.amy")], "support-exchange");
}

/// All cards and the End card may be put in order.
#[test]
fn a_whole_pile_in_order() {
    let mut pile = all_but(&[]);
    pile.push("end".to_owned());
    let play = scene(json!({"turn": 0, "pile": pile}));
    assert_eq!(play.view(Seat(0))["pile"], json!(128));
    check(&play);
}
