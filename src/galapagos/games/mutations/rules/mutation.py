"""Development 2: a face is turned up and finds its species: sliding right (M6), deleterious traits (M7), SIMPLIFICATION
(M8)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each
from galapagos.engine.language.struct import Actions, Weights

from ..actions import FACE, KEEP, LOOK, REMOVE, SpeciesId
from ..data import DELETERIOUS as IS_DELETERIOUS
from ..data import DIETS, Trait
from ..events import CLOSED, GAINED, KEPT, LAID, LEFT, LOOKED, LOST, REMOVED, REPLACED, SLID, TURNED_UP
from ..reason import Reason
from ..species import has
from ..state import NOBODY, Face, Mark, Phase, Species, State, all_traits, player_in_turn
from .rows import add_trait, found_species, has_open_anglerfish, last_trait, lone_animal, take_last_trait


def face_refusal(s: State, trait: int) -> Reason:
    """M1: a face that somebody has seen is never drawn again."""
    return Reason.LEGAL if s.unseen[trait] > 0 else Reason.NO_CARD_LEFT


def look(s: State, trait: int) -> None:
    """M30: the owner knows the card of his new species; nobody else does."""
    k = SpeciesId(s.chosen)
    tell(s, LOOKED, s.mover, k, trait)
    s.unseen[trait] -= 1
    s.species[k].face = trait + 1
    s.animals[lone_animal(s, k)] |= Mark.LOOKED_AT
    s.phase = Phase.DEVELOPMENT


def turn_up(s: State, trait: int) -> None:
    """M6: the face goes to the chosen species, or slides to the right, or becomes a species itself. M7: a harmful first
    trait may be removed."""
    chosen = SpeciesId(s.chosen)
    tell(s, TURNED_UP, s.mover, chosen, trait)
    s.unseen[trait] -= 1
    s.phase = Phase.DEVELOPMENT
    k = find_bearer(s, trait)
    if trait == Trait.SIMPLIFICATION:
        simplify(s, chosen)
    elif k == NOBODY:
        lay_down(s, trait)
    else:
        if k == chosen:
            tell(s, GAINED, k, trait)
        else:
            tell(s, SLID, k, trait)
        add_trait(s, k, trait, 0)
        if IS_DELETERIOUS[trait] and s.species[k].count == 1:
            s.chosen = k
            s.phase = Phase.DELETERIOUS


def can_bear(species: Species, trait: int) -> bool:
    """M6: a single animal, no identical trait, one diet to a species."""
    return (
        species.animals == 1
        and not has(species, trait)
        and not (DIETS >> trait & 1 != 0 and species.traits & DIETS != 0)
    )


def find_bearer(s: State, trait: int) -> SpeciesId:
    """M6: the chosen species or the next to its right that can take the trait; nobody past the last one."""
    return SpeciesId(next((k for k in range(s.chosen, s.rows[s.mover + 1]) if can_bear(s.species[k], trait)), NOBODY))


def lay_down(s: State, trait: int) -> None:
    """A card that was face up becomes a new species at the right end."""
    k = found_species(s, s.mover)
    tell(s, LAID, s.mover, trait, k, lone_animal(s, k))


# --- deleterious traits


def keep(s: State) -> None:
    tell(s, KEPT, s.actor, SpeciesId(s.chosen), last_trait(s, SpeciesId(s.chosen)))
    s.phase = Phase.DEVELOPMENT


def remove(s: State) -> None:
    """M7: the card becomes a new species."""
    k = SpeciesId(s.chosen)
    trait = last_trait(s, k)
    tell(s, REMOVED, s.actor, k, trait)
    take_last_trait(s, k)
    lay_down(s, trait)
    s.phase = Phase.DEVELOPMENT


# --- SIMPLIFICATION


def simplify(s: State, k: SpeciesId) -> None:
    """M8: the last trait played, then SIMPLIFICATION, become species; a shared card stays with the others (M11)."""
    if s.species[k].count == 0:
        lay_down(s, Trait.SIMPLIFICATION)
    elif has_open_anglerfish(s, k):
        close_anglerfish(s, k)
    else:
        trait = last_trait(s, k)
        if take_last_trait(s, k):
            tell(s, LOST, k, trait)
            lay_down(s, trait)
        else:
            tell(s, LEFT, k, trait)
        lay_down(s, Trait.SIMPLIFICATION)


def close_anglerfish(s: State, k: SpeciesId) -> None:
    """M30: face down again, and only SIMPLIFICATION becomes a species. A shared card stays with the others (M11): then
    SIMPLIFICATION takes its place as the animal."""
    if take_last_trait(s, k):
        tell(s, CLOSED, k)
        s.species[k].face = Face.SHOWN
        s.animals[lone_animal(s, k)] |= Mark.LOOKED_AT
        lay_down(s, Trait.SIMPLIFICATION)
    else:
        tell(s, REPLACED, k)
        s.species[k].face = Face.UNSEEN


def weigh_faces(s: State, out: Actions, n: int, weight: Weights) -> None:
    """M1: each unseen card is as likely as the others."""
    i = 0
    for trait in all_traits(s):
        if s.unseen[trait] > 0:
            weight[i] = s.unseen[trait]
            i += 1


TURNING_UP = Question("face", Phase.FACE, None, (Verb(FACE, face_refusal, each(all_traits), turn_up),), weigh_faces)
LOOKING = Question("look", Phase.LOOK, None, (Verb(LOOK, face_refusal, each(all_traits), look),), weigh_faces)
DELETERIOUS = Question(
    "deleterious", Phase.DELETERIOUS, player_in_turn, (Verb(KEEP, effect=keep), Verb(REMOVE, effect=remove))
)
