//! The browser's types of a game's documents are those of the Rust code.

mod typescript;

use std::path::PathBuf;

use reglette_registry::{Document, games};

/// Compares `web/src/generated/<game>.ts` with the schemas; `REGLETTE_BLESS=1` writes it anew.
#[test]
fn the_browser_has_the_types_of_every_game() {
    for game in games() {
        let documents = [
            ("View", game.schema(Document::View)),
            ("Choice", game.schema(Document::Choice)),
            ("Event", game.schema(Document::Event)),
        ];
        let id = game.info().id;
        let written = typescript::module(&format!("The documents of `{id}`."), &documents);
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
        let file = root.join(format!("web/src/generated/{id}.ts"));
        if std::env::var_os("REGLETTE_BLESS").is_some() {
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, &written).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(kept == written, "{} is out of date: run `cargo xtask types`", file.display());
    }
}
