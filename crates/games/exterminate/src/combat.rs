//! A melee as it stands: who fights whom (ex.ml), how near they must be, with how many dice (table 7.6).

use reglette_engine::rule::require;
use reglette_engine::{Illegal, Seat};
use reglette_geometry::{Body, Disc, Length, Path, Point, Routes, candidates};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::aim::{Parts, add};
use crate::book::Role;
use crate::choice::{Choice, is_zero};
use crate::figure::Mark;
use crate::ground;
use crate::ids::{AdventureId, FigureId, PieceId, WeaponId};
use crate::journey;
use crate::measure::{CONTACT, REACH, TABLE, TOLERANCE, within};
use crate::options::{EngageReach, MultiBonus};
use crate::table::Table;
use crate::traits::Trait;

/// A melee in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    /// Who attacks.
    pub seat: Seat,
    /// Attackers in the order in which they fight.
    #[serde(default)]
    pub attackers: Vec<Fighter>,
    /// Declared targets, the primary one first.
    pub foes: Vec<Foe>,
    /// Which attacker fights.
    #[serde(default)]
    pub now: u8,
    /// Which of its targets, by its place among them.
    #[serde(default)]
    pub nth: u8,
    /// How the attacker fights this round.
    #[serde(default)]
    pub attack: Stance,
    /// How the target fights this round.
    #[serde(default)]
    pub defence: Stance,
    /// Adventure cards the attacker plays in this round.
    #[serde(default)]
    pub cards: Vec<AdventureId>,
    /// How many have answered what is asked of several, one after another.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub asked: u8,
    /// ex.mr.3, B13: whom somebody has paid to finish off, whether or not it was saved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tried: Vec<FigureId>,
}

/// An attacker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    /// Who.
    pub figure: FigureId,
    /// Third Eye: it has no charge die.
    #[serde(default)]
    pub uncharged: bool,
    /// Third Eye: who might play it on this figure, as it stood before it moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub watched: Vec<Seat>,
    /// ex.ma.8: extra attacks kept back.
    #[serde(default)]
    pub kept: u8,
    /// ex.mr.8: its attack was held back.
    #[serde(default)]
    pub held: bool,
    /// Its targets, by their places among the foes.
    #[serde(default)]
    pub targets: Vec<u8>,
    /// It has planned its attacks.
    #[serde(default)]
    pub planned: bool,
}

/// A target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    /// Who.
    pub figure: FigureId,
    /// ex.ml.14: how many have attacked it.
    #[serde(default)]
    pub met: u8,
    /// It has fought somebody in this melee, for whoever reads a position.
    #[serde(default)]
    pub fought: bool,
    /// ex.ma.11: its extra attacks.
    #[serde(default)]
    pub extras: u8,
}

/// How somebody fights a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Stance {
    /// With which weapon.
    pub with: Option<WeaponId>,
    /// Extra attacks turned into dice.
    pub dice: u8,
    /// Dice of Adventure cards.
    pub bonus: i8,
}

impl Combat {
    /// The attacker whose turn it is.
    pub fn fighter(&self) -> &Fighter {
        &self.attackers[usize::from(self.now)]
    }

    /// The attacker whose round it is, to be changed.
    pub fn fighter_mut(&mut self) -> &mut Fighter {
        &mut self.attackers[usize::from(self.now)]
    }

    /// The target it fights now.
    pub fn foe(&self) -> &Foe {
        let at = self.fighter().targets[usize::from(self.nth)];
        &self.foes[usize::from(at)]
    }

    /// The target it fights now, to be changed.
    pub fn foe_mut(&mut self) -> &mut Foe {
        let at = self.fighter().targets[usize::from(self.nth)];
        &mut self.foes[usize::from(at)]
    }

    /// Everybody who takes part for a player.
    pub fn side(&self, table: &Table, seat: Seat) -> Vec<FigureId> {
        let all =
            self.attackers.iter().map(|it| it.figure).chain(self.foes.iter().map(|it| it.figure));
        all.filter(|&it| table[it].seat == seat).collect()
    }
}

/// ex.ml.8: close weapons of a figure.
pub fn close_weapons(table: &Table, figure: FigureId) -> impl Iterator<Item = WeaponId> + '_ {
    table.weapons(figure).iter().copied().filter(|&it| table.weapon(it).close)
}

/// ex.ml.1, up.12: how near an enemy must be.
pub fn reach(table: &Table) -> Length {
    if table.round.sontar_ha { Length::inches(3) } else { REACH }
}

/// Whom an attacker who stands on a piece, or on the ground, must touch: the base, or the obstacle of a King of
/// the Hill (ex.kh.7, ex.kh.16).
fn goal(table: &Table, on: Option<PieceId>, target: FigureId) -> Result<PieceId, Disc> {
    match table[target].state.on {
        Some(piece) if on != Some(piece) => Ok(piece),
        _ => Err(table.base(target)),
    }
}

/// ex.ml.1, ex.kh.13, ex.kh.16: whether a target is near enough to a base, on a piece or on the ground.
pub fn is_in_reach(table: &Table, base: Disc, on: Option<PieceId>, target: FigureId) -> bool {
    let gap = match goal(table, on, target) {
        Ok(piece) => base.body().gap(table.piece(piece).body()),
        Err(theirs) => base.body().gap(theirs),
    };
    match table.book.options.engage_reach {
        EngageReach::Strict => gap.is_less_than(reach(table) - TOLERANCE),
        EngageReach::Inclusive => gap.is_within(reach(table) + TOLERANCE),
    }
}

/// ex.ml.1, ex.ml.17, ex.st.9: whether a figure may attack a target at all.
pub fn may_attack(table: &Table, figure: FigureId, target: FigureId) -> Result<(), Illegal> {
    let it = &table[figure];
    require(it.is_operational(), "ex.mv.13")?;
    require(it.role != Role::Civilian, "ex.sn.20")?;
    require(!it.is(Mark::Fought), "ex.ml.17")?;
    require(table[target].is_on_table() && table[target].seat != it.seat, "ex.ml.1")?;
    require(is_in_reach(table, table.base(figure), it.state.on, target), "ex.ml.1")
}

/// ex.ml.18, ex.ml.19, ex.mv.12, ex.kh.7, ex.kh.14: whether a figure may move into contact this way; the obstacle
/// it then stands on.
pub fn may_join(
    table: &Table,
    figure: FigureId,
    target: FigureId,
    points: &[Point],
) -> Result<Option<PieceId>, Illegal> {
    may_attack(table, figure, target)?;
    let path = ground::path(table, figure, points)?;
    require(within(path.length(), reach(table)), "ex.ml.18")?;
    let off = |at: &Point| !TABLE.holds(table.base(figure).at(*at));
    require(!path.points().iter().any(off), "ex.mv.12")?;
    let perch = table[figure].state.on;
    let together = perch.filter(|&it| table[target].state.on == Some(it));
    let base = table.base(figure).at(path.end());
    let stays = path.length() == Length::ZERO && perch == together;
    if !stays {
        is_clear(table, figure, &path, perch)?;
        let others = |it: FigureId| it != figure && base.body().overlaps(table.base(it));
        require(!table.present().any(others), "ex.ml.18")?;
        ground::may_stand(table, figure, base, together)?;
    }
    let touches = match goal(table, table[figure].state.on, target) {
        Ok(piece) => table.touches(base, piece),
        Err(theirs) => base.body().is_within(CONTACT, theirs),
    };
    require(touches, "ex.ml.1")?;
    Ok(together)
}

/// ex.ml.18, ex.mv.14: nothing is crossed but friends, and the obstacle a King comes down from; the target is moved
/// up to, not through.
fn is_clear(
    table: &Table,
    figure: FigureId,
    path: &Path,
    perch: Option<PieceId>,
) -> Result<(), Illegal> {
    let radius = table.base(figure).radius;
    let pieces = table.pieces().filter(|(id, _)| Some(*id) != perch);
    let pieces: Vec<Body<'_>> = pieces.map(|(_, it)| it.body()).collect();
    require(path.is_clear(radius, pieces), "ex.ml.18")?;
    let foes: Vec<Disc> = table.foes(table[figure].seat).map(|it| table.base(it)).collect();
    require(path.is_clear(radius, foes), "ex.ml.18")
}

/// Examples of ways into contact for a figure that may attack, the nearest first: straight ones, or bent ones where
/// there is none.
pub fn ways(table: &Table, figure: FigureId, target: FigureId, most: usize, out: &mut Vec<Choice>) {
    let (base, far) = (table.base(figure), reach(table) + TOLERANCE);
    let spots = match goal(table, table[figure].state.on, target) {
        Ok(piece) => candidates::into_contact_within(base, table.piece(piece).body(), 8, far),
        Err(theirs) => candidates::into_contact_within(base, theirs, 16, far),
    };
    let fits = |points: &[Point]| may_join(table, figure, target, points).is_ok();
    let join = |to: Point, via: Vec<Point>| Choice::Join { figure, to, via };
    let elsewhere = spots.iter().copied().filter(|it| *it != base.centre);
    let all = std::iter::once(base.centre).chain(elsewhere);
    let known = out.len();
    out.extend(all.filter(|it| fits(&[*it])).take(most).map(|to| join(to, Vec::new())));
    if out.len() > known {
        return;
    }
    let room = journey::room(table, figure);
    let routes = Routes::from(&room, base, far);
    let bent = spots.iter().filter_map(|&to| Some(routes.to(to)?.points()[1..].to_vec()));
    out.extend(bent.filter(|it| fits(it)).take(most).map(|mut via| {
        let to = via.pop().expect("a way has an end");
        join(to, via)
    }));
}

/// ex.kh.1, ex.kh.10, ex.kh.12: whether a target is King of the Hill to an attacker.
pub fn is_king(table: &Table, target: FigureId, attacker: FigureId) -> bool {
    let perch = table[target].state.on;
    perch.is_some() && table[attacker].state.on != perch
}

/// ex.ml.3, ex.ml.9, ex.rc.4: weapon dice and Melee.
fn own_dice(table: &Table, figure: FigureId, stance: &Stance, parts: &mut Parts) {
    let dice = stance.with.map_or(0, |it| table.weapon(it).dice);
    add(parts, "ex.ml.3", i8::try_from(dice).unwrap_or(i8::MAX));
    add(parts, "ex.rc.4", table.profile(figure).melee);
}

/// The dice of the attacker (ex.ml.4, ex.ml.5, ex.ml.14, ex.ml.15, ex.ma.2, ex.ma.9, ex.kh.9, ex.st.11, ex.tr.14).
pub fn attack_parts(table: &Table, combat: &Combat) -> Parts {
    let (fighter, foe) = (combat.fighter(), combat.foe());
    let mut parts = Parts::new();
    own_dice(table, fighter.figure, &combat.attack, &mut parts);
    if !fighter.uncharged && !is_king(table, foe.figure, fighter.figure) {
        add(&mut parts, "ex.ml.4", 1);
    }
    let met = i8::try_from(foe.met).unwrap_or(i8::MAX);
    let bonus = match table.book.options.multi_bonus {
        MultiBonus::Cumulative => met,
        MultiBonus::Flat => met.min(1),
    };
    add(&mut parts, "ex.ml.14", bonus);
    if met > 0 && table.has(foe.figure, Trait::ProbicVent) {
        add(&mut parts, "ex.tr.14", 1);
    }
    add(&mut parts, "ex.ma.2", i8::try_from(combat.attack.dice).unwrap_or(i8::MAX));
    add(&mut parts, "ex.ad.4", combat.attack.bonus);
    parts
}

/// The dice of the target (ex.st.10, ex.st.17, ex.kh.8, ex.ma.11, ex.tr.13).
pub fn defence_parts(table: &Table, combat: &Combat) -> Parts {
    let (fighter, foe) = (combat.fighter(), combat.foe());
    let mut parts = Parts::new();
    own_dice(table, foe.figure, &combat.defence, &mut parts);
    if !table.has(foe.figure, Trait::Glory) {
        let stress = table[foe.figure].state.stress;
        add(&mut parts, "ex.st.10", -i8::try_from(stress).unwrap_or(i8::MAX));
    }
    if is_king(table, foe.figure, fighter.figure) {
        add(&mut parts, "ex.kh.8", 1);
    }
    add(&mut parts, "ex.ma.11", i8::try_from(combat.defence.dice).unwrap_or(i8::MAX));
    add(&mut parts, "ex.ad.4", combat.defence.bonus);
    parts
}

/// ex.ma.4, ex.ma.9: enemies within 1" of a declared target that may be attacked too; nothing is counted from
/// whoever is gone.
pub fn further(table: &Table, combat: &Combat, named: &[FigureId]) -> Vec<FigureId> {
    let primary = combat.foes[0].figure;
    let declared = combat.foes.iter().map(|it| it.figure).filter(|&it| table[it].is_on_table());
    let chain: Vec<FigureId> = declared.chain(named.iter().copied()).collect();
    let near = |it: &FigureId| {
        *it != primary
            && !named.contains(it)
            && chain
                .iter()
                .any(|&known| known != *it && table.is_near(reglette_geometry::INCH, known, *it))
    };
    table.foes(combat.seat).filter(near).collect()
}
