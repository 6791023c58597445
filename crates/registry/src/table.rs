//! A match behind the common face: every document is read and written by the names of its book.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;

use reglette_engine::driver::{self, Match, Source};
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::{Ask, Game, Options, Outcome, Title};
use reglette_engine::odds::staged;
use reglette_engine::record::{Header, Line, Record};
use reglette_engine::seat::{Seat, Viewer};
use reglette_words::{Args, Both, Cast, Things};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value, json};

use crate::bots::HintRequest;
use crate::documents::{Hint, Legality, Odds, Over, Question};
use crate::entry::Entry;
use crate::game::AnyGame;
use crate::hint::hint;
use crate::odds::{odds, read_choices};
use crate::playing::{AnyMatch, Eyes, Texts};
use crate::requests::OddsRequest;

/// What the things of a book are called, and those that came to the table in play.
fn things<G: Game>(game: &G, here: &[Title]) -> Arc<Things> {
    Arc::new(Things::of(&[G::titles(game.its_book()), here].concat()))
}

/// A game being played.
#[derive(Clone, Debug)]
pub(crate) struct Table<G: Game> {
    entry: &'static Entry<G>,
    played: Match<G>,
    log: Vec<Vec<G::Event>>,
    cast: Cast,
    /// What came to the table in play, as the cast has it.
    here: Vec<Title>,
}

impl<G: Game> Table<G> {
    /// A match with what has happened so far, line by line of its record.
    pub fn new(entry: &'static Entry<G>, played: Match<G>, log: Vec<Vec<G::Event>>) -> Table<G> {
        let here = played.game().titles_here();
        let things = things(played.game(), &here);
        let seats = played.header().seats.iter().map(|player| player.name.clone()).collect();
        Table { entry, played, log, cast: Cast { things, seats }, here }
    }

    /// Learns what things are called that came to the table or left it.
    fn learn_names(&mut self) {
        let here = self.state().titles_here();
        if here != self.here {
            self.cast.things = things(self.state(), &here);
            self.here = here;
        }
    }

    /// The state.
    pub fn state(&self) -> &G {
        self.played.game()
    }

    fn book(&self) -> &Arc<G::Book> {
        self.played.game().its_book()
    }

    /// A document by the names of the book.
    fn write(&self, document: &impl Serialize) -> Value {
        let written = G::names(self.book()).scope(|| serde_json::to_value(document));
        written.expect("documents of a game are plain data")
    }

    /// A document by the names of the book, as text.
    fn raw(&self, document: &impl Serialize) -> Box<RawValue> {
        let written = G::names(self.book()).scope(|| to_raw_value(document));
        written.expect("documents of a game are plain data")
    }

    fn question_of(&self, ask: &Ask, texts: Texts) -> Question {
        let game = self.played.game();
        let options = Options::of(game);
        let about = game.asked_about();
        let words = self.entry.words();
        let text = || Both::say(|lang| words.ask(lang, ask.kind, &about, &self.cast));
        let labels = || options.list().iter().map(|it| self.label_in(game, ask, it)).collect();
        let remarks: Vec<_> = options.list().iter().map(|it| game.remark(it)).collect();
        let (text, labels) = match texts {
            Texts::InBoth => (Some(text()), Some(labels())),
            Texts::None => (None, None),
        };
        Question {
            seat: ask.seat,
            rule: ask.rule,
            kind: ask.kind,
            step: ask.step,
            options: self.raw(&options.list()),
            coverage: options.coverage(),
            text,
            labels,
            about: about.into_iter().collect(),
            remarks: remarks.into_iter().map(|it| it.into_iter().collect()).collect(),
        }
    }

    /// Whether a seat may answer so; all choices but the last are parts of one action.
    fn check(&self, seat: Seat, choices: &[G::Choice]) -> Result<(), Fault> {
        let [lead @ .., last] = choices else {
            return Err(Fault::new(Code::BadRequest, "fault-odds-no-choice").at("choice"));
        };
        self.played.check(seat, &choices[0])?;
        let mut game = self.played.game().clone();
        for part in lead {
            game = staged(&game, seat, part)?;
        }
        Ok(game.legality(last)?)
    }

    /// The wording of an answer to a question of a game that may be further on than the table is.
    fn label_in(&self, game: &G, ask: &Ask, choice: &G::Choice) -> Both {
        let written = driver::write_choice::<G>(self.book(), choice);
        self.worded(ask, &written, game.remark(choice))
    }

    fn worded(&self, ask: &Ask, choice: &Value, remarks: Vec<(&'static str, String)>) -> Both {
        let kind = Args::new().with("kind", ask.kind);
        let more = remarks.into_iter().fold(kind, |args, (name, value)| args.with(name, value));
        let words = self.entry.words();
        Both::say(|lang| words.tell_with(lang, "choice", choice, &more, &self.cast))
    }

    fn over_of(&self, outcome: Outcome) -> Over {
        let key = self.entry.words().own_key(&format!("end-{}", outcome.reason));
        let args = Args::new().and(&json!(outcome));
        let words = self.entry.words();
        let text = Both::say(|lang| words.say_of(lang, &key, &args, &self.cast));
        let Outcome { rule, reason, scores, winners } = outcome;
        Over { rule, reason, scores, winners, text, unused: self.unused() }
    }

    /// Faces of a script that the game did not need.
    fn unused(&self) -> Vec<String> {
        match self.played.clone().source() {
            Source::Seeded(_) | Source::Fair(_) => Vec::new(),
            Source::Script(script) => script.left().to_vec(),
        }
    }

    /// What a reader may know of an event; nothing when they may not.
    fn seen(&self, event: &G::Event, eyes: Eyes) -> Option<G::Event> {
        match eyes {
            Eyes::All => Some(event.clone()),
            Eyes::Of(viewer) => G::witness(self.book(), event, viewer),
        }
    }

    /// An event as a reader may know it, in words.
    fn told(&self, event: &G::Event, eyes: Eyes) -> Option<Value> {
        let mut written = self.write(&self.seen(event, eyes)?);
        let words = self.entry.words();
        let what = written.get("what").unwrap_or(&Value::Null);
        let text = Both::say(|lang| words.tell(lang, "event", what, &self.cast));
        if let Some(fields) = written.as_object_mut() {
            fields.insert("text".to_owned(), json!(text));
        }
        Some(written)
    }

    fn all_told(&self, events: &[G::Event], eyes: Eyes) -> Vec<Value> {
        events.iter().filter_map(|event| self.told(event, eyes)).collect()
    }

    fn seat_exists(&self, seat: Seat) -> Result<(), Fault> {
        if seat.0 < self.seats() {
            return Ok(());
        }
        Err(Fault::new(Code::BadRequest, "fault-no-seat")
            .at("seat")
            .with("seat", seat.0)
            .with("last", self.seats().saturating_sub(1)))
    }

    /// Whether somebody can look with these eyes.
    fn looks(&self, viewer: Viewer) -> Result<(), Fault> {
        match viewer {
            Viewer::Seat(seat) => self.seat_exists(seat),
            Viewer::Observer | Viewer::All => Ok(()),
        }
    }

    /// The open question, if it is put to this seat.
    fn may_answer(&self, seat: Seat) -> Result<Ask, Fault> {
        match self.played.game().ask() {
            None => Err(Fault::new(Code::Over, "fault-over")),
            Some(ask) if ask.seat == seat => Ok(ask),
            Some(ask) => Err(Fault::new(Code::NotYourTurn, "fault-not-your-turn")
                .with("seat", seat.0)
                .with("asked", ask.seat.0)),
        }
    }

    fn read_for(&self, seat: Seat, choice: &Value) -> Result<G::Choice, Fault> {
        self.seat_exists(seat)?;
        self.read(choice)
    }

    /// Plays on. A rule that fails must not use up dice: the match itself only changes at the end.
    fn played_on(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        salt: Option<String>,
    ) -> Result<Vec<G::Event>, Fault> {
        let dice = self.played.source().clone();
        let played = catch_unwind(AssertUnwindSafe(|| self.played.play_salted(seat, choice, salt)));
        let events = played.unwrap_or_else(|failure| {
            *self.played.source() = dice;
            resume_unwind(failure)
        })?;
        self.learn_names();
        Ok(events)
    }

    fn read(&self, choice: &Value) -> Result<G::Choice, Fault> {
        self.played.read_choice(choice).map_err(|fault| {
            let within = fault.at.as_ref().map(|it| format!(".{it}")).unwrap_or_default();
            fault.at(format!("choice{within}"))
        })
    }
}

impl<G: Game> AnyMatch for Table<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.entry
    }

    fn seats(&self) -> u8 {
        G::seats(self.book())
    }

    fn asked(&self) -> Option<Seat> {
        self.played.game().ask().map(|ask| ask.seat)
    }

    fn question(&self) -> Option<Ask> {
        self.played.game().ask()
    }

    fn open(&self, texts: Texts) -> Option<Question> {
        self.played.game().ask().map(|ask| self.question_of(&ask, texts))
    }

    fn over(&self) -> Option<Over> {
        self.played.game().outcome().map(|outcome| self.over_of(outcome))
    }

    fn legal(&self, seat: Seat, choice: &Value) -> Result<Legality, Fault> {
        self.seat_exists(seat)?;
        let read = match choice {
            Value::Array(_) => read_choices(self.played.game(), choice),
            _ => self.read(choice).map(|choice| vec![choice]),
        };
        let checked = read.and_then(|choices| self.check(seat, &choices));
        match checked {
            Ok(()) => Ok(Legality { legal: true, rule: None, why: None }),
            Err(fault) if fault.code == Code::Illegal => {
                let why = Some(self.entry.tell(&fault));
                Ok(Legality { legal: false, rule: fault.rule, why })
            }
            Err(fault) => Err(fault),
        }
    }

    fn play_salted(
        &mut self,
        seat: Seat,
        choice: &Value,
        salt: Option<String>,
        eyes: Eyes,
    ) -> Result<Vec<Value>, Fault> {
        let events = self.played_on(seat, self.read_for(seat, choice)?, salt)?;
        self.log.push(events);
        Ok(self.log.last().map(|events| self.all_told(events, eyes)).unwrap_or_default())
    }

    fn answer(&mut self, seat: Seat, choice: &Value, salt: Option<String>) -> Result<(), Fault> {
        let events = self.played_on(seat, self.read_for(seat, choice)?, salt)?;
        self.log.push(events);
        Ok(())
    }

    fn answer_noting(
        &mut self,
        seat: Seat,
        choice: &Value,
        salt: Option<String>,
    ) -> Result<bool, Fault> {
        let before = self.played.game().clone();
        let choice = self.read_for(seat, choice)?;
        let events = self.played_on(seat, choice.clone(), salt)?;
        self.log.push(events);
        let fell = self.played.lines().last().is_some_and(|line| !line.dice.is_empty());
        Ok(fell || driver::reveals(&before, seat, &choice))
    }

    fn label(&self, choice: &Value) -> Option<Both> {
        let game = self.played.game();
        let remarks = self.read(choice).map(|it| game.remark(&it)).unwrap_or_default();
        game.ask().map(|ask| self.worded(&ask, choice, remarks))
    }

    fn reveals(&self, seat: Seat, choice: &Value) -> Result<bool, Fault> {
        self.may_answer(seat)?;
        Ok(driver::reveals(self.played.game(), seat, &self.read(choice)?))
    }

    fn log(&self, from: usize, eyes: Eyes) -> Vec<Vec<Value>> {
        self.log.iter().skip(from).map(|events| self.all_told(events, eyes)).collect()
    }

    fn told_on(&self, line: usize, eyes: Eyes, texts: Texts) -> Vec<Box<RawValue>> {
        let events = self.log.get(line).into_iter().flatten();
        let raw = |event| match texts {
            Texts::InBoth => self.told(event, eyes).map(|it| self.raw(&it)),
            Texts::None => self.seen(event, eyes).map(|it| self.raw(&it)),
        };
        events.filter_map(raw).collect()
    }

    fn titles_here(&self) -> &[Title] {
        &self.here
    }

    fn view(&self, viewer: Viewer) -> Result<Value, Fault> {
        self.looks(viewer)?;
        Ok(self.write(&self.played.game().view(viewer)))
    }

    fn view_text(&self, viewer: Viewer) -> Result<Box<RawValue>, Fault> {
        self.looks(viewer)?;
        Ok(self.raw(&self.played.game().view(viewer)))
    }

    fn measure(&self, viewer: Viewer, asked: &Value) -> Result<Value, Fault> {
        self.looks(viewer)?;
        self.played.game().measure(viewer, asked)
    }

    fn position(&self) -> Value {
        let mut document = Map::new();
        document.insert("setup".to_owned(), json!(self.played.header().setup));
        if let Value::Object(table) = self.write(&self.played.game().position()) {
            document.extend(table);
        }
        Value::Object(document)
    }

    fn odds(&self, seat: Seat, request: &OddsRequest) -> Result<Odds, Fault> {
        self.seat_exists(seat)?;
        odds(self.played.game(), self.entry.words(), &self.cast, seat, request)
    }

    fn hint(&self, seat: Seat, request: HintRequest) -> Result<Hint, Fault> {
        self.seat_exists(seat)?;
        let ask = self.may_answer(seat)?;
        let label = |game: &G, ask: &Ask, choice: &G::Choice| self.label_in(game, ask, choice);
        hint(self.played.game(), self.entry.words(), &ask, request, label)
    }

    fn record(&self) -> Record {
        self.played.record()
    }

    fn header(&self) -> &Header {
        self.played.header()
    }

    fn lines(&self) -> &[Line] {
        self.played.lines()
    }

    fn undo(&mut self) -> Result<(), Fault> {
        self.played.undo()?;
        self.learn_names();
        self.log.pop();
        Ok(())
    }

    fn duplicate(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}
