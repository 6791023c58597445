//! What the scenes share: figures of one's own making on a table of one's own, in few words.
#![allow(clippy::unwrap_used)]
#![allow(dead_code, reason = "each test file uses its own part")]

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Mutex;

use reglette_engine::setup::Content;
use reglette_engine::{Fault, Game};
use reglette_sotas::Sotas;
use reglette_testkit::Play;
use serde_json::{Map, Value, json};

/// A table being laid out: profiles made for it, figures, terrain, options.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    profiles: String,
    bands: [Vec<String>; 2],
    figures: Vec<Value>,
    terrain: Vec<Value>,
    options: Map<String, Value>,
    light: Option<&'static str>,
    files: Vec<(String, String)>,
    rest: Map<String, Value>,
}

/// Points of profiles met before, by what they are: files are read once more where they are missing.
static POINTS: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// An empty table.
pub fn stage() -> Stage {
    Stage::default()
}

impl Stage {
    /// A profile nobody has yet: Quality/Combat, then special rules; `w:` weapons, `g:` grenades, `i:`
    /// items, `f:` a faction, `kind:`, `body:`, `base:` in millimetres.
    #[must_use]
    pub fn profile(mut self, name: &str, spec: &str) -> Stage {
        let mut words = spec.split_whitespace();
        let (quality, combat) = words.next().unwrap().split_once('/').unwrap();
        let (mut kind, mut base, mut faction, mut body) = ("human", "25", "unit", String::new());
        let (mut specials, mut weapons, mut grenades, mut items) = (vec![], vec![], vec![], vec![]);
        for word in words {
            match word.split_once(':') {
                Some(("w", weapon)) => weapons.push(weapon),
                Some(("g", grenade)) => grenades.push(format!("{grenade} = 1")),
                Some(("i", item)) => items.push(item),
                Some(("f", it)) => faction = it,
                Some(("kind", it)) => kind = it,
                Some(("base", it)) => base = it,
                Some(("body", it)) => body = format!("body = \"{it}\"\n"),
                _ => specials.push(word),
            }
        }
        let grenades = grenades.join(", ");
        let points = POINTS.lock().unwrap().get(spec).cloned().unwrap_or("0".to_owned());
        write!(
            self.profiles,
            "[[profile]]\nid = \"{name}\"\nen = \"{name}\"\nfr = \"{name}\"\n\
             factions = [\"{faction}\"]\nquality = {quality}\ncombat = {combat}\n\
             specials = {specials:?}\nweapons = {weapons:?}\ngrenades = {{ {grenades} }}\n\
             items = {items:?}\n{body}kind = \"{kind}\"\nbase = {base}\npoints = {points} # {name}: {spec}\ntag = \"HOUSE\"\n\n"
        )
        .unwrap();
        self
    }

    /// A figure of a side with a profile of its own, its centre in millimetres.
    #[must_use]
    pub fn figure(self, side: usize, name: &str, spec: &str, at: (i32, i32)) -> Stage {
        let mut stage = self.profile(name, spec);
        stage.bands[side].push(name.to_owned());
        let held = (!spec.contains(" w:")).then_some(Value::Null).unwrap_or(json!(0));
        stage.figures.push(json!({
            "figure": name, "whereabouts": "table", "at": mm(at), "z": 0, "held": held,
        }));
        stage
    }

    /// What is different about the figure named last: marks, bond, losses and so on.
    #[must_use]
    pub fn with(mut self, state: Value) -> Stage {
        let figure = self.figures.last_mut().unwrap().as_object_mut().unwrap();
        figure.extend(state.as_object().unwrap().clone());
        self
    }

    /// The figure named last stands as high, in hundredths of a millimetre, on a platform of its own.
    #[must_use]
    pub fn raised(self, z: i32) -> Stage {
        let at = self.figures.last().unwrap()["at"].clone();
        let millimetres = |it: &Value| it.as_i64().unwrap() / 100;
        let rect = [millimetres(&at["x"]), millimetres(&at["y"]), 10, 10];
        let height = f64::from(z) / 100.0;
        let stage = self.with(json!({ "z": z }));
        if z == 0 {
            return stage;
        }
        stage.terrain(json!({"kind": "platform", "rect": rect, "height": height}))
    }

    /// A piece of terrain: centre, width and depth in millimetres.
    #[must_use]
    pub fn piece(mut self, kind: &str, rect: [i32; 4]) -> Stage {
        self.terrain.push(json!({"kind": kind, "rect": rect}));
        self
    }

    /// A zone of gas.
    #[must_use]
    pub fn gas(mut self, score: i8, rect: [i32; 4]) -> Stage {
        self.terrain.push(json!({"kind": "gas-zone", "rect": rect, "score": score}));
        self
    }

    /// Any piece of terrain.
    #[must_use]
    pub fn terrain(mut self, piece: Value) -> Stage {
        self.terrain.push(piece);
        self
    }

    /// An optional reading.
    #[must_use]
    pub fn option(mut self, key: &str, value: &str) -> Stage {
        self.options.insert(key.to_owned(), json!(value));
        self
    }

    /// More entries of a content file.
    #[must_use]
    pub fn file(mut self, name: &str, entries: &str) -> Stage {
        let text = Content::default().file(Sotas::info(), name).unwrap().to_owned();
        self.files.push((name.to_owned(), text + "\n" + entries));
        self
    }

    /// How light it is.
    #[must_use]
    pub fn light(mut self, light: &'static str) -> Stage {
        self.light = Some(light);
        self
    }

    /// Any other part of the position.
    #[must_use]
    pub fn also(mut self, key: &str, value: Value) -> Stage {
        self.rest.insert(key.to_owned(), value);
        self
    }

    /// The first side has the hand.
    pub fn play(self) -> Scene {
        match self.laid() {
            Ok(play) => Scene { play, log: Vec::new() },
            Err(fault) => panic!("the position is refused: {fault}"),
        }
    }

    /// What is wrong with the position, if anything is.
    pub fn refused(self) -> Option<Fault> {
        self.laid().err()
    }

    fn laid(self) -> Result<Play<Sotas>, Fault> {
        let band = |names: &Vec<String>| {
            let figures: Vec<Value> = names.iter().map(|it| json!({"profile": it})).collect();
            json!({"figures": figures})
        };
        let mut position = json!({
            "setup": {
                "scenario": "open-skirmish",
                "options": self.options,
                "rosters": [band(&self.bands[0]), band(&self.bands[1])],
            },
            "figures": self.figures,
            "terrain": self.terrain,
        });
        position.as_object_mut().unwrap().extend(self.rest);
        let built_in =
            |name: &str| Content::default().file(Sotas::info(), name).unwrap().to_owned();
        let profiles = built_in("profiles.toml") + "\n" + &self.profiles;
        let mut files = vec![("profiles.toml".to_owned(), profiles)];
        files.extend(self.files);
        if let Some(light) = self.light {
            let name = "scenarios/open-skirmish.toml";
            let text = built_in(name).replace("light = \"day\"", &format!("light = \"{light}\""));
            files.push((name.to_owned(), text));
        }
        loop {
            let content = Content { files: files.clone() };
            match Play::try_with(position.clone(), content) {
                Err(fault) if fault.key == "fault-content-points" => {
                    price(&mut files[0].1, &fault.to_string());
                }
                laid => return laid,
            }
        }
    }

    /// A figure is being activated and has so many actions.
    pub fn acts(mut self, figure: &str, actions: u8) -> Scene {
        let it = self.figures.iter_mut().find(|it| it["figure"] == figure).unwrap();
        let mut marks = it["marks"].as_array().cloned().unwrap_or_default();
        marks.push(json!("activated"));
        it["marks"] = json!(marks);
        let seat = u8::from(self.bands[1].iter().any(|it| it == figure));
        let round = json!({"turn": 1, "order": ["side.a", "side.b"], "hand": seat, "hands": 0});
        self.also("active", json!({"figure": figure, "seat": seat, "actions": actions}))
            .also("round", round)
            .also("doing", json!([{"hand": "activated"}, {"activation": "act"}]))
            .play()
    }
}

/// Prints the points of a profile, which the fault that misses them tells.
fn price(profiles: &mut String, fault: &str) {
    let word = |key: &str| fault.split(key).nth(1).and_then(|it| it.split(' ').next());
    let (Some(name), Some(points)) = (word("name="), word(" points=")) else {
        panic!("the position is refused: {fault}")
    };
    let mark = format!(" # {name}: ");
    let line = profiles.lines().find(|it| it.contains(&mark)).map(str::to_owned);
    let line = line.unwrap_or_else(|| panic!("the position is refused: {fault}"));
    let spec = line.split(&mark).nth(1).unwrap();
    POINTS.lock().unwrap().insert(spec.to_owned(), points.to_owned());
    *profiles = profiles.replace(&line, &format!("points = {points}{mark}{spec}"));
}

/// A point given in millimetres.
pub fn mm(at: (i32, i32)) -> Value {
    json!({"x": at.0 * 100, "y": at.1 * 100})
}

/// Where to, in millimetres.
pub fn to(x: i32, y: i32) -> Value {
    json!({"to": mm((x, y))})
}

/// All about every figure, places in hundredths of a millimetre.
pub fn states(play: &Play<Sotas>) -> Vec<Value> {
    let game = play.game().game();
    let state = Sotas::names(game.its_book()).scope(|| game.hashed());
    let mut state: Value = serde_json::from_slice(&state).unwrap();
    serde_json::from_value(state["figures"].take()).unwrap()
}

/// A melee attack.
pub fn fight(target: &str) -> Value {
    json!({"fight": {"target": target}})
}

/// A melee attack with a pistol.
pub fn fight_with(target: &str, with: &str) -> Value {
    json!({"fight": {"target": target, "with": with}})
}

/// A shot.
pub fn shoot(target: &str, with: &str) -> Value {
    json!({"shoot": {"target": target, "with": with}})
}

/// A power without a target, such as `scream`.
pub fn power(name: &str) -> Value {
    json!({ "use": name })
}

/// A power on somebody, or with a number.
pub fn power_on(name: &str, on: impl Into<Value>) -> Value {
    json!({"use": {name: on.into()}})
}

/// A power on somebody for so many actions.
pub fn power_for(name: &str, target: &str, actions: u8) -> Value {
    json!({"use": {name: {"target": target, "actions": actions}}})
}

/// A scene being played, its log in full.
#[derive(Debug)]
pub struct Scene {
    /// The scene itself.
    pub play: Play<Sotas>,
    log: Vec<String>,
}

impl Scene {
    /// More dice.
    pub fn dice(&mut self, dice: &str) -> &mut Scene {
        self.play.give(dice);
        self
    }

    /// A seat answers; what play leads to can be written down and read again.
    pub fn answer(&mut self, seat: u8, choice: Value) -> &mut Scene {
        self.play.answer(seat, choice);
        self.log.extend(self.play.take_log());
        let game = self.play.game().game();
        let again = Sotas::from_position(game.its_book(), &game.position());
        let fault = again.err().map(|it| it.to_string());
        assert_eq!(fault, None, "the position is refused after\n{}", self.log.join("\n"));
        self
    }

    /// A seat's answer is refused by a rule.
    pub fn refused(&mut self, seat: u8, choice: Value, rule: &str) -> &mut Scene {
        self.play.refused(seat, choice, rule);
        self
    }

    /// Dice are chosen for a figure and rolled.
    pub fn activate(&mut self, seat: u8, figure: &str, number: u8, dice: &str) -> &mut Scene {
        self.answer(seat, json!({"activate": figure})).dice(dice);
        self.answer(seat, json!({"dice": number}))
    }

    /// A move to a place, in millimetres.
    pub fn walk(&mut self, seat: u8, x: i32, y: i32) -> &mut Scene {
        self.answer(seat, json!("move")).answer(seat, to(x, y))
    }

    /// Who is asked, and for what.
    pub fn asked(&mut self, seat: u8, kind: &str) -> &mut Scene {
        self.play.expect_asked(seat, kind);
        self
    }

    /// Some line of the log so far has this in it.
    pub fn has(&mut self, text: &str) -> &mut Scene {
        let found = self.log.iter().any(|it| it.contains(text));
        assert!(found, "{text} is not in\n{}", self.log.join("\n"));
        self
    }

    /// Some line of the log so far has all of this in it.
    pub fn tells(&mut self, parts: &[&str]) -> &mut Scene {
        let found = self.log.iter().any(|it| parts.iter().all(|part| it.contains(part)));
        assert!(found, "{parts:?} is not in a line of\n{}", self.log.join("\n"));
        self
    }

    /// The first line of the log that has this in it comes before the first that has the other.
    pub fn has_before(&mut self, first: &str, then: &str) -> &mut Scene {
        let line = |text: &str| self.log.iter().position(|it| it.contains(text));
        let (one, other) = (line(first), line(then));
        assert!(one.is_some() && one < other, "{first}, {then}\n{}", self.log.join("\n"));
        self
    }

    /// No line of the log so far has this in it.
    pub fn hasnt(&mut self, text: &str) -> &mut Scene {
        let found = self.log.iter().find(|it| it.contains(text));
        assert!(found.is_none(), "{text} is in\n{}", self.log.join("\n"));
        self
    }

    /// A part of a total or a test, such as `sotas.acrobat.2` and -1.
    pub fn part(&mut self, rule: &str, by: i8) -> &mut Scene {
        self.has(&format!("rule:{rule},by:{by}"))
    }

    /// No total or test has a part by this rule.
    pub fn no_part(&mut self, rule: &str) -> &mut Scene {
        self.hasnt(&format!("rule:{rule},by"))
    }

    /// The log so far is forgotten.
    pub fn forget(&mut self) -> &mut Scene {
        self.log.clear();
        self
    }

    /// All about a figure, its place in hundredths of a millimetre.
    pub fn state(&self, figure: &str) -> Value {
        states(&self.play).into_iter().find(|it| it["figure"] == figure).unwrap()
    }

    /// Something about a figure: a pointer into its state; `null` is also a default.
    pub fn about(&mut self, figure: &str, pointer: &str, value: Value) -> &mut Scene {
        let it = self.state(figure);
        let found = it.pointer(pointer).cloned().unwrap_or(Value::Null);
        assert_eq!(found, value, "{pointer} of {it:#}\n{}", self.log.join("\n"));
        self
    }

    /// Whether a figure has a mark.
    pub fn marked(&mut self, figure: &str, mark: &str, yes: bool) -> &mut Scene {
        let it = self.state(figure);
        let marks = it["marks"].as_array().cloned().unwrap_or_default();
        assert_eq!(marks.contains(&json!(mark)), yes, "{it:#}\n{}", self.log.join("\n"));
        self
    }

    /// Where a figure is.
    pub fn is(&mut self, figure: &str, whereabouts: &str) -> &mut Scene {
        self.about(figure, "/whereabouts", json!(whereabouts))
    }

    /// Whether an answer is among the options.
    pub fn offers(&mut self, choice: Value, yes: bool) -> &mut Scene {
        assert_eq!(self.play.options().contains(&choice), yes, "{:?}", self.play.options());
        self
    }

    /// What an answer means beyond what it says.
    pub fn means(&mut self, choice: Value, expected: &str) -> &mut Scene {
        assert_eq!(self.play.remark(&choice), expected, "{choice}");
        self
    }

    /// Every die was used.
    pub fn done(&mut self) -> &mut Scene {
        self.play.expect_all_dice_used();
        self
    }
}
