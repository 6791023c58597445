//! Questions about rosters before there is a table: what factions are made of, what is wrong with a
//! roster, its link and its reference sheet.

use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::{Mustered, Title};
use reglette_engine::setup;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::book::{Content, INFO, suggested};
use crate::data::forces::{CIVILIANS, Forces};
use crate::data::scenarios::{Scenario, Side};
use crate::ids::ProfileId;
use crate::roster::{MOST_CARDS, ReferenceSheet, Roster, WRONG_NUMBER, is_single, sheet_card};
use crate::traits::Trait;

/// A question about rosters.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Recruiting {
    /// The JSON Schema of a roster.
    Form,
    /// What there is to choose from.
    Cards,
    /// The same with cards of one's own.
    Own(String),
    /// What is wrong with a roster, its cards, its link and its sheet.
    Check {
        /// The roster.
        roster: Roster,
        /// ex.su.3: how many cards are agreed; as many as it has, where nothing is said.
        cards: Option<u8>,
    },
    /// The roster of a link.
    Read(String),
}

/// How many cards a force has of which nothing is said.
const USUAL: u8 = 3;

/// Answers a question about rosters.
pub fn answer(asked: &Value, brought: &setup::Content) -> Result<Mustered, Fault> {
    let asked = Recruiting::deserialize(asked)
        .map_err(|error| Fault::new(Code::BadRequest, "fault-unreadable").with("reason", error))?;
    let plain = |answer: Value| Ok(Mustered { answer, faults: Vec::new() });
    match asked {
        Recruiting::Form => plain(json!({"form": schemars::schema_for!(Roster)})),
        Recruiting::Cards => plain(range(&[], brought)?),
        Recruiting::Own(own) => plain(range(&[Roster { own, ..Roster::default() }], brought)?),
        Recruiting::Read(link) => plain(json!({"roster": Roster::from_link(&link)?})),
        Recruiting::Check { roster, cards } => check(&roster, cards, brought),
    }
}

fn check(roster: &Roster, agreed: Option<u8>, brought: &setup::Content) -> Result<Mustered, Fault> {
    let content = match Content::of(brought, std::slice::from_ref(roster)) {
        Ok(content) => content,
        Err(fault) => return own_fault(fault),
    };
    let (forces, many) = (&content.forces, agreed.unwrap_or(USUAL));
    let force = roster.force(forces, many);
    let faults = match &force {
        Err(fault) => fault.clone().each(),
        Ok(force) => {
            let mut faults = force.faults(forces);
            let agreed = agreed.map(usize::from).filter(|&it| force.agreed(forces) != it);
            if agreed.is_some() && faults.iter().all(|it| it.key != WRONG_NUMBER) {
                faults.push(force.wrong_number(forces, agreed));
            }
            faults
        }
    };
    let cards = force.map(|it| ids(forces, &it.cards)).unwrap_or_default();
    let link = roster.to_link();
    let sheet = ReferenceSheet::of(roster, &content, many).ok();
    Ok(Mustered { answer: json!({"cards": cards, "link": link, "sheet": sheet}), faults })
}

/// What is wrong with the cards that a roster brings, by its place in the roster.
fn own_fault(fault: Fault) -> Result<Mustered, Fault> {
    let place = fault.at.as_deref().and_then(|at| at.strip_prefix("rosters[0]."));
    match place.map(str::to_owned) {
        None => Err(fault),
        Some(place) => Ok(Mustered { answer: json!({}), faults: vec![fault.at(place)] }),
    }
}

/// Every card of every faction and of rosters, and what the scenarios ask for and suggest.
fn range(rosters: &[Roster], brought: &setup::Content) -> Result<Value, Fault> {
    let content = Content::of(brought, rosters)?;
    let forces = &content.forces;
    let factions = forces.factions.iter().filter(|it| it.id != CIVILIANS);
    let factions = factions.map(|it| faction(forces, it)).collect::<Vec<_>>();
    let cards = (0..).map(ProfileId).take(forces.list.len());
    let cards = cards.filter(|it| forces.profile(*it).faction.0 < last(forces));
    let card = |it: ProfileId| {
        let faction = forces.profile(it).faction;
        let id = &forces.factions[usize::from(faction.0)].id;
        let profile = forces.profile(it);
        json!({
            "faction": id,
            "title": forces.titles[it.index()],
            "hired": profile.has(Trait::Agent),
            "once": is_single(profile),
            "card": sheet_card(&content, it),
        })
    };
    let scenarios = brought.scenario_ids(&INFO).into_iter().map(|id| {
        let scenario = Scenario::read(brought.scenario_file(&INFO, id)?, &content.grounds)?;
        let side = |it: &Side| json!({"title": it.title, "faction": it.faction});
        let sides: Vec<Value> = scenario.sides.iter().map(side).collect();
        let seats = u8::try_from(scenario.forces.len()).unwrap_or_default();
        let rosters: Vec<Roster> = (0..seats).map(|seat| suggested(&scenario, seat)).collect();
        Ok(json!({"id": id, "cards": scenario.cards, "rosters": rosters, "sides": sides}))
    });
    Ok(json!({
        "most": MOST_CARDS,
        "factions": factions,
        "cards": cards.map(card).collect::<Vec<_>>(),
        "scenarios": scenarios.collect::<Result<Vec<_>, Fault>>()?,
    }))
}

/// The civilians stand last and can be recruited by nobody.
fn last(forces: &Forces) -> u8 {
    u8::try_from(forces.factions.len() - 1).expect("few factions")
}

/// A faction, with the force for those who do not compose one.
fn faction(forces: &Forces, title: &Title) -> Value {
    let roster = Roster { faction: title.id.clone(), ..Roster::default() };
    let usual = roster.force(forces, USUAL).map(|it| ids(forces, &it.cards)).unwrap_or_default();
    json!({"title": title, "usual": usual})
}

fn ids(forces: &Forces, cards: &[ProfileId]) -> Vec<String> {
    cards.iter().map(|it| forces.titles[it.index()].id.clone()).collect()
}
