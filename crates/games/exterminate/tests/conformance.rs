//! What every game promises, kept by Exterminate!; and that hands stay hidden.
#![allow(clippy::unwrap_used)]

use reglette_engine::{Seat, Viewer};
use reglette_exterminate::{Exterminate, What};
use reglette_testkit::secrets::Secrets;
use serde_json::Value;

reglette_testkit::conformance!(Exterminate);
reglette_testkit::secrets!(Exterminate, SECRETS);

/// ex.bc.16: the open discards are shuffled into a new pile.
const SECRETS: Secrets<Exterminate> =
    Secrets { mask, held, erases: |event| matches!(event.what, What::Reshuffled { .. }) };

/// ex.bc.17, ex.ad.9: what a viewer may not know, told apart from the game's own views.
fn mask(game: &Exterminate, position: &mut Value, viewer: Viewer) {
    for seat in Seat::all(game.table.book.players).filter(|&seat| !viewer.sees(seat)) {
        let Some(player) = position["players"].get_mut(seat.index()) else { continue };
        hide(player.get_mut("hand"));
        hide(player.get_mut("adventure").and_then(|it| it.get_mut("hand")));
    }
}

fn hide(cards: Option<&mut Value>) {
    if let Some(cards) = cards.and_then(Value::as_array_mut) {
        cards.fill(Value::Null);
    }
}

/// Nobody can make another player show a card.
fn held(place: &str) -> bool {
    place.starts_with("/players/")
}
