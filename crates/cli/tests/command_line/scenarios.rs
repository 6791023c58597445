//! Scenarios of one's own: played, listed, kept in records, and what can be wrong with them.

use serde_json::{Value, json};

use crate::common::{Folder, door, fed, reglette};

const SKIRMISH: &str = include_str!("../../../../data/sotas/scenarios/open-skirmish.toml");
const WHARF: &str = include_str!("../../../../data/sotas/scenarios/canary-wharf.toml");
const METAL: &str = include_str!("../../../../data/exterminate/scenarios/meeting-of-metal.toml");
const PROFILES: &str = include_str!("../../../../data/sotas/profiles.toml");

/// A folder with a short scenario of SOTAS called `alley`, its text changed.
fn alley(from: &str, to: &str) -> (Folder, String) {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.at("scenarios")).expect("a folder");
    let text = own(SKIRMISH, "alley").replacen("turns = 8", "turns = 2", 1);
    assert!(text.contains(from), "{from}");
    let file = folder.write("scenarios/alley.toml", &text.replacen(from, to, 1));
    (folder, file)
}

/// A built-in scenario under another id, with a name of its own.
fn own(text: &str, id: &str) -> String {
    let heads = [("id", id), ("en", "Back alley"), ("fr", "Ruelle")];
    let renamed = heads.into_iter().fold(text.to_owned(), |text, (key, value)| {
        let at = text.find(&format!("\n{key} = ")).expect("a head") + 1;
        let end = at + text[at..].find('\n').expect("a line");
        format!("{}{key} = \"{value}\"{}", &text[..at], &text[end..])
    });
    assert!(renamed.contains(id));
    renamed
}

/// Plays one game at random; gives the file of its record.
fn played(game: &str, scenario: &str, folder: &Folder) -> String {
    let (content, out) = (folder.at(""), folder.at("games"));
    let call = ["sim", game, "--scenario", scenario, "--content", &content, "--out", &out];
    let more = ["--seats", "random,random", "--games", "1", "--seed", "own", "--json"];
    let told: Value =
        serde_json::from_str(&reglette(&[&call[..], &more].concat()).good()).expect("a summary");
    assert_eq!((&told["games"], &told["stalls"]), (&json!(1), &json!(0)), "{told}");
    assert_eq!(told["setup"]["scenario"], scenario);
    folder.at(&format!("games/{game}-000000.jsonl"))
}

#[test]
fn a_scenario_of_ones_own_is_played_to_the_end_and_replays() {
    let (folder, file) = alley("en", "en");
    let content = folder.at("");
    let told = reglette(&["check", &file]).good();
    assert!(told.contains("scenarios/alley.toml of sotas, in order"), "{told}");
    let record = played("sotas", "alley", &folder);
    reglette(&["check", &record, "--content", &content]).good();
    let told = reglette(&["replay", &record, "--content", &content, "--lang", "fr"]).good();
    assert!(told.lines().next().is_some_and(|it| it.contains("· Ruelle")), "{told}");
    assert!(reglette(&["check", &record]).bad(1).contains("other content"));
    // One more scenario is no other content for this record; another text of its own is.
    folder.write("scenarios/metal.toml", &own(METAL, "metal"));
    reglette(&["check", &record, "--content", &content]).good();
    folder.write("scenarios/alley.toml", &own(SKIRMISH, "alley"));
    assert!(reglette(&["check", &record, "--content", &content]).bad(1).contains("other content"));
}

#[test]
fn each_game_lists_and_plays_its_own() {
    let (folder, _) = alley("en", "en");
    let metal = folder.write("scenarios/metal.toml", &own(METAL, "metal"));
    let told = reglette(&["check", &metal]).good();
    assert!(told.contains("scenarios/metal.toml of exterminate, in order"), "{told}");
    let record = played("exterminate", "metal", &folder);
    reglette(&["check", &record, "--content", &folder.at("")]).good();
    let start = |game: &str, scenario: &str| json!({"op": "start", "game": game, "scenario": scenario, "dice": {"seed": "a"}});
    let requests = [json!({"op": "games"}), start("sotas", "alley"), start("cardgame", "alley")];
    let replies = door(&["--content", &folder.at("")], &requests);
    let listed = |replies: &[Value], game: &str| -> Vec<Value> {
        let games = replies[0]["ok"].as_array().expect("a list");
        let about = games.iter().find(|it| it["id"] == game).expect("a game");
        about["scenarios"].as_array().expect("a list").clone()
    };
    let last = listed(&replies, "sotas").pop().expect("a scenario");
    assert_eq!(last["id"], "alley");
    assert_eq!(last["title"], json!({"fr": "Ruelle", "en": "Back alley"}));
    assert_eq!(last["players"], json!([2]));
    let ids = |game: &str| -> Vec<Value> {
        listed(&replies, game).into_iter().map(|it| it["id"].clone()).collect()
    };
    assert!(ids("exterminate").contains(&json!("metal")));
    assert!(
        !ids("sotas").contains(&json!("metal")) && !ids("exterminate").contains(&json!("alley"))
    );
    assert!(replies[1]["ok"]["ask"].is_object(), "{}", replies[1]);
    let refused = &replies[2]["error"]["message"]["en"];
    assert!(refused.as_str().is_some_and(|it| it.contains("Known: standard")), "{refused}");
    assert_eq!(listed(&door(&[], &requests[..1]), "sotas").len(), 9);
}

#[test]
fn it_is_played_in_the_terminal_by_its_name() {
    let (folder, _) = alley("en", "en");
    let content = folder.at("");
    let call = ["play", "sotas", "--scenario", "alley", "--content", &content, "--seed", "a"];
    let shown = fed(&call, "quit\n");
    assert!(shown.out.contains("· Back alley ·"), "{}{}", shown.out, shown.err);
    for (lang, known) in [("en", "Known: open-skirmish"), ("fr", "Connus : open-skirmish")] {
        let call = ["play", "sotas", "--scenario", "valley", "--content", &content];
        let told = reglette(&[&call[..], &["--lang", lang]].concat()).bad(2);
        let told = told.replace(['\u{a0}', '\u{202f}'], " ");
        assert!(told.contains(known) && told.contains("free-battle, alley"), "{told}");
        let call = ["sim", "sotas", "--scenario", "alley", "--players", "3", "--content", &content];
        let told = reglette(&[&call[..], &["--lang", lang]].concat()).bad(2);
        assert!(told.contains("alley"), "{told}");
    }
}

#[test]
fn what_is_wrong_with_it_is_told_with_its_line() {
    for (from, to, line, about) in [
        ("id = \"alley\"", "id = \"open-skirmish\"", 3, "\"open-skirmish\""),
        ("players = [2]", "players = [2, 9]", 8, "2 to 4"),
        ("turns = 2", "", 3, "\"turns\""),
        ("turns = 2", "turnz = 2", 10, "turnz"),
        ("turns = 2", "turns = \"two\"", 10, "two"),
        ("turns = 2", "turns 2", 10, "no value"),
        ("table = [900, 900]", "table = [900, 9]", 3, "300 to 3000"),
        ("unit-sniper", "unit-snipper", 23, "unit-snipper"),
        ("id = \"b\"", "id = \"a\"", 16, "twice"),
        ("kind = \"building\"", "kind = \"castle\"", 44, "castle"),
        ("side = \"b\"", "side = \"c\"", 85, "\"c\""),
        (
            "is = \"ahead\", side = \"b\", by = 30",
            "is = \"tasks-done\", tasks = [\"dig\"]",
            100,
            "dig",
        ),
    ] {
        let (folder, file) = alley(from, to);
        let content = folder.at("");
        for lang in ["fr", "en"] {
            let told = reglette(&["check", &file, "--lang", lang]).bad(1);
            assert!(told.contains(&format!("{file}:{line}: ")), "{to}: {told}");
            assert!(told.contains(about) || lang == "fr", "{to}: {told}");
        }
        let call = ["sim", "sotas", "--scenario", "alley", "--content", &content, "--games", "1"];
        let told = reglette(&call).bad(1);
        assert!(told.contains("scenarios/alley.toml:"), "{to}: {told}");
        // Whoever plays something else is not kept from it.
        let call = ["play", "sotas", "--content", &content, "--seed", "a"];
        assert_eq!(fed(&call, "quit\n").code, 0);
    }
}

#[test]
fn two_files_cannot_have_the_same_scenario() {
    let (folder, _) = alley("en", "en");
    let copy = folder.write("scenarios/copy.toml", &own(SKIRMISH, "alley"));
    for lang in ["fr", "en"] {
        let told = reglette(&["check", &folder.at(""), "--lang", lang]);
        assert_eq!(told.code, 1);
        assert!(
            told.err.contains(&format!("{copy}:3: ")) && told.err.contains("alley"),
            "{told:?}"
        );
        assert!(told.out.contains("scenarios/alley.toml"), "{told:?}");
    }
}

#[test]
fn a_scenario_with_figures_of_ones_own_is_checked_with_them() {
    let (folder, file) = alley("{ profile = \"unit-sniper\" }", "{ profile = \"marksman\" }");
    let told = reglette(&["check", &file]).bad(1);
    assert!(told.contains("marksman"), "{told}");
    let start = PROFILES.find("id = \"unit-sniper\"").expect("a profile");
    let end = start + PROFILES[start..].find("\n[[profile]]").expect("another one");
    let marksman = PROFILES[start..end].replacen("unit-sniper", "marksman", 1);
    folder.write("profiles.toml", &format!("{PROFILES}\n[[profile]]\n{marksman}\n"));
    reglette(&["check", &file, "--content", &folder.at("")]).good();
    played("sotas", "alley", &folder);
}

#[test]
fn one_for_three_needs_three_sides() {
    let (folder, alley) = alley("players = [2]", "players = [2, 3]");
    let pier = folder.write("scenarios/pier.toml", &own(WHARF, "pier"));
    let content = folder.at("");
    let three = |id: &str| {
        let call = ["sim", "sotas", "--seats", "random,random,random", "--games", "1"];
        reglette(&[&call[..], &["--scenario", id, "--content", &content]].concat())
    };
    reglette(&["check", &pier]).good();
    three("pier").good();
    let told = reglette(&["check", &alley]).bad(1);
    assert!(told.contains(&format!("{alley}:3: ")) && told.contains("too few sides"), "{told}");
    assert!(three("alley").bad(1).contains("scenarios/alley.toml:3: "));
}
