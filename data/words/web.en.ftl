### The browser. Every message stands in web.fr.ftl too, with the same variables.

## Around everything

web-skip = Skip to the content
web-nav = Main
web-told = What happens
web-loading = Loading…
web-close = Close
web-cancel = Cancel
web-try-again = Try again
web-page-missing = This page did not come
web-lost = There is nothing here
web-lost-about = No page has this address. A link may have been cut off on its way.

## Faults

web-fault-unreachable = The server cannot be reached.
web-fault-status = The server answered { $status }.
web-fault-internal = Something failed in this page. Reload it; the game itself is safe.

## Settings

web-settings = Settings
web-theme = Colours
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-speed = How fast events are shown
web-speed-slow = slowly
web-speed-normal = at an easy pace
web-speed-fast = fast
web-speed-off = at once
web-forced = Answer for me where there is only one choice
web-odds-shown = Show the odds of a fight before I commit to it
web-keys = Single keys are shortcuts
web-keys-list = 1–9 open the list of all choices and take one of it, B goes back, H asks for a hint, G tells the goal, X passes a window, L opens the log, P the players, C the chat, S skips what is being shown, ? opens the rules.
web-notify = Tell me when it is my turn

## Home

web-home-title = A table, a game, its rules
web-home-about = Play against friends or bots, in the browser, without an account. Every refusal names its rule, every game can be replayed, every die can be checked.
web-games = Games
web-no-games = This server has no game.
web-players = { $min }–{ $max } players
web-minutes = { $from }–{ $to } minutes
web-play-bots = Play against bots
web-learn = Learn by playing
web-rosters = { $game ->
    [exterminate] Factions
   *[other] Bands
  }
web-set-up = Set up a table
web-your-tables = Your tables
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-table-guided = Guided first game
web-table-turn = turn { $turn }
web-table-gone = This table is gone.
web-forget = Forget the table of { $names }
web-forgotten = The table of { $names } is forgotten, and the way to your seat with it.
web-forget-not = Bring it back
web-show-all = Show all { $count }
web-show-fewer = Show fewer

## Set-up

web-scenario = Scenario
web-edition = Edition
web-seats = Who plays
web-how-many = Number of players
web-options = Readings of the rules
web-options-about = Where the rulebook leaves something open, you may decide otherwise.
web-option-fixed = The scenario fixes this.
web-ruling = Why: ruling { $id }
web-make-table = Open the table
web-make-broken = The table cannot be opened yet: see above what the rules refuse.
web-name = Name
web-name-open = Name (or leave it to them)
web-player-number = Player { $number }
web-seat-play = Who plays at seat { $number }
web-seat-name = Name at seat { $number }
web-seat-level = Level of the bot at seat { $number }
web-play-me = On this device
web-play-open = Invited by link
web-play-bot = Bot
web-play-me-about = Plays here.
web-play-open-about = You get a link to send, and a code to scan.
web-hotseat-about = Several people on this device: between their turns a curtain hides the hands.

## Rules

web-rules = Rules
web-rule = Rule { $rule }
web-rule-open = Rule { $rule }: show its text
web-rule-unknown = No rule is called { $rule }.
web-replay-lines = All of it ({ $count })
web-guide-again = Guide
web-guide-more = More
web-guide-less = Less
web-goal = Goal
web-goal-of = Goal: { $scenario }
web-goal-yours = You
web-goal-whole = All of it
web-goal-done = Understood
web-goal-standing = How it stands
web-goal-bonuses = What each faction scores besides
web-goal-rules = Rules it rests on
web-primer = The game in short
web-primer-new = New to this game?
web-primer-done = Let us play
web-reading = { $option }: { $value }
web-rules-all = Show it among all rules
web-rules-search = Search the rules: a word, or an id such as { $id }
web-rules-sections = Parts of the rules
web-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
web-rules-unknown = There is no rule { $rule }. These are all there are.
web-rules-none = No rule has all these words.

## At the table

web-back-to-table = Back to the table
web-back-to-replay = Back to the replay
web-to-home = Back to the home page
web-no-key = This device has no place at that table. Ask for an invitation link.
web-table-closed = This table is not open to you
web-table-title = Game table
web-beside = Beside the table
web-log = Log
web-people = Players
web-pace = Pace
web-pace-live = Live, at one sitting
web-pace-live-about = Everybody is here, and answers soon.
web-pace-slow = Over days
web-pace-slow-about = Everybody answers when they can. Leave and come back: nothing is lost.
web-chat = Chat
web-thinks = is thinking
web-waits-open = waiting for someone
web-passing = This window passes by itself.
web-waits-for = Waiting for { $name }.
web-waits-for-seat = Nobody has taken the seat of { $name } yet.
web-waits-days = { $name } answers when they can. You may leave: the table stays as it is.
web-watches = You are watching this game
web-lit = can be chosen
web-lit-above = { $count } more above
web-lit-below = { $count } more below
web-staged = Being put together:
web-skip-events = Skip
web-why-not = Why can I not play it?
web-all-choices = All choices ({ $count })
web-back = Back
web-back-free = Takes your last choice back; nobody knows of it yet.
web-back-asking = Ask to go back
web-back-ask = Others have seen it: they are asked whether you may take it back.
web-redo = Again
web-wish = { $count ->
    [one] { $name } wishes to take back their last choice.
   *[other] { $name } wishes to take back their last choice and all that came after: { $count } choices in all.
}
web-wish-own = The others are asked whether you may take it back.
web-wish-yes = Allow it
web-wish-no = Refuse
web-line-lost = Connection lost. Trying again…
web-seat-bot = bot, { $level }
web-seat-open = free seat
web-seat-here = here
web-seat-away = away
web-seat-give = Let a bot play
web-seat-take = Play this seat here
web-seat-take-ask = Play the seat of { $name } yourself?
web-seat-take-about = The bot stops playing it, and this screen shows its side and its cards as well. You can hand it back to a bot at any time.
web-seat-free = Invite somebody instead
web-seat-stand-in = Let a bot stand in
web-seat-lent = a bot plays for them, { $level }
web-seat-back = Take the seat of { $name } back
web-one-screen = One screen shows, or has shown, the hands of { $names }.
web-passed-on = Somebody who played here before has seen the hand of { $names }.
web-from-position = This table did not begin with a set-up: whoever opened it may know all hands.
web-own-link = Your seat on another device
web-own-link-about = This link opens your own seat: keep it to yourself. Whoever has it sees your hand.
web-seat-you = { $name } (you)

## Odds and hints

web-odds = Odds
web-odds-sentence = You win with a chance of { $chance }.
web-hint = Hint
web-hint-coming = Thinking…
web-hint-title = Advice of the strongest bot
web-hint-others = Instead:
web-hint-chance = { $chance }%
web-hint-goes-on = The next step of the advice you are following. Ask again for a fresh look.
web-hint-first = Quick games that went on from here went best with this choice.
web-hint-among = Quick games that went on from here went no better with any other choice; several are about as good.
web-hint-none = The bot has no idea either.

## Log, chat, coming back

web-log-earlier = Show earlier turns
web-log-empty = Nothing has happened yet.
web-log-start = Start
web-log-parts = How it adds up
web-log-turn = Turn { $number }: { $name }
web-log-undone = { $name } has taken back { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-host = Host
web-chat-came = { $name } says: { $text }
web-chat-unread = { $count ->
    [one] { $count } message not read yet
   *[other] { $count } messages not read yet
  }
web-chat-watch = Whoever watches hears what players say, and does not speak.
web-away = While you were away
web-away-more = { $count ->
    [one] { $count } earlier event is in the log.
   *[other] { $count } earlier events are in the log.
  }
web-away-on = Play on

## Invitations

web-invite = Invite
web-invite-about = The first to open a link or scan its code can take that seat. Each link is for one person, and shows no hand.
web-invite-show = Show the link
web-invite-seat = Seat of { $name }
web-invite-taken = taken
web-invite-observer = Link to watch only
web-invite-observer-about = For any number of people. They see what everybody at the table may see, and no hands.
web-invite-done = To the table
web-alone = Other devices cannot reach { $host }.
web-alone-how = To play with people in your network, stop the program and start it again with
web-alone-or = or, where it is not installed, with
web-alone-address = Then write the address of this computer in your network here; the links will use it.
web-copy = Copy link
web-copied = Copied
web-link-of = Link: { $what }
web-qr-of = QR code: { $what }
web-join = You are invited to play
web-join-seat = The seat of { $name } is yours to take.
web-join-take = Take the seat of { $name }
web-join-later = Look at the table first
web-link-dead = This link opens nothing any more: somebody has taken the seat, or it was closed. Ask whoever invited you for another.
web-join-others = At the table
web-your-name = Your name
web-sit = Sit down

## One device for several

web-offered = { $name } may answer this now. Hand over the device only if they want to.
web-offered-pass = { $name } lets it pass
web-offered-answer = { $name } answers: hand over the device
web-curtain = Hand the device to { $name }
web-curtain-about = Nobody else should look now.
web-curtain-lift = I am { $name }: show my hand

## Result

web-result = Result
web-result-won = You have won!
web-result-player = Player
web-result-points = Points
web-result-winner = winner
web-result-parts = What they are made of
web-play-again = Play again

## Frame

web-zoom-in = Nearer
web-zoom-out = Farther
web-zoom-all = Show everything

## Card game

web-cardgame-primer-aim = Whoever has the most Victory Points (★) at the end wins. Only Locations give points: your own that you have kept, and those of others that you are attacking at the end.
web-cardgame-primer-sides = Everyone plays both sides. Defenders go on your own Locations, Enemies on those of the others. Where both meet there is a Conflict: the higher Strength wins, and the defender wins a tie.
web-cardgame-primer-turn = On your turn you do as much as you like: play Locations, place Defenders or Enemies, play Support cards, put cards in your Reserve, buy cards or discard some for Time Points. What is lit can be played: click it or drag it.
web-cardgame-primer-pass = Three cards stay in your hand: they go to your right neighbour when your turn ends, and you draw two. So mind what you pass on.
web-cardgame-primer-end = When the End card comes up from the draw pile, a last phase of single actions begins, and then points are counted.
web-cardgame-row = Row of { $name }
web-cardgame-hidden = Hidden card
web-cardgame-backs = { $what }: { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
  }
web-cardgame-down = face down; only you know it
web-cardgame-hand = hand
web-cardgame-your-hand = Your hand ({ $count })
web-cardgame-hand-of = Hand of { $name }
web-cardgame-reserve = Reserve
web-cardgame-reserve-places = Reserve ({ $count } of { $places })
web-cardgame-defenders = Defenders
web-cardgame-enemies = Enemies
web-cardgame-attacked = { $name } attacks
web-cardgame-nth = Enemy card { $number }
web-cardgame-warded = TARDIS counter
web-cardgame-tp = { $count } Time Points
web-cardgame-tardises = { $count } TARDIS counters left
web-cardgame-daleks = { $count } Dalek counters left
web-cardgame-strength = Strength
web-cardgame-vp = Victory Points
web-cardgame-tp-printed = Time Points
web-cardgame-copies = { $count ->
    [one] { $count } in the deck
   *[other] { $count } in the deck
  }
web-cardgame-piles = Piles and bank
web-cardgame-pile = Draw pile { $count }
web-cardgame-discard = Discard pile { $count }
web-cardgame-discard-empty = Nothing has been discarded.
web-cardgame-bank = Bank { $count } TP
web-cardgame-phase-normal = Normal turns
web-cardgame-phase-announced = The End card is out: last full turn
web-cardgame-phase-endgame = Endgame: one action each
web-cardgame-phase-over = The game is over
web-cardgame-conflict = Conflict on { $place }
web-cardgame-against = against
web-cardgame-defence = Defence
web-cardgame-attack = Attack
web-cardgame-rest = other effects
web-cardgame-kind-location = Location
web-cardgame-kind-start = Starting Location
web-cardgame-kind-defender = Defender
web-cardgame-kind-enemy = Enemy
web-cardgame-kind-support = Support card
web-cardgame-points-own = { $value } from own Locations
web-cardgame-points-attacked = { $value } from attacked Locations

## Replay

web-replay = Replay
web-replay-about = Step through a finished game, look through anybody's eyes, and play on from any point.
web-replay-open = Open a record from this device
web-replay-file = Choose a file
web-replay-none = No record is open.
web-replay-step = Step { $step } of { $total }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-turn-back = Previous turn
web-replay-turn-next = Next turn
web-replay-speed = Speed
web-replay-eyes = Seen by
web-replay-eyes-all = all, cards open
web-replay-eyes-observer = an observer
web-replay-download = Download
web-replay-link = Link to this step
web-replay-on = Play on from here
web-replay-on-about = A new table begins here: you take one seat, bots the others. The finished game stays as it is.
web-replay-on-seat = You play as
web-replay-setup = The table is set up.
web-replay-chose = { $name }: { $choice }
web-replay-hidden = { $name } has made a choice.
web-replay-plays = plays
web-replay-tables = Finished games of this device
web-replay-no-tables = No game has been finished on this device yet.
web-record-bad = This file is not a record.

## Dice

web-dice = Fair dice
web-dice-about = Before the first choice the server promised a secret by publishing its fingerprint. Every device added something of its own to every roll. Now that the game is over the secret is out, and this page throws every die and draws every card again by itself.
web-dice-checking = Checking…
web-dice-verified = The record follows the rules: every choice was allowed, and the result is the one noted.
web-dice-not-verified = The record does not replay: it has been changed, or was written by other rules.
web-dice-fair = Every roll and every draw follows from the promised secret and from what the players added. Nobody chose them.
web-dice-not-fair = The rolls do not follow from the promised secret.
web-dice-open = There is not enough here to prove these dice.
web-dice-checked = What this device has checked
web-dice-promise-same = The promise is the one this device noted when the game began.
web-dice-promise-other = The promise is not the one this device noted when the game began.
web-dice-promise-unseen = This device was not at the table when the promise was made: it takes it from the record.
web-dice-secret-fits = The secret has the promised fingerprint.
web-dice-secret-other = The secret is not the promised one.
web-dice-salt-found = { $count ->
    [one] What this device added is in the record, { $count } time.
   *[other] What this device added is in the record, all { $count } times.
  }
web-dice-salt-lost = What this device added to choice { $line } is not in the record.
web-dice-salt-none = This device added nothing to these dice.
web-dice-thrown = { $count ->
    [one] The only roll or draw, made again here, is the one in the record.
   *[other] All { $count } rolls and draws, made again here, are those of the record.
  }
web-dice-thrown-wrong = A roll or draw of choice { $line }, made again here, falls otherwise than the record says.
web-dice-unknown = This record makes no promise about its dice, or its secret is not out yet: the rolls can be replayed but not proved.
web-dice-promise = Promise of the dice
web-dice-promise-about = The fingerprint of the secret behind all rolls and draws of this game. When the game is over, the secret itself shows that nobody chose them.
web-dice-secret = The secret
web-dice-how = What lay in the pile at each draw follows from the rules, which the server has played again. Whoever trusts no server checks that too on a machine of their own, with the downloaded record: reglette replay --verify.
