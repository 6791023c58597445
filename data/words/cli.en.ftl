### The command line. Every message stands in cli.fr.ftl too, with the same variables.

cli-serve-home =
    Réglette is at { $address }
    Press Ctrl-C to stop. In the terminal instead: reglette play cardgame. Everything else: reglette --help
cli-serve-host = Serving at { $address }
cli-serve-listen = Cannot listen at { $address }: { $error }
cli-serve-database = Cannot open the database { $file }: { $error }
cli-serve-log-missing = The database { $file } was not closed, and the file that holds the latest choices, { $log }, is missing. Put it back beside the database; or go on without what it held with: reglette serve --db { $file } --accept-loss
cli-serve-postgres = PostgreSQL is not supported yet; give --db the path of an SQLite file.
cli-serve-no-home = There is no home folder to keep tables in; say where with: reglette serve --db FILE
cli-see-help = See "reglette --help", or "--help" behind a command.
cli-yes = yes
cli-no = no
cli-you = you
cli-player-number = Player { $n }

## Help

cli-heading-usage = Usage:
cli-heading-commands = Commands:
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-usage-command = COMMAND
cli-usage-options = [options]

# What stands for a value.
cli-value-game = GAME
cli-value-address = ADDRESS
cli-value-url = URL
cli-value-form = text|json
cli-value-file = FILE
cli-value-dir = FOLDER
cli-value-name = NAME
cli-value-keyvalue = KEY=VALUE
cli-value-text = TEXT
cli-value-lang = fr|en
cli-value-seat = SEAT
cli-value-who = WHO,…
cli-value-bot = BOT,…
cli-value-whence = seed|hand
cli-value-metric = WHAT
cli-value-policy = best|first|even
cli-value-id = ID
cli-value-word = WORD
cli-value-document = DOCUMENT
cli-value-shell = SHELL

cli-help-any-game = The game: cardgame, sotas or exterminate
cli-help-any-lang = Language: fr or en; otherwise that of your system
cli-help-any-help = Show this help
cli-help-any-version = Show the version
cli-help-any-scenario = A way to set the table up, such as duel
cli-help-any-edition = A bundle of options, such as english
cli-help-any-options = Another reading of a rule, such as end_card=fixed; may be repeated
cli-help-any-players = Number of players
cli-help-any-rosters = The roster of a seat, in their order: a JSON file, or JSON itself; may be repeated
cli-help-any-content = Folder with content files of your own, such as deck.toml or scenarios/ours.toml
cli-help-any-seed = What chance comes from: the same text deals the same game again
cli-help-any-json = Print JSON for programs

cli-help-reglette = Réglette: tabletop games that know their rules
cli-examples-reglette =
    Examples:
      reglette                    the table in your browser
      reglette play cardgame      the terminal
      reglette sim cardgame --seats greedy,random,random,random --games 1000

cli-help-play = Play in the terminal, against bots or with others at the same screen
cli-help-play-seats = Who plays, clockwise: me, me=NAME, or a bot (random, easy, greedy, search, master)
cli-help-play-load = Go on with a record or begin from a position
cli-help-play-dice = seed: the program throws and draws; hand: you do, and type what fell
cli-examples-play =
    Examples:
      reglette play cardgame
      reglette play cardgame --seats me=Zoé,me=Max,search --seed tea
      reglette play cardgame --scenario duel --option end_card=fixed
      reglette play cardgame --load game.jsonl

cli-help-serve = Serve the table in the browser to others
cli-help-serve-listen = Where to listen (127.0.0.1:8080); 0.0.0.0:8080 for everybody who reaches this machine
cli-help-serve-db = The database file; otherwise the one in your data folder
cli-help-serve-origins = Pages of this origin may call too; may be repeated
cli-help-serve-behind_proxy = A proxy in front tells whose request it is (X-Forwarded-For)
cli-help-serve-per_address = At most so many connections of one address (1000); not counted behind a proxy
cli-help-serve-bot_pause = Milliseconds that bots pause before they answer people (250), so that the pause tells nothing
cli-help-serve-accept_loss = Open a database whose log is missing, without what the log held
cli-help-serve-log = Lines about what happens: text, or json for programs
cli-examples-serve =
    Examples:
      reglette serve --listen 0.0.0.0:8080 --db tables.db
      reglette serve --listen 127.0.0.1:8080 --behind-proxy --origin https://games.example --log json

cli-help-sim = Play many games between bots and count who wins
cli-help-sim-seats = The bots: random, easy, greedy, search, master; search:200ms or search:500it sets a budget
cli-help-sim-games = Number of games (100)
cli-help-sim-jobs = Number of games played at the same time; otherwise one per core
cli-help-sim-rotate = Everyone moves one seat on after every game
cli-help-sim-out = Keep every record in this folder
cli-examples-sim =
    Examples:
      reglette sim cardgame --seats greedy,random,random,random --games 2000 --seed s --rotate
      reglette sim cardgame --seats search:50ms,greedy,greedy --games 20 --out games --json

cli-help-replay = Tell a record again, check it, look at its table or draw it
cli-help-replay-file = The record (JSON lines)
cli-help-replay-verify = Check every line, every hash and the result
cli-help-replay-log = Tell what happened in this language
cli-help-replay-view = See it with the eyes of a seat, counted from 0, or of an observer
cli-help-replay-to = Stop after so many choices
cli-help-replay-svg = Draw the table into this file
cli-examples-replay =
    Examples:
      reglette replay game.jsonl --verify
      reglette replay game.jsonl --to 40 --view 0
      reglette replay game.jsonl --svg table.svg --view observer

cli-help-odds = Tell what a choice may lead to, in exact fractions
cli-help-odds-position = The position (JSON)
cli-help-odds-choice = The choice, as "reglette schema GAME choice" describes it; a list of choices is one action
cli-help-odds-of = What to look at; cardgame: conflict, tp, vp; sotas: activation, attack; exterminate: harm, stress, roll
cli-help-odds-policy = How everyone answers on the way: what looks best to them, the first option, or any
cli-help-odds-seat = Who chooses, counted from 0; otherwise whoever is asked
cli-examples-odds =
    Example:
      reglette odds cardgame --position table.json --choice '"pay"' --of conflict

cli-help-rules = Read the rules of a game, or one of them
cli-help-rules-id = A rule, a section, a ruling or a scenario, such as conf.11, conf, A-02 or duel
cli-help-rules-coverage = Show how many places of the code and of the tests cite each rule
cli-help-rules-search = Show the rules that speak of something
cli-examples-rules =
    Examples:
      reglette rules cardgame
      reglette rules cardgame conf.11
      reglette rules sotas dalek-bomb
      reglette rules cardgame --search reserve

cli-help-check = Look for faults in content files, positions and records
cli-help-check-files = Files, or folders of files
cli-examples-check =
    Examples:
      reglette check game.jsonl table.json
      reglette check my-cards/deck.toml
      reglette check my-war/scenarios/ours.toml --content my-war

cli-help-schema = Print the JSON Schema of a document
cli-help-schema-document = position, choice, event, view or record
cli-examples-schema =
    Example:
      reglette schema cardgame position > position.schema.json

cli-help-engine = Answer requests of other programs, one JSON line each
cli-examples-engine =
    Example:
      echo '{"{"}"op":"games"{"}"}' | reglette engine

cli-help-completions = Print a script that completes commands in your shell
cli-help-completions-shell = bash, elvish, fish, powershell or zsh
cli-examples-completions =
    Example:
      reglette completions bash > ~/.local/share/bash-completion/completions/reglette

## Wrong calls

cli-call-no-value = { $arg } needs a value.
cli-call-value = { $arg } cannot be "{ $value }". Possible: { $known }.
cli-call-bad-value = { $arg } cannot be "{ $value }".
cli-call-unknown-argument = There is no argument "{ $arg }" here.
cli-call-unknown-command = There is no command "{ $name }".
cli-call-not-text = An argument is not text (UTF-8).
cli-call-missing = Something is missing: { $arg }.
cli-call-twice = { $arg } stands twice.
cli-call-conflict = { $arg } does not go with { $other }.
cli-option-form = An option is written KEY=VALUE, not "{ $option }".
cli-view-form = "{ $view }" is neither the number of a seat nor "observer".
cli-choice-not-json = The choice is not JSON: { $reason }.

## Files

cli-reason = { $reason }
cli-file-not-read = { $file }: cannot be read: { $reason }.
cli-file-not-written = { $file }: cannot be written: { $reason }.
cli-file-not-json = { $file }: not JSON: { $reason }.
cli-file-too-large = { $file }: too large to be one of our files.
cli-no-folder = { $file }: there is no such folder.
cli-no-content = { $file }: there is no content file of a game in this folder.
cli-io-not-found = there is no such file
cli-io-no-folder = there is no such folder
cli-io-not-folder = something that is not a folder is in the way
cli-io-denied = you are not allowed to
cli-io-folder = it is a folder
cli-io-not-text = it is not text (UTF-8)

## Check

cli-check-record = record of { $game }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }, in order
cli-check-position = position of { $game }, in order
cli-check-roster = roster of { $game }, { $points ->
    [none] in order
   *[other] { $points } points, in order
  }
cli-check-own = entries of one's own for { $game }, in order
cli-check-content = { $name } of { $game }, in order
cli-check-not-json = not JSON: { $reason }
cli-check-unknown = neither a record, nor a position, nor a roster, nor a content file of a game.
cli-check-nothing = nothing in this folder is to be checked.

## Replay

cli-replay-dice-fair = The dice fell as promised: anybody can throw them again from the secret.
cli-replay-dice-unchecked = The dice are not checked: only a whole record that shows its secret proves them.
cli-replay-verified = { $choices ->
    [one] { $choices } choice checked: the record is in order.
   *[other] { $choices } choices checked: the record is in order.
  }
cli-replay-to = The record has { $most } choices, not { $to }.
cli-no-drawing = There is no drawing for tables of { $game } yet.

## Odds

cli-policy-best = everyone answers what looks best to them
cli-policy-first = everyone answers the first option
cli-policy-even = every answer is equally likely

## Rules

cli-no-rule = { $game } has no rule, section or ruling "{ $id }".
cli-nothing-found = Nothing is said of "{ $word }".
cli-ruling = Ruling { $id }
cli-ruling-option = option { $option }
cli-and-more = … and { $n } more.
cli-coverage-code = { $n } in code
cli-coverage-tests = { $n } in tests
cli-coverage-totals = { $rules } rules in { $sections } sections, { $rulings } rulings. When this program was built, code cited { $code } of the rules and tests { $tests }. { $complete ->
    [yes] The game is declared complete: every rule must have a test.
   *[no] The game is not declared complete.
  }

## Simulation

cli-sim-no-people = Only bots play in a simulation.
cli-sim-head = { $game } · { $games ->
    [one] { $games } game
   *[other] { $games } games
  } · seed "{ $seed }"{ $rotated ->
    [yes] {" "}· seats rotated
   *[no] {""}
  }
cli-sim-by-bot = By bot
cli-sim-by-seat = By seat
cli-sim-seat = seat { $n }
cli-sim-wins = wins
cli-sim-share = share
cli-sim-interval = 95 % interval
cli-sim-totals =
    Draws { $draws } · shared wins { $shared } · stalled games { $stalls }
    Decisions { $decisions } · { $mean } a game · { $longest } in the longest
    Time { $seconds } s · { $rate } games a second
cli-sim-progress = { $games } of { $all } games played
cli-sim-broken-off = Broken off after { $games } of { $all } games.
cli-sim-failures = { $n ->
    [one] { $n } answer was not found by its bot; any option was taken.
   *[other] { $n } answers were not found by their bots; any option was taken.
  }

## The table of the card game

cli-skirmish-turn = Turn { $turn }, { $side } to play
cli-skirmish-before = The table is being set up
cli-skirmish-numbers = Q { $quality }+ C { $combat }
cli-skirmish-values = Quality { $quality }+, Combat { $combat }, { $points } points
cli-skirmish-weapons = Weapons
cli-skirmish-specials = Special rules
cli-skirmish-at = at { $x }, { $y }
cli-skirmish-waiting = Still to come
cli-skirmish-gone = Gone
cli-skirmish-escaped = Escaped
cli-skirmish-terrain = Terrain
cli-skirmish-door = { $state ->
    [open] open
    [shut] shut
    [locked] locked
   *[broken] broken
  }
cli-skirmish-tokens = tokens: { $n }

## The table of Exterminate!

cli-battle-turn = Turn { $turn } of { $turns } · { $phase ->
    [initiative] Initiative
    [movement] Movement
    [shooting] Shooting
    [melee] Melee
   *[upkeep] Upkeep
  } · { $seat }
cli-battle-player = { $faction } · { $seat } · VP { $vp }{ $carried ->
    [0] {""}
   *[other] {" "}(+{ $carried } carried)
  } · Fate { $fate } · cards { $hand } + { $adventure }
cli-battle-numbers = M { $movement } R { $resistance } Me { $melee } Sh { $shoot }
cli-battle-at = at { INCH($x) }, { INCH($y) }
cli-battle-hand = Combat cards
cli-battle-adventure = Adventure cards
cli-battle-open = Ready
cli-battle-fresh = Ready next turn
cli-battle-exhausted = Exhausted
cli-battle-discard = Discarded
cli-battle-nodes = Nodes
cli-battle-node = node, { $vp } VP
cli-battle-shocked = Shocked
cli-battle-stress = Stress { $n }
cli-battle-wounds = wounds { $n }
cli-battle-on = on { $piece }

cli-phase-normal = { $seat }'s turn
cli-phase-announced = { $seat }'s turn, the last before the endgame
cli-phase-endgame = Endgame, { $seat }'s turn
cli-phase-over = The game is over
cli-piles = draw pile { $pile } · discard { $discard } · bank { $bank } TP
cli-tp = { $n } TP
cli-vp = { $n } VP
cli-in-hand = hand { $n }
cli-in-reserve = Reserve { $n }
cli-tardises = TARDIS { $n }
cli-daleks = Dalek { $n }
cli-card-location = ({ $vp } VP{ $tp ->
    [0] {""}
   *[other] , { $tp } TP
  })
cli-face-down = { $n } face down
cli-has-tardis = TARDIS counter
cli-defended = defended by { $cards }
cli-attacked = attacked by { $by } with { $cards }
cli-attack-of = attack of { $by }
cli-kind-defender = Defenders
cli-kind-enemy = Enemies
cli-kind-support = Support
cli-kind-location = Locations
cli-your-hand = Your hand
cli-your-reserve = Your Reserve
cli-your-beside = Beside your Reserve
cli-your-staged = Named so far
cli-their-hand = Hand:
cli-their-reserve = Reserve:
cli-their-beside = Beside the Reserve:
cli-their-staged = Named so far:
cli-discarded = Discard pile

## Play

cli-play-seed = The seed "{ $seed }" deals the same game again.
cli-play-by-hand = You throw the dice and draw the cards; type what fell, "?" for what may fall.
cli-play-taken-up = { $choices ->
    [one] { $choices } choice has been made; "log" tells it.
   *[other] { $choices } choices have been made; "log" tells them.
  }
cli-play-intro = Answer with a number. "?" shows what else you can type.
cli-play-open = These are examples; any other choice may be typed as JSON.
cli-play-forced = There is only one choice: { $label }
cli-play-input-ended = The input has ended, and so has the play.
cli-play-over = You can still type: log, table, goal, save FILE, undo, quit.
cli-play-no-option = There is no number { $number }; the last one is { $last }.
cli-play-nothing-asked = Nothing is asked any more.
cli-play-hint = What a searching bot would do, with the chance to win it hopes for
cli-play-bye = Goodbye.
cli-play-unknown = Not understood. Type a number, or "?" for help.
cli-play-help =
    You can type
      3              the number of an option
      ? 3            the rules behind option 3
      ? { $rule }      a rule by its id, { $things }, or rules about a word
      odds 3         what option 3 may lead to
      goal           how this scenario is won
      hint           what a bot would do
      undo           take back your last answer
      table          the whole table
      log            everything that has happened
      save FILE      keep the game; "reglette play GAME --load FILE" goes on with it
      lang fr        speak French
      quit           leave
    { $notes } The rule in brackets is the one that asks.
cli-play-help-rule = { $game ->
    [cardgame] conf.11
    [sotas] melee.3
    [exterminate] ex.sh.7
   *[other] a rule
  }
cli-play-help-things = { $game ->
    [cardgame] a card by its name
    [sotas] a figure or a weapon by its name
    [exterminate] a card or a weapon by its name
   *[other] a thing by its name
  }
cli-play-help-notes = { $game ->
    [cardgame] Numbers behind cards are Strengths.
    [sotas] Q is Quality, C Combat; places are millimetres from the west and the south edge.
    [exterminate] M is Movement, R Resistance, Me Melee, Sh Shoot; VP are Victory Points. Places are inches from the west and the south edge.
   *[other] {""}
  }
cli-goal = Goal
cli-undo-nobody = With several players at the screen, only who is asked can take back.
cli-undo-nothing = There is nothing of yours to take back.
cli-undo-others = Somebody else has answered since; nothing is taken back.
cli-undo-revealed = Your answer rolled dice or turned something up; nothing is taken back.
cli-undone = Taken back.
cli-saved = Saved in { $file }.
cli-hand-over-to = Press Enter, then hand the screen over to { $name }.
cli-hand-over-ready = { $name }: press Enter when only you can see the screen.
cli-dice-card = Card drawn ({ $nth }):
cli-dice-card-for = { $purpose } ({ $nth }):
cli-dice-die = Die { $die } ({ $nth }):
cli-dice-several = It could be any of these: { $known }
cli-dice-which = One of these is needed: { $known }
