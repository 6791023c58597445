//! What is wrong, told to people.

use reglette_engine::catalogue::Catalogue;
use reglette_engine::fault::{Code, Fault};

use crate::cast::Cast;
use crate::lang::{Both, Lang};
use crate::tell::Args;
use crate::words::Words;

impl Words {
    /// Tells a fault. A choice that a rule forbids is told by the text of that rule.
    pub fn fault(&self, lang: Lang, fault: &Fault, catalogue: Option<&Catalogue>) -> String {
        self.fault_of(lang, fault, catalogue, &Cast::default())
    }

    /// Tells a fault that names things.
    pub fn fault_of(
        &self,
        lang: Lang,
        fault: &Fault,
        catalogue: Option<&Catalogue>,
        cast: &Cast,
    ) -> String {
        let mut args = Args::new();
        for (&name, value) in &fault.args {
            let value = if matches!(name, "reason" | "detail") {
                self.reason(lang, value)
            } else {
                value.clone()
            };
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
            None => self.say_of(lang, fault.key, &args, cast),
        }
    }

    /// Tells a fault in both languages.
    pub fn fault_in_both(&self, fault: &Fault, catalogue: Option<&Catalogue>) -> Both {
        Both::say(|lang| self.fault(lang, fault, catalogue))
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
    fn what_a_line_of_a_record_is_refused_for_is_told_in_the_readers_language() {
        let fault = Fault::new(Code::BadRecord, "fault-record-differs")
            .with("rule", "")
            .with("reason", "fault-unreadable")
            .with("detail", "missing field `seat`");
        let told = Words::common().fault(Lang::Fr, &fault, None);
        assert!(told.contains("il manque le champ"), "{told}");
        let odd = fault.with("reason", "odd");
        assert_eq!(Words::common().fault(Lang::En, &odd, None), "The line does not fit.");
    }
}
