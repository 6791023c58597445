//! The two languages everything is told in.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A language people are spoken to in.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// French.
    Fr,
    /// English, for whoever asks for anything else.
    #[default]
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The language's code, as in `--lang`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The language of a tag such as `fr`, `fr_FR.UTF-8` or `en-GB`; nothing for other languages.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let code = tag.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

/// A text in both languages, as every document carries it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Both {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Both {
    /// Says the same thing twice.
    pub fn say(mut say: impl FnMut(Lang) -> String) -> Both {
        Both { fr: say(Lang::Fr), en: say(Lang::En) }
    }

    /// The text in one language.
    pub fn of(&self, lang: Lang) -> &str {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_the_environment_name_a_language() {
        for (tag, lang) in [
            ("fr", Some(Lang::Fr)),
            ("fr_CA.UTF-8", Some(Lang::Fr)),
            ("FR", Some(Lang::Fr)),
            ("en-GB", Some(Lang::En)),
            ("en_US@euro", Some(Lang::En)),
            ("de_DE", None),
            ("france", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Lang::from_tag(tag), lang, "{tag}");
        }
    }
}
