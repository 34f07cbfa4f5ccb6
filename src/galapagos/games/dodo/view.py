"""The position of Tough Luck, Dodo, as plain data for people and pages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from galapagos.engine.game import Ids
from galapagos.engine.struct import each_as_bytes

from .data import CAPTURES_TO_END, COLOUR_NAMES, COLOURS, COLUMNS, SEAT_NAMES, STARTING_CREATURES, TOKEN_NAMES
from .rules.consumption import is_hungry, place_in_line
from .state import Creature, Environment, Mark, Phase, State, captures, cells, is_captured, is_eating, left_in

SEEN = 1 << 13              # creatures and environments that are remembered as they were seen: from one move to the next most stay as they are
MARKED = [tuple(marks & mark != 0 for mark in Mark) for marks in range(2 * Mark.CAPTOR)]      # what is true of a creature with these marks
PHASES = ("environments", "active-player", "placement", "tokens", "migration", "consumption", "reproduction")


class CreatureView(msgspec.Struct, frozen=True):
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


class MealView(msgspec.Struct, frozen=True):
    """A creature in the line of an environment, first eater first, and whether it would eat if all stayed as it is."""

    creature: str
    eats: bool


class EnvironmentView(msgspec.Struct, frozen=True):
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
    favours, famines = s.favours[: s.seats], s.famines[: s.seats]
    seen = each_as_bytes(s.creatures, s.count)
    creatures = [creature(i, ids.get("creature", i), data, those_at(i, favours)) for i, data in enumerate(seen)]
    environments = see_environments(s, seen, creatures, famines)
    return DodoView(
        turn=s.turn, turn_limit=s.options.turn_limit, captures_to_end=CAPTURES_TO_END, phase=PHASES[s.phase],
        round=s.step // s.seats + 1 if s.phase == Phase.MIGRATION else 0, rounds=s.options.migration_rounds,
        active=s.active, actor=s.actor, next=following(s), over=s.ending != 0, columns=COLUMNS, cells=cells(s),
        environments=environments, creatures=creatures, players=[player(s, other, creatures) for other in range(s.seats)],
        box=None if s.options.supply != 0 else dict(zip(COLOUR_NAMES, s.blocks, strict=True)),
    )


def pieces(s: State) -> dict[str, Iterable[int]]:
    return {"creature": range(s.count)}


def following(s: State) -> int | None:
    in_turns = {Phase.PLACEMENT: STARTING_CREATURES * s.seats, Phase.TOKENS: s.seats, Phase.MIGRATION: s.seats * s.options.migration_rounds}
    return (s.active + s.step + 1) % s.seats if s.step + 1 < in_turns.get(Phase(s.phase), 0) else None


def player(s: State, seat: int, creatures: list[CreatureView]) -> PlayerView:
    in_turns = s.phase in (Phase.TOKENS, Phase.MIGRATION)
    has_spoken = in_turns and (seat - s.active) % s.seats < s.step
    return PlayerView(
        seat=seat, name=SEAT_NAMES[seat], captures=captures(s, seat),
        creatures=[one.owner for one in creatures if not one.starved].count(seat),
        tokens=[name for i, name in enumerate(TOKEN_NAMES) if s.tokens[seat] >> i & 1],
        bases=None if s.options.supply != 0 else s.bases[seat],
        said="" if not has_spoken else "passed" if s.passed >> seat & 1 else "acted",
    )


def those_at(number: int, places: list[int]) -> tuple[int, ...]:
    """The seats whose token lies at that creature or environment."""
    return tuple([seat for seat, place in enumerate(places) if place == number + 1]) if number + 1 in places else ()


# --- creatures


@lru_cache(SEEN)
def creature(number: int, id: int, data: bytes, favoured: tuple[int, ...]) -> CreatureView:
    one = Creature.from_buffer_copy(data)  # type: ignore[attr-defined]
    relocated, moved, advantage, fed, starved, captor = MARKED[one.marks]
    return CreatureView(
        id=id, name=f"c{number + 1}", owner=one.owner, environment=one.cell if one.cell >= 0 else None,
        blocks={name: n for name, n in zip(COLOUR_NAMES, one.blocks, strict=True) if n},
        moved=moved, advantage=advantage, favoured=list(favoured), relocated=relocated, fed=fed, starved=starved, captor=captor,
    )


# --- environments


def see_environments(s: State, seen: list[bytes], creatures: list[CreatureView], famines: list[int]) -> list[EnvironmentView]:
    """Those that are known."""
    guests: list[list[tuple[int, bytes]]] = [[] for _ in range(cells(s))]
    if s.ending == 0 and s.phase in (Phase.TOKENS, Phase.MIGRATION, Phase.CONSUMPTION):
        for i, one in enumerate(creatures):
            if one.environment is not None and is_hungry(s.creatures[i]):
                guests[one.environment].append((i, seen[i]))
    known = each_as_bytes(s.environments, cells(s) if s.phase != Phase.ENVIRONMENTS else s.step)
    return [environment(cell, data, is_eating(s), those_at(cell, famines), s.active, s.seats, tuple(guests[cell])) for cell, data in enumerate(known)]


@lru_cache(SEEN)
def environment(cell: int, data: bytes, eating: bool, covered_by: tuple[int, ...], active: int, seats: int, guests: tuple[tuple[int, bytes], ...]) -> EnvironmentView:
    here = Environment.from_buffer_copy(data)  # type: ignore[attr-defined]
    left = [left_in(here, colour, eating) for colour in range(COLOURS)]
    return EnvironmentView(
        name=f"e{cell + 1}", squares=dict(zip(COLOUR_NAMES, here.squares, strict=True)), covered=dict(zip(COLOUR_NAMES, here.covered, strict=True)),
        covered_by=list(covered_by), available=dict(zip(COLOUR_NAMES, left, strict=True)),
        captor=here.captor - 1 if is_captured(here) else None, meal=meal(left, active, seats, guests),
    )


def meal(left: list[int], active: int, seats: int, guests: tuple[tuple[int, bytes], ...]) -> list[MealView]:
    """D10: the line of an environment, as it would eat now; tied creatures by age."""
    s = State()
    s.active, s.seats = active, seats           # all that the places in line depend on
    waiting = [(number, Creature.from_buffer_copy(data)) for number, data in guests]  # type: ignore[attr-defined]
    line = []
    for number, one in sorted(waiting, key=lambda guest: -place_in_line(s, guest[1])):
        rest = [have - need for have, need in zip(left, one.blocks, strict=True)]
        eats = min(rest) >= 0
        left = rest if eats else left
        line.append(MealView(f"c{number + 1}", eats))
    return line
