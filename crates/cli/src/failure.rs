//! What ends a call before its time, and the code it ends with.

use std::io::{self, Write};
use std::process::ExitCode;

use reglette_engine::fault::{Code, Fault};
use reglette_registry::AnyGame;

use crate::say::Say;

/// Why a call did not do what it should.
#[derive(Debug)]
pub enum Failure {
    /// The program was called in a wrong way: code 2.
    Call(String),
    /// The job was refused or failed: code 1.
    Job(String),
    /// The same, and people have been told already.
    Told,
    /// Nobody reads the output any more.
    Unread,
}

impl Failure {
    /// What is wrong with an argument, or with what the rules say to it.
    pub fn of(fault: &Fault, game: Option<&'static dyn AnyGame>, say: Say) -> Failure {
        // What is wrong with a file or a roster is of no use without its place.
        let tell = |fault: &Fault| match (&fault.at, fault.code) {
            (Some(at), Code::BadRoster) => format!("{at}: {}", say.fault(fault, game)),
            (Some(_) | None, _) => say.fault(fault, game),
        };
        let all = std::iter::once(fault).chain(&fault.others);
        let told = all.map(tell).collect::<Vec<_>>().join("\n");
        match fault.code {
            Code::BadRequest | Code::UnknownGame => Failure::Call(told),
            Code::BadPosition
            | Code::BadRoster
            | Code::BadChoice
            | Code::Illegal
            | Code::NotYourTurn
            | Code::Over
            | Code::DiceDry
            | Code::BadRecord
            | Code::TooLarge => Failure::Job(told),
        }
    }

    /// Tells people, and gives the code to end with.
    pub fn tell(&self, say: Say) -> ExitCode {
        let mut err = anstream::stderr();
        // Whoever closed the error output wants to hear nothing.
        let _ = match self {
            Failure::Call(message) => {
                writeln!(err, "reglette: {message}\n{}", say.say("see-help"))
            }
            Failure::Job(message) => writeln!(err, "reglette: {message}"),
            Failure::Told | Failure::Unread => Ok(()),
        };
        match self {
            Failure::Call(_) => ExitCode::from(2),
            Failure::Job(_) | Failure::Told => ExitCode::FAILURE,
            Failure::Unread => ExitCode::SUCCESS,
        }
    }
}

/// Writing to the output failed.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Job(error.to_string()),
        }
    }
}
