# The sentences of lab reports, in English. Those of one game are in its own catalogue, as lab-….

decimal-mark = .
thousands-mark = ,
number-locale = en-US
percent = { $number }%
list = { $first } and { $last }
or-more = { $words } and { $count } more
range = { $low } to { $high }
at-a-table = { $words } ({ $table })
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
games-from-to = { $least } to { $most } games
data = data { $tables }
gift-to-seat-1 = gift { $thing }

## The page

heading = { $game }: lab report
introduction = Results of { $games } games between bots ({ $bots }). Every claim names its bots, and every figure has an interval.
reconstructions = { $count ->
    [one] One table of components is a <a href="#origins">reconstruction</a>
   *[other] { $count } tables of components are <a href="#origins">reconstructions</a>
 }: the results are true of our copy of the game.
in-short = In short
made-by = Made by <code>galapagos lab report</code>. This page uses no scripts and no network.
warning-observed = Observed figures are not effects: players who get a thing may be ahead or behind for other reasons. Trust draws and gifts.
mark-reconstructed = † from a reconstructed table.
note-gifts = Gifts are given to seat 1 before the first roll.
origins = Components and their sources
origins-summary = { $count ->
    [one] One table
   *[other] { $count } tables
 }, { $reconstructed } of them reconstructed
origins-table = Tables of components
reconstructed = reconstructed
from-a-source = from a source
method = Method and seeds
method-text = Rules version { $version }. The unit is the game. Intervals are Wilson's for shares of the win, those of ratios over whole games for draws and holdings, and those of pairs with the same dice for gifts and changes. Multiple testing is corrected by Holm's method on pages about seats and roles, by Benjamini and Hochberg's in tables of things and changes. The smallest difference that matters is { $margin } points. The number of games that would settle a question is estimated from the games played: if the difference and its spread stay as they are, it is enough four times in five. A key is a hash of everything that the games depend on: the same command plays the same games.
method-summary = { $count ->
    [one] One kind of game was played
   *[other] { $count } kinds of games were played
 }
method-table = Games
glossary = What the words mean
all-rows = All { $count } rows
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
 }
study-plain = plain tables
study-gifts = gifts
study-luck = luck
study-skill = skill
study-options = options
nothing-found = There are no findings: there are too few games, or the chances are not calibrated.

comparison-heading = { $game }: what a change did
comparison-introduction = From { $before } to { $after }. Games with the same number roll the same dice and are compared one by one. A change matters if it is larger than { $margin } points of a share, or { $size } of a length or a number of draws.
comparison-made-by = Made by <code>galapagos lab compare</code>. This page uses no scripts and no network.
nothing-changed = No figure surely changed.
changes-left-out = { $count ->
    [one] One figure is
   *[other] { $count } figures are
 } not shown: open, the same, or changed by little. { $option } shows all.

## In a terminal

cost = { $games ->
    [one] One game
   *[other] { $games } games
 } to play, about { $time }; { $kept ->
    [0] none is
    [one] one is
   *[other] { $kept } are
 } stored already.
cost-seconds = { $count } s
cost-minutes = { $count } minutes
cost-hours = { $count } hours
compiling = Compiling the rules of { $game }; the result is cached for the next time
written-to = Written to { $folder }
games-at = { $games }: { $table }

## Tuning

tune-start = as it is
tune-compiling = Compiling the rules of { $game } so that tables can be changed; this takes a minute or two
tune-cost = { $games ->
    [one] One game
   *[other] { $games } games
 } to play at most, about { $time }.
tune-better = round { $round }, generation { $generation }: off by { $before }, now { $after }; { $change }
tune-round = round { $round }: by { $bots } the best is off by { $best }, the leader by { $leader }
tune-judged = { $games } games per table by { $bots }, none of them used by the search; the intervals hold together, 19 times in 20
tune-over = Out of time; the same command continues.
tune-reached = The target is reached.
tune-missed = The target is not reached. To continue, raise rounds or generations, or the games of the judgement if it is open.
tune-tried = { $count ->
    [one] One candidate was
   *[other] { $count } candidates were
 } tried. Off is how far all aims together are missed; 1 is the smallest distance that matters.
tune-more = { $count } more were further off: --all lists them.
tune-unplayable = cannot be played
tune-options = Play it with { $options }.
tune-nothing = No candidate is nearer to the target than the start, so no file of tables is written.
column-wanted = wanted
column-off = off
verdict-reached = reached
verdict-missed = missed

## Fitting

fit-cost = { $games ->
    [one] One game
   *[other] { $games } games
 } to play{ $duels ->
    [0] {""}
   *[other] , then { $duels } of duels
 }, about { $time }.
fit-compiling = Compiling the search with the new weights
fit-quality = who wins, in games that the weights were not fitted to
fit-duel = { $players } players: the new weights won { $share }% ({ $low }% – { $high }%) of { $games } games, where { $even }% is even; { $new } iterations against { $old } in the same time.
fit-accepted = Accepted.
fit-not-accepted = Not accepted: a duel must be won first.
fit-stage-all = all
fit-stage-early = early
fit-stage-middle = middle
fit-stage-late = late
column-stage = stage
column-positions = positions
column-fit-nothing = no knowledge
column-fit-loss-before = loss before
column-fit-auc-before = AUC before
column-fit-term = term

## Titles of pages

title-seat = Seats
title-length = How long it takes
title-endings = How it ends
title-questions = Questions without a choice, and waiting
title-drama = Who leads, and when it is settled
title-calibration = Can the chances be believed?
title-luck = Luck
title-skill = Skill
title-options = What each option changes
title-changes = What the change did
title-differences = What surely changed, the largest change first
title-worth = What it is worth: { $kind }
title-role = Roles: { $role }

## Columns

column-players = players
column-bots = bots
column-what = what
column-mean = mean
column-interval = interval
column-before = before
column-after = after
column-change = change
column-wins = wins
column-came-true = came true
column-leader-wins = leader wins
column-known = known
column-fair = fair
column-said = said
column-verdict = verdict
column-table = table
column-standing = standing
column-origin = origin
column-for = for
column-games = games
column-seed = seed
column-key = key
way-observed = observed
way-by-chance = by chance
way-by-gift = by gift
way-worth = worth
no-effect = observed (no effect)
worth-in = worth { $unit }
with-games = { $column }, { $games }

## Verdicts

verdict-fair = fair
verdict-unfair = unfair
verdict-open = open
verdict-ahead = ahead
verdict-behind = behind
verdict-true = true
verdict-off = off
verdict-more = more
verdict-less = less
verdict-up = up
verdict-down = down
verdict-same = same
verdict-even = even
verdict-strong = strong
verdict-weak = weak
verdict-helps = helps
verdict-harms = harms
disputed = { $verdict }, disputed
how-many = { $count } { $verdict }

## Rows

row-seat = seat { $number }
row-player = player { $number }
row-turns = turns
row-decisions = decisions
row-decisions-one-game-in-ten-has-fewer = decisions, one game in ten has fewer
row-decisions-one-game-in-ten-has-more = decisions, one game in ten has more
row-one-answer = one answer
row-passed = passed
row-after-being-out = after being out
row-longest-wait = longest wait
row-lead-changes = lead changes
row-drama = drama
row-comebacks = comebacks
row-settled = settled
row-all-turns = all turns
row-same-dice = same dice
row-ends-by = ends by { $ending }
row-by-way = { $row }, { $way }
row-of-option = { $option }: { $row }
measure-length = length
measure-endings = endings
measure-questions = questions
measure-drama = drama
measure-leader = leader
measure-calibration = calibration
measure-knowledge = knowledge
measure-luck = luck
measure-skill = skill
measure-option-shares = shares
measure-option-course = course
measure-change-of-shares = change of shares
measure-change-of-course = change of course
measure-change-of-draws = change of draws

## One sentence for each page

wins-instead = { $who } wins { $share } instead of { $fair } ({ $table }; { $games })
ahead-unfair = Surely ahead by more than { $margin } points: { $rows }.
behind-unfair = Surely behind by more than { $margin } points: { $rows }.
ahead-open = Surely ahead: { $rows }.
behind-open = Surely behind: { $rows }.
ahead-fair = Surely ahead, but by less than { $margin } points: { $rows }.
behind-fair = Surely behind, but by less than { $margin } points: { $rows }.
by-how-much = Whether by more than { $margin } points is open: { $more }.
all-fair = All fair: none is ahead or behind by { $margin } points or more.
nobody-ahead = None is surely ahead ({ $open } of { $rows } rows are open): { $more }.
rest-open = { $count ->
    [one] One more row is
   *[other] { $count } more rows are
 } open: { $more }.
more-games = about { $games } more games would settle this ({ $table })
more-games-for-some = about { $games } more games would settle { $count } of { $rows } ({ $table }), the others need more than a million
too-many-games = that would take more than a million more games ({ $table })
disputed-rows = { $count ->
    [one] One of these is
   *[other] { $count } of these are
 } disputed: other bots lead to another verdict.
worth-row = { $what } ({ $mean } { $way }; { $games })
strong = Strong: { $rows }.
weak = Weak: { $rows }.
helps = Surely helps, but perhaps by less than { $margin } points of a win: { $rows }.
harms = Surely harms, but perhaps by less than { $margin } points of a win: { $rows }.
worth-open = { $count ->
    [one] One row needs more games to show whether it matters
   *[other] { $count } rows need more games to show whether they matter
 }: { $more }.
only-observed = Observed only: this shows who gets what, not what it is worth.
nothing-worth = Nothing is surely worth more than { $margin } points of a win, or costs it.
with-players = { $value } with { $count }
length-said = Decisions a game: { $tables } players, by { $bots } bots ({ $games }).
endings-said = The most frequent ending is “{ $ending }”: { $tables } players, by { $bots } bots ({ $games }).
endings-never = It never ended by { $endings }.
or-list = { $first } or { $last }
no-lone = No question has only one answer.
lone = Questions with only one answer: { $tables } players, by { $bots } bots ({ $games }).
out = The player who finishes first misses this part of a game's questions: { $tables } players, by { $bots } bots ({ $games }).
settled = The later winner leads for good when this much of a game is over: { $tables }.
chances-true = Chances come true, as far as these games tell.
chances-but = Chances come true, with exceptions: { $tables }.
chances-off = at { $tables } they do not, so the report does not say who leads there
chances-blind = at { $tables } they carry no information
luck-said = The order of the dice alone determines { $part } of who wins ({ $interval }; { $table }; { $games }).
luck-unknown = These games are too few to show how much the order of the dice determines: play more dice, each several times.
skill-said = From { $first } to { $last } there are { $points } Elo points ({ $players }; { $games } each).
no-changes = Nothing surely changed by enough to matter.
changes-open = Whether { $count ->
    [one] one figure
   *[other] { $count } figures
 } of { $rows } changed by enough to matter is open: { $more }.
changes-certain = Changed: { $rows }.
change-wins = { $row } wins { $after } instead of { $before } ({ $table }; { $games })
change-row = { $row } from { $before } to { $after } ({ $table }; { $games })

## Plots

axis-share = share of the win, compared with an equal one
axis-worth = share of the win ({ $table })
axis-elo = Elo points, around the average
axis-change = change of the share of the win ({ $table })
axis-decisions = decisions in a game
axis-endings = part of all games
axis-questions = part of a game's questions
axis-gone = part of the game that is over
axis-leader = how much the leader then wins
axis-chance = chance

## What the words mean

word-seat = seat
    .means = The share of the win of each seat; k winners get 1/k each. Fair is 1 / players.
word-role = role
    .means = The same for what chance assigns to a seat before the first decision: turn order, start place.
word-turns = turns
    .means = The number of turns or rounds, as the game counts them.
word-decisions = decisions
    .means = Questions that all players together answer in a game: the mean, and the values that one game in ten stays below or exceeds.
word-endings = endings
    .means = The share of games that end in each way the rules know.
word-one-answer = one answer
    .means = The share of questions with only one answer, which are asked because skipping them would reveal a secret.
word-passed = passed
    .means = The share of questions that are answered by doing nothing.
word-after-being-out = after being out
    .means = The share of a game's questions that come after the last one to the seat that finishes first.
word-longest-wait = longest wait
    .means = The most questions to other seats between two to the same seat, as a share of the game's questions.
word-chances = chances
    .means = Each seat's chance of winning where a turn begins: the value that the game's heuristics give its position, converted by a fit to half of the games.
word-calibration = calibration
    .means = Whether chances come true: how often seats with a chance of 30 to 40 % won, in the games that were not used for the fit.
word-knowledge = knowledge
    .means = How much information the chances carry, on average over turns: 0 for a guess, 1 if they name the winner.
word-lead-changes = lead changes
    .means = How often in a game the best chance moves to another seat, from one turn to the next.
word-drama = drama
    .means = How far the later winner's chance is below the leader's, on average over all turns of a game: 0 if the winner led all the way.
word-comebacks = comebacks
    .means = The share of games whose winner once had less than half an equal chance.
word-settled = settled
    .means = The part of the game that is over when the later winner takes the lead for good. Early: the rest is a formality; late: the game is open to the end.
word-leader = leader
    .means = The leader's share of the win, by the part of the game that is over.
word-observed = observed
    .means = How much more than an equal share the seats win that got a thing. It proves nothing: a leader may be able to afford it, a player who is behind may need it.
word-by-chance = by chance
    .means = How much more the seats win for which chance drew a thing, compared with the average draw at the same place: draws weighted by 1 / p, with games as the unit.
word-by-gift = by gift
    .means = How much more a seat wins that has a thing, or lacks it, from the start: the same dice with and without.
word-worth = worth
    .means = The exchange rate: how many points, energy or cards at the start have the same effect as the gift.
word-luck = luck
    .means = How alike games with the same dice in the same order end, while bots choose at random among equal actions: 0 not at all, 1 always. Once choices differ, the dice fall on other things, so a low figure does not mean that there is little luck.
word-skill = skill
    .means = Elo points over a ladder of bots, each of which meets its neighbours: 100 more mean 64 wins in 100. A longer ladder means that thinking pays.
word-option = option
    .means = The effect of one option alone, compared with the usual rules: the same bots, and games with the same number compared pair by pair.
word-change = change
    .means = The effect of another table, option or component: games with the same number roll the same dice and are compared pair by pair.
word-more-less-same = more, less, same
    .means = Whether a figure surely changed by more than matters, or by less: 0.02 of a share or a part, 5 % of a length or a number of draws.
word-up-down = up, down
    .means = Surely changed; whether by enough to matter is open.
word-interval = interval
    .means = Contains the true value 19 times in 20. On pages with verdicts on seats and roles, this holds for all rows of the page together.
word-fair-unfair-open = fair, unfair, open
    .means = Whether a difference is surely below 0.02, surely above, or needs more games (Holm's correction within a page).
word-ahead-behind = ahead, behind
    .means = Surely more, or less, than an equal share, which the interval excludes; whether by more than 0.02 is open.
word-strong-weak-even = strong, weak, even
    .means = The same for cards and other things. Of those called strong or weak, one in twenty may be wrong (Benjamini and Hochberg).
word-helps-harms = helps, harms
    .means = Surely worth something, or surely costs something; whether more than 0.02 is open.
word-disputed = disputed
    .means = Other bots lead to another certain verdict: the claim is about how the game is played, not about the game.
word-reconstructed = reconstructed
    .means = A table of components that we reconstructed, because no source gives it. Results that rest on it are true of our copy of the game.
