//! Where figures and nodes find a place (ex.sn.2, ex.sn.4).

use reglette_engine::{Game, Viewer};
use serde_json::{Value, json};

use crate::common::*;

/// ex.sn.4: the distance between nodes shrinks only when no spot at all is left, however small.
#[test]
fn the_last_spot_for_a_node() {
    let nodes = [
        [9.5, 21.5],
        [31.5, 14.5],
        [18.5, 14.5],
        [29.0, 28.0],
        [18.0, 28.5],
        [8.5, 12.0],
        [5.5, 23.0],
        [21.0, 7.0],
    ];
    let mut play = stage()
        .alone()
        .player(0, "edge", json!("south"))
        .player(1, "edge", json!("north"))
        .also("nodes", json!(nodes.map(|at| json!({ "at": at }))))
        .round("turn", json!(0))
        .round("phase", json!("initiative"))
        .also("doing", json!([{"set-up": {"node": {"placed": 8}}}]))
        .play();
    let node = |x: f64, y: f64| json!({"at": inches(x, y)});
    // 7.8" from a node.
    play.refused(0, node(24.0, 20.0), "ex.sn.4");
    // Of the two that are too near, the nearer one shows it.
    let shown = |choice: Value| {
        let told = play.game().game().measure(Viewer::All, &json!({"try": choice})).unwrap();
        told["proof"]["witness"]["line"]["to"].clone()
    };
    assert_eq!(shown(node(8.0, 22.0)), inches(9.5, 21.5));
    assert_eq!(shown(node(7.0, 23.0)), inches(5.5, 23.0));
    assert!(!play.options().is_empty());
    play.answer(0, node(25.0, 21.0)).has("node-placed node=n9");
}

/// ex.sn.2: whoever finds no place where it is to be deployed takes no part, and that is told.
#[test]
fn no_room_to_deploy() {
    let built = [0.0, 6.0, 12.0, 18.0, 24.0, 30.0];
    let full = built.into_iter().fold(stage(), |it, x| it.piece("building", (x, 0.0)));
    let mut play = full
        .alone()
        .player(0, "edge", json!("south"))
        .player(1, "edge", json!("north"))
        .round("turn", json!(0))
        .round("phase", json!("initiative"))
        .also("doing", json!([{"set-up": {"deploy": {"figure": "chief-0"}}}]))
        .play();
    play.answer(0, json!("auto")).has("ex.sn.2 no-room figure=chief-0").hasnt("deployed");
}
