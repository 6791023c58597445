### Doctor Who: The Card Game. Every message stands in cardgame.fr.ftl too, with the same variables.

cardgame-title = Doctor Who: The Card Game
cardgame-about = Defend your Locations with the Doctor and his companions, and attack everyone else's with his enemies. For three or four players, with scenarios for two and for five.
cardgame-goal = Whoever has the most Victory Points at the end wins; those who are level win together. You score your own Locations that nobody attacks, and those of others that you attack.

## Scenarios

cardgame-scenario-standard = Standard
cardgame-scenario-standard-about = The game of the rulebook, for three or four.
cardgame-scenario-duel = Duel
cardgame-scenario-duel-about = For two: 86 cards, no Chameleon Arch, no take-overs.
cardgame-scenario-five = Five at the table
cardgame-scenario-five-about = For five: a fifth Starting Location and 40 Time tokens.
cardgame-scenario-quick = Quick game
cardgame-scenario-quick-about = 82 cards; the End card lies among the last ten.
cardgame-scenario-teaching = Teaching game
cardgame-scenario-teaching-about = A shorter game without the trickiest cards; everything but the draw pile is open.
cardgame-scenario-fixed-end = Fixed End card
cardgame-scenario-fixed-end-about = The End card lies right above the last twenty cards, and everyone knows it.
cardgame-scenario-english = English edition
cardgame-scenario-english-about = The readings of the English edition.
cardgame-scenario-crowded = Crowded universe
cardgame-scenario-crowded-about = Every row starts with two Locations more.
cardgame-scenario-invasion = Invasion
cardgame-scenario-invasion-about = Every Starting Location is under attack from the start.
cardgame-scenario-partners = Partners
cardgame-scenario-partners-about = For four: opposite players are a team and add their points.
cardgame-scenario-partners-goal = Opposite players win together: a team adds the points of both.
cardgame-scenario-time-lords = Time Lords
cardgame-scenario-time-lords-about = Everyone starts with 4 TP.
cardgame-scenario-marathon = Marathon
cardgame-scenario-marathon-about = The End card lies at the very bottom, and counters do not end the game.

## Editions

cardgame-edition-french = French edition
cardgame-edition-english = English edition

## Options and their values

cardgame-option-end-card = Place of the End card
cardgame-option-end-card-shuffled = shuffled into the last cards
cardgame-option-end-card-fixed = right above the last cards
cardgame-option-min-hand = Minimum of three cards in hand
cardgame-option-min-hand-each-action = after every action
cardgame-option-min-hand-end-of-turn = at the end of the turn only
cardgame-option-tp-shortage = When the bank runs short
cardgame-option-tp-shortage-locations = other players make up for Locations only
cardgame-option-tp-shortage-all-active-gains = other players make up for every gain of the active player
cardgame-option-tp-reveal = TP of revealed cards
cardgame-option-tp-reveal-on-turn-up = when the card comes face up
cardgame-option-tp-reveal-every-conflict = in every Conflict
cardgame-option-forced-discard = Forced discard
cardgame-option-forced-discard-lt = less than the defence
cardgame-option-forced-discard-le = not more than the defence
cardgame-option-end-counters = Counters that end the game
cardgame-option-end-counters-both = five of both kinds
cardgame-option-end-counters-either = five of either kind
cardgame-option-end-counters-off = none
cardgame-option-endgame-reserve = Reserve cards in the endgame phase
cardgame-option-endgame-reserve-counts = keep their player in the game
cardgame-option-endgame-reserve-hand-only = do not count
cardgame-option-tesselecta = Whom Tesselecta brings back
cardgame-option-tesselecta-defending = those still defending
cardgame-option-tesselecta-all = also those turned or discarded in this Conflict
cardgame-option-unit-use = U.N.I.T. in a Conflict
cardgame-option-unit-use-once = once
cardgame-option-unit-use-any = as often as can be paid
cardgame-option-dalek-sec = What Dalek Sec must see
cardgame-option-dalek-sec-all-up = the whole attack face up
cardgame-option-dalek-sec-one-up = one face-up Dalek card
cardgame-option-takeover = Attacks that can be taken over
cardgame-option-takeover-face-up = those that show the needed card
cardgame-option-takeover-gamble = any, at a risk
cardgame-option-river-turned = River Song after changing sides
cardgame-option-river-turned-joins = stays with the attack
cardgame-option-river-turned-discard = is discarded after the Conflict
cardgame-option-pandorica = The Pandorica against the Doctor
cardgame-option-pandorica-box = the Pandorica is discarded
cardgame-option-pandorica-doctor = the Doctor is discarded
cardgame-option-endgame-stop = A player who cannot act ends the game
cardgame-option-endgame-stop-start-of-turn = when their turn starts
cardgame-option-endgame-stop-at-once = after any turn
cardgame-option-location-tp = TP of a Location
cardgame-option-location-tp-may = may be declined
cardgame-option-location-tp-must = must be taken
cardgame-option-pandorica-check = The Pandorica looks for Rory and the Doctor
cardgame-option-pandorica-check-on-turn-up = when it comes face up
cardgame-option-pandorica-check-every-conflict = in every Conflict

## Choices

cardgame-choice-location = Play the Location { THING($it) }
cardgame-choice-defender = Place Defenders: { THING($it) }
cardgame-choice-enemy = Place Enemies: { THING($it) }
cardgame-choice-support = Play the Support card { THING($it) }
cardgame-choice-reserve = Put in the Reserve: { THING($it) }
cardgame-choice-buy = { $it ->
    [one] Buy { $it } card
   *[other] Buy { $it } cards
  }
cardgame-choice-discard = Discard for 1 TP: { THING($it) }
cardgame-choice-take = Take from the Reserve: { THING($it) }
cardgame-choice-take-unit = Take back from play: { THING($it) }
cardgame-choice-end-turn = End the turn and pass the hand on
cardgame-choice-forgo = Forgo the action
cardgame-choice-at = { $kind ->
    [support-counters] Remove the counter on { THING($it) }
    [support-to] To { THING($it) }
   *[other] { THING($it) }
  }
cardgame-choice-add = { $kind ->
    [support-cost] Discard { THING($it) }
    [support-exchange] Discard { THING($it) }
    [discard-more] Discard { THING($it) } too
   *[other] Add { THING($it) }
  }
cardgame-choice-done = That is all
cardgame-choice-take-points = Take the TP
cardgame-choice-leave-points = Leave the TP
cardgame-choice-from = From { SEAT($it) }
cardgame-choice-nth = Card { PLACE($it) } of the attack
cardgame-choice-pay = Pay 1 TP to U.N.I.T.
cardgame-choice-decline = { $kind ->
    [unit] Do not pay
    [tesselecta] Keep Tesselecta
    [rory] Leave Rory
   *[other] Decline
  }
cardgame-choice-tesselecta = { $it ->
    [reserve] Play Tesselecta from the Reserve
   *[hand] Play Tesselecta from hand
  }
cardgame-choice-take-rory = Take Rory back into hand
cardgame-choice-lose = Discard { THING($it) }

## Events

cardgame-event-start-dealt = { SEAT($seat) } gets the Starting Location { THING($location) }.
cardgame-event-first-player = { SEAT($seat) } plays first.
cardgame-event-removed = { $count ->
    [one] { $count } card is put back in the box unseen.
   *[other] { $count } cards are put back in the box unseen.
  }
cardgame-event-row-dealt = { SEAT($seat) } gets the Location { THING($location) }.
cardgame-event-invaded = { SEAT($seat) } attacks { THING($location) } from the start with { THINGS($cards) }.
cardgame-event-endowed = { SEAT($seat) } starts with { $tp } TP.
cardgame-event-dealt = { SEAT($seat) } is dealt { THINGS($cards) }.
cardgame-event-turn-began = { SEAT($seat) } begins a turn.
cardgame-event-location-played = { SEAT($seat) } plays the Location { THING($location) }.
cardgame-event-tp-gained = { MINUS($due, $tp) ->
    [0] { SEAT($seat) } takes { $tp } TP from the bank.
   *[other] { SEAT($seat) } takes { $tp } TP from the bank, which is short of the { $due } due.
  }
cardgame-event-tp-declined = { SEAT($seat) } leaves { $tp } TP in the bank.
cardgame-event-tp-taken = { SEAT($seat) } takes 1 TP from { SEAT($from) }.
cardgame-event-defenders-placed = { SEAT($seat) } defends { THING($location) } with { THINGS($cards) }.
cardgame-event-enemies-placed = { SEAT($seat) } attacks { THING($location) } with { THINGS($cards) }.
cardgame-event-stripped = { SEAT($seat) } discards { THINGS($cards) } to remove the TARDIS counter of { SEAT($owner) } from { THING($location) }.
cardgame-event-took-over = { SEAT($seat) } takes over the attack of { SEAT($from) } on { THING($location) } with { THING($card) }.
cardgame-event-takeover-failed = { SEAT($seat) } fails to take over the attack on { THING($location) }: { THING($card) } is discarded.
cardgame-event-support-played = { SEAT($seat) } plays { THING($card) }.
cardgame-event-exposed = The attack on { THING($location) } is turned face up: { THINGS($cards) }.
cardgame-event-reserve-grew = { SEAT($seat) } lays { THING($card) } beside the Reserve, which now has { $places } places.
cardgame-event-unit-ready = { SEAT($seat) } has { THING($card) } ready in the Reserve.
cardgame-event-counter-removed = The TARDIS counter on { THING($location) } returns to { SEAT($owner) }.
cardgame-event-enemy-discarded = { THING($card) } is discarded from the attack on { THING($location) }.
cardgame-event-attack-ended = The attack of { SEAT($by) } on { THING($location) } is over.
cardgame-event-redirected = The attack of { SEAT($by) } on { THING($location) } is redirected to { THING($to) }.
cardgame-event-won-outright = { SEAT($seat) } wins { THING($location) } without a Conflict; { THINGS($cards) } discarded.
cardgame-event-cost-paid = { SEAT($seat) } discards { THING($card) } as the cost.
cardgame-event-exchanged = { COUNT($cards) ->
    [0] { SEAT($seat) } discards nothing.
   *[other] { SEAT($seat) } discards { THINGS($cards) } to draw as many.
  }
cardgame-event-reserved = { SEAT($seat) } puts in the Reserve: { THINGS($cards) }.
cardgame-event-recalled = { SEAT($seat) } takes from the Reserve: { THINGS($cards) }.
cardgame-event-unit-recalled = { SEAT($seat) } takes { THING($card) } back into hand.
cardgame-event-paid = { SEAT($seat) } pays { $tp } TP.
cardgame-event-shed = { SEAT($seat) } discards { THINGS($cards) } for TP.
cardgame-event-drew = { SEAT($seat) } draws { THINGS($cards) }.
cardgame-event-reshuffled = { $count ->
    [one] The discard pile is shuffled and becomes the draw pile ({ $count } card).
   *[other] The discard pile is shuffled and becomes the draw pile ({ $count } cards).
  }
cardgame-event-end-card-drawn = { SEAT($seat) } draws the End card.
cardgame-event-conflict-began = Conflict on { THING($location) }: { SEAT($attacker) } attacks with { THINGS($enemies) }, { SEAT($defender) } defends with { THINGS($defenders) }.
cardgame-event-pandorica-sprung = The Pandorica on { THING($location) } costs { THINGS($cards) }.
cardgame-event-river-turned = River Song changes sides on { THING($location) }.
cardgame-event-silurians-beaten = The Silurians give way to Amy Pond on { THING($location) }.
cardgame-event-totals = On { THING($location) } the defence is { $defence }, the attack { $attack }.
cardgame-event-unit-paid = { SEAT($seat) } pays 1 TP to U.N.I.T.: the defence is { $defence }.
cardgame-event-defender-won = { SEAT($defender) } wins { THING($location) } against { SEAT($attacker) }, { $defence } to { $attack }.
cardgame-event-attacker-won = { SEAT($attacker) } overcomes the Defenders of { SEAT($defender) } on { THING($location) }, { $attack } to { $defence }.
cardgame-event-tesselecta-played = { SEAT($seat) } plays { THING($card) } and takes back { THINGS($cards) }.
cardgame-event-rory-returned = { SEAT($seat) } takes Rory back into hand.
cardgame-event-defenders-lost = Defenders discarded from { THING($location) }: { THINGS($cards) }.
cardgame-event-enemies-lost = { SEAT($by) } must discard { THINGS($cards) } from the attack on { THING($location) }.
cardgame-event-protected = { SEAT($seat) } places a TARDIS counter on { THING($location) }.
cardgame-event-no-counter-left = { SEAT($seat) } has no TARDIS counter left for { THING($location) }.
cardgame-event-passed = { SEAT($seat) } passes on to { SEAT($to) }: { THINGS($cards) }.
cardgame-event-endgame-began = The endgame phase begins; { SEAT($seat) } is first.
cardgame-event-forwent = { SEAT($seat) } forgoes the action.
cardgame-event-game-ended = { $why ->
    [counters] The game is over: the counters of the active player are all in play.
    [cannot-act] The game is over: a player can no longer act.
    [all-idle] The game is over: for a whole round nobody did anything.
   *[round-limit] The game is over: the endgame phase has lasted twenty rounds.
  }
cardgame-event-turned-up = On { THING($location) } are turned up: { THINGS($cards) }.
cardgame-event-scored = { SEAT($seat) } has { $vp } VP: { $own } from own Locations, { $attacked } from attacked ones.

## How the game ended

cardgame-end-counters = The counters of the active player are all in play. { COUNT($winners) ->
    [one] { SEATS($winners) } wins.
   *[other] { SEATS($winners) } win together.
  }
cardgame-end-cannot-act = A player can no longer act. { COUNT($winners) ->
    [one] { SEATS($winners) } wins.
   *[other] { SEATS($winners) } win together.
  }
cardgame-end-all-idle = For a whole round nobody did anything. { COUNT($winners) ->
    [one] { SEATS($winners) } wins.
   *[other] { SEATS($winners) } win together.
  }
cardgame-end-round-limit = The endgame phase has lasted twenty rounds. { COUNT($winners) ->
    [one] { SEATS($winners) } wins.
   *[other] { SEATS($winners) } win together.
  }

## Questions

cardgame-ask-action = Which action do you take?
cardgame-ask-last-action = Which single action do you take?
cardgame-ask-take-points = Do you take the { $tp } TP of { THING($location) }?
cardgame-ask-from-whom = The bank is { $missing } TP short. Whom do you take one from?
cardgame-ask-defend-where = Which of your Locations does { THING($card) } defend?
cardgame-ask-defend-more = Which other Defenders go with { THING($card) }?
cardgame-ask-attack-where = Which Location does { THING($card) } attack?
cardgame-ask-attack-more = Which other Enemies go with { THING($card) }?
cardgame-ask-reserve-more = Which other card do you put in the Reserve with { THING($card) }?
cardgame-ask-discard-more = Which other card do you discard with { THING($card) }?
cardgame-ask-support-where = Which attacked Location is { THING($card) } meant for?
cardgame-ask-support-which = Which card of the attack does { THING($card) } discard?
cardgame-ask-support-to = Where does { THING($card) } redirect the attack?
cardgame-ask-support-cost = Which Defender do you discard for { THING($card) }?
cardgame-ask-support-counters = Which TARDIS counters does { THING($card) } remove?
cardgame-ask-support-exchange = Which cards do you discard with { THING($card) } to draw as many?
cardgame-ask-unit = On { THING($location) } the defence is { $defence }, the attack { $attack }. Do you pay 1 TP to U.N.I.T. for 1 Strength?
cardgame-ask-tesselecta = { THING($location) } is lost, { $defence } to { $attack }. Do you play Tesselecta to take your Defenders back?
cardgame-ask-rory = { THING($location) } is lost, { $defence } to { $attack }. Do you take Rory back into hand?
cardgame-ask-forced-discard = You won on { THING($location) }, { $attack } to { $defence }, and must discard Enemies. Which ones?

## Odds

cardgame-odds-conflict = Outcome of the Conflict
cardgame-odds-conflict-attacker-wins = the attacker wins
cardgame-odds-conflict-defender-wins = the defender wins
cardgame-odds-conflict-no-conflict = no Conflict
cardgame-odds-tp = Change of your TP
cardgame-odds-tp-any = { $it } TP
cardgame-odds-vp = Change of your Victory Points
cardgame-odds-vp-any = { $it } VP

## Positions

fault-position-seat = There is no seat { $seat } among { $players } players.
fault-position-card = There are no more than { $copies } of "{ $card }" to lay out.
fault-position-kind = "{ $card }" does not belong here; expected: { $expected ->
    [defender] a Defender
    [enemy] an Enemy
    [location] a Location
    [unit] U.N.I.T.
    [reserve-place] a card that adds a place to the Reserve
   *[other] { $expected }
  }.
fault-position-players = Exactly { $players } players are expected.
fault-position-reserve = There are no more than { $places } places.
fault-position-twice = The Location "{ $card }" lies in a row already.
fault-position-defender = This Defender is on the Location already.
fault-position-attack = A Location cannot be attacked by its owner, nor while a TARDIS counter is on it.
fault-position-no-enemy = An attack has at least one Enemy card.
fault-position-compatible = This Enemy does not go with the others of the attack.
fault-position-end-card = The End card stands in the pile once, and not at all when it has been drawn.
fault-position-tokens = There are no more than { $tokens } Time tokens.
fault-position-counters = Seat { $seat } has more than { $counters } counters of a kind in play.
fault-position-phase = The phase does not fit the End card: the endgame phase begins when it has been drawn.
fault-position-ended = The table does not show why the game should have ended.
fault-position-doing = What is in progress does not fit the table.

## Content files

fault-content-kinds = There are more than { $most } kinds of cards.
fault-content-id = "{ $id }" cannot be an id: small letters and digits, with dots or hyphens between them.
fault-content-defender-twice = "{ $id }" has the effect of another Defender.
fault-content-defenders = The deck needs the Doctor, Amy, River and Rory, each as one kind of card.
fault-content-group = "{ $id }" goes with the type "{ $group }", which no Enemy has.
fault-content-strength = "{ $id }" has no Strength.
fault-content-reserve-places = There are more than { $most } places beside the Reserves.
fault-content-start-value = "{ $id }" has the start value { $value } of another Starting Location.
fault-content-starts = There are { $found } Starting Locations, { $with_five } with those of the game for five; 4 and 5 are needed.
fault-content-takeover = "{ $id }" can take over attacks of "{ $prey }" but does not go with every Enemy that may lie there.
fault-content-too-few = This set-up deals { $needed } { $what ->
    [locations] Locations
    [enemies] Enemies
   *[cards] cards
  }, and the deck has { $found }.
fault-content-total = { $what ->
    [defenders] { $expected } Defenders are announced, and there are { $found }.
    [enemies] { $expected } Enemies are announced, and there are { $found }.
    [supports] { $expected } Support cards are announced, and there are { $found }.
    [locations] { $expected } Locations are announced, and there are { $found }.
   *[cards] { $expected } cards are announced, and there are { $found }.
  }

## What a card is drawn for, when people draw by hand

cardgame-draw-start = Starting Location of { SEAT($seat) }
cardgame-draw-row = Location for { SEAT($seat) }'s row
cardgame-draw-invasion = Enemy with which { SEAT($seat) } attacks
cardgame-draw-box = Back in the box unseen
cardgame-draw-hand = For { SEAT($seat) }'s hand
