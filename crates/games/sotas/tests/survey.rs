//! What can be measured at the table agrees with what the rules then do.

use reglette_engine::game::{Legal, Options};
use reglette_engine::setup::Content;
use reglette_engine::{Cx, Game, Rng, Setup, Viewer, dice::Seeded};
use reglette_sotas::measure::CONTACT;
use reglette_sotas::{Choice, Sotas};
use serde_json::{Value, json};

/// Looks at every question of some games of the open skirmish, answered anyhow but for moves, which
/// go to the first spot.
fn games(seed: &str, mut each: impl FnMut(&Sotas)) {
    let book = Sotas::book(&Setup::default(), &Content::default()).expect("the rules hold");
    for number in 0..4 {
        let mut chance = Rng::from_text(&format!("{seed} {number}"));
        let mut dice = Seeded::from_text(&format!("{seed} {number}"));
        let mut game = Sotas::start(&book, &mut Cx::silent(&mut dice)).expect("the rules hold");
        for _ in 0..300 {
            if game.ask().is_none() {
                break;
            }
            each(&game);
            let options = Options::of(&game);
            let mut pick = options.pick(chance.index(options.list().len()));
            if game.ask().is_some_and(|ask| ask.kind == "where") {
                let spot = measure(&game, &json!("spots"))[0]["at"].clone();
                let choice = serde_json::from_value(json!({"to": spot})).expect("the rules hold");
                pick = Legal::check(&game, choice).expect("the rules hold");
            }
            game.play(pick, &mut Cx::silent(&mut dice)).expect("the rules hold");
        }
    }
}

fn measure(game: &Sotas, ask: &Value) -> Value {
    game.measure(Viewer::Observer, ask).expect("the rules hold")
}

fn written(game: &Sotas, choice: &Choice) -> Value {
    Sotas::names(game.its_book()).scope(|| serde_json::to_value(choice)).expect("the rules hold")
}

/// Every option that is offered is legal when it is tried, and whatever is tried elsewhere is judged
/// as the rules judge it.
#[test]
fn trying_tells_what_the_rules_would_say() {
    let mut tried = 0;
    games("try", |game| {
        for choice in Options::of(game).list() {
            let verdict = measure(game, &json!({"try": written(game, choice)}));
            assert_eq!(verdict["legal"], true, "{choice:?}: {verdict}");
        }
        let at = json!({"x": 45_000, "y": 45_000});
        for elsewhere in [json!({"to": at}), json!({"place": {"piece": 0, "at": at}})] {
            let verdict = measure(game, &json!({"try": elsewhere}));
            let choice: Choice = serde_json::from_value(elsewhere).unwrap();
            let rule = game.legality(&choice).err().map(|it| it.rule.0);
            assert_eq!(verdict["legal"] == true, rule.is_none());
            assert_eq!(verdict["rule"].as_str(), rule);
        }
        tried += 1;
    });
    assert!(tried > 200, "{tried}");
}

/// Spots are legal places, and where a move is too long its stop is one.
#[test]
fn spots_and_stops_can_be_gone_to() {
    let mut gone = 0;
    games("spots", |game| {
        if game.ask().is_none_or(|ask| ask.kind != "where") {
            return;
        }
        let legal = |at: &Value| {
            let choice: Choice = serde_json::from_value(json!({"to": at})).unwrap();
            game.legality(&choice).is_ok()
        };
        let spots = measure(game, &json!("spots"));
        for spot in spots.as_array().unwrap() {
            assert!(legal(&spot["at"]), "{spot}");
            gone += 1;
        }
        let far = measure(game, &json!({"go": {"x": 45_000, "y": 89_000}}));
        if let Some(stop) = far.get("stop") {
            assert!(legal(stop), "{far}");
        }
    });
    assert!(gone > 100, "{gone}");
}

/// All that is drawn of a reach can be gone to, unless somebody stands there.
#[test]
fn reach_shows_where_one_can_go() {
    let mut corners = 0;
    games("reach", |game| {
        let Some(active) = game.table.active else { return };
        if game.ask().is_none_or(|ask| ask.kind != "where") {
            return;
        }
        let base = game.table.base(active.figure);
        let name = written(game, &Choice::Figure(active.figure));
        let areas = measure(game, &json!({"reach": name["figure"]}));
        for area in areas.as_array().unwrap() {
            for corner in area["outline"].as_array().unwrap() {
                let at: reglette_geometry::Point = serde_json::from_value(corner.clone()).unwrap();
                let taken = |it: reglette_sotas::FigureId| {
                    it != active.figure && base.at(at).body().overlaps(game.table.base(it))
                };
                if game.table.present().any(taken) {
                    continue;
                }
                let verdict = game.legality(&Choice::To(at)).err().map(|it| it.rule.0);
                // A reach is drawn whether the figure has the actions for it or not.
                let dear = verdict == Some("sotas.movement.14");
                assert!(verdict.is_none() || dear, "{area} {corner}: {verdict:?}");
                corners += 1;
            }
        }
    });
    assert!(corners > 500, "{corners}");
}

/// sotas.general.9: anybody may measure at any time; the gap, what is seen and what it counts agree
/// with what may be shot at.
#[test]
fn lines_agree_with_targets() {
    let mut shots = 0;
    games("lines", |game| {
        let offered = Options::of(game);
        for choice in offered.list() {
            let Choice::Shoot(shoot) = choice else { continue };
            let by = game.table.active.unwrap().figure;
            let by = written(game, &Choice::Figure(by))["figure"].clone();
            let all = measure(game, &json!({"targets": by}));
            let target = written(game, &Choice::Figure(shoot.target))["figure"].clone();
            let facts = all.as_array().unwrap().iter().find(|it| it["to"] == target).unwrap();
            assert_eq!(facts["seen"]["open"], true);
            let aim = &facts["aims"].as_array().unwrap()[0];
            assert!(aim["band"].is_u64() && aim.get("rule").is_none(), "{aim}");
            let covered = facts["seen"]["cover"] == true;
            let part = |it: &Value| it["rule"] == "sotas.cover.1";
            assert_eq!(covered, aim["attack"].as_array().unwrap().iter().any(part), "{facts}");
            assert!(!covered || !facts["seen"]["proofs"].as_array().unwrap().is_empty());
            shots += 1;
        }
    });
    assert!(shots > 10, "{shots}");
}

/// sotas.activation.4: what an activation is said to need is what its dice then need.
#[test]
fn needs_are_those_of_the_roll() {
    let (mut rolled, mut led) = (0, 0);
    games("needs", |game| {
        let Some(active) = game.table.active else { return };
        if game.ask().is_none_or(|ask| ask.kind != "dice") {
            return;
        }
        let name = written(game, &Choice::Figure(active.figure));
        let needs = measure(game, &json!({"needs": name["figure"]}));
        let mut told = Vec::new();
        let mut dice = Seeded::from_text("needs");
        let choice = Legal::check(game, Choice::Dice(2)).expect("the rules hold");
        game.clone().play(choice, &mut Cx::logged(&mut dice, &mut told)).expect("the rules hold");
        let test = told.iter().find(|it| it.rule.0 == "sotas.activation.4").expect("a test");
        let names = Sotas::names(game.its_book());
        let test = names.scope(|| serde_json::to_value(test)).expect("an event is plain data");
        for key in ["quality", "parts", "target", "free"] {
            assert_eq!(needs[key], test["what"]["tested"][key], "{needs} {test}");
        }
        led += usize::from(needs["parts"][0]["rule"] == "sotas.leader.1");
        rolled += 1;
    });
    assert!(rolled > 20 && led > 0, "{rolled} {led}");
}

/// What is not there cannot be measured from, and nonsense is refused.
#[test]
fn nonsense_is_refused() {
    let book = Sotas::book(&Setup::default(), &Content::default()).unwrap();
    let mut dice = Seeded::from_text("nonsense");
    let game = Sotas::start(&book, &mut Cx::silent(&mut dice)).unwrap();
    for (ask, key) in [
        (json!({"reach": "unit-sniper"}), "fault-measure-absent"),
        (json!({"reach": "nobody"}), "fault-unreadable"),
        (json!({"fly": 3}), "fault-unreadable"),
    ] {
        assert_eq!(game.measure(Viewer::Observer, &ask).unwrap_err().key, key);
    }
}

/// A place is told by what it means: contact where there would be contact, the edges where somebody
/// is deployed, else a direction and a distance.
#[test]
fn places_are_told_by_what_they_mean() {
    let mut lures = std::collections::BTreeMap::<String, usize>::new();
    games("places", |game| {
        let kind = game.ask().map(|ask| ask.kind).unwrap_or_default();
        for choice in Options::of(game).list() {
            let Choice::To(to) = *choice else { continue };
            let about: std::collections::BTreeMap<_, _> = game.remark(choice).into_iter().collect();
            let lure = about["lure"].clone();
            if let Some(active) = game.table.active.filter(|_| kind == "where") {
                let base = game.table.base(active.figure);
                let there = base.at(to).body();
                let touches = |it| there.is_within(CONTACT, game.table.base(it));
                let meets = game.table.enemies(active.figure).any(touches);
                assert_eq!(lure == "contact", meets && to != base.centre, "{about:?}");
                assert_eq!(lure == "stay", to == base.centre, "{about:?}");
            }
            assert_eq!(lure == "edges", kind == "deploy", "{about:?}");
            assert_eq!(about.contains_key("way"), matches!(&*lure, "way" | "inside" | "beside"));
            *lures.entry(lure).or_default() += 1;
        }
    });
    for lure in ["toward", "way", "edges", "inside", "beside"] {
        assert!(lures.get(lure).is_some_and(|&it| it > 5), "{lure}: {lures:?}");
    }
}
