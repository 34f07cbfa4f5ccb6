"""CARNIVOROUS trait: how the prey answers: mimicry, anglerfish, running (M19, M20, M30)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Ids, Question, Verb, each

from ..actions import HIDE, REDIRECT, REVEAL, RUN, SpeciesId
from ..data import ESCAPE, Permission, Roll, Trait
from ..events import CAUGHT, ESCAPED, HELD_BACK, HID, REDIRECTED, REVEALED, STRUCK_BACK
from ..reason import Reason
from ..state import Face, Mark, Phase, State, has_extra, own_species, row_of
from .attack import call_off, defender, prey_refusal, pursue, set_out
from .climate import all_rolls
from .protection import still_has
from .rows import add_trait, lone_animal

# --- M19: MIMICRY


def kin_of_prey(s: State) -> Ids[SpeciesId]:
    return row_of(s, defender(s))


def redirect_refusal(s: State, k: SpeciesId) -> Reason:
    if s.species[k].owner != defender(s):
        return Reason.NOT_THE_OWNERS
    if k == s.attack.prey:
        return Reason.SAME_PREY
    return prey_refusal(s, k)


def can_redirect(s: State) -> bool:
    """M19: each species redirects one attack at most once."""
    may_redirect = still_has(s, Trait.MIMICRY) and s.species[s.attack.prey].redirected == 0
    return may_redirect and any(redirect_refusal(s, k) == Reason.LEGAL for k in kin_of_prey(s))


def redirect(s: State, k: SpeciesId) -> None:
    tell(s, REDIRECTED, s.actor, SpeciesId(s.attack.prey), k)
    s.species[s.attack.prey].redirected = 1
    pursue(s, k)


# --- M30: ANGLERFISH


def is_lurking(s: State, k: SpeciesId) -> bool:
    """One animal without traits whose card the owner has looked at."""
    species = s.species[k]
    return species.animals == 1 and species.count == 0 and species.face != Face.UNSEEN


def may_reveal(s: State) -> bool:
    """M30: the owner is asked whenever he could have one, so that the question tells nothing."""
    return (
        has_extra(s, Trait.ANGLERFISH)
        and s.species[s.attack.prey].count == 0
        and any(is_lurking(s, k) for k in kin_of_prey(s))
    )


def stay_hidden(s: State) -> None:
    tell(s, HID, s.actor)
    s.phase = Phase.RUNNING


def reveal_refusal(s: State, k: SpeciesId) -> Reason:
    species = s.species[k]
    if species.owner != s.actor:
        return Reason.NOT_YOUR_ANGLERFISH
    if not is_lurking(s, k):
        return Reason.NOT_LOOKED_AT
    is_anglerfish = species.face == Face.SHOWN or species.face == Trait.ANGLERFISH + 1
    return Reason.LEGAL if is_anglerfish else Reason.NOT_AN_ANGLERFISH


def reveal(s: State, k: SpeciesId) -> None:
    """M30: the attack is stopped, and the anglerfish attacks the attacker's species, with one ignored trait, even when
    fed."""
    tell(s, REVEALED, s.actor, k)
    hunter = SpeciesId(s.attack.hunter)
    call_off(s)
    add_trait(s, k, Trait.ANGLERFISH, 0)
    s.species[k].face = Face.OPEN
    s.animals[lone_animal(s, k)] &= ~Mark.LOOKED_AT
    s.attack.hunter = k
    s.attack.permissions[Permission.ANGLERFISH] = 1
    set_out(s, lone_animal(s, k))
    if prey_refusal(s, hunter) == Reason.LEGAL:
        tell(s, STRUCK_BACK, s.actor, k, hunter)
        pursue(s, hunter)
    else:
        tell(s, HELD_BACK, s.actor, k, hunter)
        call_off(s)
        s.phase = Phase.GRAZING


# --- M20: RUNNING


def is_escape(roll: int) -> bool:
    """M20: 4, 5, 6 saves the prey."""
    return roll + 1 >= ESCAPE


def run(s: State, roll: int) -> None:
    """M20: saved or not, the attack is used up."""
    s.rolls[Roll.RUNNING] = roll + 1
    if is_escape(roll):
        tell(s, ESCAPED, SpeciesId(s.attack.prey), roll + 1)
        call_off(s)
        s.phase = Phase.GRAZING
    else:
        tell(s, CAUGHT, SpeciesId(s.attack.prey), roll + 1)
        s.phase = Phase.VICTIM


MIMICRY = Question("mimicry", Phase.MIMICRY, defender, (Verb(REDIRECT, redirect_refusal, each(kin_of_prey), redirect),))
ANGLERFISH = Question(
    "anglerfish",
    Phase.ANGLERFISH,
    defender,
    (
        Verb(HIDE, effect=stay_hidden),
        Verb(REVEAL, reveal_refusal, each(own_species), reveal),
    ),
    always=may_reveal,
)
RUNNING = Question("running", Phase.RUNNING, None, (Verb(RUN, None, each(all_rolls), run),))
