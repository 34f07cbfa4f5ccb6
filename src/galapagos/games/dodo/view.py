"""The position of Tough Luck, Dodo, as plain data for people and pages."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from galapagos.engine.game_modules import PieceIds

from .data import CAPTURES_TO_END, COLOUR_NAMES, COLOURS, COLUMNS, SEAT_NAMES, STARTING_CREATURES, TOKEN_NAMES
from .rules.consumption import is_hungry, place_in_line
from .state import IN_HAND, PHASE_NAMES, Mark, Phase, State, captures, cells, is_captured, is_marked, uneaten

HUNGRY = (Phase.TOKENS, Phase.MIGRATION, Phase.CONSUMPTION)  # in which creatures line up
IN_TURNS = (Phase.TOKENS, Phase.MIGRATION)  # in which every player has a turn
ROUNDS: dict[int, int] = {Phase.PLACEMENT: STARTING_CREATURES, Phase.TOKENS: 1}  # those of migration are an option


class CreatureView(msgspec.Struct, frozen=True):
    id: int
    name: str
    owner: int
    environment: int | None  # None while it is in its owner's hand
    blocks: dict[str, int]
    moved: bool
    advantage: bool
    favoured: list[int]  # whose Advantage it bears
    relocated: bool
    fed: bool
    starved: bool  # it is dead, and lies there until the turn is over
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
    available: dict[str, int]  # neither covered nor eaten
    captor: int | None
    meal: list[MealView]


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    name: str
    tokens: list[str]
    captures: int
    creatures: int
    bases: int | None  # left in the box; None where the supply is unlimited
    said: str  # in this phase: nothing yet, "acted" or "passed"


class DodoView(msgspec.Struct):
    turn: int
    turn_limit: int
    captures_to_end: int
    phase: str
    round: int  # of migration
    rounds: int
    active: int
    actor: int
    next: int | None  # who has his say after the actor in this phase
    over: bool
    columns: int
    cells: int
    environments: list[EnvironmentView]
    creatures: list[CreatureView]
    players: list[PlayerView]
    box: dict[str, int] | None


def view(s: State, seat: int, ids: PieceIds) -> DodoView:
    known = cells(s) if s.phase != Phase.ENVIRONMENTS else s.step
    return DodoView(
        turn=s.turn,
        turn_limit=s.options.turn_limit,
        captures_to_end=CAPTURES_TO_END,
        phase=PHASE_NAMES[s.phase],
        round=s.step // s.seats + 1 if s.phase == Phase.MIGRATION else 0,
        rounds=s.options.migration_rounds,
        active=s.active,
        actor=s.actor,
        next=following(s),
        over=s.ending != 0,
        columns=COLUMNS,
        cells=cells(s),
        environments=[environment(s, cell, ids) for cell in range(known)],
        creatures=[creature(s, number, ids) for number in range(s.count)],
        players=[player(s, other) for other in range(s.seats)],
        box=by_colour(s.blocks) if s.options.supply == 0 else None,
    )


def pieces(s: State) -> dict[str, Iterable[int]]:
    return {"creature": range(s.count)}


def sign(s: State, ids: PieceIds, what: str, number: int) -> str:
    """The initial of its owner's colour."""
    return SEAT_NAMES[s.creatures[number].owner][0]


def following(s: State) -> int | None:
    rounds = s.options.migration_rounds if s.phase == Phase.MIGRATION else ROUNDS.get(s.phase, 0)
    return (s.active + s.step + 1) % s.seats if s.step + 1 < rounds * s.seats else None


def by_colour(counts: Iterable[int]) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def seats_that_chose(chosen: list[int], number: int) -> list[int]:
    """The seats whose token lies on a creature or environment. `chosen` has its number + 1 for each seat."""
    return [seat for seat, one in enumerate(chosen) if one == number + 1]


def player(s: State, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        name=SEAT_NAMES[seat],
        tokens=[name for i, name in enumerate(TOKEN_NAMES) if s.tokens[seat] >> i & 1],
        captures=captures(s, seat),
        creatures=sum(one.owner == seat and not is_marked(one, Mark.STARVED) for one in s.creatures[: s.count]),
        bases=s.bases[seat] if s.options.supply == 0 else None,
        said=said(s, seat),
    )


def said(s: State, seat: int) -> str:
    if s.phase not in IN_TURNS or (seat - s.active) % s.seats >= s.step:
        return ""
    return "passed" if s.passed >> seat & 1 else "acted"


def creature(s: State, number: int, ids: PieceIds) -> CreatureView:
    one = s.creatures[number]
    return CreatureView(
        id=ids.get("creature", number),
        name=ids.name("creature", number),
        owner=one.owner,
        environment=one.cell if one.cell != IN_HAND else None,
        blocks={colour: n for colour, n in by_colour(one.blocks).items() if n},
        moved=is_marked(one, Mark.MOVED),
        advantage=is_marked(one, Mark.FAVOURED),
        favoured=seats_that_chose(s.favours, number),
        relocated=is_marked(one, Mark.RELOCATED),
        fed=is_marked(one, Mark.FED),
        starved=is_marked(one, Mark.STARVED),
        captor=is_marked(one, Mark.CAPTOR),
    )


def environment(s: State, cell: int, ids: PieceIds) -> EnvironmentView:
    here = s.environments[cell]
    return EnvironmentView(
        name=f"e{cell + 1}",
        squares=by_colour(here.squares),
        covered=by_colour(here.covered),
        covered_by=seats_that_chose(s.famines, cell),
        available=by_colour(uneaten(s, cell, colour) for colour in range(COLOURS)),
        captor=here.captor - 1 if is_captured(here) else None,
        meal=meal(s, cell, ids),
    )


def meal(s: State, cell: int, ids: PieceIds) -> list[MealView]:
    """D10: the line of an environment as it would eat now, tied creatures by age."""
    if s.phase not in HUNGRY or s.ending != 0:
        return []
    guests = [number for number, one in enumerate(s.creatures[: s.count]) if one.cell == cell and is_hungry(one)]
    left = [uneaten(s, cell, colour) for colour in range(COLOURS)]
    meals = []
    for number in sorted(guests, key=lambda number: -place_in_line(s, s.creatures[number])):
        needs = s.creatures[number].blocks
        eats = all(needs[colour] <= left[colour] for colour in range(COLOURS))
        if eats:
            left = [left[colour] - needs[colour] for colour in range(COLOURS)]
        meals.append(MealView(ids.name("creature", number), eats))
    return meals
