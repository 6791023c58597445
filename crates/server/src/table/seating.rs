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
use crate::ledger::Ledger;
use crate::pace::Pace;
use crate::refusal::{Own, Refusal};
use crate::time::When;

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
    /// Takes a seat, hands it to a bot, takes it back, or opens it.
    pub(super) async fn change_seat(
        &mut self,
        rights: &Rights,
        seat: u8,
        change: SeatChange,
    ) -> Result<String, Refusal> {
        let seat = Seat(seat);
        self.load().await?;
        let (chair, by) = self.changer(rights, seat)?;
        let (is, token) = changed(chair, by, change)?;
        if is == *chair {
            return Ok(written(&SeatGiven { seat, token: None }));
        }
        let is_renamed = is.name != chair.name;
        if let Some(token) = &token
            && self.rights(token).await.is_ok()
        {
            return Err(Refusal::bad("server-token-known", "token"));
        }
        self.append(&[Entry::Seat { seat, is }]).await?;
        self.bots.ask_no_more();
        self.refresh_rights();
        match is_renamed {
            // The new name stands in everything that is told from now on.
            true => self.reload().await,
            false => self.tell_changes(),
        }
        Ok(written(&SeatGiven { seat, token: token.as_ref().map(Token::reveal) }))
    }

    /// A chair, and what whoever asks is to it.
    fn changer(&self, rights: &Rights, seat: Seat) -> Result<(&Chair, Changer), Refusal> {
        let ledger = &self.live.as_ref().ok_or(Own::Internal)?.ledger;
        let chair = ledger.chairs.get(seat.index()).ok_or(Own::NotFound)?;
        let is_person = rights.host || !rights.seats.is_empty();
        let by = if rights.plays(seat) {
            Changer::Holder
        } else if rights.invited == Some(seat) {
            Changer::Invited
        } else if chair.is_held() && is_person {
            Changer::Other { is_away: self.is_away(ledger, seat) }
        } else if rights.host {
            let saw = ledger.screen.iter().any(|seen| *seen != seat);
            let mut rest = ledger.chairs.iter().enumerate().filter(|(at, _)| *at != seat.index());
            let others = rest.any(|(_, chair)| chair.holder == Holder::Guest);
            Changer::Host { sees_two: saw && others }
        } else {
            return Err(rights.outside().into());
        };
        Ok((chair, by))
    }

    /// Whether there was no sign of somebody for long. Whoever left a slow table has the time of a
    /// slow one, though others have hurried it since; and a server that has just come up gives
    /// everybody time to come back.
    fn is_away(&self, ledger: &Ledger, seat: Seat) -> bool {
        let limits = &self.hub.limits;
        let is_long = |(at, pace): (When, Pace)| {
            at.elapsed() >= pace.absence(limits).max(ledger.pace.absence(limits))
        };
        !self.sockets.is_here(seat)
            && self.hub.since.elapsed() >= limits.away_live
            && ledger.heard(seat).is_some_and(is_long)
    }

    /// The table is to be played at another pace; whoever plays may say so.
    pub(super) async fn set_pace(
        &mut self,
        rights: &Rights,
        pace: Pace,
    ) -> Result<String, Refusal> {
        if !rights.host && rights.seats.is_empty() {
            return Err(rights.outside().into());
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
            Viewer::Observer | Viewer::All => return Err(rights.outside().into()),
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
            self.sockets.tell_all(&message, None);
        }
        Ok("{}".to_owned())
    }
}

/// What somebody is to a seat they want to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Changer {
    /// It is theirs.
    Holder,
    /// They bring the invitation to it.
    Invited,
    /// The host, and nobody has taken it.
    Host {
        /// Whether taking it they would see a second hand, with others at the table or invited.
        sees_two: bool,
    },
    /// Somebody else plays there.
    Other {
        /// And has not been heard of for long.
        is_away: bool,
    },
}

/// A chair after a change, and the token that goes with it if that is new.
///
/// Nobody loses a seat while they play: a bot may stand in for somebody who is away for long, and
/// nobody else sees or decides anything by that. Nobody comes to see two hands at a table of several
/// persons.
fn changed(
    chair: &Chair,
    by: Changer,
    change: SeatChange,
) -> Result<(Chair, Option<Token>), Refusal> {
    let SeatChange { name, play, level, token } = change;
    let refused = |key| Err(Fault::new(Code::BadRequest, key).at("seat").into());
    let mut is = Chair { play, ..chair.clone() };
    if let Some(name) = name {
        is.name = name_of(&name)?;
    }
    if play == Play::Bot {
        is.level = Some(level_of(level.as_deref().or(chair.level.as_deref()))?);
    }
    if token.is_some() && (by, play) != (Changer::Invited, Play::Person) {
        return Err(Refusal::bad("server-token", "token"));
    }
    let mut fresh = None;
    match (by, play) {
        (Changer::Holder, Play::Person) => {}
        (Changer::Holder, Play::Bot) => {
            // A bot's seat the host had taken is nobody's again.
            if is.holder == Holder::Host && is.token.is_none() {
                is.holder = Holder::Nobody;
            }
        }
        (Changer::Host { .. }, Play::Bot) => is = is.given_to(Holder::Nobody, None),
        (Changer::Host { sees_two: true }, Play::Person) => return refused("server-two-hands"),
        (Changer::Host { sees_two: false }, Play::Person) => is = is.given_to(Holder::Host, None),
        (Changer::Holder | Changer::Host { .. }, Play::Open) | (Changer::Invited, Play::Person) => {
            let token = match token {
                Some(text) => Token::drawn(&text).ok_or(Refusal::bad("server-token", "token"))?,
                None => Token::draw()?,
            };
            is = is.given_to(Holder::Guest, Some(token.hash()));
            fresh = Some(token);
        }
        (Changer::Invited, Play::Bot | Play::Open) => return Err(Own::Invited.into()),
        (Changer::Other { is_away: true }, Play::Bot) if is.name == chair.name => {}
        (Changer::Other { .. }, _) => return refused("server-seat-held"),
    }
    Ok((is, fresh))
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
