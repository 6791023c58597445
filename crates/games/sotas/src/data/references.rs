//! Whether a scenario can be played as it is written: everything it speaks of is there, once, and it
//! comes to an end.

use std::ops::RangeInclusive;

use reglette_engine::fault::Fault;
use reglette_geometry::{Bounds, Decimal, Length, Unit};

use crate::book::{Content, is_there};
use crate::data::Source;
use crate::data::rows::{COUNT, Entries, PLUS};
use crate::data::scenarios::{Chant, Condition, Free, Scenario, Side, Task, point};
use crate::ids::MOST_OBJECTS;

/// After how many turns a scenario may end.
const TURNS: RangeInclusive<u8> = 1..=20;
/// How wide and deep a table may be, in millimetres.
const TABLE: RangeInclusive<i32> = 300..=3000;
/// By how many points a side may have to be ahead.
const LEAD: RangeInclusive<i32> = 0..=10_000;

/// Refuses a scenario that cannot be played as it is written.
pub fn check(source: Source<'_>, scenario: &Scenario, content: &Content) -> Result<(), Fault> {
    let check = Check { source, scenario, content };
    check.frame()?;
    check.ids()?;
    scenario.sides.iter().enumerate().try_for_each(|(nth, it)| check.side_is_whole(nth, it))?;
    check.aims()?;
    check.victories()?;
    check.rest()?;
    scenario.free.as_ref().map_or(Ok(()), |it| check.pool(it))
}

struct Check<'a> {
    source: Source<'a>,
    scenario: &'a Scenario,
    content: &'a Content,
}

impl Check<'_> {
    /// The table, the last turn, a side for each player, and the number of objects.
    fn frame(&self) -> Result<(), Fault> {
        let it = self.scenario;
        let wrong = |key| self.source.wrong(&it.id, key);
        let fits = |side: &Decimal| {
            let (least, most) = (Length::mm(*TABLE.start()), Length::mm(*TABLE.end()));
            Unit::Millimetre.read(*side).is_ok_and(|it| (least..=most).contains(&it))
        };
        if !it.table.iter().all(fits) {
            let fault = wrong("fault-scenario-table");
            return Err(fault.with("least", TABLE.start()).with("most", TABLE.end()));
        }
        let last = it.turns.or(it.countdown.as_ref().map(|it| it.turn));
        if !last.is_some_and(|it| TURNS.contains(&it)) {
            return Err(wrong("fault-scenario-turns").with("most", TURNS.end()));
        }
        let sides = |of: u8| it.sides.iter().filter(|side| is_there(side.seat, of)).count();
        if it.players.iter().any(|&of| sides(of) < usize::from(of)) {
            return Err(wrong("fault-scenario-sides"));
        }
        match it.objects.len() <= MOST_OBJECTS {
            true => Ok(()),
            false => Err(wrong("fault-scenario-objects").with("most", MOST_OBJECTS)),
        }
    }

    /// Nothing is called like another thing of its kind.
    fn ids(&self) -> Result<(), Fault> {
        let it = self.scenario;
        self.once(it.sides.iter().map(|it| &it.id))?;
        self.once(it.pieces.iter().filter_map(|it| it.id.as_ref()))?;
        self.once(it.tasks.iter().map(|it| &it.id))?;
        self.once(it.objects.iter().map(|it| &it.id))?;
        self.once(it.exits.iter().map(|it| &it.id))
    }

    fn once<'s>(&self, ids: impl Iterator<Item = &'s String>) -> Result<(), Fault> {
        let mut known = Vec::new();
        for id in ids {
            if known.contains(&id) {
                return Err(self.source.wrong(id, "fault-content-twice").with("id", id));
            }
            known.push(id);
        }
        Ok(())
    }

    fn side_is_whole(&self, nth: usize, side: &Side) -> Result<(), Fault> {
        side.force.iter().try_for_each(|it| self.profile(&it.profile))?;
        if !self.has_room(side) {
            let fault = self.entries("side").broken(nth, "sotas.scenario.2", "fault-scenario-area");
            return Err(fault.with("name", &side.id));
        }
        side.required.iter().try_for_each(|it| self.profile(it))?;
        side.factions.iter().try_for_each(|it| self.faction(it))?;
        side.deploy.near.iter().try_for_each(|it| self.piece_or_kind(it))?;
        side.deploy.away.iter().try_for_each(|it| self.piece_or_kind(&it.piece))
    }

    /// sotas.scenario.2, sotas.scenario.4: where a side deploys in an area, that lies on the table and is as wide
    /// as its suggested figures; nobody begins the game already lost.
    fn has_room(&self, side: &Side) -> bool {
        let Some(area) = side.deploy.area else { return true };
        let sticks = &self.content.sticks;
        let [width, depth] = self.scenario.table;
        let read = |it: Decimal| Unit::Millimetre.read(it).ok();
        let on_table = |at: Decimal, most: Decimal| {
            read(at).zip(read(most)).is_some_and(|(at, most)| (Length::ZERO..=most).contains(&at))
        };
        let [x0, y0, x1, y1] = area;
        let inside = on_table(x0, width)
            && on_table(x1, width)
            && on_table(y0, depth)
            && on_table(y1, depth);
        let zone = Bounds::around(&[point(x0, y0, sticks), point(x1, y1, sticks)]);
        let widest = side.force.iter().filter_map(|it| {
            let profile = self.content.profiles.named(&it.profile)?;
            Some(self.content.profiles.list[profile.index()].radius)
        });
        let Bounds { min, max } = zone.grown(-widest.max().unwrap_or_default());
        inside && min.x <= max.x && min.y <= max.y
    }

    fn entries(&self, list: &'static str) -> Entries<'_> {
        Entries { source: self.source, list }
    }

    fn aims(&self) -> Result<(), Fault> {
        let it = self.scenario;
        it.tasks.iter().enumerate().try_for_each(|(nth, it)| self.task_is_whole(nth, it))?;
        for object in &it.objects {
            self.piece(&object.at)?;
            object.sides.iter().try_for_each(|it| self.side(it))?;
            object.opens.iter().try_for_each(|it| self.piece(it))?;
        }
        for exit in &it.exits {
            self.piece(&exit.piece)?;
            exit.sides.iter().try_for_each(|it| self.side(it))?;
        }
        if let Some(track) = &it.track {
            self.chant(&track.up)?;
            self.chant(&track.down)?;
        }
        it.countdown.iter().try_for_each(|it| self.piece(&it.piece))
    }

    /// sotas.scenario.6: a Task takes a token at least.
    fn task_is_whole(&self, nth: usize, task: &Task) -> Result<(), Fault> {
        let undone = task.undo.iter().map(|it| it.tokens);
        for tokens in undone.chain([task.tokens]) {
            self.entries("task").within((nth, &task.id), "tokens", tokens, COUNT)?;
        }
        self.piece(&task.piece)?;
        self.side(&task.side)?;
        task.undo.iter().try_for_each(|it| self.side(&it.side))?;
        let gone = task.on_done.iter().flat_map(|it| &it.remove);
        gone.into_iter().try_for_each(|it| self.piece(it))
    }

    fn chant(&self, chant: &Chant) -> Result<(), Fault> {
        self.side(&chant.side)?;
        self.piece(&chant.of)?;
        for bonus in &chant.bonus {
            self.plus(&bonus.profile, bonus.plus)?;
            self.profile(&bonus.profile)?;
        }
        Ok(())
    }

    fn victories(&self) -> Result<(), Fault> {
        for (nth, victory) in self.scenario.victories.iter().enumerate() {
            victory.side.iter().try_for_each(|it| self.side(it))?;
            victory.all.iter().try_for_each(|it| self.condition(it))?;
            victory.all.iter().try_for_each(|it| self.lead(nth, it))?;
        }
        Ok(())
    }

    /// sotas.scenario.5: by how many points a side must be ahead.
    fn lead(&self, nth: usize, condition: &Condition) -> Result<(), Fault> {
        match condition {
            Condition::Ahead { side, by } => {
                self.entries("victory").within((nth, side), "by", *by, LEAD)
            }
            _ => Ok(()),
        }
    }

    fn condition(&self, condition: &Condition) -> Result<(), Fault> {
        match condition {
            Condition::TasksDone { tasks, .. } => tasks.iter().try_for_each(|it| self.task(it)),
            Condition::Escaped { side, figures, .. }
            | Condition::CannotEscape { side, figures, .. }
            | Condition::Lost { side, figures, .. } => {
                self.side(side)?;
                figures.iter().try_for_each(|it| self.profile(it))
            }
            Condition::Present { side, figure } => {
                self.side(side)?;
                self.profile(figure)
            }
            Condition::WipedOut { side }
            | Condition::Ahead { side, .. }
            | Condition::Survives { side } => self.side(side),
            Condition::TrackFull
            | Condition::Exploded
            | Condition::LastStanding
            | Condition::MostDestroyed => Ok(()),
        }
    }

    /// Equipment, rooms and what else is different.
    fn rest(&self) -> Result<(), Fault> {
        let it = self.scenario;
        for grant in &it.grants {
            self.side(&grant.side)?;
            self.item(&grant.item)?;
            grant.to.iter().try_for_each(|it| self.profile(it))?;
        }
        it.rooms.iter().flat_map(|it| &it.doors).try_for_each(|it| self.piece(it))?;
        let twists = &it.twists;
        twists.gas_bonus.iter().try_for_each(|it| self.plus(&it.faction, it.plus))?;
        let bonus = twists.gas_bonus.iter().map(|it| &it.faction);
        let factions = twists.gas_immune.iter().chain(&twists.no_gruesome_by).chain(bonus);
        factions.into_iter().try_for_each(|it| self.faction(it))
    }

    /// sotas.scenario.16: the pool that players place from is as large as it must be.
    fn pool(&self, free: &Free) -> Result<(), Fault> {
        free.pieces.iter().try_for_each(|it| self.kind(&it.kind))?;
        let sized = free.pieces.iter().all(|it| matches!(it.size.len(), 1 | 2));
        let enough = free.least <= free.most && usize::from(free.least) <= free.pieces.len();
        match sized && enough {
            true => Ok(()),
            false => Err(self.source.wrong(&self.scenario.id, "fault-scenario-pool")),
        }
    }

    /// What a scenario adds to somebody's dice.
    fn plus(&self, name: &str, plus: i8) -> Result<(), Fault> {
        if PLUS.contains(&plus) {
            return Ok(());
        }
        let fault = self.source.wrong(name, "fault-content-number").with("what", "plus");
        let fault = fault.with("number", plus);
        Err(fault.with("least", PLUS.start()).with("most", PLUS.end()))
    }

    fn side(&self, id: &str) -> Result<(), Fault> {
        self.known("side", id, self.scenario.sides.iter().any(|it| it.id == id))
    }

    fn piece(&self, id: &str) -> Result<(), Fault> {
        self.known("piece", id, self.is_piece(id))
    }

    fn piece_or_kind(&self, id: &str) -> Result<(), Fault> {
        let of_kind = self.scenario.pieces.iter().any(|it| it.kind == id);
        self.known("piece", id, of_kind || self.is_piece(id))
    }

    fn is_piece(&self, id: &str) -> bool {
        self.scenario.pieces.iter().any(|it| it.id.as_deref() == Some(id))
    }

    fn task(&self, id: &str) -> Result<(), Fault> {
        self.known("task", id, self.scenario.tasks.iter().any(|it| it.id == id))
    }

    fn kind(&self, id: &str) -> Result<(), Fault> {
        self.known("terrain", id, self.content.kinds.named(id).is_some())
    }

    fn profile(&self, id: &str) -> Result<(), Fault> {
        self.known("profile", id, self.content.profiles.named(id).is_some())
    }

    fn faction(&self, id: &str) -> Result<(), Fault> {
        self.known("faction", id, self.content.shop.factions.iter().any(|it| it.id == id))
    }

    fn item(&self, id: &str) -> Result<(), Fault> {
        self.known("item", id, self.content.arms.items.iter().any(|(item, _)| item == id))
    }

    fn known(&self, what: &'static str, name: &str, is_there: bool) -> Result<(), Fault> {
        if is_there { Ok(()) } else { Err(self.source.unknown(what, name)) }
    }
}
