//! Weapons with rules of their own (tables 7.8 and 7.9).

use serde_json::json;

use crate::common::*;

fn range(one: &str, other: &str) -> Stage {
    at(one, other, 370)
}

fn at(one: &str, other: &str, x: i32) -> Stage {
    stage().figure(0, "a", one, (300, 400)).figure(1, "b", other, (x, 400))
}

fn melee(one: &str, other: &str) -> Stage {
    at(one, other, 325)
}

/// Ranges and bonuses of table 7.8, at the last millimetre of one range and the first of the next:
/// sotas.bow.1, sotas.rifle.1, sotas.assault-rifle.1, sotas.sonic-stunner.1, sotas.flamethrower.1,
/// sotas.pistol.1, sotas.needle-pistol.1, sotas.nanite-pistol.1, sotas.web-pistol.1,
/// sotas.electric-pistol.1, sotas.laser-pistol.1, sotas.laser-screwdriver.1, sotas.death-ray.1.
#[test]
fn ranges_and_bonuses() {
    let (short, medium, long) = (100, 145, 205);
    for (weapon, far, bonus) in [
        ("bow", long, 0),
        ("rifle", medium, 2),
        ("assault-rifle", long, 2),
        ("sonic-stunner", medium, 0),
        ("flamethrower", short, 2),
        ("pistol", long, 1),
        ("needle-pistol", medium, 2),
        ("nanite-pistol", medium, 1),
        ("web-pistol", short, 1),
        ("electric-pistol", short, 1),
        ("laser-pistol", long, 2),
        ("laser-screwdriver", long, 2),
        ("death-ray", medium, 2),
        ("thrown-weapon", short, 0),
    ] {
        let spec = format!("4/3 w:{weapon}");
        let shot = |x: i32| {
            let mut play = at(&spec, "4/3", 300 + x).acts("a", 1);
            play.dice("2 6").answer(0, shoot("b", weapon));
            play
        };
        let mut play = shot(far);
        play.no_part("sotas.ranged.4");
        match bonus {
            0 => play.no_part("sotas.ranged.7"),
            bonus => play.part("sotas.ranged.7", bonus),
        };
        shot(far + 1).part("sotas.ranged.4", -1);
    }
}

/// sotas.pistol.1, R-44: by the other reading a pistol reaches Medium.
#[test]
fn a_pistol_may_reach_medium() {
    let shot = |x| at("4/3 w:pistol", "4/3", x).option("pistol_range", "MEDIUM").acts("a", 1);
    let mut play = shot(445);
    play.dice("2 6").answer(0, shoot("b", "pistol")).no_part("sotas.ranged.4");
    let mut play = shot(446);
    play.dice("2 6").answer(0, shoot("b", "pistol")).part("sotas.ranged.4", -1);
}

/// sotas.bow.2, sotas.bow.3: one action to load, one to shoot, for every shot; it begins unloaded.
#[test]
fn a_bow_is_loaded_for_each_shot() {
    let bow = stage()
        .figure(0, "a", "4/3 w:bow extra-attack", (300, 400))
        .with(json!({"empty": 1}))
        .figure(1, "b", "4/3", (370, 400));
    let mut play = bow.acts("a", 3);
    play.refused(0, shoot("b", "bow"), "sotas.bow.2").answer(0, json!({"reload": "bow"}));
    play.dice("3 5").answer(0, shoot("b", "bow")).has("sotas.bow.2 weapon figure=a weapon=bow");
    play.refused(0, shoot("b", "bow"), "sotas.bow.2");
}

/// sotas.rifle.2: beyond Short whoever touches the target is hit too, with dice of its own, friend or
/// enemy; the shooter chooses one.
#[test]
fn a_shotgun_spreads() {
    let two = |x: i32| at("4/3 w:rifle", "4/3", x).figure(1, "d", "4/3", (x + 25, 400));
    let mut play = two(401).acts("a", 1);
    play.dice("2 6 2 6").answer(0, shoot("b", "rifle")).has("combat by=a target=d").done();
    let mut play = two(400).acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "rifle")).hasnt("target=d").done();
    let many = two(420).figure(1, "e", "4/3", (420, 375));
    let mut play = many.acts("a", 1);
    play.answer(0, shoot("b", "rifle")).asked(0, "second-target");
    play.dice("2 6 2 6").answer(0, json!({"figure": "e"})).has("combat by=a target=e").done();
}

/// sotas.assault-rifle.2, sotas.flamethrower.1, sotas.rifle.1, sotas.web-pistol.1, sotas.death-ray.5: not in
/// melee.
#[test]
fn some_weapons_are_no_use_in_melee() {
    for weapon in ["assault-rifle", "flamethrower", "rifle", "web-pistol", "death-ray", "bow"] {
        let mut play = melee(&format!("4/3 w:{weapon}"), "4/3").acts("a", 1);
        play.refused(0, fight_with("b", weapon), "sotas.melee.18");
        play.dice("2 4").answer(0, fight("b")).part("sotas.profile.4", 3);
        play.no_part("sotas.ranged.7");
    }
}

/// sotas.pistol.2, sotas.electric-pistol.3: these two at −1 in melee, other pistols at −2; no ammunition is
/// used.
#[test]
fn pistols_in_melee() {
    for (weapon, by) in [
        ("pistol", -1),
        ("electric-pistol", -1),
        ("laser-pistol", -2),
        ("needle-pistol", -2),
        ("nanite-pistol", -2),
        ("sonic-stunner", -2),
    ] {
        let mut play = melee(&format!("4/3 w:{weapon}"), "4/3").acts("a", 1);
        play.dice("1 2").answer(0, fight_with("b", weapon)).part("sotas.melee.18", by);
        play.hasnt("emptied").no_part("sotas.ranged.7");
    }
}

/// sotas.sonic-stunner.2, sotas.web-pistol.2: whoever is beaten is Immobilised, however badly, and nothing
/// else.
#[test]
fn stunners_and_webs_only_bind() {
    for (weapon, bond) in [("sonic-stunner", "stun"), ("web-pistol", "web")] {
        for dice in ["4 2", "5 1", "6 1"] {
            let mut play = range(&format!("4/6 w:{weapon}"), "4/1").acts("a", 1);
            play.dice(dice).answer(0, shoot("b", weapon)).about("b", "/bond", json!(bond));
            play.is("b", "table").marked("b", "down", false).done();
        }
    }
    let mut play = melee("4/6 w:sonic-stunner", "4/1").acts("a", 1);
    play.dice("6 1").answer(0, fight_with("b", "sonic-stunner")).about("b", "/bond", json!("stun"));
}

/// sotas.web-pistol.3, sotas.web-pistol.4: two actions free it; the mind is free all the while.
#[test]
fn a_web_leaves_the_mind_free() {
    let webbed =
        |bond: &str| {
            stage()
                .figure(0, "a", "4/3 telepathy", (300, 400))
                .with(json!({ "bond": bond }))
                .figure(1, "b", "4/3", (400, 400))
        };
    let mut play = webbed("web").acts("a", 3);
    play.dice("3 3").answer(0, power_on("telepathy", "b")).done();
    play.answer(0, json!("break-free")).about("a", "/bond", json!(null));
    let mut play = webbed("stun").acts("a", 1);
    play.refused(0, power_on("telepathy", "b"), "sotas.immobilised.9");
}

/// sotas.web-pistol.4, sotas.immobilised.9, R-130: of two bonds the one that binds more decides.
#[test]
fn a_web_frees_nobody_from_other_bonds() {
    let bonds = [("stun", "stun"), ("armour", "web"), ("web", "web")];
    for (before, after) in bonds {
        let scene = stage()
            .figure(0, "a", "3/3 w:web-pistol", (300, 400))
            .figure(1, "b", "4/3 powered-armour telepathy", (350, 400))
            .with(json!({ "bond": before }));
        let mut play = scene.acts("a", 1);
        play.dice("6 1")
            .answer(0, shoot("b", "web-pistol"))
            .about("b", "/bond", json!(after))
            .done();
    }
    let mut play = stage()
        .figure(0, "a", "3/3 w:sonic-stunner", (300, 400))
        .figure(1, "b", "4/3", (350, 400))
        .with(json!({"bond": "web"}))
        .acts("a", 1);
    play.dice("6 1")
        .answer(0, shoot("b", "sonic-stunner"))
        .about("b", "/bond", json!("stun"))
        .done();
}

/// sotas.fear-of-fire.1: each attack with flames frightens anew.
#[test]
fn every_flame_frightens() {
    let scene = stage()
        .figure(0, "a", "3/3 w:flamethrower", (300, 400))
        .figure(1, "b", "4/3", (350, 400))
        .figure(1, "c", "4/3 fear-of-fire", (350, 425))
        .figure(1, "d", "4/3", (800, 800))
        .figure(1, "e", "4/3", (850, 800));
    let mut play = scene.acts("a", 2);
    play.dice("2 6 2 6").answer(0, shoot("b", "flamethrower")).asked(0, "salvo");
    play.dice("2 6 2 6 4 4 4 4 4 4").answer(0, json!({"figure": "c"})).done();
}

/// sotas.flamethrower.2: whoever touches the target burns too, even out of range.
#[test]
fn flames_spread() {
    let scene = at("4/3 w:flamethrower", "4/3", 525).figure(1, "c", "4/3", (550, 400));
    let mut play = scene.acts("a", 1);
    play.dice("2 6 2 6").answer(0, shoot("b", "flamethrower")).has("combat by=a target=c").done();
}

/// sotas.flamethrower.2, R-51: whoever shoots at somebody in contact is not hit by its own weapon.
#[test]
fn the_shooter_is_spared() {
    let mut play =
        at("4/3 w:flamethrower", "4/3", 325).with(json!({"marks": ["down"]})).acts("a", 1);
    play.dice("1 6").answer(0, shoot("b", "flamethrower")).hasnt("target=a").done();
}

/// sotas.flamethrower.3, sotas.fear-of-fire.1, sotas.energy-projection.6: whoever fears fire tests after each
/// attack with flames, hit or miss, and after no other.
#[test]
fn flames_frighten() {
    for (spec, weapon, tests) in [
        ("4/3 w:flamethrower", "flamethrower", true),
        ("4/3 energy-projection(flame)", "flame-projection", true),
        ("4/3 w:laser-pistol", "laser-pistol", false),
    ] {
        let mut play = range(spec, "4/3 fear-of-fire").acts("a", 1);
        play.dice(if tests { "2 6 6 6 6" } else { "2 6" }).answer(0, shoot("b", weapon)).done();
        if tests {
            play.has("sotas.fear-of-fire.1 dreads figure=b");
        }
    }
}

/// sotas.nanite-pistol.2: machines and powered armour, even where armour makes it a tie; 4 binds, 3 not.
#[test]
fn nanites_stop_machines() {
    let mut play = range("4/3 w:nanite-pistol", "4/3 artificial heavy-armour").acts("a", 1);
    play.dice("4 4 4").answer(0, shoot("b", "nanite-pistol")).has("shrugged figure=b");
    play.about("b", "/bond", json!("stun")).done();
    let mut play = range("4/3 w:nanite-pistol", "4/3 artificial").acts("a", 1);
    play.dice("4 2 3").answer(0, shoot("b", "nanite-pistol")).marked("b", "down", true);
    play.about("b", "/bond", json!(null)).done();
    let mut play = range("4/3 w:nanite-pistol", "4/1 powered-armour").acts("a", 1);
    play.dice("4 3 4").answer(0, shoot("b", "nanite-pistol")).about("b", "/bond", json!("stun"));
    let mut play = range("4/3 w:nanite-pistol", "4/3").acts("a", 1);
    play.dice("4 2").answer(0, shoot("b", "nanite-pistol")).done();
    let mut play = range("4/3 w:nanite-pistol", "4/3 artificial force-field").acts("a", 1);
    play.dice("4 2 6")
        .answer(0, shoot("b", "nanite-pistol"))
        .about("b", "/bond", json!(null))
        .done();
}

/// sotas.electric-pistol.2, sotas.energy-projection.4: Lethal to machines, not to the living.
#[test]
fn electricity_kills_machines() {
    for (spec, weapon) in [
        ("4/3 w:electric-pistol", "electric-pistol"),
        ("4/3 energy-projection(electric)", "electric-projection"),
    ] {
        let mut play = range(spec, "4/3 artificial").acts("a", 1);
        play.dice("4 4").answer(0, shoot("b", weapon)).is("b", "killed").done();
        let mut play = range(spec, "4/3").acts("a", 1);
        play.dice("4 4").answer(0, shoot("b", weapon)).marked("b", "down", true).done();
    }
}

/// sotas.laser-pistol.2: a Force Field can stop a laser.
#[test]
fn a_field_stops_a_laser() {
    let mut play = range("4/3 w:laser-pistol", "4/3 force-field").acts("a", 1);
    play.dice("4 2 5").answer(0, shoot("b", "laser-pistol")).marked("b", "down", false).done();
}

/// sotas.laser-screwdriver.1: no armour helps against it: neither bonus nor one-point rule.
#[test]
fn the_laser_screwdriver_ignores_armour() {
    for armour in ["reflective-armour", "powered-armour", "heavy-armour", "light-armour"] {
        let mut play = range("4/3 w:laser-screwdriver", &format!("4/3 {armour}")).acts("a", 1);
        play.dice("2 3").answer(0, shoot("b", "laser-screwdriver"));
        play.part("sotas.ranged.7", 2).no_part("sotas.powered-armour.2");
        play.marked("b", "down", true).done();
    }
}

/// sotas.death-ray.2, sotas.death-ray.3, sotas.ex.22: Lethal to the living; to machines and behind a field an
/// ordinary shot.
#[test]
fn the_death_ray_kills_the_living() {
    let mut play = range("4/3 w:death-ray", "4/3").acts("a", 1);
    play.dice("4 5").answer(0, shoot("b", "death-ray")).is("b", "killed").done();
    let mut play = range("4/3 w:death-ray", "4/3 artificial").acts("a", 1);
    play.dice("4 5").answer(0, shoot("b", "death-ray")).marked("b", "down", true).done();
    let mut play = range("4/3 w:death-ray", "4/3 force-field").acts("a", 1);
    play.dice("4 5 3").answer(0, shoot("b", "death-ray")).marked("b", "down", true).done();
    // The field is spent on it, and has protected once more.
    let mut play = range("4/3 w:death-ray", "4/3 force-field").acts("a", 1);
    play.dice("4 5 1").answer(0, shoot("b", "death-ray")).marked("b", "down", true);
    play.marked("b", "field-spent", true).is("b", "table").done();
    let spent = range("4/3 w:death-ray", "4/3 force-field").with(json!({"marks": ["field-spent"]}));
    let mut play = spent.acts("a", 1);
    play.dice("4 5").answer(0, shoot("b", "death-ray")).is("b", "killed").done();
}

/// sotas.death-ray.4: empty after every shot.
#[test]
fn the_death_ray_is_empty_after_a_shot() {
    let mut play = range("4/3 w:death-ray extra-attack", "4/3").acts("a", 3);
    play.dice("2 6").answer(0, shoot("b", "death-ray"));
    play.has("sotas.death-ray.4 weapon figure=a weapon=death-ray what=emptied");
    play.refused(0, shoot("b", "death-ray"), "sotas.death-ray.4");
    play.answer(0, json!({"reload": "death-ray"})).offers(shoot("b", "death-ray"), true);
}

/// sotas.energy-projection.1, sotas.energy-projection.2, sotas.energy-projection.3, sotas.energy-projection.6,
/// sotas.energy-projection.7, sotas.energy-projection.8: each kind shoots as its weapon does, and never
/// runs empty.
#[test]
fn projections_are_like_weapons() {
    for (kind, far, bonus) in [
        ("sonic", 145, 0),
        ("kinetic", 205, 1),
        ("electric", 100, 1),
        ("flame", 100, 2),
        ("light", 205, 2),
    ] {
        let spec = format!("4/3 energy-projection({kind})");
        let weapon = format!("{kind}-projection");
        let mut play = at(&spec, "4/3", 300 + far).acts("a", 1);
        play.dice("1 6").answer(0, shoot("b", &weapon)).hasnt("emptied").no_part("sotas.ranged.4");
        if bonus > 0 {
            play.part("sotas.ranged.7", bonus);
        }
        let mut play = at(&spec, "4/3", 301 + far).acts("a", 1);
        play.dice("2 6").answer(0, shoot("b", &weapon)).part("sotas.ranged.4", -1);
    }
    let mut play = range("4/3 energy-projection(sonic)", "4/3").acts("a", 1);
    play.dice("4 1").answer(0, shoot("b", "sonic-projection")).about("b", "/bond", json!("stun"));
    let mut play = range("4/3 energy-projection(kinetic)", "4/3 light-armour").acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "kinetic-projection")).part("sotas.light-armour.1", 2);
    let mut play = range("4/3 energy-projection(light)", "4/3 reflective-armour").acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "light-projection")).no_part("sotas.ranged.7");
}

/// sotas.energy-projection.5, sotas.radiation.7: radiation reaches Short and no farther; the target takes
/// an Irradiation test instead of a Combat roll.
#[test]
fn a_ray_of_radiation() {
    let mut play = at("4/3 energy-projection(radiation)", "4/3", 400).acts("a", 1);
    play.dice("1 4 4").answer(0, shoot("b", "radiation-projection")).hasnt("combat by");
    play.about("b", "/irradiated", json!(1)).done();
    let mut play = at("4/3 energy-projection(radiation)", "4/3", 401).acts("a", 1);
    play.refused(0, shoot("b", "radiation-projection"), "sotas.ranged.6");
}

/// sotas.quills.3, sotas.quills.4: spines fly Short with a Combat of 1 and never run out.
#[test]
fn quills_can_be_thrown() {
    let mut play = at("4/5 quills", "4/3", 400).acts("a", 1);
    play.dice("1 6").answer(0, shoot("b", "thrown-quills")).part("sotas.quills.3", 1);
    play.hasnt("emptied").no_part("sotas.ranged.4").done();
    let mut play = at("4/5 quills", "4/3", 401).acts("a", 1);
    play.dice("2 6").answer(0, shoot("b", "thrown-quills")).part("sotas.ranged.4", -1);
}

/// sotas.actions.3, sotas.quills.3: thrown spines are aimed like any shot.
#[test]
fn spines_are_aimed() {
    let scene = stage().figure(0, "a", "4/3 quills", (300, 400)).figure(1, "b", "4/3", (380, 400));
    let mut play = scene.acts("a", 2);
    let aimed = json!({"shoot": {"target": "b", "with": "thrown-quills", "aimed": true}});
    play.dice("2 6").answer(0, aimed).part("sotas.aimed.1", -1).done();
}
