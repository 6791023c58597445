//! Ids on paper: inside, a card or a figure is a small number; in records, positions and messages
//! it has the name its file or its player gave it.
//!
//! The names of one game differ from another's, so they cannot be part of the types. Reading and
//! writing happens inside [`Names::scope`], which lends the names to every id in it.

use std::cell::RefCell;
use std::sync::Arc;

/// Names by number, in one or more spaces (cards, figures …).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    spaces: Vec<Vec<String>>,
}

thread_local! {
    static LENT: RefCell<Vec<Arc<Names>>> = const { RefCell::new(Vec::new()) };
}

impl Names {
    /// Names of several spaces, each counted from 0.
    pub fn new(spaces: Vec<Vec<String>>) -> Names {
        Names { spaces }
    }

    /// All names of a space, by number.
    pub fn space(&self, space: usize) -> &[String] {
        self.spaces.get(space).map_or(&[], Vec::as_slice)
    }

    /// The name of a number.
    pub fn name(&self, space: usize, number: usize) -> Option<&str> {
        self.space(space).get(number).map(String::as_str)
    }

    /// The number of a name.
    pub fn number(&self, space: usize, name: &str) -> Option<usize> {
        self.space(space).iter().position(|it| it == name)
    }

    /// Runs `work` while every id it reads or writes goes by these names.
    pub fn scope<R>(self: &Arc<Self>, work: impl FnOnce() -> R) -> R {
        struct Lend;
        impl Drop for Lend {
            fn drop(&mut self) {
                LENT.with_borrow_mut(|lent| lent.pop());
            }
        }
        LENT.with_borrow_mut(|lent| lent.push(Arc::clone(self)));
        let _lend = Lend;
        work()
    }
}

/// The names lent to the work in progress, for the ids' own reading and writing.
pub fn lent<R>(look: impl FnOnce(&Names) -> R) -> Option<R> {
    LENT.with_borrow(|lent| lent.last().map(|names| look(names)))
}

/// Declares an id: a small number inside, a name outside.
///
/// ```
/// reglette_engine::named_id!(
///     /// A card, by kind.
///     pub struct CardId in 0, "card"
/// );
/// ```
#[macro_export]
macro_rules! named_id {
    ($(#[$doc:meta])* pub struct $Id:ident in $space:expr, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Id(pub u8);

        impl $Id {
            /// The space of names this id belongs to.
            pub const SPACE: usize = $space;

            /// Its place in an array with one entry per id.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl ::std::fmt::Debug for $Id {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let name = $crate::names::lent(|names| {
                    names.name($space, self.index()).map(str::to_owned)
                });
                match name.flatten() {
                    Some(name) => f.write_str(&name),
                    None => write!(f, concat!($what, "#{}"), self.0),
                }
            }
        }

        impl ::serde::Serialize for $Id {
            fn serialize<S: ::serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                let mut out = Some(out);
                let written = $crate::names::lent(|names| {
                    let name = names.name($space, self.index())?;
                    out.take().map(|out| out.serialize_str(name))
                });
                written.flatten().unwrap_or_else(|| {
                    Err(::serde::ser::Error::custom(concat!("a ", $what, " without a name")))
                })
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Id {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let name = <::std::borrow::Cow<'de, str> as ::serde::Deserialize>::deserialize(from)?;
                let number = $crate::names::lent(|names| names.number($space, &name)).flatten();
                number
                    .and_then(|number| u8::try_from(number).ok())
                    .map($Id)
                    .ok_or_else(|| ::serde::de::Error::custom(format!(
                        concat!("no ", $what, " is called `{}`"), name
                    )))
            }
        }

        impl ::schemars::JsonSchema for $Id {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($Id).into()
            }
            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({
                    "type": "string", "description": concat!("id of a ", $what)
                })
            }
        }
    };
}
