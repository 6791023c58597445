//! Rosters before there is a table: checked, shared as a link, played with.

use serde_json::json;

use crate::common::House;

#[tokio::test]
async fn a_roster_is_checked_shared_and_played() {
    let house = House::open().await;
    let path = "/api/games/sotas/rosters";
    let shop = house.done(path, "", json!({"ask": "shop"})).await;
    assert!(shop["profiles"].as_array().unwrap().len() > 90);
    let side = &shop["scenarios"][0]["sides"][0];

    let check = |roster| json!({"ask": {"check": {"roster": roster, "purpose": {"points": 300}}}});
    let good = house.done(path, "", check(side["force"].clone())).await;
    assert_eq!((&good["faults"], &good["points"]), (&json!([]), &side["points"]));
    assert!(good["sheet"]["rules"].as_array().unwrap().len() > 3);
    let read = house.done(path, "", json!({"ask": {"read": good["link"]}})).await;
    assert_eq!(read["roster"], side["force"]);

    let small = json!({"figures": [{"profile": "unit-soldier", "count": 2}]});
    let bad = house.done(path, "", check(small.clone())).await;
    assert_eq!(bad["faults"][0]["rule"], "sotas.force.1");
    assert!(bad["faults"][0]["message"]["fr"].is_string());
    let extras = json!({"ask": {"extras": {"profile": "unit-soldier"}}});
    let extras = house.done(path, "", extras).await;
    assert!(extras["extras"].as_array().unwrap().iter().any(|it| it["id"] == "lamp"));

    let crowd = vec![json!({"profile": "unit-soldier"}); 65];
    let crowd = house.refused(path, "", check(json!({"figures": crowd}))).await;
    assert_eq!(crowd, (400, "bad-request".to_owned()));

    let odd = house.refused(path, "", json!({"ask": {"read": "nonsense"}})).await;
    assert_eq!(odd, (400, "bad-roster".to_owned()));
    let none = house.refused("/api/games/cardgame/rosters", "", json!({"ask": "shop"})).await;
    assert_eq!(none, (400, "bad-request".to_owned()));

    let setup = json!({"scenario": "open-skirmish", "rosters": [small, small]});
    let table = json!({"game": "sotas", "setup": setup, "seats": [{"play": "me"}, {"play": "me"}]});
    assert_eq!(house.refused("/api/tables", "", table).await, (400, "bad-roster".to_owned()));
    let told = house.done(path, "", json!({"ask": {"table": setup}})).await;
    let places: Vec<&str> =
        told["faults"].as_array().unwrap().iter().map(|it| it["at"].as_str().unwrap()).collect();
    assert_eq!(places, ["rosters[0]", "rosters[1]"]);

    let options = json!({"force_size": "AGREED"});
    let setup = json!({"scenario": "open-skirmish", "options": options, "rosters": [small, small]});
    let rest = json!({"game": "sotas", "salt": "device", "setup": setup});
    let made = house.table_of(&["me", "me"], rest).await;
    let snapshot = house.snapshot(&made, &made.host).await;
    assert_eq!(snapshot["view"]["figures"].as_array().unwrap().len(), 4);
}
