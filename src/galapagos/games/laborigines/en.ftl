# Laborigines, in English.

title = Laborigines
sentence = Run round the laboratory, over traps that turn with every step, and be the last one with energy left.

## Names

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-violet = violet
player-red = red
player-blue = blue
player-green = green
player-yellow = yellow
player-violet = violet
player-red1 = red 1
player-red2 = red 2
player-blue1 = blue 1
player-blue2 = blue 2
player-green1 = green 1
player-green2 = green 2
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise
tokens = { $count ->
    [one] a { $colour } token
   *[other] { $count } { $colour } tokens
 }
moa = Moa
score-survived = survived
    .value = { $points ->
        [0] out
       *[other] survives
     }
    .cell = { $points ->
        [0] –
       *[other] ✓
     }
    .lead = { $turn ->
        [1] { $player } was the only one in play from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } was the only one in play.
     }
score-wave = left in wave
    .value = wave { $points }
    .cell = { $points ->
        [0] –
       *[other] { $points }
     }
    .lead = { $turn ->
        [1] { $player } had lasted longer than all others from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } had lasted longer than all others.
     }
score-energy = energy
    .value = { $points ->
        [one] 1 token
       *[other] { $points } tokens
     }
    .lead = { $turn ->
        [1] { $player } had the most tokens from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } had the most tokens.
     }

face-footprint = footprint
    .text = Move on, the same way and as far again; once in a turn.
face-disease = disease
    .text = You fall ill, and a disease card tells what all who are ill suffer from.
face-charity = charity
    .text = Give 3 tokens to the player with the smallest stockpile; if several share it, spend them instead.
face-radiation = radiation
    .text = Spend as many tokens as green tiles are up.
face-lightning = lightning
    .text = Take a marker; then everybody spends as many tokens as he has markers.
face-acid = acid
    .text = In your next move you spend a token on each tile that you leave.
face-small-explosion = small explosion
    .text = Spend 4 tokens.
face-huge-explosion = huge explosion
    .text = Spend 8 tokens.
face-cure = cure
    .text = Take a token from each other laborigine without the flag.
face-flag = flag
    .text = Take the flag, which protects from spending and giving.
face-green = green tile
    .text = Nothing happens.
face-danger = danger
    .text = Nothing happens; a huge explosion lies below.

disease-leprosy = leprosy
    .text = Who is ill spends a token in his turn.
disease-inferiority-complex = an inferiority complex
    .text = Who is ill and rolls a 1 spends 2 tokens, in spite of the flag.
disease-limping = limping
    .text = Who is ill and moves by an even die spends 2 tokens.
disease-immunity-loss = immunity loss
    .text = Who is ill cannot have the flag.
disease-hyperactivity = hyperactivity
    .text = Who is ill moves twice as far as his die.
disease-benign-mutation = a benign mutation
    .text = Whenever somebody ill spends, he spends one token less.
disease-malign-mutation = a malign mutation
    .text = Whenever somebody ill spends, he spends one token more.
disease-energy-storage-disorder = an energy storage disorder
    .text = Who is ill gains no tokens.

## Options

option-variant = Everybody alone (2 to 5 players), teams of two (4 or 6), or two twins each (2 or 3).
    .name = variant
    .base = base
    .teams = teams
    .twins = twins
option-memory = Whether the game remembers the undersides that have been seen, or you must.
    .name = memory
    .open = open
    .hidden = hidden
option-radiation = What radiation counts: green tiles only, or danger and footprint too.
    .name = radiation
    .green = green
    .neutral = neutral
option-energy = How many energy tokens each player starts with.
    .name = energy
option-turn-limit = After how many turns the richest wins.
    .name = turn limit
option-handicap = How many energy tokens the first player has fewer at the start; 2 make it about even.
    .name = handicap

## Questions

ask-sides = Which side is up on the { $face } tile that has a safe one?
ask-tiles = Lay tile { $tile }.
ask-moa-place = Where does Moa start?
ask-nicest = Who is the nicest laborigine?
ask-start-places = { $player }, choose a free tile for { $laborigine } to start from.
    .others = { $player } chooses a free tile for { $laborigine } to start from.
ask-roll = { $mover } rolls the dice.
ask-assignment = { $player }, which die moves your laborigine? The other one moves Moa ({ $low } and { $high }).
    .others = { $player } chooses which die moves the laborigine. The other one moves Moa ({ $low } and { $high }).
ask-sending = { $player }, which twin goes first, and with which die ({ $low } and { $high })?
    .others = { $player } chooses which twin goes first, and with which die ({ $low } and { $high }).
ask-flag-bearer = { $player }, you rolled a 1: which twin takes the flag?
    .others = { $player } rolled a 1 and chooses which twin takes the flag.
ask-manipulation = { $player }, will you pay { $price } to decide where { $laborigine } goes? { pace }
    .others = { $player } may pay { $price } to decide where { $laborigine } goes. { pace }
ask-direction = { $player }, which way does { $laborigine } go? { pace }
    .others = { $player } chooses which way { $laborigine } goes. { pace }
pace = It moves { $distance ->
    [one] 1 tile
   *[other] { $distance } tiles
 } at a time.
ask-spending = { $player }, spend { amount } { $cause }: which colour goes next, { $where ->
    [out] out of the game
   *[other] onto { $tile }
 }?
    .others = { $player } spends { amount } { $cause } and chooses which colour goes next, { $where ->
        [out] out of the game
       *[other] onto { $tile }
     }.
ask-transferring = { $player }, { $kind ->
    [take] take { amount } from { $other }
   *[give] give { amount } to { $other }
 } { $cause }: which colour next?
    .others = { $player } { $kind ->
        [take] takes { amount } from { $other }
       *[give] gives { amount } to { $other }
     } { $cause } and chooses which colour comes next.
amount = { $count ->
    [one] 1 token
   *[other] { $count } tokens
 }
ask-trap = What is under { $tile }?
ask-infection = Draw a disease card.

## Choices

do-spend = Spend a { $colour } token
do-transfer = { $kind ->
    [take] Take
   *[give] Give
 } a { $colour } token
do-assign = { $own } for you, { $other } for Moa
do-send = { $twin } goes first with the { $own }, then its twin with the { $other }
do-carry = { $twin } takes the flag
do-pass = Do not manipulate
do-manipulate = Make it go { $way }
do-move = { $way }
way = { $direction }, to { $tile } (turns to { $below })
way-unknown = { $direction }, to { $tile } (turns to ?)
way-and-meet = { $direction }, to { $tile }: meets { $company } and goes on
do-start = { $tile } ({ $face })
do-turn-up = { $face } up
do-lay = { $face }
do-release = { $tile }
do-admire = { $laborigine }
do-roll = { $low } and { $high }
do-reveal = { $face }
do-draw = { $disease }

## What happened

event-laid = Tile { $tile }: { $face }.
event-released = Moa starts on { $tile }.
event-admired = { $laborigine } is the nicest of all.
event-yielded = { $player } goes first and gives up { $tokens }.
event-started = { $laborigine } starts on { $tile }.
event-turn = It is { $player }'s turn.
event-rolled = { $player } rolls { $low } and { $high }.
event-assigned = { $player } moves with the { $own } and Moa with the { $moa }.
event-sent = { $laborigine } goes first, with the { $own }, and the other twin has the { $other }.
event-second = Now { $laborigine } goes the other way.
event-spent = { $laborigine } pays { $tokens } { $cause } { $where ->
    [onto] (onto { $tile })
    [out] (out of the game)
   *[both] ({ $onto } onto { $tile }, { $out } out of the game)
 }.
event-taken = { $from } gives { $tokens } to { $to } { $cause }.
event-given = { $from } gives { $tokens } to { $player } { $cause }.
for-moa = after meeting Moa
for-disease = because of { $disease }
for-acid = because of the acid
for-encounter = because they met on { $tile }
for-lightning = because { $mover } set off the lightning on { $tile }
for-cure = for the cure on { $tile }
for-trap = for the { $face } on { $tile }
for-taker = because { $mover }, who would take it, suffers from immunity loss
event-picked-up = { $laborigine } picks up { $tokens }.
event-left-lying = { $laborigine } has an energy storage disorder: the { $colour } tokens stay on { $tile }.
event-blocked = { $laborigine } has an energy storage disorder and takes no tokens.
event-declined = { $player } has an energy storage disorder and takes no tokens.
event-protected = The flag protects { $laborigine }.
event-spared = A benign mutation spares { $laborigine }.
event-flag-taken = { $laborigine } takes the flag.
event-flag-kept = { $laborigine } keeps the flag.
event-flag-lost = { $laborigine } loses the flag { $cause }.
event-flag-shunned = { $laborigine } suffers from immunity loss: the flag belongs to nobody.
event-flag-gone = The flag leaves the game for good.
event-flag-missed = The flag has left the game.
event-suffered = { $laborigine } suffers from { $disease }.
event-hurried = { $laborigine } is hyperactive and moves twice as far.
event-infected = { $laborigine } falls ill: from now on, all who are ill suffer from { $disease }.
event-still-ill = { $laborigine } is ill already: from now on, all who are ill suffer from { $disease }.
event-shuffled = All disease cards are shuffled again.
event-contracted = The disease passes from { $from } to { $to }.
event-moa-moved = Moa moves to { $tile }.
event-moa-met = Moa moves to { $tile } and meets { $laborigine }.
event-passed = { $player } does not manipulate.
event-manipulated = { $player } pays { $tokens }: { $laborigine } must go { $direction }.
event-headed = { $laborigine } goes { $direction }.
event-reached = { $laborigine } reaches { $tile }.
event-met = { $laborigine } reaches { $tile } and meets { $other }.
event-met-moa = { $laborigine } reaches { $tile } and meets Moa.
event-flipped = Tile { $tile } turns over: { $face }.
event-followed = { $laborigine } goes on the same way.
event-stayed = { $laborigine } has followed it already.
event-soaked = Acid will burn { $laborigine } on its next move.
event-charged = { $laborigine } now carries { $markers ->
    [one] 1 lightning marker
   *[other] { $markers } lightning markers
 }, and lightning strikes all who carry any.
event-radiated = { $tiles ->
    [0] Nothing radiates, so radiation costs nothing
    [one] One tile radiates
   *[other] { $tiles } tiles radiate
 }.
event-gave-nothing = Nobody has a smaller stockpile than { $player }, who gives nothing.
event-several-poor = Several have the smallest stockpile, so { $laborigine } spends instead.
event-out = { $player } has no energy left and is out: { $cause }.
out-paid = it paid its last tokens { $for }
out-purged = its last tokens left the game with the colours of others
event-purged = All { $colour } tokens leave the game, because { $fallen } { $fallen-count ->
    [one] is
   *[other] are
 } out.
event-ended = { $reason }

## Captions

caption-energy = { $laborigine } picks up the energy on { $tile }
caption-out = { $laborigine } leaves the ring
caption-purge = All tokens of a colour leave the game

## Lines that events share

line-ring = { $count } tiles are laid.
line-starts = { $laborigine } start on the ring.
line-move = { $player } rolls { $low } and { $high }{ $stage ->
    [rolled] .
    [reached] ; { $laborigine } reaches { $tile }.
   *[flipped] ; { $laborigine } reaches { $tile } and turns up: { $face }.
 }
line-payment = { $laborigine } pays { $tokens } { $cause }.
line-booty = { $from } gives { $tokens } to { $to } { $cause }.
line-gift = { $from } gives { $tokens } to { $player } { $cause }.

## Why it ended

ending-last-survivor = { $players } { $count ->
    [one] escapes
   *[other] escape
 } from the laboratory.
ending-last-wave = The last wave would have left nobody: { $players } had the most energy and escapes.
ending-turn-limit = After { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 } the laboratory closes.

won-survived = { $player } { $count ->
    [one] survives: all others have
   *[other] survive as a team: all others have
 } run out of energy.
won-wave = Nobody survives; { $player } { $count ->
    [one] holds
   *[other] hold
 } out longest and { $count ->
    [one] wins
   *[other] win
 }.
won-energy = { $player } { $count ->
    [one] wins
   *[other] win as a team
 } with the most energy: { $points ->
    [one] one token
   *[other] { $points } tokens
 } ({ $others }).

## What a hint gains

gain-out = you stay in the game
    .others = { $player } runs out of energy and leaves the game
gain-lost = you lose less energy
    .others = { $player } loses more energy
gain-got = you get more energy
    .others = { $player } gets less energy
gain-infected = you fall ill less often
    .others = { $player } falls ill more often
gain-flag = you take the flag more often
    .others = { $player } takes the flag less often

## Why not

why-not-now = That is not what is asked now.
    .rule = It's your turn
why-no-token = There is no token of that colour in the stockpile that pays.
    .rule = Spending energy, L5
why-none-to-transfer = The giver has no token of that colour.
    .rule = Transferring energy, L5
why-not-rolled = Neither die shows that number.
    .rule = Phase 1
why-no-piece = There is no laborigine with that number.
    .rule = Preparation
why-occupied = A piece stands there already: each tile holds one.
    .rule = Preparation, L2
why-too-few-tokens = Manipulation costs three tokens of the moving laborigine's colour.
    .rule = Manipulation, L16
why-last-token = Who manipulates must keep at least one token.
    .rule = Manipulation, L16
why-own-move = Only the others manipulate: you name the direction of your own move for nothing.
    .rule = Manipulation, L16
why-smaller-die-first = A roll is named by its smaller number first.
    .rule = Phase 1
why-not-under-this-tile = That side cannot be under this tile, by all that has been seen.
    .rule = Traps, L1
why-not-in-the-pile = That card is not in the pile: all eight come back only when it is empty.
    .rule = Disease, L19
why-no-such-tile-left = All tiles that show this side lie in the ring already.
    .rule = Preparation, L1

## The board in the terminal

board-before = The laboratory is being prepared.
board-turn = Turn { $turn }
board-dice = dice { $one } { $other }
board-own-die = own die { $one }, other { $other }
board-out = out in wave { $wave }
board-you = you
board-disease = Disease: { $disease } ({ $pile } of { $all } in the pile)
board-no-disease = none yet
board-flag = Flag { $sign }: { $bearer }
board-flag-free = ownerless
board-flag-gone = gone
board-no-moa = No Moa.
sign-ill = ill
sign-acid = acid
sign-lightning = lightning
sign-underside = underside
board-face-footprint = footprint
board-face-disease = disease
board-face-charity = charity
board-face-radiation = radiation
board-face-lightning = lightning
board-face-acid = acid
board-face-small-explosion = ✸ small
board-face-huge-explosion = ✸ huge
board-face-cure = cure
board-face-flag = flag
board-face-green = green
board-face-danger = danger

## In the lab

lab-role-order = turn order
lab-nicest = nicest
lab-kind-disease = disease
lab-kind-reveal = underside
lab-kind-draw = draw
lab-kind-gift = gift
lab-unit-energy = energy
lab-energy = { $amount } energy
lab-footprint = { face-footprint }
lab-disease = { face-disease }
lab-charity = { face-charity }
lab-radiation = { face-radiation }
lab-lightning = { face-lightning }
lab-acid = { face-acid }
lab-small-explosion = { face-small-explosion }
lab-huge-explosion = { face-huge-explosion }
lab-cure = { face-cure }
lab-flag = { face-flag }
lab-green = { face-green }
lab-danger = { face-danger }
lab-last-survivor = last survivor
lab-last-wave = last wave
lab-turn-limit = turn limit

## Arguments and files

variant-players = The variant { $variant } is for { $numbers } players, not { $seats }.
variant-players-use-teams = The variant { $variant } is for { $numbers } players, not { $seats }. Use variant=teams.

## Positions

counts-before-names = { $words } is not complete: write how many before each name.
name-twice = { $words } has a name twice.
flag-gone = { $player } cannot have the flag: it is gone.
flag-twice = There is one flag: { $first } and { $second } cannot both have it.
trap-without-tile = No tile is left for { $tile }: each trap lies on two, on both sides of one, against a safe side on the other.
tokens-too-many = There are more { $colour } tokens than { $most }.

## Positions that no game can come to

out-with-tokens = { $player } is out and has no tokens.
in-without-tokens = { $player } has no token: who has none is out.
out-without-colour = { $player } is out, and with him all { $colour } tokens have left the game [L23].
last-survivor = Nobody is left but { $players }, so the game is over: write over last_survivor [L23].
ending-with-several = Several are left, so it has not ended like this [L23].
turn-limit-wrong = Turn { $number } means that so many turns are over; the game ends after { $most }, with several in play [L26].
in-play-off-ring = { $player } is in play, and so on the ring.
off-ring-with-tokens = { $player } is not on the ring, and carries nothing there.
flag-left-game = { $player } cannot have the flag: it left the game with the first one out [L23].
flag-with-immunity-loss = { $player } suffers from immunity loss and cannot have the flag [L9].
flag-gone-early = The flag leaves the game with the first one out, and not before [L23].
infected-without-disease = { $player } is infected, so a card is active: write disease leprosy, say [L19].
drawn-without-disease = Cards were drawn, so the last one is active: write disease and its name [L19].
disease-cards-too-many = There are { $count } disease cards, in the pile or drawn.
preparation-touched = Before the first turn nothing is lost, and only the nicest laborigine has the flag, in its owner's turn.
preparation-out-of-order = In { $phase } the preparation has not come so far, or further, or its order is another one [L2].
out-in-turn = { $player } is out and has no turn.
between-turns = Between two turns there are no dice, nobody moves and nobody owes anything.
dice-missing = Dice are missing: write { $words } 3 5, the mover's first.
moa-wrong = Moa is on the ring, but not with twins [L25].
mover-wrong = { $name } does not move in { $phase }, in { $player }'s turn.
distance-wrong = The distance is { $count }, the mover's die, or twice as much.
direction-not-named = In { $phase } the direction is not named yet.
direction-missing = In { $phase } the direction is clockwise or counterclockwise.
tile-crowded = { $tile } has two pieces, and a tile holds one.
debt-impossible = { $player } cannot owe that in { $phase }.
nobody-asked-in-phase = Nobody is asked in { $phase }, as the rest of it stands.
wave-skipped = Somebody went out in wave { $number }, so somebody did in wave { $count }.

## Themes of puzzles

theme-survival = Survival
theme-knockout = Knockout
theme-thrift = Thrift
theme-trap = Trap
theme-supply = Supply
theme-disease = Disease
theme-flag = Flag
