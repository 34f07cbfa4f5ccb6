"""The position of Tough Luck, Dodo, as plain data for people and pages."""

from __future__ import annotations

import msgspec

from .data import COLOUR_NAMES, SEAT_NAMES, TOKEN_NAMES
from .state import Mark, Phase, State, captures, cells, is_captured, is_marked, uneaten

PHASES = ("environments", "active player", "placement", "tokens", "migration", "consumption", "reproduction")


class CreatureView(msgspec.Struct):
    name: str
    owner: int
    environment: int | None             # None while it is in its owner's hand
    blocks: dict[str, int]
    moved: bool
    favoured: bool
    relocated: bool
    fed: bool
    starved: bool                       # it is dead, and keeps its number until all have eaten
    captor: bool


class EnvironmentView(msgspec.Struct):
    name: str
    squares: dict[str, int]
    covered: dict[str, int]
    available: dict[str, int]           # neither covered nor eaten
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
    return DodoView(
        turn=s.turn, phase=PHASES[s.phase], active=s.active, actor=s.actor, over=s.ending != 0, columns=3,
        environments=[environment(s, cell) for cell in range(cells(s) if s.phase != Phase.ENVIRONMENTS else s.step)],
        creatures=[creature(s, i) for i in range(s.count)],
        players=[player(s, other) for other in range(s.seats)],
        box=box(s),
    )


def player(s: State, seat: int) -> PlayerView:
    """D14: the base of a creature that has starved is back in the box at once."""
    own = [one for one in s.creatures[: s.count] if one.owner == seat]
    dead = sum(is_marked(one, Mark.STARVED) for one in own)
    return PlayerView(
        seat=seat, name=SEAT_NAMES[seat], captures=captures(s, seat), creatures=len(own) - dead,
        tokens=[name for i, name in enumerate(TOKEN_NAMES) if s.tokens[seat] >> i & 1],
        bases=None if s.options.supply != 0 else s.bases[seat] + dead,
    )


def box(s: State) -> dict[str, int] | None:
    """D14: the blocks in the box, with those of creatures that have starved."""
    if s.options.supply != 0:
        return None
    dead = [one for one in s.creatures[: s.count] if is_marked(one, Mark.STARVED)]
    return {name: s.blocks[colour] + sum(one.blocks[colour] for one in dead) for colour, name in enumerate(COLOUR_NAMES)}


def environment(s: State, cell: int) -> EnvironmentView:
    here = s.environments[cell]
    return EnvironmentView(
        name=f"e{cell + 1}", squares=dict(zip(COLOUR_NAMES, here.squares, strict=True)),
        covered=dict(zip(COLOUR_NAMES, here.covered, strict=True)),
        available={name: uneaten(s, cell, colour) for colour, name in enumerate(COLOUR_NAMES)},
        captor=here.captor - 1 if is_captured(here) else None,
    )


def creature(s: State, i: int) -> CreatureView:
    one = s.creatures[i]
    return CreatureView(
        name=f"c{i + 1}", owner=one.owner, environment=one.cell if one.cell >= 0 else None,
        blocks={name: n for name, n in zip(COLOUR_NAMES, one.blocks, strict=True) if n},
        moved=is_marked(one, Mark.MOVED), favoured=is_marked(one, Mark.FAVOURED),
        relocated=is_marked(one, Mark.RELOCATED), fed=is_marked(one, Mark.FED), starved=is_marked(one, Mark.STARVED),
        captor=is_marked(one, Mark.CAPTOR),
    )
