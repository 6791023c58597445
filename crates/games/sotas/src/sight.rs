//! Line of sight and cover (sotas.los, sotas.cover, sotas.woods; R-29).

use reglette_geometry::sight::{self, Grazing};
use reglette_geometry::{Body, Disc, Length, Segment, Sight, Witness};

use crate::data::terrain::{Cover, View};
use crate::heights;
use crate::ids::{FigureId, PieceId};
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::options::Los;
use crate::table::Table;
use crate::terrain::{Piece, PieceState};

/// Which figures stand in the way of a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// sotas.los.2: everybody, but allies in contact with the one who looks (sotas.los.3).
    Figures,
    /// sotas.leader.6: friends only.
    Friends,
    /// Scenery alone.
    Nobody,
}

/// What one figure sees of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// Nothing.
    Hidden,
    /// Something.
    Open {
        /// sotas.cover.1: it is in cover.
        cover: bool,
        /// A line that passes.
        line: Segment,
    },
}

impl Look {
    /// Whether all of it is seen, or what is seen has no cover.
    pub fn is_bare(&self) -> bool {
        matches!(self, Look::Open { cover: false, .. })
    }

    /// Whether something is seen.
    pub fn is_open(&self) -> bool {
        matches!(self, Look::Open { .. })
    }
}

/// sotas.los.1, sotas.cover.2, R-29: what a figure sees of another.
pub fn look(table: &Table, from: FigureId, to: FigureId, screen: Screen) -> Look {
    let (eye, target) = (table.base(from), table.base(to));
    let Some(wooded) = woods(table, eye, target) else { return Look::Hidden };
    let high = table[from].state.z.max(table[to].state.z);
    let mut blocking: Vec<Body<'_>> = Vec::with_capacity(16);
    let mut low: Vec<Body<'_>> = Vec::with_capacity(8);
    let mut cover = wooded;
    let between = eye.body().bounds().joined(target.body().bounds());
    for (_, piece, state) in table.terrain() {
        if sees_over(piece, high) || !piece.body().bounds().meets(between) {
            continue;
        }
        match role(piece, state, eye, target) {
            Hides::Wholly => blocking.push(piece.body()),
            Hides::Partly if !piece.body().is_within(CONTACT, eye) => low.push(piece.body()),
            Hides::Partly | Hides::Not => {}
        }
        // sotas.terrain.7
        cover |= piece.kind.cover == Cover::Inside
            && piece.covers(target.centre)
            && !piece.covers(eye.centre);
    }
    let scenery = seen(table, eye, target, &blocking);
    if !scenery.is_open() {
        return Look::Hidden;
    }
    cover |= !scenery.is_clear() || !low.is_empty() && !seen(table, eye, target, &low).is_clear();
    let alone = blocking.len();
    if screen != Screen::Nobody {
        blocking.extend(screens(table, from, to, screen).map(|it| table.base(it).body()));
    }
    let all = if blocking.len() > alone { seen(table, eye, target, &blocking) } else { scenery };
    match all.line() {
        Some(line) => Look::Open { cover, line },
        None => Look::Hidden,
    }
}

/// sotas.cover.1, sotas.los.2: the pieces that hide a figure or a part of it, each by itself, and what
/// shows it.
pub fn shaded_by(table: &Table, from: FigureId, to: FigureId) -> Vec<(PieceId, Witness)> {
    let (eye, target) = (table.base(from), table.base(to));
    let high = table[from].state.z.max(table[to].state.z);
    let shade = |piece: &Piece, state: PieceState| {
        if sees_over(piece, high) {
            return None;
        }
        let hides = match role(piece, state, eye, target) {
            Hides::Wholly => true,
            Hides::Partly => !piece.body().is_within(CONTACT, eye),
            Hides::Not => false,
        };
        let wood = piece.kind.sight == View::Wood;
        let inside = wood || piece.kind.cover == Cover::Inside && !piece.covers(eye.centre);
        if inside && piece.covers(target.centre) {
            return Some(Witness::Point(target.centre));
        }
        // sotas.woods.3
        if wood && piece.covers(eye.centre) && !piece.body().is_border_within(CONTACT, eye) {
            return Some(Witness::Point(eye.centre));
        }
        if hides { shadow(table, eye, target, piece.body()) } else { None }
    };
    let pieces = table.terrain();
    pieces.filter_map(|(id, piece, state)| Some((id, shade(piece, state)?))).collect()
}

/// sotas.cover.1: the pieces that give a figure cover from another that sees it.
pub fn covered_by(table: &Table, from: FigureId, to: FigureId) -> Vec<PieceId> {
    match look(table, from, to, Screen::Figures) {
        Look::Open { cover: true, .. } => {
            shaded_by(table, from, to).into_iter().map(|(id, _)| id).collect()
        }
        Look::Open { .. } | Look::Hidden => Vec::new(),
    }
}

/// sotas.los.2, sotas.los.3: the figures that hide another or a part of it, each by itself, and what shows
/// it.
pub fn screened_by(table: &Table, from: FigureId, to: FigureId) -> Vec<(FigureId, Witness)> {
    let (eye, target) = (table.base(from), table.base(to));
    let shade = |it: FigureId| Some((it, shadow(table, eye, target, table.base(it).body())?));
    screens(table, from, to, Screen::Figures).filter_map(shade).collect()
}

/// Across what a body hides of a base; where the line between the centres decides, that line.
fn shadow(table: &Table, eye: Disc, target: Disc, body: Body<'_>) -> Option<Witness> {
    let sight = seen(table, eye, target, &[body]);
    if sight.is_clear() {
        return None;
    }
    let across = sight.shadows().first().map(|it| it.across);
    Some(Witness::Line(across.unwrap_or(Segment::new(eye.centre, target.centre))))
}

/// How a base is seen past these pieces.
fn seen(table: &Table, eye: Disc, target: Disc, pieces: &[Body<'_>]) -> Sight {
    let line = Segment::new(eye.centre, target.centre);
    if pieces.is_empty() {
        return Sight::Clear { line };
    }
    match table.book.options.los {
        Los::Angular => sight::of_disc(eye.centre, target, pieces.iter().copied()),
        Los::CentreLine => {
            let met = sight::along_line(line, Grazing::Passes, pieces.iter().copied());
            if met.is_empty() {
                Sight::Clear { line }
            } else {
                Sight::Hidden { shadows: Vec::new() }
            }
        }
    }
}

/// R-15, sotas.los.2, sotas.woods.3: whether a figure sees some part of a piece: where it is nearest, its
/// middle or its corners.
pub fn sees_piece(table: &Table, from: FigureId, piece: PieceId) -> bool {
    let (eye, it) = (table.base(from), table.piece(piece));
    let body = it.body();
    let nearest = Body::point(eye.centre).nearest(body).to;
    let foot = heights::ground_height(table, it.middle());
    let screens = || between(table, from, foot, Screen::Figures).map(|it| table.base(it).body());
    let high = table[from].state.z.max(foot);
    let mut spots = [nearest, it.middle()].into_iter().chain(body.corners());
    spots.any(|at| {
        let target = Disc::new(at, Length::ZERO);
        let hides = |other: &Piece, state: PieceState| {
            !sees_over(other, high) && matches!(role(other, state, eye, target), Hides::Wholly)
        };
        let others = table.terrain().filter(|&(id, _, _)| id != piece);
        let walls = others.filter(|&(_, other, state)| hides(other, state));
        let bodies = walls.map(|(_, other, _)| other.body()).chain(screens());
        let line = Segment::new(eye.centre, at);
        woods(table, eye, target).is_some()
            && sight::along_line(line, Grazing::Passes, bodies).is_empty()
    })
}

/// Figures that may stand in the way.
fn screens(
    table: &Table,
    from: FigureId,
    to: FigureId,
    screen: Screen,
) -> impl Iterator<Item = FigureId> {
    between(table, from, table[to].state.z, screen).filter(move |&it| it != to)
}

/// Figures that may stand in the way to something at a height.
fn between(
    table: &Table,
    from: FigureId,
    to: Length,
    screen: Screen,
) -> impl Iterator<Item = FigureId> {
    let (a, step) = (table[from].state.z, table.book.sticks().step());
    let (low, high) = (a.min(to) - step, a.max(to) + step);
    let stands = move |it: FigureId| {
        let z = table[it].state.z;
        let friend = !table.are_enemies(from, it);
        it != from
            && low <= z
            && z <= high
            && (screen == Screen::Figures || friend)
            && !(screen == Screen::Figures && friend && table.touch(from, it))
    };
    table.present().filter(move |&it| stands(it))
}

/// sotas.terrain.3: a figure whose feet are as high as a piece sees over it, and is seen.
pub fn sees_over(piece: &Piece, high: Length) -> bool {
    piece.kind.sight != View::Wood && piece.is_below(high)
}

enum Hides {
    Not,
    Partly,
    Wholly,
}

fn role(piece: &Piece, state: PieceState, eye: Disc, target: Disc) -> Hides {
    match piece.sight(state) {
        View::Clear => Hides::Not,
        View::Low => Hides::Partly,
        View::Block => Hides::Wholly,
        // sotas.terrain.5: a whole wood hides what is beyond it; who is inside has been settled by `woods`.
        View::Wood if piece.covers(eye.centre) || piece.covers(target.centre) => Hides::Not,
        View::Wood => Hides::Wholly,
        // sotas.terrain.6
        View::Hill if piece.covers(eye.centre) || piece.covers(target.centre) => Hides::Not,
        View::Hill => Hides::Wholly,
    }
}

/// sotas.woods.2, sotas.woods.3, sotas.woods.4, sotas.woods.5: nothing is seen in a wood from outside, out of it only
/// from its edge, within the same one only Short and as in cover. `None` when nothing is seen.
fn woods(table: &Table, eye: Disc, target: Disc) -> Option<bool> {
    let mut cover = false;
    for (_, piece, _) in table.terrain() {
        if piece.kind.sight != View::Wood {
            continue;
        }
        match (piece.covers(eye.centre), piece.covers(target.centre)) {
            (false, false) => {}
            (false, true) => return None,
            (true, false) => {
                if !piece.body().is_border_within(CONTACT, eye) {
                    return None;
                }
            }
            (true, true) => {
                if !eye.body().is_within(table.book.sticks().short(), target) {
                    return None;
                }
                cover = true;
            }
        }
    }
    Some(cover)
}

/// sotas.woods.3: the figure shoots out of a wood from its edge at somebody outside.
pub fn shoots_out_of_wood(table: &Table, from: FigureId, to: FigureId) -> bool {
    let (eye, target) = (table.base(from), table.base(to));
    table.terrain().any(|(_, piece, _)| {
        piece.kind.sight == View::Wood
            && piece.covers(eye.centre)
            && !piece.covers(target.centre)
            && piece.body().is_border_within(CONTACT, eye)
    })
}

/// sotas.ambush.1, R-23: inside a wood, or seen by no enemy.
pub fn lies_in_wait(table: &Table, figure: FigureId) -> bool {
    let at = table[figure].state.at;
    let wooded = |piece: &Piece| piece.kind.sight == View::Wood && piece.covers(at);
    table.terrain().any(|(_, piece, _)| wooded(piece)) || is_hidden(table, figure)
}

/// sotas.ambush.3: a figure is no longer where it was hidden, however it left.
pub fn comes_out(table: &mut Table, figure: FigureId) {
    match &mut table.active {
        Some(active) if active.figure == figure => active.away = active.hidden,
        _ => table[figure].mark(Mark::HiddenAtDawn, false),
    }
}

/// sotas.ambush.1: no enemy sees anything of the figure's base.
pub fn is_hidden(table: &Table, figure: FigureId) -> bool {
    !table.enemies(figure).any(|it| sees(table, it, figure, Screen::Nobody))
}

/// whether a figure sees another; the Unconscious see nobody.
pub fn sees(table: &Table, from: FigureId, to: FigureId, screen: Screen) -> bool {
    !table[from].is(Mark::Unconscious) && look(table, from, to, screen).is_open()
}
