//! What things are called: ids on paper, and titles in both languages.

use std::collections::BTreeSet;

use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_engine::names::Names;

use crate::book::{Content, Recruit};
use crate::data::Source;
use crate::data::scenarios;
use crate::ids::{
    AdventureId, CardId, FigureId, ICONS, MOST_NODES, MOST_PIECES, NodeId, PieceId, ProfileId,
    SideId, TokenId, WeaponId,
};
use crate::table::Table;
use crate::terrain::Piece;

/// A figure is called as its card, with a number where there are several.
pub fn figure_names(content: &Content, roster: &[Recruit]) -> Vec<String> {
    let name = |(at, recruit): (usize, &Recruit)| {
        let id = &content.forces.titles[recruit.profile.index()].id;
        let same = |it: &&Recruit| it.profile == recruit.profile;
        match roster.iter().filter(same).count() {
            1 => id.clone(),
            _ => format!("{id}-{}", roster[..=at].iter().filter(same).count()),
        }
    };
    roster.iter().enumerate().map(name).collect()
}

/// Answers and events tell things by their names: no card or figure is called as something else is, but for a card
/// and its only figure.
pub fn distinct(
    cards: Source<'_>,
    content: &Content,
    roster: &[Recruit],
    names: &Names,
) -> Result<(), Fault> {
    let (figures, ids) = (names.space(FigureId::SPACE), names.space(ProfileId::SPACE));
    let others = [
        CardId::SPACE,
        AdventureId::SPACE,
        WeaponId::SPACE,
        PieceId::SPACE,
        TokenId::SPACE,
        NodeId::SPACE,
        SideId::SPACE,
    ];
    let others: BTreeSet<&String> = others.iter().flat_map(|&it| names.space(it)).collect();
    for (at, (name, recruit)) in figures.iter().zip(roster).enumerate() {
        let card = &ids[recruit.profile.index()];
        let taken = figures[..at].contains(name)
            || others.contains(name)
            || name != card && ids.contains(name);
        if taken {
            return Err(cards.wrong(card, "fault-content-taken").with("name", name));
        }
    }
    match content.forces.titles.iter().find(|it| others.contains(&it.id)) {
        Some(card) => Err(cards.wrong(&card.id, "fault-content-taken")),
        None => Ok(()),
    }
}

/// Ids on paper, space by space.
pub fn names(content: &Content, scenario: &scenarios::Scenario, figures: Vec<String>) -> Names {
    let ids = |titles: &[Title]| titles.iter().map(|title| title.id.clone()).collect();
    let numbered = |head: char, many: usize| (1..=many).map(|n| format!("{head}{n}")).collect();
    Names::new(vec![
        figures,
        ICONS.map(str::to_owned).to_vec(),
        ids(&content.decks.adventure_titles),
        ids(&content.arms.titles),
        ids(&content.forces.titles),
        numbered('p', MOST_PIECES),
        ids(&content.decks.token_titles),
        numbered('n', MOST_NODES),
        scenario.sides.iter().map(|it| it.title.id.clone()).collect(),
    ])
}

/// What things are called.
pub fn titles(
    content: &Content,
    scenario: &scenarios::Scenario,
    figures: &[String],
    roster: &[Recruit],
    terrain: &[Piece],
) -> Vec<Title> {
    let mut titles = Vec::new();
    for (name, recruit) in figures.iter().zip(roster) {
        let title = &content.forces.figures[recruit.profile.index()];
        let number = name.strip_prefix(&title.id).and_then(|it| it.strip_prefix('-'));
        let numbered = |text: &str| match number {
            Some(number) => format!("{text} {number}"),
            None => text.to_owned(),
        };
        titles.push(Title {
            id: name.clone(),
            en: numbered(&title.en),
            fr: numbered(&title.fr),
            ..title.clone()
        });
    }
    let known = |id: &str| figures.iter().any(|it| it == id);
    titles.extend(content.forces.titles.iter().filter(|it| !known(&it.id)).cloned());
    titles.extend(content.decks.combat_titles.iter().cloned());
    titles.extend(content.decks.adventure_titles.iter().cloned());
    titles.extend(content.arms.titles.iter().cloned());
    titles.extend(content.forces.traits.iter().cloned());
    titles.extend(content.decks.token_titles.iter().cloned());
    titles.extend(content.grounds.titles.iter().cloned());
    titles.extend(content.forces.factions.iter().filter(|it| !it.en.is_empty()).cloned());
    titles.extend(
        scenario
            .sides
            .iter()
            .map(|it| it.title.clone())
            .filter(|it| !content.forces.factions.iter().any(|faction| faction.id == it.id)),
    );
    titles.extend(piece_titles(content, terrain));
    titles.extend((1..=MOST_NODES).map(|n| Title {
        id: format!("n{n}"),
        en: format!("node {n}"),
        fr: format!("Nodule {n}"),
        ..Title::default()
    }));
    titles
}

/// What the pieces are called of a table whose terrain is not the scenario's, where that differs.
pub fn titles_here(table: &Table) -> Vec<Title> {
    let book = &table.book;
    if table.terrain == book.terrain {
        return Vec::new();
    }
    let here = piece_titles(&book.content, &table.terrain);
    here.into_iter().filter(|it| !book.titles.contains(it)).collect()
}

/// A piece is called as its kind, with a number; further ones are barricades.
fn piece_titles(content: &Content, terrain: &[Piece]) -> Vec<Title> {
    let grounds = &content.grounds;
    let barricade = grounds.named("barricade").unwrap_or_default();
    let kind = |at: usize| terrain.get(at).map_or(barricade, |it| it.laid.kind);
    let title = |at: usize| {
        let number = (0..=at).filter(|&it| kind(it) == kind(at)).count();
        let it = &grounds.titles[usize::from(kind(at))];
        let (en, fr) = (format!("{} {number}", it.en), format!("{} {number}", it.fr));
        Title { id: format!("p{}", at + 1), en, fr, ..Title::default() }
    };
    (0..MOST_PIECES).map(title).collect()
}
