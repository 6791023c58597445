//! Golden records of SOTAS: one of each scenario at least, both scales, more than two players, and some
//! odd options.

use reglette_sotas::Sotas;
use reglette_testkit::golden::{Golden, check};

const TWO: Golden = Golden {
    name: "",
    scenario: "",
    players: 2,
    edition: "standard",
    options: &[],
    bots: &["easy"],
};

const SMALL: Golden = Golden { edition: "small-figures", ..TWO };

const GAMES: &[Golden] = &[
    Golden { name: "open-skirmish", scenario: "open-skirmish", ..TWO },
    Golden { name: "free-battle-2", scenario: "free-battle", ..SMALL },
    Golden { name: "free-battle-4", scenario: "free-battle", players: 4, ..TWO },
    Golden { name: "dalek-bomb", scenario: "dalek-bomb", ..TWO },
    Golden { name: "judoon-warrant", scenario: "judoon-warrant", ..SMALL },
    Golden { name: "the-globe", scenario: "the-globe", ..TWO },
    Golden { name: "dont-blink", scenario: "dont-blink", ..TWO },
    Golden { name: "family-of-blood", scenario: "family-of-blood", ..SMALL },
    Golden { name: "poison-sky", scenario: "poison-sky", ..TWO },
    Golden { name: "canary-wharf-2", scenario: "canary-wharf", ..SMALL },
    Golden { name: "canary-wharf-3", scenario: "canary-wharf", players: 3, ..TWO },
    Golden {
        name: "odd-options",
        scenario: "poison-sky",
        options: &[
            ("turn", "ONE_HAND_EACH"),
            ("dive", "REACTION"),
            ("ambush_start", "GAME_TURN"),
            ("prone_strikes_back", "NATURAL6"),
            ("disengage_tie", "STAYS"),
            ("robust_flee", "WOUNDED"),
            ("los", "CENTRE_LINE"),
            ("grenade_walls", "IGNORE"),
            ("flee_avoid", "ALL"),
            ("light_armour_melee", "ON"),
            ("contagion_artificial", "IMMUNE"),
            ("pistol_range", "MEDIUM"),
            ("toxic_poison", "ON6"),
            ("artificial_terror", "IMMUNE"),
            ("dazzle", "BEYOND_VISIBILITY"),
            ("morale_stack", "SINGLE"),
        ],
        ..TWO
    },
];

#[test]
fn golden_records_stay_as_they_are() {
    check::<Sotas>(GAMES);
}
