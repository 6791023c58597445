//! What is in progress in a position: moves, shots, melees, rolls, setting up; what no game could show is refused.

use reglette_engine::setup::Content;
use reglette_exterminate::Exterminate;
use reglette_testkit::Play;
use serde_json::{Value, json};

use crate::common::*;
use crate::positions::{plain, refused};

#[test]
fn a_position_can_stand_in_the_middle_of_a_shot() {
    let play = plain()
        .phase("shooting", 0)
        .fate(1, 1)
        .also("attack", json!({"seat": 0, "by": "a", "weapon": "w1", "occasion": "turn", "targets": [{"target": "b"}]}))
        .also("doing", json!([
            {"turn": "parts"},
            {"part": "pick"},
            {"shot": "rolled"},
            {"rolling": {
                "contest": {
                    "cause": {"shot": {"seat": 0, "by": "a", "target": "b", "cover": false}},
                    "attack": {"dice": "HHA"},
                    "defence": {"dice": "LL"},
                },
                "window": 1,
            }},
        ]))
        .play();
    let mut play = play;
    play.expect_asked(1, "window-defence")
        .give("A A")
        .answer(1, reroll_defence("fate", "LL"))
        .has("hits=0");
}

/// ex.ob.5, ex.ob.13: a test in progress needs a way that can be gone, and an obstacle that is still ahead.
#[test]
fn a_test_in_progress_must_fit_its_way() {
    let testing = |to: f64, passed: u8, most: f64| {
        let trip = json!({
            "figure": "a", "seat": 0, "gait": "move", "most": most, "points": [[10, to]],
            "passed": passed,
        });
        let cause = json!({"obstacle": {"figure": "a"}});
        let contest = json!({"cause": cause, "attack": {"dice": "A"}});
        stage()
            .figure(0, "a", "M5", (10.0, 10.0))
            .piece("barricade", (8.0, 12.0))
            .fate(0, 1)
            .also("trip", trip)
            .also(
                "doing",
                json!([
                    {"turn": "parts"}, {"part": "pick"}, {"stride": "testing"},
                    {"rolling": {"contest": contest}},
                ]),
            )
    };
    testing(14.0, 0, 5.0).play().answer(0, pass()).has("ex.ob.7 stopped");
    for wrong in [testing(16.0, 0, 5.0), testing(14.0, 1, 5.0), testing(11.0, 0, 5.0)] {
        assert_eq!(refused(wrong).0, "fault-position-doing");
    }
    assert_eq!(refused(testing(14.0, 0, 61.0)).0, "fault-position-doing");
}

/// A melee in progress, with something about it.
fn fighting(combat: Value, melee: Value) -> Stage {
    stage()
        .figure(0, "a", "", (10.0, 15.0))
        .figure(1, "b", "", (10.0, 16.0))
        .with(json!({"shocked": true}))
        .fate(0, 1)
        .phase("melee", 0)
        .also("combat", combat)
        .also("doing", json!([{"turn": "parts"}, {"part": "pick"}, { "melee": melee }]))
}

/// ex.ml.13: a melee has attackers, and one at hand wherever play goes on with it.
#[test]
fn a_melee_in_progress_must_have_attackers() {
    let a = json!({"figure": "a", "targets": [0], "planned": true});
    let combat = |attackers: Value, now: u8, met: u8| {
        let foes = json!([{"figure": "b", "met": met, "fought": true}]);
        json!({"seat": 0, "attackers": attackers, "foes": foes, "now": now})
    };
    let outcome = json!({"outcome": {"nth": 0}});
    let order = |back: Value| json!({"order": {"figure": "b", "seat": 0, "back": back}});
    assert!(fighting(combat(json!([a]), 1, 1), outcome.clone()).try_play().is_ok());
    assert!(fighting(combat(json!([a]), 1, 1), order(json!({"outcome": 0}))).try_play().is_ok());
    for wrong in [
        fighting(combat(json!([]), 0, 1), outcome.clone()),
        fighting(combat(json!([a]), 1, 1), order(json!("next"))),
        fighting(combat(json!([a]), 1, 1), order(json!({"after": 0}))),
        fighting(combat(json!([a]), 1, 255), outcome),
    ] {
        assert_eq!(refused(wrong).0, "fault-position-doing");
    }
}

/// ex.ml.13, ex.mr.1: while attackers are named nobody has fought, and when the melee is decided all have.
#[test]
fn a_melee_in_progress_has_somebody_at_hand() {
    let combat = |now: u8, nth: u8| {
        let attackers = json!([{"figure": "a", "targets": [0], "planned": true}]);
        json!({"seat": 0, "attackers": attackers, "foes": [{"figure": "b"}], "now": now, "nth": nth})
    };
    let answer = |back: Value| json!({"answer": {"figure": "b", "seat": 0, "back": back}});
    let order = |back: Value| json!({"order": {"figure": "b", "seat": 0, "back": back}});
    let outcome = json!({"outcome": 0});
    let decided = [json!({"outcome": {"nth": 0}}), answer(outcome.clone()), order(outcome.clone())];
    let join = |now: u8, nth: u8| {
        let fought = fighting(combat(now, nth), json!("join"));
        fought.figure(0, "c", "", (8.6, 16.0))
    };
    assert!(join(0, 0).try_play().is_ok());
    for (now, nth) in [(0, 7), (1, 0), (9, 0)] {
        assert_eq!(refused(join(now, nth)).0, "fault-position-doing");
    }
    for melee in decided {
        assert!(fighting(combat(1, 0), melee.clone()).fate(1, 1).try_play().is_ok(), "{melee}");
        for (now, nth) in [(0, 0), (0, 7), (1, 7), (2, 0)] {
            let wrong = fighting(combat(now, nth), melee.clone()).fate(1, 1);
            assert_eq!(refused(wrong).0, "fault-position-doing", "{melee}");
        }
    }
    for back in [outcome, json!("fighter"), json!("next")] {
        let blow = json!({"victim": "b", "seat": 0, "by": "a", "how": "finish"});
        let finished = fighting(combat(0, 7), json!({"finished": {"back": back}})).fate(1, 1).also(
            "doing",
            json!([
                {"turn": "parts"}, {"part": "pick"}, {"melee": {"finished": {"back": back}}},
                {"harm": {"final": {"blow": blow, "verdict": "exterminated"}}},
            ]),
        );
        assert_eq!(refused(finished).0, "fault-position-doing", "{back}");
    }
}

/// ex.bc.4: so many Hit cards, or dice of cards, are on no table.
#[test]
fn a_roll_in_progress_must_be_possible() {
    let shot = |hits: u8, senses: u8| {
        let attack = json!({
            "seat": 0, "by": "a", "weapon": "w1", "occasion": "turn", "senses": senses,
            "targets": [{"target": "b"}],
        });
        let cause = json!({"shot": {"seat": 0, "by": "a", "target": "b", "cover": false}});
        let contest = json!({"cause": cause, "attack": {"dice": "H", "hits": hits}});
        plain().phase("shooting", 0).fate(0, 1).also("attack", attack).also(
            "doing",
            json!([
                {"turn": "parts"}, {"part": "pick"}, {"shot": "rolled"},
                {"rolling": {"contest": contest}},
            ]),
        )
    };
    assert!(shot(60, 12).try_play().is_ok());
    for wrong in [shot(61, 0), shot(0, 13)] {
        assert_eq!(refused(wrong).0, "fault-position-doing");
    }
}

/// ex.wt.2: a Burst (3) of four dice has three targets at most, each once, who share these; any other shot has one.
#[test]
fn a_burst_in_progress_has_its_dice_to_share() {
    let aimed = |weapon: &str, targets: &[(&str, u8)], shot: Value| {
        let share = |(target, dice): &(&str, u8)| match dice {
            0 => json!({"target": target}),
            _ => json!({"target": target, "dice": dice}),
        };
        let shares: Vec<Value> = targets.iter().map(share).collect();
        let attack =
            json!({"seat": 0, "by": "a", "weapon": weapon, "occasion": "turn", "targets": shares});
        stage()
            .figure(0, "a", "w:w13 w:w1", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .figure(1, "c", "", (11.1, 16.0))
            .figure(1, "d", "", (8.9, 16.0))
            .figure(1, "e", "", (10.0, 17.1))
            .phase("shooting", 0)
            .also("attack", attack)
            .also("doing", json!([{"turn": "parts"}, {"part": "pick"}, { "shot": shot }]))
    };
    let split = |targets: &[(&str, u8)]| aimed("w13", targets, json!({"split": {"nth": 1}}));
    assert!(split(&[("b", 1), ("c", 0), ("d", 0)]).try_play().is_ok());
    let last = json!({"split": {"nth": 0}});
    assert!(aimed("w13", &[("b", 0), ("c", 0)], last.clone()).try_play().is_ok());
    for wrong in [
        split(&[("b", 3), ("c", 2), ("d", 0)]),
        split(&[("b", 24), ("c", 24), ("d", 24)]),
        split(&[("b", 1), ("c", 0), ("b", 0)]),
        split(&[("b", 1), ("c", 0), ("d", 0), ("e", 0)]),
        split(&[("b", 24); 9]),
        aimed("w1", &[("b", 0), ("c", 0)], last),
    ] {
        assert_eq!(refused(wrong).0, "fault-position-doing");
    }
}

/// ex.ma.2, ex.ml.14: dice that no game comes to are refused, so that whatever is rolled can be read again.
#[test]
fn dice_in_progress_must_be_possible() {
    let fight = |met: u8, dice: u8, bonus: i8| {
        plain()
            .figure(1, "c", "", (10.0, 11.0))
            .phase("melee", 0)
            .also(
                "combat",
                json!({
                    "seat": 0,
                    "attackers": [{"figure": "a", "targets": [0], "planned": true}],
                    "foes": [{"figure": "c", "met": met, "extras": 1}],
                    "attack": {"dice": dice, "bonus": bonus},
                }),
            )
            .also("doing", json!([{"turn": "parts"}, {"part": "pick"}, {"melee": "parry"}]))
    };
    for (met, dice, bonus) in [(2, 0, 0), (0, 13, 0), (0, 0, 13), (0, 0, -13)] {
        assert_eq!(refused(fight(met, dice, bonus)).0, "fault-position-doing");
    }
    let fight_back = json!({"fight": {}});
    let mut most = fight(1, 12, 12).hand(0, "hit").play();
    let dice = "H ".repeat(2 + 2 * 12);
    most.give(&dice).answer(1, fight_back).expect_asked(0, "window-melee");
    most.expect_all_dice_used();
}

/// ex.ml.14, ex.ml.17, ex.kh.16: fourteen attack a King, one after another, and the position is read again in each round.
#[test]
fn a_crowd_around_a_king_is_read_again() {
    let card = |id: &str, faction: &str, figures: u8, melee: i8, traits: &str| {
        format!(
            "[[card]]\nid = \"{id}\"\nfaction = \"{faction}\"\nen = \"{id}\"\nfr = \"{id}\"\nfigures = {figures}\n\
             fate = 0\nmovement = 5\nresistance = 0\nmelee = {melee}\nshoot = 0\nwounds = 0\nvp = 1\nbase = \"small\"\n\
             weapons = []\ntraits = [{traits}]\n\n"
        )
    };
    let own = [
        card("boss", "unit", 1, 0, "\"leader\""),
        card("mob", "unit", 12, -12, ""),
        card("pack", "unit", 12, -12, ""),
        card("king", "sontarans", 1, -1, "\"leader\", \"melee(2)\""),
        card("s1", "sontarans", 1, 0, ""),
        card("s2", "sontarans", 1, 0, ""),
    ];
    let cards = format!("{}\n{}", built_in("cards.toml"), own.concat());
    let content = || Content { files: vec![("cards.toml".to_owned(), cards.clone())] };
    let setup = json!({"scenario": "meeting-of-metal", "players": 2, "rosters": [
        {"faction": "unit", "cards": ["boss", "mob", "pack"]},
        {"faction": "sontarans", "cards": ["king", "s1", "s2"]},
    ]});
    let mut figures = vec![json!({"figure": "king", "at": [18, 18], "on": "p1"})];
    let mut joins = Vec::new();
    for n in 0..14 {
        let name = if n < 12 { format!("mob-{}", n + 1) } else { format!("pack-{}", n - 11) };
        let k = 15.6 + 1.2 * f64::from(n % 5);
        let [at, to] = [[(k, 14.4), (k, 14.5)], [(k, 21.6), (k, 21.5)], [(14.4, k), (14.5, k)]]
            [n as usize / 5];
        figures.push(json!({"figure": name, "at": [at.0, at.1]}));
        joins.push(json!({"join": {"figure": name, "to": inches(to.0, to.1)}}));
    }
    let start = json!({
        "setup": setup, "figures": figures, "players": [{"fate": 0}, {"fate": 0}],
        "terrain": [{"kind": "platform", "at": [15, 15]}],
        "round": {"turn": 1, "phase": "melee", "order": [0, 1]},
    });
    let mut play: Scene = Play::try_with(start, content()).unwrap();
    play.answer(0, json!({"engage": "king"}));
    for join in joins {
        play.answer(0, join);
    }
    for round in 0..14 {
        play.expect_asked(1, "fight-back");
        let mut read = play.position();
        read["setup"] = setup.clone();
        let again = Play::<Exterminate>::try_with(read.clone(), content());
        assert_eq!(again.err().map(|it| it.key), None, "round {round}");
        read["combat"]["foes"][0]["met"] = json!(15);
        let wrong = Play::<Exterminate>::try_with(read, content());
        assert_eq!(wrong.err().map(|it| it.key), Some("fault-position-doing"));
        play.give("A A A").answer(1, fight(0, &[]));
    }
}

/// ex.bo.3, ex.fb.8, ex.sn.13: what is asked while the table is set up is for somebody to answer.
#[test]
fn setting_up_asks_those_who_can_answer() {
    let asked = |faction: &'static str, adventure: &str, setup: Value| {
        stage()
            .faction(0, faction)
            .figure(0, "a", "", (10.0, 10.0))
            .figure(1, "b", "", (10.0, 16.0))
            .option("adventure", adventure)
            .round("turn", json!(0))
            .player(0, "edge", json!("south"))
            .player(1, "edge", json!("north"))
            .also("doing", json!([{ "set-up": setup }]))
    };
    let fugitive = json!({"fugitive": {"seat": 0}});
    let take = json!({"take": {"seat": 0}});
    assert!(asked("judoon", "DEALT", fugitive.clone()).try_play().is_ok());
    assert!(asked("unit", "CHOSEN", take.clone()).try_play().is_ok());
    for wrong in [
        asked("unit", "DEALT", fugitive.clone()),
        asked("judoon", "DEALT", fugitive).player(0, "fugitive", json!("b")),
        asked("unit", "DEALT", take.clone()),
        asked("unit", "CHOSEN", take).adventure(0, "ad.1 ad.2 ad.3 ad.4 ad.5"),
        asked("unit", "DEALT", json!({"room": {"seat": 0}})),
    ] {
        assert_eq!(refused(wrong).0, "fault-position-doing");
    }
}

/// ex.dm.4, ex.cg.4, ex.st.16: nobody is finished off or shot at who is gone.
#[test]
fn nobody_is_killed_twice() {
    let table = |whereabouts: &str| {
        stage()
            .figure(0, "a", "w:w1", (10.0, 15.0))
            .figure(1, "b", "", (10.0, 16.0))
            .with(json!({"whereabouts": whereabouts, "shocked": whereabouts == "table"}))
            .fate(1, 1)
    };
    let doing = |last: Value| json!([{"turn": "parts"}, {"part": "pick"}, last]);
    let combat = json!({
        "seat": 0, "attackers": [{"figure": "a", "targets": [0]}], "foes": [{"figure": "b"}],
    });
    let attack = json!({
        "seat": 0, "by": "a", "weapon": "w1", "occasion": "turn", "targets": [{"target": "b"}],
    });
    let coup = |whereabouts: &str| {
        let stage = table(whereabouts).phase("melee", 0).also("combat", combat.clone());
        stage.also("doing", doing(json!({"melee": "coup"})))
    };
    let shot = |whereabouts: &str| {
        let stage = table(whereabouts).phase("shooting", 0).also("attack", attack.clone());
        let stressed = json!({"stressed": {"through": 2, "armour": false}});
        stage.also("doing", doing(json!({ "shot": stressed })))
    };
    assert_eq!(coup("table").try_play().err().map(|it| it.key), None);
    assert_eq!(shot("table").try_play().err().map(|it| it.key), None);
    assert_eq!(refused(coup("exterminated")).0, "fault-position-doing");
    assert_eq!(refused(shot("exterminated")).0, "fault-position-doing");
}

/// ex.ml.13, ex.ml.17, ex.sh.18: figures of one player attack those of others, each once.
#[test]
fn a_fight_in_progress_is_between_two_sides() {
    let fought = |attackers: [&str; 2], foe: &str| {
        let fighter = |it: &&str| json!({"figure": it, "targets": [0]});
        let attackers: Vec<Value> = attackers.iter().map(fighter).collect();
        let combat = json!({"seat": 0, "attackers": attackers, "foes": [{"figure": foe}]});
        fighting(combat, json!("join"))
            .figure(0, "c", "", (11.0, 15.0))
            .figure(0, "d", "", (9.0, 15.0))
            .figure(1, "e", "", (11.0, 16.0))
    };
    assert_eq!(fought(["a", "c"], "b").try_play().err().map(|it| it.key), None);
    for wrong in [fought(["a", "a"], "b"), fought(["a", "e"], "b"), fought(["a", "c"], "d")] {
        assert_eq!(refused(wrong).0, "fault-position-doing");
    }
}

/// ex.rc.12, up.10: nobody moves an enemy's figure, unless by an order.
#[test]
fn a_move_in_progress_is_ones_own() {
    let moved = |figure: &str, gait: &str| {
        plain()
            .also("trip", json!({"figure": figure, "seat": 0, "gait": gait, "most": 3}))
            .also("doing", json!([{"turn": "parts"}, {"part": "pick"}, {"stride": "where"}]))
    };
    assert!(moved("a", "move").try_play().is_ok());
    assert!(moved("b", "ordered").try_play().is_ok());
    for wrong in [moved("b", "move"), moved("b", "sprint"), moved("a", "ordered")] {
        assert_eq!(refused(wrong).0, "fault-position-doing");
    }
}
