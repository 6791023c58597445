//! The line on which a part of a JSON text stands.

/// The line of a place such as `players[0].hand[2]`, from 1; of what it would be part of, where it
/// does not exist. The text must be JSON.
pub fn line_of(text: &str, path: &str) -> Option<usize> {
    let mut cursor = Cursor { bytes: text.as_bytes(), at: 0 };
    cursor.space();
    let mut here = cursor.at;
    for step in steps(path) {
        let found = match step {
            Step::Field(name) => cursor.enter_field(name),
            Step::Nth(nth) => cursor.enter_nth(nth),
        };
        if !found {
            break;
        }
        here = cursor.at;
    }
    let before = text.get(..here)?;
    Some(before.matches('\n').count() + 1)
}

/// A step down into a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step<'a> {
    Field(&'a str),
    Nth(usize),
}

fn steps(path: &str) -> Vec<Step<'_>> {
    let parts = path.split(['.', '[']).filter(|part| !part.is_empty());
    let step = |part| match str::strip_suffix(part, ']').and_then(|nth| nth.parse().ok()) {
        Some(nth) => Step::Nth(nth),
        None => Step::Field(part),
    };
    parts.map(step).collect()
}

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> u8 {
        self.bytes.get(self.at).copied().unwrap_or(0)
    }

    fn space(&mut self) {
        while self.peek().is_ascii_whitespace() {
            self.at += 1;
        }
    }

    /// Moves on to the value of a field; says whether there is one.
    fn enter_field(&mut self, name: &str) -> bool {
        if self.peek() != b'{' {
            return false;
        }
        self.at += 1;
        self.space();
        while self.peek() == b'"' {
            let key = self.string();
            self.space();
            self.at += 1; // the colon
            self.space();
            if key == name.as_bytes() {
                return true;
            }
            self.value();
            self.comma();
        }
        false
    }

    /// Moves on to the entry of a list; says whether there is one.
    fn enter_nth(&mut self, nth: usize) -> bool {
        if self.peek() != b'[' {
            return false;
        }
        self.at += 1;
        self.space();
        for _ in 0..nth {
            self.value();
            self.comma();
        }
        !matches!(self.peek(), b']' | 0)
    }

    fn comma(&mut self) {
        self.space();
        if self.peek() == b',' {
            self.at += 1;
        }
        self.space();
    }

    /// Passes over a string; gives what stands between its quotes.
    fn string(&mut self) -> Vec<u8> {
        let start = self.at + 1;
        self.at = start;
        while !matches!(self.peek(), b'"' | 0) {
            self.at += if self.peek() == b'\\' { 2 } else { 1 };
        }
        let inside = self.bytes.get(start..self.at).unwrap_or_default().to_vec();
        self.at += 1;
        inside
    }

    /// Passes over a value.
    fn value(&mut self) {
        let mut depth = 0;
        loop {
            match self.peek() {
                0 => return,
                b'"' => {
                    self.string();
                    if depth == 0 {
                        return;
                    }
                    continue;
                }
                b'{' | b'[' => depth += 1,
                b'}' | b']' if depth == 0 => return,
                b'}' | b']' => {
                    depth -= 1;
                    if depth == 0 {
                        self.at += 1;
                        return;
                    }
                }
                b',' if depth == 0 => return,
                _ => {}
            }
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{
  "setup": {"scenario": "a, \"b\" ]"},
  "players": [
    {"hand": ["x", "y"]},
    {
      "hand": [
        "x",
        "z"
      ],
      "tp": 3
    }
  ],
  "active": 1
}"#;

    #[test]
    fn places_have_lines() {
        for (path, line) in [
            ("setup", 2),
            ("setup.scenario", 2),
            ("players", 3),
            ("players[0].hand[1]", 4),
            ("players[1]", 5),
            ("players[1].hand[1]", 8),
            ("players[1].tp", 10),
            ("active", 13),
            ("nothing", 1),
            ("players[1].nothing", 5),
            ("players[7]", 3),
        ] {
            assert_eq!(line_of(TEXT, path), Some(line), "{path}");
        }
    }
}
