//! The table of SOTAS as a drawing (SVG): terrain, bases, names; light or dark as the reader's screen is.

use serde_json::{Value, json};

use super::Scene;
use super::drawing::escaped;
use super::sotas::{figures, headline, name, sides};

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
  text { font-family: system-ui, sans-serif; font-size: 12px; text-anchor: middle }
  .title { font-size: 16px; font-weight: 600; text-anchor: start }
  @media (prefers-color-scheme: dark) {
    .felt { fill: #2b332a } .text { fill: #e6e7ea }
    .high { fill: #6f675b; stroke: #a39a8b } .low { fill: #575041; stroke: #8f866f }
    .flat { fill: #38505a; stroke: #5f7f8b }
  }
";

/// Draws a table.
pub fn draw(scene: &Scene<'_>) -> String {
    let length = |it: &Value| it.as_i64().unwrap_or(0) / UNIT;
    let (width, depth) = (length(&scene.view["size"][0]), length(&scene.view["size"][1]));
    let mut body = String::new();
    for piece in scene.view["pieces"].as_array().into_iter().flatten() {
        body.push_str(&drawn_piece(piece));
    }
    for (figure, state) in figures(scene).filter(|(it, _)| it["present"] == true) {
        body.push_str(&drawn_figure(scene, figure, state));
    }
    let height = depth + HEAD;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 -{HEAD} {width} {height}\" \
         width=\"{width}\" height=\"{height}\" role=\"img\">\n<style>{STYLE}</style>\n\
         <rect class=\"felt\" y=\"-{HEAD}\" width=\"{width}\" height=\"{height}\"/>\n\
         <text class=\"title text\" x=\"12\" y=\"-12\">{}</text>\n{body}</svg>\n",
        escaped(&headline(scene))
    )
}

fn drawn_piece(piece: &Value) -> String {
    let height = piece["height"].as_i64().unwrap_or(0);
    let class = match height {
        _ if piece["state"]["gone"] == true => "gone",
        0 => "flat",
        height if height >= 3000 => "high",
        _ => "low",
    };
    let shape = &piece["shape"];
    if let Some(disc) = shape.get("disc") {
        let (x, y) = point(&disc["centre"]);
        let radius = disc["radius"].as_i64().unwrap_or(0) / UNIT;
        return format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n");
    }
    if let Some(wall) = shape.get("wall") {
        let ((ax, ay), (bx, by)) = (point(&wall["line"]["from"]), point(&wall["line"]["to"]));
        let wide = (wall["half"].as_i64().unwrap_or(0) / UNIT * 2).max(2);
        return format!(
            "<line class=\"{class}\" x1=\"{ax}\" y1=\"{ay}\" x2=\"{bx}\" y2=\"{by}\" \
             stroke-width=\"{wide}\"/>\n"
        );
    }
    let corners: Vec<String> = corners(shape)
        .map(|it| {
            let (x, y) = point(it);
            format!("{x},{y}")
        })
        .collect();
    format!("<polygon class=\"{class}\" points=\"{}\"/>\n", corners.join(" "))
}

fn drawn_figure(scene: &Scene<'_>, figure: &Value, state: &Value) -> String {
    let (x, y) = point(&figure["at"]);
    let radius = figure["radius"].as_i64().unwrap_or(0) / UNIT;
    let side = sides(scene).position(|it| figure["side"] == it).unwrap_or(0);
    let is = |mark: &str| {
        state["marks"].as_array().is_some_and(|marks| marks.iter().any(|it| it == mark))
    };
    let down = if is("down") || is("unconscious") { " down" } else { "" };
    let acted = if is("activated") { " acted" } else { "" };
    let told = escaped(name(scene, &figure["figure"]));
    format!(
        "<circle class=\"base side-{side}{down}{acted}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n\
         <text class=\"text\" x=\"{x}\" y=\"{}\">{told}</text>\n",
        y + radius + 12
    )
}

/// The corners of a rectangle or a polygon.
fn corners(shape: &Value) -> impl Iterator<Item = &Value> {
    let list = shape.get("rect").or_else(|| shape.get("polygon"));
    list.and_then(Value::as_array).into_iter().flatten()
}

/// The middle of a piece.
pub fn middle(shape: &Value) -> Value {
    if let Some(disc) = shape.get("disc") {
        return disc["centre"].clone();
    }
    let ends = shape.get("wall").map(|wall| [&wall["line"]["from"], &wall["line"]["to"]]);
    let all: Vec<&Value> = corners(shape).chain(ends.into_iter().flatten()).collect();
    let mean = |axis: &str| {
        let ways = all.iter().filter_map(|it| it[axis].as_i64());
        let (least, most) = (ways.clone().min(), ways.max());
        (least.unwrap_or(0) + most.unwrap_or(0)) / 2
    };
    json!({"x": mean("x"), "y": mean("y")})
}

fn point(at: &Value) -> (i64, i64) {
    (at["x"].as_i64().unwrap_or(0) / UNIT, at["y"].as_i64().unwrap_or(0) / UNIT)
}
