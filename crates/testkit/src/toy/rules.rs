//! The rules of the toy game.

use std::sync::Arc;

use reglette_engine::dice::{Bag, D6, Die, Dry};
use reglette_engine::game::{Coverage, Outcome, Step};
use reglette_engine::procedure::Stepped;
use reglette_engine::rule::require;
use reglette_engine::{Ask, Cx, Flow, Illegal, Input, Procedure, Rule, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Book, Card, Choice, DECK, Event, Flaw, Rounds, Showing, What, ask};

/// toy.1: lives at the start.
pub const LIVES: u8 = 5;

/// toy.2: the most dice of a throw.
pub const DICE: u8 = 3;

/// toy.5: the most cards before a player.
pub const LAID: usize = 2;

/// toy.3: three faces hit, two are armour, one is lightning; the last two do the same here.
pub static STRIKE: Die =
    Die { name: "strike", faces: &["H", "H", "H", "A", "A", "L"], classes: &[0, 0, 0, 1, 1, 2] };

/// What lies on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What it is played by.
    pub book: Arc<Book>,
    /// Players, clockwise.
    pub players: Vec<Player>,
    /// Cards in the bag, by kind.
    pub bag: [u8; DECK.len()],
    /// Cards on the open pile, by kind.
    pub open: [u8; DECK.len()],
    /// Whose turn it is.
    pub turn: Seat,
    /// Rounds completed.
    pub round: u8,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// Lives left.
    pub lives: u8,
    /// The card in hand.
    pub card: Card,
    /// Cards laid face down, in that order.
    pub laid: Vec<Card>,
}

/// A part of the rules in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// What does the active player do?
    Turn,
    /// At whom are these dice thrown?
    Aim { dice: u8 },
    /// The dice are thrown.
    Volley { at: Seat, dice: u8 },
    /// Is a card shown against the hits?
    Window { at: Seat, hits: u8 },
    /// The hits that are left hurt.
    After { at: Seat },
}

/// What a part hands to its caller: the hits that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value(pub u8);

/// toy.1.
pub fn deal(book: &Arc<Book>, cx: &mut Cx<'_, Event>) -> Result<Table, Dry> {
    let bag = DECK.map(|(_, copies)| copies);
    let open = DECK.map(|_| 0);
    let (players, turn) = (Vec::new(), Seat(0));
    let mut table = Table { book: Arc::clone(book), players, bag, open, turn, round: 0 };
    for seat in Seat::all(book.players) {
        table.players.push(Player { lives: LIVES, card: Card::RED, laid: Vec::new() });
        table.draw("toy.1", seat, cx)?;
    }
    Ok(table)
}

impl Table {
    fn draw(&mut self, rule: &'static str, seat: Seat, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
        if self.bag.iter().all(|&left| left == 0) {
            std::mem::swap(&mut self.bag, &mut self.open);
            cx.emit(|| Event { rule: Rule("toy.4"), what: What::Reshuffled });
        }
        let names = self.book.names.space(Card::SPACE);
        let kind = cx.draw(Bag { left: &self.bag, names })?;
        self.bag[kind] -= 1;
        let card = Card(u8::try_from(kind).expect("three kinds"));
        self.players[seat.index()].card = card;
        cx.emit(|| Event { rule: Rule(rule), what: What::Drew { seat, card: Some(card) } });
        Ok(())
    }

    /// toy.7: what a player has made.
    pub fn points(&self, seat: Seat) -> u8 {
        let player = &self.players[seat.index()];
        player.lives + player.laid.iter().map(|card| card.worth()).sum::<u8>()
    }

    fn rounds(&self) -> u8 {
        match self.book.options.rounds {
            Rounds::Four => 4,
            Rounds::Eight => 8,
        }
    }

    /// toy.7: whether no round comes after this one.
    pub fn is_last_round(&self) -> bool {
        self.round + 1 >= self.rounds()
    }

    /// toy.6, toy.7: why the game is over, if it is.
    pub fn ended(&self) -> Option<&'static str> {
        if self.book.flaw == Flaw::Endless {
            return None;
        }
        if self.players.iter().any(|player| player.lives == 0) {
            return Some("toy.6");
        }
        (self.round >= self.rounds()).then_some("toy.7")
    }

    /// toy.4: whether a card can be shown.
    fn helps(&self, card: Card) -> bool {
        card == Card::RED || self.book.options.showing == Showing::Any
    }

    fn next_turn(&mut self) {
        self.turn = self.turn.left(1, self.book.players);
        if self.turn == Seat(0) && self.book.flaw != Flaw::Endless {
            self.round += 1;
        }
    }
}

/// toy.7: the most points win, perhaps several players.
pub fn outcome(table: &Table) -> Option<Outcome> {
    let rule = table.ended()?;
    let scores: Vec<u8> = Seat::all(table.book.players).map(|it| table.points(it)).collect();
    let most = scores.iter().copied().max()?;
    Some(Outcome {
        rule: Rule(rule),
        reason: if rule == "toy.6" { "struck" } else { "rounds" },
        winners: Seat::all(table.book.players).filter(|it| scores[it.index()] == most).collect(),
        scores: scores.into_iter().map(i32::from).collect(),
    })
}

impl Procedure for Doing {
    type Table = Table;
    type Choice = Choice;
    type Value = Value;
    type Event = Event;

    fn ask(&self, table: &Table) -> Ask {
        match *self {
            Doing::Turn => ask(table.turn, "toy.2", "turn", Step::Begins),
            Doing::Aim { .. } => ask(table.turn, "toy.2", "aim", Step::GoesOn),
            Doing::Window { at, .. } => ask(at, "toy.4", "show", Step::Begins),
            Doing::Volley { .. } | Doing::After { .. } => unreachable!("{self:?} asks nothing"),
        }
    }

    fn options(&self, table: &Table, out: &mut Vec<Choice>) -> Coverage {
        let flaw = table.book.flaw;
        let (seats, cards) = (Seat::all(table.book.players), [Card::RED, Card::BLUE, Card::GOLD]);
        match self {
            Doing::Turn => {
                out.extend((1..=DICE).map(Choice::Throw));
                out.extend(cards.map(Choice::Lay));
                if flaw != Flaw::LeakyOptions || table.bag[Card::GOLD.index()] > 1 {
                    out.push(Choice::Swap);
                }
            }
            Doing::Aim { .. } => out.extend(seats.map(Choice::At)),
            Doing::Window { .. } => {
                out.push(Choice::Pass);
                out.extend(cards.map(Choice::Show));
            }
            Doing::Volley { .. } | Doing::After { .. } => {}
        }
        if flaw != Flaw::OffersTooMuch {
            out.retain(|choice| self.legality(table, choice).is_ok());
        }
        if flaw == Flaw::OffersTooLittle {
            out.truncate(4);
        }
        Coverage::All
    }

    fn legality(&self, table: &Table, choice: &Choice) -> Result<(), Illegal> {
        let active = &table.players[table.turn.index()];
        match (*self, *choice) {
            (Doing::Turn, Choice::Throw(dice)) => require((1..=DICE).contains(&dice), "toy.2"),
            (Doing::Turn, Choice::Lay(card)) => {
                require(active.card == card, "toy.2")?;
                require(active.laid.len() < LAID, "toy.5")
            }
            (Doing::Turn, Choice::Swap) | (Doing::Window { .. }, Choice::Pass) => Ok(()),
            (Doing::Aim { .. }, Choice::At(seat)) => {
                require(seat.0 < table.book.players && seat != table.turn, "toy.2")
            }
            (Doing::Window { at, .. }, Choice::Show(card)) => {
                require(table.players[at.index()].card == card && table.helps(card), "toy.4")
            }
            _ => Err(Illegal { rule: self.ask(table).rule }),
        }
    }

    fn resume(
        self,
        table: &mut Table,
        input: Input<Choice, Value>,
        cx: &mut Cx<'_, Event>,
    ) -> Stepped<Doing> {
        let seat = table.turn;
        match (self, input) {
            (Doing::Turn, Input::Start) => begin_turn(table, cx),
            (Doing::Turn, Input::Choice(Choice::Throw(dice))) => Ok(Flow::Ask(Doing::Aim { dice })),
            (Doing::Turn, Input::Choice(Choice::Lay(card))) => {
                table.players[seat.index()].laid.push(card);
                let what = What::Laid { seat, card: Some(card) };
                cx.emit(|| Event { rule: Rule("toy.5"), what });
                table.draw("toy.2", seat, cx)?;
                table.next_turn();
                Ok(Flow::Become(Doing::Turn))
            }
            (Doing::Turn, Input::Choice(Choice::Swap)) => {
                let mut heard = 0;
                cx.emit(|| {
                    heard = 1;
                    Event { rule: Rule("toy.2"), what: What::Swapped { seat } }
                });
                if table.book.flaw == Flaw::Listening {
                    table.round += heard;
                }
                table.bag[table.players[seat.index()].card.index()] += 1;
                table.draw("toy.2", seat, cx)?;
                table.next_turn();
                Ok(Flow::Become(Doing::Turn))
            }
            (Doing::Aim { dice }, Input::Choice(Choice::At(at))) => {
                Ok(Flow::Call { first: Doing::Volley { at, dice }, then: Doing::After { at } })
            }
            (Doing::Volley { at, dice }, Input::Start) => {
                let hits = cx.roll(&STRIKE, dice)?[0];
                cx.emit(|| Event { rule: Rule("toy.3"), what: What::Thrown { seat, at, hits } });
                Ok(Flow::Become(Doing::Window { at, hits }))
            }
            (Doing::Window { at, hits }, Input::Start) => {
                let card = table.players[at.index()].card;
                if hits == 0 || (table.book.flaw == Flaw::LeakyQuestion && !table.helps(card)) {
                    return Ok(Flow::Return(Value(hits)));
                }
                Ok(Flow::Ask(self))
            }
            (Doing::Window { hits, .. }, Input::Choice(Choice::Pass)) => {
                Ok(Flow::Return(Value(hits)))
            }
            (Doing::Window { at, hits }, Input::Choice(Choice::Show(card))) => {
                let fell = cx.roll(&D6, hits)?;
                let cancelled = fell[3] + fell[4] + fell[5];
                let what = What::Shown { seat: at, card, cancelled };
                cx.emit(|| Event { rule: Rule("toy.4"), what });
                table.open[card.index()] += 1;
                table.draw("toy.4", at, cx)?;
                Ok(Flow::Return(Value(hits - cancelled)))
            }
            (Doing::After { at }, Input::Value(Value(hits))) => {
                let player = &mut table.players[at.index()];
                player.lives = player.lives.saturating_sub(hits);
                let what = What::Hurt { seat: at, hits };
                cx.emit(|| Event { rule: Rule("toy.3"), what });
                table.next_turn();
                Ok(Flow::Become(Doing::Turn))
            }
            (doing, _) => unreachable!("{doing:?} was not waiting for this"),
        }
    }
}

/// toy.6, toy.7: the next question, or the end.
fn begin_turn(table: &Table, cx: &mut Cx<'_, Event>) -> Stepped<Doing> {
    if table.ended().is_none() {
        return Ok(Flow::Ask(Doing::Turn));
    }
    for seat in Seat::all(table.book.players) {
        let cards = table.players[seat.index()].laid.clone();
        cx.emit(|| Event { rule: Rule("toy.7"), what: What::TurnedUp { seat, cards } });
    }
    Ok(Flow::Finish)
}
