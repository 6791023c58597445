//! Records: read, written and replayed.

use reglette_engine::Code;
use reglette_engine::record::Record;
use reglette_registry::{DiceSpec, LoadRequest, find};

use super::{all_games, look_around, midgames, refused};

pub fn one(data: &[u8]) -> String {
    let text = String::from_utf8_lossy(data);
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(fault) => {
            assert_eq!(fault.code, Code::BadRecord, "{fault}");
            let place = fault.at.as_deref().unwrap_or_default();
            assert!(place.starts_with("line ") || text.trim().is_empty(), "{fault}");
            return refused(&fault);
        }
    };
    assert_eq!(Record::parse(&record.to_text()).as_ref(), Ok(&record), "written and read again");
    let Ok(game) = find(&record.header.game) else { return "unknown game".to_owned() };
    if let Err(fault) = game.check_record(&text) {
        assert_eq!(fault.code, Code::BadRecord, "{fault}");
        assert!(fault.at.is_some(), "{fault}");
        return format!("{} {}", refused(&fault), fault.args.get("reason").map_or("", |it| it));
    }
    let dice = DiceSpec::Script { faces: Vec::new(), then: None };
    let table = game.load(&record, LoadRequest::with_dice(dice)).expect("it was just checked");
    look_around(table.as_ref());
    format!("replayed {}", record.header.setup.scenario.unwrap_or_default())
}

pub fn seeds() -> Vec<String> {
    let short = all_games().flat_map(|game| midgames(game, 40));
    short.map(|table| table.record().to_text()).collect()
}
