//! The server over real loopback sockets: every call, every fault, and what must never happen.
#![allow(clippy::unwrap_used)]

mod bots;
mod calls;
mod choices;
mod common;
mod faults;
mod files;
mod hands;
mod limits;
mod logs;
mod measures;
mod rosters;
mod seats;
mod secrets;
mod sockets;
mod storage;
mod undo;
