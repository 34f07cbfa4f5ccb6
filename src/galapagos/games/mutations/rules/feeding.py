"""Feeding phase: one token or one attack each in turn order, and grazing (M13 to M15, M25, M26)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.struct import Actions

from ..actions import FEED, GRAZE, INFEST, PASS, SHELTER
from ..data import Trait
from ..reason import Reason
from ..state import (
    Mark,
    Phase,
    State,
    animal_count,
    eats_shelter,
    has,
    is_fed,
    is_marked,
    is_repeated,
    next_seat,
    takes_food,
)
from . import attack, extinction
from .rows import add_animal, arrange


def start_feeding(s: State) -> None:
    ask_from(s, s.first)


def ask_from(s: State, seat: int) -> None:
    """M13, M14: the next who can do anything; when nobody can, the phase is over."""
    s.grazed = 0
    for step in range(s.seats):
        other = (seat + step) % s.seats
        if can_take(s, other) or attack.can_attack(s, other) or can_graze(s, other):
            s.phase = Phase.FEEDING
            s.actor = other
            s.mover = other
            return
    end_feeding(s)


def end_feeding(s: State) -> None:
    """M12: red and green tokens go back, black ones stay on the table."""
    s.red = 0
    s.green = 0
    s.mover = 0
    extinction.start_extinction(s)


def end_action(s: State) -> None:
    """M13: who has not grazed before acting may do so now."""
    if can_graze(s, s.mover):
        s.phase = Phase.GRAZING
        s.actor = s.mover
    else:
        ask_from(s, next_seat(s, s.mover))


# --- who can take a token


def can_take(s: State, seat: int) -> bool:
    if s.black > 0 and animal_count(s, seat) < s.population:
        return True
    return can_shelter(s, seat) or can_feed(s, seat)


def can_shelter(s: State, seat: int) -> bool:
    if s.green == 0:
        return False
    for k in range(s.rows[seat], s.rows[seat + 1]):
        species = s.species[k]
        for a in range(species.first, species.first + species.animals):
            if not is_marked(s.animals[a], Mark.SHELTER):
                return True
    return False


def can_feed(s: State, seat: int) -> bool:
    if s.red == 0:
        return False
    for k in range(s.rows[seat], s.rows[seat + 1]):
        species = s.species[k]
        for a in range(species.first, species.first + species.animals):
            if takes_food(species, s.animals[a]):
                return True
    return False


def can_anybody_feed(s: State) -> bool:
    for seat in range(s.seats):
        if can_feed(s, seat):
            return True
    return False


def can_anybody_take(s: State) -> bool:
    for seat in range(s.seats):
        if can_take(s, seat):
            return True
    return False


# --- a feeding turn


def list_feeding(s: State, out: Actions) -> int:
    n = list_feeds(s, out, 0)
    n = list_shelters(s, out, n)
    n = list_infestations(s, out, n)
    n = attack.list_hunts(s, out, n)
    n = list_grazing(s, out, n)
    if pass_refusal(s) == Reason.LEGAL:
        out[n] = code(PASS)
        n += 1
    return n


def pass_refusal(s: State) -> Reason:
    """M13: nobody passes who can take a token; who can only attack may, until instinct drives him (M14)."""
    if can_take(s, s.actor):
        return Reason.MUST_TAKE
    if attack.can_attack(s, s.actor) and not can_anybody_take(s):
        return Reason.INSTINCT
    return Reason.LEGAL


def pass_feeding(s: State) -> None:
    ask_from(s, next_seat(s, s.mover))


# --- red tokens


def give_food(s: State, k: int, a: int, tokens: int) -> None:
    """M15: up to the need, the rest is lost. VIVIPAROUS: who becomes fed has a child, fed too, as long as there are cards."""
    species = s.species[k]
    was_fed = is_fed(species, s.animals[a])
    for _ in range(tokens):
        if not is_fed(species, s.animals[a]):
            s.animals[a] += Mark.FOOD
    gives_birth = not was_fed and is_fed(species, s.animals[a]) and has(species, Trait.VIVIPAROUS)
    arrange(s, k)
    if gives_birth and s.deck > 0:
        s.deck -= 1
        add_animal(s, k, species.need * Mark.FOOD)


def feed_refusal(s: State, k: int, a: int) -> Reason:
    """M13, M15: a red token for an own hungry animal."""
    species = s.species[k]
    if s.red == 0:
        return Reason.NO_TOKEN
    if species.owner != s.actor:
        return Reason.NOT_YOUR_ANIMAL
    if has(species, Trait.OBLIGATE_CARNIVOROUS):        # M24
        return Reason.OBLIGATE_HUNTER
    if is_fed(species, s.animals[a]):
        return Reason.IS_FED
    return Reason.SAME_AS_ANOTHER if is_repeated(s, k, a) else Reason.LEGAL


def list_feeds(s: State, out: Actions, n: int) -> int:
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
            if feed_refusal(s, k, a) == Reason.LEGAL:
                out[n] = code(FEED, a)
                n += 1
    return n


def feed(s: State, k: int, a: int) -> None:
    s.red -= 1
    give_food(s, k, a, 1)
    end_action(s)


# --- green tokens


def shelter_refusal(s: State, k: int, a: int) -> Reason:
    """M13: a green token for an own animal without one."""
    if s.green == 0:
        return Reason.NO_TOKEN
    if s.species[k].owner != s.actor:
        return Reason.NOT_YOUR_ANIMAL
    if is_marked(s.animals[a], Mark.SHELTER):
        return Reason.HAS_SHELTER
    return Reason.SAME_AS_ANOTHER if is_repeated(s, k, a) else Reason.LEGAL


def list_shelters(s: State, out: Actions, n: int) -> int:
    for k in range(s.rows[s.actor], s.rows[s.actor + 1]):
        for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
            if shelter_refusal(s, k, a) == Reason.LEGAL:
                out[n] = code(SHELTER, a)
                n += 1
    return n


def shelter(s: State, k: int, a: int) -> None:
    """M25: for a BARK BEETLE that can take food the green token turns blue."""
    s.green -= 1
    if eats_shelter(s.species[k], s.animals[a]):
        give_food(s, k, a, 1)
    else:
        s.animals[a] |= Mark.SHELTER
        arrange(s, k)
    end_action(s)


# --- black tokens


def infest_refusal(s: State, k: int, a: int) -> Reason:
    """M13: a black token for somebody else's animal, as many as there are."""
    if s.black == 0:
        return Reason.NO_TOKEN
    if s.species[k].owner == s.actor:
        return Reason.OWN_ANIMAL
    return Reason.SAME_AS_ANOTHER if is_repeated(s, k, a) else Reason.LEGAL


def list_infestations(s: State, out: Actions, n: int) -> int:
    if s.black == 0:
        return n
    for k in range(s.count):
        for a in range(s.species[k].first, s.species[k].first + s.species[k].animals):
            if infest_refusal(s, k, a) == Reason.LEGAL:
                out[n] = code(INFEST, a)
                n += 1
    return n


def infest(s: State, k: int, a: int) -> None:
    s.black -= 1
    s.animals[a] += Mark.PARASITE
    arrange(s, k)
    end_action(s)


# --- GRAZING


def grazers(s: State, seat: int) -> int:
    """Animals of all the player's grazing species together."""
    total = 0
    for k in range(s.rows[seat], s.rows[seat + 1]):
        if has(s.species[k], Trait.GRAZING):
            total += s.species[k].animals
    return total


def can_graze(s: State, seat: int) -> bool:
    """M26: once in a turn, and only while somebody can still take a red token."""
    return s.grazed == 0 and s.red > 0 and grazers(s, seat) > 0 and can_anybody_feed(s)


def graze_refusal(s: State, tokens: int) -> Reason:
    if s.grazed != 0:
        return Reason.HAS_GRAZED
    if grazers(s, s.actor) == 0:
        return Reason.NO_GRAZERS
    if tokens > s.red:
        return Reason.NO_TOKEN
    if tokens > grazers(s, s.actor):
        return Reason.TOO_FEW_GRAZERS
    return Reason.LEGAL if can_anybody_feed(s) else Reason.NOBODY_EATS


def list_grazing(s: State, out: Actions, n: int) -> int:
    if can_graze(s, s.actor):
        for tokens in range(1, min(s.red, grazers(s, s.actor)) + 1):
            out[n] = code(GRAZE, tokens - 1)
            n += 1
    return n


def list_late_grazing(s: State, out: Actions) -> int:
    n = list_grazing(s, out, 0)
    out[n] = code(PASS)
    return n + 1


def graze(s: State, tokens: int) -> None:
    """M13: before acting the player still has to act, after acting his turn is over."""
    s.red -= tokens
    s.grazed = 1
    if s.phase == Phase.GRAZING:
        ask_from(s, next_seat(s, s.mover))
