//! Numbered options: one a line where they are few, by kinds where they are many.

use serde_json::Value;

use crate::text::{STRONG, length, styled};

/// More options than this are told by kinds.
const FEW: usize = 6;

/// What kind of choice an option is: the name serde writes for its variant.
pub fn kind(option: &Value) -> &str {
    match option {
        Value::String(name) => name,
        Value::Object(fields) => fields.keys().next().map(String::as_str).unwrap_or_default(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => "",
    }
}

/// The options with their numbers.
pub fn told(labels: &[&str], kinds: &[&str], width: usize) -> String {
    if labels.len() <= FEW {
        return labels.iter().enumerate().map(|(at, label)| one(at, label)).collect();
    }
    let mut out = String::new();
    let mut at = 0;
    while at < labels.len() {
        let same = kinds[at..].iter().take_while(|it| **it == kinds[at]).count();
        let group = &labels[at..at + same];
        let head = common(group);
        match group {
            _ if head.is_empty() => {
                out.extend(group.iter().enumerate().map(|(nth, it)| one(at + nth, it)));
            }
            _ => out.push_str(&grouped(at, &head, group, width)),
        }
        at += same;
    }
    out
}

fn one(at: usize, label: &str) -> String {
    format!("{}  {label}\n", number(at))
}

fn number(at: usize) -> String {
    let number = (at + 1).to_string();
    format!("{}{}", " ".repeat(4_usize.saturating_sub(number.len())), styled(STRONG, &number))
}

/// Several options behind what their labels have in common.
fn grouped(first: usize, head: &str, labels: &[&str], width: usize) -> String {
    let mut out = format!("      {head}");
    let mut used = width;
    for (nth, label) in labels.iter().enumerate() {
        let rest = label[head.len()..].trim();
        let item = format!("{}  {rest}", number(first + nth));
        let column = item_width(labels, head);
        if used + column > width {
            out = out.trim_end().to_owned();
            out.push('\n');
            used = 0;
        }
        out.push_str(&item);
        out.push_str(&" ".repeat(column - length(&item)));
        used += column;
    }
    format!("{}\n", out.trim_end())
}

/// How many columns an option of a group takes, its number included.
fn item_width(labels: &[&str], head: &str) -> usize {
    let longest = labels.iter().map(|it| length(it[head.len()..].trim())).max().unwrap_or(0);
    longest + 8
}

/// The words that several labels begin with; nothing for a single one.
fn common(labels: &[&str]) -> String {
    let [first, others @ ..] = labels else { return String::new() };
    if others.is_empty() {
        return String::new();
    }
    let mut head = 0;
    for (at, _) in first.match_indices(' ') {
        if others.iter().all(|it| it.get(..=at) == first.get(..=at)) {
            head = at + 1;
        }
    }
    first[..head].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn few_options_stand_one_a_line() {
        assert_eq!(
            plain(&told(&["Go on", "Stop"], &["go", "stop"], 80)),
            "   1  Go on\n   2  Stop\n"
        );
    }

    #[test]
    fn many_options_stand_behind_what_they_have_in_common() {
        let labels: Vec<String> = (1..=9).map(|nth| format!("Take card {nth}")).collect();
        let mut labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        labels.push("Stop");
        let mut kinds = vec!["take"; 9];
        kinds.push("stop");
        let told = plain(&told(&labels, &kinds, 40));
        assert_eq!(
            told,
            "      Take card
   1  1     2  2     3  3     4  4
   5  5     6  6     7  7     8  8
   9  9
  10  Stop
"
        );
    }

    #[test]
    fn the_kind_of_an_option_is_its_variant() {
        assert_eq!(kind(&json!({"enemy": "ene.dalek"})), "enemy");
        assert_eq!(kind(&json!("done")), "done");
        assert_eq!(kind(&json!(3)), "");
    }
}
