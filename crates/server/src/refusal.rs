//! What is refused, as documents and with the status HTTP has for it.

use std::sync::OnceLock;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use reglette_engine::fault::{Code, Fault};
use reglette_registry::{AnyGame, documents, door};
use reglette_words::Words;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use crate::id::NoChance;
use crate::store::StoreError;

/// Why something was refused. Nothing has been changed by it.
#[derive(Clone, Debug)]
pub struct Refusal {
    status: StatusCode,
    /// The value of `error`, in a box because it is large and rarely made.
    error: Box<documents::Fault>,
}

/// What only a server refuses, by the names of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Own {
    /// The token does not open this.
    Unauthorized,
    /// The token is an invitation, and its seat must be taken first.
    Invited,
    /// A page of another site calls.
    Origin,
    /// No such table, seat, file or call.
    NotFound,
    /// The call exists, but not with this method.
    Method,
    /// The decision was answered already, or taken back.
    Stale,
    /// Another wish stands than the one that is answered.
    OtherWish,
    /// The decision has not come yet.
    Early,
    /// More than is accepted in this time.
    TooMany,
    /// More than the server can do at present.
    Busy,
    /// The storage does not answer.
    Unavailable,
    /// It was broken off after too long.
    TooLong,
    /// The program failed.
    Internal,
}

impl Own {
    /// Status, code and message.
    fn parts(self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Own::Unauthorized => (StatusCode::UNAUTHORIZED, "unauthorized", "server-unauthorized"),
            Own::Invited => (StatusCode::UNAUTHORIZED, "unauthorized", "server-invited"),
            Own::Origin => (StatusCode::FORBIDDEN, "unauthorized", "server-origin"),
            Own::NotFound => (StatusCode::NOT_FOUND, "not-found", "server-not-found"),
            Own::Method => (StatusCode::METHOD_NOT_ALLOWED, "bad-request", "server-method"),
            Own::Stale => (StatusCode::CONFLICT, "stale", "server-stale"),
            Own::OtherWish => (StatusCode::CONFLICT, "stale", "server-other-wish"),
            Own::Early => (StatusCode::CONFLICT, "stale", "server-early"),
            Own::TooMany => (StatusCode::TOO_MANY_REQUESTS, "too-many", "server-too-many"),
            Own::Unavailable => {
                (StatusCode::SERVICE_UNAVAILABLE, "unavailable", "server-unavailable")
            }
            Own::Busy => (StatusCode::SERVICE_UNAVAILABLE, "unavailable", "server-busy"),
            Own::TooLong => (StatusCode::SERVICE_UNAVAILABLE, "unavailable", "server-too-long"),
            Own::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal", "fault-internal"),
        }
    }
}

impl Refusal {
    /// A fault in the words of its game.
    pub fn of(fault: &Fault, game: Option<&'static dyn AnyGame>) -> Refusal {
        let status = match fault.code {
            Code::BadRequest | Code::BadPosition | Code::BadRoster | Code::BadChoice => {
                StatusCode::BAD_REQUEST
            }
            Code::BadRecord | Code::DiceDry => StatusCode::BAD_REQUEST,
            Code::UnknownGame => StatusCode::NOT_FOUND,
            Code::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            Code::NotYourTurn | Code::Over => StatusCode::CONFLICT,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        };
        let mut error = door::told(fault, game);
        if fault.key.starts_with("server-") {
            error.message = words().fault_in_both(fault, None);
        }
        Refusal { status, error: Box::new(error) }
    }

    /// A request that lacks something, by a message of the server's own.
    pub fn bad(key: &'static str, at: &str) -> Refusal {
        Fault::new(Code::BadRequest, key).at(at).into()
    }

    /// The value of `error` in documents.
    pub fn error(&self) -> &documents::Fault {
        &self.error
    }

    /// The code, by the names of the protocol.
    pub fn code(&self) -> &'static str {
        self.error.code
    }

    /// The status HTTP has for it.
    pub fn status(&self) -> StatusCode {
        self.status
    }
}

impl From<Own> for Refusal {
    fn from(own: Own) -> Refusal {
        let (status, code, key) = own.parts();
        let message = words().fault_in_both(&Fault::new(Code::BadRequest, key), None);
        let error = documents::Fault { code, rule: None, at: None, message, others: Vec::new() };
        Refusal { status, error: Box::new(error) }
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        Refusal::of(&fault, None)
    }
}

impl From<NoChance> for Refusal {
    fn from(_: NoChance) -> Refusal {
        Own::Unavailable.into()
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Conflict => Own::Stale.into(),
            StoreError::Unavailable(_) => Own::Unavailable.into(),
        }
    }
}

/// A refusal as a document.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Refused<'a> {
    /// What is refused, and why.
    error: &'a documents::Fault,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let body = json!(Refused { error: &self.error }).to_string();
        let mime = HeaderValue::from_static("application/json");
        (self.status, [(header::CONTENT_TYPE, mime)], body).into_response()
    }
}

/// The server's own words, with those common to all games.
pub fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        let fr = include_str!("../../../data/words/server.fr.ftl");
        let en = include_str!("../../../data/words/server.en.ftl");
        Words::new("server", fr, en)
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use reglette_words::{Lang, MISSING};

    #[test]
    fn both_languages_say_the_same() {
        for lang in Lang::ALL {
            assert!(words().faults(lang).is_empty(), "{:?}", words().faults(lang));
        }
        assert_eq!(words().messages(Lang::Fr), words().messages(Lang::En));
    }

    #[test]
    fn every_refusal_has_its_words() {
        for own in [
            Own::Unauthorized,
            Own::Invited,
            Own::Origin,
            Own::NotFound,
            Own::Method,
            Own::Stale,
            Own::OtherWish,
            Own::Early,
            Own::TooMany,
            Own::Busy,
            Own::Unavailable,
            Own::TooLong,
            Own::Internal,
        ] {
            let refusal = Refusal::from(own);
            assert!(!refusal.error().message.en.contains(MISSING), "{own:?}");
        }
    }

    #[test]
    fn every_message_the_sources_name_exists() {
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
        let mut keys = 0;
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = fs::read_to_string(path).unwrap();
                let is_key = |it: &&str| it.len() > 7 && !it.contains(['.', '\n', ' ']);
                let named = text.split('"').filter(|it| it.starts_with("server-"));
                for key in named.filter(is_key) {
                    assert!(words().has(Lang::En, key), "{key}");
                    keys += 1;
                }
            }
        }
        assert!(keys > 10, "the sources were searched");
    }
}
