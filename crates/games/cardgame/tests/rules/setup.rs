//! Setting the table up (dwcg.setup).

use crate::common::{Peek, Scene, book, end_share};
use reglette_cardgame::CardGame;
use reglette_engine::{Cx, Game, Seat};
use serde_json::{Value, json};

/// Four players; Gallifrey, the highest start value, falls to seat 1.
fn four() -> Scene {
    Scene::set_up(
        json!({"players": 4}),
        "start.stormcage start.gallifrey start.amelia start.hospital \
         def.doctor def.amy ene.dalek loc.pompeii sup.k9 \
         def.doctor def.amy ene.dalek loc.bowie sup.jack \
         def.doctor def.amy ene.dalek loc.luna sup.unit \
         def.rory def.river",
    )
}

/// dwcg.setup.3, dwcg.setup.5, dwcg.setup.7, dwcg.setup.9, dwcg.setup.10, dwcg.turn.1: a Starting
/// Location each; the highest value begins; five cards, but two for the first player's right
/// neighbour.
#[test]
fn the_deal_for_four() {
    let mut play = four();
    play.expect_log(
        "dwcg.setup.3 start-dealt seat=0 location=start.stormcage
         dwcg.setup.3 start-dealt seat=1 location=start.gallifrey
         dwcg.setup.3 start-dealt seat=2 location=start.amelia
         dwcg.setup.3 start-dealt seat=3 location=start.hospital
         dwcg.setup.7 first-player seat=1
         dwcg.setup.9 dealt seat=1 cards=def.doctor,def.amy,ene.dalek,sup.k9,loc.pompeii
         dwcg.setup.9 dealt seat=2 cards=def.doctor,def.amy,ene.dalek,sup.jack,loc.bowie
         dwcg.setup.9 dealt seat=3 cards=def.doctor,def.amy,ene.dalek,sup.unit,loc.luna
         dwcg.setup.10 dealt seat=0 cards=def.river,def.rory
         dwcg.turn.1 turn-began seat=1",
    )
    .expect_asked(1, "action")
    .expect_all_dice_used();
    let rows = play.view(Seat(3))["places"].clone();
    for (seat, start) in ["stormcage", "gallifrey", "amelia", "hospital"].iter().enumerate() {
        assert_eq!(rows[seat]["location"], format!("start.{start}"), "face up for all");
        assert_eq!(rows[seat]["owner"], seat);
    }
}

/// dwcg.setup.1, dwcg.setup.6, dwcg.setup.14, dwcg.setup.15, dwcg.setup.16: all counters in
/// supply, no TP, no discard, empty Reserves.
#[test]
fn what_everyone_starts_with() {
    let seen = four().view(Seat(0));
    for player in seen["players"].as_array().unwrap() {
        assert_eq!((&player["daleks"], &player["tardises"]), (&json!(5), &json!(5)));
        assert_eq!(player["tp"], 0, "neither at set-up nor from the Starting Location");
        assert_eq!((&player["reserve"], &player["reserve_places"]), (&json!([]), &json!(2)));
        assert_eq!((&player["units"], &player["beside"]), (&json!([]), &json!([])));
    }
    for place in seen["places"].as_array().unwrap() {
        assert_eq!(place["tardis"], false);
        assert_eq!((&place["defenders"], &place["attack"]), (&json!([]), &Value::Null));
    }
    assert_eq!((&seen["bank"], &seen["discard"]), (&json!(30), &json!([])));
}

/// dwcg.setup.4: with three players one Starting Location stays unseen.
#[test]
fn three_players_leave_one_starting_location_aside() {
    let mut play = Scene::set_up(
        json!({"players": 3}),
        "start.hospital start.stormcage start.amelia \
         def.doctor def.amy ene.dalek loc.pompeii sup.k9 \
         def.doctor def.amy ene.dalek loc.bowie sup.jack \
         def.rory def.river",
    );
    play.expect_logged("dwcg.setup.7 first-player seat=2")
        .expect_logged("dwcg.setup.10 dealt seat=1 cards=def.river,def.rory")
        .expect_all_dice_used();
    for viewer in 0..3 {
        let seen = play.view(Seat(viewer));
        assert_eq!(seen["places"].as_array().unwrap().len(), 3);
        assert!(!seen.to_string().contains("start.gallifrey"), "nobody knows it is set aside");
    }
}

fn bags(players: u8) -> Vec<Vec<(String, u8)>> {
    let mut peek = Peek::default();
    CardGame::start(&book(json!({"players": players})), &mut Cx::silent(&mut peek)).unwrap();
    peek.bags
}

fn size(bag: &[(String, u8)]) -> usize {
    bag.iter().map(|&(_, count)| usize::from(count)).sum()
}

/// dwcg.setup.2, dwcg.setup.3, dwcg.setup.8: Starting Locations are drawn apart from the 127
/// shuffled cards, and the End card cannot be dealt.
#[test]
fn starting_locations_and_end_card_are_taken_out_first() {
    let bags = bags(4);
    assert_eq!(bags.len(), 4 + 17);
    let starts: Vec<usize> = bags[..4].iter().map(|bag| size(bag)).collect();
    assert_eq!(starts, [4, 3, 2, 1]);
    assert!(bags[..4].iter().flatten().all(|(name, _)| name.starts_with("start.")));
    let dealt: Vec<usize> = bags[4..].iter().map(|bag| size(bag)).collect();
    assert_eq!(dealt, (111..=127).rev().collect::<Vec<_>>());
    let apart = |name: &str| name.starts_with("start.") || name == "end";
    assert!(!bags[4..].iter().flatten().any(|(name, _)| apart(name)));
    assert_eq!(bags[4].len(), 71, "the first card dealt may be any kind");
}

/// dwcg.setup.11, dwcg.setup.12: the End card is among the last 21 and not above them.
#[test]
fn the_end_card_lies_among_the_last_twenty_one() {
    assert_eq!(end_share(110, json!({})), Some((0, 110)));
    assert_eq!(end_share(21, json!({})), Some((0, 21)), "one more card lies above");
    assert_eq!(end_share(20, json!({})), Some((1, 21)));
}

/// dwcg.setup.13: each of the 21 places is equally likely: with n cards left besides it the next is
/// the End card in one of n + 1 cases. Draw 91 is the first that may be it, or 96 with three.
#[test]
fn every_one_of_the_last_places_is_equally_likely() {
    for left in 0..=20 {
        let of = u8::try_from(left).unwrap() + 1;
        assert_eq!(end_share(left, json!({})), Some((1, of)));
    }
    for (players, first, last) in [(4, 91, 111), (3, 96, 116)] {
        let undealt = 127 - (bags(players).len() - usize::from(players));
        assert_eq!((undealt - 20 + 1, undealt + 1), (first, last));
    }
}

/// dwcg.setup.11 with `end_card` FIXED, also by the edition `english`: directly above the
/// last twenty.
#[test]
fn a_fixed_end_card_lies_above_the_last_twenty() {
    for setup in [json!({"options": {"end_card": "FIXED"}}), json!({"edition": "english"})] {
        assert_eq!(end_share(21, setup.clone()), Some((0, 21)));
        let mut play = crate::common::scene(crate::common::pile_of(20, setup)).dice("def.amy");
        play.answer(0, json!({"buy": 1})).expect_log(
            "dwcg.buy.1 paid seat=0 tp=5
             dwcg.end.7 end-card-drawn seat=0
             dwcg.buy.3 drew seat=0 cards=def.amy",
        );
    }
}
