# A guided round of Random Mutations.

step-aim = You are A. Your row has three species, A1 to A3: each is a lizard with one animal below it. In the end a living animal is worth two points, and each trait of a living species at least one. The most points win.
step-cards = You have a deck of seven cards. Each is an animal on its back and a trait on its face. You play it as a trait, as one more animal or as a new species, and say so before anybody sees the face.
step-trait = First a trait: tap A1, then press Play a trait. The card is turned up, and A1 gets it. If A1 could not have that trait, it would go to the next species on the right that can.
step-animal = High body weight: only carnivores of high body weight can attack A1, but it needs one food more. Next an animal: tap A3, then press Add an animal. A species of several animals takes no more traits.
step-species = B keeps all cards. Your next card is a new species, at the right end of your row. A harmful trait may become one too, if it is the first of its species. No species can have more animals than you have species.
step-pass = You now have five animals, and each must be fed. Cards that you keep can be played later: pass. Development is over then, and the climate is rolled.
step-climate = Feeding: six food, one shelter and two parasites are on the table. In turn each player takes one token or attacks, and you must take one while you can. The circles on an animal are the food it needs.
step-hunt = A2 is a carnivore, and its animal is hungry. A kill gives it two food at once. Hunt with it: tap the red jaws.
step-prey = B3 swims: only swimmers can attack it. B2 runs: it gets away with a roll of 4, 5 or 6. B1 only grazes: attack B1.
step-feed = That was its last animal, so the species is gone, and A2 is fed. B took one food, and it is your turn again: tap the food, then the animal of A1.
step-heavy = A1 is heavy, so one food is not enough: give it another one.
step-parasite = B gave A3 a parasite. After feeding, every player who owns a species with the most parasites loses an animal that has one. Then B shall lose one, too: tap the parasites, then the animal of B2.
step-hungry = B took the shelter: a sheltered animal cannot be eaten this turn. Two food are left for three hungry animals. The one with the parasite will die in any case: feed the other animal of A3.
step-last = The last food is for A4. Now feeding is over: parasites take their animals, and animals that are still hungry die.
step-end = You lost an animal, and B a whole species. You drew a card for each living animal and two more: six. A turn that begins with an empty main deck is the last one. Point at a trait, or hold a finger on it, to learn what it does.
