//! Dice as scenarios write them (sotas.general).

use reglette_engine::Cx;
use reglette_engine::dice::Dry;

use crate::event::Event;
use crate::setup::die;

/// sotas.general.2: two dice added together.
pub fn two_dice(cx: &mut Cx<'_, Event>) -> Result<u8, Dry> {
    Ok(die(cx)? + die(cx)?)
}

/// sotas.general.3: two dice read as tens and units.
pub fn d66(cx: &mut Cx<'_, Event>) -> Result<u8, Dry> {
    Ok(10 * die(cx)? + die(cx)?)
}
