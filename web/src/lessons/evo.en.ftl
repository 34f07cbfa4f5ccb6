# A guided round of Evo.

step-island = You are red. You have two dinosaurs, on d4 and e4, and twelve points. Each dinosaur that survives a round earns you a point. Points buy genes, and in the end the most points win.
step-initiative = A round begins with initiative. Your genes stand beside your colour. The player with the most tails acts first, and you have the only one. Green and yellow have none: green has fewer dinosaurs, so green is next.
step-climate = Now the climate. A die is rolled: with a 1 the marker goes one step back on the ring, with a 2 it stays, with 3 to 6 it goes one step on. Press Next to roll.
step-zones = A 3: today plains are ideal, beaches hot, hills cold and mountains deadly. In the cold you keep one dinosaur for each fur, in the heat one for each parasol. You have one of each.
step-attack = Movement: each foot is a step, and you have two. The dinosaur on e4 must leave the mountains. Attack yellow's on e3: you have one horn more, so a roll of 1 to 4 wins.
step-move = You rolled a 3 and won: yellow's dinosaur is gone. Now two of yours are in the cold, and you have one fur. Take the one on d4 to the beach on c3, where your parasol helps.
step-hatch = Births: each egg gives you a baby, on an empty space next to one of your dinosaurs. Put yours on e2, which is ideal.
step-survival = Survival: a fur, a parasol and the plain saved all three, so you got three points. Then the meteor came one space closer. Press Next: a gene is drawn for each player.
step-genes = Evolution: you bid for these genes, and each player gets one. An egg is one more baby each round. A card gene is an event card. After a mutant gene, every later gene costs you a point less.
step-bid = You bid first. In the end each player pays the own bid in points. Bid 2 on the egg, in row 1.
step-outbid = Green bids 3. A player who is outbid bids again at once: more on the same row, or on another one. The card gene is still free: bid 0 on row 2.
step-card = It is round 4, and you hold two event cards. From round 3 on you may play cards when their phase begins. Stampede belongs to movement and gives you two feet more: tap it.
step-pass = You can still take it back, or play another card of this phase. Pass, and Stampede takes effect.
step-feet = Four steps instead of two, in this round only. Neoprene stays in your hand: it gives you two furs more, and you can play it when survival begins.
step-strike = The meteor is on space 10. From here on a die is rolled every round: on 10 it strikes with a 1, on each further space with one number more. Press Next to roll.
step-end = A 1: the meteor strikes, and the game is over at once. You have the most points and win.
