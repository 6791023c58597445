//! Every outcome with its exact weight.

use num_bigint::BigUint;

use super::{Bag, Counts, Dice, Die, Dry};

/// A walk over all outcomes: the same step is played again from a clone, once per path.
///
/// ```
/// use reglette_engine::dice::{D6, Dice, Walk};
/// let mut walk = Walk::default();
/// let mut ways = num_bigint::BigUint::ZERO;
/// loop {
///     let pool = walk.roll(&D6, 2).unwrap();
///     let sum: usize = (0..6).map(|class| (class + 1) * usize::from(pool[class])).sum();
///     if sum == 7 {
///         ways += walk.ways();
///     }
///     if !walk.advance() {
///         break;
///     }
/// }
/// assert_eq!(ways, 6u32.into());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Walk {
    path: Vec<Branch>,
    depth: usize,
}

/// One roll or draw on the path, with all its outcomes.
#[derive(Clone, Debug)]
struct Branch {
    outcomes: Vec<(Fell, u128)>,
    total: u128,
    at: usize,
}

#[derive(Clone, Copy, Debug)]
enum Fell {
    Counts(Counts),
    Kind(usize),
}

impl Walk {
    /// In how many equally likely ways the path just walked comes about, of [`Walk::of`].
    pub fn ways(&self) -> BigUint {
        self.path.iter().map(|branch| BigUint::from(branch.outcomes[branch.at].1)).product()
    }

    /// The number of ways in all, for the path just walked.
    pub fn of(&self) -> BigUint {
        self.path.iter().map(|branch| BigUint::from(branch.total)).product()
    }

    /// Goes on to the next path; `false` when every path has been walked.
    pub fn advance(&mut self) -> bool {
        self.path.truncate(self.depth);
        self.depth = 0;
        while let Some(last) = self.path.last_mut() {
            last.at += 1;
            if last.at < last.outcomes.len() {
                return true;
            }
            self.path.pop();
        }
        false
    }

    /// One of `n` equally likely ways that no die decides.
    pub fn even(&mut self, n: usize) -> usize {
        match self.step(|| (0..n).map(|way| (Fell::Kind(way), 1)).collect()) {
            Fell::Kind(way) => way,
            Fell::Counts(_) => unreachable!("the same play asks for the same dice"),
        }
    }

    fn step(&mut self, branch: impl FnOnce() -> Vec<(Fell, u128)>) -> Fell {
        if self.depth == self.path.len() {
            let outcomes = branch();
            let total = outcomes.iter().map(|&(_, ways)| ways).sum();
            self.path.push(Branch { outcomes, total, at: 0 });
        }
        let branch = &self.path[self.depth];
        self.depth += 1;
        branch.outcomes[branch.at].0
    }
}

impl Dice for Walk {
    fn roll(&mut self, die: &'static Die, n: u8) -> Result<Counts, Dry> {
        match self.step(|| pools(die, n)) {
            Fell::Counts(counts) => Ok(counts),
            Fell::Kind(_) => unreachable!("the same play asks for the same dice"),
        }
    }

    fn draw(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        let drawn = self.step(|| {
            let left = bag.left.iter().enumerate().filter(|&(_, &left)| left > 0);
            left.map(|(kind, &left)| (Fell::Kind(kind), u128::from(left))).collect()
        });
        match drawn {
            Fell::Kind(kind) => Ok(kind),
            Fell::Counts(_) => unreachable!("the same play asks for the same dice"),
        }
    }
}

/// All outcomes of a pool that a rule can tell apart, each with its number of ways.
fn pools(die: &Die, n: u8) -> Vec<(Fell, u128)> {
    let mut faces = [0u128; Counts::CLASSES];
    for &class in die.classes {
        faces[usize::from(class)] += 1;
    }
    let classes: Vec<(usize, u128)> =
        faces.into_iter().enumerate().filter(|&(_, ways)| ways > 0).collect();
    let mut out = Vec::new();
    fill(&classes, n, 1, Counts::default(), &mut out);
    out
}

fn fill(
    classes: &[(usize, u128)],
    left: u8,
    ways: u128,
    counts: Counts,
    out: &mut Vec<(Fell, u128)>,
) {
    let Some((&(class, faces), rest)) = classes.split_first() else {
        if left == 0 {
            out.push((Fell::Counts(counts), ways));
        }
        return;
    };
    let least = if rest.is_empty() { left } else { 0 };
    for here in least..=left {
        let mut counts = counts;
        counts.0[class] = here;
        let ways = ways * choose(left, here) * faces.pow(u32::from(here));
        fill(rest, left - here, ways, counts, out);
    }
}

/// Number of ways to choose `k` of `n` dice.
fn choose(n: u8, k: u8) -> u128 {
    (1..=u128::from(k)).fold(1, |ways, i| ways * (u128::from(n) - u128::from(k) + i) / i)
}

#[cfg(test)]
mod tests {
    use super::*;

    static COMBAT: Die = Die {
        name: "combat",
        faces: &["H", "H", "H", "A", "A", "L"],
        classes: &[0, 0, 0, 1, 1, 2],
    };

    #[test]
    fn eight_combat_dice_have_45_outcomes_weighing_six_to_the_eighth() {
        let outcomes = pools(&COMBAT, 8);
        assert_eq!(outcomes.len(), 45);
        assert_eq!(outcomes.iter().map(|&(_, ways)| ways).sum::<u128>(), 6u128.pow(8));
    }

    #[test]
    fn draws_without_return_weigh_what_they_should() {
        // Two cards out of 3 red and 2 blue: both red in 3/5 * 2/4 = 6/20.
        let names = ["red".to_owned(), "blue".to_owned()];
        let (mut both_red, mut walk) = (BigUint::ZERO, Walk::default());
        let of = loop {
            let mut left = [3u8, 2];
            let first = walk.draw(Bag { left: &left, names: &names }).unwrap();
            left[first] -= 1;
            let second = walk.draw(Bag { left: &left, names: &names }).unwrap();
            if (first, second) == (0, 0) {
                both_red += walk.ways();
            }
            let of = walk.of();
            if !walk.advance() {
                break of;
            }
        };
        assert_eq!((both_red, of), (6u32.into(), 20u32.into()));
    }
}
