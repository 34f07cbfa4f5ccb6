## The words of a game in one file that says nothing else

derived-not-now = That is not what is asked.
derived-asked = { $player }, it is your turn.
derived-others = { $player } is asked.
derived-chance = Chance decides.
derived-won = The game is won.
derived-shared = All have won.
derived-ended = The game is over.
derived-wins = { $player } wins.
derived-score = score
derived-told = { $player }: { $does }.
derived-hidden = { $player }: something hidden.
derived-rolled = { $does }.
derived-head = Turn { $turn }, { $player } plays

derived-red = red
derived-blue = blue
derived-green = green
derived-yellow = yellow
derived-pink = pink
derived-orange = orange
derived-teal = teal
derived-white = white
