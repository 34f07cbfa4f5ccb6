"""What happened, in sentences: an action is played again step by step, and what changes is told."""

from __future__ import annotations

from collections.abc import Iterator

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import OVER
from galapagos.engine.struct import copy

from .actions import (
    ADMIRE,
    ASSIGN,
    CARRY,
    DRAW,
    LAY,
    MANIPULATE,
    MOVE,
    PASS,
    RELEASE,
    ROLL,
    SEND,
    SPEND,
    START,
    TRANSFER,
)
from .changes import changes, taker_name
from .data import COLOUR_NAMES, HIDDEN, MANIPULATION_COST, Face
from .ending import ending
from .names import capital, direction_name, face_name, illness_name, laborigine_name, seat_name, tile_word
from .nonevents import unflagged
from .rules import answer
from .rules.dice import has_rolled_one
from .rules.energy import needs_choice
from .rules.setup import starter
from .rules.traps import possible_undersides
from .rules.turn import go_on
from .state import GONE, Phase, State, colour_of


def narrate(before: State, action: int, after: State) -> list[str]:
    """What that action did, up to the next question."""
    sentences = [act(before, action)]
    told = is_in(SPEND, action) or is_in(TRANSFER, action)
    for last, now in retell(before, action, after):
        sentences += changes(last, now, told)
        if last is before:
            sentences.append(rolled_flag(before, action))
        told = False
    if after.actor == OVER:
        sentences.append(ending(after))
    return [capital(sentence) for sentence in sentences if sentence]


def retell(before: State, action: int, after: State) -> Iterator[tuple[State, State]]:
    """The positions before and after each step of an action, from the action itself to the next question."""
    now = copy(before)
    answer(now, action)
    yield before, now
    running = now.phase >= Phase.ROLL
    while running:
        last = copy(now)
        if now.debt.left > 0:
            needs_choice(now)
            yield last, now
            last = copy(now)
        running = go_on(now) or is_turned_up(now, after)
        yield last, now


def is_turned_up(now: State, after: State) -> bool:
    """A reader who had not seen this underside sees it now: it is what lies there afterwards, or a footprint that was met again."""
    place = now.laborigines[now.mover].place
    if now.ending != 0 or now.debt.left > 0 or now.phase != Phase.TRAP or now.tiles[place].under != HIDDEN:
        return False
    face = after.tiles[place].face
    now.tiles[place].under = face if possible_undersides(now, place) >> face & 1 else Face.FOOTPRINT
    return True


# --- The action itself


def act(s: State, action: int) -> str:
    who = seat_name(s, s.actor) if s.actor >= 0 else ""
    if is_in(SPEND, action):
        return f"{laborigine_name(s, s.debt.who)} spends a {COLOUR_NAMES[first(SPEND, action)]} token, {spent_where(s)}."
    if is_in(TRANSFER, action):
        return f"{laborigine_name(s, s.debt.who)} gives a {COLOUR_NAMES[first(TRANSFER, action)]} token to {taker_name(s)}."
    if is_in(ASSIGN, action):
        number = first(ASSIGN, action) + 1
        return f"{who} moves with the {number} and Moa with the {other_number(s, number)}."
    if is_in(SEND, action):
        twin, number = laborigine_name(s, s.active * 2 + first(SEND, action)), second(SEND, action) + 1
        return f"{twin} goes first, with the {number}, and the other twin has the {other_number(s, number)}."
    if is_in(PASS, action):
        return f"{who} does not manipulate."
    if is_in(MANIPULATE, action):
        price = f"{MANIPULATION_COST} {COLOUR_NAMES[colour_of(s, s.active)]} tokens"
        return f"{who} pays {price}: {laborigine_name(s, s.mover)} must go {direction_name(first(MANIPULATE, action))}."
    if is_in(MOVE, action):
        return f"{laborigine_name(s, s.mover)} goes {direction_name(first(MOVE, action))}."
    if is_in(START, action):
        return f"{laborigine_name(s, starter(s))} starts on {tile_word(first(START, action))}."
    return act_of_chance(s, action)


def act_of_chance(s: State, action: int) -> str:
    if is_in(ROLL, action):
        return f"{seat_name(s, s.active)} rolls {first(ROLL, action) + 1} and {second(ROLL, action) + 1}."
    if is_in(DRAW, action):
        ill = "is ill already" if s.laborigines[s.mover].infected else "falls ill"
        return f"{laborigine_name(s, s.mover)} {ill}: from now on, all who are ill suffer from {illness_name(first(DRAW, action) + 1)}."
    if is_in(LAY, action):
        return f"Tile {tile_word(s.step)}: {face_name(first(LAY, action) + 1)}."
    if is_in(RELEASE, action):
        return f"Moa starts on {tile_word(first(RELEASE, action))}."
    if is_in(ADMIRE, action):
        return f"{laborigine_name(s, first(ADMIRE, action))} is the nicest of all."
    return ""                                           # the tiles tell their sides, and changes are told below


def rolled_flag(s: State, action: int) -> str:
    """L9: why a rolled 1 does not give the flag; or he has it."""
    if not has_rolled_one(s) or s.flag == GONE or not (is_in(ASSIGN, action) or is_in(CARRY, action)):
        return ""
    return unflagged(s, s.active * 2 + first(CARRY, action) if is_in(CARRY, action) else s.active)


def spent_where(s: State) -> str:
    return f"onto {tile_word(s.laborigines[s.debt.who].place)}" if s.debt.paid % 2 == 0 else "out of the game"


def other_number(s: State, number: int) -> int:
    return s.die + s.other_die - number
