# Evo, in English.

title = Evo
sentence = Dinosaurs walk, fight and breed on an island whose climate turns; buy them better genes before the meteor strikes.

## Names

player-red = red
player-yellow = yellow
player-green = green
player-blue = blue
player-purple = purple
zone-beach = beach
zone-plain = plain
zone-hill = hill
zone-mountain = mountain
zones-beach = beaches
zones-plain = plains
zones-hill = hills
zones-mountain = mountains
space = { $space } ({ $zone })
dinosaur = { $space } ({ $owner })
row = row { $number }
extreme-cold = cold
extreme-heat = heat
score-points = points
    .value = { $points ->
        [one] 1 point
       *[other] { $points } points
     }
    .lead = { $turn ->
        [1] { $player } had the most points from the first round to the end.
       *[other] Turning point: from round { $turn } to the end, { $player } had the most points.
     }
score-dinosaurs = dinosaurs
    .value = { $points ->
        [one] 1 dinosaur
       *[other] { $points } dinosaurs
     }
    .lead = { $turn ->
        [1] { $player } had the most dinosaurs from the first round to the end.
       *[other] Turning point: from round { $turn } to the end, { $player } had the most dinosaurs.
     }

gene-tail = tail
    .text = Who has more tails acts earlier.
gene-foot = foot
    .text = A step for one dinosaur in movement.
gene-horn = horn
    .text = More horns win more fights.
gene-egg = egg
    .text = A baby in births.
gene-fur = fur
    .text = A dinosaur that survives the cold.
gene-parasol = parasol
    .text = A dinosaur that survives the heat.
gene-mutant = mutant gene
    .text = A point less to pay in each auction.
gene-nothing = nothing
gene-card = card gene
    .text = It is turned in at once for an event card.

card-head-start = Head Start
    .text = You act first this round.
card-turn-back = Turn Back
    .text = Instead of the roll, the climate goes one step back.
card-doldrums = Doldrums
    .text = Instead of the roll, the climate stays.
card-onward = Onward
    .text = Instead of the roll, the climate goes one step on.
card-lurch = Lurch
    .text = Instead of the roll, the climate goes two steps on.
card-big-brother = Big Brother
    .text = Your dinosaurs defend with two horns more this round.
card-giant-gene = Giant Gene
    .text = Your dinosaurs attack with two horns more this round.
card-stampede = Stampede
    .text = You have two feet more this round.
card-dino-down = Dino Down
    .text = Remove an opposing dinosaur, but not a player's last one.
card-barren-season = Barren Season
    .text = Nobody gives birth this round.
card-far-nest = Far Nest
    .text = Your babies may be placed up to three steps from an adult this round.
card-brood = Brood
    .text = You have an egg more this round.
card-ice-cold = Ice Cold
    .text = Every opponent has a fur less this round.
card-scorcher = Scorcher
    .text = Every opponent has a parasol less this round.
card-neoprene = Neoprene
    .text = You have two furs more this round.
card-sunscreen = Sunscreen
    .text = You have two parasols more this round.
card-bargain = Bargain
    .text = You pay up to three points less in this auction.
card-fossil-record = Fossil Record
    .text = Three points at the end of the game.

## The board

climate-ideal = ideal
climate-heat = hot
climate-cold = cold
climate-deadly = deadly
board-climate = climate
board-meteor = meteor
board-dice = dice
board-die = { $roll } { $face }
board-lots = by lot { $players }
board-strikes = strikes up to 1 … { $most }, ! always
board-round = round { $round }/{ $last }
board-deck = deck
board-left = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, bag { $genes ->
    [one] 1 gene
   *[other] { $genes } genes
 }
board-you = you: { $player }
board-at-risk = at risk
board-cards = cards
board-effects = in effect: { $cards }
board-discard = discard: { $cards }
board-table = on the table
board-played = { $card }
board-withdrawn = { $card } (taken back)
board-hand = you hold
board-card = { $card } ({ $timing }): { $text }

## Options

option-board = Which island four players have: drawn by chance, or one of the two.
    .name = board
    .auto = auto
    .ad = AD
    .bc = BC
option-initiative-ties = Who is first among equal tails: fewer dinosaurs, more, or straight to chance.
    .name = initiative ties
    .fewer = fewer
    .more = more
    .chance = chance
option-genes = How many genes are auctioned: one for each player, or one fewer and an empty row.
    .name = genes
    .players = players
    .one-fewer = one fewer
option-rebid-same-row = Whether a player who is outbid may bid again on the row that he lost.
    .name = rebid same row
    .yes = yes
    .no = no
option-map = Which map the island has: one whose starts are alike, or our first one.
    .name = map
    .first = first
    .even = even

## Questions

ask-board = Draw the island.
ask-deal = Deal an event card to { $to }.
ask-start = Draw the start space of { $to }.
ask-cards = { $player }, { $offer }
    .others = { $player } plays an event card for { $timing ->
        [initiative] initiative
        [climate] climate
        [movement] movement
        [births] births
        [survival] survival
        [evolution] evolution
       *[other] the end of the game
     }, or passes.
offer-play = play an event card for { $timing ->
    [initiative] initiative
    [climate] climate
    [movement] movement
    [births] births
    [survival] survival
    [evolution] evolution
   *[other] the end of the game
 }, or pass.
offer-take-back = your card lies on the table: pass to leave it there, or take it back.
offer-pass = you have no card to play now: pass.
ask-initiative = Draw who is number { $place } in turn order.
ask-climate = Roll for the climate.
ask-dino-down = { $player }, choose the dinosaur that Dino Down removes.
    .others = { $player } chooses the dinosaur that Dino Down removes.
ask-movement = { $player }, move a dinosaur or stop ({ $feet ->
    [one] 1 foot
   *[other] { $feet } feet
 } left).
    .others = { $player } moves a dinosaur or stops ({ $feet ->
        [one] 1 foot
       *[other] { $feet } feet
     } left).
ask-combat = { $attacker } attacks { $defender } on { $space } and wins with { $highest ->
    [1] a 1
   *[other] 1 to { $highest }
 }.
ask-births = { $player }, place a baby ({ $babies } to go).
    .others = { $player } places a baby ({ $babies } to go).
ask-survival = { $player }, choose who dies of { $extreme } on the { $zones } ({ $condemned } to go).
    .others = { $player } chooses who dies of { $extreme } on the { $zones } ({ $condemned } to go).
ask-meteor = Roll for the meteor: it strikes with { $highest ->
    [1] a 1
   *[other] 1 to { $highest }
 }.
ask-genes = Draw the gene of row { $row }.
ask-auction = { $player }, bid on a row ({ $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $discount ->
    [0] {""}
   *[other] , { $discount } off the price
 }).
    .others = { $player } bids on a row ({ $points ->
        [one] 1 point
       *[other] { $points } points
     }{ $discount ->
        [0] {""}
       *[other] , { $discount } off the price
     }).
ask-card-genes = { $to } draws an event card.

## Choices

do-pass = Pass
do-play = Play { $event-card }: { $text }
do-withdraw = Take { $event-card } back
do-target = Remove { $owner }'s dinosaur on { $space }
do-stop = Stop moving
do-move = { $kind ->
    [attack] Attack { $defender } on { $to } from { $from }: { $chances } in 6{ $deadly ->
        [1] ; deadly in this climate
       *[0] {""}
     }
   *[step] Move from { $from } to { $to }{ $deadly ->
        [1] : deadly in this climate
       *[0] {""}
     }
 }
do-hatch = Place a baby on { $space }{ $deadly ->
    [1] : deadly in this climate
   *[0] {""}
 }
do-remove = Give up the dinosaur on { $space }
do-bid = { $saved ->
    [0] Bid { $amount } on { $row } ({ $prize })
   *[other] Bid { $amount } on { $row } ({ $prize }), pay { $price }
 }
do-board = Island { $board }
do-deal = { $event-card }
do-start = Start on { $space }
do-rank = { $player }
do-roll = { $face }
do-gene = { $gene }

## What happened

event-laid = The island is { $board }.
event-dealt = { $player } draws { $event-card }.
event-dealt-hidden = { $player } draws an event card.
event-started = { $player } starts on { $space }.
event-round = Round { $round } begins.
event-passed = { $player } passes.
event-played = { $player } plays { $event-card }.
event-withdrawn = { $player } takes { $event-card } back.
event-works = { $player }'s { $event-card } takes effect.
event-returned = { $player }'s { $event-card } returns to the hand: { $cause }.
climate-card-of-another = only one climate card works, the first in turn order
event-downed = { $cause }: { $player } removes { $victim }'s dinosaur on { $space }.
event-drew = { $player } draws place { $place } in turn order.
event-ordered = Turn order: { $player }.
event-rolled = The climate die shows { $face }: { $steps ->
    [-1] one step back
    [0] no change
   *[other] one step on
 }. The climate is ideal on the { $zones }.
event-steered = The climate { $steps ->
    [-1] goes one step back
    [0] stays as it is
    [1] goes one step on
   *[other] goes { $steps } steps on
 }: it is ideal on the { $zones }.
event-moved = { $player } moves from { $from } to { $to }.
event-attacked = { $player } attacks { $defender } on { $to } from { $from }.
event-defeated = { $player } rolls { $face } and wins ({ $cause }): { $defender }'s dinosaur on { $space } is gone.
event-lost = { $player } rolls { $face } and loses ({ $cause }): the attacker from { $from } is gone.
odds = { $highest ->
    [one] only a 1 wins
   *[other] 1 to { $highest } win
 } with { $horns ->
    [-1] 1 horn fewer
    [0] as many horns
    [one] 1 horn more
   *[other] { $horns } horns more
 }
event-stopped = { $player } { $moves ->
    [0] cannot move
   *[other] stops moving
 }.
event-born = { $player } has { $count ->
    [one] a baby
   *[other] babies
 } on { $space }.
event-killed = The climate kills the { $count ->
    [one] dinosaur
   *[other] dinosaurs
 } on { $space }: { $cause }.
deadly = while { $ideal } are ideal, { $zones } are deadly
event-died = { $count ->
    [one] { $player }'s dinosaur on { $space } dies of { $extreme }
   *[other] { $player }'s dinosaurs on { $space } die of { $extreme }
 }: { $cause }.
exposed = { $gene } saves { $kept ->
    [0] none
   *[other] only { $kept }
 }
exposed-by-card = { $gene } saves { $kept ->
    [0] none
   *[other] only { $kept }
 }, because of { $card }
event-earned = { $player } { $count ->
    [one] gets
   *[other] get
 } { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
 } for survivors.
event-approached = The meteor comes to space { $meteor }.
event-spared = The meteor die shows { $face }: the island is spared.
event-struck = { $face ->
    [0] The meteor strikes: { $cause }!
   *[other] The meteor die shows { $face }: the meteor strikes, for { $cause }!
 }
strikes = { $face ->
    [0] it is at the end of its track
   *[other] { $highest ->
        [one] a 1 is enough
       *[other] { $highest } or less is enough
    }
 }
event-drawn = { $row }: { $gene }.
event-bade = { $player } bids { $amount } on { $row } ({ $prize }).
event-outbid = { $player } bids { $amount } on { $row } ({ $prize }) and outbids { $loser }.
event-paid = { $player } pays { $price } and gets { $prize ->
    [egg] an egg
    [nothing] nothing
    [mutant] a mutant gene
    [card] a card gene
   *[other] a { $prize }
 }.
event-empty = { $player } has a card gene to turn in, but no event card is left.
event-counted = { $player } gets { $points } points for Fossil Record.
event-ended = { $reason }

## Captions

caption-order = Initiative: the new turn order
caption-births = Births: { $player }
caption-swept = Survival: the deadly zones
caption-thinned = Survival: { $extreme }, { $player }
caption-survivors = Mutation points for survivors

## Lines that events share

line-hands = { $player } draw event cards.
line-starts = { $player } come to the island.
line-offers = { $now ->
    [none] Nobody plays a card.
    [works] Cards in effect: { $cards }.
   *[played] Cards on the table: { $cards }.
 }
card-of = { $player }'s { $event-card }
line-steps = { $player } moves { $moved ->
    [0] nothing
    [one] one step
   *[other] { $moved } steps
 }{ $attacked ->
    [0] {""}
   *[other] {" "}and attacks
 }.
line-genes = Genes for sale: { $gene }.
line-bids = { $player } bid: { $count } bids.

## Why it ended

ending-strike = The meteor struck early, in round { $round }.
ending-track-end = The meteor reached the end of its track in round { $round }.

won-points = { $player } { $count ->
    [one] wins
   *[other] win
 } with { $points ->
    [one] one point
   *[other] { $points } points
 } ({ $others }).
won-dinosaurs = Equal in points, { $player } { $count ->
    [one] wins
   *[other] win
 } with more dinosaurs on the island: { $points } ({ $others }).

## What a hint gains

gain-earned = you score more points
    .others = { $player } scores fewer points
gain-born = you have more babies
    .others = { $player } has fewer babies
gain-killed = the climate kills fewer of your dinosaurs
    .others = the climate kills more of { $player }'s dinosaurs
gain-beaten = you lose fewer dinosaurs in fights
    .others = { $player } loses more dinosaurs in fights
gain-won = you win { $where ->
    [egg] an egg
    [mutant] a mutant gene
    [card] a card gene
   *[other] a { $where }
 }
    .others = { $player } does not win { $where ->
    [egg] an egg
    [mutant] a mutant gene
    [card] a card gene
   *[other] a { $where }
 }

## Why not

why-not-now = That is not what is asked now.
    .rule = Play
why-other-phase = That card belongs to another phase.
    .rule = Play, E4
why-not-in-hand = You do not hold that card.
    .rule = Play, E6
why-taken-back = A card that you took back stays in your hand until these offers end.
    .rule = Play, E4
why-no-target = No opponent has a dinosaur to spare: a player's last one is safe.
    .rule = Dino Down
why-not-pending = You have no such card on the table to take back.
    .rule = Play, E4
why-no-space = This island has no such space.
    .rule = Setup, E1
why-no-dinosaur = No dinosaur stands there.
    .rule = Movement and Combat
why-not-yours = That dinosaur is not yours.
    .rule = Movement and Combat
why-is-yours = The target is a dinosaur of an opponent.
    .rule = Dino Down
why-last-one = That is the last dinosaur of its species, and so it is safe.
    .rule = Dino Down
why-off-the-island = There is only sea in that direction.
    .rule = Movement and Combat, E8
why-own-space = Your own dinosaur stands there, and it lets nobody in.
    .rule = Movement and Combat, E8
why-too-few-horns = With two or more horns fewer than the defender you cannot attack.
    .rule = Movement and Combat, E9
why-occupied = A baby needs an empty space.
    .rule = Births, E10
why-too-far = A baby must be placed nearer to its parents, or to its siblings where there are no parents.
    .rule = Births, E10, E11
why-other-zone = That dinosaur does not stand in the zone that is looked at now.
    .rule = Survival, E12
why-no-row = There are only as many rows as players.
    .rule = Evolution, E15
why-lost-row = You were just outbid there, and by this table's option you bid on another row now.
    .rule = Evolution, E15
why-bid-too-low = A bid must be higher than the one on that row.
    .rule = Evolution, E15
why-cannot-pay = You could not pay that bid with the points that you hold.
    .rule = Evolution, E16
why-no-board = Four players have the island AD or BC.
    .rule = Setup, E1
why-not-in-the-deck = That card is not in the deck any more.
    .rule = Setup, E21
why-not-a-start = That space has no star.
    .rule = Setup, E2
why-not-tied = That species is not among those tied for the next place.
    .rule = Initiative, E3
why-not-in-the-bag = No such gene is left in the bag.
    .rule = Evolution, E15
why-nobody-to-lose = No dinosaur stands there.
    .rule = Survival, E12
why-not-yours-to-lose = That dinosaur is not yours.
    .rule = Survival, E12
why-nobody-to-target = No dinosaur stands there.
    .rule = Dino Down
why-no-such-card-left = That card is not in the deck any more.
    .rule = Evolution, E17

## In the lab

lab-role-start = start space
lab-kind-gene = gene
lab-kind-card = card
lab-kind-deal = deal
lab-kind-roll = roll
lab-kind-gift = gift
lab-unit-points = points
lab-points = { $amount } { $count ->
    [one] point
   *[other] points
 }
lab-strike = early strike
lab-track-end = end of the track

## Arguments and files

island-not-chosen = The island can be chosen by four players only; { $number } have one of their own.

## Positions

phases-both = A position has one phase, not both { $first } and { $second }.
rows-wrong = { $number } players have { $count } rows, not a { $row }.
card-genes-spent = When cards are drawn for card genes, these are turned in already: spent { $count } at least. [E17]
event-cards-too-many = There are only { $count } event cards.
table-card-malformed = { $word } is not a card on the table: write red:stampede or red:stampede:withdrawn.
genes-too-many = There are only { $count } { $gene } genes.
cards-too-many = There { $count ->
    [one] is only 1 card
   *[other] are only { $count } cards
 } { $card }.
order-wrong = The order should name each of the { $number } players once.
asked-without-card = Only a player who holds a card, or has one on the table, is asked to play event cards.
space-unknown = There is no space { $space } on the island { $board }.
space-taken = Two dinosaurs cannot stand on { $space }.
dinosaurs-too-many = { $player } has { $most } dinosaurs, not more.

## Positions that no game can come to

before-first-round = Before the first round it is round 0, and with { $number } players the meteor is on space { $count }. [E14]
meteor-on-last-space = On space { $number }, its last one, the meteor has ended the game. [E14]
track-ends-elsewhere = The track ends on space { $most }, not on space { $number }. [E14]
meteor-does-not-strike = On space { $number } the meteor does not strike by a roll. [E14]
meteor-wrong-time = With { $number } players the meteor leaves space { $count } in round 1 and comes one space nearer in each round: it is not on space { $most } in round { $least } then. [E14]
island-not-by-option = { $number } players do not have the island { $board } by this option.
island-not-for-players = { $number } players do not have the island { $board }.
island-not-drawn = Only four players draw their island, if they have not chosen it. [E1]
ending-phase-wrong = When the game has ended, only game-end-events are left, or no phase at all. [E5]
die-not-rolled-yet = In this round the die of the { $die } is still to be rolled.
drawn-without-place = Only who has a place in the turn order can have drawn it. [E3]
card-gene-kept = No species keeps a card gene: it is turned in for an event card, and counted by the clause spent. [E17]
table-card-wrong-phase = A card lies on the table only while the cards of its phase are offered. [E4]
cards-too-early = In the first two rounds no event cards are played, so none are offered. [E4]
cards-all-discarded = All cards of this phase lie in the discard, so nobody is asked. [E4]
climate-card-instead = A climate card works instead of the roll; with one in effect there is nothing to roll. [E4]
effect-wrong-phase = A card is in effect in its own phase only, and Dino Down before anybody moves. [E4]
dino-down-without-target = Dino Down needs a target: an opponent who has more than one dinosaur. [Dino Down]
dinosaur-before-start = Before the start spaces are drawn no dinosaur is on the island.
cards-dealt-wrong = Cards are dealt { $count } to each player, one player after the other.
passes-too-many = After { $count } passes in a row these offers are over.
feet-wrong = { $player } has { $feet ->
    [one] 1 foot
   *[other] { $feet } feet
 }, so { $count } cannot be left. [E8]
attack-from-nowhere = No dinosaur of { $player } attacks from { $space } in that direction.
horns-too-few = { $player } has too few horns to attack { $other }. [E9]
births-barren = In a Barren Season nobody gives birth; the phase is over. [Barren Season]
birth-wrong = No dinosaur was born on { $space } in this round. [E10]
eggs-too-few = { $player } has { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
 }, so { $count } cannot have been born. [E10]
babies-too-early = Who comes after { $player } in turn order has no babies yet. [E10]
baby-misplaced = A baby of { $player } stands where it cannot have been born: away from the adults, or without adults from its siblings. [E10, E11]
survival-deadly-zone = When survival is looked at, nobody is left in a deadly zone; write survival-events to begin before that. [E12]
survival-order-wrong = Before { $player } is asked of { $extreme }, somebody has to lose dinosaurs. [E12]
meteor-no-die = On space { $number } of the meteor track no die is rolled.
genes-first-row-first = Genes are drawn for the first row first.
bids-out-of-order = The bids do not fit the order: each player holds one row, in turn order, and one is to bid.
bid-not-payable = { $player } could not pay { $count }.
outbid-impossible = Nobody can have outbid { $player } on row{ $number }. [E15]
bidder-not-outbid = It is { $player } who is to bid, but nobody can have outbid { $player }. [E15]
outbid-unsaid = Where was { $player } outbid? By rebid_same_row=no it matters: add { $rows }. [E15]

## Themes of puzzles

theme-auction = Auction
theme-points = Points
theme-brood = Brood
theme-climate = Climate
theme-hunt = Hunt
theme-escape = Escape
theme-prize = Prize
theme-event = Event card
