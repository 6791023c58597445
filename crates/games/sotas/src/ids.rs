//! Ids: small numbers inside, names on paper.

use reglette_engine::named_id;

named_id!(
    /// A figure on the roster of a game.
    pub struct FigureId in 0, "figure"
);
named_id!(
    /// A profile of the content files.
    pub struct ProfileId in 1, "profile"
);
named_id!(
    /// A weapon of the content files.
    pub struct WeaponId in 2, "weapon"
);
named_id!(
    /// A piece of terrain on the table.
    pub struct PieceId in 3, "piece"
);
named_id!(
    /// A side of the scenario, in its order.
    pub struct SideId in 4, "side"
);
named_id!(
    /// A Task of the scenario.
    pub struct TaskId in 5, "task"
);
named_id!(
    /// An object of the scenario.
    pub struct ObjectId in 6, "object"
);
named_id!(
    /// An exit of the scenario.
    pub struct ExitId in 7, "exit"
);

/// Something on the table that others meet, see or stand behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A figure.
    Figure(FigureId),
    /// A piece of terrain.
    Piece(PieceId),
}

/// The most figures a game may have: as many as a set of them has room for.
pub const MOST_FIGURES: usize = 64;
/// The most pieces of terrain a table may have.
pub const MOST_PIECES: usize = 64;
/// The most objects a scenario may have.
pub const MOST_OBJECTS: usize = 4;

/// A set of figures.
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
#[serde(into = "Vec<FigureId>", from = "Vec<FigureId>")]
#[schemars(with = "Vec<FigureId>")]
pub struct Figures(u64);

impl Figures {
    /// Whether a figure is among them.
    pub fn contains(self, figure: FigureId) -> bool {
        self.0 >> figure.0 & 1 == 1
    }

    /// Takes a figure in.
    pub fn insert(&mut self, figure: FigureId) {
        self.0 |= 1 << figure.0;
    }

    /// Takes a figure out.
    pub fn remove(&mut self, figure: FigureId) {
        self.0 &= !(1 << figure.0);
    }

    /// Nobody.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("at most 64")
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = FigureId> {
        (0..64).map(FigureId).filter(move |&it| self.contains(it))
    }
}

impl From<Figures> for Vec<FigureId> {
    fn from(figures: Figures) -> Vec<FigureId> {
        figures.iter().collect()
    }
}

impl From<Vec<FigureId>> for Figures {
    fn from(list: Vec<FigureId>) -> Figures {
        list.into_iter().collect()
    }
}

impl FromIterator<FigureId> for Figures {
    fn from_iter<I: IntoIterator<Item = FigureId>>(figures: I) -> Figures {
        let mut set = Figures::default();
        figures.into_iter().for_each(|it| set.insert(it));
        set
    }
}
