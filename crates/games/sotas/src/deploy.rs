//! Deployment (sotas.setup.6, sotas.setup.7, sotas.scenario.2): zones, places, equipment handed out.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};
use reglette_geometry::{Bounds, Disc, Length, Point};

use crate::choice::Choice;
use crate::data::scenarios::{Deploy, Role, length, point};
use crate::data::terrain::Level;
use crate::event::{Event, What};
use crate::figure::Whereabouts;
use crate::ground;
use crate::heights;
use crate::ids::{FigureId, SideId};
use crate::measure::Stick;
use crate::table::Table;
use crate::terrain::Piece;
use crate::traits::Trait;

/// How many examples of places are offered.
const EXAMPLES: usize = 12;

/// sotas.scenario.2: the rule that keeps figures off a place where something stands.
pub const TAKEN: &str = "sotas.scenario.2";

/// The rule a figure is deployed by: along an edge, or where the scenario says (sotas.setup.1).
pub fn rule(table: &Table, figure: FigureId) -> &'static str {
    let side = table.book.side(table[figure].side);
    match (&side.deploy.edges, side.role) {
        (Some(_), Role::Defender) => "sotas.setup.6",
        (Some(_), Role::Attacker) => "sotas.setup.7",
        (None, _) => "sotas.setup.1",
    }
}

/// Figures of a side that are not yet deployed.
pub fn waiting(table: &Table, side: SideId) -> impl Iterator<Item = FigureId> {
    let waits = move |&it: &FigureId| {
        table[it].side == side && table[it].state.whereabouts == Whereabouts::Waiting
    };
    table.all().filter(waits)
}

/// The rectangle a side deploys in, where it is one.
pub fn zone(table: &Table, side: SideId) -> Bounds {
    let (bounds, sticks) = (table.terrain.bounds, table.book.sticks());
    let deploy = &table.book.side(side).deploy;
    if let Some([x0, y0, x1, y1]) = deploy.area {
        return Bounds::around(&[point(x0, y0, sticks), point(x1, y1, sticks)]);
    }
    let Some(edge) = table.sides[side.index()].edge else { return bounds };
    bounds.strip(edge.edge(), deploy.depth.map_or(sticks.short(), |it| it.length(sticks)))
}

/// sotas.setup.1, sotas.setup.6, sotas.setup.7: the whole base in the zone; sotas.scenario.2: on no base and nothing impassable.
pub fn may_deploy(table: &Table, figure: FigureId, at: Point) -> Result<(), Illegal> {
    let rule = rule(table, figure);
    let base = table.base(figure).at(at);
    let side = table[figure].side;
    require(table.terrain.bounds.holds(base) && zone(table, side).holds(base), rule)?;
    require(is_near(table, figure, &table.book.side(side).deploy, base), rule)?;
    let z = height(table, at);
    require(z > Length::ZERO || !is_over_pit(table, base), TAKEN)?;
    ground::may_stand(table, figure, at, z).map_err(|_| Illegal::by(TAKEN))
}

/// sotas.scenario.2: a pit blocks movement; nobody begins in it, nor with a part of its base over it.
fn is_over_pit(table: &Table, base: Disc) -> bool {
    table.terrain().any(|(_, piece, _)| piece.is(Level::Hole) && piece.body().overlaps(base))
}

/// A zone near pieces: within a length of one of them, perhaps another one for each figure.
fn is_near(table: &Table, figure: FigureId, deploy: &Deploy, base: Disc) -> bool {
    let Some(kind) = &deploy.near else { return true };
    let sticks = table.book.sticks();
    let within = deploy.within.map_or(sticks.short(), |it| it.length(sticks));
    let least = deploy.min_y.map_or(0, |it| length(it, sticks).0);
    let away = deploy.away.iter().all(|away| {
        let far = length(away.distance, sticks);
        // at equality it is within.
        let apart = |piece: &Piece| !piece.body().is_within(far, base);
        let named = |piece: &Piece| {
            piece.written.id.as_deref() == Some(&away.piece) || piece.written.kind == away.piece
        };
        table.terrain().all(|(_, piece, _)| !named(piece) || apart(piece))
    });
    let pieces = table.terrain().map(|(_, piece, _)| piece);
    let pieces: Vec<&Piece> =
        pieces.filter(|it| it.written.kind == *kind && it.middle().y >= least).collect();
    let near = |base: Disc| -> Vec<usize> {
        (0..pieces.len()).filter(|&at| pieces[at].body().is_within(within, base)).collect()
    };
    let mut bases = vec![near(base)];
    if deploy.each {
        let side = table[figure].side;
        let others = table.present().filter(|&it| it != figure && table[it].side == side);
        bases.extend(others.map(|it| near(table.base(it))));
    }
    away && has_one_each(&bases, pieces.len())
}

/// Whether each can have a piece of its own, of those that are near it.
fn has_one_each(near: &[Vec<usize>], pieces: usize) -> bool {
    let mut owners = vec![None; pieces];
    (0..near.len()).all(|it| finds_one(near, it, &mut owners, &mut vec![false; pieces]))
}

/// One of the pieces near it is free, or whoever has it finds another.
fn finds_one(
    near: &[Vec<usize>],
    it: usize,
    owners: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    near[it].iter().any(|&piece| {
        if std::mem::replace(&mut tried[piece], true) {
            return false;
        }
        let free = owners[piece].is_none_or(|owner| finds_one(near, owner, owners, tried));
        if free {
            owners[piece] = Some(it);
        }
        free
    })
}

/// The height a figure is deployed at: on stages, galleries and hills, not on roofs.
pub fn height(table: &Table, at: Point) -> Length {
    let tops = table.terrain().map(|(_, piece, _)| piece);
    let stage = tops.filter(|it| it.kind.level == Some(Level::Platform) && it.covers(at));
    let stage = stage.map(|it| it.kind.height).max();
    stage.map_or_else(
        || heights::ground_height(table, at),
        |top| heights::over_ground(table, at, top),
    )
}

/// Examples of places, and everybody at once.
pub fn options(table: &Table, figure: FigureId, out: &mut Vec<Choice>) {
    let spots = spots(table, figure, 4);
    let step = (spots.len() / EXAMPLES).max(1);
    out.extend(spots.into_iter().step_by(step).take(EXAMPLES).map(Choice::To));
    out.push(Choice::Auto);
}

/// Places where a figure may be deployed, on a grid of a part of its base, in rows.
fn spots(table: &Table, figure: FigureId, parts: i32) -> Vec<Point> {
    let radius = table.profile(figure).radius;
    let zone = zone(table, table[figure].side).grown(-radius);
    let step = (radius.0 * 8 / parts).max(100);
    let columns = (zone.max.x - zone.min.x).max(0) / step;
    let rows = (zone.max.y - zone.min.y).max(0) / step;
    let at = |x: i32, y: i32| Point { x: zone.min.x + x * step, y: zone.min.y + y * step };
    let all = (0..=rows).flat_map(|y| (0..=columns).map(move |x| at(x, y)));
    all.filter(|&at| may_deploy(table, figure, at).is_ok()).collect()
}

/// A figure takes its place.
pub fn deploy(table: &mut Table, figure: FigureId, at: Point, cx: &mut Cx<'_, Event>) {
    let z = height(table, at);
    let rule = rule(table, figure);
    let state = &mut table[figure].state;
    (state.at, state.z, state.whereabouts) = (at, z, Whereabouts::Table);
    cx.emit(|| Event::cite(rule, What::Deployed { figure, at }));
}

/// Everybody of a side who is left takes a place, spread over the zone.
pub fn deploy_all(table: &mut Table, side: SideId, cx: &mut Cx<'_, Event>) {
    let figures: Vec<FigureId> = waiting(table, side).collect();
    for (n, &figure) in figures.iter().enumerate() {
        let mut spots = spots(table, figure, 4);
        if spots.is_empty() {
            spots = self::spots(table, figure, 16);
        }
        let at = spots.get(spots.len() * (2 * n + 1) / (2 * figures.len()));
        if let Some(&at) = at.or(spots.first()) {
            deploy(table, figure, at, cx);
        } else {
            // There is no room: it stays behind.
            table[figure].state.whereabouts = Whereabouts::Fled;
            let rule = rule(table, figure);
            cx.emit(|| Event::cite(rule, What::Removed { figure }));
        }
    }
}

/// with how many figures each side begins.
pub fn count(table: &mut Table) {
    for side in table.book.all_sides() {
        table.sides[side.index()].began = table.left(side);
    }
}

/// The side that an entry of equipment is for.
pub fn granted(table: &Table, grant: u8) -> SideId {
    let side = &table.book.scenario.grants[usize::from(grant)].side;
    table.book.side_named(side).unwrap_or(SideId(0))
}

/// How many figures may be chosen for an entry of equipment; those named have it from the start.
pub fn grants(table: &Table, grant: u8) -> u8 {
    table.book.scenario.grants.get(usize::from(grant)).map_or(0, |it| it.choose)
}

/// sotas.scenario.26: whoever may be handed an entry of equipment.
pub fn may_have(table: &Table, grant: u8) -> impl Iterator<Item = FigureId> {
    let side = granted(table, grant);
    let light = is_light(table, grant);
    table.present().filter(move |&it| {
        let kit = &table[it].kit;
        let has = if light { kit.light.is_some() } else { kit.antidotes > 0 };
        let hands = !table.has(it, Trait::NoHands) && !table.has(it, Trait::Animal);
        table[it].side == side && !has && hands && (!light || free_hand(table, it))
    })
}

fn is_light(table: &Table, grant: u8) -> bool {
    item_light(table, &table.book.scenario.grants[usize::from(grant)].item).is_some()
}

/// How far an item lights.
pub fn item_light(table: &Table, item: &str) -> Option<Stick> {
    let items = &table.book.content.arms.items;
    items.iter().find(|(id, _)| id == item).and_then(|(_, item)| item.light)
}

/// Whether a hand is free: a weapon for two hands leaves none.
pub fn free_hand(table: &Table, figure: FigureId) -> bool {
    let it = &table[figure];
    let held = it.state.held.and_then(|slot| table.profile(figure).weapons.get(usize::from(slot)));
    let hands = held.map_or(0, |&weapon| table.weapon(weapon).hands);
    let others = u8::from(it.state.object.is_some())
        + u8::from(it.kit.light.is_some())
        + u8::from(it.is(crate::marks::Mark::Stone));
    !table.has(figure, Trait::NoHands) && hands + others < 2
}

/// Hands out equipment.
pub fn give(table: &mut Table, grant: u8, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let item = table.book.scenario.grants[usize::from(grant)].item.clone();
    equip(table, figure, &item);
    cx.emit(|| Event::cite("sotas.scenario.26", What::Given { figure, item }));
}

/// A figure has an item more.
pub fn equip(table: &mut Table, figure: FigureId, item: &str) {
    // sotas.force.12
    match item_light(table, item) {
        Some(light) => table[figure].kit.light = Some(light),
        None if item == "radiation-antidote" => {
            let kit = &mut table[figure].kit;
            kit.antidotes = kit.antidotes.saturating_add(1);
        }
        None => {}
    }
}
