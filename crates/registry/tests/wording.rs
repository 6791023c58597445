//! Every game of the list as its players meet it: whatever it says is worded in both languages.

mod worded;

use std::collections::{BTreeMap, BTreeSet};

use reglette_bots::Level;
use reglette_engine::setup::Content;
use reglette_engine::{Seat, Setup};
use reglette_registry::{AnyGame, AnyMatch, DiceSpec, Document, Eyes, StartRequest, games};
use reglette_words::{Cast, Lang, MISSING};
use serde_json::json;
use worded::{assert_told, variants};

/// Every variant has a message in both languages, and every message a variant.
fn assert_worded(game: &dyn AnyGame, prefix: &str, variants: &BTreeMap<String, BTreeSet<String>>) {
    let head = format!("{}-{prefix}-", game.info().id);
    for lang in Lang::ALL {
        let messages = game.words().messages(lang);
        let said: BTreeSet<&str> =
            messages.keys().filter_map(|it| it.strip_prefix(&head)).collect();
        let known: BTreeSet<&str> = variants.keys().map(String::as_str).collect();
        assert_eq!(said, known, "{head} in {lang:?}");
    }
}

#[test]
fn every_event_is_worded_by_its_own_fields() {
    for game in games() {
        let events = variants(&game.schema(Document::Event)["$defs"]["What"]);
        assert!(events.len() > 40, "{events:?}");
        assert_worded(*game, "event", &events);
        for (lang, (event, fields)) in
            Lang::ALL.iter().flat_map(|it| events.iter().map(move |e| (it, e)))
        {
            let of_field = |it: &&String| {
                fields.iter().any(|field| {
                    let rest = it.strip_prefix(field.as_str());
                    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
                })
            };
            let variables =
                &game.words().messages(*lang)[&format!("{}-event-{event}", game.info().id)];
            let unknown: Vec<_> = variables.iter().filter(|it| !of_field(it)).collect();
            assert!(unknown.is_empty(), "{event} speaks of {unknown:?}");
        }
    }
}

#[test]
fn every_choice_is_worded() {
    for game in games() {
        let choices = variants(&game.schema(Document::Choice));
        assert!(choices.len() > 20, "{choices:?}");
        assert_worded(*game, "choice", &choices);
    }
}

#[test]
fn every_scenario_edition_option_and_metric_is_worded_and_every_option_has_a_ruling() {
    for game in games() {
        let info = json!(game.about(&Content::default()));
        assert!(!info.to_string().contains(MISSING), "{info}");
        for option in info["options"].as_array().expect("a list") {
            assert!(option["ruling"]["fr"].is_string(), "{option}");
        }
    }
}

/// The values of a key in the tables of a list, such as `id` in every `[[side]]`.
fn listed<'a>(file: &'a str, list: &str, key: &str) -> BTreeSet<&'a str> {
    let head = format!("\n[[{list}]]\n");
    let entries = file.split(head.as_str()).skip(1);
    let value = |entry: &'a str| entry.lines().find_map(|it| it.strip_prefix(key)).expect("a key");
    entries.map(|it| value(it).trim_matches([' ', '=', '"'])).collect()
}

#[test]
fn every_scenario_says_how_everybody_wins_and_how_long_it_lasts() {
    for (game, scenario) in
        games().iter().flat_map(|it| it.info().scenarios.iter().map(move |s| (it, s)))
    {
        let goals = game.goals(scenario.id, &Content::default());
        assert!(!goals.is_empty(), "{}", scenario.id);
        let info = game.about(&Content::default());
        let listed_so = info.scenarios.iter().any(|it| it.id == scenario.id && it.goals == goals);
        assert!(listed_so, "{}", scenario.id);
        let file = format!("scenarios/{}.toml", scenario.id);
        let Some((_, file)) = game.info().content.iter().find(|(name, _)| *name == file) else {
            continue;
        };
        let sides: BTreeSet<&str> = goals.iter().filter_map(|it| it.side.as_deref()).collect();
        let own = format!("{}-scenario-{}-goal", game.info().id, scenario.id);
        assert!(!sides.is_empty() || game.words().has(Lang::Fr, &own), "{own}");
        if !sides.is_empty() {
            assert_eq!(sides, listed(file, "side", "id"), "{own}");
        }
        let turns =
            file.lines().find_map(|it| it.strip_prefix("turns = ").or(it.strip_prefix("turn = ")));
        let turns = turns.expect("a last turn, or that of a bomb");
        for lang in Lang::ALL {
            let says =
                |text: &str| text.split(|it: char| !it.is_ascii_digit()).any(|it| it == turns);
            assert!(goals.iter().any(|it| says(it.text.of(lang))), "{own}: {turns}");
        }
    }
}

/// SOTAS, and the file of a scenario of one's own, made of a built-in one.
fn alley() -> (&'static dyn AnyGame, String) {
    let sotas = games().iter().find(|it| it.info().id == "sotas").expect("a game of the list");
    let mut files = sotas.info().content.iter();
    let (_, text) = files.find(|it| it.0.ends_with("open-skirmish.toml")).expect("a file");
    (*sotas, text.replacen("open-skirmish", "alley", 1))
}

fn brings(text: &str) -> Content {
    Content { files: vec![("scenarios/alley.toml".to_owned(), text.to_owned())] }
}

#[test]
fn a_scenario_of_a_persons_file_has_the_goal_that_the_file_says() {
    let (sotas, own) = alley();
    let goals = |more: &str| {
        let content = brings(&own.replacen("turns = 8", &format!("turns = 8\n{more}"), 1));
        sotas.check_content(&content).expect("it can be played");
        let goals = sotas.goals("alley", &content);
        assert!(goals.iter().all(|it| it.side.is_none()), "{goals:?}");
        goals.into_iter().map(|it| (it.text.fr, it.text.en)).collect::<Vec<_>>()
    };
    let said = |fr: &str, en: &str| vec![(fr.to_owned(), en.to_owned())];
    assert_eq!(goals(""), []);
    assert_eq!(goals("goal_en = \"Stay.\"\ngoal_fr = \"Restez.\""), said("Restez.", "Stay."));
    assert_eq!(goals("goal_en = \"Stay.\""), said("Stay.", "Stay."));
    assert_eq!(goals("goal_fr = \"Restez.\""), said("Restez.", "Restez."));
}

#[test]
fn a_scenario_of_a_persons_file_may_be_told_in_one_language() {
    let (sotas, own) = alley();
    let line = |key: &str| own.lines().find(|it| it.starts_with(key)).expect("a line").to_owned();
    let french = own.replacen(&line("en = "), "en = \"\"", 1);
    let french = french.replacen(&line("text_en = "), "text_en = \"\"", 1);
    let info = sotas.about(&brings(&french));
    let alley = info.scenarios.iter().find(|it| it.id == "alley").expect("it can be played");
    assert!(!alley.title.fr.is_empty() && !alley.about.fr.is_empty());
    assert_eq!((&alley.title.en, &alley.about.en), (&alley.title.fr, &alley.about.fr));
}

#[test]
fn a_roll_off_says_whose_dice_they_are_and_what_they_decide() {
    let sotas = games().iter().find(|it| it.info().id == "sotas").expect("a game of the list");
    let seats = ["Ada", "Bob", "Cléo"].map(str::to_owned).to_vec().into();
    let cast = Cast { seats, ..Cast::default() };
    let told = |lang: Lang, stake: &str, dice: &[u8], best: &[u8], then: &str| {
        let of = json!({"stake": stake, "seats": [0, 2], "dice": dice, "best": best, "then": then});
        let text = sotas.words().tell(lang, "event", &json!({"rolled-off": of}), &cast);
        text.replace('\u{a0}', " ")
    };
    assert_eq!(
        told(Lang::En, "sides", &[5, 6], &[2], "won"),
        "A die each for the choice of a side (Ada: 5, Cléo: 6): Cléo chooses."
    );
    assert_eq!(
        told(Lang::Fr, "first-hand", &[4, 4], &[0, 2], "again"),
        "Un dé chacun pour jouer en premier (Ada : 4, Cléo : 4) : égalité entre Ada et Cléo, qui relancent."
    );
    assert_eq!(
        told(Lang::En, "first-hand", &[1, 1], &[0, 2], "lots"),
        "A die each for the first turn (Ada: 1, Cléo: 1): again a tie between Ada and Cléo, who draw lots."
    );
}

/// A side may have a name in the plural.
#[test]
fn whoever_wins_is_named_without_a_verb() {
    let sotas = games().iter().find(|it| it.info().id == "sotas").expect("a game of the list");
    let cast = Cast::default();
    let ended = json!({"game-ended": {"winner": "side.b", "why": "wiped-out"}});
    let told = Lang::ALL.map(|lang| sotas.words().tell(lang, "event", &ended, &cast));
    assert!(told.iter().any(|it| it.ends_with("Victory for \"side.b\".")), "{told:?}");
    assert!(told.iter().any(|it| it.contains("Victoire\u{a0}: «\u{a0}side.b\u{a0}».")), "{told:?}");
}

#[test]
fn a_test_tells_its_dice() {
    let sotas = games().iter().find(|it| it.info().id == "sotas").expect("a game of the list");
    let told = |lang: Lang, dice: &[&str], free: u8| {
        let of = json!({"figure": "Ace", "cause": "morale", "target": 4, "free": free, "dice": dice, "successes": 2,
            "failures": 1});
        let text = sotas.words().tell(lang, "event", &json!({"tested": of}), &Cast::default());
        text.replace('\u{a0}', " ")
    };
    assert_eq!(
        told(Lang::En, &["2", "6", "4"], 0),
        "Ace tests Morale, needing 4, and rolls 2, 6, 4: successes 2, failures 1."
    );
    assert_eq!(
        told(Lang::Fr, &["2", "5"], 1),
        "Ace teste son Moral, il faut 4, les dés donnent 2, 5 (un dé vaut 6 d'office) : 2 succès, 1 échec."
    );
    assert_eq!(told(Lang::En, &[], 0), "Ace tests Morale, needing 4: successes 2, failures 1.");
}

#[test]
fn placed_terrain_is_told_by_its_kind() {
    let sotas = games().iter().find(|it| it.info().id == "sotas").expect("a game of the list");
    let setup = Setup { scenario: Some("free-battle".to_owned()), ..Setup::default() };
    let faces = ["5", "2"].map(str::to_owned).to_vec();
    let dice = DiceSpec::Script { faces, then: None };
    let request = StartRequest { setup, ..StartRequest::with_dice(dice) };
    let mut table = sotas.start(request).expect("a usual set-up");
    let mut play = |choice: serde_json::Value| {
        table.play(Seat(0), &choice, Eyes::All).expect("it is legal");
    };
    play(json!({"play": "side.a"}));
    play(json!({"place": {"piece": 0, "at": {"x": 45_000, "y": 45_000}}}));
    let label = |table: &dyn AnyMatch| table.label(&json!({"flee-to": "p1"})).expect("a question");
    assert_eq!(label(&*table).en, "Flee to cover: Wood 1");
    assert!(label(&*table).fr.ends_with("Bois 1"));
    assert_eq!(table.titles_here().iter().map(|it| it.id.as_str()).collect::<Vec<_>>(), ["p1"]);
    table.undo().expect("a choice was made");
    assert_eq!(table.titles_here(), []);
}

/// Games of every scenario are told to the end, which comes within so many questions.
fn assert_games_are_told(game: &'static dyn AnyGame) {
    for scenario in game.info().scenarios {
        let setup = Setup { scenario: Some(scenario.id.to_owned()), ..Setup::default() };
        let dice = DiceSpec::Seed(format!("told {}", scenario.id));
        let request = StartRequest { setup, ..StartRequest::with_dice(dice) };
        let mut table = game.start(request).expect("a usual set-up");
        let mut bot = game.bot(Level::Random, scenario.id);
        assert_told(&json!(table.log(0, Eyes::All)));
        for n in 0.. {
            let ask = table.ask();
            assert_told(&ask);
            let Some(seat) = table.asked() else { break };
            assert!(n < 10_000, "{} does not end", scenario.id);
            let choice = bot.choose(&*table).expect("an answer");
            assert_told(&json!(table.play(seat, &choice, Eyes::All).expect("it is legal")));
        }
    }
}

#[test]
fn games_of_every_scenario_are_told_to_the_end() {
    std::thread::scope(|scope| {
        for &game in games() {
            scope.spawn(move || assert_games_are_told(game));
        }
    });
}
