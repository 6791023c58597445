//! Choices: played at most once, told once they are durable.

use reglette_engine::fault::{Code, Fault};
use reglette_engine::{Seat, Viewer};
use reglette_registry::{AnyMatch, HintRequest, OddsRequest};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::oneshot;

use super::command::{AtDecision, Choose, SocketId};
use super::told::{Told, refused};
use super::{Table, attempt, written};
use crate::chair::{Play, Rights};
use crate::journal::{Entry, Played};
use crate::refusal::{Own, Refusal};

/// A salt may be so many characters long.
const SALT: usize = 128;

/// And a choice's name so many.
const ID: usize = 64;

/// A choice that has been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Done {
    /// The number of the next decision.
    pub decision: usize,
    /// Whether it had been played before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub repeated: bool,
}

/// What is played, and by whom.
#[derive(Debug)]
pub(super) struct Answer {
    pub seat: Seat,
    pub choice: Value,
    pub salt: Option<String>,
    pub id: Option<String>,
    pub by: Play,
}

impl Table {
    /// A choice of a socket; the answer goes there.
    pub(super) async fn choose_from(&mut self, socket: SocketId, choose: Choose) {
        let Some(rights) = self.sockets.rights(socket) else { return };
        let id = choose.id.clone();
        let message = match self.choose_untold(&rights, choose).await {
            Ok(done) => Told::Done { id: id.as_deref(), decision: done.decision }.message(),
            Err(refusal) => refused(id.as_deref(), &refusal),
        };
        self.sockets.keep_reply(socket, message);
        self.tell_changes();
    }

    /// A choice over HTTP.
    pub(super) async fn choose(
        &mut self,
        rights: &Rights,
        choose: Choose,
    ) -> Result<Done, Refusal> {
        let done = self.choose_untold(rights, choose).await;
        self.tell_changes();
        done
    }

    async fn choose_untold(&mut self, rights: &Rights, sent: Choose) -> Result<Done, Refusal> {
        within(sent.salt.as_deref(), SALT, "salt")?;
        within(sent.id.as_deref(), ID, "id")?;
        let live = self.load().await?;
        let Choose { decision, branch, choice, salt, id } = sent;
        let at = AtDecision { decision, branch };
        let known =
            |id: &String| live.ledger.knows(&rights.seats, id, at, &choice, salt.as_deref());
        if id.as_ref().is_some_and(known) {
            return Ok(Done { decision: decision + 1, repeated: true });
        }
        live.is_open(at)?;
        let seat = may_answer(&*live.game, rights)?;
        if live.ledger.chairs[seat.index()].play == Play::Bot {
            return Err(Fault::new(Code::NotYourTurn, "server-bot-plays").into());
        }
        self.play(Answer { seat, choice, salt, id, by: Play::Person }).await?;
        Ok(Done { decision: decision + 1, repeated: false })
    }

    /// Plays an answer and writes it down. Everybody is still to be told.
    pub(super) async fn play(&mut self, answer: Answer) -> Result<(), Refusal> {
        let Answer { seat, choice, salt, id, by } = answer;
        let live = self.load().await?;
        // Where nobody else is to agree, everything is taken back freely anyway.
        let noting = by != Play::Bot && !live.ledger.others(&[seat]).is_empty();
        let game = &mut live.game;
        let played = attempt(|| {
            match noting {
                true => game.answer_noting(seat, &choice, salt).map(|it| !it),
                false => game.answer(seat, &choice, salt).map(|()| false),
            }
            .map_err(|fault| Refusal::of(&fault, Some(game.game())))
        });
        let free = match played {
            Ok(free) => free,
            Err(refusal) => {
                if refusal.code() == "internal" {
                    tracing::error!(table = %self.id, %choice, "a rule failed");
                    self.forget();
                }
                return Err(refusal);
            }
        };
        let line = live.game.lines().last().ok_or(Own::Internal)?.clone();
        self.append(&[Entry::Line(Played { line, id, free })]).await
    }

    /// Whether a choice is legal.
    pub(super) fn legal(
        &self,
        rights: &Rights,
        seat: Option<Seat>,
        choice: &Value,
    ) -> Result<String, Refusal> {
        let game = &self.live.as_ref().ok_or(Own::Internal)?.game;
        let seat = own_seat(&**game, rights, seat)?;
        attempt(|| {
            let legal = game.legal(seat, choice);
            legal.map(|it| written(&it)).map_err(|it| Refusal::of(&it, Some(game.game())))
        })
    }

    /// What may come of a choice; worked out elsewhere.
    pub(super) fn odds(
        &self,
        rights: &Rights,
        seat: Option<Seat>,
        request: OddsRequest,
        reply: oneshot::Sender<Result<String, Refusal>>,
    ) {
        self.ponder(rights, seat, reply, move |game, seat| game.odds(seat, &request));
    }

    /// Advice; worked out elsewhere.
    pub(super) fn hint(
        &self,
        rights: &Rights,
        seat: Option<Seat>,
        request: HintRequest,
        reply: oneshot::Sender<Result<String, Refusal>>,
    ) {
        self.ponder(rights, seat, reply, move |game, seat| game.hint(seat, request));
    }

    /// Works something out on a copy of the match, while the table goes on.
    fn ponder<T: Serialize>(
        &self,
        rights: &Rights,
        seat: Option<Seat>,
        reply: oneshot::Sender<Result<String, Refusal>>,
        work: impl FnOnce(&dyn AnyMatch, Seat) -> Result<T, Fault> + Send + 'static,
    ) {
        let copy = self
            .live
            .as_ref()
            .ok_or_else(|| Own::Internal.into())
            .and_then(|live| Ok((own_seat(&*live.game, rights, seat)?, live.game.duplicate())));
        let (seat, copy) = match copy {
            Ok(copy) => copy,
            Err(refusal) => return drop(reply.send(Err(refusal))),
        };
        let (advice, time) = (self.hub.advice.clone(), self.hub.limits.time);
        tokio::spawn(async move {
            let mut reply = reply;
            let done = advice.run(time, move || {
                attempt(|| {
                    let told = work(&*copy, seat);
                    told.map(|it| written(&it)).map_err(|it| Refusal::of(&it, Some(copy.game())))
                })
            });
            tokio::select! {
                done = done => {
                    // Whoever asked may be gone by now.
                    let _ = reply.send(done.unwrap_or_else(|undone| Err(Own::from(undone).into())));
                }
                () = reply.closed() => {}
            }
        });
    }

    /// The record, once the game is over, for whoever knows the table's id: with the secret behind
    /// the dice.
    pub(super) async fn record(&mut self) -> Result<String, Refusal> {
        let live = self.load().await?;
        if live.game.asked().is_some() {
            return Err(Fault::new(Code::BadRequest, "server-not-over").into());
        }
        let mut record = live.game.record();
        record.header.seats = live.ledger.players();
        if let Some(footer) = &mut record.footer {
            footer.secret = Some(live.ledger.secret.clone());
        }
        Ok(record.to_text())
    }
}

/// The seat that is asked, if it is one of the own ones.
fn may_answer(game: &dyn AnyMatch, rights: &Rights) -> Result<Seat, Refusal> {
    let Some(asked) = game.asked() else {
        return Err(Fault::new(Code::Over, "fault-over").into());
    };
    if rights.plays(asked) {
        return Ok(asked);
    }
    let Some(own) = rights.seats.first() else { return Err(rights.outside().into()) };
    let fault = Fault::new(Code::NotYourTurn, "fault-not-your-turn");
    Err(fault.with("seat", own.0).with("asked", asked.0).into())
}

/// The own seat that looks.
fn own_seat(game: &dyn AnyMatch, rights: &Rights, seat: Option<Seat>) -> Result<Seat, Refusal> {
    match rights.viewer(seat, game.asked()) {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Observer | Viewer::All => Err(rights.outside().into()),
    }
}

/// Refuses a text that is too long.
pub fn within(text: Option<&str>, most: usize, at: &str) -> Result<(), Refusal> {
    if text.is_none_or(|text| text.chars().count() <= most) {
        return Ok(());
    }
    Err(Fault::new(Code::BadRequest, "server-length").at(at).with("most", most).into())
}
