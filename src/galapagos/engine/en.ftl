# What all games say, and what the engine refuses.

list = { $first } and { $last }

over = The game is over.
    .rule = Ending the game
undo-nothing = You have nothing to take back.
undo-other = Another player has acted since then. Taking this back needs the consent of all players.
undo-chance = Dice or cards have decided something since then. Taking this back needs the consent of all players.
undo-secret = This action revealed a secret. Taking it back needs the consent of all players.
event-undone = { $player } takes back { $count ->
    [one] the last decision
   *[other] the last { $count } decisions and rolls
 }.
chance = Chance
place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
 }

score = { $player } with { $points }
won = { $player } { $count ->
    [one] wins
   *[other] win
 } by { $key }: { $scores }.
won-shared = { $player } are equal in all that counts and share the win.

gain-lines = { $gain }: in { $own } of { $lines } games played on from here, otherwise in { $others }
gain-amount = { $gain }: { $own } in { $lines } games played on from here, otherwise { $others }

## In the terminal: who plays

either = { $first } or { $last }
then = { $first } { $second }
from-to = { $least } to { $most }
option-values-joined = none, all, or any of { $names } joined by +

## Arguments and files

option-malformed = { $word } is not an option: write name=value.
file-missing = There is no file { $file }.
bot-unknown = There is no bot { $name }: use { $names }.
game-unknown-close = There is no game { $name }: did you mean { $other }?
game-unknown = There is no game { $name }: there are { $names }.
game-file-name = { $file } cannot be a game: call it by small letters, digits and _, such as finches.py.
game-file-taken = { $file } cannot be a game, because there is another one called { $name }: give the file another name.
game-file-broken = { $file }, line { $line }: { $reason }
game-file-without-game = { $name } is not a game: it has no line such as GAME = define("Finches", seats=2).
option-unknown = There is no option { $name }: this game has { $names }.
language-unknown = There is no language { $name }: use { $names }.
option-value-unknown = { $name }={ $value } is not possible: use { $values }.
option-subset-malformed = { $name }={ $value } is not possible: use none, all, or any of { $names } joined by +.
option-number-wrong = { $name }={ $value } is not possible: use a whole number from { $least } to { $most }.
players-out-of-range = { $game } is for { $least } to { $most } players, not { $seats }.

## Actions

not-your-turn = It is not your turn.
spectator-looks-on = Spectators cannot play.
seat-out-of-range = There is no seat { $seat }: seats go from 0 to { $most }, and { $other } is a spectator.
action-number-unknown = { $action } is not an action: actions go from 0 to { $most }.
action-unknown = { $action } is not an action: use one of { $names }.
action-words-wrong = { $text } has the wrong number of words: write { $wanted }.
piece-not-there = There is no { $what } { $name } on the table.
piece-unknown = There is no { $what } { $name }: they go from { $first } to { $last }.
stand-needs-no-pieces = { $action } cannot be chosen in advance: only actions without pieces can.

## Positions

position-impossible = That cannot be a position of { $game }: a component is missing, doubled or out of place.
position-brace-open = The position has an opening brace without a closing one.
field-malformed = { $field } is not a field: write path=number, such as creatures[1].marks=2.
field-misfit = { $field } does not fit this game's state.
number-expected-up-to = { $word } should be a whole number up to { $most }.
number-expected = { $word } should be a whole number.
word-unknown = { $word } is not one of { $names }.
counts-behind-names = { $words } is incomplete: write a number after each name.
seats-malformed = { $words } should be seats and a number.
clause-unknown = { $word } is not a clause of a position: besides pieces and phases there are seats, option, { $names }.
value-too-large = { $value } is too large for { $field }.
clause-twice = The clause { $name } is there twice.
clause-incomplete = A clause is incomplete: { $what } is missing; see docs/notation.md.
clause-numbers-wrong = { $field } has { $count } numbers, not { $size }.
clause-too-long = { $words } is too long: { $rest } does not belong there.
word-expected = { $word } should be { $other }.
position-option-conflict = The position has { $name }={ $value }, not { $option }={ $other }: change the position or leave the option out.
field-is-option = { $field } is an option: write option name=value.
questions-two = The position has two questions, { $first } and { $second }.
seat-not-played = With { $number } players { $player } does not take part.

## Records

record-without-header = This is not a record of a match: it should begin with the line 'galapagos: 1'.
record-line-unknown = This is not a record of a match: the line { $line } does not belong there.
record-line-unprintable = Line { $number } of the record holds characters that cannot be printed.
record-too-large = The record is larger than { $number } MiB.
record-format-unknown = The record has format { $format }; this program reads formats { $first } to { $second }.
record-data-no-json = The record's data are not JSON.
record-data-no-tables = The record's data should be tables by their names.
record-data-refused = The record's data: { $sentence }
record-data-not-here = This server shows only matches with the components of the box: use `galapagos replay` or `galapagos verify` for others.
record-players-wrong = The record names { $count } players for { $number } seats.
record-other-rules = The record was played by version { $old } of the rules of { $game }; this program has version { $new }.
record-option-malformed = The record's option { $word } should be written name=value.
record-key-missing = The record has no { $key }.
record-number-malformed = The record's { $key } should be a whole number, not { $text }.
record-option-twice = The record's option { $name } is there twice.
record-word-unprintable = The record's { $key } should be written in letters, digits and signs such as _, not { $text }.
record-key-unprintable = The record's { $key } should be one line of printable text.
record-action-unprintable = Action { $number } of the record should be one line of printable text, not { $text }.
nonce-malformed = A nonce should be one word of printable letters, not { $text }.
record-action-refused = Action { $number } of the record, { $line }, is not possible: { $sentence }
record-data-fails = Action { $number } of the record, { $line }, cannot be played with its component data: { $reason }.
record-dice-differ = Action { $number } is { $line }, but the dice gave { $rolled }.
record-undo-too-much = there are not that many answers to take back.
record-over = the match is already over.
answers-without-end = The rules never come to a question with a choice: each has one answer, for ever.
record-undo-malformed = write undo and a number, followed by burnt if the rolls are burnt.
verify-no-commitment = The record has no commitment from before the first roll, so its dice cannot be checked: it is a game of a batch, or chance was played by hand.
verify-no-secret = The record does not contain its secret yet, so its dice cannot be checked. A match reveals the secret when it is over.
verify-secret-malformed = The record's secret is not a hexadecimal number.
verify-secret-wrong = The secret does not match the commitment made before the first roll: the dice were changed.
verify-result-early = The record has a result, but the match is not over.
verify-ranks-wrong = The record has { $count } ranks for { $number } seats.
verify-result-wrong = The record gives the result { $told }, but the match ended with { $true }.

## Component data

game-without-table = { $game } has no table { $table }: it has { $tables }.
game-not-playable = { $game } cannot be played with these tables: { $reason }.
game-not-playable-with = { $game } cannot be played with { $tables }: { $reason }. { $possible }
game-audit-fault = with { $seats } players its audit finds the fault { $fault } before the first roll
data-too-large = { $file } is too large to be component data.
data-no-toml = { $file } is not TOML: { $reason }.
in-file = { $file }: { $sentence }
data-number-too-large = { $where } should be a whole number up to { $most }.
data-a-table = a table
data-a-list = a list
data-no-list = { $where } should be a list such as { $example }, not { $value }.
data-no-table = { $where } should be a table such as { $example }, not { $value }.
data-no-row = { $where } should be a row such as { $example }, not { $value }.
data-no-truth = { $where } should be true or false, not { $value }.
data-no-text = { $where } should be a text, not { $value }.
data-no-number = { $where } should be a whole number, not { $value }.
data-text-malformed = { $where } should be at most { $most } letters, digits, _ and -, not { $value }.
data-list-too-long = { $where } is too long: at most { $most } items are possible.
data-member-unknown = { $where } should be one of { $names }, not { $value }.
data-column-unknown = { $where } has no column { $column }: a row has { $names }.
data-column-missing = { $where } has no value for { $column }: a row has { $names }.
data-this-table = this { $table }
data-unchecked-skips = { $name } = true in the file skips this check.
data-box-numbers = In the box { $table } has { $count } numbers from { $least } to { $most }.
data-box-rows = In the box { $table } has { $count } rows.
data-box-value = In the box { $table } is { $value }.
data-box-range = { $table } can be { $least } to { $most } before the first roll; in the box it is { $box }.
data-box-only = { $table } must be { $box }.
data-unusual-rows = { $table } has { $count } rows, where the box has { $box }
data-unusual-number = { $where } is { $number }, where the box has { $box }

## Back ends

backend-unknown = There is no back end { $name } for this: use { $names }.
bots-number-wrong = { $count } bots for { $seats } seats: name one for all, or one per seat.
gpu-not-installed = GPU support is not installed: pip install 'galapagos[gpu]'.
wasm-linker-missing = To compile for WebAssembly, install a linker: pip install ziglang, or on Debian: apt-get install lld.
gpu-missing = No GPU was found: use --backend cpu.

## Matches that are kept

match-other-rules = The match was played by version { $old } of the rules of { $game }; this program has version { $new }.
