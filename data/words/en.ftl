### What is common to all games. Every message stands in fr.ftl too, with the same variables.

# "Player 2", where nobody gave a name.
player = Player
list-and = and
list-nothing = nothing
# Things seen from behind, within a list of names: "a hidden card", "3 hidden cards".
hidden-one = a hidden card
hidden-many = hidden cards
# Dice: how many show a face, or that nothing was rolled.
faces-none = no dice
face-h-one = Hit
face-h-many = Hits
face-a-one = Armour
face-a-many = Armours
face-l-one = Lightning
face-l-many = Lightnings

## Levels of bots

bot-level-1 = Random
bot-level-1-about = Takes any legal choice.
bot-level-2 = Easy
bot-level-2-about = Looks one action ahead, and not always closely.
bot-level-3 = Greedy
bot-level-3-about = Takes the action that leaves the table looking best.
bot-level-4 = Searching
bot-level-4-about = Plays many games out in its head for a twentieth of a second.
bot-level-5 = Master
bot-level-5-about = Plays many games out in its head for a second.

# Numbers behind a hint.
bot-reason-prior = at first sight
bot-reason-looks = how the table looks afterwards
bot-reason-lines = actions that begin so
bot-reason-parts = parts of the action

# Why a bot advises a choice.
bot-hint-only = There is no other choice.
bot-hint-any = One of the allowed choices; nothing was weighed.
bot-hint-looks = Of all choices this one leaves the table looking best to you.
bot-hint-ahead = You then win about { $chance } in 100 games; with “{ $next }”, about { $other }.
bot-hint-close = You then win about { $chance } in 100 games; “{ $next }” is about as good.
bot-hint-alike = It hardly matters: with each of the choices you win about { $chance } in 100 games.
bot-hint-tried = Quick games played on from here were won more often with this choice than with the others; how often you win in the end cannot be told yet.
bot-hint-undecided = Quick games played on from here show no difference between the choices.
bot-hint-soon = It also leaves you best placed at once.
bot-hint-later = At first sight “{ $sooner }” would place you better, but this pays more as the game goes on.

## Odds

odds-undecided = still undecided

## Choices and rules

fault-illegal = Not allowed by rule { $rule }.
fault-illegal-told = Not allowed by rule { $rule }: { $text }
fault-not-your-turn = It is not your turn: seat { $asked } is asked, not seat { $seat }.
fault-over = The game is over.
fault-unreadable = Cannot be read: { $reason }.
fault-nothing-to-undo = There is nothing to take back.

## Requests

fault-not-json = The line is not JSON: { $reason }.
fault-not-utf8 = The line is not valid UTF-8.
fault-not-an-object = A request is a JSON object with the field "op".
fault-no-op = The request lacks the field "op".
fault-unknown-op = There is no "{ $op }". Known: { $known }.
fault-not-started = No game has been started: begin with "start" or "load".
fault-no-seat = There is no seat { $seat }; seats run from 0 to { $last }.
fault-seat-form = A seat is a number{ $observer ->
    [yes] {" "}or "observer"
   *[no] {""}
  }.
fault-too-large = Longer than the { $limit } bytes that are accepted.
fault-internal = The program failed on this request; the game is as it was before. Please report it.
fault-unknown-game = There is no game "{ $game }". Known: { $known }.
fault-unknown-document = There is no document "{ $document }". Known: { $known }.
fault-unknown-policy = There is no policy "{ $policy }". Known: { $known }.
fault-bot-budget = The bot "{ $bot }" cannot think for "{ $budget }".
fault-seat-count = { $given } players are named; the game has { $seats } seats.
fault-other-game = The bot plays another game.
fault-unknown-bot = There is no bot "{ $bot }". Known: { $known }.

## Set-up

fault-unknown-scenario = There is no scenario "{ $name }". Known: { $known }.
fault-unknown-edition = There is no edition "{ $name }". Known: { $known }.
fault-unknown-option = There is no option "{ $option }". Known: { $known }.
fault-option-value = The option "{ $option }" cannot be "{ $value }". Possible: { $values }.
fault-option-fixed = The scenario "{ $scenario }" fixes the option "{ $option }".
fault-edition-fixed = The scenario "{ $scenario }" is played by the edition "{ $edition }".
fault-no-rosters = This game has no rosters.
fault-rosters = Bring { $expected } rosters, one for each side.
fault-no-measures = There is nothing to measure in this game.
fault-players = The scenario "{ $scenario }" cannot be played by { $players }. Possible: { $possible }.

## Dice given in advance

fault-dice-dry = The dice given in advance have run out.
fault-dice-face = "{ $face }" cannot be thrown or drawn here.

## Content files

fault-content-unreadable = The content file cannot be read: { $reason }.
fault-scenario-file = The file is called "{ $id }" and its scenario "{ $name }": both have the same id, which no other file has.
fault-scenario-players = "players" is a list of numbers from { $least } to { $most }.
fault-content-twice = The id "{ $id }" stands twice.

## Positions

fault-position-object = A position is a JSON object.

## Odds

fault-odds-no-choice = No choice was given.
fault-odds-metric = Odds cannot be told of "{ $metric }". Known: { $known }.
fault-odds-nothing = No odds hang on this choice: no dice follow from it that they are told of.
fault-odds-not-staged = This is not the beginning of an action that goes on with the next choice.

## Records

fault-record-form = A record is a text or a list of lines.
fault-record-empty = The record is empty.
fault-record-truncated = The record breaks off before its end.
fault-record-format = The record has format { $format }; this program reads up to { $known }.
fault-record-after-end = There is more after the end of the record.
fault-record-count = The record announces { $expected } lines and has { $found }.
fault-record-order = Line { $expected } is expected here, and { $found } was found.
fault-record-game = The record is of another game: "{ $game }".
fault-record-newer = The record was played by rules version { $rules }; this program knows version { $known }.
fault-record-content = The record was played with other content files.
fault-record-no-choice = The line lacks a seat or a choice.
fault-record-dice-left = The line has dice that were not used: { $dice }.
fault-record-hash = The state differs: { $expected } is noted, { $found } was reached.
fault-dice-promise = The secret of the dice is not the one that was promised.
fault-dice-differ = The dice differ from the promised ones: { $expected } fell, and { $found } is noted.
fault-record-result = The result differs from the one noted.
fault-record-differs = { $reason ->
    [fault-illegal] The choice is not allowed by rule { $rule }.
    [fault-not-your-turn] Another seat is asked here.
    [fault-over] The game is already over here.
    [fault-unreadable] The choice cannot be read: { $detail }.
    [fault-dice-dry] The line has fewer dice than its choice needs.
    [fault-dice-face] A die or card of the line cannot have been thrown or drawn here.
   *[other] The line does not fit.
  }

## What a document that cannot be read lacks

reason-place = { $told } (line { $line }, column { $column })
reason-decimal = this is no decimal number that fits a table
reason-far = a point too far away for any table
reason-missing-field = the field "{ $a }" is missing
reason-unknown-field = there is no field "{ $a }"; expected: { $b }
reason-no-fields = there is no field "{ $a }"; none is expected
reason-twice = the field "{ $a }" stands twice
reason-unknown-variant = there is no "{ $a }"; expected: { $b }
reason-type = { $a } stands here; expected: { $b }
reason-value = { $a } is not possible; expected: { $b }
reason-length = { $a } entries; expected: { $b }
reason-single-value = the option "{ $a }" takes a single value
reason-nothing-called = no { $a } is called "{ $b }"
reason-cut-short = it ends too early
reason-trailing = something follows the end of the document
reason-too-deep = it is nested too deeply
reason-expected = expected: { $a }
reason-character = a control character stands in a text
reason-escape = an escape in a text is not valid
reason-key-twice = a name stands twice
reason-nobody-chooses = nobody chooses on the line of the set-up
reason-number = a number is not written as one
reason-number-range = a number is too large
reason-unclosed = a bracket is opened and not closed
reason-quotes = a value is not written as one (a text stands between quotation marks)
reason-no-value = a name has no value behind it

## Values and types in such a document

thing-named = "{ $it }"
thing-byte = a whole number from 0 to 255
thing-count = a whole number, 0 or more
thing-whole = a whole number
thing-number = a number
thing-text = a text
thing-boolean = true or false
thing-list = a list
thing-list-of = a list of { $it }
thing-object = an object
thing-text-or-object = a text or an object
thing-text-or-number = a text or a number
thing-one-field = an object with a single field
thing-value = a value
thing-name = a name
thing-nothing = nothing (null)
thing-the-text = the text "{ $it }"
thing-the-number = the number { $it }
thing-the-value = the value { $it }
