### The table

web-exterminate-vp = Victory Points
web-exterminate-inches = { INCH($length) }″
web-exterminate-colon = {": "}
web-exterminate-figure = { $name }, { $faction }. Movement { INCH($movement) }″, Resistance { $resistance }, Melee { $melee }, Shoot { $shoot }. { $states }.
web-exterminate-active = acting now
web-exterminate-acted = has acted
web-exterminate-fresh = can act
web-exterminate-where-waiting = not deployed yet
web-exterminate-where-table = on the table
web-exterminate-where-exterminated = Exterminated
web-exterminate-where-left = left the table
web-exterminate-where-saved = safe
web-exterminate-state-shocked = Shocked
web-exterminate-state-stress-1 = Stress
web-exterminate-state-stress-2 = Stress ×2
web-exterminate-state-wounded = wounded
web-exterminate-state-carries = carries a node
web-exterminate-state-escorts = escorts the prisoner
web-exterminate-state-hunted = hunted
web-exterminate-state-jammed = weapon silenced
web-exterminate-state-perched = King of the Hill
web-exterminate-state-lasting = card in play on it
web-exterminate-lasting = In play on it: { $names }
web-exterminate-value-movement = Movement
web-exterminate-value-resistance = Resistance
web-exterminate-value-melee = Melee
web-exterminate-value-shoot = Shoot
web-exterminate-value-vp = VP
web-exterminate-wounds = Wounds: { $wounds }
web-exterminate-carrying = Carries { $names }
web-exterminate-on = Stands on { $name }
web-exterminate-standing = Initiative, Victory Points, Fate and cards
web-exterminate-initiative = Place { $place } in initiative
web-exterminate-part = plays
web-exterminate-carried = +{ $vp } carried
web-exterminate-fate = Fate
web-exterminate-hand = { $combat ->
    [one] { $combat } Combat card
   *[other] { $combat } Combat cards
  }, { $adventure ->
    [one] { $adventure } Adventure card
   *[other] { $adventure } Adventure cards
  }
web-exterminate-turn-of = Turn { $turn } of { $turns }
web-exterminate-setting-up = Setting up
web-exterminate-phase-initiative = Initiative
web-exterminate-phase-movement = Movement
web-exterminate-phase-shooting = Shooting
web-exterminate-phase-melee = Melee
web-exterminate-phase-upkeep = Upkeep
web-exterminate-count = Counter: { $count }
web-exterminate-height-low = low: one is tested to cross it
web-exterminate-height-wall = high: nobody crosses it, nobody sees through it
web-exterminate-climbable = can be climbed
web-exterminate-prisoner = The prisoner
web-exterminate-beacon = Beacon { $number }
web-exterminate-node-hidden = { $name }, face down
web-exterminate-walk = { INCH($length) } of { INCH($most) }″
web-exterminate-round = goes round what is in the way
web-exterminate-tests = { $count ->
    [one] test to cross: { $names }
   *[other] { $count } tests to cross: { $names }
  }
web-exterminate-takes = takes { $names }
web-exterminate-meets = reaches { $name }
web-exterminate-short = { INCH($length) }″ short of { $name }
web-exterminate-the-prisoner = the prisoner
web-exterminate-near = near enough for melee: { $names }
web-exterminate-leave = Leave the node where it lies
web-exterminate-proof-near = too near { $name }
web-exterminate-proof-across = { $name } is in the way
web-exterminate-proof-kh-2 = to climb { $name }, it must touch it when its move begins
web-exterminate-why-kh-11 = a climb reaches 2″ from where it stood
web-exterminate-climbs = climbs { $name }, { INCH($length) }″ away: its whole move
web-exterminate-climb-here = Climb here
web-exterminate-climb-far = Climb that far
web-exterminate-odds-fight = If nothing more is played; extra attacks are rolled as dice.
web-exterminate-waits = waits to be touched by one of the Doctor's figures
web-exterminate-waits-short = waits
web-exterminate-proof-mv-12 = the table ends there
web-exterminate-proof-sn-4 = another node is too near
web-exterminate-why-mv-9 = too far
web-exterminate-why-sn-2 = outside the area where it deploys
web-exterminate-why-sn-4 = deployment strips and the edge of the table stay free
web-exterminate-blocked = not seen: the corridor of fire is blocked
web-exterminate-blocked-by = not seen: the corridor of fire is blocked ({ $names })
web-exterminate-obstructed = { $count ->
    [one] obstructed by { $names }: −1 die
   *[other] obstructed by { $names }: −{ $count } dice
  }
web-exterminate-clear = clear
web-exterminate-cover = in cover
web-exterminate-close = for close combat only
web-exterminate-range-in = in range ({ INCH($range) }″)
web-exterminate-range-far = beyond its range of { INCH($range) }″, −1 die
web-exterminate-range-out = out of reach (at most { INCH($most) }″)
web-exterminate-dice-against = { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
  } against { $defence }
web-exterminate-targets = Targets
web-exterminate-no-targets = Nobody can be shot at from here.
web-exterminate-all-targets = All targets
web-exterminate-hidden = not seen
web-exterminate-cannot-shoot = cannot shoot
web-exterminate-others = { $count ->
    [one] { $count } more enemy, and why not
   *[other] { $count } more enemies, and why not
  }
web-exterminate-no-shot = Not possible:
web-exterminate-parts = What counts
web-exterminate-attack = Attack dice
web-exterminate-defence = Defence dice
web-exterminate-shoot = Shoot at { $name }: { $weapon }
web-exterminate-shoot-with = Shoot at { $name }: { $weapon }, with { $cards }
web-exterminate-sprint-here = Sprint here
web-exterminate-sprint-there = Sprint toward it…
web-exterminate-sprint-far = Sprint that far
web-exterminate-actions = What it may do
web-exterminate-engage = Whom to attack in melee
web-exterminate-join = Who attacks, and from where
web-exterminate-fight = How to fight
web-exterminate-places = Places worth going to
web-exterminate-before-end = Before the part ends
web-exterminate-choose = Choose
web-exterminate-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
  }
web-exterminate-move = Move { $name }
web-exterminate-sprint = { $name } Sprints
web-exterminate-act = { $name }: everything it may do
web-exterminate-drag = Drag a figure to where it goes, or choose it first.
web-exterminate-drag-it = Tap an enemy to aim at it, or a place to Sprint there; { $name } can be dragged too.
web-exterminate-drag-sprint = Choose who shoots, then tap an enemy to aim at it, or a place to Sprint there; or drag it.
web-exterminate-part-sr-1 = weapon
web-exterminate-part-rc-5 = Shoot
web-exterminate-part-rc-4 = Melee
web-exterminate-part-sh-7 = obstructions
web-exterminate-part-sr-6 = hits through
web-exterminate-part-rg-3 = beyond range
web-exterminate-part-sr-4 = Resistance
web-exterminate-part-cv-2 = cover
web-exterminate-part-tr-9 = Platoon Fire
web-exterminate-part-tr-11 = Forgotten
web-exterminate-part-tr-12 = observed Angel
web-exterminate-part-tr-14 = Probic Vent
web-exterminate-part-tr-15 = Five Rounds Rapid
web-exterminate-part-kh-8 = King of the Hill
web-exterminate-part-ad-4 = Adventure card
web-exterminate-part-ad-5 = lasting card
web-exterminate-part-ml-3 = close weapon
web-exterminate-part-ml-4 = charge
web-exterminate-part-ml-14 = attackers before
web-exterminate-part-ma-2 = extra attacks
web-exterminate-part-ma-11 = extra attacks
web-exterminate-part-st-10 = Stress
web-exterminate-part-ob-5 = obstacle test
web-exterminate-part-ob-9 = touches it
web-exterminate-part-tr-6 = Hover or Nimble
web-exterminate-part-tn-3 = initiative
web-exterminate-part-tr-1 = Leader near
web-exterminate-part-tr-24 = Mastermind
web-exterminate-part-up-3 = Stress tokens
web-exterminate-part-up-10 = taking back
web-exterminate-part-wt-2 = Burst
web-exterminate-part-sn-6 = sabotage
web-exterminate-part-sn-7 = repair
web-exterminate-part-sn-17 = building
web-exterminate-primer-aim = Two to four factions fight for Victory Points over a few turns: by Exterminating enemies and by what the scenario asks for, such as Vortex Nodes carried at the end.
web-exterminate-primer-turn = Each turn begins with a roll for initiative. Then everybody moves, everybody shoots or Sprints, everybody fights in melee, in the order of initiative; Upkeep ends the turn.
web-exterminate-primer-dice = Dice show Hit, Armour and Lightning. A shot rolls the weapon and the shooter against the Resistance of the target: each Armour cancels a Hit, and what goes through is rolled for damage.
web-exterminate-primer-cards = Almost every roll can be answered with Combat cards from your hidden hand or with Fate, which re-rolls dice. You are asked in turn; pass when you do not want to.
web-exterminate-primer-cover = Terrain matters: what lies in the corridor of fire costs a die each, and whoever touches it is in cover. Low pieces are crossed by a test or climbed; walls stop everything.
web-exterminate-dice = Dice
web-exterminate-points-nodes = { $value } from nodes
web-exterminate-points-scenario = { $value } from the scenario
web-exterminate-points-kills = { $value } from enemies
web-exterminate-log-part = { $phase }: { $name }
web-exterminate-points-bonus = { $value } from faction bonuses

## Tray and hands

web-exterminate-tray = Rolls and answers
web-exterminate-coming = { $roll }: dice to come
web-exterminate-leaves = { $it ->
    [scratch] Scratch
    [shocked] Shocked
    [exterminated] Exterminated
    [regenerated] it regenerates
   *[nothing] the result is cancelled
  }
web-exterminate-tokens = { $it ->
    [0] no Stress
    [one] { $it } Stress token stays
   *[other] { $it } Stress tokens stay
  }
web-exterminate-last-roll = Last roll: { $roll }
web-exterminate-roll-initiative = Initiative
web-exterminate-roll-obstacle = Obstacle
web-exterminate-roll-shot = Shot
web-exterminate-roll-blast = Blast
web-exterminate-roll-round = Round of melee
web-exterminate-roll-damage = Damage
web-exterminate-roll-stress = Stress roll
web-exterminate-roll-take-back = Taking a card back
web-exterminate-roll-work = Work on the objective
web-exterminate-roll-signal = Cordolaine Signal
web-exterminate-die = { $face ->
    [H] Hit
    [A] Armour
   *[L] Lightning
  }
web-exterminate-added = { $face ->
    [H] Hit of a card
    [A] Armour of a card
   *[L] Lightning of a card
  }
web-exterminate-faces = { FACES($dice) }
web-exterminate-doubled = ×2
web-exterminate-void = void
web-exterminate-no-dice = no dice
web-exterminate-played = Played on this roll
web-exterminate-tally-hits = { $it ->
    [one] { $it } Hit
   *[other] { $it } Hits
  }
web-exterminate-tally-through = { $it ->
    [0] No hit goes through
    [one] { $it } hit goes through
   *[other] { $it } hits go through
  }
web-exterminate-tally-round = { $hits } to { $against }
web-exterminate-tally-damage = { $it ->
    [scratch] Scratch
    [shocked] Shocked
    [exterminated] Exterminated
   *[nothing] Nothing
  }
web-exterminate-tally-passage = { $it ->
    [crossed] Obstacle crossed
    [stopped] Stopped by the obstacle
   *[stuck] Does not move
  }
web-exterminate-tally-calms = { $it ->
    [0] The Stress stays
    [one] { $it } Stress token may go
   *[other] { $it } Stress tokens may go
  }
web-exterminate-tally-work = The work stands at { $it }
web-exterminate-tally-success = { $it ->
    [true] Success
   *[false] Failure
  }
web-exterminate-part-nothing = nothing
web-exterminate-part-no-hit = nothing through
web-exterminate-part-tie = tie
web-exterminate-part-scratch = Scratch
web-exterminate-part-shocked = Shocked
web-exterminate-part-exterminated = Exterminated
web-exterminate-part-saved = saved
web-exterminate-part-crossed = crossed
web-exterminate-part-stopped = stopped
web-exterminate-part-stuck = stays
web-exterminate-part-yes = success
web-exterminate-part-no = failure
web-exterminate-part-undecided = uncertain
web-exterminate-whose-own = you:
web-exterminate-whose-enemy = enemy:
web-exterminate-hope-hurt = enemy hurt
web-exterminate-hope-kill = enemy out
web-exterminate-hope-unhurt = yours unhurt
web-exterminate-hope-success = success
web-exterminate-hope-failure = enemy fails
web-exterminate-odds-hurt = %: enemy Shocked or Exterminated, if nothing more is played.
web-exterminate-odds-kill = %: enemy Exterminated, if nothing more is played.
web-exterminate-odds-unhurt = %: yours is neither Shocked nor Exterminated, if nothing more is played.
web-exterminate-odds-none = The dice have spoken: nothing is left to chance here.
web-exterminate-odds-success = %: your roll succeeds, if nothing more is played.
web-exterminate-odds-failure = %: the enemy's roll fails, if nothing more is played.
web-exterminate-odds-count = What your roll would come to, if nothing more is played.
web-exterminate-odds-count-enemy = What the enemy's roll would come to, if nothing more is played.
web-exterminate-mean = ⌀ { $mean }
web-exterminate-by-fate = Fate
web-exterminate-pay-fate = Fate ({ $fate })
web-exterminate-rerolls = { $name } re-rolls
web-exterminate-unfold = The last roll in full
web-exterminate-by-fate-card = Fate card
web-exterminate-by-card = Re-roll card
web-exterminate-by-disintegrate = Disintegrate
web-exterminate-by-bad-wolf = { $name }: Bad Wolf
web-exterminate-did-card = { $name } plays { $card }{ COUNT($stands) ->
    [0] .
   *[other] : { $stands }.
  }
web-exterminate-did-reroll = { $name } re-rolls { $dice } ({ $by }) and gets { $fell }{ COUNT($stands) ->
    [0] .
   *[other] : { $stands }.
  }
web-exterminate-did-die = { $name } plays { $card } and adds { $fell }{ COUNT($stands) ->
    [0] .
   *[other] : { $stands }.
  }
web-exterminate-did-fate = { $name } spends Fate.
web-exterminate-fate-left = Fate Pool: { $fate }
web-exterminate-briefly = { $window ->
    [test] Do you change the roll?
    [harm] Do you answer?
    [final] Do you answer?
    [cards] Do you play a card first?
    [other] Do you play a card?
   *[attack] What do you play?
  }
web-exterminate-keep = Keep and pass
web-exterminate-reroll = Re-roll dice
web-exterminate-reroll-dice = Re-roll { $dice }
web-exterminate-pick = { $name }: { $dice }
web-exterminate-reroll-none = Re-roll…
web-exterminate-reroll-how = touch dice
web-exterminate-takes-any = Pick dice of this roll.
web-exterminate-takes-one = One die only.
web-exterminate-takes-these = Certain dice only.
web-exterminate-passes-nothing = You have nothing to play here: passing.
web-exterminate-passes-useless = Nothing you could play would change this: passing.
web-exterminate-passes-set = Passing, as you have set it for this window.
web-exterminate-wait = Wait
web-exterminate-stops = When you are asked
web-exterminate-stops-about = Almost every roll opens a window in which it can be answered. Where you are not asked the page passes for you after a short pause of no fixed length. With “if I have something”, a long pause, or none, may tell others whether you hold something useful; “always” and “never” tell nothing.
web-exterminate-stops-all = Everywhere
web-exterminate-stop-always = always
web-exterminate-stop-useful = if I have something
web-exterminate-stop-never = never
web-exterminate-window-attack = My shots
web-exterminate-window-defence = Shots at mine
web-exterminate-window-melee = Rounds of melee
web-exterminate-window-damage = Damage I deal
web-exterminate-window-harm = Damage to mine
web-exterminate-window-final = Final result on mine
web-exterminate-window-stress = Stress received
web-exterminate-window-test = My other rolls
web-exterminate-window-other = Rolls of others
web-exterminate-window-cards = Adventure cards in answer
web-exterminate-window-finish = Finishing off after a round
web-exterminate-window-part = Start of a part in which nobody can act
web-exterminate-hands = Cards
web-exterminate-hand-counts = { $combat } Combat · { $adventure } Adventure
web-exterminate-combat-hand = Your Combat hand
web-exterminate-combat-none = No Combat card.
web-exterminate-adventure-hand = Your Adventure cards
web-exterminate-other-hand = { $combat } Combat · { $adventure } Adventure · { $fate } Fate
web-exterminate-piles = Draw pile: { $pile } · Discard: { $discard }
web-exterminate-discard-of = Adventure cards discarded by { $name }
web-exterminate-lies-open = face up
web-exterminate-lies-fresh = from the next turn on
web-exterminate-lies-exhausted = exhausted
web-exterminate-lies-lasting = stays in play
web-exterminate-lies-discard = discarded
web-exterminate-play = Play
web-exterminate-now-tray = Playable now: pick dice and what pays for it among the answers.
web-exterminate-now-table = Playable now: choose among what is offered.
web-exterminate-not-now = Not now.
web-exterminate-not-asked = When a window opens for you.

## Factions

web-exterminate-rosters = Factions
web-exterminate-rosters-about = Choose a faction and its Recruitment cards. It is kept on this device; share it as a link or a file, print it, bring it to a table.
web-exterminate-rosters-go = Build a faction of your own
web-exterminate-roster-new = New faction
web-exterminate-roster-nameless = Faction without a name
web-exterminate-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-exterminate-any-faction = any faction
web-exterminate-faction = Faction
web-exterminate-cards-a-side = Cards a side
web-exterminate-without = Without { $name }
web-exterminate-own-cards = Cards of the faction: { $faction }
web-exterminate-agents = Agents for hire
web-exterminate-yours = Cards of your own
web-exterminate-yours-about = Bring a file in the form of cards.toml. Your cards travel with the faction: in its link, in its file and to the table.
web-exterminate-bring = Bring a file of cards
web-exterminate-bring-example = An example file
web-exterminate-bring-line = Line { $line } of the file:
web-exterminate-roster-leave = Without my cards
web-exterminate-roster-fate = { $count } Fate
web-exterminate-card = Card
web-exterminate-reach = { $range ->
    [none] melee only
   *[other] { $range }″
  }
web-exterminate-roster-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
web-exterminate-weapons = Weapons
web-exterminate-traits = Special rules
web-exterminate-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
  }
web-exterminate-figures-short = Fig
web-exterminate-figures-long = Figures
web-exterminate-movement-short = M
web-exterminate-movement-long = Movement, in inches
web-exterminate-resistance-short = R
web-exterminate-resistance-long = Resistance
web-exterminate-melee-short = Me
web-exterminate-melee-long = Melee
web-exterminate-shoot-short = Sh
web-exterminate-shoot-long = Shoot
web-exterminate-wounds-short = W
web-exterminate-wounds-long = Wounds
web-exterminate-fate-short = Fate
web-exterminate-fate-long = Fate tokens
web-exterminate-vp-short = VP
web-exterminate-vp-long = Victory points for the enemy

## Answers that are put together on the table

web-exterminate-drafts = Choose on the table
web-exterminate-draft-climb = Climb { $name }: choose the spot
web-exterminate-draft-shot = Several cards with { $weapon } at { $name }
web-exterminate-draft-figures = { $most ->
    [one] Choose a figure, on the table or in the list below.
   *[other] Choose up to { $most } figures, on the table or in the list below.
}
web-exterminate-draft-cards = Choose the cards to play with this shot.
web-exterminate-draft-not = Not like this.
web-exterminate-draft-turn = Turn it
web-exterminate-draft-shoot = Shoot
web-exterminate-draft-heals = { $name }: take a wound token away
web-exterminate-draft-join = Another place, or a bent way
web-exterminate-draft-joins = Touch who attacks, then the side it comes from: it is drawn into contact.
web-exterminate-draft-bend = Bend the way
web-exterminate-draft-bending = Touch where the way bends.
web-exterminate-draft-bend-here = Bend here
web-exterminate-draft-straight = Straight way
web-exterminate-draft-attack = Attack
web-exterminate-draft-round = Fight
web-exterminate-draft-fight = Another way to fight
web-exterminate-draft-weapon = Weapon
web-exterminate-draft-dice = Extra attacks as dice
web-exterminate-draft-also = { $most ->
    [one] A further target may be chosen, on the table or in the list below.
   *[other] Up to { $most } further targets may be chosen, on the table or in the list below.
  }
web-exterminate-draft-cards-round = Choose the cards to play in this round.

## The guided first game

web-exterminate-guide = First game
web-exterminate-guide-subject-initiative = Initiative
web-exterminate-guide-subject-moving = Moving
web-exterminate-guide-subject-shooting = Shooting
web-exterminate-guide-subject-melee = Melee
web-exterminate-guide-subject-points = Victory Points
web-exterminate-guide-known = learned
web-exterminate-guide-done = You know the heart of the game.
web-exterminate-guide-initiative = You lead the Daleks, in the last two turns of a fight. Each turn begins with a roll for initiative: whoever has more Hits plays first in each sub-phase of the turn. Your dice lie in the tray: two Hits, more than the enemy has. Keep them.
web-exterminate-guide-mover = First everybody moves. Drag a Dalek to where it shall go, or choose it and tap a place; the tinted area is what it can reach. The node in the middle is worth Victory Points to whoever picks it up.
web-exterminate-guide-mover-again = Move the others, or leave them where they stand. Cover makes them harder to hit; standing close to an enemy lets you attack in melee. When all stand well, end the part.
web-exterminate-guide-where = Tap a place or drag the figure there. What stands beside it says how far that is, what it has to cross, and why not where it cannot go.
web-exterminate-guide-shooter = Now everybody shoots. Choose a Dalek: lines show whom it sees, and the list what each shot would roll.
web-exterminate-guide-shooter-again = Choose the next who shoots. Whoever does not shoot may Sprint instead. When nobody is left to act, end the part.
web-exterminate-guide-aim = Each target is told with its range, its cover and the dice of both sides. The bar shows the chances: the full part is Exterminated, the striped one Shocked, and the same signs stand before the words. Take a shot that is worth it.
web-exterminate-guide-window = The dice have fallen, and this is your window: cards, Fate and re-rolls change them now. Each answer shows what it makes of the roll and its chances. Keep the roll if it is good.
web-exterminate-guide-answer = The enemy has acted, and you may answer with a card or with Fate. If nothing helps, pass: what you keep is yours for the next roll.
web-exterminate-guide-damage = These are damage dice, one for each hit that went through. Only the worst face counts: Armour is a Scratch, a Hit lays the figure down Shocked, Lightning Exterminates it. Roll again what is too weak, or keep it.
web-exterminate-guide-harm = These are damage dice against your figure, one for each hit that went through. Only the worst face counts: Armour is a Scratch, a Hit Shocks it, Lightning Exterminates it. A card or Fate may still save it; if it is not worth that, pass.
web-exterminate-guide-idle = None of your figures has anything to do in this part. At its start you may still spend Fate to calm or rouse a figure; whoever keeps the Fate goes on with the button below.
web-exterminate-guide-engage = Last comes melee. Choose an enemy to attack; your figures that can get to it may join.
web-exterminate-guide-engage-again = Attack another enemy, or end the part.
web-exterminate-guide-join = Who attacks? Several may go at one target, one round each. Every attacker's chances stand below its name; then say that this is all.
web-exterminate-guide-fight = Choose how to fight. Both sides roll at once; whoever has more Hits left deals the damage.
web-exterminate-guide-round = A round of melee: both have rolled, and the loser takes the damage. Change the dice, or keep them.
web-exterminate-guide-points = The turn ends. Victory Points stand above the table, beside the star: enemies that were Exterminated and nodes your figures carry count. After the last turn most points win. Now take cards or Fate for the turn to come.
web-exterminate-guide-points-last = The last turn ends, and with it the game. Victory Points stand above the table, beside the star: enemies that were Exterminated and nodes your figures carry count, and most points win. Whatever you take or leave now, it changes nothing.
web-exterminate-guide-wait = It is the enemy's part. Watch the log: every step names its rule, and a click on it tells more.
web-exterminate-guide-other = Answer the question below the table. "Hint" tells what a bot would do, and why.
web-exterminate-guide-over = The first game is over. Set up a real scenario, or build a faction of your own.
