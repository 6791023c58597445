//! Adventure cards that are played at the start of a part or of Upkeep (11.6, 11.7).

use std::sync::Arc;

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};
use reglette_geometry::{INCH, Vector};

use crate::adventure;
use crate::choice::{Choice, Play};
use crate::data::decks::Effect;
use crate::data::terrain::Laid;
use crate::event::{Event, What};
use crate::fate::{calm, stand_up};
use crate::figure::Mark;
use crate::ground;
use crate::ids::{AdventureId, FigureId, MOST_PIECES, PieceId};
use crate::measure::{CONTACT, SPACING, TABLE, gap_within};
use crate::scene;
use crate::table::{Phase, Table};
use crate::terrain::Piece;
use crate::traits::Trait;

/// Cards for the start of a player's own part.
pub fn own(phase: Phase) -> &'static [Effect] {
    match phase {
        Phase::Movement => &[
            Effect::MediKit,
            Effect::PersonalShield,
            Effect::Barricade,
            Effect::BodyPrint,
            Effect::PostHypnoticOrder,
            Effect::DontBlink,
        ],
        Phase::Shooting => &[
            Effect::MediKit,
            Effect::PersonalShield,
            Effect::Run,
            Effect::Cyberiad,
            Effect::AirStrike,
            Effect::AllonsY,
        ],
        Phase::Melee => &[Effect::MediKit, Effect::PersonalShield, Effect::SontarHa],
        Phase::Initiative | Phase::Upkeep => &[],
    }
}

/// Those of them that can be played in more ways than are offered: groups of figures, places.
pub fn sampled(phase: Phase) -> impl Iterator<Item = Effect> {
    const SAMPLED: [Effect; 5] =
        [Effect::Run, Effect::Cyberiad, Effect::BodyPrint, Effect::Barricade, Effect::AirStrike];
    own(phase).iter().copied().filter(|it| SAMPLED.contains(it))
}

/// Cards for the start of an enemy's Shooting part.
pub const ANSWERS: [Effect; 3] =
    [Effect::PsychicPaper, Effect::CoveringPositions, Effect::LightsOut];

/// The card for the start of Upkeep.
pub const UPKEEP: [Effect; 1] = [Effect::HoldTheLine];

/// In how many ways a card is offered at most.
const EXAMPLES: usize = 24;

/// Examples of how cards that do one of these may be played.
pub fn options(table: &Table, seat: Seat, effects: &[Effect], out: &mut Vec<Choice>) {
    for &effect in effects {
        let cards =
            adventure::held(table, seat, effect).chain(adventure::open(table, seat, effect));
        for card in cards {
            let all = examples(table, seat, effect, card);
            let fits = |it: &Play| may(table, seat, it).is_ok();
            out.extend(all.into_iter().filter(fits).take(EXAMPLES).map(Choice::Play));
        }
    }
}

fn examples(table: &Table, seat: Seat, effect: Effect, card: AdventureId) -> Vec<Play> {
    let own: Vec<FigureId> = table.own(seat).collect();
    let each = |figures: &[FigureId]| figures.iter().map(|&it| Play::on(card, it)).collect();
    match effect {
        Effect::MediKit => {
            let heals = |&it: &FigureId| Play { heals: true, ..Play::on(card, it) };
            own.iter().map(|&it| Play::on(card, it)).chain(own.iter().map(heals)).collect()
        }
        Effect::PersonalShield | Effect::DontBlink | Effect::PsychicPaper | Effect::HoldTheLine => {
            each(&own)
        }
        Effect::Run => {
            let some: Vec<FigureId> = own.into_iter().take(3).collect();
            vec![Play { figures: some, ..Play::of(card) }]
        }
        Effect::Cyberiad => {
            let near = |it: &FigureId| may_calm(table, seat, *it);
            let some: Vec<FigureId> = own.into_iter().filter(near).take(3).collect();
            vec![Play { figures: some, ..Play::of(card) }]
        }
        Effect::PostHypnoticOrder => each(&table.foes(seat).collect::<Vec<_>>()),
        Effect::BodyPrint => {
            let pairs = own.iter().flat_map(|&a| own.iter().map(move |&b| (a, b)));
            let pairs = pairs.filter(|(a, b)| a < b);
            pairs.map(|(a, b)| Play { figures: vec![a, b], ..Play::of(card) }).collect()
        }
        Effect::Barricade => barricades(table, &own, card),
        Effect::AirStrike => {
            let at = |it: FigureId| Play { at: Some(table[it].state.at), ..Play::of(card) };
            table.foes(seat).map(at).collect()
        }
        _ => vec![Play::of(card)],
    }
}

/// A barricade on each side of each figure.
fn barricades(table: &Table, own: &[FigureId], card: AdventureId) -> Vec<Play> {
    let [width, depth] = table.book.content.grounds.barricade();
    let mut plays = Vec::new();
    for &figure in own {
        let base = table.base(figure);
        let (at, r) = (base.centre, base.radius.0);
        let spots = [
            (Vector { x: -width.0 / 2, y: r }, false),
            (Vector { x: -width.0 / 2, y: -r - depth.0 }, false),
            (Vector { x: r, y: -width.0 / 2 }, true),
            (Vector { x: -r - depth.0, y: -width.0 / 2 }, true),
        ];
        for (by, turned) in spots {
            plays.push(Play { at: Some(at + by), turned, ..Play::of(card) });
        }
    }
    plays
}

/// Cyberiad: within 6" of the own Leader.
fn may_calm(table: &Table, seat: Seat, figure: FigureId) -> bool {
    let leads = |it: &FigureId| {
        table.has(*it, Trait::Leader)
            && table[*it].is_operational()
            && table.is_near(INCH * 6, *it, figure)
    };
    table[figure].state.stress > 0 && table.own(seat).any(|it| leads(&it))
}

/// Whether a card may be played like this at the start of a part.
pub fn may(table: &Table, seat: Seat, play: &Play) -> Result<(), Illegal> {
    adventure::may_use(table, seat, play.card)?;
    if let (Effect::PostHypnoticOrder, &[it]) = (table.effect(play.card), &play.figures[..]) {
        require(scene::may_walk(table, it), "ex.sn.21")?;
    }
    require(fits(table, seat, play), "ex.ad.4")?;
    if let (Effect::BodyPrint, &[one, other]) = (table.effect(play.card), &play.figures[..]) {
        may_change_places(table, one, other)?;
    }
    Ok(())
}

fn fits(table: &Table, seat: Seat, play: &Play) -> bool {
    let figures = &play.figures[..];
    let own = |it: FigureId| table[it].seat == seat && table[it].is_on_table();
    let alone = play.at.is_none() && !play.turned && !play.heals;
    let several = |least: usize| {
        let once = |(at, it): (usize, &FigureId)| !figures[..at].contains(it);
        alone
            && (least..=3).contains(&figures.len())
            && figures.iter().all(|&it| own(it))
            && figures.iter().enumerate().all(once)
    };
    match (table.effect(play.card), figures) {
        (Effect::MediKit, &[it]) => {
            let (wounded, shocked) = (table[it].state.wounds > 0, table[it].state.shocked);
            let helps = if play.heals { wounded && shocked } else { wounded || shocked };
            *play == Play { heals: play.heals, ..Play::on(play.card, it) } && own(it) && helps
        }
        // ad.15: it lasts until the figure is Shocked.
        (Effect::PersonalShield, &[it]) => alone && own(it) && !table[it].state.shocked,
        (Effect::PsychicPaper, &[it]) => alone && own(it),
        (Effect::DontBlink, &[it]) => alone && own(it) && table.has(it, Trait::QuantumLock),
        (Effect::HoldTheLine, &[it]) => alone && own(it) && table[it].is_operational(),
        (Effect::Run, _) => several(1),
        (Effect::Cyberiad, _) => several(1) && figures.iter().all(|&it| may_calm(table, seat, it)),
        (Effect::PostHypnoticOrder, &[it]) => alone && is_under_orders(table, seat, it, play.card),
        (Effect::BodyPrint, &[one, other]) => alone && may_swap(table, seat, one, other),
        (Effect::Barricade, []) => !play.heals && barricade(table, seat, play).is_some(),
        (Effect::AirStrike, []) => {
            // up.14: once per game.
            let there = !play.turned && !play.heals && play.at.is_some_and(|at| TABLE.contains(at));
            there && !table.player(seat).struck
        }
        (
            Effect::SontarHa | Effect::AllonsY | Effect::CoveringPositions | Effect::LightsOut,
            [],
        ) => alone,
        _ => false,
    }
}

/// Post-hypnotic Order: an enemy troop with two Stress near a Silent.
fn is_under_orders(table: &Table, seat: Seat, figure: FigureId, card: AdventureId) -> bool {
    let it = &table[figure];
    let named = [Trait::Leader, Trait::Archetype, Trait::Special];
    let troop = it.seat != seat && !named.iter().any(|&named| table.has(figure, named));
    let near = |own: &FigureId| {
        adventure::is_of(table, *own, card) && table.is_near(INCH * 8, *own, figure)
    };
    troop && it.is_operational() && it.state.stress >= 2 && table.own(seat).any(|own| near(&own))
}

/// Body Print: no enemy within 3" of either, and each base has room.
fn may_swap(table: &Table, seat: Seat, one: FigureId, other: FigureId) -> bool {
    let quiet = |it: FigureId| !table.foes(seat).any(|foe| table.is_near(INCH * 3, it, foe));
    let own = |it: FigureId| table[it].seat == seat && table[it].is_on_table();
    let same = table.base(one).radius == table.base(other).radius;
    one != other && own(one) && own(other) && quiet(one) && quiet(other) && same
}

/// ex.kh.3, ex.tr.17: nobody comes to stand on what it could not climb.
fn may_change_places(table: &Table, one: FigureId, other: FigureId) -> Result<(), Illegal> {
    for (figure, there) in [(one, other), (other, one)] {
        if let Some(piece) = table[there].state.on {
            ground::may_perch(table, figure, piece)?;
        }
    }
    Ok(())
}

/// Improvised Barricade: the piece, if it may lie there.
fn barricade(table: &Table, seat: Seat, play: &Play) -> Option<Piece> {
    let grounds = &table.book.content.grounds;
    let laid = Laid { kind: grounds.named("barricade")?, at: play.at? };
    let piece = Piece::new(grounds, laid, play.turned)?;
    let body = piece.body();
    let bounds = body.bounds();
    let inside = TABLE.contains(bounds.min) && TABLE.contains(bounds.max);
    let touches = table.own(seat).any(|it| body.is_within(CONTACT, table.base(it)));
    let far = table.foes(seat).all(|it| !gap_within(body.gap(table.base(it)), SPACING));
    let free = table.pieces().all(|(_, it)| !body.overlaps(it.body()))
        && table.present().all(|it| !body.overlaps(table.base(it)));
    let bare = scene::discs(table).all(|it| !body.overlaps(it));
    let room = table.terrain.len() < MOST_PIECES;
    (inside && touches && far && free && bare && room).then_some(piece)
}

/// What goes on after a card was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Nothing more.
    Nothing,
    /// An air strike is resolved.
    Strike,
    /// A figure is moved.
    Order(FigureId),
}

/// Plays a card at the start of a part.
pub fn play(table: &mut Table, seat: Seat, play: &Play, cx: &mut Cx<'_, Event>) -> After {
    let piece = match table.effect(play.card) {
        Effect::Barricade => barricade(table, seat, play),
        _ => None,
    };
    adventure::spend(table, seat, play, cx);
    let figures = &play.figures;
    match table.effect(play.card) {
        Effect::MediKit => medi_kit(table, figures[0], play.heals, cx),
        Effect::Barricade => lay(table, piece, cx),
        Effect::BodyPrint => swap(table, figures[0], figures[1], cx),
        Effect::PostHypnoticOrder => return After::Order(figures[0]),
        Effect::DontBlink => table[figures[0]].mark(Mark::Unseen, true),
        Effect::Run => figures.iter().for_each(|&it| table[it].mark(Mark::Runs, true)),
        Effect::Cyberiad => figures.iter().for_each(|&it| calm(table, "ex.ad.4", it, 1, cx)),
        Effect::AirStrike => {
            let at = play.at.expect("it was named");
            table.player_mut(seat).struck = true;
            if crate::attack::strike(table, seat, at, cx) {
                return After::Strike;
            }
        }
        Effect::AllonsY => table.round.allons_y = true,
        Effect::SontarHa => table.round.sontar_ha = true,
        Effect::PsychicPaper => table[figures[0]].mark(Mark::Papered, true),
        Effect::CoveringPositions => table.round.covering.push(seat),
        Effect::LightsOut => table.round.lights_out = true,
        Effect::HoldTheLine => {
            let near = |it: &FigureId| table.is_near(INCH * 6, figures[0], *it);
            for figure in table.own(seat).filter(near).collect::<Vec<_>>() {
                calm(table, "ex.ad.4", figure, 1, cx);
            }
        }
        _ => {}
    }
    After::Nothing
}

fn medi_kit(table: &mut Table, figure: FigureId, heals: bool, cx: &mut Cx<'_, Event>) {
    if table[figure].state.shocked && !heals {
        return stand_up(table, "ex.ad.4", figure, cx);
    }
    table[figure].state.wounds -= 1;
    let wounds = table[figure].state.wounds;
    cx.emit(|| Event::cite("ex.ad.4", What::Healed { figure, wounds }));
}

fn lay(table: &mut Table, piece: Option<Piece>, cx: &mut Cx<'_, Event>) {
    let Some(piece) = piece else { return };
    let at = piece.laid.at;
    let id = PieceId(u8::try_from(table.terrain.len()).expect("few pieces"));
    Arc::make_mut(&mut table.terrain).push(piece);
    cx.emit(|| Event::cite("ex.ad.4", What::Barricaded { piece: id, at }));
}

fn swap(table: &mut Table, one: FigureId, other: FigureId, cx: &mut Cx<'_, Event>) {
    let (a, b) = (table[one].state, table[other].state);
    (table[one].state.at, table[one].state.on) = (b.at, b.on);
    (table[other].state.at, table[other].state.on) = (a.at, a.on);
    cx.emit(|| Event::cite("ex.ad.4", What::Swapped { one, other }));
    for figure in [one, other] {
        table[figure].mark(Mark::Displaced, true);
        scene::lets_go(table, "ex.sn.14", figure, cx);
    }
}
