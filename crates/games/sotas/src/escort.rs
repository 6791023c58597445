//! Escorts (sotas.scenario.8): civilians that go along with whoever moves.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal};
use reglette_geometry::{Length, Path, Point, candidates};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::is_on_feet;
use crate::choice::Choice;
use crate::event::{Event, What};
use crate::ground;
use crate::heights;
use crate::ids::{FigureId, Figures};
use crate::measure::CONTACT;
use crate::stride::{self, Coming};
use crate::table::Table;

/// How many civilians go along at most.
const MOST: u8 = 2;

/// Civilians that may still go along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Escort {
    /// Those who touched the mover at the start.
    pub left: Figures,
    /// How many have gone along.
    pub taken: u8,
    /// How far the mover went.
    pub length: Length,
}

impl Escort {
    /// Civilians in contact with whoever is about to move; neither may touch an active enemy.
    pub fn of(table: &Table, mover: FigureId, length: Length) -> Escort {
        let leads = !table.profile(mover).civilian && !table.is_engaged(mover);
        let goes = |&it: &FigureId| {
            table.profile(it).civilian
                && table.touch(mover, it)
                && is_on_feet(table, it).is_ok()
                && !table.is_engaged(it)
        };
        let left =
            if leads { table.allies(mover).filter(goes).collect() } else { Figures::default() };
        Escort { left, taken: 0, length }
    }

    /// Who goes along next.
    pub fn next(self, table: &Table) -> Option<FigureId> {
        let mover = table.active?.figure;
        let moves = self.taken < MOST && table[mover].is_on_table();
        self.left.iter().find(|&it| moves && table[it].is_on_table())
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        out.push(Choice::No);
        let Some(civilian) = self.next(table) else { return };
        let mover = table.base(table.active().figure);
        let spots = candidates::into_contact(table.base(civilian), mover, 12);
        let legal = spots.into_iter().filter(|&at| self.may_go(table, civilian, at).is_ok());
        out.extend(legal.take(6).map(Choice::To));
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (choice, self.next(table)) {
            (Choice::No, _) => Ok(()),
            (Choice::To(at), Some(civilian)) => self.may_go(table, civilian, at),
            _ => Err(Illegal::by("sotas.scenario.8")),
        }
    }

    /// In contact with the mover again, by a way no longer than the mover's.
    fn may_go(self, table: &Table, civilian: FigureId, at: Point) -> Result<(), Illegal> {
        let rule = "sotas.scenario.8";
        let base = table.base(civilian);
        let mover = table.base(table.active().figure);
        require(base.at(at).body().is_within(CONTACT, mover), rule)?;
        require(base.centre.is_within(self.length, at), rule)?;
        require(table.terrain.bounds.holds(base.at(at)), rule)?;
        ground::may_pass(table, civilian, &Path::straight(base.centre, at))?;
        let (z, drop) = heights::level(table, civilian, at);
        require(drop == Length::ZERO, rule)?;
        ground::may_stand(table, civilian, at, z)
    }

    /// A civilian goes along or stays; what is left of the escort.
    pub fn answer(mut self, table: &mut Table, choice: Choice, cx: &mut Cx<'_, Event>) -> Escort {
        if let Some(civilian) = self.next(table) {
            self.left.remove(civilian);
            if let Choice::To(to) = choice {
                self.taken += 1;
                go(table, civilian, to, self.length, cx);
            }
        }
        self
    }
}

fn go(table: &mut Table, figure: FigureId, to: Point, most: Length, cx: &mut Cx<'_, Event>) {
    let from = table[figure].state.at;
    let length = Path::straight(from, to).length();
    let (z, _) = heights::level(table, figure, to);
    cx.emit(|| Event::cite("sotas.scenario.8", What::Moved { figure, from, to, length, most }));
    stride::arrive(table, figure, (to, z), Coming::Moving, cx);
    // sotas.radiation.1, R-76: what it walks through counts as for others.
    crate::special::radiation::walks(table, figure, from);
}
