"""What no game of Tough Luck, Dodo, can come to, each refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from galapagos.engine.errors import Refused
from galapagos.engine.notation.clause import Never, Words, table

from .data import CAPTURES_TO_END, COLOUR_NAMES, MAX_CREATURES, SEAT_NAMES, STARTING_CREATURES
from .state import (
    IN_HAND,
    PHASE_NAMES,
    Creature,
    Mark,
    Phase,
    State,
    captures,
    cells,
    is_captured,
    is_in_play,
    is_marked,
)

MARK_NAMES = ("relocated", "moved", "advantage", "fed", "starved", "captor")


def eaten(s: State, cell: int, colour: int) -> int:
    """The squares of a colour that the fed have eaten in an environment."""
    return sum(
        creature.blocks[colour]
        for creature in s.creatures[: s.count]
        if creature.cell == cell and is_marked(creature, Mark.FED)
    )


def each_creature(s: State) -> Iterable[tuple[str, Creature]]:
    return ((f"c{i + 1}", s.creatures[i]) for i in range(s.count))


def each_cell(s: State) -> Iterable[tuple[str, int]]:
    return ((f"e{cell + 1}", cell) for cell in range(cells(s)))


class SquareCounts(NamedTuple):
    """The squares of one colour in an environment."""

    colour: str
    printed: int
    covered: int
    eaten: int


def each_colour(s: State) -> Iterable[tuple[str, SquareCounts]]:
    for name, cell in each_cell(s):
        here = s.environments[cell]
        for colour, word in enumerate(COLOUR_NAMES):
            yield name, SquareCounts(word, here.squares[colour], here.covered[colour], eaten(s, cell, colour))


def each_seat(s: State) -> Iterable[tuple[str, int]]:
    return ((SEAT_NAMES[seat], seat) for seat in range(s.seats))


def placed(s: State, seat: int) -> int:
    return sum(creature.owner == seat and creature.cell != IN_HAND for creature in s.creatures[: s.count])


def begun(s: State) -> int:
    """The last turn whose consumption has begun."""
    return max(0, s.turn - (s.phase < Phase.CONSUMPTION))


def is_served(s: State) -> bool:
    """Whether all have eaten, so that it may be over; the dead are off the board then."""
    return s.phase == Phase.CONSUMPTION and all(
        creature.marks & (Mark.FED | Mark.CAPTOR) for creature in s.creatures[: s.count]
    )


LAST_STEP = {Phase.TOKENS: lambda s: s.seats, Phase.MIGRATION: lambda s: s.seats * s.options.migration_rounds}

NEVER = (
    Never(
        table,
        lambda s, _, __: (
            (s.turn > 0) != (s.phase > Phase.PLACEMENT)
            and Refused("dodo/phase-not-of-turn", phase=PHASE_NAMES[s.phase].capitalize(), number=s.turn)
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.turn > s.options.turn_limit and Refused("dodo/turn-after-last", number=s.turn, most=s.options.turn_limit)
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.turn == s.options.turn_limit
            and s.phase == Phase.REPRODUCTION
            and Refused("dodo/turn-ends-early", number=s.turn)
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.phase in LAST_STEP
            and s.step >= LAST_STEP[s.phase](s)
            and Refused(
                "dodo/phase-step-after-last", phase=PHASE_NAMES[s.phase], number=s.step, most=LAST_STEP[s.phase](s) - 1
            )
        ),
    ),
    Never(
        each_seat,
        lambda s, name, seat: (
            s.last_turn[seat] > begun(s)
            and Refused("dodo/consumption-not-begun", player=name.capitalize(), number=s.last_turn[seat])
        ),
    ),
    Never(
        each_creature,
        lambda s, name, one: (
            one.marks & (Mark.FED | Mark.STARVED)
            and s.phase < Phase.CONSUMPTION
            and Refused("dodo/fed-too-early", name=name)
        ),
    ),
    Never(
        each_creature,
        lambda s, name, one: (
            is_marked(one, Mark.MOVED) and s.phase == Phase.TOKENS and Refused("dodo/moved-too-early", name=name)
        ),
    ),
    Never(
        each_creature,
        lambda s, name, one: (
            is_marked(one, Mark.FED) and is_marked(one, Mark.STARVED) and Refused("dodo/fed-and-starved", name=name)
        ),
    ),
    Never(
        each_creature,
        lambda s, name, one: (
            one.marks
            and (s.phase <= Phase.PLACEMENT or (is_marked(one, Mark.CAPTOR) and one.marks != Mark.CAPTOR))
            and Refused("dodo/marks-not-here", name=name, marks=(Words(MARK_NAMES).write(one.marks) or "").split())
        ),
    ),
    Never(
        each_colour,
        lambda s, name, here: (
            here.covered > here.printed
            and Refused("dodo/squares-covered-too-many", name=name, count=here.printed, colour=here.colour)
        ),
    ),
    Never(
        each_colour,
        lambda s, name, here: (
            here.eaten > here.printed - here.covered
            and Refused("dodo/squares-eaten-too-many", name=name, count=here.eaten, colour=here.colour)
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.phase == Phase.REPRODUCTION
            and sum(1 + is_marked(one, Mark.FED) - is_marked(one, Mark.STARVED) for one in s.creatures[: s.count])
            > MAX_CREATURES
            and Refused("dodo/creatures-too-many-children", most=MAX_CREATURES)
        ),
    ),
    Never(
        each_seat,
        lambda s, name, seat: (
            s.favours[seat] > 0
            and not is_marked(s.creatures[s.favours[seat] - 1], Mark.FAVOURED)
            and Refused("dodo/favour-without-advantage", player=name.capitalize(), number=s.favours[seat])
        ),
    ),
    Never(
        each_seat,
        lambda s, name, seat: (
            s.famines[seat] > 0
            and not any(s.environments[s.famines[seat] - 1].covered)
            and Refused("dodo/famine-covers-nothing", player=name.capitalize(), number=s.famines[seat])
        ),
    ),
    Never(table, lambda s, _, __: s.passed and s.phase not in LAST_STEP and Refused("dodo/passed-not-here")),
    Never(
        each_cell,
        lambda s, name, cell: (
            is_captured(s.environments[cell])
            and sum(one.cell == cell and not is_marked(one, Mark.STARVED) for one in s.creatures[: s.count]) != 1
            and Refused("dodo/captured-but-crowded", name=name)
        ),
    ),
    Never(
        each_seat,
        lambda s, name, seat: (
            captures(s, seat) >= CAPTURES_TO_END
            and not is_served(s)
            and Refused("dodo/captures-end-game", player=name.capitalize(), count=captures(s, seat))
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.phase in (Phase.TOKENS, Phase.MIGRATION, Phase.REPRODUCTION)
            and not any(is_in_play(one) and not is_marked(one, Mark.STARVED) for one in s.creatures[: s.count])
            and Refused("dodo/creatures-missing")
        ),
    ),
    Never(
        table,
        lambda s, _, __: (
            s.phase == Phase.PLACEMENT
            and s.step == STARTING_CREATURES * s.seats
            and Refused("dodo/creatures-all-placed")
        ),
    ),
    Never(
        each_seat,
        lambda s, name, seat: (
            s.phase == Phase.PLACEMENT
            and placed(s, seat) != s.step // s.seats + ((seat - s.active) % s.seats < s.step % s.seats)
            and Refused("dodo/creatures-placed-wrong", player=name.capitalize(), count=placed(s, seat))
        ),
    ),
)
