"""What must hold in every position: each card is in one place, tokens keep to the box, unused room is empty."""

from __future__ import annotations

from galapagos.engine.language.audit import audit_of
from galapagos.engine.language.contract import CHANCE, OVER

from ..actions import AnimalId, SpeciesId
from ..data import DIETS, MAX_ANIMALS, SEATS, Trait
from ..species import black_left, food, food_needed, has, herd_of, is_marked, kind_of, shares
from ..state import Face, Mark, Phase, State, all_animals, all_seats, all_species, all_traits, copies, row_of
from .protection import number_of
from .winner import is_counted

OF_CHANCE = (Phase.BEGIN, Phase.FACE, Phase.LOOK, Phase.FOOD, Phase.PARASITES, Phase.SHELTERS, Phase.RUNNING)


# --- the question


def somebody_is_asked(s: State) -> bool:
    """There is a question for somebody at the table or for chance, until the game is over."""
    if not 2 <= s.seats <= SEATS or not 0 <= s.first < s.seats or not 0 <= s.mover < s.seats:
        return False
    if not Phase.BEGIN <= s.phase <= Phase.EXTINCTION or not 0 <= s.chosen <= max(0, s.count - 1):
        return False
    if s.ending != 0:
        return s.actor == OVER
    return s.actor == CHANCE if any(s.phase == phase for phase in OF_CHANCE) else 0 <= s.actor < s.seats


def attacks_are_sound(s: State) -> bool:
    """While an attack goes on, one animal hunts, of the species that attacks; and the prey is another species."""
    hunting = sum(1 for a in all_animals(s) if is_marked(s.animals[a], Mark.HUNTING))
    if s.ending != 0 or not Phase.PREY <= s.phase <= Phase.SCAVENGER:
        return hunting == 0
    hunter = SpeciesId(s.attack.hunter)
    if hunting != 1 or hunter >= s.count or not any(is_marked(s.animals[a], Mark.HUNTING) for a in herd_of(s, hunter)):
        return False
    return not Phase.IGNORING <= s.phase <= Phase.VICTIM or (s.attack.prey < s.count and s.attack.prey != hunter)


# --- rows and slots


def rows_follow_each_other(s: State) -> bool:
    k, animals = 0, 0
    for seat in range(SEATS):
        if s.rows[seat] != k:
            return False
        while k < s.rows[seat + 1]:
            species = s.species[k]
            if species.owner != seat or species.first != animals or species.animals < 1:
                return False
            if any(s.homes[a] != k for a in range(animals, animals + species.animals)):
                return False
            animals += species.animals
            k += 1
    return k == s.count and animals == s.population


def slots_are_empty(s: State) -> bool:
    return not any(
        s.animals[a] != 0 or s.homes[a] != 0 or s.blue[a] != 0 or is_used(s, a)
        for a in range(s.population, MAX_ANIMALS)
    )


def is_used(s: State, k: int) -> bool:
    species = s.species[k]
    return species.owner != 0 or species.need != 0 or species.traits != 0 or species.first != 0


# --- cards


def faces_are_kept(s: State) -> bool:
    """Every face is unseen, on the table, known to one player, or known and gone."""
    return all(
        0
        <= s.unseen[trait]
        <= copies(s, trait) - traits_in_play(s, trait) - known_faces(s, trait) - shown_faces(s, trait)
        for trait in all_traits(s)
    )


def cards_are_kept(s: State) -> bool:
    """Every card is in one place; one that is being turned up is on its way from a deck to the table."""
    undealt = s.deck + sum(s.players[seat].deck for seat in all_seats(s)) + (1 if s.phase == Phase.FACE else 0)
    laid = sum(traits_in_play(s, trait) for trait in all_traits(s)) - sum(
        1 for k in all_species(s) if s.species[k].face == Face.OPEN
    )
    cards = undealt + laid + s.population + sum(s.players[seat].discard for seat in all_seats(s))
    if s.deck < 0 or any(s.players[seat].deck < 0 or s.players[seat].discard < 0 for seat in all_seats(s)):
        return False
    return cards == sum(copies(s, trait) for trait in all_traits(s)) and undealt <= sum(
        s.unseen[trait] for trait in all_traits(s)
    )


def traits_in_play(s: State, trait: int) -> int:
    """Cards on the table that show the trait; a shared one is one card."""
    return sum(
        1
        for k in all_species(s)
        for place in range(s.species[k].count)
        if s.species[k].order[place] == trait and is_counted(s, k, place)
    )


def known_faces(s: State, trait: int) -> int:
    """Faces that one player alone knows, on the table or discarded."""
    return sum(1 for k in all_species(s) if s.species[k].face == trait + 1) + sum(
        s.players[seat].faces[trait] for seat in all_seats(s)
    )


def shown_faces(s: State, trait: int) -> int:
    """M30: anglerfish that are face down again, as all know."""
    return sum(1 for k in all_species(s) if trait == Trait.ANGLERFISH and s.species[k].face == Face.SHOWN)


# --- tokens


def tokens_are_kept(s: State) -> bool:
    return s.red >= 0 and s.green >= 0 and s.black >= 0 and black_left(s) >= 0


# --- species and animals


def shared_cards_are_shared(s: State) -> bool:
    return all(
        s.species[k].share[place] == 0 or is_shared(s, k, place)
        for k in all_species(s)
        for place in range(s.species[k].count)
    )


def is_shared(s: State, k: SpeciesId, place: int) -> bool:
    """Whether another species of the same player has that card, too."""
    trait, share = s.species[k].order[place], s.species[k].share[place]
    return any(other != k and shares(s.species[other], trait, share) for other in row_of(s, s.species[k].owner))


def traits_are_sound(s: State) -> bool:
    """M6, M8: as they were played, none twice, one diet, and no SIMPLIFICATION."""
    for k in all_species(s):
        species = s.species[k]
        if (
            number_of(species.traits) != species.count
            or sum(1 << species.order[place] for place in range(species.count)) != species.traits
        ):
            return False
        if (
            number_of(species.traits & DIETS) > 1
            or has(species, Trait.SIMPLIFICATION)
            or species.need != food_needed(species.traits)
        ):
            return False
    return True


def animals_are_sound(s: State) -> bool:
    """No more food than they need, and those with more on them first."""
    return all(
        s.animals[a] >= 0 and 0 <= s.blue[a] <= food(s.animals[a]) <= kind_of(s, a).need and not is_late(s, a)
        for a in all_animals(s)
    )


def is_late(s: State, a: AnimalId) -> bool:
    return a > kind_of(s, a).first and s.animals[a] > s.animals[a - 1]


def faces_are_sound(s: State) -> bool:
    """M30: who has looked at a card bears the mark; a revealed one is an anglerfish; without anglerfish nobody
    looks."""
    for k in all_species(s):
        face, looked_at = s.species[k].face, sum(1 for a in herd_of(s, k) if is_marked(s.animals[a], Mark.LOOKED_AT))
        if (face != Face.UNSEEN and copies(s, Trait.ANGLERFISH) == 0) or (
            face == Face.OPEN and not has(s.species[k], Trait.ANGLERFISH)
        ):
            return False
        if looked_at != (0 if face == Face.UNSEEN or face == Face.OPEN else 1):
            return False
    return True


CHECKS = (
    somebody_is_asked,
    rows_follow_each_other,
    slots_are_empty,
    faces_are_kept,
    cards_are_kept,
    tokens_are_kept,
    attacks_are_sound,
    shared_cards_are_shared,
    traits_are_sound,
    animals_are_sound,
    faces_are_sound,
)
audit = audit_of(*CHECKS)
