//! Positions as people write them: places in millimetres, and only what differs from the beginning.

use reglette_engine::{Code, Game};
use reglette_sotas::Sotas;
use reglette_sotas::choice::Choice;
use reglette_testkit::Play;
use serde_json::{Value, json};

/// A sniper and a Cyberman on an empty table, with what more is said of the sniper.
fn written(at: Value, more: Value) -> Value {
    let mut sniper = json!({"figure": "unit-sniper", "at": at});
    sniper.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    json!({
        "setup": {"scenario": "open-skirmish"},
        "terrain": [],
        "figures": [sniper, {"figure": "cyberman-1", "at": [450, 500]}],
        "active": {"figure": "unit-sniper", "seat": 0, "actions": 2},
        "doing": [{"hand": "activated"}, {"activation": "act"}],
    })
}

/// What the position of a table says of its figures.
fn told(position: Value) -> Value {
    let game = Play::<Sotas>::at(position).game().game().clone();
    let names = Sotas::names(game.its_book());
    let document = names.scope(|| serde_json::to_value(game.position())).unwrap();
    document["figures"].clone()
}

#[test]
fn places_are_in_millimetres_and_the_rest_is_as_it_began() {
    let sniper = told(written(json!([450, 300.25]), json!({})))[0].clone();
    assert_eq!(sniper, json!({"figure": "unit-sniper", "at": [450, 300.25]}));
    let unarmed = told(written(json!([450, 300]), json!({"held": null})))[0].clone();
    assert_eq!(unarmed, json!({"figure": "unit-sniper", "at": [450, 300], "held": null}));
    let high = json!({"kind": "platform", "rect": [450, 300, 60, 60], "height": 75});
    let mut position = written(json!([450, 300]), json!({"z": 75}));
    position["terrain"] = json!([high]);
    assert_eq!(told(position)[0]["z"], json!(75));
}

#[test]
fn older_documents_mean_what_they_meant() {
    let more = |z: i32| json!({"whereabouts": "table", "z": z, "held": 0});
    let older = Play::<Sotas>::at(written(json!({"x": 45_000, "y": 30_000}), more(0)));
    let newer = Play::<Sotas>::at(written(json!([450, 300]), json!({})));
    assert_eq!(older.game().game(), newer.game().game());
    // Nothing in hand was meant where nothing was said of it.
    let silent = json!({"whereabouts": "table", "z": 0});
    let older = told(written(json!({"x": 45_000, "y": 30_000}), silent));
    assert_eq!(older[0]["held"], Value::Null);
    assert!(older[0].as_object().unwrap().contains_key("held"));
}

#[test]
fn what_cannot_be_meant_is_refused() {
    let fault = |position: Value| Play::<Sotas>::try_at(position).map(drop).unwrap_err();
    for (at, more, place) in [
        (json!([450, 300]), json!({"hold": 0}), "figures[0].hold"),
        (json!([450]), json!({}), "figures[0].at"),
        (json!("450 300"), json!({}), "figures[0].at"),
        (json!([450, 9e9]), json!({}), "figures[0].at[1]"),
        (json!([450, 300]), json!({"z": 9e8}), "figures[0]"),
    ] {
        let fault = fault(written(at, more));
        assert_eq!((fault.code, fault.at.as_deref()), (Code::BadPosition, Some(place)), "{fault}");
    }
    // In an answer two bare numbers could be hundredths of a millimetre or millimetres.
    let reads = |choice: Value| serde_json::from_value::<Choice>(choice).is_ok();
    assert!(reads(json!({"to": {"x": 45_000, "y": 32_000}})));
    assert!(!reads(json!({"to": [45_000, 32_000]})));
}
