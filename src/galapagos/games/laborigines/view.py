"""The position of Laborigines as plain data for people and pages."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from galapagos.engine.game_modules import PieceIds
from galapagos.engine.language.action import code
from galapagos.engine.language.struct import copy
from galapagos.engine.words.message import as_name

from .actions import ASSIGN, SEND, LaborigineId, Place
from .data import COLOUR_NAMES, DIRECTION_NAMES, DISEASE_NAMES, DISEASES, SIDES, TILES, VARIANT_NAMES, Memory
from .rules import apply
from .rules.undersides import known_underside
from .state import (
    GONE,
    NOBODY,
    OFF,
    PHASE_NAMES,
    Phase,
    State,
    both,
    colour_of,
    has_twins,
    laborigine_at,
    laborigine_words,
    owner,
    seat_words,
)


class TileView(msgspec.Struct):
    name: str
    face: str
    nature: str  # yellow is bad, green is neutral, white is good
    underside: str | None  # None where it is not known, or where you must remember it yourself
    seen: bool | None  # whether anybody has seen it; None where you must remember that, too
    followed: bool  # a footprint that has been followed in this move
    energy: dict[str, int]


class LaborigineView(msgspec.Struct):
    name: str
    seat: int
    colour: str
    tile: int | None
    flag: bool
    infected: bool
    acid: bool
    lightning: int


class PlayerView(msgspec.Struct):
    seat: int
    name: str
    colour: str
    energy: dict[str, int]
    total: int
    out: int | None  # the wave in which the player left


class DebtView(msgspec.Struct):
    laborigine: str  # who loses the tokens
    taker: int | None  # the seat that gets them; None where they are spent
    left: int
    onto_tile: bool  # where the next spent token goes


class WayView(msgspec.Struct):
    """Where a direction leads: tile by tile where acid makes each count, else at once."""

    direction: str
    path: list[str]
    landing: str
    meets: str | None  # a laborigine, or moa
    turns_to: str | None  # the side that comes up if the mover stops there; None if it is unknown
    laborigine: str
    die: int | None  # while dice are chosen: the one that leads there


class LaboriginesView(msgspec.Struct):
    variant: str
    turn: int
    turn_limit: int
    phase: str
    active: int
    actor: int
    next: int | None  # whose turn it is afterwards
    over: bool
    tiles: list[TileView]
    laborigines: list[LaborigineView]
    players: list[PlayerView]
    moa: int | None
    flag_in_game: bool
    disease: str | None  # the active card
    diseases: int  # cards there are
    pile: int
    drawn: list[str] | None  # cards that are out of the pile; None where you must remember them yourself
    removed: dict[str, int]  # tokens out of the game
    dice: list[int]  # the mover's first, once they are assigned
    mover: str | None
    distance: int
    direction: str | None
    manipulator: int | None  # who has named it, if not the mover
    ways: list[WayView]  # while a direction or a die is chosen
    debt: DebtView | None


def view(s: State, seat: int, ids: PieceIds) -> LaboriginesView:
    """L1: with hidden memory the view shows what lies face up, and nothing of what was turned down again."""
    is_open = s.options.memory == Memory.OPEN
    moves = s.phase > Phase.ASSIGNMENT and s.ending == 0
    return LaboriginesView(
        variant=VARIANT_NAMES[s.options.variant],
        turn=s.turn,
        turn_limit=s.options.turn_limit,
        phase=as_name(PHASE_NAMES[s.phase]),
        active=s.active,
        actor=s.actor,
        next=following(s),
        over=s.ending != 0,
        tiles=[tile(s, place, is_open) for place in range(TILES) if s.tiles[place].face],
        laborigines=[laborigine(s, LaborigineId(who), name) for who, name in enumerate(laborigine_words(s))],
        players=[player(s, other, name) for other, name in enumerate(seat_words(s))],
        moa=None if s.moa == OFF else s.moa,
        flag_in_game=s.flag != GONE,
        disease=DISEASE_NAMES[s.disease - 1] if s.disease else None,
        diseases=DISEASES,
        pile=s.pile,
        drawn=[name for i, name in enumerate(DISEASE_NAMES, 1) if s.drawn >> i & 1] if is_open else None,
        removed=tokens(s.removed.of),
        dice=[die for die in (s.die, s.other_die) if die],
        mover=laborigine_words(s)[s.mover] if moves else None,
        distance=s.distance,
        direction=(None, *DIRECTION_NAMES)[s.direction],
        manipulator=s.manipulator - 1 if s.manipulator else None,
        ways=ways(s, None) if s.phase != Phase.ASSIGNMENT else ways_of_dice(s),
        debt=debt(s),
    )


def pieces(s: State) -> dict[str, Iterable[int]]:
    """All pieces are there from the beginning, and keep their names."""
    return {}


def following(s: State) -> int | None:
    if s.ending != 0 or s.phase < Phase.ROLL:
        return None
    return next(
        (seat % s.seats for seat in range(s.active + 1, s.active + s.seats) if s.out[seat % s.seats] == 0), None
    )


def tokens(counts: Iterable[int]) -> dict[str, int]:
    return {name: n for name, n in zip(COLOUR_NAMES, counts, strict=True) if n}


def tile(s: State, place: int, is_open: bool) -> TileView:
    here = s.tiles[place]
    return TileView(
        name=f"t{place + 1}",
        face=SIDES[here.face].name,
        nature=SIDES[here.face].nature.name.lower(),
        underside=side(here.under) if is_open and here.under > 0 else None,
        seen=here.under != 0 if is_open else None,
        followed=s.triggered >> place & 1 != 0,
        energy=tokens(here.energy.of),
    )


def laborigine(s: State, who: LaborigineId, name: str) -> LaborigineView:
    one = s.laborigines[who]
    return LaborigineView(
        name=name,
        seat=owner(s, who),
        colour=COLOUR_NAMES[colour_of(s, owner(s, who))],
        tile=None if one.place == OFF else one.place,
        flag=s.flag == who + 1,
        infected=bool(one.infected),
        acid=bool(one.acid),
        lightning=one.lightning,
    )


def player(s: State, seat: int, name: str) -> PlayerView:
    stock = s.stocks[seat].of
    return PlayerView(
        seat, name, COLOUR_NAMES[colour_of(s, seat)], tokens(stock), total=sum(stock), out=s.out[seat] or None
    )


def side(face: int) -> str | None:
    return SIDES[face].name if face else None


def ways(s: State, die: int | None) -> list[WayView]:
    if s.phase not in (Phase.MANIPULATION, Phase.DIRECTION) or s.ending != 0:
        return []
    return [way(s, direction, die) for direction in range(len(DIRECTION_NAMES))]


def ways_of_dice(s: State) -> list[WayView]:
    """The ways after each answer, if it leads straight to the choice of the direction."""
    found = []
    for number in sorted({s.die, s.other_die}):
        answers = [code(SEND, twin, number - 1) for twin in both(s)] if has_twins(s) else [code(ASSIGN, number - 1)]
        for answer in answers:
            then = copy(s)
            apply(then, answer)
            found += ways(then, number)
    return found


def way(s: State, direction: int, die: int | None) -> WayView:
    """Phase 3: the tiles up to the first landing."""
    start, step = s.laborigines[s.mover].place, 1 - 2 * direction
    path = [Place((start + step * k) % TILES) for k in range(1, s.distance + 1)]
    met = laborigine_at(s, path[-1], s.mover)
    meets = laborigine_words(s)[met] if met != NOBODY else "moa" if s.moa == path[-1] else None
    return WayView(
        DIRECTION_NAMES[direction],
        [f"t{place + 1}" for place in path],
        f"t{path[-1] + 1}",
        meets,
        side(known_underside(s, path[-1])),
        laborigine_words(s)[s.mover],
        die,
    )


def debt(s: State) -> DebtView | None:
    if s.debt.left == 0:
        return None
    return DebtView(
        laborigine=laborigine_words(s)[s.debt.who],
        taker=s.debt.taker - 1 if s.debt.taker else None,
        left=s.debt.left,
        onto_tile=s.debt.taker == 0 and s.debt.paid % 2 == 0,
    )
