### Doctor Who: Exterminate! Every message stands in exterminate.fr.ftl too, with the same variables.

exterminate-title = Doctor Who: Exterminate!
exterminate-about = Skirmishes with Daleks, Cybermen and the Doctor: every roll can be answered with cards and Fate. For two to four players.
exterminate-goal = Whoever has the most Victory Points (VP) at the end wins; equal points are a draw. Each enemy you Exterminate is worth the VP on its card, and your faction has a bonus of its own. The Doctor's faction scores its own figures instead: 2 VP for each that is on the table at the end, 3 for the Doctor.

## Scenarios

exterminate-scenario-meeting-of-metal = A Meeting of Metal
exterminate-scenario-meeting-of-metal-about = A crash site strewn with Vortex Nodes: carry more of them than the others. For two to four.
exterminate-scenario-meeting-of-metal-goal = The game lasts 6 turns. Vortex Nodes that your figures carry at the end are worth the points on their tokens.
exterminate-scenario-ship-of-death = Ship of Death
exterminate-scenario-ship-of-death-about = The attacker must destroy the Stellar Converter; the defender holds and repairs it.
exterminate-scenario-ship-of-death-goal = The game lasts 6 turns.
exterminate-scenario-ship-of-death-goal-attacker = The attacker scores 1 VP for each marker on the Stellar Converter at the end, and 5 more if it is destroyed, at five markers. Figures in contact with it sabotage it.
exterminate-scenario-ship-of-death-goal-defender = The defender scores 5 VP if the Converter is not destroyed at the end. Figures in contact with it repair it.
exterminate-scenario-beacons-of-rassilon = Beacons of Rassilon
exterminate-scenario-beacons-of-rassilon-about = Five beacons in a city street: hold more of them, turn after turn.
exterminate-scenario-beacons-of-rassilon-goal = The game lasts 6 turns. At the end of each Melee sub-phase each of the five beacons gives 1 VP to whoever has more operational figures within 3" of it.
exterminate-scenario-escape = Escape!
exterminate-scenario-escape-about = Cross the table and leave by the north, past the hunters.
exterminate-scenario-escape-goal = The game lasts 7 turns, or until no runner is left on the table. Vortex Nodes carried at the end, or taken off the table by runners, are worth the points on their tokens.
exterminate-scenario-escape-goal-runners = The runners score 2 VP for each figure that leaves by the north edge, 3 for a leader or archetype.
exterminate-scenario-escape-goal-hunters = The hunters score 1 VP for each runner still on the table at the end.
exterminate-scenario-prisoner = The Prisoner
exterminate-scenario-prisoner-about = Bring the prisoner out of a guarded room to the south.
exterminate-scenario-prisoner-goal = The game lasts 6 turns, or ends with the turn in which the prisoner is freed.
exterminate-scenario-prisoner-goal-rescuers = The rescuers score 6 VP if a figure that escorts the prisoner ends a move wholly within 6" of the south edge.
exterminate-scenario-prisoner-goal-captors = The captors score 6 VP if the prisoner is not freed.
exterminate-scenario-king-of-the-heap = King of the Heap
exterminate-scenario-king-of-the-heap-about = Stand on the heap in the ruins with more figures than the others. For two to four.
exterminate-scenario-king-of-the-heap-goal = The game lasts 6 turns. At the end of each Melee sub-phase whoever has more operational figures on the heap than any other scores 2 VP. At the end each of your leaders on the heap is worth 1 VP, and Vortex Nodes you carry the points on their tokens.
exterminate-scenario-reverse-the-polarity = Reverse the Polarity
exterminate-scenario-reverse-the-polarity-about = The Doctor builds a device out of Vortex Nodes; the villains must stop him.
exterminate-scenario-reverse-the-polarity-goal = The game lasts 7 turns. Vortex Nodes carried at the end are worth the points on their tokens.
exterminate-scenario-reverse-the-polarity-goal-doctor = The Doctor's side scores 1 VP for each node handed over at the console, and 8 VP when the device works, at six progress.
exterminate-scenario-reverse-the-polarity-goal-villains = The villains keep the Doctor from it, and may collect nodes themselves.
exterminate-scenario-everybody-lives = Everybody Lives!
exterminate-scenario-everybody-lives-about = Six civilians, one TARDIS: the Doctor must bring them home.
exterminate-scenario-everybody-lives-goal = The game lasts 8 turns.
exterminate-scenario-everybody-lives-goal-doctor = The Doctor's side scores 2 VP for each of the six civilians that ends a move in contact with the TARDIS. A civilian does nothing until one of the side's figures ends a move touching it: from then on it moves and Sprints as one of its own.
exterminate-scenario-everybody-lives-goal-villains = The villains score 1 VP for each civilian they Exterminate.

## Editions

exterminate-edition-standard = With Adventure cards
exterminate-edition-plain = Without Adventure cards

## Options and their values

exterminate-option-stress-model = Stress
exterminate-option-stress-model-table = one token stops shooting, two also moving
exterminate-option-stress-model-upkeep = one token stops moving, two also shooting
exterminate-option-damage-faces = On a damage die
exterminate-option-damage-faces-a-scratch = Armour is a Scratch, Hit is Shocked
exterminate-option-damage-faces-h-scratch = Hit is a Scratch, Armour is Shocked
exterminate-option-stress-recovery-face = Stress is rolled off with
exterminate-option-stress-recovery-face-h = Hits
exterminate-option-stress-recovery-face-a = Armours
exterminate-option-cover-plus-die = Cover gives a die
exterminate-option-cover-plus-die-on = yes
exterminate-option-cover-plus-die-off = no
exterminate-option-cover-lightning = In cover Lightning cancels
exterminate-option-cover-lightning-on = yes
exterminate-option-cover-lightning-off = no
exterminate-option-low-obstacles-block = Low pieces can block sight
exterminate-option-low-obstacles-block-on = yes, if they shade the whole corridor
exterminate-option-low-obstacles-block-off = no, only walls
exterminate-option-corridor-width = Width of the firing corridor
exterminate-option-corridor-width-inch = one inch
exterminate-option-corridor-width-half = half an inch
exterminate-option-corridor-width-wide = an inch and a half
exterminate-option-melee-damage = Damage dice in melee
exterminate-option-melee-damage-all = all hits of the winner
exterminate-option-melee-damage-difference = the difference
exterminate-option-defender-extra-attacks = Those attacked have extra attacks
exterminate-option-defender-extra-attacks-on = yes
exterminate-option-defender-extra-attacks-off = no
exterminate-option-finish-off = Finishing off in a melee
exterminate-option-finish-off-each = each that is paid for
exterminate-option-finish-off-one = one figure
exterminate-option-multi-bonus = Bonus of several attackers
exterminate-option-multi-bonus-cumulative = a die more for each before
exterminate-option-multi-bonus-flat = one die
exterminate-option-fate-save = Fate against Exterminated
exterminate-option-fate-save-cancel = cancels it
exterminate-option-fate-save-to-shocked = makes it Shocked
exterminate-option-fate-save-off = does not help
exterminate-option-fate-reroll-scope = Fate re-rolls
exterminate-option-fate-reroll-scope-own = own dice
exterminate-option-fate-reroll-scope-any = any dice
exterminate-option-reroll-card-scope = The Re-roll card re-rolls
exterminate-option-reroll-card-scope-any = any dice
exterminate-option-reroll-card-scope-own = own dice
exterminate-option-hit-card-scope = Hit cards are played on
exterminate-option-hit-card-scope-any-roll = any roll of the combat
exterminate-option-hit-card-scope-attack-only = attack rolls only
exterminate-option-discard-then-draw = After discarding the hand for Fate
exterminate-option-discard-then-draw-off = nothing is drawn
exterminate-option-discard-then-draw-on = a new hand is drawn
exterminate-option-free-shot-stress = Shots that give Stress
exterminate-option-free-shot-stress-shooting-only = those of the Shooting sub-phase
exterminate-option-free-shot-stress-always = all of them
exterminate-option-king-shoot-bonus = The King of the Hill shoots better
exterminate-option-king-shoot-bonus-off = no
exterminate-option-king-shoot-bonus-on = one die more
exterminate-option-engage-reach = Reach of engagement
exterminate-option-engage-reach-strict = less than 2"
exterminate-option-engage-reach-inclusive = up to 2"
exterminate-option-early-end = When one faction is left
exterminate-option-early-end-off = the game lasts its turns
exterminate-option-early-end-on = the game ends
exterminate-option-node-vp = Vortex Nodes are worth
exterminate-option-node-vp-printed = the value on the token
exterminate-option-node-vp-flat1 = one VP each
exterminate-option-adventure = Adventure cards
exterminate-option-adventure-dealt = dealt at random
exterminate-option-adventure-chosen = each player picks
exterminate-option-adventure-none = none

## Choices

exterminate-choice-pass = { $kind ->
    [move] Stay
    [sprint] Stay
    [extra-move] No extra move
    [rest-of-move] Stay here
    [free-shot] No free shot
    [nodes] Leave the rest
    [act] Do nothing
    [burst] No further target
    [join] { $who ->
        [nobody] Nobody attacks
       *[other] That is all
      }
    [coup] Hold the attack back
    [final] Accept the result
    [revenge] Nobody strikes
    [upkeep-cards] Draw nothing
   *[other] Pass
  }
exterminate-choice-yes = { $kind ->
    [leave] Leave the table
    [fate-order] The killing blow first
   *[other] Yes
  }
exterminate-choice-no = { $kind ->
    [leave] Stay on the table
    [fate-order] The recovery first
   *[other] No
  }
exterminate-choice-again = Throw again for all who are tied
exterminate-choice-side = Play: { THING($it) }
exterminate-choice-edge = { $it ->
    [north] North
    [south] South
    [east] East
   *[west] West
  }
exterminate-choice-at = At { INCH($x) }, { INCH($y) }
exterminate-choice-auto = Deploy everybody who is left
exterminate-choice-recruit = { THING($it) } in the room
exterminate-choice-take = Take { THING($it) }
exterminate-choice-figure = { THING($it) }
exterminate-choice-end = { $kind ->
    [pick-mover] End your Movement
    [pick-shooter] End your Shooting
    [pick-melee] End your Melee
   *[other] End your part
  }
exterminate-choice-discard = Discard { THING($it) }
exterminate-choice-go = { $lure ->
    [stay] Stay where it stands
    [node] Go to { THING($of) }
    [civilian] Go to { THING($of) }, who joins
    [toward-civilian] Go toward { THING($of) }
    [prisoner] Go to the prisoner
    [toward-prisoner] Go toward the prisoner
    [foe] Go up to { THING($of) }
    [toward] Go toward { THING($of) }
    [beside] Go alongside { THING($of) },
    [way] Go
   *[other] Go to { INCH($to-x) }, { INCH($to-y) }
  }{ $way ->
    [north] {" "}north
    [north-east] {" "}north-east
    [east] {" "}east
    [south-east] {" "}south-east
    [south] {" "}south
    [south-west] {" "}south-west
    [west] {" "}west
    [north-west] {" "}north-west
   *[other] {""}
  }{ COUNT($length) ->
    [0] {""}
   *[other] , { INCH($length) }″
  }{ $leave ->
    [yes] , leaving nodes
   *[other] {""}
  }
exterminate-choice-climb = Climb: { THING($piece) }{ $leave ->
    [yes] , leaving nodes
   *[other] {""}
  }
exterminate-choice-jump = { COUNT($card) ->
    [0] Vortex Jump
   *[other] { THING($card) }
  }:{ $lure ->
    [stay] {" "}where it stands
    [node] {" "}to { THING($of) }
    [civilian] {" "}to { THING($of) }, who joins
    [toward-civilian] {" "}toward { THING($of) }
    [prisoner] {" "}to the prisoner
    [toward-prisoner] {" "}toward the prisoner
    [foe] {" "}up to { THING($of) }
    [toward] {" "}toward { THING($of) }
    [beside] {" "}alongside { THING($of) },
    [way] {""}
   *[other] {" "}to { INCH($at-x) }, { INCH($at-y) }
  }{ $way ->
    [north] {" "}north
    [north-east] {" "}north-east
    [east] {" "}east
    [south-east] {" "}south-east
    [south] {" "}south
    [south-west] {" "}south-west
    [west] {" "}west
    [north-west] {" "}north-west
   *[other] {""}
  }{ COUNT($length) ->
    [0] {""}
   *[other] , { INCH($length) }″
  }
exterminate-choice-let-go = Let go of the prisoner
exterminate-choice-node = Take { THING($it) }
exterminate-choice-shoot = Shoot at { THING($target) }: { THING($with) }{ COUNT($cards) ->
    [0] {""}
   *[other] , with { THINGS($cards) }
  }
exterminate-choice-sprint = Sprint
exterminate-choice-act = Work on the objective
exterminate-choice-suppress = { THING($card) }: { THING($target) }
exterminate-choice-also = Also at { THING($it) }
exterminate-choice-dice = { $it ->
    [one] { $it } die
   *[other] { $it } dice
  }
exterminate-choice-card = Play { THING($it) }
exterminate-choice-reroll = Re-roll { FACES($dice) }{ $of ->
    [defence] {" "}of the defence
   *[other] {""}
  }{ $by ->
    [fate] {" "}(Fate)
    [fate-card] {" "}(Fate card)
    [card] {" "}(Re-roll card)
    [disintegrate] {" "}(Disintegrate)
   *[other] {""}
  }{ COUNT($by-clever) ->
    [0] {""}
   *[other] {" "}({ THING($by-clever) })
  }{ COUNT($by-bad-wolf) ->
    [0] {""}
   *[other] {" "}(Bad Wolf)
  }{ COUNT($by-adventure) ->
    [0] {""}
   *[other] {" "}({ THING($by-adventure) })
  }
exterminate-choice-play = Play { THING($card) }{ COUNT($figures) ->
    [0] {""}
   *[other] : { THINGS($figures) }
  }{ COUNT($at-x) ->
    [0] {""}
   *[other] {" "}at { INCH($at-x) }, { INCH($at-y) }
  }{ $turned ->
    [yes] , turned by a quarter
   *[other] {""}
  }{ COUNT($heals) ->
    [0] {""}
   *[other] , to take a wound token away
  }
exterminate-choice-calm = Calm { THING($figure) } ({ $by ->
    [card] Fate card
   *[token] Fate
  })
exterminate-choice-rouse = { THING($figure) } stands up ({ $by ->
    [card] Fate card
   *[token] Fate
  })
exterminate-choice-save = Save it ({ $it ->
    [card] Fate card
   *[token] Fate
  })
exterminate-choice-wound = Take a wound token
exterminate-choice-help = { THING($by) } helps { THING($figure) }: a wound or Stress token goes
exterminate-choice-engage = Engage { THING($it) }
exterminate-choice-join = { THING($figure) } attacks { $way ->
    [north] from the north
    [north-east] from the north-east
    [east] from the east
    [south-east] from the south-east
    [south] from the south
    [south-west] from the south-west
    [west] from the west
    [north-west] from the north-west
    [stay] from where it stands
   *[other] from { INCH($to-x) }, { INCH($to-y) }
  }
exterminate-choice-fight = { COUNT($with) ->
    [0] Fight
   *[other] Fight: { THING($with) }
  }{ COUNT($dice) ->
    [0] {""}
   *[other] , extra dice: { $dice }
  }{ COUNT($also) ->
    [0] {""}
   *[other] , also { THINGS($also) }
  }{ COUNT($cards) ->
    [0] {""}
   *[other] , with { THINGS($cards) }
  }
exterminate-choice-coup = Coup de Grâce
exterminate-choice-finish = Finish off { THING($figure) }{ COUNT($by-fate) ->
    [0] {""}
   *[other] {" "}({ $by-fate ->
        [card] Fate card
       *[token] Fate
      })
  }{ COUNT($by-attack) ->
    [0] {""}
   *[other] {" "}(extra attack of { THING($by-attack) })
  }{ COUNT($by-card) ->
    [0] {""}
   *[other] {" "}({ THING($by-card) })
  }
exterminate-choice-remove = { $it ->
    [0] Keep the Stress
    [1] Remove one Stress token
   *[other] Remove { $it } Stress tokens
  }
exterminate-choice-draw = Draw up to five cards
exterminate-choice-regain = Regain a Fate token
exterminate-choice-exchange = Discard the hand for a Fate token
exterminate-choice-take-back = Roll to take back the top discarded card
exterminate-choice-recover = Recover { THING($card) } ({ $by ->
    [card] Fate card
   *[token] Fate
  })

## Events

exterminate-event-rolled-off = { SEAT($seat) } rolls { FACES($dice) } for the first choice.
exterminate-event-roll-tied = A tie between { SEATS($seats) }: they roll again.
exterminate-event-plays = { SEAT($seat) } plays: { THING($side) }.
exterminate-event-takes = { SEAT($seat) } comes from the { $edge ->
    [north] north
    [south] south
    [east] east
   *[west] west
  }.
exterminate-event-node-placed = Face down at { INCH($at-x) }, { INCH($at-y) }: { THING($node) }.
exterminate-event-deployed = { THING($figure) } is deployed.
exterminate-event-no-room = There is no room to deploy { THING($figure) }: it takes no part.
exterminate-event-drew = { SEAT($seat) } draws { THINGS($cards) }.
exterminate-event-received = { SEAT($seat) } gets Adventure cards: { THINGS($cards) }.
exterminate-event-fugitive = { SEAT($seat) } names the fugitive: { THING($figure) }.
exterminate-event-turn-began = Turn { $turn } begins.
exterminate-event-discarded = { SEAT($seat) } discards { THING($card) }.
exterminate-event-initiative = { SEAT($seat) } rolls { FACES($pool-dice) } for initiative.
exterminate-event-order = Order of the turn: { SEATS($seats) }.
exterminate-event-part-began = { SEAT($seat) }: { $phase ->
    [movement] Movement
    [shooting] Shooting
    [melee] Melee
   *[other] part
  }.
exterminate-event-acts = { THING($figure) } acts.
exterminate-event-idle = { THING($figure) } does nothing.
exterminate-event-sprints = { THING($figure) } Sprints.
exterminate-event-moved = { $length ->
    [0] { THING($figure) } stays where it is.
   *[other] { THING($figure) } moves { INCH($length) } of { INCH($most) } inches.
  }
exterminate-event-tested = { THING($figure) } tests an obstacle: { FACES($pool-dice) }.
exterminate-event-stopped = { THING($figure) } is stopped by the obstacle.
exterminate-event-stuck = { THING($figure) } does not get away.
exterminate-event-climbed = { THING($figure) } climbs: { THING($piece) }.
exterminate-event-jumped = { THING($figure) } is placed at { INCH($to-x) }, { INCH($to-y) }.
exterminate-event-hurries = { THING($figure) } may move { INCH($by) } inches farther.
exterminate-event-collected = { THING($figure) } collects { THING($node) }: { THING($token) }.
exterminate-event-dropped = { THING($figure) } gives up { THING($node) }.
exterminate-event-declined = { THING($figure) } makes no use of the node.
exterminate-event-left = { THING($figure) } leaves the table.
exterminate-event-aimed = { THING($by) } shoots at { THING($target) }, { INCH($gap) } inches away: { THING($with) }.
exterminate-event-signal-rolled = { SEAT($seat) } sends the signal: { FACES($pool-dice) }.
exterminate-event-jammed = { THING($with) } of { THING($by) } is silenced this turn: { FACES($pool-dice) }.
exterminate-event-no-shot = No die is left for the shot at { THING($target) }: it comes to nothing.
exterminate-event-suppressed = { THING($by) } keeps { THING($target) } down.
exterminate-event-struck = { SEAT($seat) } calls an air strike at { INCH($at-x) }, { INCH($at-y) }.
exterminate-event-fired = Attack: { FACES($attack-dice) }; defence of { THING($target) }: { FACES($defence-dice) }.
exterminate-event-caught = { THING($target) } is caught in the blast ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }); defence: { FACES($defence-dice) }.
exterminate-event-through = { $hits ->
    [0] No hit goes through on { THING($target) }.
    [one] { $hits } hit goes through on { THING($target) }.
   *[other] { $hits } hits go through on { THING($target) }.
  }
exterminate-event-stressed = { THING($figure) } gets Stress ({ $tokens }).
exterminate-event-calmed = { THING($figure) } loses Stress ({ $tokens }).
exterminate-event-card-played = { SEAT($seat) } plays { THING($card) }.
exterminate-event-adventure-played = { SEAT($seat) } plays { THING($card) }{ COUNT($figures) ->
    [0] {""}
   *[other] : { THINGS($figures) }
  }.
exterminate-event-fate-spent = { SEAT($seat) } spends Fate{ $by ->
    [card] {" "}(card)
   *[token] {""}
  }; left in the pool: { $left }.
exterminate-event-rerolled = { SEAT($seat) } re-rolls { FACES($dice) }: { FACES($fell) }.
exterminate-event-reversed = { SEAT($seat) } reverses the polarity: { FACES($dice) }.
exterminate-event-stands = The roll now comes to: { COUNT($tally-through) ->
    [0] {""}
   *[other] { $tally-through ->
        [0] no hit goes through
        [one] { $tally-through } hit goes through
       *[other] { $tally-through } hits go through
      }
  }{ COUNT($tally-round-hits) ->
    [0] {""}
   *[other] { $tally-round-hits } to { $tally-round-against }
  }{ $tally-damage ->
    [scratch] Scratch
    [shocked] Shocked
    [exterminated] Exterminated
   *[other] {""}
  }{ $tally-passage ->
    [crossed] the obstacle is crossed
    [stopped] the figure is stopped
    [stuck] the figure does not move
   *[other] {""}
  }{ COUNT($tally-calms) ->
    [0] {""}
   *[other] { $tally-calms ->
        [0] no Stress token less
        [one] { $tally-calms } Stress token less
       *[other] { $tally-calms } Stress tokens less
      }
  }{ COUNT($tally-work) ->
    [0] {""}
   *[other] the work stands at { $tally-work }
  }{ $tally-success ->
    [yes] success
    [no] failure
   *[other] {""}
  }{ COUNT($tally-hits) ->
    [0] {""}
   *[other] { $tally-hits ->
        [one] { $tally-hits } Hit
       *[other] { $tally-hits } Hits
      }
  }.
exterminate-event-engaged = { SEAT($seat) } attacks { THING($target) } in melee.
exterminate-event-called-off = Nobody attacks { THING($target) } after all.
exterminate-event-charged = { THING($figure) } moves into contact.
exterminate-event-fought = { THING($attacker) } fights { THING($target) }: { FACES($attack-dice) } against { FACES($defence-dice) }.
exterminate-event-won = { THING($winner) } beats { THING($loser) }, { $hits } to { $against }.
exterminate-event-tied = { THING($attacker) } and { THING($target) } are even, { $hits } each.
exterminate-event-held-back = { THING($figure) } holds its attack back.
exterminate-event-coup-de-grace = { THING($by) } deals { THING($target) } the Coup de Grâce.
exterminate-event-melee-ended = The melee is over{ COUNT($winner) ->
    [0] .
   *[other] , won by { SEAT($winner) }.
  }
exterminate-event-pushed-back = { THING($figure) } is pushed back.
exterminate-event-damage = Damage on { THING($figure) }: { FACES($dice) }.
exterminate-event-result = { THING($figure) }: { $verdict ->
    [scratch] Scratch
    [shocked] Shocked
   *[exterminated] Exterminated
  }.
exterminate-event-cancelled = The result on { THING($figure) } is cancelled.
exterminate-event-wounded = { THING($figure) } takes a wound token ({ $wounds }).
exterminate-event-healed = { THING($figure) } loses a wound token.
exterminate-event-shocked = { THING($figure) } goes down.
exterminate-event-stood-up = { THING($figure) } stands up.
exterminate-event-regenerated = { THING($figure) } regenerates.
exterminate-event-exterminated = { THING($figure) } is Exterminated.
exterminate-event-scored = { SEAT($seat) } scores { $vp } VP ({ $total } in all).
exterminate-event-upkeep-began = Upkeep of turn { $turn }.
exterminate-event-stress-rolled = { THING($figure) } shakes off Stress: { FACES($pool-dice) }.
exterminate-event-fate-gained = { SEAT($seat) } has { $left } Fate.
exterminate-event-exchanged = { SEAT($seat) } discards { THINGS($cards) }.
exterminate-event-reshuffled = The discard is shuffled ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }).
exterminate-event-take-back-rolled = { SEAT($seat) } tries to take a card back: { FACES($pool-dice) }.
exterminate-event-card-recovered = { SEAT($seat) } has { THING($card) } again.
exterminate-event-card-gone = { THING($card) } of { SEAT($seat) } is discarded.
exterminate-event-upgraded = { THING($figure) } rises.
exterminate-event-barricaded = A barricade is placed: { THING($piece) }.
exterminate-event-swapped = { THING($one) } and { THING($other) } change places.
exterminate-event-work-rolled = { THING($figure) } sets to work: { FACES($pool-dice) }.
exterminate-event-worked = { THING($figure) } works: { FACES($pool-dice) }, now at { $done }.
exterminate-event-device-works = The device works!
exterminate-event-converter-destroyed = The Converter is destroyed!
exterminate-event-escorts = { $yes ->
    [yes] { THING($figure) } escorts the prisoner.
   *[other] { THING($figure) } lets go of the prisoner.
  }
exterminate-event-freed = { THING($figure) } brings the prisoner home!
exterminate-event-joined = { THING($figure) } follows the Doctor.
exterminate-event-safe = { THING($figure) } is safe!
exterminate-event-game-ended = The game is over: { SCORES($scores) } VP.

## How the game ended

exterminate-end-points = Most Victory Points. { SEATS($winners) } wins.
exterminate-end-draw = Equal Victory Points: a draw.

## Questions

exterminate-ask-begin = The table is set up.
exterminate-ask-tie = The roll for the order is a tie: it is thrown again.
exterminate-ask-side = Which side do you play?
exterminate-ask-edge = Which edge do you come from?
exterminate-ask-node = Where does the next node lie? ({ $left } still to be placed)
exterminate-ask-room = The figures of which card deploy in the room?
exterminate-ask-deploy = Where does { THING($figure) } stand?
exterminate-ask-fugitive = Which enemy is the fugitive?
exterminate-ask-take = Which Adventure card do you take?
exterminate-ask-turn = A turn begins.
exterminate-ask-discard = More than five cards: which one do you discard?
exterminate-ask-pick-mover = { $can ->
    [none] Nobody can move. { $else ->
        [fate] Do you spend Fate on a figure?
        [card] Do you play a card?
        [both] Do you spend Fate on a figure or play a card?
       *[none] The part is over.
      }
   *[move] Who moves?
  }
exterminate-ask-pick-shooter = { $can ->
    [sprint] Nobody has a target. Who Sprints?
    [none] Nobody can shoot or Sprint. { $else ->
        [fate] Do you spend Fate on a figure?
        [card] Do you play a card?
        [both] Do you spend Fate on a figure or play a card?
       *[none] The part is over.
      }
   *[shoot] Who shoots or Sprints?
  }
exterminate-ask-pick-melee = { $can ->
    [blocked] Enemies are near, but no way into contact was found. { $else ->
        [fate] Do you spend Fate on a figure?
        [card] Do you play a card?
        [both] Do you spend Fate on a figure or play a card?
       *[none] The part is over.
      }
    [none] Nobody is near enough to be engaged. { $else ->
        [fate] Do you spend Fate on a figure?
        [card] Do you play a card?
        [both] Do you spend Fate on a figure or play a card?
       *[none] The part is over.
      }
   *[engage] Whom do you engage?
  }
exterminate-ask-part-answer = { SEAT($by) } is about to shoot. Do you play a card first?
exterminate-ask-hand-over = Which node does { THING($figure) } hand over?
exterminate-ask-act = { $can ->
    [sprint] { THING($figure) } has no target. Does it Sprint?
    [none] { THING($figure) } can neither shoot nor Sprint.
   *[shoot] What does { THING($figure) } do?
  }
exterminate-ask-move = Where does { THING($figure) } go?
exterminate-ask-sprint = Where does { THING($figure) } Sprint?
exterminate-ask-extra-move = Spatial Disruption: where does { THING($figure) } go?
exterminate-ask-rest-of-move = { THING($figure) } may go on. Where?
exterminate-ask-free-shot = Temporal Anomaly: whom does { THING($figure) } shoot at?
exterminate-ask-leave = Does { THING($figure) } leave the table?
exterminate-ask-nodes = Which node does { THING($figure) } take?
exterminate-ask-burst = At whom else does { THING($figure) } fire?
exterminate-ask-burst-dice = How many dice against { THING($target) }?
exterminate-ask-declared = { THING($figure) } is about to shoot at { THING($target) } ({ THING($with) }). Do you play a card before the dice are rolled?
exterminate-ask-stressed = { THING($target) } has got Stress. Do you spend Fate?
exterminate-ask-window-initiative = Your initiative roll: { FACES($attack) }. Do you change it?
exterminate-ask-window-attack = { $roll ->
    [strike] Your air strike on { THING($target) }
   *[other] { THING($figure) } shoots at { THING($target) } ({ THING($with) })
  }: attack { FACES($attack) }, defence { FACES($defence) }. What do you play?
exterminate-ask-window-defence = { $roll ->
    [strike] An air strike on { THING($target) }: attack { FACES($attack) }
    [blast] { THING($target) } is caught in the blast ({ $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
      })
   *[other] { THING($figure) } shoots at { THING($target) } ({ THING($with) }): attack { FACES($attack) }
  }, defence { FACES($defence) }. What do you play?
exterminate-ask-window-melee = { THING($figure) } fights { THING($target) }: { FACES($attack) } against { FACES($defence) }. What do you play?
exterminate-ask-window-damage = Your damage roll on { THING($victim) }: { FACES($attack) }. What do you play?
exterminate-ask-window-harm = { THING($victim) } is hit{ COUNT($figure) ->
    [0] {""}
   *[other] {" "}by { THING($figure) }
  }. Damage: { FACES($attack) }. Do you answer?
exterminate-ask-window-test = { $roll ->
    [obstacle] { THING($figure) } tests an obstacle
    [stress] { THING($figure) } shakes off Stress
    [work] { THING($figure) } works on the objective
    [take-back] You try to take a card back
   *[signal] Your Cordolaine Signal
  }: { FACES($attack) }. Do you change it?
exterminate-ask-window-other = { SEAT($by) } has rolled. { $roll ->
    [shot] { THING($figure) } shoots at { THING($target) } ({ THING($with) })
    [strike] Air strike on { THING($target) }
    [blast] { THING($target) } is caught in the blast
    [round] { THING($figure) } fights { THING($target) }
    [damage] Damage on { THING($victim) }
    [obstacle] { THING($figure) } tests an obstacle
    [stress] { THING($figure) } shakes off Stress
    [work] { THING($figure) } works on the objective
    [take-back] Taking a card back
   *[signal] Cordolaine Signal
  }: { $roll ->
    [blast] defence { FACES($defence) }
   *[other] { FACES($attack) }{ COUNT($defence) ->
        [0] {""}
       *[other] {" "}against { FACES($defence) }
      }
  }. Do you play a card?
exterminate-ask-final = { $verdict ->
    [scratch] { THING($victim) } gets a Scratch
    [shocked] { THING($victim) } is Shocked
   *[exterminated] { THING($victim) } is Exterminated
  }, unless you cancel it. Do you?
exterminate-ask-upgrade = { THING($victim) } is Exterminated. Does it become a Cyberman?
exterminate-ask-join = Who attacks { THING($target) }?
exterminate-ask-third-eye = { THING($target) } is being engaged. Does an attacker lose the charge die?
exterminate-ask-attack = How does { THING($figure) } attack?
exterminate-ask-fight-back = { THING($figure) } attacks. How does { THING($target) } fight back?
exterminate-ask-coup = { THING($target) } is Shocked. What does { THING($figure) } do?
exterminate-ask-revenge = { THING($figure) } is Shocked. Who finishes it?
exterminate-ask-after-round = Do you finish off a Shocked enemy?
exterminate-ask-finish-off = The melee is won. Whom do you finish off?
exterminate-ask-answer = { SEAT($by) } is about to finish off { THING($victim) }. Do you answer with Fate?
exterminate-ask-fate-order = Two Fate tokens on { THING($victim) }: which takes effect first?
exterminate-ask-upkeep = Upkeep.
exterminate-ask-upkeep-start = Upkeep begins. Do you use something?
exterminate-ask-upkeep-stress = How many Stress tokens does { THING($figure) } lose?
exterminate-ask-upkeep-cards = Cards or Fate?
exterminate-ask-upkeep-adventure = Adventure cards: take back, or recover?

## Odds

exterminate-odds-harm = What becomes of the fighters
exterminate-odds-harm-nothing = nothing
exterminate-odds-harm-no-hit = no hit goes through
exterminate-odds-harm-tie = a tie
exterminate-odds-harm-scratch = Scratch
exterminate-odds-harm-shocked = Shocked
exterminate-odds-harm-exterminated = Exterminated
exterminate-odds-harm-saved = saved
exterminate-odds-harm-target-scratch = target: Scratch
exterminate-odds-harm-target-shocked = target: Shocked
exterminate-odds-harm-target-exterminated = target: Exterminated
exterminate-odds-harm-target-saved = target: saved
exterminate-odds-harm-attacker-scratch = attacker: Scratch
exterminate-odds-harm-attacker-shocked = attacker: Shocked
exterminate-odds-harm-attacker-exterminated = attacker: Exterminated
exterminate-odds-harm-attacker-saved = attacker: saved
exterminate-odds-stress = Stress of the target
exterminate-odds-stress-nothing = nothing
exterminate-odds-stress-any = { $it ->
    [one] { $it } token
   *[other] { $it } tokens
  }
exterminate-odds-roll = What the roll comes to
exterminate-odds-roll-any = { $it }
exterminate-odds-roll-nothing = nothing
exterminate-odds-roll-scratch = Scratch
exterminate-odds-roll-shocked = Shocked
exterminate-odds-roll-exterminated = Exterminated
exterminate-odds-roll-won = the attacker wins
exterminate-odds-roll-tied = a tie
exterminate-odds-roll-lost = the target wins
exterminate-odds-roll-crossed = crossed
exterminate-odds-roll-stopped = stopped
exterminate-odds-roll-stuck = does not move
exterminate-odds-roll-yes = success
exterminate-odds-roll-no = failure

## Positions

fault-position-doing = What is in progress does not fit the table.
fault-position-twice = This stands here twice.
fault-position-stress = A figure has two Stress tokens at most.
fault-position-wounds = The figure has no room for so many wound tokens.
fault-position-off-table = The base reaches over the edge of the table.
fault-position-perch = The figure does not stand on that piece.
fault-position-climb = This figure cannot stand on that piece.
fault-position-jammed = Only weapons of the figure are silenced, each once.
fault-position-adventure = The player cannot have these Adventure cards: five at most, as the game deals or offers them, each once.
fault-position-lasting = A lasting card lies on an own figure that is on the table and not Shocked.
fault-position-side = Each player has a side or an edge of their own, as the scenario says.
fault-position-fugitive = The fugitive is an enemy, hunted by a faction that scores for it.
fault-position-count = The scenario counts to { $most } at most, and is decided exactly then.
fault-position-prisoner = The prisoner is on the table of his scenario, in contact with the rescuer who escorts him.
fault-position-overlap = The base overlaps another base or a piece.
fault-position-players = There are { $players } players.
fault-position-card = There are no more than { $copies } of "{ THING($card) }".
fault-position-number = No game comes to this number.
fault-position-node = This node is not possible.
fault-position-round = The turn does not fit the game.
fault-measure-absent = That figure is not on the table.
fault-measure-asked = Only seat { $asked }, who is asked, may try an answer.
fault-position-upgrades = More Upgrades are to come than there are figures kept for them ({ $most } in a game).
fault-position-scene = What the scenario counts does not fit.

## Content files and rosters

fault-content-unknown = Nothing is called "{ $name }" ({ $what ->
    [weapon] weapon
    [trait] special rule
    [weapon-trait] special rule of a weapon
    [faction] faction
    [terrain] terrain
    [layout] layout
    [piece] piece
    [side] side
    [recruitment-card] recruitment card
   *[other] { $what }
  }).
fault-content-repeated = "{ $name }" stands here twice.
fault-content-taken = Something else is called "{ $name }" already.
fault-content-own-id = "{ $name }" cannot be the id of a card of one's own: "own." and 1 to { $most } small letters or digits, such as own.rusty1.
fault-content-name = The names of "{ $name }" must have 1 to { $most } characters, not blanks alone, and no line breaks or signs that steer text.
fault-content-retinue = "{ $name }" cannot bring "{ $retinue }" along: a retinue is no Leader, no Special or Archetype figure, and brings nobody.
fault-content-many = There are too many of them.
fault-content-length = This length does not fit a table.
fault-content-weapon = "{ $name }" cannot be a weapon: it needs a range or C, and 12 dice at most.
fault-content-blast = "{ $name }" cannot have both Burst and Blast.
fault-content-tokens = The tokens are { $tokens }, fewer than the { $nodes } Vortex Nodes of the scenario "{ $name }".
fault-content-card = "{ $name }" has a value that cannot be.
fault-content-shape = This shape cannot be.
fault-terrain-place = The piece { $piece } ("{ $kind }") reaches over the edge of the table or overlaps another piece.
fault-content-scenario = "{ $name }" needs one to five cards a side and one to twenty turns.
fault-scenario-friends = The civilians "{ $name }" need a side with a faction that plays.
fault-scenario-sides = "{ $name }" has either no sides, or two of them, which two players take.
fault-scenario-forces = "{ $name }" has fewer forces than players.
fault-scenario-plots = A scenario has one table of its own rules at most.
fault-scenario-nodes = Nodes are either "at" places, or "each" player places so many "apart".
fault-scenario-count = "{ $key }" is a number from { $least } to { $most }.
fault-scenario-length = "{ $key }" is a length from { $least } to { $most } inches.
fault-scenario-place = One of the places "at" is off the table, in a piece of terrain, or taken.
fault-scenario-strip = Terrain leaves a large base no room in one of the strips.
fault-scenario-room = Strips and terrain leave no room for a node.
fault-scenario-heap = The heap must be a piece that can be climbed.
fault-scenario-area = Where the side "{ $name }" deploys is off the table, or has no room for a large base.
fault-scenario-factions = The side "{ $name }" must be played by the faction of the other side.
fault-scenario-deploy = The side "{ $name }" deploys in one way: along one or two edges (with a room, or by halves on two), in an area, "near" a piece or "of" a point, both "within" a length.
fault-roster-same-id = "{ $name }" is also the id of a card that another player brings ({ $other }). Cards that differ need ids that differ: give one of them another.
fault-roster-link = "{ $text }" is no roster.
fault-roster-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $agreed ->
    [0] where { $least } to { $most } are possible.
   *[other] where { $agreed } { $agreed ->
        [one] is
       *[other] are
      } agreed: all players use the same number, the Doctor's one more.
  }
fault-roster-faction = "{ THING($name) }" is of another faction and cannot be hired.
fault-roster-leader = Exactly one card must be a Leader.
fault-roster-unique = "{ THING($name) }" can be taken once.
fault-roster-side = Exactly one player must play the faction "{ THING($faction) }".
fault-roster-own = Cards of one's own have at most { $most } characters.
fault-roster-figures = There are more than { $most } figures.

## What is drawn, when people draw by hand

exterminate-draw-hand = Combat card for { SEAT($seat) }
exterminate-draw-adventure = Adventure card for { SEAT($seat) }
exterminate-draw-node = The node that is turned up
