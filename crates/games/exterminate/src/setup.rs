//! Setting up (ex.su, ex.sn.2, ex.sn.3): sides and edges, nodes, deployment, hands.

use reglette_engine::dice::{Bag, Dry, Purpose};
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Seat};
use reglette_geometry::{Compass, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::book::Role;
use crate::choice::Choice;
use crate::data::forces::Bonus;
use crate::data::scenarios::{Deploy, Nodes, Plot};
use crate::deploy;
use crate::dice;
use crate::doing::{Got, Next, ask, pause};
use crate::event::{Event, What};
use crate::figure::{State, Whereabouts};
use crate::hand;
use crate::ids::{AdventureId, FigureId, NodeId, SideId};
use crate::measure::{HAND, INITIATIVE, MOST_ADVENTURE};
use crate::options::AdventureMode;
use crate::standing::{Rolled, Standing};
use crate::table::{Node, NodeState, Prisoner, Table};
use crate::turn::{self, Turn};

pub use crate::deploy::has_infiltrated;

/// Where setting up stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SetUp {
    /// It begins.
    Begin,
    /// ex.sn.3, ex.tn.5: some are tied and roll again.
    Tied {
        /// Who comes first, as far as it is settled.
        standing: Standing,
    },
    /// ex.sn.3: which side?
    Side,
    /// Which edge?
    Edge,
    /// ex.sn.4: where does a node lie?
    Node {
        /// How many have been placed.
        placed: u8,
    },
    /// ex.sn.13: which card deploys in the room?
    Room {
        /// Whose.
        seat: Seat,
    },
    /// ex.sn.2: where does this figure stand?
    Deploy {
        /// Who.
        figure: FigureId,
    },
    /// ex.bo.3: who is the fugitive?
    Fugitive {
        /// Who names it.
        seat: Seat,
    },
    /// D1: which Adventure card?
    Take {
        /// Who takes it.
        seat: Seat,
    },
}

impl SetUp {
    pub fn ask(self, table: &Table) -> Ask {
        let first = table.in_order().next().unwrap_or(Seat(0));
        match self {
            SetUp::Begin => ask(first, "ex.su.2", "begin"),
            SetUp::Tied { standing } => turn::ask_again(table, standing),
            SetUp::Side => ask(first, "ex.sn.3", "side"),
            SetUp::Edge => ask(first, "ex.sn.3", "edge"),
            SetUp::Node { placed } => {
                let nth = usize::from(placed % table.book.players);
                ask(table.in_order().nth(nth).unwrap_or(first), "ex.sn.4", "node")
            }
            SetUp::Room { seat } => ask(seat, "ex.sn.13", "room"),
            SetUp::Deploy { figure } => ask(table[figure].seat, "ex.sn.2", "deploy"),
            SetUp::Fugitive { seat } => ask(seat, "ex.bo.3", "fugitive"),
            SetUp::Take { seat } => ask(seat, "ex.ad.3", "take"),
        }
    }

    pub fn options(self, table: &Table, out: &mut Vec<Choice>) {
        match self {
            SetUp::Begin => {}
            SetUp::Tied { .. } => out.push(Choice::Again),
            SetUp::Side => out.extend([SideId(0), SideId(1)].map(Choice::Side)),
            SetUp::Edge => out.extend([Compass::North, Compass::South].map(Choice::Edge)),
            SetUp::Node { .. } => out.extend(deploy::node_spots(table).into_iter().map(Choice::At)),
            SetUp::Room { seat } => {
                for card in table.book.forces[seat.index()].cards.iter().copied() {
                    if !out.contains(&Choice::Recruit(card)) {
                        out.push(Choice::Recruit(card));
                    }
                }
            }
            SetUp::Deploy { figure } => deploy::options(table, figure, out),
            SetUp::Fugitive { seat } => out.extend(table.foes(seat).map(Choice::Figure)),
            SetUp::Take { seat } => out.extend(takeable(table, seat).map(Choice::Take)),
        }
    }

    pub fn legality(self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        match (self, choice) {
            (SetUp::Tied { .. }, Choice::Again) => Ok(()),
            (SetUp::Side, Choice::Side(side)) => require(side.0 < 2, "ex.sn.3"),
            (SetUp::Edge, Choice::Edge(edge)) => {
                require(matches!(edge, Compass::North | Compass::South), "ex.sn.3")
            }
            (SetUp::Node { .. }, Choice::At(at)) => deploy::may_place_node(table, *at),
            (SetUp::Room { seat }, Choice::Recruit(card)) => {
                require(table.book.forces[seat.index()].cards.contains(card), "ex.sn.13")
            }
            (SetUp::Deploy { figure }, Choice::At(at)) => deploy::may_deploy(table, figure, *at),
            (SetUp::Deploy { .. }, Choice::Auto) => Ok(()),
            (SetUp::Fugitive { seat }, Choice::Figure(figure)) => {
                let foe = table[*figure].seat != seat && table[*figure].is_on_table();
                require(foe, "ex.bo.3")
            }
            (SetUp::Take { seat }, Choice::Take(card)) => may_take(table, seat, *card),
            (setup, _) => Err(Illegal { rule: setup.ask(table).rule }),
        }
    }

    pub fn resume(self, table: &mut Table, input: Got, cx: &mut Cx<'_, Event>) -> Next {
        let Input::Choice(choice) = input else {
            return match self {
                SetUp::Begin => begin(table, cx),
                waiting => pause(waiting),
            };
        };
        match (self, choice) {
            (SetUp::Tied { mut standing }, _) => {
                let tied = standing.tied(table.book.players).unwrap_or_default();
                standing.settle(&roll_off(tied, cx)?);
                rolled_off(table, standing, cx)
            }
            (SetUp::Side, Choice::Side(side)) => {
                let first = table.in_order().next().unwrap_or(Seat(0));
                take_sides(table, first, side.0, cx);
                lay_nodes(table, cx)
            }
            (SetUp::Edge, Choice::Edge(edge)) => {
                let order: Vec<Seat> = table.in_order().collect();
                take_edge(table, order[0], edge, cx);
                take_edge(table, order[1], edge.opposite(), cx);
                lay_nodes(table, cx)
            }
            (SetUp::Node { placed }, Choice::At(at)) => {
                lay_node(table, at, cx);
                next_node(table, placed + 1, cx)
            }
            (SetUp::Room { seat }, Choice::Recruit(card)) => {
                let cards = &table.book.forces[seat.index()].cards;
                let at = cards.iter().position(|&it| it == card);
                table.player_mut(seat).room = at.and_then(|it| u8::try_from(it).ok());
                next_deployment(table, cx)
            }
            (SetUp::Deploy { figure }, Choice::At(at)) => {
                deploy::deploy(table, figure, at, cx);
                next_deployment(table, cx)
            }
            (SetUp::Deploy { figure }, _) => {
                deploy::deploy_all(table, table[figure].seat, cx);
                next_deployment(table, cx)
            }
            (SetUp::Fugitive { seat }, Choice::Figure(figure)) => {
                table.player_mut(seat).fugitive = Some(figure);
                cx.emit(|| Event::cite("ex.bo.3", What::Fugitive { seat, figure }));
                next_fugitive(table, cx)
            }
            (SetUp::Take { seat }, Choice::Take(card)) => {
                receive(table, "ex.ad.3", seat, vec![card], cx);
                next_take(table)
            }
            (setup, choice) => unreachable!("{setup:?} was not waiting for {choice:?}"),
        }
    }
}

/// ex.sn.3: five dice each; then sides or edges.
fn begin(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let standing = Standing::of(&roll_off(table.seats(), cx)?);
    rolled_off(table, standing, cx)
}

fn roll_off(seats: impl IntoIterator<Item = Seat>, cx: &mut Cx<'_, Event>) -> Result<Rolled, Dry> {
    let five = i8::try_from(INITIATIVE).unwrap_or(5);
    let mut rolled = Rolled::new();
    for seat in seats {
        let dice = dice::roll(five, cx)?;
        cx.emit(|| Event::cite("ex.sn.3", What::RolledOff { seat, dice }));
        rolled.push((seat, dice.h));
    }
    Ok(rolled)
}

/// ex.sn.3: the winner of the roll chooses, once nobody is tied.
fn rolled_off(table: &mut Table, standing: Standing, cx: &mut Cx<'_, Event>) -> Next {
    if let Some(seats) = standing.tied(table.book.players) {
        cx.emit(|| Event::cite("ex.sn.3", What::RollTied { seats: seats.to_vec() }));
        return pause(SetUp::Tied { standing });
    }
    table.round.order = standing.order(table.book.players);
    if table.book.scenario.sides.is_empty() {
        return edges(table, cx);
    }
    // A side that a faction must play is not chosen.
    match (0..2).find_map(|side| Some((side, table.book.seat_of_side(side)?))) {
        Some((side, seat)) => {
            take_sides(table, seat, side, cx);
            lay_nodes(table, cx)
        }
        None => pause(SetUp::Side),
    }
}

/// ex.sn.24: with more than two players edges go S, N, W, E.
fn edges(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if table.book.players == 2 {
        return pause(SetUp::Edge);
    }
    let all = [Compass::South, Compass::North, Compass::West, Compass::East];
    for (seat, edge) in table.in_order().collect::<Vec<_>>().into_iter().zip(all) {
        take_edge(table, seat, edge, cx);
    }
    lay_nodes(table, cx)
}

fn take_edge(table: &mut Table, seat: Seat, edge: Compass, cx: &mut Cx<'_, Event>) {
    table.player_mut(seat).edge = Some(edge);
    cx.emit(|| Event::cite("ex.sn.3", What::Takes { seat, edge }));
}

fn take_sides(table: &mut Table, seat: Seat, side: u8, cx: &mut Cx<'_, Event>) {
    for it in table.seats() {
        let plays = if it == seat { side } else { 1 - side };
        table.player_mut(it).side = Some(plays);
        cx.emit(|| Event::cite("ex.sn.3", What::Plays { seat: it, side: SideId(plays) }));
        let deploy = &table.book.scenario.sides[usize::from(plays)].deploy;
        if let Deploy::Strips { strips, .. } = deploy
            && let [(edge, _)] = strips[..]
        {
            table.player_mut(it).edge = Some(edge);
        }
    }
}

/// ex.nd.1: nodes lie where the scenario says, or the players place them.
fn lay_nodes(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    if let Nodes::At(spots) = table.book.scenario.nodes.clone() {
        for at in spots {
            lay_node(table, at, cx);
        }
    }
    next_node(table, 0, cx)
}

fn lay_node(table: &mut Table, at: Point, cx: &mut Cx<'_, Event>) {
    let node = NodeId(u8::try_from(table.nodes.len()).expect("few nodes"));
    if table.nodes.try_push(Node { at, state: NodeState::Hidden }).is_ok() {
        cx.emit(|| Event::cite("ex.nd.1", What::NodePlaced { node, at }));
    }
}

/// ex.sn.4: how many nodes the players place.
pub fn nodes_to_place(table: &Table) -> usize {
    let Nodes::Placed { each, of_many, .. } = table.book.scenario.nodes else { return 0 };
    let each = if table.book.players > 2 { of_many } else { each };
    let wanted = usize::from(each) * usize::from(table.book.players);
    let all: u32 = table.tokens().iter().map(|&it| u32::from(it)).sum();
    wanted.min(table.nodes.capacity()).min(all as usize)
}

fn next_node(table: &mut Table, placed: u8, cx: &mut Cx<'_, Event>) -> Next {
    if usize::from(placed) < nodes_to_place(table) {
        return pause(SetUp::Node { placed });
    }
    place_people(table, cx);
    next_deployment(table, cx)
}

/// The prisoner and the civilians are where the scenario says.
fn place_people(table: &mut Table, cx: &mut Cx<'_, Event>) {
    match table.book.scenario.plot.clone() {
        Plot::Prisoner { at, .. } => table.scene.prisoner = Some(Prisoner { at, escort: None }),
        Plot::Civilians { at, .. } => {
            let civilians = table.all().filter(|&it| table[it].role == Role::Civilian);
            for (figure, at) in civilians.collect::<Vec<_>>().into_iter().zip(at) {
                let whereabouts = Whereabouts::Table;
                table[figure].state = State { whereabouts, at, ..State::default() };
                cx.emit(|| Event::cite("ex.sn.20", What::Deployed { figure, at }));
            }
        }
        _ => {}
    }
}

/// Players in the order in which they deploy: that of the sides, or of the roll.
fn deployment_order(table: &Table) -> Vec<Seat> {
    let mut order: Vec<Seat> = table.in_order().collect();
    order.sort_by_key(|&it| table.player(it).side);
    order
}

fn next_deployment(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    for seat in deployment_order(table) {
        if deploy::needs_room(table, seat) {
            return pause(SetUp::Room { seat });
        }
        if let Some(figure) = table.waiting(seat).next() {
            return pause(SetUp::Deploy { figure });
        }
    }
    next_fugitive(table, cx)
}

fn next_fugitive(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let names = |it: &Seat| {
        matches!(table.book.bonus(*it), Bonus::Fugitive { .. })
            && table.player(*it).fugitive.is_none()
            && table.foes(*it).next().is_some()
    };
    if let Some(seat) = table.in_order().find(names) {
        return pause(SetUp::Fugitive { seat });
    }
    deal(table, cx)
}

/// ex.bc.2, ex.su.5, ex.fb.8: hands are dealt.
fn deal(table: &mut Table, cx: &mut Cx<'_, Event>) -> Next {
    let hand = u8::try_from(HAND).expect("five");
    for seat in table.seats() {
        hand::draw(table, "ex.bc.2", seat, hand, cx)?;
    }
    if table.book.options.adventure == AdventureMode::Dealt {
        let each = if table.book.players == 4 { 3 } else { MOST_ADVENTURE };
        for seat in table.seats() {
            let cards = deal_adventure(table, seat, each, cx)?;
            receive(table, "ex.ad.3", seat, cards, cx);
        }
    }
    next_take(table)
}

/// ex.ad.1, ex.ad.2: at random from the generic cards.
fn deal_adventure(
    table: &Table,
    seat: Seat,
    each: usize,
    cx: &mut Cx<'_, Event>,
) -> Result<Vec<AdventureId>, Dry> {
    let decks = &table.book.content.decks;
    let held = |card: AdventureId| table.players.iter().any(|it| it.cards.hand.contains(&card));
    let mut left = vec![0; decks.adventure.len()];
    for card in decks.generic().filter(|&it| !held(it)) {
        left[card.index()] = 1;
    }
    let names = table.book.names.space(AdventureId::SPACE);
    let mut cards = Vec::new();
    for _ in 0..each {
        if left.iter().all(|&it| it == 0) {
            break;
        }
        let purpose = Purpose { seat: Some(seat), what: "adventure" };
        let kind = cx.draw_for(purpose, Bag { left: &left, names })?;
        left[kind] -= 1;
        cards.push(AdventureId(u8::try_from(kind).expect("few cards")));
    }
    cards.sort_unstable();
    Ok(cards)
}

/// Adventure cards come to a hand.
fn receive(
    table: &mut Table,
    rule: &'static str,
    seat: Seat,
    cards: Vec<AdventureId>,
    cx: &mut Cx<'_, Event>,
) {
    let hand = &mut table.player_mut(seat).cards.hand;
    hand.extend(&cards);
    hand.sort_unstable();
    cx.emit(|| {
        let cards = cards.into_iter().map(Some).collect();
        Event::cite(rule, What::Received { seat, cards })
    });
}

/// ex.fb.8: five cards of one's own choice, generic or of the own faction, none twice.
fn may_take(table: &Table, seat: Seat, card: AdventureId) -> Result<(), Illegal> {
    let it = &table.book.content.decks.adventure[card.index()];
    let own = it.faction.is_none_or(|faction| faction == table.book.forces[seat.index()].faction);
    require(own, "ex.fb.8")?;
    require(!table.player(seat).cards.hand.contains(&card), "ex.fb.8")
}

/// The cards that a player may take.
fn takeable(table: &Table, seat: Seat) -> impl Iterator<Item = AdventureId> + '_ {
    table.book.content.decks.cards().filter(move |&it| may_take(table, seat, it).is_ok())
}

/// ex.fb.8: each takes five, or as many as there are.
fn next_take(table: &Table) -> Next {
    let chosen = table.book.options.adventure == AdventureMode::Chosen;
    let wants = |it: &Seat| {
        let few = table.player(*it).cards.hand.len() < MOST_ADVENTURE;
        chosen && few && takeable(table, *it).next().is_some()
    };
    match table.in_order().find(wants) {
        Some(seat) => pause(SetUp::Take { seat }),
        None => Ok(Flow::Become(Turn::Begin.into())),
    }
}
