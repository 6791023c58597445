//! Verdicts of the geometry on whatever shapes a document describes: all of them answer, and those
//! that promise it answer the same from both ends.

use reglette_geometry::{
    Angle, Body, Bounds, Corridor, Disc, Grazing, Length, Meet, Path, Point, Room, Sector, Segment,
    Shape, candidates, sight, sweep,
};
use serde::Deserialize;
use serde_json::json;

use super::document;

/// More pieces than this say nothing new.
const MOST: usize = 12;

/// A table to ask about.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scene {
    pieces: Vec<Shape>,
    one: Disc,
    two: Disc,
    length: Length,
    way: Vec<Point>,
}

pub fn one(data: &[u8]) -> String {
    let scene = match document(data).map(serde_json::from_value::<Scene>) {
        Ok(Ok(scene)) => scene,
        Ok(Err(_)) => return "no table".to_owned(),
        Err(said) => return said,
    };
    let Some(path) = Path::new(scene.way.clone()) else { return "no way".to_owned() };
    let pieces: Vec<Body<'_>> = scene.pieces.iter().take(MOST).map(Shape::body).collect();
    let mut came = Vec::new();
    for (at, &piece) in pieces.iter().enumerate() {
        came.push(format!("{:?}", pair(piece, scene.one.body(), scene.length)));
        for &other in &pieces[..at] {
            pair(piece, other, scene.length);
        }
        holds(piece, scene.one);
    }
    came.push(looks(&scene, &pieces));
    came.push(walks(&scene, &path, &pieces));
    came.concat()
}

/// How two things lie, from both ends.
fn pair(one: Body<'_>, two: Body<'_>, length: Length) -> Meet {
    let meet = one.meets(two);
    assert_eq!(meet, two.meets(one), "{one:?} meets {two:?}");
    let (there, back) = (one.measure(two), two.measure(one));
    assert_eq!(there.gap, back.gap, "the gap between {one:?} and {two:?}");
    for limit in [Length::ZERO, Length(1), length, there.gap.length()] {
        let within = one.is_within(limit, two);
        assert_eq!(within, two.is_within(limit, one), "{one:?} within {limit:?} of {two:?}");
        assert_eq!(within, there.gap.is_within(limit), "{one:?} measured to {two:?}");
        assert!(within || !one.is_closer_than(limit, two), "{one:?} closer than within {two:?}");
    }
    assert_eq!(meet == Meet::Apart, !there.gap.is_within(Length::ZERO), "{one:?}, {two:?}");
    meet
}

/// Whatever holds a base overlaps or touches it.
fn holds(piece: Body<'_>, base: Disc) {
    let inside = piece.holds(base);
    assert!(!inside || piece.is_within(Length::ZERO, base), "{piece:?} holds {base:?}");
    piece.is_border_within(Length(100), base);
    piece.place(base.centre);
}

/// Lines of sight, lanes and arcs.
fn looks(scene: &Scene, pieces: &[Body<'_>]) -> String {
    let (one, two) = (scene.one, scene.two);
    let all = || pieces.iter().copied();
    let seen = sight::between_discs(one, two, all());
    let back = sight::between_discs(two, one, all());
    assert_eq!(seen.is_open(), back.is_open(), "sight from both ends of {scene:?}");
    let of = sight::of_disc(one.centre, two, all());
    let alone = sight::of_disc(one.centre, two, [] as [Body<'_>; 0]);
    assert!(alone.is_clear(), "nothing hides {two:?}");
    let line = Segment::new(one.centre, two.centre);
    for grazing in [Grazing::Passes, Grazing::Blocks] {
        let there = sight::along_line(line, grazing, all()).len();
        let back = sight::along_line(line.reversed(), grazing, all()).len();
        assert_eq!(there, back, "what lies along {line:?}");
    }
    if let Some(corridor) = Corridor::between(one, two, scene.length) {
        corridor.obstructions(all());
        corridor.lane(Length(1), all());
    }
    let sector = Sector::away_from(one.centre, two.centre, Angle::degrees(45));
    let caught = scene.way.iter().filter(|&&at| sector.contains(at)).count();
    format!("{}{}{}{caught}", seen.is_open(), seen.is_clear(), of.is_open())
}

/// Moves, stops, free places, places worth trying.
fn walks(scene: &Scene, path: &Path, pieces: &[Body<'_>]) -> String {
    let (base, radius) = (scene.one, scene.one.radius);
    let all = || pieces.iter().copied();
    let clear = path.is_clear(radius, all());
    assert_eq!(clear, path.obstacle(radius, all()).is_none(), "{path:?} is clear or stopped");
    path.contacts(radius, all());
    path.inside(all());
    sweep::moving_line(
        Segment::new(base.centre, scene.two.centre),
        path.end() - base.centre,
        all(),
    );
    let table = Bounds::table(Length::cm(90), Length::cm(90));
    let room = Room::new(table, all());
    let stop = room.approach(base, path.end(), scene.length);
    assert!(!room.is_free(base) || room.is_free(base.at(stop.path.end())), "{scene:?} stops");
    let free = room.nearest_free(base, Length::cm(5));
    assert!(free.is_none_or(|at| room.is_free(base.at(at))), "{scene:?} finds room");
    for &piece in pieces {
        for at in candidates::into_contact(base, piece, 6) {
            assert!(!base.at(at).body().overlaps(piece), "{at:?} is in contact with {piece:?}");
        }
    }
    format!("{clear}{}", free.is_some())
}

pub fn seeds() -> Vec<String> {
    let scene = |pieces: serde_json::Value| {
        json!({
            "pieces": pieces,
            "one": {"centre": {"x": 9000, "y": 9000}, "radius": 1250},
            "two": {"centre": {"x": 30000, "y": 12000}, "radius": 1600},
            "length": 5000,
            "way": [{"x": 9000, "y": 9000}, {"x": 20000, "y": 9000}, {"x": 20000, "y": 30000}],
        })
        .to_string()
    };
    let at = |x: i32, y: i32| json!({"x": x, "y": y});
    vec![
        scene(json!([{"disc": {"centre": at(15000, 9000), "radius": 3000}}])),
        scene(
            json!([{"rect": [at(14000, 8000), at(16000, 8000), at(16000, 12000), at(14000, 12000)]}]),
        ),
        scene(
            json!([{"wall": {"line": {"from": at(12000, 0), "to": at(12000, 40000)}, "half": 100}}]),
        ),
        scene(json!([
            {"polygon": [at(0, 0), at(30000, 0), at(30000, 30000), at(20000, 30000), at(20000, 10000), at(10000, 10000), at(10000, 30000), at(0, 30000)]},
            {"disc": {"centre": at(9000, 9000), "radius": 0}},
        ])),
    ]
}
