//! Scenarios (ex.sc): forces, deployment, nodes, and what each of them adds (ex.sn).

use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_geometry::{Bounds, Compass, Decimal, Length, Point};
use serde::Deserialize;

use super::forces::{CIVILIANS, Forces};
use super::laying;
use super::terrain::Grounds;
use super::{Source, inches, place, point, row};
use crate::ids::{MOST_NODES, PieceId};

/// A scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// What it is called.
    pub title: Title,
    /// ex.fb.1: recruitment cards a side.
    pub cards: u8,
    /// ex.su.1: turns.
    pub turns: u8,
    /// For how many players it is.
    pub players: Vec<u8>,
    /// The layout of the table.
    pub layout: u8,
    /// Factions for those who bring none, seat by seat.
    pub forces: Vec<String>,
    /// The strip everybody deploys in, where there are no sides.
    pub strip: Length,
    /// ex.nd.1: where nodes are.
    pub nodes: Nodes,
    /// Its two sides; none where all play alike.
    pub sides: Vec<Side>,
    /// What it adds.
    pub plot: Plot,
}

/// Where nodes are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Nodes {
    /// There are none.
    #[default]
    None,
    /// At these points.
    At(Vec<Point>),
    /// ex.sn.4: placed by the players.
    Placed {
        /// How many each player places.
        each: u8,
        /// The same with more than two players.
        of_many: u8,
        /// How far apart.
        apart: Length,
    },
}

/// A side of a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// What it is called.
    pub title: Title,
    /// The faction that must play it.
    pub faction: Option<String>,
    /// Its force, if it is not the quick one of its faction.
    pub quick: Vec<String>,
    /// Where it deploys.
    pub deploy: Deploy,
}

/// Where a side deploys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deploy {
    /// Along edges of the table.
    Strips {
        /// The edges, and how deep.
        strips: Vec<(Compass, Length)>,
        /// The figures of one card deploy here.
        room: Option<Bounds>,
        /// Half of the figures on each edge, the odd one on the first.
        halves: bool,
    },
    /// In a rectangle.
    Area(Bounds),
    /// Within a length of a point.
    Within(Length, Point),
    /// Within a length of a piece.
    Near(PieceId, Length),
}

/// What a scenario adds (11.11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plot {
    /// Nothing.
    None,
    /// ex.sn.5, ex.sn.6, ex.sn.7, ex.sn.8.
    Converter {
        /// The Converter.
        piece: PieceId,
        /// Who sabotages it.
        attacker: u8,
        /// Dice of sabotage and repair.
        dice: u8,
        /// Markers that destroy it.
        markers: u8,
        /// VP for destroying or keeping it.
        vp: u8,
    },
    /// ex.sn.9.
    Beacons {
        /// Where they are.
        at: Vec<Point>,
        /// A piece that is one too.
        piece: PieceId,
        /// How near counts.
        within: Length,
        /// VP for each.
        vp: u8,
    },
    /// ex.sn.10, ex.sn.11, ex.sn.12.
    Escape {
        /// Who runs.
        runners: u8,
        /// Where they leave.
        edge: Compass,
        /// VP for a figure that left.
        vp: u8,
        /// VP for a leader or archetype.
        vp_named: u8,
        /// VP of the hunters for a runner left behind.
        vp_left: u8,
    },
    /// ex.sn.13, ex.sn.14, ex.sn.15.
    Prisoner {
        /// Where he is kept.
        at: Point,
        /// Who frees him.
        rescuers: u8,
        /// Where they bring him.
        edge: Compass,
        /// How deep.
        depth: Length,
        /// What it is worth.
        vp: u8,
    },
    /// ex.sn.16.
    Heap {
        /// The heap.
        piece: PieceId,
        /// VP a turn.
        vp: u8,
        /// VP for a leader on it at the end.
        vp_leader: u8,
    },
    /// ex.sn.17, ex.sn.18, ex.sn.19.
    Device {
        /// The console.
        piece: PieceId,
        /// Who builds.
        builders: u8,
        /// Dice of a builder.
        dice: u8,
        /// Dice of the leader.
        dice_leader: u8,
        /// Progress that is needed.
        progress: u8,
        /// How far it works.
        within: Length,
        /// VP when it works.
        vp: u8,
        /// VP for a node handed over.
        vp_node: u8,
    },
    /// ex.sn.20, ex.sn.21, ex.sn.22, ex.sn.23.
    Civilians {
        /// Their recruitment card.
        card: String,
        /// Whose friends they are.
        side: u8,
        /// Where they are.
        at: Vec<Point>,
        /// The TARDIS.
        piece: PieceId,
        /// VP for one saved.
        vp: u8,
    },
}

impl Plot {
    /// The piece of terrain it speaks of.
    pub fn piece(&self) -> Option<PieceId> {
        match *self {
            Plot::Converter { piece, .. }
            | Plot::Beacons { piece, .. }
            | Plot::Heap { piece, .. }
            | Plot::Device { piece, .. }
            | Plot::Civilians { piece, .. } => Some(piece),
            Plot::None | Plot::Escape { .. } | Plot::Prisoner { .. } => None,
        }
    }
}

row!(Row {
    #[serde(default, rename = "goal_en")]
    _goal_en: String,
    #[serde(default, rename = "goal_fr")]
    _goal_fr: String,
    players: Vec<u8>,
    cards: u8,
    turns: u8,
    layout: String,
    forces: Vec<String>,
    strip: Option<Decimal>,
    #[serde(default)]
    nodes: NodesRow,
    #[serde(default)]
    side: Vec<SideRow>,
    converter: Option<ConverterRow>,
    beacons: Option<BeaconsRow>,
    escape: Option<EscapeRow>,
    prisoner: Option<PrisonerRow>,
    heap: Option<HeapRow>,
    device: Option<DeviceRow>,
    civilians: Option<CiviliansRow>,
});

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct NodesRow {
    at: Vec<[Decimal; 2]>,
    each: Option<u8>,
    each_of_many: Option<u8>,
    apart: Option<Decimal>,
}

row!(SideRow {
    faction: Option<String>,
    #[serde(default)]
    quick: Vec<String>,
    deploy: DeployRow,
});

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct DeployRow {
    strips: Vec<StripRow>,
    room: Option<[Decimal; 4]>,
    halves: bool,
    area: Option<[Decimal; 4]>,
    within: Option<Decimal>,
    of: Option<[Decimal; 2]>,
    near: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StripRow {
    edge: Compass,
    depth: Decimal,
}

macro_rules! plots {
    ($($Row:ident { $($field:ident : $Type:ty),* })+) => {$(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $Row { $($field: $Type),* }
    )+};
}

plots! {
    ConverterRow { piece: String, attacker: String, dice: u8, markers: u8, vp: u8 }
    BeaconsRow { at: Vec<[Decimal; 2]>, piece: String, within: Decimal, vp: u8 }
    EscapeRow { runners: String, edge: Compass, vp: u8, vp_named: u8, vp_left: u8 }
    PrisonerRow { at: [Decimal; 2], rescuers: String, edge: Compass, depth: Decimal, vp: u8 }
    HeapRow { piece: String, vp: u8, vp_leader: u8 }
    DeviceRow {
        piece: String, builders: String, dice: u8, dice_leader: u8, progress: u8,
        within: Decimal, vp: u8, vp_node: u8
    }
    CiviliansRow { card: String, side: String, at: Vec<[Decimal; 2]>, piece: String, vp: u8 }
}

impl Scenario {
    /// Reads a file.
    pub fn read(source: Source<'_>, grounds: &Grounds) -> Result<Scenario, Fault> {
        let row: Row = source.parse()?;
        let layout = place(&grounds.layout_titles, &row.layout);
        let layout = layout.ok_or_else(|| source.unknown("layout", &row.layout))?;
        let pieces = grounds.layouts[usize::from(layout)].len();
        let reading = Reading { source, pieces, sides: &row.side };
        let sides = row.side.iter().map(|it| reading.side(it)).collect::<Result<Vec<_>, _>>()?;
        let wrong = |key| Err(source.wrong(&row.id, key));
        if !(1..=5).contains(&row.cards) || !(1..=20).contains(&row.turns) {
            return wrong("fault-content-scenario");
        }
        let most = row.players.iter().max().copied().unwrap_or_default();
        if !matches!((sides.len(), most), (0, _) | (2, 2)) {
            return wrong("fault-scenario-sides");
        }
        if row.forces.len() < usize::from(most) {
            return wrong("fault-scenario-forces");
        }
        let strip = row.strip.map(|it| inches(source, it)).transpose()?;
        Ok(Scenario {
            title: row.title(),
            cards: row.cards,
            turns: row.turns,
            players: row.players.clone(),
            layout,
            forces: row.forces.clone(),
            strip: strip.unwrap_or(Length::inches(6)),
            nodes: reading.nodes(&row.nodes)?,
            plot: reading.plot(&row)?,
            sides,
        })
    }

    /// Refuses factions and cards that the content does not have.
    pub fn check(&self, source: Source<'_>, forces: &Forces) -> Result<(), Fault> {
        let named = self.sides.iter().filter_map(|it| it.faction.as_ref());
        for name in self.forces.iter().chain(named) {
            let faction = forces.faction(name).filter(|_| name != CIVILIANS);
            faction.ok_or_else(|| source.unknown("faction", name))?;
        }
        for card in self.sides.iter().flat_map(|it| &it.quick) {
            forces.named(card).ok_or_else(|| source.unknown("recruitment-card", card))?;
        }
        Ok(())
    }
}

struct Reading<'a> {
    source: Source<'a>,
    pieces: usize,
    sides: &'a [SideRow],
}

impl Reading<'_> {
    fn nodes(&self, row: &NodesRow) -> Result<Nodes, Fault> {
        let placed = row.each.is_some();
        let stray = row.apart.is_some() != placed || row.each_of_many.is_some() && !placed;
        if stray || placed && !row.at.is_empty() {
            return Err(self.table("[nodes]", "fault-scenario-nodes"));
        }
        if let (Some(each), Some(apart)) = (row.each, row.apart) {
            let (of_many, apart) = (row.each_of_many.unwrap_or(each), inches(self.source, apart)?);
            return Ok(Nodes::Placed { each, of_many, apart });
        }
        if row.at.len() > MOST_NODES {
            return Err(self.source.wrong("nodes", "fault-content-many"));
        }
        match row.at.is_empty() {
            true => Ok(Nodes::None),
            false => self.points(&row.at).map(Nodes::At),
        }
    }

    /// What is wrong with a table of the file.
    fn table(&self, table: &str, what: &'static str) -> Fault {
        let at = laying::place(self.source, table, "");
        self.source.fault(&(at..at), what)
    }

    fn points(&self, list: &[[Decimal; 2]]) -> Result<Vec<Point>, Fault> {
        list.iter().map(|&it| point(self.source, it)).collect()
    }

    fn area(&self, [x0, y0, x1, y1]: [Decimal; 4]) -> Result<Bounds, Fault> {
        Ok(Bounds::around(&[point(self.source, [x0, y0])?, point(self.source, [x1, y1])?]))
    }

    fn piece(&self, id: &str) -> Result<PieceId, Fault> {
        let number = id.strip_prefix('p').and_then(|it| it.parse::<usize>().ok());
        let known = number.filter(|it| (1..=self.pieces).contains(it));
        let at = known.and_then(|it| u8::try_from(it - 1).ok());
        at.map(PieceId).ok_or_else(|| self.source.unknown("piece", id))
    }

    fn side_named(&self, id: &str) -> Result<u8, Fault> {
        let at = self.sides.iter().position(|it| it.id == id);
        let at = at.and_then(|it| u8::try_from(it).ok());
        at.ok_or_else(|| self.source.unknown("side", id))
    }

    fn side(&self, row: &SideRow) -> Result<Side, Fault> {
        let it = &row.deploy;
        let wrong = || self.source.wrong(&row.id, "fault-scenario-deploy");
        let (along, round) = (!it.strips.is_empty(), it.of.is_some() || it.near.is_some());
        let ways = [along, it.area.is_some(), it.of.is_some(), it.near.is_some()];
        let edges = (it.strips.first(), it.strips.get(1));
        let twice = matches!(edges, (Some(one), Some(other)) if one.edge == other.edge);
        let single = ways.into_iter().filter(|it| *it).count() == 1;
        if !single || it.within.is_some() != round || it.strips.len() > 2 || twice {
            return Err(wrong());
        }
        if it.room.is_some() && !along || it.halves && it.strips.len() != 2 {
            return Err(wrong());
        }
        let far = it.within.map(|it| inches(self.source, it)).transpose()?;
        let deploy = match (it.area, far, it.of, &it.near) {
            (Some(area), ..) => Deploy::Area(self.area(area)?),
            (None, Some(far), Some(of), _) => Deploy::Within(far, point(self.source, of)?),
            (None, Some(far), None, Some(piece)) => Deploy::Near(self.piece(piece)?, far),
            _ => {
                let strip = |it: &StripRow| Ok((it.edge, inches(self.source, it.depth)?));
                let strips = it.strips.iter().map(strip).collect::<Result<Vec<_>, Fault>>()?;
                let room = it.room.map(|it| self.area(it)).transpose()?;
                Deploy::Strips { strips, room, halves: it.halves }
            }
        };
        let (faction, quick) = (row.faction.clone(), row.quick.clone());
        Ok(Side { title: row.title(), faction, quick, deploy })
    }

    fn plot(&self, row: &Row) -> Result<Plot, Fault> {
        let inches = |it: Decimal| inches(self.source, it);
        let tables = [
            ("[converter]", row.converter.is_some()),
            ("[beacons]", row.beacons.is_some()),
            ("[escape]", row.escape.is_some()),
            ("[prisoner]", row.prisoner.is_some()),
            ("[heap]", row.heap.is_some()),
            ("[device]", row.device.is_some()),
            ("[civilians]", row.civilians.is_some()),
        ];
        let mut own = tables.into_iter().filter(|it| it.1);
        if let (Some(_), Some((second, _))) = (own.next(), own.next()) {
            return Err(self.table(second, "fault-scenario-plots"));
        }
        if let Some(it) = &row.converter {
            let (piece, attacker) = (self.piece(&it.piece)?, self.side_named(&it.attacker)?);
            let (dice, markers, vp) = (it.dice, it.markers, it.vp);
            return Ok(Plot::Converter { piece, attacker, dice, markers, vp });
        }
        if let Some(it) = &row.beacons {
            let (at, piece) = (self.points(&it.at)?, self.piece(&it.piece)?);
            return Ok(Plot::Beacons { at, piece, within: inches(it.within)?, vp: it.vp });
        }
        if let Some(it) = &row.escape {
            let runners = self.side_named(&it.runners)?;
            let (edge, vp, vp_named, vp_left) = (it.edge, it.vp, it.vp_named, it.vp_left);
            return Ok(Plot::Escape { runners, edge, vp, vp_named, vp_left });
        }
        if let Some(it) = &row.prisoner {
            let (at, rescuers) = (point(self.source, it.at)?, self.side_named(&it.rescuers)?);
            let (edge, depth, vp) = (it.edge, inches(it.depth)?, it.vp);
            return Ok(Plot::Prisoner { at, rescuers, edge, depth, vp });
        }
        if let Some(it) = &row.heap {
            let piece = self.piece(&it.piece)?;
            return Ok(Plot::Heap { piece, vp: it.vp, vp_leader: it.vp_leader });
        }
        if let Some(it) = &row.device {
            return Ok(Plot::Device {
                piece: self.piece(&it.piece)?,
                builders: self.side_named(&it.builders)?,
                dice: it.dice,
                dice_leader: it.dice_leader,
                progress: it.progress,
                within: inches(it.within)?,
                vp: it.vp,
                vp_node: it.vp_node,
            });
        }
        if let Some(it) = &row.civilians {
            return Ok(Plot::Civilians {
                card: it.card.clone(),
                side: self.side_named(&it.side)?,
                at: self.points(&it.at)?,
                piece: self.piece(&it.piece)?,
                vp: it.vp,
            });
        }
        Ok(Plot::None)
    }
}
