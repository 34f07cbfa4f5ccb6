# What the page says about every game, in English.

page-title = Galapagos
page-slogan = Four evolution games. Real rules, good bots, and friends.
page-you = you
page-spectator = You are looking on.
page-undo = Undo
page-hint = Hint
page-rules = Rules
page-settings = Settings
page-connected = connected
page-away = away
page-to-move = to move
page-turn = Turn { $turn }
page-notes = Notes
page-notes-tip = tap a line to look back
page-notes-none = Nothing has happened yet.
page-take-back = Take { $thing } back
page-tip-chosen = { $thing } is chosen: tap something lit, or begin anew.
page-not-yet = Not yet: first choose something that is lit.
page-waiting = Waiting for { $player }.
page-past = You are looking back.
page-past-back = Back to now
page-closer = closer look
page-close = Close
page-players = Players
page-board = Board
page-desk = Your desk
page-sent = Sent …
page-option-default = as usual
page-amount = How much
page-less = Less
page-more = More

# Pages.

page-home = Home
page-new-table = New table
page-you-page = You and your settings
page-nowhere = There is nothing at this address.
page-opening = The table is being laid …
page-headline = Four games about evolution
page-lead = Sit down against bots in one click, or with up to seven friends. The table knows the rules, and tells you why not.
page-plate = Plate { $number }
page-play-now = Play now
page-seats = players
page-minutes = { $minutes } min
page-your-games = Your games
page-wait-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
 }
page-your-turn = your turn
page-waits = waits for players
page-open-tables = Open tables
page-anyone = anyone may sit down
page-no-open-tables = No table waits for players now. Open one, or play against bots.
page-watch = To watch
page-chairs = { $taken } of { $seats } seats are taken
page-title-turns = ({ $count }) Galapagos
page-title-mine = Your turn: { $title }

# Clocks.

page-clock-none = no clock
page-clock-move = { $seconds } s a move
page-clock-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
 }
page-clock-bank = { $minutes } min + { $increment } s

# A table before the start.

page-seat = Seat { $number }
page-free-seat = free
page-host = host
page-sit = Sit down here
page-free-it = Free it
page-seat-bot = Seat a bot …
page-leave = Leave
page-start = Start
page-waits-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
page-all-here = All are here.
page-host-starts = All are here: the host starts.
page-public = public
page-by-link = by link
page-invite = Who has this link can sit down, or watch.
page-link = Link of this table
page-copy = Copy the link
page-copied = Copied
page-qr = The link as a code for phones

# A table.

page-menu = More
page-cut = not connected
page-reconnecting = reconnecting
page-watching = { $count ->
    [one] one looks on
   *[other] { $count } look on
 }
page-is-away = { $player }, away
page-plays-on = { $bot } for { $player }
page-ask-others = Ask the others
page-line-cut = The line is cut: try again when it is back.
page-line-shut = The table is closed.
page-line-gone = The line is gone.
page-line-gone-text = Trying again in { $seconds } s. Clocks go on.
page-no-server = The server does not answer.
page-no-server-text = The game is kept up to your last move.
page-newer = There is a newer page.
page-newer-text = The server has been renewed: load the page to go on.
page-relieved = A bot plays on for you.
page-relieved-text = Your seat is still yours.
page-warming = The bots warm up.
page-warming-text = Until their game is prepared they play quickly and simply.
page-reload = Load it
page-now = Now
page-return = Take my seat back
page-chat = Chat
page-chat-none = Nobody has said anything yet.
page-chat-to = Say something
page-chat-send = Send
page-say-well = Well played
page-say-moment = One moment
page-say-again = Another game?
page-asks-undo = { $player } would like to take back the last decision.
page-asks-abort = { $player } would like to end the game without a result.
page-asks-relieve = { $player } asks that a bot plays on for { $other }.
page-agree = Agree
page-no = No
page-votes-open = { $count ->
    [0] All have answered.
    [one] One answer is still open.
   *[other] { $count } answers are still open.
 }
page-relieve = Let a bot play on for { $player }
page-abort = End without a result
page-abort-sure = End this game without a result? Where others play, they are asked.
page-resign = Resign
page-resign-sure = Resign? A bot plays on where others go on, and the result says so.
page-to-end = To the ranking
page-stand = Pass until something concerns me
page-stand-tip = the server answers, even with the page closed
page-percent = { $percent } %
page-hint-tip = What a bot likes best, with its chance of winning. A tap plays it.
page-skip = Skip
page-keys = Keys
page-key-tab = to the next thing that you may touch
page-key-arrows = between what you may touch; with Shift, between all things
page-key-enter = touch it
page-key-esc = take a half-made choice back
page-key-look = closer look
page-key-help = these keys

# The end.

page-you-win = { $count ->
    [one] You win
   *[other] You win with others: { $player }
 }
page-wins = { $count ->
    [one] { $player } wins
   *[other] { $player } share the win
 }
page-ended-finished = The game is over
page-ended-resigned = The game ended by resignation
page-ended-aborted = The game was ended without a result
page-ended-unfinished = The game could not be finished: its rules have changed
page-ended-closed = The table was closed
page-ended-expired = Nobody played on
page-scoring = Final scoring
page-scoring-tip = Ranks go by the first line in which players differ.
page-story = The story
page-story-of = { $key }, turn by turn
page-rematch = Rematch
page-rematch-there = To the rematch
page-board-last = The board
page-replay = Replay
page-record = Record
page-dice = Were the dice fair?
page-dice-fair = The dice were fair
page-dice-unfair = The dice were not fair
page-dice-sealed = They were sealed before the first roll:
page-dice-check = Check every roll
page-dice-fits = Your browser has checked that the secret fits the seal.
page-dice-fits-not = The secret does not fit the seal.
page-dice-by-server = Your browser cannot compute the seal over this connection; the server has checked it.
page-dice-mine = It is the seal that this device saw at the beginning, and your own random word was mixed in.
page-dice-mine-not = It is not the seal that this device saw at the beginning.
page-dice-rolls = By the rules, the server finds that { $rolls } rolls follow from the secret, and that { $decisions } decisions are legal.
