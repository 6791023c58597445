//! `reglette odds`: what a choice may lead to, in exact fractions.

use std::io::Write;
use std::process::ExitCode;

use reglette_engine::odds::Policy;
use reglette_engine::seat::Seat;
use reglette_registry::{AnyGame, DiceSpec, OddsRequest, StartRequest, door};
use reglette_words::Args;
use serde_json::{Value, json};

use crate::args::OddsArgs;
use crate::failure::Failure;
use crate::files;
use crate::say::Say;
use crate::text::{Align, STRONG, columns, styled};

pub fn run(args: &OddsArgs, say: Say) -> Result<ExitCode, Failure> {
    let game = reglette_registry::find(&args.game).map_err(|it| Failure::of(&it, None, say))?;
    let choice = door::read_json(&args.choice).map_err(|error| {
        let reason = files::json_fault(&error, say);
        Failure::Call(say.with("choice-not-json", &Args::new().with("reason", reason)))
    })?;
    let policy = args.policy.as_deref().map(|it| policy(it, say)).transpose()?;
    let position = files::read_json(&args.position, say)?;
    let request = StartRequest {
        position: Some(position),
        content: files::content(args.content.as_deref(), say)?,
        ..StartRequest::with_dice(DiceSpec::Seed("odds".to_owned()))
    };
    let table = game.start(request).map_err(|fault| {
        if let Some(brought) = files::content_fault(&fault, args.content.as_deref()) {
            return Failure::of(&brought, Some(game), say);
        }
        let place = fault.at.as_ref().map(|at| format!("{at}: ")).unwrap_or_default();
        let told = say.fault(&fault, Some(game));
        Failure::Job(format!("{}: {place}{told}", args.position.display()))
    })?;
    let seat = args.seat.map(Seat).or_else(|| table.asked()).unwrap_or(Seat(0));
    let request = OddsRequest { choice, of: args.of.clone(), policy };
    let odds = table.odds(seat, &request).map_err(|it| Failure::of(&it, Some(game), say))?;
    let odds = json!(odds);
    if args.json {
        writeln!(std::io::stdout(), "{odds}")?;
    } else {
        write!(anstream::stdout(), "{}", told(game, &odds, say))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How others are supposed to answer.
fn policy(name: &str, say: Say) -> Result<Policy, Failure> {
    let found = Policy::NAMES.iter().find(|(known, _)| *known == name);
    found.map(|&(_, policy)| policy).ok_or_else(|| {
        let known = Policy::NAMES.map(|(known, _)| known).join(", ");
        let fault =
            reglette_engine::Fault::new(reglette_engine::Code::BadRequest, "fault-unknown-policy");
        Failure::of(&fault.with("policy", name).with("known", known), None, say)
    })
}

/// The outcomes as a table, the likeliest first.
pub fn told(game: &'static dyn AnyGame, odds: &Value, say: Say) -> String {
    let metric = odds["of"].as_str().unwrap_or_default();
    let title = game.words().own(&format!("odds-{}", metric.replace('_', "-")));
    let mut outcomes: Vec<&Value> = odds["outcomes"].as_array().into_iter().flatten().collect();
    let p = |it: &Value| it["p"].as_f64().unwrap_or(0.0);
    outcomes.sort_by(|a, b| p(b).total_cmp(&p(a)));
    let rows: Vec<Vec<String>> = outcomes
        .iter()
        .map(|it| {
            let text = |field: &str| it[field].as_str().unwrap_or_default().to_owned();
            let fraction = match (text("ways"), text("of")) {
                (ways, of) if of == "1" => ways,
                (ways, of) => format!("{ways}/{of}"),
            };
            vec![say.text(&it["label"]).to_owned(), say.percent(p(it), 2), fraction]
        })
        .collect();
    let table = columns(&rows, &[Align::Left, Align::Right, Align::Left]);
    let policy = say.say(&format!("policy-{}", odds["policy"].as_str().unwrap_or_default()));
    format!("{}  ({policy})\n{table}", styled(STRONG, title.of(say.lang)))
}
