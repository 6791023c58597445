//! Every verdict is a document: it is written, read back and described by a schema.
#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use reglette_geometry::{
    Angle, Corridor, Disc, Length, Path, Quarter, Rect, Room, Shape, Sight, Witness, blast,
    candidates, sight,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

#[track_caller]
fn returns<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(it: &T) -> String {
    let json = serde_json::to_string(it).unwrap();
    assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), it);
    json
}

fn house() -> Shape {
    Shape::Rect(Rect::upright(at(4_000, -500), at(5_000, 3_000)).unwrap())
}

#[test]
fn verdicts_are_written_and_read_back() {
    let (one, two) = (disc(0, 0, 1_250), disc(10_000, 0, 1_250));
    let partial = sight::of_disc(one.centre, two, [&house()]);
    assert!(returns(&partial).starts_with(r#"{"partial":{"line":{"from":{"x":0,"y":0}"#));
    assert!(matches!(partial, Sight::Partial { .. }));
    returns(&Path::straight(one.centre, two.centre).contacts(one.radius, [&house()]));
    returns(&Path::straight(one.centre, two.centre).inside([&house()]));
    returns(&Path::straight(one.centre, two.centre).stop(one.radius, [&house()]));
    let corridor = Corridor::between(one, two, Length(2_540)).unwrap();
    returns(&corridor);
    returns(&corridor.obstructions([&house()]));
    returns(&corridor.lane(Length(25), [&house()]));
    returns(&blast::caught(Disc::new(at(0, 0), Length(9_000)), [two]));
    returns(&Quarter::of(at(0, 0), Angle::degrees(30), at(7, 7), Angle::ZERO));
    returns(&one.body().measure(&house()));
    let shapes = [house()];
    let room = Room::new(reglette_geometry::Bounds::table(Length(20_000), Length(20_000)), &shapes);
    returns(&room.straight_reach(disc(2_000, 2_000, 1_000), Length(5_000)));
    returns(&room.taken(disc(4_500, 1_300, 1_250)).unwrap());
}

#[test]
fn every_verdict_has_a_witness() {
    let (one, two) = (disc(0, 0, 1_250), disc(10_000, 0, 1_250));
    let contact = Path::straight(one.centre, two.centre).obstacle(one.radius, [&house()]).unwrap();
    assert_eq!(Witness::from(contact), Witness::Point(at(4_000, 0)));
    let json = returns(&Witness::from(one.body().measure(&house())));
    assert_eq!(json, r#"{"line":{"from":{"x":1250,"y":0},"to":{"x":4000,"y":0}}}"#);
    let corridor = Corridor::between(one, two, Length(2_540)).unwrap();
    assert!(matches!(Witness::from(corridor), Witness::Area(corners) if corners.len() == 4));
    let lane = Option::<Witness>::from(corridor.lane(Length(25), [&house()]));
    assert!(matches!(lane, Some(Witness::Line(line)) if line.from.y < -500));
    let hidden = sight::of_disc(at(0, 1_000), disc(10_000, 1_000, 800), [&house()]);
    assert_eq!(Vec::<Witness>::from(&hidden).len(), 1);
    assert!(!candidates::behind(one, &house(), two.centre, 8).is_empty());
}

#[test]
fn schemas_describe_them() {
    let schema = serde_json::to_value(schemars::schema_for!(Witness)).unwrap();
    let point = &schema["$defs"]["Point"]["properties"];
    assert!(point["x"].is_object() && point["y"].is_object(), "{schema}");
    let shape = serde_json::to_string(&schemars::schema_for!(Shape)).unwrap();
    for name in ["disc", "rect", "polygon", "wall"] {
        assert!(shape.contains(name), "{shape}");
    }
}
