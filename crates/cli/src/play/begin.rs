//! How a game in the terminal begins: dealt anew, or taken up from a file.

use std::path::Path;
use std::sync::Arc;

use reglette_bots::Level;
use reglette_engine::driver::Verify;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::record::Record;
use reglette_engine::setup::Content;
use reglette_registry::{AnyGame, AnyMatch, DiceSpec, LoadRequest, StartRequest, door};
use serde_json::Value;

use super::chance;
use super::screen::Screen;
use super::session::{Session, Start};
use crate::args::{Dice, PlayArgs};
use crate::failure::Failure;
use crate::say::Say;
use crate::setup::{self, Who};
use crate::{check, files};

/// A game ready to be played; nothing when the input ended before.
pub fn begin(args: &PlayArgs, screen: &mut Screen, say: Say) -> Result<Option<Session>, Failure> {
    let game = reglette_registry::find(&args.game).map_err(|it| Failure::of(&it, None, say))?;
    let content = files::content(args.setup.content.as_deref(), say)?;
    let named = args.seats.as_deref().map(|seats| setup::seats(seats, say)).transpose()?;
    let seed = args.seed.clone().unwrap_or_else(setup::fresh_seed);
    let plan = Plan { game, args, content: Arc::clone(&content), named, seed: seed.clone() };
    let begun = match &args.load {
        None => plan.anew(None, screen, say)?,
        Some(file) => {
            let text = files::read(file, say)?;
            match door::read_json(&text) {
                Ok(position) if position.get("reglette").is_none() => {
                    plan.anew(Some((file, position)), screen, say)?
                }
                // Records have a document on each line; a position that is broken is none.
                Err(error) if text.trim_start().starts_with('{') && !is_record(&text) => {
                    return Err(files::not_json(file, &error, say));
                }
                Ok(_) | Err(_) => Some(plan.taken_up(file, &text, say)?),
            }
        }
    };
    let Some((table, who)) = begun else { return Ok(None) };
    let by_hand = args.dice == Some(Dice::Hand);
    let start = Start { table, content, who, seed, by_hand };
    Session::new(start, say).map(Some)
}

/// Whether a text begins as a record does.
fn is_record(text: &str) -> bool {
    text.trim_start().lines().next().is_some_and(|line| line.contains("\"reglette\""))
}

/// What the arguments ask for.
struct Plan<'a> {
    game: &'static dyn AnyGame,
    args: &'a PlayArgs,
    content: Arc<Content>,
    named: Option<Vec<Who>>,
    seed: String,
}

type Begun = (Box<dyn AnyMatch>, Vec<Who>);

impl Plan<'_> {
    /// Sets the table up, or lays out a position.
    fn anew(
        &self,
        position: Option<(&Path, Value)>,
        screen: &mut Screen,
        say: Say,
    ) -> Result<Option<Begun>, Failure> {
        // A position may say itself how many play.
        let said = position.as_ref().is_some_and(|(_, position)| says_players(position));
        let named = self.named.as_ref().map(Vec::len).filter(|_| !said);
        let setup = setup::setup(&self.args.setup, named, say)?;
        let file = position.as_ref().map(|(file, _)| *file);
        let told = |fault: &Fault| self.told(fault, file, say);
        let mut request = StartRequest {
            setup,
            content: Arc::clone(&self.content),
            position: position.as_ref().map(|(_, position)| position.clone()),
            ..StartRequest::with_dice(DiceSpec::Seed(self.seed.clone()))
        };
        let seats = match &position {
            Some(_) => self.game.start(request.clone()).map_err(|it| told(&it))?.seats(),
            None => {
                setup::players(self.game, &request.setup, &self.content).map_err(|it| told(&it))?
            }
        };
        let named = self.named.clone().unwrap_or_default();
        let who = self.complete(named, usize::from(seats), say)?;
        request.seats = who.iter().map(Who::player).collect();
        let table = match self.args.dice {
            Some(Dice::Hand) => chance::start(self.game, request, &told, screen, say)?,
            Some(Dice::Seed) | None => Some(self.game.start(request).map_err(|it| told(&it))?),
        };
        Ok(table.map(|table| (table, who)))
    }

    /// What is wrong with a content file, with the file people loaded, or with what they asked for.
    fn told(&self, fault: &Fault, file: Option<&Path>, say: Say) -> Failure {
        let brought = files::content_fault(fault, self.args.setup.content.as_deref());
        match (brought, file) {
            (Some(brought), _) => Failure::of(&brought, Some(self.game), say),
            (None, Some(file)) => {
                Failure::Job(check::placed(file, None, fault, Some(self.game), say))
            }
            (None, None) => Failure::of(fault, Some(self.game), say),
        }
    }

    /// Goes on with a game that was kept.
    fn taken_up(&self, file: &Path, text: &str, say: Say) -> Result<Begun, Failure> {
        let told = |fault: &Fault| {
            Failure::Job(check::placed(file, Some(text), fault, Some(self.game), say))
        };
        let record = Record::parse_open(text).map_err(|fault| told(&fault))?;
        let request = LoadRequest {
            content: Arc::clone(&self.content),
            verify: Verify::Everything,
            to: None,
            dice: match self.args.dice {
                Some(Dice::Hand) => DiceSpec::Script { faces: Vec::new(), then: None },
                Some(Dice::Seed) | None => DiceSpec::Seed(self.seed.clone()),
            },
        };
        let table = self.game.load(&record, request).map_err(|fault| told(&fault))?;
        let who = match &self.named {
            Some(named) => named.clone(),
            None => record.header.seats.iter().map(Who::of).collect(),
        };
        let who = self.complete(who, usize::from(table.seats()), say)?;
        Ok((table, who))
    }

    /// Who plays: those named, or a person against greedy bots.
    fn complete(&self, who: Vec<Who>, seats: usize, say: Say) -> Result<Vec<Who>, Failure> {
        if who.is_empty() {
            let mut usual = vec![Who::Bot(Level::Greedy); seats];
            usual[0] = Who::Person(String::new());
            return Ok(usual);
        }
        if who.len() == seats {
            return Ok(who);
        }
        let fault = Fault::new(Code::BadRequest, "fault-seat-count")
            .with("given", who.len())
            .with("seats", seats);
        Err(Failure::of(&fault, Some(self.game), say))
    }
}

/// Whether a position's own set-up says how many play.
fn says_players(position: &Value) -> bool {
    let setup = &position["setup"];
    [&setup["players"], &setup["options"]["players"]].iter().any(|it| !it.is_null())
}
