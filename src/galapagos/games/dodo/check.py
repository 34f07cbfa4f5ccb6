"""Positions that no game can come to, or that the rules could not go on from: each refused in one sentence."""

from __future__ import annotations

from galapagos.engine.errors import Refused

from .data import CAPTURES_TO_END, COLOURS, MAX_CREATURES, SEAT_NAMES, SQUARES
from .state import Mark, Phase, State, available, captures, cells, is_captured, is_in_play, is_marked
from .words import PHASES, mark_names

LARGEST = 1 + max(map(sum, SQUARES))        # the child of a creature that ate all squares of the richest card
DONE = Mark.FED | Mark.CAPTOR               # what is true of everybody on the board when consumption is over


def check(s: State) -> None:
    check_turn(s)
    check_marks(s)
    check_squares(s)
    check_captures(s)
    check_in_play(s)


def check_turn(s: State) -> None:
    """D16: the last turn has no reproduction, and none follows."""
    if (s.turn > 0) != (s.phase > Phase.PLACEMENT):
        raise Refused(f"{PHASES[s.phase].capitalize()} is not a phase of turn {s.turn}.")
    if s.turn > s.options.turn_limit:
        raise Refused(f"There is no turn {s.turn}: turn {s.options.turn_limit} is the last one.")
    if s.turn == s.options.turn_limit and s.phase == Phase.REPRODUCTION:
        raise Refused(f"Turn {s.turn} is the last one: it ends before reproduction.")
    begun = max(0, s.turn - (s.phase < Phase.CONSUMPTION))
    for seat in range(s.seats):
        if s.last_turn[seat] > begun:
            raise Refused(f"{SEAT_NAMES[seat].capitalize()} cannot have begun the consumption of turn {s.last_turn[seat]} yet.")


def check_marks(s: State) -> None:
    for i, creature in enumerate(s.creatures[: s.count]):
        names = " and ".join(mark_names(creature))
        if creature.marks & (Mark.FED | Mark.STARVED) and s.phase < Phase.CONSUMPTION:
            raise Refused(f"c{i + 1} cannot be fed or starved before the consumption phase.")
        if is_marked(creature, Mark.MOVED) and s.phase == Phase.TOKENS:
            raise Refused(f"c{i + 1} cannot be moved before the migration phase.")
        if is_marked(creature, Mark.STARVED) and s.phase == Phase.REPRODUCTION:
            raise Refused(f"c{i + 1} cannot be starved: in the reproduction phase the dead are off the board.")
        if creature.marks & Mark.FED and creature.marks & Mark.STARVED:
            raise Refused(f"c{i + 1} cannot be {names}.")
        if creature.marks and (s.phase <= Phase.PLACEMENT or (is_marked(creature, Mark.CAPTOR) and creature.marks != Mark.CAPTOR)):
            raise Refused(f"c{i + 1} cannot be {names} here.")


def eaten(s: State, cell: int, colour: int) -> int:
    """The squares of a colour that the fed have eaten in an environment."""
    return sum(creature.blocks[colour] for creature in s.creatures[: s.count] if creature.cell == cell and is_marked(creature, Mark.FED))


def check_squares(s: State) -> None:
    """3. Nobody is fed on squares that are not there, so that all children find room."""
    for cell in range(cells(s)):
        if any(eaten(s, cell, colour) > available(s.environments[cell], colour) for colour in range(COLOURS)):
            raise Refused(f"e{cell + 1} has not fed so many creatures.")
    parents = sum(is_marked(creature, Mark.FED) for creature in s.creatures[: s.count])
    if s.phase == Phase.REPRODUCTION and s.count + parents > MAX_CREATURES:
        raise Refused(f"There are never more than {MAX_CREATURES} creatures, children included.")


def check_captures(s: State) -> None:
    """D12, D13: a captor is alone, and who has two captures has ended the game."""
    for cell in range(cells(s)):
        if is_captured(s.environments[cell]) and sum(creature.cell == cell for creature in s.creatures[: s.count]) != 1:
            raise Refused(f"e{cell + 1} is captured: only the captor is there.")
    is_eaten = s.phase == Phase.CONSUMPTION and all(creature.marks & DONE for creature in s.creatures[: s.count])
    for seat in range(s.seats):
        if captures(s, seat) >= CAPTURES_TO_END and not is_eaten:
            raise Refused(f"{SEAT_NAMES[seat].capitalize()} has {captures(s, seat)} captures, which has ended the game.")


def check_in_play(s: State) -> None:
    """D15: without a creature in play the game is over, when all have eaten."""
    if s.phase in (Phase.TOKENS, Phase.MIGRATION, Phase.REPRODUCTION) and not any(map(is_in_play, s.creatures[: s.count])):
        raise Refused("The position has no creatures in play: write them as white ry e1, or go back to placement.")
