//! Sources of chance: scripts, dice thrown by hand, and walks.

use num_bigint::BigUint;
use reglette_engine::dice::{
    Bag, Counts, D6, Dice, Dry, Noted, Purpose, Script, Seeded, Throw, Walk, Wanted,
};
use reglette_engine::driver::Source;
use reglette_engine::{Code, Cx, Game, Legal, Seat};
use reglette_testkit::toy::{Choice, Toy};
use serde_json::json;

use super::{duel, scripted};

fn faces(text: &str) -> Script {
    Script::new(text.split_whitespace().map(str::to_owned).collect())
}

fn wanted(game: &mut reglette_engine::Match<Toy>) -> Wanted {
    let Source::Script(script) = game.source() else { panic!("the dice are scripted") };
    script.wanted().cloned().expect("the script ran dry")
}

fn give(game: &mut reglette_engine::Match<Toy>, face: &str) {
    let Source::Script(script) = game.source() else { panic!("the dice are scripted") };
    script.give(face);
}

/// Dry, wanted, given, played again: until the step is complete nothing changes.
#[test]
fn dice_are_thrown_by_hand() {
    let mut game = scripted(json!({"players": 2}), &["gold", "red"]);
    game.play(Seat(0), Choice::Throw(2)).unwrap();
    let before = game.record();
    let strike = Wanted::Face { die: "strike", faces: vec!["H", "A", "L"] };
    for face in ["H", "L"] {
        let fault = game.play(Seat(0), Choice::At(Seat(1))).unwrap_err();
        assert_eq!((fault.code, fault.key), (Code::DiceDry, "fault-dice-dry"));
        assert_eq!(wanted(&mut game), strike);
        assert_eq!(game.record(), before);
        give(&mut game, face);
    }
    game.play(Seat(0), Choice::At(Seat(1))).unwrap();
    assert_eq!(game.lines().last().unwrap().dice, ["H", "L"]);
    let show = game.read_choice(&json!({"show": "red"})).unwrap();
    game.play(Seat(1), show).unwrap_err();
    assert_eq!(wanted(&mut game), Wanted::Face { die: "d6", faces: D6.faces.to_vec() });
    give(&mut game, "3");
    game.play(Seat(1), show).unwrap_err();
    let left = ["red", "blue", "gold"].map(str::to_owned).to_vec();
    assert_eq!(wanted(&mut game), Wanted::Card { left });
    give(&mut game, "red");
    game.play(Seat(1), show).unwrap();
    assert_eq!(game.game().table().players[1].lives, 4);
}

/// A face that cannot be thrown is refused, and the next one given takes its place.
#[test]
fn a_wrong_face_can_be_mended() {
    let mut game = scripted(json!({"players": 2}), &["gold", "red"]);
    game.play(Seat(0), Choice::Throw(2)).unwrap();
    give(&mut game, "H");
    give(&mut game, "7");
    let fault = game.play(Seat(0), Choice::At(Seat(1))).unwrap_err();
    assert_eq!((fault.code, fault.key), (Code::BadRequest, "fault-dice-face"));
    assert_eq!(fault.at.as_deref(), Some("dice.script[3]"));
    assert_eq!(fault.args["face"], "7");
    give(&mut game, "A");
    game.play(Seat(0), Choice::At(Seat(1))).unwrap();
    assert_eq!(game.lines().last().unwrap().dice, ["H", "A"]);
}

#[test]
fn a_card_that_is_not_left_cannot_be_drawn() {
    let names = ["red".to_owned(), "blue".to_owned()];
    let bag = Bag { left: &[0, 2], names: &names };
    assert_eq!(faces("blue").pull(bag), Ok(1));
    let mut gone = faces("red");
    assert_eq!(gone.pull(bag), Err(Dry));
    assert_eq!(gone.fault().key, "fault-dice-face");
    let mut empty = Script::default();
    assert_eq!(empty.pull(bag), Err(Dry));
    assert_eq!(empty.wanted(), Some(&Wanted::Card { left: vec!["blue".to_owned()] }));
}

#[test]
fn a_script_may_go_on_from_a_seed() {
    let mut script = faces("6 5").then(Seeded::from_text("then"));
    let counts = script.roll(&D6, 2).unwrap();
    assert_eq!((counts[5], counts[4], counts.total()), (1, 1, 2));
    assert!(script.left().is_empty());
    let mut seeded = Seeded::from_text("then");
    assert_eq!(script.roll(&D6, 30), seeded.roll(&D6, 30));
    assert_eq!(script.used(), 2);
}

#[test]
fn noted_dice_fall_again() {
    let mut noted = Noted::new(Seeded::from_text("noted"));
    let rolled = noted.roll(&D6, 12).unwrap();
    let notes = noted.into_notes();
    assert_eq!(notes.len(), 12);
    assert_eq!(Script::new(notes).roll(&D6, 12), Ok(rolled));
}

#[test]
fn a_bag_knows_its_things() {
    let names = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
    let bag = Bag { left: &[2, 0, 3], names: &names };
    assert_eq!(bag.total(), 5);
    assert_eq!([0, 1, 2, 4].map(|nth| bag.kind_of(nth)), [0, 0, 2, 2]);
}

/// toy.3: three dice of which three faces hit: one, three, three and one of eight.
#[test]
fn a_walk_weighs_every_outcome_of_a_step() {
    let mut play = duel();
    play.answer(0, json!({"throw": 3}));
    let game = play.game().game();
    let (mut walk, mut paths) = (Walk::default(), 0);
    let mut hits = [BigUint::ZERO, BigUint::ZERO, BigUint::ZERO, BigUint::ZERO];
    loop {
        let mut after = game.clone();
        let legal = Legal::check(game, Choice::At(Seat(1))).unwrap();
        after.play(legal, &mut Cx::silent(&mut walk)).unwrap();
        let hit = after.asked_about().first().map_or(0, |(_, hits)| hits.parse().unwrap());
        assert_eq!(walk.of(), BigUint::from(216u32));
        hits[hit] += walk.ways();
        paths += 1;
        if !walk.advance() {
            break;
        }
    }
    assert_eq!(paths, 10, "three dice of three classes");
    assert_eq!(hits, [27u32, 81, 81, 27].map(BigUint::from));
}

#[test]
fn a_walk_takes_even_ways_too() {
    let (mut walk, mut seen) = (Walk::default(), Vec::new());
    loop {
        let way = walk.even(3);
        if way == 1 {
            walk.roll(&D6, 1).unwrap();
        }
        seen.push((way, walk.ways(), walk.of()));
        if !walk.advance() {
            break;
        }
    }
    assert_eq!(seen.len(), 1 + 6 + 1);
    let one = BigUint::from(1u8);
    assert_eq!(seen[0], (0, one.clone(), BigUint::from(3u8)));
    assert_eq!(seen[1], (1, one, BigUint::from(18u8)));
}

#[test]
fn counts_are_counted() {
    let counts = Counts([1, 2, 0, 0, 0, 4]);
    assert_eq!((counts.total(), counts[1]), (7, 2));
}

/// Whoever draws by hand is told what for, as long as it is wanted.
#[test]
fn a_dry_draw_says_what_it_is_for() {
    let (left, names) = ([1, 1], ["red".to_owned(), "blue".to_owned()]);
    let bag = Bag { left: &left, names: &names };
    let mut script = faces("red");
    let hand = Purpose { seat: Some(Seat(2)), what: "hand" };
    let mut noted = Noted::new(&mut script as &mut dyn Throw);
    let mut cx = Cx::<()>::silent(&mut noted);
    assert_eq!(cx.draw_for(hand, bag), Ok(0));
    assert_eq!(cx.draw_for(hand, bag), Err(Dry));
    let fault = script.fault();
    assert_eq!((fault.args["for"].as_str(), fault.args["seat"].as_str()), ("hand", "2"));
    script.rewind(0);
    let mut cx = Cx::<()>::silent(&mut script);
    assert_eq!(cx.draw_for(Purpose { seat: None, what: "box" }, bag), Ok(0));
    assert_eq!(cx.draw(bag), Err(Dry));
    assert!(!script.fault().args.contains_key("for"));
}
