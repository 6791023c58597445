//! Teleport (sotas.teleport).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Flow, Illegal, Seat};
use reglette_geometry::{Bounds, Length, Point, candidates};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{can_pay, is_on_feet, pay};
use crate::activation::goes_on;
use crate::doing::{Next, call, done};
use crate::effect;
use crate::event::{Deed, Event, What};
use crate::fallout::Fallout;
use crate::figure::{Bond, State};
use crate::ids::FigureId;
use crate::measure::Stick;
use crate::moves;
use crate::quality::{Cause, Tally, test};
use crate::removal::{self, Death};
use crate::special::{terror, using::Using};
use crate::stride::Coming;
use crate::strike::Leaving;
use crate::table::Table;
use crate::traits::Trait;
use crate::{disengage, end, ground, heights, round, stride};

/// Where a figure that has vanished may reappear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// sotas.teleport.3, sotas.teleport.4: so far away, touching no enemy.
    Within(Stick),
    /// sotas.teleport.5: anywhere.
    Anywhere,
    /// sotas.teleport.5: anywhere, but no farther than the scenario lets it.
    Jammed(Stick),
    /// sotas.teleport.6: far away, where the opponent likes.
    Mishap,
}

impl Reach {
    /// sotas.teleport.5: anywhere, but for what the scenario allows.
    pub fn anywhere(most: Option<Stick>) -> Reach {
        most.map_or(Reach::Anywhere, Reach::Jammed)
    }

    /// How far away at most.
    fn stick(self) -> Option<Stick> {
        match self {
            Reach::Within(stick) | Reach::Jammed(stick) => Some(stick),
            Reach::Anywhere | Reach::Mishap => None,
        }
    }

    /// The rule that allows as much.
    fn rule(self) -> &'static str {
        match self {
            Reach::Within(Stick::Long) => "sotas.teleport.4",
            Reach::Within(_) => "sotas.teleport.3",
            Reach::Anywhere | Reach::Jammed(_) => "sotas.teleport.5",
            Reach::Mishap => "sotas.teleport.6",
        }
    }

    /// sotas.teleport.5, R-72: whether it may reappear next to an enemy.
    fn engages(self) -> bool {
        matches!(self, Reach::Anywhere | Reach::Jammed(_))
    }
}

/// sotas.teleport.2: one action, one to three dice.
pub fn may(table: &Table, figure: FigureId, dice: u8) -> Result<(), Illegal> {
    require(table.has(figure, Trait::Teleport), "sotas.teleport.1")?;
    is_on_feet(table, figure)?;
    require((1..=3).contains(&dice), "sotas.teleport.2")?;
    can_pay(table, 1)
}

/// sotas.teleport.9: whoever holds it strikes first, with all that follows.
pub fn begin(table: &mut Table, figure: FigureId, dice: u8) -> Next {
    pay(table, 1);
    table.active_mut().held_back = false;
    disengage::strike_leaver(table, figure, Leaving::Teleport);
    let then = Using::Vanishing { dice };
    call(Fallout::Settle { until: effect::ALL }, then)
}

/// sotas.teleport.9, R-72: a lost Reflex Attack holds it back; whoever is afraid because of one has tested
/// (sotas.morale.20), and a game that is decided is over (sotas.scenario.4).
pub fn vanishes(table: &mut Table, dice: u8, cx: &mut Cx<'_, Event>) -> Next {
    if end::check(table, end::Moment::AtOnce, cx) {
        return Ok(Flow::Finish);
    }
    if !goes_on(table) {
        return done();
    }
    let figure = table.active().figure;
    if table.active().held_back || is_on_feet(table, figure).is_err() {
        let what = Deed::HeldBack;
        cx.emit(|| Event::cite("sotas.teleport.9", What::Did { figure, what }));
        return done();
    }
    Ok(Flow::Call {
        first: test(figure, Cause::Teleport, dice),
        then: Using::Vanished { dice }.into(),
    })
}

/// sotas.teleport.3, sotas.teleport.4, sotas.teleport.5, sotas.teleport.6, sotas.teleport.7: what the dice say.
pub fn tested(table: &mut Table, dice: u8, tally: Tally, cx: &mut Cx<'_, Event>) -> Next {
    let reach = match tally.successes {
        1 => Reach::Within(Stick::Medium),
        2 => Reach::Within(Stick::Long),
        0 if dice == 3 => Reach::Mishap,
        0 => return done(),
        _ => Reach::Anywhere,
    };
    let reach = match (reach, table.book.scenario.twists.teleport_most) {
        (Reach::Anywhere, Some(most)) => Reach::Jammed(most),
        (Reach::Within(stick), Some(most)) => Reach::Within(stick.min(most)),
        (reach, _) => reach,
    };
    let figure = table.active().figure;
    let rule = if reach == Reach::Mishap { "sotas.teleport.6" } else { "sotas.teleport.1" };
    cx.emit(|| Event::cite(rule, What::Did { figure, what: Deed::Vanished }));
    if reach == Reach::Mishap && places(table, reach).is_empty() {
        // sotas.teleport.8: there is nothing but solid matter to come back in.
        removal::kill(table, figure, Death::Plain, None, "sotas.teleport.8", cx);
        return done();
    }
    Ok(Flow::Ask(Using::Reappear { reach }.into()))
}

/// Who says where: its player, or the opponent after a mishap (D-26).
pub fn chooser(table: &Table, reach: Reach) -> Seat {
    match reach {
        Reach::Mishap => {
            let figure = table.active().figure;
            table.seat_of(round::opponent(table, table.side(figure)))
        }
        Reach::Within(_) | Reach::Anywhere | Reach::Jammed(_) => table.active().seat,
    }
}

/// Whether a base has room among the others at a place.
fn is_clear(table: &Table, figure: FigureId, at: Point, z: Length) -> bool {
    let base = table.base(figure).at(at);
    table
        .present()
        .filter(|&it| it != figure)
        .all(|it| !base.body().overlaps(table.base(it)) || !heights::shares_level(table, at, z, it))
}

/// sotas.teleport.3, sotas.teleport.4, sotas.teleport.5, sotas.teleport.6, R-72: whether the figure may reappear here. Its own player may
/// choose a solid object (sotas.teleport.8), the opponent may not.
pub fn may_reappear(table: &Table, reach: Reach, at: Point) -> Result<(), Illegal> {
    let figure = table.active().figure;
    let old = table.base(figure);
    let new = old.at(at);
    require(table.terrain.bounds.holds(new), "sotas.teleport.1")?;
    let z = heights::landing_height(table, at);
    require(is_clear(table, figure, at, z), "sotas.movement.10")?;
    let sticks = table.book.sticks();
    if let Some(stick) = reach.stick() {
        let near = old.body().is_within(sticks.length(stick), new);
        let rule = if stick == Stick::Long { "sotas.teleport.4" } else { "sotas.teleport.3" };
        require(near, rule)?;
    }
    match reach {
        Reach::Within(_) => {
            let touches = stride::contacts(table, figure, at, z).next().is_some();
            require(!touches, "sotas.teleport.5")
        }
        Reach::Anywhere | Reach::Jammed(_) => {
            let daunted = table.active().daunted;
            let refused = stride::contacts(table, figure, at, z).any(|it| daunted.contains(it));
            require(!refused, "sotas.terror.2")
        }
        Reach::Mishap => {
            require(old.body().gap(new).length() >= sticks.long(), "sotas.teleport.6")?;
            ground::may_stand(table, figure, at, z)
        }
    }
}

/// Examples of places, none of them solid.
pub fn places(table: &Table, reach: Reach) -> Vec<Point> {
    let figure = table.active().figure;
    let base = table.base(figure);
    let bounds = table.terrain.bounds;
    let mut spots = vec![base.centre];
    let sticks = table.book.sticks();
    if let Some(stick) = reach.stick() {
        spots.extend(moves::ring(base.centre, sticks.length(stick) + base.radius * 2, 12, bounds));
    }
    if reach.engages() {
        for enemy in table.enemies(figure) {
            spots.extend(candidates::into_contact(base, table.base(enemy), 8).into_iter().take(2));
        }
    }
    spots.extend(grid(bounds, 12));
    let fits = |at: &Point| {
        let z = heights::landing_height(table, *at);
        may_reappear(table, reach, *at).is_ok() && ground::may_stand(table, figure, *at, z).is_ok()
    };
    spots.retain(fits);
    if spots.is_empty() {
        // nothing is solid as long as a base fits anywhere.
        spots.extend(grid(bounds, 96).find(fits));
    }
    spots
}

/// The points that divide a table into so many columns and rows.
fn grid(bounds: Bounds, parts: i32) -> impl Iterator<Item = Point> {
    let Bounds { min, max } = bounds;
    let step = move |n: i32, from: i32, to: i32| from + (to - from) / parts * n;
    let at = move |n: i32, m: i32| Point { x: step(n, min.x, max.x), y: step(m, min.y, max.y) };
    (1..parts).flat_map(move |n| (1..parts).map(move |m| at(n, m)))
}

/// A place is chosen: whoever it fears must be dared (sotas.terror.1), whoever fears it tests first
/// (sotas.terror.3, R-73).
pub fn chosen(table: &mut Table, reach: Reach, at: Point) -> Next {
    let figure = table.active().figure;
    let z = heights::landing_height(table, at);
    let mut foes: Vec<FigureId> = stride::contacts(table, figure, at, z).collect();
    foes.retain(|_| reach.engages());
    if let Some(foe) = foes.iter().copied().find(|&it| terror::must_dare(table, figure, it)) {
        return Ok(Flow::Call {
            first: test(figure, Cause::Terror, 1),
            then: Using::Daring { at, foe, most: reach.stick() }.into(),
        });
    }
    terror::charge(table, figure, &foes);
    call(Fallout::Settle { until: effect::ALL }, Using::Appears { reach, at })
}

/// sotas.terror.1, sotas.terror.2: it dares, or must choose another place.
pub fn dared(
    table: &mut Table,
    reach: Reach,
    at: Point,
    foe: FigureId,
    passed: bool,
    cx: &mut Cx<'_, Event>,
) -> Next {
    let figure = table.active().figure;
    let active = table.active_mut();
    if passed {
        active.resolute.insert(foe);
        return chosen(table, reach, at);
    }
    active.daunted.insert(foe);
    cx.emit(|| Event::cite("sotas.terror.2", What::Did { figure, what: Deed::Daunted }));
    Ok(Flow::Ask(Using::Reappear { reach }.into()))
}

/// sotas.teleport.3, sotas.teleport.4, sotas.teleport.5: it reappears where it vanished, as its player may choose.
pub fn comes_back(table: &Table, reach: Reach, cx: &mut Cx<'_, Event>) {
    let (figure, what) = (table.active().figure, Deed::CameBack);
    cx.emit(|| Event::cite(reach.rule(), What::Did { figure, what }));
}

/// It is there: Immobilised after a mishap (sotas.teleport.6), gone in a solid object (sotas.teleport.8).
pub fn appears(table: &mut Table, reach: Reach, at: Point, cx: &mut Cx<'_, Event>) -> Next {
    if !goes_on(table) {
        return done();
    }
    let figure = table.active().figure;
    let State { at: from, z: height, .. } = table[figure].state;
    let z = heights::landing_height(table, at);
    if !is_clear(table, figure, at, z) {
        // sotas.movement.10, R-72: a figure is no solid object; whoever fled there is in the way.
        return Ok(Flow::Ask(Using::Reappear { reach }.into()));
    }
    if ground::may_stand(table, figure, at, z).is_err() {
        cx.emit(|| Event::cite("sotas.teleport.8", What::Removed { figure }));
        removal::kill(table, figure, Death::Plain, None, "sotas.teleport.8", cx);
        return call(Fallout::Settle { until: effect::ALL }, Using::Over);
    }
    let (length, most) = (Length::ZERO, Length::ZERO);
    cx.emit(|| Event::cite(reach.rule(), What::Moved { figure, from, to: at, length, most }));
    stride::arrive(table, figure, (at, z), Coming::Moving, cx);
    super::moved(table, figure, (from, height));
    if reach == Reach::Mishap {
        table[figure].bind(Bond::Stun);
    }
    call(Fallout::Settle { until: effect::ALL }, Using::Over)
}
