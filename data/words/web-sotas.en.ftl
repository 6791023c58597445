### The table of SOTAS in the browser. Every message stands in the other language too, with the same variables.

web-sotas-turn-of = Turn { $turn }{ $turns ->
    [0] {""}
   *[other] {" "}of { $turns }
  }
web-sotas-setting-up = Setting up
web-sotas-light-dusk = Dusk: one sees Medium
web-sotas-light-dark = Dark: one sees Short
web-sotas-fuse = The bomb: end of turn { $turn }
web-sotas-track = The spell: { $track } of { $goal }
web-sotas-tokens = { $name }: { $tokens } of { $of }
web-sotas-stick-short = Short
web-sotas-stick-medium = Medium
web-sotas-stick-long = Long
web-sotas-stick-none = beyond Long
web-sotas-figure = { $name }, { $side }. Quality { $quality }+, Combat { $combat }. { $states }.
web-sotas-active = acting now
web-sotas-acted = has acted
web-sotas-fresh = can act
web-sotas-missed = no longer acts
web-sotas-turn-state = This turn
web-sotas-where-waiting = not deployed yet
web-sotas-where-table = on the table
web-sotas-where-killed = killed
web-sotas-where-fled = fled
web-sotas-where-escaped = escaped
web-sotas-where-inside = inside its host
web-sotas-state-down = on the ground
web-sotas-state-unconscious = unconscious
web-sotas-state-bound = Immobilised
web-sotas-state-wounded = wounded
web-sotas-state-weak = weakened
web-sotas-state-confused = confused
web-sotas-state-controlled = controlled
web-sotas-state-climbing = climbing
web-sotas-state-shield = shield up
web-sotas-state-carries = carries something
web-sotas-state-aloft = in the air
web-sotas-state-distracted = distracted
web-sotas-state-empty = weapon empty
web-sotas-quality = Quality
web-sotas-combat = Combat
web-sotas-points = { $points } points
web-sotas-grenades = { $count ->
    [one] { $count } grenade
   *[other] { $count } grenades
  }
web-sotas-arrival = { $length } of { $most } mm, { $actions ->
    [0] already paid
    [one] { $actions } action
   *[other] { $actions } actions
  }
web-sotas-slowed = slowed by { $piece }
web-sotas-drop = drops { $length } mm
web-sotas-touches = touches { $names }
web-sotas-seen-by = seen by { $count }{ $covered ->
    [0] {""}
   *[other] , in cover from { $covered }
  }
web-sotas-unseen = seen by no enemy
web-sotas-peril-radiation-1 = { $name } harms: three dice against Quality, and three failures kill
web-sotas-peril-gas-1 = { $name } attacks at the start of each activation in it
web-sotas-peril-terrain-12 = { $name } takes away for good whoever stops on it
web-sotas-far = { $name } is { $far } away
web-sotas-made-of = { $most } mm (stick { $stick } + base { $base }{ $descent ->
    [0] {""}
   *[other] {""} − { $descent } down
  })
web-sotas-stuck = Cannot move now: { $why }
web-sotas-lure-contact = Into contact with { $name }
web-sotas-lure-toward = Toward { $name }
web-sotas-lure-goal = To { $name }
web-sotas-lure-aim = To the objective
web-sotas-lure-cover = Into cover: { $name }
web-sotas-lure-way = { $name }, as far as allowed
web-sotas-lure-stay = Stay here
web-sotas-way-north = North
web-sotas-way-south = South
web-sotas-way-east = East
web-sotas-way-west = West
web-sotas-gap = { $stick }, { $length } mm
web-sotas-hidden = not seen
web-sotas-hidden-by = not seen: { $names }
web-sotas-cover = in cover
web-sotas-cover-by = in cover: { $names }
web-sotas-proof-movement-5 = the table ends here
web-sotas-proof-movement-6 = too far
web-sotas-proof-movement-10 = { $name } stands there
web-sotas-proof-movement-12 = { $name } is in the way
web-sotas-proof-movement-13 = too far through { $name }
web-sotas-proof-setup-4 = less than { $gap } mm from { $name }
web-sotas-proof-scenario-2 = { $name } stands there
web-sotas-proof-terrain-8 = too far, with the way down
web-sotas-proof-ranged-6 = out of range
web-sotas-proof-target-1 = { $name } is nearer and comes first
web-sotas-proof-target-6 = { $name } is in melee with it
web-sotas-proof-setup-1 = its whole base must lie in the zone where it deploys
web-sotas-proof-setup-6 = its whole base must lie in the zone where it deploys
web-sotas-proof-setup-7 = its whole base must lie in the zone where it deploys
web-sotas-why-setup-1 = not a place where it deploys
web-sotas-why-setup-4 = it must lie on the table, and what blocks the way also at least a Short from every edge
web-sotas-why-setup-6 = not a place where it deploys
web-sotas-why-setup-7 = not a place where it deploys
web-sotas-why-scenario-2 = something stands there
web-sotas-why-movement-4 = a move is one straight line
web-sotas-why-movement-6 = too far
web-sotas-why-movement-10 = somebody stands there
web-sotas-why-movement-12 = something is in the way
web-sotas-why-movement-13 = too far on difficult ground
web-sotas-why-movement-14 = difficult ground costs two actions here
web-sotas-why-terrain-8 = the height uses up the move
web-sotas-why-slow-1 = only one move a turn
web-sotas-why-disengage-2 = leaving an enemy costs two actions
web-sotas-why-terror-2 = dares not engage that enemy
web-sotas-why-fear-of-water-2 = dares not cross water this turn
web-sotas-why-actions-2 = has attacked already this turn
web-sotas-why-actions-6 = no action left
web-sotas-why-actions-7 = no action left
web-sotas-why-target-5 = cannot shoot while touching an enemy
web-sotas-why-knockdown-7 = is down and must stand up first
web-sotas-why-immobilised-2 = is held fast
web-sotas-why-immobilised-9 = is held fast
web-sotas-why-climbing-6 = is climbing
web-sotas-why-activation-22 = is unconscious
web-sotas-why-bow-2 = must be loaded first
web-sotas-why-death-ray-4 = must be loaded first
web-sotas-why-malfunction-2 = must be loaded first
web-sotas-why-melee-1 = not in contact
web-sotas-why-los-2 = not in sight
web-sotas-why-stealth-1 = hides against scenery
web-sotas-part-by = { $part } ({ $names })
web-sotas-clear = in clear view
web-sotas-band = range { $band } of { $bands }, up to { $length } mm
web-sotas-totals = die { $attack } against die { $defence }
web-sotas-attack = Attack
web-sotas-defence = Defence
web-sotas-melee = Melee
web-sotas-parts = What counts
web-sotas-sway-heavy-armour-2 = Heavy Armour: a combat lost by one point counts as a tie
web-sotas-sway-powered-armour-5 = Powered Armour: a combat lost by one point has no effect
web-sotas-sway-force-field-1 = Force Field: a die turns a loss aside on 5 or 6
web-sotas-sway-needle-pistol-2 = needles do nothing to it
web-sotas-sway-powered-armour-3 = Powered Armour: this weapon does nothing to it
web-sotas-sway-gas-3 = gas does nothing to it
web-sotas-sway-immaterial-3 = Immaterial: this does nothing to it
web-sotas-sway-anti-kinetic-shield-2 = Anti-kinetic Shield: this does nothing to it
web-sotas-sway-melee-11 = helpless: any loss kills it
web-sotas-sway-proneshoot-4 = down: any loss to a shot kills it
web-sotas-sway-immobilised-4 = Immobilised: any loss kills it
web-sotas-sway-immobilised-9 = Immobilised: it cannot hurt the attacker
web-sotas-sway-knockdown-8 = down: it does not hurt the attacker
web-sotas-sway-lethal-1 = Lethal: kills whom it merely beats
web-sotas-sway-death-ray-2 = lethal weapon: kills whom it merely beats
web-sotas-sway-electric-pistol-2 = lethal weapon: kills whom it merely beats
web-sotas-sway-grenade-photon-2 = lethal weapon: kills whom it merely beats
web-sotas-sway-horrific-kill-1 = Horrific Kill: each kill is a Gruesome Death
web-sotas-sway-web-pistol-2 = its weapon Immobilises whom it beats, and nothing else
web-sotas-sway-sonic-stunner-2 = its weapon Immobilises whom it beats, and nothing else
web-sotas-sway-robust-2 = Robust: an ordinary kill only wounds it
web-sotas-sway-artificial-2 = Artificial: a Gruesome Death is an ordinary one
web-sotas-sway-hero-3 = Hero: may roll its die again, once a game
web-sotas-sway = { $name } – { $what }
web-sotas-targets = Targets
web-sotas-no-targets = Nobody is in range or in contact.
web-sotas-spots = Places worth going to
web-sotas-burst = { $count ->
    [one] catches { $names }
   *[other] catches { $count }: { $names }
  }
web-sotas-burst-nobody = catches nobody
web-sotas-throw = Throw it here
web-sotas-pool = Pieces to place
web-sotas-pool-left = Still to come, from all players together: at least { $least }, at most { $most }.
web-sotas-pool-gap = They lie at least { $gap } mm apart.
web-sotas-size = { $width } × { $depth } mm
web-sotas-size-round = ⌀ { $across } mm
web-sotas-dice = How many dice?
web-sotas-dice-about = What one, two or three dice may earn
web-sotas-dice-actions = Actions
web-sotas-dice-none = No action
web-sotas-dice-lost = Turn lost
web-sotas-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
  }
web-sotas-cost = { $actions ->
    [0] free
    [one] { $actions } action
   *[other] { $actions } actions
  }
web-sotas-actions = Actions
web-sotas-actions-of = Actions: { $name }
web-sotas-turnover = then the turn passes
web-sotas-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
  }
web-sotas-test = { $name }: { $target } or more
web-sotas-roll-off = { $stake ->
    [sides] Who chooses a side
   *[first-hand] Who goes first
  }
web-sotas-rolled-off = { $then ->
    [won] { $name } { $stake ->
        [sides] chooses
       *[first-hand] begins
      }.
    [again] A tie: they roll again.
   *[lots] Again a tie: lots are drawn.
  }
web-sotas-harm-nothing = nothing
web-sotas-harm-undecided = undecided
web-sotas-harm-recoil = recoil
web-sotas-harm-down = knocked down
web-sotas-harm-killed = killed
web-sotas-harm-gruesome = gruesome death
web-sotas-harm-wounded = wounded
web-sotas-harm-immobilised = Immobilised
web-sotas-harm-thrown = thrown
web-sotas-harm-possessed = possessed
web-sotas-harm-confused = confused
web-sotas-harm-fainted = faints
web-sotas-harm-controlled = controlled

web-sotas-part-profile-2 = Quality
web-sotas-part-profile-3 = words of power
web-sotas-part-profile-4 = Combat
web-sotas-part-improved-attack-1 = Improved Attack
web-sotas-part-improved-defence-1 = Improved Defence
web-sotas-part-acrobat-1 = Acrobat
web-sotas-part-acrobat-2 = Acrobat
web-sotas-part-aimed-1 = aimed shot
web-sotas-part-ambush-3 = ambush
web-sotas-part-cover-1 = cover
web-sotas-part-darkness-1 = beyond sight at dusk
web-sotas-part-darkness-2 = beyond sight in the dark
web-sotas-part-darkness-6 = dazzled
web-sotas-part-doors-3 = { $sign ->
    [minus] heavy or armoured door
   *[other] Powered Armour
  }
web-sotas-part-doors-5 = help at the door
web-sotas-part-doors-8 = size
web-sotas-part-doors-12 = weapon
web-sotas-part-doors-16 = weapon
web-sotas-part-gas-1 = gas
web-sotas-part-grenades-2 = grenade
web-sotas-part-grenades-5 = size
web-sotas-part-grenades-6 = cover
web-sotas-part-light-armour-1 = Light Armour
web-sotas-part-light-armour-2 = Light Armour
web-sotas-part-melee-expert-1 = Melee Expert
web-sotas-part-melee-specialist-1 = Melee Specialist
web-sotas-part-melee-specialist-2 = Melee Specialist
web-sotas-part-melee-10 = outnumbered
web-sotas-part-melee-11 = helpless target
web-sotas-part-melee-12 = power attack
web-sotas-part-melee-13 = ambush
web-sotas-part-melee-15 = higher, or behind an obstacle
web-sotas-part-melee-18 = pistol in melee
web-sotas-part-mental-shield-1 = Mental Shield
web-sotas-part-mounted-1 = mounted
web-sotas-part-multishot-3 = further shot
web-sotas-part-nbc-suit-1 = NBC suit
web-sotas-part-nbc-suit-3 = NBC suit
web-sotas-part-possession-2 = Possession
web-sotas-part-powered-armour-1 = Powered Armour
web-sotas-part-powered-armour-2 = Powered Armour
web-sotas-part-proneshoot-1 = target on the ground
web-sotas-part-quills-2 = quills
web-sotas-part-quills-3 = quills
web-sotas-part-ranged-4 = second range
web-sotas-part-ranged-5 = third range
web-sotas-part-ranged-7 = weapon
web-sotas-part-rangedmod-1 = large target
web-sotas-part-rangedmod-3 = Immobilised target
web-sotas-part-sharpshooter-1 = Sharpshooter
web-sotas-part-sharpshooter-2 = Sharpshooter
web-sotas-part-size-1 = size
web-sotas-part-size-2 = size
web-sotas-part-sonic-screwdriver-3 = sonic screwdriver
web-sotas-part-stealth-1 = Stealth
web-sotas-part-undead-2 = Undead
web-sotas-part-undead-4 = Undead
web-sotas-part-woods-3 = out of the wood
web-sotas-part-leader-1 = Leader
web-sotas-part-telepathy-3 = confused
web-sotas-part-radiation-2 = antidote
web-sotas-part-radiation-5 = irradiated
web-sotas-part-attractive-4 = distracted
web-sotas-part-determined-1 = Determined
web-sotas-part-climbing-11 = vertical wall
web-sotas-part-heavy-armour-4 = heavy armour
web-sotas-part-psychometry-1 = Psychometry
web-sotas-part-no-hands-2 = no hands
web-sotas-part-scenario-6 = sonic screwdriver
web-sotas-part-weak-constitution-1 = Weak Constitution
web-sotas-part-strong-constitution-1 = Strong Constitution
web-sotas-role-attacker = Attacker
web-sotas-role-defender = Defender
web-sotas-play-side = Play “{ $name }”
web-sotas-strew = Place my other pieces for me

## Bands

web-sotas-rosters = Bands
web-sotas-sides-settled = Whoever brings a band has agreed on the sides.
web-sotas-band-of = { $name }, { $scenario }
web-sotas-rosters-about = Build a band by points. It is kept on this device; share it as a link or a file, print it, bring it to a table.
web-sotas-rosters-go = Build a band of your own
web-sotas-roster-new = New band
web-sotas-roster-nameless = Band without a name
web-sotas-band-for = Made for
web-sotas-band-size = { $nth ->
    [0] a small game
    [1] a standard game
   *[other] a large game
  }, { $points } points
web-sotas-band-for-side = { $name }, { $points } points
web-sotas-band-unique = only one
web-sotas-band-no-match = Nobody is called so here.
web-sotas-band-figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
  }
web-sotas-band-fewer = One fewer: { $name }
web-sotas-band-more = One more: { $name }
web-sotas-band-each = { $count ->
    [1] { $points } points
   *[other] { $points } points each
  }
web-sotas-band-slack = Up to { $most } points more or fewer still count as equal.
web-sotas-band-empty = Choose figures below.
web-sotas-band-profiles = Figures to choose from
web-sotas-band-faction = Faction
web-sotas-band-all = All
web-sotas-band-search = Search
web-sotas-band-values = Quality { $quality }+, Combat { $combat }
web-sotas-band-extra = Buy equipment
web-sotas-band-no-extras = Nothing can be added.
web-sotas-band-without = Without { $name }
web-sotas-sheet-figure = Figure
web-sotas-sheet-weapons = Weapons and equipment
web-sotas-sheet-specials = Special rules
web-sotas-sheet-sum = { $count } × { $points } = { $sum }
web-sotas-sheet-points = Points

## The game in short

web-sotas-primer-aim = Each side leads a small band. Unless the scenario asks for something else, whoever has the last figures on the table wins.
web-sotas-primer-turn = In your turn you activate your figures one after the other, in any order, each once in a game turn. Once everybody's figures have been activated, the next game turn begins.
web-sotas-primer-dice = For each activation you choose to roll one, two or three dice. Every die that shows the figure's Quality or more is an action; two failures or more in one roll, and the turn passes once its actions are done.
web-sotas-primer-move = Lengths are sticks: Short, Medium, Long. A move costs an action and goes straight ahead by one stick, Medium for most; difficult ground makes it one stick shorter.
web-sotas-primer-shot = A shot costs an action: both roll a die and add their Combat, and only the target can be harmed. Beyond the range of the weapon it is harder, beyond twice that harder still, and cover helps the target. A second action makes an attack stronger.
web-sotas-primer-melee = Figures whose bases touch fight in melee: both roll, and either may lose. If the winner's die is odd, the loser recoils; if even, it falls. Twice the loser's total kills, and whoever lies on the ground dies at the first loss.
web-sotas-primer-morale = A Gruesome Death (three times the total), a dead Leader or the loss of half the band calls for a Morale test: three dice against Quality. One or two failures make the figure flee; three, and it is gone.

## The guided first game

web-sotas-guide = First game
web-sotas-guide-subject-activation = Activation
web-sotas-guide-subject-moving = Moving
web-sotas-guide-subject-shooting = Shooting
web-sotas-guide-subject-melee = Melee
web-sotas-guide-known = learned
web-sotas-guide-done = You know the heart of the game.
web-sotas-guide-pick = You play the figures with the round mark. As long as your turn lasts you activate them one after the other, in any order. Pick one: on the table or in the list.
web-sotas-guide-pick-again = Pick the next figure. Those who matter most go first: a bad roll ends your turn for all who are left.
web-sotas-guide-dice = Choose one, two or three dice. Above them stands what each must show: the figure's Quality, and what changes it, such as a Leader nearby. Each die that shows it is an action. Two failures in one roll, and it is the enemy's turn: see the chances. Two dice are a good start.
web-sotas-guide-dice-again = One die is safe; three may win you three actions, or cost you your turn.
web-sotas-guide-dice-last = Nobody is left to be activated after this figure, so two failures cost you nothing more. Three dice win most actions.
web-sotas-guide-move = You have actions: the round dots. The tinted area shows how far the figure gets with one, the dashed one how far where ground slows it. Behind the low wall your soldiers are in cover. Tap a place in the area, or drag the figure there.
web-sotas-guide-move-again = Move on, into cover or within reach of an enemy. Bases that touch fight hand to hand.
web-sotas-guide-where = Drag the figure, tap a place, or choose one from the list. What you see beside it: how far, at what cost, who would see you there.
web-sotas-guide-shoot = There is a target. Full lines are clear, dashed ones are in cover. Each attack shows its chances; unfold what counts to see every modifier with its rule. Shoot.
web-sotas-guide-close = You know how to shoot. Now fight hand to hand: move into contact with an enemy, and with an action left attack. Who is too far to be reached is shot at, or come nearer.
web-sotas-guide-fight = You touch an enemy: attack in melee. Both roll, the higher total wins, and double the loser's total kills.
web-sotas-guide-stand = This figure is on the ground: there it neither moves nor fights hand to hand, though it may shoot. Standing up costs an action, and is usually the first thing to do.
web-sotas-guide-left = This figure still has actions. What it can do with them stands among its actions; where nothing of it helps, end the activation.
web-sotas-guide-end = This figure has no action left. Pick who is activated next, or end the activation.
web-sotas-guide-lost = Two failures in one roll lose the turn. All you can do now is end the activation: then the enemy plays. Your figures that have not been activated come when it is your turn again.
web-sotas-guide-recoil = Your figure was pushed back. Choose where it steps.
web-sotas-guide-salvo = Your weapon may fire again at somebody near the first target, for another action.
web-sotas-guide-wait = It is the enemy's turn. Watch the log: every step names its rule, and a click on it tells more.
web-sotas-guide-answers = It is still your turn: see what comes of your action. Where the enemy has something to decide, they answer first.
web-sotas-guide-other = Answer the question below the table. "Hint" tells what a bot would do, and why.
web-sotas-guide-over = The first game is over. Set up a real scenario, or build a band of your own.
web-sotas-die = die
web-sotas-needs = Needed
web-sotas-hand = { $name } plays
web-sotas-height = { $length } mm high
web-sotas-door-open = open
web-sotas-door-shut = shut
web-sotas-door-locked = locked
web-sotas-door-broken = broken
web-sotas-colon = {": "}
web-sotas-activate = Activate { $name }
web-sotas-others = { $count ->
    [one] { $count } other enemy in range
   *[other] { $count } other enemies in range
  }
web-sotas-reach = Moves up to { $length } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  })
web-sotas-reach-slowed = over difficult ground { $length }
web-sotas-progress-side = Side
web-sotas-progress-left = Figures left
web-sotas-destroyed = Points destroyed
web-sotas-terrain = { $count ->
    [one] One piece of terrain
   *[other] { $count } pieces of terrain
  }
web-sotas-contact = in contact
web-sotas-no-targets-now = Nobody can be attacked now.
web-sotas-others-why = { $count ->
    [one] Why not: { $count } enemy in range
   *[other] Why not: { $count } enemies in range
  }
web-sotas-each-die = Each die needs { $target } or more.
web-sotas-free-die = One die succeeds without being rolled.
web-sotas-next = Done? Activate at once:
web-sotas-tie = Equal: nothing happens.
web-sotas-legend-reach = reach of a move: { $length }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
web-sotas-legend-slowed = over difficult ground: { $length }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }
web-sotas-legend-clear = can be shot at, in clear view: { $count }
web-sotas-legend-cover = can be shot at, in cover (−1): { $count }
web-sotas-legend-range = ranges of the weapon in hand
web-sotas-depth = { $length } mm deep
web-sotas-piece-ground-open = Figures move here as on open ground.
web-sotas-piece-ground-difficult = Difficult: a move through it is one stick shorter.
web-sotas-piece-ground-blocked = Nobody walks through it.
web-sotas-piece-ground-cross = Difficult to cross, and nobody stops on it.
web-sotas-piece-sight-clear = One sees across it freely.
web-sotas-piece-sight-low = One sees over it; whoever is behind it is in cover (−1 for shots).
web-sotas-piece-sight-block = It blocks sight; whoever is seen past its corner is in cover (−1 for shots).
web-sotas-piece-sight-wood = It hides whoever is inside from shooters outside.
web-sotas-piece-sight-hill = It blocks sight between figures that are both off it.
web-sotas-piece-cover-inside = Whoever is inside is in cover from outside (−1 for shots).
web-sotas-piece-climbed = It can be climbed: a Quality test.
