//! The rule behind anything: the question, an option, a card, an id, a word.

use reglette_engine::game::Title;
use reglette_words::Args;
use serde_json::Value;

use super::question::Question;
use super::session::Session;
use crate::rules;
use crate::text::{STRONG, labelled, styled, width};

/// How many rules a search shows.
const SHOWN: usize = 8;

/// What can be typed, and the rule of the open question.
pub fn help(session: &Session, question: Option<&Question>) -> String {
    let (say, game) = (session.say, Args::new().with("game", session.game().info().id));
    let part = |key: &str| say.with(&format!("play-help-{key}"), &game);
    let parts = ["rule", "things", "notes"];
    let args = parts.iter().fold(Args::new(), |args, key| args.with(*key, part(key)));
    let help = say.with("play-help", &args);
    let rule = question.map(|it| told_rule(session, &it.rule)).unwrap_or_default();
    format!("{help}\n\n{rule}")
}

/// What stands behind the number of an option, an id, or a name.
pub fn explain(session: &Session, question: Option<&Question>, what: &str) -> String {
    let say = session.say;
    if let (Ok(number), Some(question)) = (what.parse::<usize>(), question) {
        return option(session, question, number);
    }
    if let Some(found) = rules::find(session.game(), what) {
        return found.told(session.game().catalogue(), say);
    }
    if let Some(title) = titled(session.names.titles(), what) {
        return thing(session, question, title);
    }
    let found = rules::matching(session.game().catalogue(), what, say);
    if found.is_empty() {
        return say.with("nothing-found", &Args::new().with("word", what));
    }
    let shown: String = found.iter().take(SHOWN).map(|rule| rules::line(rule, say)).collect();
    let rest = found.len().saturating_sub(SHOWN);
    let more = Args::new().with("n", rest);
    let more = if rest > 0 { say.with("and-more", &more) } else { String::new() };
    format!("{shown}{more}")
}

fn option(session: &Session, question: &Question, number: usize) -> String {
    let Some(choice) = question.option(number) else {
        let args = Args::new().with("number", number).with("last", question.options.len());
        return session.say.with("play-no-option", &args);
    };
    let mut out = format!("{}\n\n", styled(STRONG, question.label(number - 1, session.say)));
    out.push_str(&told_rule(session, &question.rule));
    for id in ids(choice) {
        if let Some(title) = session.names.titles().iter().find(|it| it.id == id) {
            out.push_str(&format!("\n{}", thing(session, Some(question), title)));
        }
    }
    out
}

/// The texts within a choice, which may be ids of things.
fn ids(choice: &Value) -> Vec<&str> {
    match choice {
        Value::String(id) => vec![id],
        Value::Array(list) => list.iter().flat_map(ids).collect(),
        Value::Object(fields) => fields.values().flat_map(ids).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

/// The thing of an id or a name; of the beginning of one where nothing else has it.
fn titled<'a>(titles: &'a [Title], what: &str) -> Option<&'a Title> {
    let what = what.to_lowercase();
    let names = |it: &Title| [it.id.clone(), it.fr.to_lowercase(), it.en.to_lowercase()];
    let exact = titles.iter().find(|it| names(it).contains(&what));
    exact.or_else(|| titles.iter().find(|it| names(it).iter().any(|name| name.starts_with(&what))))
}

/// What a thing does, its values on this table, and the rules it refers to.
fn thing(session: &Session, question: Option<&Question>, title: &Title) -> String {
    let say = session.say;
    let name = styled(STRONG, say.either(&title.fr, &title.en));
    let text = match say.either(&title.text_fr, &title.text_en) {
        "" => String::new(),
        text => format!("{}\n", labelled(" ", 1, text, width())),
    };
    let catalogue = session.game().catalogue();
    let rules = title.rules.iter().filter_map(|id| catalogue.rule(id));
    let rules: String = rules.map(|rule| rules::line(rule, say)).collect();
    let values = session.about(question, &title.id).unwrap_or_default();
    format!("{name}\n{text}{values}{rules}")
}

fn told_rule(session: &Session, id: &str) -> String {
    rules::find(session.game(), id)
        .map(|found| found.told(session.game().catalogue(), session.say))
        .unwrap_or_default()
}
