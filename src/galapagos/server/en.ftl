# What the server refuses, in English.

## Actions

nobody-asked = There is nothing to decide for any player now.

## Positions

position-too-large = A position has at most { $most } bytes, not { $number }.
state-size-wrong = A state of { $game } has { $count } bytes, not { $number }.

## Tables on a server

server-stops = The server stops, and everything is kept: connect again in a moment.
left-behind = The server goes on without this connection: connect again to see the rest.
server-failed = Something went wrong on the server; nothing was changed.
server-failed-reload = Something went wrong on the server; nothing was changed. Load the table again.
address-empty = There is nothing at this address.
store-damaged = The server's database is damaged: nothing was written. Its operator has to restore a backup.
requests-too-many = Too many requests from your address: wait a moment.
connections-too-many = There are too many connections: close some, or try again in a moment.
table-unknown = There is no such table: perhaps it has expired.
game-over = The game is over.
game-not-over = The game is not over.
game-begun = The game has begun.
game-not-begun = The game has not begun.
game-gone-on = The game has gone on since then: look again.
game-others-quicker = Somebody else was quicker: look again.
seat-only-looking = You only look on at this table.
seat-yours-already = You sit at this table already.
seat-not-here = You do not sit at this table.
seat-was-not-here = You did not sit at this table.
seats-all-taken = All seats of this table are taken.
seat-taken = That seat is taken: choose another one.
seat-still-free = A seat is still free: wait for somebody, or seat a bot there.
seat-own = Your own seat stays yours: leave the table to give it up.
host-only = Only the host of the table may do that.
seat-bot-plays-for-you = A bot plays on for you: take your seat back first.
seat-resigned = You have resigned: the bot plays on to the end.
seat-is-yours = Your seat is yours.
seat-number-wrong = This table has { $number } seats.
seat-unknown = There is no seat { $seat } at this table.
seats-not-yours-once = One seat is yours, the others are for bots or for whoever comes.
position-players = That position is for { $number } players.
clock-kind-unknown = A clock is none, move (so much for each answer) or bank (so much for the game).
clock-seconds = A clock has 5 to { $most } seconds.
clock-increment = An increment has 0 to 3600 seconds.
undo-nothing-of-yours = There is nothing of yours to take back.
proposal-other = Something else is asked now: look again.
proposal-agreed = You have agreed already: vote no to take that back.
proposal-asked-already = That is asked already: it waits for the others.
proposal-none = Nobody asks for anything now.
proposal-for-others = This is for the others to decide.
relieve-bot-already = A bot plays on there already.
relieve-by-clock = This table has a clock: it decides when a bot plays on.
relieve-other-person = Name the seat of another person.
relieve-too-early = A bot may play on { $number } minutes after somebody went away, not before.
proposal-unknown = One can propose to relieve a seat whose player is away, or to abort.
hint-not-your-turn = A hint is for the player whose turn it is.
hint-not-alone = There are hints only where one person plays.
hint-not-here = This table was opened without hints.
replay-own-seat = While the match runs, it is seen from your own seat only.
replay-memory = In this match all must remember what they saw: it can be looked at when it is over.
replay-play-on = Where several people play, one can play on from here when the match is over.
replay-versions = This match has versions 0 to { $most }.
record-not-yet = The record can be had when the match is over: until then it would tell what players must not know.
analysis-failed = This match could not be analysed.
analysis-without-bots = Matches of this game cannot be analysed here: its bots could not be prepared.

## People on a server

who-are-you = Say who you are first.
who-are-you-api = Say who you are first: POST /api/me.
chat-empty = Nothing of that can be seen: write at least one letter.
name-empty = A name has at least one letter.
name-taken = Somebody else keeps that name: choose another one.
settings-too-many = At most { $number } settings with { $bytes } bytes are kept: set others to null first.
login-wrong = Nobody is kept by that name and passphrase.
person-banned = This identity has been closed by the operator of this server.
person-erased = This identity was erased.
session-ended = You were logged out: log in again to go on.
token-invalid = That token is not valid: ask for a new one.
report-only-here = Only people who sit at this table or wrote in its chat can be reported here.
webhook-malformed = That is no address of the web: it is like https://example.org/turn.
webhook-no-address = That is no address of the web.
webhook-not-https = An address for notes begins with https://.
webhook-hosts = This server sends notes to { $names } only.
webhook-off = This server sends no notes.
webhook-private = The host is in a private network.
origin-foreign = That page may not act here: open the server's own page.
request-cut-off = The request was cut off.
request-malformed = The request is not understood: { $reason }.
message-malformed = The message is not understood: { $reason }.
request-too-large = That is too much: at most { $number } bytes.
parameter-not-whole = { $name } is a whole number.

## The lab on a server

lab-report-unknown = There is no such report.
lab-reports-by-operator = The operator of this server starts reports.
lab-report-busy = Another report is being made: wait until it is done.
lab-not-installed = The lab is not installed on this server: pip install 'galapagos[lab]'.
lab-report-failed = The report could not be made: the operator finds the reason in the log.

## Administration

admin-table-unknown = There is no table { $table }.
admin-table-over = Table { $table } is over already.
admin-table-busy = Table { $table } is too busy to be closed: try again.
admin-person-unknown = Nobody has the id or the name { $name }.
admin-person-ambiguous = { $count } people are called { $name }: name one by id, { $ids }.
admin-banned-already = { $name } is banned already.
admin-not-banned = { $name } is not banned.
listen-not-possible = Cannot listen at { $host }:{ $port }: { $reason }. Name another by --host or --port.

## The store

store-address-malformed = A store is sqlite:///FILE or postgresql://USER@HOST/DATABASE.
store-missing = There is no store { $file }.
store-foreign = { $file } is the database of another program.
store-newer = The database is of a newer galapagos (its schema is version { $version }, this program knows { $known }): update the program.
store-text-impossible = A text cannot hold zero characters or halves of characters.
store-table-unknown = There is no such table.
sqlite-too-old = SQLite { $needed } or newer is needed; Python here has { $found }.
store-without-folder = The store { $name } is not possible: there is no such folder.
store-without-file = The store { $name } is not possible: name a file.
store-without-name = The store without a name is not possible: name a file.
store-not-usable = The store { $file } cannot be used: { $reason }.
store-not-usable-damaged = The store { $file } cannot be used: { $reason }. Start the server with your newest backup, --store sqlite:///BACKUP, and keep the damaged file; docs/server.md says more under Backups.
store-not-usable-server = The store cannot be used: { $reason }.
store-locked = Another program keeps the database locked: nothing was written.
    .reason = another program keeps the database locked
store-corrupt = The database is damaged: nothing was written.
    .reason = the database is damaged
store-not-opened = The database cannot be opened: nothing was written.
    .reason = the database cannot be opened
store-disk-fails = The disk does not take what is written to it: nothing was written.
    .reason = the disk does not take what is written to it
store-disk-full = The disk is full: nothing was written.
    .reason = the disk is full
store-read-only = The database is read-only: nothing was written.
    .reason = the database is read-only
store-silent = The database does not answer: whether this was written will show when it does.
store-gone = The database was moved or deleted: nothing was written.

## Backups and archives

backup-onto-itself = { $file } is the store itself: a backup is another file.
backup-not-possible = { $file } cannot be copied: { $reason }.
backup-of-damaged = { $file } is damaged: no backup was made.
backup-no-store = { $file } is no store.
archive-stopped = { $sentence } { $count } tables were imported before; import the file again to go on.
archive-other-table = There is another table { $table } already.
archive-table-twice = Line { $number } has table { $table } a second time.
archive-empty = The file is empty.
archive-line-too-long = Line { $number } is longer than { $most } MiB.
archive-cut-off = The file breaks off in line { $number }.
archive-foreign = That is no file of tables.
archive-line-malformed = Line { $number } is no table: { $reason }.
archive-line-first = Line { $number } is a first line.
archive-newer = The file is of a newer galapagos (its format is { $format }, this program knows { $known }): update the program.
archive-line-refused = Line { $number }: { $sentence }
archive-log-incomplete = Line { $number }: the log of table { $table } is not whole.
archive-log-too-long = Line { $number }: the log of table { $table } has more than { $most } entries.
