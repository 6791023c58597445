//! Ids on paper, and what everybody and everything in a game is called.

use reglette_engine::game::Title;
use reglette_engine::names::Names;

use crate::book::{Content, Recruit};
use crate::data::scenarios::{self, Scenario};
use crate::ids::MOST_PIECES;
use crate::roster::Roster;

/// Who and what takes part in a game.
#[derive(Clone, Copy, Debug)]
pub struct Cast<'a> {
    /// The content files.
    pub content: &'a Content,
    /// The scenario.
    pub scenario: &'a Scenario,
    /// The sides that play.
    pub sides: &'a [&'a scenarios::Side],
    /// Their bands.
    pub bands: &'a [Roster],
    /// The figures.
    pub roster: &'a [Recruit],
}

/// What something is called, in English and in French.
pub type Called = [String; 2];

/// What everybody and everything of a game is called, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calls {
    /// The figures.
    pub figures: Vec<Called>,
    /// The sides.
    pub sides: Vec<Called>,
    /// The Tasks.
    pub tasks: Vec<Called>,
    /// The objects.
    pub objects: Vec<Called>,
    /// The exits.
    pub exits: Vec<Called>,
    /// The pieces that the scenario lays out.
    pub pieces: Vec<Called>,
}

impl Cast<'_> {
    /// Ids of everything, space by space.
    pub fn names(self) -> Names {
        let ids = |titles: &[Title]| titles.iter().map(|title| title.id.clone()).collect();
        let pieces = (1..=MOST_PIECES).map(|n| format!("p{n}")).collect();
        let Content { profiles, arms, .. } = self.content;
        let own = [self.sides(), self.tasks(), self.objects(), self.exits()];
        let shared = [self.figures(), ids(&profiles.titles), ids(&arms.titles), pieces];
        Names::new(shared.into_iter().chain(own.iter().map(|it| ids(it))).collect())
    }

    /// Titles of everything.
    pub fn titles(self) -> Vec<Title> {
        let Content { profiles, arms, kinds, shop, .. } = self.content;
        let shared = [
            &profiles.titles,
            &arms.titles,
            &arms.grenade_titles,
            &arms.item_titles,
            &kinds.titles,
        ];
        let own = [self.sides(), self.tasks(), self.objects(), self.exits(), self.pieces()];
        let mut titles = self.figure_titles();
        titles.retain(|it| profiles.titles.iter().all(|profile| profile.id != it.id));
        titles.extend(shared.into_iter().flatten().cloned());
        titles.extend(shop.special_titles());
        titles.extend(shop.term_titles());
        titles.extend(own.into_iter().flatten());
        titles
    }

    /// What everybody and everything is called.
    pub fn calls(self) -> Calls {
        let called = |titles: &[Title]| -> Vec<Called> {
            titles.iter().map(|it| [it.en.clone(), it.fr.clone()]).collect()
        };
        Calls {
            figures: called(&self.figure_titles()),
            sides: called(&self.sides()),
            tasks: called(&self.tasks()),
            objects: called(&self.objects()),
            exits: called(&self.exits()),
            pieces: called(&self.pieces()[..self.scenario.pieces.len()]),
        }
    }

    /// A figure is called as its profile, with a number where there are several.
    fn figures(&self) -> Vec<String> {
        let name = |(at, recruit): (usize, &Recruit)| {
            let id = &self.content.profiles.titles[recruit.profile.index()].id;
            let same = |it: &&Recruit| it.profile == recruit.profile;
            match self.roster.iter().filter(same).count() {
                1 => id.clone(),
                _ => format!("{id}-{}", self.roster[..=at].iter().filter(same).count()),
            }
        };
        self.roster.iter().enumerate().map(name).collect()
    }

    fn figure_titles(&self) -> Vec<Title> {
        let title = |(id, recruit): (String, &Recruit)| {
            let title = &self.content.profiles.titles[recruit.profile.index()];
            if id == title.id {
                return title.clone();
            }
            let number = id.rsplit('-').next().unwrap_or_default();
            let (en, fr) = (format!("{} {number}", title.en), format!("{} {number}", title.fr));
            Title { id, en, fr, ..title.clone() }
        };
        self.figures().into_iter().zip(self.roster).map(title).collect()
    }

    /// A side is called as its player calls the band, or as the scenario does.
    fn sides(&self) -> Vec<Title> {
        let side = |(side, band): (&&scenarios::Side, &Roster)| match band.name.trim() {
            "" => titled("side", &side.id, &side.en, &side.fr),
            name => titled("side", &side.id, name, name),
        };
        self.sides.iter().zip(self.bands).map(side).collect()
    }

    fn tasks(&self) -> Vec<Title> {
        self.scenario.tasks.iter().map(|it| titled("task", &it.id, &it.en, &it.fr)).collect()
    }

    fn objects(&self) -> Vec<Title> {
        self.scenario.objects.iter().map(|it| titled("object", &it.id, &it.en, &it.fr)).collect()
    }

    fn exits(&self) -> Vec<Title> {
        self.scenario.exits.iter().map(|it| titled("exit", &it.id, &it.en, &it.fr)).collect()
    }

    /// A piece is called as the scenario says or as its kind, with a number where there are several.
    /// What players are still to place has a number alone.
    fn pieces(&self) -> Vec<Title> {
        let plain = |piece: &scenarios::Piece| {
            let kind = self.content.kinds.titles.iter().find(|title| title.id == piece.kind);
            let kind = kind.cloned().unwrap_or_default();
            let en = piece.en.clone().unwrap_or(kind.en);
            Title { en, fr: piece.fr.clone().unwrap_or(kind.fr), ..Title::default() }
        };
        let mut titles: Vec<Title> = self.scenario.pieces.iter().map(plain).collect();
        if self.scenario.free.is_some() {
            let (en, fr) = ("Piece".to_owned(), "Élément".to_owned());
            titles.resize(MOST_PIECES, Title { en, fr, ..Title::default() });
        }
        let numbered = |(at, title): (usize, &Title)| {
            let same = |it: &&Title| it.en == title.en;
            let id = format!("p{}", at + 1);
            match titles.iter().filter(same).count() {
                1 => Title { id, ..title.clone() },
                _ => {
                    let n = titles[..=at].iter().filter(same).count();
                    let (en, fr) = (format!("{} {n}", title.en), format!("{} {n}", title.fr));
                    Title { id, en, fr, ..title.clone() }
                }
            }
        };
        titles.iter().enumerate().map(numbered).collect()
    }
}

/// A thing of the scenario; its id tells what it is, as ids of one scenario may be the same.
fn titled(what: &str, id: &str, en: &str, fr: &str) -> Title {
    Title { id: format!("{what}.{id}"), en: en.to_owned(), fr: fr.to_owned(), ..Title::default() }
}
