### The table of Doctor Who: Exterminate! in the browser. Every message stands in the other language too, with the same variables.

## The table

web-exterminate-vp = Victory Points

## Tray and hands

web-exterminate-tray = Rolls and answers
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
web-exterminate-faces = { $count } { $face ->
    [H] { $count ->
        [one] Hit
       *[other] Hits
      }
    [A] { $count ->
        [one] Armour
       *[other] Armours
      }
   *[L] { $count ->
        [one] Lightning
       *[other] Lightnings
      }
  }
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
web-exterminate-odds-hurt = In %: the enemy Shocked or Exterminated, if nobody plays anything more.
web-exterminate-odds-kill = In %: the enemy Exterminated, if nobody plays anything more.
web-exterminate-odds-unhurt = In %: neither Shocked nor Exterminated, if nobody plays anything more.
web-exterminate-odds-success = What the roll would come to, if nobody plays anything more.
web-exterminate-mean = ⌀ { $mean }
web-exterminate-by-fate = Fate ({ $fate })
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
web-exterminate-keep = Keep and pass
web-exterminate-reroll = Re-roll dice
web-exterminate-reroll-dice = Re-roll { $dice }
web-exterminate-reroll-none = Re-roll…
web-exterminate-reroll-how = touch the dice to re-roll
web-exterminate-takes-any = Pick dice of this roll.
web-exterminate-takes-one = One die only.
web-exterminate-takes-these = Certain dice only.
web-exterminate-passes = Nothing to do here: passing.
web-exterminate-wait = Wait
web-exterminate-stops = When you are asked
web-exterminate-stops-about = Almost every roll opens a window in which it can be answered. Where you are not asked the page passes for you after a short while, always the same: it tells nothing about your hand.
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
