# A guided round of Tough Luck, Dodo.

step-creatures = You are white. A bird's plinth counts its blocks: yours in e1 has a red and a yellow one. Each turn it must eat a square of the environment for each block, all of them or none.
step-squares = The squares of an environment stand at its top right. In e1 are two red, two yellow and one green. Orange's bird there has four blocks and eats before yours, because it has more: too little would be left for you.
step-advantage = A Competitive Advantage changes that: the creature that has it eats first. Tap the first token on your desk, then your bird in e1, w1. Each token can be used once in a game.
step-migrate = Now creatures may move, one edge at a time. Your bird in e5, w4, needs three red squares, a yellow and a green one: exactly what e4 has. Tap w4, then e4.
step-rounds = There are three such rounds, and each of your creatures moves once at most. Stay where you are: pass. You and orange pass in the third round, too.
step-tie = Your w1 has eaten, orange's o1 has starved. In e2 you have two creatures with as many blocks, and food for one of them: choose which. A creature that is not choosy finds food more easily: feed w3.
step-capture = Your w4 ate e4 empty, all alone: the environment is yours for the rest of the game. The game ends when a player has two of them after a turn's meal.
step-children = Now every creature that has eaten has a child, except captors. The child is like its parent, with one more block, which the die decides. Children eat before their parents. Press Next, and the dice roll.
step-active = A new turn; orange is the active player now, so orange acts first and wins ties. Orange passes.
step-famine = Orange's two birds in e6 eat nothing but green. Famine covers two squares for one turn: tap the token, then e6, and cover two green ones. Only one is left, and both will starve, unless they move.
step-end = That is all there is: tokens, moves, a meal, children. Your creatures need more with every generation: look for a place that has exactly that.
