//! Records: the save, the replay and the proof. JSON lines, one per choice, with the chance that
//! came of it; a record needs no seed.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::fault::{Code, Fault};
use crate::game::Game;
use crate::seat::Seat;
use crate::setup::Setup;

/// The format this engine writes.
pub const FORMAT: u32 = 1;

/// A state hash is noted at every so many lines, and at the end.
pub const CHECKPOINT: usize = 32;

/// A game as it was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// What was played, by whom.
    pub header: Header,
    /// Every choice and chance result, in order.
    pub lines: Vec<Line>,
    /// How it stood when the record was written.
    pub footer: Option<Footer>,
}

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format's number.
    pub reglette: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Scenario, edition and options, in full.
    pub setup: Setup,
    /// Who sat where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Player>,
    /// Fingerprint of the content files, when they were not the built-in ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The position the game began from, when it was not a set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// Promise of the dice, made before the first choice; of fair ones `{"fair": commitment}`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Value>,
}

/// Who sat at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name shown.
    pub name: String,
    /// The bot that played, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// A choice and the chance that came of it; the line of the set-up has chance only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Its number, from 0.
    pub n: usize,
    /// Who chose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<Value>,
    /// Faces and cards in the order they fell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<String>,
    /// What the player's own device added to the dice before they were thrown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<String>,
    /// Hash of the state after it, at checkpoints.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hash: Option<String>,
}

/// The last line of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Footer {
    /// The result; nothing while the game goes on.
    pub end: Option<Value>,
    /// Number of lines between header and footer.
    pub lines: usize,
    /// Hash of the last state.
    pub hash: String,
    /// The secret behind the dice, shown when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

impl Record {
    /// The record as JSON lines.
    pub fn to_text(&self) -> String {
        let mut text = to_line(&self.header);
        for line in &self.lines {
            text.push_str(&to_line(line));
        }
        if let Some(footer) = &self.footer {
            text.push_str(&to_line(footer));
        }
        text
    }

    /// Reads a whole record: header, lines in order, footer.
    pub fn parse(text: &str) -> Result<Record, Fault> {
        let record = Record::parse_open(text)?;
        if record.footer.is_none() {
            let at = place(record.lines.len() + 1);
            return Err(Fault::new(Code::BadRecord, "fault-record-truncated").at(at));
        }
        Ok(record)
    }

    /// Reads a record that may lack its footer, such as the journal of a game in progress.
    pub fn parse_open(text: &str) -> Result<Record, Fault> {
        let mut rows = text.trim_end().lines().enumerate();
        let Some((at, first)) = rows.next() else {
            return Err(Fault::new(Code::BadRecord, "fault-record-empty"));
        };
        check_format(at, first)?;
        let header: Header = read(at, first)?;
        let mut record = Record { header, lines: Vec::new(), footer: None };
        for (at, row) in rows {
            record.read_row(at, row)?;
        }
        Ok(record)
    }

    fn read_row(&mut self, at: usize, row: &str) -> Result<(), Fault> {
        if self.footer.is_some() {
            return Err(Fault::new(Code::BadRecord, "fault-record-after-end").at(place(at)));
        }
        if row.contains("\"lines\"") && row.contains("\"end\"") && !row.contains("\"n\"") {
            let footer: Footer = read(at, row)?;
            if footer.lines != self.lines.len() {
                return Err(Fault::new(Code::BadRecord, "fault-record-count")
                    .at(place(at))
                    .with("expected", footer.lines)
                    .with("found", self.lines.len()));
            }
            self.footer = Some(footer);
            return Ok(());
        }
        let line: Line = read(at, row)?;
        if line.n == 0 && (line.seat.is_some() || line.choice.is_some()) {
            let fault = Fault::new(Code::BadRecord, "fault-unreadable").at(place(at));
            return Err(fault.with("reason", "nobody chooses on the set-up's line"));
        }
        if line.n != self.lines.len() {
            return Err(Fault::new(Code::BadRecord, "fault-record-order")
                .at(place(at))
                .with("expected", self.lines.len())
                .with("found", line.n));
        }
        self.lines.push(line);
        Ok(())
    }
}

/// Refuses a header of another format before anything else of it is read: it may look different.
fn check_format(at: usize, row: &str) -> Result<(), Fault> {
    #[derive(Deserialize)]
    struct Format {
        reglette: u32,
    }
    let Format { reglette } = read(at, row)?;
    if (1..=FORMAT).contains(&reglette) {
        return Ok(());
    }
    let fault = Fault::new(Code::BadRecord, "fault-record-format").at(place(at));
    Err(fault.with("format", reglette).with("known", FORMAT))
}

/// Hash of a state: the first 64 bits of SHA-256 over its position document, so that what a
/// position does not say cannot matter.
pub fn state_hash<G: Game>(game: &G) -> String {
    fingerprint(&G::names(game.its_book()).scope(|| game.hashed()))
}

/// The first 64 bits of SHA-256, in hexadecimal digits.
pub fn fingerprint(bytes: &[u8]) -> String {
    Sha256::digest(bytes)[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// How a line of a record is named in a fault, `at` being counted from 0.
pub fn place(at: usize) -> String {
    format!("line {}", at + 1)
}

/// A document as one line.
pub fn to_line(document: &impl Serialize) -> String {
    let mut line = serde_json::to_string(document).expect("records hold plain data");
    line.push('\n');
    line
}

fn read<'a, T: Deserialize<'a>>(at: usize, row: &'a str) -> Result<T, Fault> {
    // Only what cannot be read is followed to the place where it goes wrong.
    serde_json::from_str(row).map_err(|error| {
        let mut from = serde_json::Deserializer::from_str(row);
        let fault = match serde_path_to_error::deserialize::<_, T>(&mut from) {
            Err(error) => Fault::unreadable(Code::BadRecord, &error),
            Ok(_) => Fault::new(Code::BadRecord, "fault-unreadable").with("reason", error),
        };
        fault.at(place(at))
    })
}
