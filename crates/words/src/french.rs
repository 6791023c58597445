//! How French joins `de` and `à` to a name: « du Docteur », « d'Ada », « à la Bête ».

/// A name after `de`.
pub fn de(name: &str) -> String {
    match article(name) {
        Some(("le", rest)) => format!("du {rest}"),
        Some(("les", rest)) => format!("des {rest}"),
        Some(("l'", rest)) => format!("de l'{rest}"),
        Some((article, rest)) => format!("de {article} {rest}"),
        None if name.starts_with(is_elided) => format!("d'{name}"),
        None => format!("de {name}"),
    }
}

/// A name after `à`.
pub fn a(name: &str) -> String {
    match article(name) {
        Some(("le", rest)) => format!("au {rest}"),
        Some(("les", rest)) => format!("aux {rest}"),
        Some(("l'", rest)) => format!("à l'{rest}"),
        Some((article, rest)) => format!("à {article} {rest}"),
        None => format!("à {name}"),
    }
}

/// The article a name begins with, and the rest of the name.
fn article(name: &str) -> Option<(&'static str, &str)> {
    let known = [("Le ", "le"), ("La ", "la"), ("Les ", "les"), ("L'", "l'")];
    known.into_iter().find_map(|(begin, article)| Some((article, name.strip_prefix(begin)?)))
}

/// Whether `de` loses its vowel before a letter.
fn is_elided(letter: char) -> bool {
    "aàâäeéèêëiîïoôöuùûüyhœæ".contains(letter.to_lowercase().next().unwrap_or(letter))
}

#[cfg(test)]
mod tests {
    use super::{a, de};

    #[test]
    fn articles_and_vowels_are_joined() {
        let names =
            ["Ada", "Élise", "Bob", "Le Docteur", "La Bête", "Les Clercs", "L'Ood", "", "2"];
        let with_de = names.map(de);
        let expected =
            ["d'Ada", "d'Élise", "de Bob", "du Docteur", "de la Bête", "des Clercs", "de l'Ood"];
        assert_eq!(with_de[..7], expected);
        assert_eq!(with_de[7..], ["de ", "de 2"]);
        let with_a = names.map(a);
        let expected =
            ["à Ada", "à Élise", "à Bob", "au Docteur", "à la Bête", "aux Clercs", "à l'Ood"];
        assert_eq!(with_a[..7], expected);
    }
}
