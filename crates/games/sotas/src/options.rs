//! Optional readings of the rules.

use reglette_engine::switches;

switches! {
    /// Optional readings of the rules.
    pub struct Options {
        /// the scale of the figures.
        scale: Scale ["R-03"] {
            /// 25/28 mm figures.
            Mm28 = "28",
            /// 15 mm figures.
            Mm15 = "15",
        }
        /// how long a game turn lasts.
        turn: TurnEnd ["R-06"] {
            /// Until every figure has been activated.
            FullRound = "FULL_ROUND",
            /// Until each player has had one hand.
            OneHandEach = "ONE_HAND_EACH",
        }
        /// when a figure may dive.
        dive: Dive ["R-10"] {
            /// In its own activation.
            OwnActivation = "OWN_ACTIVATION",
            /// Also once a turn before a shot at it is rolled.
            Reaction = "REACTION",
        }
        /// since when an ambusher must be hidden.
        ambush_start: AmbushStart ["R-23"] {
            /// Since its activation began.
            Activation = "ACTIVATION",
            /// Since the game turn began.
            GameTurn = "GAME_TURN",
        }
        /// whether a knocked-down defender can hurt its attacker.
        prone_strikes_back: ProneStrikesBack ["R-24"] {
            /// It can.
            Yes = "YES",
            /// Only with a natural 6.
            Natural6 = "NATURAL6",
            /// It cannot.
            No = "NO",
        }
        /// whether a tie lets a figure leave melee.
        disengage_tie: DisengageTie ["R-26"] {
            /// It leaves.
            Leaves = "LEAVES",
            /// It stays.
            Stays = "STAYS",
        }
        /// what happens to a Robust figure that loses while fleeing.
        robust_flee: RobustFlee ["R-27"] {
            /// It is killed.
            Killed = "KILLED",
            /// It is wounded.
            Wounded = "WOUNDED",
        }
        /// what a line of sight is.
        los: Los ["R-29"] {
            /// The angle that a base covers.
            Angular = "ANGULAR",
            /// The line between the centres.
            CentreLine = "CENTRE_LINE",
        }
        /// whether walls stop a thrown grenade.
        grenade_walls: GrenadeWalls ["R-33"] {
            /// They do.
            Block = "BLOCK",
            /// They do not.
            Ignore = "IGNORE",
        }
        /// who must keep away from enemies while fleeing.
        flee_avoid: FleeAvoid ["R-35"] {
            /// Flyers.
            Flyers = "FLYERS",
            /// Everyone.
            All = "ALL",
        }
        /// whether Light Armour helps in all melee.
        light_armour_melee: LightArmourMelee ["R-38"] {
            /// It does not.
            Off = "OFF",
            /// It does.
            On = "ON",
        }
        /// whether Artificial figures can be contaminated.
        contagion_artificial: ContagionArtificial ["R-41"] {
            /// They can.
            Affected = "AFFECTED",
            /// They cannot.
            Immune = "IMMUNE",
        }
        /// the range of a pistol.
        pistol_range: PistolRange ["R-44"] {
            /// Long.
            Long = "LONG",
            /// Medium.
            Medium = "MEDIUM",
        }
        /// whether a toxic grenade always poisons.
        toxic_poison: ToxicPoison ["R-47"] {
            /// Always.
            Automatic = "AUTOMATIC",
            /// On a 6.
            On6 = "ON6",
        }
        /// whether Artificial figures take the test to engage a Terror figure.
        artificial_terror: ArtificialTerror ["R-73"] {
            /// They do.
            MoraleOnly = "MORALE_ONLY",
            /// They do not.
            Immune = "IMMUNE",
        }
        /// when a target's own light dazzles.
        dazzle: Dazzle ["R-78"] {
            /// At any distance.
            Always = "ALWAYS",
            /// Beyond visibility.
            BeyondVisibility = "BEYOND_VISIBILITY",
        }
        /// whether several causes of Morale at once mean several tests.
        morale_stack: MoraleStack ["R-87"] {
            /// One test for each cause.
            Each = "EACH",
            /// One test in all.
            Single = "SINGLE",
        }
        /// what a Climber on a wall does who fails Morale.
        climber_morale: ClimberMorale ["R-123"] {
            /// It flees.
            Flees = "FLEES",
            /// It falls, unharmed, and flees from there.
            Falls = "FALLS",
        }
        /// who plays which side.
        sides: Sides ["R-121"] {
            /// Whoever wins a roll chooses.
            Rolled = "ROLLED",
            /// As agreed: the first seat plays the first side, and so on.
            Agreed = "AGREED",
        }
        /// the size of forces that players bring.
        force_size: ForceSize ["R-119"] {
            /// That of the scenario.
            Scenario = "SCENARIO",
            /// Small.
            Small = "SMALL",
            /// Standard.
            Standard = "STANDARD",
            /// Large.
            Large = "LARGE",
            /// Whatever the players have agreed on.
            Agreed = "AGREED",
        }
    }
}
