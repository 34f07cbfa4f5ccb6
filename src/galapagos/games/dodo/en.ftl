# Tough Luck, Dodo, in English.

title = Tough Luck, Dodo
sentence = Breed creatures that eat an environment empty, all alone; capture two and the game is over.

## Names

player-white = white
player-orange = orange
player-pink = pink
player-blue = blue
colour-red = red
colour-yellow = yellow
colour-green = green
count-red = { $count } red
count-yellow = { $count } yellow
count-green = { $count } green
squares = { $squares }
creature = { $owner }'s { $name } ({ $blocks })
own-creature = { $name } ({ $blocks })
token-advantage = Competitive Advantage
    .text = The creature consumes before all others this turn.
token-famine = Famine
    .text = Two squares of one environment are covered for the rest of the turn.
token-relocation = Relocation
    .text = Any creature goes to any other environment that is not captured.
phase-environments = the environments are drawn
phase-begin = the first active player is drawn
phase-placement = placement
phase-tokens = token phase
phase-migration = migration phase
phase-consumption = consumption phase
phase-reproduction = reproduction phase
score-captures = captures
    .value = { $points ->
        [one] 1 capture
       *[other] { $points } captures
     }
    .lead = { $turn ->
        [1] { $player } had the most captures from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } had the most captures.
     }
score-creatures = creatures on the board
    .value = { $points ->
        [one] 1 creature
       *[other] { $points } creatures
     }
    .lead = { $turn ->
        [1] { $player } had the most creatures on the board from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } had the most creatures on the board.
     }
score-mutations = mutations
    .value = { $points ->
        [one] 1 mutation
       *[other] { $points } mutations
     }
    .lead = { $turn ->
        [1] { $player } had the most mutations from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } had the most mutations.
     }
score-last-turn = the last turn begun with a creature in play
    .value = turn { $points }
    .lead = { $turn ->
        [1] { $player } had creatures in play longer than all others from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } had creatures in play longer than all others.
     }

## Options

option-deck = Which 18 environments there are; the short deck has fewer squares and ends sooner.
    .name = deck
    .standard = standard
    .short = short
option-migration-rounds = How many creatures each player may move in a turn.
    .name = migration rounds
option-supply = Whether bases and blocks are limited to those in the box.
    .name = supply
    .box = box
    .unlimited = unlimited
option-turn-limit = The turn in which the game ends at the latest.
    .name = turn limit

## Questions

ask-environments = Draw the card of environment { $environment }.
ask-begin = Draw who begins.
ask-placement = { $player }, place one of your creatures.
    .others = { $player } places a creature.
ask-tokens = { $player }, play a token or pass.
    .others = { $player } plays a token or passes.
ask-migration = { $player }, move a creature over an edge or pass (round { $round } of { $rounds }).
    .others = { $player } moves a creature over an edge or passes (round { $round } of { $rounds }).
ask-consumption = { $player }, choose which of your tied creatures in { $environment } eats next: { $left } left.
    .others = { $player } chooses which of the tied creatures in { $environment } eats next: { $left } left.
ask-reproduction = Roll the mutation of the child of { $creature }.

## Choices

do-pass = Pass
do-place = Place your { $colour } creature in { $environment }
do-advantage = Competitive Advantage for { $creature } in { $from }
do-famine = Famine: cover { $squares } in { $environment }
do-relocate = Relocate { $creature } from { $from } to { $environment }
do-migrate = Move { $creature } from { $from } to { $environment }
do-feed = Let { $creature } eat next
do-draw = Environment of { $environment-card }
do-begin = { $player } begins
do-roll = { $colour }

## What happened

event-dealt = Environment { $environment } grows { $environment-card }.
event-first = { $player } is the first active player.
event-placed = { $creature } is placed in { $environment }.
event-turn = Turn { $turn } begins; { $player } is the active player.
event-passed = { $player } passes.
event-favoured = { $player } gives a Competitive Advantage to { $creature }.
event-covered = { $player } covers { $squares } in { $environment } by Famine.
event-relocated = { $player } relocates { $creature } from { $from } to { $to }.
event-migrated = { $creature } moves from { $from } to { $to }.
event-preferred = { $creature } is chosen to eat next in { $environment }.
event-fed = In { $environment } { $creature } { $count ->
    [one] eats
   *[other] eat
 }.
event-starved = In { $environment } { $creature } { $count ->
    [one] starves
   *[other] starve
 }, short of { $missing }: { $cause }.
starved-eaten = { $eaters } ate first
starved-covered = Famine covers { $covered }
starved-bare = no more grows there
event-captured = { $creature } captures { $environment }: it alone ate { $squares ->
    [one] the only square
   *[other] all { $squares } squares
 }!
event-born = { $parent } has a child with one { $colour } mutation more: { $child }.
event-unborn = { $parent } would have a child with one { $colour } mutation more, but the box has { $lack }: there is no child.
lack-base = no base left for it
lack-block = { $left ->
    [0] no { $colour } block left
    [one] only { $left } { $colour } block left
   *[other] only { $left } { $colour } blocks left
 }
event-ended = { $reason }
event-scored = { $player }, { $key }: { $points }.

## Captions

caption-meal = Meal in { $environment }

## Lines that events share

line-ring = { $count } environments are dealt.
line-placement = { $count } creatures are placed.
line-passes = { $player } { $player-count ->
    [one] passes
   *[other] pass
 }.
line-migration = { $player } { $player-count ->
    [one] moves
   *[other] move
 } { $count } creatures.
line-meal = { $fed ->
    [one] One creature eats
   *[other] { $fed } creatures eat
 } in { $environment }.
line-births = { $count } children are born.

## Why it ended

ending-captures = { $enders } { $count ->
    [one] has
   *[other] have
 } captured two environments or more.
ending-extinction = No creature is left in play.
ending-turn-limit = Turn { $turn } was the last one.

won-captures = { $player } { $count ->
    [one] wins
   *[other] win
 } with { $points ->
    [one] one captured environment
   *[other] { $points } captured environments
 } ({ $others }).
won-creatures = Equal in captures, { $player } { $count ->
    [one] wins
   *[other] win
 } with more creatures on the board: { $points } ({ $others }).
won-mutations = Equal in captures and creatures, { $player } { $count ->
    [one] wins
   *[other] win
 } with more mutations: { $points } ({ $others }).
won-last-turn = No creature is left; { $player } { $count ->
    [one] wins
   *[other] win
 }, with a creature in play until turn { $points } ({ $others }).

## What a hint gains

gain-captured = you capture { $where }
    .others = { $player } does not capture { $where }
gain-survived = { $where } does not starve
    .others = { $where } starves
gain-starved = fewer of your creatures starve
    .others = more of { $player }'s creatures starve
gain-fed = more of your creatures eat
    .others = fewer of { $player }'s creatures eat
gain-born = you have more children
    .others = { $player } has fewer children

## Why not

why-not-now = That is not what this phase asks for.
    .rule = Turn Order
why-token-spent = That token has been used: each can be used once in a game.
    .rule = Token Phase, D3
why-no-creature = There is no creature with that number.
    .rule = Creatures
why-no-environment = There is no such environment: two players have six, three and four have nine.
    .rule = Setup
why-not-yours = Only your own creatures migrate for you.
    .rule = Migration Phase, D8
why-placed = Your creature of that colour is on the board already.
    .rule = Setup, D1
why-is-captor = That creature has captured its environment and takes no part in the game any more.
    .rule = Capture Phase, D12
why-captured = That environment is captured: nothing enters it and nothing there is covered.
    .rule = Capture Phase, D12
why-covered = There are not so many uncovered squares of that colour.
    .rule = Token Phase, D5
why-covers-too-little = A Famine covers two squares, and fewer only where fewer are left.
    .rule = Token Phase, D5
why-relocated = That creature was relocated in this token phase already.
    .rule = Token Phase, D6
why-here-already = The creature is there already: it can go to other environments only.
    .rule = Token Phase, Migration Phase, D6, D8
why-moved = That creature has migrated this turn: each may do so once.
    .rule = Migration Phase
why-too-far = A creature migrates over one edge, not diagonally and not farther.
    .rule = Migration Phase, D8
why-not-at-the-table = It is not that creature's turn to eat: choose among those who are tied.
    .rule = Consumption Phase, D10
why-older-eats-first = Among creatures with the same blocks the oldest eats first.
    .rule = Consumption Phase, D10
why-not-in-the-deck = That card is not in the deck that was chosen.
    .rule = Setup, D1
why-drawn = That card lies on the board already.
    .rule = Setup, D1
why-no-seat = Nobody sits there.
    .rule = Setup, D1

## The board in the terminal

board-before = Before the first turn: { $phase }
board-turn = Turn { $turn } of at most { $limit }: { $phase }
board-round = { $phase }, round { $round } of { $rounds }
board-over = the game is over
board-captured = captured: { $player }
board-player = player, ● active
board-you = { $player } (you)
board-captures = captures
board-creatures = creatures
board-bases = bases left
board-tokens = tokens
board-token-advantage = advantage
board-token-famine = famine
board-token-relocation = relocation
board-none = none left
board-unlimited = unlimited
board-box = Blocks left in the box: { $blocks }
board-covered = r covered
sign-eaten = eaten
sign-advantage = advantage
sign-moved = moved
sign-relocated = relocated
sign-fed = fed
sign-starved = dead
sign-captor = captor

## In the lab

lab-role-order = turn order
lab-kind-child = child
lab-kind-roll = roll
lab-kind-gift = gift
lab-red = { colour-red }
lab-yellow = { colour-yellow }
lab-green = { colour-green }
lab-without-advantage = without { token-advantage }
lab-without-famine = without { token-famine }
lab-without-relocation = without { token-relocation }
lab-captures = captures
lab-extinction = extinction
lab-turn-limit = turn limit

## Actions

famine-malformed = { $squares } are not squares for a Famine: name two colours, such as red+green, or one.

## Positions

phases-two = The position has two phases, { $first } and { $second }.
creature-too-large = A creature with { $number } blocks, more than { $most }, cannot come about.
number-not-wanted = { $words } takes no number: it follows from the creatures.
environment-unknown = There is no environment { $name } with { $number } players.
creature-too-early = { $words } comes too early: creatures are placed when the first active player is drawn.
creature-to-begin-with = { $words } is not a creature to begin with: it has one block.
creature-placed-twice = { $player }'s { $colour } creature is placed twice.
card-not-in-deck = The card { $card } is not in the deck { $deck }: try option deck={ $other }.
card-twice = The card { $card } is there twice.
supply-exhausted = The box has not so many bases or blocks: try option supply=unlimited.
creatures-too-many = There are never more than { $most } creatures.
environments-all-drawn = All { $number } environments are drawn: the next phase is begin.
last-turn-wrong = { $player } has a creature in play: the last turn is { $number }, not { $other }.

## Positions that no game can come to

phase-not-of-turn = { $phase } is not a phase of turn { $number }.
turn-after-last = There is no turn { $number }: turn { $most } is the last one.
turn-ends-early = Turn { $number } is the last one: it ends before reproduction.
phase-step-after-last = There is no { $phase } { $number }: the last one is { $phase } { $most }.
consumption-not-begun = { $player } cannot have begun the consumption of turn { $number } yet.
fed-too-early = { $name } cannot be fed or starved before the consumption phase.
moved-too-early = { $name } cannot be moved before the migration phase.
fed-and-starved = { $name } cannot be fed and starved.
marks-not-here = { $name } cannot be { $marks } here.
squares-covered-too-many = { $name } has only { $count } { $colour } squares to cover.
squares-eaten-too-many = { $name } has not fed so many creatures: { $count } { $colour } squares would be eaten.
creatures-too-many-children = There are never more than { $most } creatures, children included.
favour-without-advantage = { $player } has favoured c{ $number }, which has no advantage.
famine-covers-nothing = { $player } has covered e{ $number }, where nothing is covered.
passed-not-here = Nobody passes in this phase.
captured-but-crowded = { $name } is captured: only the captor is there.
captures-end-game = { $player } has { $count } captures, which has ended the game.
creatures-missing = The position has no creatures in play: write them as white ry e1, or go back to placement.
creatures-all-placed = All creatures are placed: the next phase is tokens.
creatures-placed-wrong = { $player } has placed { $count } creatures: players take turns, the active player first.

## Themes of puzzles

theme-capture = Capture
theme-block = Block
theme-famine = Famine
theme-survival = Survival
theme-feast = Feast
theme-brood = Brood
theme-token = Token
theme-journey = Journey
