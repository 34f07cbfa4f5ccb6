"""Development 2: a face is turned up and finds its species: sliding right (M6), deleterious traits (M7), SIMPLIFICATION (M8)."""

from __future__ import annotations

from galapagos.engine.action import Family, code
from galapagos.engine.struct import Actions, Weights

from ..actions import KEEP, REMOVE
from ..data import DELETERIOUS, DIETS, TRAITS, Trait
from ..reason import Reason
from ..state import Face, Mark, Phase, Species, State, has
from . import development
from .rows import add_trait, found_species, has_open_anglerfish, take_last_trait


def face_refusal(s: State, trait: int) -> Reason:
    """M1: a face that somebody has seen is never drawn again."""
    return Reason.LEGAL if s.unseen[trait] > 0 else Reason.NO_CARD_LEFT


def list_faces(s: State, family: Family, out: Actions) -> int:
    n = 0
    for trait in range(TRAITS):
        if face_refusal(s, trait) == Reason.LEGAL:
            out[n] = code(family, trait)
            n += 1
    return n


def look(s: State, trait: int) -> None:
    """M30: the owner knows the card of his new species; nobody else does."""
    s.unseen[trait] -= 1
    s.species[s.chosen].face = trait + 1
    s.animals[s.species[s.chosen].first] |= Mark.LOOKED_AT
    development.ask_next(s)


def turn_up(s: State, trait: int) -> None:
    s.unseen[trait] -= 1
    if trait == Trait.SIMPLIFICATION:
        simplify(s, s.chosen)
        development.ask_next(s)
        return
    k = find_bearer(s, trait)
    if k < 0:
        found_species(s, s.mover)
        development.ask_next(s)
        return
    add_trait(s, k, trait, 0)
    if DELETERIOUS[trait] and s.species[k].count == 1:  # M7
        s.chosen = k
        s.phase = Phase.DELETERIOUS
        s.actor = s.mover
    else:
        development.ask_next(s)


def can_bear(species: Species, trait: int) -> bool:
    """M6: a single animal, no identical trait, one diet to a species."""
    if species.animals != 1 or has(species, trait):
        return False
    return not (DIETS >> trait & 1 != 0 and species.traits & DIETS != 0)


def find_bearer(s: State, trait: int) -> int:
    """M6: the chosen species or the next to its right that can take the trait; -1 past the last one."""
    for k in range(s.chosen, s.rows[s.mover + 1]):
        if can_bear(s.species[k], trait):
            return k
    return -1


# --- deleterious traits


def list_deleterious(out: Actions) -> int:
    out[0] = code(KEEP)
    out[1] = code(REMOVE)
    return 2


def keep(s: State) -> None:
    development.ask_next(s)


def remove(s: State) -> None:
    """M7: the card becomes a new species at the right end."""
    take_last_trait(s, s.chosen)
    found_species(s, s.mover)
    development.ask_next(s)


# --- SIMPLIFICATION


def simplify(s: State, k: int) -> None:
    """M8: the last trait played, then SIMPLIFICATION, become species; a shared card stays with the others (M11)."""
    if s.species[k].count == 0:
        found_species(s, s.mover)
    elif has_open_anglerfish(s, k):
        close_anglerfish(s, k)
    else:
        if take_last_trait(s, k):
            found_species(s, s.mover)
        found_species(s, s.mover)


def close_anglerfish(s: State, k: int) -> None:
    """M30: face down again, and only SIMPLIFICATION becomes a species. A shared card stays with the others (M11): then
    SIMPLIFICATION takes its place as the animal."""
    if take_last_trait(s, k):
        s.species[k].face = Face.SHOWN
        s.animals[s.species[k].first] |= Mark.LOOKED_AT
        found_species(s, s.mover)
    else:
        s.species[k].face = Face.UNSEEN


def weigh_faces(s: State, family: Family, out: Actions, n: int, weight: Weights) -> None:
    for i in range(n):
        weight[i] = s.unseen[out[i] - family.start]
