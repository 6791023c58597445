//! Small scenes: a position, scripted dice, answers, and the log they must lead to.

use std::sync::Arc;

use reglette_engine::dice::Script;
use reglette_engine::driver::{Source, Start, split_position};
use reglette_engine::setup::Content;
use reglette_engine::{Code, Fault, Game, Match, Options, Seat};
use serde_json::Value;

/// A scene being played. Every method panics when the game does not do as told.
#[derive(Debug)]
pub struct Play<G: Game> {
    game: Match<G>,
    log: Vec<String>,
}

impl<G: Game> Play<G> {
    /// A scene laid out by a position document (with its `setup` part).
    pub fn at(position: Value) -> Play<G> {
        Play::try_at(position).unwrap_or_else(|fault| panic!("the position is refused: {fault}"))
    }

    /// A scene, or what is wrong with its position.
    pub fn try_at(position: Value) -> Result<Play<G>, Fault> {
        Play::try_with(position, Content::default())
    }

    /// A scene with content files of its own, or what is wrong with its position.
    pub fn try_with(position: Value, content: Content) -> Result<Play<G>, Fault> {
        let (setup, position) = split_position(position)?;
        let content = Arc::new(content);
        let start = Start { setup, position: Some(position), content, ..Start::default() };
        let (game, _) = Match::start(start, Source::Script(Script::default()))?;
        Ok(Play { game, log: Vec::new() })
    }

    /// A game set up with scripted chance, spaces between the faces.
    pub fn set_up(setup: Value, dice: &str) -> Play<G> {
        let setup = serde_json::from_value(setup).expect("a set-up");
        let start = Start { setup, content: Arc::new(Content::default()), ..Start::default() };
        let source = Source::Script(Script::new(faces(dice)));
        let (game, events) =
            Match::start(start, source).unwrap_or_else(|fault| panic!("no set-up: {fault}"));
        let mut play = Play { game, log: Vec::new() };
        play.note(&events);
        play
    }

    /// Adds faces to the script, spaces between them.
    #[must_use]
    pub fn dice(mut self, dice: &str) -> Play<G> {
        self.give(dice);
        self
    }

    /// Adds faces to the script, spaces between them.
    pub fn give(&mut self, dice: &str) -> &mut Play<G> {
        match self.game.source() {
            Source::Script(script) => faces(dice).into_iter().for_each(|face| script.give(face)),
            _ => panic!("a scene's dice are scripted"),
        }
        self
    }

    /// A seat answers.
    pub fn answer(&mut self, seat: u8, choice: Value) -> &mut Play<G> {
        let read = self.read(&choice);
        let options = Options::of(self.game.game());
        if options.coverage() == reglette_engine::Coverage::All {
            assert!(options.list().contains(&read), "{choice} is not among the options");
        }
        let events = self.game.play(Seat(seat), read);
        let events = events.unwrap_or_else(|fault| panic!("{choice} is refused: {fault}"));
        self.note(&events);
        self
    }

    /// A seat answers several times.
    pub fn answers(&mut self, seat: u8, choices: impl IntoIterator<Item = Value>) -> &mut Play<G> {
        for choice in choices {
            self.answer(seat, choice);
        }
        self
    }

    /// A seat's answer is refused by a rule, and nothing changes.
    pub fn refused(&mut self, seat: u8, choice: Value, rule: &str) -> &mut Play<G> {
        let before = self.game.game().clone();
        let fault = self.fault(seat, &choice);
        assert_eq!(fault.code, Code::Illegal, "{choice}: {fault}");
        assert_eq!(fault.rule.map(|rule| rule.id()), Some(rule), "{choice} by another rule");
        assert_eq!(*self.game.game(), before, "a refused answer changes nothing");
        let options = Options::of(self.game.game());
        assert!(!options.list().contains(&self.read(&choice)), "{choice} is offered");
        self
    }

    /// What is wrong with an answer that is refused.
    pub fn fault(&mut self, seat: u8, choice: &Value) -> Fault {
        let read = self.read(choice);
        match self.game.play(Seat(seat), read) {
            Ok(_) => panic!("{choice} is accepted"),
            Err(fault) => fault,
        }
    }

    /// Who is asked, and for what.
    pub fn expect_asked(&mut self, seat: u8, kind: &str) -> &mut Play<G> {
        let ask = self.game.game().ask().expect("the game goes on");
        assert_eq!((ask.seat.0, ask.kind), (seat, kind));
        self
    }

    /// The game is over.
    pub fn expect_over(&mut self) -> &mut Play<G> {
        assert!(self.game.game().ask().is_none(), "the game goes on");
        self
    }

    /// The events since the last look, a line each: rule, what, and its fields in order, such as
    /// `dwcg.loc.1 location-played seat=0 location=loc.pompeii`.
    pub fn expect_log(&mut self, expected: &str) -> &mut Play<G> {
        let expected: Vec<&str> =
            expected.lines().map(str::trim).filter(|it| !it.is_empty()).collect();
        let log = std::mem::take(&mut self.log);
        assert_eq!(log, expected, "\nthe log was\n{}\n", log.join("\n"));
        self
    }

    /// The events since the last look.
    pub fn take_log(&mut self) -> Vec<String> {
        std::mem::take(&mut self.log)
    }

    /// The events since the last look contain this line.
    pub fn expect_logged(&mut self, line: &str) -> &mut Play<G> {
        assert!(self.log.iter().any(|it| it == line), "{line} is not in\n{}", self.log.join("\n"));
        self
    }

    /// Some line of the log since the last look has this in it.
    pub fn has(&mut self, text: &str) -> &mut Play<G> {
        assert!(self.log.iter().any(|it| it.contains(text)), "{text} is not in\n{}", self.told());
        self
    }

    /// No line of the log since the last look has this in it.
    pub fn hasnt(&mut self, text: &str) -> &mut Play<G> {
        assert!(!self.log.iter().any(|it| it.contains(text)), "{text} is in\n{}", self.told());
        self
    }

    /// The log since the last look, a line each.
    pub fn told(&self) -> String {
        self.log.join("\n")
    }

    /// A value of the position document, by JSON pointer; `null` also stands for a default.
    pub fn expect(&mut self, pointer: &str, value: Value) -> &mut Play<G> {
        let position = self.position();
        let found = position.pointer(pointer).cloned().unwrap_or(Value::Null);
        assert_eq!(found, value, "{pointer} of {position:#}");
        self
    }

    /// The whole state as a document.
    pub fn position(&self) -> Value {
        let game = self.game.game();
        G::names(game.its_book()).scope(|| serde_json::to_value(game.position())).unwrap()
    }

    /// What a seat (or an observer) sees.
    pub fn view(&self, viewer: impl Into<reglette_engine::Viewer>) -> Value {
        let game = self.game.game();
        G::names(game.its_book()).scope(|| serde_json::to_value(game.view(viewer.into()))).unwrap()
    }

    /// The options of the open question.
    pub fn options(&self) -> Vec<Value> {
        let game = self.game.game();
        let options = Options::of(game);
        G::names(game.its_book())
            .scope(|| options.list().iter().map(|it| serde_json::to_value(it).unwrap()).collect())
    }

    /// What an answer means beyond what it says, such as `lure=contact of=cyberman-1`.
    pub fn remark(&self, choice: &Value) -> String {
        let about = self.game.game().remark(&self.read(choice));
        about.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
    }

    /// Every face of the script was used.
    pub fn expect_all_dice_used(&mut self) -> &mut Play<G> {
        match self.game.source() {
            Source::Script(script) => assert_eq!(script.left(), &[] as &[String], "dice are left"),
            _ => panic!("a scene's dice are scripted"),
        }
        self
    }

    /// The match itself.
    pub fn game(&self) -> &Match<G> {
        &self.game
    }

    fn read(&self, choice: &Value) -> G::Choice {
        let read = self.game.read_choice(choice);
        read.unwrap_or_else(|fault| panic!("{choice} is no answer: {fault}"))
    }

    fn note(&mut self, events: &[G::Event]) {
        let names = G::names(self.game.game().its_book());
        let told = names.scope(|| serde_json::to_value(events)).unwrap();
        self.log.extend(told.as_array().unwrap().iter().map(line));
    }
}

fn faces(dice: &str) -> Vec<String> {
    dice.split_whitespace().map(str::to_owned).collect()
}

/// An event as one line of text.
pub fn line(event: &Value) -> String {
    let rule = event["rule"].as_str().unwrap_or("?");
    match &event["what"] {
        Value::Object(what) => {
            let (name, fields) = what.iter().next().expect("a tagged event");
            let fields = fields.as_object().into_iter().flatten();
            let fields: Vec<String> =
                fields.map(|(key, it)| format!(" {key}={}", short(it))).collect();
            format!("{rule} {name}{}", fields.concat())
        }
        plain => format!("{rule} {}", short(plain)),
    }
}

/// A value in few words.
pub fn short(value: &Value) -> String {
    match value {
        Value::Null => "?".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(short).collect::<Vec<_>>().join(","),
        Value::Object(fields) => fields
            .iter()
            .map(|(key, it)| format!("{key}:{}", short(it)))
            .collect::<Vec<_>>()
            .join(","),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}
