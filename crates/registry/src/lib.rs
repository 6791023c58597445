//! The one list of games, and the JSON door to them.
