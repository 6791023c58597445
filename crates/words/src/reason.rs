//! What serde and its formats say of a document they cannot read, in the reader's language.
//!
//! They speak English and name types of the program; people read plain words.

use crate::lang::Lang;
use crate::tell::Args;
use crate::words::Words;

impl Words {
    /// What serde says of a document it cannot read, in the reader's language as far as its usual
    /// sentences go.
    pub(crate) fn reason(&self, lang: Lang, reason: &str) -> String {
        let (sentence, place) = split_place(reason);
        let told = match parse(sentence) {
            Some((key, a, b)) => {
                let of_types = matches!(key, "reason-type" | "reason-value" | "reason-expected");
                let a = if of_types { self.thing(lang, a) } else { a.to_owned() };
                let named = key == "reason-nothing-called";
                let b = if named { b.to_owned() } else { self.thing(lang, b) };
                self.say(lang, key, &Args::new().with("a", a).with("b", b))
            }
            None => sentence.to_owned(),
        };
        match place {
            Some((line, column)) => {
                let args = Args::new().with("told", told).with("line", line).with("column", column);
                self.say(lang, "reason-place", &args)
            }
            None => told,
        }
    }

    /// What was found or expected: a type's name in plain words, names between quotation marks.
    fn thing(&self, lang: Lang, thing: &str) -> String {
        let quoted = |it: &str| self.say(lang, "thing-named", &Args::new().with("it", it));
        if let Some(names) = names(thing) {
            let names: Vec<String> = names.into_iter().map(quoted).collect();
            return names.join(", ");
        }
        match plain(thing) {
            Some((key, it)) => self.say(lang, key, &Args::new().with("it", it)),
            None => thing.to_owned(),
        }
    }
}

/// The sentences serde and its formats use, as `(key, head, middle, tail)`: what stands between
/// head and middle is `$a`, what stands between middle and tail is `$b`.
const SENTENCES: [(&str, &str, &str, &str); 31] = [
    ("reason-decimal", "not a decimal number that fits a table", "", ""),
    ("reason-far", "a point too far away for any table", "", ""),
    ("reason-missing-field", "missing field `", "`", ""),
    ("reason-no-fields", "unknown field `", "`, there are no fields", ""),
    ("reason-unknown-field", "unknown field `", "`, expected ", ""),
    ("reason-twice", "duplicate field `", "`", ""),
    ("reason-twice", "duplicate key `", "`", ""),
    ("reason-key-twice", "duplicate key", "", ""),
    ("reason-unknown-variant", "unknown variant `", "`, expected ", ""),
    ("reason-type", "invalid type: ", ", expected ", ""),
    ("reason-value", "invalid value: ", ", expected ", ""),
    ("reason-length", "invalid length ", ", expected ", ""),
    ("reason-single-value", "option `", "` takes a single value", ""),
    ("reason-nothing-called", "no ", " is called `", "`"),
    ("reason-nobody-chooses", "nobody chooses on the set-up's line", "", ""),
    ("reason-cut-short", "EOF while parsing ", "", ""),
    ("reason-trailing", "trailing ", "", ""),
    ("reason-too-deep", "recursion limit exceeded", "", ""),
    ("reason-expected", "expected ", "", ""),
    ("reason-character", "control character (", ")", ""),
    ("reason-escape", "invalid escape", "", ""),
    ("reason-escape", "invalid unicode code point", "", ""),
    ("reason-escape", "lone ", "", ""),
    ("reason-escape", "unexpected end of hex escape", "", ""),
    ("reason-number", "invalid number", "", ""),
    ("reason-number-range", "number out of range", "", ""),
    ("reason-unclosed", "unclosed ", "", ""),
    ("reason-quotes", "string values must be quoted", "", ""),
    ("reason-quotes", "invalid basic string", "", ""),
    ("reason-quotes", "invalid literal string", "", ""),
    ("reason-no-value", "key with no value", "", ""),
];

fn parse(sentence: &str) -> Option<(&'static str, &str, &str)> {
    SENTENCES.iter().find_map(|&(key, head, middle, tail)| {
        let rest = sentence.strip_prefix(head)?.strip_suffix(tail)?;
        let (a, b) = if middle.is_empty() { (rest, "") } else { rest.split_once(middle)? };
        Some((key, a, b))
    })
}

/// What serde calls the value it found or the type it expected, as whole phrases.
const PHRASES: [(&str, &str); 41] = [
    ("u8", "thing-byte"),
    ("u16", "thing-count"),
    ("u32", "thing-count"),
    ("u64", "thing-count"),
    ("u128", "thing-count"),
    ("usize", "thing-count"),
    ("i8", "thing-whole"),
    ("i16", "thing-whole"),
    ("i32", "thing-whole"),
    ("i64", "thing-whole"),
    ("isize", "thing-whole"),
    ("f32", "thing-number"),
    ("f64", "thing-number"),
    ("a number", "thing-number"),
    ("number", "thing-number"),
    ("a string", "thing-text"),
    ("a borrowed string", "thing-text"),
    ("a formatted string", "thing-text"),
    ("a character", "thing-text"),
    ("a boolean", "thing-boolean"),
    ("a sequence", "thing-list"),
    ("sequence", "thing-list"),
    ("array", "thing-list"),
    ("a map", "thing-object"),
    ("map", "thing-object"),
    ("table", "thing-object"),
    ("string or map", "thing-text-or-object"),
    ("a text or a number", "thing-text-or-number"),
    ("map with a single key", "thing-one-field"),
    ("value", "thing-value"),
    ("any valid JSON value", "thing-value"),
    ("ident", "thing-value"),
    ("variant identifier", "thing-name"),
    ("field identifier", "thing-name"),
    ("unit variant", "thing-name"),
    ("newtype variant", "thing-object"),
    ("null", "thing-nothing"),
    ("unit", "thing-nothing"),
    ("unit value", "thing-nothing"),
    ("option", "thing-value"),
    ("Option value", "thing-value"),
];

/// Phrases with something in them, as `(head, tail, key)`.
const FRAMES: [(&str, &str, &str); 11] = [
    ("string \"", "\"", "thing-the-text"),
    ("character `", "`", "thing-the-text"),
    ("integer `", "`", "thing-the-number"),
    ("floating point `", "`", "thing-the-number"),
    ("boolean `", "`", "thing-the-value"),
    ("an array of length ", "", "thing-list-of"),
    ("a tuple of size ", "", "thing-list-of"),
    ("struct variant ", "", "thing-object"),
    ("tuple variant ", "", "thing-list"),
    ("struct ", "", "thing-object"),
    ("enum ", "", "thing-name"),
];

fn plain(thing: &str) -> Option<(&'static str, &str)> {
    let whole = PHRASES.iter().find(|(phrase, _)| *phrase == thing).map(|&(_, key)| (key, ""));
    whole.or_else(|| {
        FRAMES.iter().find_map(|&(head, tail, key)| {
            Some((key, thing.strip_prefix(head)?.strip_suffix(tail)?))
        })
    })
}

/// The names in a phrase such as ``one of `a`, `b` `` or `` `a` or `b` ``; nothing when it is another.
fn names(thing: &str) -> Option<Vec<&str>> {
    let listed = thing.strip_prefix("one of ").unwrap_or(thing);
    if !(listed.starts_with('`') && listed.ends_with('`')) {
        return None;
    }
    let parts = listed.split('`').enumerate();
    Some(parts.filter(|(at, _)| at % 2 == 1).map(|(_, name)| name).collect())
}

/// Takes ` at line 1 column 5` off a sentence.
fn split_place(reason: &str) -> (&str, Option<(&str, &str)>) {
    let place = reason.rsplit_once(" at line ").and_then(|(sentence, place)| {
        let (line, column) = place.split_once(" column ")?;
        let number = |text: &str| text.chars().all(|it| it.is_ascii_digit());
        (number(line) && number(column)).then_some((sentence, (line, column)))
    });
    match place {
        Some((sentence, place)) => (sentence, Some(place)),
        None => (reason, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tell(lang: Lang, reason: &str) -> String {
        Words::common().reason(lang, reason).replace('\u{a0}', " ")
    }

    #[test]
    fn what_serde_says_is_told_in_french() {
        let tell = |reason| tell(Lang::Fr, reason);
        assert_eq!(tell("missing field `seat`"), "il manque le champ « seat »");
        assert_eq!(tell("no card is called `x`"), "aucune carte ne s'appelle « x »");
        assert_eq!(
            tell("trailing characters at line 1 column 5"),
            "quelque chose suit la fin du document (ligne 1, colonne 5)"
        );
        assert_eq!(tell("something new"), "something new");
        assert_eq!(
            tell("not a decimal number that fits a table"),
            "ce n'est pas un nombre décimal qui convienne à une table"
        );
        let far = tell("a point too far away for any table");
        assert_eq!(far, "un point trop éloigné pour une table");
        // Names that mean something else where types are told.
        assert_eq!(tell("missing field `map`"), "il manque le champ « map »");
        assert_eq!(tell("no card is called `unit`"), "aucune carte ne s'appelle « unit »");
    }

    #[test]
    fn types_are_told_in_plain_words() {
        let cases = [
            (
                "invalid type: string \"observer\", expected u8",
                "le texte « observer » figure ici ; attendu : un nombre entier de 0 à 255",
                "the text \"observer\" stands here; expected: a whole number from 0 to 255",
            ),
            (
                "invalid value: integer `300`, expected u8",
                "le nombre 300 n'est pas possible ; attendu : un nombre entier de 0 à 255",
                "the number 300 is not possible; expected: a whole number from 0 to 255",
            ),
            (
                "invalid type: map, expected a string",
                "un objet figure ici ; attendu : un texte",
                "an object stands here; expected: a text",
            ),
            (
                "unknown field `x`, expected one of `a`, `b`, `c`",
                "il n'y a pas de champ « x » ; attendu : « a », « b », « c »",
                "there is no field \"x\"; expected: \"a\", \"b\", \"c\"",
            ),
            (
                "unknown variant `x`, expected `a` or `b`",
                "il n'y a pas de « x » ; attendu : « a », « b »",
                "there is no \"x\"; expected: \"a\", \"b\"",
            ),
            (
                "invalid type: null, expected struct Setup",
                "rien (null) figure ici ; attendu : un objet",
                "nothing (null) stands here; expected: an object",
            ),
            (
                "string values must be quoted, expected literal string",
                "une valeur est mal écrite (un texte est entre guillemets droits)",
                "a value is not written as one (a text stands between quotation marks)",
            ),
            (
                "unclosed array table, expected `]]`",
                "un crochet ouvert n'est pas refermé",
                "a bracket is opened and not closed",
            ),
            (
                "key with no value, expected `=`",
                "un nom n'a pas de valeur derrière lui",
                "a name has no value behind it",
            ),
            ("number out of range", "un nombre est trop grand", "a number is too large"),
            ("expected value", "attendu : une valeur", "expected: a value"),
            ("expected `,` or `}`", "attendu : « , », « } »", "expected: \",\", \"}\""),
        ];
        for (reason, fr, en) in cases {
            assert_eq!(tell(Lang::Fr, reason), fr, "{reason}");
            assert_eq!(tell(Lang::En, reason), en, "{reason}");
        }
    }

    /// What this program's own types make serde say has no word of the program left in it.
    #[test]
    fn what_serde_really_says_is_known() {
        use serde::Deserialize;
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        #[allow(dead_code, reason = "only its refusals matter")]
        enum Odd {
            Alone,
            Pair { one: u8, two: Vec<bool> },
        }
        let refusals = [
            "3",
            "null",
            "true",
            "1.5",
            "[]",
            "{}",
            "\"odd\"",
            "{\"pair\":[]}",
            "{\"pair\":{}}",
            "{\"pair\":{\"one\":-1}}",
            "{\"pair\":{\"one\":\"1\"}}",
            "{\"pair\":{\"one\":{}}}",
            "{\"pair\":{\"one\":1,\"two\":{}}}",
            "{\"pair\":{\"one\":1,\"two\":[3]}}",
            "{\"pair\":{\"one\":1,\"one\":1}}",
            "{\"pair\":{\"three\":1}}",
            "{\"alone\":3}",
            "{\"alone\":null,\"pair\":null}",
            "",
            "{",
            "{\"a\"",
            "nul",
            "1e999",
            "\"\\x\"",
            "01",
            "{\"pair\":{\"one\":1,}}",
            "\"\\ud800\"",
        ];
        for text in refusals {
            let reason = serde_json::from_str::<Odd>(text).unwrap_err().to_string();
            let (sentence, _) = split_place(&reason);
            let (key, a, b) = parse(sentence).unwrap_or_else(|| panic!("{text}: {reason}"));
            let known = |it: &str| it.is_empty() || names(it).is_some() || plain(it).is_some();
            let typed = matches!(key, "reason-type" | "reason-value" | "reason-expected");
            assert!(!typed || known(a), "{text}: {reason}");
            assert!(known(b), "{text}: {reason}");
        }
    }
}
