//! Whole-number roots and divisions, with their rounding in the name.

/// A place on a path is counted in this many parts of a lattice unit.
pub(crate) const FINE: i64 = 256;

/// `256 · √n`, rounded up. `n` is a squared distance of lattice points, below `2^46`.
pub(crate) const fn fine_root_up(n: i64) -> i64 {
    let wide = (n as u64) << 16;
    let root = wide.isqrt();
    (root + (root * root < wide) as u64) as i64
}

/// `√n`, rounded up.
pub(crate) const fn root_up(n: i64) -> i64 {
    let root = n.isqrt();
    root + (root * root < n) as i64
}

/// `n / d` rounded to the nearest whole number, halves away from zero, so that `-n` gives the
/// opposite; `d` is positive.
pub(crate) const fn div_nearest(n: i128, d: i128) -> i128 {
    let half = d / 2;
    if n < 0 { -((-n + half) / d) } else { (n + half) / d }
}

/// `a · √(n / d)` in absolute value rounded down, with the sign of `a`.
pub(crate) const fn root_of_part(a: i64, n: i128, d: i128) -> i64 {
    let square = (a as i128 * a as i128).unsigned_abs() * n.unsigned_abs() / d.unsigned_abs();
    // A part of a length of 32 bits has a square of 62.
    let root = (square as u64).isqrt() as i64;
    if a < 0 { -root } else { root }
}

/// `√n` as `value / 2^shift`, rounded down, with some thirty significant bits; `n` is below `2^62`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Root {
    pub value: i64,
    pub shift: u32,
}

impl Root {
    pub(crate) const fn of(n: i64) -> Root {
        let spare = (n.leading_zeros() - 1) / 2;
        Root { value: (n << (2 * spare)).isqrt(), shift: spare }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_round_as_their_names_say() {
        for n in (0..5000).chain((1 << 41) - 3..(1 << 41) + 3) {
            let up = root_up(n);
            assert!(up * up >= n && (up == 0 || (up - 1) * (up - 1) < n), "{n}");
            let fine = i128::from(fine_root_up(n));
            let wide = i128::from(n) << 16;
            assert!(fine * fine >= wide && (fine == 0 || (fine - 1) * (fine - 1) < wide), "{n}");
        }
    }

    #[test]
    fn halves_go_away_from_zero() {
        let nearest = [-5, -4, -3, -1, 0, 1, 3, 4, 5].map(|n| div_nearest(n, 2));
        assert_eq!(nearest, [-3, -2, -2, -1, 0, 1, 2, 2, 3]);
        assert_eq!([1, 2, 4, 5].map(|n| div_nearest(n, 3)), [0, 1, 1, 2]);
    }

    #[test]
    fn long_roots_keep_thirty_bits() {
        for n in [1, 2, 3, 1 << 40, (1 << 41) - 1, 123_456_789] {
            let Root { value, shift } = Root::of(n);
            let (square, wide) = (i128::from(value).pow(2), i128::from(n) << (2 * shift));
            assert!(square <= wide && wide < i128::from(value + 1).pow(2));
            assert!(value >= 1 << 30);
        }
    }
}
