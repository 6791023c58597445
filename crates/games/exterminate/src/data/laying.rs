//! Whether a scenario can be laid out and played: places on the table, lengths, counts, pieces, sides (ex.sc.1).

use reglette_engine::Rule;
use reglette_engine::fault::Fault;
use reglette_geometry::{Bounds, Compass, Disc, Length, Point, Rect};

use super::Source;
use super::arms::MOST_DICE;
use super::decks::Token;
use super::forces::Forces;
use super::scenarios::{Deploy, Nodes, Plot, Scenario, Side};
use crate::ids::MOST_NODES;
use crate::measure::{DISC, LARGE, TABLE, gap_within};
use crate::terrain::Piece;

/// The most markers, progress and points that a scenario speaks of.
const MOST_COUNT: u8 = 50;
/// Edges in the order in which players take them.
const EDGES: [Compass; 4] = [Compass::South, Compass::North, Compass::West, Compass::East];

/// Refuses a scenario that could not be played on its table.
pub fn check(
    scenario: &Scenario,
    source: Source<'_>,
    forces: &Forces,
    pieces: &[Piece],
) -> Result<(), Fault> {
    let laying = Laying { source, pieces };
    laying.strip(scenario)?;
    laying.nodes(scenario)?;
    for (at, side) in scenario.sides.iter().enumerate() {
        laying.side(side)?;
        let twice = |it: &Side| it.faction.is_some() && it.faction == side.faction;
        if scenario.sides[..at].iter().any(twice) {
            return Err(source.wrong(&side.title.id, "fault-scenario-factions"));
        }
        if scenario.sides[..at].iter().any(|it| it.title.id == side.title.id) {
            return Err(source.wrong(&side.title.id, "fault-content-repeated"));
        }
    }
    laying.plot(&scenario.plot, forces)
}

/// ex.nd.1, ex.nd.3: refuses a file of node tokens that has fewer than a scenario lays out. Players place no more than there
/// are.
pub fn check_tokens(scenario: &Scenario, nodes: Source<'_>, tokens: &[Token]) -> Result<(), Fault> {
    let Nodes::At(spots) = &scenario.nodes else { return Ok(()) };
    let there: usize = tokens.iter().map(|it| usize::from(it.copies)).sum();
    if spots.len() <= there {
        return Ok(());
    }
    let at = nodes.text.find("[[node]]").unwrap_or(0);
    let fault = nodes.fault(&(at..at), "fault-content-tokens").with("tokens", there);
    let fault = fault.with("nodes", spots.len()).with("name", &scenario.title.id);
    Err(Fault { rule: Some(Rule("ex.nd.3")), ..fault })
}

/// Where a key stands in the table of a file, or that table.
pub fn place(source: Source<'_>, table: &str, key: &str) -> usize {
    let start = source.text.find(table).unwrap_or(0);
    let mut at = start;
    for line in source.text[start..].split_inclusive('\n') {
        let rest = line.strip_prefix(key).map(str::trim_start);
        if rest.is_some_and(|it| it.starts_with('=')) {
            return at;
        }
        at += line.len();
    }
    start
}

struct Laying<'a> {
    source: Source<'a>,
    pieces: &'a [Piece],
}

impl Laying<'_> {
    /// What is wrong with a key of a table.
    fn fault(&self, table: &str, key: &'static str, what: &'static str) -> Fault {
        let at = place(self.source, table, key);
        self.source.fault(&(at..at), what).with("key", key)
    }

    /// A number that is too small or too large.
    fn count(
        &self,
        table: &str,
        key: &'static str,
        it: u8,
        (least, most): (u8, u8),
    ) -> Result<(), Fault> {
        if (least..=most).contains(&it) {
            return Ok(());
        }
        let fault = self.fault(table, key, "fault-scenario-count");
        Err(fault.with("least", least).with("most", most))
    }

    /// A length in inches that is too short or too long.
    fn length(
        &self,
        table: &str,
        key: &'static str,
        it: Length,
        (least, most): (Length, Length),
    ) -> Result<(), Fault> {
        if (least..=most).contains(&it) {
            return Ok(());
        }
        let tenths = |it: Length| format!("{}.{}", it.0 / 2540, it.0 % 2540 / 254);
        let fault = self.fault(table, key, "fault-scenario-length");
        Err(fault.with("least", tenths(least)).with("most", tenths(most)))
    }

    /// Discs that must lie on the table, and where `free` on no wall.
    fn discs(&self, table: &str, list: &[Point], radius: Length, free: bool) -> Result<(), Fault> {
        for &at in list {
            let disc = Disc::new(at, radius);
            let inside = |it: &Piece| it.is_wall() && it.body().overlaps(disc);
            if !TABLE.holds(disc) || free && self.pieces.iter().any(inside) {
                return Err(self.fault(table, "at", "fault-scenario-place"));
            }
        }
        Ok(())
    }

    /// ex.sn.2: the strip everybody deploys in takes a large base and is not deeper than half of the table.
    fn strip(&self, scenario: &Scenario) -> Result<(), Fault> {
        self.length("", "strip", scenario.strip, (LARGE * 2, Length::inches(18)))?;
        let most = scenario.players.iter().max().copied().unwrap_or_default();
        let used = if scenario.sides.is_empty() { usize::from(most) } else { 0 };
        let strip = |it: &Compass| TABLE.strip(it.edge(), scenario.strip);
        match EDGES.iter().take(used).map(strip).all(|it| self.takes_base(it, |_| true)) {
            true => Ok(()),
            false => Err(self.fault("", "strip", "fault-scenario-strip")),
        }
    }

    /// ex.sn.2: whether a large base has room in a rectangle, off terrain, where it also is as it should be. Places are
    /// looked for as where everybody deploys at once.
    fn takes_base(&self, zone: Bounds, fits: impl Fn(Disc) -> bool) -> bool {
        let zone = zone.grown(-LARGE);
        let step = Length::inches(1).0 / 4;
        let many = |from: i32, to: i32| 0..=(to - from) / step;
        let free = |at: Point| {
            let base = Disc::new(at, LARGE);
            TABLE.holds(base)
                && fits(base)
                && !self.pieces.iter().any(|it| it.body().overlaps(base))
        };
        let at = |x: i32, y: i32| Point { x: zone.min.x + x * step, y: zone.min.y + y * step };
        zone.min.x <= zone.max.x
            && many(zone.min.y, zone.max.y)
                .any(|y| many(zone.min.x, zone.max.x).any(|x| free(at(x, y))))
    }

    /// ex.nd.1, ex.sn.4: nodes lie on the table, and those that players place find a place.
    fn nodes(&self, scenario: &Scenario) -> Result<(), Fault> {
        let table = "[nodes]";
        match &scenario.nodes {
            Nodes::None => Ok(()),
            Nodes::At(list) => self.discs(table, list, DISC, true),
            &Nodes::Placed { each, of_many, apart } => {
                self.length(table, "apart", apart, (Length::ZERO, Length::inches(36)))?;
                for &players in &scenario.players {
                    let (key, many) =
                        if players > 2 { ("each_of_many", of_many) } else { ("each", each) };
                    let most = u8::try_from(MOST_NODES).unwrap_or(u8::MAX) / players.max(1);
                    self.count(table, key, many, (1, most))?;
                    if !self.has_room(scenario, usize::from(players)) {
                        return Err(self.fault("", "strip", "fault-scenario-room"));
                    }
                }
                Ok(())
            }
        }
    }

    /// ex.sn.4: whether a node has room outside the strips of so many players, on no terrain.
    fn has_room(&self, scenario: &Scenario, players: usize) -> bool {
        let strips: Vec<Rect> = EDGES
            .iter()
            .take(players)
            .map(|it| TABLE.strip(it.edge(), scenario.strip))
            .filter_map(|it| Rect::upright(it.min, it.max).ok())
            .collect();
        let free = |at: Point| {
            let disc = Disc::new(at, DISC);
            TABLE.holds(disc)
                && !strips.iter().any(|it| it.body().overlaps(disc))
                && !self.pieces.iter().any(|it| it.body().overlaps(disc))
        };
        let inch = Length::inches(1);
        (1..36).any(|y| (1..36).any(|x| free(Point::new(inch * x, inch * y))))
    }

    /// ex.sn.2: where a side deploys there is room for a large base.
    fn side(&self, side: &Side) -> Result<(), Fault> {
        let wrong = |key| Err(self.source.wrong(&side.title.id, key));
        let base = LARGE * 2;
        let (least, most) = (base, Length::inches(36));
        let area = |it: Bounds| {
            let wide = it.max.x - it.min.x >= base.0 && it.max.y - it.min.y >= base.0;
            wide && TABLE.contains(it.min) && TABLE.contains(it.max)
        };
        let open = |it: Bounds| self.takes_base(it, |_| true);
        let fits = match &side.deploy {
            Deploy::Strips { strips, room, .. } => {
                let deep = |it: &(Compass, Length)| (least..=most).contains(&it.1);
                strips.iter().all(deep)
                    && strips.iter().all(|it| open(TABLE.strip(it.0.edge(), it.1)))
                    && room.is_none_or(|it| area(it) && open(it))
            }
            Deploy::Area(bounds) => area(*bounds) && open(*bounds),
            &Deploy::Within(far, of) => {
                let round = |it: Disc| of.is_within(far - LARGE, it.centre);
                (LARGE..=most).contains(&far)
                    && TABLE.contains(of)
                    && self.takes_base(Bounds::around(&[of]).grown(far), round)
            }
            &Deploy::Near(piece, far) => {
                let body = self.pieces[piece.index()].body();
                let near = |it: Disc| gap_within(it.body().gap(body), far);
                (Length::ZERO..=most).contains(&far)
                    && self.takes_base(body.bounds().grown(far + LARGE * 2), near)
            }
        };
        if fits { Ok(()) } else { wrong("fault-scenario-area") }
    }

    /// What a scenario adds lies on the table and counts what can be counted.
    fn plot(&self, plot: &Plot, forces: &Forces) -> Result<(), Fault> {
        let (some, any) = ((1, MOST_COUNT), (0, MOST_COUNT));
        let near = (Length::ZERO, Length::inches(36));
        match plot {
            Plot::None => Ok(()),
            &Plot::Converter { dice, markers, vp, .. } => {
                let table = "[converter]";
                self.count(table, "dice", dice, (1, MOST_DICE))?;
                self.count(table, "markers", markers, some)?;
                self.count(table, "vp", vp, any)
            }
            Plot::Beacons { at, within, vp, .. } => {
                self.discs("[beacons]", at, DISC, false)?;
                self.length("[beacons]", "within", *within, near)?;
                self.count("[beacons]", "vp", *vp, any)
            }
            &Plot::Escape { vp, vp_named, vp_left, .. } => {
                let points = [("vp", vp), ("vp_named", vp_named), ("vp_left", vp_left)];
                points.into_iter().try_for_each(|(key, it)| self.count("[escape]", key, it, any))
            }
            &Plot::Prisoner { at, depth, vp, .. } => {
                let table = "[prisoner]";
                self.discs(table, &[at], DISC, true)?;
                self.length(table, "depth", depth, (LARGE * 2, Length::inches(36)))?;
                self.count(table, "vp", vp, any)
            }
            &Plot::Heap { piece, vp, vp_leader } => {
                let climbable = self.pieces.get(piece.index()).is_some_and(|it| it.kind.climbable);
                if !climbable {
                    return Err(self.fault("[heap]", "piece", "fault-scenario-heap"));
                }
                self.count("[heap]", "vp", vp, any)?;
                self.count("[heap]", "vp_leader", vp_leader, any)
            }
            &Plot::Device { dice, dice_leader, progress, within, vp, vp_node, .. } => {
                let table = "[device]";
                self.count(table, "dice", dice, (1, MOST_DICE))?;
                self.count(table, "dice_leader", dice_leader, (1, MOST_DICE))?;
                self.count(table, "progress", progress, some)?;
                self.length(table, "within", within, near)?;
                self.count(table, "vp", vp, any)?;
                self.count(table, "vp_node", vp_node, any)
            }
            Plot::Civilians { card, at, vp, .. } => {
                let radius = forces.named(card).map_or(LARGE, |it| forces.profile(it).radius);
                self.civilians(at, radius)?;
                self.count("[civilians]", "vp", *vp, any)
            }
        }
    }

    /// ex.mv.14: civilians stand on the table, in no piece and on nobody.
    fn civilians(&self, list: &[Point], radius: Length) -> Result<(), Fault> {
        let table = "[civilians]";
        self.discs(table, list, radius, false)?;
        for (nth, &at) in list.iter().enumerate() {
            let base = Disc::new(at, radius);
            let others = &list[..nth];
            let blocked = self.pieces.iter().any(|it| it.body().overlaps(base))
                || others.iter().any(|&it| base.body().overlaps(Disc::new(it, radius)));
            if blocked {
                return Err(self.fault(table, "at", "fault-scenario-place"));
            }
        }
        Ok(())
    }
}
