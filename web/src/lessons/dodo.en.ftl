# A guided round of Tough Luck, Dodo.

step-aim = You are white. Your creatures are birds that must eat in every turn. If one of them eats an environment empty, all alone, it captures it. Once a player has two captures, the game is over.
step-place = Before the first turn each player places three creatures: a red, a yellow and a green one. The squares in a corner of an environment are its food. Tap your red creature, then e4, which has the most red.
step-blocks = The base of a creature shows its blocks: your w1 has a red and a yellow one. In every turn it eats a square of its environment for each block. If a single one is missing, it starves.
step-order = More blocks eat first; among equals, the active player's creature. A crown marks that player: now it is you. In e1 stands o1, too, and its four blocks leave too little for w1.
step-advantage = A turn begins with tokens. You have three, may play one each turn, and each only once in the game. A creature with a Competitive Advantage eats before all others: tap that token, then w1.
step-migrate = Then creatures migrate, over one edge each. Your w4 needs three red squares, a yellow and a green one: exactly what e4 has. Tap w4, then e4.
step-rounds = There are three such rounds, and each of your creatures may move once. The others are well where they are: pass. Then all pass, and consumption begins.
step-tie = Your w1 has eaten, and o1 has starved. In e2 your w2 and w3 are equals, and there is food for one of them: you choose which. Two colours are easier to find than one: feed w3.
step-capture = Alone in e4, your w4 ate all of it: the environment is yours for the rest of the game. A captor stays there, and does not eat or have children any more.
step-children = Now reproduction: each creature that has eaten has a child, with the same blocks and one more. The die decides its colour. Press Next to roll.
step-active = You have two children, w5 and w6. A new turn begins, and the crown goes to orange: orange acts first, and eats first among equals. Orange plays no token. Press Next.
step-famine = In e6, o2 and o4 eat nothing but green. Famine covers two squares for this turn: tap the token, then e6, and cover two green ones. Both starve there, unless they move away.
step-relocation = Orange is active: in e3, o1 has as many blocks as w2 and would eat first. Relocation takes any creature to any other environment that is not captured. Tap the token, o1, and then e5.
step-end = Everybody stayed, and your w2 ate e3 empty: your second capture, so the game is over. The most captures win; if they are equal, the most creatures on the board.
