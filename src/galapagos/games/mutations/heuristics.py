"""What a bot may know beyond the rules: which animals will live, and what they, their traits and the cards in a deck are worth.

Chances are in 256ths, worths in hundredths of a point.
"""

from __future__ import annotations

from galapagos.engine.game import Thinking

from .actions import FOUND, PASS, SpeciesId
from .data import FOOD_DICE, MORE_FOOD, PLUS, Trait
from .species import all_parasites, food, has, herd_of, is_carnivorous, is_fed, is_marked, kind_of
from .state import Mark, Phase, Species, State, all_seats, all_species, animal_count, animals_of, row_of

SURE = 256
POINT = 100
ANIMAL = 200
DRAW = 150                  # a card for each survivor
CARD = 150                  # in a deck
FACE = 110                  # a trait that is about to be turned up
HUNT = 170                  # chance that an attack feeds the hunter
PREY = 150                  # what an attack costs its target
PARASITE = 9
DOOMED = 190                # the most burdened species
SHELTER = 12
SHELTER_FROM_HUNTERS = 40
HUNGRY_HUNTER = 60          # chance that a carnivore will find its food

THINKING = Thinking(temperature=200, doubt=1000, depth=1, samples=3, exploration=500, iterations=400)


def value(s: State, seat: int) -> int:
    """Own prospects, less those of the others."""
    worst = 0
    for k in all_species(s):
        worst = max(worst, all_parasites(s, k))
    hunters = sum(s.species[k].animals for k in all_species(s) if is_carnivorous(s.species[k]))
    return sum((s.seats - 1 if other == seat else -1) * worth(s, other, worst, hunters) for other in all_seats(s))


def pace(s: State) -> int:
    return s.turn


def worth(s: State, seat: int, worst: int, hunters: int) -> int:
    """All that a player has."""
    is_over = s.final != 0 and s.ending != 0
    total = 0 if s.final != 0 else CARD * s.players[seat].deck
    if s.phase == Phase.FACE and s.mover == seat:
        total += FACE
    share = SURE if is_over else food_share(s, seat)
    for k in row_of(s, seat):
        total += species_worth(s, k, share, hunters)
        burden = all_parasites(s, k)
        if burden > 0 and not is_over:
            total -= PARASITE * burden + (DOOMED if burden == worst else 0)
    if Phase.IGNORING <= s.phase <= Phase.VICTIM and s.species[s.attack.prey].owner == seat:
        total -= loss(s, s.species[s.attack.prey])
    return total


def food_share(s: State, seat: int) -> int:
    """How likely a hungry animal of the player finds its food, by what there is for everybody."""
    need = sum(kind_of(s, a).need - food(s.animals[a]) for a in animals_of(s, seat) if not has(kind_of(s, a), Trait.OBLIGATE_CARNIVOROUS))
    if need == 0:
        return SURE
    tokens = 2 * s.red
    if s.phase < Phase.SHELTERS:
        tokens = 7 * FOOD_DICE[s.seats] + 2 * MORE_FOOD[s.seats]
    return min(SURE, SURE * tokens // (2 * s.seats * need))


def species_worth(s: State, k: SpeciesId, share: int, hunters: int) -> int:
    """Each animal by its chance to live; the traits by that of the luckiest."""
    species = s.species[k]
    shelter = SHELTER_FROM_HUNTERS if hunters > 0 else SHELTER
    total, best = 0, 0
    for a in herd_of(s, k):
        chance = survival(s, species, s.animals[a], share)
        best = max(best, chance)
        total += chance * (ANIMAL if s.final != 0 else ANIMAL + DRAW)
        if is_marked(s.animals[a], Mark.SHELTER):
            total += shelter * SURE
    traits = 0
    for place in range(species.count):
        traits += POINT * (1 + PLUS[species.order[place]])
        if species.share[place] != 0:
            traits -= POINT * (1 + PLUS[species.order[place]]) // 2
    return (total + best * traits) // SURE


def survival(s: State, species: Species, animal: int, share: int) -> int:
    if s.ending != 0 or is_fed(species, animal):
        return SURE
    if is_marked(animal, Mark.HUNTING):
        poisoned = Phase.IGNORING <= s.phase <= Phase.VICTIM and has(s.species[s.attack.prey], Trait.POISONOUS)
        poisoned = poisoned and s.attack.ignored >> Trait.POISONOUS & 1 == 0
        return 0 if poisoned else HUNT // 2 if s.phase == Phase.RUNNING else HUNT
    chance = 0
    if not has(species, Trait.OBLIGATE_CARNIVOROUS):
        chance = share * (2 + food(animal)) // (2 + species.need)
    if is_carnivorous(species) and not is_marked(animal, Mark.TURNED):
        chance = max(chance, HUNGRY_HUNTER)
    return chance


def loss(s: State, prey: Species) -> int:
    """What an attack on a species costs its owner; the last animal takes the traits with it."""
    cost = PREY
    if prey.animals == 1:
        for place in range(prey.count):
            cost += POINT * (1 + PLUS[prey.order[place]]) // 2
    return cost // 2 if s.phase == Phase.RUNNING else cost


# --- a plan that people try


KEPT = 3                    # animals that a hoarder keeps until the last turn


def hoard(s: State) -> int:
    """Few animals and a deck that grows, until all of it goes on the table in the last turn. -1 where a greedy player decides."""
    if s.phase != Phase.DEVELOPMENT or s.final != 0:
        return -1
    return FOUND.start if animal_count(s, s.actor) < KEPT else PASS.start


PLANS = {"hoarder": hoard}
