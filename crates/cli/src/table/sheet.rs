//! Drawings (SVG) of tables of miniatures: terrain, bases and names, north up, light or dark as the
//! reader's screen is.

use serde_json::Value;

use super::drawing::escaped;

/// Hundredths of a millimetre in one unit of the drawing.
const UNIT: i64 = 100;
/// The strip above the table with the headline.
const HEAD: i64 = 36;

const STYLE: &str = "
  .felt { fill: #dfe6d6 } .text { fill: #22252a }
  .high { fill: #8f8578; stroke: #5c554b } .low { fill: #c6bda9; stroke: #91876f }
  .flat { fill: #b9cfd6; stroke: #86a4ae; fill-opacity: .5 } .gone { display: none }
  .side-0 { fill: #2f5d9b } .side-1 { fill: #a3522f } .side-2 { fill: #4b7a3a } .side-3 { fill: #8a6a1f }
  .base { stroke: #ffffff; stroke-width: 2 } .down { fill-opacity: .45 } .acted { stroke: #22252a }
  .node { fill: #ffffff; stroke: #6a3d9a; stroke-width: 2 } .on { fill: #22252a }
  text { font-family: system-ui, sans-serif; font-size: 12px; text-anchor: middle }
  .title { font-size: 16px; font-weight: 600; text-anchor: start }
  @media (prefers-color-scheme: dark) {
    .felt { fill: #2b332a } .text { fill: #e6e7ea }
    .high { fill: #6f675b; stroke: #a39a8b } .low { fill: #575041; stroke: #8f866f }
    .flat { fill: #38505a; stroke: #5f7f8b }
  }
";

/// A table being drawn.
pub struct Sheet {
    width: i64,
    depth: i64,
    body: String,
}

impl Sheet {
    /// An empty table of a size.
    pub fn new(size: &Value) -> Sheet {
        Sheet { width: length(&size[0]), depth: length(&size[1]), body: String::new() }
    }

    /// Games measure from the lower left corner, drawings from the upper one.
    fn point(&self, at: &Value) -> (i64, i64) {
        (length(&at["x"]), self.depth - length(&at["y"]))
    }

    pub fn polygon<'a>(&mut self, class: &str, corners: impl Iterator<Item = &'a Value>) {
        let corners: Vec<String> = corners
            .map(|it| {
                let (x, y) = self.point(it);
                format!("{x},{y}")
            })
            .collect();
        let points = corners.join(" ");
        self.body.push_str(&format!("<polygon class=\"{class}\" points=\"{points}\"/>\n"));
    }

    pub fn line(&mut self, class: &str, ends: [&Value; 2], half: &Value) {
        let [(ax, ay), (bx, by)] = ends.map(|it| self.point(it));
        let wide = (length(half) * 2).max(2);
        self.body.push_str(&format!(
            "<line class=\"{class}\" x1=\"{ax}\" y1=\"{ay}\" x2=\"{bx}\" y2=\"{by}\" \
             stroke-width=\"{wide}\"/>\n"
        ));
    }

    pub fn disc(&mut self, class: &str, centre: &Value, radius: &Value) {
        let (x, y) = self.point(centre);
        let radius = length(radius);
        let disc = format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n");
        self.body.push_str(&disc);
    }

    /// A word, so far below a place.
    pub fn word(&mut self, class: &str, at: &Value, below: &Value, word: &str) {
        let (x, y) = self.point(at);
        let (y, word) = (y + length(below), escaped(word));
        self.body.push_str(&format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{word}</text>\n"));
    }

    /// A figure's base with its name under it.
    pub fn base(&mut self, class: &str, at: &Value, radius: &Value, name: &str) {
        self.disc(&format!("base {class}"), at, radius);
        let below = radius.as_i64().unwrap_or(0) + 12 * UNIT;
        self.word("text", at, &below.into(), name);
    }

    /// The drawing under its headline.
    pub fn drawn(self, headline: &str) -> String {
        let Sheet { width, depth, body } = self;
        let height = depth + HEAD;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 -{HEAD} {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\">\n<style>{STYLE}</style>\n\
             <rect class=\"felt\" y=\"-{HEAD}\" width=\"{width}\" height=\"{height}\"/>\n\
             <text class=\"title text\" x=\"12\" y=\"-12\">{}</text>\n{body}</svg>\n",
            escaped(headline)
        )
    }
}

fn length(it: &Value) -> i64 {
    it.as_i64().unwrap_or(0) / UNIT
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn north_is_up() {
        let mut sheet = Sheet::new(&json!([60_000, 90_000]));
        sheet.disc("x", &json!({"x": 10_000, "y": 80_000}), &json!(1_000));
        let drawn = sheet.drawn("<Turn 1>");
        assert!(drawn.contains("cx=\"100\" cy=\"100\" r=\"10\""), "{drawn}");
        assert!(drawn.contains("&lt;Turn 1&gt;"), "{drawn}");
    }
}
