//! Who plays at a seat, and what people say.

use std::time::Instant;

use reglette_bots::Level;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use super::choose::within;
use super::command::SeatChange;
use super::snapshot::ChatLine;
use super::told::Told;
use super::{Table, written};
use crate::chair::{Chair, Holder, Play, Rights};
use crate::id::Token;
use crate::journal::{Entry, Said};
use crate::pace::Pace;
use crate::refusal::{Own, Refusal};

/// A name may be so many characters long.
const NAME: usize = 40;

/// And a piece of talk so many.
const TALK: usize = 500;

/// How strong a bot is when nobody says.
const USUAL: Level = Level::Greedy;

/// A seat, and what opens it if that is new.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SeatGiven<'a> {
    /// Which.
    pub seat: Seat,
    /// What opens it from now on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<&'a str>,
}

impl Table {
    /// Hands a seat to a bot, takes it back, or opens it.
    pub(super) async fn change_seat(
        &mut self,
        rights: &Rights,
        seat: u8,
        change: SeatChange,
    ) -> Result<String, Refusal> {
        let seat = Seat(seat);
        let chairs = self.load().await?.ledger.chairs.len();
        if seat.index() >= chairs {
            return Err(Own::NotFound.into());
        }
        if !rights.host && !rights.plays(seat) {
            return Err(Own::Unauthorized.into());
        }
        self.may_change(rights, seat, change.play)?;
        let live = self.load().await?;
        let chair = &live.ledger.chairs[seat.index()];
        let (is, token) = changed(chair, rights, seat, change)?;
        let is_renamed = is.name != chair.name;
        self.append(&[Entry::Seat { seat, is }]).await?;
        self.bots.thinking = None;
        self.refresh_rights();
        match is_renamed {
            // The new name stands in everything that is told from now on.
            true => self.reload().await,
            false => self.tell_changes(),
        }
        Ok(written(&SeatGiven { seat, token: token.as_ref().map(Token::reveal) }))
    }

    /// Nobody loses a seat while they play, and nobody comes to see two hands at a table of several
    /// screens.
    fn may_change(&self, rights: &Rights, seat: Seat, play: Play) -> Result<(), Refusal> {
        let ledger = &self.live.as_ref().ok_or(Own::Internal)?.ledger;
        let chair = ledger.chairs.get(seat.index()).ok_or(Own::NotFound)?;
        if rights.plays(seat) {
            return Ok(());
        }
        if chair.holder == Holder::Guest && chair.play != Play::Open {
            let absent = ledger
                .heard(seat)
                .is_some_and(|at| at.elapsed() >= ledger.pace.absence(&self.hub.limits));
            if self.guests.is_here(seat) || !absent {
                return Err(Fault::new(Code::BadRequest, "server-seat-held").at("seat").into());
            }
        }
        let others = ledger
            .chairs
            .iter()
            .enumerate()
            .any(|(at, chair)| at != seat.index() && chair.holder == Holder::Guest);
        if play == Play::Person && others && !rights.seats.is_empty() {
            return Err(Fault::new(Code::BadRequest, "server-two-hands").at("seat").into());
        }
        Ok(())
    }

    /// The table is to be played at another pace; whoever plays may say so.
    pub(super) async fn set_pace(
        &mut self,
        rights: &Rights,
        pace: Pace,
    ) -> Result<String, Refusal> {
        if !rights.host && rights.seats.is_empty() {
            return Err(Own::Unauthorized.into());
        }
        if self.load().await?.ledger.pace != pace {
            self.append(&[Entry::Pace(pace)]).await?;
            self.tell_changes();
        }
        Ok("{}".to_owned())
    }

    /// Says something to all at the table.
    pub(super) async fn say(
        &mut self,
        rights: &Rights,
        seat: Option<Seat>,
        text: &str,
    ) -> Result<String, Refusal> {
        let seat = match rights.viewer(seat, None) {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer | Viewer::All if rights.host => None,
            Viewer::Observer | Viewer::All => return Err(Own::Unauthorized.into()),
        };
        let text = clean(text);
        within(Some(&text), TALK, "text")?;
        if text.is_empty() {
            return Err(Refusal::bad("server-empty", "text"));
        }
        if !self.talk.take(seat, Instant::now()) {
            return Err(Own::TooMany.into());
        }
        let chairs = &self.load().await?.ledger.chairs;
        let name = seat.and_then(|seat| chairs.get(seat.index())).map(|chair| chair.name.clone());
        let said = Said { seat, name: name.unwrap_or_default(), text };
        self.append(&[Entry::Said(said)]).await?;
        let said = self.live.as_ref().and_then(|live| live.ledger.talk.back());
        if let Some(said) = said {
            let message = Told::Chat(ChatLine::of(said)).message();
            self.guests.tell_all(&message, None);
        }
        Ok("{}".to_owned())
    }

    /// Whoever sits down at an open seat takes it.
    pub(super) async fn take_seats(&mut self, rights: &Rights) -> Result<(), Refusal> {
        let chairs = &self.load().await?.ledger.chairs;
        let open = |seat: &&Seat| chairs[seat.index()].play == Play::Open;
        let taken = rights.seats.iter().filter(open).map(|&seat| {
            let is = Chair { play: Play::Person, ..chairs[seat.index()].clone() };
            Entry::Seat { seat, is }
        });
        let taken: Vec<Entry> = taken.collect();
        if taken.is_empty() {
            return Ok(());
        }
        self.append(&taken).await
    }
}

/// A chair after a change; with a new token when it was opened.
fn changed(
    chair: &Chair,
    rights: &Rights,
    seat: Seat,
    change: SeatChange,
) -> Result<(Chair, Option<Token>), Refusal> {
    let SeatChange { name, play, level } = change;
    let mut is = Chair { play, ..chair.clone() };
    if let Some(name) = name {
        is.name = name_of(&name)?;
    }
    let mut token = None;
    match play {
        Play::Bot => {
            is.level = Some(level_of(level.as_deref().or(chair.level.as_deref()))?);
            // A bot's seat the host had taken is nobody's again.
            if is.holder == Holder::Host && is.token.is_none() {
                is.holder = Holder::Nobody;
            }
        }
        Play::Person if rights.plays(seat) => {}
        // The host takes a bot's or an open seat, or gives a guest's back to the guest.
        Play::Person => match (chair.holder, chair.play) {
            (Holder::Guest, Play::Open) | (Holder::Nobody, _) => {
                is.holder = Holder::Host;
                is.token = None;
            }
            (Holder::Guest, Play::Person | Play::Bot) | (Holder::Host, _) => {}
        },
        Play::Open => {
            let fresh = Token::draw()?;
            is.holder = Holder::Guest;
            is.token = Some(fresh.hash());
            token = Some(fresh);
        }
    }
    Ok((is, token))
}

/// A name without what cannot be shown.
pub fn name_of(text: &str) -> Result<String, Refusal> {
    let name = clean(text);
    within(Some(&name), NAME, "name")?;
    Ok(name)
}

/// A level as it is written in records. Nobody thinks for longer than the strongest usual one.
pub fn level_of(text: Option<&str>) -> Result<String, Refusal> {
    let level = text.map_or(Ok(USUAL), Level::parse).map_err(|fault| fault.at("level"))?;
    Ok(super::bots::bounded(level).to_string())
}

fn clean(text: &str) -> String {
    let shown = text.chars().map(|it| if it.is_control() { ' ' } else { it });
    shown.collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_levels_are_checked() {
        assert_eq!(name_of(" Zoé\n").unwrap(), "Zoé");
        assert_eq!(name_of(&"x".repeat(41)).unwrap_err().code(), "bad-request");
        assert_eq!(level_of(None).unwrap(), "greedy");
        assert_eq!(level_of(Some("search")).unwrap(), "search:50ms");
        assert_eq!(level_of(Some("master:500s")).unwrap(), "master:2000ms");
        assert_eq!(level_of(Some("search:7it")).unwrap(), "search:2000ms+7it");
        assert_eq!(level_of(Some("genius")).unwrap_err().error().at.as_deref(), Some("level"));
    }
}
