# What all games say.

list = { $first } and { $last }

over = The game is over.
    .rule = Ending the game
undo-nothing = There is nothing of yours to take back.
undo-other = Another player has acted since: what you did cannot be taken back without consent.
undo-chance = Dice or cards have decided something since: that cannot be taken back without consent.
undo-secret = A secret was revealed by it: that cannot be taken back without consent.
event-undone = { $player } takes back { $count ->
    [one] the last decision
   *[other] the last { $count } decisions and rolls
 }.
chance = Chance

score = { $player } { $points }
won = { $player } { $count ->
    [one] wins
   *[other] win
 } by { $key }: { $scores }.
won-shared = { $player } are equal in all that counts and share the win.
