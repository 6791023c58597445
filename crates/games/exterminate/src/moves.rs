//! Places worth moving to: examples for people who do not drag, and for bots.

use reglette_geometry::{Angle, Disc, Length, Point};

use crate::adventure;
use crate::choice::{Choice, Going, Play};
use crate::data::decks::Effect;
use crate::figure::Mark;
use crate::ground;
use crate::ids::FigureId;
use crate::measure::{CONTACT, SPACING, TABLE, TOLERANCE};
use crate::nodes;
use crate::scene;
use crate::stride::{Gait, Stride, trip};
use crate::table::Table;
use crate::traits::Trait;

/// Directions tried all round.
const BEARINGS: i32 = 8;

/// What a moving figure may do, with examples of where it may go.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let it = trip(table);
    let figure = it.figure;
    let going = |at: Point| Choice::Go(Going { to: at, via: Vec::new(), leave: false });
    let spots = spots(table, figure, it.most);
    let free = |at: &Point| ground::way(table, figure, &[*at], it.most).is_ok();
    out.extend(spots.into_iter().filter(free).map(going));
    let from = out.len();
    climbs(table, figure, out);
    jumps(table, figure, out);
    if matches!(it.gait, Gait::Move | Gait::Sprint) {
        let card = adventure::find(table, it.seat, Effect::RapidResponse);
        out.extend(card.map(|it| Choice::Play(Play::of(it))));
    }
    out.push(Choice::LetGo);
    let mut at = 0;
    out.retain(|it| {
        at += 1;
        at <= from || Stride::Where.legality(table, it).is_ok()
    });
}

/// Places a figure might want to go to, each once; some may not be legal.
fn spots(table: &Table, figure: FigureId, most: Length) -> Vec<Point> {
    let base = table.base(figure);
    let mut spots = Vec::with_capacity(40);
    let mut towards = |goal: Point, gap: Length| {
        let near = goal.towards(base.centre, gap);
        let spot = match base.centre.is_within(most, near) {
            true => near,
            false => base.centre.towards(goal, most),
        };
        spots.push(spot);
    };
    for foe in table.foes(table[figure].seat) {
        let theirs = table.base(foe);
        towards(theirs.centre, theirs.radius + base.radius + SPACING + TOLERANCE);
    }
    for goal in goals(table, figure) {
        towards(goal.centre, (goal.radius + base.radius).max(Length::ZERO));
    }
    for (_, piece) in table.pieces().filter(|(_, it)| !it.is_wall()) {
        let bounds = piece.body().bounds().grown(base.radius);
        let (x, y) = ((bounds.min.x + bounds.max.x) / 2, (bounds.min.y + bounds.max.y) / 2);
        let sides = [
            Point { x, y: bounds.min.y },
            Point { x, y: bounds.max.y },
            Point { x: bounds.min.x, y },
            Point { x: bounds.max.x, y },
        ];
        spots.extend(sides.into_iter().filter(|at| base.centre.is_within(most, *at)));
    }
    for n in 0..BEARINGS {
        let way = Angle::degrees(n * 360 / BEARINGS);
        spots.push(base.centre + way.step(most));
    }
    let room = TABLE.grown(-base.radius);
    spots.iter_mut().for_each(|at| *at = room.nearest(*at));
    let mut unique: Vec<Point> = Vec::with_capacity(spots.len());
    for spot in spots {
        // Where it stands already it does not go.
        if !base.centre.is_within(CONTACT, spot) && !unique.contains(&spot) {
            unique.push(spot);
        }
    }
    if nodes::touched(table, figure).next().is_some() {
        unique.push(base.centre);
    }
    unique
}

/// What a figure wants to touch: nodes and what its scenario offers.
pub fn goals(table: &Table, figure: FigureId) -> Vec<Disc> {
    let mut goals: Vec<Disc> = finds(table, figure).collect();
    scene::goals(table, figure, &mut goals);
    goals
}

/// The nodes that a figure may pick up.
pub fn finds(table: &Table, figure: FigureId) -> impl Iterator<Item = Disc> + '_ {
    let collects = !table.has(figure, Trait::Swarm);
    nodes::lying(table).filter(move |_| collects).map(|(_, it)| it)
}

/// ex.kh.2: onto whatever it touches.
fn climbs(table: &Table, figure: FigureId, out: &mut Vec<Choice>) {
    let base = table.base(figure);
    for (piece, _) in table.pieces().filter(|(_, it)| it.kind.climbable) {
        if table[figure].state.on.is_none() && table.touches(base, piece) {
            let top = ground::top(table, figure, piece).map(|it| it.nearest(base.centre));
            out.extend(top.map(|at| Choice::Climb { piece, at, leave: false }));
        }
    }
}

fn jumps(table: &Table, figure: FigureId, out: &mut Vec<Choice>) {
    let it = trip(table);
    let cards = [Effect::VortexManipulator, Effect::Tunnel];
    let mut means: Vec<_> = cards
        .iter()
        .filter_map(|&effect| adventure::find(table, it.seat, effect))
        .map(Some)
        .collect();
    if table.has(figure, Trait::VortexJump) && !table[figure].is(Mark::Jumped) {
        means.push(None);
    }
    if means.is_empty() {
        return;
    }
    let from = table[figure].state.at;
    let eight = Length::inches(8);
    let ring = (0..BEARINGS).map(|n| from + Angle::degrees(n * 360 / BEARINGS).step(eight));
    let near = |goal: &Disc| match from.is_within(eight, goal.centre) {
        true => goal.centre,
        false => from.towards(goal.centre, eight),
    };
    let goals = goals(table, figure);
    let mut spots: Vec<Point> = ring.chain(goals.iter().map(near)).collect();
    spots.sort_unstable();
    spots.dedup();
    for card in means {
        out.extend(spots.iter().map(|&at| Choice::Jump { at, card }));
    }
}
