//! The wording of a game: its own message files and the common ones.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use serde_json::Value;

use crate::bundle::{Bundle, MISSING};
use crate::cast::Cast;
use crate::lang::{Both, Lang};
use crate::tell::{Args, variant};

/// The message files of a game.
struct Shelf {
    game: &'static str,
    fr: &'static str,
    en: &'static str,
    words: OnceLock<Words>,
}

macro_rules! shelf {
    ($game:literal) => {
        Shelf {
            game: $game,
            fr: include_str!(concat!("../../../data/words/", $game, ".fr.ftl")),
            en: include_str!(concat!("../../../data/words/", $game, ".en.ftl")),
            words: OnceLock::new(),
        }
    };
}

static SHELVES: [Shelf; 3] = [shelf!("cardgame"), shelf!("sotas"), shelf!("exterminate")];

static COMMON: Shelf = Shelf { game: "", fr: "", en: "", words: OnceLock::new() };

const COMMON_FR: &str = include_str!("../../../data/words/fr.ftl");
const COMMON_EN: &str = include_str!("../../../data/words/en.ftl");

impl Shelf {
    fn words(&'static self) -> &'static Words {
        self.words.get_or_init(|| Words::new(self.game, self.fr, self.en))
    }
}

/// The wording of one game in both languages.
#[derive(Debug)]
pub struct Words {
    game: String,
    fr: Bundle,
    en: Bundle,
}

impl Words {
    /// The wording of a game; of an unknown one, what is common to all.
    pub fn of(game: &str) -> &'static Words {
        SHELVES.iter().find(|shelf| shelf.game == game).unwrap_or(&COMMON).words()
    }

    /// The wording common to all games: faults, levels of bots.
    pub fn common() -> &'static Words {
        COMMON.words()
    }

    /// The games that have message files.
    pub fn games() -> impl Iterator<Item = &'static str> {
        SHELVES.iter().map(|shelf| shelf.game)
    }

    /// The wording of a game whose message files are somewhere else, such as a test's.
    pub fn new(game: &str, fr: &str, en: &str) -> Words {
        Words {
            game: game.to_owned(),
            fr: Bundle::new(Lang::Fr, &[COMMON_FR, fr]),
            en: Bundle::new(Lang::En, &[COMMON_EN, en]),
        }
    }

    /// The text of a message. A message that does not exist shows its key between `⟪` and `⟫`.
    pub fn say(&self, lang: Lang, key: &str, args: &Args) -> String {
        self.say_of(lang, key, args, &Cast::default())
    }

    /// The text of a message that names players and things.
    pub fn say_of(&self, lang: Lang, key: &str, args: &Args, cast: &Cast) -> String {
        let text = self.bundle(lang).format(key, args, cast);
        text.unwrap_or_else(|| format!("{MISSING}{key}⟫"))
    }

    /// The text of a message of this game, such as `title` or `option-ties`, in both languages.
    pub fn own(&self, key: &str) -> Both {
        let key = self.own_key(key);
        Both::say(|lang| self.say(lang, &key, &Args::new()))
    }

    /// The id of a message of this game.
    pub fn own_key(&self, key: &str) -> String {
        format!("{}-{key}", self.game)
    }

    /// Whether a message exists.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundle(lang).variables().contains_key(key)
    }

    /// Tells an event, a choice or any other enum as serde writes it: the message is
    /// `<game>-<prefix>-<variant>`, the variant's fields are its arguments.
    pub fn tell(&self, lang: Lang, prefix: &str, value: &Value, cast: &Cast) -> String {
        self.tell_with(lang, prefix, value, &Args::new(), cast)
    }

    /// Tells a value with more arguments than its own fields.
    pub fn tell_with(
        &self,
        lang: Lang,
        prefix: &str,
        value: &Value,
        more: &Args,
        cast: &Cast,
    ) -> String {
        let (name, args) = variant(value);
        let key = self.own_key(&format!("{prefix}-{name}"));
        self.say_of(lang, &key, &more.clone().join(args), cast)
    }

    /// Asks a question: the message is `<game>-ask-<kind>`.
    pub fn ask(
        &self,
        lang: Lang,
        kind: &str,
        about: &[(&'static str, String)],
        cast: &Cast,
    ) -> String {
        let args = about.iter().fold(Args::new(), |args, (name, value)| args.with(*name, value));
        self.say_of(lang, &self.own_key(&format!("ask-{kind}")), &args, cast)
    }

    /// Every message with its variables, for tests and for tools that check the files.
    pub fn messages(&self, lang: Lang) -> &BTreeMap<String, BTreeSet<String>> {
        self.bundle(lang).variables()
    }

    /// What could not be read in the files of a language.
    pub fn faults(&self, lang: Lang) -> &[String] {
        self.bundle(lang).faults()
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}
