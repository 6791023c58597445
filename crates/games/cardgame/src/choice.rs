//! Everything a seat can answer.

use reglette_engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::CardId;

/// An answer. Actions of several cards are put together one card at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Play a Location from hand.
    Location(CardId),
    /// Begin to place Defenders with this one.
    Defender(CardId),
    /// Begin to place Enemies with this one.
    Enemy(CardId),
    /// Play a Support card.
    Support(CardId),
    /// Put this card in the Reserve, perhaps with another.
    Reserve(CardId),
    /// Buy so many cards.
    Buy(u8),
    /// Discard this card for a TP, perhaps with another.
    Discard(CardId),
    /// Take a face-down Reserve card into hand.
    Take(CardId),
    /// Take a U.N.I.T. in play back into hand.
    TakeUnit(CardId),
    /// End the turn: give the hand to the right neighbour.
    EndTurn,
    /// Forgo the action of an endgame turn.
    Forgo,
    /// This Location.
    At(CardId),
    /// This card too.
    Add(CardId),
    /// That is all.
    Done,
    /// Take the Location's TP.
    TakePoints,
    /// Leave the Location's TP.
    LeavePoints,
    /// Take a missing token from this player.
    From(Seat),
    /// The Enemy card lying at this place of the attack, counted from 0.
    Nth(u8),
    /// Pay a TP to U.N.I.T.
    Pay,
    /// Make no use of it.
    Decline,
    /// Play Tesselecta from there.
    Tesselecta(Zone),
    /// Take Rory back.
    TakeRory,
    /// Discard this Enemy card of the attack.
    Lose(CardId),
}

/// Where a card is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// In hand.
    Hand,
    /// In the Reserve.
    Reserve,
}
