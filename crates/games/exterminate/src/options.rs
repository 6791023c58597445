//! Optional readings of the rules.

use reglette_engine::switches;

switches! {
    /// Optional readings of the rules.
    pub struct Options {
        /// A1: what Stress tokens forbid.
        stress_model: StressModel ["A1"] {
            /// One token shooting, two also moving.
            Table = "TABLE",
            /// One token moving, two also shooting.
            Upkeep = "UPKEEP",
        }
        /// A3: what the faces of a damage die mean.
        damage_faces: DamageFaces ["A3"] {
            /// Armour is a Scratch.
            ArmourScratch = "A_SCRATCH",
            /// Hit is a Scratch.
            HitScratch = "H_SCRATCH",
        }
        /// A6: which face removes Stress.
        stress_recovery_face: RecoveryFace ["A6"] {
            /// Hit.
            Hit = "H",
            /// Armour.
            Armour = "A",
        }
        /// A8: whether cover gives a die.
        cover_plus_die: CoverDie ["A8"] {
            /// It does.
            On = "ON",
            /// It does not.
            Off = "OFF",
        }
        /// A8: whether Lightning cancels in cover.
        cover_lightning: CoverLightning ["A8b"] {
            /// It does.
            On = "ON",
            /// It does not.
            Off = "OFF",
        }
        /// A9: whether low pieces can block sight.
        low_obstacles_block: LowBlocks ["A9"] {
            /// They can.
            On = "ON",
            /// Only walls can.
            Off = "OFF",
        }
        /// A10: how wide the firing corridor is.
        corridor_width: CorridorWidth ["A10"] {
            /// One inch.
            Inch = "INCH",
            /// Half an inch.
            Half = "HALF",
            /// An inch and a half.
            Wide = "WIDE",
        }
        /// A13: damage dice in melee.
        melee_damage: MeleeDamage ["A13"] {
            /// All hits of the winner.
            All = "ALL",
            /// The difference.
            Difference = "DIFFERENCE",
        }
        /// A18: whether those attacked have extra attacks.
        defender_extra_attacks: DefenderExtras ["A18"] {
            /// They have.
            On = "ON",
            /// They have none.
            Off = "OFF",
        }
        /// A18: how many may be finished off in a melee.
        finish_off: FinishOff ["A18b"] {
            /// Each that is paid for.
            Each = "EACH",
            /// One.
            One = "ONE",
        }
        /// A19: the bonus of several attackers.
        multi_bonus: MultiBonus ["A19"] {
            /// A die more for each before.
            Cumulative = "CUMULATIVE",
            /// One die.
            Flat = "FLAT",
        }
        /// A20: Fate against Exterminated.
        fate_save: FateSave ["A20"] {
            /// Cancels it.
            Cancel = "CANCEL",
            /// Makes it Shocked.
            ToShocked = "TO_SHOCKED",
            /// Does not help.
            Off = "OFF",
        }
        /// A22: whose dice Fate re-rolls.
        fate_reroll_scope: FateScope ["A22"] {
            /// Those of the own side.
            Own = "OWN",
            /// Anybody's.
            Any = "ANY",
        }
        /// A22: whose dice the Re-roll card re-rolls.
        reroll_card_scope: RerollScope ["A22b"] {
            /// Anybody's.
            Any = "ANY",
            /// Those of the own side.
            Own = "OWN",
        }
        /// A24: which rolls Hit cards may be played on.
        hit_card_scope: HitScope ["A24"] {
            /// Any roll of the combat.
            AnyRoll = "ANY_ROLL",
            /// Not damage rolls.
            AttackOnly = "ATTACK_ONLY",
        }
        /// A28: whether one draws after discarding the hand for Fate.
        discard_then_draw: DiscardDraw ["A28"] {
            /// One does not.
            Off = "OFF",
            /// One does.
            On = "ON",
        }
        /// A31: which shots give Stress.
        free_shot_stress: FreeShotStress ["A31"] {
            /// Those of the Shooting sub-phase.
            ShootingOnly = "SHOOTING_ONLY",
            /// All.
            Always = "ALWAYS",
        }
        /// A39: whether the King of the Hill shoots better.
        king_shoot_bonus: KingShoots ["A39"] {
            /// No.
            Off = "OFF",
            /// One die.
            On = "ON",
        }
        /// A42: how the reach of engagement is measured.
        engage_reach: EngageReach ["A42"] {
            /// Less than 2".
            Strict = "STRICT",
            /// Up to 2".
            Inclusive = "INCLUSIVE",
        }
        /// A46: whether the game ends when one faction is left.
        early_end: EarlyEnd ["A46"] {
            /// It lasts its turns.
            Off = "OFF",
            /// It ends.
            On = "ON",
        }
        /// A53: what nodes are worth.
        node_vp: NodeVp ["A53"] {
            /// The value on the token.
            Printed = "PRINTED",
            /// One VP.
            Flat1 = "FLAT1",
        }
        /// ex.ad.3, ex.ad.8: where Adventure cards come from.
        adventure: AdventureMode ["B1"] {
            /// Dealt at random.
            Dealt = "DEALT",
            /// Picked by each player.
            Chosen = "CHOSEN",
            /// There are none.
            None = "NONE",
        }
    }
}
