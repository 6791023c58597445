//! What people type, and what they see.

use std::io::{self, BufRead, IsTerminal, Write};

use anstream::{AutoStream, stream::RawStream};

use crate::text;

/// A screen with a keyboard, or two pipes.
pub struct Screen {
    input: Box<dyn BufRead>,
    out: Box<dyn Write>,
    /// Whether what is typed must be shown: a terminal does it by itself.
    echo: bool,
    /// Whether the output can be wiped.
    window: bool,
    pub width: usize,
}

impl Screen {
    /// Standard input and output.
    pub fn standard() -> Screen {
        Screen {
            input: Box::new(io::stdin().lock()),
            out: Box::new(colours(io::stdout())),
            echo: !io::stdin().is_terminal(),
            window: io::stdout().is_terminal(),
            width: text::width(),
        }
    }

    /// Shows a text; it ends with the end of a line.
    pub fn tell(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())?;
        if !text.is_empty() && !text.ends_with('\n') {
            self.out.write_all(b"\n")?;
        }
        self.out.flush()
    }

    /// Asks for a line; nothing once the input has ended.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.out.write_all(prompt.as_bytes())?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            self.tell("\n")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            self.tell(&format!("{line}\n"))?;
        }
        Ok(Some(line))
    }

    /// Wipes the window, what has scrolled away included, so that nobody reads a stranger's hand.
    pub fn wipe(&mut self) -> io::Result<()> {
        let wiped = if self.window { "\x1b[3J\x1b[2J\x1b[H" } else { "\n" };
        self.out.write_all(wiped.as_bytes())?;
        self.out.flush()
    }
}

fn colours<S: RawStream>(stream: S) -> AutoStream<S> {
    AutoStream::auto(stream)
}
