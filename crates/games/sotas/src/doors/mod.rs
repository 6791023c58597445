//! Doors (sotas.doors): opening, shutting, unlocking, breaking; shooting down and struggling have files
//! of their own.

mod shot;
mod struggle;

use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{is_on_feet, pay};
use crate::activation::Activation;
use crate::choice::{Choice, DoorAct};
use crate::combat::total;
use crate::data::scenarios::DoorState;
use crate::doing::{Got, Next, ask_on, call};
use crate::effect;
use crate::event::{Event, Part, What};
use crate::falling;
use crate::fallout::Fallout;
use crate::ids::{FigureId, PieceId, WeaponId};
use crate::marks::Mark;
use crate::measure::CONTACT;
use crate::setup::die;
use crate::special::{immaterial, screwdriver, size};
use crate::table::Table;
use crate::traits::Trait;

use struggle::{contest, driven_back, holders, pick, struggle};

/// A door being worked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Door {
    /// D-29: does somebody help?
    Join {
        /// Which door.
        door: PieceId,
    },
    /// D-34: which of the holders struggles?
    Hold {
        /// Which door.
        door: PieceId,
        /// sotas.doors.16: the weapon it was shot with.
        with: Option<WeaponId>,
        /// What a won struggle does to it.
        becomes: DoorState,
    },
    /// D-18: open or shut?
    Decide {
        /// Which door.
        door: PieceId,
        /// Who won.
        winner: FigureId,
        /// Who lost.
        loser: FigureId,
        /// The winner's die.
        die: u8,
        /// What opening does to it.
        becomes: DoorState,
    },
}

impl Door {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            Door::Join { .. } => ask_on(table.active().seat, "sotas.doors.5", "door-help"),
            Door::Hold { door, .. } => {
                let holder = holders(table, table.active().figure, door).next();
                let seat = holder.map_or(table.active().seat, |it| table.seat(it));
                ask_on(seat, "sotas.doors.14", "door-holder")
            }
            Door::Decide { winner, .. } => ask_on(table.seat(winner), "sotas.doors.9", "door-open"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            Door::Join { door } => {
                out.push(Choice::No);
                out.extend(
                    helpers(table, table.active().figure, door).into_iter().map(Choice::Figure),
                );
            }
            Door::Hold { door, .. } => {
                out.extend(holders(table, table.active().figure, door).map(Choice::Figure));
            }
            Door::Decide { .. } => out.extend([Choice::Yes, Choice::No]),
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        let figure = table.active().figure;
        match (self, choice) {
            (Door::Join { .. }, Choice::No) | (Door::Decide { .. }, Choice::Yes | Choice::No) => {
                Ok(())
            }
            (Door::Join { door }, Choice::Figure(it)) => {
                require(helpers(table, figure, door).contains(&it), "sotas.doors.5")
            }
            (Door::Hold { door, .. }, Choice::Figure(it)) => {
                require(holders(table, figure, door).any(|other| other == it), "sotas.doors.14")
            }
            (_, _) => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    /// Which door.
    pub fn piece(self) -> PieceId {
        let (Door::Join { door } | Door::Hold { door, .. } | Door::Decide { door, .. }) = self;
        door
    }

    /// Whether work on a door can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        let figure = table.active().figure;
        match self {
            Door::Join { door } => !helpers(table, figure, door).is_empty(),
            Door::Hold { door, .. } => holders(table, figure, door).next().is_some(),
            Door::Decide { winner, loser, die, .. } => {
                let struggled = winner == figure || loser == figure;
                winner != loser && struggled && (1..=6).contains(&die)
            }
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        let Input::Choice(choice) = input else { return Ok(Flow::Ask(self.into())) };
        match (self, choice) {
            (Door::Join { door }, Choice::Figure(helper)) => {
                table[helper].mark(Mark::Activated, true);
                smash(table, door, true, cx)
            }
            (Door::Join { door }, _) => smash(table, door, false, cx),
            (Door::Hold { door, with, becomes }, Choice::Figure(holder)) => {
                struggle(table, door, holder, with, becomes, cx)
            }
            (Door::Decide { door, winner, loser, die, becomes }, choice) => {
                if choice == Choice::Yes {
                    set(table, door, becomes, "sotas.doors.9", cx);
                    // sotas.falling.6: who hung on the door falls anyway.
                    if !falling::is_falling(table, loser) {
                        driven_back(table, winner, loser, die, cx);
                    }
                }
                over()
            }
            (door, choice) => unreachable!("{door:?} was not waiting for {choice:?}"),
        }
    }
}

fn over() -> Next {
    Ok(Flow::Become(Fallout::Settle { until: effect::ALL }.into()))
}

/// What the active figure may do to doors.
pub fn options(table: &Table, out: &mut Vec<Choice>) {
    let figure = table.active().figure;
    let guns: Vec<WeaponId> = crate::attack::guns(table, figure).collect();
    for (door, piece, _) in table.terrain() {
        if !piece.is_door() {
            continue;
        }
        let by_hand =
            [DoorAct::Open(door), DoorAct::Shut(door), DoorAct::Unlock(door), DoorAct::Break(door)];
        let shots = guns.iter().map(|&with| DoorAct::Shoot { door, with });
        let all = by_hand.into_iter().chain(shots);
        out.extend(all.filter(|&it| may(table, figure, it).is_ok()).map(Choice::Door));
    }
}

/// Whether a figure may do this to a door; R-127: for that nobody needs hands.
pub fn may(table: &Table, figure: FigureId, act: DoorAct) -> Result<(), Illegal> {
    let (DoorAct::Open(door)
    | DoorAct::Shut(door)
    | DoorAct::Unlock(door)
    | DoorAct::Break(door)
    | DoorAct::Shoot { door, .. }) = act;
    let known = door.index() < table.terrain.pieces.len() && table.piece(door).is_door();
    require(known, "sotas.doors.1")?;
    let state = table.pieces[door.index()].door;
    if let DoorAct::Shoot { with, .. } = act {
        let shut = matches!(state, DoorState::Shut | DoorState::Locked);
        require(shut, "sotas.doors.12")?;
        return shot::may_shoot(table, figure, door, with);
    }
    is_on_feet(table, figure)?;
    require(touches(table, figure, door), "sotas.doors.2")?;
    let piece = table.piece(door);
    match act {
        DoorAct::Open(_) => require(state == DoorState::Shut, "sotas.scenario.13")?,
        DoorAct::Shut(_) => {
            let free = !table.present().any(|it| piece.body().overlaps(table.base(it)));
            require(state == DoorState::Open && free, "sotas.scenario.13")?;
        }
        DoorAct::Unlock(_) => {
            let own = piece.owner == Some(table.side(figure));
            let at = table[figure].state.at;
            let inside = piece.written.inside.is_none_or(|side| piece.is_beyond(side, at));
            require(state == DoorState::Locked && own && inside, "sotas.scenario.14")?;
        }
        DoorAct::Break(_) => {
            require(state == DoorState::Locked, "sotas.doors.1")?;
            immaterial::may_act(table, figure)?;
        }
        DoorAct::Shoot { .. } => {}
    }
    require(table.active().actions > 0, "sotas.doors.2")
}

fn touches(table: &Table, figure: FigureId, door: PieceId) -> bool {
    table.piece(door).body().is_within(CONTACT, table.base(figure))
}

/// Works on a door.
pub fn begin(table: &mut Table, figure: FigureId, act: DoorAct, cx: &mut Cx<'_, Event>) -> Next {
    pay(table, 1);
    match act {
        DoorAct::Open(door) => {
            if holders(table, figure, door).next().is_some() {
                return contest(door, None, DoorState::Open);
            }
            set(table, door, DoorState::Open, "sotas.scenario.13", cx);
        }
        DoorAct::Shut(door) => set(table, door, DoorState::Shut, "sotas.scenario.13", cx),
        DoorAct::Unlock(door) => set(table, door, DoorState::Shut, "sotas.scenario.14", cx),
        DoorAct::Break(door) => {
            if !helpers(table, figure, door).is_empty() {
                return call(Door::Join { door }, Activation::Act);
            }
            return smash_first(table, door, cx);
        }
        DoorAct::Shoot { door, with } => return shot::shoot(table, figure, door, with, cx),
    }
    call(Fallout::Settle { until: effect::ALL }, Activation::Act)
}

fn smash_first(table: &mut Table, door: PieceId, cx: &mut Cx<'_, Event>) -> Next {
    match smash(table, door, false, cx)? {
        Flow::Become(next) => Ok(Flow::Call { first: next, then: Activation::Act.into() }),
        Flow::Ask(next) => Ok(Flow::Call { first: next, then: Activation::Act.into() }),
        flow => Ok(flow),
    }
}

/// sotas.doors.6, R-13: no more stand behind each other at a ram.
const ROW: usize = 4;

/// sotas.doors.5, sotas.doors.6, R-13, R-91: friends who have not been activated: in contact with the
/// door, or behind each other at a ram, which can be improvised anywhere.
fn helpers(table: &Table, figure: FigureId, door: PieceId) -> Vec<FigureId> {
    let able = |&it: &FigureId| {
        !table[it].is(Mark::Activated)
            && is_on_feet(table, it).is_ok()
            && immaterial::may_act(table, it).is_ok()
            && !table.is_engaged(it)
    };
    let mut row: Vec<FigureId> = vec![figure];
    let mut found: Vec<FigureId> = Vec::new();
    for _ in 0..ROW {
        let joins = |it: &FigureId| {
            let behind = || row.iter().any(|&before| table.touch(before, *it));
            !found.contains(it) && (touches(table, *it, door) || behind())
        };
        let next: Vec<FigureId> = table.allies(figure).filter(able).filter(joins).collect();
        found.extend(&next);
        row = next;
    }
    found
}

/// A door is in another state, by a rule, and whoever hung on it may fall.
pub fn set(
    table: &mut Table,
    piece: PieceId,
    state: DoorState,
    rule: &'static str,
    cx: &mut Cx<'_, Event>,
) {
    table.pieces[piece.index()].door = state;
    cx.emit(|| Event::cite(rule, What::Door { piece, state }));
    falling::opens(table, piece);
}

/// sotas.doors.3: what is added to the roll that breaks a door.
fn parts(table: &Table, figure: FigureId, door: PieceId, helped: bool) -> Vec<Part> {
    let armour = table.has(figure, Trait::PoweredArmour);
    let sonic = screwdriver::is_carried(table, figure);
    let mut parts = vec![
        Part::new("sotas.doors.3", bulk(table, figure)),
        Part::new("sotas.doors.3", if armour { 2 } else { 0 }),
        Part::new("sotas.sonic-screwdriver.3", if sonic { 2 } else { 0 }),
        Part::new("sotas.doors.3", table.piece(door).kind.door.map_or(0, |it| it.modifier)),
        Part::new("sotas.doors.5", i8::from(helped)),
    ];
    parts.retain(|part| part.by != 0);
    parts
}

fn bulk(table: &Table, figure: FigureId) -> i8 {
    match size::of(table, figure) {
        size::Size::Normal => 0,
        size::Size::Large => 1,
        size::Size::VeryLarge => 2,
    }
}

/// sotas.doors.2, sotas.doors.4, sotas.doors.7: a die and modifiers, 5 or more.
fn smash(table: &mut Table, door: PieceId, helped: bool, cx: &mut Cx<'_, Event>) -> Next {
    let figure = table.active().figure;
    let parts = parts(table, figure, door, helped);
    let total = total(die(cx)?, &parts);
    let broken = total.total >= 5;
    cx.emit(|| Event::cite("sotas.doors.2", What::DoorRoll { figure, piece: door, total }));
    if !broken {
        return over();
    }
    broken_down(table, door, None, cx)
}

/// A roll succeeded: the door is broken, unless somebody holds it (sotas.doors.8).
fn broken_down(
    table: &mut Table,
    door: PieceId,
    with: Option<WeaponId>,
    cx: &mut Cx<'_, Event>,
) -> Next {
    if holders(table, table.active().figure, door).next().is_some() {
        return pick(table, door, with, DoorState::Broken, cx);
    }
    set(table, door, DoorState::Broken, "sotas.doors.15", cx);
    over()
}
