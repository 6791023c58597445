//! Advice: a bot's ranking of the choices, with a plan and a sentence that tells why.

use reglette_bots::{Player, Ranked, Reason, Stopped, Values};
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Game;
use reglette_engine::record::fingerprint;
use reglette_engine::rng::Rng;
use reglette_engine::{Ask, Cx, Legal, Step, Viewer, dice::Seeded, driver};
use reglette_words::{Args, Both, Words};

use crate::bots::HintRequest;
use crate::documents::{Advice, Hint, HintReason, Planned};

/// Chances that differ by no more than this, in hundredths, are told as equally good.
const CLOSE: u8 = 1;
/// Where the chances of all choices lie this near to each other, none is told as better.
const ALIKE: u8 = 3;

/// A choice as people are told of it.
struct Told {
    label: Both,
    /// How often its seat won when play went on from there, in hundredths; only a search can tell.
    share: Option<u8>,
    /// How good the table looks right after it.
    looks: Option<f64>,
}

/// Choices ranked, with a plan, the numbers behind the ranking and the reason in words. The same
/// table gives the same hint, as far as the budget is not of time.
pub(crate) fn hint<G: Game>(
    game: &G,
    words: &Words,
    ask: &Ask,
    request: HintRequest,
    label: impl Fn(&G, &Ask, &G::Choice) -> Both,
) -> Result<Hint, Fault> {
    // Not from the whole state: what is hidden must not show in what the bot happens to imagine.
    let view = game.view(Viewer::Seat(ask.seat));
    let written = G::names(game.its_book()).scope(|| serde_json::to_vec(&view));
    let written = written.expect("a view can be written");
    let mut rng = Rng::from_text(&format!("hint/{}/{}", fingerprint(&written), ask.seat.0));
    let imagined = G::determinize(game.its_book(), &view, &mut rng);
    let mut player = Player::<G>::new(request.level, rng);
    let reply = player.answer(game).ok_or_else(|| Fault::new(Code::Over, "fault-over"))?;
    let ranked = &reply.trace.ranked;
    let document = |choice: &G::Choice| driver::write_choice::<G>(game.its_book(), choice);
    let values = reply.trace.values;
    let told = told(ranked, values, |it| label(game, ask, it));
    let row = |(it, told): (&Ranked<G::Choice>, &Told)| {
        let then = plan(imagined.clone(), ask, &it.line, |there, ask, choice| Planned {
            label: label(there, ask, choice),
            choice: document(choice),
        });
        Advice {
            label: told.label.clone(),
            choice: document(&it.choice),
            then,
            chance: told.share.filter(|_| values == Values::Chances),
            value: it.value,
            visits: it.visits,
            reasons: it.reasons.iter().map(|it| reason(words, it)).collect(),
        }
    };
    Ok(Hint {
        level: request.level.to_string(),
        text: Both::say(|lang| sentence(words, lang, &told, values, reply.trace.stopped)),
        choices: ranked.iter().zip(&told).map(row).collect(),
        iterations: reply.trace.iterations,
        plays: reply.trace.plays,
        stopped: reply.trace.stopped,
    })
}

/// What is told of each choice. One that dropped out of a search early was tried too little for a
/// lucky mean to count against the best.
fn told<C>(ranked: &[Ranked<C>], values: Values, label: impl Fn(&C) -> Both) -> Vec<Told> {
    let searched = values != Values::Looks;
    let mut most = 100;
    let row = |it: &Ranked<C>| {
        let share = (searched && it.visits > 0).then(|| hundredths(it.value).min(most));
        most = share.unwrap_or(most);
        let looks = it.reasons.iter().find(|it| it.key == "looks").map(|it| it.value);
        Told { label: label(&it.choice), share, looks }
    };
    ranked.iter().map(row).collect()
}

/// A share as whole hundredths. Nobody is told that a guess is certain.
fn hundredths(share: f64) -> u8 {
    (share * 100.0).round().clamp(1.0, 99.0) as u8
}

/// The answers that complete the action a choice begins, as far as nobody else is asked first. Each is
/// told at the table as it is by then: a place means something to whoever is on the way there.
fn plan<G: Game>(
    mut game: G,
    ask: &Ask,
    line: &[G::Choice],
    told: impl Fn(&G, &Ask, &G::Choice) -> Planned,
) -> Vec<Planned> {
    let mut dice = Seeded::from_text("plan");
    let mut plan = Vec::new();
    let mut line = line.iter();
    let mut next = line.next();
    while let Some(choice) = next {
        let Ok(legal) = Legal::check(&game, choice.clone()) else { break };
        if game.play(legal, &mut Cx::silent(&mut dice)).is_err() {
            break;
        }
        let goes_on = |it: &Ask| it.seat == ask.seat && it.step == Step::GoesOn;
        let Some(asked) = game.ask().filter(goes_on) else { break };
        next = line.next();
        plan.extend(next.map(|choice| told(&game, &asked, choice)));
    }
    plan
}

/// Why the first choice is advised.
fn sentence(
    words: &Words,
    lang: reglette_words::Lang,
    told: &[Told],
    values: Values,
    stopped: Stopped,
) -> String {
    let say = |key: &str, args: Args| words.say(lang, &format!("bot-hint-{key}"), &args);
    let Some((best, others)) = told.split_first() else { return String::new() };
    let Some(next) = others.first() else {
        let key = if stopped == Stopped::Forced { "only" } else { "any" };
        return say(key, Args::new());
    };
    let Some(chance) = best.share else { return say("looks", Args::new()) };
    let shares = || told.iter().filter_map(|it| it.share);
    let alike = shares().max().unwrap_or(0) - shares().min().unwrap_or(0) <= ALIKE;
    if values == Values::Trials {
        return say(if alike { "undecided" } else { "tried" }, Args::new());
    }
    if others.len() > 1 && alike {
        return say("alike", Args::new().with("chance", chance));
    }
    let args = Args::new().with("chance", chance).with("next", next.label.of(lang));
    let other = next.share.unwrap_or(0);
    let first = match chance - other.min(chance) <= CLOSE {
        true => say("close", args),
        false => say("ahead", args.with("other", other)),
    };
    let looks = |it: &&Told| it.looks.unwrap_or(f64::NEG_INFINITY);
    let sooner = told.iter().max_by(|a, b| looks(a).total_cmp(&looks(b))).unwrap_or(best);
    let second = match looks(&sooner) > looks(&best) {
        true => say("later", Args::new().with("sooner", sooner.label.of(lang))),
        false => say("soon", Args::new()),
    };
    format!("{first} {second}")
}

fn reason(words: &Words, reason: &Reason) -> HintReason {
    let key = format!("bot-reason-{}", reason.key);
    let label = Both::say(|lang| words.say(lang, &key, &Args::new()));
    HintReason { key: reason.key, value: reason.value, label }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guess_is_never_certain() {
        let told = [-0.2, 0.0, 0.004, 0.015, 0.424, 0.426, 0.985, 0.99, 1.3].map(hundredths);
        assert_eq!(told, [1, 1, 1, 2, 42, 43, 99, 99, 99]);
    }

    #[test]
    fn the_reason_compares_the_best_with_the_next() {
        let told = |label: &str, chance: u8, looks: f64| Told {
            label: Both { fr: label.to_owned(), en: label.to_owned() },
            share: Some(chance),
            looks: Some(looks),
        };
        let why = |told: &[Told], stopped| {
            sentence(Words::common(), reglette_words::Lang::En, told, Values::Chances, stopped)
        };
        let say = |told: &[Told]| why(told, Stopped::Done);
        let tried = |a, b| {
            let told = [told("A", a, 1.0), told("B", b, 0.0)];
            sentence(
                Words::common(),
                reglette_words::Lang::En,
                &told,
                Values::Trials,
                Stopped::Done,
            )
        };
        assert!(tried(99, 10).contains("more often") && !tried(99, 10).contains("99"));
        assert!(tried(52, 50).contains("no difference") && !tried(52, 50).contains("52"));
        let clear = say(&[told("A", 41, 3.0), told("B", 30, 1.0)]);
        assert!(clear.contains("41") && clear.contains("B") && clear.contains("30"), "{clear}");
        let close = say(&[told("A", 41, 3.0), told("B", 40, 1.0)]);
        assert!(close.contains("as good") && !close.contains("40"), "{close}");
        let later = say(&[told("A", 41, 1.0), told("B", 30, 0.0), told("C", 9, 5.0)]);
        assert!(later.contains("C") && !later.contains('9'), "{later}");
        let alike = say(&[told("A", 89, 1.0), told("B", 88, 0.0), told("C", 86, 5.0)]);
        assert!(alike.contains("89") && !alike.contains('B') && !alike.contains('C'), "{alike}");
        let only = why(&[told("A", 41, 1.0)], Stopped::Forced);
        assert!(!only.contains("41") && only.contains("no other"), "{only}");
        let any = say(&[told("A", 41, 1.0)]);
        assert!(!any.contains("41") && !any.contains("no other"), "one of several: {any}");
    }
}
