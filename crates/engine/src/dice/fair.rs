//! Dice nobody can choose: a secret promised in advance, stirred by what the players add.
//!
//! Whoever runs the table publishes the [`commitment`] to a secret before the first choice. Every
//! choice may bring a `salt` of its player's own. Each face comes from the secret, all salts so far
//! and its number. When the game is over the secret is shown, and anyone can throw the dice again.
//!
//! So that a program without the rules can do it too, with `+` for bytes one after the other:
//!
//! - the promise is SHA-256 of `"reglette promise " + secret`, in hexadecimal digits;
//! - the first key is SHA-256 of `"reglette dice " + secret`; a salt makes it SHA-256 of
//!   `key + salt`, on the set-up's line too;
//! - the throw numbered `i` from 0, through the whole game, is the first eight bytes of SHA-256 of
//!   `key + i`, both numbers of 64 bits with the low byte first;
//! - of `n` equally likely things it is the one numbered `throw % n` from 0; a throw from the last
//!   `(2^64 - 1) % n + 1` numbers is passed over for the next.

use sha2::{Digest, Sha256};

use super::{Bag, Die, Dry, Throw};

/// Dice from a promised secret and the players' salts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fair {
    key: [u8; 32],
    thrown: u64,
    account: Option<Vec<Among>>,
}

/// What a throw fell among: the names in their order, and how many there were of each.
pub type Among = Vec<(String, u8)>;

/// The promise of a secret, in hexadecimal digits.
pub fn commitment(secret: &str) -> String {
    let digest = Sha256::digest(format!("reglette promise {secret}"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Fair {
    /// Dice of a secret to which nobody has added anything.
    pub fn new(secret: &str) -> Fair {
        let key = Sha256::digest(format!("reglette dice {secret}")).into();
        Fair { key, thrown: 0, account: None }
    }

    /// The same dice, which note what each throw falls among.
    #[must_use]
    pub fn accounting(self) -> Fair {
        Fair { account: Some(Vec::new()), ..self }
    }

    /// What the throws since the last time fell among.
    pub fn take_account(&mut self) -> Vec<Among> {
        self.account.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Stirs in what a player adds.
    pub fn stir(&mut self, salt: &str) {
        let mut hash = Sha256::new();
        hash.update(self.key);
        hash.update(salt.as_bytes());
        self.key = hash.finalize().into();
    }

    /// The next 64 bits.
    fn bits(&mut self) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.key);
        hash.update(self.thrown.to_le_bytes());
        self.thrown += 1;
        let digest: [u8; 32] = hash.finalize().into();
        let (first, _) = digest.split_at(8);
        u64::from_le_bytes(first.try_into().expect("eight bytes"))
    }

    /// A whole number from 0 to `bound - 1`, each equally likely.
    fn below(&mut self, bound: u64) -> u64 {
        let even = u64::MAX - u64::MAX % bound;
        loop {
            let bits = self.bits();
            if bits < even {
                return bits % bound;
            }
        }
    }
}

impl Throw for Fair {
    fn face(&mut self, die: &'static Die) -> Result<usize, Dry> {
        if let Some(account) = &mut self.account {
            account.push(die.faces.iter().map(|&face| (face.to_owned(), 1)).collect());
        }
        let face = self.below(die.faces.len() as u64);
        Ok(usize::try_from(face).expect("below the number of faces"))
    }

    fn pull(&mut self, bag: Bag<'_>) -> Result<usize, Dry> {
        if let Some(account) = &mut self.account {
            account.push(bag.names.iter().cloned().zip(bag.left.iter().copied()).collect());
        }
        let nth = self.below(u64::from(bag.total()));
        Ok(bag.kind_of(u32::try_from(nth).expect("below the number of things")))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{D6, Dice};
    use super::*;

    #[test]
    fn the_same_secret_and_salts_throw_the_same() {
        let throw = |salts: &[&str]| {
            let mut fair = Fair::new("secret");
            salts.iter().for_each(|salt| fair.stir(salt));
            (0..20).map(|_| fair.face(&D6).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(throw(&["a", "b"]), throw(&["a", "b"]));
        assert_ne!(throw(&["a", "b"]), throw(&["b", "a"]));
        assert_ne!(throw(&["a", "b"]), throw(&["a"]));
        assert_ne!(commitment("secret"), commitment("secreu"));
    }

    #[test]
    fn faces_are_even() {
        let counts = Fair::new("even").roll(&D6, 250).unwrap();
        assert!(counts.0.iter().all(|&n| (25..60).contains(&n)), "{counts:?}");
    }
}
