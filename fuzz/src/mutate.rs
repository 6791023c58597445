//! Changes to an input: byte by byte, token by token, line by line, and pieces of other inputs.

use reglette_engine::Rng;

/// Longer inputs say nothing new.
const LONGEST: usize = 1 << 16;

/// Numbers that are often on a border.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "9",
    "-1",
    "12",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e9",
    "0.5",
    "null",
    "true",
    "[]",
    "{}",
    "\"\"",
];

/// Bytes that mean something in a document.
const BYTES: &[u8] = b"{}[]\",:\n\r\t \\0123456789-+.eEnullTF#=\xff\xc3\x00";

/// An input changed in one or a few places, perhaps with pieces of another.
pub fn mutate(data: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut out = data.to_vec();
    for _ in 0..=rng.index(4) {
        match rng.below(10) {
            0 => change_byte(&mut out, rng),
            1 => cut(&mut out, rng),
            2 => repeat(&mut out, rng),
            3 => change_lines(&mut out, rng),
            4 => splice(&mut out, other, rng),
            _ => change_token(&mut out, other, rng),
        }
    }
    out.truncate(LONGEST);
    out
}

fn change_byte(out: &mut Vec<u8>, rng: &mut Rng) {
    let at = rng.index(out.len() + 1);
    let byte = BYTES[rng.index(BYTES.len())];
    match (out.get_mut(at), rng.below(3)) {
        (Some(here), 0) => *here = byte,
        (Some(here), 1) => *here ^= 1 << rng.below(8),
        _ => out.insert(at, byte),
    }
}

fn cut(out: &mut Vec<u8>, rng: &mut Rng) {
    let (from, to) = span(out.len(), rng);
    if rng.below(4) == 0 { out.truncate(from) } else { drop(out.drain(from..to)) }
}

fn repeat(out: &mut Vec<u8>, rng: &mut Rng) {
    let (from, to) = span(out.len(), rng);
    let piece = out[from..to].to_vec();
    out.splice(to..to, piece);
}

fn splice(out: &mut Vec<u8>, other: &[u8], rng: &mut Rng) {
    let (from, to) = span(other.len(), rng);
    let (here, end) = span(out.len(), rng);
    out.splice(here..end, other[from..to].iter().copied());
}

/// A piece of something, mostly short.
fn span(len: usize, rng: &mut Rng) -> (usize, usize) {
    let from = rng.index(len + 1);
    let most = if rng.below(4) == 0 { len - from } else { (len - from).min(24) };
    (from, from + rng.index(most + 1))
}

fn change_lines(out: &mut Vec<u8>, rng: &mut Rng) {
    let mut lines: Vec<Vec<u8>> = out.split(|&it| it == b'\n').map(<[u8]>::to_vec).collect();
    let (one, other) = (rng.index(lines.len()), rng.index(lines.len()));
    match rng.below(3) {
        0 => lines.swap(one, other),
        1 => lines.insert(other, lines[one].clone()),
        _ => drop(lines.remove(one)),
    }
    *out = lines.join(&b'\n');
}

/// Puts another name or number in the place of one.
fn change_token(out: &mut Vec<u8>, other: &[u8], rng: &mut Rng) {
    let here = tokens(out);
    if here.is_empty() {
        return change_byte(out, rng);
    }
    let (from, to) = here[rng.index(here.len())];
    let there = tokens(other);
    let new: Vec<u8> = match rng.below(4) {
        0 => NUMBERS[rng.index(NUMBERS.len())].as_bytes().to_vec(),
        1 if !there.is_empty() => {
            let (from, to) = there[rng.index(there.len())];
            other[from..to].to_vec()
        }
        _ => {
            let (from, to) = here[rng.index(here.len())];
            out[from..to].to_vec()
        }
    };
    out.splice(from..to, new);
}

/// Where names in quotes, numbers and words begin and end.
fn tokens(text: &[u8]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let begin = at;
        let is_word = |it: u8| it.is_ascii_alphanumeric() || matches!(it, b'_' | b'-' | b'.');
        if text[at] == b'"' {
            at += 1;
            while at < text.len() && !matches!(text[at], b'"' | b'\n') {
                at += 1;
            }
            at = (at + 1).min(text.len());
            found.push((begin, at));
        } else if is_word(text[at]) {
            while at < text.len() && is_word(text[at]) {
                at += 1;
            }
            found.push((begin, at));
        } else {
            at += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_names_numbers_and_words() {
        let text = br#"{"n": -12,"seat":null, x = "a b"}"#;
        let found: Vec<&str> = tokens(text)
            .iter()
            .map(|&(from, to)| std::str::from_utf8(&text[from..to]).unwrap())
            .collect();
        assert_eq!(found, ["\"n\"", "-12", "\"seat\"", "null", "x", "\"a b\""]);
        assert!(tokens(b"\"open").len() == 1 && tokens(b"").is_empty());
    }

    #[test]
    fn the_same_seed_changes_in_the_same_way() {
        let change = |seed: &str| {
            let mut rng = Rng::from_text(seed);
            (0..50).map(|_| mutate(b"{\"a\":1}\n{\"b\":[2]}", b"xyz", &mut rng)).collect::<Vec<_>>()
        };
        assert_eq!(change("a"), change("a"));
        assert_ne!(change("a"), change("b"));
    }

    #[test]
    fn nothing_and_anything_can_be_changed() {
        let mut rng = Rng::from_text("any");
        let mut data = Vec::new();
        for _ in 0..2_000 {
            data = mutate(&data, b"{\"other\": [1, 2, 3]}\n", &mut rng);
            assert!(data.len() <= LONGEST);
        }
    }
}
