//! The table of SOTAS: each band with its figures, how they are and where they stand; the terrain.

use reglette_engine::setup::Content;
use reglette_registry::AnyGame;
use reglette_words::Args;
use serde_json::{Value, json};

use super::{Layout, Scene, sotas_drawing};
use crate::text::{Align, STRONG, columns, labelled, styled, width};

/// The layout of SOTAS.
#[derive(Debug)]
pub struct Skirmish {
    pub game: &'static dyn AnyGame,
    pub content: Content,
}

impl Skirmish {
    fn band(&self, scene: &Scene<'_>, at: usize, side: &str) -> String {
        let mut out = format!("{}\n", styled(STRONG, &headline_of(scene, at, side)));
        let own: Vec<(&Value, &Value)> =
            figures(scene).filter(|(it, _)| it["side"] == side).collect();
        let present = own.iter().filter(|(it, _)| it["present"] == true);
        let rows: Vec<Vec<String>> =
            present.map(|(it, state)| self.figure(scene, it, state)).collect();
        out.push_str(&columns(&rows, &[Align::Left; 5]));
        for (key, places) in [
            ("waiting", &["waiting"][..]),
            ("gone", &["killed", "fled"]),
            ("escaped", &["escaped"]),
        ] {
            let there =
                |it: &Value| it["whereabouts"].as_str().is_some_and(|it| places.contains(&it));
            let those: Vec<&str> = own
                .iter()
                .filter(|(it, _)| there(it))
                .map(|(it, _)| name(scene, &it["figure"]))
                .collect();
            if !those.is_empty() {
                let label = format!("  {}", scene.say.headed(&format!("skirmish-{key}")));
                out.push_str(&format!("{}\n", labelled(&label, 0, &those.join(", "), scene.width)));
            }
        }
        out
    }

    fn figure(&self, scene: &Scene<'_>, it: &Value, state: &Value) -> Vec<String> {
        let numbers = Args::new().with("quality", &it["quality"]).with("combat", &it["combat"]);
        vec![
            name(scene, &it["figure"]).to_owned(),
            scene.say.with("skirmish-numbers", &numbers),
            it["held"].as_str().map_or("–", |held| scene.names.thing(held, scene.say)).to_owned(),
            place(scene, &it["at"]),
            self.states(scene, state).join(", "),
        ]
    }

    /// What is so with a figure, in words.
    fn states(&self, scene: &Scene<'_>, state: &Value) -> Vec<String> {
        let marks = state["marks"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let more = [("bond", "immobilised"), ("control", "controlled")];
        let more = more.into_iter().filter(|(field, _)| !state[*field].is_null());
        let word = |mark: &str| {
            self.game.words().own(&format!("mark-{mark}")).of(scene.say.lang).to_owned()
        };
        marks.chain(more.map(|(_, mark)| mark)).map(word).collect()
    }
}

impl Layout for Skirmish {
    fn whole(&self, scene: &Scene<'_>) -> String {
        let mut out = format!("{}\n", styled(STRONG, &headline(scene)));
        for (at, side) in sides(scene).enumerate() {
            out.push_str(&format!("\n{}", self.band(scene, at, side)));
        }
        out
    }

    fn own(&self, _: &Scene<'_>) -> String {
        String::new()
    }

    fn brief(&self, scene: &Scene<'_>) -> String {
        styled(STRONG, &headline(scene))
    }

    fn aside(&self, scene: &Scene<'_>) -> String {
        let pieces = scene.view["pieces"].as_array().into_iter().flatten();
        let rows: Vec<Vec<String>> = pieces
            .filter(|it| it["state"]["gone"] != true)
            .map(|it| {
                let middle = sotas_drawing::middle(&it["shape"]);
                vec![
                    name(scene, &it["piece"]).to_owned(),
                    place(scene, &middle),
                    piece_state(scene, it),
                ]
            })
            .collect();
        let heading = styled(STRONG, &scene.say.say("skirmish-terrain"));
        format!("{heading}\n{}", columns(&rows, &[Align::Left; 3]))
    }

    fn drawing(&self, scene: &Scene<'_>) -> Option<String> {
        Some(sotas_drawing::draw(scene))
    }

    /// A figure as it counts now; a profile as it is printed.
    fn about(&self, scene: &Scene<'_>, id: &str) -> Option<String> {
        let now = figures(scene).map(|(it, _)| it).find(|it| it["figure"] == id);
        let its = now.map_or(id, |it| it["profile"].as_str().unwrap_or_default());
        let shop = self.game.muster(&json!("shop"), &self.content).ok()?;
        let mut profiles = shop["profiles"].as_array()?.iter();
        let printed = profiles.find(|it| it["id"] == its)?;
        let value = |key: &str| &now.unwrap_or(printed)[key];
        // A figure that has another's form has its special rules too: those that count now are asked.
        let specials = match now {
            Some(it) => detailed(&it["traits"], &printed["specials"]),
            None => texts(&printed["specials"]).collect(),
        };
        let numbers = Args::new()
            .with("quality", value("quality"))
            .with("combat", value("combat"))
            .with("points", value("points"));
        let mut out = labelled(" ", 1, &scene.say.with("skirmish-values", &numbers), width());
        let weapons: Vec<&str> = texts(value("weapons")).collect();
        for (key, ids) in [("weapons", weapons), ("specials", specials)] {
            let names: Vec<&str> = ids.iter().map(|id| term(scene, id)).collect();
            if !names.is_empty() {
                let label = format!(" {}", scene.say.headed(&format!("skirmish-{key}")));
                out.push_str(&format!("\n{}", labelled(&label, 0, &names.join(", "), width())));
            }
        }
        Some(format!("{out}\n"))
    }
}

/// The texts of a list.
fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// What a thing is called; a special rule about something that has no name of its own as the rule alone.
fn term<'a>(scene: &Scene<'a>, id: &'a str) -> &'a str {
    match scene.names.thing(id, scene.say) {
        named if named == id => scene.names.thing(id.split('(').next().unwrap_or(id), scene.say),
        named => named,
    }
}

/// Special rules that count now: those about something as the profile has them, such as `leader-x(daleks)`.
fn detailed<'a>(traits: &'a Value, printed: &'a Value) -> Vec<&'a str> {
    let own = |it: &'a str| {
        let told: Vec<&str> =
            texts(printed).filter(|term| term.split('(').next() == Some(it)).collect();
        if told.is_empty() { vec![it] } else { told }
    };
    texts(traits).flat_map(own).collect()
}

/// The figures as they count, each with what is different about it since the beginning.
pub fn figures<'a>(scene: &Scene<'a>) -> impl Iterator<Item = (&'a Value, &'a Value)> + use<'a> {
    let list = |value: &'a Value| value.as_array().into_iter().flatten();
    let view = scene.view;
    let state = move |of: &Value| {
        list(&view["position"]["figures"]).find(|it| it["figure"] == of["figure"])
    };
    list(&view["figures"]).map(move |it| (it, state(it).unwrap_or(&Value::Null)))
}

/// The sides' ids.
pub fn sides<'a>(scene: &Scene<'a>) -> impl Iterator<Item = &'a str> + use<'a> {
    let sides = scene.view["setting"]["sides"].as_array().into_iter().flatten();
    sides.filter_map(|it| it["side"].as_str())
}

/// What something is called.
pub fn name<'a>(scene: &Scene<'a>, id: &'a Value) -> &'a str {
    scene.names.thing(id.as_str().unwrap_or_default(), scene.say)
}

/// The game turn, and whose hand it is.
pub fn headline(scene: &Scene<'_>) -> String {
    let round = &scene.view["position"]["round"];
    let hand = round["hand"].as_u64().and_then(|it| usize::try_from(it).ok()).unwrap_or(0);
    match round["order"].get(hand) {
        _ if !scene.view["position"]["ended"].is_null() => scene.say.say("phase-over"),
        Some(side) => {
            let args = Args::new().with("turn", &round["turn"]).with("side", name(scene, side));
            scene.say.with("skirmish-turn", &args)
        }
        None => scene.say.say("skirmish-before"),
    }
}

/// A side and who plays it.
fn headline_of(scene: &Scene<'_>, at: usize, side: &str) -> String {
    let seat = scene.view["position"]["sides"][at]["seat"].as_u64();
    let number = |it: u64| usize::try_from(it).ok();
    let viewer = scene.view["viewer"].as_u64().and_then(number);
    let who = seat.and_then(number).map(|seat| scene.names.who(seat, viewer, scene.say));
    format!("{} · {}", scene.names.thing(side, scene.say), who.unwrap_or_default())
}

/// A place in millimetres.
fn place(scene: &Scene<'_>, at: &Value) -> String {
    let millimetres = |it: &Value| it.as_i64().unwrap_or(0) / 100;
    let args = Args::new().with("x", millimetres(&at["x"])).with("y", millimetres(&at["y"]));
    scene.say.with("skirmish-at", &args)
}

fn piece_state(scene: &Scene<'_>, piece: &Value) -> String {
    let state = &piece["state"];
    let mut told = Vec::new();
    if piece["kind"].as_str().is_some_and(|it| it.contains("door")) {
        let args = Args::new().with("state", state["door"].as_str().unwrap_or_default());
        told.push(scene.say.with("skirmish-door", &args));
    }
    if state["tokens"].as_u64().is_some_and(|it| it > 0) {
        told.push(scene.say.with("skirmish-tokens", &Args::new().with("n", &state["tokens"])));
    }
    told.join(", ")
}
