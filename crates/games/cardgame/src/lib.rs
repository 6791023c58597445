//! Doctor Who: The Card Game, its rules enforced.
