//! Everything a seat can answer.

use reglette_geometry::{Compass, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::dice::Faces;
use crate::ids::{AdventureId, CardId, FigureId, NodeId, PieceId, ProfileId, SideId, WeaponId};

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Choice {
    /// Nothing (more) is done.
    Pass,
    /// Yes.
    Yes,
    /// No.
    No,

    /// ex.tn.5: roll again.
    Again,

    // Set-up.
    /// Play this side.
    Side(SideId),
    /// Take this edge.
    Edge(Compass),
    /// Place or deploy here.
    At(Point),
    /// Deploy everybody who is left.
    Auto,
    /// The figures of this card deploy in the room.
    Recruit(ProfileId),
    /// Take this Adventure card.
    Take(AdventureId),

    // Parts.
    /// This figure.
    Figure(FigureId),
    /// The part is over.
    End,
    /// Discard this Combat card.
    Discard(CardId),

    // Moving.
    /// Move along these points.
    Go(Going),
    /// ex.kh.2: climb.
    Climb {
        /// What.
        piece: PieceId,
        /// Where on top.
        at: Point,
        /// ex.nd.15: leave touched nodes alone.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        leave: bool,
    },
    /// Be placed elsewhere instead of moving (Vortex Jump, or a card).
    Jump {
        /// Where.
        at: Point,
        /// By which card; none for the special rule.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<AdventureId>,
    },
    /// ex.sn.13: let go of the prisoner.
    LetGo,
    /// Take this node.
    Node(NodeId),

    // Shooting.
    /// Shoot.
    Shoot(Shoot),
    /// ex.sp.1.
    Sprint,
    /// ex.sn.1: act for the scenario.
    Act,
    /// Covering Fire: an enemy gets Stress instead of a shot.
    Suppress {
        /// The card.
        card: AdventureId,
        /// Whom.
        target: FigureId,
    },
    /// ex.wt.2: a further target.
    Also(FigureId),
    /// ex.wt.2: so many dice.
    Dice(u8),

    // Windows.
    /// Play a Combat card on the roll.
    Card(CardId),
    /// Re-roll dice.
    Reroll(Reroll),
    /// Play an Adventure card.
    Play(Play),
    /// ex.ft.3: remove all Stress from a figure.
    Calm {
        /// Whose.
        figure: FigureId,
        /// Paid with.
        by: Coin,
    },
    /// ex.ft.5: a Shocked figure recovers.
    Rouse {
        /// Who.
        figure: FigureId,
        /// Paid with.
        by: Coin,
    },
    /// ex.ft.7: save the figure.
    Save(Coin),
    /// ex.wd.1: take a wound token.
    Wound,
    /// ex.tr.21, ex.tr.22: help a friend.
    Help {
        /// Who helps.
        by: FigureId,
        /// Whom.
        figure: FigureId,
    },

    // Melee.
    /// ex.ml.13: fight this enemy.
    Engage(FigureId),
    /// ex.ml.1: this figure attacks too, moving along these points.
    Join {
        /// Who.
        figure: FigureId,
        /// Where it fights.
        to: Point,
        /// Bends on the way.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        via: Vec<Point>,
    },
    /// ex.ma.8: how a figure attacks or fights back.
    Fight(Fight),
    /// ex.cg.4: finish the Shocked target now.
    Coup,
    /// ex.mr.3: finish off a Shocked enemy.
    Finish {
        /// Whom.
        figure: FigureId,
        /// Paid with.
        by: Finisher,
    },

    // Upkeep.
    /// ex.up.4: so many Stress tokens are removed.
    Remove(u8),
    /// ex.up.5.
    Draw,
    /// ex.up.6.
    Regain,
    /// ex.up.7.
    Exchange,
    /// ex.up.10.
    TakeBack,
    /// ex.up.11: recover an exhausted card.
    Recover {
        /// Which.
        card: AdventureId,
        /// Paid with.
        by: Coin,
    },
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Going {
    /// Where it ends.
    pub to: Point,
    /// Bends on the way; it begins where the figure stands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub via: Vec<Point>,
    /// ex.nd.15: leave touched nodes alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leave: bool,
}

/// The points of a way: its bends, then its end.
pub fn points(via: &[Point], to: Point) -> Vec<Point> {
    via.iter().copied().chain([to]).collect()
}

/// A shot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shoot {
    /// With what.
    pub with: WeaponId,
    /// Whom.
    pub target: FigureId,
    /// Adventure cards played with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<AdventureId>,
}

/// Which dice of a contest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Of the attacker, or of the only one who rolled.
    #[default]
    Attack,
    /// Of the other side.
    Defence,
}

/// A re-roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reroll {
    /// By what.
    pub by: Means,
    /// Which dice.
    pub dice: Faces,
    /// Of which roll.
    #[serde(default)]
    pub of: Whose,
}

/// What lets dice be rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// ex.ft.4: a token of the Fate Pool.
    Fate,
    /// ex.bc.13: a Fate card.
    FateCard,
    /// ex.bc.6: a Re-roll card.
    Card,
    /// ex.tr.20: this figure is Clever.
    Clever(FigureId),
    /// ex.wt.8: the weapon.
    Disintegrate,
    /// ex.tr.23: this figure's Bad Wolf.
    BadWolf(FigureId),
    /// An Adventure card.
    Adventure(AdventureId),
}

/// An Adventure card being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The card.
    pub card: AdventureId,
    /// On whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<FigureId>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// Turned by a quarter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
    /// Medi-Kit: a wounded figure that is Shocked too loses a wound token instead of standing up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub heals: bool,
}

impl Play {
    /// A card alone.
    pub fn of(card: AdventureId) -> Play {
        Play { card, figures: Vec::new(), at: None, turned: false, heals: false }
    }

    /// A card on a figure.
    pub fn on(card: AdventureId, figure: FigureId) -> Play {
        Play { figures: vec![figure], ..Play::of(card) }
    }
}

/// What pays for a use of Fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Coin {
    /// ex.ft.9: a token of the pool.
    Token,
    /// ex.bc.13: a Fate card.
    Card,
}

impl Coin {
    /// Both.
    pub const ALL: [Coin; 2] = [Coin::Token, Coin::Card];
}

/// How a figure fights a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Fight {
    /// ex.ml.10: with which close weapon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<WeaponId>,
    /// ex.ma.2: extra attacks turned into dice.
    #[serde(skip_serializing_if = "is_zero")]
    pub dice: u8,
    /// ex.ma.4: additional targets.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<FigureId>,
    /// Adventure cards played with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<AdventureId>,
}

/// Whether a number need not be written.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
pub fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// What pays for finishing off a Shocked enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Finisher {
    /// ex.ft.6.
    Fate(Coin),
    /// ex.mr.8: an extra attack of this figure.
    Attack(FigureId),
    /// An Adventure card.
    Card(AdventureId),
}
