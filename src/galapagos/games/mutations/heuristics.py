"""What a bot may know beyond the rules: who will eat, what they will live to score, and what a card is good for that is
not played yet.

Chances are in 256ths, worths in hundredths of a point. Until the last turn cards are worth more in a deck than on the
table: what lies there starves or is eaten, and an animal earns one card a turn. In the last turn they are points, as
traits of whoever will be fed.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from galapagos.engine.game import Thinking

from .actions import FOUND, PASS, SpeciesId
from .data import ANIMAL_POINTS, DRAW_EXTRA, FOOD_DICE, MORE_FOOD, Trait
from .rules.protection import has_animal_in_reach, number_of
from .species import all_parasites, food, has, herd_of, is_carnivorous, is_fed, is_marked, kind_of, parasites
from .state import Mark, Phase, Species, State, all_seats, all_species, animal_count, animals_of, row_of
from .weights import DOUBT, WEIGHTS


class Term(IntEnum):
    """What `value` counts, own less the others': the columns of WEIGHTS."""

    CARD = 0  # in a deck, before the last turn
    ROOM = 1  # of these, what can still become animals that find food in this turn
    FED = 2  # animals that will be fed
    TRAIT = 3  # their traits, and + numbers
    LONE = 4  # species of one animal, which take traits
    EXPOSED = 5  # points that others' hunters may reach
    POINT = 6  # in the last turn: to be expected of what is on the table or will be,
    LAST_LONE = 7  # species that take traits while there are cards,
    LAST_EXPOSED = 8  # and points in reach of hunters
    PARASITE = 9
    BURDEN = 10  # having the most burdened species while animals are fed
    SHELTER = 11
    FIRST = 12  # being the first player


class Prospects(NamedTuple):
    """Of a player's animals, in 256ths: how many will be fed, points of the traits that they keep alive, points in
    reach of hunters; and half tokens that are left."""

    fed: int
    traits: int
    exposed: int
    rest: int


SURE = 256
FACE = 320  # points of a trait that is about to be turned up, in 256ths,
UNPLAYED = 200  # and of a card that may still be one
HUNT = 170  # chance that an attack feeds the hunter,
HUNGRY_HUNTER = 80  # that one will be made that does,
STRUCK = 200  # and that an attack costs its target an animal
# each halves the danger
EVASIVE = 1 << Trait.POISONOUS | 1 << Trait.MIMICRY | 1 << Trait.BURROWING | 1 << Trait.RUNNING

THINKING = Thinking(temperature=40, doubt=DOUBT, depth=1, samples=2, exploration=500, iterations=1600, sense=15)


def weigh(left: int, term: int) -> int:
    """By the turns that are left; from the last row on, weights stay as they are."""
    return WEIGHTS[min(left, len(WEIGHTS) - 1)][term]


def value(s: State, seat: int) -> int:
    """Own prospects, less those of the others."""
    left, worst, need = turns_left(s), 0, 0
    hunters = sum(1 for k in all_species(s) if is_hungry_hunter(s, k))
    if s.phase >= Phase.FEEDING:
        need = sum(hunger(s, other) for other in all_seats(s))
        for k in all_species(s):
            worst = max(worst, all_parasites(s, k))
    return sum(
        (s.seats - 1 if other == seat else -1) * worth(s, other, left, worst, need, hunters) for other in all_seats(s)
    )


def pace(s: State) -> int:
    return s.turn


def turns_left(s: State) -> int:
    """After this one, as far as one can tell: three of four red tokens keep an animal alive, which draws a card."""
    if s.final != 0:
        return 0
    drawn = 3 * food_expected(s) // 8 + DRAW_EXTRA * s.seats
    return (s.deck + drawn - 1) // drawn


def worth(s: State, seat: int, left: int, worst: int, need: int, hunters: int) -> int:
    """All that a player has."""
    ahead = prospects(s, seat, food_for(s, seat, need), hunters)
    total = bearings(s, seat, left, worst) + (weigh(left, Term.FIRST) if s.first == seat else 0)
    deck = s.players[seat].deck
    playable = deck if s.phase <= Phase.DELETERIOUS and s.passed >> seat & 1 == 0 else 0
    lone = sum(1 for k in row_of(s, seat) if s.species[k].animals == 1)
    if s.final != 0:
        points = ANIMAL_POINTS * ahead.fed + ahead.traits + UNPLAYED * playable
        total += weigh(left, Term.LAST_LONE) * min(lone, playable)
        return total + (weigh(left, Term.POINT) * points + weigh(left, Term.LAST_EXPOSED) * ahead.exposed) // SURE
    total += (
        weigh(left, Term.CARD) * deck
        + weigh(left, Term.LONE) * lone
        + weigh(left, Term.ROOM) * min(playable, ahead.rest // 2)
    )
    return (
        total
        + (
            weigh(left, Term.FED) * ahead.fed
            + weigh(left, Term.TRAIT) * ahead.traits
            + weigh(left, Term.EXPOSED) * ahead.exposed
        )
        // SURE
    )


def bearings(s: State, seat: int, left: int, worst: int) -> int:
    """Parasites and shelters."""
    tokens, shelters = 0, 0
    for a in animals_of(s, seat):
        tokens += parasites(s.animals[a])
        shelters += 1 if is_marked(s.animals[a], Mark.SHELTER) else 0
    total = weigh(left, Term.PARASITE) * tokens + weigh(left, Term.SHELTER) * shelters
    if worst > 0:
        total += weigh(left, Term.BURDEN) * sum(1 for k in row_of(s, seat) if all_parasites(s, k) == worst)
    return total


# --- Food, in half tokens


def food_expected(s: State) -> int:
    return 7 * FOOD_DICE[s.seats] + 2 * MORE_FOOD[s.seats]


def hunger(s: State, seat: int) -> int:
    """Tokens that a player's animals could take."""
    return sum(
        kind_of(s, a).need - food(s.animals[a])
        for a in animals_of(s, seat)
        if not has(kind_of(s, a), Trait.OBLIGATE_CARNIVOROUS)
    )


def food_for(s: State, seat: int, need: int) -> int:
    """A fair share, or what the others leave."""
    if s.phase <= Phase.FOOD:
        return food_expected(s) // s.seats
    if s.phase < Phase.FEEDING:
        return 2 * s.red // s.seats
    return max(2 * s.red // s.seats, 2 * (s.red - need + hunger(s, seat)))


# --- Who will be fed


def prospects(s: State, seat: int, larder: int, hunters: int) -> Prospects:
    """With so much food. One animal of each species eats first, where there are traits to lose before others; then all
    the rest."""
    fed, traits, exposed, rest = 0, 0, 0, 0
    for is_plain in range(2):
        for k in row_of(s, seat):
            species = s.species[k]
            if (species.count == 0) == (is_plain == 1):
                missing, points = appetite(species, s.animals[species.first]), trait_points(s, species)
                chance = survival(s, k, species.first, missing, larder)
                larder = max(0, larder - missing)
                rest += species.animals - 1
                hit = blow(s, k)
                if species.animals == 1:
                    chance -= chance * hit // SURE
                    hit = 0
                fed += chance - hit
                traits += chance * points
                if hunters > 0:
                    exposed += danger(s, k) * chance // SURE * (ANIMAL_POINTS + (points if species.animals == 1 else 0))
                if s.phase == Phase.FACE and s.chosen == k:
                    traits += chance * FACE // SURE
    if rest > 0:
        for k in row_of(s, seat):
            for a in range(s.species[k].first + 1, s.species[k].first + s.species[k].animals):
                missing = appetite(s.species[k], s.animals[a])
                fed += survival(s, k, a, missing, larder)
                larder = max(0, larder - missing)
    return Prospects(fed, traits, exposed, larder)


def trait_points(s: State, species: Species) -> int:
    """One for each trait and its + number, which is what an animal needs beyond one token; an obligate carnivore needs
    no more."""
    points = species.count + species.need - 1 + (1 if has(species, Trait.OBLIGATE_CARNIVOROUS) else 0)
    return (
        points
        if s.options.divergence == 0
        else points - sum(1 for place in range(species.count) if species.share[place] != 0) // 2
    )


def appetite(species: Species, animal: int) -> int:
    """In half tokens."""
    return 0 if has(species, Trait.OBLIGATE_CARNIVOROUS) else 2 * max(0, species.need - food(animal))


def survival(s: State, k: SpeciesId, a: int, missing: int, larder: int) -> int:
    """The chance of an animal to live that misses so much food, if so much is left for it."""
    species, animal = s.species[k], s.animals[a]
    if s.ending != 0 or is_fed(species, animal):
        return SURE
    chance = 0
    if missing > 0:
        chance = SURE if larder >= missing else SURE * larder // missing
    if is_marked(animal, Mark.HUNTING):
        return after_attack(s, chance)
    if chance < HUNGRY_HUNTER and is_carnivorous(species) and not is_marked(animal, Mark.TURNED) and has_prey(s, k):
        return HUNGRY_HUNTER
    return chance


# --- Hunters and prey


def is_open_to(prey: Species, hunter: Species) -> bool:
    """M17, without what changes as animals are fed."""
    if has(prey, Trait.SWIMMING) != has(hunter, Trait.SWIMMING):
        return False
    return has(hunter, Trait.HIGH_BODY_WEIGHT) or not has(prey, Trait.HIGH_BODY_WEIGHT)


def has_prey(s: State, hunter: SpeciesId) -> bool:
    return any(
        k != hunter
        and is_open_to(s.species[k], s.species[hunter])
        and not has(s.species[k], Trait.POISONOUS)
        and has_animal_in_reach(s, k, 0)
        for k in all_species(s)
    )


def danger(s: State, prey: SpeciesId) -> int:
    """That others' hunters take an animal of a species."""
    species = s.species[prey]
    if not any(
        is_carnivorous(s.species[k]) and s.species[k].owner != species.owner and is_open_to(species, s.species[k])
        for k in all_species(s)
    ):
        return 0
    if not has_animal_in_reach(s, prey, 0):
        return 0
    return SURE >> number_of(species.traits & EVASIVE)


def blow(s: State, prey: SpeciesId) -> int:
    """The chance that the attack of this moment costs a species an animal."""
    if s.phase < Phase.IGNORING or s.phase > Phase.VICTIM or s.attack.prey != prey:
        return 0
    return STRUCK // 2 if s.phase == Phase.RUNNING else STRUCK


def is_hungry_hunter(s: State, k: SpeciesId) -> bool:
    return is_carnivorous(s.species[k]) and any(
        not is_fed(s.species[k], s.animals[a])
        and (not is_marked(s.animals[a], Mark.TURNED) or is_marked(s.animals[a], Mark.HUNTING))
        for a in herd_of(s, k)
    )


def after_attack(s: State, chance: int) -> int:
    """The chance of a hunter to live, which has another one if its attack fails."""
    is_running, is_poisoned = False, False
    if Phase.IGNORING <= s.phase <= Phase.VICTIM:
        prey = s.species[s.attack.prey]
        is_running = s.phase == Phase.RUNNING
        is_poisoned = has(prey, Trait.POISONOUS) and s.attack.ignored >> Trait.POISONOUS & 1 == 0
    success = HUNT // 2 if is_running else HUNT
    return (0 if is_poisoned else success) + (SURE - success) * chance // SURE


# --- the style of the weaker levels

KEEPS = (0, 0, 1, 2, 3)  # cards that a level may keep in its deck, by its number
MANY = 4  # traits of a species


def avoids(s: State, level: int, action: int) -> bool:
    """Until the last turn a level does not pass while it holds more cards than it keeps and can use one. Keeping all
    cards until then wins more, and is dull."""
    if action != PASS.start or s.phase != Phase.DEVELOPMENT or s.final != 0:
        return False
    return s.players[s.actor].deck > KEEPS[level] and can_use_card(s, s.actor)


def can_use_card(s: State, seat: int) -> bool:
    """Whether a species could take one more trait, or one more animal would find food."""
    if any(s.species[k].animals == 1 and s.species[k].count < MANY for k in row_of(s, seat)):
        return True
    return prospects(s, seat, food_for(s, seat, 0), 0).rest >= 2


# --- a plan that people try


KEPT = 3  # animals that a hoarder keeps until the last turn


def hoard(s: State) -> int:
    """Few animals and a deck that grows, until all of it goes on the table in the last turn. -1 where a greedy player
    decides."""
    if s.phase != Phase.DEVELOPMENT or s.final != 0:
        return -1
    return FOUND.start if animal_count(s, s.actor) < KEPT else PASS.start


PLANS = {"hoarder": hoard}
