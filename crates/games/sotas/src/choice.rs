//! Everything a seat can answer.

use reglette_geometry::{Edge, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::data::scenarios::Compass;
use crate::ids::{ExitId, FigureId, ObjectId, PieceId, SideId, TaskId, WeaponId};

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Choice {
    // Setting up.
    /// D-01: play this side.
    Play(SideId),
    /// D-02: place the piece of this number of the pool.
    Place {
        /// Which.
        piece: u8,
        /// Its centre.
        at: Point,
    },
    /// D-03: enter from this edge.
    Enter(Compass),
    /// D-04: deploy everybody who is left as usual.
    Auto,
    /// D-05: hold this weapon.
    Hold(WeaponId),
    /// Give it to this figure.
    Give(FigureId),

    // The hand.
    /// D-06: activate this figure.
    Activate(FigureId),
    /// D-07: roll so many dice.
    Dice(u8),
    /// D-08: re-roll the die (the first is 0).
    Reroll(u8),
    /// D-23: end the form of this Doppelganger.
    Unmask(FigureId),

    // Actions (D-09).
    /// End the activation.
    End,
    /// Move: where to comes next.
    Move,
    /// D-31: two moves for one action.
    Sprint,
    /// Leave melee: where to comes next.
    Disengage,
    /// A place: of a move, a deployment, a recoil, a throw.
    To(Point),
    /// Leave the table over this edge.
    Leave(Edge),
    /// Stand up.
    Stand,
    /// Dive to the ground.
    Dive,
    /// Break an immobilisation, restart the armour.
    BreakFree,
    /// Recover from confusion.
    Recover,
    /// Attack in melee.
    Fight(Fight),
    /// Shoot.
    Shoot(Shoot),
    /// Throw a grenade of this kind (1 to 6): where comes next.
    Lob(u8),
    /// Reload or load this weapon.
    Reload(WeaponId),
    /// Take this weapon in hand.
    Ready(WeaponId),
    /// Put the weapon in hand away.
    Stow,
    /// Drop the object or the stone.
    Drop,
    /// Pick up a stone.
    PickStone,
    /// Open, shut, unlock or break a door.
    Door(DoorAct),
    /// Climb this piece or ladder, or over it.
    Climb {
        /// What.
        piece: PieceId,
        /// Which way.
        way: Way,
    },
    /// Use a special rule.
    Use(Power),
    /// Something the scenario allows.
    Scene(Scene),

    // Answers.
    /// This figure: of several, the next; the target of a further shot; who dies instead.
    Figure(FigureId),
    /// remove this ailment.
    Cure(Ailment),
    /// No more.
    Stop,
    /// Yes.
    Yes,
    /// No.
    No,
    /// D-19: flee to the table edge.
    FleeToEdge,
    /// D-19: flee to this of several table edges that are equally near.
    FleeToward(Edge),
    /// D-19: flee to this piece.
    FleeTo(PieceId),
}

/// Which way a climb goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// Up.
    Up,
    /// Down.
    Down,
    /// from the top down on the other side.
    Over,
}

/// A melee attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Whom.
    pub target: FigureId,
    /// with a pistol instead of plain Combat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<WeaponId>,
    /// sotas.actions.6: for two actions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub power: bool,
}

/// A shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shoot {
    /// Whom.
    pub target: FigureId,
    /// With what.
    pub with: WeaponId,
    /// sotas.actions.7: for two actions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aimed: bool,
}

/// What can be done to a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum DoorAct {
    /// Open it.
    Open(PieceId),
    /// Shut it.
    Shut(PieceId),
    /// Unlock it.
    Unlock(PieceId),
    /// Break it down.
    Break(PieceId),
    /// Shoot it down.
    Shoot {
        /// Which.
        door: PieceId,
        /// With what.
        with: WeaponId,
    },
}

/// A special rule that is used as an action (D-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Power {
    /// sotas.anti-kinetic-shield.1.
    Shield,
    /// sotas.doppelganger.1.
    Form(FigureId),
    /// sotas.entangle.1, for so many actions.
    Entangle {
        /// Whom.
        target: FigureId,
        /// Actions.
        actions: u8,
    },
    /// sotas.paralysing-hands.1, for so many actions.
    Paralyse {
        /// Whom.
        target: FigureId,
        /// Actions.
        actions: u8,
    },
    /// sotas.heal.1, for so many actions.
    Heal {
        /// Whom.
        target: FigureId,
        /// Actions.
        actions: u8,
    },
    /// sotas.repair.1, for so many actions.
    Repair {
        /// Whom.
        target: FigureId,
        /// Actions.
        actions: u8,
    },
    /// sotas.stimulant.2.
    Stimulant(FigureId),
    /// sotas.radiation.2.
    Antidote,
    /// sotas.telepathy.1.
    Telepathy(FigureId),
    /// sotas.telepathic-scream.1.
    Scream,
    /// D-25: give up control.
    Release,
    /// sotas.possession.1.
    Possess(FigureId),
    /// sotas.teleport.2, with so many dice.
    Teleport(u8),
    /// sotas.sonic-screwdriver.1.
    Screwdriver,
    /// sotas.darkness.5.
    Light,
}

/// What can be removed from a figure by Heal or Repair, one point or state at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ailment {
    /// A wound.
    Wound,
    /// A point of Quality lost to poison or a toxic grenade.
    Poison,
    /// A point of Quality lost to needles.
    Needles,
    /// The point of Quality lost to contamination.
    Contagion,
    /// Immobilised.
    Immobilised,
    /// Unconscious.
    Unconscious,
    /// A hurt shoulder.
    Shoulder,
}

/// What a scenario allows (D-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Scene {
    /// sotas.scenario.6: work on a Task for so many actions.
    Task {
        /// Which.
        task: TaskId,
        /// Actions.
        actions: u8,
    },
    /// Take tokens off a Task.
    Undo(TaskId),
    /// sotas.scenario.7: pick up an object.
    PickUp(ObjectId),
    /// Take an object from a friend.
    TakeFrom(FigureId),
    /// Open something with the object.
    Unlock(PieceId),
    /// sotas.scenario.10: leave by an exit.
    Exit(ExitId),
    /// Chant, or speak against the chant.
    Chant,
}
