//! Ids: small numbers inside, names on paper.

use reglette_engine::named_id;

named_id!(
    /// A figure that takes part.
    pub struct FigureId in 0, "figure"
);
named_id!(
    /// A kind of Combat card, by its icon.
    pub struct CardId in 1, "Combat card"
);
named_id!(
    /// An Adventure card.
    pub struct AdventureId in 2, "Adventure card"
);
named_id!(
    /// A weapon.
    pub struct WeaponId in 3, "weapon"
);
named_id!(
    /// A recruitment card: what a figure is.
    pub struct ProfileId in 4, "recruitment-card"
);
named_id!(
    /// A piece of terrain on the table.
    pub struct PieceId in 5, "piece"
);
named_id!(
    /// A kind of Vortex Node token.
    pub struct TokenId in 6, "token"
);
named_id!(
    /// A Vortex Node on the table.
    pub struct NodeId in 7, "node"
);
named_id!(
    /// A side of the scenario.
    pub struct SideId in 8, "side"
);

/// The most figures a game may begin with.
pub const MOST_FIGURES: usize = 80;
/// How many Upgrades a faction has figures for.
pub const SPARES: u8 = 3;
/// The most pieces of terrain a table may have.
pub const MOST_PIECES: usize = 32;
/// The most Vortex Nodes a table may have.
pub const MOST_NODES: usize = 12;
/// The most weapons of a figure.
pub const MOST_WEAPONS: usize = 4;
/// The most players.
pub const MOST_SEATS: usize = 4;

/// The icons of Combat cards (7.7).
pub const ICONS: [&str; 7] =
    ["hit", "armour", "re-roll", "double", "super-armour", "lightning", "fate"];

impl CardId {
    /// ex.bc.4.
    pub const HIT: CardId = CardId(0);
    /// ex.bc.5.
    pub const ARMOUR: CardId = CardId(1);
    /// ex.bc.6.
    pub const REROLL: CardId = CardId(2);
    /// ex.bc.7.
    pub const DOUBLE: CardId = CardId(3);
    /// ex.bc.10.
    pub const SUPER_ARMOUR: CardId = CardId(4);
    /// ex.bc.12.
    pub const LIGHTNING: CardId = CardId(5);
    /// ex.bc.13.
    pub const FATE: CardId = CardId(6);

    /// All of them.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..).map(CardId).take(ICONS.len())
    }
}
