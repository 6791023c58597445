//! A figure as it stands on the table.

use reglette_engine::{Seat, flags};
use reglette_geometry::Point;

use crate::book::Role;
use crate::ids::{FigureId, MOST_WEAPONS, PieceId, ProfileId, WeaponId};

/// A figure (ex.rc.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// ex.rc.12: whose it is.
    pub seat: Seat,
    /// What it is.
    pub profile: ProfileId,
    /// Its place among the figures of its card.
    pub nth: u8,
    /// How it comes to the table.
    pub role: Role,
    /// How it is.
    pub state: State,
}

/// Where a figure is.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    serde::Serialize,
    serde::Deserialize,
    schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// Not on the table yet.
    #[default]
    Waiting,
    /// On the table.
    Table,
    /// ex.dm.4.
    Exterminated,
    /// ex.sn.10.
    Left,
    /// ex.sn.22.
    Saved,
}

/// How a figure is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// The centre of its base.
    pub at: Point,
    /// ex.kh.1: the obstacle it stands on.
    pub on: Option<PieceId>,
    /// ex.dm.3.
    pub shocked: bool,
    /// ex.st.1: Stress tokens.
    pub stress: u8,
    /// ex.wd.1, ex.wd.5: wound tokens, which stay and do nothing else.
    pub wounds: u8,
    /// Weapons that Cordolaine Signals have silenced this turn.
    pub jammed: [Option<WeaponId>; MOST_WEAPONS],
    /// ex.tr.9: whose Platoon Fire it was that may be fired again in this part, if nobody else's was at it.
    pub pelter: Option<FigureId>,
    /// What is or is not so.
    pub marks: Marks,
}

flags! {
    /// Something that is or is not so of a figure.
    pub enum Mark;
    /// What is so of a figure.
    pub struct Marks(u32);
    /// ex.mv.11: it has made its move of the Movement sub-phase.
    Moved,
    /// It has moved this turn, or was placed elsewhere (ex.wt.5, ex.tr.15).
    Displaced,
    /// ex.sp.4, ex.sh.17: it has shot, Sprinted or acted in the Shooting sub-phase.
    Acted,
    /// ex.ml.17: it has attacked in the Melee sub-phase.
    Fought,
    /// It may not shoot this turn (Vortex Manipulator, Tunnel).
    NoShot,
    /// ex.tr.20: its re-roll of this turn is spent.
    Clever,
    /// An Angel that counts as not observed this turn (Don't Blink).
    Unseen,
    /// ex.tr.9: it was shot at by Platoon Fire in this part.
    Pelted,
    /// Enemies more than 6" away may not target it in this part (Psychic Paper).
    Papered,
    /// Its Sprint in this part has 2" more (Run!).
    Runs,
    /// ex.tr.10: it has shot in this game.
    HasShot,
    /// ex.tr.19: its Regeneration is spent.
    Regenerated,
    /// ex.tr.23: its Bad Wolf is spent.
    BadWolf,
    /// ex.tr.25: its Vortex Jump is spent.
    Jumped,
    /// ex.sn.21: a civilian that has joined.
    Joined,
    /// ex.ml.13: nobody came to attack it when it was named in this part.
    Spared,
}

/// Marks that go when a part ends.
pub const OF_THE_PART: [Mark; 4] = [Mark::Pelted, Mark::Papered, Mark::Runs, Mark::Spared];
/// Marks that go when a turn ends.
pub const OF_THE_TURN: [Mark; 7] = [
    Mark::Moved,
    Mark::Displaced,
    Mark::Acted,
    Mark::Fought,
    Mark::NoShot,
    Mark::Clever,
    Mark::Unseen,
];

impl State {
    /// Whether a weapon is silenced.
    pub fn is_jammed(&self, weapon: WeaponId) -> bool {
        self.jammed.contains(&Some(weapon))
    }

    /// Silences a weapon for this turn.
    pub fn jam(&mut self, weapon: WeaponId) {
        let free = self.jammed.iter_mut().find(|it| it.is_none_or(|it| it == weapon));
        free.into_iter().for_each(|it| *it = Some(weapon));
    }
}

impl Figure {
    /// Whether something is so.
    pub fn is(&self, mark: Mark) -> bool {
        self.state.marks.has(mark)
    }

    /// Makes something so, or no longer so.
    pub fn mark(&mut self, mark: Mark, yes: bool) {
        self.state.marks.set(mark, yes);
    }

    /// ex.tr.9: a figure with Platoon Fire has shot at it, by a free shot or by its only one of the part.
    pub fn pelt(&mut self, by: FigureId, free: bool) {
        let alone = !self.is(Mark::Pelted) || self.state.pelter == Some(by);
        self.state.pelter = Some(by).filter(|_| alone && free);
        self.mark(Mark::Pelted, true);
    }

    /// ex.tr.9: whether another figure than this one has shot at it by Platoon Fire in this part.
    pub fn is_pelted_beside(&self, shooter: FigureId) -> bool {
        self.is(Mark::Pelted) && self.state.pelter != Some(shooter)
    }

    /// Whether it is on the table.
    pub fn is_on_table(&self) -> bool {
        self.state.whereabouts == Whereabouts::Table
    }

    /// On the table and not Shocked.
    pub fn is_operational(&self) -> bool {
        self.is_on_table() && !self.state.shocked
    }
}
