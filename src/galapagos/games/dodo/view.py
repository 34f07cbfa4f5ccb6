"""The position of Tough Luck, Dodo, as plain data for people and pages."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from galapagos.engine.game import Ids

from .data import CAPTURES_TO_END, COLOUR_NAMES, COLOURS, COLUMNS, SEAT_NAMES, STARTING_CREATURES, TOKEN_NAMES
from .rules.consumption import DONE, place_in_line
from .state import Creature, Environment, Mark, Phase, State, captures, cells, is_captured, uneaten

MARKED = [tuple(marks & mark != 0 for mark in Mark) for marks in range(2 * Mark.CAPTOR)]      # what is true of a creature with these marks
PHASES = ("environments", "active-player", "placement", "tokens", "migration", "consumption", "reproduction")


class CreatureView(msgspec.Struct):
    id: int
    name: str
    owner: int
    environment: int | None             # None while it is in its owner's hand
    blocks: dict[str, int]
    moved: bool
    advantage: bool
    favoured: list[int]                 # whose Advantage it bears
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
    creatures, favours, famines = s.creatures[: s.count], s.favours[: s.seats], s.famines[: s.seats]
    food = [[uneaten(s, cell, colour) for colour in range(COLOURS)] for cell in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step)]
    blocks = [one.blocks[:] for one in creatures]
    lines = meals(s, creatures, blocks, food)
    return DodoView(
        turn=s.turn, turn_limit=s.options.turn_limit, captures_to_end=CAPTURES_TO_END, phase=PHASES[s.phase],
        round=s.step // s.seats + 1 if s.phase == Phase.MIGRATION else 0, rounds=s.options.migration_rounds,
        active=s.active, actor=s.actor, next=following(s), over=s.ending != 0, columns=COLUMNS, cells=cells(s),
        environments=[environment(s.environments[cell], cell, famines, left, lines[cell]) for cell, left in enumerate(food)],
        creatures=[creature(i, one, blocks[i], favours, ids) for i, one in enumerate(creatures)],
        players=[player(s, other, creatures) for other in range(s.seats)],
        box=None if s.options.supply != 0 else dict(zip(COLOUR_NAMES, s.blocks, strict=True)),
    )


def pieces(s: State) -> dict[str, Iterable[int]]:
    return {"creature": range(s.count)}


def following(s: State) -> int | None:
    in_turns = {Phase.PLACEMENT: STARTING_CREATURES * s.seats, Phase.TOKENS: s.seats, Phase.MIGRATION: s.seats * s.options.migration_rounds}
    return (s.active + s.step + 1) % s.seats if s.step + 1 < in_turns.get(Phase(s.phase), 0) else None


def player(s: State, seat: int, creatures: list[Creature]) -> PlayerView:
    alive = sum([one.owner == seat and not one.marks & Mark.STARVED for one in creatures])
    in_turns = s.phase in (Phase.TOKENS, Phase.MIGRATION)
    has_spoken = in_turns and (seat - s.active) % s.seats < s.step
    return PlayerView(
        seat=seat, name=SEAT_NAMES[seat], captures=captures(s, seat), creatures=alive,
        tokens=[name for i, name in enumerate(TOKEN_NAMES) if s.tokens[seat] >> i & 1],
        bases=None if s.options.supply != 0 else s.bases[seat],
        said="" if not has_spoken else "passed" if s.passed >> seat & 1 else "acted",
    )


def meals(s: State, creatures: list[Creature], blocks: list[list[int]], food: list[list[int]]) -> list[list[MealView]]:
    """D10: the line of each environment that is known, as it would eat now; tied creatures by age."""
    lines: list[list[MealView]] = [[] for _ in food]
    if s.ending != 0 or s.phase not in (Phase.TOKENS, Phase.MIGRATION, Phase.CONSUMPTION):
        return lines
    left, full = list(food), DONE | Mark.CAPTOR
    waiting = sorted([(-place_in_line(s, one), i) for i, one in enumerate(creatures) if not one.marks & full])
    for _, i in waiting:
        cell = creatures[i].cell
        rest = [have - need for have, need in zip(left[cell], blocks[i], strict=True)]
        eats = min(rest) >= 0
        if eats:
            left[cell] = rest
        lines[cell].append(MealView(f"c{i + 1}", eats))
    return lines


def environment(here: Environment, cell: int, famines: list[int], left: list[int], meal: list[MealView]) -> EnvironmentView:
    return EnvironmentView(
        name=f"e{cell + 1}", squares=dict(zip(COLOUR_NAMES, here.squares[:], strict=True)), covered=dict(zip(COLOUR_NAMES, here.covered[:], strict=True)),
        covered_by=[seat for seat, famine in enumerate(famines) if famine == cell + 1], available=dict(zip(COLOUR_NAMES, left, strict=True)),
        captor=here.captor - 1 if is_captured(here) else None, meal=meal,
    )


def creature(i: int, one: Creature, blocks: list[int], favours: list[int], ids: Ids) -> CreatureView:
    relocated, moved, favoured, fed, starved, captor = MARKED[one.marks]
    cell = one.cell
    return CreatureView(
        id=ids.get("creature", i), name=f"c{i + 1}", owner=one.owner, environment=cell if cell >= 0 else None,
        blocks={name: n for name, n in zip(COLOUR_NAMES, blocks, strict=True) if n},
        moved=moved, advantage=favoured, favoured=[seat for seat, favour in enumerate(favours) if favour == i + 1],
        relocated=relocated, fed=fed, starved=starved, captor=captor,
    )
