//! Seats as the server sees them: who plays there, and which token opens what.

use reglette_engine::record::Player;
use reglette_engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::id::TokenHash;

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
    /// What opens it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<TokenHash>,
}

impl Chair {
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
}

impl Rights {
    /// What a token opens at a table; nothing when it is none of its tokens.
    pub fn of(
        hash: &TokenHash,
        host: &TokenHash,
        observer: &TokenHash,
        chairs: &[Chair],
    ) -> Option<Rights> {
        let seats = |is: &dyn Fn(&Chair) -> bool| {
            let all = Seat::all(u8::try_from(chairs.len()).unwrap_or(u8::MAX));
            all.zip(chairs).filter(|(_, chair)| is(chair)).map(|(seat, _)| seat).collect()
        };
        if hash == host {
            return Some(Rights { seats: seats(&|it| it.holder == Holder::Host), host: true });
        }
        if hash == observer {
            return Some(Rights { seats: Vec::new(), host: false });
        }
        let own: Vec<Seat> = seats(&|it| it.token.as_ref() == Some(hash));
        (!own.is_empty()).then_some(Rights { seats: own, host: false })
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
            Some((rights.seats.iter().map(|seat| seat.0).collect::<Vec<_>>(), rights.host))
        };
        assert_eq!(opens("host"), Some((vec![0, 2], true)));
        assert_eq!(opens("observer"), Some((vec![], false)));
        assert_eq!(opens("a"), Some((vec![0], false)));
        assert_eq!(opens("c"), Some((vec![3], false)));
        assert_eq!(opens("d"), None);
        assert_eq!(opens(""), None);
    }

    #[test]
    fn eyes_are_the_wanted_seat_s_then_the_asked_one_s() {
        let rights = Rights { seats: vec![Seat(1), Seat(2)], host: true };
        let seen = |wanted: Option<u8>, asked: Option<u8>| {
            rights.viewer(wanted.map(Seat), asked.map(Seat))
        };
        assert_eq!(seen(Some(2), Some(1)), Viewer::Seat(Seat(2)));
        assert_eq!(seen(Some(0), Some(2)), Viewer::Seat(Seat(2)));
        assert_eq!(seen(None, Some(0)), Viewer::Seat(Seat(1)));
        let observer = Rights { seats: vec![], host: false };
        assert_eq!(observer.viewer(Some(Seat(0)), Some(Seat(0))), Viewer::Observer);
    }
}
