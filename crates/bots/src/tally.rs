//! What came of many games.

use reglette_engine::{Outcome, Seat};
use serde::Serialize;

use crate::level::Level;

/// What came of many games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Games played.
    pub games: u64,
    /// Games that ended without a winner.
    pub draws: u64,
    /// Games that several seats won together.
    pub shared: u64,
    /// Games broken off because they had too many decisions.
    pub stalls: u64,
    /// Answers given, forced ones included.
    pub decisions: u64,
    /// Decisions per game.
    pub mean_length: f64,
    /// Decisions of the longest game.
    pub longest: u64,
    /// Answers that a bot failed to give, so that any option was taken.
    pub failures: u64,
    /// Wins by seat, in their order.
    pub by_seat: Vec<Share>,
    /// Wins by bot, each level counted once, in the order given.
    pub by_bot: Vec<Share>,
    /// What depends on the machine.
    pub timing: Timing,
}

/// What depends on the machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Timing {
    /// Time passed.
    pub seconds: f64,
    /// Games finished in a second.
    pub games_per_second: f64,
    /// The longest decision, as a part of the time its bot was given.
    pub slowest: f64,
}

/// How many games somebody won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Share {
    /// Who: the number of a seat, or a level as written in commands.
    pub who: String,
    /// Number of seats it had in each game.
    pub seats: u64,
    /// Games won; a win shared by k seats counts 1/k for each.
    pub wins: f64,
    /// Wins as a part of all games.
    pub share: f64,
    /// The share's 95 % interval (Wilson).
    pub interval: (f64, f64),
}

/// A whole win is counted in so many parts, so that shared wins add up the same in every order.
const WHOLE: u64 = 840;

/// Numbers of games in progress; adding two of them gives the same in any order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub games: u64,
    draws: u64,
    shared: u64,
    stalls: u64,
    decisions: u64,
    longest: u64,
    pub failures: u64,
    by_seat: Vec<u64>,
    by_entry: Vec<u64>,
    pub slowest: f64,
}

impl Tally {
    /// Nothing yet, for so many seats.
    pub fn new(seats: usize) -> Tally {
        Tally { by_seat: vec![0; seats], by_entry: vec![0; seats], ..Tally::default() }
    }

    /// Counts a game; `entry` says which of the bots sat at a seat.
    pub fn add(
        &mut self,
        outcome: Option<&Outcome>,
        decisions: u64,
        entry: impl Fn(Seat) -> usize,
    ) {
        self.games += 1;
        self.decisions += decisions;
        self.longest = self.longest.max(decisions);
        let Some(outcome) = outcome else {
            self.stalls += 1;
            return;
        };
        match outcome.winners.len() {
            0 => self.draws += 1,
            1 => {}
            _ => self.shared += 1,
        }
        for &winner in &outcome.winners {
            let part = WHOLE / outcome.winners.len() as u64;
            self.by_seat[winner.index()] += part;
            self.by_entry[entry(winner)] += part;
        }
    }

    /// Adds what another worker counted.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.draws += other.draws;
        self.shared += other.shared;
        self.stalls += other.stalls;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.failures += other.failures;
        self.slowest = self.slowest.max(other.slowest);
        for (mine, theirs) in self.by_seat.iter_mut().zip(&other.by_seat) {
            *mine += theirs;
        }
        for (mine, theirs) in self.by_entry.iter_mut().zip(&other.by_entry) {
            *mine += theirs;
        }
    }

    /// The numbers as people read them.
    pub fn summary(&self, levels: &[Level], seconds: f64) -> Summary {
        let by_seat = self.by_seat.iter().enumerate();
        Summary {
            games: self.games,
            draws: self.draws,
            shared: self.shared,
            stalls: self.stalls,
            decisions: self.decisions,
            mean_length: self.decisions as f64 / self.games.max(1) as f64,
            longest: self.longest,
            failures: self.failures,
            by_seat: by_seat.map(|(at, &won)| self.share(at.to_string(), 1, won)).collect(),
            by_bot: self.by_bot(levels),
            timing: Timing {
                seconds,
                games_per_second: self.games as f64 / seconds.max(1e-9),
                slowest: self.slowest,
            },
        }
    }

    fn by_bot(&self, levels: &[Level]) -> Vec<Share> {
        let mut bots: Vec<(Level, u64, u64)> = Vec::new();
        for (&level, &won) in levels.iter().zip(&self.by_entry) {
            match bots.iter_mut().find(|(known, ..)| *known == level) {
                Some((_, seats, wins)) => (*seats, *wins) = (*seats + 1, *wins + won),
                None => bots.push((level, 1, won)),
            }
        }
        bots.into_iter()
            .map(|(level, seats, won)| self.share(level.to_string(), seats, won))
            .collect()
    }

    fn share(&self, who: String, seats: u64, won: u64) -> Share {
        let wins = won as f64 / WHOLE as f64;
        let games = self.games as f64;
        Share { who, seats, wins, share: wins / games.max(1.0), interval: wilson(wins, games) }
    }
}

/// The 95 % interval of a share after so many trials, by Wilson.
pub fn wilson(wins: f64, trials: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let share = wins / trials;
    let base = 1.0 + Z * Z / trials;
    let middle = (share + Z * Z / (2.0 * trials)) / base;
    let variance = share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials);
    let half = Z / base * variance.max(0.0).sqrt();
    // Whoever lost or won every game may do so for ever: there the sums come close, no more.
    let low = if wins <= 0.0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if wins >= trials { 1.0 } else { (middle + half).min(1.0) };
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_gives_the_textbook_interval() {
        let (low, high) = wilson(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} {high}");
        let (low, high) = wilson(0.0, 10.0);
        assert!(low == 0.0 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn intervals_end_exactly_where_nobody_won_or_lost() {
        for trials in (1..500).map(f64::from) {
            assert_eq!(wilson(0.0, trials).0, 0.0, "{trials}");
            assert_eq!(wilson(trials, trials).1, 1.0, "{trials}");
        }
    }
}
