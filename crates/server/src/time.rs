//! Points in time as documents write them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize, Serializer};

/// A point in time, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(transparent)]
pub struct When(pub i64);

impl When {
    /// Now, by the system's clock.
    pub fn now() -> When {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        When(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// How long ago that was; nothing if it is yet to come.
    pub fn elapsed(self) -> Duration {
        Duration::from_millis(u64::try_from(When::now().0 - self.0).unwrap_or_default())
    }

    /// As RFC 3339 writes it, to the second: `2026-11-15T20:00:00Z`.
    pub fn to_text(self) -> String {
        let seconds = self.0.div_euclid(1000);
        let (days, within) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
        let (year, month, day) = date(days);
        let (hour, minute, second) = (within / 3600, within / 60 % 60, within % 60);
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

impl Serialize for When {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(&self.to_text())
    }
}

impl JsonSchema for When {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "When".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string", "format": "date-time"})
    }
}

/// The date of a day counted from 1970-01-01, by the calendar's cycle of 400 years.
fn date(days: i64) -> (i64, i64, i64) {
    let from_march = days + 719_468;
    let (cycle, day) = (from_march.div_euclid(146_097), from_march.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (month, day) =
        (if month < 10 { month + 3 } else { month - 9 }, day - (153 * month + 2) / 5 + 1);
    (cycle * 400 + year + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_as_the_calendar_has_them() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_709_251_199, "2024-02-29T23:59:59Z"),
            (1_794_772_800, "2026-11-15T20:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(When(seconds * 1000).to_text(), text);
        }
    }
}
