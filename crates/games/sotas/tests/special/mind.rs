//! Telepathy and what withstands it.

use serde_json::json;

use crate::common::*;

fn minds(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (400, 400))
}

/// sotas.telepathy.1, sotas.telepathy.10: within Long and in sight, for one action; Stealth, melee and
/// nearer enemies do not matter.
#[test]
fn telepathy_reaches_long() {
    let at = |x| {
        stage()
            .figure(0, "a", "4/3 telepathy", (300, 400))
            .figure(1, "c", "4/3", (300, 470))
            .figure(1, "b", "4/3 stealth", (x, 400))
            .figure(0, "d", "4/3", (x, 425))
            .piece("rocks", [x, 370, 40, 40])
    };
    let mut play = at(505).acts("a", 1);
    play.dice("3 3").answer(0, power_on("telepathy", "b")).part("sotas.profile.4", 3).done();
    let mut play = at(506).acts("a", 1);
    play.refused(0, power_on("telepathy", "b"), "sotas.telepathy.1");
    let mut play = at(480).piece("high-wall", [400, 400, 10, 100]).acts("a", 1);
    play.refused(0, power_on("telepathy", "b"), "sotas.los.2");
}

/// sotas.telepathy.2: only another telepath can answer an attack.
#[test]
fn only_a_telepath_answers() {
    let mut play = minds("4/3 telepathy", "4/3").acts("a", 1);
    play.dice("1 6").answer(0, power_on("telepathy", "b")).marked("a", "confused", false);
    let mut play = minds("4/3 telepathy", "4/3 telepathy").acts("a", 1);
    play.dice("2 4").answer(0, power_on("telepathy", "b")).marked("a", "confused", true);
    for (screamer, confused) in
        [("telepathic-scream", false), ("telepathic-scream telepathy", true)]
    {
        let mut play = minds(&format!("4/3 {screamer}"), "4/3 telepathy").acts("a", 2);
        play.dice("2 4").answer(0, power("scream")).marked("a", "confused", confused).done();
    }
}

/// sotas.telepathy.2, sotas.telepathy.9: nothing answers a machine's mind; nobody reaches it.
#[test]
fn no_mind_answers_a_machine() {
    let mut play = minds("4/2 telepathy artificial", "4/6 telepathy").acts("a", 1);
    play.dice("1 6").answer(0, power_on("telepathy", "b")).hasnt("harmed");
    play.about("a", "/control", json!(null)).marked("a", "confused", false).asked(0, "act").done();
}

/// sotas.telepathy.3: whoever loses is confused, −1 on Quality, until it spends an action; its body does
/// not matter.
#[test]
fn a_win_confuses() {
    let mut play = minds("4/3 telepathy", "4/3").with(json!({"marks": ["down"]})).acts("a", 1);
    play.dice("5 4").answer(0, power_on("telepathy", "b")).marked("b", "confused", true);
    play.is("b", "table").answer(0, json!("end"));
    play.activate(1, "b", 2, "4 5").part("sotas.telepathy.3", -1).has("actions=1");
    play.answer(1, json!("recover")).marked("b", "confused", false).done();
}

/// sotas.telepathy.4: a confused Leader leads nobody.
#[test]
fn a_confused_leader_does_not_lead() {
    for (marks, bonus) in [(json!([]), true), (json!(["confused"]), false)] {
        let band = stage()
            .figure(0, "a", "4/3", (300, 400))
            .figure(0, "l", "4/3 leader", (350, 400))
            .with(json!({"marks": marks}))
            .figure(1, "b", "4/3", (800, 800));
        let mut play = band.play();
        play.activate(0, "a", 1, "4");
        if bonus {
            play.part("sotas.leader.1", 1);
        } else {
            play.no_part("sotas.leader.1");
        }
    }
}

/// sotas.telepathy.5: doubled, it faints until somebody helps it, or the telepath dies.
#[test]
fn a_doubled_mind_faints() {
    let mut play = minds("4/5 telepathy", "4/2").acts("a", 1);
    play.dice("5 3").answer(0, power_on("telepathy", "b")).marked("b", "unconscious", true);
    play.about("b", "/fainted_by", json!("a")).answer(0, json!("end"));
    play.activate(1, "b", 1, "4 6 1").has("figure=b what=ended").done();
}

/// sotas.falling.7, R-55: whoever faints at an edge or on a wall drops.
#[test]
fn whoever_faints_at_an_edge_drops() {
    let scene = |x: i32, z: i32, marks: serde_json::Value| {
        minds("4/5 telepathy", "4/2")
            .figure(1, "c", "4/2", (x, 500))
            .with(json!({"z": z, "marks": marks}))
            .piece("platform", [400, 500, 100, 100])
            .acts("a", 1)
    };
    let mut play = scene(440, 7500, json!([]));
    play.dice("5 3 6").answer(0, power_on("telepathy", "c")).marked("c", "unconscious", true);
    play.has("fell figure=c height=7500").about("c", "/z", json!(0)).done();
    let mut play = scene(337, 5000, json!(["climbing"]));
    play.answer(0, power_on("telepathy", "c")).dice("5 3 6").answer(1, json!("no"));
    play.has("fell figure=c height=5000").about("c", "/z", json!(0)).done();
    let mut play = scene(400, 7500, json!([]));
    play.dice("5 3").answer(0, power_on("telepathy", "c")).hasnt("fell").done();
}

/// sotas.telepathy.6, sotas.telepathy.7: tripled, it is controlled: one worse in Quality and Combat, but it
/// acts for the telepath's player.
#[test]
fn a_tripled_mind_is_controlled() {
    let scene = minds("4/6 telepathy", "4/3").figure(1, "c", "4/3", (425, 400));
    let mut play = scene.acts("a", 1);
    play.dice("6 1").answer(0, power_on("telepathy", "b"));
    play.about("b", "/control", json!({"mind": "a"})).answer(0, json!("end"));
    play.activate(0, "b", 2, "4 5").has("quality=5").has("actions=1");
    play.dice("2 2").answer(0, fight("c")).part("sotas.profile.4", 2);
}

/// sotas.telepathy.6: control ends with the telepath.
#[test]
fn control_ends_with_the_telepath() {
    let scene = stage()
        .figure(0, "a", "4/1 telepathy", (300, 400))
        .with(json!({"marks": ["down"]}))
        .figure(0, "d", "4/3", (100, 100))
        .figure(0, "e", "4/3", (130, 100))
        .figure(1, "b", "4/3", (700, 700))
        .with(json!({"control": {"mind": "a"}}))
        .figure(1, "c", "4/3", (325, 400));
    let mut play = scene.acts("c", 1);
    play.dice("2 1").answer(1, fight("a")).is("a", "killed").about("b", "/control", json!(null));
}

/// sotas.telepathy.8: no other target while it controls somebody; it may give up control, for nothing.
#[test]
fn control_must_be_given_up_first() {
    let scene = stage()
        .figure(0, "a", "4/3 telepathy", (300, 400))
        .figure(1, "b", "4/3", (400, 400))
        .with(json!({"control": {"mind": "a"}}))
        .figure(1, "c", "4/3", (350, 500));
    let mut play = scene.acts("a", 1);
    play.refused(0, power_on("telepathy", "c"), "sotas.telepathy.8");
    play.answer(0, power("release")).about("b", "/control", json!(null));
    play.dice("3 3").answer(0, power_on("telepathy", "c")).done();
}

/// sotas.telepathy.9, sotas.mental-block.1: machines and blocked minds are out of reach; a blocked mind
/// attacks nobody either.
#[test]
fn some_minds_are_out_of_reach() {
    let mut play = minds("4/3 telepathy", "4/3 artificial").acts("a", 1);
    play.refused(0, power_on("telepathy", "b"), "sotas.telepathy.9");
    let mut play = minds("4/3 telepathy", "4/3 mental-block").acts("a", 1);
    play.refused(0, power_on("telepathy", "b"), "sotas.mental-block.1");
    let mut play = minds("4/3 telepathy mental-block", "4/3").acts("a", 1);
    play.refused(0, power_on("telepathy", "b"), "sotas.mental-block.1");
}

/// sotas.telepathy.11: it is the attack of the turn, and needs no loading after a 1.
#[test]
fn telepathy_is_the_attack_of_the_turn() {
    let mut play = minds("4/3 telepathy w:pistol", "4/3").acts("a", 2);
    play.dice("1 6").answer(0, power_on("telepathy", "b")).hasnt("emptied");
    play.refused(0, power_on("telepathy", "b"), "sotas.actions.2");
    play.refused(0, shoot("b", "pistol"), "sotas.actions.2");
    let engaged = stage().figure(0, "a", "4/3 telepathy", (300, 400));
    let mut play = engaged.figure(1, "b", "4/3", (325, 400)).acts("a", 1);
    play.refused(0, power_on("telepathy", "b"), "sotas.target.5");
}

/// sotas.mental-shield.1, sotas.mental-shield.2: +2 against Telepathy and the Scream, in defence only.
#[test]
fn a_mental_shield_helps() {
    let mut play = minds("4/3 telepathy", "4/3 mental-shield").acts("a", 1);
    play.dice("3 3").answer(0, power_on("telepathy", "b")).part("sotas.mental-shield.1", 2);
    let mut play = minds("4/3 telepathic-scream", "4/3 mental-shield").acts("a", 2);
    play.dice("3 3").answer(0, power("scream")).part("sotas.mental-shield.1", 2);
    let mut play = minds("4/3 telepathy mental-shield", "4/3").acts("a", 1);
    play.dice("3 3").answer(0, power_on("telepathy", "b")).no_part("sotas.mental-shield.1");
}

/// sotas.telepathic-scream.1, sotas.telepathic-scream.2: two actions; everybody organic within Medium,
/// friends too, each with dice of its own.
#[test]
fn a_scream_reaches_all_minds_near() {
    let scene = |actions| {
        stage()
            .figure(0, "a", "4/3 telepathic-scream", (300, 400))
            .figure(0, "d", "4/3", (300, 500))
            .figure(1, "b", "4/3", (445, 400))
            .figure(1, "c", "4/3", (154, 400))
            .figure(1, "e", "4/3 artificial", (300, 300))
            .acts("a", actions)
    };
    scene(1).refused(0, power("scream"), "sotas.telepathic-scream.1");
    let mut play = scene(2);
    play.dice("3 2 2 1").answer(0, power("scream")).done();
    play.marked("d", "confused", true).marked("b", "confused", true).marked("c", "confused", false);
    play.refused(0, power("scream"), "sotas.actions.2");
}

/// sotas.telepathic-scream.3: a tripled mind only faints.
#[test]
fn a_scream_controls_nobody() {
    let mut play = minds("4/6 telepathic-scream", "4/1").acts("a", 2);
    play.dice("6 1").answer(0, power("scream")).marked("b", "unconscious", true);
    play.about("b", "/control", json!(null));
}

/// sotas.immaterial.1, sotas.immaterial.3: it attacks and is attacked by no body; nobody is held by it, and
/// it is held by nobody.
#[test]
fn the_immaterial_touch_nobody() {
    let beside = |one, other| {
        stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (325, 400)).acts("a", 1)
    };
    beside("4/3 immaterial", "4/3").refused(0, fight("b"), "sotas.immaterial.1");
    beside("4/3", "4/3 immaterial").refused(0, fight("b"), "sotas.immaterial.1");
    beside("4/3", "4/3 immaterial").walk(0, 300, 450).done();
    beside("4/3 immaterial", "4/3").walk(0, 300, 450).done();
}

/// sotas.immaterial.1: it throws no grenade, breaks no door, and helps nobody to.
#[test]
fn the_immaterial_throw_and_break_nothing() {
    let throws = |spec: &str| {
        stage().figure(0, "a", spec, (300, 400)).figure(1, "b", "4/3", (400, 400)).acts("a", 1)
    };
    let lob = json!({"lob": 2});
    throws("4/3 g:grenade-frag").offers(lob.clone(), true);
    throws("4/3 immaterial g:grenade-frag").refused(0, lob, "sotas.immaterial.1");
    let breaks = |spec: &str, friend: &str| {
        stage()
            .figure(0, "a", spec, (300, 400))
            .figure(0, "c", friend, (326, 400))
            .figure(1, "b", "4/3", (800, 800))
            .terrain(json!({"kind": "door-plain", "rect": [300, 418, 90, 10], "state": "locked"}))
            .acts("a", 1)
    };
    let smash = json!({"door": {"break": "p1"}});
    breaks("4/3", "4/3").answer(0, smash.clone()).asked(0, "door-help");
    breaks("4/3", "4/3 immaterial").dice("3").answer(0, smash.clone()).asked(0, "act").done();
    breaks("4/3 immaterial", "4/3").refused(0, smash, "sotas.immaterial.1");
}

/// sotas.immaterial.3, sotas.stealth.3, sotas.morale.10, R-108: its touch ends no Stealth, and kills nobody who lies
/// afraid.
#[test]
fn the_immaterial_engage_nobody() {
    for (foe, seen) in [("4/3 immaterial", false), ("4/3", true)] {
        let mut play = stage()
            .figure(0, "a", "4/3 w:pistol", (300, 400))
            .figure(0, "i", foe, (400, 425))
            .figure(1, "b", "4/3 stealth", (400, 400))
            .piece("rocks", [432, 400, 40, 40])
            .acts("a", 1);
        if !seen {
            play.refused(0, shoot("b", "pistol"), "sotas.stealth.1");
        } else {
            play.refused(0, shoot("b", "pistol"), "sotas.target.6");
        }
        let mut play = stage()
            .figure(0, "a", "3/5", (400, 400))
            .figure(0, "i", foe, (500, 425))
            .figure(1, "b", "3/1", (425, 400))
            .figure(1, "c", "4/3", (500, 400))
            .with(json!({"marks": ["down"]}))
            .figure(1, "d", "4/3 artificial", (800, 800))
            .figure(1, "e", "4/3 artificial", (850, 800))
            .acts("a", 1);
        play.dice("6 1 1 4 4").answer(0, fight("b"));
        play.is("c", if seen { "killed" } else { "table" }).done();
    }
}

/// sotas.immaterial.2, sotas.immaterial.3: minds, radiation and sound work on it, nothing else does.
#[test]
fn the_immaterial_hear_and_think() {
    for (spec, weapon, works) in [
        ("4/3 w:sonic-stunner", "sonic-stunner", true),
        ("4/3 w:laser-pistol", "laser-pistol", false),
        ("4/3 w:flamethrower", "flamethrower", false),
        ("4/3 w:electric-pistol", "electric-pistol", false),
        ("4/3 w:pistol", "pistol", false),
    ] {
        let scene =
            stage().figure(0, "a", spec, (300, 400)).figure(1, "b", "4/3 immaterial", (370, 400));
        let mut play = scene.acts("a", 1);
        play.dice(if works { "4 1" } else { "" }).answer(0, shoot("b", weapon)).done();
        if !works {
            play.has("sotas.immaterial.3 immune target=b");
        }
    }
    let mut play = minds("4/3 telepathy", "4/3 immaterial").acts("a", 1);
    play.dice("4 2").answer(0, power_on("telepathy", "b")).marked("b", "confused", true);
    let ray = stage().figure(0, "a", "4/3 energy-projection(radiation)", (300, 400));
    let mut play = ray.figure(1, "b", "4/3 immaterial", (370, 400)).acts("a", 1);
    play.dice("1 5 5").answer(0, shoot("b", "radiation-projection"));
    play.about("b", "/irradiated", json!(1)).done();
    let gas = stage().figure(0, "a", "4/3 immaterial", (300, 400));
    let gas = gas.figure(1, "b", "4/3", (800, 800)).gas(10, [300, 400, 50, 50]);
    gas.play().answer(0, json!({"activate": "a"})).has("immune target=a").done();
}

/// sotas.telepathy.6, sotas.end.1, R-93: a side whose last figure is controlled has nobody left.
#[test]
fn control_of_the_last_one_wins() {
    let mut play = minds("4/6 telepathy", "4/1").acts("a", 1);
    play.dice("6 1").answer(0, power_on("telepathy", "b"));
    play.has("game-ended winner=side.a").play.expect_over();
}

/// R-55, sotas.telepathy.5: whom a mind struck down wakes when that psyker dies, and lies; others sleep on.
#[test]
fn the_fainted_wake_when_the_psyker_dies() {
    let scene = stage()
        .figure(0, "a", "4/1 telepathy", (300, 400))
        .with(json!({"marks": ["down"]}))
        .figure(0, "d", "4/3", (100, 100))
        .figure(0, "e", "4/3", (130, 100))
        .figure(1, "b", "4/3", (700, 700))
        .with(json!({"marks": ["unconscious"], "fainted_by": "a"}))
        .figure(1, "f", "4/3", (800, 700))
        .with(json!({"marks": ["unconscious"]}))
        .figure(1, "c", "4/3", (325, 400));
    let mut play = scene.acts("c", 1);
    play.dice("2 1").answer(1, fight("a")).is("a", "killed");
    play.marked("b", "unconscious", false).marked("b", "down", true);
    play.about("b", "/fainted_by", json!(null)).marked("f", "unconscious", true).done();
}

/// sotas.immobilised.7, R-55, R-111: what a mind did ends when the telepath is killed, and not when it leaves.
#[test]
fn only_its_death_ends_what_a_mind_did() {
    let scene = || {
        stage()
            .figure(0, "a", "3/3 telepathy", (20, 400))
            .figure(0, "d", "3/3", (200, 800))
            .figure(0, "f", "3/3", (250, 800))
            .figure(0, "g", "3/3", (300, 800))
            .figure(1, "b", "3/3", (400, 400))
            .with(json!({"marks": ["unconscious"], "fainted_by": "a"}))
            .figure(1, "c", "3/3", (500, 400))
            .with(json!({"bond": {"mind": "a"}}))
            .figure(1, "e", "3/3", (200, 400))
            .with(json!({"control": {"mind": "a"}}))
            .figure(1, "k", "3/6", (45, 400))
    };
    let mut killed = scene().acts("k", 1);
    killed.dice("3 1").answer(1, fight("a")).is("a", "killed");
    killed.marked("b", "unconscious", false).about("c", "/bond", json!(null));
    killed.has("sotas.immobilised.7 did figure=b what=woke");
    killed.has("sotas.immobilised.7 did figure=c what=broke-free");
    killed.about("e", "/control", json!(null));
    let leaves = stage()
        .figure(0, "a", "3/3 telepathy", (20, 400))
        .figure(0, "d", "3/3", (200, 800))
        .figure(0, "f", "3/3", (250, 800))
        .figure(0, "g", "3/3", (300, 800))
        .figure(1, "b", "3/3", (400, 400))
        .with(json!({"marks": ["unconscious"], "fainted_by": "a"}))
        .figure(1, "c", "3/3", (500, 400))
        .with(json!({"bond": {"mind": "a"}}));
    let mut leaves = leaves.acts("a", 1);
    leaves.answer(0, json!({"leave": "left"})).is("a", "fled");
    leaves.marked("b", "unconscious", true).about("c", "/bond", json!({"mind": "a"}));
}

/// R-23, sotas.ambush.4: an attack by touch or by the mind ends an ambush like any other.
#[test]
fn touch_and_mind_end_an_ambush() {
    let acts = |spec: &str, x: i32| {
        let stage = stage().figure(0, "a", spec, (400, 400)).figure(1, "b", "4/3", (x, 400));
        let active = json!({"figure": "a", "seat": 0, "actions": 2, "hidden": true});
        let round = json!({"turn": 1, "order": ["side.a", "side.b"], "hand": 0, "hands": 0});
        let doing = json!([{"hand": "activated"}, {"activation": "act"}]);
        stage.also("active", active).also("round", round).also("doing", doing).play()
    };
    let mut touch = acts("3/3 paralysing-hands extra-attack", 425);
    touch.dice("6").answer(0, power_for("paralyse", "b", 1)).dice("3 3").answer(0, fight("b"));
    touch.has("combat").no_part("sotas.melee.13").done();
    let mut mind = acts("3/3 telepathy extra-attack w:pistol", 500);
    mind.dice("3 3").answer(0, power_on("telepathy", "b"));
    mind.dice("3 3").answer(0, shoot("b", "pistol")).no_part("sotas.ambush.3").done();
    let mut first = acts("3/3 extra-attack w:pistol", 500);
    first.dice("3 3").answer(0, shoot("b", "pistol")).part("sotas.ambush.3", 1).done();
    let mut sonic = acts("3/3 w:sonic-screwdriver", 460);
    sonic.dice("3 3").answer(0, power("screwdriver")).part("sotas.ambush.3", 1).done();
}
