//! Records of every format that was ever written stay readable.
//!
//! The files in `records/formats/` are of the toy game, whose rules stay as they are. They are never
//! written anew: when the format changes, a file of the new one is added.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::sync::Arc;

use reglette_engine::driver::{Verify, replay};
use reglette_engine::record::{FORMAT, Record};
use reglette_engine::setup::Content;
use reglette_testkit::golden::{folder, records};
use reglette_testkit::toy::Toy;

#[test]
fn records_of_every_format_stay_readable() {
    let mut formats = Vec::new();
    for file in records(&folder("formats")) {
        let text = fs::read_to_string(&file).unwrap();
        let record = Record::parse(&text).unwrap_or_else(|fault| panic!("{file:?}: {fault}"));
        let brought = Content { files: vec![("deck.txt".to_owned(), "red".to_owned())] };
        let content = if record.header.content.is_some() { brought } else { Content::default() };
        let whole = replay::<Toy>(&record, &Arc::new(content), Verify::Everything, None);
        let whole = whole.unwrap_or_else(|fault| panic!("{file:?}: {fault}"));
        assert_eq!(whole.lines().len(), record.lines.len());
        formats.push(record.header.reglette);
    }
    formats.dedup();
    assert_eq!(formats, (1..=FORMAT).collect::<Vec<_>>(), "a file of each format");
}
