//! Where rule ids are cited.
//!
//! An id is `prefix.section.number`: lower-case names, then a number that may end in one letter,
//! such as `dwcg.conf.11`. Code always writes ids out; a range (`dwcg.loc.4–6`) is for prose only.

/// An id that stands in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cited {
    /// The id.
    pub id: String,
    /// The line it stands on, from 1.
    pub line: usize,
    /// Whether it opens a range.
    pub opens_range: bool,
}

/// Every id with this prefix in a text, in order.
pub fn find(text: &str, prefix: &str) -> Vec<Cited> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        for (start, _) in line.match_indices(prefix) {
            let is_inside_a_word = line[..start].chars().next_back().is_some_and(goes_on);
            let Some(rest) = line[start + prefix.len()..].strip_prefix('.') else { continue };
            if let (false, Some(length)) = (is_inside_a_word, measure(rest)) {
                let (id, after) = line[start..].split_at(prefix.len() + 1 + length);
                let opens_range = opens_range(after);
                found.push(Cited { id: id.to_owned(), line: at + 1, opens_range });
            }
        }
    }
    found
}

/// The line on which a source's tests begin, from 1: its first `#[cfg(test)]` before a module with
/// a body. What only declares a module of tests in another file does not count.
pub fn tests_begin(text: &str) -> Option<usize> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let opens = |from: usize| {
        let item = lines[from..].iter().find(|line| !line.starts_with("#["));
        item.is_some_and(|item| item.contains("mod ") && item.ends_with('{'))
    };
    (0..lines.len()).find(|&at| lines[at] == "#[cfg(test)]" && opens(at)).map(|at| at + 1)
}

/// Whether a whole file is tests.
pub fn is_test_file(path: &str) -> bool {
    path.split('/').any(|part| part == "tests" || part == "tests.rs")
}

/// The length of `section.….number` at the start of a text.
fn measure(text: &str) -> Option<usize> {
    let mut length = 0;
    loop {
        let rest = &text[length..];
        if length > 0 && rest.starts_with(|first: char| first.is_ascii_digit()) {
            return number(rest).map(|digits| length + digits);
        }
        if !rest.starts_with(|first: char| first.is_ascii_lowercase()) {
            return None;
        }
        let name = rest.find(|it: char| !is_of_name(it))?;
        if !rest[name..].starts_with('.') {
            return None;
        }
        length += name + 1;
    }
}

/// The length of a number that may end in one letter and ends the id.
fn number(text: &str) -> Option<usize> {
    let digits = text.find(|it: char| !it.is_ascii_digit()).unwrap_or(text.len());
    let letter = usize::from(text[digits..].starts_with(|it: char| it.is_ascii_lowercase()));
    let length = digits + letter;
    let ends = !text[length..].starts_with(|it: char| it.is_alphanumeric() || it == '_');
    ends.then_some(length)
}

fn opens_range(after: &str) -> bool {
    let dash = after.strip_prefix(['–', '-', '…']).or_else(|| after.strip_prefix(".."));
    dash.is_some_and(|rest| {
        rest.trim_start_matches(['.', '=']).starts_with(|it: char| it.is_ascii_digit())
    })
}

fn is_of_name(it: char) -> bool {
    it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-'
}

fn goes_on(before: char) -> bool {
    before.is_alphanumeric() || matches!(before, '_' | '.' | '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(text: &str, prefix: &str) -> Vec<String> {
        find(text, prefix).into_iter().map(|cited| cited.id).collect()
    }

    #[test]
    fn ids_are_found_in_strings_and_comments() {
        let text = "// dwcg.conf.11: ties.\nIllegal::by(\"dwcg.att.2\"), [dwcg.end.3a]";
        assert_eq!(ids(text, "dwcg"), ["dwcg.conf.11", "dwcg.att.2", "dwcg.end.3a"]);
        assert_eq!(find(text, "dwcg")[1].line, 2);
    }

    #[test]
    fn an_id_may_have_several_names() {
        assert_eq!(ids("see cf.magic.fire-2.7, or not", "cf"), ["cf.magic.fire-2.7"]);
    }

    #[test]
    fn what_only_looks_like_an_id_is_left_alone() {
        for text in ["regex.sr.5", "my_ex.sr.5", "x.ex.sr.5", "ex.sr", "ex.5", "ex.sr.5px2"] {
            assert_eq!(ids(text, "ex"), Vec::<String>::new(), "{text}");
        }
        assert_eq!(ids("ex.Sr.5 ex..5 ex. sr.5", "ex"), Vec::<String>::new());
    }

    #[test]
    fn a_full_stop_after_an_id_is_not_part_of_it() {
        assert_eq!(ids("By dwcg.conf.12.", "dwcg"), ["dwcg.conf.12"]);
    }

    #[test]
    fn ranges_are_noticed() {
        for text in ["dwcg.loc.4–6", "dwcg.loc.4-6", "dwcg.loc.4..=6", "dwcg.loc.4…6"] {
            assert!(find(text, "dwcg")[0].opens_range, "{text}");
        }
        for text in ["dwcg.loc.4", "dwcg.loc.4 - 6", "dwcg.loc.4, 5", "dwcg.loc.4... and on"] {
            assert!(!find(text, "dwcg")[0].opens_range, "{text}");
        }
    }

    #[test]
    fn tests_begin_at_the_module_with_a_body() {
        let text =
            "#[cfg(test)]\nmod scenes;\nfn rule() {}\n#[cfg(test)]\n#[rustfmt::skip]\nmod t {\n}";
        assert_eq!(tests_begin(text), Some(4));
        assert_eq!(tests_begin("fn rule() {}"), None);
    }

    #[test]
    fn files_of_tests_are_known_by_their_place() {
        assert!(is_test_file("crates/games/x/tests/play.rs"));
        assert!(is_test_file("crates/games/x/src/conflict/tests.rs"));
        assert!(!is_test_file("crates/testkit/src/lib.rs"));
    }
}
