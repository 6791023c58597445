//! Lethal and Horrific Kill (sotas.lethal, sotas.horrific-kill, sotas.death-ray, sotas.electric-pistol).

use crate::data::arms::{Burst, Effect as Arm};
use crate::effect::Harm;
use crate::ids::FigureId;
use crate::strike::{How, Role, Strike};
use crate::table::Table;
use crate::traits::{Prey, Trait};

/// What a result becomes: a kill where the loser is prey, a Gruesome Death where the winner is horrific.
pub fn worsened(table: &Table, strike: &Strike, loser: Role, harm: Harm) -> Harm {
    let (winner, victim) = match loser {
        Role::Target => (strike.by, Some(strike.target)),
        Role::Striker => (Some(strike.target), strike.by),
    };
    let Some(victim) = victim else { return harm };
    let kills = winner.is_some_and(|it| is_prey(table, it, victim) && !is_blast(strike))
        || loser == Role::Target && is_killed_by_weapon(table, strike);
    let harm = match harm {
        Harm::Recoil | Harm::Down if kills => Harm::Killed,
        harm => harm,
    };
    let horrific = winner.is_some_and(|it| table.has(it, Trait::HorrificKill)) && !is_blast(strike);
    match harm {
        // sotas.horrific-kill.1
        Harm::Killed if horrific => Harm::Gruesome,
        harm => harm,
    }
}

fn is_blast(strike: &Strike) -> bool {
    matches!(strike.how, How::Blast { .. } | How::Gas { .. } | How::Mind { .. })
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
fn is_killed_by_weapon(table: &Table, strike: &Strike) -> bool {
    let target = strike.target;
    let artificial = table.has(target, Trait::Artificial);
    let field = super::force_field::is_up(table, target);
    if let How::Blast { grenade, .. } = strike.how {
        let lethal =
            table.book.content.arms.grenades[usize::from(grenade)].effects.has(Burst::Lethal);
        return lethal && !field && !table.has(target, Trait::PoweredArmour);
    }
    let Some(weapon) = strike.how.weapon() else { return false };
    let weapon = table.weapon(weapon);
    weapon.has(Arm::LethalLiving) && !artificial && !field
        || weapon.has(Arm::LethalRobots) && artificial
}
