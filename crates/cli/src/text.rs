//! Plain text for people: lines that fit the window, columns that stand in line.

use anstyle::Style;

/// What is most important.
pub const STRONG: Style = Style::new().bold();
/// What may be overlooked.
pub const FAINT: Style = Style::new().dimmed();

/// Lines are never wider than this, however wide the window is: longer ones are hard to read.
const WIDEST: usize = 100;
const USUAL: usize = 80;
const NARROWEST: usize = 40;

/// How wide lines may be.
pub fn width() -> usize {
    let window = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    window.unwrap_or(USUAL).clamp(NARROWEST, WIDEST)
}

/// A styled text.
pub fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Number of columns a text takes, styles left out.
pub fn length(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().chars().count()
}

/// Breaks a text into lines; all but the first are indented.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut out = String::new();
    for (at, paragraph) in text.split('\n').enumerate() {
        if at > 0 {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
        }
        wrap_line(paragraph, width, indent, at > 0, &mut out);
    }
    out
}

fn wrap_line(text: &str, width: usize, indent: usize, indented: bool, out: &mut String) {
    let mut used = if indented { indent } else { 0 };
    let mut first = true;
    for word in text.split(' ') {
        let long = length(word);
        if !first && used + 1 + long > width {
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            used = indent;
        } else if !first {
            out.push(' ');
            used += 1;
        }
        out.push_str(word);
        used += long;
        first = false;
    }
}

/// A text behind a label: the label stands in a column of its own.
pub fn labelled(label: &str, column: usize, text: &str, width: usize) -> String {
    let lead = pad(label, column);
    let long = length(&lead);
    let body = wrap(text, width.saturating_sub(long).max(NARROWEST / 2), 0);
    format!("{lead}{}", body.replace('\n', &format!("\n{}", " ".repeat(long))))
}

/// A text with spaces behind it, to a number of columns and one more.
pub fn pad(text: &str, columns: usize) -> String {
    format!("{text}{} ", " ".repeat(columns.saturating_sub(length(text))))
}

/// On which side a column stands in line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    Left,
    Right,
}

/// Rows whose columns stand in line, two spaces apart and from the margin.
pub fn columns(rows: &[Vec<String>], align: &[Align]) -> String {
    let widths: Vec<usize> = (0..align.len())
        .map(|at| rows.iter().filter_map(|row| row.get(at)).map(|it| length(it)).max().unwrap_or(0))
        .collect();
    let mut out = String::new();
    for row in rows {
        let mut line = String::new();
        for (at, cell) in row.iter().enumerate() {
            let space = " ".repeat(widths[at].saturating_sub(length(cell)));
            match align[at] {
                Align::Left => line.push_str(&format!("  {cell}{space}")),
                Align::Right => line.push_str(&format!("  {space}{cell}")),
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three four", 9, 2), "one two\n  three\n  four");
        assert_eq!(wrap("one", 2, 2), "one");
        assert_eq!(wrap("one\ntwo", 20, 2), "one\n  two");
    }

    #[test]
    fn a_label_stands_in_front() {
        assert_eq!(labelled("Hand", 6, "a b", 40), "Hand   a b");
        let long = labelled("Hand", 4, "aaaaaaaaaa bbbbbbbbbb cccccccccc", 30);
        assert_eq!(long, "Hand aaaaaaaaaa bbbbbbbbbb\n     cccccccccc");
    }

    #[test]
    fn styles_take_no_room() {
        assert_eq!(length(&styled(STRONG, "été")), 3);
    }

    #[test]
    fn columns_stand_in_line() {
        let row = |a: &str, b: &str| vec![a.to_owned(), b.to_owned()];
        let rows = [row("a", "10"), row("bbb", "9")];
        assert_eq!(columns(&rows, &[Align::Left, Align::Right]), "  a    10\n  bbb   9\n");
    }
}
