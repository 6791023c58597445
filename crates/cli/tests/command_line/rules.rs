//! The catalogue as people read it.

use serde_json::Value;

use crate::common::reglette;

#[test]
fn the_catalogue_is_told_by_sections_in_both_languages() {
    let en = reglette(&["rules", "cardgame"]).good();
    assert!(en.contains("\nSetup ") && en.contains("\n  dwcg.conf.11"), "{en}");
    let fr = reglette(&["rules", "cardgame", "--lang", "fr"]).good();
    assert!(fr.contains("\nPréparation ") && fr.contains("défenseur"));
    assert_eq!(en.matches("\n  dwcg.").count(), fr.matches("\n  dwcg.").count());
}

#[test]
fn one_rule_comes_with_its_rulings() {
    let rule = reglette(&["rules", "cardgame", "setup.6"]).good();
    assert!(rule.starts_with("dwcg.setup.6") && rule.contains("Ruling A-01"), "{rule}");
    assert_eq!(rule, reglette(&["rules", "cardgame", "DWCG.SETUP.6"]).good());
    let section = reglette(&["rules", "cardgame", "buy"]).good();
    assert!(section.contains("dwcg.buy.1") && !section.contains("dwcg.tpd.1"), "{section}");
    let ruling = reglette(&["rules", "cardgame", "a-02", "--lang", "fr"]).good();
    assert!(ruling.starts_with("Décision A-02  option end_card"), "{ruling}");
}

#[test]
fn rules_are_found_by_a_word() {
    let found = reglette(&["rules", "cardgame", "--search", "TARDIS"]).good();
    assert!(found.lines().count() > 5);
    let nothing = reglette(&["rules", "cardgame", "--search", "xylophone"]).bad(1);
    assert!(nothing.contains("Nothing is said of \"xylophone\""));
}

#[test]
fn coverage_is_told_for_every_rule() {
    let json = reglette(&["rules", "cardgame", "--coverage", "--json"]).good();
    let matrix: Value = serde_json::from_str(&json).unwrap();
    let rules = matrix["rules"].as_array().unwrap();
    let all: Value =
        serde_json::from_str(&reglette(&["rules", "cardgame", "--json"]).good()).unwrap();
    assert_eq!(rules.len(), all["rule"].as_array().unwrap().len());
    assert!(rules.iter().any(|rule| rule["code"][0].is_string()));
    let told = reglette(&["rules", "cardgame", "--coverage"]).good();
    assert!(told.contains(&format!("{} rules in", rules.len())), "{told}");
    let told = reglette(&["rules", "cardgame", "--coverage", "--lang", "fr"]).good();
    assert!(told.contains(&format!("{} règles en", rules.len())), "{told}");
}

#[test]
fn a_scenario_comes_with_its_goals_and_its_rules() {
    let told = reglette(&["rules", "sotas", "dalek-bomb", "--lang", "fr"]).good();
    for said in ["La bombe dalek", "UNIT gagne aussitôt", "Les Daleks gagnent", "sotas.scenario.21"]
    {
        assert!(told.contains(said), "{said} in {told}");
    }
    let json = reglette(&["rules", "exterminate", "escape", "--json"]).good();
    let json: Value = serde_json::from_str(&json).expect("a document");
    let goals = json["scenario"]["goals"].as_array().expect("goals").iter();
    let sides: Vec<Option<&str>> = goals.map(|it| it["side"].as_str()).collect();
    assert_eq!(sides, [None, None, Some("hunters"), Some("runners")]);
}
