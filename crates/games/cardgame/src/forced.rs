//! The forced discard (dwcg.conf.24–30, A-15): which Enemies a winning attacker must lose.

use arrayvec::ArrayVec;

use crate::book::Forced;
use crate::cards::{CardId, DECK};

/// The Enemy cards of an attack, by kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    kinds: ArrayVec<(CardId, u8, u8), DECK>,
    cards: u8,
}

impl Loss {
    /// The Enemy cards and their Strengths.
    pub fn new(enemies: impl Iterator<Item = (CardId, u8)>) -> Loss {
        let mut kinds: ArrayVec<(CardId, u8, u8), DECK> = ArrayVec::new();
        let mut cards = 0;
        for (card, strength) in enemies {
            cards += 1;
            match kinds.iter_mut().find(|(kind, ..)| *kind == card) {
                Some((.., copies)) => *copies += 1,
                None => kinds.push((card, strength, 1)),
            }
        }
        kinds.sort_unstable();
        Loss { kinds, cards }
    }

    /// dwcg.conf.25, dwcg.conf.27, dwcg.conf.28: the highest total that some, but not all, of the
    /// cards can make below the defence; 0 when none can.
    pub fn heaviest(&self, defence: u8, forced: Forced) -> u8 {
        let most = match forced {
            Forced::Below => defence.saturating_sub(1),
            Forced::UpTo => defence,
        };
        (1..=most).rev().find(|&total| self.groups(total) > 0).unwrap_or(0)
    }

    /// Number of different groups, not of all cards, with exactly this total; many count as 2.
    pub fn groups(&self, total: u8) -> u8 {
        let mut ways = [0u8; 256];
        ways[0] = 1;
        for &(_, strength, copies) in &self.kinds {
            let before = ways;
            for copy in 1..=usize::from(copies) {
                let weight = copy * usize::from(strength);
                for sum in weight..ways.len() {
                    ways[sum] = (ways[sum] + before[sum - weight]).min(2);
                }
            }
        }
        let everything: u32 = self
            .kinds
            .iter()
            .map(|&(_, strength, copies)| u32::from(strength) * u32::from(copies))
            .sum();
        let found = ways[usize::from(total)];
        // dwcg.conf.24: never all. The group of all cards is the only one with their whole sum.
        if everything == u32::from(total) { found.saturating_sub(1) } else { found }
    }

    /// The kinds that belong to some group with this total.
    pub fn candidates(&self, total: u8) -> impl Iterator<Item = CardId> + '_ {
        self.kinds
            .iter()
            .filter(move |&&(card, strength, _)| {
                strength <= total
                    && self.cards > 1
                    && self.without(card).completes(total - strength)
            })
            .map(|&(card, ..)| card)
    }

    /// Whether the rest of a total can be made, leaving at least one card.
    fn completes(&self, total: u8) -> bool {
        total == 0 || self.groups(total) > 0
    }

    fn without(&self, card: CardId) -> Loss {
        let mut less = self.clone();
        if let Some((.., copies)) = less.kinds.iter_mut().find(|(kind, ..)| *kind == card) {
            *copies -= 1;
        }
        less.kinds.retain(|(.., copies)| *copies > 0);
        less.cards -= 1;
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
