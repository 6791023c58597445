//! Questions about rosters before there is a table: what factions are made of, what is wrong with a
//! roster, its link and its reference sheet.

use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Mustered;
use reglette_engine::setup;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::book::{Content, INFO};
use crate::data::Source;
use crate::data::forces::{CIVILIANS, Forces};
use crate::data::scenarios::Scenario;
use crate::ids::ProfileId;
use crate::roster::{ReferenceSheet, Roster, sheet_card};

/// A question about rosters.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Recruiting {
    /// What there is to choose from.
    Cards,
    /// What is wrong with a roster, its link and its sheet.
    Check {
        /// The roster.
        roster: Roster,
        /// ex.su.3: how many cards are agreed.
        cards: u8,
    },
    /// The roster of a link.
    Read(String),
}

/// Answers a question about rosters.
pub fn answer(asked: &Value, brought: &setup::Content) -> Result<Mustered, Fault> {
    let asked = Recruiting::deserialize(asked)
        .map_err(|error| Fault::new(Code::BadRequest, "fault-unreadable").with("reason", error))?;
    let content = Content::of(brought)?;
    let plain = |answer: Value| Ok(Mustered { answer, faults: Vec::new() });
    match asked {
        Recruiting::Cards => plain(range(&content, brought)?),
        Recruiting::Read(link) => plain(json!({"roster": Roster::from_link(&link)?})),
        Recruiting::Check { roster, cards } => {
            let mut faults = match roster.force(&content.forces, cards) {
                Ok(force) => force.faults(&content.forces),
                Err(fault) => vec![fault],
            };
            let agreed = roster.force(&content.forces, cards).map(|it| it.agreed(&content.forces));
            if agreed.is_ok_and(|it| it != usize::from(cards)) {
                faults.push(crate::roster::wrong_number(roster.cards.len()));
            }
            let sheet = ReferenceSheet::of(&roster, &content, cards).ok();
            let answer = json!({"link": roster.to_link(), "sheet": sheet});
            Ok(Mustered { answer, faults })
        }
    }
}

/// Every card of every faction, and what the scenarios ask for and suggest.
fn range(content: &Content, brought: &setup::Content) -> Result<Value, Fault> {
    let forces = &content.forces;
    let factions = forces.factions.iter().enumerate().filter(|(_, it)| it.id != CIVILIANS);
    let factions = factions.map(|(at, it)| faction(forces, at, &it.id)).collect::<Vec<_>>();
    let cards = (0..).map(ProfileId).take(forces.list.len());
    let cards = cards.filter(|it| forces.profile(*it).faction.0 < last(forces));
    let card = |it: ProfileId| {
        let faction = forces.profile(it).faction;
        let id = &forces.factions[usize::from(faction.0)].id;
        json!({"faction": id, "card": sheet_card(content, it)})
    };
    let scenarios = INFO.scenarios.iter().map(|it| {
        let name = format!("scenarios/{}.toml", it.id);
        let text = brought.file(&INFO, &name).unwrap_or_default();
        let scenario = Scenario::read(Source { name: &name, text }, &content.grounds)?;
        let sides =
            scenario.sides.iter().map(|it| json!({"id": it.title.id, "faction": it.faction}));
        let sides: Vec<Value> = sides.collect();
        Ok(json!({"id": it.id, "cards": scenario.cards, "forces": scenario.forces, "sides": sides}))
    });
    Ok(json!({
        "factions": factions,
        "cards": cards.map(card).collect::<Vec<_>>(),
        "scenarios": scenarios.collect::<Result<Vec<_>, Fault>>()?,
    }))
}

/// The civilians stand last and can be recruited by nobody.
fn last(forces: &Forces) -> u8 {
    u8::try_from(forces.factions.len() - 1).expect("few factions")
}

fn faction(forces: &Forces, at: usize, id: &str) -> Value {
    let quick = forces.quick.get(at).map_or(&[][..], |it| it);
    let quick: Vec<&str> = quick.iter().map(|it| forces.titles[it.index()].id.as_str()).collect();
    json!({"id": id, "quick": quick})
}
