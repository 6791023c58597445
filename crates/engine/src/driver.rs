//! A game being played: the state, its record, and where its chance comes from.
//!
//! Whatever is refused changes nothing: each answer is played on a copy, which takes the state's
//! place when it is complete.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;

use crate::dice::{
    Among, Bag, Cx, Die, Dry, Fair, Noted, Purpose, Script, Seeded, Throw, commitment,
};
use crate::fault::{Code, Fault};
use crate::game::{Game, Legal};
use crate::record::{self, CHECKPOINT, FORMAT, Footer, Header, Line, Player, Record, state_hash};
use crate::rng::Rng;
use crate::rule::Rule;
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
        let header = Header {
            reglette: FORMAT,
            game: G::info().id.to_owned(),
            rules: G::info().rules_version,
            setup: start.setup.in_full(G::info())?,
            seats: start.seats,
            content: content_fingerprint(&start.content),
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

/// How closely a replay looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verify {
    /// Legality only.
    Trust,
    /// Legality, every hash, and the result.
    Everything,
}

/// Plays a record again, up to a number of lines after the set-up's, or whole.
pub fn replay<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    verify: Verify,
    to: Option<usize>,
) -> Result<Match<G>, Fault> {
    let mut replayed = begin_replay::<G>(record, content, verify)?;
    for line in record.lines.iter().skip(1).take(to.unwrap_or(usize::MAX)) {
        replay_line(&mut replayed, line, verify)?;
    }
    if let (None, Verify::Everything, Some(footer)) = (to, verify, &record.footer) {
        check_footer(&replayed, footer)?;
        if let Some(secret) = &footer.secret {
            replay_fair::<G>(record, content, secret)?;
        }
    }
    Ok(replayed)
}

/// A match played again, and what happened on each line of its record.
pub type Told<G> = (Match<G>, Vec<Vec<<G as Game>::Event>>);

/// Plays a record again with the dice of a secret: proves that they fell as promised, and gives
/// the match with these dice at the point where they stand, and what happened on each line.
pub fn replay_fair<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    secret: &str,
) -> Result<Told<G>, Fault> {
    replay_thrown(record, content, secret, Fair::new(secret), |_| {})
}

/// What every throw of a record fell among, line by line: the ground on which anyone can throw the
/// dice of its secret again. They are proved on the way.
pub fn account<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    secret: &str,
) -> Result<Vec<Vec<Among>>, Fault> {
    let mut lines = Vec::new();
    let fair = Fair::new(secret).accounting();
    replay_thrown::<G>(record, content, secret, fair, |source| {
        if let Source::Fair(fair) = source {
            lines.push(fair.take_account());
        }
    })?;
    Ok(lines)
}

fn replay_thrown<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    secret: &str,
    fair: Fair,
    mut after_line: impl FnMut(&mut Source),
) -> Result<Told<G>, Fault> {
    let promised = record.header.dice.as_ref().and_then(|promise| promise.get("fair"));
    if promised.and_then(Value::as_str) != Some(commitment(secret).as_str()) {
        return Err(bad("fault-dice-promise", 0));
    }
    let Some(setup) = record.lines.first() else {
        return Err(bad("fault-record-truncated", 1));
    };
    let start = start_of(record, setup, content);
    let (mut fair, events) =
        Match::<G>::start(start, Source::Fair(fair)).map_err(|fault| on_line(fault, setup))?;
    fair.header.rules = record.header.rules;
    fell_alike(&fair, setup)?;
    after_line(&mut fair.source);
    let mut log = vec![events];
    for line in &record.lines[1..] {
        let (Some(seat), Some(choice)) = (line.seat, &line.choice) else {
            return Err(bad("fault-record-no-choice", line.n + 1));
        };
        let choice = fair.read_choice(choice).map_err(|fault| on_line(fault, line))?;
        let played = fair.play_salted(seat, choice, line.salt.clone());
        log.push(played.map_err(|fault| on_line(fault, line))?);
        fell_alike(&fair, line)?;
        after_line(&mut fair.source);
    }
    Ok((fair, log))
}

/// Whether the dice of the last line fell as a record says.
fn fell_alike<G: Game>(fair: &Match<G>, line: &Line) -> Result<(), Fault> {
    let fell = &fair.lines.last().expect("the set-up at least").dice;
    if *fell == line.dice {
        return Ok(());
    }
    let fault = bad("fault-dice-differ", line.n + 1);
    Err(fault.with("expected", fell.join(" ")).with("found", line.dice.join(" ")))
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

fn start_of(record: &Record, setup: &Line, content: &Arc<Content>) -> Start {
    let header = &record.header;
    Start {
        setup: header.setup.clone(),
        content: Arc::clone(content),
        position: header.position.clone(),
        seats: header.seats.clone(),
        dice: header.dice.clone(),
        salt: setup.salt.clone(),
    }
}

/// Sets up what a record begins with.
pub fn begin_replay<G: Game>(
    record: &Record,
    content: &Arc<Content>,
    verify: Verify,
) -> Result<Match<G>, Fault> {
    let header = &record.header;
    let (game, rules) = (G::info().id, G::info().rules_version);
    if header.game != game {
        return Err(bad("fault-record-game", 0).with("game", &header.game));
    }
    if header.rules > rules {
        return Err(bad("fault-record-newer", 0).with("rules", header.rules).with("known", rules));
    }
    if header.content != content_fingerprint(content) {
        return Err(bad("fault-record-content", 0));
    }
    let Some(setup) = record.lines.first() else {
        return Err(bad("fault-record-truncated", 1));
    };
    let start = start_of(record, setup, content);
    let script = Source::Script(Script::new(setup.dice.clone()));
    let (mut replayed, _) =
        Match::<G>::start(start, script).map_err(|fault| on_line(fault, setup))?;
    replayed.header.rules = header.rules;
    check_line(&mut replayed, setup, verify)?;
    Ok(replayed)
}

/// Plays one line of a record; gives what happened.
pub fn replay_line<G: Game>(
    replayed: &mut Match<G>,
    line: &Line,
    verify: Verify,
) -> Result<Vec<G::Event>, Fault> {
    let (Some(seat), Some(choice)) = (line.seat, &line.choice) else {
        return Err(bad("fault-record-no-choice", line.n + 1));
    };
    let choice = replayed.read_choice(choice).map_err(|fault| on_line(fault, line))?;
    replayed.source = Source::Script(Script::new(line.dice.clone()));
    let played = replayed.play_salted(seat, choice, line.salt.clone());
    let events = played.map_err(|fault| on_line(fault, line))?;
    check_line(replayed, line, verify)?;
    Ok(events)
}

fn check_line<G: Game>(replayed: &mut Match<G>, line: &Line, verify: Verify) -> Result<(), Fault> {
    if let Source::Script(script) = &replayed.source
        && !script.left().is_empty()
    {
        let unused = script.left().join(" ");
        return Err(bad("fault-record-dice-left", line.n + 1).with("dice", unused));
    }
    if let (Verify::Everything, Some(expected)) = (verify, &line.hash) {
        let noted = replayed.lines.last().and_then(|last| last.hash.clone());
        let found = noted.unwrap_or_else(|| state_hash(&replayed.game));
        if found != *expected {
            let fault = bad("fault-record-hash", line.n + 1);
            return Err(fault.with("expected", expected).with("found", found));
        }
    }
    Ok(())
}

fn check_footer<G: Game>(replayed: &Match<G>, footer: &Footer) -> Result<(), Fault> {
    let now = replayed.footer();
    let at = replayed.lines.len() + 1;
    if now.hash != footer.hash {
        let fault = bad("fault-record-hash", at);
        return Err(fault.with("expected", &footer.hash).with("found", now.hash));
    }
    if now.end != footer.end {
        return Err(bad("fault-record-result", at));
    }
    Ok(())
}

/// A fault of a record; `row` counts the lines of the file from 0.
fn bad(key: &'static str, row: usize) -> Fault {
    Fault::new(Code::BadRecord, key).at(record::place(row))
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

/// What a record's line may be refused for, besides what is wrong with its header.
const OF_A_LINE: [&str; 6] = [
    "fault-illegal",
    "fault-not-your-turn",
    "fault-over",
    "fault-unreadable",
    "fault-dice-dry",
    "fault-dice-face",
];

/// What goes wrong while a line is replayed is a fault of the record at that line, by the same rule.
/// What the set-up is refused for stands in the header.
fn on_line(fault: Fault, line: &Line) -> Fault {
    let of_chance = matches!(fault.key, "fault-dice-dry" | "fault-dice-face");
    if !OF_A_LINE.contains(&fault.key) || (line.n == 0 && !of_chance) {
        let row = if line.n == 0 { 0 } else { line.n + 1 };
        return Fault { code: Code::BadRecord, at: Some(record::place(row)), ..fault };
    }
    let rule = fault.rule.map_or("", Rule::id);
    let mut outer = bad("fault-record-differs", line.n + 1)
        .with("rule", rule)
        .with("reason", fault.key)
        .with("detail", fault.args.get("reason").cloned().unwrap_or_default());
    outer.rule = fault.rule;
    outer
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

/// Fingerprint of content a person brought; nothing for the built-in one.
fn content_fingerprint(content: &Content) -> Option<String> {
    if content.files.is_empty() {
        return None;
    }
    let text = serde_json::to_vec(&content.files).expect("texts can be written");
    Some(record::fingerprint(&text))
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
