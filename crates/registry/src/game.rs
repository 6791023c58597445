//! A game and a match whatever the game: documents in, documents out.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use reglette_bots::{Level, Spec, Summary};
use reglette_engine::catalogue::Catalogue;
use reglette_engine::dice::Among;
use reglette_engine::driver::Verify;
use reglette_engine::fault::Fault;
use reglette_engine::game::{Ask, Info, Title};
use reglette_engine::odds::Policy;
use reglette_engine::record::{Header, Line, Player, Record};
use reglette_engine::seat::{Seat, Viewer};
use reglette_engine::setup::{Content, Setup};
use reglette_words::{Both, Words};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::bots::{AnyBot, HintRequest};
use crate::dice::DiceSpec;
use crate::documents::{GameInfo, Hint, Legality, Odds, Over, Question};
use crate::odds::find_policy;
use crate::schema::Document;

/// A game, whatever its types.
pub trait AnyGame: Debug + Send + Sync {
    /// The game's id, seats, scenarios, editions and options.
    fn info(&self) -> &'static Info;
    /// The same as a document for people, with titles in both languages. A scenario of some content
    /// files is listed where it can be played.
    fn about(&self, content: &Content) -> GameInfo;
    /// What a scenario is called, by some content files.
    fn scenario_title(&self, id: &str, content: &Content) -> Both;
    /// The wording of the game.
    fn words(&self) -> &'static Words;
    /// The rules as told to players.
    fn catalogue(&'static self) -> &'static Catalogue;
    /// What the game's things are called and do, by some content files.
    fn titles(&self, setup: &Setup, content: &Content) -> Result<Vec<Title>, Fault>;
    /// Tells a fault in both languages; a refusal by the text of its rule.
    fn tell(&'static self, fault: &Fault) -> Both;

    /// Answers a question about rosters, with everything that is wrong with the one asked about.
    fn muster(&'static self, asked: &Value, content: &Content) -> Result<Value, Fault>;

    /// Sets the table up, or lays a position out.
    fn start(&'static self, request: StartRequest) -> Result<Box<dyn AnyMatch>, Fault>;
    /// Plays a record again.
    fn load(
        &'static self,
        record: &Record,
        request: LoadRequest,
    ) -> Result<Box<dyn AnyMatch>, Fault>;

    /// Plays a record again with the fair dice of a secret, proving them, and goes on with them.
    fn load_fair(
        &'static self,
        record: &Record,
        content: &Arc<Content>,
        secret: &str,
    ) -> Result<Box<dyn AnyMatch>, Fault>;

    /// What every throw of a record of fair dice fell among, line by line; proves them.
    fn account(
        &self,
        record: &Record,
        content: &Arc<Content>,
        secret: &str,
    ) -> Result<Vec<Vec<Among>>, Fault>;

    /// The JSON Schema of a document.
    fn schema(&self, document: Document) -> Value;
    /// Whether the game can be played with these content files, in every scenario and by any number.
    fn check_content(&self, content: &Content) -> Result<(), Fault>;
    /// Whether a position document describes a possible table.
    fn check_position(&'static self, position: &Value) -> Result<(), Fault>;
    /// Whether a record replays, every hash and the result included.
    fn check_record(&self, text: &str) -> Result<(), Fault>;

    /// A bot for one seat of one match, with chance of its own.
    fn bot(&self, level: Level, seed: &str) -> Box<dyn AnyBot>;
    /// Plays many games between bots. `progress` is told the number of finished games; `keep`, if
    /// given, gets the number and the record of each, from any thread and in any order.
    fn simulate(
        &self,
        spec: &Spec,
        progress: &(dyn Fn(u64) + Sync),
        keep: Option<Keep<'_>>,
    ) -> Result<Summary, Fault>;
}

/// Takes the number and the record of a finished game.
pub type Keep<'a> = &'a (dyn Fn(u64, &Record) + Sync);

/// How a match begins.
#[derive(Clone, Debug)]
pub struct StartRequest {
    /// Scenario, edition, options, rosters. They come before those of the position.
    pub setup: Setup,
    /// A position to begin from, with its own `setup` inside.
    pub position: Option<Value>,
    /// Content files brought by a person.
    pub content: Arc<Content>,
    /// Who sits where.
    pub seats: Vec<Player>,
    /// Where chance comes from.
    pub dice: DiceSpec,
    /// What the first player's device adds to fair dice.
    pub salt: Option<String>,
}

impl StartRequest {
    /// The usual set-up with these dice.
    pub fn with_dice(dice: DiceSpec) -> StartRequest {
        StartRequest {
            setup: Setup::default(),
            position: None,
            content: Arc::default(),
            seats: Vec::new(),
            dice,
            salt: None,
        }
    }
}

/// How a record is played again.
#[derive(Clone, Debug)]
pub struct LoadRequest {
    /// Content files brought by a person.
    pub content: Arc<Content>,
    /// How closely to look.
    pub verify: Verify,
    /// How many choices to play; all of them when nothing is said.
    pub to: Option<usize>,
    /// Where chance comes from afterwards.
    pub dice: DiceSpec,
}

impl LoadRequest {
    /// The whole record, every hash checked; chance from these dice afterwards.
    pub fn with_dice(dice: DiceSpec) -> LoadRequest {
        LoadRequest { content: Arc::default(), verify: Verify::Everything, to: None, dice }
    }
}

/// What the odds are asked of.
#[derive(Clone, Debug, Default)]
pub struct OddsRequest {
    /// A choice, or a list whose first ones are parts of one action.
    pub choice: Value,
    /// What to look at, one of the game's metrics; the usual one when nothing is said.
    pub of: Option<String>,
    /// How everyone answers on the way.
    pub policy: Policy,
}

impl OddsRequest {
    /// What a request asks, its policy by name; the usual one when nothing is said.
    pub fn new(
        choice: Value,
        of: Option<String>,
        policy: Option<&str>,
    ) -> Result<OddsRequest, Fault> {
        Ok(OddsRequest { choice, of, policy: find_policy(policy)? })
    }
}

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
