# A guided round of Laborigines.

step-ring = You are red, on t1. Twenty tiles lie in a ring, each with something on its other side. The turned-up corner of a tile shows what that is, once a player has seen it.
step-energy = Your tokens are your energy: twenty red ones and a blue one. Most tiles cost some. A player without tokens is out, and the last one left wins.
step-assign = You have rolled a 2 and a 5. One die moves you, the other one Moa, the beast on t12, which costs two tokens to meet. Take the 2 for yourself.
step-direction = Moa has gone on by 5. Now your way: blue stands two tiles on, clockwise, and green two tiles further. A player who lands on another takes tokens from them and moves on by as much again. Go clockwise.
step-met = You took two tokens from blue and the disease with them, then the flag from green, who has the disease now. On t7 you stopped, and the tile was turned over: a small explosion.
step-flag = It would cost you four tokens, but the player with the flag spends nothing. It is blue's turn: blue rolls 2 and 4, and takes the 4.
step-manipulate = You have three blue tokens, so you may say where blue goes. Moa waits on one side: send blue counterclockwise.
step-spent = Blue met Moa, then a huge explosion: ten tokens. Every second one stays on the tile for the next player who stops there. Now green plays: a rolled 1 gives green the flag. Then you roll 3 and 5.
step-again = Your turn again, without the flag. Take the 3 for yourself.
step-danger = Three tiles on, clockwise, is danger, with a huge explosion under it. The other way is radiation, but the tile on which you stop is turned over, and its corner shows green: go counterclockwise.
step-end = A green tile: nothing happens. Remember what lies below, keep the flag when you can, and let the others run into what you have seen.
