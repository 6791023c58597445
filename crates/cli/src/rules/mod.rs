//! `reglette rules`: the rule catalogue as shown to players.

mod coverage;

use std::io::Write;
use std::process::ExitCode;

use reglette_engine::catalogue::{Catalogue, RuleText, Ruling, Section};
use reglette_engine::setup::Content;
use reglette_registry::AnyGame;
use reglette_registry::documents::Scenario;
use reglette_words::Args;
use serde_json::json;

use crate::args::RulesArgs;
use crate::failure::Failure;
use crate::goals;
use crate::say::Say;
use crate::text::{FAINT, STRONG, labelled, styled, width};

pub fn run(args: &RulesArgs, say: Say) -> Result<ExitCode, Failure> {
    let game = reglette_registry::find(&args.game).map_err(|it| Failure::of(&it, None, say))?;
    if args.coverage {
        return coverage::run(game, args.json, say);
    }
    let catalogue = game.catalogue();
    match (&args.id, &args.search) {
        (Some(id), _) => one(game, id, args.json, say),
        (None, Some(word)) => search(game, word, args.json, say),
        (None, None) if args.json => print(&format!("{}\n", json!(catalogue))),
        (None, None) => print(&whole(game, say)),
    }
}

fn print(text: &str) -> Result<ExitCode, Failure> {
    write!(anstream::stdout(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}

fn one(game: &'static dyn AnyGame, id: &str, as_json: bool, say: Say) -> Result<ExitCode, Failure> {
    let info = game.about(&Content::default());
    if let Some(scenario) = info.scenarios.iter().find(|it| it.id.eq_ignore_ascii_case(id)) {
        return match as_json {
            true => print(&format!("{}\n", json!({ "scenario": scenario }))),
            false => print(&told_scenario(game.catalogue(), scenario, say)),
        };
    }
    let Some(found) = find(game, id) else {
        let args = Args::new().with("id", id).with("game", game.info().id);
        return Err(Failure::Call(say.with("no-rule", &args)));
    };
    match as_json {
        true => print(&format!("{}\n", found.json(game.catalogue()))),
        false => print(&found.told(game.catalogue(), say)),
    }
}

fn search(
    game: &'static dyn AnyGame,
    word: &str,
    as_json: bool,
    say: Say,
) -> Result<ExitCode, Failure> {
    let found = matching(game.catalogue(), word, say);
    if as_json {
        print(&format!("{}\n", json!(found)))?;
    } else {
        let told: Vec<String> = found.iter().map(|rule| line(rule, say)).collect();
        print(&told.concat())?;
    }
    match found.is_empty() {
        false => Ok(ExitCode::SUCCESS),
        true => Err(Failure::Job(say.with("nothing-found", &Args::new().with("word", word)))),
    }
}

/// What a scenario is about, how it is won, and the rules it refers to.
fn told_scenario(catalogue: &Catalogue, scenario: &Scenario, say: Say) -> String {
    let title = styled(STRONG, scenario.title.of(say.lang));
    let about = labelled(" ", 1, scenario.about.of(say.lang), width());
    let goals = goals::told(&scenario.goals, width(), say);
    let rules = scenario.rules.iter().filter_map(|id| catalogue.rule(id));
    let rules: String = rules.map(|rule| line(rule, say)).collect();
    let rules = if rules.is_empty() { rules } else { format!("\n{rules}") };
    format!("{title}  {}\n{about}\n\n{goals}{rules}", styled(FAINT, &scenario.id))
}

/// Rules that speak of something, in the reader's language.
pub fn matching<'a>(catalogue: &'a Catalogue, word: &str, say: Say) -> Vec<&'a RuleText> {
    let word = word.to_lowercase();
    let speaks = |it: &&RuleText| say.either(&it.fr, &it.en).to_lowercase().contains(&word);
    catalogue.rules.iter().filter(speaks).collect()
}

/// A part of a catalogue.
#[derive(Clone, Copy, Debug)]
pub enum Found<'a> {
    Rule(&'a RuleText),
    Section(&'a Section),
    Ruling(&'a Ruling),
}

/// What an id stands for; the game's own prefix may be left out.
pub fn find(game: &'static dyn AnyGame, id: &str) -> Option<Found<'static>> {
    let catalogue = game.catalogue();
    let full = format!("{}.{}", game.info().prefix, id.to_lowercase());
    let is = |known: &str| known.eq_ignore_ascii_case(id) || known == full;
    let rule = catalogue.rules.iter().find(|it| is(&it.id)).map(Found::Rule);
    let section = || catalogue.sections.iter().find(|it| is(&it.id)).map(Found::Section);
    let ruling = || catalogue.rulings.iter().find(|it| is(&it.id)).map(Found::Ruling);
    rule.or_else(section).or_else(ruling)
}

impl Found<'_> {
    fn json(self, catalogue: &Catalogue) -> serde_json::Value {
        match self {
            Found::Rule(rule) => {
                let rulings: Vec<&Ruling> =
                    rule.rulings.iter().filter_map(|id| catalogue.ruling(id)).collect();
                let section = catalogue.section_of(&rule.id);
                json!({"rule": rule, "section": section, "rulings": rulings})
            }
            Found::Section(section) => {
                json!({"section": section, "rules": of_section(catalogue, section)})
            }
            Found::Ruling(ruling) => json!({ "ruling": ruling }),
        }
    }

    /// The rule with the rulings it rests on, the section with its rules, or the ruling.
    pub fn told(self, catalogue: &Catalogue, say: Say) -> String {
        match self {
            Found::Rule(rule) => told_rule(catalogue, rule, say),
            Found::Section(section) => told_section(catalogue, section, say),
            Found::Ruling(ruling) => told_ruling(ruling, say),
        }
    }
}

fn told_rule(catalogue: &Catalogue, rule: &RuleText, say: Say) -> String {
    let section = catalogue.section_of(&rule.id);
    let heading = section.map(|it| say.either(&it.fr, &it.en)).unwrap_or_default();
    let text = say.either(&rule.fr, &rule.en);
    let mut out = format!("{}  {}\n", styled(STRONG, &rule.id), styled(FAINT, heading));
    out.push_str(&format!("{}\n", labelled(" ", 1, text, width())));
    for ruling in rule.rulings.iter().filter_map(|id| catalogue.ruling(id)) {
        out.push('\n');
        out.push_str(&told_ruling(ruling, say));
    }
    out
}

fn told_ruling(ruling: &Ruling, say: Say) -> String {
    let option = ruling.option.as_ref().map(|option| {
        format!("  {}", say.with("ruling-option", &Args::new().with("option", option)))
    });
    let head = say.with("ruling", &Args::new().with("id", &ruling.id));
    let text = say.either(&ruling.fr, &ruling.en);
    let option = styled(FAINT, &option.unwrap_or_default());
    format!("{}{option}\n{}\n", styled(STRONG, &head), labelled(" ", 1, text, width()))
}

fn told_section(catalogue: &Catalogue, section: &Section, say: Say) -> String {
    let heading = styled(STRONG, say.either(&section.fr, &section.en));
    let rules = of_section(catalogue, section);
    let told: Vec<String> = rules.into_iter().map(|rule| line(rule, say)).collect();
    let place = format!("{} · {}", section.id, section.source);
    format!("{heading}  {}\n{}", styled(FAINT, &place), told.concat())
}

fn of_section<'a>(catalogue: &'a Catalogue, section: &Section) -> Vec<&'a RuleText> {
    let inside =
        |it: &&RuleText| catalogue.section_of(&it.id).is_some_and(|of| of.id == section.id);
    catalogue.rules.iter().filter(inside).collect()
}

fn whole(game: &'static dyn AnyGame, say: Say) -> String {
    let catalogue = game.catalogue();
    let title = game.words().own("title");
    let sections = catalogue.sections.iter();
    let told: Vec<String> = sections.map(|it| told_section(catalogue, it, say)).collect();
    format!("{}\n\n{}", styled(STRONG, title.of(say.lang)), told.join("\n"))
}

/// A rule behind its id.
pub fn line(rule: &RuleText, say: Say) -> String {
    let text = say.either(&rule.fr, &rule.en);
    let rulings = match rule.rulings.as_slice() {
        [] => String::new(),
        some => format!(" [{}]", some.join(", ")),
    };
    format!("{}\n", labelled(&format!("  {}", rule.id), 16, &format!("{text}{rulings}"), width()))
}
