"""The position of Tough Luck, Dodo, as plain data for people and pages."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from galapagos.engine.game import Ids
from galapagos.engine.struct import copy

from .data import CAPTURES_TO_END, COLOUR_NAMES, COLUMNS, SEAT_NAMES, TOKEN_NAMES
from .rules.consumption import eat_or_starve, lay_the_table, line_up, waiting
from .state import Creature, Mark, Phase, State, captures, cells, is_captured, is_marked, uneaten

PHASES = ("environments", "active-player", "placement", "tokens", "migration", "consumption", "reproduction")


class CreatureView(msgspec.Struct):
    id: int
    name: str
    owner: int
    environment: int | None             # None while it is in its owner's hand
    blocks: dict[str, int]
    moved: bool
    favoured: list[int]                 # by whose Advantage
    relocated: bool
    fed: bool
    starved: bool                       # it is dead, and lies there until the turn is over
    captor: bool


class MealView(msgspec.Struct):
    """A creature in the line of an environment, first eater first, and whether it would eat if all stayed as it is."""

    creature: str
    eats: bool


class EnvironmentView(msgspec.Struct):
    name: str
    squares: dict[str, int]
    covered: dict[str, int]
    covered_by: list[int]
    available: dict[str, int]           # neither covered nor eaten
    captor: int | None
    meal: list[MealView]


class PlayerView(msgspec.Struct):
    seat: int
    name: str
    tokens: list[str]
    captures: int
    creatures: int
    bases: int | None                   # left in the box; None where the supply is unlimited
    said: str                           # in this phase: nothing yet, "acted" or "passed"


class DodoView(msgspec.Struct):
    turn: int
    turn_limit: int
    captures_to_end: int
    phase: str
    round: int                          # of migration
    rounds: int
    active: int
    actor: int
    next: int | None                    # who has his say after the actor in this phase
    over: bool
    columns: int
    cells: int
    environments: list[EnvironmentView]
    creatures: list[CreatureView]
    players: list[PlayerView]
    box: dict[str, int] | None


def view(s: State, seat: int, ids: Ids) -> DodoView:
    return DodoView(
        turn=s.turn, turn_limit=s.options.turn_limit, captures_to_end=CAPTURES_TO_END, phase=PHASES[s.phase],
        round=s.step // s.seats + 1 if s.phase == Phase.MIGRATION else 0, rounds=s.options.migration_rounds,
        active=s.active, actor=s.actor, next=following(s), over=s.ending != 0, columns=COLUMNS, cells=cells(s),
        environments=[environment(s, cell, line) for cell, line in enumerate(meals(s))],
        creatures=[creature(s, i, s.creatures[i], ids) for i in range(s.count)],
        players=[player(s, other) for other in range(s.seats)],
        box=None if s.options.supply != 0 else dict(zip(COLOUR_NAMES, s.blocks, strict=True)),
    )


def pieces(s: State) -> dict[str, Iterable[int]]:
    return {"creature": range(s.count)}


def following(s: State) -> int | None:
    in_turns = {Phase.PLACEMENT: 3 * s.seats, Phase.TOKENS: s.seats, Phase.MIGRATION: s.seats * s.options.migration_rounds}
    return (s.active + s.step + 1) % s.seats if s.step + 1 < in_turns.get(Phase(s.phase), 0) else None


def player(s: State, seat: int) -> PlayerView:
    alive = sum(one.owner == seat and not is_marked(one, Mark.STARVED) for one in s.creatures[: s.count])
    in_turns = s.phase in (Phase.TOKENS, Phase.MIGRATION)
    has_spoken = in_turns and (seat - s.active) % s.seats < s.step
    return PlayerView(
        seat=seat, name=SEAT_NAMES[seat], captures=captures(s, seat), creatures=alive,
        tokens=[name for i, name in enumerate(TOKEN_NAMES) if s.tokens[seat] >> i & 1],
        bases=None if s.options.supply != 0 else s.bases[seat],
        said="" if not has_spoken else "passed" if s.passed >> seat & 1 else "acted",
    )


def meals(s: State) -> list[list[MealView]]:
    """D10: the line of each environment that is known; tied creatures by age."""
    lines: list[list[MealView]] = [[] for _ in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step)]
    if s.ending != 0 or s.phase not in (Phase.TOKENS, Phase.MIGRATION, Phase.CONSUMPTION):
        return lines
    served = copy(s)
    if s.phase != Phase.CONSUMPTION:
        lay_the_table(served)
    for place in range(line_up(served)):
        i = waiting(served, place)
        eat_or_starve(served, i)
        lines[served.creatures[i].cell].append(MealView(f"c{i + 1}", is_marked(served.creatures[i], Mark.FED)))
    return lines


def environment(s: State, cell: int, meal: list[MealView]) -> EnvironmentView:
    here = s.environments[cell]
    return EnvironmentView(
        name=f"e{cell + 1}", squares=dict(zip(COLOUR_NAMES, here.squares, strict=True)),
        covered=dict(zip(COLOUR_NAMES, here.covered, strict=True)),
        covered_by=[seat for seat in range(s.seats) if s.famines[seat] == cell + 1],
        available={name: uneaten(s, cell, colour) for colour, name in enumerate(COLOUR_NAMES)},
        captor=here.captor - 1 if is_captured(here) else None, meal=meal,
    )


def creature(s: State, i: int, one: Creature, ids: Ids) -> CreatureView:
    return CreatureView(
        id=ids.get("creature", i), name=f"c{i + 1}", owner=one.owner, environment=one.cell if one.cell >= 0 else None,
        blocks={name: n for name, n in zip(COLOUR_NAMES, one.blocks, strict=True) if n},
        moved=is_marked(one, Mark.MOVED), favoured=[seat for seat in range(s.seats) if s.favours[seat] == i + 1],
        relocated=is_marked(one, Mark.RELOCATED), fed=is_marked(one, Mark.FED), starved=is_marked(one, Mark.STARVED),
        captor=is_marked(one, Mark.CAPTOR),
    )
