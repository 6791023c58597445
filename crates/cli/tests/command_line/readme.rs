//! What the READMEs say of odds: each call is made as it stands there, and prints what is shown.

use crate::common::in_language;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const EN: &str = include_str!("../../../../README.md");
const FR: &str = include_str!("../../../../README.fr.md");

/// The fenced block of a kind in which a text stands.
fn block<'a>(readme: &'a str, kind: &str, has: &str) -> &'a str {
    let fence = format!("```{kind}\n");
    let blocks = readme.split(fence.as_str()).skip(1);
    let mut inside = blocks.map(|it| it.split("```").next().unwrap_or_default());
    inside.find(|it| it.contains(has)).unwrap_or_else(|| panic!("no {kind} with {has}"))
}

/// The words of a call as a shell takes them: quotes hold words together.
fn words(call: &str) -> Vec<String> {
    let quoted = call.split('\'').enumerate();
    let words = quoted.flat_map(|(at, part)| match at % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect(),
        _ => vec![part.to_owned()],
    });
    words.map(|it| it.replace("docs/", &format!("{ROOT}/docs/"))).collect()
}

/// A text without the difference between spaces, the kinds of spaces included.
fn plain(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_odds_of_both_readmes_are_what_the_program_prints() {
    for (readme, lang, first) in [(EN, "en", "Outcome of"), (FR, "fr", "Issue du")] {
        let calls = block(readme, "sh", "reglette odds").replace("\\\n", " ");
        let calls: Vec<&str> = calls.lines().collect();
        let shown: Vec<&str> = block(readme, "text", first).split("\n\n").collect();
        assert_eq!((calls.len(), shown.len()), (3, 3), "{calls:?}");
        for (call, shown) in calls.into_iter().zip(shown) {
            let words = words(call);
            let args: Vec<&str> = words[1..].iter().map(String::as_str).collect();
            let printed = in_language(&[("LANG", lang)], &args, "").good();
            let printed: Vec<String> = printed.lines().map(plain).collect();
            let lines: Vec<String> = shown.lines().map(plain).filter(|it| it != "…").collect();
            assert!(lines.len() > 2, "{shown}");
            assert_eq!(lines, printed[..lines.len()], "{call}");
        }
    }
}
