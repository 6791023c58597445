//! Ids on paper.

use std::panic::catch_unwind;
use std::sync::Arc;

use reglette_engine::names::{Names, lent};
use reglette_testkit::toy::Card;

fn names(list: &[&str]) -> Arc<Names> {
    Arc::new(Names::new(vec![list.iter().map(|&name| name.to_owned()).collect()]))
}

#[test]
fn an_id_goes_by_the_names_lent_to_it() {
    let (english, french) = (names(&["red", "blue"]), names(&["rouge", "bleu"]));
    english.scope(|| {
        assert_eq!(serde_json::to_string(&Card::BLUE).unwrap(), "\"blue\"");
        french.scope(|| {
            assert_eq!(serde_json::to_string(&Card::BLUE).unwrap(), "\"bleu\"");
            assert_eq!(serde_json::from_str::<Card>("\"rouge\"").unwrap(), Card::RED);
            assert_eq!(format!("{:?}", Card::RED), "rouge");
        });
        assert_eq!(serde_json::from_str::<Card>("\"red\"").unwrap(), Card::RED);
    });
    assert!(lent(|_| ()).is_none(), "names are given back");
}

#[test]
fn an_id_without_a_name_is_a_number_to_us_and_nothing_to_others() {
    assert_eq!(format!("{:?}", Card(7)), "card#7");
    assert!(serde_json::to_string(&Card::RED).unwrap_err().to_string().contains("without a name"));
    assert!(serde_json::from_str::<Card>("\"red\"").is_err());
    let few = names(&["red"]);
    few.scope(|| {
        let told = serde_json::from_str::<Card>("\"green\"").unwrap_err().to_string();
        assert!(told.contains("no card is called `green`"), "{told}");
        assert!(serde_json::to_string(&Card::BLUE).is_err());
        assert_eq!(format!("{:?}", Card::BLUE), "card#1");
    });
}

#[test]
fn names_are_given_back_after_a_failure() {
    let lender = names(&["red"]);
    let failed = catch_unwind(|| lender.scope(|| panic!("on purpose")));
    assert!(failed.is_err() && lent(|_| ()).is_none());
}

#[test]
fn spaces_are_apart() {
    let names = Names::new(vec![vec!["a".to_owned()], vec!["b".to_owned(), "a".to_owned()]]);
    assert_eq!((names.number(0, "a"), names.number(1, "a")), (Some(0), Some(1)));
    assert_eq!((names.name(1, 0), names.name(0, 1)), (Some("b"), None));
    assert!(names.space(2).is_empty());
}
