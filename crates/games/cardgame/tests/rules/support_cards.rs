//! Support cards (dwcg.csup); Tesselecta and U.N.I.T. are in `reactions`, the Chameleon Arch in
//! `redirected`.

use crate::common::{attacked, defended, exposed, holding, protected, row, scene, to};
use crate::fights::{Fights, all_but, scene_by};
use reglette_engine::Seat;
use serde_json::{Value, json};

/// dwcg.csup.1, dwcg.csup.2, dwcg.csup.3, dwcg.csup.4, dwcg.csup.5, dwcg.csup.6: three gadgets turn one
/// attack up for good and give 1 TP; Weeping Angels give none, Slitheen take none.
#[test]
fn gadgets_turn_an_attack_up() {
    for gadget in ["sup.sonic", "sup.paper", "sup.vrd"] {
        let mut play = scene(json!({
            "turn": 0,
            "players": [holding(&[gadget, "def.rory"])],
            "locations": [
                attacked("loc.pompeii", 0, 1, &["ene.angel", "ene.roboform"]),
                attacked("loc.venice", 0, 1, &["ene.slitheen"]),
                attacked("loc.museum", 2, 1, &["ene.dalek"])
            ]
        }));
        play.answer(0, to("support", gadget))
            .refused(0, to("at", "loc.museum"), "dwcg.sup.6")
            .answer(0, to("at", "loc.pompeii"))
            .expect_log(&format!(
                "dwcg.sup.1 support-played seat=0 card={gadget}
                 dwcg.csup.1 exposed location=loc.pompeii cards=ene.angel,ene.roboform
                 dwcg.csup.2 tp-gained seat=0 tp=1 due=1"
            ))
            .expect_tp(&[1, 0])
            .expect("/discard", json!([gadget]))
            .expect("/locations/0", exposed("loc.pompeii", 0, 1, &["ene.angel", "ene.roboform"]))
            .expect("/locations/1/attack/enemies", json!(["ene.slitheen"]));
        // They stay face up, and so do not count as coming up in the Conflict that follows.
        play.defend(0, "loc.pompeii", &["def.rory"]).expect_tp(&[1, 0]);
    }
}

/// dwcg.csup.52, dwcg.csup.2: aimed at an attack that is face up already it still gives 1 TP; with an
/// empty bank nothing, or a token of another player's.
#[test]
fn a_gadget_may_be_aimed_at_an_open_attack() {
    let position = |rich: u8| {
        json!({
            "turn": 0,
            "players": [holding(&["sup.sonic"]), {}, {"tp": rich}],
            "locations": [exposed("loc.pompeii", 0, 1, &["ene.dalek"])]
        })
    };
    scene(position(29)).aid(0, "sup.sonic", "loc.pompeii").expect_tp(&[1, 0, 29]);
    scene(position(30)).aid(0, "sup.sonic", "loc.pompeii").expect_tp(&[0, 0, 30]);
    scene_by("tp_shortage", "ALL_ACTIVE_GAINS", position(30))
        .aid(0, "sup.sonic", "loc.pompeii")
        .answer(0, to("from", 2))
        .expect_tp(&[1, 0, 29]);
}

/// dwcg.csup.7, dwcg.csup.8, dwcg.csup.9: each of Cardiff and the Face of Boe adds one place, beside the
/// Reserve, and stays there.
#[test]
fn reserves_grow() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{
            "hand": ["sup.cardiff", "sup.boe", "ene.dalek", "ene.beast", "ene.zero", "loc.craig", "loc.area51", "loc.midnight"],
            "reserve": ["def.amy", "def.rory"]
        }]
    }));
    play.refused(0, to("reserve", "ene.dalek"), "dwcg.res.4")
        .answer(0, to("support", "sup.cardiff"))
        .expect_logged("dwcg.csup.7 reserve-grew seat=0 card=sup.cardiff places=3")
        .answer(0, to("reserve", "ene.dalek"))
        .expect_asked(0, "action")
        .refused(0, to("reserve", "ene.beast"), "dwcg.res.4")
        .answer(0, to("support", "sup.boe"))
        .expect_logged("dwcg.csup.7 reserve-grew seat=0 card=sup.boe places=4")
        .answer(0, to("reserve", "ene.beast"))
        .refused(0, to("reserve", "ene.zero"), "dwcg.res.4")
        .expect("/players/0/beside", json!(["sup.cardiff", "sup.boe"]))
        .expect("/players/0/reserve", json!(["def.amy", "def.rory", "ene.dalek", "ene.beast"]));
}

/// Locations of three seats under TARDIS counters.
fn four_counters() -> Value {
    json!([
        protected("loc.pompeii", 0),
        protected("loc.venice", 1),
        protected("loc.museum", 1),
        protected("loc.luna", 2),
        row("loc.sardick", 0)
    ])
}

/// dwcg.csup.23, dwcg.csup.24, dwcg.csup.25: up to three counters, also one's own, return to their
/// owners; then 2 TP.
#[test]
fn the_dreamlord_removes_up_to_three_counters() {
    let position =
        json!({"turn": 0, "players": [holding(&["sup.dreamlord"])], "locations": four_counters()});
    let mut play = scene(position.clone());
    play.answer(0, to("support", "sup.dreamlord"))
        .refused(0, to("at", "loc.sardick"), "dwcg.csup.23")
        .answer(0, to("at", "loc.museum"))
        .refused(0, to("at", "loc.museum"), "dwcg.csup.23")
        .answers(0, [to("at", "loc.pompeii"), to("at", "loc.luna")])
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.dreamlord
             dwcg.csup.24 counter-removed location=loc.museum owner=1
             dwcg.csup.24 counter-removed location=loc.pompeii owner=0
             dwcg.csup.24 counter-removed location=loc.luna owner=2
             dwcg.csup.25 tp-gained seat=0 tp=2 due=2",
        )
        .expect_asked(0, "action")
        .expect_counters(0, [5, 5])
        .expect_counters(1, [4, 5])
        .expect_counters(2, [5, 5]);
    let mut play = scene(position);
    play.answers(0, [to("support", "sup.dreamlord"), json!("done")])
        .expect_tp(&[2])
        .expect("/locations", four_counters());
    let mut play = scene(json!({"turn": 0, "players": [holding(&["sup.dreamlord"])]}));
    play.answer(0, to("support", "sup.dreamlord")).expect_asked(0, "action").expect_tp(&[2]);
}

/// dwcg.csup.26, dwcg.csup.27, dwcg.csup.28: one Enemy card on an own Location, chosen by its place, face
/// up or face down.
#[test]
fn jack_and_debts_discard_one_enemy() {
    for card in ["sup.jack", "sup.debts"] {
        let mixed = json!({"location": "loc.pompeii", "owner": 0, "attack": {"by": 1, "enemies": [
            "ene.roboform", {"card": "ene.dalek", "facing": "up"}, "ene.davros"
        ]}});
        let mut play = scene(json!({
            "turn": 0,
            "players": [holding(&[card])],
            "locations": [mixed, attacked("loc.venice", 1, 0, &["ene.beast"])]
        }));
        play.answer(0, to("support", card)).refused(0, to("at", "loc.venice"), "dwcg.sup.6");
        play.answer(0, to("at", "loc.pompeii")).refused(0, to("nth", 3), "dwcg.csup.26");
        assert_eq!(play.options(), [0, 1, 2].map(|nth| to("nth", nth)));
        let seen = play.view(Seat(0))["places"][0]["attack"]["enemies"].clone();
        assert_eq!(seen[2], json!({"card": null, "facing": "down"}));
        play.answer(0, to("nth", 2))
            .expect_logged("dwcg.csup.26 enemy-discarded location=loc.pompeii card=ene.davros")
            .expect(
                "/locations/0/attack/enemies",
                json!(["ene.roboform", {"card": "ene.dalek", "facing": "up"}]),
            )
            .expect_counters(1, [5, 4]);
        let mut discard = vec!["ene.davros", card];
        discard.sort_unstable();
        play.expect("/discard", json!(discard));
    }
}

/// dwcg.csup.29, dwcg.cene.19: the last Enemy card ends the attack, River goes with it, the Dalek
/// counter returns and no TARDIS counter is placed.
#[test]
fn the_last_enemy_ends_the_attack() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["sup.jack"])],
        "locations": [{"location": "loc.pompeii", "owner": 0,
                       "attack": {"by": 1, "rivers": 1, "enemies": ["ene.kovarian"]}}]
    }));
    play.aid(0, "sup.jack", "loc.pompeii").refused(0, to("nth", 1), "dwcg.csup.26");
    play.answer(0, to("nth", 0))
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.jack
             dwcg.csup.26 enemy-discarded location=loc.pompeii card=ene.kovarian
             dwcg.csup.29 attack-ended location=loc.pompeii by=1",
        )
        .expect("/locations/0", row("loc.pompeii", 0))
        .expect("/discard", json!(["def.river", "ene.kovarian", "sup.jack"]))
        .expect_counters(0, [5, 5])
        .expect_counters(1, [5, 5]);
}

/// TARDIS and Dalek counters in play: 2 and 1 of seat 1's, 1 and 2 of seat 3's.
fn counters_in_play() -> Value {
    json!([
        protected("loc.pompeii", 1),
        protected("loc.venice", 1),
        protected("loc.museum", 3),
        attacked("loc.luna", 0, 1, &["ene.dalek"]),
        attacked("loc.sardick", 0, 3, &["ene.beast"]),
        attacked("loc.craig", 1, 3, &["ene.zero"])
    ])
}

/// dwcg.csup.30, dwcg.csup.31, dwcg.csup.32, dwcg.csup.33: each player takes 1 TP for each counter of
/// the kind, the player of the card 2 more.
#[test]
fn counters_give_tp() {
    for (card, tp) in [("sup.tardis", [0, 4, 0, 1]), ("sup.crack", [0, 3, 0, 2])] {
        let mut play = scene(json!({
            "turn": 1,
            "players": [{}, {"hand": [card, "loc.newnewyork", "loc.area51", "loc.midnight"]}],
            "locations": counters_in_play()
        }));
        play.answer(1, to("support", card)).expect_tp(&tp).expect_asked(1, "action");
    }
}

/// dwcg.csup.34, A-04: a short bank serves the player of the card first, then clockwise; with
/// ALL_ACTIVE_GAINS only that player makes up for it.
#[test]
fn a_short_bank_serves_in_turn_order() {
    let position = |rich: u8| {
        json!({
            "turn": 3,
            "players": [{"tp": rich}, {}, {}, {"hand": ["sup.crack", "loc.newnewyork", "loc.area51", "loc.midnight"]}],
            "locations": counters_in_play()
        })
    };
    scene(position(25)).answer(3, to("support", "sup.crack")).expect_tp(&[25, 1, 0, 4]);
    scene(position(26)).answer(3, to("support", "sup.crack")).expect_tp(&[26, 0, 0, 4]);
    scene(position(27)).answer(3, to("support", "sup.crack")).expect_tp(&[27, 0, 0, 3]);
    scene_by("tp_shortage", "ALL_ACTIVE_GAINS", position(27))
        .answer(3, to("support", "sup.crack"))
        .expect_logged("dwcg.csup.32 tp-gained seat=3 tp=3 due=4")
        .expect_logged("dwcg.csup.32 tp-gained seat=1 tp=0 due=1")
        .expect_asked(3, "from-whom")
        .answer(3, to("from", 0))
        .expect_tp(&[26, 0, 0, 4])
        .expect_asked(3, "action");
}

/// dwcg.csup.42, dwcg.csup.43, dwcg.csup.44: Dalek Sec beats an attack of which all cards are up, one of
/// them a Dalek, Davros or Dalek Flagship.
#[test]
fn dalek_sec_beats_open_dalek_attacks() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [holding(&["sup.sec"])],
        "locations": [
            exposed("loc.pompeii", 0, 1, &["ene.roboform", "ene.davros"]),
            exposed("loc.venice", 0, 1, &["ene.cybermen", "ene.cyberking"]),
            attacked("loc.museum", 0, 1, &["ene.dalek"])
        ]
    }));
    play.answer(0, to("support", "sup.sec"))
        .refused(0, to("at", "loc.venice"), "dwcg.csup.43")
        .refused(0, to("at", "loc.museum"), "dwcg.csup.43")
        .answer(0, to("at", "loc.pompeii"))
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.sec
             dwcg.csup.42 won-outright seat=0 location=loc.pompeii cards=ene.roboform,ene.davros
             dwcg.csup.44 protected location=loc.pompeii seat=0",
        )
        .expect("/locations/0", protected("loc.pompeii", 0))
        .expect("/discard", json!(["ene.davros", "ene.roboform", "sup.sec"]))
        .expect_counters(0, [4, 5])
        .expect_counters(1, [5, 3]);
    for dalek in ["ene.dalek", "ene.flagship"] {
        let locations = [exposed("loc.pompeii", 0, 1, &[dalek])];
        scene(json!({"turn": 0, "players": [holding(&["sup.sec"])], "locations": locations}))
            .aid(0, "sup.sec", "loc.pompeii")
            .expect("/locations/0", protected("loc.pompeii", 0));
    }
}

/// dwcg.csup.43, A-30: a hidden card beside an open Dalek spoils it, unless ONE_UP; a hidden Dalek
/// beside an open card never helps.
#[test]
fn how_much_dalek_sec_must_see() {
    let position = |up: &str, down: &str| {
        json!({"turn": 0, "players": [holding(&["sup.sec"])], "locations": [
            {"location": "loc.pompeii", "owner": 0, "attack": {"by": 1, "enemies": [
                {"card": up, "facing": "up"}, down
            ]}}
        ]})
    };
    let half_open = || position("ene.dalek", "ene.roboform");
    scene(half_open()).refused(0, to("support", "sup.sec"), "dwcg.csup.43");
    scene_by("dalek_sec", "ONE_UP", half_open())
        .aid(0, "sup.sec", "loc.pompeii")
        .expect("/discard", json!(["ene.dalek", "ene.roboform", "sup.sec"]));
    for sees in ["ALL_UP", "ONE_UP"] {
        scene_by("dalek_sec", sees, position("ene.roboform", "ene.dalek")).refused(
            0,
            to("support", "sup.sec"),
            "dwcg.csup.43",
        );
    }
}

/// dwcg.csup.45, dwcg.csup.46, dwcg.csup.48: Jammy Dodger beats any attack unseen; Weeping Angels give
/// nothing, Slitheen take nothing.
#[test]
fn jammy_dodger_beats_any_attack() {
    for enemy in ["ene.angel", "ene.slitheen"] {
        let mut play = scene(json!({
            "turn": 0,
            "players": [{"hand": ["sup.jammy", "loc.craig", "loc.area51", "loc.midnight"], "tp": 2}],
            "locations": [attacked("loc.pompeii", 0, 1, &[enemy]), row("loc.venice", 0)]
        }));
        play.answer(0, to("support", "sup.jammy")).refused(0, to("at", "loc.venice"), "dwcg.sup.6");
        play.answer(0, to("at", "loc.pompeii"))
            .expect_log(&format!(
                "dwcg.sup.1 support-played seat=0 card=sup.jammy
                 dwcg.csup.45 won-outright seat=0 location=loc.pompeii cards={enemy}
                 dwcg.csup.46 protected location=loc.pompeii seat=0"
            ))
            .expect_tp(&[2, 0])
            .expect_counters(1, [5, 5]);
    }
}

/// dwcg.csup.47: K-9 costs a Defender from hand, so two cards in all; a placed one does not do.
#[test]
fn k9_costs_a_defender() {
    let with = |hand: Value| {
        scene(json!({
            "turn": 0,
            "players": [{"hand": hand}],
            "locations": [attacked("loc.pompeii", 0, 1, &["ene.beast"]), defended("loc.venice", 0, &["def.amy"])]
        }))
    };
    with(json!(["sup.k9", "ene.dalek", "loc.craig", "loc.area51", "loc.midnight"])).refused(
        0,
        to("support", "sup.k9"),
        "dwcg.csup.47",
    );
    with(json!(["sup.k9", "def.rory", "loc.craig", "loc.area51"])).refused(
        0,
        to("support", "sup.k9"),
        "dwcg.turn.8",
    );
    with(json!(["sup.k9", "def.rory", "loc.craig", "loc.area51", "loc.midnight"]))
        .aid(0, "sup.k9", "loc.pompeii")
        .refused(0, to("add", "loc.craig"), "dwcg.csup.47")
        .refused(0, to("add", "def.amy"), "dwcg.csup.47")
        .answer(0, to("add", "def.rory"))
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.k9
             dwcg.csup.47 cost-paid seat=0 card=def.rory
             dwcg.csup.47 won-outright seat=0 location=loc.pompeii cards=ene.beast
             dwcg.csup.46 protected location=loc.pompeii seat=0",
        )
        .expect("/discard", json!(["def.rory", "ene.beast", "sup.k9"]))
        .expect("/locations/1", defended("loc.venice", 0, &["def.amy"]));
}

/// dwcg.csup.53: without a TARDIS counter in supply none is placed, everything else happens.
#[test]
fn an_automatic_win_without_a_counter() {
    let five = ["loc.venice", "loc.museum", "loc.luna", "loc.sardick", "loc.downing"];
    let mut locations: Vec<Value> = five.iter().map(|it| protected(it, 0)).collect();
    locations.push(exposed("loc.pompeii", 0, 1, &["ene.dalek"]));
    for (card, cost) in [("sup.sec", None), ("sup.jammy", None), ("sup.k9", Some("def.amy"))] {
        let mut play = scene(json!({
            "turn": 0, "players": [holding(&[card, "def.amy"])], "locations": locations
        }));
        play.aid(0, card, "loc.pompeii").answers(0, cost.map(|it| to("add", it)));
        play.expect_logged("dwcg.csup.53 no-counter-left location=loc.pompeii seat=0")
            .expect("/locations/5", row("loc.pompeii", 0))
            .expect_counters(0, [0, 5])
            .expect_counters(1, [5, 5]);
    }
}

/// dwcg.csup.49, dwcg.csup.50, dwcg.csup.51: any number goes before the first draw, one card more is
/// drawn for the card itself, and so the hand has its size again.
#[test]
fn fish_fingers_exchange_cards() {
    let mut play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["sup.fish", "def.amy", "def.rory", "loc.craig"]}],
        "pile": ["ene.dalek", "ene.beast", "ene.zero"]
    }));
    play.answers(0, [to("support", "sup.fish"), to("add", "def.amy"), to("add", "loc.craig")])
        .refused(0, to("add", "def.amy"), "dwcg.csup.49")
        .answer(0, json!("done"))
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.fish
             dwcg.csup.49 exchanged seat=0 cards=def.amy,loc.craig
             dwcg.csup.50 drew seat=0 cards=ene.dalek,ene.beast,ene.zero",
        )
        .expect("/players/0/hand", json!(["def.rory", "ene.dalek", "ene.beast", "ene.zero"]));
    // None at all, with the fewest cards a hand may have.
    let mut play = scene(json!({
        "turn": 0, "players": [{"hand": ["sup.fish", "def.amy", "def.rory"]}], "pile": ["ene.dalek"]
    }));
    play.answers(0, [to("support", "sup.fish"), json!("done")])
        .expect("/players/0/hand", json!(["def.amy", "def.rory", "ene.dalek"]));
}

/// dwcg.csup.51, dwcg.end.20: with nothing else to draw, what was just discarded is drawn again.
#[test]
fn fish_fingers_discard_before_they_draw() {
    let hand = ["def.amy", "sup.fish"];
    let mut play = scene(json!({
        "turn": 0,
        "phase": {"endgame": {"turns": 0, "idle": 0}}, "end_drawn": true,
        "players": [{"hand": hand}, {"tp": 5}],
        "boxed": all_but(&hand)
    }))
    .dice("sup.fish def.amy");
    play.answers(0, [to("support", "sup.fish"), to("add", "def.amy")])
        .expect_log(
            "dwcg.sup.1 support-played seat=0 card=sup.fish
             dwcg.csup.49 exchanged seat=0 cards=def.amy
             dwcg.end.20 reshuffled count=2
             dwcg.csup.50 drew seat=0 cards=sup.fish,def.amy
             dwcg.turn.1 turn-began seat=1",
        )
        .expect("/players/0/hand", json!(hand))
        .expect_all_dice_used();
}
