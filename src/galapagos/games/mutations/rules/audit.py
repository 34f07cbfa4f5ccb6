"""What must hold in every position: each card is in one place, tokens keep to the box, unused room is empty."""

from __future__ import annotations

from enum import IntEnum

from galapagos.engine.contract import CHANCE, OVER

from ..actions import SpeciesId
from ..data import BLACK_TOKENS, BOXES, DIETS, MAX_ANIMALS, SEATS, Trait
from ..state import (
    Face,
    Mark,
    Phase,
    State,
    all_parasites,
    all_seats,
    all_species,
    all_traits,
    copies,
    food,
    food_needed,
    has,
    has_extra,
    herd_of,
    is_marked,
    row_of,
)
from .protection import number_of
from .winner import is_counted

OF_CHANCE = (
    1 << Phase.FIRST_PLAYER | 1 << Phase.FACE | 1 << Phase.LOOK | 1 << Phase.FOOD | 1 << Phase.PARASITES | 1 << Phase.SHELTERS | 1 << Phase.RUNNING)


class Fault(IntEnum):
    NONE = 0
    CARDS = 1
    FACES = 2
    BLACK_TOKENS = 3
    TOKENS = 4
    ROWS = 5
    TRAITS = 6
    ANIMAL = 7
    ORDER = 8
    FACE = 9
    STALE_SLOT = 10
    ATTACK = 11
    SHARE = 12
    QUESTION = 13


def audit(s: State) -> Fault:
    fault = audit_question(s)
    if fault == Fault.NONE:
        fault = audit_rows(s)
    if fault == Fault.NONE:
        fault = audit_cards(s)
    if fault == Fault.NONE:
        fault = audit_tokens(s)
    if fault == Fault.NONE:
        fault = audit_attack(s)
    for k in all_species(s):
        if fault == Fault.NONE:
            fault = audit_species(s, k)
    return fault


def audit_question(s: State) -> Fault:
    """There is a question for somebody at the table or for chance, until the game is over."""
    if not 2 <= s.seats <= SEATS or not 0 <= s.first < s.seats or not 0 <= s.mover < s.seats:
        return Fault.QUESTION
    if not Phase.FIRST_PLAYER <= s.phase <= Phase.EXTINCTION or not 0 <= s.chosen <= max(0, s.count - 1):
        return Fault.QUESTION
    if s.ending != 0:
        return Fault.NONE if s.actor == OVER else Fault.QUESTION
    if OF_CHANCE >> s.phase & 1 != 0:
        return Fault.NONE if s.actor == CHANCE else Fault.QUESTION
    return Fault.NONE if 0 <= s.actor < s.seats else Fault.QUESTION


def audit_cards(s: State) -> Fault:
    """Every card is in one place; every face is unseen, on the table, known to one player, or known and gone."""
    cards, in_game, unseen = s.deck + s.population, 0, 0
    for seat in all_seats(s):
        cards += s.players[seat].deck + s.players[seat].discard
    for k in all_species(s):
        cards -= 1 if s.species[k].face == Face.OPEN else 0
    for trait in all_traits(s):
        seen = traits_in_play(s, trait)
        cards += seen
        in_game += copies(s, trait)
        unseen += s.unseen[trait]
        if s.unseen[trait] < 0 or s.unseen[trait] + seen + known_faces(s, trait) + shown_faces(s, trait) > copies(s, trait):
            return Fault.FACES
    undealt = s.deck
    for seat in all_seats(s):
        undealt += s.players[seat].deck
        if s.players[seat].deck < 0 or s.players[seat].discard < 0:
            return Fault.CARDS
    if s.phase == Phase.FACE:                           # a card on its way from a deck to the table
        cards += 1
        undealt += 1
    return Fault.NONE if cards == in_game and s.deck >= 0 and unseen >= undealt else Fault.CARDS


def traits_in_play(s: State, trait: int) -> int:
    """Cards on the table that show the trait; a shared one is one card."""
    seen = 0
    for k in all_species(s):
        for place in range(s.species[k].count):
            if s.species[k].order[place] == trait and is_counted(s, k, place):
                seen += 1
    return seen


def known_faces(s: State, trait: int) -> int:
    """Faces that one player alone knows, on the table or discarded."""
    known = 0
    for k in all_species(s):
        if s.species[k].face == trait + 1:
            known += 1
    for seat in all_seats(s):
        known += s.players[seat].faces[trait]
    return known


def shown_faces(s: State, trait: int) -> int:
    """M30: anglerfish that are face down again, as all know."""
    shown = 0
    for k in all_species(s):
        if trait == Trait.ANGLERFISH and s.species[k].face == Face.SHOWN:
            shown += 1
    return shown


def audit_tokens(s: State) -> Fault:
    black = s.black
    for k in all_species(s):
        black += all_parasites(s, k)
    if s.black < 0 or black > BLACK_TOKENS * BOXES[s.seats]:
        return Fault.BLACK_TOKENS
    return Fault.NONE if s.red >= 0 and s.green >= 0 else Fault.TOKENS


def audit_rows(s: State) -> Fault:
    k, animals = 0, 0
    for seat in range(SEATS):
        if s.rows[seat] != k:
            return Fault.ROWS
        while k < s.rows[seat + 1]:
            if s.species[k].owner != seat or s.species[k].first != animals or s.species[k].animals < 1:
                return Fault.ROWS
            for _ in range(s.species[k].animals):
                if s.homes[animals] != k:
                    return Fault.ROWS
                animals += 1
            k += 1
    if k != s.count or animals != s.population:
        return Fault.ROWS
    for a in range(s.population, MAX_ANIMALS):
        if s.animals[a] != 0 or s.homes[a] != 0 or s.blue[a] != 0 or s.species[a].owner != 0 or s.species[a].need != 0 or s.species[a].traits != 0 or s.species[a].first != 0:
            return Fault.STALE_SLOT
    return Fault.NONE


def audit_attack(s: State) -> Fault:
    """While an attack goes on, one animal hunts, of the species that attacks; and the prey is another species."""
    is_attack = s.ending == 0 and Phase.PREY <= s.phase <= Phase.SCAVENGER
    hunting, hunter = 0, -1
    for k in all_species(s):
        for a in herd_of(s, k):
            if is_marked(s.animals[a], Mark.HUNTING):
                hunting, hunter = hunting + 1, k
    if hunting != (1 if is_attack else 0) or (is_attack and hunter != s.attack.hunter):
        return Fault.ATTACK
    if is_attack and Phase.IGNORING <= s.phase <= Phase.VICTIM and (s.attack.prey >= s.count or s.attack.prey == hunter):
        return Fault.ATTACK
    return Fault.NONE


def is_shared(s: State, k: SpeciesId, place: int) -> bool:
    """Whether another species of the same player has that card, too."""
    species = s.species[k]
    for other in row_of(s, species.owner):
        for i in range(s.species[other].count):
            if other != k and s.species[other].order[i] == species.order[place] and s.species[other].share[i] == species.share[place]:
                return True
    return False


def audit_species(s: State, k: SpeciesId) -> Fault:
    species = s.species[k]
    traits, looked_at = 0, 0
    for place in range(species.count):
        traits |= 1 << species.order[place]
        if species.share[place] != 0 and not is_shared(s, k, place):
            return Fault.SHARE
    if traits != species.traits or number_of(traits) != species.count or number_of(traits & DIETS) > 1:
        return Fault.TRAITS
    if has(species, Trait.SIMPLIFICATION) or species.need != food_needed(traits):
        return Fault.TRAITS
    for a in herd_of(s, k):
        looked_at += 1 if is_marked(s.animals[a], Mark.LOOKED_AT) else 0
        if s.animals[a] < 0 or food(s.animals[a]) > species.need or not 0 <= s.blue[a] <= food(s.animals[a]):
            return Fault.ANIMAL
        if a > species.first and s.animals[a] > s.animals[a - 1]:
            return Fault.ORDER
    if species.face != Face.UNSEEN and not has_extra(s, Trait.ANGLERFISH):
        return Fault.FACE
    if species.face == Face.OPEN and not has(species, Trait.ANGLERFISH):
        return Fault.FACE
    is_face_down = species.face != Face.UNSEEN and species.face != Face.OPEN
    return Fault.NONE if looked_at == (1 if is_face_down else 0) else Fault.FACE
