//! Content files: their texts, what is wrong with them and where, and what all their entries have.

use std::ops::Range;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::fault::{Code, Fault};
use crate::game::Title;

/// A content file: its name and its text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
}

impl<'a> Source<'a> {
    /// Reads the file.
    pub fn parse<T: DeserializeOwned>(self) -> Result<T, Fault> {
        toml::from_str(self.text).map_err(|error| {
            let at = error.span().unwrap_or_default();
            self.fault(&at, "fault-unreadable").with("reason", error.message())
        })
    }

    /// What is wrong at a place of the file.
    pub fn fault(self, at: &Range<usize>, key: &'static str) -> Fault {
        Fault::new(Code::BadRoster, key).at(self.line(at.start))
    }

    /// A place of the file as people read it: its name and the line.
    fn line(self, at: usize) -> String {
        let line = self.text.get(..at).unwrap_or(self.text).matches('\n').count() + 1;
        format!("{}:{line}", self.name)
    }

    /// A fault of an entry, such as `pieces[2]`, with the place of that `[[piece]]` in the file.
    pub fn of_entry(self, fault: Fault, list: &str) -> Fault {
        let nth = fault.at.as_deref().and_then(|at| at.split_once('[')?.1.strip_suffix(']'));
        let nth: usize = nth.and_then(|it| it.parse().ok()).unwrap_or(0);
        let at = self.text.match_indices(&format!("[[{list}]]")).nth(nth).map_or(0, |it| it.0);
        fault.at(self.line(at))
    }

    /// A name that nothing has, somewhere in the file.
    pub fn unknown(self, what: &'static str, name: &str) -> Fault {
        let at = self.place(name);
        self.fault(&(at..at), "fault-content-unknown").with("what", what).with("name", name)
    }

    /// Something that does not fit, somewhere in the file.
    pub fn wrong(self, name: &str, key: &'static str) -> Fault {
        let at = self.place(name);
        self.fault(&(at..at), key).with("name", name)
    }

    /// Where a name stands, alone or as the beginning of a term.
    fn place(self, name: &str) -> usize {
        let alone = self.text.find(&format!("\"{name}\""));
        alone.or_else(|| self.text.find(&format!("\"{name}"))).unwrap_or(0)
    }
}

/// An id with an argument in brackets, such as `leader-x(daleks)`.
pub fn term(text: &str) -> (&str, Option<&str>) {
    match text.split_once('(') {
        Some((id, rest)) => (id, rest.strip_suffix(')')),
        None => (text, None),
    }
}

/// A title out of what all entries have.
pub fn title(id: &str, words: &Words) -> Title {
    Title {
        id: id.to_owned(),
        en: words.en.clone(),
        fr: words.fr.clone(),
        text_en: words.text_en.clone(),
        text_fr: words.text_fr.clone(),
        rules: words.rules.clone(),
    }
}

/// What all entries have: names, texts, rules, origin.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Words {
    /// English name.
    #[serde(default)]
    pub en: String,
    /// French name.
    #[serde(default)]
    pub fr: String,
    /// What it does, in English.
    #[serde(default)]
    pub text_en: String,
    /// What it does, in French.
    #[serde(default)]
    pub text_fr: String,
    /// How one wins a scenario, in English.
    #[serde(default)]
    pub goal_en: String,
    /// How one wins a scenario, in French.
    #[serde(default)]
    pub goal_fr: String,
    /// Rules it refers to.
    #[serde(default)]
    pub rules: Vec<String>,
}
