//! What the scenes share: figures of one's own making on an empty table, in few words.
#![allow(clippy::unwrap_used)]
#![allow(dead_code, reason = "each test file uses its own part")]

use std::fmt::Write;

use reglette_engine::Game;
use reglette_engine::setup::Content;
use reglette_exterminate::Exterminate;
use reglette_testkit::Play;
use serde_json::{Map, Value, json};

/// A scene being played.
pub type Scene = Play<Exterminate>;

/// A table being laid out: figures made for it, terrain, nodes, hands.
#[derive(Clone, Debug)]
pub struct Stage {
    cards: String,
    scenario: &'static str,
    factions: Vec<&'static str>,
    forces: Vec<Vec<String>>,
    figures: Vec<Value>,
    players: Vec<Map<String, Value>>,
    terrain: Vec<Value>,
    nodes: Vec<Value>,
    options: Map<String, Value>,
    round: Map<String, Value>,
    rest: Map<String, Value>,
    files: Vec<(String, String)>,
    chiefs: bool,
}

/// An empty table in the Movement sub-phase of the first turn; nobody has cards or Fate. Each player has
/// a figure that stands in a corner and is always about to act.
pub fn stage() -> Stage {
    Stage {
        cards: String::new(),
        scenario: "meeting-of-metal",
        factions: vec!["unit", "sontarans"],
        forces: vec![Vec::new(), Vec::new()],
        figures: Vec::new(),
        players: vec![Map::from_iter([("fate".to_owned(), json!(0))]); 2],
        terrain: Vec::new(),
        nodes: Vec::new(),
        options: Map::new(),
        round: Map::from_iter([
            ("turn".to_owned(), json!(1)),
            ("phase".to_owned(), json!("movement")),
            ("order".to_owned(), json!([0, 1])),
        ]),
        rest: Map::new(),
        files: Vec::new(),
        chiefs: true,
    }
}

/// A built-in content file.
pub fn built_in(name: &str) -> String {
    Content::default().file(Exterminate::info(), name).unwrap().to_owned()
}

impl Stage {
    /// A figure of a player, its centre in inches. Its values by letters: `M5 R4 Me2 Sh1 W1 VP1`, `L` for a
    /// large base, `w:` weapons, `f:` its faction, and special rules.
    #[must_use]
    pub fn figure(mut self, seat: usize, name: &str, spec: &str, at: (f64, f64)) -> Stage {
        self.card(seat, name, spec);
        self.figures.push(json!({"figure": name, "at": [at.0, at.1]}));
        self
    }

    fn card(&mut self, seat: usize, name: &str, spec: &str) {
        let number = |head: &str, usual: i32| {
            let value = |word: &str| word.strip_prefix(head).and_then(|it| it.parse::<i32>().ok());
            spec.split_whitespace().find_map(value).unwrap_or(usual)
        };
        let tagged = |head: &str| -> Vec<&str> {
            spec.split_whitespace().filter_map(|it| it.strip_prefix(head)).collect()
        };
        let faction = tagged("f:").first().copied().unwrap_or(self.factions[seat]);
        let base = if spec.split_whitespace().any(|it| it == "L") { "large" } else { "small" };
        let plain =
            |it: &&str| it.chars().all(|c| c.is_ascii_lowercase() || "-()0123456789".contains(c));
        let traits: Vec<&str> = spec.split_whitespace().filter(plain).collect();
        write!(
            self.cards,
            "[[card]]\nid = \"{name}\"\nfaction = \"{faction}\"\nen = \"{name}\"\nfr = \"{name}\"\n\
             figures = 1\nfate = {}\nmovement = {}\nresistance = {}\nmelee = {}\nshoot = {}\n\
             wounds = {}\nvp = {}\nbase = \"{base}\"\nweapons = {:?}\ntraits = {traits:?}\n\n",
            number("F", 0),
            number("M", 5),
            number("R", 0),
            number("Me", 0),
            number("Sh", 0),
            number("W", 0),
            number("VP", 1),
            tagged("w:"),
        )
        .unwrap();
        self.forces[seat].push(name.to_owned());
    }

    /// A figure that the game itself brings, such as a civilian.
    #[must_use]
    pub fn standing(mut self, name: &str, at: (f64, f64)) -> Stage {
        self.figures.push(json!({"figure": name, "at": [at.0, at.1]}));
        self
    }

    /// What is different about the figure named last: `stress`, `shocked`, `marks` and so on.
    #[must_use]
    pub fn with(mut self, state: Value) -> Stage {
        let figure = self.figures.last_mut().unwrap().as_object_mut().unwrap();
        figure.extend(state.as_object().unwrap().clone());
        self
    }

    /// Nobody stands in the corners.
    #[must_use]
    pub fn alone(mut self) -> Stage {
        self.chiefs = false;
        self
    }

    /// The faction of a player.
    #[must_use]
    pub fn faction(mut self, seat: usize, faction: &'static str) -> Stage {
        self.factions[seat] = faction;
        self
    }

    /// The scenario.
    #[must_use]
    pub fn scenario(mut self, scenario: &'static str) -> Stage {
        self.scenario = scenario;
        self
    }

    /// A third player.
    #[must_use]
    pub fn three(mut self) -> Stage {
        self.factions.push("judoon");
        self.forces.push(Vec::new());
        self.players.push(Map::from_iter([("fate".to_owned(), json!(0))]));
        self.round("order", json!([0, 1, 2]))
    }

    /// A piece of terrain, its lower left corner in inches.
    #[must_use]
    pub fn piece(mut self, kind: &str, at: (f64, f64)) -> Stage {
        self.terrain.push(json!({"kind": kind, "at": [at.0, at.1]}));
        self
    }

    /// A face-down node.
    #[must_use]
    pub fn node(mut self, at: (f64, f64)) -> Stage {
        self.nodes.push(json!({"at": [at.0, at.1]}));
        self
    }

    /// A node that somebody carries.
    #[must_use]
    pub fn carried(mut self, token: &str, by: &str) -> Stage {
        self.nodes.push(json!({"at": [0, 0], "token": token, "carrier": by}));
        self
    }

    /// Anything about a player.
    #[must_use]
    pub fn player(mut self, seat: usize, key: &str, value: Value) -> Stage {
        self.players[seat].insert(key.to_owned(), value);
        self
    }

    /// Fate tokens.
    #[must_use]
    pub fn fate(self, seat: usize, tokens: u8) -> Stage {
        self.player(seat, "fate", json!(tokens))
    }

    /// Combat cards in hand.
    #[must_use]
    pub fn hand(self, seat: usize, cards: &str) -> Stage {
        self.player(seat, "hand", json!(cards.split_whitespace().collect::<Vec<_>>()))
    }

    /// Adventure cards in hand.
    #[must_use]
    pub fn adventure(self, seat: usize, cards: &str) -> Stage {
        let cards: Vec<&str> = cards.split_whitespace().collect();
        self.player(seat, "adventure", json!({ "hand": cards }))
    }

    /// An optional reading.
    #[must_use]
    pub fn option(mut self, key: &str, value: &str) -> Stage {
        self.options.insert(key.to_owned(), json!(value));
        self
    }

    /// Something about the turn.
    #[must_use]
    pub fn round(mut self, key: &str, value: Value) -> Stage {
        self.round.insert(key.to_owned(), value);
        self
    }

    /// Any other part of the position.
    #[must_use]
    pub fn also(mut self, key: &str, value: Value) -> Stage {
        self.rest.insert(key.to_owned(), value);
        self
    }

    /// A content file of one's own.
    #[must_use]
    pub fn file(mut self, name: &str, text: String) -> Stage {
        self.files.push((name.to_owned(), text));
        self
    }

    /// The sub-phase, in the part of a player.
    #[must_use]
    pub fn phase(self, phase: &str, part: u8) -> Stage {
        self.round("phase", json!(phase)).round("part", json!(part))
    }

    /// The document of the stage.
    fn document(&mut self) -> Value {
        let many = self.forces.iter().map(Vec::len).max().unwrap() + 1;
        for seat in 0..self.forces.len() {
            let leads = self.forces[seat].iter().any(|it| {
                let card = self
                    .cards
                    .split("[[card]]")
                    .find(|card| card.contains(&format!("id = \"{it}\"")));
                card.is_some_and(|card| card.contains("\"leader\""))
            });
            if !leads {
                let name = format!("chief-{seat}");
                self.card(seat, &name, "leader");
                if self.chiefs {
                    let at = [[0.75, 0.75], [35.25, 35.25], [35.25, 0.75]][seat];
                    self.figures.push(json!({"figure": name, "at": at}));
                }
            }
            let doctor = usize::from(self.factions[seat] == "doctor");
            while self.forces[seat].len() < many + doctor {
                let name = format!("spare-{seat}-{}", self.forces[seat].len());
                self.card(seat, &name, "");
            }
        }
        let rosters: Vec<Value> = self
            .factions
            .iter()
            .zip(&self.forces)
            .map(|(faction, cards)| json!({"faction": faction, "cards": cards}))
            .collect();
        let mut position = json!({
            "setup": {
                "scenario": self.scenario,
                "players": self.factions.len(),
                "options": self.options,
                "rosters": rosters,
            },
            "figures": self.figures,
            "players": self.players,
            "terrain": self.terrain,
            "nodes": self.nodes,
            "round": self.round,
        });
        position.as_object_mut().unwrap().extend(self.rest.clone());
        position
    }

    /// The scene, or what is wrong with it.
    pub fn try_play(mut self) -> Result<Scene, reglette_engine::Fault> {
        let position = self.document();
        let mut files =
            vec![("cards.toml".to_owned(), built_in("cards.toml") + "\n" + &self.cards)];
        files.extend(self.files);
        Play::try_with(position, Content { files })
    }

    /// The scene.
    pub fn play(self) -> Scene {
        self.try_play().unwrap_or_else(|fault| panic!("the position is refused: {fault}"))
    }

    /// The Shooting part of the first player, with a figure about to act.
    pub fn acts(self, figure: &str) -> Scene {
        let mut scene = self.phase("shooting", 0).play();
        scene.answer(0, json!({"figure": figure}));
        scene
    }

    /// A figure of the first player shoots at another.
    pub fn shoots(self, figure: &str, target: &str, with: &str, dice: &str) -> Scene {
        let mut scene = self.acts(figure).dice(dice);
        scene.answer(0, shoot(target, with));
        scene
    }

    /// The Melee part of the first player: one figure attacks another.
    pub fn fights(self, figure: &str, target: &str, dice: &str) -> Scene {
        let mut scene = self.phase("melee", 0).play().dice(dice);
        scene.answer(0, json!({ "engage": target }));
        let join = join(&scene, figure);
        scene.answer(0, join);
        // Others who could join do not.
        if scene.game().game().ask().is_some_and(|it| it.kind == "join") {
            scene.answer(0, pass());
        }
        scene
    }

    /// The Movement part of the first player, with a figure about to move.
    pub fn moves(self, figure: &str) -> Scene {
        let mut scene = self.play();
        scene.answer(0, json!({"figure": figure}));
        scene
    }
}

/// A point given in inches.
pub fn inches(x: f64, y: f64) -> Value {
    json!({"x": (x * 2540.0).round() as i64, "y": (y * 2540.0).round() as i64})
}

/// Where to, in inches.
pub fn to(x: f64, y: f64) -> Value {
    json!({"go": {"to": inches(x, y)}})
}

/// A shot.
pub fn shoot(target: &str, with: &str) -> Value {
    json!({"shoot": {"with": with, "target": target}})
}

/// A shot with Adventure cards.
pub fn shoot_with(target: &str, with: &str, cards: &[&str]) -> Value {
    json!({"shoot": {"with": with, "target": target, "cards": cards}})
}

/// A Combat card.
pub fn card(card: &str) -> Value {
    json!({ "card": card })
}

/// A re-roll of the attack, or of the only roll.
pub fn reroll(by: &str, dice: &str) -> Value {
    json!({"reroll": {"by": by, "dice": dice}})
}

/// A re-roll of the defence.
pub fn reroll_defence(by: &str, dice: &str) -> Value {
    json!({"reroll": {"by": by, "dice": dice, "of": "defence"}})
}

/// An Adventure card.
pub fn play(card: &str) -> Value {
    json!({"play": {"card": card}})
}

/// An Adventure card on figures.
pub fn play_on(card: &str, figures: &[&str]) -> Value {
    json!({"play": {"card": card, "figures": figures}})
}

/// How a figure fights.
pub fn fight(dice: u8, also: &[&str]) -> Value {
    json!({"fight": {"dice": dice, "also": also}})
}

/// Passing.
pub fn pass() -> Value {
    json!("pass")
}

/// Everybody passes in the windows of rolls, until something else is asked.
pub fn pass_windows(scene: &mut Scene) {
    while let Some(ask) = scene.game().game().ask().filter(|it| it.kind.starts_with("window-")) {
        scene.answer(ask.seat.0, pass());
    }
}

/// The first way a figure may join the melee.
pub fn join(scene: &Scene, figure: &str) -> Value {
    let options = scene.options();
    let found = options.iter().find(|it| it["join"]["figure"] == figure);
    found.unwrap_or_else(|| panic!("{figure} cannot join: {options:?}")).clone()
}

/// Something about a figure: a pointer into its part of the position; `null` is also a default.
pub fn about(scene: &Scene, figure: &str, pointer: &str) -> Value {
    let position = scene.position();
    let figures = position["figures"].as_array().unwrap();
    let it = figures.iter().find(|it| it["figure"] == figure).unwrap();
    it.pointer(pointer).cloned().unwrap_or(Value::Null)
}

/// Whether an answer is among the options.
pub fn offers(scene: &Scene, choice: &Value) -> bool {
    scene.options().contains(choice)
}

/// The dice of the pool that a rule gave a part to, in the log: `rule:ex.sr.1,by:3`.
pub fn part(rule: &str, by: i8) -> String {
    format!("rule:{rule},by:{by}")
}

/// Victory Points of a player.
pub fn vp(scene: &Scene, seat: usize) -> i64 {
    scene.position()["players"][seat]["vp"].as_i64().unwrap_or(0)
}

/// Fate tokens of a player.
pub fn fate(scene: &Scene, seat: usize) -> i64 {
    scene.view(reglette_engine::Seat(u8::try_from(seat).unwrap()))["players"][seat]["fate"]
        .as_i64()
        .unwrap()
}
