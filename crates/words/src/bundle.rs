//! The messages of one language: Fluent files, and the functions they may call.
//!
//! The files are written so that `@fluent/bundle` in a browser tells the same texts from them: all
//! it needs is the functions below.
//!
//! | function | shows |
//! |---|---|
//! | `SEAT($by)` | the name of the player at a seat |
//! | `SEATS($winners)` | the names of several players, joined by "and" |
//! | `SCORES($scores)` | points by seat, each after the name of its player; `SCORES($dice, $seats)` those of some seats |
//! | `THING($card)` | the name of a thing in this language |
//! | `THINGS($cards)` | the names of several, joined by "and"; equal ones are counted |
//! | `COUNT($cards)` | how many there are; 0 for nothing, so that a message can select on it |
//! | `MINUS($due, $paid)` | the difference of two whole numbers, to select on |
//! | `PLACE($nth)` | a place counted from 0, as people count it |
//! | `DE($name)`, `A($name)` | French: a name after « de » or « à », joined to its article |
//! | `FACES($dice)` | dice written by the letters of their faces, in words: "2 Hits and 1 Armour", or that there are none |
//! | `MM($length)` | a length in hundredths of a millimetre, in whole millimetres, rounded up |
//!
//! In a list, `?` is a thing seen from behind.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::cast::Cast;
use crate::french;
use crate::lang::Lang;
use crate::tell::Args;

/// A text that begins so stands for a message that does not exist.
pub const MISSING: char = '⟪';

/// What separates the entries of a list in an argument.
pub(crate) const LIST: &str = ", ";

/// What stands in a list for a thing seen from behind.
pub(crate) const HIDDEN: &str = "?";

/// The letters of the faces of dice, in the order in which they are told.
const FACES: [char; 3] = ['H', 'A', 'L'];

thread_local! {
    /// Whom and what the text being formatted speaks of: Fluent functions take no context.
    static LENT: RefCell<Cast> = RefCell::default();
}

/// The messages of one language.
pub(crate) struct Bundle {
    lang: Lang,
    inner: FluentBundle<FluentResource>,
    variables: BTreeMap<String, BTreeSet<String>>,
    faults: Vec<String>,
}

impl Bundle {
    /// The messages of some files. What cannot be read is left out and noted.
    pub fn new(lang: Lang, files: &[&str]) -> Bundle {
        let locale: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut inner = FluentBundle::new_concurrent(vec![locale]);
        inner.set_use_isolating(false);
        let mut bundle = Bundle { lang, inner, variables: BTreeMap::new(), faults: Vec::new() };
        for file in files {
            bundle.read(file);
        }
        bundle.add_functions();
        bundle
    }

    /// The text of a message; nothing when there is none of that id.
    pub fn format(&self, key: &str, args: &Args, cast: &Cast) -> Option<String> {
        let message = self.inner.get_message(key)?;
        let pattern = message.value()?;
        let mut given = FluentArgs::new();
        for name in self.variables.get(key).into_iter().flatten() {
            given.set(name.as_str(), "");
        }
        for (name, value) in args.iter() {
            given.set(name, value);
        }
        let mut errors = Vec::new();
        let before = LENT.replace(cast.clone());
        let text = self.inner.format_pattern(pattern, Some(&given), &mut errors).into_owned();
        LENT.set(before);
        Some(text)
    }

    /// The variables of each message.
    pub fn variables(&self) -> &BTreeMap<String, BTreeSet<String>> {
        &self.variables
    }

    /// What could not be read.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    fn read(&mut self, file: &str) {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(rest, errors)| {
            self.faults.extend(errors.iter().map(ToString::to_string));
            rest
        });
        for entry in resource.entries() {
            if let ast::Entry::Message(message) = entry {
                let mut names = BTreeSet::new();
                message.value.iter().for_each(|pattern| in_pattern(pattern, &mut names));
                self.variables.insert(message.id.name.to_owned(), names);
            }
        }
        if let Err(errors) = self.inner.add_resource(resource) {
            self.faults.extend(errors.iter().map(ToString::to_string));
        }
    }

    fn add_functions(&mut self) {
        let lang = self.lang;
        let word = |key: &str| self.format(key, &Args::new(), &Cast::default()).unwrap_or_default();
        let player = word("player");
        let list = Joined {
            and: word("list-and"),
            nothing: word("list-nothing"),
            hidden_one: word("hidden-one"),
            hidden_many: word("hidden-many"),
        };
        let named = |letter: char| Face {
            letter,
            one: word(&format!("face-{}-one", letter.to_ascii_lowercase())),
            many: word(&format!("face-{}-many", letter.to_ascii_lowercase())),
        };
        let dice = Faces { all: FACES.map(named), none: word("faces-none"), list: list.clone() };
        let (one, each, all, things) = (player.clone(), player.clone(), list.clone(), list);
        let added = [
            self.inner.add_function("SEAT", move |args, _| seat_name(&one, &text(args)).into()),
            self.inner.add_function("SEATS", move |args, _| {
                all.names(&text(args), |seat| seat_name(&player, seat)).into()
            }),
            self.inner.add_function("SCORES", move |args, _| scores(lang, &each, args).into()),
            self.inner.add_function("THING", move |args, _| thing_name(lang, &text(args)).into()),
            self.inner.add_function("THINGS", move |args, _| {
                things.names(&text(args), |id| thing_name(lang, id)).into()
            }),
            self.inner.add_function("COUNT", |args, _| entries(&text(args)).count().into()),
            self.inner.add_function("MINUS", |args, _| minus(args).into()),
            self.inner.add_function("PLACE", |args, _| place(&text(args)).into()),
            self.inner.add_function("DE", |args, _| french::de(&text(args)).into()),
            self.inner.add_function("A", |args, _| french::a(&text(args)).into()),
            self.inner.add_function("FACES", move |args, _| dice.told(&text(args)).into()),
            self.inner.add_function("MM", |args, _| millimetres(&text(args)).into()),
            self.inner.add_function("INCH", move |args, _| inches(lang, &text(args)).into()),
        ];
        self.faults
            .extend(added.into_iter().filter_map(Result::err).map(|error| error.to_string()));
    }
}

impl std::fmt::Debug for Bundle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Bundle({}, {} messages)", self.lang.code(), self.variables.len())
    }
}

/// The entries of a list argument.
fn entries(list: &str) -> impl Iterator<Item = &str> {
    list.split(LIST.trim_end()).map(str::trim).filter(|entry| !entry.is_empty())
}

/// A function's first argument as text.
fn text(args: &[FluentValue<'_>]) -> String {
    match args.first() {
        Some(FluentValue::String(text)) => text.to_string(),
        Some(FluentValue::Number(number)) => number.as_string().into_owned(),
        Some(FluentValue::Custom(_) | FluentValue::None | FluentValue::Error) | None => {
            String::new()
        }
    }
}

/// Points, each with the name of the player they belong to: of the seats in a second list, or of all in their order.
fn scores(lang: Lang, player: &str, args: &[FluentValue<'_>]) -> String {
    let colon = if lang == Lang::Fr { "\u{a0}:" } else { ":" };
    let (scores, seats) = (text(args), text(args.get(1..).unwrap_or_default()));
    let seats: Vec<&str> = entries(&seats).collect();
    let named = |(at, score): (usize, &str)| {
        let seat = seats.get(at).map_or_else(|| at.to_string(), |&it| it.to_owned());
        format!("{}{colon} {score}", seat_name(player, &seat))
    };
    entries(&scores).enumerate().map(named).collect::<Vec<_>>().join(LIST)
}

fn seat_name(player: &str, seat: &str) -> String {
    let Ok(number) = seat.parse::<usize>() else {
        return seat.to_owned();
    };
    let named = LENT.with_borrow(|cast| cast.seats.get(number).cloned());
    match named {
        Some(name) if !name.trim().is_empty() => name,
        Some(_) | None => format!("{player} {}", number + 1),
    }
}

fn minus(args: &[FluentValue<'_>]) -> i64 {
    let number = |at: usize| text(args.get(at..).unwrap_or_default()).parse::<i64>();
    number(0).unwrap_or_default() - number(1).unwrap_or_default()
}

fn place(nth: &str) -> String {
    nth.parse::<usize>().map_or_else(|_| nth.to_owned(), |nth| (nth + 1).to_string())
}

/// Whole millimetres, as people measure; a part of one counts as one.
fn millimetres(length: &str) -> String {
    let whole = |length: i64| {
        let sign = if length < 0 { "−" } else { "" };
        format!("{sign}{}", (length.abs() + 99) / 100)
    };
    length.parse().map_or_else(|_| length.to_owned(), whole)
}

/// Inches to the nearest hundredth.
fn inches(lang: Lang, length: &str) -> String {
    let nearest = |length: i64| (length.abs() * 200 + 2_540) / 5_080 * length.signum();
    length.parse().map_or_else(|_| length.to_owned(), |length| hundredths(lang, nearest(length)))
}

/// A number of hundredths with as many places as it needs.
fn hundredths(lang: Lang, number: i64) -> String {
    let sign = if number < 0 { "−" } else { "" };
    let (whole, part) = (number.abs() / 100, number.abs() % 100);
    let point = match lang {
        Lang::Fr => ',',
        Lang::En => '.',
    };
    match (part, part % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}{point}{}", part / 10),
        (_, _) => format!("{sign}{whole}{point}{part:02}"),
    }
}

fn thing_name(lang: Lang, id: &str) -> String {
    LENT.with_borrow(|cast| cast.things.name(lang, id).to_owned())
}

/// The words that make several names one text.
#[derive(Clone)]
struct Joined {
    and: String,
    nothing: String,
    hidden_one: String,
    hidden_many: String,
}

impl Joined {
    fn names(&self, list: &str, name: impl Fn(&str) -> String) -> String {
        let mut counted: Vec<(String, usize)> = Vec::new();
        for name in entries(list).map(name) {
            match counted.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => counted.push((name, 1)),
            }
        }
        let shown = counted.into_iter().map(|(name, count)| match (name.as_str(), count) {
            (HIDDEN, 1) => self.hidden_one.clone(),
            (HIDDEN, count) => format!("{count} {}", self.hidden_many),
            (_, 1) => name,
            (_, count) => format!("{name} ×{count}"),
        });
        self.joined(shown.collect()).unwrap_or_else(|| self.nothing.clone())
    }

    fn joined(&self, mut shown: Vec<String>) -> Option<String> {
        match (shown.pop()?, shown.as_slice()) {
            (only, []) => Some(only),
            (last, rest) => Some(format!("{} {} {last}", rest.join(LIST), self.and)),
        }
    }
}

/// A face of a die: its letter, and what one and several of them are called.
struct Face {
    letter: char,
    one: String,
    many: String,
}

/// The words that tell dice.
struct Faces {
    all: [Face; FACES.len()],
    none: String,
    list: Joined,
}

impl Faces {
    fn told(&self, dice: &str) -> String {
        let counted = self.all.iter().filter_map(|face| match dice.matches(face.letter).count() {
            0 => None,
            1 => Some(format!("1 {}", face.one)),
            many => Some(format!("{many} {}", face.many)),
        });
        self.list.joined(counted.collect()).unwrap_or_else(|| self.none.clone())
    }
}

fn in_pattern(pattern: &ast::Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, names),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, names);
            variants.iter().for_each(|variant| in_pattern(&variant.value, names));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, names: &mut BTreeSet<String>) {
    use ast::InlineExpression as Inline;
    let mut in_call = |call: &ast::CallArguments<&str>| {
        call.positional.iter().for_each(|it| in_inline(it, names));
        call.named.iter().for_each(|it| in_inline(&it.value, names));
    };
    match inline {
        Inline::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        Inline::FunctionReference { arguments, .. } => in_call(arguments),
        Inline::TermReference { arguments, .. } => arguments.iter().for_each(in_call),
        Inline::Placeable { expression } => in_expression(expression, names),
        Inline::StringLiteral { .. }
        | Inline::NumberLiteral { .. }
        | Inline::MessageReference { .. } => {}
    }
}
