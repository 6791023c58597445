### SOTAS, Song of Time and Space. Every message stands in sotas.fr.ftl too, with the same variables.

sotas-title = SOTAS: Song of Time and Space
sotas-about = Skirmishes in the Doctor's universe: a handful of figures a side, three sticks to measure with, and dice that tempt you to do too much at once. For two to four players.

## Scenarios

sotas-scenario-open-skirmish = Open skirmish
sotas-scenario-open-skirmish-about = Two forces meet between woods, rocks and two buildings; nothing counts but the enemy.
sotas-scenario-open-skirmish-goal = Whoever removes every enemy figure wins at once. After turn 8 the side that has destroyed at least 30 points more than the other wins; otherwise it is a draw.
sotas-scenario-canary-wharf = The battle of Canary Wharf
sotas-scenario-canary-wharf-about = The Doctor and Torchwood must throw two levers before the Cybermen overrun them; a third player may bring Daleks.
sotas-scenario-canary-wharf-goal-a = The Doctor and Torchwood win at once when both levers are finished, 8 tokens each, or when no enemy is left on the table.
sotas-scenario-canary-wharf-goal-b = The Cybermen win at once when the side of the Doctor has nobody left on the table, and after turn 10 if the levers still hold. With three players the Daleks come before them if they have destroyed more points than each of the others.
sotas-scenario-canary-wharf-goal-c = The Daleks, with three players, win at once when nobody else is left on the table, and after turn 10 if they have destroyed more points than each of the others.
sotas-scenario-dont-blink = Don't blink
sotas-scenario-dont-blink-about = Find the key and reach the TARDIS, in the dark, among statues that are not all statues.
sotas-scenario-dont-blink-goal-a = The Doctor's side wins at once when the Doctor and at least four others have escaped by the TARDIS, which the key opens, or when no Angel is left on the table.
sotas-scenario-dont-blink-goal-b = The Weeping Angels win at once when the Doctor and four others can no longer all escape by the TARDIS: the Doctor is lost, or too few others are left. They also win after turn 12.
sotas-scenario-poison-sky = The Sontaran factory
sotas-scenario-poison-sky-about = UNIT must close two of three gas vents under Sontaran fire.
sotas-scenario-poison-sky-goal-a = UNIT wins at the end of a turn in which two of the three vents are closed, 3 tokens each, if it still has a figure on the table; and at once when no Sontaran is left.
sotas-scenario-poison-sky-goal-b = The Sontarans win at once when UNIT has nobody left on the table, and after turn 8 if two vents are not closed.
sotas-scenario-judoon-warrant = Judoon warrant
sotas-scenario-judoon-warrant-about = Blon Fel-Fotch must reach the lift of a hospital on the Moon; the Judoon stand in the way.
sotas-scenario-judoon-warrant-goal-a = The Judoon win at once when Blon Fel-Fotch is lost or no Slitheen is left. After turn 9, with Blon still on the table, they win if at least four other Slitheen are lost; otherwise it is a draw.
sotas-scenario-judoon-warrant-goal-b = The Slitheen win at once when Blon Fel-Fotch leaves by the lift, or when no Judoon is left.
sotas-scenario-the-globe = The Carrionite spell
sotas-scenario-the-globe-about = The Carrionites chant on the stage of the Globe; the Doctor and Shakespeare answer.
sotas-scenario-the-globe-goal-a = The Doctor and his friends win at once when no Carrionite is left, and after turn 8 if the spell is not complete. Near the chanting point they speak against it and bring it down.
sotas-scenario-the-globe-goal-b = The Carrionites win at once when their chant brings the spell to 12, or when no enemy is left on the table.
sotas-scenario-family-of-blood = The siege of the school
sotas-scenario-family-of-blood-about = Scarecrows besiege a school; John Smith must not fall into the Family's hands.
sotas-scenario-family-of-blood-goal-a = The school wins at once when Son, Father, Mother and Daughter of Mine are all lost or no enemy is left, and after turn 12 if John Smith is not lost.
sotas-scenario-family-of-blood-goal-b = The Family of Blood wins at once when John Smith, or the Doctor he has become, is lost, or when no defender is left.
sotas-scenario-dalek-bomb = The Dalek bomb
sotas-scenario-dalek-bomb-about = Eight turns at most to defuse a bomb that Daleks guard.
sotas-scenario-dalek-bomb-goal-a = UNIT wins at once when the bomb is defused, with 6 tokens, or when no enemy is left on the table. Each natural 1 on a defusing die brings the explosion a turn forward.
sotas-scenario-dalek-bomb-goal-b = The Daleks win at once when the bomb explodes, at the end of turn 8 or earlier, or when UNIT has nobody left on the table.
sotas-scenario-free-battle = Free battle
sotas-scenario-free-battle-about = Two to four forces on a table the players set up together.
sotas-scenario-free-battle-goal = Whoever is alone on the table wins at once. After turn 8 whoever has destroyed more points than each of the others wins; otherwise it is a draw.

## Editions

sotas-edition-standard = 28 mm figures
sotas-edition-small-figures = 15 mm figures

## Options and their values

sotas-option-scale = Scale of the figures
sotas-option-scale-28 = 28 mm: sticks of 75, 120 and 180 mm
sotas-option-scale-15 = 15 mm: sticks of 50, 80 and 120 mm
sotas-option-turn = A game turn lasts
sotas-option-turn-full-round = until every figure has been activated
sotas-option-turn-one-hand-each = until each player has had one hand
sotas-option-dive = A figure may dive
sotas-option-dive-own-activation = in its own activation
sotas-option-dive-reaction = also once a turn when it is shot at
sotas-option-ambush-start = An ambusher must be hidden
sotas-option-ambush-start-activation = when its activation begins
sotas-option-ambush-start-game-turn = when the game turn begins
sotas-option-prone-strikes-back = A knocked-down defender can hurt its attacker
sotas-option-prone-strikes-back-yes = yes
sotas-option-prone-strikes-back-natural6 = with a natural 6 only
sotas-option-prone-strikes-back-no = no
sotas-option-disengage-tie = A tie when leaving melee
sotas-option-disengage-tie-leaves = lets the figure go
sotas-option-disengage-tie-stays = keeps it there
sotas-option-robust-flee = A Robust figure that loses while fleeing melee
sotas-option-robust-flee-killed = is killed
sotas-option-robust-flee-wounded = is wounded
sotas-option-los = Line of sight
sotas-option-los-angular = any part of the base that is not hidden
sotas-option-los-centre-line = the line between the centres
sotas-option-grenade-walls = Walls and shut doors
sotas-option-grenade-walls-block = stop a thrown grenade
sotas-option-grenade-walls-ignore = do not stop it
sotas-option-flee-avoid = Who must keep away from enemies while fleeing
sotas-option-flee-avoid-flyers = flyers
sotas-option-flee-avoid-all = everyone
sotas-option-light-armour-melee = Light Armour in melee
sotas-option-light-armour-melee-off = helps against firearms only
sotas-option-light-armour-melee-on = always helps
sotas-option-contagion-artificial = Artificial figures and Contagion
sotas-option-contagion-artificial-affected = can be contaminated
sotas-option-contagion-artificial-immune = are immune
sotas-option-pistol-range = Range of the Pistol
sotas-option-pistol-range-long = Long
sotas-option-pistol-range-medium = Medium
sotas-option-toxic-poison = A toxic grenade poisons
sotas-option-toxic-poison-automatic = every beaten survivor
sotas-option-toxic-poison-on6 = on a 6 only
sotas-option-artificial-terror = Artificial figures that engage a Terror figure
sotas-option-artificial-terror-morale-only = must test
sotas-option-artificial-terror-immune = need not test
sotas-option-dazzle = A light in the target's hand dazzles
sotas-option-dazzle-always = at any distance
sotas-option-dazzle-beyond-visibility = beyond visibility
sotas-option-morale-stack = Several causes of Morale at once
sotas-option-morale-stack-each = one test for each
sotas-option-morale-stack-single = one test in all
sotas-option-climber-morale = A Climber on a wall that fails Morale
sotas-option-climber-morale-flees = flees along the wall or off it
sotas-option-climber-morale-falls = falls, unharmed, and flees from there
sotas-option-sides = Sides
sotas-option-sides-rolled = whoever wins a roll chooses
sotas-option-sides-agreed = agreed: the sides of the scenario in the order of the seats
sotas-option-force-size = Points of bands that players bring
sotas-option-force-size-scenario = as the scenario has them
sotas-option-force-size-small = small, 200 points
sotas-option-force-size-standard = standard, 300 points
sotas-option-force-size-large = large, 450 points
sotas-option-force-size-agreed = any, as the players agree

## States of a figure

sotas-mark-down = down
sotas-mark-far-fall = needs two actions to stand
sotas-mark-unconscious = unconscious
sotas-mark-confused = confused
sotas-mark-climbing = on the wall
sotas-mark-shoulder = shoulder hurt
sotas-mark-psi-damped = psi-damped
sotas-mark-field-spent = force field spent
sotas-mark-shield-up = shield up
sotas-mark-hero-spent = re-roll spent
sotas-mark-sprint-spent = sprint spent
sotas-mark-revealed = revealed
sotas-mark-antidote = antidote taken
sotas-mark-distracted = distracted
sotas-mark-chanted = has spoken
sotas-mark-bright-light = lights far
sotas-mark-hidden-at-dawn = was hidden
sotas-mark-dived = has dived
sotas-mark-contaminated = contaminated
sotas-mark-stone = holds a stone
sotas-mark-activated = has acted
sotas-mark-left-over = left over
sotas-mark-aloft = in the air
sotas-mark-climbed = has climbed
sotas-mark-immobilised = immobilised
sotas-mark-controlled = controlled

## Choices

sotas-choice-play = Play "{ THING($it) }"
sotas-choice-place = Place { THING($what) }{ $lure ->
    [edges] , { MM($across) } mm from the { $side ->
        [west] west
       *[east] east
      } edge, { MM($along) } mm from the { $end ->
        [north] north
       *[south] south
      } edge
   *[other] {" "}at { MM($at-x) }, { MM($at-y) }
  }
sotas-choice-enter = Come from the { $it ->
    [north] north
    [south] south
    [east] east
   *[west] west
  }
sotas-choice-auto = Deploy the rest automatically
sotas-choice-hold = Hold: { THING($it) }
sotas-choice-give = { THING($it) }
sotas-choice-activate = Activate { THING($it) }
sotas-choice-dice = { $it ->
    [one] Roll { $it } die
   *[other] Roll { $it } dice
  }
sotas-choice-reroll = Re-roll die { PLACE($it) }
sotas-choice-unmask = { THING($it) } takes its own form again
sotas-choice-end = End the activation
sotas-choice-move = Move
sotas-choice-sprint = Sprint: two moves for one action
sotas-choice-disengage = Leave melee (2 actions)
sotas-choice-to = { $lure ->
    [stay] Stay here
   *[other] { $kind ->
        [deploy] Deploy
        [recoil] Recoil
        [impact] Throw the grenade
        [blast-throw] Throw it
        [teleport] Reappear
       *[other] Go
      }
  }{ $lure ->
    [stay] {""}
    [way] {""}
    [contact] {" "}into contact with { THING($of) }
    [goal] {" "}to { THING($of) }
    [toward] {" "}toward { THING($of) }
    [inside] {" "}into { THING($of) },
    [beside] {" "}alongside { THING($of) },
    [over] {" "}at { THING($of) }
    [edges] {" "}{ MM($across) } mm from the { $side ->
        [west] west
       *[east] east
      } edge, { MM($along) } mm from the { $end ->
        [north] north
       *[south] south
      } edge
   *[other] {" "}to { MM($x) }, { MM($y) }
  }{ $way ->
    [north] {" "}north
    [north-north-east] {" "}north-north-east
    [north-east] {" "}north-east
    [east-north-east] {" "}east-north-east
    [east] {" "}east
    [east-south-east] {" "}east-south-east
    [south-east] {" "}south-east
    [south-south-east] {" "}south-south-east
    [south] {" "}south
    [south-south-west] {" "}south-south-west
    [south-west] {" "}south-west
    [west-south-west] {" "}west-south-west
    [west] {" "}west
    [west-north-west] {" "}west-north-west
    [north-west] {" "}north-west
    [north-north-west] {" "}north-north-west
   *[other] {""}
  }{ COUNT($length) ->
    [0] {""}
   *[other] , { MM($length) } mm
  }
sotas-choice-leave = Leave the table over the { $it ->
    [left] west
    [right] east
    [bottom] south
   *[top] north
  } edge
sotas-choice-stand = Stand up
sotas-choice-dive = Dive to the ground
sotas-choice-break-free = Break free (2 actions)
sotas-choice-recover = Recover from confusion
sotas-choice-fight = { $power ->
    [yes] Power attack on { THING($target) } (2 actions)
   *[other] Attack { THING($target) }
  }{ COUNT($with) ->
    [0] {""}
   *[other] {" "}with { THING($with) }
  }
sotas-choice-shoot = { $aimed ->
    [yes] Aimed shot at { THING($target) } (2 actions): { THING($with) }
   *[other] Shoot at { THING($target) }: { THING($with) }
  }
sotas-choice-lob = Throw a { $it ->
    [1] Psi-neg
    [2] fragmentation
    [3] plasma
    [4] toxic
    [5] sonic
   *[6] photon
  } grenade
sotas-choice-reload = Load: { THING($it) }
sotas-choice-ready = Take in hand: { THING($it) }
sotas-choice-stow = Put the weapon away
sotas-choice-drop = Drop what it holds
sotas-choice-pick-stone = Pick up a stone
sotas-choice-door = { COUNT($open) ->
    [0] {""}
   *[other] Open: { THING($open) }
  }{ COUNT($shut) ->
    [0] {""}
   *[other] Shut: { THING($shut) }
  }{ COUNT($unlock) ->
    [0] {""}
   *[other] Unlock: { THING($unlock) }
  }{ COUNT($break) ->
    [0] {""}
   *[other] Break down: { THING($break) }
  }{ COUNT($shoot-door) ->
    [0] {""}
   *[other] Shoot down: { THING($shoot-door) } ({ THING($shoot-with) })
  }
sotas-choice-climb = { $way ->
    [up] Climb up: { THING($piece) }
    [over] Climb down the far side: { THING($piece) }
   *[down] Climb down: { THING($piece) }
  }
sotas-choice-use = { $it ->
    [shield] Raise the Anti-kinetic Shield
    [antidote] Take the radiation antidote
    [scream] Telepathic Scream (2 actions)
    [release] Give up control
    [screwdriver] Use the sonic screwdriver on all enemies within Short
    [light] Light up to Long
   *[other] {""}
  }{ COUNT($form) ->
    [0] {""}
   *[other] Take the form of { THING($form) } (2 actions)
  }{ COUNT($entangle-target) ->
    [0] {""}
   *[other] Entangle { THING($entangle-target) }, actions: { $entangle-actions }
  }{ COUNT($paralyse-target) ->
    [0] {""}
   *[other] Paralyse { THING($paralyse-target) }, actions: { $paralyse-actions }
  }{ COUNT($heal-target) ->
    [0] {""}
   *[other] Heal { THING($heal-target) }, actions: { $heal-actions }
  }{ COUNT($repair-target) ->
    [0] {""}
   *[other] Repair { THING($repair-target) }, actions: { $repair-actions }
  }{ COUNT($stimulant) ->
    [0] {""}
   *[other] Stimulant for { THING($stimulant) }
  }{ COUNT($telepathy) ->
    [0] {""}
   *[other] Telepathy on { THING($telepathy) }
  }{ COUNT($possess) ->
    [0] {""}
   *[other] Possess { THING($possess) }
  }{ COUNT($teleport) ->
    [0] {""}
   *[other] Teleport, dice: { $teleport }
  }
sotas-choice-scene = { $it ->
    [chant] Speak the words of power
   *[other] {""}
  }{ COUNT($task-task) ->
    [0] {""}
   *[other] Work on the Task "{ THING($task-task) }", actions: { $task-actions }
  }{ COUNT($undo) ->
    [0] {""}
   *[other] Undo the Task "{ THING($undo) }"
  }{ COUNT($pick-up) ->
    [0] {""}
   *[other] Pick up: { THING($pick-up) }
  }{ COUNT($take-from) ->
    [0] {""}
   *[other] Take the object from { THING($take-from) }
  }{ COUNT($unlock) ->
    [0] {""}
   *[other] Open: { THING($unlock) }
  }{ COUNT($exit) ->
    [0] {""}
   *[other] Leave by the exit: { THING($exit) }
  }
sotas-choice-figure = { $kind ->
    [sacrifice] { THING($it) } dies instead
    [salvo] Shoot at { THING($it) } too
    [second-target] Hit { THING($it) } too
    [door-help] { THING($it) } helps
    [door-holder] { THING($it) } holds the door
    [bring] { THING($it) } comes along
   *[other] { THING($it) }
  }
sotas-choice-cure = { $it ->
    [wound] Heal a wound
    [poison] Cure a point of poison
    [needles] Cure a point of needle poison
    [contagion] Cure the contamination
    [immobilised] Free from immobilisation
    [unconscious] Wake up
    [shoulder] Mend the shoulder
   *[other] Cure
  }
sotas-choice-stop = { $kind ->
    [salvo] Stop shooting
    [sacrifice] Nobody dies instead
    [door-help] Nobody helps
    [grant] Nobody
    [teleport] Reappear where it was
   *[other] No more
  }
sotas-choice-yes = { $kind ->
    [let-go] Let go
    [dive] Dive
    [charge] Go on
    [door-open] The door opens
    [reroll-test] Re-roll
    [reroll-attack] Re-roll
    [reroll-defence] Re-roll
   *[other] Yes
  }
sotas-choice-no = { $kind ->
    [let-go] Hang on
    [dive] Stay up
    [charge] Stop
    [door-open] The door stays shut
    [door-help] Nobody helps
    [bring] Nobody else
    [reroll-test] Keep the dice
    [reroll-attack] Keep the die
    [reroll-defence] Keep the die
   *[other] No
  }
sotas-choice-flee-to-edge = Flee to the table edge
sotas-choice-flee-toward = Flee to the { $it ->
    [left] west
    [right] east
    [bottom] south
   *[top] north
  } edge
sotas-choice-flee-to = Flee to cover: { THING($it) }

## Events

sotas-event-rolled-off = A die each for { $stake ->
    [sides] the choice of a side
   *[first-hand] the first turn
  } ({ SCORES($dice, $seats) }): { $then ->
    [won] { SEATS($best) } { $stake ->
        [sides] chooses
       *[first-hand] begins
      }.
    [again] a tie between { SEATS($best) }, who roll again.
   *[lots] again a tie between { SEATS($best) }, who draw lots.
  }
sotas-event-lot-drawn = The lot falls on { SEAT($seat) }, who { $stake ->
    [sides] chooses
   *[first-hand] begins
  }.
sotas-event-plays = { SEAT($seat) } plays "{ THING($side) }".
sotas-event-defender-drawn = { SEAT($seat) } is drawn as the defender.
sotas-event-placed = { SEAT($seat) } places: { THING($kind) }.
sotas-event-enters = "{ THING($side) }" comes from the { $edge ->
    [north] north
    [south] south
    [east] east
   *[west] west
  }.
sotas-event-deployed = { THING($figure) } is deployed.
sotas-event-held = { THING($figure) } holds: { THING($weapon) }.
sotas-event-given = { THING($figure) } gets { $item ->
    [lamp] a lamp
    [torch] a torch
    [radiation-antidote] a radiation antidote
    [ram] a ram
   *[other] { THING($item) }
  }.
sotas-event-turn-began = Turn { $turn } begins{ COUNT($order) ->
    [2] .
   *[other] {""}, in this order: { THINGS($order) }.
  }
sotas-event-gravity-rolled = Gravity: a { $die }, { $gravity ->
    [-1] low
    [1] high
   *[other] normal
  } ({ THING($piece) }).
sotas-event-activated = { THING($figure) } is activated.
sotas-event-tested = { THING($figure) } tests { $cause ->
    [activation] for actions
    [morale] Morale
    [falling] against the fall
    [terror] against Terror
    [attractive] against the attraction
    [water] against fear of water
    [entangle] against the snare
    [needles] against the poison
    [irradiation] against radiation
    [psi-neg] against the psi-neg grenade
    [psi-use] to use its power
    [sonic] against the sonic grenade
    [toxic] against the toxic grenade
    [teleport] to teleport
    [heal] to heal
    [possessor] to return
    [task] at the Task
   *[other] Quality
  }{ COUNT($cause-climbing-modifier) ->
    [0] {""}
   *[other] {" "}to climb
  }{ COUNT($cause-chant-bonus) ->
    [0] {""}
   *[other] {" "}to speak the words
  }, needing { $target }{ COUNT($dice) ->
    [0] {""}
   *[other] {""}, and rolls { $dice }
  }{ $free ->
    [0] {""}
   *[other] {" "}(one die counts as a 6)
  }: successes { $successes }, failures { $failures }.
sotas-event-rerolled = { THING($figure) } re-rolls a die{ COUNT($dice) ->
    [0] {""}
   *[other] : { $dice }
  }.
sotas-event-actions = { THING($figure) } has { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }{ $turnover ->
    [yes] ; the turn will pass.
   *[other] .
  }
sotas-event-hand-passed = The turn passes to "{ THING($to) }".
sotas-event-moved = { $most ->
    [0] { THING($figure) } appears somewhere else.
   *[other] { $length ->
        [0] { THING($figure) } stays where it is.
       *[other] { THING($figure) } moves { MM($length) } of { MM($most) } mm.
      }
  }
sotas-event-slowed = { THING($figure) } is slowed: { THING($piece) }.
sotas-event-left = { THING($figure) } leaves the table.
sotas-event-did = { THING($figure) } { $what ->
    [stood] stands up
    [dived] dives to the ground
    [broke-free] breaks free
    [restarted] restarts the armour
    [recovered] comes to its senses
    [stowed] puts the weapon away
    [dropped] drops what it held
    [picked-stone] picks up a stone
    [ended] ends its activation
    [broke-off] breaks off
    [held-back] cannot break off
    [sprints] sprints
    [landed] lands
    [climbed] climbs
    [climbed-down] climbs down as far as one move leads
    [cannot-flee] would flee but stays where it is
    [hangs] hangs on the wall
    [let-go] lets go
    [shield-up] raises the shield
    [shield-down] loses the shield
    [took-form] takes another form
    [unmasked] takes its own form again
    [took-dose] takes a dose
    [shoulder-hurt] hurts its shoulder
    [cured] is cured of an ailment
    [released] gives up control
    [lights-far] lights farther
    [vanished] vanishes
    [came-back] reappears where it was
    [shut-down] is stuck in its armour
    [daunted] does not dare
    [psi-damped] has its mind damped
    [distracted] is distracted
    [field-spent] loses its Force Field for good
    [woke] comes awake
   *[other] acts
  }.
sotas-event-weapon = { THING($figure) }: { THING($weapon) } { $what ->
    [emptied] is empty
    [loaded] is loaded
   *[readied] is in hand
  }.
sotas-event-attacked = { THING($by) } attacks { THING($target) }{ COUNT($how-shot-with) ->
    [0] {""}
   *[other] , { THING($how-shot-with) }, at { MM($gap) } mm
  }{ COUNT($cover) ->
    [0] {""}
   *[other] , in cover: { THINGS($cover) }
  }{ $how-shot-aimed ->
    [yes] , aimed
   *[other] {""}
  }{ $how-shot-further ->
    [yes] , a further shot
   *[other] {""}
  }{ $how-shot-ambush ->
    [yes] , from ambush
   *[other] {""}
  }{ $how-melee-power ->
    [yes] , a power attack
   *[other] {""}
  }{ COUNT($how-melee-with) ->
    [0] {""}
   *[other] , { THING($how-melee-with) }
  }{ COUNT($how-reflex-leaving) ->
    [0] {""}
   *[other] {" "}by reflex
  }{ COUNT($how-mind-scream) ->
    [0] {""}
   *[other] , mind against mind
  }{ $how ->
    [quills] {" "}with its quills
    [possess] {" "}to possess it
   *[other] {""}
  }.
sotas-event-immune = { THING($target) } is immune.
sotas-event-combat = { COUNT($by) ->
    [0] Attack
   *[other] { THING($by) }
  }: { $striker-total } in all (die { $striker-die }); { THING($target) }: { $defender-total } in all (die { $defender-die }).
sotas-event-withstood = { $tie ->
    [yes] Equal totals: nothing happens.
   *[other] { THING($target) } is not harmed.
  }
sotas-event-shrugged = { THING($figure) } shrugs it off.
sotas-event-field-rolled = The Force Field of { THING($figure) } may deflect the attack{ COUNT($dice) ->
    [0] .
   *[other] : { $dice }, needing 5.
  }
sotas-event-rolled = { THING($figure) } rolls a { $die }.
sotas-event-harmed = { THING($figure) } { $harm ->
    [recoil] must recoil
    [killed] takes a mortal blow
    [gruesome] takes a gruesome blow
    [possessed] is possessed
    [confused] is confused
    [fainted] faints
    [controlled] is controlled
   *[other] {""}
  }{ COUNT($harm-immobilised) ->
    [0] {""}
   *[other] is Immobilised
  }{ COUNT($harm-immobilised-mind) ->
    [0] {""}
   *[other] is Immobilised
  }{ COUNT($harm-thrown-down) ->
    [0] {""}
   *[other] is thrown by the blast
  }.
sotas-event-recoiled = { THING($figure) } recoils.
sotas-event-thrown = { THING($figure) } is thrown to the edge of the blast.
sotas-event-no-room = { THING($figure) } has no room to recoil.
sotas-event-knocked-down = { THING($figure) } is knocked down.
sotas-event-fell = { THING($figure) } falls { MM($height) } mm.
sotas-event-wounded = { THING($figure) } is wounded: Quality { $quality }.
sotas-event-weakened = { THING($figure) } weakens: Quality { $quality }.
sotas-event-killed = { $gruesome ->
    [yes] { THING($figure) } dies a Gruesome Death.
   *[no] { THING($figure) } is killed.
  }
sotas-event-sacrificed = { THING($figure) } dies in place of { THING($saved) }.
sotas-event-dreads = { THING($figure) } must test Morale: { $dread ->
    [fire] fire
    [gruesome] a Gruesome Death
    [leader] the Leader is dead
    [half] half the band is gone
   *[other] {""}
  }{ COUNT($dread-charge) ->
    [0] {""}
   *[other] { THING($dread-charge) } charges
  }.
sotas-event-fled = { THING($figure) } flees.
sotas-event-removed = { THING($figure) } is gone.
sotas-event-changed-sides = { THING($figure) } goes over to "{ THING($to) }".
sotas-event-became = { THING($figure) } becomes: { THING($profile) }.
sotas-event-lobbed = { THING($figure) } throws a grenade that reaches { MM($radius) } mm around.
sotas-event-caught = { THING($figure) } is caught in the blast.
sotas-event-door = { THING($piece) }: { $state ->
    [open] open
    [shut] shut
    [locked] locked
   *[broken] broken
  }.
sotas-event-charge-rolled = The blast shakes { THING($piece) }{ COUNT($dice) ->
    [0] .
   *[other] : { $dice }, needing 5.
  }
sotas-event-door-roll = { THING($figure) } against { THING($piece) }: { $total-total } (die { $total-die }), needing 5.
sotas-event-struggled = { THING($breaker) } pushes with { $striker-total }, { THING($holder) } holds with { $defender-total }.
sotas-event-piece-gone = Gone: { THING($piece) }.
sotas-event-tokens = Task "{ THING($task) }": { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }.
sotas-event-track = The spell stands at { $track }.
sotas-event-fuse = The bomb will go off at the end of turn { $turn }.
sotas-event-object = { COUNT($figure) ->
    [0] On the ground: { THING($object) }.
   *[other] { THING($figure) } takes: { THING($object) }.
  }
sotas-event-escaped = { THING($figure) } escapes.
sotas-event-turn-ended = Turn { $turn } is over.
sotas-event-game-ended = { $why ->
    [wiped-out] The game is over: only one side is left.
    [scenario] The game is over: the objective is reached.
    [limit] The game is over: the last turn has been played.
   *[both] The game is over: neither side prevails.
  }{ COUNT($winner) ->
    [0] {" "}It is a draw.
   *[other] {" "}Victory for "{ THING($winner) }".
  }

## How the game ended

sotas-end-wiped-out = Only one side is left. { COUNT($winners) ->
    [0] It is a draw.
   *[other] { SEATS($winners) } wins.
  }
sotas-end-scenario = The objective is reached. { COUNT($winners) ->
    [0] It is a draw.
   *[other] { SEATS($winners) } wins.
  }
sotas-end-limit = The last turn has been played. { COUNT($winners) ->
    [0] It is a draw.
   *[other] { SEATS($winners) } wins.
  }
sotas-end-both = Neither side prevails. { COUNT($winners) ->
    [0] It is a draw.
   *[other] { SEATS($winners) } wins.
  }

## Questions

sotas-ask-begin = Is the table ready?
sotas-ask-side = Which side do you play?
sotas-ask-terrain = Which piece of terrain do you place, and where?
sotas-ask-edge = Which edge do you come from?
sotas-ask-deploy = Where do you deploy { THING($figure) }?
sotas-ask-grant = Who gets { $item ->
    [lamp] a lamp
    [torch] a torch
    [radiation-antidote] a radiation antidote
    [ram] a ram
   *[other] { THING($item) }
  }?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } left)
  }
sotas-ask-arm = What does { THING($figure) } hold?
sotas-ask-activate = Which figure do you activate?
sotas-ask-dice = How many dice do you roll for { THING($figure) }?
sotas-ask-act = What does { THING($figure) } do? Actions left: { $actions }
sotas-ask-where = Where does { THING($figure) } go?
sotas-ask-charge = Fear has had its effect. Does { THING($figure) } go on?
sotas-ask-salvo = Does { THING($figure) } go on shooting?
sotas-ask-second-target = Who beside the target is hit too by { THING($figure) }?
sotas-ask-reroll-test = { THING($figure) }, a Hero, has failed a die { $cause ->
    [activation] of its activation
    [morale] of its Morale test
    [climbing] of its climb
    [falling] against the fall
    [terror] against Terror
    [irradiation] against radiation
    [teleport] to teleport
    [heal] to heal
    [task] at the Task
    [chant] of its words
   *[other] of this test
  }{ $dread ->
    [fire] {" "}(fire)
    [gruesome] {" "}(a Gruesome Death)
    [leader] {" "}(the Leader is dead)
    [half] {" "}(half the band is gone)
   *[other] {""}
  }{ COUNT($dread-charge) ->
    [0] {""}
   *[other] {" "}({ THING($dread-charge) } charges)
  }. Does it re-roll it?
sotas-ask-reroll-attack = Does { THING($figure) }, a Hero, re-roll the die of its attack on { THING($target) }?
sotas-ask-reroll-defence = Does { THING($figure) }, a Hero, re-roll the die of its defence{ COUNT($by) ->
    [0] {""}
   *[other] {" "}against { THING($by) }
  }?
sotas-ask-let-go = { THING($figure) } is climbing and is attacked{ COUNT($by) ->
    [0] {""}
   *[other] {" "}by { THING($by) }
  }. Does it let go?
sotas-ask-dive = { THING($figure) } is shot at{ COUNT($by) ->
    [0] {""}
   *[other] {" "}by { THING($by) }
  }. Does it dive?
sotas-ask-recoil = Where does { THING($figure) } recoil?
sotas-ask-blast-throw = Where is { THING($figure) } thrown?
sotas-ask-impact = Where does { THING($figure) } throw the grenade?
sotas-ask-door-help = Who helps { THING($figure) } with the door?
sotas-ask-door-holder = { THING($figure) } is at the door. Which of your figures holds it?
sotas-ask-door-open = { THING($figure) } has won the struggle for the door. Does it open?
sotas-ask-teleport = Where does { THING($figure) } reappear?
sotas-ask-mishap = The teleport goes wrong. Where does { THING($figure) } reappear?
sotas-ask-cure = What is { THING($figure) } cured of?
sotas-ask-morale-order = { $dread ->
    [fire] Fire
    [gruesome] A Gruesome Death
    [leader] The Leader is dead
    [half] Half the band is gone
   *[other] {""}
  }{ COUNT($dread-charge) ->
    [0] {""}
   *[other] { THING($dread-charge) } charges
  }. Which of your figures tests its Morale first?
sotas-ask-strike-order = Which of your figures strikes { THING($victim) } first?
sotas-ask-refuge = { THING($figure) } has failed its Morale test. Where does it flee?{ $moves ->
    [one] {""}
   *[other] {" "}Moves: { $moves }
  }
sotas-ask-escort = Where does { THING($civilian) } go, taken along by { THING($figure) }?
sotas-ask-bring = Who leaves with { THING($figure) }?
sotas-ask-sacrifice = Does somebody die in place of { THING($figure) }?

## Odds

sotas-odds-activation = What the activation earns
sotas-odds-activation-0 = no action
sotas-odds-activation-1 = 1 action
sotas-odds-activation-2 = 2 actions
sotas-odds-activation-3 = 3 actions
sotas-odds-activation-0-turnover = no action, and the turn passes
sotas-odds-activation-1-turnover = 1 action, then the turn passes
sotas-odds-activation-nothing = nothing
sotas-odds-activation-any = { $it }
sotas-odds-attack = What becomes of the target
sotas-odds-attack-nothing = nothing happens
sotas-odds-attack-any = { THING($who) }: { $what ->
    [recoil] recoil
    [down] knocked down
    [killed] killed
    [gruesome] gruesome death
    [wounded] wounded
    [immobilised] Immobilised
    [thrown] thrown
    [possessed] possessed
    [confused] confused
    [fainted] faints
    [controlled] controlled
   *[other] { $what }
  }

## Content files

fault-content-unknown = There is no { $what ->
    [profile] profile
    [faction] faction
    [special] special rule
    [group] group
    [weapon] weapon
    [grenade] grenade
    [item] piece of equipment
    [extra] extra to be bought
    [terrain] kind of terrain
    [piece] piece
    [side] side
    [task] Task
    [body] body
    [rule] rule for this
   *[entry] entry
  } called "{ $name }".
fault-content-points = "{ $name }" costs { $points } points, not { $printed }.
fault-content-shape = A piece is either a circle, a rectangle or a polygon whose sides do not cross.
fault-content-score = Gas has a Combat from 0 to 10.
fault-content-weapons = "{ $name }" has too many weapons.
fault-content-pieces = A table has at most { $most } pieces.
fault-content-number = "{ $name }": { $what ->
    [quality] its Quality
    [combat] its Combat
    [own_combat] its own Combat
    [melee] its modifier in melee
    [modifier] its modifier
    [bands] the number of its range bands
    [hands] the number of hands it takes
    [cost] its cost
    [count] the number of grenades of a kind, of doses or of antidotes
    [tokens] the number of tokens
    [plus] what it adds
   *[other] a number
  } is { $number }; it must be from { $least } to { $most }.
fault-content-many = There are more than { $most } entries of this kind.
fault-content-die = "{ $name }" has the number { $number }: kinds of grenade are numbered from 1 to 6, each once and without a gap.
fault-content-base = The base of "{ $name }" must be { $least } to { $most } mm across.
fault-content-height = A piece is { $least } to { $most } mm high.
fault-content-artificial = "{ $name }" is a robot or an android, so it must be Artificial.
fault-content-animal = "{ $name }" is an Animal, which uses no weapons, grenades or equipment.
fault-content-clash = "{ $name }": "{ THING($a) }" does not go with "{ THING($b) }".
fault-scenario-points = The force of side "{ $name }" has { $points } points, not { $printed }.
fault-scenario-sides = The scenario has too few sides for these players.
fault-scenario-table = A table is { $least } to { $most } mm wide and deep.
fault-scenario-turns = A scenario ends by its "turns", or by the turn of its countdown: from 1 to { $most }.
fault-scenario-objects = A scenario has at most { $most } objects.
fault-scenario-area = The area where side "{ $name }" deploys must lie on the table and have room for its figures.
fault-scenario-pool = The pool of pieces does not fit together: each has a radius or a width and a depth, and there are at least as many as must be placed.

## Rosters

fault-roster-figures = A game has at most { $most } figures.
fault-roster-link = This link holds no roster: { $text }
fault-roster-empty = A roster has at least one figure in each line.
fault-roster-extra = "{ THING($name) }" cannot be given extras.
fault-roster-clash = "{ THING($a) }" does not go with "{ THING($b) }".
fault-roster-spare = The figure has "{ THING($name) }" already; a second one would be of no use.
fault-roster-points = The force has { $points } points; { $size } are needed, { $most } more or fewer.
fault-roster-unequal = This force has { $points } points, another one { $least }: they may differ by { $most }.
fault-roster-one-figure = "{ THING($name) }" takes too much of the force: { $points } points.
fault-roster-time-lords = A side has at most one Time Lord who is a Hero.
fault-roster-unique = "{ THING($name) }" can be on the table once only.
fault-roster-alliance = { COUNT($others) ->
    [0] "{ THING($name) }" fights on no side.
   *[other] "{ THING($name) }" does not fight on the same side as { THINGS($others) }.
  }
fault-roster-faction = "{ THING($name) }" does not belong to this side.
fault-roster-required = The scenario needs "{ THING($name) }" on this side.

## Positions

fault-position-pieces = The list of pieces does not fit the table.
fault-position-objects = The list of objects does not fit the scenario.
fault-position-doing = What is in progress does not fit the table.
fault-position-sides = The list of sides does not fit the players.
fault-position-twice = The figure stands in the list twice.
fault-position-range = A number or a name here is impossible.
fault-position-number = { $number } is impossible here: a number from { $least } to { $most } is expected.
fault-position-carried = Who carries the object and what figures carry do not agree.
fault-position-active = An activation is in progress, or not: this does not agree with what is being done.
fault-position-queue = What is still to happen has nobody to carry it out, or is too much.
fault-position-ended = The game is over, or not: this does not agree with what is being done.
fault-position-taken = The figure stands on another one or in a wall.
fault-position-off-table = The figure stands beside the table or over its edge.
fault-position-inside = Whoever is inside a host controls it, and a host that is controlled so is on the table with somebody inside.
fault-position-control = Only a telepath of another side who is not dead can control the mind of a figure on the table.
fault-position-form = Only a Doppelganger has the form of another.
fault-position-armour = Only Powered Armour can shut down and hold its wearer.
fault-position-losses = With so much Quality lost the figure is dead.
fault-position-empty = More weapons are empty than the figure has.
fault-position-far-fall = Whoever needs two actions to stand up lies on the ground.
fault-position-aloft = Only the figure being activated can be in the air.
fault-position-climbing = There is nothing here to hold on to as high as that.
fault-position-height = There is nothing here to stand on as high as that.
fault-position-over = The game is already decided, so nobody can be asked whom to activate.
fault-position-round = The order of the turn does not fit the sides.

## Measuring

fault-measure-absent = That figure is not on the table.
