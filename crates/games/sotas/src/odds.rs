//! The odds of activations and attacks. Nothing is hidden, so one world stands for all.

use reglette_engine::odds::NOTHING;
use serde_json::Value;

use crate::effect::Harm;
use crate::event::{Event, What};
use crate::ids::FigureId;

/// What the odds of a choice can be told of: what an activation earns, what becomes of a target.
pub const METRICS: &[&str] = &["activation", "attack"];

/// What came of a choice, from what happened.
pub fn came_of(events: &[Event], metric: &str, waits: bool) -> Option<String> {
    let found = match metric {
        "activation" => events.iter().find_map(|event| match &event.what {
            What::Actions { actions, turnover, .. } => {
                Some(format!("{actions}{}", if *turnover { " turnover" } else { "" }))
            }
            _ => None,
        }),
        _ => {
            let rolled =
                |event: &Event| matches!(event.what, What::Combat { .. } | What::Immune { .. });
            let at = events.iter().position(rolled);
            at.map(|at| {
                let told = (at..events.len()).find_map(|at| match &events[at].what {
                    What::Harmed { figure, harm, .. } => {
                        let end = ended(&events[at..], *figure).map(str::to_owned);
                        Some(format!("{figure:?} {}", end.unwrap_or_else(|| name(harm))))
                    }
                    What::KnockedDown { figure } => Some(format!("{figure:?} down")),
                    _ => None,
                });
                told.unwrap_or_else(|| NOTHING.to_owned())
            })
        }
    };
    found.or_else(|| waits.then(|| NOTHING.to_owned()))
}

/// sotas.robust.1, sotas.robust.2, sotas.artificial.2: how a figure ended that was harmed: not every Gruesome Death
/// is one, and not every death.
fn ended(events: &[Event], harmed: FigureId) -> Option<&'static str> {
    let killed = events.iter().find_map(|event| match event.what {
        What::Killed { figure, gruesome } if figure == harmed => {
            Some(if gruesome { "gruesome" } else { "killed" })
        }
        _ => None,
    });
    let is_wound =
        |event: &Event| matches!(event.what, What::Wounded { figure, .. } if figure == harmed);
    killed.or_else(|| events.iter().any(is_wound).then_some("wounded"))
}

/// What a result is called.
fn name(harm: &Harm) -> String {
    match serde_json::to_value(harm) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}
