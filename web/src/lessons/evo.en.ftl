# A guided round of Evo.

lesson-island = You are red, with two dinosaurs on the island. Your species has a horn and two feet, an egg, a fur and a parasol. Twelve points are your money, and in the end they decide.
lesson-climate = The dial says what each zone is like today. Plains are ideal, beaches hot, hills cold, and the mountains deadly. In the cold as many dinosaurs survive as you have furs, in the heat as many as you have parasols.
lesson-attack = You have two steps. Your dinosaur on e4 must leave the mountains. West of it, on the hills, stands one of yellow's, without a horn: attack it. Tap e4, then e3.
lesson-move = You needed 1 to 4 and rolled a 3. Now two of yours stand on hills, and you have one fur: take the one on d4 to the beach, c3, where your parasol helps.
lesson-hatch = The others stay. Each egg gives a baby, next to an adult. Put yours where it is ideal: on the plain e2.
lesson-survival = All your dinosaurs have survived: one by a fur, one by a parasol, one on the plain. Each survivor gives you a point.
lesson-meteor = The meteor has come one space closer. From the tenth space on it may strike, and then the game is over. Now genes are drawn from the bag, one for each player.
lesson-genes = An egg, a horn and a fur. You bid on one of them. A player who is outbid bids again at once. In the end every player has a row.
lesson-bid = One more egg is worth a point or more in every round to come. Bid 2 on the egg, in the first row.
lesson-outbid = Yellow bids 3. You could go higher; but the fur on the third row is free, and colder days will come. Bid 0 on the third row.
lesson-end = You pay your bid and have one more fur. A new round begins: initiative, climate, and so on, until the meteor strikes.
