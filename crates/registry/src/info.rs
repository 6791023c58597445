//! What a game is called and how it can be set up, told to people.

use std::collections::BTreeMap;

use reglette_engine::catalogue::Catalogue;
use reglette_engine::content;
use reglette_engine::game::{self, Info};
use reglette_engine::scenario::Offer;
use reglette_engine::setup::Content;
use reglette_words::{Both, Lang, Words};

use crate::documents::{
    Edition, GameInfo, Goal, Metric, Scenario, SeatCount, Switch, SwitchedRuling,
};

/// The document of a game's information, with the scenarios that can be chosen.
pub(crate) fn info(
    info: &'static Info,
    content: &Content,
    offers: &[Offer],
    words: &Words,
    catalogue: &Catalogue,
    metrics: &[&'static str],
) -> GameInfo {
    let (min, max) = info.seats();
    let scenario = |it: &Offer| Scenario {
        id: it.id.clone(),
        title: title(it, words),
        about: match &it.words {
            Some(own) => either(&own.text_fr, &own.text_en),
            None => words.own(&format!("scenario-{}-about", it.id)),
        },
        goals: goals(it, words),
        rules: rules(info, content, &it.id),
        players: it.players.clone(),
        sets: sets(it.sets),
    };
    let edition = |it: &'static game::Edition| Edition {
        id: it.id,
        title: words.own(&format!("edition-{}", it.id)),
        sets: sets(it.sets),
    };
    let metric =
        |&id: &&'static str| Metric { id, title: words.own(&format!("odds-{}", id_part(id))) };
    GameInfo {
        id: info.id,
        title: words.own("title"),
        about: words.own("about"),
        seats: SeatCount { min, max },
        scenarios: offers.iter().map(scenario).collect(),
        editions: info.editions.iter().map(edition).collect(),
        options: info.switches.iter().map(|it| switch(it, words, catalogue)).collect(),
        metrics: metrics.iter().map(metric).collect(),
        rules_version: info.rules_version,
        complete: info.complete,
    }
}

/// What a scenario is called: by the file that brings it, or by the game's messages.
pub(crate) fn title(offer: &Offer, words: &Words) -> Both {
    let Some(own) = &offer.words else { return words.own(&format!("scenario-{}", offer.id)) };
    let said = either(&own.fr, &own.en);
    if said == Both::default() { either(&offer.id, &offer.id) } else { said }
}

/// A text of a person's file, who may have written it in one language only.
fn either(fr: &str, en: &str) -> Both {
    let or = |one: &str, other: &str| if one.is_empty() { other } else { one }.to_owned();
    Both { fr: or(fr, en), en: or(en, fr) }
}

/// How one wins a scenario: what holds in the whole game, in the scenario, and for each of its sides.
pub(crate) fn goals(offer: &Offer, words: &Words) -> Vec<Goal> {
    let said = |key: &str| words.has(Lang::En, &words.own_key(key)).then(|| words.own(key));
    let everybody = |text| Goal { side: None, text };
    let mut goals: Vec<Goal> = said("goal").map(everybody).into_iter().collect();
    if let Some(own) = &offer.words {
        let text = either(&own.goal_fr, &own.goal_en);
        goals.extend(Some(text).filter(|it| *it != Both::default()).map(everybody));
        return goals;
    }
    let key = format!("scenario-{}-goal", offer.id);
    goals.extend(said(&key).map(everybody));
    let head = words.own_key(&format!("{key}-"));
    for (message, _) in words.messages(Lang::En).range(head.clone()..) {
        let Some(side) = message.strip_prefix(&head) else { break };
        goals.push(Goal { side: Some(side.to_owned()), text: words.own(&format!("{key}-{side}")) });
    }
    goals
}

/// The rules a scenario refers to; none where scenarios are not in files.
fn rules(info: &'static Info, content: &Content, id: &str) -> Vec<String> {
    let file = content.scenario_file(info, id).and_then(|it| it.parse::<content::Words>());
    file.map(|it| it.rules).unwrap_or_default()
}

fn switch(switch: &'static game::Switch, words: &Words, catalogue: &Catalogue) -> Switch {
    let key = switch.key.replace('_', "-");
    let label = |value: &&str| words.own(&format!("option-{key}-{}", id_part(value)));
    let ruling = catalogue.ruling(switch.ruling);
    Switch {
        key: switch.key,
        title: words.own(&format!("option-{key}")),
        values: switch.values,
        labels: switch.values.iter().map(label).collect(),
        default: switch.values.first().copied().unwrap_or_default(),
        ruling: SwitchedRuling {
            id: switch.ruling,
            fr: ruling.map(|it| it.fr.clone()),
            en: ruling.map(|it| it.en.clone()),
        },
    }
}

fn sets(sets: &[(&'static str, &'static str)]) -> BTreeMap<&'static str, &'static str> {
    sets.iter().copied().collect()
}

/// A value as a part of a message id: only letters, digits and dashes.
pub(crate) fn id_part(value: &str) -> String {
    let letters = value.chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' });
    letters.collect::<String>().to_lowercase()
}
