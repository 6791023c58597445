//! A tiny game for testing the doors: roll and bank points, with a secret token each.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::sync::{Arc, OnceLock};

use reglette_engine::dice::{Bag, Cx, D6, Dry};
use reglette_engine::fault::{Code, Fault};
use reglette_engine::game::{Edition, Info, Legal, Scenario, Step, Switch, Title};
use reglette_engine::names::Names;
use reglette_engine::rule::require;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Ask, Coverage, Game, Illegal, Outcome, Rng, Rule, Seat, Viewer, named_id};
use reglette_registry::{AnyGame, Entry};
use reglette_words::Words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

static ENTRY: Entry<Toy> = Entry::worded(words);
pub static GAMES: [&dyn AnyGame; 1] = [&ENTRY];

fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| Words::new("toy", FR, EN))
}

const EN: &str = "toy-title = Toy
toy-ask-turn = Roll, or bank { $points ->
    [one] { $points } point
   *[other] { $points } points
  }?
toy-choice-roll = Roll
toy-choice-bank = Bank with { THING($it) }
toy-event-got = { SEAT($seat) } has { $token -> [sun] the sun *[other] something } in hand.
toy-event-rolled = { SEAT($seat) } rolls { $face }.
toy-event-banked = { SEAT($seat) } banks { $points }.
toy-end-points = { SEATS($winners) } wins.
toy-odds-face = Face
toy-odds-face-any = a { $it }
";
const FR: &str = "toy-title = Jouet
toy-choice-roll = Lancer
";

named_id!(
    /// A token.
    pub struct TokenId in 0, "token"
);

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum Choice {
    Roll,
    Bank(TokenId),
    Fail,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Event {
    #[schemars(with = "String")]
    rule: Rule,
    what: What,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub enum What {
    Got { seat: Seat, token: TokenId },
    Rolled { seat: Seat, face: u8 },
    Banked { seat: Seat, points: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct View {
    turn: Seat,
    points: u8,
    banked: [u8; 2],
    token: Option<TokenId>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    turn: Seat,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    banked: [u8; 2],
    tokens: [TokenId; 2],
}

#[derive(Debug, PartialEq)]
pub struct Book {
    names: Arc<Names>,
    titles: Vec<Title>,
    goal: u8,
}

#[derive(Clone, Debug)]
pub struct Toy {
    book: Arc<Book>,
    at: Position,
}

impl PartialEq for Toy {
    fn eq(&self, other: &Toy) -> bool {
        self.at == other.at
    }
}

static INFO: Info = Info {
    id: "toy",
    prefix: "toy",
    rules_version: 1,
    complete: true,
    open: false,
    windows: &[],
    scenarios: &[Scenario { id: "usual", players: &[2], sets: &[] }],
    editions: &[Edition { id: "first", sets: &[] }],
    switches: &[Switch { key: "goal", values: &["10", "5"], ruling: "A-01" }],
    content: &[],
    rules: "section = []
[[rule]]
id = \"toy.bank\"
en = \"Only your own token banks.\"
fr = \"Seul votre jeton met de côté.\"
",
};

impl Toy {
    fn tell(&self, rule: &'static str, what: What) -> Event {
        Event { rule: Rule(rule), what }
    }

    fn mine(&self) -> TokenId {
        self.at.tokens[self.at.turn.index()]
    }
}

impl Game for Toy {
    type Book = Book;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Position = Position;

    fn info() -> &'static Info {
        &INFO
    }

    fn book(setup: &Setup, content: &Content) -> Result<Arc<Book>, Fault> {
        let goal =
            setup.resolve(&INFO, content)?.values[0].parse().expect("the values are numbers");
        if !content.files.is_empty() {
            return Err(Fault::new(Code::BadRoster, "fault-content-unreadable").at("file:1"));
        }
        let ids = vec!["sun".to_owned(), "moon".to_owned()];
        let title = |id: &str, en: &str| Title { id: id.into(), en: en.into(), ..Title::default() };
        let titles = vec![title("sun", "the Sun"), title("moon", "the Moon")];
        Ok(Arc::new(Book { names: Arc::new(Names::new(vec![ids])), titles, goal }))
    }

    fn names(book: &Book) -> &Arc<Names> {
        &book.names
    }

    fn titles(book: &Book) -> &[Title] {
        &book.titles
    }

    fn seats(_: &Book) -> u8 {
        2
    }

    fn start(book: &Arc<Book>, cx: &mut Cx<'_, Event>) -> Result<Toy, Dry> {
        let drawn = cx.draw(Bag { left: &[1, 1], names: book.names.space(0) })?;
        let first = TokenId(u8::try_from(drawn).expect("two tokens"));
        let tokens = [first, TokenId(1 - first.0)];
        let at = Position { turn: Seat(0), points: 0, banked: [0; 2], tokens };
        let toy = Toy { book: Arc::clone(book), at };
        cx.emit(|| toy.tell("toy.deal", What::Got { seat: Seat(0), token: first }));
        Ok(toy)
    }

    fn from_position(book: &Arc<Book>, position: &Position) -> Result<Toy, Fault> {
        if position.turn.0 > 1 {
            return Err(Fault::new(Code::BadPosition, "fault-no-seat").at("turn"));
        }
        Ok(Toy { book: Arc::clone(book), at: position.clone() })
    }

    fn position(&self) -> Position {
        self.at.clone()
    }

    fn its_book(&self) -> &Arc<Book> {
        &self.book
    }

    fn ask(&self) -> Option<Ask> {
        let seat = self.at.turn;
        let ask = Ask { seat, rule: Rule("toy.turn"), kind: "turn", step: Step::Begins };
        self.outcome().is_none().then_some(ask)
    }

    fn asked_about(&self) -> Vec<(&'static str, String)> {
        vec![("points", self.at.points.to_string())]
    }

    fn options(&self, out: &mut Vec<Choice>) -> Coverage {
        out.extend([Choice::Roll, Choice::Bank(self.mine())]);
        Coverage::All
    }

    fn legality(&self, choice: &Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Roll | Choice::Fail => Ok(()),
            Choice::Bank(token) => require(*token == self.mine(), "toy.bank"),
        }
    }

    fn play(&mut self, choice: Legal<Choice>, cx: &mut Cx<'_, Event>) -> Result<(), Dry> {
        let seat = self.at.turn;
        match choice.into_inner() {
            Choice::Roll => {
                let counts = cx.roll(&D6, 1)?;
                let face = (0..6).find(|&at| counts.0[usize::from(at)] > 0).expect("a face") + 1;
                self.at.points = if face == 1 { 0 } else { self.at.points + face };
                cx.emit(|| self.tell("toy.roll", What::Rolled { seat, face }));
            }
            Choice::Bank(_) => {
                let points = std::mem::take(&mut self.at.points);
                self.at.banked[seat.index()] += points;
                self.at.turn = seat.left(1, 2);
                cx.emit(|| self.tell("toy.bank", What::Banked { seat, points }));
            }
            Choice::Fail => {
                cx.roll(&D6, 3)?;
                panic!("a bug in a rule");
            }
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.at.banked.iter().position(|&banked| banked >= self.book.goal)?;
        Some(Outcome {
            rule: Rule("toy.end"),
            reason: "points",
            scores: self.at.banked.map(i32::from).to_vec(),
            winners: vec![Seat(u8::try_from(winner).expect("two seats"))],
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        let token = match viewer {
            Viewer::Seat(seat) => Some(self.at.tokens[seat.index()]),
            Viewer::Observer | Viewer::All => None,
        };
        View { turn: self.at.turn, points: self.at.points, banked: self.at.banked, token }
    }

    fn witness(_: &Book, event: &Event, viewer: Viewer) -> Option<Event> {
        match event.what {
            What::Got { seat, .. } if !viewer.sees(seat) => None,
            What::Got { .. } | What::Rolled { .. } | What::Banked { .. } => Some(event.clone()),
        }
    }

    fn determinize(book: &Arc<Book>, view: &View, rng: &mut Rng) -> Toy {
        let mine = view.token.unwrap_or(TokenId(u8::from(rng.below(2) == 1)));
        let mut tokens = [mine, TokenId(1 - mine.0)];
        if view.turn == Seat(1) {
            tokens.reverse();
        }
        let View { turn, points, banked, .. } = *view;
        Toy { book: Arc::clone(book), at: Position { turn, points, banked, tokens } }
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        i32::from(self.at.banked[seat.index()]) - i32::from(self.at.banked[1 - seat.index()])
    }

    fn metrics() -> &'static [&'static str] {
        &["face"]
    }

    fn worlds(book: &Arc<Book>, view: &View, _: &Choice, _: &str) -> Vec<(u128, Toy)> {
        vec![(1, Toy::determinize(book, view, &mut Rng::from_text("toy")))]
    }

    fn came_of(_: &Toy, _: &Toy, events: &[Event], _: &str) -> Option<String> {
        events.iter().find_map(|event| match event.what {
            What::Rolled { face, .. } => Some(face.to_string()),
            What::Got { .. } | What::Banked { .. } => None,
        })
    }
}
