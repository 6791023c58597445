//! Where figures are deployed and nodes are placed (ex.sn.2, ex.sn.4).

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};
use reglette_geometry::outline::outline;
use reglette_geometry::{Body, Bounds, Compass, Disc, Edge, INCH, Length, Path, Point, Rect};

use crate::book::Role;
use crate::choice::Choice;
use crate::data::scenarios::{Deploy, Nodes};
use crate::event::{Event, What};
use crate::figure::Whereabouts;
use crate::ground;
use crate::ids::FigureId;
use crate::measure::{DISC, TABLE, TOLERANCE, gap_within};
use crate::table::Table;

/// How many examples of places are offered.
const EXAMPLES: usize = 8;

/// Where a player deploys: the side's area, or a strip along the edge taken.
fn area(table: &Table, seat: Seat) -> Option<&Deploy> {
    let side = table.player(seat).side?;
    Some(&table.book.scenario.sides[usize::from(side)].deploy)
}

fn strip(edge: Compass, depth: Length) -> Bounds {
    TABLE.strip(edge.edge(), depth)
}

/// ex.sn.13: whether the player has to say which card deploys in the room.
pub fn needs_room(table: &Table, seat: Seat) -> bool {
    let room = matches!(area(table, seat), Some(Deploy::Strips { room: Some(_), .. }));
    room && table.player(seat).room.is_none() && table.waiting(seat).next().is_some()
}

/// Rectangles a figure may be deployed in; none where the area is round.
fn zones(table: &Table, figure: FigureId) -> Vec<Bounds> {
    let seat = table[figure].seat;
    match area(table, seat) {
        None => {
            let edge = table.player(seat).edge.unwrap_or(Compass::South);
            vec![strip(edge, table.book.scenario.strip)]
        }
        Some(Deploy::Area(bounds)) => vec![*bounds],
        Some(Deploy::Strips { strips, room, halves }) => {
            let inside = table.player(seat).room.map(Role::Card) == Some(table[figure].role);
            if let (Some(room), true) = (room, inside) {
                return vec![*room];
            }
            let all = strips.iter().map(|&(edge, depth)| strip(edge, depth));
            match halves {
                false => all.collect(),
                true => all
                    .enumerate()
                    .filter(|(at, it)| has_room(table, seat, *at, *it))
                    .map(|it| it.1)
                    .collect(),
            }
        }
        Some(Deploy::Within(far, of)) => vec![Bounds::around(&[*of]).grown(*far)],
        Some(Deploy::Near(piece, far)) => {
            let radius = table.base(figure).radius;
            vec![table.piece(*piece).body().bounds().grown(*far + radius * 2)]
        }
    }
}

/// Where a figure may be deployed, to be drawn: each area by its corners. Around a piece they are square.
pub fn outlines(table: &Table, figure: FigureId) -> Vec<Vec<Point>> {
    if let Some(Deploy::Within(far, of)) = area(table, table[figure].seat) {
        return vec![outline(&Disc::new(*of, *far).body())];
    }
    zones(table, figure).into_iter().map(|it| on_table(it).corners().to_vec()).collect()
}

/// What of a rectangle lies on the table.
fn on_table(it: Bounds) -> Bounds {
    Bounds { min: TABLE.nearest(it.min), max: TABLE.nearest(it.max) }
}

/// Half of the figures on each edge, the odd one on the first.
fn has_room(table: &Table, seat: Seat, nth: usize, strip: Bounds) -> bool {
    let soldiers =
        table.all().filter(|&it| table[it].seat == seat && matches!(table[it].role, Role::Card(_)));
    let all = soldiers.count();
    let most = if nth == 0 { all.div_ceil(2) } else { all / 2 };
    let there = table.own(seat).filter(|&it| strip.holds(table.base(it))).count();
    there < most
}

/// ex.sn.2: whether a figure may be deployed here; the prisoner's place is kept by his own rule (ex.sn.13).
pub fn may_deploy(table: &Table, figure: FigureId, at: Point) -> Result<(), Illegal> {
    let base = table.base(figure).at(at);
    let rule = "ex.sn.2";
    let inside = match area(table, table[figure].seat) {
        Some(Deploy::Within(far, of)) => of.is_within(*far - base.radius + TOLERANCE, at),
        Some(Deploy::Near(piece, far)) => {
            gap_within(base.body().gap(table.piece(*piece).body()), *far)
        }
        _ => zones(table, figure).iter().any(|it| it.holds(base)),
    };
    require(inside, rule)?;
    require(!ground::stands_on_prisoner(table, figure, base), "ex.sn.13")?;
    ground::may_end(table, figure, at, None).map_err(|_| Illegal::by(rule))
}

/// Places where a figure may be deployed, on a grid, in rows.
fn spots(table: &Table, figure: FigureId, step: Length) -> Vec<Point> {
    let radius = table.base(figure).radius;
    let mut spots = Vec::new();
    for zone in zones(table, figure) {
        let zone = on_table(zone).grown(-radius);
        let columns = (zone.max.x - zone.min.x).max(0) / step.0;
        let rows = (zone.max.y - zone.min.y).max(0) / step.0;
        let at = |x: i32, y: i32| Point { x: zone.min.x + x * step.0, y: zone.min.y + y * step.0 };
        let all = (0..=rows).flat_map(|y| (0..=columns).map(move |x| at(x, y)));
        spots.extend(all.filter(|&at| may_deploy(table, figure, at).is_ok()));
    }
    spots
}

/// Examples of places, and everybody at once.
pub fn options(table: &Table, figure: FigureId, out: &mut Vec<Choice>) {
    let spots = spots(table, figure, INCH * 2);
    let step = (spots.len() / EXAMPLES).max(1);
    out.extend(spots.into_iter().step_by(step).take(EXAMPLES).map(Choice::At));
    out.push(Choice::Auto);
}

/// A figure takes its place.
pub fn deploy(table: &mut Table, figure: FigureId, at: Point, cx: &mut Cx<'_, Event>) {
    let state = &mut table[figure].state;
    (state.at, state.whereabouts) = (at, Whereabouts::Table);
    cx.emit(|| Event::cite("ex.sn.2", What::Deployed { figure, at }));
}

/// Everybody of a player who is left takes a place, spread over the area.
pub fn deploy_all(table: &mut Table, seat: Seat, cx: &mut Cx<'_, Event>) {
    let figures: Vec<FigureId> = table.waiting(seat).collect();
    for (n, &figure) in figures.iter().enumerate() {
        let steps = [INCH * 2, INCH, INCH / 4];
        let spots = steps.iter().map(|&step| spots(table, figure, step)).find(|it| !it.is_empty());
        let spots = spots.unwrap_or_default();
        let at = spots.get(spots.len() * (2 * n + 1) / (2 * figures.len()));
        match at.or(spots.first()) {
            Some(&at) => deploy(table, figure, at, cx),
            None => {
                table[figure].state.whereabouts = Whereabouts::Exterminated;
                cx.emit(|| Event::cite("ex.sn.2", What::NoRoom { figure }));
            }
        }
    }
}

/// ex.sn.4: whether a node may be placed here: apart from others, in no strip that is used, not on
/// terrain. Where no spot is left the distance shrinks.
pub fn may_place_node(table: &Table, at: Point) -> Result<(), Illegal> {
    let Nodes::Placed { apart, .. } = table.book.scenario.nodes else {
        return Err(Illegal::by("ex.sn.4"));
    };
    require(is_open(table, at), "ex.sn.4")?;
    let mut apart = apart;
    while !is_apart(table, at, apart) {
        require(apart > Length::ZERO && open_spots(table, apart).is_empty(), "ex.sn.4")?;
        apart -= INCH;
    }
    Ok(())
}

/// ex.sn.4: the nearest node, where nothing else keeps a node away and it is not as far from it as the scenario says.
pub fn crowding(table: &Table, at: Point) -> Option<Point> {
    let Nodes::Placed { apart, .. } = table.book.scenario.nodes else { return None };
    let nodes = table.nodes.iter().map(|it| it.at);
    let nearest = nodes.min_by_key(|&it| Path::straight(it, at).length())?;
    (is_open(table, at) && !is_apart(table, at, apart)).then_some(nearest)
}

fn is_apart(table: &Table, at: Point, apart: Length) -> bool {
    let near = |it: &crate::table::Node| it.at.is_within(apart + TOLERANCE, at);
    apart <= Length::ZERO || !table.nodes.iter().any(near)
}

/// ex.sn.4: places for a node so far from the others: every other inch, or closer together where none of those is
/// free.
fn open_spots(table: &Table, apart: Length) -> Vec<Point> {
    let free = |it: &Point| is_apart(table, *it, apart) && is_open(table, *it);
    let spots = |step: Length| grid(step).filter(free).collect::<Vec<Point>>();
    let coarse = spots(INCH * 2);
    if coarse.is_empty() { spots(INCH / 4) } else { coarse }
}

fn is_open(table: &Table, at: Point) -> bool {
    let disc = Disc::new(at, DISC);
    let used = table.players.iter().filter_map(|it| it.edge);
    let strips: Vec<Bounds> = used.map(|it| strip(it, table.book.scenario.strip)).collect();
    let in_strip =
        |it: &Bounds| Rect::upright(it.min, it.max).is_ok_and(|rect| rect.body().overlaps(disc));
    TABLE.holds(disc)
        && !strips.iter().any(in_strip)
        && table.pieces().all(|(_, it)| !it.body().overlaps(disc))
}

/// Points of the table, so far from each other.
fn grid(step: Length) -> impl Iterator<Item = Point> {
    let many = TABLE.max.x / step.0;
    (1..many).flat_map(move |y| (1..many).map(move |x| Point::new(step * x, step * y)))
}

/// ex.sn.4: how far from the others a node must lie now, and some places for it; nothing where none is placed.
fn spacing(table: &Table) -> Option<(Length, Vec<Point>)> {
    let Nodes::Placed { mut apart, .. } = table.book.scenario.nodes else { return None };
    loop {
        let spots = open_spots(table, apart);
        if !spots.is_empty() || apart <= Length::ZERO {
            return Some((apart, spots));
        }
        apart -= INCH;
    }
}

/// Examples of where a node may be placed.
pub fn node_spots(table: &Table) -> Vec<Point> {
    let spots = spacing(table).map(|it| it.1).unwrap_or_default();
    let step = (spots.len() / 12).max(1);
    spots.into_iter().step_by(step).take(12).collect()
}

/// ex.sn.4: where a node may be placed: strips along the x axis, of squares of half an inch
/// around the points that are allowed.
pub fn node_areas(table: &Table) -> Vec<Vec<Point>> {
    let Some((apart, _)) = spacing(table) else { return Vec::new() };
    let step = INCH / 2;
    let free = |it: &Point| is_apart(table, *it, apart) && is_open(table, *it);
    let mut runs: Vec<(Point, Point)> = Vec::new();
    for at in grid(step).filter(free) {
        match runs.last_mut() {
            Some((_, last)) if last.y == at.y && last.x + step.0 == at.x => *last = at,
            _ => runs.push((at, at)),
        }
    }
    let half = step.0 / 2;
    let corners = |(first, last): (Point, Point)| {
        let (low, high) = ((first.x - half, first.y - half), (last.x + half, last.y + half));
        let all = [(low.0, low.1), (high.0, low.1), (high.0, high.1), (low.0, high.1)];
        all.map(|(x, y)| Point { x, y }).to_vec()
    };
    runs.into_iter().map(corners).collect()
}

/// ex.bo.4: whether a figure is within 6" of the edge opposite its own, or of an enemy's area.
pub fn has_infiltrated(table: &Table, seat: Seat, figure: FigureId) -> bool {
    let base = table.base(figure);
    let near = INCH * 6;
    if let Some(edge) = table.player(seat).edge {
        let far: Edge = edge.opposite().edge();
        return TABLE.distance_to(far, base.centre) - base.radius <= near + TOLERANCE;
    }
    let is_near = |body: Body<'_>| gap_within(base.body().gap(body), near);
    table.seats().filter(|&it| it != seat).any(|enemy| match area(table, enemy) {
        None => false,
        Some(Deploy::Within(far, of)) => is_near(Disc::new(*of, *far).body()),
        Some(Deploy::Near(piece, far)) => {
            gap_within(base.body().gap(table.piece(*piece).body()), *far + near)
        }
        Some(Deploy::Area(bounds)) => {
            Rect::upright(bounds.min, bounds.max).is_ok_and(|it| is_near(it.body()))
        }
        Some(Deploy::Strips { strips, .. }) => strips.iter().any(|&(edge, depth)| {
            let bounds = strip(edge, depth);
            Rect::upright(bounds.min, bounds.max).is_ok_and(|it| is_near(it.body()))
        }),
    })
}
