//! What is wrong, told to people.

use reglette_engine::catalogue::Catalogue;
use reglette_engine::fault::{Code, Fault};

use crate::lang::{Both, Lang};
use crate::tell::Args;
use crate::words::Words;

impl Words {
    /// Tells a fault. A choice that a rule forbids is told by the text of that rule.
    pub fn fault(&self, lang: Lang, fault: &Fault, catalogue: Option<&Catalogue>) -> String {
        let mut args = Args::new();
        for (&name, value) in &fault.args {
            let value = if name == "reason" { self.reason(lang, value) } else { value.clone() };
            args = args.with(name, value);
        }
        let rule = fault.rule.filter(|_| fault.code == Code::Illegal);
        match rule.and_then(|rule| catalogue?.rule(rule.id())) {
            Some(rule) => {
                let text = match lang {
                    Lang::Fr => &rule.fr,
                    Lang::En => &rule.en,
                };
                self.say(lang, "fault-illegal-told", &args.with("text", text))
            }
            None => self.say(lang, fault.key, &args),
        }
    }

    /// Tells a fault in both languages.
    pub fn fault_in_both(&self, fault: &Fault, catalogue: Option<&Catalogue>) -> Both {
        Both::say(|lang| self.fault(lang, fault, catalogue))
    }

    /// What serde says of a document it cannot read, in the reader's language as far as its usual
    /// sentences go.
    fn reason(&self, lang: Lang, reason: &str) -> String {
        let (sentence, place) = split_place(reason);
        let told = match parse(sentence) {
            Some((key, args)) => self.say(lang, key, &args),
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
}

/// The sentences serde and its formats use, as `(key, head, middle, tail)`: what stands between
/// head and middle is `$a`, what stands between middle and tail is `$b`.
const SENTENCES: [(&str, &str, &str, &str); 16] = [
    ("reason-missing-field", "missing field `", "`", ""),
    ("reason-unknown-field", "unknown field `", "`, expected ", ""),
    ("reason-no-fields", "unknown field `", "`, there are no fields", ""),
    ("reason-twice", "duplicate field `", "`", ""),
    ("reason-unknown-variant", "unknown variant `", "`, expected ", ""),
    ("reason-type", "invalid type: ", ", expected ", ""),
    ("reason-value", "invalid value: ", ", expected ", ""),
    ("reason-length", "invalid length ", ", expected ", ""),
    ("reason-single-value", "option `", "` takes a single value", ""),
    ("reason-nothing-called", "no ", " is called `", "`"),
    ("reason-cut-short", "EOF while parsing ", "", ""),
    ("reason-trailing", "trailing ", "", ""),
    ("reason-too-deep", "recursion limit exceeded", "", ""),
    ("reason-expected", "expected ", "", ""),
    ("reason-character", "control character (", ")", ""),
    ("reason-escape", "invalid escape", "", ""),
];

fn parse(sentence: &str) -> Option<(&'static str, Args)> {
    SENTENCES.iter().find_map(|&(key, head, middle, tail)| {
        let rest = sentence.strip_prefix(head)?.strip_suffix(tail)?;
        let (a, b) = if middle.is_empty() { (rest, "") } else { rest.split_once(middle)? };
        Some((key, Args::new().with("a", a).with("b", b)))
    })
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
    use reglette_engine::rule::Illegal;

    #[test]
    fn an_illegal_choice_is_told_by_its_rule() {
        let catalogue = Catalogue::parse(
            "section = []\n[[rule]]\nid = \"toy.1\"\nen = \"Once a turn.\"\nfr = \"Une fois.\"\n",
        )
        .unwrap();
        let fault = Fault::from(Illegal::by("toy.1"));
        let told = Words::common().fault_in_both(&fault, Some(&catalogue));
        assert_eq!(told.en, "Not allowed by rule toy.1: Once a turn.");
        assert_eq!(told.fr, "La règle toy.1 l'interdit\u{a0}: Une fois.");
        let bare = Words::common().fault(Lang::En, &fault, None);
        assert_eq!(bare, "Not allowed by rule toy.1.");
    }

    #[test]
    fn what_serde_says_is_told_in_french() {
        let tell = |reason: &str| {
            let fault = Fault::new(Code::BadChoice, "fault-unreadable").with("reason", reason);
            Words::common().fault(Lang::Fr, &fault, None).replace('\u{a0}', " ")
        };
        assert_eq!(tell("missing field `seat`"), "Illisible : il manque le champ « seat ».");
        assert_eq!(
            tell("no card is called `x`"),
            "Illisible : aucun élément de ce genre (card) ne s'appelle « x »."
        );
        assert_eq!(
            tell("trailing characters at line 1 column 5"),
            "Illisible : quelque chose suit la fin du document (ligne 1, colonne 5)."
        );
        assert_eq!(tell("something new"), "Illisible : something new.");
    }
}
