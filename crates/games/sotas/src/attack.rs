//! Attacks as actions: melee (sotas.melee), shots (sotas.ranged) and salvos (sotas.multishot).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use reglette_geometry::{Disc, Point, Witness};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{held, is_empty, is_free_to_shoot, is_on_feet, pay};
use crate::activation::Activation;
use crate::choice::{Choice, Fight, Shoot};
use crate::data::arms::{Class, Effect as Arm, Load, Range};
use crate::doing::{Doing, Got, Next, Value, ask_on, call};
use crate::duel::Duel;
use crate::effect::{self, Effect};
use crate::event::{Event, What};
use crate::fallout::Fallout;
use crate::grip;
use crate::ids::{FigureId, Figures, WeaponId};
use crate::marks::Mark;
use crate::quality::Cause;
use crate::sight;
use crate::special;
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::targets;
use crate::traits::Trait;

/// A shot and what may come after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// With what.
    pub with: WeaponId,
    /// At whom.
    pub target: FigureId,
    /// Where that one stood.
    pub at: Point,
    /// sotas.rifle.2, sotas.flamethrower.2: who is hit too.
    pub also: Option<FigureId>,
    /// sotas.aimed.1.
    pub aimed: bool,
    /// Which shot of a salvo, from 0.
    pub nth: u8,
    /// sotas.ambush.3: out of hiding.
    pub ambush: bool,
    /// sotas.multishot.1: everybody shot at so far.
    pub shot: Figures,
}

/// An attack in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Attack {
    /// D-30: who is hit too?
    Second(Volley),
    /// The shot is fired.
    Fired(Volley),
    /// Whoever is hit too.
    Splashed(Volley),
    /// D-13: another target?
    Salvo(Volley),
    /// All is rolled: what follows?
    Over,
}

impl Attack {
    pub fn ask(self, table: &Table) -> Ask {
        let seat = table.active().seat;
        match self {
            Attack::Second(volley) => {
                ask_on(seat, second_rule(table, volley.with), "second-target")
            }
            _ => ask_on(seat, "sotas.multishot.4", "salvo"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Attack::Second(volley) => out.extend(splashed(table, volley).map(Choice::Figure)),
            Attack::Salvo(volley) => {
                out.push(Choice::Stop);
                out.extend(further(table, volley).map(Choice::Figure));
            }
            _ => {}
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (Attack::Second(volley), Choice::Figure(it)) => {
                let hit = splashed(table, volley).any(|near| near == it);
                require(hit, second_rule(table, volley.with))
            }
            (Attack::Salvo(_), Choice::Stop) => Ok(()),
            (Attack::Salvo(volley), Choice::Figure(it)) => may_follow(table, volley, it),
            (_, _) => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    /// Whether an attack can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        match self {
            Attack::Second(volley) => splashed(table, volley).nth(1).is_some(),
            Attack::Salvo(volley) => {
                may_go_on(table, volley) && further(table, volley).next().is_some()
            }
            Attack::Fired(_) | Attack::Splashed(_) | Attack::Over => false,
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Attack::Second(volley), Input::Choice(Choice::Figure(also))) => {
                fire(table, Volley { also: Some(also), ..volley })
            }
            (Attack::Second(_), _) => Ok(Flow::Ask(self.into())),
            (Attack::Fired(volley), input) => {
                if let Input::Value(Value::Tally(tally)) = input {
                    let hit = Effect::Irradiate { figure: volley.target };
                    special::tested(table, hit, tally, cx);
                }
                let then = Attack::Splashed(volley);
                let Some(also) = volley.also.filter(|&it| table[it].is_on_table()) else {
                    return call(Fallout::Settle { until: effect::MORALE }, then);
                };
                let strike = strike_of(table, Volley { target: also, ..volley });
                call(Duel::begin(strike), then)
            }
            (Attack::Splashed(volley), _) => {
                call(Fallout::Settle { until: effect::MORALE }, Attack::Salvo(volley))
            }
            (Attack::Salvo(volley), Input::Choice(Choice::Figure(target))) => {
                pay(table, 1);
                table.active_mut().salvo = true;
                let at = table[target].state.at;
                let mut shot = volley.shot;
                shot.insert(target);
                let next = Volley {
                    target,
                    at,
                    shot,
                    also: None,
                    nth: volley.nth + 1,
                    ambush: volley.ambush && special::keeps_hidden(table, volley.with),
                    ..volley
                };
                declare(table, next, cx)
            }
            (Attack::Salvo(_), Input::Choice(_)) => Ok(Flow::Become(Attack::Over.into())),
            (Attack::Salvo(_), _) => {
                if self.waits(table) {
                    return Ok(Flow::Ask(self.into()));
                }
                Ok(Flow::Become(Attack::Over.into()))
            }
            (Attack::Over, _) => call(Fallout::Settle { until: effect::ALL }, Activation::Act),
        }
    }
}

/// sotas.actions.2, sotas.extra-attack.1, sotas.extra-attack.2, sotas.extra-attack.3: one attack a turn, or two,
/// each declared and paid for like the first.
pub fn may_attack(table: &Table, figure: FigureId) -> Result<(), Illegal> {
    let most = 1 + u8::from(table.has(figure, Trait::ExtraAttack));
    require(table.active().attacks < most, "sotas.actions.2")
}

/// Notes an attack; a salvo is one (sotas.multishot.6).
pub fn attacks(table: &mut Table) {
    table.active_mut().attacks += 1;
}

/// Everybody the active figure may attack, and how.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    if may_attack(table, figure).is_err() {
        return;
    }
    let more = table.active().actions > 1;
    let powers = if more { &[false, true][..] } else { &[false][..] };
    let pistol = held(table, figure).filter(|&it| table.weapon(it).melee.is_some());
    for target in table.touching(figure) {
        for with in [None, pistol].into_iter().take(1 + usize::from(pistol.is_some())) {
            for &power in powers {
                let fight = Fight { target, with, power };
                if may_fight(table, figure, fight).is_ok() {
                    out.push(Choice::Fight(fight));
                }
            }
        }
    }
    for with in guns(table, figure) {
        if may_fire(table, figure, with).is_err() {
            continue;
        }
        let field = targets::field(table, figure, with);
        for target in &field {
            let shoot = Shoot { target: target.figure, with, aimed: false };
            if !targets::may_pick(table, &field, target, &strike_of_shot(figure, shoot)) {
                continue;
            }
            out.push(Choice::Shoot(shoot));
            if more && may_aim(table, with) {
                out.push(Choice::Shoot(Shoot { aimed: true, ..shoot }));
            }
        }
    }
}

/// sotas.melee.1: an enemy in base contact.
pub fn may_fight(table: &Table, figure: FigureId, fight: Fight) -> Result<(), Illegal> {
    is_on_feet(table, figure)?;
    may_attack(table, figure)?;
    let known = table.all().any(|it| it == fight.target);
    require(known && table.touching(figure).any(|it| it == fight.target), "sotas.melee.1")?;
    special::immaterial::may_touch(table, figure, fight.target)?;
    if let Some(with) = fight.with {
        let usable = held(table, figure) == Some(with) && table.weapon(with).melee.is_some();
        require(usable, "sotas.melee.18")?;
        special::animal::may_use_equipment(table, figure)?;
    }
    require(table.active().actions > u8::from(fight.power), "sotas.actions.6")
}

/// A melee attack is declared.
pub fn fight(table: &mut Table, figure: FigureId, fight: Fight, cx: &mut Cx<'_, Event>) -> Next {
    pay(table, 1 + u8::from(fight.power));
    attacks(table);
    let how = How::Melee { with: fight.with, power: fight.power };
    let strike = Strike { by: Some(figure), target: fight.target, how };
    told(table, &strike, "sotas.melee.2", cx);
    special::fights(table, figure, fight.target, cx);
    call(Duel::begin(strike), Attack::Over)
}

/// Tells of an attack, with the line it is made along.
pub fn told(table: &Table, strike: &Strike, rule: &'static str, cx: &mut Cx<'_, Event>) {
    let Some(by) = strike.by else { return };
    let measure = table.measure(by, strike.target);
    let (target, how, gap) = (strike.target, strike.how, measure.gap.length());
    cx.emit(|| {
        let witness = Witness::Line(measure.line);
        let cover = if how.weapon().is_some() && !how.is_melee() {
            sight::covered_by(table, by, target)
        } else {
            Vec::new()
        };
        Event::cite(rule, What::Attacked { by, target, how, gap, witness, cover })
    });
}

/// sotas.ranged.1: what a figure can shoot with now.
pub fn guns(table: &Table, figure: FigureId) -> impl Iterator<Item = WeaponId> {
    let stone = table[figure].is(Mark::Stone).then_some(table.book.content.arms.stone);
    let innate = innate(table, figure).to_vec();
    held(table, figure).into_iter().chain(stone).chain(innate).filter(|&it| shoots(table, it))
}

/// Weapons that the special rules of a figure give it now (sotas.energy-projection.1): data says which
/// weapon each is like (sotas.energy-projection.2, sotas.energy-projection.3, sotas.energy-projection.4,
/// sotas.energy-projection.6, sotas.energy-projection.7).
pub fn innate(table: &Table, figure: FigureId) -> &[WeaponId] {
    &table.shown(figure).innate
}

/// Whether a weapon shoots at one target at a time.
fn shoots(table: &Table, weapon: WeaponId) -> bool {
    let it = table.weapon(weapon);
    matches!(it.range, Range::Stick(_))
        && it.bands > 0
        && (it.combat.is_some() || it.own_combat.is_some() || it.has(Arm::Irradiate))
        && !it.has(Arm::AllRound)
        && !it.has(Arm::Telepathy)
        && !it.has(Arm::Scream)
}

/// Whether a weapon can be fired at all now, also lying (sotas.proneshoot.2).
pub fn may_fire(table: &Table, figure: FigureId, with: WeaponId) -> Result<(), Illegal> {
    require(guns(table, figure).any(|it| it == with), "sotas.ranged.1")?;
    may_attack(table, figure)?;
    is_free_to_shoot(table, figure)?;
    require(!table[figure].is(Mark::Unconscious), "sotas.activation.22")?;
    require(!table.is_engaged(figure), "sotas.target.5")?;
    let weapon = table.weapon(with);
    let load = match weapon.load {
        Load::EachShot if weapon.is(Class::Primitive) => "sotas.bow.2",
        Load::EachShot => "sotas.death-ray.4",
        Load::OnOne | Load::Never => "sotas.malfunction.2",
    };
    if weapon.hands > 0 {
        special::animal::may_use_equipment(table, figure)?;
    }
    require(!is_empty(table, figure, with), load)?;
    let thrown = weapon.has(Arm::Shoulder) || weapon.has(Arm::Drop);
    require(!(thrown && table[figure].is(Mark::Shoulder)), "sotas.stones.4")?;
    special::immaterial::may_shoot(table, figure, with)?;
    require(table.active().actions > 0, "sotas.actions.7")
}

/// sotas.actions.7, sotas.target: whether a shot is legal.
pub fn may_shoot(table: &Table, figure: FigureId, shoot: Shoot) -> Result<(), Illegal> {
    may_fire(table, figure, shoot.with)?;
    require(table.all().any(|it| it == shoot.target), "sotas.target.1")?;
    let target = targets::may_hit(table, figure, shoot.with, shoot.target)?;
    let field = targets::field(table, figure, shoot.with);
    let strike = strike_of_shot(figure, shoot);
    require(targets::may_pick(table, &field, &target, &strike), "sotas.target.1")?;
    let aims = shoot.aimed;
    require(!aims || may_aim(table, shoot.with), "sotas.aimed.1")?;
    require(table.active().actions > u8::from(aims), "sotas.actions.7")
}

/// sotas.actions.3: what makes a Combat roll can be aimed.
fn may_aim(table: &Table, with: WeaponId) -> bool {
    let it = table.weapon(with);
    it.combat.or(it.own_combat).is_some()
}

fn strike_of_shot(figure: FigureId, shoot: Shoot) -> Strike {
    let how = How::Shot { with: shoot.with, aimed: shoot.aimed, further: false, ambush: false };
    Strike { by: Some(figure), target: shoot.target, how }
}

/// sotas.ambush.3: whether the active figure shoots from its hiding place.
pub fn shoots_from_ambush(table: &Table) -> bool {
    let active = table.active();
    active.hidden && active.moves == 0 && !active.away
}

/// A shot is declared.
pub fn shoot(table: &mut Table, figure: FigureId, shoot: Shoot, cx: &mut Cx<'_, Event>) -> Next {
    pay(table, 1 + u8::from(shoot.aimed));
    attacks(table);
    let ambush = shoots_from_ambush(table);
    let volley = Volley {
        with: shoot.with,
        target: shoot.target,
        at: table[shoot.target].state.at,
        also: None,
        aimed: shoot.aimed,
        nth: 0,
        ambush,
        shot: [shoot.target].into_iter().collect(),
    };
    special::fires(table, figure, shoot.with, cx);
    declare(table, volley, cx)
}

fn declare(table: &mut Table, volley: Volley, cx: &mut Cx<'_, Event>) -> Next {
    told(table, &strike_of(table, volley), "sotas.ranged.8", cx);
    let mut near = splashed(table, volley);
    match (near.next(), near.next()) {
        (None, _) => {
            drop(near);
            fire(table, volley)
        }
        (Some(one), None) => {
            drop(near);
            fire(table, Volley { also: Some(one), ..volley })
        }
        (Some(_), Some(_)) => Ok(Flow::Ask(Attack::Second(volley).into())),
    }
}

fn fire(table: &Table, volley: Volley) -> Next {
    let then: Doing = Attack::Fired(volley).into();
    let first = if table.weapon(volley.with).has(Arm::Irradiate) {
        grip::test(table, strike_of(table, volley), Cause::Irradiation, 3)
    } else {
        Duel::begin(strike_of(table, volley)).into()
    };
    Ok(Flow::Call { first, then })
}

fn strike_of(table: &Table, volley: Volley) -> Strike {
    let Volley { with, aimed, nth, ambush, .. } = volley;
    let how = How::Shot { with, aimed, further: nth > 0, ambush };
    Strike { by: Some(table.active().figure), target: volley.target, how }
}

/// sotas.rifle.2, sotas.flamethrower.2, R-45, R-51: figures that touch the target.
fn splashed(table: &Table, volley: Volley) -> impl Iterator<Item = FigureId> {
    let shooter = table.active().figure;
    let weapon = table.weapon(volley.with);
    let far = !table.is_within(table.book.sticks().short(), shooter, volley.target);
    let spreads = weapon.has(Arm::Splash) || weapon.has(Arm::Spread) && far;
    let near = move |&it: &FigureId| {
        spreads && it != volley.target && it != shooter && table.touch(volley.target, it)
    };
    table.present().filter(near)
}

fn second_rule(table: &Table, with: WeaponId) -> &'static str {
    if table.weapon(with).has(Arm::Spread) { "sotas.rifle.2" } else { "sotas.flamethrower.2" }
}

/// sotas.multishot.2, sotas.multishot.5, sotas.multishot.7, sotas.multishot.8, R-98.
fn may_go_on(table: &Table, volley: Volley) -> bool {
    let Some(active) = table.active else { return false };
    let figure = active.figure;
    table[figure].is_on_table()
        && active.actions > 0
        && volley.nth < 2
        && !volley.aimed
        && table.weapon(volley.with).salvo
        && !is_empty(table, figure, volley.with)
        && (volley.nth > 0 || !active.salvo)
        && is_free_to_shoot(table, figure).is_ok()
        && !table.is_engaged(figure)
}

/// sotas.multishot.1, sotas.multishot.9, R-31: another enemy within Short of the last one.
fn may_follow(table: &Table, volley: Volley, target: FigureId) -> Result<(), Illegal> {
    require(may_go_on(table, volley), "sotas.multishot.2")?;
    require(table.all().any(|it| it == target), "sotas.multishot.1")?;
    require(!volley.shot.contains(target), "sotas.multishot.1")?;
    let last = Disc::new(volley.at, table.profile(volley.target).radius);
    let short = table.book.sticks().short();
    require(last.body().is_within(short, table.base(target)), "sotas.multishot.1")?;
    targets::may_hit(table, table.active().figure, volley.with, target).map(|_| ())
}

fn further(table: &Table, volley: Volley) -> impl Iterator<Item = FigureId> {
    table.present().filter(move |&it| may_follow(table, volley, it).is_ok())
}
