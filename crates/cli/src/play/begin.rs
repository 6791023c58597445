//! How a game in the terminal begins: dealt anew, or taken up from a file.

use std::path::Path;
use std::sync::Arc;

use reglette_bots::Level;
use reglette_engine::driver::Verify;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::record::Record;
use reglette_engine::setup::Content;
use reglette_registry::{AnyGame, AnyMatch, DiceSpec, LoadRequest, StartRequest};
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
            match serde_json::from_str::<Value>(&text) {
                Ok(position) if position.get("reglette").is_none() => {
                    plan.anew(Some((file, position)), screen, say)?
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
        let setup = setup::setup(&self.args.setup, self.named.as_ref().map(Vec::len), say)?;
        // A position has a set-up of its own, which comes with it.
        let seats = match &position {
            Some((_, position)) => seats_of(position),
            None => Some(usize::from(setup::resolved(self.game, &setup, say)?.players)),
        };
        let who = self.who(seats, say)?;
        let request = StartRequest {
            setup,
            seats: who.iter().map(Who::player).collect(),
            content: Arc::clone(&self.content),
            position: position.as_ref().map(|(_, position)| position.clone()),
            ..StartRequest::with_dice(DiceSpec::Seed(self.seed.clone()))
        };
        let file = position.as_ref().map(|(file, _)| *file);
        let told = |fault: &Fault| match file {
            Some(file) => Failure::Job(check::placed(file, None, fault, Some(self.game), say)),
            None => Failure::of(fault, Some(self.game), say),
        };
        let table = match self.args.dice {
            Some(Dice::Hand) => chance::start(self.game, request, screen, say)?,
            Some(Dice::Seed) | None => Some(self.game.start(request).map_err(|it| told(&it))?),
        };
        let Some(table) = table else { return Ok(None) };
        let who = self.complete(who, usize::from(table.seats()), say)?;
        Ok(Some((table, who)))
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
    fn who(&self, seats: Option<usize>, say: Say) -> Result<Vec<Who>, Failure> {
        let named = self.named.clone().unwrap_or_default();
        match seats {
            Some(seats) => self.complete(named, seats, say),
            None => Ok(named),
        }
    }

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

/// How many seats a position says it has.
fn seats_of(position: &Value) -> Option<usize> {
    let said = position["setup"]["players"].as_u64().and_then(|it| usize::try_from(it).ok());
    said.or_else(|| position["players"].as_array().map(Vec::len))
}
