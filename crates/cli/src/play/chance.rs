//! Dice thrown and cards drawn by hand: people are asked for what fell, and the step is played again.

use std::sync::Arc;

use reglette_engine::driver::Verify;
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::Title;
use reglette_engine::seat::Seat;
use reglette_engine::setup::Content;
use reglette_registry::{AnyGame, AnyMatch, DiceSpec, Eyes, LoadRequest, StartRequest};
use reglette_words::Args;
use serde_json::Value;

use super::command::Command;
use super::screen::Screen;
use crate::failure::Failure;
use crate::say::Say;
use crate::table::Names;
use crate::text::wrap;

/// Faces people have given for the step being played.
fn script(faces: &[String]) -> DiceSpec {
    DiceSpec::Script { faces: faces.to_vec(), then: None }
}

/// Begins a game, asking for everything that falls; nothing when the input ends before.
pub fn start(
    game: &'static dyn AnyGame,
    request: StartRequest,
    told: &dyn Fn(&Fault) -> Failure,
    screen: &mut Screen,
    say: Say,
) -> Result<Option<Box<dyn AnyMatch>>, Failure> {
    let names = Names::new(game, &request.setup, &request.content, &request.seats)
        .map_err(|it| told(&it))?;
    let mut faces = Vec::new();
    loop {
        match game.start(StartRequest { dice: script(&faces), ..request.clone() }) {
            Ok(table) => return Ok(Some(table)),
            Err(fault) => {
                if !ask(&fault, (game, &names), &mut faces, screen, say)?
                    .ok_or_else(|| told(&fault))?
                {
                    return Ok(None);
                }
            }
        }
    }
}

/// What came of an answer.
pub enum Played {
    Yes,
    Refused(Fault),
    /// The input ended before all was said.
    Ended,
}

/// Plays an answer, asking for everything that falls.
pub fn play(
    table: &mut Box<dyn AnyMatch>,
    content: &Arc<Content>,
    names: &Names,
    answer: (Seat, &Value),
    screen: &mut Screen,
    say: Say,
) -> Result<Played, Failure> {
    let game = table.game();
    let mut faces = Vec::new();
    loop {
        let (seat, choice) = answer;
        let Err(fault) = table.play(seat, choice, Eyes::All) else { return Ok(Played::Yes) };
        match ask(&fault, (game, names), &mut faces, screen, say)? {
            None => return Ok(Played::Refused(fault)),
            Some(false) => return Ok(Played::Ended),
            Some(true) => {}
        }
        if let Some(again) = dry_again(&**table, content, &faces) {
            *table = again;
        }
    }
}

/// The same match with other dice to come.
pub fn dry_again(
    table: &dyn AnyMatch,
    content: &Arc<Content>,
    faces: &[String],
) -> Option<Box<dyn AnyMatch>> {
    let request = LoadRequest {
        content: Arc::clone(content),
        verify: Verify::Trust,
        to: None,
        dice: script(faces),
    };
    table.game().load(&table.record(), request).ok()
}

/// Asks for one more face where that is what was missing: whether one was given, and not the wish
/// to leave. Nothing for any other fault.
fn ask(
    fault: &Fault,
    (game, names): (&'static dyn AnyGame, &Names),
    faces: &mut Vec<String>,
    screen: &mut Screen,
    say: Say,
) -> Result<Option<bool>, Failure> {
    if fault.key == "fault-dice-face" {
        faces.pop();
        screen.tell(&say.fault(fault, None))?;
    } else if fault.code != Code::DiceDry {
        return Ok(None);
    }
    let arg = |name| fault.args.get(name).map(String::as_str).unwrap_or_default();
    let titles = names.titles();
    let left: Vec<&str> = arg("left").split(", ").filter(|it| !it.is_empty()).collect();
    let nth = Args::new().with("die", arg("die")).with("nth", faces.len() + 1);
    let prompt = match purpose(fault, game, names, say) {
        Some(purpose) => say.with("dice-card-for", &nth.with("purpose", purpose)),
        None => say.with(if arg("die").is_empty() { "dice-card" } else { "dice-die" }, &nth),
    };
    let called = |ids: &[&str]| {
        let names: Vec<String> = ids.iter().map(|id| name(id, titles, say)).collect();
        Args::new().with("known", names.join(", "))
    };
    while let Some(typed) = screen.ask(&format!("{prompt} "))? {
        let told = match meant(&typed, &left, titles) {
            Meant::Face(face) => {
                faces.push(face);
                return Ok(Some(true));
            }
            Meant::Several(ids) => say.with("dice-several", &called(&ids)),
            Meant::Nothing if Command::parse(&typed) == Command::Quit => {
                screen.tell(&say.say("play-bye"))?;
                return Ok(Some(false));
            }
            Meant::Nothing => say.with("dice-which", &called(&left)),
        };
        screen.tell(&wrap(&told, screen.width, 2))?;
    }
    Ok(Some(false))
}

/// Whom a card is drawn for and what for, where the rules say so.
fn purpose(fault: &Fault, game: &'static dyn AnyGame, names: &Names, say: Say) -> Option<String> {
    let what = fault.args.get("for")?;
    let args = Args::new();
    let args = fault.args.get("seat").map_or(args.clone(), |seat| args.with("seat", seat));
    let cast = names.cast();
    let key = game.words().own_key(&format!("draw-{what}"));
    Some(game.words().say_of(say.lang, &key, &args, &cast))
}

fn name(id: &str, titles: &[Title], say: Say) -> String {
    let title = titles.iter().find(|it| it.id == id);
    title.map_or(id, |it| say.either(&it.fr, &it.en)).to_owned()
}

/// What somebody meant by what they typed.
#[derive(Debug, PartialEq, Eq)]
enum Meant<'a> {
    Face(String),
    Several(Vec<&'a str>),
    Nothing,
}

fn starts_word(text: &str, at: usize) -> bool {
    !text[..at].ends_with(char::is_alphanumeric)
}

/// A face or an id, a name, or the beginning of a word in one.
fn meant<'a>(typed: &str, left: &[&str], titles: &'a [Title]) -> Meant<'a> {
    if left.is_empty() && !typed.is_empty() {
        return Meant::Face(typed.to_owned());
    }
    if let Some(face) = left.iter().find(|it| it.eq_ignore_ascii_case(typed)) {
        return Meant::Face((*face).to_owned());
    }
    let typed = typed.to_lowercase();
    if typed.is_empty() || typed == "?" {
        return Meant::Nothing;
    }
    let possible = || titles.iter().filter(|it| left.contains(&it.id.as_str()));
    let names = |it: &Title| [it.fr.to_lowercase(), it.en.to_lowercase(), it.id.clone()];
    let exact = possible().find(|it| names(it).contains(&typed));
    let begins = |name: &String| name.match_indices(&typed).any(|(at, _)| starts_word(name, at));
    let begun: Vec<&Title> = possible().filter(|it| names(it).iter().any(begins)).collect();
    match (exact, begun.as_slice()) {
        (Some(one), _) | (None, &[one]) => Meant::Face(one.id.clone()),
        (None, []) => Meant::Nothing,
        (None, several) => Meant::Several(several.iter().map(|it| it.id.as_str()).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_may_be_called_by_its_name() {
        let title = |id: &str, en: &str| Title {
            id: id.to_owned(),
            en: en.to_owned(),
            fr: en.to_owned(),
            ..Title::default()
        };
        let titles =
            [title("d.amy", "Amy Pond"), title("d.rory", "Rory"), title("e.rory", "Rorys")];
        let left = ["d.amy", "d.rory", "e.rory"];
        assert_eq!(meant("D.AMY", &left, &titles), Meant::Face("d.amy".into()));
        assert_eq!(meant("amy", &left, &titles), Meant::Face("d.amy".into()));
        assert_eq!(meant("rory", &left, &titles), Meant::Face("d.rory".into()));
        assert_eq!(meant("ror", &left, &titles), Meant::Several(vec!["d.rory", "e.rory"]));
        assert_eq!(meant("?", &left, &titles), Meant::Nothing);
        assert_eq!(meant("4", &["1", "4"], &[]), Meant::Face("4".into()));
    }
}
