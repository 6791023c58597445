//! Seats as the server sees them: who plays there, and which token opens what.

use reglette_engine::record::Player;
use reglette_engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::id::TokenHash;
use crate::refusal::Own;

/// Who answers for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Play {
    /// Somebody who has taken it.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet: whoever brings the token.
    Open,
}

/// Whose seat it is, whoever answers for it at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody's: a bot was put there.
    Nobody,
    /// One of the host's, on the host's screen.
    Host,
    /// Whoever has its token.
    Guest,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chair {
    /// The name shown.
    pub name: String,
    /// Who answers.
    pub play: Play,
    /// The bot's level, if it is or was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whose it is.
    pub holder: Holder,
    /// What opens it; of an open seat, what invites to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<TokenHash>,
}

/// Chairs with their seats.
pub fn seated(chairs: &[Chair]) -> impl Iterator<Item = (Seat, &Chair)> {
    Seat::all(u8::try_from(chairs.len()).unwrap_or(u8::MAX)).zip(chairs)
}

impl Chair {
    /// Whether a person has a say here: its holder, even while a bot plays it, or whoever is
    /// invited to it.
    pub fn has_vote(&self) -> bool {
        self.holder != Holder::Nobody
    }

    /// Whether somebody's it is, even while a bot plays it.
    pub fn is_held(&self) -> bool {
        self.play != Play::Open && self.holder != Holder::Nobody
    }

    /// Whether whoever had it before has it still.
    pub fn is_still(&self, before: &Chair) -> bool {
        self.is_held() && (self.holder, self.token) == (before.holder, before.token)
    }

    /// The same chair in other hands.
    pub fn given_to(self, holder: Holder, token: Option<TokenHash>) -> Chair {
        Chair { holder, token, ..self }
    }

    /// As a record's header names it.
    pub fn player(&self) -> Player {
        let bot = self.level.clone().filter(|_| self.play == Play::Bot);
        Player { name: self.name.clone(), bot }
    }
}

/// What a token opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rights {
    /// The seats it plays; several on one screen.
    pub seats: Vec<Seat>,
    /// Whether it opens the settings.
    pub host: bool,
    /// The open seat it invites to. An invitation shows nothing of the seat: whoever made it knows
    /// it too.
    pub invited: Option<Seat>,
}

impl Rights {
    /// What a token opens at a table; nothing when it is none of its tokens.
    pub fn of(
        hash: &TokenHash,
        host: &TokenHash,
        observer: &TokenHash,
        chairs: &[Chair],
    ) -> Option<Rights> {
        if hash == host {
            let own = seated(chairs).filter(|(_, chair)| chair.holder == Holder::Host);
            let seats = own.map(|(seat, _)| seat).collect();
            return Some(Rights { seats, host: true, invited: None });
        }
        if hash == observer {
            return Some(Rights { seats: Vec::new(), host: false, invited: None });
        }
        let (seat, chair) = seated(chairs).find(|(_, chair)| chair.token.as_ref() == Some(hash))?;
        Some(match chair.play {
            Play::Open => Rights { seats: Vec::new(), host: false, invited: Some(seat) },
            Play::Person | Play::Bot => Rights { seats: vec![seat], host: false, invited: None },
        })
    }

    /// Why it does not open what only a seat opens.
    pub fn outside(&self) -> Own {
        match self.invited {
            Some(_) => Own::Invited,
            None => Own::Unauthorized,
        }
    }

    /// Whether a seat is among its own.
    pub fn plays(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// Whose eyes look: the own seat that was asked for, else the own one whose turn it is, else
    /// the first own one.
    pub fn viewer(&self, wanted: Option<Seat>, asked: Option<Seat>) -> Viewer {
        let own = |seat: Option<Seat>| seat.filter(|&seat| self.plays(seat));
        let seat = own(wanted).or(own(asked)).or(self.seats.first().copied());
        seat.map_or(Viewer::Observer, Viewer::Seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::Token;

    fn chair(play: Play, holder: Holder, token: Option<&str>) -> Chair {
        let token = token.map(|text| Token::brought(text).hash());
        Chair { name: String::new(), play, level: None, holder, token }
    }

    #[test]
    fn a_token_opens_its_own_seats_only() {
        let chairs = [
            chair(Play::Person, Holder::Host, Some("a")),
            chair(Play::Bot, Holder::Nobody, None),
            chair(Play::Bot, Holder::Host, Some("b")),
            chair(Play::Open, Holder::Guest, Some("c")),
        ];
        let [host, observer] = ["host", "observer"].map(|it| Token::brought(it).hash());
        let opens = |token: &str| {
            let rights = Rights::of(&Token::brought(token).hash(), &host, &observer, &chairs)?;
            let seats = rights.seats.iter().map(|seat| seat.0).collect::<Vec<_>>();
            Some((seats, rights.host, rights.invited.map(|seat| seat.0)))
        };
        assert_eq!(opens("host"), Some((vec![0, 2], true, None)));
        assert_eq!(opens("observer"), Some((vec![], false, None)));
        assert_eq!(opens("a"), Some((vec![0], false, None)));
        assert_eq!(opens("c"), Some((vec![], false, Some(3))), "an invitation is no seat");
        assert_eq!(opens("d"), None);
        assert_eq!(opens(""), None);
    }

    #[test]
    fn eyes_are_the_wanted_seat_s_then_the_asked_one_s() {
        let rights = Rights { seats: vec![Seat(1), Seat(2)], host: true, invited: None };
        let seen = |wanted: Option<u8>, asked: Option<u8>| {
            rights.viewer(wanted.map(Seat), asked.map(Seat))
        };
        assert_eq!(seen(Some(2), Some(1)), Viewer::Seat(Seat(2)));
        assert_eq!(seen(Some(0), Some(2)), Viewer::Seat(Seat(2)));
        assert_eq!(seen(None, Some(0)), Viewer::Seat(Seat(1)));
        let observer = Rights { seats: vec![], host: false, invited: None };
        assert_eq!(observer.viewer(Some(Seat(0)), Some(Seat(0))), Viewer::Observer);
    }
}
