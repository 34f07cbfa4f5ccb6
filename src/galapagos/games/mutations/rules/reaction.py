"""CARNIVOROUS trait: how the prey answers: mimicry, anglerfish, running (M19, M20, M30)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import HIDE, REDIRECT, REVEAL
from ..data import ESCAPE, Trait
from ..reason import Reason
from ..state import Face, Mark, Phase, State, has_extra
from . import attack, kill
from .protection import still_has
from .rows import add_trait

# --- M19: MIMICRY


def redirect_refusal(s: State, k: int) -> Reason:
    if s.species[k].owner != s.species[s.attack.prey].owner:
        return Reason.NOT_THE_OWNERS
    if k == s.attack.prey:
        return Reason.SAME_PREY
    return attack.prey_refusal(s, k)


def list_redirections(s: State, out: Actions) -> int:
    owner = s.species[s.attack.prey].owner
    n = 0
    for k in range(s.rows[owner], s.rows[owner + 1]):
        if redirect_refusal(s, k) == Reason.LEGAL:
            out[n] = code(REDIRECT, k)
            n += 1
    return n


def can_redirect(s: State) -> bool:
    """M19: each species redirects one attack at most once."""
    prey = s.species[s.attack.prey]
    if not still_has(s, Trait.MIMICRY) or prey.redirected != 0:
        return False
    for k in range(s.rows[prey.owner], s.rows[prey.owner + 1]):
        if redirect_refusal(s, k) == Reason.LEGAL:
            return True
    return False


def meet_mimicry(s: State) -> None:
    if can_redirect(s):
        s.phase = Phase.MIMICRY
        s.actor = s.species[s.attack.prey].owner
    else:
        meet_anglerfish(s)


def redirect(s: State, k: int) -> None:
    s.species[s.attack.prey].redirected = 1
    attack.pursue(s, k)


# --- M30: ANGLERFISH


def is_lurking(s: State, k: int) -> bool:
    """One animal without traits whose card the owner has looked at."""
    species = s.species[k]
    return species.animals == 1 and species.count == 0 and species.face != Face.UNSEEN


def meet_anglerfish(s: State) -> None:
    """M30: the owner is asked whenever he could have one, so that the question tells nothing."""
    prey = s.species[s.attack.prey]
    if has_extra(s, Trait.ANGLERFISH) and prey.count == 0:
        for k in range(s.rows[prey.owner], s.rows[prey.owner + 1]):
            if is_lurking(s, k):
                s.phase = Phase.ANGLERFISH
                s.actor = prey.owner
                return
    flee(s)


def reveal_refusal(s: State, k: int) -> Reason:
    species = s.species[k]
    if species.owner != s.actor:
        return Reason.NOT_YOUR_ANGLERFISH
    if not is_lurking(s, k):
        return Reason.NOT_LOOKED_AT
    is_anglerfish = species.face == Face.SHOWN or species.face == Trait.ANGLERFISH + 1
    return Reason.LEGAL if is_anglerfish else Reason.NOT_AN_ANGLERFISH


def list_anglerfish(s: State, out: Actions) -> int:
    out[0] = code(HIDE)
    n = 1
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        if reveal_refusal(s, k) == Reason.LEGAL:
            out[n] = code(REVEAL, k)
            n += 1
    return n


def reveal(s: State, k: int) -> None:
    """M30: the attack is stopped, and the anglerfish attacks the attacker's species, with one ignored trait, even when fed."""
    hunter = s.attack.hunter
    kill.call_off(s)
    add_trait(s, k, Trait.ANGLERFISH, 0)
    s.species[k].face = Face.OPEN
    s.animals[s.species[k].first] &= ~Mark.LOOKED_AT
    attack.set_out(s, k, s.species[k].first)
    s.attack.hunter = k
    s.attack.anglerfish = 1
    if attack.prey_refusal(s, hunter) == Reason.LEGAL:
        attack.pursue(s, hunter)
    else:
        kill.end_attack(s)


# --- M20: RUNNING


def flee(s: State) -> None:
    if still_has(s, Trait.RUNNING):
        s.phase = Phase.RUNNING
        s.actor = CHANCE
    else:
        kill.ask_victim(s)


def run(s: State, roll: int) -> None:
    if roll >= ESCAPE:
        kill.end_attack(s)
    else:
        kill.ask_victim(s)
