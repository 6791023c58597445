//! What drivers, bots, records and doors know of a game.

use std::fmt::Debug;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::dice::{Cx, Dry};
use crate::fault::{Code, Fault};
use crate::names::Names;
use crate::odds::Policy;
use crate::rng::Rng;
use crate::rule::{Illegal, Rule};
use crate::seat::{Seat, Viewer};
use crate::setup::{Content, Setup};

/// A game whose rules are enforced.
///
/// A value of the type is the whole state at a decision point, plain data beside its [`Game::Book`].
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What never changes while a game is played: cards, profiles, terrain, options.
    type Book: Debug + Send + Sync + 'static;
    /// Everything a seat can answer.
    type Choice: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + JsonSchema;
    /// What happened, and by which rule.
    type Event: Clone + PartialEq + Debug + Send + Sync + Serialize + JsonSchema;
    /// What a viewer may know, built field by field.
    type View: Clone + PartialEq + Debug + Send + Sync + Serialize + JsonSchema;
    /// The whole state as a document people can write.
    type Position: Clone + PartialEq + Debug + Serialize + DeserializeOwned + JsonSchema;

    /// The game's id, seats, scenarios, editions and options.
    fn info() -> &'static Info;
    /// Checks a set-up and the content files, and makes the book.
    fn book(setup: &Setup, content: &Content) -> Result<Arc<Self::Book>, Fault>;
    /// The ids of a book's things on paper.
    fn names(book: &Self::Book) -> &Arc<Names>;
    /// What a book's things are called and do, in both languages, for people to read.
    fn titles(book: &Self::Book) -> &[Title];
    /// Number of seats of a book.
    fn seats(book: &Self::Book) -> u8;

    /// Answers a question about rosters before there is a table; what can be asked, and how, is the
    /// game's own.
    fn muster(asked: &Value, content: &Content) -> Result<Mustered, Fault> {
        let _ = (asked, content);
        Err(Fault::new(Code::BadRequest, "fault-no-rosters"))
    }

    /// What the rosters of a book break that must hold before a table is set up with them. Records
    /// and positions tell what was played, and are not asked.
    fn roster_faults(book: &Self::Book) -> Vec<Fault> {
        let _ = book;
        Vec::new()
    }

    /// Sets the table up and plays to the first question.
    fn start(book: &Arc<Self::Book>, cx: &mut Cx<'_, Self::Event>) -> Result<Self, Dry>;
    /// The table a position document describes.
    fn from_position(book: &Arc<Self::Book>, position: &Self::Position) -> Result<Self, Fault>;
    /// The whole state as a document; [`Game::from_position`] gives an equal state.
    fn position(&self) -> Self::Position;
    /// What the hash of a state is taken of, its position document unless the form of documents has changed: records keep
    /// their hashes for ever.
    fn hashed(&self) -> Vec<u8> {
        serde_json::to_vec(&self.position()).expect("a position can be written")
    }
    /// The book this state is played by.
    fn its_book(&self) -> &Arc<Self::Book>;

    /// Whose answer is awaited; `None` once the game is over.
    fn ask(&self) -> Option<Ask>;
    /// What the open question speaks of, as arguments of its wording; only what its seat may know.
    fn asked_about(&self) -> Vec<(&'static str, String)>;
    /// What things are called that came to the table in play, in place of what the book says of their ids; only
    /// what everybody may know.
    fn titles_here(&self) -> Vec<Title> {
        Vec::new()
    }
    /// What an answer to the open question means beyond what it says, as arguments of its wording;
    /// only what the asked seat may know.
    fn remark(&self, _: &Self::Choice) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    /// Legal answers: all of them, or a sample.
    fn options(&self, out: &mut Vec<Self::Choice>) -> Coverage;
    /// Refuses an answer by naming the rule it breaks.
    fn legality(&self, choice: &Self::Choice) -> Result<(), Illegal>;
    /// Plays an answer and goes on to the next question.
    ///
    /// After [`Dry`] the state is half done: drop it.
    fn play(
        &mut self,
        choice: Legal<Self::Choice>,
        cx: &mut Cx<'_, Self::Event>,
    ) -> Result<(), Dry>;
    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// What a viewer may know of this state.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Measures something for a viewer beyond what the view shows, such as a line on an open table;
    /// what can be asked, and how, is the game's own. Nothing is changed by it.
    fn measure(&self, viewer: Viewer, asked: &Value) -> Result<Value, Fault> {
        let _ = (viewer, asked);
        Err(Fault::new(Code::BadRequest, "fault-no-measures"))
    }
    /// What a viewer may know of an event; `None` when nothing.
    fn witness(book: &Self::Book, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// A full state consistent with a view: what a bot searches instead of the real one.
    fn determinize(book: &Arc<Self::Book>, view: &Self::View, rng: &mut Rng) -> Self;

    /// How good the table looks to a seat, its rivals taken into account, in the game's own small unit;
    /// for bots. About nothing when nobody is ahead.
    ///
    /// It is asked of determinised states only and may look at all of them.
    fn evaluate(&self, seat: Seat) -> i32;
    /// What a seat may win by what it does next, less what it may lose by what the others do, on average and
    /// in the same unit; for bots that look beyond their own action. Nothing, unless the game can tell.
    fn prospect(&self, seat: Seat) -> i32 {
        let _ = seat;
        0
    }
    /// Which stretch of play this is, such as a hand or a part of a phase: the number changes when one
    /// ends. Bots play on to that point before they compare tables.
    fn stretch(&self) -> u32 {
        0
    }

    /// What the odds of a choice can be told of, the usual one first.
    fn metrics() -> &'static [&'static str];
    /// How everyone answers on the way to a result when nothing is said.
    fn policy() -> Policy {
        Policy::default()
    }
    /// Every way the hidden things that a choice touches may lie, as far as its seat can know,
    /// each with its number of ways. Things it does not touch lie anyhow.
    fn worlds(
        book: &Arc<Self::Book>,
        view: &Self::View,
        choice: &Self::Choice,
        metric: &str,
    ) -> Vec<(u128, Self)>;
    /// What came of a choice under a metric, from what happened; `None` while it is undecided.
    fn came_of(before: &Self, after: &Self, events: &[Self::Event], metric: &str)
    -> Option<String>;
}

/// What came of a question about rosters.
#[derive(Clone, Debug, PartialEq)]
pub struct Mustered {
    /// An object in the game's own terms.
    pub answer: Value,
    /// What is wrong with the roster that was asked about.
    pub faults: Vec<Fault>,
}

/// The open question: who is asked, by which rule, about what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ask {
    /// Who must answer.
    pub seat: Seat,
    /// The rule that asks.
    pub rule: Rule,
    /// What kind of question it is, in kebab-case: the key of its wording.
    pub kind: &'static str,
    /// Whether it begins something or goes on with it.
    pub step: Step,
}

/// Whether a question begins an action or goes on with one the same seat has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A turn: whatever was begun before is complete, whoever began it.
    Turn,
    /// Something new.
    Begins,
    /// The next part of what the same seat has begun.
    GoesOn,
}

/// Whether listed options are all there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Coverage {
    /// Every legal answer is listed.
    All,
    /// Examples: any other answer may be tried.
    Sample,
}

/// A choice known to be legal in the state it is meant for. Only the engine makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Legal<C>(C);

impl<C> Legal<C> {
    /// Checks a choice against the rules.
    pub fn check<G: Game<Choice = C>>(game: &G, choice: C) -> Result<Legal<C>, Illegal> {
        game.legality(&choice)?;
        Ok(Legal(choice))
    }

    /// The choice itself.
    pub fn into_inner(self) -> C {
        self.0
    }

    /// The choice itself, to look at.
    pub fn get(&self) -> &C {
        &self.0
    }
}

/// A buffer of the legal answers to the open question of one state.
#[derive(Clone, Debug)]
pub struct Options<C> {
    list: Vec<C>,
    coverage: Coverage,
}

impl<C: Clone> Options<C> {
    /// An empty buffer, to be filled again and again.
    pub fn new() -> Options<C> {
        Options { list: Vec::new(), coverage: Coverage::All }
    }

    /// The options of a state.
    pub fn of<G: Game<Choice = C>>(game: &G) -> Options<C> {
        let mut options = Options::new();
        options.fill(game);
        options
    }

    /// Fills the buffer with the options of a state.
    pub fn fill<G: Game<Choice = C>>(&mut self, game: &G) {
        self.list.clear();
        self.coverage = game.options(&mut self.list);
    }

    /// The answers.
    pub fn list(&self) -> &[C] {
        &self.list
    }

    /// Whether they are all there are.
    pub fn coverage(&self) -> Coverage {
        self.coverage
    }

    /// One of them, known to be legal in the state the buffer was filled from.
    pub fn pick(&self, at: usize) -> Legal<C> {
        Legal(self.list[at].clone())
    }
}

impl<C: Clone> Default for Options<C> {
    fn default() -> Options<C> {
        Options::new()
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Outcome {
    /// The rule that ended it.
    pub rule: Rule,
    /// Why, in kebab-case: the key of its wording.
    pub reason: &'static str,
    /// Points by seat, where the game counts any.
    pub scores: Vec<i32>,
    /// Who won; several when they share, none in a draw without winner.
    pub winners: Vec<Seat>,
}

/// What a card, figure or place is called and does, in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Title {
    /// Its id on paper.
    pub id: String,
    /// Its English name.
    pub en: String,
    /// Its French name.
    pub fr: String,
    /// What it does, in English; empty when nothing.
    pub text_en: String,
    /// What it does, in French; empty when nothing.
    pub text_fr: String,
    /// The rules it refers to.
    pub rules: Vec<String>,
}

/// What a game is called and how it can be set up. Titles are in the message files.
#[derive(Debug, PartialEq, Eq)]
pub struct Info {
    /// The game's id, as in commands and records.
    pub id: &'static str,
    /// The prefix of its rule ids.
    pub prefix: &'static str,
    /// Raised when a rule changes what records lead to.
    pub rules_version: u32,
    /// Whether every rule of its catalogue is implemented and tested.
    pub complete: bool,
    /// Whether nothing is hidden from anybody, so that everybody knows what a seat can answer.
    pub open: bool,
    /// Kinds of questions in which a seat may answer what others do, and mostly lets it pass.
    pub windows: &'static [&'static str],
    /// Ways to set the table up, the usual one first.
    pub scenarios: &'static [Scenario],
    /// Named bundles of options, the usual one first.
    pub editions: &'static [Edition],
    /// Optional readings of rules.
    pub switches: &'static [Switch],
    /// The files of content a game is played with, as `(name, text)`.
    pub content: &'static [(&'static str, &'static str)],
    /// The rule catalogue (TOML).
    pub rules: &'static str,
}

/// A way to set the table up.
#[derive(Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Its id.
    pub id: &'static str,
    /// Numbers of players it can be played with, the usual one first.
    pub players: &'static [u8],
    /// Options it fixes.
    pub sets: &'static [(&'static str, &'static str)],
}

/// A named bundle of options.
#[derive(Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its id.
    pub id: &'static str,
    /// The options that differ from their defaults.
    pub sets: &'static [(&'static str, &'static str)],
}

/// An optional reading of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its key.
    pub key: &'static str,
    /// Its values, the default first.
    pub values: &'static [&'static str],
    /// The ruling it switches.
    pub ruling: &'static str,
}

impl Info {
    /// The fewest and the most seats over all scenarios.
    pub fn seats(&self) -> (u8, u8) {
        let players =
            || self.scenarios.iter().flat_map(|scenario| scenario.players.iter().copied());
        (players().min().unwrap_or(0), players().max().unwrap_or(0))
    }
}
