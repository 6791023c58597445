//! Kinds of terrain pieces (ex.ob, ex.wl) and table layouts (ex.su.4).

use reglette_engine::fault::Fault;
use reglette_engine::game::Title;
use reglette_geometry::{Decimal, Length, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Source, inches, once, place, point, row};
use crate::ids::MOST_PIECES;
use crate::terrain::{self, Piece};

/// The name of the file.
pub const FILE: &str = "terrain.toml";

/// Kinds and layouts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounds {
    /// Kinds of pieces.
    pub kinds: Vec<Kind>,
    /// Their titles.
    pub titles: Vec<Title>,
    /// Layouts.
    pub layouts: Vec<Vec<Laid>>,
    /// Their titles.
    pub layout_titles: Vec<Title>,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Along x and y.
    pub size: [Length; 2],
    /// Low or wall.
    pub class: Class,
    /// ex.kh.3: figures may stand on it.
    pub climbable: bool,
}

/// How high a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// ex.ob.2: no higher than two stacked dice.
    Low,
    /// ex.ob.3, ex.wl.3: higher, as buildings and large vehicles are.
    Wall,
}

/// A piece of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Which kind.
    pub kind: u8,
    /// Its south-west corner.
    pub at: Point,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    kind: Vec<KindRow>,
    layout: Vec<LayoutRow>,
}

row!(KindRow {
    size: [Decimal; 2],
    class: Class,
    #[serde(default)]
    climbable: bool,
});

row!(LayoutRow { pieces: Vec<PieceRow> });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceRow {
    kind: String,
    at: [Decimal; 2],
}

impl Grounds {
    /// Reads the file.
    pub fn read(source: Source<'_>) -> Result<Grounds, Fault> {
        let file: File = source.parse()?;
        let titles: Vec<Title> = file.kind.iter().map(KindRow::title).collect();
        once(source, &titles)?;
        let kinds = file.kind.iter().map(|row| kind(source, row)).collect::<Result<_, _>>()?;
        let layout_titles: Vec<Title> = file.layout.iter().map(LayoutRow::title).collect();
        once(source, &layout_titles)?;
        let mut layouts = Vec::new();
        for row in &file.layout {
            if row.pieces.len() > MOST_PIECES / 2 + 8 {
                return Err(source.wrong(&row.id, "fault-content-many"));
            }
            let laid = |piece: &PieceRow| {
                let kind = place(&titles, &piece.kind);
                let kind = kind.ok_or_else(|| source.unknown("terrain", &piece.kind))?;
                Ok(Laid { kind, at: point(source, piece.at)? })
            };
            layouts.push(row.pieces.iter().map(laid).collect::<Result<_, Fault>>()?);
        }
        let grounds = Grounds { kinds, titles, layouts, layout_titles };
        grounds.check(source)?;
        Ok(grounds)
    }

    /// ex.su.4 [B19]: refuses a layout with a piece off the table or on another.
    fn check(&self, source: Source<'_>) -> Result<(), Fault> {
        for (layout, title) in self.layouts.iter().zip(&self.layout_titles) {
            let piece = |&it| Piece::new(self, it, false);
            let pieces: Option<Vec<Piece>> = layout.iter().map(piece).collect();
            let pieces = pieces.ok_or_else(|| source.wrong(&title.id, "fault-content-shape"))?;
            if let Some(at) = terrain::misplaced(&pieces) {
                let kind = &self.titles[usize::from(layout[at].kind)].id;
                let fault = source.wrong(&title.id, "fault-terrain-place").with("kind", kind);
                return Err(fault.with("piece", format!("p{}", at + 1)));
            }
        }
        Ok(())
    }

    /// The kind of an id.
    pub fn named(&self, id: &str) -> Option<u8> {
        place(&self.titles, id)
    }

    /// How long and how deep a barricade is; nothing where there is none.
    pub fn barricade(&self) -> [Length; 2] {
        let kind = self.named("barricade").map(|it| self.kinds[usize::from(it)]);
        kind.map_or([Length::ZERO; 2], |it| it.size)
    }
}

fn kind(source: Source<'_>, row: &KindRow) -> Result<Kind, Fault> {
    let [width, depth] = row.size;
    let size = [inches(source, width)?, inches(source, depth)?];
    let wrong =
        size.iter().any(|it| *it <= Length::ZERO) || row.climbable && row.class == Class::Wall;
    if wrong {
        return Err(source.wrong(&row.id, "fault-content-shape"));
    }
    Ok(Kind { size, class: row.class, climbable: row.climbable })
}
