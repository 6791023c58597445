//! Odds as a document.

use reglette_engine::driver;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Game;
use reglette_engine::odds::{self, Fraction, Policy, Query, UNDECIDED};
use reglette_engine::seat::Seat;
use reglette_words::{Args, Both, Cast, Lang, Words};
use serde_json::Value;

use crate::documents::{Chance, Odds};
use crate::info::id_part;
use crate::requests::OddsRequest;

/// The exact distribution of what a choice leads to.
pub(crate) fn odds<G: Game>(
    game: &G,
    words: &Words,
    cast: &Cast,
    seat: Seat,
    request: &OddsRequest,
) -> Result<Odds, Fault> {
    let choices = read_choices(game, &request.choice)?;
    let metric = request.of.as_deref();
    let policy = request.policy.unwrap_or_else(G::policy);
    let query = Query { seat, choices: &choices, metric, policy };
    let (metric, distribution) = odds::telling(game, &query)?;
    let outcomes = distribution.iter().map(|(result, share)| Chance {
        result: result.clone(),
        ways: share.ways.to_string(),
        of: share.of.to_string(),
        p: decimal(share),
        label: label(words, cast, metric, result),
    });
    let policy = policy_name(policy);
    Ok(Odds { of: metric.to_owned(), policy, outcomes: outcomes.collect() })
}

/// The policy of a name.
pub(crate) fn find_policy(name: &str) -> Result<Policy, Fault> {
    let found = Policy::NAMES.iter().find(|(known, _)| *known == name);
    found.map(|&(_, policy)| policy).ok_or_else(|| {
        Fault::new(Code::BadRequest, "fault-unknown-policy")
            .at("policy")
            .with("policy", name)
            .with("known", Policy::NAMES.map(|(known, _)| known).join(", "))
    })
}

fn policy_name(policy: Policy) -> &'static str {
    Policy::NAMES.iter().find(|(_, known)| *known == policy).map_or("", |(name, _)| name)
}

/// A choice, or a list whose first ones are parts of one action.
pub(crate) fn read_choices<G: Game>(game: &G, choice: &Value) -> Result<Vec<G::Choice>, Fault> {
    let book = game.its_book();
    let Value::Array(list) = choice else {
        return Ok(vec![driver::read_choice::<G>(book, choice)?]);
    };
    let read = |(at, choice)| {
        driver::read_choice::<G>(book, choice).map_err(|fault| {
            let within = fault.at.as_ref().map(|it| format!(".{it}")).unwrap_or_default();
            fault.at(format!("choice[{at}]{within}"))
        })
    };
    list.iter().enumerate().map(read).collect()
}

/// The nearest decimal number, for showing; the fraction beside it is exact.
fn decimal(share: &Fraction) -> f64 {
    let number = |digits: String| digits.parse::<f64>().unwrap_or(f64::NAN);
    let p = number(share.ways.to_string()) / number(share.of.to_string());
    if p.is_finite() { p } else { number(share.billionths().to_string()) / 1e9 }
}

/// A result by its own message, or by its metric's with the result as `$it`, and with `$who` and
/// `$what` where it says what becomes of somebody.
fn label(words: &Words, cast: &Cast, metric: &str, result: &str) -> Both {
    if result == UNDECIDED {
        return Both::say(|lang| words.say(lang, "odds-undecided", &Args::new()));
    }
    let own = words.own_key(&format!("odds-{}-{}", id_part(metric), id_part(result)));
    if words.has(Lang::En, &own) {
        return Both::say(|lang| words.say(lang, &own, &Args::new()));
    }
    let any = words.own_key(&format!("odds-{}-any", id_part(metric)));
    let (who, what) = result.split_once(' ').unwrap_or(("", result));
    let args = Args::new().with("it", result).with("who", who).with("what", what);
    Both::say(|lang| words.say_of(lang, &any, &args, cast))
}
