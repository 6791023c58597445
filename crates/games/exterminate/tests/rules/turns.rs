//! Setting up, turns and victory (ex.su, ex.tn, ex.sc), recruitment cards (ex.rc) and dice (ex.die).

use reglette_engine::Game as _;
use reglette_exterminate::Exterminate;
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::*;

/// A plain game without Adventure cards, set up to the first question of the first turn.
fn set_up(setup: Value, hands: &str) -> Scene {
    let mut play: Scene = Play::set_up(setup, "H H H H H A A A A A");
    play.answer(0, json!({"edge": "south"}));
    for seat in [0, 1] {
        play.expect_asked(seat, "deploy");
        if seat == 1 {
            play.give(hands);
        }
        play.answer(seat, json!("auto"));
    }
    play
}

fn beacons() -> Value {
    json!({"scenario": "beacons-of-rassilon", "edition": "plain", "rosters": [{"faction": "daleks"}, {"faction": "cybermen"}]})
}

const HANDS: &str = "hit hit hit armour armour fate fate fate double double";

/// ex.su.2, ex.su.4, ex.su.5, ex.bc.2, ex.ft.1, ex.ad.8, ex.rc.1, ex.rc.7, ex.rc.8: the scenario's table, five Combat cards each, the Fate of
/// the cards; without Adventure cards if so agreed.
#[test]
fn setting_up() {
    let mut play = set_up(beacons(), &format!("{HANDS} H H H H H A A A A A"));
    play.has("ex.bc.2 drew seat=0").has("ex.bc.2 drew seat=1").hasnt("received");
    let view = play.view(reglette_engine::Seat(0));
    assert_eq!(view["players"][0]["hand"].as_array().unwrap().len(), 5);
    assert_eq!((&view["players"][0]["fate"], &view["players"][1]["fate"]), (&json!(2), &json!(2)));
    assert_eq!(view["pieces"].as_array().unwrap().len(), 15);
    let daleks = view["figures"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|it| it["seat"] == 0 && it["present"] == true);
    assert_eq!(daleks.count(), 7, "a leader and two patrols of three");
}

/// ex.tn.1, ex.tn.2, ex.tn.3, ex.tn.4, ex.die.1: five dice each, most Hits are ACTIVE, sub-phases in their order.
#[test]
fn initiative_and_sub_phases() {
    let mut play = set_up(beacons(), &format!("{HANDS} A A A A H H H A A A"));
    play.has("ex.tn.3 initiative seat=0").has("ex.tn.4 order seats=1,0");
    for kind in ["pick-mover", "pick-shooter"] {
        play.expect_asked(1, kind).answer(1, json!("end"));
        play.expect_asked(0, kind).answer(0, json!("end"));
    }
    // Nobody is near enough to fight: Upkeep follows.
    play.has("upkeep-began turn=1").expect_asked(1, "upkeep-cards");
}

/// ex.tn.5: who is tied rolls all dice again until the tie is broken.
#[test]
fn ties_are_rolled_again() {
    let tie = "H A A A A H A A A A";
    let mut play = set_up(beacons(), &format!("{HANDS} {tie}"));
    for _ in 0..3 {
        play.has("ex.tn.5 roll-tied seats=0,1");
        play.expect_asked(0, "tie").refused(0, pass(), "ex.tn.5");
        play.give(tie).answer(0, json!("again")).hasnt("ex.tn.4 order");
    }
    play.give("H A A A A H H A A A").answer(0, json!("again")).has("ex.tn.4 order seats=1,0");
}

/// ex.tn.6: with three players only those tied with each other roll again, for their own order.
#[test]
fn three_way_order() {
    let mut play = stage()
        .three()
        .figure(0, "a", "", (10.0, 10.0))
        .figure(1, "b", "", (20.0, 20.0))
        .phase("upkeep", 0)
        .play();
    play.answer(0, pass()).answer(1, pass());
    play.give("H A A A A H A A A A H H H A A").answer(2, pass());
    play.has("ex.tn.5 roll-tied seats=0,1").expect_asked(0, "tie");
    play.give("A A A A A H A A A A").answer(0, json!("again")).has("order seats=2,1,0");
}

/// ex.tn.8, ex.tn.10: the ACTIVE player shoots with all figures in any order, then the next.
#[test]
fn players_shoot_one_after_the_other() {
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(0, "c", "w:w1", (14.0, 10.0))
        .figure(1, "b", "w:w1", (10.0, 16.0))
        .phase("shooting", 0)
        .play();
    play.expect_asked(0, "pick-shooter")
        .answer(0, json!({"figure": "c"}))
        .answer(0, pass())
        .has("idle figure=c");
    play.answer(0, json!({"figure": "a"})).answer(0, pass()).answer(0, json!("end"));
    play.expect_asked(1, "pick-shooter");
}

/// ex.su.6, ex.su.7: nobody begins a turn with more than five cards; the owner says which go.
#[test]
fn down_to_five_cards() {
    let mut play = stage()
        .figure(0, "a", "", (10.0, 10.0))
        .figure(1, "b", "", (20.0, 20.0))
        .hand(0, "hit hit hit armour armour fate")
        .phase("upkeep", 0)
        .play();
    play.answer(0, pass()).answer(1, pass()).expect_asked(0, "discard");
    play.refused(0, json!({"discard": "double"}), "ex.su.7");
    play.give("H H H H H A A A A A")
        .answer(0, json!({"discard": "armour"}))
        .has("ex.su.7 discarded seat=0 card=armour");
}

/// ex.su.1, ex.sc.1, ex.sc.7: the game lasts its turns; most points win, equal ones are a draw.
#[test]
fn points_decide() {
    let last = |one: i16, other: i16| {
        let mut play = stage()
            .faction(0, "daleks")
            .figure(0, "a", "", (10.0, 10.0))
            .figure(1, "b", "", (20.0, 20.0))
            .player(0, "vp", json!(one))
            .player(1, "vp", json!(other))
            .round("turn", json!(6))
            .phase("upkeep", 0)
            .play();
        play.answer(0, pass()).answer(1, pass()).expect_over();
        reglette_engine::Game::outcome(play.game().game()).unwrap()
    };
    let won = last(3, 2);
    assert_eq!((won.rule.id(), won.winners.len(), won.scores), ("ex.sc.1", 1, vec![3, 2]));
    let drawn = last(2, 2);
    assert_eq!((drawn.rule.id(), drawn.winners.len()), ("ex.sc.7", 0));
}

/// ex.sc.2, ex.sc.3, ex.sc.4, ex.sc.5, ex.tr.3: a troop is worth 1, a leader 2, an archetype what its card says.
#[test]
fn what_kills_are_worth() {
    for (spec, rule, points) in
        [("VP1", "ex.sc.3", 1), ("VP2 leader", "ex.sc.4", 2), ("VP3 archetype", "ex.sc.5", 3)]
    {
        let mut play = stage()
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .figure(1, "b", spec, (10.0, 16.0))
            .figure(1, "other", "", (30.0, 30.0))
            .shoots("a", "b", "w1", "H A A L");
        play.has(&format!("{rule} scored seat=0 vp={points} total={points}"));
    }
}

/// ex.sc.6, ex.wt.3: a figure lost to its own side scores for the opponent.
#[test]
fn own_losses_score_for_the_enemy() {
    let mut play = stage()
        .figure(0, "a", "w:w14", (10.0, 10.0))
        .figure(0, "mate", "", (11.2, 16.0))
        .figure(1, "b", "", (10.0, 16.0))
        .shoots("a", "b", "w14", "H A A A A A L");
    play.has("exterminated figure=mate");
    assert_eq!((vp(&play, 0), vp(&play, 1)), (0, 1));
}

/// ex.sc.6, A51: of several opponents the one after the owner in the order of initiative, the first after the last.
#[test]
fn own_losses_of_several_players() {
    let lost = |order: [u8; 3]| {
        let part = order.iter().position(|&it| it == 0).unwrap();
        let mut play = stage()
            .three()
            .round("order", json!(order))
            .figure(0, "a", "w:w14", (10.0, 10.0))
            .figure(0, "mate", "", (11.2, 16.0))
            .figure(1, "b", "", (10.0, 16.0))
            .phase("shooting", u8::try_from(part).unwrap())
            .play();
        play.answer(0, json!({"figure": "a"})).give("H A A A A A L");
        play.answer(0, shoot("b", "w14")).has("exterminated figure=mate");
        [vp(&play, 0), vp(&play, 1), vp(&play, 2)]
    };
    assert_eq!(lost([1, 0, 2]), [0, 0, 1]);
    assert_eq!(lost([2, 1, 0]), [0, 0, 1]);
    assert_eq!(lost([1, 2, 0]), [0, 1, 0]);
}

/// ex.sc.8, A46: a side without figures is skipped and the game goes on, unless it ends early.
#[test]
fn a_wiped_out_side() {
    let last = |value: &str| {
        stage()
            .alone()
            .option("early_end", value)
            .figure(0, "a", "w:w1", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .shoots("a", "b", "w1", "H A A L")
    };
    last("ON").expect_over();
    let mut play = last("OFF");
    play.expect_asked(0, "upkeep-cards");
}

/// ex.rc.6, ex.rc.10, ex.rc.11, ex.rc.12, ex.rc.13, ex.tr.2: every figure on the table is its owner's character, each on its own; special
/// rules stand on the card.
#[test]
fn figures_are_characters() {
    let play = stage()
        .figure(0, "a", "special hover", (10.0, 10.0))
        .with(json!({"stress": 1}))
        .figure(0, "c", "hover", (30.0, 10.0))
        .play();
    assert_eq!(about(&play, "a", "/stress"), json!(1));
    assert_eq!(about(&play, "c", "/stress"), json!(null));
    let view = play.view(reglette_engine::Seat(1));
    assert_eq!(view["figures"][0]["traits"], json!(["special", "hover"]));
    let mut play = play;
    play.refused(0, json!({"figure": "chief-1"}), "ex.rc.12");
}

/// ex.die.3: a face that means nothing in a roll does nothing.
#[test]
fn a_face_without_meaning() {
    let mut play = stage()
        .figure(0, "a", "w:w1", (10.0, 10.0))
        .figure(1, "b", "R2", (10.0, 16.0))
        .shoots("a", "b", "w1", "L L L H L");
    play.has("hits=0").hasnt("stressed");
}

/// ex.ad.1, ex.ad.2, ex.ad.3, ex.fb.8: five of fifteen generic Adventure cards are dealt, or chosen from these and the own faction's.
#[test]
fn adventure_cards_are_dealt_or_chosen() {
    let generic = Exterminate::decks().generic().count();
    assert_eq!(generic, 15);
    let mut dealt = beacons();
    dealt["edition"] = json!("standard");
    let play = set_up(
        dealt,
        &format!("{HANDS} ad.1 ad.2 ad.3 ad.4 ad.5 ad.6 ad.7 ad.9 ad.10 ad.11 H H H H H A A A A A"),
    );
    let held = |seat: usize| {
        play.position()["players"][seat]["adventure"]["hand"].as_array().unwrap().len()
    };
    assert_eq!((held(0), held(1)), (5, 5));
    let mut chosen = beacons();
    chosen["edition"] = json!("standard");
    chosen["options"] = json!({"adventure": "CHOSEN"});
    let mut play = set_up(chosen, HANDS);
    play.expect_asked(0, "take").refused(0, json!({"take": "up.4"}), "ex.fb.8");
    play.answer(0, json!({"take": "up.1"})).refused(0, json!({"take": "up.1"}), "ex.fb.8");
}

/// The decks of the built-in content.
trait Decks {
    fn decks() -> reglette_exterminate::data::decks::Decks;
}

impl Decks for Exterminate {
    fn decks() -> reglette_exterminate::data::decks::Decks {
        reglette_exterminate::book::Content::read(&Default::default()).unwrap().decks
    }
}

/// ex.tn.7, ex.tn.8, ex.tn.9, ex.ft.13: whoever picks is told what figures can do in this part, and what else can be done.
#[test]
fn a_part_says_what_can_be_done() {
    let tells = |scene: &Scene, can: &str, other: &str| {
        let about = scene.game().game().asked_about();
        let told = |name: &str| about.iter().rfind(|it| it.0 == name).map(|it| it.1.as_str());
        assert_eq!((told("can"), told("else")), (Some(can), Some(other)), "{about:?}");
    };
    let far = |phase: &str| {
        stage().figure(0, "a", "w:w1", (10.0, 4.0)).figure(1, "b", "", (10.0, 32.0)).phase(phase, 0)
    };
    tells(&far("movement").play(), "move", "none");
    tells(&far("shooting").play(), "sprint", "none");
    tells(&far("shooting").figure(1, "c", "", (10.0, 10.0)).play(), "shoot", "none");
    tells(&far("melee").figure(1, "c", "", (10.0, 6.0)).play(), "engage", "none");
    let stressed =
        |phase| far(phase).figure(0, "d", "", (14.0, 4.0)).with(json!({"stress": 1})).fate(0, 1);
    stressed("melee").play().expect_asked(0, "pick-melee");
    tells(&stressed("melee").play(), "none", "fate");
    // Whoever might play a card is asked, though it is not the time for it.
    tells(&far("melee").adventure(0, "ad.3").play(), "none", "none");
    let wall = far("melee").figure(1, "c", "", (10.0, 6.0)).piece("wall", (7.0, 4.7));
    tells(&wall.adventure(0, "ad.3").play(), "blocked", "none");
}
