//! Commands of the people at the screen, answers included.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use reglette_engine::fault::Fault;
use reglette_engine::record::Line;
use reglette_engine::seat::{Seat, Viewer};
use reglette_registry::{AnyMatch, Eyes, HintRequest, OddsRequest, door};
use reglette_words::Args;
use serde_json::{Value, json};

use super::chance;
use super::command::Command;
use super::explain;
use super::question::Question;
use super::screen::Screen;
use super::session::{Next, Session};
use crate::failure::Failure;
use crate::say::Say;
use crate::setup::Who;
use crate::text::{Align, STRONG, columns, styled, wrap};
use crate::{files, log, odds};

/// How many choices a hint names.
const HINTS: usize = 5;

impl Session {
    /// Does what somebody typed. Nothing when the same question is still to be answered.
    pub(super) fn obey(
        &mut self,
        command: &Command,
        question: Option<&Question>,
        screen: &mut Screen,
    ) -> Result<Option<Next>, Failure> {
        match command {
            Command::Number(number) => return self.choose(question, *number, screen),
            Command::Choice(choice) => {
                if let Some(question) = question {
                    return self.answer(question.seat, choice, screen).map(Some);
                }
            }
            Command::Undo => return self.undo(question, screen),
            Command::Save(file) => self.save(file, screen)?,
            Command::Table => {
                self.show_table(self.looking(question), screen, |layout, scene| {
                    vec![layout.whole(scene), layout.own(scene), layout.aside(scene)]
                })?;
            }
            Command::Lang(lang) => {
                self.say = Say::new(*lang);
                self.look_again();
                if let Some(question) = question {
                    self.show(question, screen)?;
                }
            }
            Command::Quit => {
                screen.tell(&self.say.say("play-bye"))?;
                return Ok(Some(Next::Leave));
            }
            told => screen.tell(&self.told(told, question, screen.width))?,
        }
        Ok(None)
    }

    /// The answer to a command that changes nothing.
    fn told(&self, command: &Command, question: Option<&Question>, width: usize) -> String {
        match command {
            Command::Help => explain::help(self, question),
            Command::Explain(what) => explain::explain(self, question, what),
            Command::Odds(number, of) => self.odds(question, *number, of.clone()),
            Command::Hint => self.hint(question, width),
            Command::Goal => self.goal(width),
            Command::Log => {
                let log = self.table.log(0, Eyes::Of(self.looking(question)));
                log::whole(&log, 0, width, self.say)
            }
            Command::Unknown => self.say.say("play-unknown"),
            Command::Nothing
            | Command::Number(_)
            | Command::Choice(_)
            | Command::Undo
            | Command::Save(_)
            | Command::Table
            | Command::Lang(_)
            | Command::Quit => String::new(),
        }
    }

    /// Answers with the option of a number.
    fn choose(
        &mut self,
        question: Option<&Question>,
        number: usize,
        screen: &mut Screen,
    ) -> Result<Option<Next>, Failure> {
        let option = question.and_then(|it| it.option(number).map(|choice| (it.seat, choice)));
        match option {
            Some((seat, choice)) => self.answer(seat, choice, screen).map(Some),
            None => {
                screen.tell(&no_option(question, number, self.say))?;
                Ok(None)
            }
        }
    }

    /// Who is at the screen.
    pub(super) fn looking(&self, question: Option<&Question>) -> Viewer {
        let only = self.who.iter().position(|it| matches!(it, Who::Person(_)));
        let seat = question.map(|it| it.seat).or_else(|| {
            let several = self.who.iter().filter(|it| matches!(it, Who::Person(_))).count() > 1;
            only.filter(|_| !several).and_then(|seat| u8::try_from(seat).ok()).map(Seat)
        });
        seat.map_or(Viewer::Observer, Viewer::Seat)
    }

    fn odds(&self, question: Option<&Question>, number: usize, of: Option<String>) -> String {
        let say = self.say;
        let Some((seat, choice)) =
            question.and_then(|it| it.option(number).map(|choice| (it.seat, choice)))
        else {
            return no_option(question, number, say);
        };
        let request = OddsRequest { choice: choice.clone(), of, ..OddsRequest::default() };
        match guarded(|| self.table.odds(seat, &request)) {
            Ok(found) => odds::told(self.game(), &json!(found), say),
            Err(fault) => say.fault(&fault, Some(self.game())),
        }
    }

    fn hint(&self, question: Option<&Question>, width: usize) -> String {
        let say = self.say;
        let Some(question) = question else { return say.say("play-nothing-asked") };
        let hint = HintRequest::new(None, None)
            .and_then(|request| guarded(|| self.table.hint(question.seat, request)));
        let hint = match hint {
            Ok(hint) => json!(hint),
            Err(fault) => return say.fault(&fault, Some(self.game())),
        };
        let row = |it: &Value| {
            let at = question.options.iter().position(|option| *option == it["choice"]);
            let number = at.map(|at| (at + 1).to_string()).unwrap_or_default();
            let label = say.text(&it["label"]).to_owned();
            // Not the bare value: a choice given up early keeps a lucky mean that counts for nothing.
            let share = it["chance"].as_f64().map(|chance| say.percent(chance / 100.0, 0));
            vec![number, label, share.unwrap_or_default()]
        };
        let choices = hint["choices"].as_array().into_iter().flatten().take(HINTS);
        let rows: Vec<Vec<String>> = choices.map(row).collect();
        let table = columns(&rows, &[Align::Right, Align::Left, Align::Right]);
        let why = wrap(&format!("  {}", say.text(&hint["text"])), width, 2);
        format!("{}\n{table}{why}", styled(STRONG, &say.say("play-hint")))
    }

    /// Goes back to the last answer of this seat that was not the only one.
    fn undo(
        &mut self,
        question: Option<&Question>,
        screen: &mut Screen,
    ) -> Result<Option<Next>, Failure> {
        let Viewer::Seat(seat) = self.looking(question) else {
            screen.tell(&self.say.say("undo-nobody"))?;
            return Ok(None);
        };
        match self.before(seat) {
            Err(key) => {
                screen.tell(&self.say.say(key))?;
                Ok(None)
            }
            Ok(before) => {
                self.table = before;
                if self.by_hand
                    && let Some(dry) = chance::dry_again(&*self.table, &self.content, &[])
                {
                    self.table = dry;
                }
                self.wake_bots();
                self.look_again();
                screen.tell(&self.say.say("undone"))?;
                Ok(Some(Next::Stay))
            }
        }
    }

    /// The match as it was before the last free answer of a seat, or the message that says why not.
    fn before(&self, seat: Seat) -> Result<Box<dyn AnyMatch>, &'static str> {
        let alone = self.who.iter().filter(|it| matches!(it, Who::Person(_))).count() == 1;
        let mut earlier = self.table.duplicate();
        loop {
            let Some(line) = earlier.lines().last().cloned() else { return Err("undo-nothing") };
            match line.seat.map(|it| &self.who[it.index()]) {
                None => return Err("undo-nothing"),
                Some(Who::Person(_)) if line.seat != Some(seat) => return Err("undo-others"),
                Some(Who::Person(_) | Who::Bot(_)) => {}
            }
            let own = line.seat == Some(seat);
            earlier.undo().map_err(|_| "undo-nothing")?;
            if own && !alone && told_something(&*earlier, seat, &line) {
                return Err("undo-revealed");
            }
            let free = Question::of(&earlier.ask()).is_some_and(|it| it.forced().is_none());
            if own && free {
                return Ok(earlier);
            }
        }
    }

    fn save(&self, file: &str, screen: &mut Screen) -> Result<(), Failure> {
        let told = match files::write(Path::new(file), &self.table.record().to_text(), self.say) {
            Ok(()) => self.say.with("saved", &Args::new().with("file", file)),
            Err(Failure::Job(told) | Failure::Call(told)) => told,
            Err(failure) => return Err(failure),
        };
        screen.tell(&told)?;
        Ok(())
    }
}

/// A failure of the program on a question about the game must not end the game: it is not saved.
fn guarded<T>(ask: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(ask)).unwrap_or_else(|_| Err(door::internal()))
}

/// Whether dice fell or cards were turned up for a seat by its answer, so that others would have to
/// agree to its being taken back.
fn told_something(before: &dyn AnyMatch, seat: Seat, line: &Line) -> bool {
    let reveals = |choice| before.reveals(seat, choice).unwrap_or(true);
    !line.dice.is_empty() || line.choice.as_ref().is_some_and(reveals)
}

fn no_option(question: Option<&Question>, number: usize, say: Say) -> String {
    match question {
        None => say.say("play-nothing-asked"),
        Some(question) => {
            let args = Args::new().with("number", number).with("last", question.options.len());
            say.with("play-no-option", &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_inside_is_told_and_nothing_is_lost() {
        let failed = guarded::<()>(|| panic!("a rule fails"));
        assert_eq!(failed.map_err(|fault| fault.key), Err("fault-internal"));
        assert_eq!(guarded(|| Ok(3)), Ok(3));
    }
}
