//! Everything that can be wrong with what comes from outside: what, where, and by which rule.
//!
//! A fault carries a message key and its arguments; the wording in French and English lives in the
//! message files.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use crate::rule::{Illegal, Rule};

/// The kind of a fault. The names are part of the protocol and never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// The request cannot be read or lacks something.
    BadRequest,
    /// No game of that name.
    UnknownGame,
    /// A position document that describes no possible table.
    BadPosition,
    /// A roster or content file that breaks its rules.
    BadRoster,
    /// A choice that is not of the form this question takes.
    BadChoice,
    /// A choice of the right form that a rule forbids.
    Illegal,
    /// Another seat is asked.
    NotYourTurn,
    /// The game is over.
    Over,
    /// The script of dice has run out.
    DiceDry,
    /// A record that cannot be read or no longer fits.
    BadRecord,
    /// Larger than is accepted.
    TooLarge,
}

impl Code {
    /// Its name in documents.
    pub fn name(self) -> &'static str {
        match self {
            Code::BadRequest => "bad-request",
            Code::UnknownGame => "unknown-game",
            Code::BadPosition => "bad-position",
            Code::BadRoster => "bad-roster",
            Code::BadChoice => "bad-choice",
            Code::Illegal => "illegal",
            Code::NotYourTurn => "not-your-turn",
            Code::Over => "over",
            Code::DiceDry => "dice-dry",
            Code::BadRecord => "bad-record",
            Code::TooLarge => "too-large",
        }
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.name())
    }
}

/// What is wrong with some input. Nothing has been changed by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its kind.
    pub code: Code,
    /// The rule that is broken, where one is.
    pub rule: Option<Rule>,
    /// Where: a path such as `figures[2].at`, a file and line, a line of a record.
    pub at: Option<String>,
    /// The message, as a key of the message files (`fault-…`).
    pub key: &'static str,
    /// What the message speaks of.
    pub args: BTreeMap<&'static str, String>,
    /// What else is wrong with the same input.
    pub others: Vec<Fault>,
}

impl Fault {
    /// A fault with the message `key`.
    pub fn new(code: Code, key: &'static str) -> Fault {
        Fault { code, rule: None, at: None, key, args: BTreeMap::new(), others: Vec::new() }
    }

    /// Says where.
    #[must_use]
    pub fn at(mut self, at: impl Into<String>) -> Fault {
        self.at = Some(at.into());
        self
    }

    /// Adds what the message speaks of.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Fault {
        self.args.insert(name, value.to_string());
        self
    }

    /// Says in which part of a larger document its place is.
    #[must_use]
    pub fn within(self, part: &str) -> Fault {
        let at = match &self.at {
            Some(inner) => format!("{part}.{inner}"),
            None => part.to_owned(),
        };
        self.at(at)
    }

    /// Refuses where anything is wrong: the first of it, and the others with it.
    pub fn refuse(faults: Vec<Fault>) -> Result<(), Fault> {
        let mut faults = faults.into_iter();
        match faults.next() {
            None => Ok(()),
            Some(first) => Err(Fault { others: faults.collect(), ..first }),
        }
    }

    /// Everything that is wrong, one by one.
    pub fn each(mut self) -> Vec<Fault> {
        let others = std::mem::take(&mut self.others);
        std::iter::once(self).chain(others).collect()
    }

    /// A document that could not be read, with the path serde stopped at.
    pub fn unreadable(code: Code, error: &serde_path_to_error::Error<serde_json::Error>) -> Fault {
        let fault = Fault::new(code, "fault-unreadable").with("reason", error.inner());
        match error.path().to_string() {
            path if path == "." => fault,
            path => fault.at(path),
        }
    }
}

impl From<Illegal> for Fault {
    fn from(illegal: Illegal) -> Fault {
        Fault {
            rule: Some(illegal.rule),
            ..Fault::new(Code::Illegal, "fault-illegal").with("rule", illegal.rule)
        }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.key)?;
        if let Some(at) = &self.at {
            write!(f, " at {at}")?;
        }
        for (name, value) in &self.args {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Fault {}
