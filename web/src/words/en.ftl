# What the page says about every game, in English.

page-title = Galapagos
page-slogan = Four evolution games. Real rules, good bots, and friends.
page-you = you
page-you-called = { $name } (you)
page-spectator = You are looking on.
page-undo = Undo
page-hint = Hint
page-rules = Rules
page-settings = Settings
page-settings-of = Settings of { $name }
page-language = Language
page-connected = connected
page-away = away
page-to-move = to move
page-turn = Turn { $turn }
page-notes = Notes
page-notes-tip = tap a line to look back
page-notes-none = Nothing has happened yet.
page-piece-gone = Not on the board that is shown
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
page-no-game = There is no such game here.
page-opening = The table is being laid …
page-headline = Four games about evolution
page-lead = Sit down against bots in one click, or with up to seven friends. The table knows the rules, and tells you why not.
page-plate = Plate { $number }
page-play-now = Play now
page-seats = players
page-minutes = { $minutes } min
page-your-games = Your games
page-over-games = Your matches that are over
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
page-invite-here = Only on this machine: galapagos serve --host 0.0.0.0 lets others in.
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
page-no-answer = The server does not answer: try again in a moment.
page-line-shut = The table is closed.
page-line-gone = The line is gone.
page-line-gone-text = Trying again in { $seconds } s. Clocks go on.
page-no-server = The server does not answer.
page-no-server-text = The game is kept up to your last move.
page-newer = There is a newer page.
page-newer-text = The server has been renewed: load the page to go on.
page-relieved = A bot plays on for you.
page-relieved-text = Your seat is still yours.
page-gone = { $player } has been away for three minutes.
page-gone-text = A bot may play on until { $player } is back. Or end the game, in the menu.
page-gone-relieve = Let a bot play on
page-warming = The bots warm up.
page-warming-text = Until their game is prepared they play quickly and simply.
page-no-board = This game has no board here yet. It is played in the terminal:
page-components = Changed components.
page-components-text = This game is played with other tables than those of the box: { $names }. Drawings and rules may show those of the box.
page-reload = Load it
page-now = Now
page-return = Take my seat back
page-chat = Chat
page-chat-none = Nobody has said anything yet.
page-chat-to = Say something
page-chat-send = Send
page-mute = Mute { $player }
page-muted = { $player } is muted.
page-unmute = Show
page-say-well = Well played
page-say-moment = One moment
page-say-again = Another game?
page-asks-undo = { $player } would like to take back the last decision.
page-asks-abort = { $player } would like to end the game without a result.
page-asks-relieve = { $player } asks that a bot plays on for { $other }.
page-agree = Agree
page-no = No
page-withdraw = Withdraw
page-no-after-all = No after all
page-votes-asked = Still asked: { $players }.
page-votes-gone = Not asked, since away: { $players }.
page-relieve = Let a bot play on for { $player }
page-report = Report { $player }
page-report-why = What did { $player } do? The operator of the server reads it.
page-reported = The operator will read it.
page-abort = End without a result
page-abort-sure = End this game without a result? Where others play, they are asked.
page-resign = Resign
page-resign-sure = Resign? A bot plays on where others go on, and the result says so.
page-to-end = To the ranking
page-stand = { $answer } until something concerns me
page-stand-tip = the server answers, even with the page closed
page-percent = { $percent } %
page-hint-tip = What a bot likes best, with its chance of winning. A tap shows it on the board; a second one plays it.
page-skip = Skip
page-play-again = Show it again
page-keys = Keys
page-key-tab = to the next thing that you may touch
page-key-arrows = between what you may touch; with Shift, between all things
page-key-enter = touch it
page-key-esc = take a half-made choice back; skip moves that are shown
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

# A new table.

page-game = Game
page-seats-title = Seats
page-seats-range = { $least } to { $most } play; { $waits ->
    [0] starts at once
   *[other] starts when all have sat down
 }
page-add-seat = Add a seat
page-remove-seat = Take seat { $number } away
page-who-sits = Who sits on seat { $number }
page-level-of = Level of the bot on seat { $number }
page-level = level { $level }
page-sitter-you = you
page-sitter-bot = bot
page-sitter-open = open
page-you-capital = You
page-sitter-you-line = On this device.
page-open-seat = Open
page-open-seat-public = Waits for somebody from the front page.
page-open-seat-link = For the first who opens the link of the table.
bot-level1 = Hatchling
bot-level2 = Fledgling
bot-level3 = Forager
bot-level4 = Hunter
bot-level5 = Darwin
page-about-level1 = Playful. Takes the first nice thing it sees.
page-about-level2 = Cheerful. Overlooks a lot and forgives all.
page-about-level3 = Steady. Sees about half of what there is.
page-about-level4 = Patient. Overlooks little.
page-about-level5 = Calm. Overlooks nothing; you will learn.
page-options-changed = { $count ->
    [0] as usual
    [one] one rule changed
   *[other] { $count } rules changed
 }
page-read-rules = Read the rules of { $title }
page-clock = Clock
page-clock-kind-none = No clock
page-clock-kind-move = Per move
page-clock-kind-bank = Bank and increment
page-clock-kind-days = Correspondence
page-clock-line-none = Everybody takes the time they like.
page-clock-line-move = So long for each decision; then a bot plays on until you are back.
page-clock-line-bank = A bank for the whole game, and a little for every move.
page-clock-line-days = Play over days.
page-may-come = Who may come
page-may-watch = Who may watch
page-door-public = Public
page-door-public-come = Listed on the front page; anyone may take an open seat.
page-door-public-watch = Listed on the front page; anyone may watch.
page-door-link = By link
page-door-link-come = Only who has the link may sit down.
page-door-link-watch = Only who has the link may watch.
page-help = Help
page-hints = Hints
page-hints-alone = You are the only person here, so the table may show its best ideas.
page-hints-others = Only where you are the only person at the table.
page-open-table = Open the table
page-company = for { $seats }: you{ $botCount ->
    [0] {""}
   *[other] {" "}with { $bots }
 }{ $others ->
    [0] .
    [one] , and one person who comes.
   *[other] , and { $others } people who come.
 }

# You.

page-name = Name
page-name-line = What others see of you. No name is needed to play.
page-save = Save
page-looks = The page
page-theme = Theme
page-theme-auto = as the system
page-theme-light = paper
page-theme-dark = lamplight
page-text-size = Size of text
page-pace = Pace
page-pace-line = how long each move of others is shown
page-pace-0 = at once
page-pace-350 = quick
page-pace-700 = steady
page-pace-1200 = slow
page-motion = Motion
page-motion-line = Pieces walk, cards turn, dice roll.
page-sound = Sound
page-sound-line = Two soft notes when it is your turn.
page-symbols = Large symbols
page-symbols-line = The symbols of players count for more than their colours.
page-notify = Notifications
page-notify-line = Your browser tells you when it is your turn and the page is not in front.
page-notify-denied = Your browser does not allow it for this page.
page-keep = Other devices
page-passphrase = Passphrase
page-passphrase-new = New passphrase
page-keep-me = Keep me
page-keep-line = With your name and a passphrase of eight characters or more you are the same person on any device.
page-login = Log in
page-logout = Log out
page-logout-everywhere = Log out everywhere
page-erase = Erase me
page-erase-sure = Erase you? Your name goes from every table, and there is no way back.
page-done-name = Your name is saved.
page-done-kept = You are kept: log in elsewhere with your name and the passphrase.
page-done-login = Welcome back.
page-done-logout = You are logged out on this device.
page-done-logout-everywhere = You are logged out on all devices.
page-done-erased = You are erased.
page-matches = Your matches
page-no-matches = No match of yours is over yet.
page-with = with { $others }
page-won-me = you won
page-won-by = won by { $players }

# Rules.

page-contents = Contents
page-rules-title = Rules: { $game }
page-rules-search = a word, a ruling
page-rules-search-label = Search the rules
page-rules-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
page-rules-link = Copy a link to this place
page-rules-own = On a page of its own
page-link-copied = The link is copied.
page-figure-open = Open this position
page-learn = Learn it by doing
page-play-it = Play it

# Replay.

replay-title = Replay
replay-page = Replay: { $game }
replay-loading = The match is fetched …
replay-seen-by = Seen by
replay-onlooker = an onlooker
replay-slider = Moment of the match
replay-at = { $at } of { $length } moves done
replay-before = Before move { $number } of { $length }
replay-at-end = After all { $length } moves
replay-first = To the beginning
replay-last = To the end
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-turn-back = To the turning point before
replay-turn-on = To the next turning point
replay-key-move = move
replay-key-turn = turning point
replay-key-space = Space
replay-key-play = play
replay-chances = Chance of winning
replay-percent = { $percent } %
replay-verdict = Verdict
replay-move = Move { $number }
replay-best = best
replay-fine = fine
replay-mistake = mistake
replay-better = Better:
replay-judged = Judged by what { $player } could know, with { $count } thoughts.
replay-no-decision = There is nothing to decide at this moment: the dice, or what follows by itself.
replay-ask = Ask the bots
replay-ask-why = The bots can judge every decision: what was best, where it turned, who was likely to win.
replay-thinking = The bots think it over: { $percent } %
replay-running = The bots judge a match when it is over.
replay-mark-played = played { $percent } %
replay-mark-better = better { $percent } %
replay-point-mistake = Turning point: a mistake of { $player }, { $change }
replay-point-luck = Turning point: luck, { $change } for { $player }
replay-decisions = Decisions
replay-only-all = All
replay-only-own = Yours
replay-only-points = Turning points
replay-play-on = Play on from here
replay-play-on-why = You play against bots, in a copy. The link opens this very moment.
replay-share = Share
replay-keep-log = Keep the log
replay-keep-record = Keep the record

# Positions.

position-title = Position
position-page = A position: { $game }
position-text = Position as a text
position-show = Show it
position-help = A position is written in clauses: leave out what does not matter. It stands in the address alone; nobody keeps a copy.
position-play = Play from here
position-play-as = as
position-seat = Your seat
position-play-why = The other seats are bots.
position-share = Copy the link
position-copied = The link is copied: whoever opens it sees this position.
position-asked = To move

# Guided rounds.

lesson-title = { $game }: a guided round
lesson-step = Step { $step } of { $steps }
lesson-on = Go on
lesson-skip = Skip this step
lesson-back = One step back
lesson-again = Begin again
lesson-leave = Enough for now
lesson-other = That is open to you, too. For now try this: { $action }
lesson-done = That is a round. Now play one.
lesson-read = Nothing to do yet: read, then go on.
lesson-play = Play against bots
lesson-rules = Read the rules
lesson-none = There is no guided round of this game.
lesson-loading = The round is laid out …

# The lab.

lab-title = What the lab found out
lab-lead = Bots play a game thousands of times, to see whether it is fair, how long it takes, and what each card is worth. Every figure has its interval. Choose a report.
lab-language = { $language ->
    [de] in German
    [en] in English
   *[other] in another language
 }
lab-reports = Reports
lab-none = There are no reports yet.
lab-no-such = There is no such report.
lab-report-on = The report { $report } on { $game }
lab-rests-on = { $games ->
    [one] one game
   *[other] { $games } games
 }, players: { $players }
lab-start-title = A quick report
lab-start-line = A first look, in a minute or a few. Only what nobody has played yet is played.
lab-start = Start the report
lab-working = A report on { $game } with { $players } players is being made.
lab-made = The report on { $game } with { $players } players is there.
