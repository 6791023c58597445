//! Playing a Location (dwcg.loc).

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::LocationTp;
use crate::cards::{self, CardId};
use crate::choice::Choice;
use crate::data::Face;
use crate::doing::{Got, Next, ask_on, done};
use crate::event::{Event, What};
use crate::table::Table;
use crate::tokens::{Levy, gain, then_levy};

/// A Location is played; its TP may be taken or left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Settle {
    /// The Location.
    pub card: CardId,
}

/// dwcg.loc.1, dwcg.turn.8: whether a card can be played as a Location.
pub fn may_play(table: &Table, card: CardId) -> Result<(), Illegal> {
    table.require_in_hand(card, "dwcg.loc.1")?;
    require(matches!(table.face(card), Face::Location { .. }), "dwcg.loc.1")?;
    require(table.spare() >= 1, "dwcg.turn.8")
}

impl Settle {
    pub fn ask(self, table: &Table) -> Ask {
        ask_on(table.active, "dwcg.loc.3", "take-points")
    }

    pub fn options(self, _: &Table, out: &mut Vec<Choice>) {
        out.extend([Choice::TakePoints, Choice::LeavePoints]);
    }

    pub fn legality(self, _: &Table, choice: Choice) -> Result<(), Illegal> {
        require(matches!(choice, Choice::TakePoints | Choice::LeavePoints), "dwcg.loc.12")
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        let (seat, location) = (table.active, self.card);
        let tp = table.book.tp(location);
        match input {
            Input::Start => {
                cards::take(&mut table.player_mut(seat).hand, location);
                table.lay(location, seat);
                cx.emit(|| Event::cite("dwcg.loc.1", What::LocationPlayed { seat, location }));
                // With no token anywhere but in the player's own purse there is nothing to take.
                let any = table.player(seat).tp < table.book.tokens;
                match table.book.options.location_tp {
                    _ if tp == 0 || !any => done(),
                    LocationTp::May => Ok(Flow::Ask(self.into())),
                    LocationTp::Must => self.take_points(table, cx),
                }
            }
            Input::Choice(Choice::TakePoints) => self.take_points(table, cx),
            Input::Choice(_) | Input::Value(_) => {
                cx.emit(|| Event::cite("dwcg.loc.12", What::TpDeclined { seat, tp }));
                done()
            }
        }
    }

    /// dwcg.loc.3, dwcg.loc.4, dwcg.loc.5, dwcg.loc.6: the printed TP from the bank, the missing
    /// ones from other players.
    fn take_points(self, table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
        let due = table.book.tp(self.card);
        let missing = gain(table, "dwcg.loc.3", table.active, due, cx);
        then_levy((missing > 0).then_some(Levy { missing }))
    }
}
