//! The reader's language, and the messages of the command line itself.

use std::ffi::OsString;
use std::sync::OnceLock;

use reglette_engine::fault::Fault;
use reglette_registry::AnyGame;
use reglette_words::{Args, Lang, Words};
use serde_json::Value;

const FR: &str = include_str!("../../../data/words/cli.fr.ftl");
const EN: &str = include_str!("../../../data/words/cli.en.ftl");

/// Speaks to people in their language.
#[derive(Clone, Copy, Debug)]
pub struct Say {
    pub lang: Lang,
}

impl Say {
    pub fn new(lang: Lang) -> Say {
        Say { lang }
    }

    /// A message of the command line.
    pub fn say(self, key: &str) -> String {
        self.with(key, &Args::new())
    }

    /// A message of the command line that speaks of something.
    pub fn with(self, key: &str, args: &Args) -> String {
        words().say(self.lang, &words().own_key(key), args)
    }

    /// A message of the command line with a colon behind it, as the language sets one.
    pub fn headed(self, key: &str) -> String {
        format!("{}{}", self.say(key), self.either("\u{a0}:", ":"))
    }

    /// Whether there is such a message.
    pub fn has(self, key: &str) -> bool {
        words().has(self.lang, &words().own_key(key))
    }

    /// The text of a document that has it in both languages.
    pub fn text(self, both: &Value) -> &str {
        both[self.lang.code()].as_str().unwrap_or_default()
    }

    /// Whichever of two texts is in the reader's language.
    pub fn either<'a>(self, fr: &'a str, en: &'a str) -> &'a str {
        match self.lang {
            Lang::Fr => fr,
            Lang::En => en,
        }
    }

    /// What is wrong, in the words of a game or in those common to all.
    pub fn fault(self, fault: &Fault, game: Option<&'static dyn AnyGame>) -> String {
        match game {
            Some(game) => game.tell(fault).of(self.lang).to_owned(),
            None => Words::common().fault(self.lang, fault, None),
        }
    }

    /// A number with so many decimals.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        match self.lang {
            Lang::Fr => text.replace('.', ","),
            Lang::En => text,
        }
    }

    /// A whole number, its thousands apart.
    pub fn count(self, number: u64) -> String {
        let digits = number.to_string();
        let apart = self.either("\u{202f}", ",");
        let mut out = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                out.push_str(apart);
            }
            out.push(digit);
        }
        out
    }

    /// A share as a percentage.
    pub fn percent(self, share: f64, digits: usize) -> String {
        format!("{}\u{a0}%", self.decimal(share * 100.0, digits))
    }
}

/// The messages of the command line, the common ones with them.
pub fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| Words::new("cli", FR, EN))
}

/// The language somebody calls the program in: `--lang`, or what the environment says.
pub fn language(given: &[OsString]) -> Lang {
    let given: Vec<&str> = given.iter().filter_map(|it| it.to_str()).collect();
    let asked = given.iter().enumerate().find_map(|(at, it)| match it.strip_prefix("--lang") {
        Some("") => given.get(at + 1).copied(),
        Some(rest) => rest.strip_prefix('='),
        None => None,
    });
    let environment = || {
        let set = |name| std::env::var(name).ok().filter(|value: &String| !value.is_empty());
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)
    };
    // Whoever asks for a language that is not there is told so in their own.
    let asked = asked.and_then(Lang::from_tag);
    asked.or_else(|| Lang::from_tag(&environment()?)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_messages_with_the_same_variables() {
        let [fr, en] = Lang::ALL.map(|lang| {
            assert!(words().faults(lang).is_empty(), "{:?}", words().faults(lang));
            words().messages(lang)
        });
        for (key, variables) in fr.iter().chain(en) {
            assert_eq!(fr.get(key), Some(variables), "{key} in French");
            assert_eq!(en.get(key), Some(variables), "{key} in English");
        }
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(Say::new(Lang::En).percent(0.4567, 1), "45.7\u{a0}%");
        assert_eq!(Say::new(Lang::Fr).percent(0.4567, 1), "45,7\u{a0}%");
        let headed = Lang::ALL.map(|lang| Say::new(lang).headed("skirmish-terrain"));
        assert_eq!(headed, ["Terrain\u{a0}:", "Terrain:"]);
        let count = |number| Lang::ALL.map(|lang| Say::new(lang).count(number));
        assert_eq!(count(999), ["999", "999"]);
        assert_eq!(count(1_234_567), ["1\u{202f}234\u{202f}567", "1,234,567"]);
    }

    #[test]
    fn the_argument_comes_before_the_environment() {
        let call = |words: &[&str]| language(&words.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(call(&["reglette", "--lang", "fr"]), Lang::Fr);
        assert_eq!(call(&["reglette", "rules", "--lang=fr"]), Lang::Fr);
        assert_eq!(call(&["reglette", "--lang=en"]), Lang::En);
    }
}
