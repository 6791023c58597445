//! Special rules of characters (ex.rc.6). What each means stands where it is asked for.

use reglette_engine::flags;

flags! {
    /// A special rule of a character, without its number.
    pub enum Trait;
    /// Special rules of a character.
    pub struct Traits(u32);
    /// ex.tr.1.
    Leader,
    /// ex.tr.2, ex.rc.10.
    Special,
    /// ex.tr.3.
    Archetype,
    /// ex.tr.4.
    Agent,
    /// ex.tr.5.
    Retinue,
    /// ex.tr.6.
    Hover,
    /// ex.tr.6.
    Nimble,
    /// ex.tr.7.
    Implacable,
    /// ex.tr.8.
    Emotionless,
    /// ex.tr.9.
    PlatoonFire,
    /// ex.tr.10.
    ShapeShifter,
    /// ex.tr.11.
    Forgotten,
    /// ex.tr.12.
    QuantumLock,
    /// ex.tr.13.
    Glory,
    /// ex.tr.14.
    ProbicVent,
    /// ex.tr.15.
    FiveRoundsRapid,
    /// ex.tr.16.
    VenomLash,
    /// ex.tr.17.
    Swarm,
    /// ex.tr.18.
    NonViolent,
    /// ex.tr.19.
    Regeneration,
    /// ex.tr.20.
    Clever,
    /// ex.tr.21.
    Medic,
    /// ex.tr.22.
    Inspiring,
    /// ex.tr.23.
    BadWolf,
    /// ex.tr.24.
    Mastermind,
    /// ex.tr.25.
    VortexJump,
    /// ex.tr.26.
    ScientificAdviser,
}
