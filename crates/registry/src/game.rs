//! A game whatever its types: documents in, documents out.

use std::fmt::Debug;
use std::sync::Arc;

use reglette_bots::{Level, Spec, Summary};
use reglette_engine::catalogue::Catalogue;
use reglette_engine::dice::Among;
use reglette_engine::fault::Fault;
use reglette_engine::game::{Info, Title};
use reglette_engine::record::Record;
use reglette_engine::setup::{Content, Setup};
use reglette_words::{Both, Words};
use serde_json::Value;

use crate::bots::AnyBot;
use crate::documents::{GameInfo, Goal};
use crate::playing::AnyMatch;
use crate::requests::{LoadRequest, StartRequest};
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
    /// How one wins a scenario, by some content files.
    fn goals(&self, id: &str, content: &Content) -> Vec<Goal>;
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
