//! Adventure cards (ex.ad): where they are, who might hold them, and those played with a shot.

use reglette_engine::rule::require;
use reglette_engine::{Cx, Illegal, Seat};

use crate::choice::{Play, Shoot};
use crate::data::decks::{After, Effect};
use crate::dice::Face;
use crate::event::{Event, What};
use crate::ids::{AdventureId, FigureId};
use crate::options::AdventureMode;
use crate::roll::Contest;
use crate::table::{Adventures, Lasting, Table};
use crate::traits::Trait;

/// ex.ad.9, ex.up.12: whether a player may use this card now: from hand, or face up since an earlier turn.
pub fn has(table: &Table, seat: Seat, card: AdventureId) -> bool {
    let cards = &table.player(seat).cards;
    cards.hand.contains(&card) || cards.open.contains(&card)
}

/// ex.ad.9, ex.up.12: refuses a card that a player may not use.
pub fn may_use(table: &Table, seat: Seat, card: AdventureId) -> Result<(), Illegal> {
    require(has(table, seat, card), "ex.ad.9")
}

/// Cards in a player's hand that do this.
pub fn held(table: &Table, seat: Seat, effect: Effect) -> impl Iterator<Item = AdventureId> + '_ {
    let hand = table.player(seat).cards.hand.iter().copied();
    hand.filter(move |&it| table.effect(it) == effect)
}

/// Cards before a player, face up, that do this.
pub fn open(table: &Table, seat: Seat, effect: Effect) -> impl Iterator<Item = AdventureId> + '_ {
    let open = table.player(seat).cards.open.iter().copied();
    open.filter(move |&it| table.effect(it) == effect)
}

/// A card that a player may use and that does this.
pub fn find(table: &Table, seat: Seat, effect: Effect) -> Option<AdventureId> {
    held(table, seat, effect).chain(open(table, seat, effect)).next()
}

/// Whether a player might use a card that does one of these, as far as anybody can tell.
pub fn might_use(table: &Table, seat: Seat, effects: &[Effect]) -> bool {
    might_hold(table, seat, effects)
        || effects.iter().any(|&it| open(table, seat, it).next().is_some())
}

/// Whether a player might hold a card that does one of these, as far as anybody can tell: a hand is
/// there, and not every such card is known to be elsewhere.
pub fn might_hold(table: &Table, seat: Seat, effects: &[Effect]) -> bool {
    if effects.is_empty() || table.player(seat).cards.hand.is_empty() {
        return false;
    }
    let decks = &table.book.content.decks;
    let dealt = table.book.options.adventure == AdventureMode::Dealt;
    let faction = table.book.forces[seat.index()].faction;
    decks.cards().any(|card| {
        let it = &decks.adventure[card.index()];
        let may = it.faction.is_none_or(|own| !dealt && own == faction);
        // Dealt cards are single; chosen ones may be in every hand once.
        let mut eyes = table.seats().filter(|&other| dealt || other == seat);
        may && effects.contains(&it.effect) && !eyes.any(|other| is_seen(table, other, card))
    })
}

/// Whether a card lies before a player for all to see, or has been used by them.
fn is_seen(table: &Table, seat: Seat, card: AdventureId) -> bool {
    let cards = &table.player(seat).cards;
    let piles = [&cards.open, &cards.fresh, &cards.exhausted, &cards.discard];
    piles.iter().any(|it| it.contains(&card)) || cards.lasting.iter().any(|it| it.card == card)
}

/// All cards of a player, wherever they are.
pub fn all(cards: &Adventures) -> Vec<AdventureId> {
    let piles = [&cards.hand, &cards.open, &cards.fresh, &cards.exhausted, &cards.discard];
    let lasting = cards.lasting.iter().map(|it| it.card);
    piles.into_iter().flatten().copied().chain(lasting).collect()
}

/// ex.ad.6, ex.ad.7: a card is used, and discarded or turned over.
pub fn spend(table: &mut Table, seat: Seat, play: &Play, cx: &mut Cx<'_, Event>) {
    let card = play.card;
    let after = table.book.content.decks.adventure[card.index()].after;
    let cards = &mut table.player_mut(seat).cards;
    cards.hand.retain(|it| *it != card);
    cards.open.retain(|it| *it != card);
    match (after, play.figures.first()) {
        (After::Exhaust, _) => cards.exhausted.push(card),
        (After::Lasts, Some(&figure)) => cards.lasting.push(Lasting { card, figure }),
        (After::Discard | After::Lasts, _) => cards.discard.push(card),
    }
    cx.emit(|| {
        let figures = play.figures.clone();
        Event::cite("ex.ad.4", What::AdventurePlayed { seat, card, figures })
    });
}

/// ex.ad.5: what lay on a figure is discarded.
pub fn end_lasting(table: &mut Table, figure: FigureId, cx: &mut Cx<'_, Event>) {
    let seat = table[figure].seat;
    let cards = &mut table.player_mut(seat).cards;
    let gone: Vec<AdventureId> =
        cards.lasting.iter().filter(|it| it.figure == figure).map(|it| it.card).collect();
    cards.lasting.retain(|it| it.figure != figure);
    cards.discard.extend(&gone);
    for card in gone {
        cx.emit(|| Event::cite("ex.ad.5", What::CardGone { seat, card }));
    }
}

/// Cards that are played when a shot is declared.
pub const DECLARED: [Effect; 5] = [
    Effect::FinishThem,
    Effect::SensoryInput,
    Effect::MaximumExtermination,
    Effect::DestroyTheDeviant,
    Effect::Catalogue,
];

/// Whether the cards named with a shot may be played with it.
pub fn may_declare(table: &Table, figure: FigureId, shoot: &Shoot) -> Result<(), Illegal> {
    let seat = table[figure].seat;
    for (at, &card) in shoot.cards.iter().enumerate() {
        let once = !shoot.cards[..at].contains(&card);
        may_use(table, seat, card)?;
        require(once, "ex.ad.4")?;
        let fits = match table.effect(card) {
            Effect::FinishThem => table[shoot.target].state.shocked,
            Effect::SensoryInput => true,
            Effect::MaximumExtermination | Effect::Catalogue => is_of(table, figure, card),
            Effect::DestroyTheDeviant => is_deviant(table, figure, shoot.target, card),
            _ => false,
        };
        require(fits, "ex.ad.4")?;
    }
    Ok(())
}

/// The cards of a shooter's player that fit a shot: each alone, then all together.
pub fn declarable(table: &Table, figure: FigureId, shoot: &Shoot) -> Vec<Vec<AdventureId>> {
    let seat = table[figure].seat;
    let alone = DECLARED.iter().filter_map(|&it| find(table, seat, it)).map(|it| vec![it]);
    let fits = |cards: &Vec<AdventureId>| {
        may_declare(table, figure, &Shoot { cards: cards.clone(), ..shoot.clone() }).is_ok()
    };
    let mut sets: Vec<Vec<AdventureId>> = alone.filter(fits).collect();
    if sets.len() > 1 {
        sets.push(sets.concat());
    }
    sets
}

/// B17: whether a figure is of the faction of a card.
pub fn is_of(table: &Table, figure: FigureId, card: AdventureId) -> bool {
    let faction = table.book.content.decks.adventure[card.index()].faction;
    faction.is_none_or(|it| it == table.profile(figure).faction)
}

/// Destroy the Deviant!: a Dalek attacks a Special or Archetype figure.
pub fn is_deviant(table: &Table, by: FigureId, target: FigureId, card: AdventureId) -> bool {
    let named = table.has(target, Trait::Special) || table.has(target, Trait::Archetype);
    is_of(table, by, card) && named
}

/// Attack dice that cards add to the shot they are declared with.
pub fn attack_bonus(table: &Table, cards: &[AdventureId]) -> i8 {
    let dice = |&card: &AdventureId| match table.effect(card) {
        Effect::FinishThem | Effect::MaximumExtermination => 2,
        Effect::DestroyTheDeviant => 1,
        _ => 0,
    };
    cards.iter().map(dice).fold(0, i8::saturating_add)
}

/// ex.up.10, ex.tr.26: the faces on which the top card comes back: Lightning, with a Scientific Adviser also Hit.
pub fn bringing_back(table: &Table, seat: Seat) -> &'static [Face] {
    match table.own(seat).any(|it| table.has(it, Trait::ScientificAdviser)) {
        true => &[Face::Hit, Face::Lightning],
        false => &[Face::Lightning],
    }
}

/// ex.up.10: whether the top card comes back.
pub fn comes_back(table: &Table, seat: Seat, contest: &Contest) -> bool {
    let throw = contest.attack;
    let good = bringing_back(table, seat);
    throw.lightnings > 0 || good.iter().any(|&face| throw.dice.count(face) > 0)
}
