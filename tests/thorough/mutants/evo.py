"""Evo: rules broken on purpose."""

from __future__ import annotations

from .mutant import Mutant

MUTANTS = (
    Mutant("COUNTERS", 'Counter("fur", 8, 1)', 'Counter("fur", 8, 0)', "Introduction, species | every species has"),
    Mutant("put_on_starts", "(first + seat)", "(first - seat)", "Setup, start | one dinosaur of each player"),
    Mutant(
        "claim", "species.genes[Gene.TAIL]) * 16", "species.genes[Gene.TAIL])", "Initiative | longer tails act earlier"
    ),
    Mutant(
        "choose_climate_card", "s.table[i].seat == seat and ", "", "E4, climate | the first player's first climate card"
    ),
    Mutant("count_feet", "EXTRA_FEET * species", "species", "Stampede | two feet more"),
    Mutant("move_refusal", "Reason.TOO_FEW_HORNS", "Reason.LEGAL", "Combat, table | by the difference of horns"),
    Mutant("defending_horns", "EXTRA_HORNS * species", "species", "Big Brother | two horns more"),
    Mutant("count_eggs", " + species.effects", " - species.effects", "Brood | an egg more"),
    Mutant("breed", "s.homeless != 0 and nests > 0", "False", "E11 | a species without dinosaurs"),
    Mutant("lose_all", " and zone_of(s, space) == zone", "", "E12 | deadly zones for all"),
    Mutant("count_opposing", " if other != seat", "", "Ice Cold, Scorcher | a fur or a parasol less"),
    Mutant(
        "roll_meteor",
        "face + 1 <= METEOR[s.meteor]",
        "face <= METEOR[s.meteor]",
        "Meteor, faces | it strikes if the die",
    ),
    Mutant("place_bid", "s.lost_row = 0", "pass", "E15 | genes, offers, bids"),
    Mutant("discount", "species.genes[Gene.MUTANT] + ", "", "Genes, mutant | each makes later genes"),
    Mutant("score", "* 16", "* 1", "Game End, winner | most points"),
)
