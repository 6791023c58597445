//! What never changes during a game: the deck, the options, and how the table is set up.

use std::sync::{Arc, OnceLock};

use reglette_engine::fault::Fault;
use reglette_engine::game::{Edition, Info, Scenario};
use reglette_engine::names::Names;
use reglette_engine::setup::{Content, Setup};
use reglette_engine::{Seat, switches};

use crate::cards::{CardId, Heap, Kinds};
use crate::data::{self, Deck, Effect, Face, Power};
use crate::deal;

switches! {
    /// Optional readings of the rules.
    pub struct Options {
        /// where the End card lies.
        end_card: EndPlace ["A-02"] {
            /// Shuffled into the last cards.
            Shuffled = "SHUFFLED",
            /// Directly above the last cards.
            Fixed = "FIXED",
        }
        /// when the minimum of three cards is checked.
        min_hand: MinHand ["A-03"] {
            /// When each action is complete.
            EachAction = "EACH_ACTION",
            /// Only when the turn ends.
            EndOfTurn = "END_OF_TURN",
        }
        /// whose missing tokens are taken from other players.
        tp_shortage: Shortage ["A-04"] {
            /// Those of a Location only.
            Locations = "LOCATIONS",
            /// Every gain of the active player.
            AllActiveGains = "ALL_ACTIVE_GAINS",
        }
        /// when cards give their TP.
        tp_reveal: TpReveal ["A-13"] {
            /// When they come face up in a Conflict.
            OnTurnUp = "ON_TURN_UP",
            /// In every Conflict.
            EveryConflict = "EVERY_CONFLICT",
        }
        /// how strong the discarded group may be.
        forced_discard: Forced ["A-15"] {
            /// Below the defence.
            Below = "LT",
            /// Not more than the defence.
            UpTo = "LE",
        }
        /// which counters end the game.
        end_counters: EndCounters ["A-19"] {
            /// Five of both kinds.
            Both = "BOTH",
            /// Five of either kind.
            Either = "EITHER",
            /// None.
            Off = "OFF",
        }
        /// whether Reserve cards keep a player in the endgame phase.
        endgame_reserve: EndgameReserve ["A-21"] {
            /// They count.
            Counts = "COUNTS",
            /// Only the hand counts.
            HandOnly = "HAND_ONLY",
        }
        /// whom Tesselecta brings back.
        tesselecta: Rescue ["A-26"] {
            /// Those still defending.
            Defending = "DEFENDING",
            /// Also those turned or discarded in this Conflict.
            All = "ALL",
        }
        /// how often U.N.I.T. may be paid in a Conflict.
        unit_use: UnitUse ["A-27"] {
            /// Once.
            Once = "ONCE",
            /// As often as can be paid.
            Any = "ANY",
        }
        /// what Dalek Sec must see.
        dalek_sec: SecSees ["A-30"] {
            /// The whole attack face up.
            AllUp = "ALL_UP",
            /// One face-up Dalek card.
            OneUp = "ONE_UP",
        }
        /// which attacks can be taken over.
        takeover: Takeover ["A-32"] {
            /// Those that show the needed card.
            FaceUp = "FACE_UP",
            /// Any, at a risk.
            Gamble = "GAMBLE",
        }
        /// what becomes of River Song who changed sides.
        river_turned: RiverTurned ["A-33"] {
            /// She stays with the attack.
            Joins = "JOINS",
            /// She is discarded after the Conflict.
            Discard = "DISCARD",
        }
        /// whom the Pandorica costs when the Doctor defends.
        pandorica: PandoricaTakes ["A-34"] {
            /// The Pandorica itself.
            Box = "BOX",
            /// The Doctor.
            Doctor = "DOCTOR",
        }
        /// when a player who cannot act ends the game.
        endgame_stop: EndgameStop ["A-41"] {
            /// When their turn starts.
            StartOfTurn = "START_OF_TURN",
            /// After any turn.
            AtOnce = "AT_ONCE",
        }
        /// whether a Location's TP may be declined.
        location_tp: LocationTp ["A-42"] {
            /// They may.
            May = "MAY",
            /// They must be taken.
            Must = "MUST",
        }
        /// when the Pandorica looks for Rory and the Doctor.
        pandorica_check: PandoricaCheck ["A-44"] {
            /// When it comes face up in a Conflict.
            OnTurnUp = "ON_TURN_UP",
            /// In every Conflict.
            EveryConflict = "EVERY_CONFLICT",
        }
    }
}

const FRENCH: Edition = Edition { id: "french", sets: &[] };
const ENGLISH_SETS: &[(&str, &str)] =
    &[("end_card", "FIXED"), ("end_counters", "EITHER"), ("forced_discard", "LE")];

/// Three or four, the usual number first.
const USUAL: &[u8] = &[4, 3];

macro_rules! scenarios {
    ($($id:literal for $players:expr, sets $sets:expr;)+) => {
        &[$(Scenario { id: $id, players: $players, sets: $sets }),+]
    };
}

/// What the game is called and how it can be set up.
pub static INFO: Info = Info {
    id: "cardgame",
    prefix: "dwcg",
    rules_version: 1,
    complete: true,
    open: false,
    windows: &[],
    scenarios: scenarios! {
        "standard" for USUAL, sets &[];
        "duel" for &[2], sets &[];
        "five" for &[5], sets &[];
        "quick" for USUAL, sets &[];
        "teaching" for USUAL, sets &[];
        "fixed-end" for USUAL, sets &[("end_card", "FIXED")];
        "english" for USUAL, sets ENGLISH_SETS;
        "crowded" for USUAL, sets &[];
        "invasion" for USUAL, sets &[];
        "partners" for &[4], sets &[];
        "time-lords" for USUAL, sets &[];
        "marathon" for USUAL, sets &[("end_card", "FIXED"), ("end_counters", "OFF")];
    },
    editions: &[FRENCH, Edition { id: "english", sets: ENGLISH_SETS }],
    switches: Options::SWITCHES,
    content: &[(data::FILE, include_str!("../../../../data/cardgame/deck.toml"))],
    rules: include_str!("../../../../data/cardgame/rules.toml"),
};

/// Everything a table is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// The cards.
    pub deck: Deck,
    /// Optional readings of the rules.
    pub options: Options,
    /// Number of players.
    pub players: u8,
    /// Cards of the deck that are played with.
    pub cards: Heap,
    /// Starting Locations in play.
    pub starts: Heap,
    /// dwcg.comp.4: Time tokens.
    pub tokens: u8,
    /// Cards below or among which the End card lies (dwcg.setup.11).
    pub last: u8,
    /// Cards put back in the box unseen after the shuffle.
    pub removed: u8,
    /// What the scenario changes besides numbers.
    pub variant: Variant,
    /// The cards' ids on paper.
    pub names: Arc<Names>,
}

/// What a scenario changes besides numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// Nothing.
    Plain,
    /// V6: everything but the draw pile is open.
    Teaching,
    /// V9: each row starts with two Locations more.
    Crowded,
    /// V10: every Starting Location is under attack.
    Invasion,
    /// V11: opposite players are a team.
    Partners,
    /// V12: players start with TP.
    TimeLords,
}

impl Book {
    /// Checks a set-up and the deck, and makes the book.
    pub fn new(setup: &Setup, content: &Content) -> Result<Book, Fault> {
        let resolved = setup.resolve(&INFO, content)?;
        setup.without_rosters()?;
        let deck = match content.files.iter().find(|(name, _)| name == data::FILE) {
            Some((_, brought)) => Deck::parse(brought)?,
            None => built_in().clone(),
        };
        let scenario = resolved.scenario.as_str();
        let mut cards: Heap = all_copies(&deck);
        for out in taken_out(&deck, scenario).iter() {
            while cards.remove(out) {}
        }
        let names = deck.titles.iter().map(|title| title.id.clone()).collect();
        let book = Book {
            starts: starts(&deck, scenario == "five"),
            cards,
            options: Options::of(&resolved),
            players: resolved.players,
            tokens: if scenario == "five" { 40 } else { 30 },
            last: last(scenario),
            removed: removed(scenario),
            variant: variant(scenario),
            names: Arc::new(Names::new(vec![names])),
            deck,
        };
        deal::check_enough(&book)?;
        Ok(book)
    }

    /// The Strength printed on a card.
    pub fn strength(&self, card: CardId) -> u8 {
        self.deck.cards[card.index()].strength
    }

    /// The TP printed on a card.
    pub fn tp(&self, card: CardId) -> u8 {
        self.deck.cards[card.index()].tp
    }

    /// What a card is.
    pub fn face(&self, card: CardId) -> Face {
        self.deck.cards[card.index()].face
    }

    /// The effect of an Enemy; none for other cards.
    pub fn power(&self, card: CardId) -> Power {
        match self.face(card) {
            Face::Enemy(enemy) => enemy.power,
            Face::Defender
            | Face::Support(_)
            | Face::Location { .. }
            | Face::Start { .. }
            | Face::End => Power::None,
        }
    }

    /// The Enemies that may share an attack with this one; none for other cards.
    pub fn goes_with(&self, card: CardId) -> Kinds {
        match self.face(card) {
            Face::Enemy(enemy) => enemy.goes_with,
            Face::Defender
            | Face::Support(_)
            | Face::Location { .. }
            | Face::Start { .. }
            | Face::End => Kinds::default(),
        }
    }

    /// The Victory Points of a Location or Starting Location.
    pub fn vp(&self, card: CardId) -> u8 {
        match self.face(card) {
            Face::Location { vp } | Face::Start { vp, .. } => vp,
            Face::Defender | Face::Enemy(_) | Face::Support(_) | Face::End => 0,
        }
    }

    /// Whether a card is a Defender.
    pub fn is_defender(&self, card: CardId) -> bool {
        self.face(card) == Face::Defender
    }

    /// V11: the seat opposite, when the game is played in teams.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.variant == Variant::Partners).then(|| seat.left(2, self.players))
    }

    /// Whether two seats are one player or one team.
    pub fn same_side(&self, one: Seat, other: Seat) -> bool {
        one == other || self.partner(one) == Some(other)
    }

    /// V6: whether hands, Reserves and face-down cards are open to everyone.
    pub fn is_open(&self) -> bool {
        self.variant == Variant::Teaching
    }
}

/// The deck everyone has: it is read once.
fn built_in() -> &'static Deck {
    static DECK: OnceLock<Deck> = OnceLock::new();
    DECK.get_or_init(|| {
        let text = INFO.content.iter().find(|(name, _)| *name == data::FILE);
        Deck::parse(text.expect("the deck is built in").1).expect("the built-in deck is sound")
    })
}

fn all_copies(deck: &Deck) -> Heap {
    let copies = |(at, card): (usize, &data::Card)| {
        let id = CardId(u8::try_from(at).expect("at most KINDS kinds"));
        std::iter::repeat_n(id, usize::from(card.copies))
    };
    deck.cards.iter().enumerate().flat_map(copies).collect()
}

/// dwcg.setup.2, V4: the Starting Locations in play.
fn starts(deck: &Deck, with_fifth: bool) -> Heap {
    let dealt = |(at, card): (usize, &data::Card)| match card.face {
        Face::Start { five, .. } if with_fifth || !five => {
            Some(CardId(u8::try_from(at).expect("at most KINDS kinds")))
        }
        _ => None,
    };
    deck.cards.iter().enumerate().filter_map(dealt).collect()
}

/// Cards that a scenario takes out of the deck before the shuffle.
fn taken_out(deck: &Deck, scenario: &str) -> Kinds {
    let out = |face: Face| match scenario {
        "duel" => face == Face::Support(Effect::Arch),
        "teaching" => match face {
            Face::Support(effect) => matches!(effect, Effect::Tesselecta | Effect::Unit),
            Face::Enemy(enemy) => matches!(enemy.power, Power::Pandorica | Power::Kovarian),
            Face::Defender | Face::Location { .. } | Face::Start { .. } | Face::End => false,
        },
        _ => false,
    };
    let ids = deck.cards.iter().enumerate().filter(|(_, card)| out(card.face));
    ids.map(|(at, _)| CardId(u8::try_from(at).expect("at most KINDS kinds"))).collect()
}

fn last(scenario: &str) -> u8 {
    match scenario {
        "duel" => 15,
        "quick" | "teaching" => 10,
        "marathon" => 0,
        _ => 20,
    }
}

fn removed(scenario: &str) -> u8 {
    match scenario {
        "duel" | "teaching" => 40,
        "quick" => 45,
        _ => 0,
    }
}

fn variant(scenario: &str) -> Variant {
    match scenario {
        "teaching" => Variant::Teaching,
        "crowded" => Variant::Crowded,
        "invasion" => Variant::Invasion,
        "partners" => Variant::Partners,
        "time-lords" => Variant::TimeLords,
        _ => Variant::Plain,
    }
}
