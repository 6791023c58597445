//! Whether the numbers and names of a position can stand on its table.

use std::ops::RangeInclusive;

use reglette_engine::fault::Fault;
use reglette_geometry::Length;

use crate::attack::{Attack, Volley};
use crate::climbing::Ascent;
use crate::data::rows::COUNT;
use crate::data::scenarios::SCORES;
use crate::doing::Doing;
use crate::effect::Effect;
use crate::falling;
use crate::fallout::Fallout;
use crate::figure::{Control, Kit, State, Whereabouts};
use crate::grenade::Lob;
use crate::ground;
use crate::ids::{FigureId, MOST_FIGURES, ObjectId, PieceId, Thing};
use crate::marks::Mark;
use crate::position::{Position, bad};
use crate::quality::{Cause, Test};
use crate::special::using::Using;
use crate::stride::Stride;
use crate::strike::{How, Strike};
use crate::table::{Active, Object, Table};

/// Points of Quality, tokens, what an activation has spent: more is never counted.
const MOST: u8 = *COUNT.end();
/// Nothing on a table is as high or as deep.
const HIGHEST: Length = Length::cm(200);
/// The last game turn that is counted.
const LAST_TURN: u8 = 200;
/// No side destroys points like these.
const MOST_DESTROYED: i32 = 1_000_000;
/// As many effects as can be due at once.
const MOST_EFFECTS: usize = 256;

/// Everything that does not depend on what is in progress.
pub fn check(table: &Table, position: &Position) -> Result<(), Fault> {
    for figure in table.all() {
        check_figure(table, figure, position)?;
    }
    for (at, piece) in table.pieces.iter().enumerate() {
        let at = |field| format!("pieces[{at}].{field}");
        number(piece.gravity, -1..=1, || at("gravity"))?;
        number(piece.tokens, 0..=MOST, || at("tokens"))?;
    }
    check_places(table, position)?;
    check_sides(table)?;
    check_objects(table)?;
    table.active.map_or(Ok(()), |active| check_active(table, active))
}

fn within(fits: bool, at: impl FnOnce() -> String) -> Result<(), Fault> {
    if fits { Ok(()) } else { Err(bad("fault-position-range", at())) }
}

/// A number between two others, or the fault that says which number stands where, and what is expected.
fn number<N: Into<i64> + Copy>(
    number: N,
    range: RangeInclusive<N>,
    at: impl FnOnce() -> String,
) -> Result<(), Fault> {
    let [number, least, most] = [number, *range.start(), *range.end()].map(Into::<i64>::into);
    if (least..=most).contains(&number) {
        return Ok(());
    }
    let fault = bad("fault-position-number", at()).with("number", number);
    Err(fault.with("least", least).with("most", most))
}

fn check_figure(table: &Table, figure: FigureId, position: &Position) -> Result<(), Fault> {
    let (it, at) = (&table[figure], |field: &str| position.field(figure, field));
    let State { losses, irradiated, held, .. } = it.state;
    for (points, field) in [
        (losses.wounds, "losses.wounds"),
        (losses.poison, "losses.poison"),
        (losses.needles, "losses.needles"),
        (losses.contagion, "losses.contagion"),
        (irradiated, "irradiated"),
    ] {
        number(points, 0..=MOST, || at(field))?;
    }
    within(is_kit(table, figure), || at("kit"))?;
    within(is_height(it.state.z), || at("z"))?;
    // An empty hand may be written as the first of no weapons.
    let last = table.profile(figure).weapons.len().saturating_sub(1);
    let last = u8::try_from(last).unwrap_or(u8::MAX);
    held.map_or(Ok(()), |slot| number(slot, 0..=last, || at("held")))?;
    let own = |other: FigureId| other != figure;
    let apart = match it.state.control {
        Some(Control::Mind(by) | Control::Body(by)) => own(by),
        None => true,
    };
    let outside = match it.state.whereabouts {
        Whereabouts::Inside(host) => own(host),
        _ => true,
    };
    within(apart, || at("control"))?;
    within(outside, || at("whereabouts"))
}

/// sotas.force.8, sotas.scenario.26: nobody carries more than it has bought and the scenario gives.
fn is_kit(table: &Table, figure: FigureId) -> bool {
    let counts = |it: Kit| it.grenades.into_iter().chain([it.doses, it.antidotes]);
    let (kit, profile) = (table[figure].kit, table.profile(figure));
    let bought = [profile.doses, profile.antidotes];
    let bought = profile.grenades.into_iter().chain(bought);
    let given = u8::try_from(table.book.scenario.grants.len()).unwrap_or(u8::MAX);
    counts(kit).zip(bought).all(|(n, bought)| n <= MOST.max(bought.saturating_add(given)))
}

/// sotas.movement.10, sotas.movement.12: bases stand on no other base and in no wall. Who is in the air, hangs on a wall or
/// is about to fall is above them; who has become another may be larger than the place it had.
fn check_places(table: &Table, position: &Position) -> Result<(), Fault> {
    let stands = |&figure: &FigureId| {
        let it = &table[figure];
        let became = it.profile != table.book.roster[figure.index()].profile;
        !it.is(Mark::Aloft)
            && !it.is(Mark::Climbing)
            && !became
            && !falling::is_falling(table, figure)
    };
    for figure in table.present().filter(stands) {
        let State { at, z, .. } = table[figure].state;
        let met = |it: Thing| match it {
            Thing::Figure(other) => stands(&other),
            Thing::Piece(_) => true,
        };
        if ground::taken(table, figure, at, z).any(met) {
            return Err(bad("fault-position-taken", position.row(figure)));
        }
    }
    Ok(())
}

fn is_height(z: Length) -> bool {
    (-HIGHEST..=HIGHEST).contains(&z)
}

fn check_sides(table: &Table) -> Result<(), Fault> {
    let players = usize::from(table.book.players);
    let seated = |seat: u8| table.sides.iter().any(|side| side.seat.0 == seat);
    if !(0..table.book.players).all(seated) {
        return Err(bad("fault-position-sides", "sides"));
    }
    for (at, side) in table.sides.iter().enumerate() {
        let at = |field| format!("sides[{at}].{field}");
        number(side.destroyed, -MOST_DESTROYED..=MOST_DESTROYED, || at("destroyed"))?;
        let most = u8::try_from(MOST_FIGURES).expect("figures are counted in a byte");
        number(side.began, 0..=most, || at("began"))?;
    }
    let round = &table.round;
    let ordered = table.book.all_sides().all(|side| round.order.contains(&side));
    let fits = match round.turn {
        0 => round.order.is_empty() && round.hand == 0,
        turn => {
            turn <= LAST_TURN
                && ordered
                && round.order.len() == players
                && usize::from(round.hand) < players
        }
    };
    if fits { Ok(()) } else { Err(bad("fault-position-round", "round")) }
}

/// sotas.scenario.7: whoever carries an object is the one it says.
fn check_objects(table: &Table) -> Result<(), Fault> {
    for (at, object) in (0..).zip(&table.objects) {
        let carrier = match *object {
            Object::Carried(by) => Some(by),
            Object::Lying(_) => None,
        };
        let holds = |it: FigureId| table[it].state.object == Some(ObjectId(at));
        if table.all().any(|it| holds(it) != (carrier == Some(it))) {
            return Err(bad("fault-position-carried", format!("objects[{at}]")));
        }
    }
    Ok(())
}

fn check_active(table: &Table, active: Active) -> Result<(), Fault> {
    let Active { actions, moves, spent, attacks, paid_moves, seat, .. } = active;
    for (it, most, field) in [
        (seat.0, table.book.players.saturating_sub(1), "seat"),
        (actions, 6, "actions"),
        (moves, MOST, "moves"),
        (spent, MOST, "spent"),
        (attacks, MOST, "attacks"),
        (paid_moves, 2, "paid_moves"),
    ] {
        number(it, 0..=most, || format!("active.{field}"))?;
    }
    Ok(())
}

/// Effects that are due, as long as something in progress will carry them out.
pub fn check_queue(table: &Table, doing: &[Doing]) -> Result<(), Fault> {
    let carried = doing.iter().any(|it| {
        matches!(
            it,
            Doing::Fallout(_)
                | Doing::Duel(_)
                | Doing::Attack(_)
                | Doing::Lob(Lob::Burst { .. })
                | Doing::Using(Using::Sweep { .. })
        )
    });
    if !carried && !table.queue.is_empty() || table.queue.len() > MOST_EFFECTS {
        return Err(bad("fault-position-queue", "queue"));
    }
    for (at, effect) in table.queue.iter().enumerate() {
        within(is_effect(table, *effect), || format!("queue[{at}]"))?;
    }
    Ok(())
}

/// Whether the names and numbers of a part in progress mean something on this table.
pub fn is_part(table: &Table, part: Doing) -> bool {
    let lies = |piece: PieceId| piece.index() < table.terrain.pieces.len();
    match part {
        Doing::Duel(duel) => is_strike(table, duel.strike),
        Doing::Fallout(fallout) => match fallout {
            Fallout::Settle { .. } | Fallout::Order { .. } => true,
            Fallout::Sacrifice { effect, .. }
            | Fallout::Place { effect, .. }
            | Fallout::Refuge { effect, .. }
            | Fallout::Tested { effect, .. } => is_effect(table, effect),
        },
        Doing::Attack(
            Attack::Second(volley)
            | Attack::Fired(volley)
            | Attack::Splashed(volley)
            | Attack::Salvo(volley),
        ) => is_volley(table, volley),
        Doing::Lob(Lob::Where { grenade } | Lob::Burst { grenade, .. }) => {
            usize::from(grenade) < table.book.content.arms.grenades.len()
        }
        Doing::Door(door) => lies(door.piece()) && table.piece(door.piece()).is_door(),
        Doing::Ascent(Ascent { piece, .. }) => lies(piece),
        Doing::Stride(Stride::Escort(escort)) => {
            escort.taken <= 2 && (Length::ZERO..=HIGHEST).contains(&escort.length)
        }
        Doing::Using(Using::Vanishing { dice } | Using::Vanished { dice }) => {
            (1..=3).contains(&dice)
        }
        Doing::Using(Using::Entangled { by, target }) => by != target,
        Doing::Grip(grip) => is_strike(table, grip.strike) && (1..=3).contains(&grip.dice),
        Doing::Test(Test::Roll { cause, dice, .. }) => is_cause(cause) && dice <= 3,
        Doing::Test(Test::Reroll { cause, tally, .. }) => {
            is_cause(cause)
                && tally.successes <= 3
                && tally.failures <= 3
                && tally.ones <= tally.failures
        }
        Doing::SetUp(_)
        | Doing::Hand(_)
        | Doing::Activation(_)
        | Doing::Stride(_)
        | Doing::Attack(Attack::Over)
        | Doing::Work(_)
        | Doing::Using(_) => true,
    }
}

fn is_cause(cause: Cause) -> bool {
    match cause {
        Cause::Climbing { modifier } | Cause::Chant { bonus: modifier } => {
            (-6..=6).contains(&modifier)
        }
        _ => true,
    }
}

fn is_volley(table: &Table, volley: Volley) -> bool {
    let shooter = table.active.map(|active| active.figure);
    volley.nth <= 2 && shooter != Some(volley.target) && volley.also != Some(volley.target)
}

fn is_strike(table: &Table, strike: Strike) -> bool {
    let by = match strike.how {
        How::Gas { score } => return strike.by.is_none() && SCORES.contains(&score),
        How::Blast { grenade, .. } => {
            // Whoever throws a grenade may be caught in its blast.
            let known = usize::from(grenade) < table.book.content.arms.grenades.len();
            return known && strike.by.is_some();
        }
        _ => strike.by,
    };
    by.is_some_and(|by| by != strike.target)
}

fn is_effect(table: &Table, effect: Effect) -> bool {
    match effect {
        Effect::Harm { strike, victim, .. } | Effect::After { strike, loser: victim, .. } => {
            is_strike(table, strike) && (victim == strike.target || strike.by == Some(victim))
        }
        Effect::Fall { height, .. } => is_height(height),
        Effect::Reflex { striker, victim, .. } | Effect::Quills { striker, victim } => {
            striker != victim
        }
        Effect::Gas { score, .. } => SCORES.contains(&score),
        Effect::Flee { moves, .. } => (1..=3).contains(&moves),
        Effect::Charm { figure, by } => figure != by,
        Effect::Recoil { .. }
        | Effect::Throw { .. }
        | Effect::Irradiate { .. }
        | Effect::Morale { .. }
        | Effect::Half { .. }
        | Effect::Stray { .. }
        | Effect::Contest { .. }
        | Effect::Out { .. } => true,
    }
}
