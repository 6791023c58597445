//! Golden records.
