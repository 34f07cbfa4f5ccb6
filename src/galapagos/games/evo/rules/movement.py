"""Movement and Combat: foot by foot, in turn order (E8, E9)."""

from __future__ import annotations

from galapagos.engine.language.action import code
from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each
from galapagos.engine.language.struct import Actions

from ..actions import MOVE, ROLL, STOP, Space
from ..data import EXTRA_FEET, EXTRA_HORNS, LEAST_HORNS, WINNING_ROLLS, Card, Gene, Roll
from ..events import ATTACKED, DEFEATED, LOST, MOVED, OCCUPIED, STOPPED
from ..island import DIRECTIONS, NEIGHBOURS, NOWHERE
from ..reason import Reason
from ..state import (
    Phase,
    Species,
    State,
    all_faces,
    all_seats,
    all_spaces,
    count_genes,
    is_empty,
    is_of,
    neighbour,
    next_of,
    seat_in_turn,
    take_dinosaur,
    walk,
)


def begin_movement(s: State) -> None:
    s.phase = Phase.MOVEMENT
    s.feet = count_feet(s.species[seat_in_turn(s)])


def count_feet(species: Species) -> int:
    """E8: one step for each foot, Stampede's included."""
    return count_genes(species, Gene.FOOT) + EXTRA_FEET * species.effects[Card.STAMPEDE]


def pass_turn(s: State) -> bool:
    """E8: who has no foot left is followed by the next in turn order; whether all have moved."""
    if s.feet > 0:
        return False
    s.turn += 1
    if s.turn < s.seats:
        s.feet = count_feet(s.species[seat_in_turn(s)])
        return False
    s.turn = 0
    return True


# --- Movement


def move_refusal(s: State, space: Space, direction: int) -> Reason:
    """E8, E9: one space, not onto an own dinosaur; onto an opposing one only with horns enough."""
    if not is_of(s, space, s.actor):
        return Reason.NO_DINOSAUR if is_empty(s, space) else Reason.NOT_YOURS
    to = neighbour(s, space, direction)
    if may_enter(s, to, open_owners(s, s.actor)):
        return Reason.LEGAL
    if to == NOWHERE:
        return Reason.OFF_THE_ISLAND
    return Reason.OWN_SPACE if is_of(s, to, s.actor) else Reason.TOO_FEW_HORNS


def open_owners(s: State, seat: int) -> int:
    """E9: whose spaces a player may enter, as bits: nobody's, and those of opponents for whom there are horns
    enough."""
    return 1 + sum(
        ((other != seat) & (horns_more(s, seat, other) >= LEAST_HORNS)) << other + 1 for other in all_seats(s)
    )


def may_enter(s: State, to: int, owners: int) -> bool:
    """E8: a space of the island that is one of those owners'."""
    return (to != NOWHERE) & (owners >> s.owners[max(to, 0)] & 1 != 0)


def list_moves(s: State, out: Actions, n: int) -> int:
    """A move stays in the list only if it is open. Owners as bits, and no branch, gain 7 % of all playouts."""
    owners, space = open_owners(s, s.actor), NOWHERE
    for _ in range(s.species[s.actor].dinosaurs):
        space = next_of(s, s.actor, space)
        for direction, to in enumerate(NEIGHBOURS[s.board][space]):
            out[n] = code(MOVE, space, direction)
            n += 1 if may_enter(s, to, owners) else 0
    return n


def count_moves(s: State) -> int:
    return sum(
        move_refusal(s, space, direction) == Reason.LEGAL for space in all_spaces(s) for direction in range(DIRECTIONS)
    )


def move(s: State, space: Space, direction: int) -> None:
    """E9: a dinosaur that stands there is attacked, and the die decides."""
    to = neighbour(s, space, direction)
    if is_empty(s, to):
        tell(s, MOVED, s.actor, space, to)
        walk(s, space, to)
        s.feet -= 1
    else:
        tell(s, ATTACKED, s.actor, s.owners[to] - 1, space, to)
        s.attacker = space
        s.defender = to
        s.phase = Phase.COMBAT


def stop(s: State) -> None:
    """E8: a player may stop at any time."""
    tell(s, STOPPED, s.actor, s.feet, count_moves(s))
    s.feet = 0


MOVING = Question(
    "movement",
    Phase.MOVEMENT,
    seat_in_turn,
    (
        Verb(STOP, effect=stop),
        Verb(MOVE, move_refusal, list_moves, move),
    ),
)


# --- Combat


def attacking_horns(species: Species) -> int:
    return count_genes(species, Gene.HORN) + EXTRA_HORNS * species.effects[Card.GIANT_GENE]


def defending_horns(species: Species) -> int:
    return count_genes(species, Gene.HORN) + EXTRA_HORNS * species.effects[Card.BIG_BROTHER]


def horns_more(s: State, attacker: int, defender: int) -> int:
    """E9: how many horns the attacker has more than the defender."""
    return attacking_horns(s.species[attacker]) - defending_horns(s.species[defender])


def winning_roll(s: State, attacker: int, defender: int) -> int:
    """E9: the highest roll with which the attacker wins; 0 where he may not attack."""
    more = horns_more(s, attacker, defender)
    return 0 if more < LEAST_HORNS else WINNING_ROLLS[min(more - LEAST_HORNS, len(WINNING_ROLLS) - 1)]


def fight(s: State, face: int) -> None:
    """E9: one roll, which costs the foot; then the player goes on with those that are left."""
    s.rolls[Roll.COMBAT] = face + 1
    decide_combat(s, face, Space(s.attacker), Space(s.defender))
    s.attacker = 0
    s.defender = 0
    s.feet -= 1
    s.phase = Phase.MOVEMENT


def decide_combat(s: State, face: int, space: Space, to: Space) -> None:
    """E9: the loser returns to the supply; a winner who attacked takes the space."""
    seat, defender = seat_in_turn(s), s.owners[to] - 1
    if face + 1 <= winning_roll(s, seat, defender):
        tell(s, DEFEATED, seat, face + 1, defender, to)
        take_dinosaur(s, to)
        tell(s, OCCUPIED, seat, space, to)
        walk(s, space, to)
    else:
        tell(s, LOST, seat, face + 1, defender, space)
        take_dinosaur(s, space)


COMBAT = Question("combat", Phase.COMBAT, None, (Verb(ROLL, None, each(all_faces), fight),))
