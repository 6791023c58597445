//! A game being played: the state, its record, and where its chance comes from.
//!
//! Whatever is refused changes nothing: each answer is played on a copy, which takes the state's
//! place when it is complete.

mod replay;

pub use replay::{Told, Verify, account, begin_replay, replay, replay_fair, replay_line};

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;

use crate::dice::{Bag, Cx, Die, Dry, Fair, Noted, Purpose, Script, Seeded, Throw};
use crate::fault::{Code, Fault};
use crate::game::{Game, Legal};
use crate::record::{
    CHECKPOINT, FORMAT, Footer, Header, Line, Player, Record, fingerprint, state_hash,
};
use crate::rng::Rng;
use crate::scenario::id_of;
use crate::seat::Seat;
use crate::setup::{Content, Setup};

/// Where a match's chance comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A seed.
    Seeded(Seeded),
    /// Faces given in advance or thrown by a person.
    Script(Script),
    /// A promised secret and the players' salts.
    Fair(Fair),
}

impl Source {
    fn fault(&self) -> Fault {
        match self {
            Source::Seeded(_) | Source::Fair(_) => unreachable!("such dice never run dry"),
            Source::Script(script) => script.fault(),
        }
    }

    fn stir(&mut self, salt: &str) {
        match self {
            Source::Fair(fair) => fair.stir(salt),
            Source::Seeded(_) | Source::Script(_) => {}
        }
    }

    fn mark(&self) -> Mark {
        match self {
            Source::Seeded(seeded) => Mark::Seeded(seeded.0.mark()),
            Source::Script(script) => Mark::Script(script.mark()),
            Source::Fair(fair) => Mark::Fair(fair.clone()),
        }
    }

    /// Goes back to a mark: the dice that fell will fall again.
    fn rewind(&mut self, mark: Mark) {
        match (self, mark) {
            (Source::Seeded(seeded), Mark::Seeded(at)) => seeded.0.rewind(at),
            (Source::Script(script), Mark::Script(at)) => script.back_to(at),
            (Source::Fair(fair), Mark::Fair(before)) => *fair = before,
            (source, mark) => unreachable!("{mark:?} is no mark of {source:?}"),
        }
    }
}

/// Where a source stood before a line.
#[derive(Clone, Debug)]
enum Mark {
    Seeded(u128),
    Script((usize, Option<u128>)),
    Fair(Fair),
}

impl Throw for Source {
    fn face(&mut self, die: &'static Die) -> Result<usize, Dry> {
        match self {
            Source::Seeded(seeded) => seeded.face(die),
            Source::Script(script) => script.face(die),
            Source::Fair(fair) => fair.face(die),
        }
    }

    fn pull(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        match self {
            Source::Seeded(seeded) => seeded.pull(bag),
            Source::Script(script) => script.pull(bag),
            Source::Fair(fair) => fair.pull(bag),
        }
    }

    fn told(&mut self, purpose: Option<Purpose>) {
        match self {
            Source::Script(script) => script.told(purpose),
            Source::Seeded(_) | Source::Fair(_) => {}
        }
    }
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    content: Arc<Content>,
    header: Header,
    lines: Vec<Line>,
    marks: Vec<Mark>,
    source: Source,
}

/// How a match begins.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// Scenario, edition, options.
    pub setup: Setup,
    /// Content files brought by a person.
    pub content: Arc<Content>,
    /// A position to begin from instead of a set-up, its own `setup` part taken out.
    pub position: Option<Value>,
    /// Who sits where, for the record.
    pub seats: Vec<Player>,
    /// Promise of the dice, for the record.
    pub dice: Option<Value>,
    /// What the first player's device added to the dice, for the record.
    pub salt: Option<String>,
}

impl<G: Game> Match<G> {
    /// Sets the table up, or lays out the position, and plays to the first question.
    pub fn start(start: Start, mut source: Source) -> Result<(Match<G>, Vec<G::Event>), Fault> {
        let book = G::book(&start.setup, &start.content)?;
        check_seats(&start.seats, G::seats(&book))?;
        let setup = start.setup.in_full(G::info(), &start.content)?;
        let header = Header {
            reglette: FORMAT,
            game: G::info().id.to_owned(),
            rules: G::info().rules_version,
            content: content_fingerprint(&start.content, &setup),
            setup,
            seats: start.seats,
            position: start.position,
            dice: start.dice,
        };
        let mut events = Vec::new();
        let mut notes = Vec::new();
        let mark = source.mark();
        if let Some(salt) = &start.salt {
            source.stir(salt);
        }
        let game = match &header.position {
            Some(position) => G::from_position(&book, &read_position::<G>(&book, position)?)?,
            None => {
                let mut noted = Noted::new(&mut source as &mut dyn Throw);
                let begun = G::start(&book, &mut Cx::logged(&mut noted, &mut events));
                notes = noted.into_notes();
                begun.map_err(|Dry| source.fault())?
            }
        };
        let hash = Some(state_hash(&game));
        let line = Line { n: 0, seat: None, choice: None, dice: notes, salt: start.salt, hash };
        Ok((
            Match {
                game,
                content: start.content,
                header,
                lines: vec![line],
                marks: vec![mark],
                source,
            },
            events,
        ))
    }

    /// The state.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The record's header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The record's lines so far, the set-up's first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Where chance comes from: to give faces to a script, or see what is left of it.
    pub fn source(&mut self) -> &mut Source {
        &mut self.source
    }

    /// Whether a seat may answer so now; names the rule when not.
    pub fn check(&self, seat: Seat, choice: &G::Choice) -> Result<(), Fault> {
        let Some(ask) = self.game.ask() else {
            return Err(Fault::new(Code::Over, "fault-over"));
        };
        if ask.seat != seat {
            return Err(Fault::new(Code::NotYourTurn, "fault-not-your-turn")
                .with("seat", seat.0)
                .with("asked", ask.seat.0));
        }
        Ok(self.game.legality(choice)?)
    }

    /// Reads a choice as written outside.
    pub fn read_choice(&self, choice: &Value) -> Result<G::Choice, Fault> {
        read_choice::<G>(self.game.its_book(), choice)
    }

    /// Plays an answer. On a fault everything is as before.
    pub fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<Vec<G::Event>, Fault> {
        self.play_salted(seat, choice, None)
    }

    /// Plays an answer whose player adds something to the dice. On a fault everything is as before.
    pub fn play_salted(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        salt: Option<String>,
    ) -> Result<Vec<G::Event>, Fault> {
        self.check(seat, &choice)?;
        let written = write_choice::<G>(self.game.its_book(), &choice);
        let legal = Legal::check(&self.game, choice)?;
        let mark = self.source.mark();
        if let Some(salt) = &salt {
            self.source.stir(salt);
        }
        let mut next = self.game.clone();
        let mut events = Vec::new();
        let mut noted = Noted::new(&mut self.source as &mut dyn Throw);
        let played = next.play(legal, &mut Cx::logged(&mut noted, &mut events));
        let dice = noted.into_notes();
        if let Err(Dry) = played {
            let fault = self.source.fault();
            self.source.rewind(mark);
            return Err(fault);
        }
        self.game = next;
        let n = self.lines.len();
        let hash = n.is_multiple_of(CHECKPOINT).then(|| state_hash(&self.game));
        self.lines.push(Line { n, seat: Some(seat), choice: Some(written), dice, salt, hash });
        self.marks.push(mark);
        Ok(events)
    }

    /// Goes one decision back; the dice that fell will fall again.
    pub fn undo(&mut self) -> Result<(), Fault> {
        if self.lines.len() < 2 {
            return Err(Fault::new(Code::BadRequest, "fault-nothing-to-undo"));
        }
        let mut record = self.record();
        record.lines.pop();
        let before = replay::<G>(&record, &self.content, Verify::Trust, None)?;
        self.game = before.game;
        self.lines.pop();
        let mark = self.marks.pop().expect("a mark for each line");
        self.source.rewind(mark);
        Ok(())
    }

    /// The record so far.
    pub fn record(&self) -> Record {
        let footer = Some(self.footer());
        Record { header: self.header.clone(), lines: self.lines.clone(), footer }
    }

    fn footer(&self) -> Footer {
        let end = self
            .game
            .outcome()
            .map(|outcome| serde_json::to_value(outcome).expect("outcomes are plain data"));
        let hash = state_hash(&self.game);
        Footer { end, lines: self.lines.len(), hash, secret: None }
    }

    /// Goes on with chance from elsewhere, for example after a replay.
    #[must_use]
    pub fn with_source(mut self, source: Source) -> Match<G> {
        let mark = source.mark();
        self.source = source;
        self.marks.iter_mut().for_each(|it| *it = mark.clone());
        self
    }
}

/// How many tables that look alike a choice is tried on before it counts as revealing nothing.
const LOOK_ALIKES: usize = 12;

/// Whether a choice would tell its seat something new: whether what it sees afterwards depends on
/// cards or dice it could not know.
pub fn reveals<G: Game>(game: &G, seat: Seat, choice: &G::Choice) -> bool {
    let view = game.view(seat.into());
    let mut rng = Rng::from_text("look-alikes");
    let mut seen = None;
    for _ in 0..LOOK_ALIKES {
        let mut other = G::determinize(game.its_book(), &view, &mut rng);
        let Ok(legal) = Legal::check(&other, choice.clone()) else { return true };
        let mut dice = Seeded(rng.fork());
        other.play(legal, &mut Cx::silent(&mut dice)).expect("seeded dice never run dry");
        let after = other.view(seat.into());
        if seen.get_or_insert_with(|| after.clone()) != &after {
            return true;
        }
    }
    false
}

/// Nobody is named, or somebody for each seat.
fn check_seats(named: &[Player], seats: u8) -> Result<(), Fault> {
    if named.is_empty() || named.len() == usize::from(seats) {
        return Ok(());
    }
    Err(Fault::new(Code::BadRequest, "fault-seat-count")
        .at("seats")
        .with("given", named.len())
        .with("seats", seats))
}

/// Reads a choice as written outside, by the names of a book.
pub fn read_choice<G: Game>(book: &Arc<G::Book>, choice: &Value) -> Result<G::Choice, Fault> {
    G::names(book).scope(|| {
        // Only a choice that cannot be read is followed to the place where it goes wrong.
        G::Choice::deserialize(choice).or_else(|_| {
            serde_path_to_error::deserialize(choice)
                .map_err(|error| Fault::unreadable(Code::BadChoice, &error))
        })
    })
}

/// Writes a choice as read outside.
pub fn write_choice<G: Game>(book: &Arc<G::Book>, choice: &G::Choice) -> Value {
    G::names(book).scope(|| serde_json::to_value(choice)).expect("choices are plain data")
}

fn read_position<G: Game>(book: &Arc<G::Book>, position: &Value) -> Result<G::Position, Fault> {
    G::names(book)
        .scope(|| serde_path_to_error::deserialize(position))
        .map_err(|error| Fault::unreadable(Code::BadPosition, &error))
}

/// Fingerprint of content a person brought, other scenarios left out; nothing for the built-in one.
fn content_fingerprint(content: &Content, setup: &Setup) -> Option<String> {
    let played = |name: &str| id_of(name).is_none_or(|id| setup.scenario.as_deref() == Some(id));
    let files: Vec<_> = content.files.iter().filter(|(name, _)| played(name)).collect();
    if files.is_empty() {
        return None;
    }
    let text = serde_json::to_vec(&files).expect("texts can be written");
    Some(fingerprint(&text))
}

/// Splits a position document into its set-up and the table it describes.
pub fn split_position(mut document: Value) -> Result<(Setup, Value), Fault> {
    let Some(object) = document.as_object_mut() else {
        return Err(Fault::new(Code::BadPosition, "fault-position-object"));
    };
    let setup = object.shift_remove("setup").unwrap_or_else(|| Value::Object(Default::default()));
    let setup = Setup::deserialize(setup).map_err(|error| {
        Fault::new(Code::BadPosition, "fault-unreadable").at("setup").with("reason", error)
    })?;
    Ok((setup, document))
}
