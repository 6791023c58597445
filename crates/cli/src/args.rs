//! What the program can be called with. The help people read is in the message files.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::{NonEmptyStringValueParser, PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, Args, Parser, Subcommand};
use reglette_registry::{Document, games};
use reglette_words::Lang;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "reglette", version, disable_help_subcommand = true)]
#[command(disable_help_flag = true, disable_version_flag = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[arg(long, global = true, value_name = "LANG", value_parser = languages())]
    pub lang: Option<Lang>,
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
}

/// What can be done.
#[derive(Debug, Subcommand)]
pub enum Command {
    Play(PlayArgs),
    Serve(ServeArgs),
    Sim(SimArgs),
    Replay(ReplayArgs),
    Odds(OddsArgs),
    Rules(RulesArgs),
    Check(CheckArgs),
    Schema(SchemaArgs),
    Engine(EngineArgs),
    Completions(CompletionsArgs),
}

/// How a game is set up.
#[derive(Clone, Debug, Default, Args)]
pub struct SetupArgs {
    #[arg(long, value_name = "NAME")]
    pub scenario: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub edition: Option<String>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    #[arg(long = "roster", value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    pub rosters: Vec<String>,
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct PlayArgs {
    #[arg(value_name = "GAME", value_parser = game_names())]
    pub game: String,
    #[arg(long, value_name = "WHO,…")]
    pub seats: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub load: Option<PathBuf>,
    #[arg(long, value_name = "WHENCE")]
    pub dice: Option<Dice>,
    #[command(flatten)]
    pub setup: SetupArgs,
}

#[derive(Debug, Args)]
pub struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    #[arg(long, value_name = "URL", value_parser = NonEmptyStringValueParser::new())]
    pub db: Option<String>,
    #[arg(long = "origin", value_name = "URL")]
    pub origins: Vec<String>,
    #[arg(long)]
    pub behind_proxy: bool,
    #[arg(long, value_name = "N")]
    pub per_address: Option<usize>,
    #[arg(long, value_name = "MS")]
    pub bot_pause: Option<u32>,
    #[arg(long)]
    pub accept_loss: bool,
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub log: LogFormat,
}

/// How a server's lines about itself are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// Where chance comes from while people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Dice {
    /// The program draws and throws.
    Seed,
    /// People draw and throw at a real table, and say what fell.
    Hand,
}

#[derive(Debug, Args)]
pub struct EngineArgs {
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct SimArgs {
    #[arg(value_name = "GAME", value_parser = game_names())]
    pub game: String,
    #[arg(long, value_name = "BOT,…")]
    pub seats: Option<String>,
    #[arg(long, value_name = "N")]
    pub games: Option<u64>,
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    #[arg(long, value_name = "N")]
    pub jobs: Option<usize>,
    #[arg(long)]
    pub rotate: bool,
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub setup: SetupArgs,
}

#[derive(Debug, Args)]
pub struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long)]
    pub verify: bool,
    #[arg(long, value_name = "LANG", value_parser = languages())]
    pub log: Option<Lang>,
    #[arg(long, value_name = "SEAT")]
    pub view: Option<String>,
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct OddsArgs {
    #[arg(value_name = "GAME", value_parser = game_names())]
    pub game: String,
    #[arg(long, value_name = "FILE")]
    pub position: PathBuf,
    #[arg(long, value_name = "JSON")]
    pub choice: String,
    #[arg(long, value_name = "METRIC")]
    pub of: Option<String>,
    #[arg(long, value_name = "POLICY")]
    pub policy: Option<String>,
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct RulesArgs {
    #[arg(value_name = "GAME", value_parser = game_names())]
    pub game: String,
    #[arg(value_name = "ID", conflicts_with_all = ["coverage", "search"])]
    pub id: Option<String>,
    #[arg(long, conflicts_with = "search")]
    pub coverage: bool,
    #[arg(long, value_name = "WORD")]
    pub search: Option<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct SchemaArgs {
    #[arg(value_name = "GAME", value_parser = game_names())]
    pub game: String,
    #[arg(value_name = "DOCUMENT", value_parser = documents())]
    pub document: Document,
}

#[derive(Debug, Args)]
pub struct CheckArgs {
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct CompletionsArgs {
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

fn game_names() -> PossibleValuesParser {
    PossibleValuesParser::new(games().iter().map(|game| game.info().id))
}

fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::from_tag(&code).unwrap_or_default())
}

fn documents() -> impl TypedValueParser<Value = Document> {
    PossibleValuesParser::new(Document::NAMES.map(|(name, _)| name))
        .try_map(|name| Document::find(&name).map_err(|fault| fault.to_string()))
}
