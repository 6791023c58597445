//! The message files: complete, equal in both languages, and told as the messages ask for.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use reglette_engine::game::Title;
use reglette_words::{Args, Cast, Lang, MISSING, Things, Words};
use serde_json::json;

fn all_words() -> Vec<&'static Words> {
    Words::games().map(Words::of).chain([Words::common()]).collect()
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    for words in all_words() {
        for lang in Lang::ALL {
            assert!(words.faults(lang).is_empty(), "{:?}", words.faults(lang));
        }
        let [fr, en] = Lang::ALL.map(|lang| words.messages(lang));
        for (key, variables) in fr.iter().chain(en) {
            assert_eq!(fr.get(key), Some(variables), "{key} in French");
            assert_eq!(en.get(key), Some(variables), "{key} in English");
        }
    }
}

#[test]
fn messages_of_a_game_begin_with_its_name() {
    for game in Words::games() {
        for key in Words::of(game).messages(Lang::En).keys() {
            let common = Words::common().has(Lang::En, key);
            assert!(common || key.starts_with(game) || key.starts_with("fault-"), "{key}");
        }
    }
}

/// The data give figures no gender, so no French sentence may make a word agree with one.
#[test]
fn no_french_word_agrees_with_a_figure() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/words/exterminate.fr.ftl");
    let text = fs::read_to_string(file).expect("a text");
    for figure in ["figure", "target", "victim", "attacker", "winner", "loser", "by"] {
        for (_, rest) in
            text.lines().filter_map(|it| it.split_once(&format!("THING(${figure}) }} est ")))
        {
            let invariable = ["à ", "en ", "hors "].iter().any(|it| rest.starts_with(it));
            assert!(invariable, "{rest}");
        }
    }
}

#[test]
fn every_fault_of_the_sources_has_a_message() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut keys = BTreeSet::new();
    collect_faults(&crates, &mut keys);
    assert!(keys.contains("fault-over"), "the sources were searched");
    let said = |key: &str| all_words().iter().any(|words| words.has(Lang::En, key));
    let missing: Vec<&String> = keys.iter().filter(|key| !said(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Every `"fault-…"` of the Rust files under a folder.
fn collect_faults(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("tests") && !path.ends_with("target") {
            collect_faults(&path, keys);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            let quoted = text.split('"');
            keys.extend(quoted.filter(|it| is_fault(it)).map(str::to_owned));
        }
    }
}

fn is_fault(text: &str) -> bool {
    let rest = text.strip_prefix("fault-");
    rest.is_some_and(|it| !it.is_empty() && it.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
}

#[test]
fn functions_name_players_and_things() {
    let fr = "toy-event-took = { SEAT($by) } prend { COUNT($cards) ->
    [0] une carte
   *[other] { THINGS($cards) }
  }.
toy-event-gained = { SEAT($by) } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
  } sur { THING($at) }.";
    let words = Words::new("toy", fr, "");
    let title = |id: &str, fr: &str| Title { id: id.into(), fr: fr.into(), ..Title::default() };
    let things = Things::of(&[title("a", "As"), title("k", "Roi"), title("m", "la Lune")]);
    let cast = Cast { things: things.into(), seats: vec!["Zoé".into(), String::new()].into() };
    let tell = |event| words.tell(Lang::Fr, "event", &event, &cast);
    let took = |cards| tell(json!({"Took": {"by": 0, "cards": cards}}));
    assert_eq!(took(json!(["a", "k", "a"])), "Zoé prend As ×2 et Roi.");
    assert_eq!(took(json!(["a", "k", "joker"])), "Zoé prend As, Roi et joker.");
    assert_eq!(took(json!(["k"])), "Zoé prend Roi.");
    assert_eq!(took(json!([null])), "Zoé prend une carte cachée.");
    assert_eq!(took(json!([null, "k", null])), "Zoé prend 2 cartes cachées et Roi.");
    assert_eq!(took(json!([])), "Zoé prend une carte.");
    assert_eq!(took(json!(null)), "Zoé prend une carte.");
    assert_eq!(tell(json!({"Took": {"by": 1}})), "Joueur 2 prend une carte.");
    let gained = |points| tell(json!({"Gained": {"by": 7, "points": points, "at": "m"}}));
    assert_eq!(gained(0), "Joueur 8 gagne 0 point sur la Lune.");
    assert_eq!(gained(2), "Joueur 8 gagne 2 points sur la Lune.");
}

#[test]
fn points_are_told_with_the_names_of_their_players() {
    let text = "toy-event-over = { SCORES($by) }";
    let words = Words::new("toy", text, text);
    let cast = Cast { seats: vec!["Zoé".into(), String::new()].into(), ..Cast::default() };
    let told = |lang| words.tell(lang, "event", &json!({"Over": {"by": [8, 15]}}), &cast);
    assert_eq!(told(Lang::Fr), "Zoé\u{a0}: 8, Joueur 2\u{a0}: 15");
    assert_eq!(told(Lang::En), "Zoé: 8, Player 2: 15");
}

#[test]
fn dice_of_some_players_are_told_with_their_names() {
    let text = "toy-event-rolled = { SCORES($dice, $seats) }";
    let words = Words::new("toy", text, text);
    let cast =
        Cast { seats: vec!["Zoé".into(), "Léa".into(), "Max".into()].into(), ..Cast::default() };
    let rolled = |dice: &[u8], seats: &[u8]| {
        let event = json!({"Rolled": {"dice": dice, "seats": seats}});
        words.tell(Lang::En, "event", &event, &cast)
    };
    assert_eq!(rolled(&[4, 6], &[2, 0]), "Max: 4, Zoé: 6");
    assert_eq!(rolled(&[3], &[1]), "Léa: 3");
}

#[test]
fn lengths_are_told_in_millimetres() {
    let text = "toy-event-moved = { MM($by) } mm";
    let words = Words::new("toy", text, text);
    let told =
        |lang, by: i32| words.tell(lang, "event", &json!({"Moved": {"by": by}}), &Cast::default());
    assert_eq!(told(Lang::En, 9600), "96 mm");
    assert_eq!(told(Lang::En, 9601), "97 mm");
    assert_eq!(told(Lang::Fr, 12_000), "120 mm");
    assert_eq!(told(Lang::En, -150), "−2 mm");
}

#[test]
fn dice_are_told_in_words() {
    let text = "toy-event-rolled = { FACES($dice) }";
    let words = Words::new("toy", text, text);
    let told = |lang, dice: &str| {
        words.tell(lang, "event", &json!({"Rolled": {"dice": dice}}), &Cast::default())
    };
    assert_eq!(told(Lang::En, "HHAL"), "2 Hits, 1 Armour and 1 Lightning");
    assert_eq!(told(Lang::En, "HAA"), "1 Hit and 2 Armours");
    assert_eq!(told(Lang::Fr, "HHLL"), "2 Touches et 2 Éclairs");
    assert_eq!(told(Lang::Fr, "A"), "1 Armure");
    assert_eq!((told(Lang::En, ""), told(Lang::Fr, "")), ("no dice".into(), "aucun dé".into()));
}

#[test]
fn a_missing_message_shows_its_key() {
    let told = Words::common().tell(Lang::En, "event", &json!("Odd"), &Cast::default());
    assert_eq!(told, "⟪-event-odd⟫");
    assert!(told.starts_with(MISSING));
    assert!(Words::of("chess").say(Lang::Fr, "no-such-key", &Args::new()).starts_with(MISSING));
}

#[test]
fn broken_files_are_noted_and_the_rest_is_told() {
    let words = Words::new("toy", "", "toy-a = Fine.\ntoy-b = { $x\ntoy-c = Fine too.\n");
    assert_eq!(words.faults(Lang::En).len(), 1);
    assert_eq!(words.say(Lang::En, "toy-a", &Args::new()), "Fine.");
    assert_eq!(words.say(Lang::En, "toy-c", &Args::new()), "Fine too.");
}
