//! The whole state as a document people can write: only what differs from the default.

use std::fmt;
use std::sync::Arc;

use reglette_engine::fault::{Code, Fault};
use reglette_engine::{Machine, Seat};
use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::book::Book;
use crate::cards::{self, CardId, Heap, Kinds};
use crate::data::{Effect, Face};
use crate::deal::bare;
use crate::doing::Doing;
use crate::table::{Attack, COUNTERS, Ended, Facing, Phase, Player, Table};
use crate::turn::{self, ROUNDS, Turn};
use crate::waiting;

/// A table at a decision point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// How far the game is.
    #[serde(skip_serializing_if = "is_default")]
    pub phase: Phase,
    /// What the players have, clockwise; those left out have nothing.
    #[serde(skip_serializing_if = "is_default")]
    pub players: Vec<PlayerDoc>,
    /// The Locations, in the order they came down; when none is given, a Starting Location each.
    #[serde(skip_serializing_if = "is_default")]
    pub locations: Vec<LocationDoc>,
    /// The discard pile.
    #[serde(skip_serializing_if = "is_default")]
    pub discard: Vec<CardId>,
    /// Cards put back in the box.
    #[serde(skip_serializing_if = "is_default")]
    pub boxed: Vec<CardId>,
    /// Cards on top of the draw pile, the topmost first. The rest of the pile is every card that
    /// is named nowhere, in an order nobody knows.
    #[serde(skip_serializing_if = "is_default")]
    pub pile: Vec<CardId>,
    /// Whether the End card has been drawn.
    #[serde(skip_serializing_if = "is_default")]
    pub end_drawn: bool,
    /// What is in progress, the innermost last; a choice of action when nothing is said.
    #[serde(skip_serializing_if = "is_default")]
    pub doing: Vec<Doing>,
    /// Cards the active player has named for the action in progress.
    #[serde(skip_serializing_if = "is_default")]
    pub staged: Vec<CardId>,
    /// How the game ended, if it has.
    #[serde(skip_serializing_if = "is_default")]
    pub ended: Option<Ended>,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerDoc {
    /// Cards in hand.
    #[serde(skip_serializing_if = "is_default")]
    pub hand: Vec<CardId>,
    /// Face-down Reserve cards.
    #[serde(skip_serializing_if = "is_default")]
    pub reserve: Vec<CardId>,
    /// U.N.I.T. in play.
    #[serde(skip_serializing_if = "is_default")]
    pub units: Vec<CardId>,
    /// Cardiff, the Face of Boe.
    #[serde(skip_serializing_if = "is_default")]
    pub beside: Vec<CardId>,
    /// Time Points.
    #[serde(skip_serializing_if = "is_default")]
    pub tp: u8,
    /// Whether a U.N.I.T. in play was taken back in the endgame phase, to be played again.
    #[serde(skip_serializing_if = "is_default")]
    pub unit_taken_back: bool,
}

/// A Location and what lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LocationDoc {
    /// The Location.
    pub location: CardId,
    /// In whose row it lies.
    pub owner: Seat,
    /// Whether a TARDIS counter lies on it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tardis: bool,
    /// Face-down Defenders.
    #[serde(default, skip_serializing_if = "is_default")]
    pub defenders: Vec<CardId>,
    /// The attack on it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attack: Option<AttackDoc>,
}

/// An attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackDoc {
    /// Who controls it.
    pub by: Seat,
    /// River Songs who changed sides.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rivers: u8,
    /// Face-down Enemies come as ids, others as `{"card": …, "facing": "up"}`.
    pub enemies: Vec<EnemyDoc>,
}

/// An Enemy card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum EnemyDoc {
    /// Face down.
    Down(CardId),
    /// Lying as said.
    Lying {
        /// The card.
        card: CardId,
        /// Which side is up.
        facing: Facing,
    },
}

/// Read by hand, so that a fault names what is wrong and where.
impl<'de> Deserialize<'de> for EnemyDoc {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<EnemyDoc, D::Error> {
        from.deserialize_any(EitherWay)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lying {
    card: CardId,
    facing: Facing,
}

struct EitherWay;

impl<'de> Visitor<'de> for EitherWay {
    type Value = EnemyDoc;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("string or map")
    }

    fn visit_str<E: de::Error>(self, id: &str) -> Result<EnemyDoc, E> {
        CardId::deserialize(id.into_deserializer()).map(EnemyDoc::Down)
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<EnemyDoc, A::Error> {
        let Lying { card, facing } = Lying::deserialize(MapAccessDeserializer::new(fields))?;
        Ok(EnemyDoc::Lying { card, facing })
    }
}

fn is_default<T: Default + PartialEq>(it: &T) -> bool {
    *it == T::default()
}

/// The document of a state.
pub fn write(machine: &Machine<Doing>) -> Position {
    let table = &machine.table;
    let act = [Doing::Turn(Turn::Act)];
    Position {
        turn: Some(table.active),
        phase: table.phase,
        players: table.players.iter().map(write_player).collect(),
        locations: (0..table.places.len()).map(|spot| write_place(table, spot)).collect(),
        discard: table.discard.iter().collect(),
        boxed: table.boxed.iter().collect(),
        pile: table.top.iter().rev().copied().collect(),
        end_drawn: table.end_drawn,
        doing: if machine.stack() == act { Vec::new() } else { machine.stack().to_vec() },
        staged: table.staged.to_vec(),
        ended: table.ended,
    }
}

fn write_player(player: &Player) -> PlayerDoc {
    PlayerDoc {
        hand: player.hand.to_vec(),
        reserve: player.reserve.to_vec(),
        units: player.units.to_vec(),
        beside: player.beside.to_vec(),
        tp: player.tp,
        unit_taken_back: player.unit_taken_back,
    }
}

fn write_place(table: &Table, spot: usize) -> LocationDoc {
    let place = &table.places[spot];
    let enemy = |enemy: &crate::table::EnemyCard| match enemy.facing {
        Facing::Down => EnemyDoc::Down(enemy.card),
        facing => EnemyDoc::Lying { card: enemy.card, facing },
    };
    LocationDoc {
        location: place.card,
        owner: place.owner,
        tardis: place.tardis,
        defenders: place.defenders.to_vec(),
        attack: place.attack.map(|attack| AttackDoc {
            by: attack.by,
            rivers: attack.rivers,
            enemies: table.enemies_at(spot).map(enemy).collect(),
        }),
    }
}

/// The state a document describes, or what is wrong with it and where.
pub fn read(book: &Arc<Book>, position: &Position) -> Result<Machine<Doing>, Fault> {
    let mut table = bare(book);
    table.active = seat(book, position.turn.unwrap_or(Seat(0)), "turn")?;
    table.phase = position.phase;
    table.end_drawn = position.end_drawn;
    table.ended = position.ended;
    let mut lay = Lay { book, left: book.cards };
    lay.players(&mut table, position)?;
    lay.locations(&mut table, position)?;
    table.discard = lay.heap(&position.discard, "discard")?;
    table.boxed = lay.heap(&position.boxed, "boxed")?;
    lay.top(&mut table, position)?;
    for (at, &card) in position.staged.iter().enumerate() {
        lay.card(card, || format!("staged[{at}]"))?;
        table.staged.push(card);
    }
    table.pile = lay.left;
    check_counts(&table)?;
    let doing = match (&position.ended, position.doing.is_empty()) {
        (Some(_), _) => Vec::new(),
        (None, true) => vec![Turn::Act.into()],
        (None, false) => position.doing.clone(),
    };
    waiting::check(&table, &doing)?;
    Ok(Machine::waiting(table, doing))
}

/// What is wrong with a position, and where.
pub(crate) fn bad(key: &'static str, at: impl Into<String>) -> Fault {
    Fault::new(Code::BadPosition, key).at(at)
}

fn seat(book: &Book, seat: Seat, at: &str) -> Result<Seat, Fault> {
    if seat.0 < book.players {
        return Ok(seat);
    }
    Err(bad("fault-position-seat", at).with("seat", seat.0).with("players", book.players))
}

/// Cards being laid out; each may be used as often as the deck has it.
struct Lay<'a> {
    book: &'a Book,
    left: Heap,
}

impl Lay<'_> {
    fn card(&mut self, card: CardId, at: impl Fn() -> String) -> Result<CardId, Fault> {
        if self.left.remove(card) {
            return Ok(card);
        }
        let name = &self.book.deck.titles[card.index()].id;
        Err(bad("fault-position-card", at())
            .with("card", name)
            .with("copies", self.book.cards.count(card)))
    }

    fn of_kind(
        &mut self,
        card: CardId,
        what: &'static str,
        is: impl Fn(Face) -> bool,
        at: impl Fn() -> String,
    ) -> Result<CardId, Fault> {
        if !is(self.book.face(card)) {
            let name = &self.book.deck.titles[card.index()].id;
            return Err(bad("fault-position-kind", at()).with("card", name).with("expected", what));
        }
        self.card(card, at)
    }

    fn heap(&mut self, cards: &[CardId], field: &str) -> Result<Heap, Fault> {
        for (at, &card) in cards.iter().enumerate() {
            self.card(card, || format!("{field}[{at}]"))?;
        }
        Ok(cards.iter().copied().collect())
    }

    fn players(&mut self, table: &mut Table, position: &Position) -> Result<(), Fault> {
        if position.players.len() > usize::from(self.book.players) {
            let fault = bad("fault-position-players", "players");
            return Err(fault.with("players", self.book.players));
        }
        for (at, doc) in position.players.iter().enumerate() {
            self.player(&mut table.players[at], doc, &format!("players[{at}]"))?;
        }
        for at in Seat::all(self.book.players) {
            let held = table.player(at).reserve.len() + table.player(at).units.len();
            if held > table.reserve_places(at) {
                let fault = bad("fault-position-reserve", format!("players[{}].reserve", at.0));
                return Err(fault.with("places", table.reserve_places(at)));
            }
        }
        Ok(())
    }

    fn player(&mut self, player: &mut Player, doc: &PlayerDoc, at: &str) -> Result<(), Fault> {
        let support = |effect| move |face: Face| face == Face::Support(effect);
        for (nth, &card) in doc.hand.iter().enumerate() {
            cards::insert(&mut player.hand, self.card(card, || format!("{at}.hand[{nth}]"))?);
        }
        for (field, most, held) in [
            ("reserve", player.reserve.capacity(), &doc.reserve),
            ("units", player.units.capacity(), &doc.units),
            ("beside", player.beside.capacity(), &doc.beside),
        ] {
            if held.len() > most {
                return Err(
                    bad("fault-position-reserve", format!("{at}.{field}")).with("places", most)
                );
            }
        }
        for (nth, &card) in doc.reserve.iter().enumerate() {
            cards::insert(&mut player.reserve, self.card(card, || format!("{at}.reserve[{nth}]"))?);
        }
        for (nth, &card) in doc.units.iter().enumerate() {
            let place = || format!("{at}.units[{nth}]");
            cards::insert(
                &mut player.units,
                self.of_kind(card, "unit", support(Effect::Unit), place)?,
            );
        }
        for (nth, &card) in doc.beside.iter().enumerate() {
            let place = || format!("{at}.beside[{nth}]");
            let card = self.of_kind(card, "reserve-place", support(Effect::ReservePlace), place)?;
            cards::insert(&mut player.beside, card);
        }
        player.tp = doc.tp;
        player.unit_taken_back = doc.unit_taken_back;
        Ok(())
    }

    fn locations(&mut self, table: &mut Table, position: &Position) -> Result<(), Fault> {
        if position.locations.is_empty() {
            let starts: Vec<CardId> = self.book.starts.iter().collect();
            for (owner, card) in Seat::all(self.book.players).zip(starts) {
                table.lay(card, owner);
            }
        }
        for (at, doc) in position.locations.iter().enumerate() {
            self.location(table, doc, &format!("locations[{at}]"))?;
        }
        Ok(())
    }

    fn location(&mut self, table: &mut Table, doc: &LocationDoc, at: &str) -> Result<(), Fault> {
        let owner = seat(self.book, doc.owner, &format!("{at}.owner"))?;
        let name = &self.book.deck.titles[doc.location.index()].id;
        if table.find(doc.location).is_some() {
            return Err(bad("fault-position-twice", format!("{at}.location")).with("card", name));
        }
        let place = || format!("{at}.location");
        match self.book.face(doc.location) {
            Face::Start { .. } if self.book.starts.count(doc.location) > 0 => {}
            _ => {
                let is_location = |face| matches!(face, Face::Location { .. });
                self.of_kind(doc.location, "location", is_location, place)?;
            }
        }
        table.lay(doc.location, owner);
        let spot = table.places.len() - 1;
        table.places[spot].tardis = doc.tardis;
        for (nth, &card) in doc.defenders.iter().enumerate() {
            let place = || format!("{at}.defenders[{nth}]");
            let card = self.of_kind(card, "defender", |face| face == Face::Defender, place)?;
            if table.places[spot].defenders.contains(&card) {
                return Err(bad("fault-position-defender", place()));
            }
            table.places[spot].defenders.push(card);
        }
        match &doc.attack {
            Some(attack) => self.attack(table, spot, attack, at),
            None => Ok(()),
        }
    }

    fn attack(
        &mut self,
        table: &mut Table,
        spot: usize,
        doc: &AttackDoc,
        at: &str,
    ) -> Result<(), Fault> {
        let by = seat(self.book, doc.by, &format!("{at}.attack.by"))?;
        if by == table.places[spot].owner || table.places[spot].tardis {
            return Err(bad("fault-position-attack", format!("{at}.attack")));
        }
        if doc.enemies.is_empty() {
            return Err(bad("fault-position-no-enemy", format!("{at}.attack.enemies")));
        }
        for (nth, enemy) in doc.enemies.iter().enumerate() {
            let place = || format!("{at}.attack.enemies[{nth}]");
            let (card, facing) = match *enemy {
                EnemyDoc::Down(card) => (card, Facing::Down),
                EnemyDoc::Lying { card, facing } => (card, facing),
            };
            self.of_kind(card, "enemy", |face| matches!(face, Face::Enemy(_)), place)?;
            let there: Kinds = table.enemy_kinds(spot);
            if !there.within(self.book.goes_with(card)) {
                return Err(bad("fault-position-compatible", place()));
            }
            table.lay_enemy(spot, card, facing);
        }
        for _ in 0..doc.rivers {
            self.card(self.book.deck.defenders.river, || format!("{at}.attack.rivers"))?;
        }
        table.places[spot].attack = Some(Attack { by, rivers: doc.rivers });
        Ok(())
    }

    fn top(&mut self, table: &mut Table, position: &Position) -> Result<(), Fault> {
        let end = self.book.deck.end;
        let ends = position.pile.iter().filter(|&&card| card == end).count();
        if ends > usize::from(!position.end_drawn) {
            return Err(bad("fault-position-end-card", "pile"));
        }
        for (at, &card) in position.pile.iter().enumerate() {
            if card != end {
                self.card(card, || format!("pile[{at}]"))?;
            }
        }
        table.top = position.pile.iter().rev().copied().collect();
        Ok(())
    }
}

/// dwcg.comp.4, dwcg.comp.5: no more tokens and counters than there are.
fn check_counts(table: &Table) -> Result<(), Fault> {
    let tp: u32 = table.players.iter().map(|player| u32::from(player.tp)).sum();
    if tp > u32::from(table.book.tokens) {
        return Err(bad("fault-position-tokens", "players").with("tokens", table.book.tokens));
    }
    for seat in Seat::all(table.book.players) {
        if table.daleks_in_play(seat) > COUNTERS || table.tardises_in_play(seat) > COUNTERS {
            let fault = bad("fault-position-counters", "locations");
            return Err(fault.with("seat", seat.0).with("counters", COUNTERS));
        }
    }
    if !is_phase_possible(table) {
        return Err(bad("fault-position-phase", "phase"));
    }
    if is_end_possible(table) { Ok(()) } else { Err(bad("fault-position-ended", "ended")) }
}

/// dwcg.end.1, dwcg.end.18, dwcg.end.23, dwcg.end.24: whether the table shows why the game ended.
fn is_end_possible(table: &Table) -> bool {
    let (turns, idle) = match table.phase {
        Phase::Normal | Phase::Announced => (0, 0),
        Phase::Endgame { turns, idle } => (turns, idle),
    };
    match table.ended {
        None => true,
        Some(Ended::Counters) => turn::counters_end_the_game(table),
        Some(Ended::CannotAct) => {
            let stuck = |seat| table.cannot_act(seat);
            table.in_endgame() && Seat::all(table.book.players).any(stuck)
        }
        Some(Ended::AllIdle) => idle == table.book.players,
        Some(Ended::RoundLimit) => turns == ROUNDS * table.book.players,
    }
}

/// dwcg.end.6, dwcg.end.10, dwcg.end.23, dwcg.end.24: whether the End card and the number of turns
/// fit the phase.
fn is_phase_possible(table: &Table) -> bool {
    let (players, over) = (table.book.players, u8::from(table.ended.is_some()));
    match table.phase {
        Phase::Normal => !table.end_drawn,
        Phase::Announced => table.end_drawn,
        Phase::Endgame { turns, idle } => {
            let going_on = turns < ROUNDS * players + over && idle < players + over;
            table.end_drawn && going_on && idle <= turns
        }
    }
}
