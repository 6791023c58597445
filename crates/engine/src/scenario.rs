//! Scenarios as people choose them: the game's own, and those in the files that a person brings.

use serde::Deserialize;

use crate::content::{Source, Words};
use crate::fault::{Code, Fault};
use crate::game::Info;
use crate::setup::Content;

/// The folder of the content with a file for each scenario, called after its id.
pub const FOLDER: &str = "scenarios/";
const ENDING: &str = ".toml";

/// The name of the content file of a scenario.
pub fn file_of(id: &str) -> String {
    format!("{FOLDER}{id}{ENDING}")
}

/// The scenario that a content file of this name is about; nothing for any other file.
pub fn id_of(file: &str) -> Option<&str> {
    file.strip_prefix(FOLDER)?.strip_suffix(ENDING)
}

/// A scenario as people choose it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// Its id.
    pub id: String,
    /// Numbers of players it can be played with, the usual one first.
    pub players: Vec<u8>,
    /// Options it fixes.
    pub sets: &'static [(&'static str, &'static str)],
    /// What the file says that brings it; those of the built-in ones are in the message files.
    pub words: Option<Words>,
}

/// What the files of all games begin with.
#[derive(Deserialize)]
struct Head {
    id: String,
    players: Vec<u8>,
}

impl Content {
    /// The ids of all scenarios: the game's own, then those that only the person's files have.
    pub fn scenario_ids<'a>(&'a self, info: &'static Info) -> Vec<&'a str> {
        let own = info.scenarios.iter().map(|it| it.id);
        let is_new = |id: &&str| info.scenarios.iter().all(|it| it.id != *id);
        let brought = self.files.iter().filter_map(|(name, _)| id_of(name));
        let brought = brought.filter(|_| has_files(info)).filter(is_new);
        own.chain(brought).collect()
    }

    /// Whether there is nothing but scenarios in it, so that all else is as built in.
    pub fn is_scenarios_alone(&self) -> bool {
        self.files.iter().all(|(name, _)| id_of(name).is_some())
    }

    /// The content file of a scenario.
    pub fn scenario_file<'a>(&'a self, info: &'static Info, id: &str) -> Result<Source<'a>, Fault> {
        self.source(info, &file_of(id)).ok_or_else(|| self.unknown(info, id))
    }

    /// A scenario by its id, or the usual one. Of a person's file only the head is read here.
    pub fn offer(&self, info: &'static Info, id: Option<&str>) -> Result<Offer, Fault> {
        let usual = info.scenarios.first().map_or("", |it| it.id);
        let id = id.unwrap_or(usual);
        let own = info.scenarios.iter().find(|it| it.id == id);
        let sets = own.map_or(&[][..], |it| it.sets);
        let brought = self.brought(&file_of(id)).filter(|_| has_files(info));
        let id = id.to_owned();
        match (brought, own) {
            (Some(source), _) => {
                let players = head(source, info, &id)?.players;
                Ok(Offer { id, players, sets, words: Some(source.parse()?) })
            }
            (None, Some(own)) => Ok(Offer { id, players: own.players.to_vec(), sets, words: None }),
            (None, None) => Err(self.unknown(info, &id)),
        }
    }

    fn unknown(&self, info: &'static Info, id: &str) -> Fault {
        Fault::new(Code::BadRequest, "fault-unknown-scenario")
            .at("scenario")
            .with("name", id)
            .with("known", self.scenario_ids(info).join(", "))
    }
}

/// Whether the scenarios of a game are content files.
fn has_files(info: &'static Info) -> bool {
    info.content.iter().any(|(name, _)| id_of(name).is_some())
}

/// The head of a person's file. The file is called after its scenario, so that no two files have the
/// same one, and there are seats for as many as the game knows.
fn head(source: Source<'_>, info: &'static Info, id: &str) -> Result<Head, Fault> {
    let head: Head = source.parse()?;
    if head.id != id {
        return Err(source.wrong(&head.id, "fault-scenario-file").with("id", id));
    }
    let (least, most) = info.seats();
    if head.players.is_empty() || head.players.iter().any(|it| !(least..=most).contains(it)) {
        let at = source.text.find("\nplayers").map_or(0, |it| it + 1);
        let fault = source.fault(&(at..at), "fault-scenario-players");
        return Err(fault.with("least", least).with("most", most));
    }
    Ok(head)
}
