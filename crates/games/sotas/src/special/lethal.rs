//! Lethal and Horrific Kill (sotas.lethal, sotas.horrific-kill, sotas.death-ray, sotas.electric-pistol).

use crate::data::arms::{Burst, Effect as Arm};
use crate::effect::Harm;
use crate::ids::FigureId;
use crate::strike::{How, Role, Strike};
use crate::table::Table;
use crate::traits::{Prey, Trait};

/// What a result becomes: a kill where the loser is prey, a Gruesome Death where the winner is horrific.
pub fn worsened(table: &Table, strike: &Strike, loser: Role, harm: Harm) -> Harm {
    let harm = match harm {
        Harm::Recoil | Harm::Down if kills(table, strike, loser).is_some() => Harm::Killed,
        harm => harm,
    };
    match harm {
        Harm::Killed if is_horrific(table, strike, loser) => Harm::Gruesome,
        harm => harm,
    }
}

/// The rule by which any loss kills this part of a combat; R-60: quills are no weapon of their bearer.
pub fn kills(table: &Table, strike: &Strike, loser: Role) -> Option<&'static str> {
    let victim = strike.figure(loser)?;
    let preys = |it: FigureId| is_prey(table, it, victim) && is_own(strike);
    if strike.other(loser).is_some_and(preys) {
        return Some("sotas.lethal.1");
    }
    kills_by_weapon(table, strike).filter(|_| loser == Role::Target)
}

/// sotas.horrific-kill.1; R-60: a kill by quills is a normal death unless tripled.
pub fn is_horrific(table: &Table, strike: &Strike, loser: Role) -> bool {
    let horrific = strike.other(loser).is_some_and(|it| table.has(it, Trait::HorrificKill));
    horrific && is_own(strike)
}

/// Whether a figure attacks by its body or with what it holds.
fn is_own(strike: &Strike) -> bool {
    match strike.how {
        How::Melee { .. } | How::Shot { .. } | How::Reflex { .. } | How::Possess => true,
        How::Blast { .. } | How::Gas { .. } | How::Mind { .. } | How::Quills => false,
    }
}

/// sotas.lethal.1, sotas.lethal.2.
fn is_prey(table: &Table, winner: FigureId, victim: FigureId) -> bool {
    table.has(winner, Trait::Lethal)
        && match table.shown(winner).lethal {
            Some(Prey::Living) => !table.has(victim, Trait::Artificial),
            Some(Prey::Robots) => table.has(victim, Trait::Artificial),
            None => false,
        }
}

/// sotas.death-ray.2, sotas.death-ray.3, sotas.electric-pistol.2, sotas.grenade-photon.2.
fn kills_by_weapon(table: &Table, strike: &Strike) -> Option<&'static str> {
    let target = strike.target;
    let artificial = table.has(target, Trait::Artificial);
    let field = super::force_field::is_up(table, target);
    if let How::Blast { grenade, .. } = strike.how {
        let lethal =
            table.book.content.arms.grenades[usize::from(grenade)].effects.has(Burst::Lethal);
        let kills = lethal && !field && !table.has(target, Trait::PoweredArmour);
        return kills.then_some("sotas.grenade-photon.2");
    }
    let weapon = table.weapon(strike.how.weapon()?);
    if weapon.has(Arm::LethalLiving) && !artificial && !field {
        return Some("sotas.death-ray.2");
    }
    (weapon.has(Arm::LethalRobots) && artificial).then_some("sotas.electric-pistol.2")
}
