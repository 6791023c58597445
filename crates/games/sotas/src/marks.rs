//! States of a figure that are either there or not.

use reglette_engine::flags;

flags! {
    /// A state of a figure.
    pub enum Mark;
    /// A set of states.
    pub struct Marks(u32);
    /// Lies on the ground (sotas.knockdown.1).
    Down,
    /// Needs two actions to stand up after a drop (sotas.falling.5).
    FarFall,
    /// Lies unconscious.
    Unconscious,
    /// −1 on Quality tests until it recovers (sotas.telepathy.3).
    Confused,
    /// Hangs on a wall (sotas.climbing.16).
    Climbing,
    /// Cannot throw (sotas.stones.4).
    Shoulder,
    /// Telepathic powers need a test (sotas.grenade-psi-neg.2).
    PsiDamped,
    /// Its Force Field is spent (sotas.force-field.3).
    FieldSpent,
    /// Its Anti-kinetic Shield is up (sotas.anti-kinetic-shield.1).
    ShieldUp,
    /// Its re-roll is spent (sotas.hero.3).
    HeroSpent,
    /// Its Sprint is spent (sotas.sprint.1).
    SprintSpent,
    /// Has no Stealth until it moves (sotas.stealth.6, sotas.stealth.8).
    Revealed,
    /// Has taken radiation antidote (sotas.radiation.2).
    Antidote,
    /// −2 on Quality tests for the rest of the turn (sotas.attractive.4).
    Distracted,
    /// Has chanted this turn.
    Chanted,
    /// Its sonic screwdriver lights Long (sotas.darkness.5).
    BrightLight,
    /// Was hidden when the game turn began.
    HiddenAtDawn,
    /// Has dived from a shot this turn.
    Dived,
    /// Has been contaminated (sotas.contagion.2).
    Contaminated,
    /// Holds a stone (sotas.stones.2).
    Stone,
    /// Has been activated this game turn (sotas.activation.15).
    Activated,
    /// Was left over from the game turn before.
    LeftOver,
    /// In the air between two flying moves (sotas.flight.4).
    Aloft,
    /// Has climbed this activation (sotas.climbing.5).
    Climbed,
}
