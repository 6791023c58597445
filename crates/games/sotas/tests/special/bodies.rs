//! Poison, disease, wounds, and what bodies withstand.

use serde_json::json;

use crate::common::*;

fn melee(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (400, 400)).figure(1, "b", other, (425, 400))
}

fn range(one: &str, other: &str) -> Stage {
    stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (370, 400))
}

/// sotas.poison.1, sotas.poison.2, sotas.ex.13: a die for each success; on a 6 Quality is one worse, on a 5
/// not; none without a success.
#[test]
fn poison_weakens_on_a_six() {
    let mut play = melee("4/3 poison", "4/3").acts("a", 1);
    play.dice("4 2 6").answer(0, fight("b")).has("sotas.poison.2 weakened figure=b quality=5");
    play.about("b", "/losses/poison", json!(1)).done();
    let mut play = melee("4/3 poison", "4/3").acts("a", 1);
    play.dice("4 2 5").answer(0, fight("b")).about("b", "/losses", json!(null)).done();
    let mut play = melee("4/3 poison", "4/3").acts("a", 1);
    play.dice("4 4").answer(0, fight("b")).hasnt("sotas.poison.1").done();
    let mut play = melee("4/3", "4/3 poison").acts("a", 1);
    play.dice("2 4 6").answer(0, fight("b")).about("a", "/losses/poison", json!(1)).done();
    let mut play = melee("4/3 poison", "4/3 heavy-armour").acts("a", 1);
    play.dice("4 3").answer(0, fight("b")).hasnt("sotas.poison.1").done();
}

/// sotas.poison.1: a missile carries poison, a beam does not.
#[test]
fn beams_carry_no_poison() {
    let mut play = range("4/3 poison w:thrown-weapon", "4/3").acts("a", 1);
    play.dice("4 2 6").answer(0, shoot("b", "thrown-weapon"));
    play.about("b", "/losses/poison", json!(1)).done();
    let mut play = range("4/3 poison w:laser-pistol", "4/3").acts("a", 1);
    play.dice("4 2")
        .answer(0, shoot("b", "laser-pistol"))
        .about("b", "/losses", json!(null))
        .done();
}

/// sotas.poison.3: at Quality 7 the target dies.
#[test]
fn poison_kills_at_seven() {
    let mut play = melee("4/3 poison", "6/3").acts("a", 1);
    play.dice("4 2 6").answer(0, fight("b")).has("quality=7").is("b", "killed");
}

/// sotas.poison.4, sotas.artificial.1, sotas.undead.1: no poison harms machines or the dead.
#[test]
fn some_are_immune_to_poison() {
    for spec in ["4/3 artificial", "4/3 undead"] {
        let mut play = melee("4/3 poison", spec).acts("a", 1);
        play.dice("4 2").answer(0, fight("b")).hasnt("sotas.poison.1").done();
    }
}

/// sotas.poison.5, sotas.heal.2: Heal cures Poison, a point for each success.
#[test]
fn heal_cures_poison() {
    let ward = stage()
        .figure(0, "a", "4/3 heal", (400, 400))
        .figure(0, "b", "3/3", (425, 400))
        .with(json!({"losses": {"poison": 2}}))
        .figure(1, "c", "4/3", (800, 800));
    let mut play = ward.acts("a", 3);
    play.dice("4 5 1").answer(0, power_for("heal", "b", 3));
    play.answer(0, json!({"cure": "poison"})).about("b", "/losses/poison", json!(1));
    play.answer(0, json!({"cure": "poison"})).about("b", "/losses", json!(null)).done();
}

/// sotas.needle-pistol.1, sotas.needle-pistol.3, sotas.needle-pistol.6: a loser rolls; on 4 it tests, and one
/// failure costs a point of Quality; on 3 nothing happens.
#[test]
fn needles_poison_whoever_they_beat() {
    let mut play = range("4/3 w:needle-pistol", "4/3").acts("a", 1);
    play.dice("4 2 3").answer(0, shoot("b", "needle-pistol")).part("sotas.ranged.7", 2).done();
    let mut play = range("4/3 w:needle-pistol", "4/3").acts("a", 1);
    play.dice("4 2 4 4 4 1").answer(0, shoot("b", "needle-pistol"));
    play.has("sotas.needle-pistol.6 weakened figure=b quality=5").done();
    play.about("b", "/losses/needles", json!(1)).marked("b", "unconscious", false);
    let mut play = range("4/3 w:needle-pistol", "4/3").acts("a", 1);
    play.dice("2 5").answer(0, shoot("b", "needle-pistol")).hasnt("sotas.needle-pistol.3").done();
}

/// sotas.needle-pistol.4, sotas.needle-pistol.5: two failures make it faint as well, three kill.
#[test]
fn needles_send_to_sleep_or_kill() {
    let mut play = range("4/3 w:needle-pistol", "4/3").acts("a", 1);
    play.dice("4 2 6 4 1 1").answer(0, shoot("b", "needle-pistol"));
    play.marked("b", "unconscious", true).about("b", "/losses/needles", json!(1)).done();
    let mut play = range("4/3 w:needle-pistol", "4/3").acts("a", 1);
    play.dice("4 2 6 1 1 1").answer(0, shoot("b", "needle-pistol"));
    play.has("sotas.needle-pistol.4 killed figure=b").is("b", "killed").done();
}

/// sotas.needle-pistol.2: nothing at all to machines.
#[test]
fn needles_do_nothing_to_machines() {
    let mut play = range("4/3 w:needle-pistol", "4/3 artificial").acts("a", 1);
    play.answer(0, shoot("b", "needle-pistol")).has("sotas.needle-pistol.2 immune").done();
}

/// sotas.tranquilliser-darts.1, sotas.tranquilliser-darts.2: a needle pistol with range Short; its +2 is not
/// doubled.
#[test]
fn darts_are_needles_of_short_range() {
    let at = |x| {
        stage().figure(0, "a", "4/3 w:tranquilliser-darts", (300, 400)).figure(
            1,
            "b",
            "4/3",
            (x, 400),
        )
    };
    let mut play = at(400).acts("a", 1);
    play.dice("4 2 4 4 4 1").answer(0, shoot("b", "tranquilliser-darts"));
    play.part("sotas.ranged.7", 2).about("b", "/losses/needles", json!(1)).done();
    let mut play = at(401).acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "tranquilliser-darts")).part("sotas.ranged.4", -1);
}

/// sotas.weak-constitution.1, sotas.strong-constitution.1: −1 or +1 on tests against poison and radiation,
/// not on others.
#[test]
fn constitution_counts_against_poison_and_radiation() {
    for (spec, rule, by) in [
        ("4/3 weak-constitution", "sotas.weak-constitution.1", -1),
        ("4/3 strong-constitution", "sotas.strong-constitution.1", 1),
    ] {
        let mut play = range("4/3 w:needle-pistol", spec).acts("a", 1);
        play.dice("4 2 6 6 6 6").answer(0, shoot("b", "needle-pistol")).part(rule, by).done();
        let mut play = range("4/3 energy-projection(radiation)", spec).acts("a", 1);
        play.dice("6 6 6").answer(0, shoot("b", "radiation-projection")).part(rule, by).done();
        let mut play = range(spec, "4/3").play();
        play.activate(0, "a", 1, "4").no_part(rule);
    }
}

/// sotas.contagion.1, sotas.contagion.2, sotas.contagion.3: after every melee attack by or against a carrier;
/// on a 6 the enemy is weakened and changes sides.
#[test]
fn contagion_takes_over_on_a_six() {
    let scene = |one, other| {
        let scene = melee(one, other).figure(1, "c", "4/3", (800, 800));
        scene.figure(1, "d", "4/3", (850, 800)).figure(1, "e", "4/3", (800, 850))
    };
    let mut play = scene("4/3 contagion", "4/3").acts("a", 1);
    play.dice("3 3 6").answer(0, fight("b")).about("b", "/losses/contagion", json!(1));
    play.about("b", "/side", json!("side.a"))
        .has("sotas.contagion.3 changed-sides figure=b to=side.a");
    play.marked("b", "contaminated", true);
    // sotas.scenario.5: its points count for whoever took it over.
    play.play.expect("/sides/0/destroyed", json!(23));
    let mut play = scene("4/3", "4/3 contagion").acts("a", 1);
    play.dice("3 3 6").answer(0, fight("b")).about("a", "/side", json!("side.b")).done();
    let mut play = scene("4/3 contagion", "4/3").acts("a", 1);
    play.dice("3 3 5").answer(0, fight("b")).about("b", "/side", json!(null)).done();
}

/// sotas.contagion.2: one less in Combat too.
#[test]
fn the_contaminated_fight_worse() {
    let ill = melee("4/3", "4/3").with(json!({"marks": ["contaminated"]}));
    let mut play = ill.acts("a", 1);
    play.dice("2 3").answer(0, fight("b")).part("sotas.profile.4", 2);
}

/// sotas.contagion.4, R-41: machines can fall ill, by the other reading they cannot.
#[test]
fn machines_may_fall_ill() {
    let scene = || {
        let scene = melee("4/3 contagion", "4/3 artificial").figure(1, "c", "4/3", (800, 800));
        scene.figure(1, "d", "4/3", (850, 800)).figure(1, "e", "4/3", (800, 850))
    };
    let mut play = scene().acts("a", 1);
    play.dice("3 3 6").answer(0, fight("b")).about("b", "/side", json!("side.a")).done();
    let mut play = scene().option("contagion_artificial", "IMMUNE").acts("a", 1);
    play.dice("3 3").answer(0, fight("b")).about("b", "/side", json!(null)).done();
}

/// sotas.robust.1: a Gruesome Death kills, but frightens nobody.
#[test]
fn the_robust_die_plainly() {
    for (spec, gruesome) in [("4/1", true), ("4/1 robust", false), ("4/1 artificial", false)] {
        let mut play =
            melee("4/6", spec).figure(1, "c", "4/3", (450, 400)).figure(1, "d", "4/3", (480, 400));
        play = play.figure(1, "e", "4/3", (520, 400));
        let mut play = play.acts("a", 1);
        play.dice("6 1").answer(0, fight("b")).is("b", "killed");
        play.has(&format!("killed figure=b gruesome={gruesome}"));
        play.asked(u8::from(gruesome), if gruesome { "morale-order" } else { "act" });
    }
}

/// sotas.robust.2, sotas.robust.3: a normal death is a wound; at Quality 7 it dies.
#[test]
fn the_robust_are_wounded_first() {
    let mut play = melee("4/5", "4/3 robust").acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).has("sotas.robust.2 wounded figure=b quality=5");
    play.is("b", "table").about("b", "/losses/wounds", json!(1));
    let mut play = melee("4/5", "6/3 robust").acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).is("b", "killed");
    let lethal = melee("4/3 lethal(living)", "4/3 robust");
    let mut play = lethal.acts("a", 1);
    play.dice("4 3").answer(0, fight("b")).is("b", "table");
}

/// sotas.artificial.2, sotas.artificial.3, sotas.artificial.4: machines fear neither gore nor Terror, but the
/// loss of a Leader and of half the band.
#[test]
fn machines_fear_little() {
    let band = |spec: &str| {
        stage()
            .figure(0, "a", "4/6", (400, 400))
            .figure(1, "b", "4/1 leader", (425, 400))
            .figure(1, "c", spec, (450, 420))
            .acts("a", 1)
    };
    let mut play = band("4/3");
    play.dice("6 1 6 6 6 6 6 6 6 6 6").answer(0, fight("b"));
    play.has("sotas.morale.14 dreads figure=c").has("sotas.morale.16 dreads figure=c");
    play.has("sotas.morale.17 dreads figure=c").done();
    let mut play = band("4/3 artificial");
    play.dice("6 1 6 6 6 6 6 6").answer(0, fight("b"));
    play.hasnt("sotas.morale.14").has("sotas.morale.16 dreads figure=c");
    play.has("sotas.morale.17 dreads figure=c").done();
}

/// sotas.undead.3, sotas.undead.4: it does not leave melee; +2 on Morale, but one failure destroys it.
#[test]
fn the_undead_stand_or_fall_to_pieces() {
    let mut play = melee("4/3 undead", "4/3").acts("a", 2);
    play.refused(0, json!("disengage"), "sotas.undead.3");
    let band = || {
        stage()
            .figure(0, "a", "4/6", (400, 400))
            .figure(1, "b", "4/1", (425, 400))
            .figure(1, "c", "5/3 undead", (480, 420))
            .figure(1, "d", "4/3 artificial", (800, 800))
            .figure(1, "e", "4/3 artificial", (840, 800))
            .acts("a", 1)
    };
    let mut play = band();
    play.dice("6 1 3 3 3").answer(0, fight("b")).part("sotas.undead.4", 2).is("c", "table").done();
    let mut play = band();
    play.dice("6 1 3 3 2 6 6 6 6 6 6").answer(0, fight("b")).is("c", "killed");
}

/// sotas.sacrifice.1, sotas.sacrifice.2: whoever is within Short of the ally or of the attacker may die
/// instead; the ally suffers nothing.
#[test]
fn somebody_may_die_instead() {
    let scene = |x| {
        melee("4/5", "4/3")
            .figure(1, "s", "4/3 sacrifice robust", (x, 400))
            .figure(1, "c", "4/3", (800, 800))
            .acts("a", 1)
    };
    let mut play = scene(525);
    play.dice("5 2").answer(0, fight("b")).asked(1, "sacrifice");
    play.answer(1, json!({"figure": "s"})).is("s", "killed").is("b", "table");
    play.has("sotas.sacrifice.2 sacrificed figure=s saved=b");
    let mut play = scene(525);
    play.dice("5 2").answer(0, fight("b")).answer(1, json!("no")).is("b", "killed");
    let mut play = scene(526);
    play.dice("5 2").answer(0, fight("b")).is("b", "killed").is("s", "table");
    let near = melee("4/5", "4/3").figure(1, "s", "4/3 sacrifice", (300, 400));
    let mut play = near.figure(1, "c", "4/3", (800, 800)).acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).asked(1, "sacrifice");
}

/// sotas.animal.1: no equipment for animals.
#[test]
fn animals_use_no_equipment() {
    let mut play = range("4/3 animal", "4/3").acts("a", 2);
    play.refused(0, json!("pick-stone"), "sotas.stones.6");
    let mut play = stage()
        .figure(0, "a", "4/3 animal", (300, 400))
        .with(json!({"kit": {"grenades": [0, 1, 0, 0, 0, 0]}}))
        .figure(1, "b", "4/3", (370, 400))
        .acts("a", 2);
    play.refused(0, json!({"lob": 2}), "sotas.animal.1");
    let dose = stage()
        .figure(0, "a", "4/3 animal", (300, 400))
        .with(json!({"kit": {"doses": 1}, "marks": ["confused"]}))
        .figure(1, "b", "4/3", (800, 800));
    let mut play = dose.acts("a", 1);
    play.refused(0, power_on("stimulant", "a"), "sotas.animal.1");
}

/// sotas.animal.2: when the last master is killed all animals flee.
#[test]
fn animals_flee_without_a_master() {
    let pack = |more| {
        let scene = melee("4/5", "4/3").figure(1, "c", "4/3 animal", (700, 700));
        let scene = scene.figure(1, "d", "4/3 animal", (750, 700));
        let scene = scene.figure(1, "e", "4/3 animal", (800, 700));
        if more { scene.figure(1, "f", "4/3", (850, 700)) } else { scene }
    };
    let mut play = pack(false).acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).is("c", "fled").is("d", "fled").is("e", "fled");
    play.has("sotas.animal.2 removed figure=c").hasnt("sotas.morale.7");
    let master = stage()
        .figure(0, "a", "4/3", (20, 400))
        .figure(0, "c", "4/3 animal", (700, 700))
        .figure(0, "d", "4/3 animal", (750, 700))
        .figure(0, "e", "4/3 animal", (700, 750))
        .figure(1, "b", "4/3", (800, 100));
    let mut play = master.acts("a", 1);
    play.answer(0, json!({"leave": "left"})).is("a", "fled").is("c", "table");
    let mut play = pack(true).acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).is("c", "table").is("d", "table").done();
}

/// sotas.sacrifice.2, R-68: who is saved is not poisoned either.
#[test]
fn who_is_saved_is_not_poisoned() {
    let scene = melee("4/5 poison", "4/3").figure(1, "s", "4/3 sacrifice", (475, 400));
    let mut play = scene.figure(1, "c", "4/3", (800, 800)).acts("a", 1);
    play.dice("5 2").answer(0, fight("b")).answer(1, json!({"figure": "s"}));
    play.is("s", "killed").is("b", "table").hasnt("sotas.poison.1").done();
}

/// sotas.sacrifice.1, R-82, R-122: nobody dies instead of whoever poison, needles or a fall kill.
#[test]
fn nobody_dies_of_what_follows_for_another() {
    let with = |stage: Stage| {
        stage.figure(1, "s", "4/3 sacrifice", (475, 400)).figure(1, "c", "4/3", (800, 800))
    };
    let mut poisoned = with(melee("4/3 poison", "6/3")).acts("a", 1);
    poisoned.dice("4 2 6").answer(0, fight("b")).is("b", "killed").is("s", "table").done();
    let mut needled = with(range("4/3 w:needle-pistol", "4/3")).acts("a", 1);
    needled.dice("4 2 4 1 1 1").answer(0, shoot("b", "needle-pistol"));
    needled.has("killed figure=b").is("s", "table").done();
    let platform = json!({"kind": "platform", "rect": [438, 400, 100, 100], "height": 75});
    let edge = stage().figure(0, "a", "3/5", (425, 400)).with(json!({"z": 7_500}));
    let edge = edge.figure(1, "b", "4/3", (400, 400)).with(json!({"z": 7_500})).terrain(platform);
    let edge = edge.figure(1, "s", "4/3 sacrifice", (375, 400)).figure(1, "c", "4/3", (800, 800));
    let mut fell = edge.acts("a", 1);
    fell.dice("4 3 1").answer(0, fight("b")).has("fell figure=b").is("b", "killed");
    fell.is("s", "table").done();
}

/// sotas.animal.2, R-111: the death of an Animal drives no other away; that of the last who is none does.
#[test]
fn animals_flee_when_the_last_master_dies() {
    let pack = |master: &str, victim: &str| {
        stage()
            .figure(0, "a", "3/6", (400, 400))
            .figure(1, "b", victim, (425, 400))
            .figure(1, "c", "4/1 animal", (700, 700))
            .figure(1, "d", "4/1 animal", (750, 700))
            .figure(1, "e", "4/1 animal", (800, 700))
            .figure(1, "m", "4/1", (850, 850))
            .with(json!({"whereabouts": master}))
            .acts("a", 1)
    };
    let mut animal = pack("fled", "4/1 animal");
    animal.dice("3 1").answer(0, fight("b")).is("b", "killed").is("c", "table").is("e", "table");
    let mut last = pack("fled", "4/1");
    last.dice("3 1").answer(0, fight("b")).is("b", "killed").is("c", "fled").is("e", "fled");
    let mut other = pack("table", "4/1");
    other.dice("3 1").answer(0, fight("b")).is("b", "killed").is("c", "table");
}

/// sotas.poison.3, sotas.robust.3: who dies at Quality 7 dies by the rule that brought it there.
#[test]
fn a_death_at_seven_has_its_own_rule() {
    let scene = |spec: &str| {
        stage()
            .figure(0, "a", "3/3 poison", (400, 400))
            .figure(1, "b", spec, (425, 400))
            .figure(1, "c", "4/3", (800, 800))
            .figure(1, "d", "4/3", (850, 800))
            .acts("a", 1)
    };
    let mut poison = scene("6/3");
    poison.dice("4 2 6").answer(0, fight("b")).has("sotas.poison.3 killed figure=b").done();
    let mut wound = scene("6/1 robust");
    wound.dice("2 1 4 4 4").answer(0, fight("b")).has("sotas.robust.3 killed figure=b");
}
