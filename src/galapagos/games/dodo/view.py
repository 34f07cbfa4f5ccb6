"""The position of Tough Luck, Dodo, as plain data for people and pages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from operator import itemgetter, sub

import msgspec

from galapagos.engine.parts import Ids
from galapagos.engine.struct import each_as_bytes, unpacked

from .data import CAPTURES_TO_END, COLOUR_NAMES, COLOURS, COLUMNS, ROOM, SEAT_NAMES, STARTING_CREATURES, TOKEN_NAMES
from .rules.consumption import is_hungry, place_in_line
from .state import Creature, Environment, Mark, Phase, State, captures, cells, is_captured, is_eating, left_in

SEEN = 1 << 13              # creatures and environments that are remembered as they were seen: from one move to the next most stay as they are
MARKED = [tuple(marks & mark != 0 for mark in Mark) for marks in range(2 * Mark.CAPTOR)]      # what is true of a creature with these marks
CREATURE = unpacked(Creature)
NAMES = [f"c{number}" for number in range(1, ROOM + 1)]
Guest = tuple[int, bytes]                               # its number, and what it is
HUNGRY = (Phase.TOKENS, Phase.MIGRATION, Phase.CONSUMPTION)             # in which creatures line up
IN_TURNS = (Phase.TOKENS, Phase.MIGRATION)                              # in which everybody has a say
ROUNDS: dict[int, int] = {Phase.PLACEMENT: STARTING_CREATURES, Phase.TOKENS: 1}         # of having a say; those of migration are an option
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


class PlayerView(msgspec.Struct, frozen=True):
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
    options, count, seats = s.options, s.count, s.seats
    seen = each_as_bytes(s.creatures, count)
    creatures = list(map(creature, range(count), ids.row("creature", count), seen, seats_at(s.favours[:seats], count)))
    return DodoView(
        turn=s.turn, turn_limit=options.turn_limit, captures_to_end=CAPTURES_TO_END, phase=PHASES[s.phase],
        round=s.step // seats + 1 if s.phase == Phase.MIGRATION else 0, rounds=options.migration_rounds,
        active=s.active, actor=s.actor, next=following(s), over=s.ending != 0, columns=COLUMNS, cells=cells(s),
        environments=see_environments(s, seen), creatures=creatures, players=see_players(s, creatures),
        box=None if options.supply != 0 else dict(zip(COLOUR_NAMES, s.blocks, strict=True)),
    )


def pieces(s: State) -> dict[str, Iterable[int]]:
    return {"creature": range(s.count)}


def following(s: State) -> int | None:
    rounds = s.options.migration_rounds if s.phase == Phase.MIGRATION else ROUNDS.get(s.phase, 0)
    return (s.active + s.step + 1) % s.seats if s.step + 1 < rounds * s.seats else None


def seats_at(places: list[int], count: int) -> list[tuple[int, ...]]:
    """The seats whose token lies there, for each creature or environment."""
    seats: list[tuple[int, ...]] = [()] * count
    for seat, number in enumerate(places):
        if number:
            seats[number - 1] += (seat,)
    return seats


# --- players


def see_players(s: State, creatures: list[CreatureView]) -> list[PlayerView]:
    living = [one.owner for one in creatures if not one.starved]
    is_limited = s.options.supply == 0
    return [
        player(seat, s.tokens[seat], captures(s, seat), living.count(seat), s.bases[seat] if is_limited else None, said(s, seat))
        for seat in range(s.seats)]


@lru_cache(SEEN)
def player(seat: int, tokens: int, captures: int, creatures: int, bases: int | None, said: str) -> PlayerView:
    unused = [name for i, name in enumerate(TOKEN_NAMES) if tokens >> i & 1]
    return PlayerView(seat=seat, name=SEAT_NAMES[seat], tokens=unused, captures=captures, creatures=creatures, bases=bases, said=said)


def said(s: State, seat: int) -> str:
    if s.phase not in IN_TURNS or (seat - s.active) % s.seats >= s.step:
        return ""
    return "passed" if s.passed >> seat & 1 else "acted"


# --- creatures


@lru_cache(SEEN)
def creature(number: int, id: int, data: bytes, favoured: tuple[int, ...]) -> CreatureView:
    owner, cell, *blocks, marks = CREATURE(data)
    relocated, moved, advantage, fed, starved, captor = MARKED[marks]
    return CreatureView(
        id=id, name=NAMES[number], owner=owner, environment=cell if cell >= 0 else None, blocks=by_colour(*blocks),
        moved=moved, advantage=advantage, favoured=list(favoured), relocated=relocated, fed=fed, starved=starved, captor=captor,
    )


@lru_cache(SEEN)
def by_colour(*blocks: int) -> dict[str, int]:
    return {name: n for name, n in zip(COLOUR_NAMES, blocks, strict=True) if n}


# --- environments


def see_environments(s: State, seen: list[bytes]) -> list[EnvironmentView]:
    """Those that are known."""
    guests: list[list[Guest]] = [[] for _ in range(cells(s))]
    if s.phase in HUNGRY and s.ending == 0:
        for number, cell in enumerate(map(waits_at, seen)):
            if cell >= 0:
                guests[cell].append((number, seen[number]))
    known = each_as_bytes(s.environments, cells(s) if s.phase != Phase.ENVIRONMENTS else s.step)
    covered = seats_at(s.famines[: s.seats], len(known))
    eating, active, seats = is_eating(s), s.active, s.seats
    return [environment(cell, data, eating, covered[cell], active, seats, tuple(guests[cell])) for cell, data in enumerate(known)]


@lru_cache(SEEN)
def environment(cell: int, data: bytes, eating: bool, covered_by: tuple[int, ...], active: int, seats: int, guests: tuple[Guest, ...]) -> EnvironmentView:
    squares, covered, available, left, captor = card(data, eating)
    line = sorted([(number, *appetite(guest, active, seats)) for number, guest in guests], key=itemgetter(1))      # tied creatures by age
    return EnvironmentView(
        name=f"e{cell + 1}", squares=squares, covered=covered, covered_by=list(covered_by), available=available, captor=captor, meal=meal(left, line))


@lru_cache(SEEN)
def card(data: bytes, eating: bool) -> tuple[dict[str, int], dict[str, int], dict[str, int], list[int], int | None]:
    """All of an environment but its guests."""
    here = Environment.from_buffer_copy(data)  # type: ignore[attr-defined]
    left = [left_in(here, colour, eating) for colour in range(COLOURS)]
    squares, covered, available = (dict(zip(COLOUR_NAMES, numbers, strict=True)) for numbers in (here.squares, here.covered, left))
    return squares, covered, available, left, here.captor - 1 if is_captured(here) else None


@lru_cache(SEEN)
def waits_at(data: bytes) -> int:
    """Where a hungry creature is; -1 for any other."""
    one = Creature.from_buffer_copy(data)  # type: ignore[attr-defined]
    return one.cell if is_hungry(one) else -1


@lru_cache(SEEN)
def appetite(data: bytes, active: int, seats: int) -> tuple[int, tuple[int, ...]]:
    """Its place in line, the first the least, and what it needs."""
    one = Creature.from_buffer_copy(data)  # type: ignore[attr-defined]
    s = State(active=active, seats=seats)  # type: ignore[call-arg]
    return -place_in_line(s, one), tuple(one.blocks)


def meal(left: list[int], line: list[tuple[int, int, tuple[int, ...]]]) -> list[MealView]:
    """D10: the line of an environment, as it would eat now."""
    meals = []
    for number, _, blocks in line:
        rest = list(map(sub, left, blocks))
        eats = min(rest) >= 0
        left = rest if eats else left
        meals.append(served(number, eats))
    return meals


@cache
def served(number: int, eats: bool) -> MealView:
    return MealView(NAMES[number], eats)
