//! The browser's types of the server's documents are those of the Rust code.

use std::path::Path;

use reglette_server::documents::schemas;
use reglette_testkit::typescript::{Types, assert_file};

#[test]
fn the_browser_has_the_types_of_every_document() {
    let types: Types = schemas().into_iter().collect();
    let named_twice = types.keys().find(|name| name.ends_with(|it: char| it.is_ascii_digit()));
    assert_eq!(named_twice, None, "two types of one name");
    let file = "../../web/src/generated/documents.ts";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    assert_file(&file, "The documents of the server.", &types);
}
