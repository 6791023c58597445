//! How a game is set up: scenario, edition, options, rosters.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::content::Source;
use crate::fault::{Code, Fault};
use crate::game::{Edition, Info};
use crate::scenario::Offer;

/// What a person asks for; whatever is left out takes its default.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The scenario's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// The edition's id.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Number of players, where the scenario leaves it open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    /// Options that differ from scenario and edition.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "scalars")]
    pub options: BTreeMap<String, String>,
    /// One roster per seat, for games that have them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rosters: Vec<Value>,
}

/// A set-up in which everything has a value that the game knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved {
    /// The scenario's id.
    pub scenario: String,
    /// The edition's id.
    pub edition: &'static str,
    /// Number of players.
    pub players: u8,
    /// The value of each of the game's switches, in their order.
    pub values: Vec<&'static str>,
}

impl Setup {
    /// Fills in what was left out and refuses what neither the game nor the content knows.
    pub fn resolve(&self, info: &'static Info, content: &Content) -> Result<Resolved, Fault> {
        let scenario = content.offer(info, self.scenario.as_deref())?;
        let own = edition_of(info, scenario.sets).map(|it| it.id);
        let edition = find_edition(info, self.edition.as_deref().or(own))?;
        let mut values: Vec<&'static str> = info.switches.iter().map(|it| it.values[0]).collect();
        for (key, value) in edition.sets.iter().chain(scenario.sets) {
            let (switch, value) = place(info, key, value)?;
            values[switch] = value;
        }
        for (key, value) in self.options.iter().filter(|(key, _)| *key != "players") {
            let (switch, value) = place(info, key, value)?;
            if scenario.sets.iter().any(|&(fixed, set)| fixed == key && set != value) {
                return Err(Fault::new(Code::BadRequest, "fault-option-fixed")
                    .at(format!("options.{key}"))
                    .with("option", key)
                    .with("scenario", &scenario.id));
            }
            values[switch] = value;
        }
        let players = self.players(&scenario)?;
        Ok(Resolved { scenario: scenario.id, edition: edition.id, players, values })
    }

    /// Refuses an edition other than the one a scenario is: nobody who asks for both can mean it.
    /// Records of old may say both, and their options decide.
    pub fn check_edition(&self, info: &'static Info) -> Result<(), Fault> {
        let (Some(scenario), Some(edition)) = (&self.scenario, &self.edition) else {
            return Ok(());
        };
        let named = info.scenarios.iter().find(|it| it.id == scenario);
        match named.and_then(|it| edition_of(info, it.sets)) {
            Some(own) if own.id != edition => {
                Err(Fault::new(Code::BadRequest, "fault-edition-fixed")
                    .at("edition")
                    .with("scenario", scenario)
                    .with("edition", own.id))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Refuses rosters, for a game that has none.
    pub fn without_rosters(&self) -> Result<(), Fault> {
        if self.rosters.is_empty() {
            return Ok(());
        }
        Err(Fault::new(Code::BadRoster, "fault-no-rosters").at("rosters"))
    }

    /// Reads the rosters: none, or one for each seat.
    pub fn read_rosters<R: DeserializeOwned>(&self, seats: usize) -> Result<Vec<R>, Fault> {
        if !self.rosters.is_empty() && self.rosters.len() != seats {
            let fault = Fault::new(Code::BadRoster, "fault-rosters").at("rosters");
            return Err(fault.with("expected", seats));
        }
        let mut faults = Vec::new();
        let mut rosters = Vec::new();
        for (at, written) in self.rosters.iter().enumerate() {
            match serde_path_to_error::deserialize(written) {
                Ok(roster) => rosters.push(roster),
                Err(error) => {
                    let fault = Fault::unreadable(Code::BadRoster, &error);
                    faults.push(fault.within(&roster_place(at)));
                }
            }
        }
        Fault::refuse(faults).map(|()| rosters)
    }

    /// The same set-up with everything said: what a record's header keeps.
    pub fn in_full(&self, info: &'static Info, content: &Content) -> Result<Setup, Fault> {
        let resolved = self.resolve(info, content)?;
        let keys = info.switches.iter().map(|it| it.key.to_owned());
        Ok(Setup {
            scenario: Some(resolved.scenario),
            edition: Some(resolved.edition.to_owned()),
            players: Some(resolved.players),
            options: keys.zip(resolved.values.iter().map(|&it| it.to_owned())).collect(),
            rosters: self.rosters.clone(),
        })
    }

    fn players(&self, scenario: &Offer) -> Result<u8, Fault> {
        let asked = match self.options.get("players") {
            Some(text) => Some(text.parse().map_err(|_| players_fault(text, scenario))?),
            None => self.players,
        };
        match asked {
            None => Ok(scenario.players[0]),
            Some(players) if scenario.players.contains(&players) => Ok(players),
            Some(players) => Err(players_fault(&players.to_string(), scenario)),
        }
    }
}

/// Where a roster stands in a set-up.
pub fn roster_place(at: usize) -> String {
    format!("rosters[{at}]")
}

/// The longest list of a roster that is read.
const LONGEST_LIST: usize = 64;

/// Reads a list of a roster, refusing one that no table has places for.
pub fn few<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let list = Vec::deserialize(from)?;
    match list.len() {
        0..=LONGEST_LIST => Ok(list),
        many => {
            let most = format!("at most {LONGEST_LIST} entries");
            Err(D::Error::invalid_length(many, &most.as_str()))
        }
    }
}

/// The content files a person brings: instead of built-in ones, or scenarios beside them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Content {
    /// Name and text of each file.
    pub files: Vec<(String, String)>,
}

impl Content {
    /// The text of a file: the person's own, or the built-in one.
    pub fn file<'a>(&'a self, info: &'static Info, name: &str) -> Option<&'a str> {
        self.source(info, name).map(|it| it.text)
    }

    /// A file: the person's own, or the built-in one.
    pub fn source<'a>(&'a self, info: &'static Info, name: &str) -> Option<Source<'a>> {
        let built_in = || info.content.iter().find(|(file, _)| *file == name);
        self.brought(name).or_else(|| built_in().map(|&(name, text)| Source { name, text }))
    }

    /// A file that the person brings.
    pub fn brought(&self, name: &str) -> Option<Source<'_>> {
        let found = self.files.iter().find(|(file, _)| file == name);
        found.map(|(name, text)| Source { name, text })
    }
}

/// The edition that a scenario is: the one with the same options.
fn edition_of(
    info: &'static Info,
    sets: &[(&'static str, &'static str)],
) -> Option<&'static Edition> {
    info.editions.iter().find(|it| !it.sets.is_empty() && it.sets == sets)
}

fn find_edition(info: &'static Info, id: Option<&str>) -> Result<&'static Edition, Fault> {
    let found = match id {
        None => info.editions.first(),
        Some(id) => info.editions.iter().find(|it| it.id == id),
    };
    found.ok_or_else(|| {
        let known: Vec<&str> = info.editions.iter().map(|it| it.id).collect();
        Fault::new(Code::BadRequest, "fault-unknown-edition")
            .at("edition")
            .with("name", id.unwrap_or_default())
            .with("known", known.join(", "))
    })
}

fn place(info: &'static Info, key: &str, value: &str) -> Result<(usize, &'static str), Fault> {
    let switch = info.switches.iter().position(|it| it.key == key).ok_or_else(|| {
        let known: Vec<&str> = info.switches.iter().map(|it| it.key).collect();
        Fault::new(Code::BadRequest, "fault-unknown-option")
            .at(format!("options.{key}"))
            .with("option", key)
            .with("known", known.join(", "))
    })?;
    let values = info.switches[switch].values;
    let value = values.iter().find(|it| it.eq_ignore_ascii_case(value)).ok_or_else(|| {
        Fault::new(Code::BadRequest, "fault-option-value")
            .at(format!("options.{key}"))
            .with("option", key)
            .with("value", value)
            .with("values", values.join(", "))
    })?;
    Ok((switch, value))
}

fn players_fault(asked: &str, scenario: &Offer) -> Fault {
    let possible: Vec<String> = scenario.players.iter().map(u8::to_string).collect();
    Fault::new(Code::BadRequest, "fault-players")
        .at("players")
        .with("players", asked)
        .with("scenario", &scenario.id)
        .with("possible", possible.join(", "))
}

/// Options may be written as text, numbers or yes/no.
fn scalars<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, String>, D::Error> {
    let options = BTreeMap::<String, Value>::deserialize(from)?;
    let text = |(key, value): (String, Value)| match value {
        Value::String(text) => Ok((key, text)),
        Value::Number(number) => Ok((key, number.to_string())),
        Value::Bool(yes) => Ok((key, yes.to_string())),
        Value::Null | Value::Array(_) | Value::Object(_) => {
            Err(D::Error::custom(format!("option `{key}` takes a single value")))
        }
    };
    options.into_iter().map(text).collect()
}

/// Declares a game's optional readings: one enum per switch, a struct that holds their values, and
/// the table the engine shows to people. The first value of each is the default.
#[macro_export]
macro_rules! switches {
    ($(#[$doc:meta])* pub struct $Struct:ident {
        $($(#[$fdoc:meta])* $field:ident : $Enum:ident [$ruling:literal] {
            $($(#[$vdoc:meta])* $Variant:ident = $value:literal),+ $(,)?
        })+
    }) => {
        $(
            $(#[$fdoc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub enum $Enum { $($(#[$vdoc])* $Variant),+ }

            impl $Enum {
                const ALL: &'static [(&'static str, $Enum)] = &[$(($value, $Enum::$Variant)),+];
            }
        )+

        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $Struct { $($(#[$fdoc])* pub $field: $Enum),+ }

        impl $Struct {
            /// The switches as people see them.
            pub const SWITCHES: &'static [$crate::game::Switch] = &[$($crate::game::Switch {
                key: stringify!($field),
                values: &[$($value),+],
                ruling: $ruling,
            }),+];

            /// The switches of a resolved set-up.
            pub fn of(resolved: &$crate::setup::Resolved) -> $Struct {
                let mut values = resolved.values.iter();
                $Struct { $($field: {
                    let value = values.next().expect("a value for each switch");
                    let known = $Enum::ALL.iter().find(|(name, _)| name == value);
                    known.expect("resolved to a known value").1
                }),+ }
            }
        }
    };
}

/// The content files of a game by name, out of its folder, which is told from the file that says so.
#[macro_export]
macro_rules! content {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!($folder, $name)))),+]
    };
}

/// Scenarios that fix no options: `"duel" for &[2];`.
#[macro_export]
macro_rules! scenarios {
    ($($id:literal for $players:expr;)+) => {
        &[$($crate::game::Scenario { id: $id, players: $players, sets: &[] }),+]
    };
}
