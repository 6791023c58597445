//! `reglette play`: people and bots at one screen, in plain text, whatever the game.
//!
//! In reading order: [`screen`] (what is typed and shown), [`command`] (what can be typed),
//! [`begin`] (how a game begins), [`session`] (the game itself), [`obey`] (commands beside answers),
//! [`options`], [`explain`] and [`chance`] (numbered options, rules behind things, dice by hand).

mod begin;
mod chance;
mod command;
mod explain;
mod obey;
mod options;
mod question;
mod screen;
mod session;

use std::process::ExitCode;

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::say::Say;
use screen::Screen;

pub fn run(args: &PlayArgs, say: Say) -> Result<ExitCode, Failure> {
    let mut screen = Screen::standard();
    let Some(mut session) = begin::begin(args, &mut screen, say)? else {
        return Ok(ExitCode::SUCCESS);
    };
    session.run(&mut screen)?;
    Ok(ExitCode::SUCCESS)
}
