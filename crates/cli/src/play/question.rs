//! The open question as it is shown to the seat it is put to.

use reglette_engine::seat::Seat;
use serde_json::Value;

use super::options;
use crate::say::Say;
use crate::text::{FAINT, STRONG, styled, wrap};

/// A question and what may be answered.
#[derive(Clone, Debug)]
pub struct Question {
    pub seat: Seat,
    pub rule: String,
    pub options: Vec<Value>,
    labels: Vec<Value>,
    text: Value,
    /// Whether any other answer may be tried.
    pub open: bool,
    /// Whether it begins something.
    pub begins: bool,
}

impl Question {
    /// The question of a document; nothing when the game is over.
    pub fn of(ask: &Value) -> Option<Question> {
        let seat = u8::try_from(ask["seat"].as_u64()?).ok()?;
        let list = |field: &str| ask[field].as_array().cloned().unwrap_or_default();
        Some(Question {
            seat: Seat(seat),
            rule: ask["rule"].as_str().unwrap_or_default().to_owned(),
            options: list("options"),
            labels: list("labels"),
            text: ask["text"].clone(),
            open: ask["coverage"] != "all",
            begins: ask["step"] == "begins",
        })
    }

    /// The only answer, where there is no other.
    pub fn forced(&self) -> Option<&Value> {
        match self.options.as_slice() {
            [only] if !self.open => Some(only),
            _ => None,
        }
    }

    /// The option of a number, from 1.
    pub fn option(&self, number: usize) -> Option<&Value> {
        self.options.get(number.checked_sub(1)?)
    }

    /// What an option is called.
    pub fn label(&self, at: usize, say: Say) -> &str {
        self.labels.get(at).map(|label| say.text(label)).unwrap_or_default()
    }

    /// The question with its numbered options.
    pub fn told(&self, width: usize, say: Say) -> String {
        let text = wrap(say.text(&self.text), width.saturating_sub(self.rule.len() + 4), 0);
        let rule = styled(FAINT, &format!("[{}]", self.rule));
        let labels: Vec<&str> = (0..self.options.len()).map(|at| self.label(at, say)).collect();
        let kinds: Vec<&str> = self.options.iter().map(options::kind).collect();
        let options = options::told(&labels, &kinds, width);
        let more = if self.open { format!("{}\n", say.say("play-open")) } else { String::new() };
        format!("\n{}  {rule}\n{options}{more}", styled(STRONG, &text))
    }
}
