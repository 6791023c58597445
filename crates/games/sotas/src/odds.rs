//! The odds of activations and attacks. Nothing is hidden, so one world stands for all.

use reglette_engine::odds::NOTHING;

use crate::event::{Event, What};

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
                let told = events[at..].iter().find_map(|event| match &event.what {
                    What::Harmed { figure, harm, .. } => {
                        let harm = serde_json::to_value(harm).ok();
                        let name = harm.as_ref().and_then(|it| match it {
                            serde_json::Value::String(name) => Some(name.clone()),
                            serde_json::Value::Object(fields) => fields.keys().next().cloned(),
                            _ => None,
                        });
                        Some(format!("{figure:?} {}", name.unwrap_or_default()))
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
