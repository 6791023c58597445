//! The Combat deck (ex.bc.1), Adventure cards (ex.ad) and Vortex Node tokens (ex.nd.3).

use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::forces::FactionId;
use super::{Source, once, place, row};
use crate::ids::{AdventureId, ICONS};

/// The names of the files.
pub const COMBAT: &str = "combat.toml";
/// Adventure cards.
pub const ADVENTURE: &str = "adventure.toml";
/// Node tokens.
pub const NODES: &str = "nodes.toml";

/// The most cards of a Combat deck.
const MOST_CARDS: usize = 200;

/// Everything that is drawn or dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decks {
    /// Copies of each Combat card, by icon.
    pub combat: [u8; ICONS.len()],
    /// Their titles.
    pub combat_titles: Vec<Title>,
    /// Adventure cards; their place is their [`AdventureId`].
    pub adventure: Vec<Adventure>,
    /// Their titles.
    pub adventure_titles: Vec<Title>,
    /// Kinds of node tokens.
    pub tokens: Vec<Token>,
    /// Their titles.
    pub token_titles: Vec<Title>,
}

/// An Adventure card (ex.ad.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adventure {
    /// What it does.
    pub effect: Effect,
    /// What becomes of it.
    pub after: After,
    /// Whose it is; anybody's if generic.
    pub faction: Option<FactionId>,
}

/// What becomes of a used Adventure card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// ex.ad.6.
    Discard,
    /// ex.ad.7.
    Exhaust,
    /// ex.ad.5: it stays in play as its text says.
    Lasts,
}

/// What an Adventure card does (11.6, 11.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Effect {
    CombatSenses,
    LuckyHit,
    MediKit,
    RapidResponse,
    FinishThem,
    SensoryInput,
    EscapePlan,
    Strategist,
    VortexManipulator,
    PsychicPaper,
    CoveringFire,
    HoldTheLine,
    Run,
    Barricade,
    PersonalShield,
    MaximumExtermination,
    NoMercy,
    DestroyTheDeviant,
    Upgrade,
    Cyberiad,
    Catalogue,
    SentencePassed,
    BodyPrint,
    SkarasenGland,
    PostHypnoticOrder,
    StaticField,
    SontarHa,
    CordolaineSignal,
    AirStrike,
    CoveringPositions,
    Tunnel,
    ThirdEye,
    DontBlink,
    LightsOut,
    AllonsY,
    ReverseThePolarity,
}

/// A kind of node token (ex.nd.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it does.
    pub kind: NodeKind,
    /// What it is worth.
    pub vp: u8,
    /// How many there are.
    pub copies: u8,
}

/// What a node does when it is first collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NodeKind {
    /// ex.nd.4.
    Black,
    /// ex.nd.5.
    Temporal,
    /// ex.nd.7.
    Spatial,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CombatFile {
    card: Vec<CombatRow>,
}

row!(CombatRow {
    copies: u8,
    #[serde(default, rename = "immediate")]
    _immediate: bool,
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventureFile {
    adventure: Vec<AdventureRow>,
}

row!(AdventureRow { faction: Option<String>, effect: Effect, after: After });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NodeFile {
    node: Vec<NodeRow>,
}

row!(NodeRow { kind: NodeKind, vp: u8, copies: u8 });

impl Decks {
    /// Reads the files.
    pub fn read(
        combat: Source<'_>,
        adventure: Source<'_>,
        nodes: Source<'_>,
        factions: &[Title],
    ) -> Result<Decks, Fault> {
        let (copies, combat_titles) = read_combat(combat)?;
        let file: AdventureFile = adventure.parse()?;
        let adventure_titles: Vec<Title> = file.adventure.iter().map(AdventureRow::title).collect();
        once(adventure, &adventure_titles)?;
        let card = |row: &AdventureRow| {
            let faction = row.faction.as_deref().map(|id| {
                let at = place(factions, id);
                at.map(FactionId).ok_or_else(|| adventure.unknown("faction", id))
            });
            let faction = faction.transpose()?;
            Ok(Adventure { effect: row.effect, after: row.after, faction })
        };
        let cards = file.adventure.iter().map(card).collect::<Result<_, Fault>>()?;
        let file: NodeFile = nodes.parse()?;
        let token_titles: Vec<Title> = file.node.iter().map(NodeRow::title).collect();
        once(nodes, &token_titles)?;
        let token = |row: &NodeRow| Token { kind: row.kind, vp: row.vp, copies: row.copies };
        Ok(Decks {
            combat: copies,
            combat_titles,
            adventure: cards,
            adventure_titles,
            tokens: file.node.iter().map(token).collect(),
            token_titles,
        })
    }

    /// ex.ad.1: the generic Adventure cards.
    pub fn generic(&self) -> impl Iterator<Item = AdventureId> + '_ {
        self.cards().filter(|it| self.adventure[it.index()].faction.is_none())
    }

    /// All Adventure cards.
    pub fn cards(&self) -> impl Iterator<Item = AdventureId> + use<> {
        (0..u8::try_from(self.adventure.len()).unwrap_or(u8::MAX)).map(AdventureId)
    }
}

fn read_combat(source: Source<'_>) -> Result<([u8; ICONS.len()], Vec<Title>), Fault> {
    let file: CombatFile = source.parse()?;
    let mut copies = [0; ICONS.len()];
    let mut titles: Vec<Title> =
        ICONS.iter().map(|&id| Title { id: id.to_owned(), ..Title::default() }).collect();
    for row in &file.card {
        let at = ICONS.iter().position(|&it| it == row.id);
        let at = at.ok_or_else(|| source.unknown("Combat card", &row.id))?;
        (copies[at], titles[at]) = (row.copies, row.title());
    }
    let many: usize = copies.iter().map(|&it| usize::from(it)).sum();
    if many <= MOST_CARDS {
        Ok((copies, titles))
    } else {
        Err(source.wrong("", "fault-content-many"))
    }
}
