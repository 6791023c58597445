//! Taking back: freely as long as nobody can have learned or decided anything since, else when
//! the others agree. What is taken back stays in the journal.

use reglette_engine::Seat;
use reglette_engine::fault::{Code, Fault};
use schemars::JsonSchema;
use serde::Serialize;

use super::choose::Done;
use super::command::{AtDecision, Consent};
use super::live::Live;
use super::{Table, written};
use crate::chair::{Play, Rights};
use crate::journal::{Entry, Wished};
use crate::refusal::{Own, Refusal};

/// What came of wanting to take something back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Undone {
    /// Whether it was.
    Done {
        /// Whether it was.
        undone: bool,
    },
    /// Others must agree.
    Asked {
        /// Who.
        asked: Vec<Seat>,
    },
}

impl Table {
    /// Takes back the caller's last decision and what came after it, or asks the others.
    pub(super) async fn undo(
        &mut self,
        rights: &Rights,
        at: AtDecision,
    ) -> Result<String, Refusal> {
        let live = self.at_decision(rights, at).await?;
        let Some(back) = live.ledger.way_back(&rights.seats) else {
            return Err(Fault::new(Code::BadRequest, "server-nothing-yours").into());
        };
        let others = live.ledger.others(&rights.seats);
        if live.ledger.is_free(back, &rights.seats) {
            self.append(&[Entry::Undone(back)]).await?;
            self.go_back(back).await;
            return Ok(written(&Undone::Done { undone: true }));
        }
        let is_open = |seat: &Seat| live.ledger.chairs[seat.index()].play == Play::Open;
        if others.iter().any(is_open) {
            return Err(Fault::new(Code::BadRequest, "server-nobody-agrees").into());
        }
        let is_known = live.ledger.wish.as_ref().is_some_and(|(wish, _)| *wish == back);
        if !is_known {
            self.append(&[Entry::Wish(back)]).await?;
            self.push();
        }
        Ok(written(&Undone::Asked { asked: others }))
    }

    /// Answers somebody's wish to take something back.
    pub(super) async fn consent(
        &mut self,
        rights: &Rights,
        consent: Consent,
    ) -> Result<String, Refusal> {
        let Consent { decision, branch, seat, yes } = consent;
        let live = self.at_decision(rights, AtDecision { decision, branch }).await?;
        let Some((wish, agreed)) = &live.ledger.wish else {
            return Err(Fault::new(Code::BadRequest, "server-no-wish").into());
        };
        if wish.seat != seat {
            return Err(Own::OtherWish.into());
        }
        let others = live.ledger.others(&[wish.seat]);
        let own = |seat: &&_| rights.plays(**seat) && !agreed.contains(seat);
        let mut entries: Vec<Entry> =
            others.iter().filter(own).map(|&seat| Entry::Consent { seat, yes }).collect();
        if !others.iter().any(|&seat| rights.plays(seat)) {
            return Err(Own::Unauthorized.into());
        }
        let all = others.iter().all(|&seat| agreed.contains(&seat) || rights.plays(seat));
        let (wish, undone) = (*wish, yes && all);
        if undone {
            entries.push(Entry::Undone(wish));
        }
        self.append(&entries).await?;
        match undone {
            true => self.go_back(wish).await,
            false => self.push(),
        }
        Ok(written(&Undone::Done { undone }))
    }

    /// Plays again what the caller took back last; nothing that somebody else decided.
    pub(super) async fn redo(
        &mut self,
        rights: &Rights,
        at: AtDecision,
    ) -> Result<String, Refusal> {
        let live = self.at_decision(rights, at).await?;
        let lines = live.ledger.again(&rights.seats).iter().cloned();
        let entries: Vec<Entry> = lines.map(Entry::Line).collect();
        if entries.is_empty() {
            return Err(Fault::new(Code::BadRequest, "server-no-redo").into());
        }
        self.append(&entries).await?;
        self.reload().await;
        Ok(written(&Done { decision: at.decision + entries.len(), repeated: false }))
    }

    /// Everybody gets the line before anew: it says what was taken back after it.
    async fn go_back(&mut self, back: Wished) {
        self.sockets.forget_lines(back.to.saturating_sub(1));
        self.reload().await;
    }

    /// The table, if this is its open decision and whoever asks plays here.
    async fn at_decision(&mut self, rights: &Rights, at: AtDecision) -> Result<&mut Live, Refusal> {
        if rights.seats.is_empty() {
            return Err(rights.outside().into());
        }
        let live = self.load().await?;
        // Once the game is over the secret of the dice is known: nothing is taken back.
        if live.game.asked().is_none() {
            return Err(Fault::new(Code::Over, "fault-over").into());
        }
        live.is_open(at)?;
        Ok(live)
    }
}
