//! Records played again for whoever brings one.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::response::Response;
use reglette_engine::dice::Among;
use reglette_engine::driver::Verify;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::record::{Header, Line, Record};
use reglette_engine::{Seat, Viewer};
use reglette_registry::documents::GameEvent;
use reglette_registry::{AnyGame, AnyMatch, DiceSpec, Eyes, LoadRequest, find};
use reglette_words::Both;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::body::read;
use super::{App, json_answer};
use crate::refusal::{Own, Refusal};

/// So many steps are given at once.
const MOST: usize = 400;

/// A record to be looked at.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplayRequest {
    /// The record, as JSON lines.
    record: String,
    /// Whose eyes look: a seat's number, `observer`, or `all`.
    eyes: WrittenEyes,
    /// The first step wanted.
    #[serde(default)]
    from: usize,
    /// How many of them.
    #[serde(default)]
    count: Option<usize>,
    /// Whether to tell what every throw of the fair dice fell among.
    #[serde(default)]
    throws: bool,
}

/// A record played again.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Replay {
    /// What was played, by whom.
    header: Header,
    /// Number of its lines.
    total: usize,
    /// The steps that were asked for.
    steps: Vec<ReplayStep>,
    /// Whether every line follows from the one before, hashes and result included.
    verified: bool,
    /// Whether the dice fell as promised; nothing when nothing was promised or shown.
    fair: Option<bool>,
    /// What each throw of each line fell among, when it was asked for and the dice are fair.
    throws: Option<Vec<Vec<Among>>>,
}

/// One line of a record, with some eyes.
#[derive(Debug, Serialize, JsonSchema)]
struct ReplayStep {
    /// Its number.
    n: usize,
    /// Who decided; nobody the set-up.
    seat: Option<Seat>,
    /// What was chosen, where these eyes may know it.
    choice: Option<Value>,
    /// The same in words.
    label: Option<Both>,
    /// What happened.
    #[schemars(with = "Vec<GameEvent>")]
    events: Vec<Value>,
    /// How the table looks afterwards.
    view: Value,
}

/// Whose eyes look.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Eyes")]
pub enum WrittenEyes {
    /// A seat's.
    Seat(u8),
    /// Somebody's who has none, or who may see everything.
    Named(NamedEyes),
}

/// Eyes without a seat.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NamedEyes {
    /// An observer's.
    Observer,
    /// Everybody's.
    All,
}

impl WrittenEyes {
    fn viewer(self) -> Viewer {
        match self {
            WrittenEyes::Seat(seat) => Viewer::Seat(Seat(seat)),
            WrittenEyes::Named(NamedEyes::Observer) => Viewer::Observer,
            WrittenEyes::Named(NamedEyes::All) => Viewer::All,
        }
    }
}

pub async fn replay(State(app): State<Arc<App>>, request: Request) -> Result<Response, Refusal> {
    app.take_heavy(&request)?;
    let wanted: ReplayRequest = read(&app, request).await?;
    let shown = app.hub.desk.run(app.hub.limits.time, move || show(&wanted)).await;
    Ok(json_answer(&shown.map_err(Own::from)??))
}

fn show(wanted: &ReplayRequest) -> Result<Replay, Refusal> {
    let record = Record::parse_open(&wanted.record)?;
    let game = find(&record.header.game)?;
    let shown = shown(game, &record, wanted);
    shown.map_err(|fault| Refusal::of(&fault, Some(game)))
}

fn shown(
    game: &'static dyn AnyGame,
    record: &Record,
    wanted: &ReplayRequest,
) -> Result<Replay, Fault> {
    let verify = |record: &Record| {
        let request = LoadRequest::with_dice(DiceSpec::Seed(String::new()));
        game.load(record, request).map(drop)
    };
    let verified = verify(record).is_ok();
    let account = account(game, record);
    let fair = account.as_ref().map(Result::is_ok);
    Ok(Replay {
        header: record.header.clone(),
        total: record.lines.len(),
        steps: steps(game, record, wanted)?,
        verified,
        fair,
        throws: account.filter(|_| wanted.throws).and_then(Result::ok),
    })
}

/// What each throw fell among, if the dice fell as promised; nothing when nothing was promised or
/// revealed.
fn account(game: &'static dyn AnyGame, record: &Record) -> Option<Result<Vec<Vec<Among>>, Fault>> {
    record.header.dice.as_ref()?.get("fair")?;
    let secret = record.footer.as_ref()?.secret.as_deref()?;
    Some(game.account(record, &Default::default(), secret))
}

fn steps(
    game: &'static dyn AnyGame,
    record: &Record,
    wanted: &ReplayRequest,
) -> Result<Vec<ReplayStep>, Fault> {
    let first = wanted.from.min(record.lines.len());
    let count = wanted.count.unwrap_or(MOST).min(MOST);
    let lines = record.lines.iter().skip(first).take(count);
    // What the lines ahead hold of chance falls again when they are played.
    let faces = record.lines.iter().skip(first.max(1)).flat_map(|line| line.dice.clone());
    let dice = DiceSpec::Script { faces: faces.collect(), then: None };
    let request = LoadRequest {
        verify: Verify::Trust,
        to: Some(first.saturating_sub(1)),
        ..LoadRequest::with_dice(dice)
    };
    let mut table = game.load(record, request)?;
    lines.map(|line| step(&mut *table, line, wanted.eyes.viewer())).collect()
}

fn step(table: &mut dyn AnyMatch, line: &Line, viewer: Viewer) -> Result<ReplayStep, Fault> {
    let eyes = match viewer {
        Viewer::All => Eyes::All,
        Viewer::Seat(_) | Viewer::Observer => Eyes::Of(viewer),
    };
    let sees = line.seat.is_some_and(|seat| viewer.sees(seat));
    let choice = line.choice.as_ref().filter(|_| sees);
    let label = choice.and_then(|choice| table.label(choice));
    let events = match (line.seat, &line.choice) {
        (Some(seat), Some(choice)) => table.play_salted(seat, choice, line.salt.clone(), eyes)?,
        (None, None) if line.n == 0 => table.log(0, eyes).remove(0),
        _ => return Err(Fault::new(Code::BadRecord, "fault-record-no-choice")),
    };
    let view = table.view(viewer)?;
    Ok(ReplayStep { n: line.n, seat: line.seat, choice: choice.cloned(), label, events, view })
}
