//! Telepathy and Telepathic Scream (sotas.telepathy, sotas.telepathic-scream).

use crate::effect::Harm;
use crate::strike::{How, Strike};
use crate::table::Table;
use crate::traits::Trait;

/// sotas.telepathy.2: between two telepaths either may affect the other.
pub fn is_mutual(table: &Table, strike: &Strike) -> bool {
    matches!(strike.how, How::Mind { .. }) && table.has(strike.target, Trait::Telepathy)
}

/// sotas.telepathy.3, sotas.telepathy.5, sotas.telepathy.6, sotas.telepathic-scream.3.
pub fn result(harm: Harm, scream: bool) -> Harm {
    match harm {
        Harm::Gruesome if !scream => Harm::Controlled,
        Harm::Gruesome | Harm::Killed => Harm::Fainted,
        _ => Harm::Confused,
    }
}
