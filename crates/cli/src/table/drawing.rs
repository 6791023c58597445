//! The table of the card game as a drawing (SVG), light or dark as the reader's screen is.

use reglette_words::Args;
use serde_json::Value;

use super::Scene;
use super::cardgame::{Cards, facts, headline, held, viewer};

const MARGIN: usize = 24;
const CARD: usize = 168;
const GAP: usize = 14;
const ROW: usize = 6;
const WIDTH: usize = 2 * MARGIN + ROW * CARD + (ROW - 1) * GAP;
const PLACE_HEIGHT: usize = 62;
const SMALL: usize = 26;

const STYLE: &str = "
  .ground { fill: #f4f3ef } .text { fill: #22252a } .faint { fill: #6b7078 }
  .card { fill: #ffffff; stroke: #b9bcc2 } .defender { fill: #e3eef0; stroke: #8fb0b6 }
  .enemy { fill: #f3e3e0; stroke: #bf968e } .support { fill: #ece7f2; stroke: #a59bb8 }
  .back { fill: #d9dade; stroke: #a9adb4; stroke-dasharray: 4 3 }
  .tardis { fill: #2f5d9b } .dalek { fill: #a3522f } .on { fill: #ffffff }
  text { font-family: system-ui, sans-serif; font-size: 13px }
  .title { font-size: 16px; font-weight: 600 } .strong { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #1d1f23 } .text { fill: #e6e7ea } .faint { fill: #9a9fa8 }
    .card { fill: #2a2d33; stroke: #52565e } .defender { fill: #22363a; stroke: #4f7077 }
    .enemy { fill: #3d2a27; stroke: #7d564f } .support { fill: #332d3d; stroke: #6a5f7d }
    .back { fill: #383b42; stroke: #646872 }
  }
";

/// Draws a table.
pub fn draw(cards: &Cards, scene: &Scene<'_>) -> String {
    let mut paper = Paper { cards, scene, body: String::new(), y: MARGIN };
    paper.head();
    let seats = scene.view["players"].as_array().map_or(0, Vec::len);
    for seat in 0..seats {
        paper.player(seat);
    }
    let height = paper.y + MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         width=\"{WIDTH}\" height=\"{height}\" role=\"img\">\n<style>{STYLE}</style>\n\
         <rect class=\"ground\" width=\"{WIDTH}\" height=\"{height}\"/>\n{}</svg>\n",
        paper.body
    )
}

struct Paper<'a> {
    cards: &'a Cards,
    scene: &'a Scene<'a>,
    body: String,
    /// How far down the drawing has come.
    y: usize,
}

impl Paper<'_> {
    fn head(&mut self) {
        let (turn, piles) = headline(self.scene);
        self.y += 12;
        self.text(MARGIN, self.y, "title text", &format!("{turn} · {piles}"));
        self.y += 14;
    }

    fn player(&mut self, seat: usize) {
        let (say, viewer) = (self.scene.say, viewer(self.scene));
        self.y += 26;
        self.text(MARGIN, self.y, "strong text", &self.scene.names.who(seat, viewer, say));
        self.text(MARGIN + CARD + GAP, self.y, "faint", &facts(self.scene, seat).join(" · "));
        self.y += 12;
        let owner = u64::try_from(seat).ok();
        let places = self.scene.view["places"].as_array().into_iter().flatten();
        let row: Vec<&Value> = places.filter(|it| it["owner"].as_u64() == owner).collect();
        for part in row.chunks(ROW) {
            let tallest = part.iter().enumerate().map(|(at, place)| self.place(at, place)).max();
            self.y += tallest.unwrap_or(0) + GAP;
        }
        for (key, cards) in held(self.scene, seat) {
            if cards.iter().any(|card| !card.is_null()) {
                let whose = if viewer == Some(seat) { "your" } else { "their" };
                self.holding(&say.say(&format!("{whose}-{key}")), &cards);
            }
        }
    }

    /// Cards that a player holds, as far as they are known.
    fn holding(&mut self, label: &str, cards: &[&Value]) {
        self.text(MARGIN, self.y + 12, "faint", label);
        self.y += 20;
        for row in cards.chunks(ROW) {
            for (at, card) in row.iter().enumerate() {
                self.small(MARGIN + at * (CARD + GAP), self.y, card);
            }
            self.y += SMALL + 8;
        }
    }

    /// Draws a Location with what lies on it; gives its height.
    fn place(&mut self, column: usize, place: &Value) -> usize {
        let x = MARGIN + column * (CARD + GAP);
        let id = place["location"].as_str().unwrap_or_default();
        let name = self.scene.names.thing(id, self.scene.say).to_owned();
        self.rect(x, self.y, PLACE_HEIGHT, "card");
        for (at, line) in two_lines(&name, 22).iter().enumerate() {
            self.text(x + 10, self.y + 20 + 16 * at, "strong text", line);
        }
        let vp = self.scene.say.with("vp", &Args::new().with("n", &place["vp"]));
        self.text(x + 10, self.y + PLACE_HEIGHT - 8, "faint", &vp);
        if place["tardis"] == true {
            self.counter(x + CARD - 16, self.y + PLACE_HEIGHT - 14, "tardis", "T");
        }
        let mut down = self.y + PLACE_HEIGHT + 4;
        for card in place["defenders"].as_array().into_iter().flatten() {
            self.small(x, down, card);
            down += SMALL + 4;
        }
        self.attack(x, &mut down, &place["attack"]);
        down - self.y
    }

    fn attack(&mut self, x: usize, down: &mut usize, attack: &Value) {
        let Some(by) = attack["by"].as_u64().and_then(|it| usize::try_from(it).ok()) else {
            return;
        };
        let args = Args::new().with("by", self.scene.names.seat(by, self.scene.say));
        self.counter(x + 10, *down + 11, "dalek", "D");
        self.text(x + 26, *down + 16, "faint", &self.scene.say.with("attack-of", &args));
        *down += 26;
        let river = Value::from("def.river");
        let rivers = attack["rivers"].as_u64().unwrap_or(0);
        let enemies = attack["enemies"].as_array().into_iter().flatten().map(|it| &it["card"]);
        for card in enemies.chain((0..rivers).map(|_| &river)) {
            self.small(x, *down, card);
            *down += SMALL + 4;
        }
    }

    /// A card of one line: its name and its Strength, or its back.
    fn small(&mut self, x: usize, y: usize, card: &Value) {
        let Some(id) = card.as_str() else {
            self.rect(x, y, SMALL, "back");
            return self.text(x + 10, y + 17, "faint", "?");
        };
        let print = self.cards.print(id);
        let class = match print.map(|it| it.kind) {
            Some("defender") => "defender",
            Some("enemy") => "enemy",
            Some("support") => "support",
            Some(_) | None => "card",
        };
        self.rect(x, y, SMALL, class);
        let name = self.scene.names.thing(id, self.scene.say).to_owned();
        let strength = print.and_then(|it| it.strength);
        let room = if strength.is_some() { 19 } else { 22 };
        self.text(x + 10, y + 17, "text", &shortened(&name, room));
        if let Some(strength) = strength {
            self.text(x + CARD - 18, y + 17, "strong text", &strength.to_string());
        }
    }

    fn counter(&mut self, x: usize, y: usize, class: &str, letter: &str) {
        self.body.push_str(&format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>\n"));
        self.text(x - 4, y + 5, "strong on", letter);
    }

    fn rect(&mut self, x: usize, y: usize, height: usize, class: &str) {
        self.body.push_str(&format!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{CARD}\" height=\"{height}\" rx=\"7\"/>\n"
        ));
    }

    fn text(&mut self, x: usize, y: usize, class: &str, text: &str) {
        let text = escaped(text);
        self.body.push_str(&format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>\n"));
    }
}

fn shortened(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    format!("{}…", name.chars().take(most - 1).collect::<String>().trim_end())
}

/// A name on one line, or broken in two between words.
fn two_lines(name: &str, most: usize) -> Vec<String> {
    if name.chars().count() <= most {
        return vec![name.to_owned()];
    }
    let wrapped = crate::text::wrap(name, most, 0);
    wrapped.lines().take(2).map(|line| shortened(line, most)).collect()
}

pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
