//! The forced discard (dwcg.conf.24, dwcg.conf.25, dwcg.conf.26, dwcg.conf.27, dwcg.conf.28,
//! dwcg.conf.29, dwcg.conf.30, A-15): which Enemies a winning attacker must lose.

use arrayvec::ArrayVec;

use crate::book::Forced;
use crate::cards::{CardId, DECK};

/// The Enemy cards of an attack, by kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    kinds: ArrayVec<Kind, DECK>,
}

/// The copies of one card in the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    card: CardId,
    strength: u8,
    copies: u8,
}

impl Loss {
    /// The Enemy cards and their Strengths, which are at least 1.
    pub fn new(enemies: impl Iterator<Item = (CardId, u8)>) -> Loss {
        let mut kinds: ArrayVec<Kind, DECK> = ArrayVec::new();
        for (card, strength) in enemies {
            match kinds.iter_mut().find(|kind| kind.card == card) {
                Some(kind) => kind.copies += 1,
                None => kinds.push(Kind { card, strength, copies: 1 }),
            }
        }
        kinds.sort_unstable();
        Loss { kinds }
    }

    /// dwcg.conf.25, dwcg.conf.27, dwcg.conf.28: the highest total that some, but not all, of the
    /// cards can make below the defence; 0 when none can.
    pub fn heaviest(&self, defence: u16, forced: Forced) -> u16 {
        let allowed = match forced {
            Forced::Below => defence.saturating_sub(1),
            Forced::UpTo => defence,
        };
        let most = allowed.min(self.strength().saturating_sub(1));
        let ways = self.ways(most);
        (1..=most).rev().find(|&total| ways[usize::from(total)] > 0).unwrap_or(0)
    }

    /// Number of different groups with exactly this total, many counting as 2.
    ///
    /// dwcg.conf.24, dwcg.conf.30: never all cards; theirs is the only group with the whole sum.
    pub fn groups(&self, total: u16) -> u8 {
        if total < self.strength() { self.ways(total)[usize::from(total)] } else { 0 }
    }

    /// The kinds that belong to some group with this total.
    pub fn candidates(&self, total: u16) -> impl Iterator<Item = CardId> + '_ {
        let completes = move |kind: &&Kind| {
            let rest = total.checked_sub(u16::from(kind.strength));
            rest.is_some_and(|rest| self.without(kind.card).groups(rest) > 0)
        };
        self.kinds.iter().filter(completes).map(|kind| kind.card)
    }

    /// Strength of all cards.
    fn strength(&self) -> u16 {
        self.kinds.iter().map(|kind| u16::from(kind.strength) * u16::from(kind.copies)).sum()
    }

    /// For each total up to `most`, the number of groups that make it; many count as 2.
    fn ways(&self, most: u16) -> Vec<u8> {
        let mut ways = vec![0u8; usize::from(most) + 1];
        ways[0] = 1;
        for kind in &self.kinds {
            let before = ways.clone();
            for copies in 1..=usize::from(kind.copies) {
                let weight = copies * usize::from(kind.strength);
                for total in weight..ways.len() {
                    ways[total] = (ways[total] + before[total - weight]).min(2);
                }
            }
        }
        ways
    }

    /// The attack with one copy less.
    fn without(&self, card: CardId) -> Loss {
        let mut less = self.clone();
        if let Some(kind) = less.kinds.iter_mut().find(|kind| kind.card == card) {
            kind.copies -= 1;
        }
        less
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loss(strengths: &[u8]) -> Loss {
        Loss::new(
            strengths
                .iter()
                .enumerate()
                .map(|(at, &strength)| (CardId(u8::try_from(at).unwrap()), strength)),
        )
    }

    /// dwcg.conf.25, dwcg.conf.29: EX4 gives Silence (4) of Silence and Kovarian (3) against 5.
    #[test]
    fn the_heaviest_group_below_the_defence_is_lost() {
        assert_eq!(loss(&[4, 3]).heaviest(5, Forced::Below), 4);
        assert_eq!(loss(&[4, 3]).heaviest(5, Forced::UpTo), 4);
        assert_eq!(loss(&[5, 3]).heaviest(5, Forced::Below), 3);
        assert_eq!(loss(&[5, 3]).heaviest(5, Forced::UpTo), 5);
        assert_eq!(loss(&[2, 2, 3]).heaviest(6, Forced::Below), 5);
    }

    /// dwcg.conf.24, dwcg.conf.30: never all of them.
    #[test]
    fn at_least_one_card_stays() {
        assert_eq!(loss(&[1, 2]).heaviest(9, Forced::Below), 2);
        assert_eq!(loss(&[1, 2]).groups(3), 0);
        assert_eq!(loss(&[2, 2]).heaviest(9, Forced::UpTo), 2);
    }

    /// dwcg.conf.27, dwcg.conf.28: nothing small enough, or a single card.
    #[test]
    fn nothing_is_lost_when_no_group_fits() {
        assert_eq!(loss(&[4, 4]).heaviest(4, Forced::Below), 0);
        assert_eq!(loss(&[3]).heaviest(9, Forced::Below), 0);
        assert_eq!(loss(&[3]).candidates(3).count(), 0);
    }

    /// dwcg.conf.26: several groups with the highest total.
    #[test]
    fn groups_of_one_total_are_counted_by_kind() {
        assert_eq!(loss(&[4, 4, 3]).groups(4), 2);
        assert_eq!(
            Loss::new([(CardId(1), 4), (CardId(1), 4), (CardId(2), 3)].into_iter()).groups(4),
            1
        );
        let options: Vec<CardId> = loss(&[1, 2, 3, 3]).candidates(3).collect();
        assert_eq!(options, [CardId(0), CardId(1), CardId(2), CardId(3)]);
    }
}
