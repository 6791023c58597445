//! Dice as requests write them.

use reglette_engine::dice::{Fair, Script, Seeded, commitment};
use reglette_engine::driver::Source;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// Where chance comes from: `{"seed":"text"}`, or `{"script":[…],"then":{"seed":…}}`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub enum DiceSpec {
    /// A seed.
    Seed(String),
    /// Faces in the order they fall; afterwards dry, or going on from a seed.
    Script {
        /// Faces of dice, ids of cards.
        faces: Vec<String>,
        /// The seed afterwards.
        then: Option<String>,
    },
    /// A secret that is promised now and shown at the end; never read from a request.
    Fair(String),
}

impl DiceSpec {
    /// The dice themselves.
    pub fn source(&self) -> Source {
        match self {
            DiceSpec::Seed(seed) => Source::Seeded(Seeded::from_text(seed)),
            DiceSpec::Fair(secret) => Source::Fair(Fair::new(secret)),
            DiceSpec::Script { faces, then } => {
                let script = Script::new(faces.clone());
                Source::Script(match then {
                    Some(seed) => script.then(Seeded::from_text(seed)),
                    None => script,
                })
            }
        }
    }

    /// What a record's header promises of the dice: the hash of a seed binds whoever drew it
    /// and tells nothing.
    pub fn promise(&self) -> Value {
        let hash = |seed: &str| -> String {
            Sha256::digest(seed.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
        };
        match self {
            DiceSpec::Seed(seed) => json!({"sha256": hash(seed)}),
            DiceSpec::Fair(secret) => json!({"fair": commitment(secret)}),
            DiceSpec::Script { faces, then: None } => json!({"script": faces.len()}),
            DiceSpec::Script { faces, then: Some(seed) } => {
                json!({"script": faces.len(), "then": {"sha256": hash(seed)}})
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: Option<Scalar>,
    script: Option<Vec<Scalar>>,
    then: Option<Then>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Then {
    seed: Scalar,
}

/// A text, or a number that stands for its digits.
struct Scalar(String);

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Scalar, D::Error> {
        match Value::deserialize(from)? {
            Value::String(text) => Ok(Scalar(text)),
            Value::Number(number) => Ok(Scalar(number.to_string())),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => {
                Err(serde::de::Error::custom("expected a text or a number"))
            }
        }
    }
}

impl TryFrom<Written> for DiceSpec {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<DiceSpec, &'static str> {
        match written {
            Written { seed: Some(Scalar(seed)), script: None, then: None } => {
                Ok(DiceSpec::Seed(seed))
            }
            Written { seed: None, script: Some(faces), then } => Ok(DiceSpec::Script {
                faces: faces.into_iter().map(|Scalar(face)| face).collect(),
                then: then.map(|it| it.seed.0),
            }),
            Written { .. } => Err("expected `seed` alone, or `script` with or without `then`"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(value: Value) -> Result<DiceSpec, serde_json::Error> {
        serde_json::from_value(value)
    }

    #[test]
    fn dice_are_read_as_people_write_them() {
        let seed = |text: &str| DiceSpec::Seed(text.to_owned());
        assert_eq!(read(json!({"seed": "a"})).unwrap(), seed("a"));
        assert_eq!(read(json!({"seed": 7})).unwrap(), seed("7"));
        let script = DiceSpec::Script { faces: vec!["1".into(), "H".into()], then: None };
        assert_eq!(read(json!({"script": [1, "H"]})).unwrap(), script);
        let then = read(json!({"script": [], "then": {"seed": "x"}})).unwrap();
        assert_eq!(then, DiceSpec::Script { faces: vec![], then: Some("x".into()) });
    }

    #[test]
    fn other_forms_of_dice_are_refused() {
        for wrong in [
            json!({}),
            json!({"seed": "a", "script": []}),
            json!({"seed": "a", "then": {"seed": "b"}}),
            json!({"seed": true}),
            json!({"script": [[1]]}),
            json!({"script": [], "then": {}}),
            json!({"sead": "a"}),
            json!("a"),
        ] {
            assert!(read(wrong.clone()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_promise_does_not_tell_the_seed() {
        let promise = DiceSpec::Seed("secret".to_owned()).promise().to_string();
        assert!(!promise.contains("secret"));
        assert_eq!(promise.len(), json!({"sha256": ""}).to_string().len() + 64);
    }
}
