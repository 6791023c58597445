//! What can be typed besides the number of an option. Both languages are always understood.

use reglette_words::Lang;
use serde_json::Value;

/// What somebody typed.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Nothing.
    Nothing,
    /// The option of this number, from 1.
    Number(usize),
    /// A choice written as a document, where options are only examples.
    Choice(Value),
    Help,
    /// What stands behind an option, an id or a name.
    Explain(String),
    /// The odds of an option, perhaps of something in particular.
    Odds(usize, Option<String>),
    Hint,
    /// How the scenario is won.
    Goal,
    Undo,
    Save(String),
    Log,
    Table,
    Lang(Lang),
    Quit,
    /// Something that lacks what it needs, or nothing we know.
    Unknown,
}

impl Command {
    pub fn parse(line: &str) -> Command {
        let line = line.trim();
        if line.is_empty() {
            return Command::Nothing;
        }
        if let Some(what) = line.strip_prefix('?') {
            return match what.trim() {
                "" => Command::Help,
                what => Command::Explain(what.to_owned()),
            };
        }
        if let Ok(number) = line.parse() {
            return Command::Number(number);
        }
        if line.starts_with(['{', '"']) {
            return serde_json::from_str(line).map_or(Command::Unknown, Command::Choice);
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Command::named(&word.to_lowercase(), rest.trim())
    }

    fn named(word: &str, rest: &str) -> Command {
        match word {
            "help" | "aide" => Command::Help,
            "odds" | "chances" => odds(rest),
            "hint" | "conseil" => Command::Hint,
            "goal" | "but" => Command::Goal,
            "undo" | "annuler" => Command::Undo,
            "save" | "sauver" if !rest.is_empty() => Command::Save(rest.to_owned()),
            "log" | "journal" => Command::Log,
            "table" => Command::Table,
            "lang" | "langue" => Lang::from_tag(rest).map_or(Command::Unknown, Command::Lang),
            "quit" | "quitter" | "exit" | "q" => Command::Quit,
            _ => Command::Unknown,
        }
    }
}

fn odds(rest: &str) -> Command {
    let mut words = rest.split_whitespace();
    match words.next().map(str::parse) {
        Some(Ok(number)) => Command::Odds(number, words.next().map(str::to_owned)),
        Some(Err(_)) | None => Command::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn commands_are_understood_in_both_languages() {
        for (line, command) in [
            ("", Command::Nothing),
            (" 12 ", Command::Number(12)),
            ("?", Command::Help),
            ("aide", Command::Help),
            ("? conf.11", Command::Explain("conf.11".into())),
            ("?3", Command::Explain("3".into())),
            ("odds 2", Command::Odds(2, None)),
            ("chances 2 vp", Command::Odds(2, Some("vp".into()))),
            ("HINT", Command::Hint),
            ("goal", Command::Goal),
            ("but", Command::Goal),
            ("annuler", Command::Undo),
            ("save a game.jsonl", Command::Save("a game.jsonl".into())),
            ("journal", Command::Log),
            ("lang fr", Command::Lang(Lang::Fr)),
            ("q", Command::Quit),
            ("{\"at\": 3}", Command::Choice(json!({"at": 3}))),
        ] {
            assert_eq!(Command::parse(line), command, "{line}");
        }
    }

    #[test]
    fn what_lacks_something_is_not_understood() {
        for line in ["odds", "odds all", "save", "lang de", "{", "-3", "play 3", "quit?now"] {
            assert_eq!(Command::parse(line), Command::Unknown, "{line}");
        }
    }
}
