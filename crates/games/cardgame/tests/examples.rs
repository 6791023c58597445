//! The worked examples of the rulebook, played through the public API.

use reglette_cardgame::CardGame;
use reglette_testkit::Play;
use serde_json::json;

/// EX3 (dwcg.def.11, dwcg.def.12, dwcg.conf.9, dwcg.conf.11, dwcg.conf.15, dwcg.conf.16,
/// dwcg.conf.17): the Doctor and Amy beat a Sontaran.
#[test]
fn ex3_the_defender_wins() {
    let mut play = Play::<CardGame>::at(json!({
        "turn": 0,
        "players": [{"hand": ["def.doctor", "def.amy", "loc.pompeii", "loc.midnight", "ene.dalek"]}],
        "locations": [
            {"location": "loc.leadworth", "owner": 0,
             "attack": {"by": 1, "enemies": ["ene.sontaran"]}}
        ]
    }));
    play.answer(0, json!({"defender": "def.doctor"}))
        .answer(0, json!({"at": "loc.leadworth"}))
        .answer(0, json!({"add": "def.amy"}))
        .expect_log(
            "dwcg.def.2 defenders-placed seat=0 location=loc.leadworth cards=def.doctor,def.amy
             dwcg.conf.4 conflict-began location=loc.leadworth attacker=1 defender=0 enemies=ene.sontaran defenders=def.doctor,def.amy
             dwcg.conf.9 totals location=loc.leadworth defence=8 attack=4
             dwcg.conf.11 defender-won location=loc.leadworth defender=0 attacker=1 defence=8 attack=4
             dwcg.conf.17 protected location=loc.leadworth seat=0",
        )
        .expect("/locations/0/tardis", json!(true))
        .expect("/locations/0/attack", json!(null))
        .expect("/discard", json!(["def.doctor", "def.amy", "ene.sontaran"]))
        .expect_asked(0, "action");
}
