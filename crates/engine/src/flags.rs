//! Sets of things that are either there or not: small numbers inside, lists of names on paper.

/// Declares an enum and the set of its values. On paper a value is its name in kebab-case and a set
/// the list of its values.
///
/// ```
/// reglette_engine::flags! {
///     /// A state of a figure.
///     pub enum Mark;
///     /// States of a figure.
///     pub struct Marks(u32);
///     /// Lies on the ground.
///     Down,
///     /// Hangs on a wall.
///     Climbing,
/// }
/// let mut marks = Marks::default();
/// marks.set(Mark::Climbing, true);
/// assert!(marks.has(Mark::Climbing) && !marks.has(Mark::Down));
/// assert_eq!(marks.iter().collect::<Vec<_>>(), [Mark::Climbing]);
/// ```
#[macro_export]
macro_rules! flags {
    (
        $(#[$doc:meta])* pub enum $Flag:ident;
        $(#[$set_doc:meta])* pub struct $Set:ident($bits:ty);
        $($(#[$each:meta])* $One:ident),+ $(,)?
    ) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord,
            ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema,
        )]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $Flag { $($(#[$each])* $One),+ }

        impl $Flag {
            /// All of them, in order.
            pub const ALL: &'static [$Flag] = &[$($Flag::$One),+];
        }

        $(#[$set_doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $Set($bits);

        impl $Set {
            /// Whether one is among them.
            pub fn has(self, flag: $Flag) -> bool {
                self.0 >> (flag as u8) & 1 == 1
            }

            /// Puts one in, or takes it out.
            pub fn set(&mut self, flag: $Flag, there: bool) {
                if there {
                    self.0 |= 1 << (flag as u8);
                } else {
                    self.0 &= !(1 << (flag as u8));
                }
            }

            /// Each of them, in order.
            pub fn iter(self) -> impl Iterator<Item = $Flag> {
                $Flag::ALL.iter().copied().filter(move |&it| self.has(it))
            }
        }

        impl FromIterator<$Flag> for $Set {
            fn from_iter<I: IntoIterator<Item = $Flag>>(flags: I) -> $Set {
                let mut set = $Set::default();
                flags.into_iter().for_each(|it| set.set(it, true));
                set
            }
        }

        impl ::serde::Serialize for $Set {
            fn serialize<S: ::serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Set {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                <Vec<$Flag> as ::serde::Deserialize<'de>>::deserialize(from)
                    .map(|list| list.into_iter().collect())
            }
        }

        impl ::schemars::JsonSchema for $Set {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($Set).into()
            }
            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                <Vec<$Flag> as ::schemars::JsonSchema>::json_schema(generator)
            }
        }
    };
}
