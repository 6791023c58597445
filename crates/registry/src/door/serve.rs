//! The door on a pair of streams.

use std::io::{self, BufRead, Read, Write};

use super::{Door, LIMIT, not_text, too_large};

/// A line as it arrived.
enum Arrived {
    Line(Vec<u8>),
    TooLong,
    End,
}

/// Answers every line until the input ends. Nothing else is ever written.
pub fn serve(mut door: Door, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    loop {
        let reply = match arrive(&mut input)? {
            Arrived::End => return Ok(()),
            Arrived::TooLong => too_large(),
            Arrived::Line(bytes) => match std::str::from_utf8(&bytes) {
                Ok(line) => door.answer(line),
                Err(_) => not_text(),
            },
        };
        output.write_all(reply.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

/// Reads a line without its break; of one that is too long, no more than its beginning is kept.
fn arrive(input: &mut impl BufRead) -> io::Result<Arrived> {
    let mut bytes = Vec::new();
    let most = LIMIT as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(Arrived::End);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LIMIT {
        skip_line(input)?;
        return Ok(Arrived::TooLong);
    }
    Ok(Arrived::Line(bytes))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}
