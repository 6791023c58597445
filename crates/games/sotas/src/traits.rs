//! Special rules as marks on a profile. What a mark means stands in one file of `special`.

use serde::Deserialize;

macro_rules! traits {
    ($($(#[$doc:meta])* $Trait:ident = $id:literal),+ $(,)?) => {
        /// A special rule that a profile lists, without its argument.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Trait { $($(#[$doc])* $Trait),+ }

        impl Trait {
            /// All of them by id.
            pub const ALL: &'static [(&'static str, Trait)] = &[$(($id, Trait::$Trait)),+];
        }
    };
}

traits! {
    /// Stealth near any scenery.
    MemoryProof = "memory-proof",
    /// Hard to hit, climbs well.
    Acrobat = "acrobat",
    /// At home in water.
    Amphibian = "amphibian",
    /// An ordinary animal.
    Animal = "animal",
    /// A suit that adds strength and may shut down.
    PoweredArmour = "powered-armour",
    /// Turns lasers away.
    ReflectiveArmour = "reflective-armour",
    /// Helps against firearms.
    LightArmour = "light-armour",
    /// Ignores losses by one point.
    HeavyArmour = "heavy-armour",
    /// Robot or android.
    Artificial = "artificial",
    /// Another Combat when attacking.
    ImprovedAttack = "improved-attack",
    /// Two attacks per turn.
    ExtraAttack = "extra-attack",
    /// Distracts whoever is near.
    Attractive = "attractive",
    /// No telepathy, either way.
    MentalBlock = "mental-block",
    /// Withstands telepathy.
    MentalShield = "mental-shield",
    /// Stops physical missiles while raised.
    AntiKineticShield = "anti-kinetic-shield",
    /// May deflect a lost combat.
    ForceField = "force-field",
    /// Helps all allies near.
    Leader = "leader",
    /// Helps a group near.
    LeaderX = "leader-x",
    /// Against gas and radiation.
    NbcSuit = "nbc-suit",
    /// Resists badly.
    WeakConstitution = "weak-constitution",
    /// Resists well.
    StrongConstitution = "strong-constitution",
    /// May take over whom it fights.
    Contagion = "contagion",
    /// Recoiling enemies may fall.
    TailStrike = "tail-strike",
    /// Once two moves for one action.
    Sprint = "sprint",
    /// Another Combat when defending.
    ImprovedDefence = "improved-defence",
    /// Moves Short.
    ShortMove = "short-move",
    /// Moves Long.
    LongMove = "long-move",
    /// Better Morale.
    Determined = "determined",
    /// Takes another's form.
    Doppelganger = "doppelganger",
    /// Hampers at a distance.
    Entangle = "entangle",
    /// Better in melee.
    MeleeExpert = "melee-expert",
    /// Straw or dead flesh.
    Undead = "undead",
    /// At home in woods.
    Forester = "forester",
    /// Not to be targeted near scenery.
    Stealth = "stealth",
    /// Over two metres.
    Large = "large",
    /// Walks on walls.
    Climber = "climber",
    /// One success for free.
    Hero = "hero",
    /// Attacks all minds near.
    TelepathicScream = "telepathic-scream",
    /// Cannot be touched.
    Immaterial = "immaterial",
    /// Quick while unseen.
    QuantumUncertainty = "quantum-uncertainty",
    /// Loses its first action.
    Unstable = "unstable",
    /// One move per turn.
    Slow = "slow",
    /// May become somebody else.
    FobWatch = "fob-watch",
    /// Every kill is gruesome.
    HorrificKill = "horrific-kill",
    /// Entangles in contact.
    ParalysingHands = "paralysing-hands",
    /// Rides.
    Mounted = "mounted",
    /// Kills a kind by beating it.
    Lethal = "lethal",
    /// Cannot climb or hold.
    NoHands = "no-hands",
    /// Flames frighten it.
    FearOfFire = "fear-of-fire",
    /// Water frightens it.
    FearOfWater = "fear-of-water",
    /// A kind frightens it.
    FearOfX = "fear-of-x",
    /// Hurts whoever touches it.
    Quills = "quills",
    /// Its attacks poison.
    Poison = "poison",
    /// Takes over a body.
    Possession = "possession",
    /// The enemy plays its failures.
    ForEngland = "for-england",
    /// A beam from hands or eyes.
    EnergyProjection = "energy-projection",
    /// Understands devices.
    Psychometry = "psychometry",
    /// Mends machines.
    Repair = "repair",
    /// Wounds instead of deaths.
    Robust = "robust",
    /// Dies for another.
    Sacrifice = "sacrifice",
    /// Leaves melee freely.
    DisengageExpert = "disengage-expert",
    /// Sees through Stealth.
    ImprovedSenses = "improved-senses",
    /// Not to be ambushed.
    DangerSense = "danger-sense",
    /// Heals the living.
    Heal = "heal",
    /// Better in melee, worse at range.
    MeleeSpecialist = "melee-specialist",
    /// Holds nobody in melee.
    MotionlessStatue = "motionless-statue",
    /// Attacks minds.
    Telepathy = "telepathy",
    /// Vanishes and reappears.
    Teleport = "teleport",
    /// Frightens everybody.
    Terror = "terror",
    /// Better at range, worse in melee.
    Sharpshooter = "sharpshooter",
    /// Over five metres.
    VeryLarge = "very-large",
    /// Flies.
    Flying = "flying",
    /// Kind: plant.
    Plant = "plant",
    /// Kind: robot or android.
    Robot = "robot",
    /// Four legs with hooves.
    Hoofed = "hoofed",
    /// Four legs with claws that can be drawn in.
    Clawed = "clawed",
    /// Snakes and tentacles.
    Coiling = "coiling",
}

impl Trait {
    /// The special rule of an id.
    pub fn named(id: &str) -> Option<Trait> {
        Trait::ALL.iter().find(|(known, _)| *known == id).map(|&(_, it)| it)
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        Trait::ALL[self as usize].0
    }
}

/// A set of special rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traits(u128);

impl Traits {
    /// Whether a special rule is among them.
    pub fn has(self, it: Trait) -> bool {
        self.0 >> (it as u8) & 1 == 1
    }

    /// Adds a special rule.
    pub fn insert(&mut self, it: Trait) {
        self.0 |= 1 << (it as u8);
    }

    /// Those that are in both sets.
    pub fn both(self, other: Traits) -> Traits {
        Traits(self.0 & other.0)
    }

    /// Those that are in either set.
    pub fn either(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    /// Those that are not in the other set.
    pub fn without(self, other: Traits) -> Traits {
        Traits(self.0 & !other.0)
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Trait> {
        Trait::ALL.iter().map(|&(_, it)| it).filter(move |&it| self.has(it))
    }
}

impl FromIterator<Trait> for Traits {
    fn from_iter<I: IntoIterator<Item = Trait>>(traits: I) -> Traits {
        let mut set = Traits::default();
        traits.into_iter().for_each(|it| set.insert(it));
        set
    }
}

/// Whom a Lethal attack kills by beating it (sotas.lethal.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prey {
    /// Every figure that is not Artificial.
    Living,
    /// Every Artificial figure.
    Robots,
}
