//! The browser's types of a game's documents are those of the Rust code.

use std::path::Path;

use reglette_registry::{Document, games};
use reglette_testkit::typescript::{Types, assert_file, types_of};

#[test]
fn the_browser_has_the_types_of_every_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    for game in games() {
        let documents =
            [("View", Document::View), ("Choice", Document::Choice), ("Event", Document::Event)];
        let types = |(name, document)| types_of(name, &game.schema(document));
        let types: Types = documents.into_iter().flat_map(types).collect();
        let id = game.info().id;
        let about = format!("The documents of `{id}`.");
        assert_file(&folder.join(format!("{id}.ts")), &about, &types);
    }
}
