"""The position of Laborigines as plain data for people and pages."""

from __future__ import annotations

import msgspec

from .data import COLOUR_NAMES, DISEASE_NAMES, FACE_NAMES, SIDES, VARIANT_NAMES, Memory
from .names import laborigine_word, seat_name, tile_word
from .state import GONE, OFF, Phase, State, Tokens, colour_of, crowd, energy, owner


class TileView(msgspec.Struct):
    name: str
    face: str
    nature: str                         # yellow is bad, green is neutral, white is good
    underside: str | None               # None where it is not known, or where you must remember it yourself
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
    out: int | None                     # the wave in which the player left


class DebtView(msgspec.Struct):
    laborigine: str                     # who loses the tokens
    taker: int | None                   # the seat that gets them; None where they are spent
    left: int
    onto_tile: bool                     # where the next spent token goes


class LaboriginesView(msgspec.Struct):
    variant: str
    turn: int
    phase: str
    active: int
    actor: int
    over: bool
    tiles: list[TileView]
    laborigines: list[LaborigineView]
    players: list[PlayerView]
    moa: int | None
    flag_in_game: bool
    disease: str | None                 # the active card
    pile: int
    drawn: list[str] | None             # cards that are out of the pile; None where you must remember them yourself
    dice: list[int]                     # the mover's first, once they are assigned
    mover: str | None
    distance: int
    direction: str | None
    debt: DebtView | None


def view(s: State, seat: int) -> LaboriginesView:
    """L1: with hidden memory the view shows what lies face up, and nothing of what was turned down again."""
    is_open = s.options.memory == Memory.OPEN
    moves = s.phase > Phase.ASSIGNMENT and s.ending == 0
    return LaboriginesView(
        variant=VARIANT_NAMES[s.options.variant], turn=s.turn, phase=Phase(s.phase).name.lower(), active=s.active, actor=s.actor,
        over=s.ending != 0,
        tiles=[tile(s, place, is_open) for place in range(len(s.tiles)) if s.tiles[place].face],
        laborigines=[laborigine(s, who) for who in range(crowd(s))],
        players=[player(s, other) for other in range(s.seats)],
        moa=None if s.moa == OFF else s.moa, flag_in_game=s.flag != GONE,
        disease=DISEASE_NAMES[s.disease - 1] if s.disease else None, pile=s.pile,
        drawn=[name for i, name in enumerate(DISEASE_NAMES, 1) if s.drawn >> i & 1] if is_open else None,
        dice=[die for die in (s.die, s.other_die) if die], mover=laborigine_word(s, s.mover) if moves else None, distance=s.distance,
        direction=(None, "clockwise", "counterclockwise")[s.direction], debt=debt(s),
    )


def tokens(these: Tokens) -> dict[str, int]:
    return {name: n for name, n in zip(COLOUR_NAMES, these.of, strict=True) if n}


def tile(s: State, place: int, is_open: bool) -> TileView:
    here = s.tiles[place]
    return TileView(
        name=tile_word(place), face=FACE_NAMES[here.face - 1], nature=SIDES[here.face].nature.name.lower(),
        underside=FACE_NAMES[here.under - 1] if is_open and here.under > 0 else None, energy=tokens(here.energy),
    )


def laborigine(s: State, who: int) -> LaborigineView:
    one = s.laborigines[who]
    return LaborigineView(
        name=laborigine_word(s, who), seat=owner(s, who), colour=COLOUR_NAMES[colour_of(s, owner(s, who))],
        tile=None if one.place == OFF else one.place, flag=s.flag == who + 1, infected=bool(one.infected), acid=bool(one.acid),
        lightning=one.lightning,
    )


def player(s: State, seat: int) -> PlayerView:
    return PlayerView(
        seat=seat, name=seat_name(s, seat), colour=COLOUR_NAMES[colour_of(s, seat)], energy=tokens(s.stocks[seat]), total=energy(s, seat),
        out=s.out[seat] or None,
    )


def debt(s: State) -> DebtView | None:
    if s.debt.left == 0:
        return None
    return DebtView(
        laborigine=laborigine_word(s, s.debt.who), taker=s.debt.taker - 1 if s.debt.taker else None, left=s.debt.left,
        onto_tile=s.debt.taker == 0 and s.debt.paid % 2 == 0,
    )
