//! A shot in progress: who shoots at whom, with what, and how it is declared (ex.sh.2).

use reglette_engine::{Cx, Seat};
use reglette_geometry::{Body, INCH, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::adventure;
use crate::aim::{self, Occasion};
use crate::choice::{Play, Shoot, is_zero};
use crate::event::{Event, What};
use crate::figure::Mark;
use crate::ids::{AdventureId, FigureId, WeaponId};
use crate::measure::gap_within;
use crate::table::Table;

/// A shot in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Who shoots.
    pub seat: Seat,
    /// With which figure; none for an air strike.
    #[serde(default)]
    pub by: Option<FigureId>,
    /// With what.
    #[serde(default)]
    pub weapon: Option<WeaponId>,
    /// Whether it is the shot of the turn.
    pub occasion: Occasion,
    /// ex.sr.2, ex.sr.3: at whom, in order; one target of the attacker's choice, unless Burst or Blast.
    pub targets: Vec<Share>,
    /// Which of them is being shot at.
    #[serde(default)]
    pub now: u8,
    /// ex.wt.3: the hits of a blast, fixed when the first exchange has closed.
    #[serde(default)]
    pub total: Option<u8>,
    /// ex.st.3: an attack die shows a Hit.
    #[serde(default)]
    pub hit: bool,
    /// ex.bc.4, ex.bc.18: an Armour card has been played in this shot, also for another figure that a blast reaches.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub armour: bool,
    /// ex.xc.8, ex.bc.18: a Super Armour card has been played in this shot.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub super_armour: bool,
    /// Adventure cards played with it.
    #[serde(default)]
    pub cards: Vec<AdventureId>,
    /// Dice that cards give to the target at hand.
    #[serde(default)]
    pub senses: u8,
    /// Dice that cards take from the attack on the target at hand.
    #[serde(default)]
    pub field: u8,
    /// ex.wt.8: the free re-roll is spent.
    #[serde(default)]
    pub disintegrated: bool,
    /// How many have let the declaration on the target at hand pass.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub asked: u8,
}

impl Attack {
    fn on(seat: Seat, targets: Vec<Share>) -> Attack {
        Attack {
            seat,
            by: None,
            weapon: None,
            occasion: Occasion::Free,
            targets,
            now: 0,
            total: None,
            hit: false,
            armour: false,
            super_armour: false,
            cards: Vec::new(),
            senses: 0,
            field: 0,
            disintegrated: false,
            asked: 0,
        }
    }

    /// ex.wt.2, ex.bc.18: the cards that serve the shot at a target; of a Burst, which is several shots, they serve
    /// the first.
    pub fn cards_for(&self, target: FigureId) -> &[AdventureId] {
        if self.targets[0].target == target { &self.cards } else { &[] }
    }
}

/// A target and its share of the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// At whom.
    pub target: FigureId,
    /// ex.wt.2: dice of a Burst.
    #[serde(default)]
    pub dice: Option<u8>,
}

/// The shot in progress.
pub fn attack(table: &Table) -> &Attack {
    table.attack.as_ref().expect("a shot is in progress")
}

/// The shot in progress, to be changed.
pub fn attack_mut(table: &mut Table) -> &mut Attack {
    table.attack.as_mut().expect("a shot is in progress")
}

/// ex.sh.2: a shot is declared; `Shot::Begin` goes on with it.
pub fn declare(
    table: &mut Table,
    figure: FigureId,
    shoot: &Shoot,
    occasion: Occasion,
    cx: &mut Cx<'_, Event>,
) {
    let seat = table[figure].seat;
    let &Shoot { with, target, ref cards } = shoot;
    if occasion == Occasion::Turn {
        table[figure].mark(Mark::Acted, true);
    }
    for &card in cards {
        adventure::spend(table, seat, &Play::of(card), cx);
    }
    cx.emit(|| {
        let aimed = aim::aim(table, figure, with, target, true);
        let gap = table.gap(figure, target).length();
        let witness = aimed.map(|it| it.look.witness).unwrap_or_default();
        Event::cite("ex.sh.2", What::Aimed { by: figure, target, with, gap, witness })
    });
    let targets = vec![Share { target, dice: None }];
    let cards = cards.clone();
    let (by, weapon) = (Some(figure), Some(with));
    table.attack = Some(Attack { by, weapon, occasion, cards, ..Attack::on(seat, targets) });
}

/// Air Strike: every figure within 2" of a point is attacked by three dice; whether there is any.
pub fn strike(table: &mut Table, seat: Seat, at: Point, cx: &mut Cx<'_, Event>) -> bool {
    cx.emit(|| Event::cite("ex.ad.4", What::Struck { seat, at }));
    let point = Body::point(at);
    let near = |it: &FigureId| gap_within(point.gap(table.base(*it)), INCH * 2);
    let targets: Vec<Share> =
        table.present().filter(near).map(|target| Share { target, dice: None }).collect();
    let any = !targets.is_empty();
    table.attack = any.then(|| Attack::on(seat, targets));
    any
}
