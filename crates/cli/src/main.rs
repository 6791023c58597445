//! Réglette: tabletop games with their rules enforced.
fn main() {}
