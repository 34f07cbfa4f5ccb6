# What the command line says, in English.

## In the terminal: who plays
you = you

bot-level1 = Hatchling
bot-level2 = Fledgling
bot-level3 = Forager
bot-level4 = Hunter
bot-level5 = Darwin
seat-free = free
person-nameless = somebody
person-nameless-capital = Somebody
table-your-turn = your turn
table-open = open
table-running = running
seat-with-bot = { $name }, { $bot } plays on
seat-away = { $name }, away
players = { $number } players
players-from-to = { $least } to { $most } players
option-usually = usually { $value }
place-wins = wins
place-shares = shares the win

## In the terminal: what is asked before a match

ask-game = Which game?
ask-resume = go on with the last match
ask-options = Which options, such as { $option }? Separate them with spaces.
ask-players = How many players, { $numbers }?
ask-seats = Who plays: { $names }, level1 (easy) to level5 (hard), greedy or random?
ask-table = Which table?
ask-new-table = a new table
ask-public = Show this table to everybody on the server, yes or no?
nothing-begun = No match was started.
answer-no-number = { $answer } is not a number.
players-not-possible = { $numbers } can play, not { $answer }.
game-number-unknown = There is no game number { $answer }: they go from 1 to { $most }.
table-number-unknown = There is no table number { $answer }: they go from 1 to { $most }, and { $new } is a new one.
say-yes-or-no = Answer yes or no.
keyboard-missing = There is no keyboard: name a game and its seats, such as galapagos play dodo --seats greedy,greedy.
game-missing = Name a game: galapagos games lists them.
seats-number-wrong = { $count } names for { $number } seats: name one per seat.
seat-name-unknown = { $name } is not a player: use { $names }.
resume-none-of-game = There is no match of { $game } to continue: galapagos play { $game } starts one.
resume-none = There is no match to continue: galapagos play starts one.
resume-over = The match in { $file } is over: galapagos replay { $file } shows it.
resume-without-secret = { $file } does not contain the secret of its dice, so the match cannot continue: galapagos replay { $file } --position prints its position, and galapagos play --position starts there.
resume-on-server = A server has its own tables and dice: leave out --resume and --seed, and name a table to continue it.
resume-with-more = A resumed match keeps its players, options, components and dice: give --resume only a game or a file.
position-with-players = A position has its own players and options: leave out --players and --option.
table-with-seats = { $place } is not a game, and an existing table has its own seats and options: leave them out.
place-unknown = { $table } is neither a game nor a table.
server-seats-wrong = On a server, name { $you } for each person at this keyboard, and { $open } for people who join.
player-numbered = Player { $number }

## In the terminal: at the table

dice-fixed = The dice are fixed by { $hash }…; galapagos verify checks them when the match is over.
dice-fixed-on-server = The dice are fixed by { $hash }…; this table is { $table }
left-table = You left the table. { $more }
input-ended-early = The input ended before the match did. { $more }
match-kept = It is saved: continue with { $command }.
match-not-begun = Nothing was played, so nothing is saved.
match-kept-in-part = The last moves are not saved: { $command } continues before them.
match-not-kept = It could not be saved.
table-kept = The table stays on the server: { $command } continues.
bot-thinking = { $player } ({ $bot }) is thinking
player-asked = { $player } is asked
thinking = Thinking
hand-over-keyboard = Hand the keyboard to { $player }, who presses Enter:
match-not-keepable = The match cannot be saved ({ $reason }). It continues; try save FILE to save it elsewhere.
hint-chances = Your chances of winning, as far as you can know:
hint-close = No real difference from the first one.
hint-equal = No real difference between these: your chance of winning is about { $percent } % with each.
hint-greedy = A greedy bot would play: { $words } ({ $action }). Better hints are being prepared.
save-without-file = Name a file: save my-game.txt.
file-exists = { $file } exists already: choose another name.
file-not-written = { $file } cannot be written: { $reason }.
save-written = Saved; { $command } continues from here.
stand-ended = Your standing answer { $answer } has ended, because something concerned you.
match-over-title = The game is over
match-over-keys = The match is over. You can type: { $keys }.
news-more = and { $number } more; log shows them
news-left-out = { $number } more; log shows them
menu-choices = { $number } choices
menu-goes-back = (Enter goes back)
stand-left = { $answer } is your standing answer; stand off removes it.
keys-turn = number · why ACTION · undo · stand · hint · log · rules · { $own } · quit · ?
keys-turn-few = number · undo · hint · log · rules · quit · ?
help-number = take choice 4; a choice with … opens more choices, and Enter goes back
    .keys = 4
help-action = an action by its text; its first words list all actions that begin with them
    .keys = { $action }
help-why = the rule that forbids an action
    .keys = why { $action }
help-undo = take back your last decision; dice come out the same again
    .keys = undo
help-stand = give this answer every time until something concerns you; stand off ends that
    .keys = stand { $answer }
help-hint = the best few actions and your chances with them
    .keys = hint
help-board = the board, the whole log
    .keys = board, log
help-rules = the rules of the game, or a section, a ruling or a word in them
    .keys = rules, rules WORD
help-save = write a copy of the match; every decision is saved anyway
    .keys = save FILE
help-quit = leave; { $command } continues
    .keys = quit, exit, q
choice-unknown = There is no choice { $number }: they go from 1 to { $most }.
answer-unknown = { $answer } is neither a choice nor an action: type a number from 1 to { $most }, or ? for help.
why-without-action = Name an action: why { $action }.
stand-needs-plain-answer = Name an answer without pieces: stand { $answer }; or stand off.
stand-set = { $answer } is your standing answer until something concerns you.
stand-ends = You will be asked every time.
why-allowed = You may do that: { $action } is allowed.
undo-done = Taken back.
undo-of = Taken back: { $sentence }
undo-asked = All others must agree: they are asked now.
actions-of = { $count } of { $number } actions
stopped = Stopped.
input-ended = The input ended before the answer.
usage = { $sentence }; see { $command } --help.

## In the terminal: commands at a table

command-why = why
command-undo = undo
command-stand = stand
command-off = off
command-hint = hint
command-log = log
command-board = board
command-rules = rules
command-help = help
command-quit = quit
command-save = save
command-say = say
command-yes = yes
command-no = no
command-resign = resign
command-relieve = relieve
command-claim = claim
command-abort = abort
command-back = back
command-name = name
command-start = start
command-bot = bot
keys-end = log · board · rules · quit
keys-pager = Space goes on, q ends
record-shown = The record of the match:
record-what-next = galapagos replay FILE replays it, galapagos verify FILE checks its dice.

## In the terminal: at a table on a server

help-say = write to everybody at the table
    .keys = say WORDS
help-yes = answer a proposal; no withdraws your own
    .keys = yes, no
help-relieve = let a bot play for a player who has left, or in a game of two for time claim the game
    .keys = relieve SEAT, claim
help-resign = give up; propose to end the match
    .keys = resign yes, abort
help-back = take your seat back from a bot
    .keys = back
help-name = change your name
    .keys = name WORDS
keys-lobby = start · bot SEAT NAME · say WORDS · quit
keys-waiting = say WORDS · log · board · rules · resign · quit
not-begun-keys = The game has not begun. You can type: { $keys }.
not-your-turn-keys = It is not your turn. You can type: { $keys }.
lobby-invite = Others join with its id: { $table }
lobby-you-may-start = You may start.
lobby-host-may-start = The host may start.
stand-is-left = { $answer } is your standing answer.
stand-nothing-left = You have no standing answer.
clock-left = You have { $minutes }:{ $seconds } left.
name-set = You are called { $name }.
proposal-undo = { $player } wants to take a decision back: type yes or no.
proposal-abort = { $player } wants to end the game: type yes or no.
proposal-holiday = { $player } wants the clocks to rest { $days ->
    [one] for a day
   *[other] for { $days } days
 }: type yes or no.
proposal-weekends = { $player } wants { $off ->
    [yes] weekends to count again
   *[no] weekends not to count
 }: type yes or no.
proposal-waits = Waiting for { $players }. Type no to withdraw your proposal.
away-relieve = { $player } has not come back: type relieve { $number } to let a bot play on, or abort to end the game.
away-claim = { $player } has not come back: type relieve { $number } to let a bot play on, or claim to win the game.
relieve-without-seat = Name a seat by its number: relieve 2.
proposal-relieve = { $player } wants a bot to play on for { $other }: type yes or no.
ended-resigned = { $player } resigned.
ended-claimed = { $player } had left, so the game was claimed.
ended-winner = { $player } wins.
ended-aborted = All players agreed to end it.
ended-unfinished = { $action ->
    [none] It ended unfinished, because the rules on the server have changed.
   *[other] The rules on the server have changed, and no longer allow action { $action }.
 }
ended-closed = The operator of the server closed the table.
ended-expired = It ended, because no one played on for too long.
resign-unsure = Type resign yes to give up; if others play on, a bot takes your seat.
say-nothing = Write something: say hello.
name-missing = Write a name: name Ann.
bot-without-seat = Name a seat by its number, and a bot: bot 2 level2.
record-not-kept = The record cannot be saved: { $reason }.
server-shows-otherwise = The server and this program have different versions of the game: update one of them.
server-other-protocol = The server has another version of the protocol: update this program or the server.
server-speaks-unknown = The server sent a message that this program does not know: update one of them.
connection-closed = The server closed the connection. { $more }
connection-cut-retrying = The connection was lost; trying again
connection-cut = The connection was lost.
server-silent = The server does not answer.
address-malformed = { $address } is not the address of a server: write one like http://127.0.0.1:8000.
address-no-server = { $address } is not a galapagos server, or a proxy is in the way: the answer is { $number }.
address-no-galapagos = { $address } does not answer like a server of this version.
address-unreachable = { $address } cannot be reached: { $reason }.
connection-lost = { $sentence } { $more }

## In the terminal: a match afterwards

analysis-decisions = { $count } decisions, { $iterations } iterations each
analysis-player = player
analysis-decisions-column = decisions
analysis-best-column = best ones
analysis-given-away = given away per decision
analysis-won = won
analysis-end = end
analysis-the-best = the best
analysis-better = better: { $words } ({ $action }), { $chance }
analysis-fortune = { $player } by luck: { $before } → { $after }
analysis-decisions-title = Decisions
analysis-legend = (number of the action; chance of winning with the best action, and with the one played)
analysis-turning-points = Turning points
analysis-no-turning-point = There was no turning point: no chance changed by 10 % or more at once.
hint-match-over = The match is over, so there is nothing to decide: --to goes back in a record.
hint-of-game = A hint needs a position. Give the file of a match (galapagos hint match.txt), or a position of the game (galapagos hint { $game } --position "…"). While you play, type hint.
hint-dice-next = No player decides here: the dice are rolled next.
hint-to-or-position = --to belongs to a record, --position to a game: give one of them.
replay-seat-unknown = --seat must be from 1 to { $most } in this record, not { $seat }.
rules-not-written = There is no page with the rules of { $game } yet.
rules-word-close = The rules of { $game } do not mention { $words }: did you mean { $other }?
rules-word-unknown = The rules of { $game } do not mention { $words }: galapagos rules { $name } shows them all.

## Arguments and files

number-malformed = { $option } must be a number, not { $text }.
number-not-whole = { $option } must be a whole number, not { $text }.
number-too-small = { $option } must be at least { $limit }, not { $text }.
number-too-large = { $option } must be at most { $limit }, not { $text }.
names-malformed = { $text } is not a list of names: separate them with commas, such as greedy,random.
option-argument-malformed = { $word } is not an option: write name=value, such as deck=short.
option-argument-twice = The option { $name } is given twice.
limit-both = Give --iterations or --time, not both.
time-without-unit = --time { $time } lacks a unit: write { $time }ms or { $time }s.
picture-not-svg = --output { $file } is not possible: pictures are SVG files, such as chart.svg.
file-is-folder = { $file } is a folder, not a record.
file-unreadable = { $file } is not a file that can be read.
file-too-large = { $file } is larger than { $number } MiB: no record of a match is.
file-with-controls = { $file } contains control characters: a record of a match has none.
file-no-text = { $file } is not a text: a record of a match is one.
output-is-folder = { $option } { $file } is not possible: that is a folder.
output-without-folder = { $option } { $file } is not possible: there is no such folder.
output-not-possible = { $option } { $file } is not possible: { $reason }.
output-not-written = { $file } cannot be written ({ $reason }): { $more }.

## Commands for operators

admin-status-unknown = A table is { $names }, not { $name }.
bench-not-here = The benchmarks are part of the source tree, and this installation has none.
bench-not-installed = The libraries to compare with are not installed: run make setup-bench first.
output-is-file = --output { $file } is not possible: that is a file.
fit-write-without-duel = --write needs a duel: only a duel accepts weights.
fit-stopped-in-duel = Stopped after { $number } of { $count } sets of the duel; nothing is changed. { $sentence }
fit-stopped-early = Stopped before the fit; nothing is changed.
lab-players-malformed = --players { $text } is not possible: separate numbers of players with commas, such as 3,4.
lab-stopped = Stopped; { $games ->
    [one] one game is
   *[other] { $games } games are
 } saved, and the same command continues.
serve-keep-malformed = --keep-{ $name } is a number of days, above 0 and up to 36500.
serve-limits-malformed = --messages, --requests, --new and --deadline are numbers above 0.
serve-reports-missing = --reports { $folder } is not possible: there is no such folder.
serve-reload-nothing = --reload needs a game in a file, such as galapagos serve ./finches.py --reload.
simulate-bot-too-slow = Only { $names } are fast enough for simulations: { $command } lets { $bot } play.
store-backup-postgres = Copy a PostgreSQL store with its own program: pg_dump --format=custom --file=FILE URL.
store-table-not-replayable = Table { $table } cannot be replayed: { $reason }.
store-card-differs = The card of table { $table } does not match its log.
tournament-resume-with-more = A resumed tournament keeps its game, bots, players, budget, options and components: give --resume only --games.
tournament-without-game = Name a game: galapagos tournament dodo.
tournament-stopped = Stopped after { $number } of { $count } sets, which are saved: continue with { $command }.
tournament-not-written = { $file } cannot be written ({ $reason }): stopped after { $number } of { $count } sets, which are saved: continue with { $command }.
tuning-stopped = Stopped in round { $number }; the same command continues. { $sentence }
verify-failed = Not verified. { $sentence }
bug = This is a bug in galapagos, not in your input ({ $kind }: { $reason }); GALAPAGOS_DEBUG=1 shows where.

## In the terminal: other components

components-by-server = A server chooses the components of its tables: leave out --data.
components-changed = Played with changed components: { $names }.
components-unusual = Unusual component tables in { $file }: { $values }.
components-more = and { $count } more
components-confirm = Play with them, yes or no? [no]
components-declined = Nothing was played.
serve-data-malformed = --data { $text } is not possible: write GAME=FILE, such as evo=map.toml.
serve-data-twice = --data names { $game } twice: give each game one file.

## In the terminal: the site

site-written = { $folder } is a site of { $megabytes } MB. Any static host can serve it.

## Games in one file

check-without-file = { $name } is not a file: galapagos check ./finches.py checks a game in one file.
create-name-wrong = { $name } cannot be the name of a game: use small letters, digits and _.
create-file-exists = { $file } is there already.
create-done = { $file } is a game that you can play: galapagos play { $file }
create-check = When you have changed something: galapagos check { $file }

## Puzzles

puzzles-made = { $count } puzzles of { $matches } matches are in { $file }. No puzzle became of:
puzzles-stopped = stopped: { $count } puzzles of { $matches } matches are in { $file }, and the same command continues
puzzles-even = decisions in which no answer leads
puzzles-decided = decisions in a match that is nearly won or lost
puzzles-refuted = answers that twenty times the thought does not confirm
puzzles-doubtful = answers that do not clearly lead in a further search
puzzles-wordless = answers that gain nothing a player could name
puzzles-obvious = answers that every search finds at once
puzzles-answers = questions with too few or too many answers
puzzles-long = positions that are too long to write
puzzle-unknown = There is no puzzle { $name } of { $game }.
