# What the page says about Evo, in English.

page-over = The game is over
page-before = Before the first round
page-turn = Round { $turn }
page-round = Round { $round } of at most { $last }
page-phase-initiative = initiative
page-phase-climate = climate
page-phase-movement = movement
page-phase-births = births
page-phase-survival = survival
page-phase-meteor = meteor
page-phase-evolution = evolution
page-too-far = A step leads to a neighbouring space.
    .rule = Movement and Combat, E8

page-island = Island { $board }
page-nearer = Look nearer at the island
page-odds = { $wins } in { $faces }
page-space-label = { $space }, { $zone }, { $climate }
page-space-dinosaur = { $player }'s dinosaur
page-space-newborn = { $player }'s newborn dinosaur
page-space-nest = room for a baby
page-space-star = start space
page-space-attack = an attack wins with { $wins } in { $faces }
page-space-around = Around it: { $neighbours }
page-space-beside = { $way } { $space }, { $zone }, { $climate }
page-way-nw = north-west
page-way-ne = north-east
page-way-w = west
page-way-e = east
page-way-sw = south-west
page-way-se = south-east
page-zone-label = { $zone }: { $climate }
page-is-ideal = is ideal
page-climate-die = die: 1 back, 2 stay, 3–6 on
page-die-climate = { $face ->
    [1] one step back
    [2] no change
   *[other] one step on
 }
page-die-combat = in the last fight
page-die-meteor = for the meteor
page-by-lot = drawn by lot
page-climate-label = The climate is ideal on the { $zone }
page-meteor-label = The meteor is on space { $space } of { $last }
page-order = Turn order
page-order-none = not yet known
page-order-label = Turn order: { $players }

page-bidding = Bidding table
page-bidding-later = at evolution
page-rows-empty = { $count } genes will be drawn.
page-row = row { $number }
page-row-from = row { $number } · { $least }+
page-row-lost = outbid · { $least }+
page-no-bid = no bid
page-bids = { $player } bids
page-bag = In the bag
page-bag-genes = { $count } genes
page-gene-label = { $gene }: { $count }

page-table = On the table
page-withdrawn = taken back
page-played = Played
page-deck = deck { $count }
page-none-played = no card yet
page-hand = Your cards
page-effect-label = { $card } works in this round
page-timing-initiative = initiative
page-timing-climate = climate
page-timing-movement = movement
page-timing-births = births
page-timing-survival = survival
page-timing-evolution = evolution
page-timing-game-end = end of the game

page-species = Species
page-points-label = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
page-dinosaurs-label = dinosaurs on the island and in the supply
page-cards-label = { $count ->
    [one] 1 event card
   *[other] { $count } event cards
 }
page-risk-label = { $count } would die if all stays as it is
page-discount = −{ $count } a bid
page-said-passed = has passed
page-said-bid = has bid
page-said-acted = has acted

page-then-move = Where does the dinosaur on { $thing } go?
page-then-bid = { $thing }: how much do you bid?

look-space = space
look-zone = Zone
look-climate = Climate
look-climate-ideal = Every dinosaur lives on ideal ground.
look-climate-heat = On hot ground as many dinosaurs of a species live as it has parasols.
look-climate-cold = On cold ground as many dinosaurs of a species live as it has furs.
look-climate-deadly = Nobody lives on deadly ground; whoever stands there at survival dies.
look-dinosaur-of = Dinosaur of
look-attack = Horns in attack
look-defence = Horns in defence
look-attack-from = Attacked from { $space }
look-born = Born
look-this-round = this round
look-star = Start space
look-spaces = Spaces
look-sheltered = { $here }, of whom { $kept } can live
look-bid-of = { $player } bids
look-price = and would pay
look-least-bid = Least bid
look-least-price = and its price
look-lost = Outbid here just now
look-yes = yes
look-row-empty = An empty row: whoever wins it pays for nothing.
look-gene = gene
look-gene-of = gene of { $player }
look-in-bag = In the bag
look-steps = Steps this round
look-exposed = Dinosaurs that need one
look-kept = can be kept
look-discount = Saved on each bid
look-of = of { $player }
look-dinosaurs-title = Dinosaurs
look-dinosaurs-sentence = Each that survives is a point. A species has ten in all.
look-on-island = On the island
look-in-supply = In the supply
look-cards-title = Event cards
look-cards-sentence = A hand is secret; how many cards are in it is not.
look-in-hand = In the hand
look-deck = Left in the deck
look-works = works this round
look-risk-title = In danger
look-risk-sentence = Who would die at survival, if climate and places stay as they are.
look-risk-cold = Of cold
look-risk-heat = Of heat
look-risk-deadly = On deadly ground
look-points-title = Points
look-points-sentence = They pay for genes, and at the end most points win.
look-points = Points
look-most-bid = Highest possible bid
look-card = event card
look-when = Played at
look-played = Played so far
look-climate-title = Climate
look-climate-kind = ring of six positions
look-climate-sentence = Each round a die moves it: 1 one step back, 2 not at all, 3 to 6 one step on. A card can take the place of the roll.
look-ideal = Ideal now
look-meteor-title = Meteor
look-meteor-kind = track
look-meteor-sentence = It comes one space closer each round. On a space with numbers a die is rolled, and with one of them it strikes and ends the game; on the last it always does.
look-space-of = Space
look-next-space = Strikes on the next with
look-blank = nothing
look-last-round = Last round at the latest
look-order-title = Turn order
look-order-kind = of this round
look-order-sentence-fewer = More tails act earlier; among equals the species with fewer dinosaurs, then lots decide.
look-order-sentence-more = More tails act earlier; among equals the species with more dinosaurs, then lots decide.
look-order-sentence-chance = More tails act earlier; among equals lots decide.
look-next = Next
look-rows-title = Bidding table
look-rows-kind = at evolution
look-rows-sentence-yes = Each player ends with one row. Who is outbid bids anew at once, on any row.
look-rows-sentence-no = Each player ends with one row. Who is outbid bids anew at once, on another row.
look-deck-title = Event cards
look-deck-kind = deck
look-deck-sentence = A card gene draws one of them.
look-die-title = Die
look-die-climate = of the climate
look-die-climate-sentence = 1 turns the climate one step back, 2 leaves it, 3 to 6 turn it one step on.
look-die-combat = of the last fight
look-die-combat-sentence = The attacker wins with 1 to 5 if he has two horns more, 1 to 4 with one more, 1 or 2 with as many, 1 with one fewer.
look-die-meteor = of the meteor
look-die-meteor-sentence = The meteor strikes with one of the numbers on its space.
look-die-last = Last roll of this round
look-by-lot = { $place }, by lot
