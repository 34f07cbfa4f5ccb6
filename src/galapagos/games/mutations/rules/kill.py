"""CARNIVOROUS trait: what a successful attack brings: victim, meal, scavengers, poison (M21 to M24, M31)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import LOSE, SCAVENGE
from ..data import CARNIVORE_MEAL, Trait
from ..reason import Reason
from ..state import Mark, Phase, State, has, is_fed, is_marked, is_repeated, takes_food
from . import feeding
from .protection import is_in_reach, still_has
from .rows import arrange, bury

# --- M21: the victim


def ask_victim(s: State) -> None:
    s.phase = Phase.VICTIM
    s.actor = s.species[s.attack.prey].owner


def victim_refusal(s: State, k: int, a: int) -> Reason:
    if k != s.attack.prey:
        return Reason.NOT_THE_PREY
    if not is_in_reach(s, k, a, s.attack.ignored):
        return Reason.OUT_OF_REACH
    return Reason.SAME_AS_ANOTHER if is_repeated(s, k, a) else Reason.LEGAL


def list_victims(s: State, out: Actions) -> int:
    prey = s.species[s.attack.prey]
    n = 0
    for a in range(prey.first, prey.first + prey.animals):
        if victim_refusal(s, s.attack.prey, a) == Reason.LEGAL:
            out[n] = code(LOSE, a)
            n += 1
    return n


def devour(s: State, k: int, a: int) -> None:
    """M31: eaten; the carnivore is fed; scavengers; poison."""
    s.attack.poison = 1 if still_has(s, Trait.POISONOUS) else 0
    if s.species[k].animals == 1 and k < s.attack.hunter:           # the rows close up
        s.attack.hunter -= 1
    bury(s, k, a)
    s.attack.prey = 0
    s.attack.ignored = 0
    s.attack.defects = 0
    feed_hunter(s)
    ask_scavenger(s)


def hunting_animal(s: State) -> int:
    a = s.species[s.attack.hunter].first
    while not is_marked(s.animals[a], Mark.HUNTING):
        a += 1
    return a


def feed_hunter(s: State) -> None:
    """CARNIVOROUS: two blue tokens. OBLIGATE CARNIVOROUS, M24: one shows that it is fed."""
    feeding.give_food(s, s.attack.hunter, hunting_animal(s), CARNIVORE_MEAL)


# --- M23: SCAVENGER


def scavenge_refusal(s: State, k: int, a: int) -> Reason:
    if s.species[k].owner != s.actor:
        return Reason.NOT_YOUR_SCAVENGER
    if not has(s.species[k], Trait.SCAVENGER):
        return Reason.NOT_A_SCAVENGER
    if is_fed(s.species[k], s.animals[a]):
        return Reason.IS_FED
    return Reason.SAME_AS_ANOTHER if is_repeated(s, k, a) else Reason.LEGAL


def can_scavenge(s: State, seat: int) -> bool:
    for k in range(s.rows[seat], s.rows[seat + 1]):
        if has(s.species[k], Trait.SCAVENGER):
            for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
                if takes_food(s.species[k], s.animals[a]):
                    return True
    return False


def ask_scavenger(s: State) -> None:
    """M23: the attacker's player first, then clockwise to the first who has a hungry one."""
    owner = s.species[s.attack.hunter].owner
    for step in range(s.seats):
        seat = (owner + step) % s.seats
        if can_scavenge(s, seat):
            s.phase = Phase.SCAVENGER
            s.actor = seat
            return
    digest(s)


def list_scavengers(s: State, out: Actions) -> int:
    n = 0
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        if has(s.species[k], Trait.SCAVENGER):
            for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
                if scavenge_refusal(s, k, a) == Reason.LEGAL:
                    out[n] = code(SCAVENGE, a)
                    n += 1
    return n


def scavenge(s: State, k: int, a: int) -> None:
    feeding.give_food(s, k, a, 1)
    digest(s)


# --- M22: POISONOUS, and the end of an attack


def digest(s: State) -> None:
    """M22: the attacking animal dies after it has eaten; no scavenging for that death."""
    if s.attack.poison != 0:
        bury(s, s.attack.hunter, hunting_animal(s))
        forget_attack(s)
        feeding.end_action(s)
    else:
        end_attack(s)


def end_attack(s: State) -> None:
    call_off(s)
    feeding.end_action(s)


def call_off(s: State) -> None:
    """The hunter's attack is over and used up."""
    s.animals[hunting_animal(s)] &= ~Mark.HUNTING
    arrange(s, s.attack.hunter)
    forget_attack(s)


def forget_attack(s: State) -> None:
    for k in range(s.count):
        s.species[k].redirected = 0
    s.attack = s.no_attack
