//! The table of SOTAS as a drawing (SVG).

use serde_json::{Value, json};

use super::Scene;
use super::sheet::Sheet;
use super::sotas::{figures, headline, name, sides};

/// Draws a table.
pub fn draw(scene: &Scene<'_>) -> String {
    let mut sheet = Sheet::new(&scene.view["size"]);
    for piece in scene.view["pieces"].as_array().into_iter().flatten() {
        draw_piece(&mut sheet, piece);
    }
    for (figure, state) in figures(scene).filter(|(it, _)| it["present"] == true) {
        draw_figure(&mut sheet, scene, figure, state);
    }
    sheet.drawn(&headline(scene))
}

fn draw_piece(sheet: &mut Sheet, piece: &Value) {
    let height = piece["height"].as_i64().unwrap_or(0);
    let class = match height {
        _ if piece["state"]["gone"] == true => "gone",
        0 => "flat",
        height if height >= 3000 => "high",
        _ => "low",
    };
    let shape = &piece["shape"];
    if let Some(disc) = shape.get("disc") {
        sheet.disc(class, &disc["centre"], &disc["radius"]);
    } else if let Some(wall) = shape.get("wall") {
        let ends = [&wall["line"]["from"], &wall["line"]["to"]];
        sheet.line(class, ends, &wall["half"]);
    } else {
        sheet.polygon(class, corners(shape));
    }
}

fn draw_figure(sheet: &mut Sheet, scene: &Scene<'_>, figure: &Value, state: &Value) {
    let side = sides(scene).position(|it| figure["side"] == it).unwrap_or(0);
    let is = |mark: &str| {
        state["marks"].as_array().is_some_and(|marks| marks.iter().any(|it| it == mark))
    };
    let down = if is("down") || is("unconscious") { " down" } else { "" };
    let acted = if is("activated") { " acted" } else { "" };
    let class = format!("side-{side}{down}{acted}");
    sheet.base(&class, &figure["at"], &figure["radius"], name(scene, &figure["figure"]));
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
