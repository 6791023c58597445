//! The snapshot: everything a viewer may know of a table, and nothing else.
//!
//! Its fields are the whole of what leaves the server about a game in progress.

use axum::extract::ws::Utf8Bytes;
use reglette_engine::{Seat, Viewer};
use reglette_registry::Eyes;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::guests::Guests;
use super::live::Live;
use super::{Table, attempt};
use crate::chair::{Play, Rights};
use crate::id::TableId;
use crate::journal::Said;
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
    pub guests: &'a Guests,
}

#[derive(Serialize)]
struct Snapshot<'a> {
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    table: String,
    game: &'static str,
    setup: &'a RawValue,
    you: You<'a>,
    decision: usize,
    asked: Option<Asked>,
    question: Option<Value>,
    over: Option<Value>,
    view: Box<RawValue>,
    log: Vec<LogLine<'a>>,
    seats: Vec<SeatShown<'a>>,
    undo: UndoShown<'a>,
    chat: Vec<TalkShown<'a>>,
    dice: Promise<'a>,
}

#[derive(Serialize)]
struct You<'a> {
    seats: &'a [Seat],
    observer: bool,
    host: bool,
}

#[derive(Serialize)]
struct Asked {
    seat: Seat,
    kind: &'static str,
    rule: reglette_engine::rule::Rule,
}

#[derive(Serialize)]
struct LogLine<'a> {
    n: usize,
    seat: Option<Seat>,
    at: When,
    events: Vec<Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    undone: Vec<UndoneShown<'a>>,
}

#[derive(Serialize)]
struct UndoneShown<'a> {
    seat: &'a Seat,
    lines: usize,
    at: When,
}

/// A seat as everybody may know it.
#[derive(Debug, Serialize)]
pub struct SeatShown<'a> {
    seat: Seat,
    name: &'a str,
    play: Play,
    level: Option<&'a str>,
    here: bool,
}

#[derive(Serialize)]
struct UndoShown<'a> {
    free: bool,
    wish: Option<WishShown<'a>>,
    redo: bool,
}

#[derive(Serialize)]
struct WishShown<'a> {
    seat: Seat,
    to: usize,
    consented: &'a [Seat],
}

#[derive(Serialize)]
struct TalkShown<'a> {
    #[serde(flatten)]
    said: &'a Said,
    at: When,
}

#[derive(Serialize)]
struct Promise<'a> {
    promise: &'a str,
}

impl Scene<'_> {
    /// The snapshot as a message on a socket that has some lines of the log already.
    pub fn message(&self, rights: &Rights, wanted: Option<Seat>, seen: usize) -> Utf8Bytes {
        let snapshot = self.snapshot(rights, wanted, seen, Some("snapshot"));
        let failed = |it: Refusal| json!({"type": "refused", "error": it.error()}).to_string();
        snapshot.unwrap_or_else(failed).into()
    }

    /// The snapshot as JSON, with the log from a line on.
    fn snapshot(
        &self,
        rights: &Rights,
        wanted: Option<Seat>,
        from: usize,
        kind: Option<&'static str>,
    ) -> Result<String, Refusal> {
        attempt(|| {
            let document = self.document(rights, wanted, from, kind)?;
            serde_json::to_string(&document).map_err(|_| Own::Internal.into())
        })
    }

    fn document<'a>(
        &'a self,
        rights: &'a Rights,
        wanted: Option<Seat>,
        from: usize,
        kind: Option<&'static str>,
    ) -> Result<Snapshot<'a>, Refusal> {
        let game = &self.live.game;
        let asked = game.question();
        let viewer = rights.viewer(wanted, asked.map(|ask| ask.seat));
        let is_asked = asked.is_some_and(|ask| viewer == Viewer::Seat(ask.seat));
        let you =
            You { seats: &rights.seats, observer: rights.seats.is_empty(), host: rights.host };
        let over = || game.ask().get_mut("over").map(Value::take);
        Ok(Snapshot {
            kind,
            table: self.id.to_string(),
            game: game.game().info().id,
            setup: &self.live.setup,
            you,
            decision: self.live.decision(),
            asked: asked.map(|it| Asked { seat: it.seat, kind: it.kind, rule: it.rule }),
            question: is_asked.then(|| game.ask()),
            over: if asked.is_none() { over() } else { None },
            view: RawValue::from_string(game.view_text(viewer)?).map_err(|_| Own::Internal)?,
            log: self.log(viewer, from),
            seats: self.seats(),
            undo: self.undo(rights),
            chat: self.chat(),
            dice: Promise { promise: &self.live.promise },
        })
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine<'_>> {
        let ledger = &self.live.ledger;
        let told = self.live.game.log(from, Eyes::Of(viewer));
        let lines = ledger.lines.iter().enumerate().skip(from).zip(told);
        let line = |((n, mark), events)| {
            let undone = ledger.undone.iter().filter(|it| it.to.to == n + 1);
            let undone = undone
                .map(|it| UndoneShown { seat: &it.to.seat, lines: it.lines, at: it.at })
                .collect();
            let mark: &crate::ledger::Mark = mark;
            LogLine { n, seat: mark.seat, at: mark.at, events, undone }
        };
        lines.map(line).collect()
    }

    /// The seats as everybody may know them.
    pub fn seats(&self) -> Vec<SeatShown<'_>> {
        let chairs = &self.live.ledger.chairs;
        let seats = Seat::all(u8::try_from(chairs.len()).unwrap_or(u8::MAX)).zip(chairs);
        let shown = seats.map(|(seat, chair)| SeatShown {
            seat,
            name: &chair.name,
            play: chair.play,
            level: chair.level.as_deref().filter(|_| chair.play == Play::Bot),
            here: self.guests.is_here(seat),
        });
        shown.collect()
    }

    fn undo(&self, rights: &Rights) -> UndoShown<'_> {
        let ledger = &self.live.ledger;
        let back = ledger.way_back(&rights.seats);
        let wish = ledger.wish.as_ref().map(|(wish, consented)| WishShown {
            seat: wish.seat,
            to: wish.to,
            consented,
        });
        let goes_on = self.live.game.asked().is_some();
        UndoShown {
            free: goes_on && back.is_some_and(|back| ledger.is_free(back)),
            wish,
            redo: goes_on && ledger.redo.last().is_some_and(|(by, _)| rights.plays(*by)),
        }
    }

    fn chat(&self) -> Vec<TalkShown<'_>> {
        self.live.ledger.talk.iter().map(|(at, said)| TalkShown { said, at: *at }).collect()
    }
}

impl Table {
    /// The whole snapshot, over HTTP.
    pub(super) fn whole_snapshot(
        &self,
        rights: &Rights,
        seat: Option<Seat>,
    ) -> Result<String, Refusal> {
        let live = self.live.as_ref().ok_or(Own::Internal)?;
        Scene { id: self.id, live, guests: &self.guests }.snapshot(rights, seat, 0, None)
    }
}
