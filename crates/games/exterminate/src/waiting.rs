//! Whether what is in progress fits the table of a position.

use reglette_engine::fault::Fault;
use reglette_engine::{Procedure, Rule};

use crate::attack::Share;
use crate::book::Role;
use crate::data::forces::Bonus;
use crate::deploy;
use crate::dice;
use crate::doing::Doing;
use crate::fate;
use crate::harm::{Harm, How};
use crate::ids::FigureId;
use crate::measure::MOST_ADVENTURE;
use crate::melee::Melee;
use crate::options::AdventureMode;
use crate::part::Part;
use crate::position::bad;
use crate::roll::{Cause, Rolling, Throw};
use crate::scene;
use crate::setup::SetUp;
use crate::shot::{self, Shot};
use crate::sound;
use crate::stride::Stride;
use crate::table::{Phase, Table};
use crate::turn::Turn;
use crate::underway;
use crate::upkeep::Upkeep;

/// Refuses what no table of the game could show, and no question of the game could be open about.
pub fn check(table: &Table, doing: &[Doing]) -> Result<(), Fault> {
    sound::check(table)?;
    if let Some(top) = doing.last()
        && fated(table, *top).is_some_and(|it| table[it].role == Role::Civilian)
    {
        return Err(Fault { rule: Some(Rule("ex.sn.20")), ..bad("fault-position-doing", "doing") });
    }
    let waits = match doing.split_last() {
        None => table.ended,
        Some((top, below)) => {
            !table.ended
                && doing.len() <= 10
                && is_chain(table, doing)
                && holds(table, doing)
                && below.iter().all(|it| !asks(table, *it) || is_caller(*it))
                && asks(table, *top)
                && has_option(table, *top)
        }
    };
    if waits { Ok(()) } else { Err(bad("fault-position-doing", "doing")) }
}

/// ex.sn.20: the figure that a question about Fate is about; nobody is asked to use it for a civilian.
fn fated(table: &Table, top: Doing) -> Option<FigureId> {
    match top {
        Doing::Melee(
            Melee::Answer { figure, .. } | Melee::Order { figure, .. } | Melee::Stressed { figure },
        )
        | Doing::Part(Part::Stressed { figure }) => Some(figure),
        Doing::Shot(Shot::Stressed { .. }) => {
            let it = table.attack.as_ref()?;
            it.targets.get(usize::from(it.now)).map(|it| it.target)
        }
        _ => None,
    }
}

fn has_option(table: &Table, top: Doing) -> bool {
    let mut options = Vec::new();
    top.options(table, &mut options);
    !options.is_empty()
}

/// Whether a procedure can be the one whose question is open.
fn asks(table: &Table, doing: Doing) -> bool {
    match doing {
        Doing::SetUp(setup) => setup != SetUp::Begin,
        Doing::Turn(turn) => matches!(turn, Turn::Discard { .. } | Turn::Tied { .. }),
        Doing::Part(part) => matches!(
            part,
            Part::Answer { .. }
                | Part::Pick
                | Part::Act { .. }
                | Part::HandOver { .. }
                | Part::Stressed { .. }
        ),
        Doing::Stride(stride) => !matches!(stride, Stride::Testing | Stride::Shooting),
        Doing::Shot(shot) => {
            matches!(shot, Shot::Also | Shot::Split { .. } | Shot::Declared | Shot::Stressed { .. })
        }
        Doing::Rolling(rolling) => usize::from(rolling.window) < rolling.contest.seats(table).len(),
        Doing::Harm(harm) => matches!(harm, Harm::Final { .. } | Harm::Upgrade { .. }),
        Doing::Melee(melee) => {
            !matches!(melee, Melee::Rolled | Melee::Hurt { .. } | Melee::Finished { .. })
        }
        Doing::Upkeep(upkeep) => {
            !matches!(upkeep, Upkeep::Begin | Upkeep::Stress { .. } | Upkeep::TakeBack { .. })
        }
    }
}

/// A part asks, and also waits for what it has called.
fn is_caller(doing: Doing) -> bool {
    doing == Doing::Part(Part::Pick)
}

/// Whether each procedure is one that the one below it calls.
fn is_chain(table: &Table, doing: &[Doing]) -> bool {
    let bottom = match doing[0] {
        Doing::SetUp(_) => doing.len() == 1 && table.round.turn == 0,
        Doing::Turn(_) => table.round.turn > 0,
        _ => false,
    };
    bottom && doing.windows(2).all(|pair| calls(table, pair[0], pair[1]))
}

fn calls(table: &Table, below: Doing, above: Doing) -> bool {
    let rolls = |cause: fn(Cause) -> bool| matches!(above, Doing::Rolling(Rolling { contest, .. }) if cause(contest.cause));
    match below {
        Doing::Turn(Turn::Parts) => {
            let played =
                matches!(table.round.phase, Phase::Movement | Phase::Shooting | Phase::Melee);
            played && matches!(above, Doing::Part(_))
        }
        Doing::Turn(Turn::Upkeep) => {
            table.round.phase == Phase::Upkeep && matches!(above, Doing::Upkeep(_))
        }
        Doing::Turn(Turn::Initiative { .. }) => rolls(|it| matches!(it, Cause::Initiative { .. })),
        Doing::Part(Part::Pick) => {
            matches!(above, Doing::Stride(_) | Doing::Shot(_) | Doing::Melee(_))
        }
        Doing::Part(Part::Work { .. }) => rolls(|it| matches!(it, Cause::Work { .. })),
        Doing::Part(Part::Stun { .. }) => hurts(above, How::Device),
        Doing::Stride(Stride::Testing) => rolls(|it| matches!(it, Cause::Obstacle { .. })),
        Doing::Stride(Stride::Shooting) => matches!(above, Doing::Shot(_)),
        Doing::Shot(Shot::Signalled) => rolls(|it| matches!(it, Cause::Signal { .. })),
        Doing::Shot(Shot::Rolled) => {
            rolls(|it| matches!(it, Cause::Shot { .. } | Cause::Blast { .. }))
        }
        Doing::Shot(Shot::Hurt) => hurts(above, How::Shot),
        Doing::Harm(Harm::Rolled { .. }) => rolls(|it| matches!(it, Cause::Damage { .. })),
        Doing::Melee(Melee::Rolled) => rolls(|it| matches!(it, Cause::Round { .. })),
        Doing::Melee(Melee::Hurt { .. }) => hurts(above, How::Melee),
        Doing::Melee(Melee::Finished { .. }) => hurts(above, How::Finish),
        Doing::Upkeep(Upkeep::Stress { .. }) => rolls(|it| matches!(it, Cause::Stress { .. })),
        Doing::Upkeep(Upkeep::TakeBack { .. }) => rolls(|it| matches!(it, Cause::TakeBack { .. })),
        _ => false,
    }
}

/// Whether somebody is hurt in this way.
fn hurts(above: Doing, wanted: How) -> bool {
    match above {
        Doing::Harm(
            Harm::Roll { blow, .. }
            | Harm::Rolled { blow }
            | Harm::Certain { blow, .. }
            | Harm::Final { blow, .. },
        ) => blow.how == wanted,
        Doing::Harm(Harm::Upgrade { .. }) => matches!(wanted, How::Melee | How::Finish),
        _ => false,
    }
}

/// Whether what the procedures speak of is there.
fn holds(table: &Table, doing: &[Doing]) -> bool {
    let has = |is: fn(&Doing) -> bool| doing.iter().any(is);
    let moves = has(|it| matches!(it, Doing::Stride(_)));
    let shoots = has(|it| matches!(it, Doing::Shot(_)));
    let fights = has(|it| matches!(it, Doing::Melee(_)));
    moves == table.trip.is_some()
        && shoots == table.attack.is_some()
        && fights == table.combat.is_some()
        && underway::trip_holds(table, doing)
        && underway::attack_holds(table)
        && underway::combat_holds(table, doing)
        && doing.iter().all(|it| each_holds(table, *it))
}

/// The most cards on a roll.
const MOST_PARTS: u8 = dice::MOST;

/// What single procedures speak of.
fn each_holds(table: &Table, doing: Doing) -> bool {
    let players = table.book.players;
    match doing {
        Doing::SetUp(setup) => setup_holds(table, setup),
        Doing::Turn(Turn::Tied { standing }) => standing.tied(players).is_some(),
        Doing::Turn(Turn::Discard { seat } | Turn::Initiative { seat, .. }) => seat.0 < players,
        Doing::Part(part) => part_holds(table, part),
        Doing::Shot(shot) => shot_holds(table, shot),
        Doing::Rolling(Rolling { contest, window, .. }) => {
            let fits = |it: Throw| it.hits.max(it.armours).max(it.lightnings) <= MOST_PARTS;
            causes(table, contest.cause)
                && usize::from(window) < contest.seats(table).len()
                && fits(contest.attack)
                && fits(contest.defence)
        }
        Doing::Harm(harm) => harm_holds(table, harm),
        Doing::Melee(melee) => melee_holds(table, melee),
        Doing::Upkeep(upkeep) => upkeep_holds(table, upkeep),
        Doing::Turn(_) | Doing::Stride(_) => true,
    }
}

fn setup_holds(table: &Table, setup: SetUp) -> bool {
    let (players, sides) = (table.book.players, table.book.scenario.sides.len());
    match setup {
        SetUp::Begin => true,
        SetUp::Side => sides == 2 && players == 2,
        SetUp::Edge => players == 2,
        SetUp::Tied { standing } => standing.tied(players).is_some(),
        SetUp::Node { placed } => usize::from(placed) == table.nodes.len(),
        SetUp::Room { seat } => seat.0 < players && deploy::needs_room(table, seat),
        SetUp::Fugitive { seat } => {
            seat.0 < players
                && matches!(table.book.bonus(seat), Bonus::Fugitive { .. })
                && table.player(seat).fugitive.is_none()
        }
        SetUp::Take { seat } => {
            let chosen = table.book.options.adventure == AdventureMode::Chosen;
            seat.0 < players && chosen && table.player(seat).cards.hand.len() < MOST_ADVENTURE
        }
        SetUp::Deploy { figure } => {
            let seat = table[figure].seat;
            let waits = table.waiting(seat).any(|it| it == figure);
            waits && (sides == 0) == table.player(seat).side.is_none()
        }
    }
}

fn part_holds(table: &Table, part: Part) -> bool {
    let shooting = table.round.phase == Phase::Shooting;
    let acts = |it: FigureId| table[it].seat == table.active() && table[it].is_on_table();
    match part {
        Part::Begin | Part::Pick => true,
        Part::Answer { nth } => nth < table.book.players && shooting,
        Part::HandOver { figure } => {
            let may = scene::is_built(table) && scene::may_act(table, figure).is_ok();
            shooting && acts(figure) && may
        }
        Part::Act { figure } | Part::Work { figure } => shooting && acts(figure),
        Part::Stressed { figure } => shooting && table[figure].is_on_table(),
        Part::Stun { .. } => scene::is_built(table),
    }
}

fn harm_holds(table: &Table, harm: Harm) -> bool {
    let players = table.book.players;
    match harm {
        Harm::Roll { blow, .. }
        | Harm::Rolled { blow }
        | Harm::Certain { blow, .. }
        | Harm::Final { blow, .. } => blow.seat.0 < players && table[blow.victim].is_on_table(),
        Harm::Upgrade { seat, .. } => seat.0 < players,
    }
}

fn melee_holds(table: &Table, melee: Melee) -> bool {
    let players = table.book.players;
    match melee {
        Melee::After { nth } | Melee::Outcome { nth } => nth < players,
        // ex.ft.16: nobody is asked who has no Fate.
        Melee::Answer { seat, figure, .. } => {
            seat.0 < players && table[figure].is_on_table() && fate::might_help(table, figure)
        }
        Melee::Order { seat, figure, .. } => seat.0 < players && table[figure].is_on_table(),
        Melee::Stressed { figure } => table[figure].is_on_table(),
        _ => true,
    }
}

/// ex.sh.2, ex.st.16: whether there is somebody to be shot at.
fn shot_holds(table: &Table, shot: Shot) -> bool {
    let Some(attack) = &table.attack else { return false };
    let there = |it: &Share| table[it.target].is_on_table();
    match shot {
        Shot::Also => attack.targets.iter().all(there),
        Shot::Split { nth } => {
            usize::from(nth) + 1 < attack.targets.len() && attack.targets.iter().all(there)
        }
        Shot::Declared | Shot::Signalled | Shot::Stressed { .. } => {
            there(&attack.targets[usize::from(attack.now)])
        }
        Shot::Begin | Shot::Rolled | Shot::Hurt => true,
    }
}

fn upkeep_holds(table: &Table, upkeep: Upkeep) -> bool {
    match upkeep {
        Upkeep::Begin | Upkeep::Stress { .. } => true,
        Upkeep::Start { nth, .. }
        | Upkeep::Cards { nth }
        | Upkeep::Adventure { nth, .. }
        | Upkeep::TakeBack { nth } => nth < table.book.players,
        Upkeep::Calm { figure, tokens } => {
            table[figure].is_on_table() && tokens <= table[figure].state.stress
        }
    }
}

fn causes(table: &Table, cause: Cause) -> bool {
    let players = table.book.players;
    match cause {
        Cause::Initiative { seat } | Cause::TakeBack { seat } | Cause::Signal { seat } => {
            seat.0 < players
        }
        Cause::Shot { seat, target, .. } | Cause::Blast { seat, target } => {
            let aimed = table.attack.is_some() && shot::target(table) == target;
            seat.0 < players && aimed && table[target].is_on_table()
        }
        Cause::Damage { seat, victim, .. } => seat.0 < players && table[victim].is_on_table(),
        Cause::Round { attacker, target } => table
            .combat
            .as_ref()
            .is_some_and(|it| (it.fighter().figure, it.foe().figure) == (attacker, target)),
        Cause::Obstacle { figure } | Cause::Stress { figure } | Cause::Work { figure } => {
            table[figure].is_on_table()
        }
    }
}
