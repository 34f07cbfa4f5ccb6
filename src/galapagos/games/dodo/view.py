"""The position of Tough Luck, Dodo, as plain data for people and pages."""

from __future__ import annotations

import msgspec

from .data import COLOUR_NAMES, SEAT_NAMES, TOKEN_NAMES
from .state import Mark, Phase, State, available, captures, cells, is_captured, is_marked

PHASES = ("environments", "active player", "placement", "tokens", "migration", "consumption", "reproduction")


class CreatureView(msgspec.Struct):
    name: str
    owner: int
    environment: int | None             # None while it is in its owner's hand
    blocks: dict[str, int]
    moved: bool
    favoured: bool
    relocated: bool
    captor: bool


class EnvironmentView(msgspec.Struct):
    name: str
    squares: dict[str, int]
    available: dict[str, int]
    captor: int | None


class PlayerView(msgspec.Struct):
    seat: int
    name: str
    tokens: list[str]
    captures: int
    creatures: int
    bases: int | None                   # left in the box; None where the supply is unlimited


class DodoView(msgspec.Struct):
    turn: int
    phase: str
    active: int
    actor: int
    over: bool
    columns: int
    environments: list[EnvironmentView]
    creatures: list[CreatureView]
    players: list[PlayerView]
    box: dict[str, int] | None


def view(s: State, seat: int) -> DodoView:
    unlimited = s.options.supply != 0
    return DodoView(
        turn=s.turn, phase=PHASES[s.phase], active=s.active, actor=s.actor, over=s.ending != 0, columns=3,
        environments=[environment(s, cell) for cell in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step)],
        creatures=[creature(s, i) for i in range(s.count)],
        players=[
            PlayerView(
                seat=other, name=SEAT_NAMES[other], captures=captures(s, other),
                tokens=[name for i, name in enumerate(TOKEN_NAMES) if s.tokens[other] >> i & 1],
                creatures=sum(c.owner == other for c in s.creatures[: s.count]), bases=None if unlimited else s.bases[other],
            )
            for other in range(s.seats)
        ],
        box=None if unlimited else dict(zip(COLOUR_NAMES, s.blocks, strict=True)),
    )


def environment(s: State, cell: int) -> EnvironmentView:
    here = s.environments[cell]
    return EnvironmentView(
        name=f"e{cell + 1}", squares=dict(zip(COLOUR_NAMES, here.squares, strict=True)),
        available={name: available(here, colour) for colour, name in enumerate(COLOUR_NAMES)},
        captor=here.captor - 1 if is_captured(here) else None,
    )


def creature(s: State, i: int) -> CreatureView:
    one = s.creatures[i]
    return CreatureView(
        name=f"c{i + 1}", owner=one.owner, environment=one.cell if one.cell >= 0 else None,
        blocks={name: n for name, n in zip(COLOUR_NAMES, one.blocks, strict=True) if n},
        moved=is_marked(one, Mark.MOVED), favoured=is_marked(one, Mark.FAVOURED),
        relocated=is_marked(one, Mark.RELOCATED), captor=is_marked(one, Mark.CAPTOR),
    )
