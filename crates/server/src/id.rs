//! What the system draws and nobody can guess: ids of tables, tokens, secrets of dice.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The letters of an id: digits and small letters without those that look alike.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A table's id has so many letters.
const LENGTH: usize = 12;

/// The id of a table, written as twelve letters. It is no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(u64);

impl TableId {
    /// A number no table has, for a look at the storage that is about none.
    pub const NONE: TableId = TableId(1 << (5 * LENGTH));

    /// A new id.
    pub fn draw() -> Result<TableId, NoChance> {
        let bytes = chance::<8>()?;
        Ok(TableId(u64::from_le_bytes(bytes) % (1 << (5 * LENGTH))))
    }

    /// The id as a number, for the storage; never negative.
    pub fn number(self) -> i64 {
        i64::try_from(self.0).expect("sixty bits")
    }
}

impl Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..LENGTH).rev().try_for_each(|at| {
            let letter = (self.0 >> (5 * at)) & 31;
            write!(f, "{}", char::from(LETTERS[usize::try_from(letter).expect("five bits")]))
        })
    }
}

impl FromStr for TableId {
    type Err = NoSuchId;

    fn from_str(text: &str) -> Result<TableId, NoSuchId> {
        if text.len() != LENGTH {
            return Err(NoSuchId);
        }
        let value = |byte| LETTERS.iter().position(|&it| it == byte).ok_or(NoSuchId);
        let number = text.bytes().try_fold(0, |sum, byte| Ok(sum << 5 | value(byte)? as u64))?;
        Ok(TableId(number))
    }
}

/// A text that is no id of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchId;

/// A secret that opens a seat, the observer's place or the settings. It is never stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new token of 192 bits.
    pub fn draw() -> Result<Token, NoChance> {
        let bytes = chance::<24>()?;
        Ok(Token(hex(&bytes)))
    }

    /// A token somebody else has drawn, if it looks like one.
    pub fn drawn(text: &str) -> Option<Token> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        (text.len() == 48 && text.bytes().all(is_digit)).then(|| Token::brought(text))
    }

    /// A token as somebody brings it.
    pub fn brought(text: &str) -> Token {
        Token(text.to_owned())
    }

    /// What is stored of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The token itself, for whoever it is given to.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The hash of a token: tells whether a token is the right one, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenHash([u8; 32]);

impl Serialize for TokenHash {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for TokenHash {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<TokenHash, D::Error> {
        let text = String::deserialize(from)?;
        let wrong = || serde::de::Error::custom("expected 64 hexadecimal digits");
        let byte = |at: usize| {
            let digits = text.get(2 * at..2 * at + 2)?;
            u8::from_str_radix(digits, 16).ok()
        };
        let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
        let bytes = bytes.filter(|_| text.len() == 64).ok_or_else(wrong)?;
        Ok(TokenHash(bytes.try_into().map_err(|_| wrong())?))
    }
}

/// A secret for fair dice, or the seed of a bot: 256 bits.
pub fn secret() -> Result<String, NoChance> {
    let bytes = chance::<32>()?;
    Ok(hex(&bytes))
}

/// The system gives no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no random bytes")]
pub struct NoChance;

fn chance<const BYTES: usize>() -> Result<[u8; BYTES], NoChance> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        for _ in 0..100 {
            let id = TableId::draw().unwrap();
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().len(), LENGTH);
            assert!(id.number() >= 0);
        }
        for wrong in ["", "abc", "0123456789abc", "0123456789ai", "0123456789aé", "0123456789A0"] {
            assert_eq!(wrong.parse::<TableId>(), Err(NoSuchId), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_not_shown_by_accident() {
        let token = Token::draw().unwrap();
        assert_eq!(token.reveal().len(), 48);
        assert_eq!(format!("{token:?}"), "Token(…)");
        let stored = serde_json::to_string(&token.hash()).unwrap();
        assert!(!stored.contains(token.reveal()));
        assert_eq!(serde_json::from_str::<TokenHash>(&stored).unwrap(), token.hash());
        assert_ne!(Token::draw().unwrap(), token);
        assert!(serde_json::from_str::<TokenHash>("\"zz\"").is_err());
        assert_eq!(Token::drawn(token.reveal()), Some(token));
        for weak in ["", "0123", &"g".repeat(48), &"0".repeat(49), &"é".repeat(24)] {
            assert_eq!(Token::drawn(weak), None, "{weak}");
        }
    }
}
