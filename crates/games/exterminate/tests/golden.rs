//! Golden records of Exterminate!: one of each scenario at least, and some odd options.

use reglette_exterminate::Exterminate;
use reglette_testkit::golden::{Golden, check};

const PLAIN: Golden = Golden {
    name: "",
    scenario: "",
    players: 2,
    edition: "standard",
    options: &[],
    bots: &["easy", "random"],
};

const GAMES: &[Golden] = &[
    Golden { name: "meeting-of-metal", scenario: "meeting-of-metal", ..PLAIN },
    Golden { name: "meeting-of-three", scenario: "meeting-of-metal", players: 3, ..PLAIN },
    Golden { name: "ship-of-death", scenario: "ship-of-death", ..PLAIN },
    Golden { name: "beacons-of-rassilon", scenario: "beacons-of-rassilon", ..PLAIN },
    Golden { name: "escape", scenario: "escape", ..PLAIN },
    Golden { name: "prisoner", scenario: "prisoner", edition: "plain", ..PLAIN },
    Golden { name: "king-of-the-heap", scenario: "king-of-the-heap", ..PLAIN },
    Golden { name: "heap-of-four", scenario: "king-of-the-heap", players: 4, ..PLAIN },
    Golden { name: "reverse-the-polarity", scenario: "reverse-the-polarity", ..PLAIN },
    Golden { name: "everybody-lives", scenario: "everybody-lives", ..PLAIN },
    Golden {
        name: "odd-options",
        scenario: "meeting-of-metal",
        options: &[
            ("adventure", "CHOSEN"),
            ("stress_model", "UPKEEP"),
            ("damage_faces", "H_SCRATCH"),
            ("stress_recovery_face", "A"),
            ("cover_plus_die", "OFF"),
            ("low_obstacles_block", "OFF"),
            ("corridor_width", "WIDE"),
            ("melee_damage", "DIFFERENCE"),
            ("finish_off", "ONE"),
            ("multi_bonus", "FLAT"),
            ("fate_save", "TO_SHOCKED"),
            ("fate_reroll_scope", "ANY"),
            ("discard_then_draw", "ON"),
            ("free_shot_stress", "ALWAYS"),
            ("king_shoot_bonus", "ON"),
            ("engage_reach", "INCLUSIVE"),
            ("early_end", "ON"),
            ("node_vp", "FLAT1"),
        ],
        bots: &["random", "easy"],
        ..PLAIN
    },
];

#[test]
fn golden_records_stay_as_they_are() {
    check::<Exterminate>(GAMES);
}
