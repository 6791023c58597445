//! Golden records of the card game: one of each scenario at least, and some odd options.

use reglette_cardgame::CardGame;
use reglette_testkit::golden::{Golden, check};

const FRENCH: Golden = Golden {
    name: "",
    scenario: "",
    players: 4,
    edition: "french",
    options: &[],
    bots: &["greedy", "easy"],
};

const ENGLISH: Golden = Golden { edition: "english", bots: &["easy", "greedy"], ..FRENCH };

const GAMES: &[Golden] = &[
    Golden { name: "standard-4", scenario: "standard", ..FRENCH },
    Golden { name: "standard-3", scenario: "standard", players: 3, ..ENGLISH },
    Golden { name: "duel", scenario: "duel", players: 2, ..FRENCH },
    Golden { name: "five", scenario: "five", players: 5, ..ENGLISH },
    Golden { name: "quick", scenario: "quick", players: 3, ..FRENCH },
    Golden { name: "teaching", scenario: "teaching", ..ENGLISH },
    Golden { name: "fixed-end", scenario: "fixed-end", players: 3, ..FRENCH },
    Golden { name: "english", scenario: "english", ..ENGLISH },
    Golden { name: "crowded", scenario: "crowded", ..FRENCH },
    Golden { name: "invasion", scenario: "invasion", players: 3, ..ENGLISH },
    Golden { name: "partners", scenario: "partners", ..FRENCH },
    Golden { name: "time-lords", scenario: "time-lords", players: 3, ..FRENCH },
    Golden { name: "marathon", scenario: "marathon", players: 3, ..ENGLISH },
    Golden {
        name: "odd-options",
        scenario: "standard",
        players: 3,
        options: &[
            ("min_hand", "END_OF_TURN"),
            ("tp_shortage", "ALL_ACTIVE_GAINS"),
            ("tp_reveal", "EVERY_CONFLICT"),
            ("tesselecta", "ALL"),
            ("unit_use", "ANY"),
            ("dalek_sec", "ONE_UP"),
            ("takeover", "GAMBLE"),
            ("river_turned", "DISCARD"),
            ("pandorica", "DOCTOR"),
            ("pandorica_check", "EVERY_CONFLICT"),
            ("endgame_reserve", "HAND_ONLY"),
            ("endgame_stop", "AT_ONCE"),
            ("location_tp", "MUST"),
        ],
        bots: &["random", "greedy"],
        ..FRENCH
    },
];

#[test]
fn golden_records_stay_as_they_are() {
    check::<CardGame>(GAMES);
}
