# What the page says about every game, in English.

page-title = Galapagos
page-you = you
page-you-called = { $name } (you)
page-undo = Undo
page-undo-free = { $count ->
    [one] Takes back your last decision.
   *[other] Takes back { $count } steps: your last decision and all that followed it, also the bots' moves and the dice.
 }
page-undo-fair = Takes back your last decision.
page-hint = Hint
page-rules = Rules
page-settings = Settings
page-settings-of = Settings of { $name }
page-language = Language
page-connected = connected
page-to-move = to move
page-turn = Turn { $turn }
page-notes = Notes
page-notes-tip = tap a line to see that moment
page-notes-none = Nothing has happened yet.
page-take-back = Deselect { $thing }
page-then = { $thing }: tap something lit.
page-not-yet = Not yet. First tap something that is lit.
page-past = You are looking at an earlier moment.
page-past-back = Back to now
page-closer = closer look
page-close = Close
page-cancel = Cancel
page-players = Players
page-player-open = Everything about { $player }
page-beyond-above = { $count } more to tap above
page-beyond-below = { $count } more to tap below
page-amount = How much
page-less = Less
page-more = More

# Pages.

page-home = Home
page-new-table = New table
page-you-page = You and your settings
page-nowhere = There is nothing at this address.
page-no-game = There is no such game here.
page-opening = Setting up the table …
page-headline = Four games about evolution
page-lead = Play bots in one click, or up to seven friends. The game checks every move and explains why one is not allowed.
page-plate = Plate { $number }
page-play-now = Play now
page-seats = players
page-minutes = { $minutes } min
page-your-games = Your games
page-over-games = Your finished games
page-wait-for-you = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
 }
page-your-turn = your turn
page-waits = waits for players
page-open-tables = Open tables
page-anyone = open to anyone
page-no-open-tables = No table is waiting for players. Open one, or play against bots.
page-watch = Games to watch
page-chairs = { $taken } of { $seats } seats are taken
page-title-turns = ({ $count }) Galapagos
page-title-mine = Your turn: { $title }
page-title-turn = { $player }: { $title }

# Quick pairing, on the first page.

page-pairing = Find players
page-pairing-live = live
page-pairing-days = over days
page-pairing-game = Game
page-pairing-seats = How many play
page-pairing-pace = Pace
page-pairing-open = Find players for a game
page-pairing-wait = Wait for players
page-pairing-line = You are led to the table as soon as enough people wait. Ratings near yours come first.
page-pairing-line-days = You have three days for each move. You can close the page: the table will be among your games.
page-pairing-queue = { $waiting ->
    [one] One waits
   *[other] { $waiting } wait
 } for { $title }, { $seats } needed
page-pairing-yours = You wait for { $title }: { $waiting } of { $seats } are here.
page-pairing-join = Join
page-pairing-join-queue = Join: { $queue }
page-pairing-leave = Stop waiting
page-pairing-bots = Start with bots
page-pairing-bots-line = Do you want to play now? Bots take the seats that are free.{ $willing ->
    [0] {""}
    [one] {" "}One of the others would do so.
   *[other] {" "}{ $willing } of the others would do so.
 }
page-pairing-bots-soon = In a few seconds you start with bots, and with whoever agrees to it by then.

# The curtain between several people on one device.

page-curtain = { $player } is next
page-curtain-text = Hand the device to { $player }. The others look away.
page-curtain-lift = I am { $player }: show the table

# Clocks.

page-clock-none = no clock
page-clock-move = { $seconds } s per move
page-clock-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
 }
page-clock-weekends = weekends off
page-clock-until = until { $until }
page-clock-rests = rests until { $until }
page-weekends-off = Weekends off
page-weekends-line = Saturdays and Sundays, as on your clock now, do not count.
page-holiday = Let the clocks rest
page-holiday-text = If all players agree, no time counts for so many days from then on. You can play on all the same.
page-holiday-days = Days (1 to 30)
page-holiday-ask = Ask the others
page-weekends = { $off ->
    [yes] Let weekends count again
   *[no] Let weekends not count
 }
page-asks-holiday = { $player } would like the clocks to rest for { $days ->
    [one] a day
   *[other] { $days } days
 }.
page-asks-weekends = { $player } would like weekends { $off ->
    [yes] to count again
   *[no] not to count
 }.
page-clock-bank = { $minutes } min + { $increment } s

# A table before the start.

page-seat = Seat { $number }
page-free-seat = free
page-host = host
page-sit = Sit down here
page-sit-another = Another person here
page-another-ask = Who else plays on this device?
page-another-why = You take turns with this device. What is hidden stays behind a curtain.
page-free-it = Free this seat
page-seat-bot = Seat a bot …
page-leave = Leave
page-start = Start
page-waits-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
page-all-here = Everyone is here.
page-host-starts = Everyone is here. The host starts the game.
page-public = public
page-by-link = by link
page-invite = Anyone with this link can join or watch.
page-invite-here = This link works only on this machine. To let others in, run galapagos serve --host 0.0.0.0.
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied
page-qr = The link as a QR code

# A table.

page-menu = More
page-about-bots = About the bots
page-cut = not connected
page-reconnecting = reconnecting
page-watching = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
 }
page-is-away = { $player }, away
page-plays-on = { $bot } for { $player }
page-ask-others = Ask the others
page-undo-together = Take it back all the same
page-line-cut = You are not connected. Try again when the connection is back.
page-no-answer = The server does not answer. Try again in a moment.
page-line-shut = The table is closed.
page-line-gone = The connection is lost.
page-line-gone-text = Trying again in { $seconds } s.
page-line-gone-clock = The connection is lost.
page-line-gone-clock-text = Trying again in { $seconds } s. Clocks keep running.
page-no-server = The server does not answer.
page-no-server-text = The game is saved up to your last move.
page-newer = There is a new version of the page.
page-newer-text = The server has been updated. Reload the page to go on.
page-relieved = A bot is playing for you.
page-relieved-text = Your seat is still yours.
page-relieved-other = A bot is playing for { $player }.
page-relieved-other-text = The seat is still { $player }'s.
page-left = { $player } has left.
page-left-text = If { $player } is not back in { $time }, you can go on without { $player }.
page-gone = { $player } has not come back.
page-gone-text = { $may ->
    [claim] A bot can play until { $player } is back, or the game is yours.
   *[other] A bot can play until { $player } is back, or you can end the game in the menu.
 }
page-gone-relieve = Let a bot play
page-gone-claim = Claim the game
page-claim = Claim the game: { $player } has left
page-warming = The bots are getting ready.
page-warming-text = Until the game is compiled, they play quickly and simply.
page-no-board = This game has no board here yet. Play it in the terminal:
page-components = Changed components.
page-components-text = This game uses other components than the box: { $names }. Drawings and rules may still show those of the box.
page-reload = Reload
page-now = Now
page-return = Take my seat back
page-return-other = { $player } plays again
page-chat = Chat
page-watches = watching
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
page-asks-relieve = { $player } would like a bot to play for { $other }.
page-agree = Agree
page-no = No
page-withdraw = Withdraw
page-no-after-all = No after all
page-votes-asked = Waiting for votes: { $players }.
page-votes-gone = Not asked, because away: { $players }.
page-relieve = Let a bot play for { $player }
page-report = Report { $player }
page-report-send = Send the report
page-report-why = What did { $player } do? The server's operator will read your report.
page-reported = The operator will read your report.
page-abort = End without a result
page-abort-ask = End without a result?
page-abort-sure = { $count ->
    [0] The game ends at once.
    [one] { $players } must agree.
   *[other] All of these must agree: { $players }.
 }
page-resign = Resign
page-resign-ask = Resign?
page-resign-sure = If others play on, a bot takes your seat. The result will say that you resigned.
page-resign-for = { $player } resigns
page-resign-ask-for = Shall { $player } resign?
page-resign-sure-for = If others play on, a bot takes the seat. The result will say that { $player } resigned.
page-to-end = Show the ranking
page-stand = { $answer } until something concerns me
page-stand-tip = the server answers for you, even while this page is closed
page-percent = { $percent } %
page-hint-thinking = A bot is looking for your best moves …
page-hint-tip = A bot's best moves: what each gains, and your chance of winning. Tap one to show it on the board; tap it again to play it.
page-hint-equal = No real difference: your chance of winning is about { $percent } % with each of these.
page-hint-close = No real difference from the first.
page-recent = What happened since your last answer
page-skip = Skip
page-play-again = Show it again
page-keys = Keys
page-key-tab = to the next thing that you may touch
page-key-arrows = between what you may touch; with Shift, between all things
page-key-enter = touch it
page-key-esc = undo a half-made choice; skip moves being shown
page-key-look = closer look
page-key-names = show or hide the names of pieces and places
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
page-ended-resigned = { $you ->
    [yes] You resigned
   *[no] { $player } resigned
 }
page-ended-claimed = { $you ->
    [yes] You had left, and the other player claimed the game
   *[no] { $player } had left
 }
page-ended-aborted = The game was ended without a result
page-ended-unfinished = { $action ->
    [none] The game could not be finished, because its rules have changed
   *[other] The rules have changed, and no longer allow action { $action }
 }
page-ended-closed = The table was closed
page-ended-expired = The game ended because nobody played on
page-scoring = Final scoring
page-scoring-tip = The first line in which players differ decides their ranks.
page-story = The story
page-story-of = { $key }, turn by turn
page-rematch = Rematch
page-rematch-there = Go to the rematch
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
page-dice-mine = This device saw the same seal at the beginning, and your own random word was mixed in.
page-dice-mine-not = This device saw another seal at the beginning.
page-dice-rolls = The server has replayed the game: { $rolls } rolls follow from the secret, and { $decisions } decisions are legal.

# A new table.

page-game = Game
page-seats-title = Seats
page-seats-range = { $least } to { $most } players; { $waits ->
    [0] starts at once
   *[other] starts when everyone has sat down
 }
page-add-seat = Add a seat
page-remove-seat = Remove seat { $number }
page-who-sits = Who sits on seat { $number }
page-level-of = Level of the bot on seat { $number }
page-level = level { $level }
page-sitter-here = here
page-sitter-bot = bot
page-sitter-open = open
page-you-capital = You
page-sitter-you-line = On this device.
page-sitter-here-line = Another person on this device.
page-name-of = Name on seat { $number }
page-player-number = Player { $number }
page-open-seat = Open
page-open-seat-public = Anyone can take it from the front page.
page-open-seat-link = For the first person who opens the link.
bot-level1 = Hatchling
bot-level2 = Fledgling
bot-level3 = Forager
bot-level4 = Hunter
bot-level5 = Darwin
page-about-level1 = Playful. Takes the first nice thing it sees.
page-about-level2 = Cheerful. Overlooks a lot, and rarely punishes a mistake.
page-about-level3 = Steady. Sees about half of the good moves.
page-about-level4 = Patient. Overlooks little.
page-about-level5 = Calm. Overlooks nothing; you will learn.
page-options-changed = { $count ->
    [0] default rules
    [one] one rule changed
   *[other] { $count } rules changed
 }
page-read-rules = Read the rules of { $title }
page-clock = Clock
page-clock-kind-none = No clock
page-clock-kind-move = Per move
page-clock-kind-bank = Bank and increment
page-clock-kind-days = Correspondence
page-clock-line-none = No time limit.
page-clock-line-move = A fixed time for each decision. If it runs out, a bot plays until you are back.
page-clock-line-bank = A time for the whole game, and a little more for each move.
page-clock-line-days = Play over several days.
page-may-come = Who may join
page-may-watch = Who may watch
page-door-public = Public
page-door-public-come = Listed on the front page; anyone may take an open seat.
page-door-public-watch = Listed on the front page; anyone may watch.
page-door-link = By link
page-door-link-come = Only people with the link may join.
page-door-link-watch = Only people with the link may watch.
page-help = Help
page-hints = Hints
page-hints-alone = Everyone plays on this device, so you may see a bot's best ideas.
page-hints-rated = Not at a rated table.
page-rated = Rated
page-rating = Rating
page-rated-line = The result counts for your rating. There are no hints, you can undo only what changed nothing for others, and if you leave you lose.
page-rated-shared = Not with several people on one device.
page-rated-table = rated
page-hints-others = Only if everyone plays on this device.
page-open-table = Open the table
page-company = for { $seats }: you{ $here ->
    [0] {""}
    [one] {" "}and another person here
   *[other] {" "}and { $here } more people here
 }{ $botCount ->
    [0] {""}
   *[other] {" "}with { $bots }
 }{ $others ->
    [0] .
    [one] , and one person who joins.
   *[other] , and { $others } people who join.
 }

# You.

page-name = Name
page-name-line = What others see. You can play without a name.
page-name-ask = What are you called?
page-name-why = The others at the table see this name. You can change it later in your settings.
page-name-take = Sit down
page-name-skip = Skip
page-guest = { $word } { $animal }
page-guest-words = Amber Brisk Cloudy Dapper Early Fern Golden Humble Island Jolly Keen Lava Misty Noble Olive Pebble Quiet Rainy Sunny Tidal Upland Velvet Windy Zesty
page-guest-animals = Finch Tortoise Iguana Penguin Heron Pelican Gull Lizard Crab Albatross Flamingo Mockingbird
page-save = Save
page-looks = The page
page-theme = Theme
page-theme-auto = as the system
page-theme-light = paper
page-theme-dark = lamplight
page-text-size = Size of text
page-pace = Pace
page-pace-line = how long each move of another player and each step of a phase is shown
page-pace-0 = at once
page-pace-350 = quick
page-pace-700 = steady
page-pace-1200 = slow
page-motion = Motion
page-motion-line = Pieces walk, cards turn, dice roll.
page-sound = Sound
page-sound-line = Two soft notes when it is your turn.
page-symbols = Large symbols
page-symbols-line = Players' symbols are larger than their colours.
page-names = Names on the board
page-names-line = The names that the log uses, such as e4 on Evo's island. Birds show theirs by default. The key N changes it, too.
page-names-auto = by game
page-names-on = on
page-names-off = off
page-notify = Notifications
page-notify-line = Your browser tells you when it is your turn and this page is in the background.
page-notify-denied = Your browser does not allow it for this page.
page-keep = Other devices
page-passphrase = Passphrase
page-passphrase-new = New passphrase
page-keep-me = Keep my account
page-keep-line = With your name and a passphrase of at least eight characters you can use your account on any device.
page-login = Log in
page-logout = Log out
page-logout-everywhere = Log out everywhere
page-erase = Erase my account
page-erase-ask = Erase your account?
page-erase-sure = Your name disappears from every table. You cannot undo this.
page-done-name = Your name is saved.
page-done-kept = Your account is kept. Log in on other devices with your name and passphrase.
page-done-login = Welcome back.
page-done-logout = You are logged out on this device.
page-done-logout-everywhere = You are logged out on all devices.
page-done-erased = Your account is erased.
page-matches = Your games
page-no-matches = You have no finished games yet.
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
page-rules-own = Open as a page
page-link-copied = The link is copied.
page-figure-open = Open this position
page-learn = Learn it by doing
page-play-it = Play it

# Replay.

replay-title = Replay
replay-page = Replay: { $game }
replay-loading = Loading the match …
replay-seen-by = Seen by
replay-onlooker = a spectator
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
replay-turn-back = To the previous turning point
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
replay-judged = Judged by what { $player } could know, in { $count } iterations of the search.
replay-no-decision = There is no decision at this moment: dice are rolled, or only one action is possible.
replay-ask = Ask the bots
replay-ask-why = Bots can judge every decision: which was best, where the game turned, and who was likely to win.
replay-thinking = The bots are thinking: { $percent } %
replay-running = Bots can judge a match when it is over.
replay-mark-played = played { $percent } %
replay-mark-better = better { $percent } %
replay-point-mistake = Turning point: a mistake of { $player }, { $change }
replay-point-luck = Turning point: luck, { $change } for { $player }
replay-decisions = Decisions
replay-only-all = All
replay-only-own = Yours
replay-only-points = Turning points
replay-play-on = Play on from here
replay-play-on-as = Play on from here as { $player }
replay-play-on-why = You play against bots in a copy of the game. The link opens this moment.
replay-share = Share
replay-keep-log = Keep the log
replay-keep-record = Keep the record

# Positions.

position-title = Position
position-page = A position: { $game }
position-text = Position as a text
position-show = Show it
position-help = A position consists of clauses; leave out any that do not matter. It is stored only in the address.
position-play = Play from here
position-play-as = as
position-seat = Your seat
position-play-why = The other seats are bots.
position-share = Copy the link
position-copied = The link is copied. It opens this position.
position-asked = To move

# Guided rounds.

lesson-title = { $game }: a guided round
lesson-step = Step { $step } of { $steps }
lesson-on = Next
lesson-skip = Skip
lesson-back = Back
lesson-again = Begin again
lesson-leave = Enough for now
lesson-other = Not in this step. Follow the hand: { $action }
lesson-done = That is all you need. Now play a game!
lesson-watch = Watch what happens.
lesson-later = Some turns later:
lesson-read = Read this, then press Next.
lesson-play = Play against bots
lesson-rules = Read the rules
lesson-none = This game has no guided round.
lesson-first = New to this game? Learn it by doing
lesson-loading = Setting up the round …

# The lab.

lab-title = What the lab found out
lab-lead = Bots play a game thousands of times to find out whether it is fair, how long it takes, and what each card is worth. Every figure has its interval. Choose a report.
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
lab-start-line = A first look, in a few minutes. Only games that are not stored yet are played.
lab-start = Start the report
lab-working = A report on { $game } with { $players } players is being made.
lab-made = The report on { $game } with { $players } players is ready.

## Learning from mistakes

mistakes-learn = Learn from my mistakes
mistakes-learn-of = Learn from { $player }'s mistakes
mistakes-title = Your mistakes
mistakes-none = The bots found no mistakes: none of your decisions lost more than chance explains.
mistakes-back = Back to the result
mistakes-at = { $number } of { $count }
mistakes-played = You chose: { $played }. There was something better: what would you do now?
mistakes-same = That is what you chose in the game. Try something else.
mistakes-other = The bots prefer something else. Try again, or look at the better answer.
mistakes-found = Yes, that is the better answer!
mistakes-better = Better: { $better }.
mistakes-chance = Your chance of winning would have been { $better } % instead of { $played } %.
mistakes-show = Show the better answer
mistakes-previous = Back
mistakes-next = Next mistake
mistakes-done = Done

## The site: the server in this browser

page-needs-server = This needs a server. Here the whole game runs in your browser.
page-site-loads = Loading rules and bots…
page-site-starts = Starting the game…
page-site-loaded = { $loaded } of { $total } MB
page-site-begins = Your game begins as soon as everything is here…
page-site-failed = The game cannot run in this browser. Try a newer one, or one with more memory.
page-site-storage-none = This browser does not store anything, perhaps because this is a private window. You can play, but your matches are lost when you close this page.
page-site-storage-full = The storage of this device is full. You can play on, but new moves are lost when you close this page.
page-site-read = All right
page-site-newer = There is a newer version.
page-site-renew = Use it now
page-server-away = The server is away. You can play on this device meanwhile.
page-server-device = Play on this device
page-server-back = Play with other people
page-storage = On this device
page-storage-size = Matches and the game take { $megabytes } MB of this device.
page-storage-safe = The browser keeps them until you delete them.
page-storage-unsafe = The browser may delete them if space runs out, so save them now and then.
page-export = Save all matches
page-export-line = One file with everything. On another device, load it to go on there.
page-import = Load all matches
page-import-ask = Load all matches?
page-import-sure = The matches in the file replace the ones on this device.
page-import-wrong = This file has no matches of this page in it.

## Players

page-profile = Your results
page-profile-look = Look at your page
page-profile-data = Save all that is stored about you
page-profile-visible = Who sees them
page-profile-line = Only people who played a match see it, if its table was by link.
page-profile-everybody = everybody
page-profile-known = those I played with
page-profile-nobody = only I
page-profile-listed = Leaderboards
page-profile-listed-line = Show your name and rating there.
page-profile-yours = This is your page: choose who sees it.
page-done-profile = Saved.
page-player-hidden = Nothing to see here
page-leaders = Leaderboard
page-leaders-line = Players who chose to be listed, and whose rating is no longer provisional.
page-leaders-join = Choose whether you are listed
page-leaders-none = Nobody yet.
page-period = Time
page-period-all = all time
page-period-month = month
page-period-week = week
page-rating-people = Against people
page-rating-bots = Against bots
page-rating-provisional = provisional
page-rating-course = { $kind }: the course of the rating, now { $points }
page-matches-count = { $count ->
    [one] one match
   *[other] { $count } matches
 }
page-results = Results
page-result-players = players
page-result-matches = matches
page-result-won = won
page-result-rank = rank
page-result-points = points
page-result-seconds = per answer
page-no-results = No results yet.
page-opponents = Against
page-opponent-line = { $count ->
    [one] one match
   *[other] { $count } matches
 }: { $ahead } times ahead, { $behind } times behind
page-running = Running matches
page-last-matches = Last matches

page-people = People you know
page-people-none = You know nobody yet: play with somebody, or open the link of a person or a table.
page-people-here = here now
page-people-met = you have played together
page-people-link = by a link
page-show-here = Show when you are here
page-show-here-line = Only to people with whom you have played.
page-block = Block
page-block-ask = Block { $player }?
page-block-why = You and a blocked person do not sit down at the same table, and you read nothing that this person writes. The person is not told.
page-blocked = { $player } is blocked.
page-unblock = Lift the block
page-unblocked = { $player } is no longer blocked.
page-blocked-people = Blocked
page-blocked-none = Nobody.
page-invite-people = Invite people you know
page-invite-one = Invite
page-invite-sent = Invited
page-invited = { $player } invites you to a table: { $title }.
page-invited-look = Look
page-invited-no = No, thanks
page-moments = Best moments
page-moment = { $percent } % more chance of winning at one stroke
page-animal = Your animal
page-animal-of = The animal of { $player }
page-animal-body = Body
page-animal-dodo = bird
page-animal-dinosaur = dinosaur
page-animal-lizard = lizard
page-animal-colour = Colour
page-animal-crest = Crest
page-animal-spots = Spots
page-animal-plumes = Plumes
page-animal-horns = Horns
page-animal-fur = Fur
page-animal-parasols = Parasols
page-animal-wings = Wings
page-animal-fins = Fins
page-animal-spikes = Spikes
page-colour-red = red
page-colour-orange = orange
page-colour-yellow = yellow
page-colour-green = green
page-colour-teal = teal
page-colour-blue = blue
page-colour-violet = violet
page-colour-pink = pink
page-colour-white = white
page-invitation = Invitation

## Island of the day

page-island = Island of the day
page-island-lead = One start for each game, new every day: the same dice and the same bots for everybody. You have one try that counts. After it you see how the others did, and you can practise.
page-island-of = { $seats } players; the others are bots: { $bot }.
page-island-finished = { $count ->
        [0] Nobody has finished yet.
        [one] One person has finished.
       *[other] { $count } people have finished.
    }
page-island-play = Play
page-island-go-on = Go on
page-island-replay = Look at my match
page-island-practise = Practise
page-island-ends = { $hours ->
        [one] There is a new island in an hour. Its dice are fixed already. Those of today can be checked then.
       *[other] There is a new island in { $hours } hours. Its dice are fixed already. Those of today can be checked then.
    }
page-island-streak = { $count ->
        [one] You have played today's or yesterday's island.
       *[other] You have played on { $count } days in a row.
    }
page-island-results = { $game }: { $count ->
        [one] one result
       *[other] { $count } results
    }
page-island-result = place { $rank }, { $points ->
        [one] one point
       *[other] { $points } points
    }
page-island-unnamed = Somebody
page-island-none = Your match ended without a result.
page-island-results-later = When you have played an island, you see here how the others did.
page-island-all = How the others did

admin-title = For the operator
admin-token = Token
admin-token-line = Make one on the server: galapagos admin token. It stays in this tab.
admin-enter = Enter
admin-leave = Leave
admin-who = { $name } · version { $version } · running since { $since }
admin-done = Done.
admin-nothing = Nothing.
admin-reports = Reports
admin-people = People
admin-find = Id, or how the name begins
admin-search = Search
admin-seen = here on { $at }
admin-banned = banned
admin-tables = Tables
admin-status-running = running
admin-status-open = open
admin-status-over = over
admin-close = Close
admin-close-line = The match ends without a result. Its record stays.
admin-ban = Ban
admin-ban-line = Cookie, token and passphrase stop working until you lift the ban.
admin-unban = Lift the ban
admin-unban-line = This person may come back.
admin-erase = Erase
admin-erase-line = The name disappears from all tables, and the texts from all chats. This cannot be undone.
admin-features = What is on
admin-on = on
admin-off = off
admin-feature-writing = Storing
admin-off-writing = The store cannot be written to: the disk may be full, or the database is gone. The log of the server says more.
admin-feature-bots = Bots
admin-off-bots = Games are still being compiled, so their bots play greedily. This takes a few minutes.
admin-feature-secure = Cookies over TLS only
admin-off-secure = Run the server behind a proxy with TLS, with --behind-proxy --secure.
admin-feature-webhooks = Webhooks
admin-off-webhooks = No host is allowed. Allow one with --webhook HOST.
admin-feature-pictures = Pictures of links
admin-off-pictures = Install galapagos[lab], which paints them.
admin-feature-lab = Quick reports
admin-off-lab = People may start them with --lab.
admin-figures = Figures
admin-figure-tables-open = Open tables
admin-figure-tables-running = Running tables
admin-figure-tables-over = Finished tables
admin-figure-tables-week = Tables of the last 7 days
admin-figure-tables-in-memory = Tables in memory
admin-figure-people = People
admin-figure-people-kept = People with a passphrase
admin-figure-people-week = People of the last 7 days
admin-figure-people-banned = Banned people
admin-figure-tournaments-running = Running tournaments
admin-figure-rated = Rated matches
admin-figure-reports = Reports
admin-figure-reports-week = Reports of the last 7 days
admin-figure-sockets = Open connections to tables
admin-acts = What operators did
admin-act-close = closed table
admin-act-ban = banned
admin-act-unban = lifted the ban of
admin-act-erase = erased
admin-act-token = made a token for
admin-act-end-token = ended the token of

# Puzzles

puzzles-title = Puzzles
puzzles-lead = A position from a match of strong bots, and one answer that is clearly best. Find it: your rating and the puzzle's move together.
puzzles-none = There are no puzzles here yet.
puzzles-count = { $count ->
    [one] One puzzle.
   *[other] { $count } puzzles.
}
puzzles-mine = Your rating: { $points }. You solved { $solved } of { $tried }.
puzzles-mine-yet = Your rating: about { $points }. You solved { $solved } of { $tried }.
puzzles-solve = Solve
puzzles-own = { $game }: { $count ->
    [one] one mistake
   *[other] { $count } mistakes
}
puzzles-own-title = Your own mistakes
puzzles-own-line = After a match, “Learn from my mistakes” makes puzzles of those that had one clearly better answer. They are not rated.
puzzle-title = Puzzle
puzzle-loading = Setting up the board …
puzzle-leave = Back to the puzzles
puzzle-ask = One answer is clearly best. Which?
puzzle-right = Yes: { $answer }!
puzzle-best = The best answer: { $answer }.
puzzle-wrong = { $answer }: that leaves you a { $chance } % chance of winning. There is something better.
puzzle-chance = You then win with { $chance } %.
puzzle-watch = This is how bots played on …
puzzle-watched = So far did bots play on.
puzzle-own = Your own mistake
puzzle-rated = Rating of the puzzle: { $points }
puzzle-moved = Your rating: { $points } ({ $gained })
puzzle-on = What follows?
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-back = Back to the question
puzzle-skip = Skip
mistakes-puzzles = { $count ->
    [0] None of these mistakes makes a puzzle.
    [one] One of these mistakes is now among your puzzles.
   *[other] { $count } of these mistakes are now among your puzzles.
}
mistakes-solve = Solve them

## Tournaments

page-tournaments = Tournaments
page-tournaments-lead = Several rounds at several tables. You play people who do about as well as you, and seldom the same twice.
page-tournaments-none = There is no tournament to enter: begin one.
page-tournament-mine = You take part
page-tournament-entrants = { $count ->
        [one] one entrant
       *[other] { $count } entrants
    }
page-tournament-open = not begun yet
page-tournament-running = round { $round } of { $rounds }
page-tournament-over = over
page-tournament-new = A new tournament
page-tournament-name = Name
page-tournament-seats = Players at a table
page-tournament-rounds = Rounds
page-tournament-public = Listed
page-tournament-public-line = Everybody can find it; otherwise only those who have the link.
page-tournament-duplicate = The same dice at all tables
page-tournament-duplicate-line = You are compared with those in the same seat at the other tables.
page-tournament-rated = Rated
page-tournament-rated-line = Its matches change ratings.
page-tournament-begin = Begin
page-tournament-of = { $seats } at a table, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
page-tournament-my-table = To my table
page-tournament-enter = Take part
page-tournament-leave = Leave the tournament
page-tournament-bots = { $count ->
        [one] Add a bot
       *[other] Add { $count } bots
    }
page-tournament-start = Start the first round
page-tournament-standing = Standing
page-tournament-place = Place
page-tournament-entrant = Player
page-tournament-score = Points
page-tournament-left = left
page-tournament-empty = No one takes part yet.
page-tournament-scoring = A table gives the share of the others that you beat: 1 for the winner, 0 for the last. Who pauses gets 0.5. Equal points are told apart by the points of those one met.
page-tournament-scoring-duplicate = A table gives the share of the players in the same seat at the other tables who did worse. Who pauses gets 0.5. Equal points are told apart by the points of those one met.
page-tournament-round = Round { $round }
page-tournament-playing = being played
page-tournament-pausing = Pausing: { $names }
page-tournament-before = The tables appear here when the first round begins.
page-tournament-back = To the tournament
