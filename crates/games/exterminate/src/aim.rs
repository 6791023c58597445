//! Who may shoot at whom (ex.sh, ex.rg), and with how many dice (ex.sr.1, ex.sr.4, table 7.5).

use arrayvec::ArrayVec;
use reglette_engine::Illegal;
use reglette_engine::rule::{Part, require};
use reglette_geometry::{Gap, INCH, Length};

use crate::adventure;
use crate::choice::Shoot;
use crate::data::decks::Effect;
use crate::figure::Mark;
use crate::ids::{AdventureId, FigureId, WeaponId};
use crate::measure::gap_within;
use crate::options::{CoverDie, KingShoots, StressModel};
use crate::scene;
use crate::sight::{self, Look};
use crate::table::{Phase, Table};
use crate::traits::Trait;

/// What makes up a number of dice.
pub type Parts = ArrayVec<Part, 12>;

/// The dice of all parts together.
pub fn sum(parts: &[Part]) -> i8 {
    parts.iter().fold(0, |all, it| all.saturating_add(it.by))
}

/// Puts a part in, unless it adds nothing.
pub fn add(parts: &mut Parts, rule: &'static str, by: i8) {
    if by != 0 {
        parts.push(Part::new(rule, by));
    }
}

/// Whether a shot is the one of the Shooting sub-phase, or a free one (ex.nd.5).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// ex.sh.17: once per Shooting sub-phase.
    Turn,
    /// ex.nd.17: beside it.
    Free,
}

/// ex.st.7, ex.st.8, ex.st.13, ex.nd.17, ex.mv.13: whether a figure may shoot at all.
pub fn may_shoot(table: &Table, figure: FigureId, occasion: Occasion) -> Result<(), Illegal> {
    let it = &table[figure];
    require(it.is_operational(), "ex.mv.13")?;
    require(occasion == Occasion::Free || !it.is(Mark::Acted), "ex.sh.17")?;
    require(!it.is(Mark::NoShot), "ex.ad.4")?;
    require(!scene::is_escort(table, figure), "ex.sn.13")?;
    require(it.state.stress < 2, if occasion == Occasion::Free { "ex.nd.20" } else { "ex.st.8" })?;
    let shaken = it.state.stress == 1
        && (occasion == Occasion::Turn || table.round.phase == Phase::Shooting)
        && table.book.options.stress_model == StressModel::Table;
    // ex.tr.7
    require(!shaken || table.has(figure, Trait::Implacable), "ex.st.7")
}

/// ex.rg.1, ex.wt.1: the effective range of a weapon, halved while the lights are out.
pub fn range(table: &Table, weapon: WeaponId) -> Option<Length> {
    let range = table.weapon(weapon).range?;
    if !table.round.lights_out {
        return Some(range);
    }
    let half = (range.0 / 2 + INCH.0 - 1) / INCH.0;
    Some(INCH * half)
}

/// A shot that may be fired.
#[derive(Clone, Debug)]
pub struct Aim {
    /// What is between.
    pub look: Look,
    /// How far.
    pub gap: Gap,
    /// The attack dice.
    pub parts: Parts,
}

impl Aim {
    /// ex.sh.8: this shot, if any die is left for it.
    pub fn with_dice(self) -> Result<Aim, Illegal> {
        require(sum(&self.parts) >= 1, "ex.sh.8").map(|()| self)
    }
}

/// ex.sh.2: whether a shot may be declared: the figure, the weapon, the target, then line of sight, then
/// range, then dice.
pub fn may_fire(
    table: &Table,
    figure: FigureId,
    shoot: &Shoot,
    occasion: Occasion,
) -> Result<Aim, Illegal> {
    may_shoot(table, figure, occasion)?;
    declared(table, figure, shoot)
}

/// A shot by a figure that may shoot, with the cards declared for it.
pub fn declared(table: &Table, figure: FigureId, shoot: &Shoot) -> Result<Aim, Illegal> {
    adventure::may_declare(table, figure, shoot)?;
    may_use(table, figure, shoot.with)?;
    let ignores = ignores_penalties(table, &shoot.cards);
    let mut aim = aim(table, figure, shoot.with, shoot.target, ignores)?;
    add(&mut aim.parts, "ex.ad.4", adventure::attack_bonus(table, &shoot.cards));
    aim.with_dice()
}

/// Additional Sensory Input.
pub fn ignores_penalties(table: &Table, cards: &[AdventureId]) -> bool {
    cards.iter().any(|&it| table.effect(it) == Effect::SensoryInput)
}

/// ex.wt.1, ex.wt.5, ex.rg.1: whether a figure may fire a weapon now.
pub fn may_use(table: &Table, figure: FigureId, weapon: WeaponId) -> Result<(), Illegal> {
    require(table.weapons(figure).contains(&weapon), "ex.sh.2")?;
    let it = table.weapon(weapon);
    require(it.range.is_some(), "ex.wt.1")?;
    require(!(it.heavy && table[figure].is(Mark::Displaced)), "ex.wt.5")?;
    require(!table[figure].state.is_jammed(weapon), "ex.ad.4")
}

/// ex.sh.18, ex.cg.1, ex.tr.10: whether a figure may be chosen as a target: an enemy, Shocked or not, unless Psychic
/// Paper or its disguise hides it.
pub fn may_target(table: &Table, figure: FigureId, target: FigureId) -> Result<(), Illegal> {
    let known = target.index() < table.figures.len() && table[target].is_on_table();
    require(known && table[target].seat != table[figure].seat, "ex.sh.18")?;
    let near = table.is_near(INCH * 6, figure, target);
    require(near || !table[target].is(Mark::Papered), "ex.ad.4")?;
    let disguised = table.has(target, Trait::ShapeShifter)
        && table.round.turn == 1
        && !table[target].is(Mark::HasShot);
    require(near || !disguised, "ex.tr.10")
}

/// ex.sh.3, ex.sh.10, ex.rg.2, ex.rg.4: whether a figure sees and reaches a target, and with how
/// many dice.
pub fn aim(
    table: &Table,
    figure: FigureId,
    weapon: WeaponId,
    target: FigureId,
    ignores: bool,
) -> Result<Aim, Illegal> {
    may_target(table, figure, target)?;
    let gap = table.gap(figure, target);
    let range = range(table, weapon).ok_or(Illegal::by("ex.wt.1"))?;
    require(gap_within(gap, range * 2), "ex.rg.4")?;
    let look = sight::look(table, figure, target);
    require(!look.blocked, "ex.sh.10")?;
    let far = !gap_within(gap, range);
    let mut parts = own_dice(table, figure, weapon, target);
    if !ignores {
        penalties(table, weapon, &look, far, &mut parts);
    }
    // ex.tr.11
    if table.has(target, Trait::Forgotten) && !gap_within(gap, INCH * 8) {
        add(&mut parts, "ex.tr.11", -1);
    }
    Ok(Aim { look, gap, parts })
}

/// ex.sr.1, ex.rc.5: weapon dice and Shoot, and what special rules add.
fn own_dice(table: &Table, figure: FigureId, weapon: WeaponId, target: FigureId) -> Parts {
    let mut parts = Parts::new();
    let dice = i8::try_from(table.weapon(weapon).dice).unwrap_or(i8::MAX);
    add(&mut parts, "ex.sr.1", dice);
    add(&mut parts, "ex.rc.5", table.profile(figure).shoot);
    if table.has(figure, Trait::PlatoonFire) && table[target].is_pelted_beside(figure) {
        add(&mut parts, "ex.tr.9", 1);
    }
    if table.has(figure, Trait::FiveRoundsRapid) && !table[figure].is(Mark::Displaced) {
        add(&mut parts, "ex.tr.15", 1);
    }
    if table[figure].state.on.is_some() && table.book.options.king_shoot_bonus == KingShoots::On {
        add(&mut parts, "ex.kh.8", 1);
    }
    parts
}

/// ex.sh.7, ex.rg.3, ex.cv.4, ex.wt.7: a die less for each obstruction, and one beyond effective range.
fn penalties(table: &Table, weapon: WeaponId, look: &Look, far: bool, parts: &mut Parts) {
    let ignored = u8::from(table.weapon(weapon).precise);
    let counted = look.obstructions().saturating_sub(ignored);
    add(parts, "ex.sh.7", -i8::try_from(counted).unwrap_or(i8::MAX));
    if far {
        add(parts, "ex.rg.3", -1);
    }
}

/// ex.sr.4, ex.rc.3, ex.cv.2: the defence dice of a figure.
pub fn defence(table: &Table, target: FigureId, cover: bool) -> Parts {
    let mut parts = Parts::new();
    let resistance = table.profile(target).resistance;
    add(&mut parts, "ex.sr.4", i8::try_from(resistance).unwrap_or(i8::MAX));
    if cover && table.book.options.cover_plus_die == CoverDie::On {
        add(&mut parts, "ex.cv.2", 1);
    }
    // ex.tr.12
    if sight::is_observed(table, target) {
        add(&mut parts, "ex.tr.12", 2);
    }
    let shields = table.players[table[target].seat.index()].cards.lasting.iter();
    let shield = shields.filter(|it| it.figure == target).count();
    add(&mut parts, "ex.ad.5", i8::try_from(shield).unwrap_or(i8::MAX));
    parts
}

/// ex.cv.1, ex.cv.5, ex.cv.7, ex.cg.3, ex.kh.15: whether a target has cover; Covering Positions give it to whoever touches
/// terrain other than what it stands on.
pub fn has_cover(table: &Table, target: FigureId, look: &Look) -> bool {
    let it = &table[target];
    let dug_in = table.round.covering.contains(&it.seat)
        && table
            .pieces()
            .any(|(id, _)| it.state.on != Some(id) && table.touches(table.base(target), id));
    !it.state.shocked && (look.cover || dug_in)
}
