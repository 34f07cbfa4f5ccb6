# What programs say in English: the patterns by which their sentences are found.

## In the terminal: who plays

you = you
hatchling = Hatchling
fledgling = Fledgling
forager = Forager
hunter = Hunter
free = free
somebody = somebody
somebody-capital = Somebody
your-turn = your turn
open = open
running = running
plays-on = { $name }, { $bot } plays on
away = { $name }, away
players = { $number } players
to-players = { $least } to { $most } players
to = { $least } to { $most }
or = { $least } or { $most }
none-all-or-any-of-joined-by = none, all, or any of { $names } joined by +
usually = usually { $value }
n-1st = 1st
n-2nd = 2nd
n-3rd = 3rd
th = { $number }th
wins = wins
shares-the-win = shares the win

## In the terminal: what is asked before a match

which-game = Which game?
go-on-with-the-last-match = go on with the last match
which-options-such-as-several-have-a-space-between = Which options, such as { $option }? Several have a space between.
how-many-players = How many players, { $numbers }?
who-sits-where-level1-easy-to-level5-hard-greedy-or-random = Who sits where: { $names }, level1 (easy) to level5 (hard), greedy or random?
which-table = Which table?
a-new-table = a new table
shall-everybody-on-the-server-see-this-table-yes-or-no = Shall everybody on the server see this table, yes or no?
nothing-was-begun = Nothing was begun.
is-not-a-number = { $answer } is not a number.
can-play-not = { $numbers } can play, not { $answer }.
there-is-no-game-number-they-go-from-1-to = There is no game number { $answer }: they go from 1 to { $most }.
there-is-no-table-number-they-go-from-1-to-and-is = There is no table number { $answer }: they go from 1 to { $most }, and { $new } is a new one.
say-yes-or-no = Say yes or no.
nobody-is-at-the-keyboard-name-a-game-and-its-seats-such = Nobody is at the keyboard: name a game and its seats, such as galapagos play dodo --seats greedy,greedy.
say-which-game-galapagos-games-lists-them = Say which game: galapagos games lists them.
names-for-seats-name-one-per-seat = { $count } names for { $number } seats: name one per seat.
cannot-sit-down-use = { $name } cannot sit down: use { $names }.
there-is-no-match-of-to-go-on-with-galapagos-play-begins = There is no match of { $game } to go on with: galapagos play { $game } begins one.
there-is-no-match-to-go-on-with-galapagos-play-begins-one = There is no match to go on with: galapagos play begins one.
the-match-in-is-over-galapagos-replay-shows-it = The match in { $file } is over: galapagos replay { $file } shows it.
does-not-hold-the-secret-of-its-dice-so-the-match-cannot = { $file } does not hold the secret of its dice, so the match cannot go on: galapagos replay { $file } --position tells where it stands, and galapagos play --position begins there.
a-server-keeps-its-own-tables-and-dice-leave-out-resume-and = A server keeps its own tables and dice: leave out --resume and --seed, and name a table to go on with it.
a-match-that-goes-on-has-its-players-options-and-dice-already = A match that goes on has its players, options and dice already: give --resume nothing but a game or a file.
a-position-says-itself-how-many-play-and-by-which-options-leave = A position says itself how many play and by which options: leave out --players and --option.
is-no-game-and-a-table-that-is-there-has-its-seats = { $place } is no game, and a table that is there has its seats and options: leave them out.
is-neither-a-game-nor-a-table = { $table } is neither a game nor a table.
on-a-server-one-seat-is-yours-name-once-and-for-people = On a server one seat is yours: name { $you } once, and { $open } for people who come.

## In the terminal: at the table

the-dice-are-fixed-by-galapagos-verify-checks-them-when-the-match = The dice are fixed by { $hash }…; galapagos verify checks them when the match is over.
the-dice-are-fixed-by-this-table-is = The dice are fixed by { $hash }…; this table is { $table }
you-left-the-table = You left the table. { $more }
the-input-ended-before-the-match-did = The input ended before the match did. { $more }
it-is-kept-go-on-with = It is kept: go on with { $command }.
nothing-was-played-so-nothing-is-kept = Nothing was played, so nothing is kept.
the-last-moves-are-not-kept-goes-on-before-them = The last moves are not kept: { $command } goes on before them.
it-could-not-be-kept = It could not be kept.
the-table-is-kept-there-goes-on = The table is kept there: { $command } goes on.
is-thinking = { $player } ({ $bot }) is thinking
is-asked = { $player } is asked
thinking = Thinking
hand-the-keyboard-to-who-presses-enter = Hand the keyboard to { $player }, who presses Enter:
the-match-cannot-be-kept-it-goes-on-save-file-may-write = The match cannot be kept ({ $reason }). It goes on; save FILE may write it elsewhere.
your-chances-of-winning-as-far-as-you-can-know = Your chances of winning, as far as you can know:
a-greedy-player-would-better-hints-are-being-prepared = A greedy player would: { $words } ({ $action }). Better hints are being prepared.
name-a-file-save-my-game-txt = Name a file: save my-game.txt.
is-there-already-choose-another-name = { $file } is there already: choose another name.
cannot-be-written = { $file } cannot be written: { $reason }.
written-goes-on-from-here = Written; { $command } goes on from here.
you-are-asked-again-you-had-left-and-something-concerned-you = You are asked again: you had left { $answer }, and something concerned you.
the-game-is-over = The game is over
the-match-is-over-what-can-still-be-typed = The match is over. What can still be typed: { $keys }.
and-more-log-has-them = and { $number } more; log has them
more-log-has-them = { $number } more; log has them
choices = { $number } choices
enter-goes-back = (Enter goes back)
you-have-left-to-be-answered-for-you-stand-off-takes-it = You have left { $answer } to be answered for you; stand off takes it back.
number-why-action-undo-stand-hint-log-rules-quit = number · why ACTION · undo · stand · hint · log · rules · { $own } · quit · ?
number-undo-hint-log-rules-quit = number · undo · hint · log · rules · quit · ?
take-choice-4-one-with-opens-more-choices-and-enter-goes-back = take choice 4; one with … opens more choices, and Enter goes back
an-action-by-its-text-its-first-words-alone-list-what-begins = an action by its text; its first words alone list what begins so
which-rule-forbids-an-action = which rule forbids an action
take-back-your-last-decision-dice-come-out-the-same-again = take back your last decision; dice come out the same again
give-this-answer-whenever-you-are-asked-until-something-concerns-you-stand = give this answer whenever you are asked, until something concerns you; stand off takes it back
the-best-few-actions-and-your-chances-with-them = the best few actions and your chances with them
the-board-the-whole-story-so-far = the board, the whole story so far
the-rules-of-the-game-or-what-they-say-of-a-section = the rules of the game, or what they say of a section, a ruling or a word
write-a-copy-of-the-match-every-decision-is-kept-anyway = write a copy of the match; every decision is kept anyway
save-file = save FILE
say-words = say WORDS
name-words = name WORDS
rules-rules-word = rules, rules WORD
stop-goes-on = stop; { $command } goes on
there-is-no-choice-they-go-from-1-to = There is no choice { $number }: they go from 1 to { $most }.
is-neither-a-choice-nor-an-action-type-a-number-from-1 = { $answer } is neither a choice nor an action: type a number from 1 to { $most }, or ? for help.
name-an-action-why = Name an action: why { $action }.
name-an-answer-without-pieces-stand-or-stand-off = Name an answer without pieces: stand { $answer }; or stand off.
is-your-answer-until-something-concerns-you = { $answer } is your answer until something concerns you.
you-will-be-asked-every-time = You will be asked every time.
you-may-is-open-to-you = You may: { $action } is open to you.
taken-back = Taken back.
taken-back-capital = Taken back: { $sentence }
all-others-must-agree-to-that-they-are-asked = All others must agree to that: they are asked.
of-actions = { $count } of { $number } actions
stopped = Stopped.
the-input-ended-before-the-answer = The input ended before the answer.

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
command-abort = abort
command-back = back
command-name = name
command-start = start
command-bot = bot
why-action = why { $action }
stand-action = stand { $action }
board-log = board, log
quit-exit-q = quit, exit, q
yes-no = yes, no
resign-yes-abort = resign yes, abort
log-board-rules-quit = log · board · rules · quit
space-goes-on-q-ends = Space goes on, q ends
the-record-of-the-match = The record of the match:
galapagos-replay-file-tells-it-again-galapagos-verify-file-checks-its = galapagos replay FILE tells it again, galapagos verify FILE checks its dice.

## In the terminal: at a table on a server

to-all-at-the-table = to all at the table
answer-what-somebody-asks-for-no-withdraws-what-you-asked = answer what somebody asks for; no withdraws what you asked for
let-a-bot-play-on-for-somebody-who-has-been-away-for = let a bot play on for somebody who has been away for three minutes
give-up-propose-to-end-it-for-all = give up; propose to end it for all
take-your-seat-back-from-a-bot = take your seat back from a bot
what-others-call-you = what others call you
start-bot-seat-name-say-words-quit = start · bot SEAT NAME · say WORDS · quit
say-words-log-board-rules-resign-quit = say WORDS · log · board · rules · resign · quit
the-game-has-not-begun-what-can-be-typed = The game has not begun. What can be typed: { $keys }.
it-is-not-your-turn-what-can-be-typed = It is not your turn. What can be typed: { $keys }.
others-come-by-its-name = Others come by its name: { $table }
you-may-start = You may start.
the-host-may-start = The host may start.
is-left = { $answer } is left.
nothing-is-left = Nothing is left.
you-have-left = You have { $minutes }:{ $seconds } left.
you-are-called = You are called { $name }.
asks-to-take-a-decision-back-type-yes-or-no = { $player } asks to take a decision back: type yes or no.
asks-to-end-the-game-type-yes-or-no = { $player } asks to end the game: type yes or no.
still-asked-type-no-to-withdraw-the-question = Still asked: { $players }. Type no to withdraw the question.
has-been-away-for-three-minutes-type-relieve-and-a-bot-plays = { $player } has been away for three minutes: type relieve { $number } and a bot plays on, or abort.
name-a-seat-by-its-number-relieve-2 = Name a seat by its number: relieve 2.
asks-that-a-bot-plays-on-for-type-yes-or-no = { $player } asks that a bot plays on for { $other }: type yes or no.
resigned = { $player } resigned.
all-agreed-to-end-it = All agreed to end it.
it-ends-unfinished-the-rules-on-the-server-have-changed = It ends unfinished: the rules on the server have changed.
the-operator-of-the-server-closed-the-table = The operator of the server closed the table.
nobody-played-on-for-too-long = Nobody played on for too long.
type-resign-yes-to-give-up-where-others-play-on-a-bot = Type resign yes to give up; where others play on, a bot does so for you.
say-something-say-hello = Say something: say hello.
say-which-name-ann = Say which: name Ann.
name-a-seat-by-its-number-and-a-bot-bot-2-level2 = Name a seat by its number, and a bot: bot 2 level2.
the-record-cannot-be-kept = The record cannot be kept: { $reason }.
the-server-shows-the-game-otherwise-than-this-program-knows-it-update = The server shows the game otherwise than this program knows it: update the one or the other.
the-server-speaks-another-version-of-the-protocol-update-this-program-or = The server speaks another version of the protocol: update this program, or that one.
the-server-speaks-of-things-that-this-program-does-not-know-update = The server speaks of things that this program does not know: update the one or the other.
the-server-closed-the-connection = The server closed the connection. { $more }
the-connection-is-cut-trying-again = The connection is cut; trying again
the-connection-is-cut = The connection is cut.
the-server-does-not-answer = The server does not answer.
is-not-the-address-of-a-server-it-is-like-http-127 = { $address } is not the address of a server: it is like http://127.0.0.1:8000.
is-no-server-of-galapagos-or-something-stands-between-it-answers = { $address } is no server of galapagos, or something stands between: it answers { $number }.
does-not-answer-as-a-server-of-this-galapagos-does = { $address } does not answer as a server of this galapagos does.
cannot-be-reached = { $address } cannot be reached: { $reason }.
cannot-be-reached-more = { $address } cannot be reached: { $reason }. { $more }

## In the terminal: a match afterwards

decisions-iterations-each = { $count } decisions, { $iterations } iterations each
player = player
decisions = decisions
best-ones = best ones
given-away-per-decision = given away per decision
won = won
end = end
the-best = the best
better = better: { $words } ({ $action }), { $chance }
by-fortune = { $player } by fortune: { $before } → { $after }
decisions-capital = Decisions
number-of-the-action-chance-of-winning-with-the-best-action-and = (number of the action; chance of winning with the best action, and with the one played)
turning-points = Turning points
there-was-no-turning-point-no-chance-ever-changed-by-10-or = There was no turning point: no chance ever changed by 10 % or more at once.
the-match-is-over-there-is-nothing-left-to-decide-to-goes = The match is over: there is nothing left to decide; --to goes back in a record.
nobody-decides-here-the-dice-are-to-be-rolled-next = Nobody decides here: the dice are to be rolled next.
to-belongs-to-a-record-position-to-a-game-give-one-of = --to belongs to a record, --position to a game: give one of them.
seat-must-be-from-1-to-in-this-record-not = --seat must be from 1 to { $most } in this record, not { $seat }.
the-rules-of-are-not-written-down-here-yet = The rules of { $game } are not written down here yet.
the-rules-of-say-nothing-of-did-you-mean = The rules of { $game } say nothing of { $words }: did you mean { $other }?
the-rules-of-say-nothing-of-galapagos-rules-shows-all-there-is = The rules of { $game } say nothing of { $words }: galapagos rules { $name } shows all there is.

## Arguments and files

must-be-a-number-not = { $option } must be a number, not { $text }.
must-be-a-whole-number-not = { $option } must be a whole number, not { $text }.
must-be-at-least-not = { $option } must be at least { $limit }, not { $text }.
must-be-at-most-not = { $option } must be at most { $limit }, not { $text }.
is-not-a-list-of-names-write-them-with-commas-between-such = { $text } is not a list of names: write them with commas between, such as greedy,random.
is-not-an-option-write-name-value-such-as-deck-short = { $word } is not an option: write name=value, such as deck=short.
is-not-an-option-write-name-value = { $word } is not an option: write name=value.
the-option-is-given-twice = The option { $name } is given twice.
give-iterations-or-time-not-both = Give --iterations or --time, not both.
time-lacks-a-unit-write-ms-or-s = --time { $time } lacks a unit: write { $time }ms or { $time }s.
output-is-not-possible-pictures-are-svg-files-such-as-chart-svg = --output { $file } is not possible: pictures are SVG files, such as chart.svg.
is-a-folder-not-a-record = { $file } is a folder, not a record.
there-is-no-file = There is no file { $file }.
is-not-a-file-that-can-be-read = { $file } is not a file that can be read.
is-larger-than-mib-that-is-no-record-of-a-match = { $file } is larger than { $number } MiB: that is no record of a match.
holds-control-characters-a-record-of-a-match-has-none = { $file } holds control characters: a record of a match has none.
is-not-a-text-a-record-of-a-match-is-one = { $file } is not a text: a record of a match is one.
is-not-possible-that-is-a-folder = { $option } { $file } is not possible: that is a folder.
is-not-possible-there-is-no-such-folder = { $option } { $file } is not possible: there is no such folder.
is-not-possible = { $option } { $file } is not possible: { $reason }.
cannot-be-written-more = { $file } cannot be written ({ $reason }): { $more }.
is-not-a-budget-write-iterations-such-as-800-or-a-time = { $text } is not a budget: write iterations such as 800, or a time such as 50ms.
a-budget-is-iterations-or-a-time-and-more-than-nothing = A budget is iterations or a time, and more than nothing.
a-budget-is-at-most-iterations-or-seconds-and-more-than-nothing = A budget is at most { $iterations } iterations or { $seconds } seconds, and more than nothing.
there-is-no-bot-use = There is no bot { $name }: use { $names }.
there-is-no-level-use = There is no level { $name }: use { $names }.
there-is-no-language-use = There is no language { $name }: use { $names }.
there-is-no-game-did-you-mean = There is no game { $name }: did you mean { $other }?
there-is-no-game-there-are = There is no game { $name }: there are { $names }.
there-is-no-option-this-game-has = There is no option { $name }: this game has { $names }.
is-not-possible-use = { $name }={ $value } is not possible: use { $values }.
is-not-possible-use-none-all-or-any-of-joined-by = { $name }={ $value } is not possible: use none, all, or any of { $names } joined by +.
is-not-possible-use-a-whole-number-from-to = { $name }={ $value } is not possible: use a whole number from { $least } to { $most }.
is-for-to-players-not = { $game } is for { $least } to { $most } players, not { $seats }.
the-island-can-be-chosen-by-four-players-only-have-one-of = The island can be chosen by four players only; { $number } have one of their own.
the-variant-is-for-players-not = The variant { $variant } is for { $numbers } players, not { $seats }.
the-variant-is-for-players-not-use-variant-teams = The variant { $variant } is for { $numbers } players, not { $seats }. Use variant=teams.

## Actions

it-is-not-your-turn = It is not your turn.
a-spectator-only-looks-on = A spectator only looks on.
there-is-no-seat-they-go-from-0-to-and-is-a = There is no seat { $seat }: they go from 0 to { $most }, and { $other } is a spectator.
is-not-an-action-they-go-from-0-to = { $action } is not an action: they go from 0 to { $most }.
is-not-an-action-use-one-of = { $action } is not an action: use one of { $names }.
has-the-wrong-number-of-words-write = { $text } has the wrong number of words: write { $wanted }.
there-is-no-they-go-from-to = There is no { $what } { $name }: they go from { $first } to { $last }.
cannot-be-left-beforehand-only-an-answer-without-pieces-can = { $action } cannot be left beforehand: only an answer without pieces can.
are-not-squares-for-a-famine-name-two-colours-such-as-red = { $squares } are not squares for a Famine: name two colours, such as red+green, or one.
there-is-nothing-to-decide-for-that-seat-now = There is nothing to decide for that seat now.
there-is-nothing-to-decide-for-any-player-now = There is nothing to decide for any player now.

## Positions

that-cannot-be-a-position-of-a-component-is-missing-doubled-or = That cannot be a position of { $game }: a component is missing, doubled or out of place.
the-position-opens-a-brace-that-it-does-not-close = The position opens a brace that it does not close.
is-not-a-field-write-path-number-such-as-creatures-1-marks = { $field } is not a field: write path=number, such as creatures[1].marks=2.
does-not-fit-this-game-s-state = { $field } does not fit this game's state.
should-be-a-whole-number-up-to = { $word } should be a whole number up to { $most }.
should-be-a-whole-number = { $word } should be a whole number.
is-not-one-of = { $word } is not one of { $names }.
is-not-complete-write-how-many-behind-each-name = { $words } is not complete: write how many behind each name.
is-not-complete-write-how-many-before-each-name = { $words } is not complete: write how many before each name.
should-be-seats-and-a-number = { $words } should be seats and a number.
is-not-a-clause-of-a-position-besides-pieces-and-phases-there = { $word } is not a clause of a position: besides pieces and phases there are seats, option, { $names }.
is-too-much-for = { $value } is too much for { $field }.
the-clause-is-there-twice = The clause { $name } is there twice.
a-clause-is-not-complete-is-missing-see-docs-notation-md = A clause is not complete: { $what } is missing; see docs/notation.md.
says-too-much-does-not-belong-there = { $words } says too much: { $rest } does not belong there.
should-be = { $word } should be { $other }.
does-not-belong-in = { $word } does not belong in { $words }.
has-a-name-twice = { $words } has a name twice.
a-position-has-at-most-bytes-not = A position has at most { $most } bytes, not { $number }.
the-position-has-not-change-the-position-or-leave-the-option-out = The position has { $name }={ $value }, not { $option }={ $other }: change the position or leave the option out.
is-an-option-write-option-name-value = { $field } is an option: write option name=value.
a-state-of-has-bytes-not = A state of { $game } has { $count } bytes, not { $number }.
the-position-has-two-phases-and = The position has two phases, { $first } and { $second }.
a-position-has-one-phase-not-both-and = A position has one phase, not both { $first } and { $second }.
the-position-has-two-questions-and = The position has two questions, { $first } and { $second }.
nobody-plays-with-players = Nobody plays { $player } with { $number } players.
a-creature-with-blocks-more-than-cannot-come-about = A creature with { $number } blocks, more than { $most }, cannot come about.
takes-no-number-it-follows-from-the-creatures = { $words } takes no number: it follows from the creatures.
there-is-no-environment-with-players = There is no environment { $name } with { $number } players.
comes-too-early-creatures-are-placed-when-the-first-active-player-is = { $words } comes too early: creatures are placed when the first active player is drawn.
is-not-a-creature-to-begin-with-it-has-one-block = { $words } is not a creature to begin with: it has one block.
s-creature-is-placed-twice = { $player }'s { $colour } creature is placed twice.
the-card-is-not-in-the-deck-try-option-deck = The card { $card } is not in the deck { $deck }: try option deck={ $other }.
the-card-is-there-twice = The card { $card } is there twice.
the-box-has-not-so-many-bases-or-blocks-try-option-supply = The box has not so many bases or blocks: try option supply=unlimited.
there-are-never-more-than-creatures = There are never more than { $most } creatures.
all-environments-are-drawn-the-next-phase-is-begin = All { $number } environments are drawn: the next phase is begin.
has-a-creature-in-play-the-last-turn-is-not = { $player } has a creature in play: the last turn is { $number }, not { $other }.
players-have-rows-not-a = { $number } players have { $count } rows, not a { $row }.
when-cards-are-drawn-for-card-genes-these-are-turned-in-already = When cards are drawn for card genes, these are turned in already: spent { $count } at least. [E17]
there-are-only-event-cards = There are only { $count } event cards.
is-not-a-card-on-the-table-write-red-stampede-or-red = { $word } is not a card on the table: write red:stampede or red:stampede:withdrawn.
there-are-only-genes = There are only { $count } { $gene } genes.
there-is-only-1-card = There is only 1 card { $card }.
there-are-only-cards = There are only { $count } cards { $card }.
the-order-should-name-each-of-the-players-once = The order should name each of the { $number } players once.
only-a-player-who-holds-a-card-or-has-one-on-the = Only a player who holds a card, or has one on the table, is asked to play event cards.
there-is-no-space-on-the-island = There is no space { $space } on the island { $board }.
two-dinosaurs-cannot-stand-on = Two dinosaurs cannot stand on { $space }.
has-dinosaurs-not-more = { $player } has { $most } dinosaurs, not more.
cannot-have-the-flag-it-is-gone = { $player } cannot have the flag: it is gone.
there-is-one-flag-and-cannot-both-have-it = There is one flag: { $first } and { $second } cannot both have it.
no-tile-is-left-for-each-trap-lies-on-two-on-both = No tile is left for { $tile }: each trap lies on two, on both sides of one, against a safe side on the other.
there-are-more-tokens-than = There are more { $colour } tokens than { $most }.
is-not-a-species-write-its-traits-then-x2-for-two-animals = { $text } is not a species: write its traits, then x2 for two animals, then (fed, shelter) for what they bear.
there-are-never-more-than-species = There are never more than { $most } species.
has-a-wrong-number-of-animals = { $text } has a wrong number of animals.
should-have-a-number-for-each-of-the-players = { $words } should have a number for each of the { $number } players.
there-is-a-row-for-but-players = There is a row for { $player }, but { $number } players.
has-more-traits-than-a-species-can-bear = { $text } has more traits than a species can bear.
there-is-no-species-they-go-from-s1-to-s = There is no species { $name }: they go from s1 to s{ $most }.
cards-are-missing-leave-out-deck-decks-or-discards-and-it-is = { $count } cards are missing: leave out deck, decks or discards, and it is filled up.
cards-are-too-many-leave-out-deck-decks-or-discards-and-it = { $count } cards are too many: leave out deck, decks or discards, and it is filled up.
is-not-on-an-animal-use-fed-food1-parasites2-or-hungry = { $word } is not on an animal: use fed, food1, parasites2, { $names } or hungry.

## Records

this-is-not-a-record-of-a-match-it-should-begin-with = This is not a record of a match: it should begin with the line 'galapagos: 1'.
this-is-not-a-record-of-a-match-the-line-does-not = This is not a record of a match: the line { $line } does not belong there.
line-of-the-record-holds-characters-that-cannot-be-printed = Line { $number } of the record holds characters that cannot be printed.
the-record-is-larger-than-mib = The record is larger than { $number } MiB.
the-record-has-format-this-program-reads-formats-to = The record has format { $format }; this program reads formats { $first } to { $second }.
the-record-s-data-are-not-json = The record's data are not JSON.
the-record-s-data-should-be-tables-by-their-names = The record's data should be tables by their names.
the-record-s-data = The record's data: { $sentence }
this-server-looks-only-at-matches-with-the-components-of-the = This server looks only at matches with the components of the box: use `galapagos replay` or `galapagos verify` for others.
the-record-says-who-sat-on-of-its-seats = The record says who sat on { $count } of its { $number } seats.
the-record-was-played-by-version-of-the-rules-of-this-program = The record was played by version { $old } of the rules of { $game }; this program has version { $new }.
the-record-s-option-should-be-written-name-value = The record's option { $word } should be written name=value.
the-record-does-not-say-its = The record does not say its { $key }.
the-record-s-should-be-a-whole-number-not = The record's { $key } should be a whole number, not { $text }.
the-record-s-option-is-there-twice = The record's option { $name } is there twice.
the-record-s-should-be-written-in-letters-digits-and-signs = The record's { $key } should be written in letters, digits and signs such as _, not { $text }.
the-record-s-should-be-one-line-of-printable-text = The record's { $key } should be one line of printable text.
action-of-the-record-should-be-one-line-of-printable-text-not = Action { $number } of the record should be one line of printable text, not { $text }.
a-nonce-should-be-one-word-of-printable-letters-not = A nonce should be one word of printable letters, not { $text }.
action-of-the-record-is-not-possible = Action { $number } of the record, { $line }, is not possible: { $sentence }
action-is-but-the-dice-gave = Action { $number } is { $line }, but the dice gave { $rolled }.
there-is-not-so-much-to-take-back = there is not so much to take back.
the-match-is-over-by-then = the match is over by then.
write-undo-a-number-and-if-its-rolls-are-burnt-burnt = write undo, a number and, if its rolls are burnt, burnt.
nobody-vouched-for-the-dice-of-this-record-before-they-fell = Nobody vouched for the dice of this record before they fell, so there is nothing to check them by: it is a game of a batch, or chance was played by hand.
the-record-does-not-show-its-secret-yet-so-its-dice-cannot = The record does not show its secret yet, so its dice cannot be checked: that happens when the match is over.
the-record-s-secret-is-not-a-hexadecimal-number = The record's secret is not a hexadecimal number.
the-secret-does-not-fit-the-commitment-made-before-the-first-roll = The secret does not fit the commitment made before the first roll: the dice were changed.
the-record-has-a-result-but-the-match-is-not-over = The record has a result, but the match is not over.
the-record-has-ranks-for-seats = The record has { $count } ranks for { $number } seats.
by-its-result-the-match-ended-with-but-it-was = By its result the match ended with { $told }, but it was { $true }.

## Tables on a server

the-server-does-not-answer-try-again-in-a-moment = The server does not answer: try again in a moment.
the-server-stops-and-everything-is-kept-connect-again-in-a-moment = The server stops, and everything is kept: connect again in a moment.
something-went-wrong-on-the-server-nothing-was-changed = Something went wrong on the server; nothing was changed.
the-server-s-database-is-damaged-nothing-was-written = The server's database is damaged: nothing was written. Its operator has to restore a backup.
too-many-requests-from-your-address-wait-a-moment = Too many requests from your address: wait a moment.
there-are-too-many-connections-close-some-or-try-again = There are too many connections: close some, or try again in a moment.
there-is-no-such-table-perhaps-it-has-expired = There is no such table: perhaps it has expired.
the-game-is-over-capital = The game is over.
the-game-is-not-over = The game is not over.
the-game-has-begun = The game has begun.
the-game-has-not-begun = The game has not begun.
the-game-has-gone-on-since-then-look-again = The game has gone on since then: look again.
somebody-else-was-quicker-look-again = Somebody else was quicker: look again.
you-only-look-on-at-this-table = You only look on at this table.
you-sit-at-this-table-already = You sit at this table already.
you-do-not-sit-at-this-table = You do not sit at this table.
you-did-not-sit-at-this-table = You did not sit at this table.
all-seats-of-this-table-are-taken = All seats of this table are taken.
that-seat-is-taken-choose-another-one = That seat is taken: choose another one.
a-seat-is-still-free-wait-for-somebody-or-seat-a-bot = A seat is still free: wait for somebody, or seat a bot there.
your-own-seat-stays-yours-leave-the-table-to-give-it-up = Your own seat stays yours: leave the table to give it up.
only-the-host-of-the-table-may-do-that = Only the host of the table may do that.
a-bot-plays-on-for-you-take-your-seat-back-first = A bot plays on for you: take your seat back first.
you-have-resigned-the-bot-plays-on-to-the-end = You have resigned: the bot plays on to the end.
your-seat-is-yours = Your seat is yours.
this-table-has-seats = This table has { $number } seats.
there-is-no-seat-at-this-table = There is no seat { $seat } at this table.
one-seat-is-yours-the-others-are-for-bots-or-for-whoever = One seat is yours, the others are for bots or for whoever comes.
that-position-is-for-players = That position is for { $number } players.
a-clock-is-none-move-so-much-for-each-answer-or-bank = A clock is none, move (so much for each answer) or bank (so much for the game).
a-clock-has-5-to-seconds = A clock has 5 to { $most } seconds.
an-increment-has-0-to-3600-seconds = An increment has 0 to 3600 seconds.
there-is-nothing-of-yours-to-take-back = There is nothing of yours to take back.
something-else-is-asked-now-look-again = Something else is asked now: look again.
you-have-agreed-already-vote-no-to-take-that-back = You have agreed already: vote no to take that back.
that-is-asked-already-it-waits-for-the-others = That is asked already: it waits for the others.
nobody-asks-for-anything-now = Nobody asks for anything now.
this-is-for-the-others-to-decide = This is for the others to decide.
a-bot-plays-on-there-already = A bot plays on there already.
this-table-has-a-clock-it-decides-when-a-bot-plays-on = This table has a clock: it decides when a bot plays on.
name-the-seat-of-another-person = Name the seat of another person.
a-bot-may-play-on-minutes-after-somebody-went-away-not-before = A bot may play on { $number } minutes after somebody went away, not before.
one-can-propose-to-relieve-a-seat-whose-player-is-away-or = One can propose to relieve a seat whose player is away, or to abort.
a-hint-is-for-the-player-whose-turn-it-is = A hint is for the player whose turn it is.
there-are-hints-only-where-one-person-plays = There are hints only where one person plays.
this-table-was-opened-without-hints = This table was opened without hints.
while-the-match-runs-it-is-seen-from-your-own-seat-only = While the match runs, it is seen from your own seat only.
in-this-match-all-must-remember-what-they-saw-it-can-be = In this match all must remember what they saw: it can be looked at when it is over.
where-several-people-play-one-can-play-on-from-here-when-the = Where several people play, one can play on from here when the match is over.
this-match-has-versions-0-to = This match has versions 0 to { $most }.
the-record-can-be-had-when-the-match-is-over-until-then = The record can be had when the match is over: until then it would tell what players must not know.
this-match-could-not-be-analysed = This match could not be analysed.
matches-of-this-game-cannot-be-analysed-here-its-bots-could-not = Matches of this game cannot be analysed here: its bots could not be prepared.

## People on a server

say-who-you-are-first = Say who you are first.
say-who-you-are-first-post-api-me = Say who you are first: POST /api/me.
nothing-of-that-can-be-seen-write-at-least-one-letter = Nothing of that can be seen: write at least one letter.
a-name-has-at-least-one-letter = A name has at least one letter.
somebody-else-keeps-that-name-choose-another-one = Somebody else keeps that name: choose another one.
at-most-settings-with-bytes-are-kept-set-others-to-null = At most { $number } settings with { $bytes } bytes are kept: set others to null first.
nobody-is-kept-by-that-name-and-passphrase = Nobody is kept by that name and passphrase.
this-identity-has-been-closed-by-the-operator-of-this-server = This identity has been closed by the operator of this server.
this-identity-was-erased = This identity was erased.
you-were-logged-out-log-in-again-to-go-on = You were logged out: log in again to go on.
that-token-is-not-valid-ask-for-a-new-one = That token is not valid: ask for a new one.
only-people-who-sit-at-this-table-or-wrote-in-its-chat = Only people who sit at this table or wrote in its chat can be reported here.
that-is-no-address-of-the-web-it-is-like-https-example = That is no address of the web: it is like https://example.org/turn.
that-is-no-address-of-the-web = That is no address of the web.
an-address-for-notes-begins-with-https = An address for notes begins with https://.
this-server-sends-notes-to-only = This server sends notes to { $names } only.
this-server-sends-no-notes = This server sends no notes.
the-host-is-in-a-private-network = The host is in a private network.
that-page-may-not-act-here-open-the-server-s-own-page = That page may not act here: open the server's own page.
the-request-was-cut-off = The request was cut off.
the-request-is-not-understood = The request is not understood: { $reason }.
the-message-is-not-understood = The message is not understood: { $reason }.
that-is-too-much-at-most-bytes = That is too much: at most { $number } bytes.
is-a-whole-number = { $name } is a whole number.

## The lab on a server

there-is-no-such-report = There is no such report.
the-operator-of-this-server-starts-reports = The operator of this server starts reports.
another-report-is-being-made-wait-until-it-is-done = Another report is being made: wait until it is done.
the-lab-is-not-installed-on-this-server-pip-install-galapagos-lab = The lab is not installed on this server: pip install 'galapagos[lab]'.
the-report-could-not-be-made-the-operator-finds-the-reason-in = The report could not be made: the operator finds the reason in the log.

## Positions that no game can come to

is-not-a-phase-of-turn = { $phase } is not a phase of turn { $number }.
there-is-no-turn-turn-is-the-last-one = There is no turn { $number }: turn { $most } is the last one.
turn-is-the-last-one-it-ends-before-reproduction = Turn { $number } is the last one: it ends before reproduction.
there-is-no-the-last-one-is = There is no { $phase } { $number }: the last one is { $phase } { $most }.
cannot-have-begun-the-consumption-of-turn-yet = { $player } cannot have begun the consumption of turn { $number } yet.
cannot-be-fed-or-starved-before-the-consumption-phase = { $name } cannot be fed or starved before the consumption phase.
cannot-be-moved-before-the-migration-phase = { $name } cannot be moved before the migration phase.
cannot-be-fed-and-starved = { $name } cannot be fed and starved.
cannot-be-here = { $name } cannot be { $marks } here.
has-only-squares-to-cover = { $name } has only { $count } { $colour } squares to cover.
has-not-fed-so-many-creatures-squares-would-be-eaten = { $name } has not fed so many creatures: { $count } { $colour } squares would be eaten.
there-are-never-more-than-creatures-children-included = There are never more than { $most } creatures, children included.
has-favoured-c-which-has-no-advantage = { $player } has favoured c{ $number }, which has no advantage.
has-covered-e-where-nothing-is-covered = { $player } has covered e{ $number }, where nothing is covered.
nobody-passes-in-this-phase = Nobody passes in this phase.
is-captured-only-the-captor-is-there = { $name } is captured: only the captor is there.
has-captures-which-has-ended-the-game = { $player } has { $count } captures, which has ended the game.
the-position-has-no-creatures-in-play-write-them-as-white-ry = The position has no creatures in play: write them as white ry e1, or go back to placement.
all-creatures-are-placed-the-next-phase-is-tokens = All creatures are placed: the next phase is tokens.
has-placed-creatures-players-take-turns-the-active-player-first = { $player } has placed { $count } creatures: players take turns, the active player first.
before-the-first-round-it-is-round-0-and-with-players-the = Before the first round it is round 0, and with { $number } players the meteor is on space { $count }. [E14]
on-space-its-last-one-the-meteor-has-ended-the-game-e14 = On space { $number }, its last one, the meteor has ended the game. [E14]
the-track-ends-on-space-not-on-space-e14 = The track ends on space { $most }, not on space { $number }. [E14]
on-space-the-meteor-does-not-strike-by-a-roll-e14 = On space { $number } the meteor does not strike by a roll. [E14]
with-players-the-meteor-leaves-space-in-round-1-and-comes-one = With { $number } players the meteor leaves space { $count } in round 1 and comes one space nearer in each round: it is not on space { $most } in round { $least } then. [E14]
players-do-not-have-the-island-by-this-option = { $number } players do not have the island { $board } by this option.
players-do-not-have-the-island = { $number } players do not have the island { $board }.
only-four-players-draw-their-island-if-they-have-not-chosen-it = Only four players draw their island, if they have not chosen it. [E1]
when-the-game-has-ended-only-game-end-events-are-left-or = When the game has ended, only game-end-events are left, or no phase at all. [E5]
in-this-round-the-die-of-the-is-still-to-be-rolled = In this round the die of the { $die } is still to be rolled.
only-who-has-a-place-in-the-turn-order-can-have-drawn = Only who has a place in the turn order can have drawn it. [E3]
no-species-keeps-a-card-gene-it-is-turned-in-for-an = No species keeps a card gene: it is turned in for an event card, and counted by the clause spent. [E17]
a-card-lies-on-the-table-only-while-the-cards-of-its = A card lies on the table only while the cards of its phase are offered. [E4]
in-the-first-two-rounds-no-event-cards-are-played-so-none = In the first two rounds no event cards are played, so none are offered. [E4]
all-cards-of-this-phase-lie-in-the-discard-so-nobody-is = All cards of this phase lie in the discard, so nobody is asked. [E4]
a-climate-card-works-instead-of-the-roll-with-one-in-effect = A climate card works instead of the roll; with one in effect there is nothing to roll. [E4]
a-card-is-in-effect-in-its-own-phase-only-and-dino = A card is in effect in its own phase only, and Dino Down before anybody moves. [E4]
dino-down-needs-a-target-an-opponent-who-has-more-than-one = Dino Down needs a target: an opponent who has more than one dinosaur. [Dino Down]
before-the-start-spaces-are-drawn-no-dinosaur-is-on-the-island = Before the start spaces are drawn no dinosaur is on the island.
cards-are-dealt-to-each-player-one-player-after-the-other = Cards are dealt { $count } to each player, one player after the other.
after-passes-in-a-row-these-offers-are-over = After { $count } passes in a row these offers are over.
has-so-cannot-be-left-e8 = { $player } has { $feet }, so { $count } cannot be left. [E8]
no-dinosaur-of-attacks-from-in-that-direction = No dinosaur of { $player } attacks from { $space } in that direction.
has-too-few-horns-to-attack-e9 = { $player } has too few horns to attack { $other }. [E9]
in-a-barren-season-nobody-gives-birth-the-phase-is-over-barren = In a Barren Season nobody gives birth; the phase is over. [Barren Season]
no-dinosaur-was-born-on-in-this-round-e10 = No dinosaur was born on { $space } in this round. [E10]
has-so-cannot-have-been-born-e10 = { $player } has { $eggs }, so { $count } cannot have been born. [E10]
who-comes-after-in-turn-order-has-no-babies-yet-e10 = Who comes after { $player } in turn order has no babies yet. [E10]
a-baby-of-stands-where-it-cannot-have-been-born-away-from = A baby of { $player } stands where it cannot have been born: away from the adults, or without adults from its siblings. [E10, E11]
when-survival-is-looked-at-nobody-is-left-in-a-deadly-zone = When survival is looked at, nobody is left in a deadly zone; write survival-events to begin before that. [E12]
before-is-asked-of-somebody-has-to-lose-dinosaurs-e12 = Before { $player } is asked of { $extreme }, somebody has to lose dinosaurs. [E12]
on-space-of-the-meteor-track-no-die-is-rolled = On space { $number } of the meteor track no die is rolled.
genes-are-drawn-for-the-first-row-first = Genes are drawn for the first row first.
the-bids-do-not-fit-the-order-each-player-holds-one-row = The bids do not fit the order: each player holds one row, in turn order, and one is to bid.
could-not-pay = { $player } could not pay { $count }.
nobody-can-have-outbid-on-row-e15 = Nobody can have outbid { $player } on row{ $number }. [E15]
it-is-who-is-to-bid-but-nobody-can-have-outbid-e15 = It is { $player } who is to bid, but nobody can have outbid { $player }. [E15]
where-was-outbid-by-rebid-same-row-no-it-matters-add-e15 = Where was { $player } outbid? By rebid_same_row=no it matters: add { $rows }. [E15]
is-out-and-has-no-tokens = { $player } is out and has no tokens.
has-no-token-who-has-none-is-out = { $player } has no token: who has none is out.
is-out-and-with-him-all-tokens-have-left-the-game-l23 = { $player } is out, and with him all { $colour } tokens have left the game [L23].
nobody-is-left-but-so-the-game-is-over-write-over-last = Nobody is left but { $player }, so the game is over: write over last_survivor [L23].
several-are-left-so-it-has-not-ended-like-this-l23 = Several are left, so it has not ended like this [L23].
turn-means-that-so-many-turns-are-over-the-game-ends-after = Turn { $number } means that so many turns are over; the game ends after { $most }, with several in play [L26].
is-in-play-and-so-on-the-ring = { $player } is in play, and so on the ring.
is-not-on-the-ring-and-carries-nothing-there = { $player } is not on the ring, and carries nothing there.
cannot-have-the-flag-it-left-the-game-with-the-first-one = { $player } cannot have the flag: it left the game with the first one out [L23].
suffers-from-immunity-loss-and-cannot-have-the-flag-l9 = { $player } suffers from immunity loss and cannot have the flag [L9].
the-flag-leaves-the-game-with-the-first-one-out-and-not = The flag leaves the game with the first one out, and not before [L23].
is-infected-so-a-card-is-active-write-disease-leprosy-say-l19 = { $player } is infected, so a card is active: write disease leprosy, say [L19].
cards-were-drawn-so-the-last-one-is-active-write-disease-and = Cards were drawn, so the last one is active: write disease and its name [L19].
there-are-disease-cards-in-the-pile-or-drawn = There are { $count } disease cards, in the pile or drawn.
before-the-first-turn-nothing-is-lost-and-only-the-nicest-laborigine = Before the first turn nothing is lost, and only the nicest laborigine has the flag, in its owner's turn.
in-the-preparation-has-not-come-so-far-or-further-or-its = In { $phase } the preparation has not come so far, or further, or its order is another one [L2].
is-out-and-has-no-turn = { $player } is out and has no turn.
between-two-turns-there-are-no-dice-nobody-moves-and-nobody-owes = Between two turns there are no dice, nobody moves and nobody owes anything.
dice-are-missing-write-3-5-the-mover-s-first = Dice are missing: write { $words } 3 5, the mover's first.
moa-is-on-the-ring-but-not-with-twins-l25 = Moa is on the ring, but not with twins [L25].
does-not-move-in-in-s-turn = { $name } does not move in { $phase }, in { $player }'s turn.
the-distance-is-the-mover-s-die-or-twice-as-much = The distance is { $count }, the mover's die, or twice as much.
in-the-direction-is-not-named-yet = In { $phase } the direction is not named yet.
in-the-direction-is-clockwise-or-counterclockwise = In { $phase } the direction is clockwise or counterclockwise.
has-two-pieces-and-a-tile-holds-one = { $tile } has two pieces, and a tile holds one.
cannot-owe-that-in = { $player } cannot owe that in { $phase }.
nobody-is-asked-in-as-the-rest-of-it-stands = Nobody is asked in { $phase }, as the rest of it stands.
somebody-went-out-in-wave-so-somebody-did-in-wave = Somebody went out in wave { $number }, so somebody did in wave { $count }.
there-are-more-cards-on-the-table-and-in-the-piles-than = There are more cards on the table and in the piles than in the boxes.
bears-what-animals-bear-in-feeding-only-food-a-shelter-or-an = { $name } bears what animals bear in feeding only: food, a shelter or an attack.
has-attacked-but-s-is-not-carnivorous = { $name } has attacked, but s{ $number } is not carnivorous.
is-a-hungry-bark-beetle-so-it-would-have-eaten-its-shelter = { $name } is a hungry bark beetle, so it would have eaten its shelter.
there-are-no-parasites-before-the-climate-of-the-first-turn-write = There are no parasites before the climate of the first turn: write turn 2.
there-are-red-tokens-on-the-table-and-never-more-than-now = There are { $count } red tokens on the table, and never more than { $most } now with { $number } players.
there-are-green-tokens-on-the-table-and-on-animals-and-never = There are { $count } green tokens, on the table and on animals, and never more than { $most } now with { $number } players.
shares-a-card-which-comes-from-divergence-only-write-option-divergence-on = { $name } shares a card, which comes from divergence only: write option divergence=on.
and-share-a-card-but-not-those-below-it-so-they-did = { $name } and { $other } share a card, but not those below it, so they did not diverge: use another number.
is-a-revealed-anglerfish-so-that-is-its-first-trait = { $name } is a revealed anglerfish, so that is its first trait.
has-looked-at-more-discarded-cards-than-there-are-in-s-discard = { $player } has looked at more discarded cards than there are in { $player }'s discard pile.
in-the-last-turn-the-main-deck-is-empty-but-there-are = In the last turn the main deck is empty, but there are { $count } cards: write deck 0.
is-no-species-of-with-one-animal-so-no-card-was-played = { $name } is no species of { $player } with one animal, so no card was played on it.
nothing-about-is-open-nobody-looks-at-its-card = Nothing about { $name } is open: nobody looks at its card.
nothing-about-is-open-only-a-first-trait-may-be-removed = Nothing about { $name } is open: only a first trait may be removed.
nobody-can-answer-the-question-in-this-position = Nobody can answer the question { $question } in this position.
