### The browser. Every message stands in web.fr.ftl too, with the same variables.

## Around everything

web-skip = Skip to the content
web-nav = Main
web-loading = Loading…
web-close = Close
web-cancel = Cancel
web-try-again = Try again
web-you = You

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
web-keys-list = 1–9 take a choice, B goes back, H asks for a hint, L opens the log, C the chat, S skips what is being shown, ? opens the rules.
web-notify = Tell me when it is my turn

## Home

web-home-title = A table, a game, its rules
web-home-about = Play against friends or bots, in the browser, without an account. Every refusal names its rule, every game can be replayed, every die can be checked.
web-games = Games
web-no-games = This server has no game.
web-players = { $min }–{ $max } players
web-minutes = { $from }–{ $to } minutes
web-play-bots = Play against bots
web-set-up = Set up a table
web-your-tables = Your tables
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-table-gone = This table is gone.
web-forget = Forget the table of { $names }
web-show-all = Show all { $count }
web-show-fewer = Show fewer

## Set-up

web-no-such-game = There is no such game here.
web-scenario = Scenario
web-edition = Edition
web-seats = Who plays
web-how-many = Number of players
web-options = Readings of the rules
web-options-about = Where the rulebook leaves something open, you may decide otherwise.
web-option-fixed = The scenario fixes this.
web-ruling = Why: ruling { $id }
web-make-table = Open the table
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
web-rules-all = Show it among all rules
web-rules-search = Search the rules: a word, or an id such as conf.11
web-rules-sections = Parts of the rules
web-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
web-rules-none = No rule has all these words.

## Replay

web-replay = Replay
