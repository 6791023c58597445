//! What an open question speaks of: whose roll it is, what it is for, who is to be hurt.

use reglette_engine::{Machine, Seat};

use crate::choice::Choice;
use crate::combat::Combat;
use crate::doing::Doing;
use crate::harm::Harm;
use crate::ids::{FigureId, WeaponId};
use crate::melee::Melee;
use crate::part::{self, Part};
use crate::roll::{Cause, Contest};
use crate::setup::{self, SetUp};
use crate::shot::Shot;
use crate::table::{Phase, Table, Verdict};
use crate::upkeep::Upkeep;

/// The arguments of the wording of a question.
type About = Vec<(&'static str, String)>;

/// What the open question speaks of; of two arguments with one name the later counts.
pub fn about(game: &Machine<Doing>) -> About {
    let table = &game.table;
    let name = |it: FigureId| figure(table, it);
    let mut about = vec![("turn", table.round.turn.to_string())];
    if let Some(trip) = &table.trip {
        about.push(("figure", name(trip.figure)));
    }
    if let Some(attack) = &table.attack {
        about.extend(attack.by.map(|it| ("figure", name(it))));
        about.extend(attack.weapon.map(|it| ("with", weapon(table, it))));
        let target = attack.targets.get(usize::from(attack.now));
        about.extend(target.map(|it| ("target", name(it.target))));
    }
    if let Some(combat) = &table.combat {
        let fighter = combat.attackers.get(usize::from(combat.now));
        about.extend(fighter.map(|it| ("figure", name(it.figure))));
        about.extend(foe(combat).map(|it| ("target", name(it))));
    }
    match game.top() {
        Some(Doing::SetUp(SetUp::Node { placed })) => {
            let left = setup::nodes_to_place(table).saturating_sub(usize::from(*placed));
            about.push(("left", left.to_string()));
        }
        Some(Doing::SetUp(SetUp::Deploy { figure })) => about.push(("figure", name(*figure))),
        Some(Doing::Part(Part::Act { figure })) => {
            about.extend([("figure", name(*figure)), ("can", acts(table, *figure).to_owned())]);
        }
        Some(
            Doing::Part(Part::HandOver { figure }) | Doing::Upkeep(Upkeep::Calm { figure, .. }),
        ) => about.push(("figure", name(*figure))),
        Some(Doing::Part(Part::Pick)) => of_pick(table, &mut about),
        Some(Doing::Part(Part::Answer { .. })) => about.push(("by", seat(table.active()))),
        Some(Doing::Part(Part::Stressed { figure }) | Doing::Melee(Melee::Stressed { figure })) => {
            about.push(("target", name(*figure)));
        }
        Some(Doing::Shot(Shot::Split { nth })) => {
            let attack = table.attack.as_ref();
            let share = attack.and_then(|it| it.targets.get(usize::from(*nth)));
            about.extend(share.map(|it| ("target", name(it.target))));
        }
        Some(Doing::Harm(Harm::Final { blow, verdict })) => {
            about.push(("victim", name(blow.victim)));
            about.push(("verdict", told(*verdict).to_owned()));
        }
        Some(Doing::Harm(Harm::Upgrade { victim, .. })) => about.push(("victim", name(*victim))),
        Some(Doing::Melee(
            Melee::Answer { figure, seat: by, .. } | Melee::Order { figure, seat: by, .. },
        )) => {
            about.push(("victim", name(*figure)));
            about.push(("by", seat(*by)));
        }
        Some(Doing::Rolling(rolling)) => of_roll(table, &rolling.contest, &mut about),
        _ => {}
    }
    about
}

/// ex.tn.7, ex.tn.8, ex.tn.9, ex.ft.13: what figures can do in a part, and what else its player can.
fn of_pick(table: &Table, about: &mut About) {
    let mut options = Vec::new();
    Part::Pick.options(table, &mut options);
    let mut picks = options.iter().filter_map(|it| match it {
        Choice::Figure(figure) => Some(*figure),
        _ => None,
    });
    let engages = options.iter().any(|it| matches!(it, Choice::Engage(_)));
    let can = match table.round.phase {
        Phase::Melee if engages => "engage",
        Phase::Melee if part::engageable(table) > 0 => "blocked",
        Phase::Shooting => picks.map(|it| acts(table, it)).reduce(better).unwrap_or("none"),
        _ => picks.next().map_or("none", |_| "move"),
    };
    let fate = options.iter().any(|it| matches!(it, Choice::Calm { .. } | Choice::Rouse { .. }));
    let card = options.iter().any(|it| matches!(it, Choice::Play(_)));
    let other = match (fate, card) {
        (true, true) => "both",
        (true, false) => "fate",
        (false, true) => "card",
        (false, false) => "none",
    };
    about.extend([("can", can.to_owned()), ("else", other.to_owned())]);
}

/// ex.tn.8: whether a figure has anything to do but to Sprint.
fn acts(table: &Table, figure: FigureId) -> &'static str {
    let mut options = Vec::new();
    Part::Act { figure }.options(table, &mut options);
    let name = |it: &Choice| match it {
        Choice::Pass => "none",
        Choice::Sprint => "sprint",
        _ => "shoot",
    };
    options.iter().map(name).reduce(better).unwrap_or("none")
}

/// The more telling of two things that can be done.
fn better(one: &'static str, other: &'static str) -> &'static str {
    let rank = |it| ["none", "sprint", "shoot"].iter().position(|&known| known == it);
    if rank(one) < rank(other) { other } else { one }
}

/// ex.xc: whose roll it is and what it is for.
fn of_roll(table: &Table, contest: &Contest, about: &mut About) {
    about.push(("attack", contest.attack.dice.to_string()));
    about.push(("defence", contest.defence.dice.to_string()));
    let name = |it: FigureId| figure(table, it);
    let of = |it: FigureId| table[it].seat;
    let (roll, by) = match contest.cause {
        Cause::Initiative { seat } => ("initiative", seat),
        Cause::Obstacle { figure } => {
            about.push(("figure", name(figure)));
            ("obstacle", of(figure))
        }
        Cause::Shot { seat, by, target, .. } => {
            about.push(("target", name(target)));
            (if by.is_some() { "shot" } else { "strike" }, seat)
        }
        Cause::Blast { target, .. } => {
            about.push(("target", name(target)));
            about.push(("hits", contest.attack.hits.to_string()));
            ("blast", of(target))
        }
        Cause::Round { attacker, target } => {
            about.extend([("figure", name(attacker)), ("target", name(target))]);
            ("round", of(attacker))
        }
        Cause::Damage { seat, by, victim } => {
            about.push(("victim", name(victim)));
            about.push(("figure", by.map(name).unwrap_or_default()));
            ("damage", seat)
        }
        Cause::Stress { figure } => {
            about.push(("figure", name(figure)));
            ("stress", of(figure))
        }
        Cause::TakeBack { seat } => ("take-back", seat),
        Cause::Work { figure } => {
            about.push(("figure", name(figure)));
            ("work", of(figure))
        }
        Cause::Signal { seat } => ("signal", seat),
    };
    about.extend([("roll", roll.to_owned()), ("by", seat(by))]);
}

/// Whom the attacker fights now; before anybody fights, whom the melee is about.
fn foe(combat: &Combat) -> Option<FigureId> {
    let fighter = combat.attackers.get(usize::from(combat.now));
    let at = fighter.and_then(|it| it.targets.get(usize::from(combat.nth)));
    combat.foes.get(at.map_or(0, |&it| usize::from(it))).map(|it| it.figure)
}

fn told(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Scratch => "scratch",
        Verdict::Shocked => "shocked",
        Verdict::Exterminated => "exterminated",
    }
}

fn figure(table: &Table, figure: FigureId) -> String {
    table.book.names.name(FigureId::SPACE, figure.index()).unwrap_or_default().to_owned()
}

fn weapon(table: &Table, weapon: WeaponId) -> String {
    table.book.names.name(WeaponId::SPACE, weapon.index()).unwrap_or_default().to_owned()
}

fn seat(seat: Seat) -> String {
    seat.0.to_string()
}
