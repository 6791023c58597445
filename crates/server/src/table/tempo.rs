//! When a bot's answer becomes known: a moment in which what it holds has no part.
//!
//! Whoever may only pass has nothing to think about, and whoever holds a card that fits has. If each
//! answered as soon as it can, the pause would tell the hand.

use std::time::Duration;

use reglette_bots::Level;
use tokio::time::Instant;

use crate::chair::Chair;

/// How long a bot takes to answer, by what everybody knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tempo {
    /// Nothing is answered sooner.
    least: Duration,
    /// Whoever needs longer answers a whole number of these later.
    beat: Duration,
}

impl Tempo {
    /// Every answer as soon as it is there.
    const AT_ONCE: Tempo = Tempo { least: Duration::ZERO, beat: Duration::ZERO };

    /// A bot of a level at a table with these chairs: all its answers come at one beat after the time
    /// it may think, forced ones too. Where nothing is hidden, or nobody plays who could learn
    /// anything, there is no reason to wait.
    pub fn of(level: Level, chairs: &[Chair], open: bool, beat: Duration) -> Tempo {
        if open || beat.is_zero() || !chairs.iter().any(Chair::has_vote) {
            return Tempo::AT_ONCE;
        }
        let time = level.budget().and_then(|it| it.time).unwrap_or_default();
        Tempo { least: time + beat, beat }
    }

    /// When an answer becomes known that was thought about from one moment to another.
    pub fn due(self, began: Instant, ended: Instant) -> Instant {
        let first = began + self.least;
        let late = ended.saturating_duration_since(first);
        let beats = late.as_nanos().div_ceil(self.beat.as_nanos().max(1));
        match self.beat.is_zero() {
            true => first.max(ended),
            false => first + self.beat * u32::try_from(beats).unwrap_or(u32::MAX),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chair::{Holder, Play};
    use reglette_bots::Budget;

    const BEAT: Duration = Duration::from_millis(250);

    fn chairs(holders: &[(Play, Holder)]) -> Vec<Chair> {
        let chair = |&(play, holder): &(Play, Holder)| {
            let (name, level, token) = (String::new(), None, None);
            Chair { name, play, level, holder, token }
        };
        holders.iter().map(chair).collect()
    }

    fn with_person() -> Vec<Chair> {
        chairs(&[(Play::Person, Holder::Host), (Play::Bot, Holder::Nobody)])
    }

    /// How long after its question an answer becomes known that took so long.
    fn known(tempo: Tempo, took: Duration) -> Duration {
        let began = Instant::now();
        tempo.due(began, began + took) - began
    }

    #[test]
    fn an_answer_that_is_forced_comes_when_one_that_is_weighed_does() {
        for level in Level::ALL {
            let tempo = Tempo::of(level, &with_person(), false, BEAT);
            let budget = level.budget().and_then(|it| it.time).unwrap_or_default();
            let forced = known(tempo, Duration::ZERO);
            assert_eq!(forced, budget + BEAT, "{level}");
            assert_eq!(forced, known(tempo, budget + BEAT / 2), "{level}");
            assert_eq!(forced, known(tempo, budget + BEAT), "{level}");
        }
    }

    #[test]
    fn letting_something_pass_takes_no_time_to_speak_of() {
        for level in Level::ALL {
            let level = super::super::bots::within(level, Duration::from_millis(250));
            let tempo = Tempo::of(level, &with_person(), false, BEAT);
            assert!(known(tempo, Duration::ZERO) <= BEAT * 2, "{level}");
        }
    }

    #[test]
    fn whoever_takes_longer_tells_no_more_than_the_beat() {
        let tempo = Tempo::of(Level::Greedy, &with_person(), false, BEAT);
        assert_eq!(known(tempo, BEAT + Duration::from_nanos(1)), BEAT * 2);
        assert_eq!(known(tempo, BEAT * 2), BEAT * 2);
        assert_eq!(known(tempo, BEAT * 7 / 2), BEAT * 4);
    }

    #[test]
    fn bots_that_count_iterations_take_the_time_they_may() {
        let level = super::super::bounded(Level::Search(Budget::iterations(7)));
        let tempo = Tempo::of(level, &with_person(), false, BEAT);
        assert_eq!(known(tempo, Duration::ZERO), known(tempo, Duration::from_secs(2)));
    }

    #[test]
    fn nobody_waits_where_nothing_can_be_learnt() {
        let bots = chairs(&[(Play::Bot, Holder::Nobody), (Play::Bot, Holder::Nobody)]);
        let at = |chairs: &[Chair], open, beat| Tempo::of(Level::Greedy, chairs, open, beat);
        assert_eq!(at(&bots, false, BEAT), Tempo::AT_ONCE);
        assert_eq!(at(&with_person(), true, BEAT), Tempo::AT_ONCE);
        assert_eq!(at(&with_person(), false, Duration::ZERO), Tempo::AT_ONCE);
        assert_eq!(known(Tempo::AT_ONCE, BEAT), BEAT);
        // Somebody may come back to a seat that a bot plays for them, or take one that is open.
        for chair in [(Play::Bot, Holder::Guest), (Play::Open, Holder::Guest)] {
            let chairs = chairs(&[(Play::Bot, Holder::Nobody), chair]);
            assert_eq!(at(&chairs, false, BEAT), at(&with_person(), false, BEAT));
        }
    }
}
