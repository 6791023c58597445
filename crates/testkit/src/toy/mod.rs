//! A small whole game with dice, a hidden card, a question in two parts and a reaction, for the
//! tests of the engine and of this kit.
//!
//! Players throw dice at each other, hide cards from each other, and win by points:
//!
//! - `toy.1`: everyone begins with five lives and a card out of the bag.
//! - `toy.2`: on a turn one throws one to three dice at somebody, lays one's card face down, or
//!   swaps it; whoever gave a card away draws another.
//! - `toy.3`: each `H` thrown is a hit.
//! - `toy.4`: who is hit may show a red card (T-1: any card): a die for each hit, 4 or more
//!   cancels it. The card goes on the open pile, and another is drawn. An empty bag takes the
//!   open pile in.
//! - `toy.5`: at most two cards lie before a player.
//! - `toy.6`: a player without lives ends the game.
//! - `toy.7`: so does the last round. Lives and laid cards count: red 1, blue 2, gold 3.
//!
//! A [`Flaw`] makes it break one promise, to see whether the kit notices.

mod paper;
mod rules;

use std::sync::Arc;

use reglette_engine::dice::Dry;
use reglette_engine::game::{Coverage, Edition, Info, Legal, Outcome, Scenario, Step, Title};
use reglette_engine::names::Names;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{
    Ask, Cx, Fault, Game, Illegal, Input, Machine, Procedure, Rng, Rule, Seat, Viewer, switches,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use paper::{Position, View};
pub use rules::{Doing, Table, Value};

reglette_engine::named_id!(
    /// A kind of card.
    pub struct Card in 0, "card"
);

/// The kinds of card, and how many of each there are.
pub const DECK: [(&str, u8); 3] = [("red", 6), ("blue", 5), ("gold", 3)];

impl Card {
    /// The one that can be shown.
    pub const RED: Card = Card(0);
    /// Worth two.
    pub const BLUE: Card = Card(1);
    /// Worth three.
    pub const GOLD: Card = Card(2);

    /// toy.7: what it is worth when it lies.
    pub fn worth(self) -> u8 {
        self.0 + 1
    }
}

switches! {
    /// Optional readings.
    pub struct Options {
        /// T-1: what can be shown.
        showing: Showing ["T-1"] {
            /// A red card.
            Red = "RED",
            /// Any card.
            Any = "ANY",
        }
        /// T-2: how long the game is.
        rounds: Rounds ["T-2"] {
            /// Four rounds.
            Four = "4",
            /// Eight rounds.
            Eight = "8",
        }
    }
}

const RULES: &str = r#"
section = [{ id = "toy", source = "1", en = "All", fr = "Tout" }]
rule = [
  { id = "toy.1", en = "Five lives and a card.", fr = "Cinq vies et une carte." },
  { id = "toy.2", en = "Throw, lay or swap.", fr = "Lancer, poser ou échanger." },
  { id = "toy.3", en = "Each H hits.", fr = "Chaque H touche." },
  { id = "toy.4", en = "A red card helps.", fr = "Une carte rouge aide." },
  { id = "toy.5", en = "At most two.", fr = "Deux au plus." },
  { id = "toy.6", en = "Without lives the game ends.", fr = "Sans vies, c'est fini." },
  { id = "toy.7", en = "The last round ends it.", fr = "La dernière manche y met fin." },
]
"#;

static INFO: Info = Info {
    id: "toy",
    prefix: "toy",
    rules_version: 3,
    complete: true,
    open: false,
    windows: &[],
    scenarios: &[
        Scenario { id: "plain", players: &[2, 3], sets: &[] },
        Scenario { id: "long", players: &[3], sets: &[("rounds", "8")] },
    ],
    editions: &[
        Edition { id: "letter", sets: &[] },
        Edition { id: "house", sets: &[("showing", "ANY")] },
    ],
    switches: Options::SWITCHES,
    content: &[("deck.txt", "red blue gold")],
    rules: RULES,
};

/// A promise the game breaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flaw {
    /// None.
    #[default]
    None,
    /// It never ends.
    Endless,
    /// Something refused is offered.
    OffersTooMuch,
    /// Something legal is not offered.
    OffersTooLittle,
    /// A position does not say how many rounds were played.
    ForgetfulPosition,
    /// What happens depends on whether somebody listens.
    Listening,
    /// A view shows the cards before other players.
    LeakyView,
    /// A view changes while an action is being put together.
    HastyView,
    /// Everyone is told which card was laid.
    LeakyEvent,
    /// Only who can show a card is asked for it.
    LeakyQuestion,
    /// What is offered depends on cards in the bag.
    LeakyOptions,
    /// A view does not say what its seat holds.
    BlindView,
    /// Imagined tables do not fit.
    WildGuess,
}

const FLAWS: [Flaw; 13] = [
    Flaw::None,
    Flaw::Endless,
    Flaw::OffersTooMuch,
    Flaw::OffersTooLittle,
    Flaw::ForgetfulPosition,
    Flaw::Listening,
    Flaw::LeakyView,
    Flaw::HastyView,
    Flaw::LeakyEvent,
    Flaw::LeakyQuestion,
    Flaw::LeakyOptions,
    Flaw::BlindView,
    Flaw::WildGuess,
];

/// What never changes while it is played.
#[derive(Debug, PartialEq)]
pub struct Book {
    /// Number of players.
    pub players: u8,
    /// Optional readings.
    pub options: Options,
    /// The promise that is broken.
    pub flaw: Flaw,
    names: Arc<Names>,
}

/// A game in progress, with the flaw of that number.
#[derive(Clone, Debug, PartialEq)]
pub struct Toy<const FLAW: usize = 0> {
    machine: Machine<Doing>,
}

/// Everything a seat can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Throw so many dice.
    Throw(u8),
    /// At this player.
    At(Seat),
    /// Lay the card.
    Lay(Card),
    /// Swap the card.
    Swap,
    /// Show the card.
    Show(Card),
    /// Show nothing.
    Pass,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Event {
    /// The rule that made it happen.
    #[schemars(with = "String")]
    pub rule: Rule,
    /// What it was.
    pub what: What,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A card is drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// A card is laid face down.
    Laid { seat: Seat, card: Option<Card> },
    /// A card goes back into the bag.
    Swapped { seat: Seat },
    /// Dice are thrown.
    Thrown { seat: Seat, at: Seat, hits: u8 },
    /// A card is shown.
    Shown { seat: Seat, card: Card, cancelled: u8 },
    /// Lives are lost.
    Hurt { seat: Seat, hits: u8 },
    /// The open pile goes into the bag.
    Reshuffled,
    /// Laid cards are turned up.
    TurnedUp { seat: Seat, cards: Vec<Card> },
}

impl<const FLAW: usize> Toy<FLAW> {
    /// What lies on the table.
    pub fn table(&self) -> &Table {
        &self.machine.table
    }

    /// The parts of the rules in progress.
    pub fn doing(&self) -> &[Doing] {
        self.machine.stack()
    }

    fn top(&self) -> &Doing {
        self.machine.top().expect("the game goes on")
    }
}

impl<const FLAW: usize> Game for Toy<FLAW> {
    type Book = Book;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn info() -> &'static Info {
        &INFO
    }

    fn book(setup: &Setup, content: &Content) -> Result<Arc<Book>, Fault> {
        let resolved = setup.resolve(&INFO, content)?;
        let names = DECK.iter().map(|(name, _)| (*name).to_owned()).collect();
        Ok(Arc::new(Book {
            players: resolved.players,
            options: Options::of(&resolved),
            flaw: FLAWS[FLAW],
            names: Arc::new(Names::new(vec![names])),
        }))
    }

    fn names(book: &Book) -> &Arc<Names> {
        &book.names
    }

    fn titles(_: &Book) -> &[Title] {
        &[]
    }

    fn seats(book: &Book) -> u8 {
        book.players
    }

    fn start(book: &Arc<Book>, cx: &mut Cx<'_, Event>) -> Result<Self, Dry> {
        let table = rules::deal(book, cx)?;
        let mut machine = Machine::new(table, Doing::Turn);
        machine.resume(Input::Start, cx)?;
        Ok(Toy { machine })
    }

    fn from_position(book: &Arc<Book>, position: &Position) -> Result<Self, Fault> {
        Ok(Toy { machine: paper::read(book, position)? })
    }

    fn position(&self) -> Position {
        paper::write(&self.machine)
    }

    fn its_book(&self) -> &Arc<Book> {
        &self.machine.table.book
    }

    fn ask(&self) -> Option<Ask> {
        self.machine.top().map(|top| top.ask(&self.machine.table))
    }

    fn asked_about(&self) -> Vec<(&'static str, String)> {
        match self.machine.top() {
            Some(Doing::Aim { dice }) => vec![("dice", dice.to_string())],
            Some(Doing::Window { hits, .. }) => vec![("hits", hits.to_string())],
            _ => Vec::new(),
        }
    }

    fn options(&self, out: &mut Vec<Choice>) -> Coverage {
        self.top().options(&self.machine.table, out)
    }

    fn legality(&self, choice: &Choice) -> Result<(), Illegal> {
        self.top().legality(&self.machine.table, choice)
    }

    fn play(&mut self, choice: Legal<Choice>, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
        self.machine.resume(Input::Choice(choice.into_inner()), cx)
    }

    fn outcome(&self) -> Option<Outcome> {
        rules::outcome(&self.machine.table)
    }

    fn view(&self, viewer: Viewer) -> View {
        paper::view(&self.machine, viewer)
    }

    fn witness(book: &Book, event: &Event, viewer: Viewer) -> Option<Event> {
        let what = match event.what.clone() {
            What::Drew { seat, .. } if !viewer.sees(seat) => What::Drew { seat, card: None },
            What::Laid { seat, .. } if !viewer.sees(seat) && book.flaw != Flaw::LeakyEvent => {
                What::Laid { seat, card: None }
            }
            open => open,
        };
        Some(Event { rule: event.rule, what })
    }

    fn determinize(book: &Arc<Book>, view: &View, rng: &mut Rng) -> Self {
        Toy { machine: paper::imagine(book, view, rng) }
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        i32::from(self.machine.table.points(seat))
    }

    fn metrics() -> &'static [&'static str] {
        &["hurt", "lives", "won"]
    }

    fn worlds(book: &Arc<Book>, view: &View, choice: &Choice, _: &str) -> Vec<(u128, Self)> {
        let worlds = paper::worlds(book, view, *choice).into_iter();
        worlds.map(|(ways, machine)| (ways, Toy { machine })).collect()
    }

    fn came_of(before: &Self, after: &Self, events: &[Event], metric: &str) -> Option<String> {
        if metric == "won" {
            return who_won(after);
        }
        let hurt = events.iter().find_map(|event| match event.what {
            What::Hurt { seat, hits } => Some((seat, hits)),
            _ => None,
        });
        let idle = matches!(after.doing(), [] | [Doing::Turn]);
        match (hurt, metric) {
            (Some((_, hits)), "hurt") => Some(hits.to_string()),
            (Some((seat, _)), _) => Some(after.table().players[seat.index()].lives.to_string()),
            (None, _) => (idle && before != after).then(|| "nobody".to_owned()),
        }
    }
}

/// Who won; in the last round it will be known soon.
fn who_won<const FLAW: usize>(game: &Toy<FLAW>) -> Option<String> {
    if let Some(outcome) = game.outcome() {
        let seats: Vec<String> = outcome.winners.iter().map(|seat| seat.0.to_string()).collect();
        return Some(seats.join("+"));
    }
    (!game.table().is_last_round()).then(|| "later".to_owned())
}

fn ask(seat: Seat, rule: &'static str, kind: &'static str, step: Step) -> Ask {
    Ask { seat, rule: Rule(rule), kind, step }
}
