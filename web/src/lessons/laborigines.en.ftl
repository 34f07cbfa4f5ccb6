# A guided round of Laborigines.

step-ring = You are red, on t1. Twenty tiles lie in a ring, each with something on its other side. Once a player has seen it, a turned-up corner shows it, as on t4.
step-energy = Your tokens are your energy: twenty red ones and a blue one. Most tiles cost some. A player without tokens is out, and the last one left wins.
step-assign = You have rolled a 2 and a 5. One die moves you, the other one Moa, the beast on t12: meeting it costs two tokens, or the flag. Take the 2 for yourself.
step-direction = Moa has gone on by 5. Now you: land on another player, and you take their flag or else two tokens, and move as far again. Blue and green stand in your way: go clockwise.
step-met = You took two tokens from blue and the disease with them, then the flag from green, who has the disease now. You stopped on t7: it was turned over, and the other side acts, a small explosion.
step-flag = It costs four tokens, but the player with the flag spends nothing. Now it is blue's turn: blue rolls 2 and 4, and takes the 4. Press Next.
step-manipulate = For three tokens of blue's colour you may say where blue goes, and you have three. Moa waits on one side: send blue counterclockwise.
step-spent = Blue met Moa, two tokens, and stopped on a huge explosion, t15, eight tokens. Every second one stays on the tile for the next player who stops there. Now green rolls a 1: a 1 gives you the flag. Press Next.
step-again = Green has the flag now. You have rolled 3 and 5: take the 3 for yourself.
step-danger = Clockwise you would stop on t10: danger, and below it lies the other huge explosion. The other way is t4, radiation, but its corner shows green, which costs nothing: go counterclockwise.
step-colours = You owe four tokens for a small explosion. You choose their colours. If blue goes out, all blue tokens leave the game: spend blue first.
step-harm = Hatched tiles harm you. t1: you fall ill, and the card in the middle says what that costs. t2: give three tokens to the poorest. t6: spend one for each green tile that is up. t14: spend four; t15: eight.
step-marks = Lightning, t11: take a marker for the rest of the game, then every player spends a token for each marker. Acid, t13: on your next move you spend one for each tile that you leave.
step-help = Dotted tiles help: t20 is the flag, t17 takes a token from every player without the flag. Plain green ones cost nothing: t19, the footprint, moves you on as far again; t10 only warns of what lies below.
step-last = Green is out, and blue has two tokens left. You go by 3, and blue stands three tiles away: go clockwise and take them.
step-end = Blue is out, and you are the last one left: you win. Remember what lies below the tiles, keep the flag, and let the others walk into what you have seen.
