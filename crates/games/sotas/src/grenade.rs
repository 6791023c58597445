//! Grenades (sotas.grenades, sotas.area, sotas.grenade and its kinds): everybody in a radius is hit
//! (sotas.area.1), armour and fields count (sotas.grenades.7), nobody aims (sotas.grenades.8), and the
//! bonuses of the ranged table are not used (sotas.rangedmod.9).

use reglette_engine::dice::{Die, Dry};
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use reglette_geometry::sight::{self, Grazing};
use reglette_geometry::{Body, Bounds, Disc, Point, Segment, Witness, blast};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{is_free, pay};
use crate::activation::Activation;
use crate::attack::{attacks, may_attack};
use crate::choice::Choice;
use crate::data::arms::{Burst, Grenade, Tested};
use crate::data::scenarios::{DoorState, point};
use crate::data::terrain::{Level, View};
use crate::doing::{Doing, Got, Next, Value, ask_on, call};
use crate::doors;
use crate::duel::{self, Duel};
use crate::effect;
use crate::event::{Deed, Event, Part, What};
use crate::falling;
use crate::fallout::Fallout;
use crate::figure::Bond;
use crate::grip;
use crate::harm;
use crate::ids::{FigureId, Figures, PieceId};
use crate::marks::Mark;
use crate::moves;
use crate::options::GrenadeWalls;
use crate::quality::{Cause, Tally};
use crate::sight::sees_over;
use crate::special::{self, animal, anti_kinetic_shield, immaterial};
use crate::strike::{How, Role, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// A grenade being thrown; its kind counts from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Lob {
    /// D-14: where to?
    Where {
        /// Its kind.
        grenade: u8,
    },
    /// It has gone off: these are still to be dealt with.
    Burst {
        /// Its kind.
        grenade: u8,
        /// Where.
        at: Point,
        /// Who is caught and still to be rolled for.
        left: Figures,
        /// Who is rolled for now.
        now: Option<FigureId>,
    },
}

impl Lob {
    pub fn ask(self, table: &Table) -> Ask {
        ask_on(table.active().seat, "sotas.area.2", "impact")
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        let figure = table.active().figure;
        let mut spots: Vec<Point> = table.enemies(figure).map(|it| table[it].state.at).collect();
        spots.extend(between(table, figure));
        spots.push(table[figure].state.at);
        spots.retain(|&spot| may_land(table, figure, spot).is_ok());
        out.extend(moves::unique(spots).into_iter().map(Choice::To));
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::To(at) => may_land(table, table.active().figure, at),
            _ => Err(Illegal::by("sotas.area.2")),
        }
    }

    /// Whether a throw can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        match self {
            Lob::Where { grenade } => may_lob(table, table.active().figure, grenade + 1).is_ok(),
            Lob::Burst { .. } => false,
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        match (self, input) {
            (Lob::Where { grenade }, Input::Choice(Choice::To(at))) => {
                burst(table, grenade, at, cx)
            }
            (Lob::Where { .. }, _) => Ok(Flow::Ask(self.into())),
            (Lob::Burst { grenade, at, left, now }, input) => {
                if let (Some(figure), Input::Value(Value::Tally(tally))) = (now, input) {
                    tested(table, grenade, figure, tally, cx);
                    // sotas.grenade-toxic.2: a Plant that lives faces the blast like others, unless it let go
                    // out of it (sotas.climbing.17).
                    let reached = duel::reaches(table, &strike(table, grenade, at, figure));
                    if reached && kind(table, grenade).combat.is_some() {
                        return attack(table, grenade, at, left, figure);
                    }
                }
                next(table, grenade, at, left)
            }
        }
    }
}

/// Places half-way between two enemies that stand near each other.
fn between(table: &Table, figure: FigureId) -> Vec<Point> {
    let reach = table.book.sticks().medium();
    let enemies: Vec<Disc> = table.enemies(figure).map(|it| table.base(it)).collect();
    let mut spots = Vec::new();
    for (n, one) in enemies.iter().enumerate() {
        for two in &enemies[n + 1..] {
            if one.body().is_within(reach, *two) {
                let (a, b) = (one.centre, two.centre);
                spots.push(Point { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
            }
        }
    }
    spots.truncate(12);
    spots
}

/// Kinds the active figure can throw.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    let may = |kind: &u8| may_lob(table, figure, *kind).is_ok();
    out.extend((1..=6).filter(may).map(Choice::Lob));
}

/// sotas.grenades.15, sotas.malfunction.6: whether a grenade of this kind can be thrown.
pub fn may_lob(table: &Table, figure: FigureId, kind: u8) -> Result<(), Illegal> {
    require((1..=6).contains(&kind), "sotas.grenade.2")?;
    let left = table[figure].kit.grenades[usize::from(kind - 1)];
    require(left > 0, "sotas.malfunction.6")?;
    animal::may_use_equipment(table, figure)?;
    immaterial::may_act(table, figure)?;
    may_attack(table, figure)?;
    is_free(table, figure)?;
    require(!table[figure].is(Mark::Unconscious), "sotas.activation.22")?;
    require(!table.is_engaged(figure), "sotas.target.5")?;
    require(!table[figure].is(Mark::Shoulder), "sotas.stones.4")?;
    require(table.active().actions > 0, "sotas.grenades.15")
}

/// A grenade is taken in hand.
pub fn lob(_: &mut Table, _: FigureId, kind: u8) -> Next {
    call(Lob::Where { grenade: kind - 1 }, Activation::Act)
}

/// sotas.grenades.1, sotas.target.4, R-33: any point within Long that no wall is before.
fn may_land(table: &Table, figure: FigureId, at: Point) -> Result<(), Illegal> {
    let base = table.base(figure);
    let long = table.book.sticks().long();
    require(table.terrain.bounds.contains(at), "sotas.area.2")?;
    require(base.body().is_within(long, Body::point(at)), "sotas.grenades.1")?;
    if table.book.options.grenade_walls == GrenadeWalls::Ignore {
        return Ok(());
    }
    let high = table[figure].state.z;
    let walls = table.terrain().filter(|(_, piece, state)| {
        let open = piece.is_door() && state.is_passable();
        piece.kind.stops_grenades && !open && high < piece.top()
    });
    let line = Segment::new(base.centre, at);
    let met = sight::along_line(line, Grazing::Passes, walls.map(|(_, piece, _)| piece.body()));
    require(met.is_empty(), "sotas.target.4")
}

fn kind(table: &Table, grenade: u8) -> Grenade {
    table.book.content.arms.grenades[usize::from(grenade)]
}

/// It goes off: doors and ladders, then everybody in the radius (sotas.area.3, R-33).
fn burst(table: &mut Table, grenade: u8, at: Point, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    pay(table, 1);
    attacks(table);
    special::ends_ambush(table);
    table[figure].kit.grenades[usize::from(grenade)] -= 1;
    let radius = table.book.sticks().short();
    let told = grenade + 1;
    cx.emit(|| Event::cite("sotas.grenade.1", What::Lobbed { figure, grenade: told, at, radius }));
    let circle = Disc::new(at, radius);
    let ids: Vec<FigureId> = table.present().collect();
    let caught = blast::caught(circle, ids.iter().map(|&it| table.base(it)));
    let mut left = Figures::default();
    for it in &caught {
        let figure = ids[it.piece];
        left.insert(figure);
        let witness = Witness::from(*it);
        cx.emit(|| Event::cite("sotas.area.3", What::Caught { figure, witness }));
    }
    blow_doors(table, at, cx)?;
    break_ladders(table, circle, cx);
    next(table, grenade, at, left)
}

/// Blown in on 5 or 6.
static DOOR: Die =
    Die { name: "d6", faces: &["1", "2", "3", "4", "5", "6"], classes: &[0, 0, 0, 0, 1, 1] };

/// sotas.doors.13, R-16: the shut doors of the room it goes off in.
fn blow_doors(table: &mut Table, at: Point, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
    let sticks = *table.book.sticks();
    let mut doors: Vec<PieceId> = Vec::new();
    for room in &table.book.scenario.rooms {
        let [x0, y0, x1, y1] = room.area;
        let area = Bounds::around(&[point(x0, y0, &sticks), point(x1, y1, &sticks)]);
        if area.contains(at) {
            doors.extend(room.doors.iter().filter_map(|id| table.terrain.named(id)));
        }
    }
    for piece in doors {
        if table.pieces[piece.index()].is_passable() {
            continue;
        }
        let (counts, dice) = cx.roll_shown(&DOOR, 1)?;
        cx.emit(|| Event::cite("sotas.doors.13", What::ChargeRolled { piece, dice }));
        if counts[1] > 0 {
            doors::set(table, piece, DoorState::Broken, "sotas.doors.13", cx);
        }
    }
    Ok(())
}

/// sotas.stairs.4.
fn break_ladders(table: &mut Table, circle: Disc, cx: &mut Cx<'_, Event>) {
    let hit = |(id, piece, _): (PieceId, &crate::terrain::Piece, _)| {
        let ladder = piece.kind.level == Some(Level::Ladder);
        (ladder && piece.is_under(circle)).then_some(id)
    };
    let ladders: Vec<PieceId> = table.terrain().filter_map(hit).collect();
    for piece in ladders {
        cx.emit(|| Event::cite("sotas.stairs.4", What::PieceGone { piece }));
        falling::gives_way(table, piece);
    }
}

/// sotas.area.4, sotas.grenades.3, sotas.grenades.4: each figure has its own roll or test.
fn next(table: &mut Table, grenade: u8, at: Point, mut left: Figures) -> Next {
    let Some(figure) = left.iter().find(|&it| table[it].is_on_table()) else {
        return over(table);
    };
    left.remove(figure);
    let kind = kind(table, grenade);
    let then = Lob::Burst { grenade, at, left, now: Some(figure) };
    // sotas.anti-kinetic-shield.6
    let stopped = anti_kinetic_shield::stops_grenade(table, figure, grenade);
    if let Some(cause) = cause(table, &kind, figure).filter(|_| !stopped) {
        return call(grip::test(table, strike(table, grenade, at, figure), cause, 1), then);
    }
    if kind.combat.is_none() {
        return next(table, grenade, at, left);
    }
    attack(table, grenade, at, left, figure)
}

/// sotas.grenades.3: the grenade rolls against one figure.
fn attack(table: &mut Table, grenade: u8, at: Point, left: Figures, figure: FigureId) -> Next {
    let first: Doing = Duel::begin(strike(table, grenade, at, figure)).into();
    call(first, Lob::Burst { grenade, at, left, now: None })
}

/// The attack of a grenade on one figure.
fn strike(table: &Table, grenade: u8, at: Point, target: FigureId) -> Strike {
    let by = table.active.map(|active| active.figure);
    Strike { by, target, how: How::Blast { grenade, at } }
}

/// The test a figure takes, if it does (sotas.grenade-psi-neg.1, sotas.grenade-sonic.1,
/// sotas.grenade-sonic.2, sotas.grenade-toxic.2).
fn cause(table: &Table, grenade: &Grenade, figure: FigureId) -> Option<Cause> {
    let has = |it| table.has(figure, it);
    match grenade.test? {
        Tested::All => Some(Cause::PsiNeg),
        Tested::Living => {
            let spared = has(Trait::Artificial) || has(Trait::Plant) || has(Trait::PoweredArmour);
            (!spared).then_some(Cause::Sonic)
        }
        Tested::Plants => has(Trait::Plant).then_some(Cause::Toxic),
    }
}

/// What failing the test means.
fn tested(table: &mut Table, grenade: u8, figure: FigureId, tally: Tally, cx: &mut Cx<'_, Event>) {
    if tally.failures == 0 || !table[figure].is_on_table() {
        return;
    }
    let effects = kind(table, grenade).effects;
    if effects.has(Burst::PsiDamp) {
        table[figure].mark(Mark::PsiDamped, true);
        let what = Deed::PsiDamped;
        cx.emit(|| Event::cite("sotas.grenade-psi-neg.2", What::Did { figure, what }));
    } else if effects.has(Burst::Immobilise) {
        table[figure].bind(Bond::Stun);
        let harm = effect::Harm::Immobilised(Bond::Stun);
        let by = None;
        cx.emit(|| Event::cite("sotas.grenade-sonic.1", What::Harmed { figure, by, harm }));
    } else {
        harm::perish(table, figure, "sotas.grenade-toxic.2", cx);
    }
}

/// sotas.morale.20: everything else comes when all have been rolled for.
fn over(_: &Table) -> Next {
    Ok(Flow::Become(Fallout::Settle { until: effect::ALL }.into()))
}

/// sotas.grenades.6, R-33: scenery counts only between the impact and the target.
pub fn cover(table: &Table, strike: &Strike, role: Role) -> Option<Part> {
    let How::Blast { at, .. } = strike.how else { return None };
    let target = table.base(strike.target);
    let pieces = table.terrain().filter(|(_, piece, state)| {
        let hides = match piece.sight(*state) {
            View::Clear => false,
            View::Hill => !piece.covers(target.centre),
            View::Wood | View::Low | View::Block => true,
        };
        hides && !piece.covers(at) && !sees_over(piece, table[strike.target].state.z)
    });
    let seen = sight::of_disc(at, target, pieces.map(|(_, piece, _)| piece.body()));
    (role == Role::Striker && !seen.is_clear()).then(|| Part::new("sotas.grenades.6", -1))
}
