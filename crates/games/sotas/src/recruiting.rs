//! Questions about rosters before there is a table: what bands are made of, what extras cost, what is
//! wrong with a roster, and its reference sheet.

use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Mustered;
use reglette_engine::setup;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::book::{Content, INFO};
use crate::data::scenarios::Scenario;
use crate::muster::{Muster, Shop, Stock};
use crate::options::{ForceSize, Scale};
use crate::roster::{Figures, ReferenceSheet, Roster};

/// A question about rosters.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Recruiting {
    /// The JSON Schema of a roster.
    Form,
    /// What there is to choose from.
    Shop,
    /// What may be bought for figures, and at what cost each.
    Extras(Figures),
    /// What is wrong with a roster, its points, its link and its sheet.
    Check {
        /// The roster.
        roster: Roster,
        /// What it is raised for.
        #[serde(default)]
        purpose: Purpose,
    },
    /// The roster of a link.
    Read(String),
}

/// What a band is raised for.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Purpose {
    /// sotas.force.1: a free game of the usual size that is nearest.
    #[default]
    Usual,
    /// sotas.force.1: a free game with so many points.
    Points(i32),
    /// A side of a scenario.
    Side {
        /// Which scenario.
        scenario: String,
        /// Which side.
        side: String,
    },
}

/// Something to be bought beyond a profile.
#[derive(Serialize)]
struct Extra<'a> {
    id: &'a str,
    points: i32,
}

/// Answers a question about rosters.
pub fn answer(asked: &Value, brought: &setup::Content) -> Result<Mustered, Fault> {
    let asked = Recruiting::deserialize(asked)
        .map_err(|error| Fault::new(Code::BadRequest, "fault-unreadable").with("reason", error))?;
    let content = Content::of(Scale::Mm28, brought)?;
    let shop = &content.shop;
    let plain = |answer: Value| Ok(Mustered { answer, faults: Vec::new() });
    match asked {
        Recruiting::Form => plain(json!({"form": schemars::schema_for!(Roster)})),
        Recruiting::Shop => plain(range(shop, brought)?),
        Recruiting::Extras(figures) => plain(json!({"extras": extras(shop, &figures)?})),
        Recruiting::Read(link) => plain(json!({"roster": Roster::from_link(&link)?})),
        Recruiting::Check { roster, purpose } => {
            let muster = raised_for(&roster, &purpose, &content, brought)?;
            let faults = roster.faults(shop, &muster);
            let sheet = ReferenceSheet::of(&roster, shop).ok();
            let points = sheet.as_ref().map(|it| it.points);
            let slack = points.and_then(|points| slack(points, &muster, shop));
            let link = roster.to_link();
            let answer = json!({"points": points, "slack": slack, "link": link, "sheet": sheet});
            Ok(Mustered { answer, faults })
        }
    }
}

/// By how much a force may differ from the points it is raised for, where it does.
#[derive(Debug, Serialize)]
struct Slack {
    most: i32,
    rule: &'static str,
}

/// sotas.force.2: what lets a force be played that has not exactly the points it is raised for.
fn slack(points: i32, muster: &Muster, shop: &Shop) -> Option<Slack> {
    let most = shop.limits.tolerance;
    let apart = (points - muster.points?).abs();
    (apart > 0 && apart <= most).then_some(Slack { most, rule: "sotas.force.2" })
}

/// Everything to choose from, and what the scenarios ask for and suggest.
fn range(shop: &Shop, brought: &setup::Content) -> Result<Value, Fault> {
    let scenarios = brought.scenario_ids(&INFO).into_iter().map(|id| {
        let scenario = Scenario::read(brought.scenario_file(&INFO, id)?)?;
        let sides = scenario.sides.iter().map(|side| {
            json!({
                "id": side.id,
                "en": side.en,
                "fr": side.fr,
                "points": side.points,
                "factions": side.factions,
                "required": side.required,
                "force": Roster::of(&side.force),
            })
        });
        Ok(json!({"id": id, "sides": sides.collect::<Vec<_>>()}))
    });
    Ok(json!({
        "sizes": shop.sizes,
        "factions": shop.factions,
        "profiles": shop.stocks().iter().map(profile).collect::<Vec<_>>(),
        "scenarios": scenarios.collect::<Result<Vec<_>, Fault>>()?,
    }))
}

fn profile(stock: &Stock) -> Value {
    json!({
        "id": stock.id,
        "factions": stock.factions,
        "kind": stock.kind,
        "quality": stock.gear.quality,
        "combat": stock.gear.combat,
        "specials": stock.gear.specials,
        "weapons": stock.gear.weapons,
        "grenades": stock.gear.grenades,
        "items": stock.gear.items,
        "unique": stock.unique,
        "points": stock.points,
    })
}

/// What can still be bought for figures without a clash.
fn extras<'a>(shop: &'a Shop, figures: &Figures) -> Result<Vec<Extra<'a>>, Fault> {
    let now = shop.points(&figures.profile, &figures.add)?;
    let with = |id: &str| {
        let mut more = figures.clone();
        more.add.push(id.to_owned());
        more
    };
    let fits =
        |id: &&str| with(id).faults(shop).is_empty() && !figures.add.iter().any(|it| it == id);
    let priced = |id: &'a str| {
        let points = shop.points(&figures.profile, &with(id).add)? - now;
        Ok(Extra { id, points })
    };
    shop.extras().filter(fits).map(priced).collect()
}

fn raised_for(
    roster: &Roster,
    purpose: &Purpose,
    content: &Content,
    brought: &setup::Content,
) -> Result<Muster, Fault> {
    let (id, side) = match purpose {
        Purpose::Usual => {
            let points = roster.points(&content.shop).unwrap_or_default();
            let near = content.shop.sizes.into_iter().min_by_key(|size| (size - points).abs());
            return Ok(Muster::free(near.unwrap_or(points)));
        }
        Purpose::Points(points) => return Ok(Muster::free(*points)),
        Purpose::Side { scenario, side } => (scenario, side),
    };
    let scenario = Scenario::read(brought.scenario_file(&INFO, id)?)?;
    let found = scenario.sides.into_iter().find(|it| it.id == *side);
    let found = found.ok_or_else(|| {
        Fault::new(Code::BadRequest, "fault-content-unknown")
            .with("what", "side")
            .with("name", side)
    })?;
    Ok(Muster::of_side(&found, ForceSize::Scenario, &content.shop))
}
