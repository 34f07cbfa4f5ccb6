# A guided round of Random Mutations.

step-row = You are A. Your row has three species, A1 to A3, each a lizard with one animal below it. The circles on an animal are the food it needs, and it must find them every turn.
step-cards = You have a deck of seven cards, and nobody knows their faces, not even you. A card is an animal on its back and a trait on its face: say first what you play it as, then look.
step-trait = Let A1 mutate: tap A1, then choose the trait. Then the card is turned up, and A1 gets its trait if it can take it.
step-populate = High body weight: only heavy carnivores can attack A1 now, but it needs one food more. B has passed. Play your next card as one more animal of A3; a species of several animals takes no more traits.
step-pass = A card that you keep is not lost. Pass: development is over, and the climate is rolled.
step-climate = Six food, one shelter and two parasites lie on the table. In turn, each player takes one token or attacks. You must take one as long as you can.
step-hunt = Your A2 is carnivorous, and its animal A2a is hungry: a kill gives two food at once. Hunt with A2a.
step-prey = The lit species can be attacked. B's B3 swims, and only swimmers attack swimmers; B's B2 runs, and may get away by a die. B's B1 only grazes: attack B1.
step-feed = B's animal is gone, and A2a is fed. B took a token, and it is your turn again. Give food to A1a, the animal of A1: tap the heap of food, then the animal.
step-heavy = It is heavy, so one food is not enough: give A1a another.
step-parasite = B has put a parasite on one of your animals. At the end of the turn, every player who owns a species with the most parasites loses one animal that has some. Do the same: a parasite for B's B2a.
step-last = The two animals of your A3 are still hungry, and hungry animals die at the end. Feed A3a; the rest goes to A3b by itself.
step-end = Parasites took one animal from you and one from B; everybody else was fed. You have drawn a card for each living animal and two more. At the end of the game, living animals and their traits are your points.
