# What the page says about Laborigines, in English.

page-over = The game is over
page-turn = Turn { $turn }
page-before = Before the first turn
page-phase-dice = dice
page-phase-disease = disease
page-phase-movement = movement
page-phase-trap = trap
page-energy = energy
page-for-both = for both
page-team = { $colour } team
page-energy-of = energy { $count }
page-out = out of energy
page-nature-yellow = harms
page-nature-green = neutral
page-nature-white = helps
page-unseen = underside not seen yet
page-remember = undersides are yours to remember
page-other-tile = It moves { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 } at a time, clockwise or counterclockwise.
    .rule = Phase 3
page-meets = meets { $piece }
page-turns = turns to { $face }
page-turns-unknown = turns to ?
page-die = a { $number }
page-roll = { $piece }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }
page-no-disease = No disease yet
page-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
 }
page-flag-of = { $piece } has the flag
page-flag-free = nobody has the flag
page-flag-gone = the flag has left the game
page-gone = Out of the game
page-debt-onto = { $piece } spends { $count }: the next onto { $tile }
page-debt-out = { $piece } spends { $count }: the next out of the game
page-debt-to = { $piece } gives { $count } to { $player }
page-bears-flag = flag
page-bears-disease = ill
page-bears-acid = acid
page-bears-lightning = { $count ->
    [one] 1 lightning marker
   *[other] { $count } lightning markers
 }
page-tile-label = { $tile }, { $face }, below: { $below }
page-tile-between = between { $before } and { $after }
page-moa-label = Moa, { $tile }

page-then-send = { $thing }: which die?

look-tile = { $tile }, { $nature }
look-below = Underside
look-below-is = Below, { $face }:
look-unseen = not seen yet
look-remember = yours to remember
look-followed = followed already
look-this-move = In this move
look-way = It is reached
look-radiating = Tiles that radiate now
look-here = Here
look-tokens = Tokens on it
look-laborigine = laborigine
look-laborigine-sentence = Where it stops it takes the tokens from the tile, turns the tile over and suffers what comes up. Without energy it is out.
look-place = Where it is
look-off = not in the ring
look-bears = Carries
look-energy = energy
look-energy-left = Energy
look-of-these = of these { $colour }
look-lying = On tiles
look-tokens-title = { $colour } tokens
look-tokens-sentence = Of the tokens that you spend, the first goes onto your tile, the second out of the game, and so on. Without a token you are out.
look-die = die
look-die-sentence = One die moves the laborigine, the other one Moa. A 1 on either gives the flag.
look-die-twins = One die for each twin. On a 1, one of them takes the flag.
look-distance = Tiles at a time
look-moa = beast
look-moa-sentence = It goes clockwise by its die. Whoever meets it loses the flag, or else spends 2 tokens.
look-disease = disease card
look-ill = Who is ill
look-nobody = nobody
look-pile = In the pile
look-pile-of = { $count } of { $all }
look-drawn = drawn
look-flag = there is one
look-flag-sentence = It protects its bearer from spending and giving. A rolled 1, an encounter or the flag tile gives it; with the first one out it leaves the game.
look-box-sentence = Every second token that is spent, what manipulation costs, and the colours of those who are out.
