//! Names of Rust variants as they stand in message ids.

/// A variant's name in kebab-case: `HitsThrough` becomes `hits-through`.
pub fn kebab(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut out = String::with_capacity(name.len() + 4);
    for (at, &letter) in letters.iter().enumerate() {
        let after_small = at > 0 && !letters[at - 1].is_uppercase() && letters[at - 1] != '-';
        let before_small = at > 0
            && letters[at - 1].is_uppercase()
            && letters.get(at + 1).is_some_and(|next| next.is_lowercase());
        if letter.is_uppercase() && (after_small || before_small) {
            out.push('-');
        }
        match letter {
            '_' => out.push('-'),
            letter => out.extend(letter.to_lowercase()),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_become_parts_of_message_ids() {
        for (name, id) in [
            ("Done", "done"),
            ("HitsThrough", "hits-through"),
            ("TakeTP", "take-tp"),
            ("TPGained", "tp-gained"),
            ("snake_case", "snake-case"),
            ("already-kebab", "already-kebab"),
        ] {
            assert_eq!(kebab(name), id);
        }
    }
}
