//! Whom and what a text speaks of: the players at the seats, the things of the game.

use std::collections::BTreeMap;
use std::sync::Arc;

use reglette_engine::game::Title;

use crate::lang::{Both, Lang};

/// The names of a game's things, by id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Things(BTreeMap<String, Both>);

impl Things {
    /// The names that a game's book gives its things.
    pub fn of(titles: &[Title]) -> Things {
        let named = |it: &Title| (it.id.clone(), Both { fr: it.fr.clone(), en: it.en.clone() });
        Things(titles.iter().map(named).collect())
    }

    /// The name of a thing, or its id when it has none.
    pub fn name<'a>(&'a self, lang: Lang, id: &'a str) -> &'a str {
        self.0.get(id).map_or(id, |name| name.of(lang))
    }
}

/// Everybody and everything a text may name.
#[derive(Clone, Debug, Default)]
pub struct Cast {
    /// The things of the game.
    pub things: Arc<Things>,
    /// The players' names by seat; a seat without one is called by its number.
    pub seats: Arc<[String]>,
}
