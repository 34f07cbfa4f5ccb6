# What the page says about Random Mutations, in English.

page-just-came = new
page-before = Before the first turn
page-over = The game is over
page-phase-development = development
page-phase-climate = climate
page-phase-feeding = feeding
page-phase-extinction = extinction
page-heap-food = food
page-heap-shelter = { $count ->
    [one] shelter
   *[other] shelters
 }
page-heap-parasite = { $count ->
    [one] parasite
   *[other] parasites
 }
page-on-table-food = { $count } food on the table
page-on-table-shelter = { $count ->
    [one] 1 shelter
   *[other] { $count } shelters
 } on the table
page-on-table-parasite = { $count ->
    [one] 1 parasite
   *[other] { $count } parasites
 } on the table
page-cards = { $deck } in the deck, { $discard } discarded
page-garden = Species of { $player }
page-deck = main deck
page-unseen = unseen
page-first = first
page-next = next
page-last-turn = the last turn
page-do-trait = Play a trait
page-do-populate = Add an animal{ $price ->
    [0] {""}
   *[other] , and discard a card
 }
page-do-diverge = Split a new species off{ $price ->
    [0] {""}
   *[other] , and discard a card
 }
page-hunt = Hunt
page-hunt-with = Hunt with { $animal } of { $species }
page-looked = Its owner has looked at the card
page-worst = No species bears more parasites
page-prey = It is attacked
page-hunter = It attacks
page-attack = { $hunter } attacks { $prey }
page-attack-begins = { $hunter } attacks
page-ignored = ignoring { $traits }
page-may-ignore-defects = may ignore a trait: defects of the prey
page-may-ignore-anglerfish = may ignore a trait: anglerfish
page-may-ignore-intellect = may ignore a trait: intellect
page-ran = rolled { $roll }
page-your-deck = deck
page-passed = Has passed
page-scavenges = Has a hungry scavenger
page-cards-label = { $deck } in the deck, { $discard } discarded: cards of { $player }
page-points-for = { $animals } for animals, { $traits } for traits, { $plus } for + numbers
page-trait-label = { $trait }{ $plus ->
    [0] {""}
   *[other] {" "}+{ $plus }
 } of { $species }
page-shared-label = one card with { $species }
page-species-label = { $player }'s { $species }, { $animals ->
    [one] one animal
   *[other] { $animals } animals
 }, { $need } food each
page-animal-label = { $player }'s { $animal }

page-then-several = { $thing }: what will you do?
page-then-trait = { page-then-several }
page-then-populate = { page-then-several }
page-then-diverge = { page-then-several }
page-then-feed = Which animal eats?
page-then-shelter = Which animal gets the shelter?
page-then-infest = Which animal gets the parasite?
page-do-feed = Feed it
page-do-shelter = Give it a shelter
page-do-infest = Put a parasite on it
page-do-hunt = Attack with it

look-yes = yes
look-no = no
look-of = { $count } of { $all }
look-species = species of { $player }
look-species-sentence = Each of its animals is fed by { $need } food.
look-species-hunts = Each of its animals is fed by { $need } food, and may attack while it is hungry.
look-need = Food that an animal needs
look-animals = Animals, and how far it can be populated
look-parasites = Parasites
look-worst = { $count }, none bears more
look-face = The card it began with
look-face-secret = known to its owner
look-revealed = An anglerfish, revealed
look-redirected = Has turned this attack away
look-animal = animal of { $player }'s { $species }
look-animal-fed = It is fed: it lives on, takes no more food and does not hunt.
look-animal-hungry = It is hungry: without { $food } more food it starves when the turn ends.
look-animal-hunts = Its attack is going on.
look-food = Food
look-blue = Of these, from traits (blue)
look-state = This turn
look-trait = trait of { $species }
look-trait-harmful = deleterious trait of { $species }
look-bearers = Species that have it
look-unseen = Cards unseen
look-plus = More food, and more points
look-shared = One card, shared with
look-tokens = tokens
look-heap-food = It feeds one of your hungry animals.
look-heap-shelter = It protects one of your animals from carnivores for this turn.
look-heap-parasite = It goes to an animal of another player, and stays. The most burdened species lose an animal.
look-on-table = On the table
look-rolled = Last roll
look-grazed = Grazed in this turn of feeding
look-box = Left in the box
look-cards = cards
look-deck = Who has survivors draws from here. The turn that begins without it is the last.
look-deck-last = It is empty: this turn is the last.
look-left = Cards left
look-unseen-of = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
look-unseen-sentence = Faces that you have never seen: they lie in decks, in discard piles, and on the table as animals.
look-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
look-cards-sentence = Two points for an animal, one for a trait, and the + numbers. The larger discard pile decides between equals.
look-deck-of = Cards in the deck
look-discards = Discarded
look-kinds = Species
look-animals-all = Animals
look-points-animals = Points for animals
look-points-traits = Points for traits
look-points-plus = Points for + numbers
look-known = Discarded, and known to you alone
look-forgotten = Discarded after a look

# What bots are up to in this game.

page-about-level1 = Playful. Plays every card it can use at once, and takes the first nice thing it sees.
page-about-level2 = Cheerful. Plays its cards early and keeps one back. Overlooks a lot.
page-about-level3 = Steady. Plays its cards turn by turn and keeps two back. Sees about half of the good moves.
page-about-level4 = Patient. Plays its cards turn by turn and keeps three back. Overlooks little.
page-about-level5 = Calm. Often keeps its cards for the last turn. Overlooks nothing; you will learn.
