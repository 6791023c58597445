//! How strong a bot is: five levels, and how they are written in commands.

use std::fmt::{self, Display};
use std::time::Duration;

use reglette_engine::{Code, Fault, Game, Rng};
use serde::{Serialize, Serializer};

use crate::bot::Bot;
use crate::budget::Budget;
use crate::greedy::{Care, Greedy};
use crate::random::Random;
use crate::search::Search;

/// How strong a bot is.
///
/// ```
/// use reglette_bots::{Budget, Level};
/// assert_eq!(Level::parse("greedy"), Ok(Level::Greedy));
/// assert_eq!(Level::parse("search:2000it"), Ok(Level::Search(Budget::iterations(2000))));
/// assert_eq!(Level::parse("search").unwrap().to_string(), "search:50ms");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// 1: takes any option.
    Random,
    /// 2: looks one action ahead, not very closely.
    Easy,
    /// 3: looks one action ahead.
    Greedy,
    /// 4: searches, by default for 50 ms.
    Search(Budget),
    /// 5: searches, by default for a second.
    Master(Budget),
}

impl Level {
    /// All levels, the weakest first, with their usual budgets.
    pub const ALL: [Level; 5] = [
        Level::Random,
        Level::Easy,
        Level::Greedy,
        Level::Search(Budget::millis(50)),
        Level::Master(Budget::millis(1000)),
    ];

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        match self {
            Level::Random => 1,
            Level::Easy => 2,
            Level::Greedy => 3,
            Level::Search(_) => 4,
            Level::Master(_) => 5,
        }
    }

    /// Its id, as in commands and records. Ids never change.
    pub fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Greedy => "greedy",
            Level::Search(_) => "search",
            Level::Master(_) => "master",
        }
    }

    /// The key of its name in the message files.
    pub fn message_key(self) -> &'static str {
        match self {
            Level::Random => "bot-level-1",
            Level::Easy => "bot-level-2",
            Level::Greedy => "bot-level-3",
            Level::Search(_) => "bot-level-4",
            Level::Master(_) => "bot-level-5",
        }
    }

    /// How long it may think, where it minds.
    pub fn budget(self) -> Option<Budget> {
        match self {
            Level::Random | Level::Easy | Level::Greedy => None,
            Level::Search(budget) | Level::Master(budget) => Some(budget),
        }
    }

    /// The same level with another budget, where it minds.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Level {
        match self {
            Level::Random | Level::Easy | Level::Greedy => self,
            Level::Search(_) => Level::Search(budget),
            Level::Master(_) => Level::Master(budget),
        }
    }

    /// Reads a level: its id or number, for levels that search with a budget such as `:50ms`,
    /// `:2s`, `:2000it`, or `:50ms+2000it` for whatever is reached first.
    pub fn parse(text: &str) -> Result<Level, Fault> {
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let known = Level::ALL.into_iter().find(|it| it.id() == name || it.is_number(name));
        let level = known.ok_or_else(|| {
            let ids = Level::ALL.map(Level::id).join(", ");
            Fault::new(Code::BadRequest, "fault-unknown-bot").with("bot", name).with("known", ids)
        })?;
        match budget {
            None => Ok(level),
            Some(budget) => {
                let fault = Fault::new(Code::BadRequest, "fault-bot-budget")
                    .with("bot", name)
                    .with("budget", budget);
                let budget = level.budget().and_then(|_| parse_budget(budget)).ok_or(fault)?;
                Ok(level.with_budget(budget))
            }
        }
    }

    /// A bot of this level.
    pub fn bot<G: Game>(self, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random::new(rng)),
            Level::Easy => Box::new(Greedy::new(rng, Care::LITTLE)),
            Level::Greedy => Box::new(Greedy::new(rng, Care::FULL)),
            Level::Search(budget) | Level::Master(budget) => Box::new(Search::new(rng, budget)),
        }
    }

    fn is_number(self, text: &str) -> bool {
        text.parse() == Ok(self.number())
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        let budget = self.budget();
        let time = budget.and_then(|it| it.time).map(|time| format!("{}ms", time.as_millis()));
        let iterations = budget.and_then(|it| it.iterations).map(|count| format!("{count}it"));
        match (time, iterations) {
            (None, None) => Ok(()),
            (Some(one), None) | (None, Some(one)) => write!(f, ":{one}"),
            (Some(time), Some(iterations)) => write!(f, ":{time}+{iterations}"),
        }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

fn parse_budget(text: &str) -> Option<Budget> {
    let mut budget = Budget { time: None, iterations: None };
    for part in text.split('+') {
        let digits = part.find(|it: char| !it.is_ascii_digit())?;
        let (number, unit) = part.split_at(digits);
        let number: u32 = number.parse().ok().filter(|&number| number > 0)?;
        match unit {
            "ms" => budget.time = Some(Duration::from_millis(number.into())),
            "s" => budget.time = Some(Duration::from_secs(number.into())),
            "it" => budget.iterations = Some(number),
            _ => return None,
        }
    }
    Some(budget)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_level_writes_it_reads() {
        for text in ["random", "easy", "greedy", "search:7ms", "master:2000it", "search:9ms+3it"] {
            assert_eq!(Level::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Level::parse("search:2s").unwrap().to_string(), "search:2000ms");
        for level in Level::ALL {
            assert_eq!(Level::parse(&level.to_string()), Ok(level));
            assert_eq!(Level::parse(&level.number().to_string()), Ok(level));
            assert_eq!(level.message_key(), format!("bot-level-{}", level.number()));
        }
    }

    #[test]
    fn what_is_no_level_is_refused() {
        for (text, key) in [
            ("", "fault-unknown-bot"),
            ("0", "fault-unknown-bot"),
            ("Greedy", "fault-unknown-bot"),
            ("greedy:50ms", "fault-bot-budget"),
            ("search:", "fault-bot-budget"),
            ("search:50", "fault-bot-budget"),
            ("search:0ms", "fault-bot-budget"),
            ("search:ms", "fault-bot-budget"),
            ("search:50ms+", "fault-bot-budget"),
            ("search:99999999999ms", "fault-bot-budget"),
        ] {
            assert_eq!(Level::parse(text).unwrap_err().key, key, "{text}");
        }
    }
}
