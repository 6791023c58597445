//! How a scenario is won, told to people.

use reglette_registry::documents::Goal;

use crate::say::Say;
use crate::text::{STRONG, labelled, styled};

/// The goals behind their heading, one a paragraph; nothing where nobody wrote any.
pub fn told(goals: &[Goal], width: usize, say: Say) -> String {
    if goals.is_empty() {
        return String::new();
    }
    let goal = |it: &Goal| format!("{}\n", labelled("  ·", 3, it.text.of(say.lang), width));
    let told: String = goals.iter().map(goal).collect();
    format!("{}\n{told}", styled(STRONG, &say.say("goal")))
}
