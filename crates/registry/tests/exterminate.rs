//! Exterminate! as its players meet it: everything it says is worded in both languages.

mod worded;

use reglette_registry::{AnyGame, Document, find};
use worded::{
    assert_about_is_worded, assert_events_are_worded, assert_games_are_told, assert_worded,
    variants,
};

fn game() -> &'static dyn AnyGame {
    find("exterminate").expect("Exterminate! is in the list")
}

#[test]
fn every_event_is_worded_by_its_own_fields() {
    assert_events_are_worded(game());
}

#[test]
fn every_choice_is_worded() {
    assert_worded(game(), "choice", &variants(&game().schema(Document::Choice)));
}

#[test]
fn every_scenario_edition_option_and_metric_is_worded() {
    assert_about_is_worded(game());
}

#[test]
fn games_of_every_scenario_are_told_to_the_end() {
    assert_games_are_told(game(), 10_000);
}
