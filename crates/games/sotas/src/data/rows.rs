//! Entries of content files: read strictly, refused with their file and line, their numbers in bounds.

use std::fmt::Display;
use std::ops::RangeInclusive;

use reglette_engine::fault::Fault;
use reglette_engine::rule::Rule;
use serde::de::DeserializeOwned;

use crate::data::Source;

/// Declares the form of an entry: what all entries have, and its own fields. Unknown keys are faults.
macro_rules! row {
    ($Row:ident { $($(#[$meta:meta])* $field:ident : $Type:ty),* $(,)? }) => {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $Row {
            id: String,
            en: String,
            fr: String,
            #[serde(default)]
            text_en: String,
            #[serde(default)]
            text_fr: String,
            #[serde(default)]
            rules: Vec<String>,
            #[serde(default, rename = "tag")]
            _tag: String,
            #[serde(default, rename = "origin")]
            _origin: String,
            $($(#[$meta])* $field: $Type),*
        }

        impl $Row {
            #[allow(dead_code, reason = "some entries are only looked at")]
            fn title(&self) -> reglette_engine::game::Title {
                reglette_engine::game::Title {
                    id: self.id.clone(),
                    en: self.en.clone(),
                    fr: self.fr.clone(),
                    text_en: self.text_en.clone(),
                    text_fr: self.text_fr.clone(),
                    rules: self.rules.clone(),
                }
            }
        }
    };
}
pub(crate) use row;

/// sotas.profile.4: Combat of a figure. More would not change who wins.
pub const COMBAT: RangeInclusive<i8> = 0..=20;
/// What a weapon, a grenade or a door adds to a roll.
pub const BONUS: RangeInclusive<i8> = -20..=20;
/// What a scenario adds to each die of a test or a roll.
pub const PLUS: RangeInclusive<i8> = -6..=6;
/// What anything may cost.
pub const COSTS: RangeInclusive<i32> = -500..=500;
/// Tokens of a Task, grenades of a kind, doses.
pub const COUNT: RangeInclusive<u8> = 1..=20;
/// How high or deep a piece may be, in millimetres.
pub const HEIGHT: RangeInclusive<i32> = -1000..=1000;

/// The entries of one kind in a file, such as all `[[profile]]`.
#[derive(Clone, Copy, Debug)]
pub struct Entries<'a> {
    /// The file.
    pub source: Source<'a>,
    /// What stands in the brackets.
    pub list: &'static str,
}

impl<'a> Entries<'a> {
    /// Reads them, with the place of whichever cannot be read.
    pub fn read<T: DeserializeOwned>(self, tables: Vec<toml::Table>) -> Result<Vec<T>, Fault> {
        let read = |(nth, table): (usize, toml::Table)| {
            T::deserialize(table).map_err(|error: toml::de::Error| {
                let reason = error.message();
                let key = reason.split('`').nth(1).unwrap_or_default();
                let at = self.key(nth, key).unwrap_or_else(|| self.place(nth));
                self.source.fault(&(at..at), "fault-unreadable").with("reason", reason)
            })
        };
        tables.into_iter().enumerate().map(read).collect()
    }

    /// What is wrong with one of them, and by which rule.
    pub fn broken(self, nth: usize, rule: &'static str, key: &'static str) -> Fault {
        Fault { rule: Some(Rule(rule)), ..self.wrong(nth, key) }
    }

    /// What is wrong with one of them.
    pub fn wrong(self, nth: usize, key: &'static str) -> Fault {
        let at = self.place(nth);
        self.source.fault(&(at..at), key)
    }

    /// A number of one of them is as large as it may be.
    pub fn within<N: PartialOrd + Display>(
        self,
        (nth, name): (usize, &str),
        what: &'static str,
        number: N,
        range: RangeInclusive<N>,
    ) -> Result<(), Fault> {
        if range.contains(&number) {
            return Ok(());
        }
        let at = self.key(nth, what).unwrap_or_else(|| self.place(nth));
        let fault = self.source.fault(&(at..at), "fault-content-number").with("name", name);
        let fault = fault.with("what", what).with("number", number);
        Err(fault.with("least", range.start()).with("most", range.end()))
    }

    /// Nothing is called like another one of them or like those before, and there are not too many.
    pub fn once<'s>(
        self,
        before: impl Iterator<Item = &'s str>,
        ids: impl Iterator<Item = &'s str>,
        most: usize,
    ) -> Result<(), Fault> {
        let mut known: Vec<&str> = before.collect();
        for (nth, id) in ids.enumerate() {
            if known.contains(&id) {
                return Err(self.wrong(nth, "fault-content-twice").with("id", id));
            }
            if known.len() == most {
                return Err(self.wrong(nth, "fault-content-many").with("most", most));
            }
            known.push(id);
        }
        Ok(())
    }

    /// Where one of them begins.
    fn place(self, nth: usize) -> usize {
        let head = format!("[[{}]]", self.list);
        self.lines().filter(|(_, line)| line.starts_with(&head)).nth(nth).map_or(0, |it| it.0)
    }

    /// Where a key of one of them stands.
    fn key(self, nth: usize, key: &str) -> Option<usize> {
        let from = self.place(nth);
        let inside = self.lines().skip_while(|it| it.0 <= from);
        let mut inside = inside.take_while(|(_, line)| !line.starts_with("[["));
        let is_key = |line: &str| line.split('=').next().is_some_and(|it| it.trim() == key);
        inside.find(|(_, line)| is_key(line)).map(|it| it.0)
    }

    /// The lines of the file, and where each begins.
    fn lines(self) -> impl Iterator<Item = (usize, &'a str)> {
        self.source.text.split_inclusive('\n').scan(0, |next, line| {
            let at = *next;
            *next += line.len();
            Some((at, line.trim_start()))
        })
    }
}
