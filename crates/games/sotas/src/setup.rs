//! Setting up (sotas.setup, sotas.multi): sides, terrain, edges, deployment, weapons in hand.

use reglette_engine::dice::{D6, Dry};
use reglette_engine::rule::require;
use reglette_engine::{Ask, Bag, Counts, Cx, Flow, Illegal, Input, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::has_hands_for;
use crate::choice::Choice;
use crate::data::scenarios::{Compass, Role};
use crate::doing::{Got, Next, ask};
use crate::event::{Event, Stake, Then, What};
use crate::figure::Whereabouts;
use crate::ids::{FigureId, SideId, WeaponId};
use crate::round::Hand;
use crate::table::Table;
use crate::{deploy, layout, moves};

/// A part of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SetUp {
    /// It begins.
    Begin,
    /// D-01: which side?
    Side {
        /// Who won the roll.
        winner: Seat,
    },
    /// D-02: which piece, and where?
    Terrain {
        /// Who places.
        seat: Seat,
    },
    /// D-03: which edge?
    Edge {
        /// Whose.
        side: SideId,
    },
    /// D-04: where does this figure stand?
    Deploy {
        /// Who.
        figure: FigureId,
    },
    /// Who is handed the equipment of this number?
    Grant {
        /// Of the scenario.
        grant: u8,
        /// How many are left.
        left: u8,
    },
    /// D-05: which weapon does this figure hold?
    Arm {
        /// Who.
        figure: FigureId,
    },
}

impl SetUp {
    pub fn ask(self, table: &Table) -> Ask {
        match self {
            SetUp::Begin => ask(Seat(0), "sotas.setup.1", "begin"),
            SetUp::Side { winner } => ask(winner, "sotas.setup.2", "side"),
            SetUp::Terrain { seat } => ask(seat, "sotas.setup.4", "terrain"),
            SetUp::Edge { side } => ask(table.seat_of(side), "sotas.setup.5", "edge"),
            SetUp::Deploy { figure } => {
                ask(table.seat(figure), deploy::rule(table, figure), "deploy")
            }
            SetUp::Grant { grant, .. } => {
                ask(table.seat_of(deploy::granted(table, grant)), "sotas.scenario.26", "grant")
            }
            SetUp::Arm { figure } => ask(table.seat(figure), "sotas.setup.8", "arm"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            SetUp::Begin => {}
            SetUp::Side { .. } => out.extend(table.book.all_sides().map(Choice::Play)),
            SetUp::Terrain { .. } => layout::options(table, out),
            SetUp::Edge { side } => out.extend(edges(table, side).map(Choice::Enter)),
            SetUp::Deploy { figure } => deploy::options(table, figure, out),
            SetUp::Grant { grant, .. } => {
                out.extend(deploy::may_have(table, grant).map(Choice::Give));
                out.push(Choice::Stop);
            }
            SetUp::Arm { figure } => {
                out.extend(holdable(table, figure).map(Choice::Hold));
                *out = moves::unique(std::mem::take(out));
            }
        }
    }

    pub fn legality(self, table: &Table, choice: Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (SetUp::Side { .. }, Choice::Play(side)) => {
                require(side.0 < table.book.players, "sotas.setup.2")
            }
            (SetUp::Terrain { .. }, Choice::Place { piece, at }) => {
                layout::may_place(table, piece, at)
            }
            (SetUp::Terrain { .. }, Choice::Stop) => layout::may_stop(table),
            (SetUp::Edge { side }, Choice::Enter(edge)) => {
                require(edges(table, side).any(|it| it == edge), "sotas.setup.5")
            }
            (SetUp::Deploy { figure }, Choice::To(at)) => deploy::may_deploy(table, figure, at),
            (SetUp::Deploy { .. }, Choice::Auto) => Ok(()),
            (SetUp::Grant { grant, .. }, Choice::Give(figure)) => {
                require(deploy::may_have(table, grant).any(|it| it == figure), "sotas.scenario.26")
            }
            (SetUp::Grant { .. }, Choice::Stop) => Ok(()),
            (SetUp::Arm { figure }, Choice::Hold(weapon)) => {
                require(table.profile(figure).weapons.contains(&weapon), "sotas.setup.8")?;
                require(has_hands_for(table, figure, weapon), "sotas.force.13")
            }
            (_, _) => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    /// Whether the set-up can have come to this question.
    pub fn waits(self, table: &Table) -> bool {
        let players = table.book.players;
        let free = table.book.scenario.free.is_some();
        match self {
            SetUp::Begin => false,
            SetUp::Side { winner } => winner.0 < players,
            SetUp::Terrain { seat } => {
                let mut options = Vec::new();
                let open = free && !layout::is_full(table);
                if open {
                    layout::options(table, &mut options);
                }
                seat.0 < players && !options.is_empty()
            }
            SetUp::Edge { side } => edges(table, side).next().is_some(),
            SetUp::Deploy { figure } => table[figure].state.whereabouts == Whereabouts::Waiting,
            SetUp::Grant { grant, left } => (1..=deploy::grants(table, grant)).contains(&left),
            SetUp::Arm { figure } => has_choice(table, figure),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        let Input::Choice(choice) = input else {
            return match self {
                SetUp::Begin => begin(table, cx),
                waiting => Ok(Flow::Ask(waiting.into())),
            };
        };
        match (self, choice) {
            (SetUp::Side { winner }, Choice::Play(side)) => {
                seats(table, winner, side);
                told_sides(table, cx);
                after_sides(table)
            }
            (SetUp::Terrain { seat }, Choice::Place { piece, at }) => {
                layout::place(table, seat, piece, at, cx);
                if layout::is_full(table) {
                    return next_edge(table);
                }
                ask_now(SetUp::Terrain { seat: layout::next_seat(table, seat) })
            }
            (SetUp::Terrain { .. }, _) => next_edge(table),
            (SetUp::Edge { side }, Choice::Enter(edge)) => {
                enter(table, side, edge, cx);
                next_edge(table)
            }
            (SetUp::Deploy { figure }, Choice::To(at)) => {
                deploy::deploy(table, figure, at, cx);
                next_deployment(table)
            }
            (SetUp::Deploy { figure }, _) => {
                deploy::deploy_all(table, table.side(figure), cx);
                next_deployment(table)
            }
            (SetUp::Grant { grant, left }, Choice::Give(figure)) => {
                deploy::give(table, grant, figure, cx);
                next_grant(table, grant, left - 1)
            }
            (SetUp::Grant { grant, .. }, _) => next_grant(table, grant, 0),
            (SetUp::Arm { figure }, Choice::Hold(weapon)) => {
                let slot = table.profile(figure).weapons.iter().position(|&it| it == weapon);
                table[figure].state.held = slot.and_then(|slot| u8::try_from(slot).ok());
                cx.emit(|| Event::cite("sotas.setup.8", What::Held { figure, weapon }));
                next_arms(table, figure.0 + 1)
            }
            (setup, choice) => unreachable!("{setup:?} was not waiting for {choice:?}"),
        }
    }
}

fn ask_now(setup: SetUp) -> Next {
    Ok(Flow::Ask(setup.into()))
}

/// sotas.setup.2, sotas.setup.3, sotas.multi.1, sotas.multi.3, sotas.scenario.3: who chooses, unless all is agreed.
fn begin(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if table.book.sides_agreed() {
        told_sides(table, cx);
        return after_sides(table);
    }
    if table.book.players > 2 && table.book.scenario.free.is_some() {
        let seat = draw_defender(table, cx)?;
        let defender =
            table.book.all_sides().find(|&it| table.book.side(it).role == Role::Defender);
        seats(table, seat, defender.unwrap_or(SideId(0)));
        told_sides(table, cx);
        return after_sides(table);
    }
    let seats: Vec<Seat> = Seat::all(table.book.players).collect();
    let winner = roll_off(&seats, Stake::Sides, cx)?;
    ask_now(SetUp::Side { winner: Seat(winner) })
}

/// How often a tie is rolled again before lots are drawn, which is as fair and never takes for ever.
const TIES: u8 = 2;

/// sotas.setup.2, sotas.activation.1, R-04: one die each; the highest wins, ties roll again. Gives the place of the
/// winner among these seats.
pub fn roll_off(seats: &[Seat], stake: Stake, cx: &mut Cx<'_, Event>) -> Result<u8, Dry> {
    let rule = match stake {
        Stake::Sides => "sotas.setup.2",
        Stake::FirstHand => "sotas.activation.1",
    };
    let named = |rivals: &[u8]| rivals.iter().map(|&it| seats[usize::from(it)]).collect::<Vec<_>>();
    let mut rivals: Vec<u8> = (0..).take(seats.len()).collect();
    for round in 0..=TIES {
        let mut dice = Vec::new();
        for _ in &rivals {
            dice.push(die(cx)?);
        }
        let rolled = named(&rivals);
        let highest = dice.iter().copied().max().unwrap_or_default();
        let mut shown = dice.iter();
        rivals.retain(|_| shown.next() == Some(&highest));
        let then = match rivals[..] {
            [_] => Then::Won,
            _ if round < TIES => Then::Again,
            _ => Then::Lots,
        };
        let best = named(&rivals);
        cx.emit(|| Event::cite(rule, What::RolledOff { stake, seats: rolled, dice, best, then }));
        if let [winner] = rivals[..] {
            return Ok(winner);
        }
    }
    let names: Vec<String> = rivals.iter().map(|rival| format!("lot-{rival}")).collect();
    let drawn = cx.draw(Bag { left: &vec![1; names.len()], names: &names })?;
    let winner = rivals[drawn];
    let seat = seats[usize::from(winner)];
    cx.emit(|| Event::cite(rule, What::LotDrawn { stake, seat }));
    Ok(winner)
}

/// sotas.general.1: what one die shows.
pub fn die(cx: &mut Cx<'_, Event>) -> Result<u8, Dry> {
    Ok(face(cx.roll(&D6, 1)?))
}

/// The number on a single die.
pub fn face(counts: Counts) -> u8 {
    let face = counts.0.iter().position(|&n| n > 0).expect("a die shows something");
    u8::try_from(face).expect("a face of six") + 1
}

/// sotas.multi.1: a card drawn for the defender.
fn draw_defender(table: &Table, cx: &mut Cx<'_, Event>) -> Result<Seat, Dry> {
    let names: Vec<String> = (0..table.book.players).map(|seat| format!("seat-{seat}")).collect();
    let left = vec![1; names.len()];
    let drawn = cx.draw(Bag { left: &left, names: &names })?;
    let seat = Seat(u8::try_from(drawn).expect("a seat"));
    cx.emit(|| Event::cite("sotas.multi.1", What::DefenderDrawn { seat }));
    Ok(seat)
}

/// A seat plays a side, the others the sides that are left.
fn seats(table: &mut Table, winner: Seat, side: SideId) {
    let mut others = Seat::all(table.book.players).filter(|&it| it != winner);
    for at in 0..table.sides.len() {
        table.sides[at].seat =
            if at == side.index() { winner } else { others.next().expect("a seat for each side") };
    }
}

fn told_sides(table: &Table, cx: &mut Cx<'_, Event>) {
    for side in table.book.all_sides() {
        let seat = table.seat_of(side);
        let rule = if table.book.sides_agreed() { "sotas.setup.3" } else { "sotas.setup.2" };
        cx.emit(|| Event::cite(rule, What::Plays { seat, side }));
    }
}

fn after_sides(table: &mut Table) -> Next {
    if table.book.scenario.free.is_some() {
        let seat = layout::first_seat(table);
        return ask_now(SetUp::Terrain { seat });
    }
    next_edge(table)
}

/// Sides in the order in which they deploy: defenders first (sotas.setup.6, sotas.setup.7).
pub fn deployment_order(table: &Table) -> impl Iterator<Item = SideId> + use<> {
    let book = std::sync::Arc::clone(&table.book);
    let of = move |role: Role, book: &crate::book::Book| {
        book.all_sides().filter(|&it| book.side(it).role == role).collect::<Vec<_>>()
    };
    let mut order = of(Role::Defender, &book);
    order.extend(of(Role::Attacker, &book));
    order.into_iter()
}

/// sotas.setup.5, sotas.multi.2: edges a side may enter from.
fn edges(table: &Table, side: SideId) -> impl Iterator<Item = Compass> {
    let listed = table.book.side(side).deploy.edges.clone().unwrap_or_default();
    listed.into_iter().filter(|&edge| table.sides.iter().all(|it| it.edge != Some(edge)))
}

/// The next side that chooses an edge: the attacker, or with more than two players everybody.
fn next_edge(table: &mut Table) -> Next {
    let chooses = |side: SideId| {
        let it = table.book.side(side);
        it.deploy.edges.is_some()
            && table.sides[side.index()].edge.is_none()
            && (table.book.players > 2 || it.role == Role::Attacker)
    };
    if let Some(side) = deployment_order(table).find(|&it| chooses(it)) {
        return ask_now(SetUp::Edge { side });
    }
    next_deployment(table)
}

/// sotas.setup.5, sotas.setup.6: the attacker's edge, and the opposite one for the defender.
fn enter(table: &mut Table, side: SideId, edge: Compass, cx: &mut Cx<'_, Event>) {
    table.sides[side.index()].edge = Some(edge);
    cx.emit(|| Event::cite("sotas.setup.5", What::Enters { side, edge }));
    if table.book.players == 2 {
        let other = SideId(1 - side.0);
        table.sides[other.index()].edge = Some(edge.opposite());
        cx.emit(|| {
            Event::cite("sotas.setup.6", What::Enters { side: other, edge: edge.opposite() })
        });
    }
}

fn next_deployment(table: &mut Table) -> Next {
    for side in deployment_order(table) {
        if let Some(figure) = deploy::waiting(table, side).next() {
            return ask_now(SetUp::Deploy { figure });
        }
    }
    deploy::count(table);
    next_grant(table, 0, deploy::grants(table, 0))
}

fn next_grant(table: &mut Table, grant: u8, left: u8) -> Next {
    if usize::from(grant) >= table.book.scenario.grants.len() {
        return next_arms(table, 0);
    }
    if left > 0 && deploy::may_have(table, grant).next().is_some() {
        return ask_now(SetUp::Grant { grant, left });
    }
    let next = grant + 1;
    next_grant(table, next, deploy::grants(table, next))
}

fn has_choice(table: &Table, figure: FigureId) -> bool {
    let mut weapons = holdable(table, figure);
    let first = weapons.next();
    weapons.any(|it| Some(it) != first)
}

/// sotas.force.13: the weapons of a figure that its hands are free for.
fn holdable(table: &Table, figure: FigureId) -> impl Iterator<Item = WeaponId> {
    let weapons = table.profile(figure).weapons.iter().copied();
    weapons.filter(move |&it| has_hands_for(table, figure, it))
}

/// sotas.setup.8: whoever has several weapons says which one is in hand.
fn next_arms(table: &mut Table, from: u8) -> Next {
    match table.all().find(|it| it.0 >= from && has_choice(table, *it)) {
        Some(figure) => ask_now(SetUp::Arm { figure }),
        None => Ok(Flow::Become(Hand::Begin.into())),
    }
}
