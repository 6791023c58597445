//! The program as people and other programs call it: what it prints, where, and the code it ends
//! with.

mod calls;
mod check;
mod common;
mod engine;
mod hostile;
mod odds;
mod play;
mod readme;
mod replay;
mod rules;
mod scenarios;
mod serve;
mod sim;
