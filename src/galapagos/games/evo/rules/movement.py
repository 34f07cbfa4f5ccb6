"""Movement and Combat: foot by foot, in turn order (E8, E9)."""

from __future__ import annotations

from galapagos.engine.action import code
from galapagos.engine.contract import CHANCE
from galapagos.engine.struct import Actions

from ..actions import MOVE, STOP
from ..data import DIRECTIONS, EXTRA_FEET, EXTRA_HORNS, LEAST_HORNS, NOWHERE, SPACES, WINNING_ROLLS, Event, Gene
from ..reason import Reason
from ..state import (
    NOBODY,
    Phase,
    Species,
    State,
    count_genes,
    in_effect,
    is_empty,
    is_of,
    neighbour,
    seat_in_turn,
    take_dinosaur,
)


def start_movement(s: State) -> None:
    s.turn = 0
    start_moves(s)


def start_moves(s: State) -> None:
    s.actor = seat_in_turn(s)
    s.feet = count_feet(s.species[s.actor])


def count_feet(species: Species) -> int:
    """E8: one step for each foot, Stampede's included."""
    return count_genes(species, Gene.FOOT) + EXTRA_FEET * in_effect(species, Event.STAMPEDE)


def stop(s: State) -> None:
    """E8: a player may stop at any time."""
    s.feet = 0
    s.turn += 1
    if s.turn < s.seats:
        start_moves(s)
    else:
        s.turn = 0
        s.actor = NOBODY


def use_foot(s: State) -> None:
    s.feet -= 1
    if s.feet == 0:
        stop(s)


# --- Movement


def move_refusal(s: State, space: int, direction: int) -> Reason:
    """E8, E9: one space, not onto an own dinosaur; onto an opposing one only with horns enough."""
    if not is_of(s, space, s.actor):
        return Reason.NO_DINOSAUR if is_empty(s, space) else Reason.NOT_YOURS
    to = neighbour(s, space, direction)
    if to == NOWHERE:
        return Reason.OFF_THE_ISLAND
    if is_empty(s, to):
        return Reason.LEGAL
    if is_of(s, to, s.actor):
        return Reason.OWN_SPACE
    return Reason.LEGAL if horns_more(s, s.actor, s.owners[to] - 1) >= LEAST_HORNS else Reason.TOO_FEW_HORNS


def list_moves(s: State, out: Actions) -> int:
    out[0] = code(STOP)
    n = 1
    for space in range(SPACES):
        if is_of(s, space, s.actor):
            for direction in range(DIRECTIONS):
                if move_refusal(s, space, direction) == Reason.LEGAL:
                    out[n] = code(MOVE, space, direction)
                    n += 1
    return n


def walk(s: State, space: int, to: int) -> None:
    s.owners[to] = s.owners[space]
    s.owners[space] = 0


def move(s: State, space: int, direction: int) -> None:
    to = neighbour(s, space, direction)
    if is_empty(s, to):
        walk(s, space, to)
        use_foot(s)
    else:
        s.attacker = space
        s.defender = to
        s.phase = Phase.COMBAT
        s.actor = CHANCE


# --- Combat


def attacking_horns(species: Species) -> int:
    return count_genes(species, Gene.HORN) + EXTRA_HORNS * in_effect(species, Event.GIANT_GENE)


def defending_horns(species: Species) -> int:
    return count_genes(species, Gene.HORN) + EXTRA_HORNS * in_effect(species, Event.BIG_BROTHER)


def horns_more(s: State, attacker: int, defender: int) -> int:
    """E9: how many horns the attacker has more than the defender."""
    return attacking_horns(s.species[attacker]) - defending_horns(s.species[defender])


def winning_roll(s: State, attacker: int, defender: int) -> int:
    """E9: the highest roll with which the attacker wins; 0 where he may not attack."""
    more = horns_more(s, attacker, defender)
    return 0 if more < LEAST_HORNS else WINNING_ROLLS[min(more - LEAST_HORNS, len(WINNING_ROLLS) - 1)]


def decide_combat(s: State, face: int) -> None:
    """E9: the loser returns to the supply; a winner who attacked takes the space."""
    if face + 1 <= winning_roll(s, seat_in_turn(s), s.owners[s.defender] - 1):
        take_dinosaur(s, s.defender)
        walk(s, s.attacker, s.defender)
    else:
        take_dinosaur(s, s.attacker)


def fight(s: State, face: int) -> None:
    """E9: one roll; then the player goes on with the feet that are left."""
    decide_combat(s, face)
    s.attacker = 0
    s.defender = 0
    s.phase = Phase.MOVEMENT
    s.actor = seat_in_turn(s)
    use_foot(s)
