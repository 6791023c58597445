//! An opposed roll and what comes of it (sotas.melee, sotas.ranged; R-82; table 7.13).

use reglette_engine::dice::{D6, Dry};
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use reglette_geometry::Body;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{is_empty, slot};
use crate::choice::Choice;
use crate::combat::{is_bound, parts, sum, total};
use crate::data::arms::{Class, Effect as Arm, Load};
use crate::doing::{Got, Next, ask_on, call, done};
use crate::effect::{self, Effect, Harm};
use crate::event::{Deed, Event, WeaponDeed, What};
use crate::fallout::Fallout;
use crate::ids::{FigureId, WeaponId};
use crate::marks::Mark;
use crate::options::{DisengageTie, Dive, ProneStrikesBack};
use crate::setup::{die, face};
use crate::sight::{self, Screen};
use crate::special::{self, hero, possession, telepathy};
use crate::strike::{How, Leaving, Role, Strike};
use crate::table::Table;
use crate::{falling, targets};

/// An opposed roll in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// The attack.
    pub strike: Strike,
    /// The dice of attacker and defender; 0 before they are rolled.
    pub dice: [u8; 2],
    /// Where it stands.
    pub stage: Stage,
    /// sotas.climbing.7: the target has let go of the wall.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub let_go: bool,
}

/// Where an opposed roll stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// D-17: does the target let go of the wall?
    Grip,
    /// does the target dive?
    Dive,
    /// The dice are rolled.
    Roll,
    /// D-08: does the attacking Hero roll again?
    StrikerRerolls,
    /// D-08: does the defending Hero roll again?
    TargetRerolls,
}

impl Duel {
    /// An attack about to be rolled.
    pub fn begin(strike: Strike) -> Duel {
        Duel { strike, dice: [0; 2], stage: Stage::Grip, let_go: false }
    }

    pub fn ask(self, table: &Table) -> Ask {
        let target = match possession::is_contest(table, &self.strike) {
            // Whoever is inside does not speak for its host.
            true => table.seat_of(table[self.strike.target].side),
            false => table.seat(self.strike.target),
        };
        match self.stage {
            Stage::Grip => ask_on(target, "sotas.climbing.7", "let-go"),
            Stage::Dive => ask_on(target, "sotas.proneshoot.3", "dive"),
            Stage::StrikerRerolls => {
                let by = self.strike.by.expect("a Hero attacks");
                ask_on(table.seat(by), "sotas.hero.3", "reroll-attack")
            }
            Stage::Roll | Stage::TargetRerolls => ask_on(target, "sotas.hero.3", "reroll-defence"),
        }
    }

    pub fn options(self, _: &Table, out: &mut Vec<Choice>) {
        out.extend([Choice::No, Choice::Yes]);
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Yes | Choice::No => Ok(()),
            _ => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    /// Whether an attack can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        let Strike { by, target, .. } = self.strike;
        let rolled = self.dice.iter().all(|die| (1..=6).contains(die));
        match self.stage {
            Stage::Grip => self.dice == [0; 2] && self.may_let_go(table),
            Stage::Dive => {
                let open = self.is_reached(table) && may_dive(table, &self.strike);
                self.dice == [0; 2] && open
            }
            Stage::Roll => false,
            Stage::StrikerRerolls => rolled && by.is_some_and(|it| self.may_reroll(table, it)),
            Stage::TargetRerolls => rolled && self.may_reroll(table, target),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        let yes = match input {
            Input::Choice(choice) => Some(choice == Choice::Yes),
            Input::Start | Input::Value(_) => None,
        };
        self.go_on(table, yes, cx)
    }

    /// Goes on from a stage: `yes` is the answer to its question, if it has been asked.
    fn go_on(mut self, table: &mut Table, mut yes: Option<bool>, cx: &mut Cx<'_, Event>) -> Next {
        loop {
            let asks = yes.is_none();
            match self.stage {
                Stage::Grip => {
                    if asks && self.may_let_go(table) {
                        return Ok(Flow::Ask(self.into()));
                    }
                    self.stage = Stage::Dive;
                    if yes == Some(true) {
                        self.let_go = true;
                        let_go(table, self.strike.target, cx);
                        return call(Fallout::Settle { until: effect::MORALE }, self);
                    }
                }
                Stage::Dive => {
                    if asks && !self.is_reached(table) {
                        // sotas.climbing.17: spent without effect.
                        self.spend(table, cx);
                        return done();
                    }
                    if asks && may_dive(table, &self.strike) {
                        return Ok(Flow::Ask(self.into()));
                    }
                    if yes == Some(true) {
                        dive(table, self.strike.target, cx);
                    }
                    self.stage = Stage::Roll;
                }
                Stage::Roll => {
                    let contest = possession::is_contest(table, &self.strike);
                    if !contest && special::is_immune(table, &self.strike) {
                        let target = self.strike.target;
                        let rule = special::immunity(table, &self.strike);
                        cx.emit(|| Event::cite(rule, What::Immune { target }));
                        self.spend(table, cx);
                        return done();
                    }
                    self.dice = [die(cx)?, die(cx)?];
                    self.stage = Stage::StrikerRerolls;
                }
                Stage::StrikerRerolls => {
                    if asks && self.strike.by.is_some_and(|it| self.may_reroll(table, it)) {
                        return Ok(Flow::Ask(self.into()));
                    }
                    if yes == Some(true) {
                        self.dice[0] = reroll(table, self.strike.by, cx)?;
                    }
                    self.stage = Stage::TargetRerolls;
                }
                Stage::TargetRerolls => {
                    if asks && self.may_reroll(table, self.strike.target) {
                        return Ok(Flow::Ask(self.into()));
                    }
                    if yes == Some(true) {
                        self.dice[1] = reroll(table, Some(self.strike.target), cx)?;
                    }
                    resolve(table, self.strike, self.dice, cx)?;
                    return done();
                }
            }
            yes = None;
        }
    }

    /// sotas.bow.2, sotas.stones.2, sotas.death-ray.4: a shot that is not rolled is a shot.
    fn spend(&self, table: &mut Table, cx: &mut Cx<'_, Event>) {
        if let Strike { by: Some(by), how: How::Shot { with, .. }, .. } = self.strike {
            unload(table, by, with, None, cx);
        }
    }

    /// sotas.climbing.7: whoever is attacked on a wall, and not from within.
    fn may_let_go(&self, table: &Table) -> bool {
        table.is_climbing(self.strike.target) && !possession::is_contest(table, &self.strike)
    }

    /// sotas.climbing.17: whether the attack still reaches whoever let go; who is gone is safe.
    fn is_reached(&self, table: &Table) -> bool {
        let there = table[self.strike.target].is_on_table();
        there && (!self.let_go || reaches(table, &self.strike))
    }

    /// A grenade's die is not its thrower's (sotas.hero.3).
    fn may_reroll(&self, table: &Table, figure: FigureId) -> bool {
        let own = !matches!(self.strike.how, How::Blast { .. } | How::Gas { .. })
            || figure == self.strike.target;
        own && hero::may_reroll(table, figure)
    }
}

/// sotas.hero.3: the second result stands.
fn reroll(table: &mut Table, hero: Option<FigureId>, cx: &mut Cx<'_, Event>) -> Result<u8, Dry> {
    let figure = hero.expect("a Hero rolls");
    table[figure].mark(Mark::HeroSpent, true);
    let (counts, dice) = cx.roll_shown(&D6, 1)?;
    cx.emit(|| Event::cite("sotas.hero.3", What::Rerolled { figure, dice }));
    Ok(face(counts))
}

/// sotas.climbing.17: whether an attack reaches its target where that is now: by contact, or in sight and
/// range.
pub fn reaches(table: &Table, strike: &Strike) -> bool {
    let &Strike { by, target, how } = strike;
    let reaches = |by: FigureId| match how {
        How::Shot { with, .. } => {
            targets::band(table, with, table.gap(by, target)).is_some()
                && sight::look(table, by, target, Screen::Figures).is_open()
        }
        How::Mind { scream } => telepathy::reaches(table, by, target, scream),
        How::Melee { .. } | How::Possess | How::Reflex { .. } | How::Quills => {
            table.touch(by, target)
        }
        How::Blast { at, .. } => {
            let short = table.book.sticks().short();
            Body::point(at).is_within(short, table.base(target))
        }
        How::Gas { .. } => true,
    };
    table[target].is_on_table() && by.is_none_or(reaches)
}

/// sotas.climbing.7: it falls to the foot.
pub fn let_go(table: &mut Table, target: FigureId, cx: &mut Cx<'_, Event>) {
    cx.emit(|| Event::cite("sotas.climbing.7", What::Did { figure: target, what: Deed::LetGo }));
    falling::let_go(table, target);
}

/// R-10, second reading: once a turn, before a shot at it is rolled.
fn may_dive(table: &Table, strike: &Strike) -> bool {
    let it = &table[strike.target];
    table.book.options.dive == Dive::Reaction
        && matches!(strike.how, How::Shot { .. })
        && !it.is_down()
        && !is_bound(table, strike.target)
        && !it.is(Mark::Dived)
}

fn dive(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    table[figure].mark(Mark::Down, true);
    table[figure].mark(Mark::Dived, true);
    cx.emit(|| Event::cite("sotas.proneshoot.3", What::Did { figure, what: Deed::Dived }));
}

/// The dice are read; a tie does nothing (sotas.melee.4, sotas.ranged.9, sotas.grenades.9).
fn resolve(
    table: &mut Table,
    strike: Strike,
    dice: [u8; 2],
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    let striker = parts(table, &strike, Role::Striker);
    let defender = parts(table, &strike, Role::Target);
    let (by, target, how) = (strike.by, strike.target, strike.how);
    let contest = possession::is_contest(table, &strike);
    let rule = match how {
        _ if contest => "sotas.possession.2",
        how if how.is_melee() => "sotas.melee.2",
        _ => "sotas.ranged.8",
    };
    cx.emit(|| {
        let (striker, defender) = (total(dice[0], &striker), total(dice[1], &defender));
        Event::cite(rule, What::Combat { by, target, how, striker, defender })
    });
    let [a, b] = dice.map(|die| i8::try_from(die).expect("a face of six"));
    let totals = [a + sum(&striker), b + sum(&defender)];
    if contest {
        possession::decide(table, &strike, totals);
        return Ok(());
    }
    if let (Some(figure), How::Shot { with, .. }) = (by, how) {
        unload(table, figure, with, Some(dice[0]), cx);
    }
    let margin = totals[0] - totals[1];
    if margin > 0 {
        lose(table, &strike, Role::Target, dice[0], totals, cx)?;
    } else if margin < 0 && strikes_back(table, &strike, dice[1]) {
        lose(table, &strike, Role::Striker, dice[1], [totals[1], totals[0]], cx)?;
    } else {
        let tie = margin == 0;
        if tie {
            hold_back(table, &strike, tie);
        }
        let rule = nothing(table, &strike, tie);
        cx.emit(|| Event::cite(rule, What::Withstood { target, tie }));
    }
    special::fought(table, &strike, cx);
    Ok(())
}

/// The rule by which an attack harms nobody.
fn nothing(table: &Table, strike: &Strike, tie: bool) -> &'static str {
    match strike.how {
        How::Blast { .. } | How::Gas { .. } => "sotas.grenades.9",
        How::Shot { .. } | How::Mind { .. } => "sotas.ranged.9",
        _ if tie => "sotas.melee.4",
        How::Reflex { .. } | How::Quills => "sotas.recoil.5",
        How::Melee { .. } | How::Possess if is_bound(table, strike.target) => "sotas.immobilised.4",
        How::Melee { .. } | How::Possess => "sotas.knockdown.8",
    }
}

/// sotas.malfunction.1, sotas.malfunction.4, sotas.stones.4, sotas.death-ray.4: what a shot does to its
/// weapon. Without a die it was not rolled, but what was loaded is gone (sotas.bow.2,
/// sotas.stones.2).
pub fn unload(
    table: &mut Table,
    figure: FigureId,
    with: WeaponId,
    die: Option<u8>,
    cx: &mut Cx<'_, Event>,
) {
    let weapon = *table.weapon(with);
    if weapon.has(Arm::Shoulder) {
        table[figure].mark(Mark::Stone, false);
        if die == Some(1) {
            table[figure].mark(Mark::Shoulder, true);
            let what = Deed::ShoulderHurt;
            cx.emit(|| Event::cite("sotas.stones.4", What::Did { figure, what }));
        }
        return;
    }
    let empties = match weapon.load {
        Load::OnOne => die == Some(1),
        Load::EachShot => true,
        Load::Never => false,
    };
    let Some(slot) = slot(table, figure, with).filter(|_| empties) else { return };
    if is_empty(table, figure, with) {
        return;
    }
    table[figure].state.empty |= 1 << slot;
    let rule = match weapon.load {
        Load::EachShot if weapon.is(Class::Primitive) => "sotas.bow.2",
        Load::EachShot => "sotas.death-ray.4",
        Load::OnOne | Load::Never => "sotas.malfunction.1",
    };
    let what = WeaponDeed::Emptied;
    cx.emit(|| Event::cite(rule, What::Weapon { figure, weapon: with, what }));
}

/// sotas.disengage.5, sotas.disengage.6, R-26: whoever leaves has not won; a tie lets it go, or does not.
fn hold_back(table: &mut Table, strike: &Strike, tie: bool) {
    let leaves =
        matches!(strike.how, How::Reflex { leaving: Leaving::Disengage | Leaving::Teleport });
    let stays = !tie || table.book.options.disengage_tie == DisengageTie::Stays;
    if leaves
        && stays
        && let Some(active) = &mut table.active
    {
        active.held_back = true;
    }
}

/// sotas.melee.3, sotas.knockdown.8, sotas.disengage.4, R-24: whether a winning defender harms the attacker.
pub fn strikes_back(table: &Table, strike: &Strike, die: u8) -> bool {
    let it = strike.target;
    if !strike.how.is_mutual() && !telepathy::is_mutual(table, strike) {
        return false;
    }
    if is_bound(table, it) && strike.how.is_mutual() {
        return false;
    }
    if !table[it].is_down() || !strike.how.is_mutual() {
        return true;
    }
    match table.book.options.prone_strikes_back {
        ProneStrikesBack::Yes => true,
        ProneStrikesBack::Natural6 => die == 6,
        ProneStrikesBack::No => false,
    }
}

/// a part has lost; protections, then the result, then what the weapon leaves behind.
fn lose(
    table: &mut Table,
    strike: &Strike,
    role: Role,
    die: u8,
    [won, lost]: [i8; 2],
    cx: &mut Cx<'_, Event>,
) -> Result<(), Dry> {
    let Some(loser) = strike.figure(role) else { return Ok(()) };
    if let Some(rule) = special::cancels(table, strike, loser, won - lost) {
        // sotas.heavy-armour.2: a tie.
        hold_back(table, strike, true);
        special::beaten(table, strike, loser);
        cx.emit(|| Event::cite(rule, What::Shrugged { figure: loser }));
        return Ok(());
    }
    // sotas.death-ray.3: a field counts that was up when the attack came, also if it is spent on it.
    let harm =
        special::replaced(table, strike, role, result(table, strike, loser, die, [won, lost]), die);
    if special::force_field::deflects(table, strike, loser, cx)? {
        // sotas.force-field.2: a tie.
        hold_back(table, strike, true);
        return Ok(());
    }
    hold_back(table, strike, false);
    special::beaten(table, strike, loser);
    table.queue.push(Effect::Harm { strike: *strike, victim: loser, harm });
    special::follows(table, strike, loser);
    Ok(())
}

/// Table 7.13: the result of a lost combat.
pub fn result(
    table: &Table,
    strike: &Strike,
    loser: FigureId,
    die: u8,
    [won, lost]: [i8; 2],
) -> Harm {
    // sotas.melee.9, R-21
    let lost = lost.max(1);
    if won >= 3 * lost {
        return Harm::Gruesome;
    }
    let down = table[loser].is_down();
    if won >= 2 * lost {
        // sotas.knockdown.4; R-60: a kill by quills is a normal death unless tripled.
        let gruesome = down && strike.how.is_melee() && strike.how != How::Quills;
        return if gruesome { Harm::Gruesome } else { Harm::Killed };
    }
    if finishes(table, strike, loser).is_some() {
        return Harm::Killed;
    }
    // sotas.melee.5, sotas.melee.6, sotas.ranged.10, R-20
    if die.is_multiple_of(2) { Harm::Down } else { Harm::Recoil }
}

/// The rule by which any loss kills whoever is helpless. R-71: what happens to the mind does not depend on
/// the body.
pub fn finishes(table: &Table, strike: &Strike, loser: FigureId) -> Option<&'static str> {
    let (down, bound) = (table[loser].is_down(), is_bound(table, loser));
    match strike.how {
        How::Mind { .. } => None,
        how if how.is_melee() => (down || bound).then_some("sotas.melee.11"),
        _ if bound => Some("sotas.immobilised.4"),
        _ => down.then_some("sotas.proneshoot.4"),
    }
}
