"""What happened, in sentences: an action is played again step by step, and what changes is told."""

from __future__ import annotations

from galapagos.engine.action import first, is_in, second
from galapagos.engine.contract import OVER
from galapagos.engine.struct import copy

from .actions import ADMIRE, ASSIGN, CARRY, DRAW, LAY, MANIPULATE, MOVE, PASS, RELEASE, REVEAL, ROLL, SEND, SPEND, START, TRANSFER, TURN_UP
from .data import COLOUR_NAMES, FACE_NAMES, HIDDEN, Face
from .names import (
    capital,
    count_of,
    direction_name,
    disease_name,
    face_name,
    laborigine_name,
    seat_name,
    tile_word,
    tokens_text,
)
from .rules import answer
from .rules.turn import go_on
from .state import GONE, OFF, OWNERLESS, Ending, Phase, State, crowd, owner


def narrate(before: State, action: int, after: State) -> list[str]:
    """What that action did, up to the next question."""
    now = copy(before)
    if has_secret_flip(before):
        now.tiles[now.laborigines[now.mover].place].under = HIDDEN
    answer(now, action)
    sentences = [act(before, action), *changes(before, now, action)]
    running = now.phase >= Phase.ROLL
    while running:
        last = copy(now)
        running = go_on(now) or turns_up_unseen(now, after)
        sentences += changes(last, now, None)
    if now.actor == OVER:
        sentences.append(ending(now))
    return [capital(sentence) for sentence in sentences if sentence]


def has_secret_flip(s: State) -> bool:
    return False


def turns_up_unseen(now: State, after: State) -> bool:
    """A reader who has not seen the underside sees it now: it is what lies there afterwards."""
    if now.ending != 0 or now.debt.left > 0 or now.phase != Phase.TRAP:
        return False
    tile = now.tiles[now.laborigines[now.mover].place]
    if tile.under != HIDDEN:
        return False
    tile.under = after.tiles[now.laborigines[now.mover].place].face
    return True


# --- The action


def act(s: State, action: int) -> str:
    """The action itself, in the words of the table."""
    who = seat_name(s, s.actor) if s.actor >= 0 else ""
    if is_in(SPEND, action):
        where = f"onto {tile_word(s.laborigines[s.debt.who].place)}" if s.debt.paid % 2 == 0 else "out of the game"
        return f"{who} spends a {COLOUR_NAMES[first(SPEND, action)]} token, {where}."
    if is_in(TRANSFER, action):
        giver, taker = seat_name(s, owner(s, s.debt.who)), seat_name(s, s.debt.taker - 1)
        return f"{giver} gives a {COLOUR_NAMES[first(TRANSFER, action)]} token to {taker}."
    if is_in(ASSIGN, action):
        return f"{who} takes the {first(ASSIGN, action) + 1} and leaves Moa the {other_die(s, first(ASSIGN, action) + 1)}."
    if is_in(SEND, action):
        twin, number = laborigine_name(s, s.active * 2 + first(SEND, action)), second(SEND, action) + 1
        return f"{who} sends {twin} first, with the {number}; the other twin has the {other_die(s, number)}."
    if is_in(PASS, action):
        return f"{who} does not manipulate."
    if is_in(MANIPULATE, action):
        return f"{who} pays 3 {COLOUR_NAMES[s.active if s.seats < 6 else 0]} tokens: {laborigine_name(s, s.mover)} must go {direction_name(first(MANIPULATE, action))}."
    if is_in(MOVE, action):
        return f"{laborigine_name(s, s.mover)} goes {direction_name(first(MOVE, action))}, {count_of(s.distance, 'tile')} at a time."
    return act_of_chance(s, action)
