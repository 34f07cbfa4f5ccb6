# What the server refuses, in English.

## Actions

nobody-asked = No player has a decision to make now.

## Positions

position-too-large = A position has at most { $most } bytes, not { $number }.
state-size-wrong = A state of { $game } has { $count } bytes, not { $number }.

## Tables on a server

server-stops = The server is stopping, and everything is saved: connect again in a moment.
left-behind = This connection was too slow and was closed: connect again to see the rest.
server-failed = Something went wrong on the server; nothing was changed.
server-failed-reload = Something went wrong on the server; nothing was changed. Load the table again.
address-empty = There is nothing at this address.
store-damaged = The server's database is damaged: nothing was written. The operator must restore a backup.
requests-too-many = Too many requests from your address: wait a moment.
connections-too-many = There are too many connections: close some, or try again in a moment.
table-unknown = There is no such table; it may have expired.
game-over = The game is over.
game-not-over = The game is not over.
game-begun = The game has begun.
game-not-begun = The game has not begun.
game-gone-on = The game has moved on: look again.
game-others-quicker = Another player was faster: look again.
seat-only-looking = You are only a spectator at this table.
seat-of-others = That seat is not on your device.
curtain-not-yours = Only players who share a device can lift a curtain.
curtain-other-player = Another player on your device is asked now.
seat-yours-already = You sit at this table already.
seat-not-here = You do not sit at this table.
seat-was-not-here = You did not sit at this table.
seats-all-taken = All seats of this table are taken.
seat-taken = That seat is taken: choose another one.
seat-still-free = A seat is still free: wait for a player, or put a bot there.
seat-own = You cannot change your own seat: leave the table to give it up.
host-only = Only the host of the table may do that.
seat-bot-plays-for-you = A bot is playing for you: take your seat back first.
seat-resigned = You have resigned: a bot plays on to the end.
seat-is-yours = No bot has taken your seat.
seat-number-wrong = This table has { $number } seats.
seat-unknown = There is no seat { $seat } at this table.
seats-not-yours-once = You have one seat; the others are for bots, for people who join, or for people with a name on your device.
position-players = That position is for { $number } players.
clock-kind-unknown = There is no clock { $name }: use { $names }.
clock-seconds = A clock has 5 to { $most } seconds.
clock-increment = An increment has 0 to 3600 seconds.
clock-days = A correspondence clock has 1 to { $most } days for each answer.
clock-holiday-days = A holiday has 1 to { $most } days.
clock-offset = The time of a table is at most 12 hours behind UTC, or 14 ahead.
clock-rests-days-only = Only the clock of a correspondence table rests on weekends or holidays.
undo-nothing-of-yours = There is nothing of yours to take back.
proposal-other = Another proposal is open now: look again.
proposal-agreed = You have agreed already: vote no to change your mind.
proposal-asked-already = This is proposed already: the others have not all answered.
proposal-none = No proposal is open.
proposal-for-others = The other players decide this.
relieve-bot-already = A bot plays there already.
relieve-by-clock = At this table the clock alone decides when a bot plays on.
relieve-other-person = Name the seat of another person.
relieve-too-early = The others can decide { $number ->
    [one] one minute
   *[other] { $number } minutes
 } after a player has left, not before.
claim-two-and-bank = A game can only be claimed if two play with a bank of time.
proposal-unknown = You can propose relieve (a bot for a player who is away), abort, claim, holiday or weekends.
hint-not-your-turn = Only the player to move can get a hint.
hint-not-alone = Hints are only for tables where all people play on one device.
hint-not-here = This table was opened without hints.
pairing-bots-later = Bots are offered after { $number } seconds: until then people may come.
pairing-not-waiting = You do not wait for a game.
pairing-pace = You can wait for a game at the pace { $names }.
rated-abort = A rated match can be ended without a result only until everybody has decided once. After that you can resign.
rated-bot = At a rated table only bots with a fixed rating may play: { $names }.
rated-companion = At a rated table everybody plays on a device of their own.
rated-no-bots = The bots of this game have no fixed rating: play rated with people.
rated-person = A rated table needs at least one person.
rated-play-on = This match is rated: you can play on from here when it is over.
rated-position = A rated match begins as the rules say, not from a position.
rated-undo = This match is rated: you can only take back what changed nothing for the others.
rated-word = At a rated table every player adds a word to the dice: send a nonce.
island-day-malformed = { $text } is no day: write one like 2026-11-19.
island-others-later = Here others play the island of the day: you can look when you have played it yourself, or tomorrow.
island-practice-later = You can practise on today's island after the try that counts.
island-sealed = Others still play with these dice: you can check them when the day is over.
replay-own-seat = While the match runs, you can see it only from your own seat. If a curtain hides the table, lift it first.
replay-memory = In this match players must remember what they saw: the replay is available when it is over.
replay-play-on = With several people at the table, you can play on from here when the match is over.
replay-versions = This match has versions 0 to { $most }.
record-not-yet = The record is available when the match is over: before that it would reveal hidden information.
analysis-failed = This match could not be analysed.
analysis-without-bots = Matches of this game cannot be analysed here, because its bots could not be prepared.

## People on a server

who-are-you = Say who you are first.
who-are-you-api = Say who you are first: POST /api/me.
chat-empty = Write at least one visible letter.
name-empty = A name has at least one letter.
player-unknown = No player with this name shows you any results.
profile-visible = Results are visible to { $names }.
leaders-period = A leaderboard has the periods { $names }.
name-taken = Another person has this name: choose another one.
name-month = A name changes once a month: you can change yours in { $days ->
    [one] a day
   *[other] { $days } days
  }.
settings-too-many = A person has at most { $number } settings with { $bytes } bytes: set others to null first.
login-wrong = Wrong name or passphrase.
person-banned = The operator of this server has closed this identity.
person-erased = This identity was erased.
session-ended = You were logged out: log in again to go on.
token-invalid = This token is not valid: get a new one.
report-only-here = Only people who sit at this table or wrote in its chat can be reported here.
block-unknown = There is no such person.
block-yourself = You cannot block yourself.
block-too-many = You have blocked as many people as you can: lift a block first.
invite-blocked = You have blocked this person: lift the block first.
invite-unknown = You can invite people with whom you have played, or whose link you have opened.
invite-too-many = You have { $number } open invitations: start one of these tables, or leave it.
seat-blocked = A person whom you have blocked is at this table: lift the block, or choose another table.
seat-not-for-you = You cannot sit at this table: choose another one.
webhook-malformed = This is not a web address: write one like https://example.org/turn.
webhook-no-address = This is not a web address.
webhook-not-https = The address of a webhook begins with https://.
webhook-hosts = This server sends webhooks only to { $names }.
webhook-off = This server sends no webhooks.
webhook-private = The host is in a private network.
origin-foreign = This page may not act here: use the server's own page.
request-cut-off = The request was cut off.
request-malformed = The request is malformed: { $reason }.
message-malformed = The message is malformed: { $reason }.
request-too-large = The request is too large: at most { $number } bytes.
parameter-not-whole = { $name } must be a whole number.

## The lab on a server

lab-report-unknown = There is no such report.
lab-reports-by-operator = Only the operator of this server can start reports.
lab-report-busy = Another report is being made: wait until it is done.
lab-not-installed = The lab is not installed on this server: pip install 'galapagos[lab]'.
lab-report-failed = The report failed: the operator finds the reason in the log.

## Administration

admin-table-unknown = There is no table { $table }.
admin-table-over = Table { $table } is over already.
admin-table-busy = Table { $table } is too busy to be closed: try again.
admin-person-unknown = No person has the id or the name { $name }.
admin-person-ambiguous = { $count } people are called { $name }: name one by id, { $ids }.
admin-banned-already = { $name } is banned already.
admin-not-banned = { $name } is not banned.
listen-not-possible = Cannot listen at { $host }:{ $port }: { $reason }. Name another by --host or --port.
reload-done = Loaded anew: { $names }. Open tables go on under the new rules.
reload-waits = The server keeps the previous rules:
 { $fault }
reload-faulty = The server cannot start:
 { $fault }
reload-other-seat = Another player is asked there.
reload-failed = The file could not be loaded.

## The store

store-address-malformed = A store is sqlite:///FILE or postgresql://USER@HOST/DATABASE.
store-missing = There is no store { $file }.
store-foreign = { $file } is the database of another program.
store-newer = The database comes from a newer galapagos (its schema is version { $version }, this program knows { $known }): update the program.
store-text-impossible = A text cannot contain null characters or unpaired surrogates.
store-table-unknown = There is no such table.
sqlite-too-old = SQLite { $needed } or newer is required; this Python has { $found }.
store-without-folder = The store { $name } is not possible: there is no such folder.
store-without-file = The store { $name } is not possible: name a file.
store-without-name = A store needs a name: name a file.
store-not-usable = The store { $file } cannot be used: { $reason }.
store-not-usable-damaged = The store { $file } cannot be used: { $reason }. Start the server with your newest backup, --store sqlite:///BACKUP, and keep the damaged file; docs/server.md says more under Backups.
store-not-usable-server = The store cannot be used: { $reason }.
store-locked = Another program keeps the database locked: nothing was written.
    .reason = another program keeps the database locked
store-corrupt = The database is damaged: nothing was written.
    .reason = the database is damaged
store-not-opened = The database cannot be opened: nothing was written.
    .reason = the database cannot be opened
store-disk-fails = The disk rejects writes: nothing was written.
    .reason = the disk rejects writes
store-disk-full = The disk is full: nothing was written.
    .reason = the disk is full
store-read-only = The database is read-only: nothing was written.
    .reason = the database is read-only
store-silent = The database does not answer: it is not known whether this was written.
store-gone = The database was moved or deleted: nothing was written.

## Backups and archives

backup-onto-itself = { $file } is the store itself: a backup is another file.
backup-not-possible = { $file } cannot be copied: { $reason }.
backup-of-damaged = { $file } is damaged: no backup was made.
backup-no-store = { $file } is not a store.
archive-stopped = { $sentence } { $count } tables were imported before that; import the file again to continue.
archive-other-table = There is another table { $table } already.
archive-table-twice = Line { $number } has table { $table } a second time.
archive-empty = The file is empty.
archive-line-too-long = Line { $number } is longer than { $most } MiB.
archive-cut-off = The file ends in the middle of line { $number }.
archive-foreign = This is not a file of tables.
archive-line-malformed = Line { $number } is not a table: { $reason }.
archive-line-first = Line { $number } is a second header.
archive-newer = The file comes from a newer galapagos (its format is { $format }, this program knows { $known }): update the program.
archive-line-refused = Line { $number }: { $sentence }
archive-log-incomplete = Line { $number }: the log of table { $table } is not complete.
archive-log-too-long = Line { $number }: the log of table { $table } has more than { $most } entries.

## The site for a static host

site-base-malformed = { $base } is not the path of a site: a path begins and ends with a slash, such as /galapagos/.
site-without-page = The page is not built. In a checkout, run `make site`; otherwise install a wheel that `make wheel` has built.
site-without-parts = Python for the browser is missing here. In a checkout, run `make site`; otherwise install a wheel that `make wheel` has built.
site-folder-taken = { $folder } has other files in it. Name an empty folder, or one with an older site.
site-archive-malformed = This file has no matches of this page in it.

share-bot = a bot
share-open = { $players } { $free ->
    [0] at a table that starts soon.
    [one] and a free seat: play along.
   *[other] and { $free } free seats: play along.
  }
share-running = { $players }: watch the match.
share-over = { $players }: look at the match, move by move.
share-player = Ratings, results and matches of { $player }.
pictures-off = This server draws no pictures: its operator can install galapagos[lab].
operator-token-wrong = This is no token of an operator: make one with galapagos admin token.

## Puzzles

puzzle-none = There is no puzzle here yet.
puzzle-gone = This puzzle does not exist any more.
puzzle-answer = This is none of the answers.
puzzle-untried = Answer the puzzle first.
puzzle-not-played = You did not play this match.

## Tournaments

tournament-unknown = There is no such tournament.
tournament-seats = { $game } has tables of { $least } to { $most } players.
tournament-clock = A tournament needs a clock, so that nobody holds up the others: choose one.
tournament-duplicate-rated = Tables with the same dice cannot be rated: choose one of the two.
tournament-entered = You take part already.
tournament-not-entered = You do not take part.
tournament-full = A tournament has room for { $most }.
tournament-begun = The tournament has begun.
tournament-over = The tournament is over.
tournament-host-only = Only the host of the tournament may do that.
tournament-too-few = A round needs at least { $number } entrants, one of them a person.
tournament-others-later = Other tables play with the same dice: you can look when the round is over.
