"""Phase 3: how Moa and laborigines move, who names the direction, and what encounters cost (L13 to L17, L25)."""

from __future__ import annotations

from galapagos.engine.language.event import tell
from galapagos.engine.language.question import Question, Verb, each

from ..actions import MANIPULATE, MOVE, PASS, LaborigineId, Place
from ..data import ACID_COST, BOOTY, MANIPULATION_COST, MOA_COST, SIGNS, TILES, Disease
from ..events import BLOCKED, CROSSED, HEADED, MANIPULATED, MET, MET_MOA, MOA_MET, MOA_MOVED, PASSED
from ..reason import Reason
from ..state import (
    NOBODY,
    Phase,
    State,
    both,
    colour_of,
    energy,
    is_immune,
    laborigine_at,
    on_the_move,
    owner,
    player_in_turn,
    seat_after,
    suffers,
)
from .energy import drop_flag, gain_flag, spend, transfer

# --- 3a. Moa movement


def move_moa(s: State) -> bool:
    """3a: clockwise by its die; whether it comes to an empty tile."""
    s.moa = Place((s.moa + s.other_die) % TILES)
    met = laborigine_at(s, s.moa, NOBODY)
    if met == NOBODY:
        tell(s, MOA_MOVED, s.moa)
        return True
    tell(s, MOA_MET, s.moa, met)
    suffer_moa(s, met)
    return False


def suffer_moa(s: State, who: LaborigineId) -> None:
    """L14: whoever moved, the laborigine loses the flag or spends 2."""
    if is_immune(s, who):
        drop_flag(s)
    else:
        spend(s, who, MOA_COST)


# --- L16: the direction, named by another player who pays for it, or by the mover (L13)


def manipulator_refusal(s: State, seat: int) -> Reason:
    """L16: any other player with three tokens of the mover's colour, who keeps at least one token."""
    if seat == s.active:
        return Reason.OWN_MOVE
    if s.stocks[seat].of[colour_of(s, s.active)] < MANIPULATION_COST:
        return Reason.TOO_FEW_TOKENS
    return Reason.LEGAL if energy(s, seat) > MANIPULATION_COST else Reason.LAST_TOKEN


def next_manipulator(s: State) -> int:
    """L16: the nearest clockwise first: how far the next one sits from the mover, or 0 where nobody is left."""
    return next(
        (
            step
            for step in range(s.step + 1, s.seats)
            if manipulator_refusal(s, seat_after(s, s.active, step)) == Reason.LEGAL
        ),
        0,
    )


def manipulate_refusal(s: State, direction: int) -> Reason:
    return manipulator_refusal(s, s.actor)


def manipulate(s: State, direction: int) -> None:
    """L16: the tokens leave the game; no spend, so flag and mutations do not matter."""
    colour = colour_of(s, s.active)
    s.stocks[s.actor].of[colour] -= MANIPULATION_COST
    s.removed.of[colour] += MANIPULATION_COST
    s.manipulator = s.actor + 1
    tell(s, MANIPULATED, s.actor, colour, MANIPULATION_COST, s.mover, direction)
    s.direction = SIGNS[direction]


def leave_alone(s: State) -> None:
    tell(s, PASSED, s.actor)


def name_direction(s: State, direction: int) -> None:
    tell(s, HEADED, s.mover, direction)
    s.direction = SIGNS[direction]


MANIPULATING = Question(
    "manipulation",
    Phase.MANIPULATION,
    player_in_turn,
    (
        Verb(PASS, effect=leave_alone),
        Verb(MANIPULATE, manipulate_refusal, each(both), manipulate),
    ),
)
HEADING = Question(
    "direction",
    Phase.DIRECTION,
    on_the_move,
    (
        Verb(MANIPULATE, manipulate_refusal, each(both), manipulate),  # refused with its reason
        Verb(MOVE, None, each(both), name_direction),
    ),
)


# --- 3b. Laborigine movement


def leave(s: State) -> None:
    """Over the whole distance; L17: with acid, a token for each tile that is left."""
    if s.steps == 0:
        s.steps = s.distance
    if s.laborigines[s.mover].acid != 0:
        spend(s, s.mover, ACID_COST)


def walk(s: State, steps: int) -> None:
    mover = s.laborigines[s.mover]
    mover.place = Place((mover.place + s.direction * steps) % TILES)
    s.steps -= steps
    if s.steps > 0:
        tell(s, CROSSED, s.mover, mover.place)


def attack(s: State, met: LaborigineId) -> None:
    """Encounters, L15: the moving one takes the flag, otherwise tokens. L25: own twins move no tokens. L10: nor does he
    who cannot gain."""
    s.met = met
    tell(s, MET, s.mover, s.laborigines[met].place, met)
    if is_immune(s, met):
        gain_flag(s, s.mover)
    elif owner(s, met) != s.active:
        if suffers(s, s.mover, Disease.ENERGY_STORAGE_DISORDER):
            tell(s, BLOCKED, s.mover)
        else:
            transfer(s, met, s.active, BOOTY)


def run_into_moa(s: State) -> None:
    tell(s, MET_MOA, s.mover, s.moa)
    suffer_moa(s, s.mover)
