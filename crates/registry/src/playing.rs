//! A match whatever its game: documents in, documents out.

use std::any::Any;
use std::fmt::Debug;

use reglette_engine::fault::Fault;
use reglette_engine::game::{Ask, Title};
use reglette_engine::record::{Header, Line, Record};
use reglette_engine::seat::{Seat, Viewer};
use reglette_words::Both;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::bots::HintRequest;
use crate::documents::{Hint, Legality, Odds, Over, Question};
use crate::game::AnyGame;
use crate::requests::OddsRequest;

/// Who reads what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Somebody who may know everything: the local door, a replay.
    All,
    /// A seat or an observer, who learns what the rules let them.
    Of(Viewer),
}

/// Whether documents are told in words, or whoever reads them has words of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts {
    /// In both languages.
    InBoth,
    /// Without.
    None,
}

/// A game being played, whatever its types. What is refused changes nothing.
pub trait AnyMatch: Any + Debug + Send {
    /// The game that is played.
    fn game(&self) -> &'static dyn AnyGame;
    /// Number of seats.
    fn seats(&self) -> u8;
    /// Whose answer is awaited; nothing once the game is over.
    fn asked(&self) -> Option<Seat>;
    /// The open question without its options, as everybody may know it.
    fn question(&self) -> Option<Ask>;
    /// The open question with its options, for the seat it is put to; nothing once the game is over.
    fn open(&self, texts: Texts) -> Option<Question>;
    /// How the game ended; nothing while it goes on.
    fn over(&self) -> Option<Over>;
    /// The open question in words as a document, or `{"over": …}`.
    fn ask(&self) -> Value {
        match self.open(Texts::InBoth) {
            Some(question) => json!(question),
            None => json!({"over": self.over()}),
        }
    }
    /// Whether a seat may answer so now, and which rule says no.
    fn legal(&self, seat: Seat, choice: &Value) -> Result<Legality, Fault>;
    /// Plays an answer; gives what happened as far as a reader may know it.
    fn play(&mut self, seat: Seat, choice: &Value, eyes: Eyes) -> Result<Vec<Value>, Fault> {
        self.play_salted(seat, choice, None, eyes)
    }
    /// The same, the player adding something to fair dice.
    fn play_salted(
        &mut self,
        seat: Seat,
        choice: &Value,
        salt: Option<String>,
        eyes: Eyes,
    ) -> Result<Vec<Value>, Fault>;
    /// Plays an answer without telling what happened; [`AnyMatch::log`] tells it to whoever asks.
    fn answer(&mut self, seat: Seat, choice: &Value, salt: Option<String>) -> Result<(), Fault>;
    /// The same; gives whether dice fell or the seat learned something it could not know, so that
    /// the answer must not be taken back without asking.
    fn answer_noting(
        &mut self,
        seat: Seat,
        choice: &Value,
        salt: Option<String>,
    ) -> Result<bool, Fault>;
    /// The wording of an answer to the open question; nothing once the game is over.
    fn label(&self, choice: &Value) -> Option<Both>;
    /// Whether a choice would tell its seat something it cannot know yet.
    fn reveals(&self, seat: Seat, choice: &Value) -> Result<bool, Fault>;
    /// What happened on the lines of the record from a number on, one list per line.
    fn log(&self, from: usize, eyes: Eyes) -> Vec<Vec<Value>>;
    /// What happened on one line of the record, each event written.
    fn told_on(&self, line: usize, eyes: Eyes, texts: Texts) -> Vec<Box<RawValue>>;
    /// What things are called that came to the table in play, in place of what [`AnyGame::titles`] says of their ids.
    fn titles_here(&self) -> &[Title];
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Result<Value, Fault>;
    /// The same, written.
    fn view_text(&self, viewer: Viewer) -> Result<Box<RawValue>, Fault>;
    /// Measures something for a viewer, as the game lets it be asked.
    fn measure(&self, viewer: Viewer, asked: &Value) -> Result<Value, Fault>;
    /// The whole state as a position document, its set-up inside.
    fn position(&self) -> Value;
    /// What may come of a choice, with exact probabilities.
    fn odds(&self, seat: Seat, request: &OddsRequest) -> Result<Odds, Fault>;
    /// Choices ranked by a bot, with the values behind the ranking.
    fn hint(&self, seat: Seat, request: HintRequest) -> Result<Hint, Fault>;
    /// The record so far.
    fn record(&self) -> Record;
    /// The record's header.
    fn header(&self) -> &Header;
    /// The record's lines so far, the set-up's first.
    fn lines(&self) -> &[Line];
    /// Goes one decision back.
    fn undo(&mut self) -> Result<(), Fault>;
    /// A copy, such as a bot may think about while this one goes on being looked at.
    fn duplicate(&self) -> Box<dyn AnyMatch>;
}
