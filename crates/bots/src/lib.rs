//! Bots that play any game and see only their view.
