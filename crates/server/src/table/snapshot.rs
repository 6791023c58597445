//! The snapshot: everything a viewer may know of a table, and nothing else.
//!
//! The fields of [`Snapshot`] and [`Now`] are the whole of what leaves the server about a game in
//! progress.

use reglette_engine::game::Title;
use reglette_engine::rule::Rule;
use reglette_engine::setup::Setup;
use reglette_engine::{Seat, Viewer};
use reglette_registry::documents::{GameEvent, Over, Question};
use reglette_registry::{Eyes, Texts};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use super::live::Live;
use super::sockets::Sockets;
use super::{Table, attempt};
use crate::chair::{Play, Rights, seated};
use crate::id::TableId;
use crate::journal::Said;
use crate::pace::Pace;
use crate::refusal::{Own, Refusal};
use crate::time::When;

/// A table as it is to be told.
#[derive(Debug)]
pub struct Scene<'a> {
    /// Which.
    pub id: TableId,
    /// How things stand.
    pub live: &'a Live,
    /// Who is there.
    pub sockets: &'a Sockets,
}

/// Whom a scene is told to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader<'a> {
    /// What they may know.
    pub rights: &'a Rights,
    /// Whose eyes they want.
    pub wanted: Option<Seat>,
    /// Whether they want words.
    pub texts: Texts,
    /// So many lines of the log they have already.
    pub seen: usize,
}

/// Everything a viewer may know of a table.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Snapshot<'a> {
    /// Its id.
    table: String,
    /// The game's id.
    game: &'static str,
    /// Scenario, edition and options, in full.
    #[schemars(with = "Setup")]
    setup: &'a RawValue,
    /// What the reader's token opens.
    you: You<'a>,
    #[serde(flatten)]
    now: Now<'a>,
    /// Who sits where.
    seats: Vec<SeatState<'a>>,
    /// How fast it is played.
    pace: Pace,
    /// The seats whose hands were seen on one screen, if those are several.
    one_screen: Vec<Seat>,
    /// Whether it began from a position, which whoever made the table knows with all hands.
    from_position: bool,
    /// What has been said lately.
    chat: Vec<ChatLine<'a>>,
    /// What is promised of the dice.
    dice: DicePromise<'a>,
}

/// What changes when somebody has decided.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Now<'a> {
    /// The number of the open decision: so many lines the record has.
    decision: usize,
    /// How often something was taken back; with the number it names the decision.
    branch: usize,
    /// Who is asked; nobody once the game is over.
    asked: Option<Asked>,
    /// The open question, if it is put to the viewer.
    question: Option<Question>,
    /// How the game ended.
    over: Option<Over>,
    /// What the viewer sees, by the game's own types.
    #[schemars(with = "Value")]
    view: Box<RawValue>,
    /// What things are called that came to the table in play, in place of what the titles of the set-up say.
    titles: &'a [Title],
    /// What happened: the lines that are new to the reader.
    log: Vec<LogLine<'a>>,
    /// What can be taken back.
    undo: UndoState<'a>,
}

/// What a token opens.
#[derive(Debug, Serialize, JsonSchema)]
struct You<'a> {
    /// The own seats; several on one screen.
    seats: &'a [Seat],
    /// Whether there is none.
    observer: bool,
    /// Whether the settings are open.
    host: bool,
    /// The open seat it invites to: taking it gives a token of its own.
    invited: Option<Seat>,
}

/// Who is asked, as everybody may know it.
#[derive(Debug, Serialize, JsonSchema)]
struct Asked {
    seat: Seat,
    kind: &'static str,
    rule: Rule,
}

/// What came of one line of the record.
#[derive(Debug, Serialize, JsonSchema)]
struct LogLine<'a> {
    /// Its number.
    n: usize,
    /// Who decided; nobody the set-up.
    seat: Option<Seat>,
    /// When.
    at: When,
    /// What happened.
    #[schemars(with = "Vec<GameEvent>")]
    events: Vec<Box<RawValue>>,
    /// What was taken back after this line.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    undone: Vec<UndoneLines<'a>>,
}

/// Lines that were taken back.
#[derive(Debug, Serialize, JsonSchema)]
struct UndoneLines<'a> {
    /// By whom.
    seat: &'a Seat,
    /// How many.
    lines: usize,
    /// When.
    at: When,
}

/// A seat as everybody may know it.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeatState<'a> {
    seat: Seat,
    /// The name shown.
    name: &'a str,
    /// Who answers for it.
    play: Play,
    /// How strong a bot.
    level: Option<&'a str>,
    /// Whether somebody of this seat is connected.
    here: bool,
    /// Whether somebody's it is, even while a bot plays it.
    held: bool,
    /// Whether somebody who gave it up has seen its hand.
    passed_on: bool,
}

/// What can be taken back, by the reader's own seats.
#[derive(Debug, Serialize, JsonSchema)]
struct UndoState<'a> {
    /// Whether the last own decision can be taken back without asking.
    free: bool,
    /// Somebody's wish to go back.
    wish: Option<Wish<'a>>,
    /// Whether what was taken back last can be played again.
    redo: bool,
}

/// Somebody's wish to go back.
#[derive(Debug, Serialize, JsonSchema)]
struct Wish<'a> {
    /// Whose.
    seat: Seat,
    /// The decision that would be open again.
    to: usize,
    /// Who has agreed.
    consented: &'a [Seat],
}

/// Something that was said.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ChatLine<'a> {
    /// From which seat; the host may have none.
    seat: Option<Seat>,
    /// Under which name.
    name: &'a str,
    /// What.
    text: &'a str,
    /// When.
    at: When,
}

/// What is promised of the dice.
#[derive(Debug, Serialize, JsonSchema)]
struct DicePromise<'a> {
    /// The hash of the secret behind them.
    promise: &'a str,
}

impl<'a> ChatLine<'a> {
    /// A piece of talk.
    pub fn of((at, said): &'a (When, Said)) -> ChatLine<'a> {
        ChatLine { seat: said.seat, name: &said.name, text: &said.text, at: *at }
    }
}

impl<'a> Scene<'a> {
    /// Everything the reader may know.
    pub fn snapshot(&self, reader: Reader<'a>) -> Result<Snapshot<'a>, Refusal> {
        let rights = reader.rights;
        Ok(Snapshot {
            table: self.id.to_string(),
            game: self.live.game.game().info().id,
            setup: &self.live.setup,
            you: You {
                seats: &rights.seats,
                observer: rights.seats.is_empty(),
                host: rights.host,
                invited: rights.invited,
            },
            now: self.now(reader)?,
            seats: self.seats(),
            pace: self.live.ledger.pace,
            one_screen: self.one_screen(),
            from_position: self.live.game.header().position.is_some(),
            chat: self.live.ledger.talk.iter().map(ChatLine::of).collect(),
            dice: DicePromise { promise: &self.live.promise },
        })
    }

    /// What changes when somebody has decided.
    pub fn now(&self, reader: Reader<'a>) -> Result<Now<'a>, Refusal> {
        let game = &self.live.game;
        let asked = game.question();
        let viewer = reader.rights.viewer(reader.wanted, asked.map(|ask| ask.seat));
        let is_asked = asked.is_some_and(|ask| viewer == Viewer::Seat(ask.seat));
        Ok(Now {
            decision: self.live.decision(),
            branch: self.live.ledger.branch,
            asked: asked.map(|it| Asked { seat: it.seat, kind: it.kind, rule: it.rule }),
            question: if is_asked { game.open(reader.texts) } else { None },
            over: game.over(),
            view: game.view_text(viewer)?,
            titles: game.titles_here(),
            log: self.log(viewer, reader),
            undo: self.undo(reader.rights),
        })
    }

    fn log(&self, viewer: Viewer, reader: Reader<'_>) -> Vec<LogLine<'a>> {
        let ledger = &self.live.ledger;
        let line = |(n, mark): (usize, &crate::ledger::Mark)| {
            let undone = ledger.undone.iter().filter(|it| it.to.to == n + 1);
            let undone =
                undone.map(|it| UndoneLines { seat: &it.to.seat, lines: it.lines, at: it.at });
            let events = self.live.game.told_on(n, Eyes::Of(viewer), reader.texts);
            LogLine { n, seat: mark.seat, at: mark.at, events, undone: undone.collect() }
        };
        ledger.lines.iter().enumerate().skip(reader.seen).map(line).collect()
    }

    /// The seats as everybody may know them.
    pub fn seats(&self) -> Vec<SeatState<'a>> {
        let shown = seated(&self.live.ledger.chairs).map(|(seat, chair)| SeatState {
            seat,
            name: &chair.name,
            play: chair.play,
            level: chair.level.as_deref().filter(|_| chair.play == Play::Bot),
            here: self.sockets.is_here(seat),
            held: chair.is_held(),
            passed_on: self.live.ledger.passed_on.contains(&seat),
        });
        shown.collect()
    }

    fn one_screen(&self) -> Vec<Seat> {
        let seen = &self.live.ledger.screen;
        if seen.len() > 1 { seen.iter().copied().collect() } else { Vec::new() }
    }

    fn undo(&self, rights: &Rights) -> UndoState<'a> {
        let ledger = &self.live.ledger;
        let back = ledger.way_back(&rights.seats);
        let wish = ledger.wish.as_ref().map(|(wish, consented)| Wish {
            seat: wish.seat,
            to: wish.to,
            consented,
        });
        let goes_on = self.live.game.asked().is_some();
        UndoState {
            free: goes_on && back.is_some_and(|back| ledger.is_free(back, &rights.seats)),
            wish,
            redo: goes_on && !ledger.again(&rights.seats).is_empty(),
        }
    }
}

impl Table {
    /// The whole snapshot, over HTTP.
    pub(super) fn whole_snapshot(
        &self,
        rights: &Rights,
        wanted: Option<Seat>,
    ) -> Result<String, Refusal> {
        let live = self.live.as_ref().ok_or(Own::Internal)?;
        let reader = Reader { rights, wanted, texts: Texts::InBoth, seen: 0 };
        let scene = Scene { id: self.id, live, sockets: &self.sockets };
        attempt(|| {
            let snapshot = scene.snapshot(reader)?;
            serde_json::to_string(&snapshot).map_err(|_| Own::Internal.into())
        })
    }
}
