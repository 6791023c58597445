//! The table of Exterminate!: each faction with its figures, how they are and where they stand; hands,
//! nodes and terrain.

use reglette_words::Args;
use serde_json::Value;

use super::sheet::Sheet;
use super::{Layout, Scene};
use crate::text::{Align, STRONG, columns, labelled, styled};

/// Hundredths of a millimetre in a tenth of an inch.
const TENTH: i64 = 254;

/// The layout of Exterminate!.
#[derive(Debug)]
pub struct Battle;

impl Layout for Battle {
    fn whole(&self, scene: &Scene<'_>) -> String {
        let mut out = format!("{}\n", styled(STRONG, &headline(scene)));
        for (seat, player) in list(&scene.view["players"]).enumerate() {
            out.push_str(&format!("\n{}", faction(scene, seat, player)));
        }
        let nodes: Vec<String> = list(&scene.view["nodes"])
            .filter(|it| it["carrier"].is_null())
            .map(|it| node(scene, it))
            .collect();
        if !nodes.is_empty() {
            out.push('\n');
            out.push_str(&row(scene, "battle-nodes", &nodes.join(", ")));
        }
        out
    }

    fn own(&self, scene: &Scene<'_>) -> String {
        let Some(player) = viewer(scene).map(|it| &scene.view["players"][it]) else {
            return String::new();
        };
        let mut out = String::new();
        for (key, field) in [("battle-hand", "hand"), ("battle-adventure", "adventure")] {
            let cards: Vec<&str> = list(&player[field]).map(|it| name(scene, it)).collect();
            if !cards.is_empty() {
                out.push_str(&row(scene, key, &cards.join(", ")));
            }
        }
        out
    }

    fn brief(&self, scene: &Scene<'_>) -> String {
        format!("{}\n{}", styled(STRONG, &headline(scene)), self.own(scene))
    }

    fn aside(&self, scene: &Scene<'_>) -> String {
        let rows: Vec<Vec<String>> = list(&scene.view["pieces"])
            .map(|it| {
                let ends = [&it["corners"][0], &it["corners"][2]].map(|at| place(scene, at));
                vec![name(scene, &it["piece"]).to_owned(), ends.join(" – ")]
            })
            .collect();
        let heading = styled(STRONG, &scene.say.say("skirmish-terrain"));
        format!("{heading}\n{}", columns(&rows, &[Align::Left; 2]))
    }

    fn drawing(&self, scene: &Scene<'_>) -> Option<String> {
        Some(drawn(scene))
    }
}

/// The radius of a node, a beacon and the prisoner, half an inch, in hundredths of a millimetre.
const DISC: i64 = 1270;

/// The table as a drawing (SVG).
fn drawn(scene: &Scene<'_>) -> String {
    let mut sheet = Sheet::new(&scene.view["size"]);
    for zone in list(&scene.view["zones"]) {
        sheet.polygon("flat", list(&zone["corners"]));
    }
    for piece in list(&scene.view["pieces"]) {
        let class = if piece["class"] == "wall" { "high" } else { "low" };
        sheet.polygon(class, list(&piece["corners"]));
    }
    for mark in list(&scene.view["marks"]) {
        sheet.disc("flat", mark, &DISC.into());
    }
    for it in list(&scene.view["nodes"]).filter(|it| it["carrier"].is_null()) {
        sheet.disc("node", &it["at"], &DISC.into());
        let vp = it["vp"].as_u64().map_or_else(String::new, |vp| vp.to_string());
        sheet.word("on", &it["at"], &(DISC / 2).into(), &vp);
    }
    for it in list(&scene.view["figures"]).filter(|it| it["present"] == true) {
        let side = it["seat"].as_u64().map_or_else(|| "low".to_owned(), |it| format!("side-{it}"));
        let class = if it["shocked"] == true { format!("{side} down") } else { side };
        sheet.base(&class, &it["at"], &it["radius"], name(scene, &it["figure"]));
    }
    sheet.drawn(&headline(scene))
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn name<'a>(scene: &Scene<'a>, id: &'a Value) -> &'a str {
    scene.names.thing(id.as_str().unwrap_or_default(), scene.say)
}

fn viewer(scene: &Scene<'_>) -> Option<usize> {
    scene.view["viewer"].as_u64().and_then(|it| usize::try_from(it).ok())
}

fn row(scene: &Scene<'_>, key: &str, text: &str) -> String {
    format!("{}\n", labelled(&scene.say.headed(key), 0, text, scene.width))
}

/// The turn, the sub-phase and whose part it is.
fn headline(scene: &Scene<'_>) -> String {
    let round = &scene.view["position"]["round"];
    if scene.view["position"]["ended"] == true {
        return scene.say.say("phase-over");
    }
    if round["turn"].as_u64().unwrap_or(0) == 0 {
        return scene.say.say("skirmish-before");
    }
    let part = round["part"].as_u64().and_then(|it| usize::try_from(it).ok()).unwrap_or(0);
    let seat = round["order"][part].as_u64().and_then(|it| usize::try_from(it).ok());
    let args = Args::new()
        .with("turn", &round["turn"])
        .with("turns", &scene.view["turns"])
        .with("phase", round["phase"].as_str().unwrap_or_default())
        .with("seat", seat.map(|it| scene.names.seat(it, scene.say)).unwrap_or_default());
    scene.say.with("battle-turn", &args)
}

/// A player: faction, points, Fate, cards; then the figures.
fn faction(scene: &Scene<'_>, seat: usize, player: &Value) -> String {
    let many = |field: &str| list(&player[field]).count();
    let args = Args::new()
        .with("faction", name(scene, &player["faction"]))
        .with("seat", scene.names.who(seat, viewer(scene), scene.say))
        .with("vp", &player["vp"])
        .with("carried", &player["carried"])
        .with("fate", &player["fate"])
        .with("hand", many("hand"))
        .with("adventure", many("adventure"));
    let mut out = format!("{}\n", styled(STRONG, &scene.say.with("battle-player", &args)));
    for (key, field) in [
        ("battle-open", "open"),
        ("battle-fresh", "fresh"),
        ("battle-exhausted", "exhausted"),
        ("battle-discard", "discard"),
    ] {
        let cards: Vec<&str> = list(&player[field]).map(|it| name(scene, it)).collect();
        if !cards.is_empty() {
            out.push_str(&row(scene, key, &cards.join(", ")));
        }
    }
    let own: Vec<&Value> = list(&scene.view["figures"]).filter(|it| it["seat"] == seat).collect();
    let present = own.iter().filter(|it| it["present"] == true);
    let rows: Vec<Vec<String>> = present.map(|it| figure(scene, it)).collect();
    out.push_str(&columns(&rows, &[Align::Left; 5]));
    out
}

fn figure(scene: &Scene<'_>, it: &Value) -> Vec<String> {
    let inches = it["movement"].as_i64().unwrap_or(0) / (TENTH * 10);
    let numbers = Args::new()
        .with("movement", inches)
        .with("resistance", &it["resistance"])
        .with("melee", &it["melee"])
        .with("shoot", &it["shoot"]);
    let weapons: Vec<&str> = list(&it["weapons"]).map(|weapon| name(scene, weapon)).collect();
    vec![
        name(scene, &it["figure"]).to_owned(),
        scene.say.with("battle-numbers", &numbers),
        if weapons.is_empty() { "–".to_owned() } else { weapons.join(", ") },
        place(scene, &it["at"]),
        states(scene, it).join(", "),
    ]
}

/// What is so with a figure, in words.
fn states(scene: &Scene<'_>, it: &Value) -> Vec<String> {
    let mut told = Vec::new();
    if it["shocked"] == true {
        told.push(scene.say.say("battle-shocked"));
    }
    for (key, count) in [("battle-stress", &it["stress"]), ("battle-wounds", &it["wounds"][0])] {
        if count.as_u64().is_some_and(|it| it > 0) {
            told.push(scene.say.with(key, &Args::new().with("n", count)));
        }
    }
    if !it["on"].is_null() {
        told.push(scene.say.with("battle-on", &Args::new().with("piece", name(scene, &it["on"]))));
    }
    let nodes = list(&scene.view["nodes"]).filter(|node| node["carrier"] == it["figure"]);
    let carried = nodes.filter_map(|node| node["vp"].as_u64());
    told.extend(carried.map(|vp| scene.say.with("battle-node", &Args::new().with("vp", vp))));
    told
}

/// A node that lies on the table.
fn node(scene: &Scene<'_>, it: &Value) -> String {
    let at = place(scene, &it["at"]);
    match it["vp"].as_u64() {
        None => at,
        Some(vp) => {
            format!("{at} ({})", scene.say.with("battle-node", &Args::new().with("vp", vp)))
        }
    }
}

/// A place in inches.
fn place(scene: &Scene<'_>, at: &Value) -> String {
    let tenths = |it: &Value| it.as_i64().unwrap_or(0) / TENTH * TENTH;
    let args = Args::new().with("x", tenths(&at["x"])).with("y", tenths(&at["y"]));
    scene.say.with("battle-at", &args)
}
