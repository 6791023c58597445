//! The table of the card game: rows of Locations with what lies on them, what everyone has, piles.

use std::collections::BTreeMap;

use reglette_engine::game::Info;
use reglette_engine::setup::Content;
use reglette_words::Args;
use serde::Deserialize;
use serde_json::Value;

use super::{Layout, Scene, drawing};
use crate::text::{Align, FAINT, STRONG, columns, labelled, length, styled};

/// The kinds of cards, in the order a hand is told.
pub const KINDS: [&str; 4] = ["defender", "enemy", "support", "location"];

/// What is printed on a card, as far as it is shown beside its name.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Print {
    id: String,
    #[serde(default)]
    pub strength: Option<u8>,
    #[serde(default)]
    pub tp: u8,
    #[serde(default)]
    pub vp: Option<u8>,
    #[serde(skip)]
    pub kind: &'static str,
}

/// The layout of the card game, with what is printed on its cards.
#[derive(Debug)]
pub struct Cards {
    prints: BTreeMap<String, Print>,
}

#[derive(Default, Deserialize)]
struct Deck {
    #[serde(default)]
    defender: Vec<Print>,
    #[serde(default)]
    enemy: Vec<Print>,
    #[serde(default)]
    support: Vec<Print>,
    #[serde(default)]
    location: Vec<Print>,
    #[serde(default)]
    start: Vec<Print>,
}

impl Cards {
    pub fn new(info: &'static Info, content: &Content) -> Cards {
        let deck = content.file(info, "deck.toml").and_then(|text| toml::from_str(text).ok());
        let Deck { defender, enemy, support, location, start } = deck.unwrap_or_default();
        let of = |kind: &'static str, list: Vec<Print>| {
            list.into_iter().map(move |it| (it.id.clone(), Print { kind, ..it }))
        };
        let prints = of("defender", defender)
            .chain(of("enemy", enemy))
            .chain(of("support", support))
            .chain(of("location", location))
            .chain(of("location", start))
            .collect();
        Cards { prints }
    }

    /// What is printed on a card.
    pub fn print(&self, id: &str) -> Option<&Print> {
        self.prints.get(id)
    }

    /// A card's name with its Strength, or with the points of a Location.
    fn card(&self, scene: &Scene<'_>, id: &str) -> String {
        let name = scene.names.thing(id, scene.say);
        let Some(print) = self.prints.get(id) else { return name.to_owned() };
        let args = Args::new().with("vp", print.vp.unwrap_or(0)).with("tp", print.tp);
        match (print.kind, print.strength) {
            ("location", _) => format!("{name} {}", scene.say.with("card-location", &args)),
            (_, Some(strength)) => format!("{name}\u{a0}{strength}"),
            (_, None) => name.to_owned(),
        }
    }

    /// Several cards, equal ones counted; those seen from behind come last.
    fn cards(&self, scene: &Scene<'_>, cards: &[&Value]) -> String {
        let mut counted: Vec<(String, usize)> = Vec::new();
        for id in cards.iter().filter_map(|card| card.as_str()) {
            let told = self.card(scene, id);
            match counted.iter_mut().find(|(known, _)| *known == told) {
                Some((_, count)) => *count += 1,
                None => counted.push((told, 1)),
            }
        }
        let mut parts: Vec<String> = counted
            .into_iter()
            .map(|(name, count)| if count == 1 { name } else { format!("{name}\u{a0}(×{count})") })
            .collect();
        let hidden = cards.iter().filter(|card| card.is_null()).count();
        if hidden > 0 {
            parts.push(scene.say.with("face-down", &Args::new().with("n", hidden)));
        }
        parts.join(", ")
    }

    fn player(&self, scene: &Scene<'_>, seat: usize) -> Vec<String> {
        let name = scene.names.who(seat, viewer(scene), scene.say);
        std::iter::once(styled(STRONG, &name)).chain(facts(scene, seat)).collect()
    }

    /// What is known of the cards somebody else holds, a line each.
    fn known(&self, scene: &Scene<'_>, seat: usize) -> String {
        let line = |(key, cards): (&str, Vec<&Value>)| {
            let label = format!("    {}", scene.say.say(&format!("their-{key}")));
            format!("{}\n", labelled(&label, 0, &self.cards(scene, &cards), scene.width))
        };
        let known = |(_, cards): &(&str, Vec<&Value>)| cards.iter().any(|card| !card.is_null());
        held(scene, seat).into_iter().filter(known).map(line).collect()
    }

    fn place(&self, scene: &Scene<'_>, place: &Value) -> Vec<String> {
        let id = place["location"].as_str().unwrap_or_default();
        let vp = scene.say.with("vp", &Args::new().with("n", &place["vp"]));
        let mut on = Vec::new();
        if place["tardis"] == true {
            on.push(scene.say.say("has-tardis"));
        }
        let defenders: Vec<&Value> = place["defenders"].as_array().into_iter().flatten().collect();
        if !defenders.is_empty() {
            let args = Args::new().with("cards", self.cards(scene, &defenders));
            on.push(scene.say.with("defended", &args));
        }
        if let Some(by) = place["attack"]["by"].as_u64() {
            on.push(self.attack(scene, by, &place["attack"]));
        }
        vec![format!("  {}", scene.names.thing(id, scene.say)), vp, on.join("; ")]
    }

    fn attack(&self, scene: &Scene<'_>, by: u64, attack: &Value) -> String {
        let seat = usize::try_from(by).unwrap_or(usize::MAX);
        let mut enemies: Vec<&Value> =
            attack["enemies"].as_array().into_iter().flatten().map(|it| &it["card"]).collect();
        let river = Value::from("def.river");
        let rivers = attack["rivers"].as_u64().unwrap_or(0);
        enemies.extend((0..rivers).map(|_| &river));
        let args = Args::new()
            .with("by", scene.names.seat(seat, scene.say))
            .with("cards", self.cards(scene, &enemies));
        scene.say.with("attacked", &args)
    }

    /// Cards by kinds, one line each.
    fn by_kind(&self, scene: &Scene<'_>, cards: &[&Value]) -> String {
        let mut out = String::new();
        let label = |kind: &str| scene.say.say(&format!("kind-{kind}"));
        let column = KINDS.iter().map(|kind| label(kind).chars().count()).max().unwrap_or(0);
        for kind in KINDS {
            let of_kind = |id: &str| self.prints.get(id).is_some_and(|it| it.kind == kind);
            let those: Vec<&Value> =
                cards.iter().copied().filter(|it| it.as_str().is_some_and(of_kind)).collect();
            if !those.is_empty() {
                let text = self.cards(scene, &those);
                let line = labelled(&format!("  {}", label(kind)), column + 3, &text, scene.width);
                out.push_str(&format!("{line}\n"));
            }
        }
        out
    }
}

impl Layout for Cards {
    fn whole(&self, scene: &Scene<'_>) -> String {
        let (turn, piles) = headline(scene);
        let space = scene.width.saturating_sub(length(&turn) + length(&piles)).max(3);
        let mut out =
            format!("{}{}{}\n", styled(STRONG, &turn), " ".repeat(space), styled(FAINT, &piles));
        let seats = scene.view["players"].as_array().map_or(0, Vec::len);
        let rows: Vec<Vec<String>> = (0..seats).map(|seat| self.player(scene, seat)).collect();
        let heads = columns(&rows, &[Align::Left; 6]);
        let places: Vec<&Value> = scene.view["places"].as_array().into_iter().flatten().collect();
        let told: Vec<Vec<String>> = places.iter().map(|it| self.place(scene, it)).collect();
        let width = |at: usize| told.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
        let (name, vp) = (width(0), width(1));
        for (seat, head) in heads.lines().enumerate() {
            out.push_str(&format!("\n{head}\n"));
            if viewer(scene) != Some(seat) {
                out.push_str(&self.known(scene, seat));
            }
            let own = |it: &&Value| it["owner"].as_u64() == u64::try_from(seat).ok();
            for (_, row) in places.iter().zip(&told).filter(|(it, _)| own(it)) {
                let lead = format!("  {:name$}  {:>vp$}  ", row[0], row[1]);
                let line = labelled(&lead, name + vp + 6, &row[2], scene.width);
                out.push_str(&format!("{}\n", line.trim_end()));
            }
        }
        out
    }

    fn own(&self, scene: &Scene<'_>) -> String {
        let Some(seat) = viewer(scene) else { return String::new() };
        let mut out = String::new();
        for (key, cards) in held(scene, seat).into_iter().filter(|(_, cards)| !cards.is_empty()) {
            let heading = scene.say.say(&format!("your-{key}"));
            out.push_str(&format!("{}\n", styled(STRONG, &heading)));
            out.push_str(&self.by_kind(scene, &cards));
        }
        out
    }

    fn brief(&self, scene: &Scene<'_>) -> String {
        let seat = viewer(scene);
        let rows: Vec<Vec<String>> =
            seat.map(|seat| self.player(scene, seat)).into_iter().collect();
        format!("{}{}", columns(&rows, &[Align::Left; 6]).trim_start(), self.own(scene))
    }

    fn aside(&self, scene: &Scene<'_>) -> String {
        let discard: Vec<&Value> = scene.view["discard"].as_array().into_iter().flatten().collect();
        if discard.is_empty() {
            return String::new();
        }
        format!(
            "{}\n{}",
            styled(STRONG, &scene.say.say("discarded")),
            self.by_kind(scene, &discard)
        )
    }

    fn drawing(&self, scene: &Scene<'_>) -> Option<String> {
        Some(drawing::draw(self, scene))
    }
}

/// Who looks, if it is somebody at the table.
pub fn viewer(scene: &Scene<'_>) -> Option<usize> {
    scene.view["viewer"].as_u64().and_then(|seat| usize::try_from(seat).ok())
}

/// Time Points, numbers of cards, and counters left of a player.
pub fn facts(scene: &Scene<'_>, seat: usize) -> [String; 5] {
    let it = &scene.view["players"][seat];
    let count = |field: &str| it[field].as_array().map_or(0, Vec::len);
    let say = |key: &str, n: &str| scene.say.with(key, &Args::new().with("n", n));
    let reserve = count("reserve") + count("units");
    [
        say("tp", &it["tp"].to_string()),
        say("in-hand", &count("hand").to_string()),
        say("in-reserve", &format!("{reserve}/{}", it["reserve_places"])),
        say("tardises", &it["tardises"].to_string()),
        say("daleks", &it["daleks"].to_string()),
    ]
}

/// The cards a player holds apart from Locations, with the key of what they are called together.
pub fn held<'a>(scene: &Scene<'a>, seat: usize) -> [(&'static str, Vec<&'a Value>); 4] {
    let it = &scene.view["players"][seat];
    let list = |value: &'a Value| value.as_array().into_iter().flatten();
    let staged = if viewer(scene) == Some(seat) { &scene.view["staged"] } else { &Value::Null };
    [
        ("hand", list(&it["hand"]).collect()),
        ("reserve", list(&it["reserve"]).chain(list(&it["units"])).collect()),
        ("beside", list(&it["beside"]).collect()),
        ("staged", list(staged).collect()),
    ]
}

/// Whose turn it is, how far the game is, and the piles.
pub fn headline(scene: &Scene<'_>) -> (String, String) {
    let view = scene.view;
    let active = view["active"].as_u64().and_then(|it| usize::try_from(it).ok()).unwrap_or(0);
    let phase = match &view["phase"] {
        _ if !view["ended"].is_null() => "phase-over",
        Value::Object(_) => "phase-endgame",
        Value::String(announced) if announced == "announced" => "phase-announced",
        _ => "phase-normal",
    };
    let turn = Args::new().with("seat", scene.names.seat(active, scene.say));
    let piles = Args::new()
        .with("pile", &view["pile"])
        .with("discard", view["discard"].as_array().map_or(0, Vec::len))
        .with("bank", &view["bank"]);
    (scene.say.with(phase, &turn), scene.say.with("piles", &piles))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::Say;
    use crate::table::Names;
    use reglette_engine::setup::Setup;
    use reglette_words::Lang;
    use serde_json::json;

    fn player(hand: Value, units: Value) -> Value {
        json!({"hand": hand, "reserve": [null], "units": units, "beside": [], "tp": 2,
            "reserve_places": 2, "tardises": 5, "daleks": 4})
    }

    #[test]
    fn a_table_shows_what_its_viewer_knows() {
        let game = reglette_registry::find("cardgame").unwrap();
        let content = Content::default();
        let names = Names::new(game, &Setup::default(), &content, &[]).unwrap();
        let view = json!({
            "viewer": 0, "active": 1, "phase": "normal", "ended": null,
            "players": [player(json!(["def.rory", "ene.dalek", "def.rory"]), json!([])),
                player(json!([null, null]), json!(["sup.unit"]))],
            "places": [{"location": "start.gallifrey", "owner": 0, "vp": 2, "tardis": false,
                "defenders": ["def.amy"], "attack": {"by": 1, "rivers": 1,
                "enemies": [{"card": null, "facing": "down"}]}}],
            "pile": 90, "discard": ["ene.dalek"], "bank": 26, "staged": [],
        });
        let scene = Scene { view: &view, names: &names, say: Say::new(Lang::En), width: 60 };
        let cards = Cards::new(game.info(), &content);
        let whole = anstream::adapter::strip_str(&cards.whole(&scene)).to_string();
        let whole = whole.replace('\u{a0}', " ");
        assert_eq!(
            whole,
            "\
Player 2's turn        draw pile 90 · discard 1 · bank 26 TP

  Player 1 (you)  2 TP  hand 3  Reserve 1/2  TARDIS 5  Dalek 4
    Gallifrey  2 VP   defended by Amy Pond 3; attacked by
                      Player 2 with River Song 4, 1 face
                      down

  Player 2        2 TP  hand 2  Reserve 2/2  TARDIS 5  Dalek 4
    Reserve: U.N.I.T., 1 face down
"
        );
        let own = anstream::adapter::strip_str(&cards.own(&scene)).to_string();
        assert!(own.starts_with("Your hand\n  Defenders  Rory\u{a0}2\u{a0}(×2)\n"), "{own}");
    }
}
