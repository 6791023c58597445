//! Cards in heaps and hands. Copies of one kind cannot be told apart.

use arrayvec::ArrayVec;

reglette_engine::named_id!(
    /// A kind of card.
    pub struct CardId in 0, "card"
);

/// The most kinds a deck may have.
pub const KINDS: usize = 128;

/// dwcg.comp.1: the number of game cards.
pub const DECK: usize = 127;

/// Cards in somebody's hand, or lying in an order that matters.
pub type Cards = ArrayVec<CardId, DECK>;

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u128);

impl Kinds {
    /// Whether a kind is among them.
    pub fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Adds a kind.
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Those in both sets.
    #[must_use]
    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Whether all of these are among `others`.
    pub fn within(self, others: Kinds) -> bool {
        self.0 & !others.0 == 0
    }

    /// The kinds, in order.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                CardId(u8::try_from(next).expect("fewer than 128"))
            })
        })
    }

    /// Every kind.
    pub fn all() -> Kinds {
        Kinds(u128::MAX)
    }
}

impl FromIterator<CardId> for Kinds {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Kinds {
        let mut kinds = Kinds::default();
        cards.into_iter().for_each(|card| kinds.insert(card));
        kinds
    }
}

/// A heap of cards without an order: a shuffled pile nobody has looked into, or an open discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heap {
    counts: [u8; KINDS],
    total: u8,
}

impl Default for Heap {
    fn default() -> Heap {
        Heap { counts: [0; KINDS], total: 0 }
    }
}

impl Heap {
    /// Number of cards.
    pub fn len(&self) -> u8 {
        self.total
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Copies of each kind.
    pub fn counts(&self) -> &[u8; KINDS] {
        &self.counts
    }

    /// Copies of one kind.
    pub fn count(&self, card: CardId) -> u8 {
        self.counts[card.index()]
    }

    /// Puts a card in.
    pub fn add(&mut self, card: CardId) {
        self.counts[card.index()] += 1;
        self.total += 1;
    }

    /// Takes a card out; whether there was one.
    pub fn remove(&mut self, card: CardId) -> bool {
        let there = self.counts[card.index()] > 0;
        if there {
            self.counts[card.index()] -= 1;
            self.total -= 1;
        }
        there
    }

    /// Puts another heap's cards in.
    pub fn add_all(&mut self, other: &Heap) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.total += other.total;
    }

    /// Every card, sorted by kind.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        (0..KINDS).flat_map(|kind| {
            let card = CardId(u8::try_from(kind).expect("at most KINDS kinds"));
            std::iter::repeat_n(card, usize::from(self.counts[kind]))
        })
    }
}

impl FromIterator<CardId> for Heap {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Heap {
        let mut heap = Heap::default();
        cards.into_iter().for_each(|card| heap.add(card));
        heap
    }
}

/// Puts a card into a sorted hand.
pub fn insert<const N: usize>(hand: &mut ArrayVec<CardId, N>, card: CardId) {
    let at = hand.iter().position(|&it| it > card).unwrap_or(hand.len());
    hand.insert(at, card);
}

/// Takes a card out of a hand.
///
/// # Panics
/// When it is not there: who calls has checked.
pub fn take<const N: usize>(hand: &mut ArrayVec<CardId, N>, card: CardId) {
    let at = hand.iter().position(|&it| it == card).expect("the card is in the hand");
    hand.remove(at);
}

/// The different kinds in a sorted hand.
pub fn kinds(hand: &[CardId]) -> impl Iterator<Item = CardId> + '_ {
    hand.iter()
        .enumerate()
        .filter(|&(at, card)| at == 0 || hand[at - 1] != *card)
        .map(|(_, &it)| it)
}
