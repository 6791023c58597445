//! Conformance, secrets, scripted play and golden records for every game.
