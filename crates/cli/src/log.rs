//! What happened, told with the rules behind it.

use serde_json::Value;

use crate::say::Say;
use crate::text::{FAINT, length, styled, wrap};

/// An event on a line, or on as many as it takes, behind a lead; its rule at the end.
pub fn event(event: &Value, lead: &str, width: usize, say: Say) -> String {
    let indent = length(lead);
    let rule = event["rule"].as_str().map(|id| format!("  [{id}]")).unwrap_or_default();
    let text = wrap(say.text(&event["text"]), width.saturating_sub(indent), 0);
    let last = text.lines().last().map_or(0, length);
    let told = text.replace('\n', &format!("\n{}", " ".repeat(indent)));
    let rule = match last + indent + length(&rule) > width {
        true => format!("\n{}{}", " ".repeat(indent), styled(FAINT, rule.trim_start())),
        false => styled(FAINT, &rule),
    };
    format!("{lead}{told}{rule}\n")
}

/// The events of a whole game; the lines of its record are numbered.
pub fn whole(log: &[Vec<Value>], first: usize, width: usize, say: Say) -> String {
    let digits = (first + log.len()).to_string().len().max(2);
    let mut out = String::new();
    for (at, events) in log.iter().enumerate() {
        let mut lead = format!("{:>digits$}  ", first + at);
        for it in events {
            out.push_str(&event(it, &lead, width, say));
            lead = " ".repeat(digits + 2);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use reglette_words::Lang;
    use serde_json::json;

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn an_event_has_its_rule_at_the_end() {
        let it =
            json!({"rule": "toy.1", "text": {"en": "Ann takes two.", "fr": "Ann en prend deux."}});
        let say = Say::new(Lang::Fr);
        assert_eq!(plain(&event(&it, "  ", 40, say)), "  Ann en prend deux.  [toy.1]\n");
        assert_eq!(plain(&event(&it, "  ", 22, say)), "  Ann en prend deux.\n  [toy.1]\n");
    }

    #[test]
    fn lines_of_a_record_are_numbered() {
        let it = json!({"rule": "toy.1", "text": {"en": "One.", "fr": "Un."}});
        let told =
            whole(&[vec![it.clone(), it.clone()], vec![], vec![it]], 9, 60, Say::new(Lang::En));
        assert_eq!(plain(&told), " 9  One.  [toy.1]\n    One.  [toy.1]\n11  One.  [toy.1]\n");
    }
}
