//! `reglette replay`: a record told, checked, looked at or drawn.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use reglette_engine::driver::Verify;
use reglette_engine::fault::Fault;
use reglette_engine::record::Record;
use reglette_engine::seat::{Seat, Viewer};
use reglette_engine::setup::Content;
use reglette_registry::{AnyGame, AnyMatch, DiceSpec, Eyes, LoadRequest};
use reglette_words::Args;
use serde_json::json;

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::say::Say;
use crate::table::{Names, Scene, layout};
use crate::text::{STRONG, styled, width};
use crate::{check, files, log};

pub fn run(args: &ReplayArgs, say: Say) -> Result<ExitCode, Failure> {
    let viewer = args.view.as_deref().map(|view| viewer(view, say)).transpose()?;
    let text = files::read(&args.file, say)?;
    let content = files::content(args.content.as_deref(), say)?;
    let parse = if args.verify { Record::parse } else { Record::parse_open };
    let record = parse(&text).map_err(|fault| refused(&args.file, &fault, None, say))?;
    let game = reglette_registry::find(&record.header.game)
        .map_err(|fault| refused(&args.file, &fault, None, say))?;
    if let Some(to) = args.to.filter(|&to| to >= record.lines.len()) {
        let most = record.lines.len().saturating_sub(1);
        let args = Args::new().with("to", to).with("most", most);
        return Err(Failure::Call(say.with("replay-to", &args)));
    }
    let request = LoadRequest {
        content: Arc::clone(&content),
        verify: if args.verify { Verify::Everything } else { Verify::Trust },
        to: args.to,
        dice: DiceSpec::Seed("replay".to_owned()),
    };
    let table = game
        .load(&record, request)
        .map_err(|fault| refused(&args.file, &fault, Some(game), say))?;
    if args.verify {
        tell_verified(&record, args.to, say)?;
    }
    let shown = Shown { table: &*table, content: &content, viewer };
    shown.show(args, say)
}

/// Says that a record is in order, and whether that goes for its dice too: only a record that shows
/// its secret proves them, and only as a whole.
fn tell_verified(record: &Record, to: Option<usize>, say: Say) -> Result<(), Failure> {
    let choices = to.unwrap_or(record.lines.len() - 1);
    let told = Args::new().with("choices", choices);
    writeln!(anstream::stderr(), "{}", say.with("replay-verified", &told))?;
    let proved = to.is_none() && record.footer.as_ref().is_some_and(|it| it.secret.is_some());
    let key = if proved { "replay-dice-fair" } else { "replay-dice-unchecked" };
    writeln!(anstream::stderr(), "{}", say.say(key))?;
    Ok(())
}

/// Whose eyes: a seat, counted from 0, or an observer's.
fn viewer(text: &str, say: Say) -> Result<Viewer, Failure> {
    match text.parse() {
        Ok(seat) => Ok(Viewer::Seat(Seat(seat))),
        Err(_) if text == "observer" => Ok(Viewer::Observer),
        Err(_) => Err(Failure::Call(say.with("view-form", &Args::new().with("view", text)))),
    }
}

fn refused(file: &Path, fault: &Fault, game: Option<&'static dyn AnyGame>, say: Say) -> Failure {
    Failure::Job(check::placed(file, None, fault, game, say))
}

/// A record played again, and whose eyes look at it.
struct Shown<'a> {
    table: &'a dyn AnyMatch,
    content: &'a Content,
    viewer: Option<Viewer>,
}

impl Shown<'_> {
    fn show(&self, args: &ReplayArgs, say: Say) -> Result<ExitCode, Failure> {
        let game = self.table.game();
        let header = self.table.header();
        let names = Names::new(game, &header.setup, self.content, &header.seats)
            .map_err(|fault| Failure::of(&fault, Some(game), say))?;
        let viewer = self.viewer.unwrap_or(Viewer::All);
        let view = self.table.view(viewer).map_err(|fault| Failure::of(&fault, Some(game), say))?;
        let scene = Scene { view: &view, names: &names, say, width: width() };
        if let Some(path) = &args.svg {
            let drawing = layout(game, self.content).drawing(&scene).ok_or_else(|| {
                Failure::Job(say.with("no-drawing", &Args::new().with("game", game.info().id)))
            })?;
            files::write(path, &drawing, say)?;
        }
        if args.json {
            return self.json(&view);
        }
        let asked = args.log.is_some() || self.viewer.is_some();
        if asked || !(args.verify || args.svg.is_some()) {
            let log = Say::new(args.log.unwrap_or(say.lang));
            write!(anstream::stdout(), "{}", self.told(log))?;
        }
        if self.viewer.is_some() {
            let layout = layout(game, self.content);
            let parts = [layout.whole(&scene), layout.own(&scene), layout.aside(&scene)];
            write!(anstream::stdout(), "\n{}", joined(&parts))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn eyes(&self) -> Eyes {
        self.viewer.map_or(Eyes::All, Eyes::Of)
    }

    fn json(&self, view: &serde_json::Value) -> Result<ExitCode, Failure> {
        let document = json!({
            "header": self.table.header(),
            "log": self.table.log(0, self.eyes()),
            "ask": self.table.ask(),
            "view": view,
        });
        writeln!(std::io::stdout(), "{document}")?;
        Ok(ExitCode::SUCCESS)
    }

    /// What was played, everything that happened, and how it ended.
    fn told(&self, say: Say) -> String {
        let (game, header) = (self.table.game(), self.table.header());
        let title = game.words().own("title");
        let scenario = header.setup.scenario.as_deref().unwrap_or_default();
        let scenario = game.scenario_title(scenario, self.content);
        let mut out = styled(STRONG, title.of(say.lang));
        out.push_str(&format!(" · {}\n\n", scenario.of(say.lang)));
        out.push_str(&log::whole(&self.table.log(0, self.eyes()), 0, width(), say));
        if let Some(over) = self.table.ask().get("over") {
            out.push_str(&format!("\n{}\n", styled(STRONG, say.text(&over["text"]))));
        }
        out
    }
}

/// Texts with an empty line between them, empty ones left out.
pub fn joined(parts: &[String]) -> String {
    let said: Vec<&str> = parts.iter().map(String::as_str).filter(|it| !it.is_empty()).collect();
    said.join("\n")
}
