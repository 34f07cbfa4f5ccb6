"""What no game can come to: positions that are refused, in a sentence each."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from .data import AEDIFICATOR_FOOD, FOOD_DICE, MORE_FOOD, MORE_SHELTERS, SEAT_NAMES, Trait
from .state import (
    Face,
    Mark,
    Phase,
    Species,
    State,
    all_parasites,
    all_species,
    copies,
    eats_shelter,
    food,
    has,
    is_carnivorous,
    is_marked,
)


def check(s: State) -> None:
    check_animals(s)
    check_tokens(s)
    check_shares(s)
    for k in range(s.count):
        if s.species[k].face == Face.OPEN and s.species[k].order[0] != Trait.ANGLERFISH:
            raise Refused(f"s{k + 1} is a revealed anglerfish, so that is its first trait.")
    for seat in range(s.seats):
        if s.players[seat].forgotten > s.players[seat].discard:
            raise Refused(f"{SEAT_NAMES[seat]} has looked at more discarded cards than there are in {SEAT_NAMES[seat]}'s discard pile.")
    if s.final and s.ending == 0 and s.deck:
        raise Refused(f"In the last turn the main deck is empty, but there are {s.deck} cards: write deck 0.")


# --- animals


def check_animals(s: State) -> None:
    """Feeding, M25, M28: when and by whom tokens are borne."""
    for k in range(s.count):
        species = s.species[k]
        for a in range(species.first, species.first + species.animals):
            animal = s.animals[a]
            if s.phase < Phase.FEEDING and (food(animal) or is_marked(animal, Mark.SHELTER | Mark.TURNED)):
                raise Refused(f"a{a + 1} bears what animals bear in feeding only: food, a shelter or an attack.")
            if is_marked(animal, Mark.TURNED) and not is_carnivorous(species):
                raise Refused(f"a{a + 1} has attacked, but s{k + 1} is not carnivorous.")
            if is_marked(animal, Mark.SHELTER) and eats_shelter(species, animal):
                raise Refused(f"a{a + 1} is a hungry bark beetle, so it would have eaten its shelter.")


# --- tokens


def check_tokens(s: State) -> None:
    """M12: what the dice of the climate can give."""
    borne = sum(all_parasites(s, k) for k in all_species(s))
    if s.turn <= 1 and ((s.phase <= Phase.PARASITES and s.black) or (s.phase < Phase.FEEDING and borne)):
        raise Refused("There are no parasites before the climate of the first turn: write turn 2.")
    if s.red > most_food(s):
        raise Refused(f"There are {s.red} red tokens on the table, and never more than {most_food(s)} now with {s.seats} players.")
    sheltered = s.green + sum(is_marked(s.animals[a], Mark.SHELTER) for a in range(s.population))
    most = 6 + MORE_SHELTERS[s.seats] if s.phase >= Phase.FEEDING else 0
    if sheltered > most:
        raise Refused(f"There are {sheltered} green tokens, on the table and on animals, and never more than {most} now with {s.seats} players.")


def most_food(s: State) -> int:
    """AEDIFICATOR: two for each living animal of it, and for each that may have died since."""
    if s.phase < Phase.PARASITES or s.phase == Phase.EXTINCTION:
        return 0
    most = 6 * FOOD_DICE[s.seats] + MORE_FOOD[s.seats]
    if s.phase < Phase.FEEDING or s.unseen[Trait.AEDIFICATOR] == copies(s, Trait.AEDIFICATOR):
        return most
    builders = sum(s.species[k].animals for k in range(s.count) if has(s.species[k], Trait.AEDIFICATOR))
    return most + AEDIFICATOR_FOOD * (builders + sum(player.discard for player in s.players))


# --- shared cards


def check_shares(s: State) -> None:
    """M11: shared cards come from divergence, so all below them are shared, too: only the topmost trait can be lost."""
    for k in range(s.count):
        species = s.species[k]
        for place in range(species.count):
            if species.share[place] and s.options.divergence == 0:
                raise Refused(f"s{k + 1} shares a card, which comes from divergence only: write option divergence=on.")
            for other in range(s.rows[species.owner], k):
                if species.share[place] and not is_kin(species, s.species[other], place):
                    raise Refused(f"s{other + 1} and s{k + 1} share a card, but not those below it, so they did not diverge: use another number.")


def is_kin(species: Species, other: Species, place: int) -> bool:
    """Whether the other, if it has the card at that place, has it with all that lie below."""
    holds = [i for i in range(other.count) if (other.order[i], other.share[i]) == (species.order[place], species.share[place])]
    if not holds:
        return True
    return holds == [place] and all(
        species.share[i] and (species.order[i], species.share[i]) == (other.order[i], other.share[i]) for i in range(place))
