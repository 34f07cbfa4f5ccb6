# Random Mutations, in English.

title = Random Mutations
sentence = Play cards you have not seen as species, animals or traits, and feed what comes of it until the deck is empty.

## Names

player-a = A
player-b = B
player-c = C
player-d = D
player-e = E
player-f = F
player-g = G
player-h = H
species = { $name } ({ $traits })
animal = { $name } of { $species } ({ $traits })
animal-bearing = { $name } of { $species } ({ $traits }; { $bears })
no-traits = no traits
bears-food = { $fed ->
    [1] fed
   *[0] { $food } of { $need } food
 }
bears-parasites = { $count ->
    [one] one parasite
   *[other] { $count } parasites
 }
bears-shelter = sheltered
bears-attacked = has attacked
bears-looked = card looked at
count-red = { $count } food
count-green = { $count ->
    [one] 1 shelter
   *[other] { $count } shelters
 }
phase-begin = the first player is drawn
phase-development = development
phase-face = development, a card is turned up
phase-look = development, a card is looked at
phase-deleterious = development, a deleterious trait
phase-food = climate, food
phase-parasites = climate, parasites
phase-shelters = climate, shelters
phase-feeding = feeding
phase-grazing = feeding, grazing
phase-prey = attack, the prey
phase-ignoring = attack, ignoring traits
phase-mimicry = attack, mimicry
phase-anglerfish = attack, an anglerfish?
phase-running = attack, running away
phase-victim = attack, the victim
phase-scavenger = attack, a scavenger
phase-extinction = extinction
score-points = points
    .value = { $points ->
        [one] 1 point
       *[other] { $points } points
     }
    .lead = { $turn ->
        [1] { $player } had the most points from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } had the most points.
     }
score-discards = the larger discard pile
    .value = { $points ->
        [one] 1 card
       *[other] { $points } cards
     }
    .lead = { $turn ->
        [1] { $player } had the largest discard pile from the first turn to the end.
       *[other] Turning point: from turn { $turn } to the end, { $player } had the largest discard pile.
     }

trait-none = nothing
trait-bark-beetle = bark beetle
    .text = While it is not fed, a shelter that its owner gives it is food.
trait-poisonous = poisonous
    .text = The animal that eats it dies after its meal.
trait-budding = budding
    .text = When a turn begins, the next card of its owner's deck joins it as an animal, beyond any limit.
trait-metabolic-syndrome = metabolic syndrome
    .text = Each of its animals needs two food more, and gains nothing by it. Deleterious.
trait-development-defects = development defects
    .text = Whoever attacks it may ignore one of its traits. Deleterious.
trait-extremophile = extremophile
    .text = A new animal of it costs its owner one more card of the deck. Deleterious.
trait-mimicry = mimicry
    .text = An attack on it is turned to another species of its owner that the carnivore can attack.
trait-high-body-weight = high body weight
    .text = Only species of high body weight can attack it. Each of its animals needs one food more.
trait-burrowing = burrowing
    .text = Its fed animals are out of reach of carnivores.
trait-simplification = simplification
    .text = The trait that the species got last becomes a new species, and so does this card. Deleterious.
trait-grazing = grazing
    .text = In each of his feeding turns its owner may destroy food, one for each of its animals.
trait-carnivorous = carnivorous
    .text = Its unfed animals may attack, once a turn; a kill gives two food. Each needs one food more.
trait-running = running
    .text = When it is attacked it rolls a die: with 4, 5 or 6 it gets away.
trait-swimming = swimming
    .text = Only swimming carnivores attack it; as a carnivore it attacks nothing but swimmers.
trait-obligate-carnivorous = obligate carnivorous
    .text = It attacks like a carnivore, takes no other food, and one kill makes it fed.
trait-scavenger = scavenger
    .text = When an animal is eaten, one hungry scavenger gets a food: the attacker's, or the next one clockwise.
trait-anglerfish = anglerfish
    .text = As a trait it is carnivorous. Played unseen as a species, it can be revealed to stop an attack and strike back.
trait-flight = flight
    .text = Species with as many traits or more cannot attack it.
trait-intellect = intellect
    .text = When one of its animals attacks, it may ignore one trait of the prey. Each needs one food more.
trait-viviparous = viviparous
    .text = When one of its animals becomes fed, a fed young joins it from the main deck. Each needs one food more.
trait-aedificator = aedificator
    .text = When feeding begins, each of its animals adds two food.
trait-herding = herding
    .text = It cannot be attacked while herding animals outnumber the animals of all carnivorous species.

## Options

option-divergence = Whether a card may split a species into two that share their traits.
    .name = divergence
    .off = off
    .on = on
option-extras = Cards of other sets that are shuffled in.
    .name = extras
    .none = none
    .anglerfish = { trait-anglerfish }
    .flight = { trait-flight }
    .intellect = { trait-intellect }
    .viviparous = { trait-viviparous }
    .aedificator = { trait-aedificator }
    .herding = { trait-herding }

## Questions

ask-begin = Draw the first player.
ask-development = { $player }, play { $cards ->
    [one] your last card
   *[other] one of your { $cards } cards
 } or pass.
    .others = { $player } plays { $cards ->
        [one] the last card
       *[other] one of { $cards } cards
     } or passes.
ask-face = Turn up { $player }'s card for { $species }.
ask-look = { $player } looks at the card of the new species { $species }.
ask-deleterious = { $player }, keep { $trait } on { $species }? { $effect }
    .others = { $player } keeps { $trait } on { $species }, or makes a new species of it.
ask-food = Roll the food of this turn.
ask-parasites = Roll the parasites of this turn.
ask-shelters = Roll the shelters of this turn.
ask-feeding = { $player }, { $can }.
    .others = It is { $player }'s turn to feed.
can-take = take a token
can-attack = attack
can-graze = graze
can-pass = pass
either = { $first } or { $last }
comma = { $first }, { $last }
ask-grazing = { $player }, graze, or end your turn.
    .others = { $player } grazes, or ends the turn.
ask-prey = { $player }, choose the prey of { $hunter }.
    .others = { $player } chooses the prey of { $hunter }.
ask-ignoring = { $player }, which trait of { $prey } does { $hunter } ignore?
    .others = { $player } chooses a trait of { $prey } that { $hunter } ignores.
ask-mimicry = { $player }, { $prey } mimics another of your species: which one is attacked by { $hunter } instead?
    .others = Species { $prey } mimics another species: { $player } chooses which one { $hunter } attacks instead.
ask-anglerfish = { $player }, { $hunter } attacks { $prey }: reveal an anglerfish?
    .others = Species { $hunter } attacks { $prey }: { $player } may reveal an anglerfish.
ask-running = Roll whether { $prey } runs away.
ask-victim = { $player }, which animal of { $prey } does { $hunter } eat?
    .others = { $player } chooses the animal of { $prey } that { $hunter } eats.
ask-scavenger = { $player }, which of your scavengers eats what is left?
    .others = { $player } chooses which scavenger eats what is left.
ask-extinction = { $player }, which of your burdened animals dies of parasites?
    .others = { $player } chooses which burdened animal dies of parasites.

## Choices

do-species = Play a new species
do-trait = Play a trait on { $species }
do-populate = Add an animal to { $species }{ $price ->
    [0] {""}
   *[other] , and discard a card
 }
do-diverge = Split a new species off { $species }{ $price ->
    [0] {""}
   *[other] , and discard a card
 }
do-keep = Keep it
do-remove = Make a new species
do-feed = Feed { $animal }
do-shelter = { $eats ->
    [1] Feed { $animal } with a shelter
   *[0] Shelter for { $animal }
 }
do-infest = Parasite for { $owner }'s { $animal }
do-hunt = Attack with { $animal }
do-graze = Graze away { $count ->
    [one] one food
   *[other] { $count } food
 }
do-attack = Attack { $owner }'s { $species }
do-ignore = Ignore { $trait }
do-redirect = Turn the attack to { $species }
do-hide = Reveal nothing
do-reveal = Reveal the anglerfish { $species }
do-lose = Give up { $animal }
do-scavenge = Scavenge with { $animal }
do-pass = { $ends ->
    [1] End your turn
   *[0] Pass
 }
do-begin = { $player } begins
do-face = { $trait }
do-look = { $trait }
do-food = { $count } food
do-parasites = { $count ->
    [one] one parasite
   *[other] { $count } parasites
 }
do-shelters = { $count ->
    [one] one shelter
   *[other] { $count } shelters
 }
do-run = { $roll }: { $escapes ->
    [1] it escapes
   *[0] it is caught
 }

## What happened

event-shuffled = The main deck of { $cards } cards is shuffled.
event-dealt = { $player } { $count ->
    [one] is dealt { $cards } cards
   *[other] are dealt { $cards } cards each
 }.
event-first = { $player } is the first player.
event-drew = { $player } { $cause ->
    [nothing_left] has nothing left and is dealt
   *[survivors] draws
 } { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
event-turn = Turn { $turn } begins with { $player }; { $left ->
    [0] no cards are
    [one] one card is
   *[other] { $left } cards are
 } left in the main deck.
event-last-turn = It is the last turn.
event-budded = An animal buds from { $player }'s { $species }: { $animal }.
event-passed = { $player } passes and keeps { $kept ->
    [one] one card
   *[other] { $kept } cards
 }.
event-founded = { $player } plays a new species, { $species }.
event-looked = { $player } looks at the card of { $species }: { $trait }.
event-looked-hidden = { $player } looks at the card of { $species }.
event-declared = { $player } declares a trait for { $species }.
event-populated = { $player } adds an animal to { $species }: { $animal }.
event-diverged = { $player } splits a new species off { $parent }: { $species }, with the same traits.
event-paid = { $player } discards one more card for it, as { $species } is an extremophile.
event-developed = Development is over.
event-turned-up = { $player }'s card for { $species } is { $trait }.
event-gained = It goes to { $owner }'s { $species }.
event-slid = It slides to { $owner }'s { $species }.
event-kept = { $player } keeps { $trait } on { $species }.
event-removed = { $player } takes { $trait } off { $species }.
event-lost = { $owner }'s { $species } loses { $trait } by { $cause }.
event-left = { $owner }'s { $species } loses { $trait } by { $cause }; the card stays with those who share it.
event-laid = The card { $trait } becomes a new species of { $player }, { $species }.
event-closed = { $owner }'s anglerfish { $species } lies face down again, because of { $cause }.
event-replaced = { $owner }'s { $species } is no anglerfish any more: its card stays with those who share it, and { $cause } lies down as the animal.
event-red = The climate brings { $tokens } food.
event-black = The die for parasites shows { $rolled }: { $tokens ->
    [0] no parasite is
    [one] one parasite is
   *[other] { $tokens } parasites are
 } added.
event-green = There { $tokens ->
    [one] is one shelter
   *[other] are { $tokens } shelters
 }.
event-built = { $player }'s { $species } adds { $tokens } food.
event-fed = { $player } feeds { $animal }.
event-gnawed = { $player } feeds { $animal } with a shelter.
event-sheltered = { $player } gives a shelter to { $animal }.
event-infested = { $player } gives a parasite to { $owner }'s { $animal }.
event-grazed = { $player } grazes { $tokens ->
    [one] one food
   *[other] { $tokens } food
 } away.
event-skipped = { $player } passes.
event-finished = { $player } ends the turn.
event-born = A fed young is born to { $player }'s { $species }: { $animal }.
event-cleared = Feeding is over{ $count ->
    [0] {""}
    [one] ; { $tokens } goes back to the box
   *[other] ; { $tokens } go back to the box
 }.
event-hunted = { $player } attacks with { $animal }.
event-attacked = { $player } chooses { $owner }'s { $prey } as the prey.
event-ignored = { $player } ignores { $trait }, { $permission ->
    [anglerfish] as the anglerfish may
    [intellect] thanks to intellect
   *[defects] thanks to the prey's defects
 }.
event-waived = { $player } names no trait to ignore.
event-redirected = { $player } turns the attack from { $from } to { $to } by mimicry.
event-hid = { $player } reveals nothing.
event-revealed = { $player } reveals that { $species } is an { $cause }: the attack is stopped.
event-struck-back = { $player }'s anglerfish { $hunter } strikes back at { $owner }'s { $prey }.
event-held-back = { $player }'s anglerfish { $hunter } cannot strike back at { $owner }'s { $prey }. { $cause }
event-escaped = { $owner }'s { $species } rolls { $roll } and gets away: with { $cause }, { $least } or more saves it.
event-caught = { $owner }'s { $species } rolls { $roll } and is caught: only { $least } or more would save it.
event-eaten = { $player } loses { $animal } to { $owner }'s { $hunter }, which { $cause }.
killed = hunted it
killed-ignoring = ignored its { $ignored }
event-scavenged = { $player } lets { $animal } scavenge.
event-poisoned = { $player }'s { $animal } dies, because its prey was { $cause }.
event-burdened = No species bears more than { $parasites ->
    [one] one parasite
   *[other] { $parasites } parasites
 }.
event-succumbed = { $player } loses { $animal } to parasites: its species bears { $parasites ->
    [one] one
   *[other] { $parasites }
 }, and no other bears more.
event-starved = In { $player }'s { $species }, { $animal } { $count ->
    [one] starves
   *[other] starve
 }, { $cause }.
hungry = with { $food } of { $need } food
hungry-for = with { $food } of { $need } food, needed for { $traits }
event-extinct = { $player }'s { $species } { $cards ->
    [0] is extinct
    [one] is extinct, and one trait card is discarded
   *[other] is extinct, and { $cards } trait cards are discarded
 }: { $cause }.
died-eaten = its last animal was eaten
died-of-poison = its last animal ate poison
died-of-parasites = its last animal died of parasites
died-of-hunger = its last animals starved
event-scored = { $player } has { $animals } points for animals, { $traits } for traits and { $plus } for + numbers; { $discards ->
    [0] no cards lie
    [one] one card lies
   *[other] { $discards } cards lie
 } in the discard pile.
event-ended = { $reason }

## Captions

caption-cards = New cards
caption-poison = The poison works
caption-hunger = Extinction: the unfed animals starve
caption-extinction = Extinction: the survivors

## Lines that events share

line-drawing = Cards: { $drawing }.
draws = { $player } { $cards }
line-passing = { $player } pass.
line-mutation = { $outcome ->
    [declared] { $player } declares a trait.
    [slid] { $player } mutates { $species }: { $trait }, which slides to { $to }.
    [laid] { $player } mutates { $species }: { $trait }, which becomes a new species, { $to }.
    [lost] { $player } mutates { $species }: { $trait }, which takes { $lost } away.
    [removed] { $player } mutates { $species }: { $trait }, which is taken off again.
    [closed] { $player } mutates { $species }: { $trait }, which turns the anglerfish face down.
    [replaced] { $player } mutates { $species }: { $trait }, which replaces the anglerfish.
   *[turned] { $player } mutates { $species }: { $trait }.
 }
line-climate = The climate brings { $climate }.
brings-red = { $count ->
    [one] one food
   *[other] { $count } food
 }
brings-black = { $count ->
    [one] one parasite
   *[other] { $count } parasites
 }
brings-green = { $count ->
    [one] one shelter
   *[other] { $count } shelters
 }
line-feeding = { $player } { $player-count ->
    [one] feeds
   *[other] feed
 }: { $fed ->
    [one] one food
   *[other] { $fed } food
 }, { $sheltered ->
    [one] one shelter
   *[other] { $sheltered } shelters
 }, { $infested ->
    [one] one parasite
   *[other] { $infested } parasites
 }.
line-attack = An attack: { $count } decisions so far.
line-hunger = { $player } loses { $starved ->
    [0] no animal
    [one] one animal
   *[other] { $starved } animals
 } to hunger{ $extinct ->
    [0] .
    [one] , and one species is extinct.
   *[other] , and { $extinct } species are extinct.
 }

## Why it ended

ending-points = The last turn is over.
ending-discards = The last turn is over, and the best are equal in points.
ending-shared = The last turn is over, and the best are equal in points and in their discard piles.

won-points = { $player } { $count ->
    [one] wins
   *[other] win
 } with { $points ->
    [one] one point
   *[other] { $points } points
 } ({ $others }).
won-discards = { $player } { $count ->
    [one] wins
   *[other] win
 } with the larger discard pile: { $points ->
    [one] one card
   *[other] { $points } cards
 } ({ $others }).

## What a hint gains

gain-fed = more food for your animals
    .others = less food for { $player }'s animals
gain-infested = fewer parasites for your animals
    .others = more parasites for { $player }'s animals
gain-eaten = fewer of your animals are eaten
    .others = more of { $player }'s animals are eaten
gain-died = fewer of your animals starve or die of parasites or poison
    .others = more of { $player }'s animals starve or die of parasites or poison
gain-extinct = your { $where } does not die out
    .others = { $player }'s { $where } dies out
gain-born = you have more young
    .others = { $player } has fewer young
gain-drew = you draw more cards
    .others = { $player } draws fewer cards

## Why not

why-not-now = That is not what is asked now.
    .rule = Game turns
why-no-species = There is no species with that number on the table.
    .rule = Game turns, M32
why-no-animal = There is no animal with that number on the table.
    .rule = Game turns, M32
why-not-your-species = That species belongs to another player.
    .rule = Development, M5
why-not-alone = A trait can only be played on a species of one animal.
    .rule = Development 2, M6
why-population-limit = A species cannot grow beyond the number of species that you have.
    .rule = Development 3, M9
why-cannot-pay = A new animal of an extremophile costs one more card of your deck, and you have only one.
    .rule = EXTREMOPHILE, M10
why-no-divergence = This game is played without divergence.
    .rule = Divergence, M11
why-nothing-to-share = A species without traits cannot diverge: play a new species instead.
    .rule = Divergence, M11
why-no-token = There are not so many of these tokens on the table.
    .rule = Feeding
why-is-fed = That animal is fed, and a fed animal neither eats nor hunts.
    .rule = Feeding, M15
why-obligate-hunter = An obligate carnivore takes no food but what it kills.
    .rule = OBLIGATE CARNIVOROUS, M24
why-has-shelter = That animal has a shelter already.
    .rule = Green tokens, M13
why-own-animal = Parasites go to the animals of other players.
    .rule = Black tokens, M13
why-same-as-another = An animal of the same species before it is in the same state: name that one.
    .rule = M32
why-not-a-carnivore = Only carnivorous species attack.
    .rule = CARNIVOROUS, M16
why-has-attacked = That animal has attacked this turn already.
    .rule = CARNIVOROUS, M16
why-no-prey = There is no species that this carnivore can attack.
    .rule = CARNIVOROUS, M16
why-has-grazed = You have grazed in this turn already.
    .rule = GRAZING, M13
why-too-few-grazers = Each animal of your grazing species destroys one food at most.
    .rule = GRAZING, M26
why-nobody-eats = Nobody can take food any more, so there is nothing to graze away.
    .rule = GRAZING, M26
why-must-take = You cannot pass while there is a token that you can take.
    .rule = Feeding, M13
why-instinct = Nobody can take a token any more, so your hungry carnivores must attack.
    .rule = Instinct, M14
why-same-species = A carnivore does not attack its own species.
    .rule = CARNIVOROUS, M16
why-swimmers-only = A swimming carnivore hunts nothing but swimmers.
    .rule = SWIMMING, M17
why-all-sheltered = All animals of that species are in shelters.
    .rule = Green tokens, M17
why-too-heavy = That species is too heavy for this carnivore.
    .rule = HIGH BODY WEIGHT, M17
why-in-water = Swimmers can only be attacked by a swimming carnivore.
    .rule = SWIMMING, M17
why-in-burrows = Every animal there that is not in a shelter is fed and in its burrow.
    .rule = BURROWING, M17
why-in-the-air = Fliers can only be attacked by a species with fewer traits.
    .rule = FLIGHT, M33
why-in-a-herd = Herding animals outnumber the animals of all carnivorous species, and cannot be attacked.
    .rule = HERDING, M33
why-not-there = The prey does not have that trait.
    .rule = M18
why-not-ignorable = That trait has no bearing on the attack, or is ignored already.
    .rule = M18
why-still-protected = The prey would still be protected: ignore what protects it.
    .rule = M18
why-not-the-owners = Mimicry turns the attack to another species of the same player.
    .rule = MIMICRY, M19
why-same-prey = Mimicry turns the attack to another species.
    .rule = MIMICRY, M19
why-not-looked-at = Only a lone animal without traits whose card you have looked at can be revealed.
    .rule = ANGLERFISH, M30
why-not-an-anglerfish = That card is no anglerfish.
    .rule = ANGLERFISH, M30
why-not-the-prey = That animal is not of the species that was attacked.
    .rule = CARNIVOROUS, M21
why-out-of-reach = That animal is out of the carnivore's reach, in a shelter or a burrow.
    .rule = CARNIVOROUS, M17, M21
why-not-a-scavenger = Only scavengers feed on what a carnivore leaves.
    .rule = SCAVENGER, M23
why-no-parasite = The animal that dies of parasites must bear one.
    .rule = Extinction 1, M27
why-not-the-worst = Another species bears more parasites.
    .rule = Extinction 1, M27
why-no-seat = Nobody sits there.
    .rule = Setting up, M2
why-no-card-left = Every card with that face has been seen already.
    .rule = M1
why-not-on-the-dice = These dice do not give that total.
    .rule = Climate, M12
why-not-your-animal = That animal belongs to another player.
    .rule = Feeding, M13
why-not-your-anglerfish = You can only reveal an anglerfish of your own.
    .rule = ANGLERFISH, M30
why-not-your-scavenger = That animal belongs to another player, and it is your scavenger that eats.
    .rule = SCAVENGER, M23
why-not-your-loss = That animal belongs to another player: choose one of your own.
    .rule = Extinction 1, M27
why-no-grazers = You have no grazing species.
    .rule = GRAZING, M26

## The board in the terminal

board-over = the game is over
board-turn = turn { $turn }{ $last ->
    [1] {" (the last)"}
   *[0] {""}
 }: { $phase }
board-middle = { $player } first  main deck { $deck }
board-food = food { $count }
board-shelters = shelters { $count }
board-parasites = parasites { $count }
board-you = { $player } (you)
board-facts = deck { $deck } discards { $discards } animals { $animals } points { $points }{ $passed ->
    [1] {" passed"}
   *[0] {""}
 }
board-empty = no animals
board-need = { $species } needs { $need }
sign-food = food
sign-needed = needed
sign-shelter = shelter
sign-parasite = parasite
sign-attacked = attacked
sign-attacking = attacking
sign-looked = looked at

## In the lab

lab-role-order = turn order
lab-kind-trait = trait
lab-kind-face = face
lab-kind-look = look
lab-kind-run = run
lab-kind-gift = gift
lab-unit-cards = cards
lab-cards = { $amount } { $count ->
    [one] card
   *[other] cards
 }
lab-points = points
lab-discards = discard piles
lab-shared = shared win

## Positions

word-misplaced = { $word } does not belong in { $words }.
species-malformed = { $text } is not a species: write its traits, then x2 for two animals, then (fed, shelter) for what they bear.
species-too-many = There are never more than { $most } species.
animals-wrong = { $text } has a wrong number of animals.
row-numbers-wrong = { $words } should have a number for each of the { $number } players.
row-without-player = There is a row for { $player }, but { $number } players.
traits-too-many = { $text } has more traits than a species can bear.
species-unknown = There is no species { $name }: they go from s1 to s{ $most }.
deck-cards-missing = { $count } cards are missing: leave out deck, decks or discards, and it is filled up.
deck-cards-too-many = { $count } cards are too many: leave out deck, decks or discards, and it is filled up.
animal-mark-unknown = { $word } is not on an animal: use fed, food1, parasites2, { $names } or hungry.

## Positions that no game can come to

cards-too-many = There are more cards on the table and in the piles than in the boxes.
marks-in-feeding-only = { $name } bears what animals bear in feeding only: food, a shelter or an attack.
attacker-not-carnivorous = { $name } has attacked, but s{ $number } is not carnivorous.
beetle-with-shelter = { $name } is a hungry bark beetle, so it would have eaten its shelter.
parasites-too-early = There are no parasites before the climate of the first turn: write turn 2.
red-tokens-too-many = There are { $count } food on the table, and never more than { $most } now with { $number } players.
green-tokens-too-many = There are { $count } shelters, on the table and on animals, and never more than { $most } now with { $number } players.
share-without-divergence = { $name } shares a card, which comes from divergence only: write option divergence=on.
share-out-of-order = { $name } and { $other } share a card, but not those below it, so they did not diverge: use another number.
anglerfish-not-first = { $name } is a revealed anglerfish, so that is its first trait.
discards-looked-at = { $player } has looked at more discarded cards than there are in { $player }'s discard pile.
deck-not-empty = In the last turn the main deck is empty, but there are { $count } cards: write deck 0.
chosen-species-wrong = { $name } is no species of { $player } with one animal, so no card was played on it.
card-not-hidden = Nothing about { $name } is open: nobody looks at its card.
trait-not-first = Nothing about { $name } is open: only a first trait may be removed.
question-unanswerable = Nobody can answer the question { $question } in this position.

## Themes of puzzles

theme-hunt = Hunt
theme-escape = Escape
theme-extinction = Extinction
theme-famine = Famine
theme-feast = Feast
theme-parasites = Parasites
theme-brood = Brood
theme-cards = Cards
