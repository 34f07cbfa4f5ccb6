"""The course of a game: preparation, the four phases of a turn, the next turn (L25, L26)."""

from __future__ import annotations

from galapagos.engine.language.event import tell

from ..actions import LaborigineId
from ..data import TILES, TRAPS, Face
from ..events import SECOND, TURN
from ..state import (
    NOBODY,
    OFF,
    Ending,
    Phase,
    State,
    crowd,
    energy,
    has_twins,
    is_in_play,
    laborigine_at,
    per_seat,
    seat_after,
)
from .dice import needs_bearer
from .diseases import manifest, pass_disease
from .elimination import eliminate, end_game
from .energy import pay_up, payer
from .movement import attack, leave, move_moa, next_manipulator, run_into_moa, walk
from .traps import act, arrive, charge, cure, dry, flip, follow, is_seen, strike

PREPARATION = (TRAPS, TILES, 1, 1)  # how many sides, tiles, places of Moa and nicest ones there are to draw


def go_on(s: State) -> None:
    """Preparation, then turn after turn, up to the next question; what is owed is paid before anything else."""
    goes_on = True
    while goes_on:
        goes_on = settle(s) and play_phase(s)


def settle(s: State) -> bool:
    """A laborigine without energy is out. L23: the mover's death stops whatever is under way and ends the turn. Whether
    nothing is owed any more."""
    if s.debt.left > 0 and not pay_up(s):
        return False
    if s.debt.paid > 0:
        if energy(s, payer(s)) == 0:
            s.ending = eliminate(s)
            if s.ending == 0 and not is_in_play(s, s.active):
                s.phase = Phase.TURN_END
        s.debt.who = LaborigineId(0)
        s.debt.taker = s.debt.paid = 0
    return True


def play_phase(s: State) -> bool:
    """The phases in the rulebook's order, each up to its next question. Returns whether the game goes on without
    one."""
    if s.ending != 0:
        end_game(s)
        return False
    if s.phase < Phase.ROLL:
        return prepare(s)
    if s.phase <= Phase.FLAG_BEARER:
        return roll_dice(s)
    if s.phase == Phase.MANIFESTATION:
        return suffer_disease(s)
    if s.phase <= Phase.DIRECTION:
        return find_direction(s)
    if s.phase <= Phase.CONTAGION:
        return move(s)
    if s.phase <= Phase.CURE:
        return trigger(s)
    return end_move(s)


def prepare(s: State) -> bool:
    """Preparation: sides, ring, Moa (L25: not with twins), the nicest laborigine, places."""
    s.step += 1
    if s.step == (crowd(s) if s.phase == Phase.START_PLACES else PREPARATION[s.phase]):
        enter(s, Phase.NICEST if s.phase == Phase.TILES and has_twins(s) else s.phase + 1)
        if s.phase == Phase.ROLL:
            tell(s, TURN, s.turn + 1, s.active)
    return False


def enter(s: State, phase: int) -> None:
    s.phase = phase
    s.step = 0


# --- It's your turn!


def roll_dice(s: State) -> bool:
    """Phase 1: roll, assign, and with twins the bearer of the flag for a 1."""
    if s.phase == Phase.ROLL:
        s.phase = Phase.ASSIGNMENT
        return False
    if s.phase == Phase.ASSIGNMENT and needs_bearer(s):
        s.phase = Phase.FLAG_BEARER
        return False
    s.phase = Phase.MANIFESTATION
    return True


def suffer_disease(s: State) -> bool:
    """Phase 2: what the mover suffers from."""
    manifest(s)
    s.phase = Phase.MOA_MOVEMENT
    return True


def find_direction(s: State) -> bool:
    """3a: Moa, again from each occupied tile (L25: not with twins). L16: then others may manipulate, or the mover names
    the direction."""
    if s.phase == Phase.MOA_MOVEMENT:
        if s.moa != OFF and not move_moa(s):
            return True
        s.phase = Phase.MANIPULATION
    if s.direction != 0:  # L25: the second twin's follows from the first's
        enter(s, Phase.LEAVING)
        return True
    s.step = next_manipulator(s)
    if s.step == 0:
        s.phase = Phase.DIRECTION
    return False


def move(s: State) -> bool:
    """3b: the whole distance, or step by step through acid (L17); L13: from an occupied tile the same again, after the
    encounter."""
    if s.phase == Phase.CONTAGION:
        pass_disease(s)
        s.met = LaborigineId(0)
    if s.phase == Phase.CROSSING:
        walk(s, 1)
    else:
        leave(s)
        if s.debt.left > 0:
            s.phase = Phase.CROSSING
            return True
        walk(s, s.steps)
    s.phase = Phase.LEAVING
    if s.steps == 0:
        land(s)
    return True


def land(s: State) -> None:
    place = s.laborigines[s.mover].place
    met = laborigine_at(s, place, s.mover)
    if met != NOBODY:
        attack(s, met)
        s.phase = Phase.CONTAGION
    elif place == s.moa:
        run_into_moa(s)
    else:
        arrive(s, place)
        s.phase = Phase.TRAP


def trigger(s: State) -> bool:
    """Phase 4: the tile is flipped and acts; disease, lightning and cure take their time."""
    if s.phase == Phase.TRAP:
        return is_seen(s) and turn_over(s)
    is_under_way = (s.phase == Phase.LIGHTNING and not strike(s)) or (s.phase == Phase.CURE and not cure(s))
    if not is_under_way:
        s.phase = Phase.TURN_END
    return True


def turn_over(s: State) -> bool:
    face = flip(s)
    if face == Face.FOOTPRINT and follow(s):
        s.phase = Phase.LEAVING
        return True
    dry(s)
    s.phase = Phase.TURN_END
    if face == Face.DISEASE:
        s.phase = Phase.INFECTION
    elif face == Face.LIGHTNING:
        charge(s)
        s.phase = Phase.LIGHTNING
    elif face == Face.CURE:
        s.step = per_seat(s)  # L25: not from the own twin
        s.phase = Phase.CURE
    else:
        act(s, face)
    return face != Face.DISEASE


def end_move(s: State) -> bool:
    """L25: after the first twin the second moves, with the other die and the other way; then the next player."""
    s.step = s.steps = s.triggered = 0
    s.met = LaborigineId(0)
    if s.second_twin == 1 or not has_twins(s) or not is_in_play(s, s.active):
        end_turn(s)
        return s.ending != 0
    s.second_twin = 1
    s.mover = LaborigineId(s.mover ^ 1)
    s.die, s.other_die = s.other_die, s.die
    s.direction = -s.direction
    s.phase = Phase.MANIFESTATION
    tell(s, SECOND, s.mover, (1 - s.direction) // 2)
    return True


def end_turn(s: State) -> None:
    """The next player clockwise. L26: after the last turn the richest wins."""
    s.mover = LaborigineId(0)
    s.second_twin = s.die = s.other_die = s.distance = s.direction = s.manipulator = 0
    s.turn += 1
    s.phase = Phase.ROLL
    if s.turn >= s.options.turn_limit:
        s.ending = Ending.TURN_LIMIT
        return
    s.active = seat_after(s, s.active, 1)
    while not is_in_play(s, s.active):
        s.active = seat_after(s, s.active, 1)
    tell(s, TURN, s.turn + 1, s.active)
