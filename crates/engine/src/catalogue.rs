//! The rules as told to players: every id with a short text in French and English.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game's rule catalogue, in the order of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    /// Parts of the rulebook.
    #[serde(rename = "section")]
    pub sections: Vec<Section>,
    /// The rules.
    #[serde(rename = "rule")]
    pub rules: Vec<RuleText>,
    /// Decisions where the book is silent or unclear.
    #[serde(rename = "ruling", default)]
    pub rulings: Vec<Ruling>,
}

/// A part of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// What its rules' ids begin with.
    pub id: String,
    /// Where it stands in the book.
    pub source: String,
    /// Its heading in English.
    pub en: String,
    /// Its heading in French.
    pub fr: String,
}

/// A rule in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    /// Its id.
    pub id: String,
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
    /// Rulings it rests on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<String>,
}

/// A decision where the book is silent or unclear.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Its id, such as `A-02`.
    pub id: String,
    /// The option that switches it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// In English.
    pub en: String,
    /// In French.
    pub fr: String,
}

impl Catalogue {
    /// Reads a catalogue file.
    pub fn parse(text: &str) -> Result<Catalogue, toml::de::Error> {
        toml::from_str(text)
    }

    /// The text of a rule.
    pub fn rule(&self, id: &str) -> Option<&RuleText> {
        self.rules.iter().find(|rule| rule.id == id)
    }

    /// The section a rule belongs to.
    pub fn section_of(&self, id: &str) -> Option<&Section> {
        let (head, _) = id.rsplit_once('.')?;
        self.sections.iter().find(|section| section.id == head)
    }

    /// A ruling.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }
}
