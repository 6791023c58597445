//! Odds of Conflicts with hidden cards: exact fractions, against numbers counted by hand.

use crate::common::{Scene, attacked, defended, exposed, holding, row, scene, to};
use crate::fights::{all_but, scene_by};
use reglette_cardgame::CardGame;
use reglette_engine::odds::{Distribution, Fraction, Policy, Query, odds};
use reglette_engine::{Code, Seat};
use serde_json::{Value, json};

/// What may come of a seat's choices, the last of them weighed.
fn weigh(play: &Scene, seat: u8, choices: &[Value], metric: &str) -> Distribution {
    let choices: Vec<_> =
        choices.iter().map(|choice| play.game().read_choice(choice).unwrap()).collect();
    let query =
        Query { seat: Seat(seat), choices: &choices, metric: Some(metric), policy: Policy::Best };
    odds::<CardGame>(play.game().game(), &query).unwrap()
}

fn chance(ways: u32, of: u32) -> Fraction {
    Fraction::new(ways.into(), of.into())
}

/// A distribution with exactly these results.
fn expect(found: &Distribution, results: &[(&str, u32, u32)]) {
    let expected: Distribution =
        results.iter().map(|&(result, ways, of)| (result.to_owned(), chance(ways, of))).collect();
    assert_eq!(*found, expected);
}

/// How Defenders fare against the hidden attack on Pompeii.
fn defending(play: &Scene, defenders: &[&str]) -> Distribution {
    let mut choices = vec![to("defender", defenders[0]), to("at", "loc.pompeii")];
    choices.extend(defenders[1..].iter().map(|&card| to("add", card)));
    weigh(play, 0, &choices, "conflict")
}

fn hidden(enemies: &[&str], defenders: &[&str]) -> Scene {
    scene(json!({
        "turn": 0,
        "players": [holding(defenders)],
        "locations": [attacked("loc.pompeii", 0, 1, enemies)]
    }))
}

/// One hidden Enemy of 43, nothing else known: the Doctor loses to Strength 6 only, River also to
/// Kovarian, Amy beats Silurians, Rory the Pandorica. What it really is makes no difference.
#[test]
fn one_hidden_enemy() {
    for (defenders, wins) in [
        (&["def.doctor"][..], 41),
        (&["def.river"], 34),
        (&["def.amy"], 23),
        (&["def.rory"], 11),
        (&["def.doctor", "def.river"], 42),
        (&["def.amy", "def.rory"], 41),
    ] {
        for real in ["ene.beast", "ene.kovarian"] {
            let found = defending(&hidden(&[real], defenders), defenders);
            expect(&found, &[("attacker-wins", 43 - wins, 43), ("defender-wins", wins, 43)]);
        }
    }
    let both = ["def.doctor", "def.amy"];
    expect(&defending(&hidden(&["ene.beast"], &both), &both), &[("defender-wins", 1, 1)]);
}

/// Cards that are seen elsewhere cannot lie there: with a Beast discarded and a Flagship open, no
/// Enemy of Strength 6 is left of 41.
#[test]
fn seen_cards_are_left_out() {
    let play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor"])],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.dalek"]), exposed("loc.venice", 2, 3, &["ene.flagship"])],
        "discard": ["ene.beast"]
    }));
    expect(&defending(&play, &["def.doctor"]), &[("defender-wins", 1, 1)]);
    let play = scene(json!({
        "turn": 0,
        "players": [{"hand": ["def.doctor", "ene.beast", "loc.craig", "loc.midnight", "loc.area51"]}],
        "locations": [attacked("loc.pompeii", 0, 1, &["ene.dalek"])]
    }));
    expect(
        &defending(&play, &["def.doctor"]),
        &[("attacker-wins", 1, 42), ("defender-wins", 41, 42)],
    );
}

/// The Enemies of the deck: group, copies, Strength; universal ones last.
const ENEMIES: [(&str, u32, u32); 24] = [
    ("dalek", 4, 5),
    ("dalek", 1, 6),
    ("dalek", 1, 3),
    ("cyber", 4, 4),
    ("cyber", 1, 5),
    ("sontaran", 3, 4),
    ("silence", 3, 4),
    ("kovarian", 1, 3),
    ("monks", 2, 3),
    ("clerics", 2, 2),
    ("angel", 3, 3),
    ("silurians", 2, 4),
    ("slitheen", 2, 2),
    ("saturnyns", 2, 1),
    ("shadow", 1, 3),
    ("nestene", 1, 5),
    ("sycorax", 1, 3),
    ("minotaur", 1, 4),
    ("beast", 1, 6),
    ("gangers", 2, 2),
    ("zero", 1, 3),
    ("universal", 2, 2),
    ("universal", 1, 4),
    ("universal", 1, 3),
];

fn compatible(one: &str, other: &str) -> bool {
    let follower = |it: &str| ["silence", "monks", "clerics"].contains(&it);
    one == other
        || one == "universal"
        || other == "universal"
        || (one == "kovarian" && follower(other))
        || (other == "kovarian" && follower(one))
}

/// Two hidden Enemies: all pairs that may lie together are equally likely, counted here by hand.
/// Defended by the Doctor, a Pandorica among them goes first.
#[test]
fn two_hidden_enemies() {
    let single: Vec<(usize, &str, u32)> = ENEMIES
        .iter()
        .enumerate()
        .flat_map(|(kind, &(group, copies, strength))| {
            (0..copies).map(move |_| (kind, group, strength))
        })
        .collect();
    assert_eq!(single.len(), 43);
    let (mut pairs, mut won) = (0, 0);
    for (at, one) in single.iter().enumerate() {
        for other in single[at + 1..].iter().filter(|other| compatible(one.1, other.1)) {
            let counts = |it: &(usize, &str, u32)| if it.0 == 23 { 0 } else { it.2 };
            pairs += 1;
            won += u32::from(counts(one) + counts(other) <= 5);
        }
    }
    let found = defending(&hidden(&["ene.dalek", "ene.davros"], &["def.doctor"]), &["def.doctor"]);
    expect(&found, &[("attacker-wins", pairs - won, pairs), ("defender-wins", won, pairs)]);
}

/// A hidden Enemy goes with the open Cybermen: 3 Cybermen, the Cyberking or 4 universal cards.
/// Against 7, two Roboforms (6) are too weak, and the Pandorica, which takes Rory along (4 to 5).
#[test]
fn hidden_enemies_go_with_open_ones() {
    let open = json!({"location": "loc.pompeii", "owner": 0, "attack": {"by": 1, "enemies": [
        {"card": "ene.cybermen", "facing": "up"}, "ene.cyberking"
    ]}});
    let play = scene(json!({
        "turn": 0, "players": [holding(&["def.doctor", "def.rory"])], "locations": [open]
    }));
    expect(
        &defending(&play, &["def.doctor", "def.rory"]),
        &[("attacker-wins", 5, 8), ("defender-wins", 3, 8)],
    );
}

/// Hidden Defenders, all of different types: a Dalek (5) beats one of 39 unless it is one of eleven
/// Doctors, a Flagship (6) always; of two, only Amy and Rory, Amy alone … are weak enough.
#[test]
fn hidden_defenders() {
    let attacking = |enemy: &str, real: &[&str]| {
        let play = scene(json!({
            "turn": 0,
            "players": [holding(&[enemy])],
            "locations": [defended("loc.pompeii", 1, real)]
        }));
        weigh(&play, 0, &[to("enemy", enemy), to("at", "loc.pompeii")], "conflict")
    };
    let one = attacking("ene.dalek", &["def.rory"]);
    expect(&one, &[("attacker-wins", 28, 39), ("defender-wins", 11, 39)]);
    expect(&attacking("ene.flagship", &["def.doctor"]), &[("attacker-wins", 1, 1)]);
    // Pairs of 11 Doctors, 11 Amys, 8 Rivers, 9 Rorys; below 6 only Amy and Rory (5).
    let pairs = 11 * 11 + 11 * 8 + 11 * 9 + 11 * 8 + 11 * 9 + 8 * 9;
    let two = attacking("ene.flagship", &["def.rory", "def.river"]);
    expect(&two, &[("attacker-wins", 99, pairs), ("defender-wins", pairs - 99, pairs)]);
    // Silurians (4) lose to Amy and to Strength 4 or more: only Rory alone is beaten.
    let one = attacking("ene.silurians", &["def.doctor"]);
    expect(&one, &[("attacker-wins", 9, 39), ("defender-wins", 30, 39)]);
}

/// A redirected attack meets hidden Defenders with hidden Enemies: each pair of kinds counts.
#[test]
fn a_redirected_attack() {
    let play = scene(json!({
        "turn": 0,
        "players": [holding(&["sup.arch"])],
        "locations": [
            attacked("loc.pompeii", 0, 1, &["ene.dalek"]), defended("loc.venice", 2, &["def.rory"]),
            row("loc.museum", 2)
        ]
    }));
    let lead = [to("support", "sup.arch"), to("at", "loc.pompeii")];
    let to_venice = [&lead[..], &[to("at", "loc.venice")]].concat();
    // The Doctor wins 41, River 34, Amy 23, Rory 11 of 43; there are 11, 8, 11 and 9 of them.
    let won = 11 * 41 + 8 * 34 + 11 * 23 + 9 * 11;
    expect(
        &weigh(&play, 0, &to_venice, "conflict"),
        &[("attacker-wins", 39 * 43 - won, 39 * 43), ("defender-wins", won, 39 * 43)],
    );
    let to_museum = [&lead[..], &[to("at", "loc.museum")]].concat();
    expect(&weigh(&play, 0, &to_museum, "conflict"), &[("no-conflict", 1, 1)]);
}

/// TP and points that may come of it: River gives 1, a Slitheen (2 of 43) takes it again.
#[test]
fn tp_and_points() {
    let play = hidden(&["ene.dalek"], &["def.river"]);
    let choices = [to("defender", "def.river"), to("at", "loc.pompeii")];
    expect(&weigh(&play, 0, &choices, "tp"), &[("+0", 2, 43), ("+1", 41, 43)]);
    expect(&weigh(&play, 0, &choices, "vp"), &[("+0", 9, 43), ("+3", 34, 43)]);
}

/// A gamble on a hidden attack: 5 of 42 unseen Enemies let Davros in (and then a Shadow cannot lie
/// there), so that Pompeii's 3 points are gained.
#[test]
fn a_gamble_for_control() {
    let play = scene_by(
        "takeover",
        "GAMBLE",
        json!({
            "turn": 0,
            "players": [holding(&["ene.davros"])],
            "locations": [attacked("loc.pompeii", 2, 1, &["ene.beast"])]
        }),
    );
    let choices = [to("enemy", "ene.davros"), to("at", "loc.pompeii")];
    expect(&weigh(&play, 0, &choices, "vp"), &[("+0", 37, 42), ("+3", 5, 42)]);
}

/// Until a Location is chosen nothing can be weighed.
#[test]
fn an_open_choice_of_location_is_undecided() {
    let play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor", "ene.dalek", "sup.arch"])],
        "locations": [
            attacked("loc.pompeii", 0, 1, &["ene.beast"]), defended("loc.venice", 2, &["def.amy"]),
            attacked("loc.luna", 0, 1, &["ene.dalek"]), row("loc.bowie", 2)
        ]
    }));
    for choices in [
        vec![to("defender", "def.doctor")],
        vec![to("enemy", "ene.dalek")],
        vec![to("support", "sup.arch")],
        vec![to("support", "sup.arch"), to("at", "loc.pompeii")],
    ] {
        expect(&weigh(&play, 0, &choices, "conflict"), &[("undecided", 1, 1)]);
    }
}

/// Where only one Location can be chosen the first step is weighed as the whole action is.
#[test]
fn the_only_location_is_followed() {
    let play = scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor", "ene.dalek"])],
        "locations": [
            attacked("loc.pompeii", 0, 1, &["ene.beast"]), defended("loc.venice", 2, &["def.amy"])
        ]
    }));
    for (first, at) in [
        (to("defender", "def.doctor"), to("at", "loc.pompeii")),
        (to("enemy", "ene.dalek"), to("at", "loc.venice")),
    ] {
        let whole = weigh(&play, 0, &[first.clone(), at], "conflict");
        assert!(!whole.contains_key("undecided"), "{whole:?}");
        assert_eq!(weigh(&play, 0, &[first], "conflict"), whole);
    }
}

/// A question in a Conflict is weighed for who answers it, on anybody's turn.
#[test]
fn a_defenders_answer_is_weighed_for_the_defender() {
    let mut play = scene(json!({
        "turn": 1,
        "players": [{"units": ["sup.unit"], "tp": 2}, holding(&["ene.beast"])],
        "locations": [defended("loc.pompeii", 0, &["def.doctor"])]
    }));
    play.answers(1, crate::common::place("enemy", "ene.beast", "loc.pompeii"));
    expect(&weigh(&play, 0, &[json!("pay")], "conflict"), &[("defender-wins", 1, 1)]);
    expect(&weigh(&play, 0, &[json!("decline")], "conflict"), &[("attacker-wins", 1, 1)]);
    expect(&weigh(&play, 0, &[json!("pay")], "tp"), &[("-1", 1, 1)]);
    expect(&weigh(&play, 0, &[json!("decline")], "vp"), &[("+0", 1, 1)]);
    let pay = play.game().read_choice(&json!("pay")).unwrap();
    let query = Query { seat: Seat(1), choices: &[pay], metric: None, policy: Policy::Best };
    let fault = odds::<CardGame>(play.game().game(), &query).unwrap_err();
    assert_eq!(fault.code, Code::NotYourTurn);
}

/// Drawn cards decide no metric: five of them at the end of a turn are no walk over all hands.
#[test]
fn draws_are_not_walked() {
    let play = scene(json!({
        "turn": 0, "phase": "announced", "end_drawn": true, "players": [holding(&[])]
    }));
    expect(&weigh(&play, 0, &[json!("end-turn")], "tp"), &[("+0", 1, 1)]);
    let play = scene(json!({"turn": 0, "players": [{"hand": holding(&[])["hand"], "tp": 30}]}));
    expect(&weigh(&play, 0, &[to("buy", 6)], "tp"), &[("-30", 1, 1)]);
    let hand = ["sup.fish", "def.amy", "def.rory", "def.doctor", "def.river", "ene.dalek"];
    let play = scene(json!({
        "turn": 0, "phase": {"endgame": {"turns": 0, "idle": 0}}, "end_drawn": true,
        "players": [{"hand": hand}, {"tp": 5}], "discard": all_but(&hand)
    }));
    let mut exchange = vec![to("support", "sup.fish")];
    exchange.extend(hand[1..].iter().map(|&card| to("add", card)));
    expect(&weigh(&play, 0, &exchange, "tp"), &[("+0", 1, 1)]);
}

/// The attack on Pompeii and others are hidden, and every Enemy that lies in none of them has been
/// seen.
fn besieged(pompeii: &str, others: &[(&str, &[&str])]) -> Scene {
    let mut locations = vec![attacked("loc.pompeii", 0, 1, &[pompeii])];
    let by = [2, 3, 1].into_iter().cycle();
    locations.extend(others.iter().zip(by).map(|((at, enemies), by)| attacked(at, 0, by, enemies)));
    let hidden: Vec<&str> =
        others.iter().flat_map(|(_, enemies)| enemies.iter().copied()).chain([pompeii]).collect();
    let mut seen = all_but(&hidden);
    seen.retain(|card| card.starts_with("ene."));
    scene(json!({
        "turn": 0,
        "players": [holding(&["def.doctor"])],
        "locations": locations,
        "discard": seen
    }))
}

/// Of a Beast and two Daleks that have not been seen, two lie together: no Beast is one of them.
#[test]
fn the_rest_must_be_able_to_lie_elsewhere() {
    let play = besieged("ene.beast", &[("loc.venice", &["ene.dalek", "ene.dalek"])]);
    expect(&defending(&play, &["def.doctor"]), &[("attacker-wins", 1, 1)]);
}

/// What two Enemies that lie together may be is thought of before the many that lie alone; the
/// other way round this would take years.
#[test]
fn many_hidden_attacks_are_thought_of_at_once() {
    let play = besieged(
        "ene.beast",
        &[
            ("loc.london1940", &["ene.minotaur"]),
            ("loc.stonehenge", &["ene.zero"]),
            ("loc.silencio", &["ene.nestene"]),
            ("loc.romanbritain", &["ene.sycorax"]),
            ("loc.starshipuk", &["ene.shadow"]),
            ("loc.demonsrun", &["ene.gangers"]),
            ("loc.library", &["ene.slitheen"]),
            ("loc.canarywharf", &["ene.silurians"]),
            ("loc.siluriancity", &["ene.angel"]),
            ("loc.bowie", &["ene.saturnyns"]),
            ("loc.museum", &["ene.monks"]),
            ("loc.luna", &["ene.clerics"]),
            ("loc.venice", &["ene.dalek", "ene.dalek"]),
        ],
    );
    expect(
        &defending(&play, &["def.doctor"]),
        &[("attacker-wins", 1, 13), ("defender-wins", 12, 13)],
    );
}
