//! What everybody may do when they act next, for bots that look beyond their own action.
//!
//! Every figure that has not acted in this game turn is taken to make the one attack that promises it most:
//! against whoever it touches, whoever it can shoot, or whoever one move takes it to. The dice of the combat
//! are counted out; how often it has the actions for it comes from its Quality.

use reglette_engine::Seat;

use crate::action::is_empty;
use crate::attack::guns;
use crate::combat::{self, is_helpless};
use crate::duel;
use crate::effect::Harm;
use crate::ground;
use crate::ids::{FigureId, WeaponId};
use crate::marks::Mark;
use crate::special::{self, force_field};
use crate::strike::{How, Role, Strike};
use crate::table::Table;
use crate::targets;

/// What a result costs, in thousandths of the figure.
fn cost(harm: Harm) -> i32 {
    match harm {
        Harm::Gruesome => 1_100,
        Harm::Killed => 1_000,
        Harm::Down | Harm::Immobilised(_) | Harm::Confused | Harm::Fainted => 350,
        Harm::Recoil | Harm::Thrown { .. } => 80,
        Harm::Possessed | Harm::Controlled => 1_000,
    }
}

/// What a promised attack brings in the end, in hundredths: that of a figure whose player is asked, and of
/// another. So, beside the figures themselves, it tells best how games between greedy bots end.
const NEXT: i32 = 140;
const LATER: i32 = 90;

/// What a seat may win by its figures' next attacks, less what it may lose by its enemies', in tenths of a
/// point; `asked` is whoever answers now.
pub fn prospect(table: &Table, asked: Option<Seat>, seat: Seat) -> i32 {
    let seat_of = |it: FigureId| table.seat_of(table.side(it));
    let acts = |it: &FigureId| !table[*it].is(Mark::Activated) && !is_helpless(table, *it);
    let hope = |by: FigureId| {
        let own = seat_of(by) == seat;
        let targets = table.present().filter(|&it| (seat_of(it) == seat) != own);
        let chances = chances(table, by);
        let most = targets.map(|it| promise(table, by, it, chances)).max().unwrap_or(0).max(0);
        let counts = if asked == Some(seat_of(by)) { NEXT } else { LATER };
        most * counts / if own { 100 } else { -100 }
    };
    table.present().filter(acts).map(hope).sum()
}

/// How often three dice give a figure one action or more, and two or more, in thousandths.
fn chances(table: &Table, figure: FigureId) -> [i32; 2] {
    let quality = i32::from(table.shown(figure).quality).clamp(2, 6);
    let (hit, miss) = (7 - quality, quality - 1);
    let none = miss * miss * miss;
    let one = 3 * hit * miss * miss;
    [216 - none, 216 - none - one].map(|ways| ways * 1_000 / 216)
}

/// What the best attack on a target promises, in tenths of a point.
fn promise(table: &Table, by: FigureId, target: FigureId, [once, twice]: [i32; 2]) -> i32 {
    let melee = Strike { by: Some(by), target, how: How::Melee { with: None, power: false } };
    if table.touch(by, target) {
        return gain(table, &melee, totals(table, &melee)) * once / 1_000;
    }
    if table.is_engaged(by) {
        return 0;
    }
    let near = table.base(by).body().is_within(ground::reach(table, by), table.base(target));
    let charge = near.then(|| {
        let totals = [(by, Role::Striker), (target, Role::Target)]
            .map(|(it, role)| combat::own_combat(table, it, role).by);
        gain(table, &melee, totals) * twice / 1_000
    });
    let loaded = guns(table, by).filter(|&with| !is_empty(table, by, with));
    let shots = loaded.filter_map(|with| shot(table, by, with, target));
    charge.into_iter().chain(shots.map(|gain| gain * once / 1_000)).max().unwrap_or(0)
}

/// What a shot promises, if there is one.
fn shot(table: &Table, by: FigureId, with: WeaponId, target: FigureId) -> Option<i32> {
    targets::may_hit(table, by, with, target).ok()?;
    let how = How::Shot { with, aimed: false, further: false, ambush: false };
    let strike = Strike { by: Some(by), target, how };
    Some(gain(table, &strike, totals(table, &strike)))
}

/// What is added to the die of the attacker, and to that of the target.
fn totals(table: &Table, strike: &Strike) -> [i8; 2] {
    [Role::Striker, Role::Target].map(|role| combat::sum(&combat::parts(table, strike, role)))
}

/// What an attack with these totals wins on average, less what it may cost in return.
fn gain(table: &Table, strike: &Strike, [own, his]: [i8; 2]) -> i32 {
    if special::is_immune(table, strike) {
        return 0;
    }
    let points = |it: FigureId| i32::from(table.profile(it).points);
    let mut sum = 0;
    for (die, other) in (1..=6).flat_map(|die| (1..=6).map(move |other| (die, other))) {
        let (won, lost) = (own + die, his + other);
        let harm = |loser, die: i8, totals: [i8; 2]| {
            if special::cancels(table, strike, loser, totals[0] - totals[1]).is_some() {
                return 0;
            }
            let harm = duel::result(table, strike, loser, die.unsigned_abs(), totals);
            cost(harm) * points(loser) * force_field::lets_through(table, strike, loser)
        };
        if won > lost {
            sum += harm(strike.target, die, [won, lost]);
        } else if won < lost
            && duel::strikes_back(table, strike, other.unsigned_abs())
            && let Some(by) = strike.by
        {
            sum -= harm(by, other, [lost, won]);
        }
    }
    sum / (36 * 6 * 100)
}
