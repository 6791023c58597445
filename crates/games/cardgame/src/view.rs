//! What each player can see (dwcg.info), and tables that fit what a player sees.

use std::sync::Arc;

use reglette_engine::{Machine, Rng, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::book::Book;
use crate::cards::{self, CardId, Heap, Kinds};
use crate::deal::bare;
use crate::doing::Doing;
use crate::event::{Seen, open};
use crate::table::{Attack, COUNTERS, Ended, Facing, Phase, Place, Player, Table};
use crate::turn::Turn;

/// The table as a viewer knows it; `null` is a card seen from behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks; nobody's seat for an observer.
    pub viewer: Option<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// How far the game is.
    pub phase: Phase,
    /// How the game ended.
    pub ended: Option<Ended>,
    /// Players, clockwise.
    pub players: Vec<PlayerView>,
    /// Locations in the order they came down.
    pub places: Vec<PlaceView>,
    /// Cards in the draw pile, the End card included.
    pub pile: u8,
    /// The discard pile, sorted.
    pub discard: Vec<CardId>,
    /// Cards put back in the box unseen.
    pub boxed: u8,
    /// Tokens in the bank.
    pub bank: u8,
    /// Whether the End card is out.
    pub end_drawn: bool,
    /// What is being done, as far as all know; for its own seat in full.
    pub doing: Vec<Doing>,
    /// Cards the viewer has named for the action in progress.
    pub staged: Vec<CardId>,
}

/// A player as a viewer knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerView {
    /// Cards in hand.
    pub hand: Seen,
    /// Face-down Reserve cards.
    pub reserve: Seen,
    /// U.N.I.T. in play.
    pub units: Vec<CardId>,
    /// Cards beside the Reserve.
    pub beside: Vec<CardId>,
    /// How many cards the Reserve may hold.
    pub reserve_places: u8,
    /// Time Points.
    pub tp: u8,
    /// TARDIS counters left in supply.
    pub tardises: u8,
    /// Dalek counters left in supply.
    pub daleks: u8,
    /// Whether a U.N.I.T. in play was taken back in the endgame phase, to be played again.
    pub unit_taken_back: bool,
}

/// A Location as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlaceView {
    /// The Location.
    pub location: CardId,
    /// In whose row it lies.
    pub owner: Seat,
    /// Its Victory Points.
    pub vp: u8,
    /// Whether a TARDIS counter lies on it.
    pub tardis: bool,
    /// Defenders on it.
    pub defenders: Seen,
    /// The attack on it.
    pub attack: Option<AttackView>,
}

/// An attack as a viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AttackView {
    /// Who controls it.
    pub by: Seat,
    /// River Songs who changed sides.
    pub rivers: u8,
    /// Its Enemy cards, by place.
    pub enemies: Vec<EnemyView>,
}

/// An Enemy card as a viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EnemyView {
    /// The card.
    pub card: Option<CardId>,
    /// Which side is up.
    pub facing: Facing,
}

/// What a viewer may know of a game.
pub fn view(machine: &Machine<Doing>, viewer: Viewer) -> View {
    let table = &machine.table;
    let acting = viewer.sees(table.active);
    View {
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Observer | Viewer::All => None,
        },
        active: table.active,
        phase: table.phase,
        ended: table.ended,
        players: Seat::all(table.book.players).map(|seat| player(table, seat, viewer)).collect(),
        places: (0..table.places.len()).map(|spot| place(table, spot, viewer)).collect(),
        pile: pile_size(table),
        discard: table.discard.iter().collect(),
        boxed: table.boxed.len(),
        bank: table.bank(),
        end_drawn: table.end_drawn,
        doing: doing(machine, acting),
        staged: if acting { table.staged.to_vec() } else { Vec::new() },
    }
}

fn pile_size(table: &Table) -> u8 {
    let on_top = u8::try_from(table.top.len()).expect("at most the deck");
    let end = u8::from(!table.end_drawn && !table.top.contains(&table.book.deck.end));
    table.pile.len() + on_top + end
}

/// What is being done. An action that its player is still putting together looks to others as if
/// it had not begun.
fn doing(machine: &Machine<Doing>, acting: bool) -> Vec<Doing> {
    let secret = machine.top().is_some_and(|top| is_secret(*top));
    if secret && !acting { vec![Turn::Act.into()] } else { machine.stack().to_vec() }
}

/// Whether only the active player knows of it.
fn is_secret(doing: Doing) -> bool {
    match doing {
        Doing::Defend(_) | Doing::Assault(_) | Doing::Aid(_) | Doing::Stash(_) | Doing::Shed(_) => {
            true
        }
        Doing::Turn(_) | Doing::Settle(_) | Doing::Levy(_) | Doing::Conflict(_) => false,
    }
}

/// dwcg.info.1, dwcg.info.2: own cards, and the number of the others'.
fn player(table: &Table, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = table.player(seat);
    let knows = viewer.sees(seat) || table.book.is_open();
    let mut hand = player.hand.clone();
    if seat == table.active && !viewer.sees(seat) {
        // Cards named for an action in progress are still in hand as far as others know.
        table.staged.iter().for_each(|&card| cards::insert(&mut hand, card));
    }
    PlayerView {
        hand: seen(hand.iter().copied(), knows),
        reserve: seen(player.reserve.iter().copied(), knows),
        units: player.units.to_vec(),
        beside: player.beside.to_vec(),
        reserve_places: u8::try_from(table.reserve_places(seat)).expect("few places"),
        tp: player.tp,
        tardises: COUNTERS - table.tardises_in_play(seat),
        daleks: COUNTERS - table.daleks_in_play(seat),
        unit_taken_back: player.unit_taken_back,
    }
}

/// dwcg.info.3, dwcg.info.4: Defenders for their owner, face-down Enemies for their controller.
fn place(table: &Table, spot: usize, viewer: Viewer) -> PlaceView {
    let Place { card, owner, tardis, defenders, attack } = &table.places[spot];
    let (open, over) = (table.book.is_open(), table.ended.is_some());
    let attack = attack.map(|Attack { by, rivers }| AttackView {
        by,
        rivers,
        enemies: table
            .enemies_at(spot)
            .map(|enemy| {
                let knows = enemy.facing != Facing::Down || viewer.sees(by) || open;
                EnemyView { card: knows.then_some(enemy.card), facing: enemy.facing }
            })
            .collect(),
    });
    // In a Conflict the Defenders are face up (dwcg.conf.4), and so they are at the end.
    let fighting = attack.is_some();
    let knows = viewer.sees(*owner) || open || over || fighting;
    PlaceView {
        location: *card,
        owner: *owner,
        vp: table.book.vp(*card),
        tardis: *tardis,
        defenders: seen(defenders.iter().copied(), knows),
        attack,
    }
}

fn seen(cards: impl Iterator<Item = CardId>, knows: bool) -> Seen {
    if knows { open(cards) } else { cards.map(|_| None).collect() }
}

/// A full table that fits a view, the unseen cards lying anyhow.
///
/// # Panics
/// When no table fits: a view of a real table has at least that one.
pub fn determinize(book: &Arc<Book>, view: &View, rng: &mut Rng) -> Machine<Doing> {
    imagine(book, view, rng).expect("the real cards would fit")
}

/// A full table that fits a view in which some hidden cards have been thought of, if there is one.
pub fn imagine(book: &Arc<Book>, view: &View, rng: &mut Rng) -> Option<Machine<Doing>> {
    let mut unseen = unseen(book, view);
    let mut filled = view.clone();
    let slots = hidden(view);
    if !fill(book, &mut filled, &slots, &mut unseen, rng) {
        return None;
    }
    let mut rest: Vec<CardId> = unseen.iter().collect();
    rng.shuffle(&mut rest);
    for player in &mut filled.players {
        for card in player.hand.iter_mut().chain(&mut player.reserve).filter(|it| it.is_none()) {
            *card = rest.pop();
        }
    }
    let mut table = lay_out(book, &filled);
    let in_box = rest.split_off(rest.len().saturating_sub(usize::from(view.boxed)));
    table.boxed = in_box.into_iter().collect();
    table.pile = rest.into_iter().collect();
    Some(Machine::waiting(table, view.doing.iter().copied()))
}

/// The cards a viewer cannot see: in the pile, the box, others' hands and Reserves, or face down.
pub fn unseen(book: &Book, view: &View) -> Heap {
    let mut unseen = book.cards;
    let players = view.players.iter().flat_map(|player| {
        let known = player.hand.iter().chain(&player.reserve).flatten();
        known.chain(&player.units).chain(&player.beside)
    });
    let river = &book.deck.defenders.river;
    let places = view.places.iter().flat_map(|place| {
        let attack = place.attack.iter();
        let enemies =
            attack.clone().flat_map(|it| it.enemies.iter().filter_map(|it| it.card.as_ref()));
        let rivers = attack.flat_map(|it| std::iter::repeat_n(river, usize::from(it.rivers)));
        // Starting Locations are apart from the deck and leave it as it is.
        std::iter::once(&place.location)
            .chain(place.defenders.iter().flatten())
            .chain(enemies)
            .chain(rivers)
    });
    for &card in players.chain(places).chain(&view.discard).chain(&view.staged) {
        unseen.remove(card);
    }
    unseen
}

/// A face-down card to be thought of.
#[derive(Clone, Copy)]
enum Slot {
    Defender { place: usize, nth: usize },
    Enemy { place: usize, nth: usize },
}

/// The face-down cards on Locations. Those that must go with most others come first: what a single
/// Enemy can be is settled when the groups are complete.
fn hidden(view: &View) -> Vec<Slot> {
    let mut attacks: Vec<(usize, &AttackView)> = Vec::new();
    let mut slots = Vec::new();
    for (place, it) in view.places.iter().enumerate() {
        attacks.extend(it.attack.iter().map(|attack| (place, attack)));
        let defenders = it.defenders.iter().enumerate().filter(|(_, it)| it.is_none());
        slots.extend(defenders.map(|(nth, _)| Slot::Defender { place, nth }));
    }
    attacks.sort_by_key(|(_, attack)| std::cmp::Reverse(attack.enemies.len()));
    for (place, attack) in attacks {
        let enemies = attack.enemies.iter().enumerate().filter(|(_, it)| it.card.is_none());
        slots.extend(enemies.map(|(nth, _)| Slot::Enemy { place, nth }));
    }
    slots
}

/// Thinks of face-down cards, keeping dwcg.def.4 and dwcg.att.3; whether there is a way.
fn fill(book: &Book, view: &mut View, slots: &[Slot], unseen: &mut Heap, rng: &mut Rng) -> bool {
    let Some((&slot, rest)) = slots.split_first() else { return true };
    let mut fitting: Vec<CardId> =
        unseen.iter().filter(|&card| fits(book, view, slot, card)).collect();
    while !fitting.is_empty() {
        let card = fitting[rng.index(fitting.len())];
        set(view, slot, Some(card));
        unseen.remove(card);
        if fill(book, view, rest, unseen, rng) {
            return true;
        }
        unseen.add(card);
        set(view, slot, None);
        fitting.retain(|&it| it != card);
    }
    false
}

fn fits(book: &Book, view: &View, slot: Slot, card: CardId) -> bool {
    match slot {
        Slot::Defender { place, .. } => {
            book.is_defender(card) && !view.places[place].defenders.contains(&Some(card))
        }
        Slot::Enemy { place, .. } => {
            let attack = view.places[place].attack.as_ref().expect("a slot of an attack");
            let known: Kinds = attack.enemies.iter().filter_map(|it| it.card).collect();
            let goes_with = book.goes_with(card);
            goes_with.contains(card) && known.within(goes_with)
        }
    }
}

fn set(view: &mut View, slot: Slot, card: Option<CardId>) {
    match slot {
        Slot::Defender { place, nth } => view.places[place].defenders[nth] = card,
        Slot::Enemy { place, nth } => {
            view.places[place].attack.as_mut().expect("a slot of an attack").enemies[nth].card =
                card;
        }
    }
}

/// The table of a view in which every card but those of pile and box is known.
fn lay_out(book: &Arc<Book>, view: &View) -> Table {
    let mut table = bare(book);
    table.players = view.players.iter().map(lay_out_player).collect();
    for (spot, it) in view.places.iter().enumerate() {
        table.lay(it.location, it.owner);
        table.places[spot].tardis = it.tardis;
        table.places[spot].defenders = it.defenders.iter().flatten().copied().collect();
        if let Some(attack) = &it.attack {
            table.places[spot].attack = Some(Attack { by: attack.by, rivers: attack.rivers });
            for enemy in &attack.enemies {
                table.lay_enemy(spot, enemy.card.expect("every card is known"), enemy.facing);
            }
        }
    }
    table.discard = view.discard.iter().copied().collect();
    table.end_drawn = view.end_drawn;
    table.active = view.active;
    table.phase = view.phase;
    table.staged = view.staged.iter().copied().collect();
    table.ended = view.ended;
    table
}

fn lay_out_player(view: &PlayerView) -> Player {
    let mut player =
        Player { tp: view.tp, unit_taken_back: view.unit_taken_back, ..Player::default() };
    view.hand.iter().flatten().for_each(|&card| cards::insert(&mut player.hand, card));
    view.reserve.iter().flatten().for_each(|&card| cards::insert(&mut player.reserve, card));
    player.units = view.units.iter().copied().collect();
    player.beside = view.beside.iter().copied().collect();
    player
}
