"""The search space: every combination of options once, or tables changed by small moves: a game's own, or one number up
or down."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Protocol

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.lab_module import Moves
from galapagos.engine.language.option import Value, parse_option

from ..tracing.subject import subject_of
from .candidate import Candidate, as_text, own_tables

TRIES = 20  # per challenger


class Space(Protocol):
    @property
    def is_endless(self) -> bool:
        """Whether every generation can find something new."""

    def challengers(self, best: Candidate, count: int, random: Random) -> list[Candidate]: ...


class OptionGrid:
    """All combinations of options, in one generation."""

    is_endless = False

    def __init__(self, game: Game, combinations: Sequence[Mapping[str, Value]]) -> None:
        self.candidates = [
            Candidate(options=tuple((name, text_of(game, name, value)) for name, value in chosen.items()))
            for chosen in combinations
        ]
        if not self.candidates:
            raise Refused("tuning-options-malformed")

    def challengers(self, best: Candidate, count: int, random: Random) -> list[Candidate]:
        return [candidate for candidate in self.candidates if candidate != best]


def text_of(game: Game, name: str, value: Value) -> str:
    number = parse_option(game.options, name, value)
    return next(option.text(number) for option in game.options if option.name == name)


class TableMoves:
    """One or two moves away from the best so far."""

    is_endless = True

    def __init__(self, game: Game, moves: Sequence[Moves]) -> None:
        self.own, self.moves = own_tables(game), moves

    def challengers(self, best: Candidate, count: int, random: Random) -> list[Candidate]:
        found: dict[str, Candidate] = {}
        for _ in range(count * TRIES):
            if len(found) < count and (made := self.moved(best, random)) is not None and made.tables != best.tables:
                found.setdefault(made.tables, made)
        return list(found.values())

    def moved(self, best: Candidate, random: Random) -> Candidate | None:
        changed = json.loads(best.tables or "{}")
        said = []
        for _ in range(random.choice((1, 1, 2))):
            moves = random.choice(self.moves)
            tables = {name: copy.deepcopy(changed.get(name, self.own[name])) for name in moves.tables}
            words = moves.move(tables, random)
            if not words:
                return None
            said.append(words)
            changed |= tables
        return Candidate(
            as_text({name: value for name, value in changed.items() if value != self.own.get(name)}),
            best.options,
            ", ".join(said),
        )


def moves_of(game: Game, name: str) -> Moves:
    known = {moves.name: moves for moves in subject_of(game).moves}
    if name not in known:
        raise Refused("tuning-moves-unknown", game=game.title, name=repr(name), names=", ".join(known) or "none")
    return known[name]


# --- numbers up and down


def nudges(game: Game, bounds: Mapping[str, Any]) -> list[Moves]:
    """`{METEOR = [0, 6]}`: the bounds of the numbers of a table."""
    own, made = own_tables(game), []
    for name, limits in bounds.items():
        if name not in own or not list(places_in(own[name])):
            raise Refused(
                "tuning-numbers-unknown",
                game=game.title,
                name=name,
                names=", ".join(known for known in own if list(places_in(own[known]))),
            )
        if not isinstance(limits, list) or [type(limit) for limit in limits] != [int, int] or limits[0] >= limits[1]:
            raise Refused("tuning-bounds-malformed", name=name)
        made.append(Moves(name, (name,), partial(nudge, name, *limits)))
    return made


def nudge(name: str, least: int, most: int, tables: dict[str, Any], random: Random) -> str:
    place = random.choice(list(places_in(tables[name])))
    holder, key = tables, name
    for step in place:
        holder, key = holder[key], step
    value = holder[key] + random.choice((-1, 1))
    if not least <= value <= most:
        return ""
    holder[key] = value
    return f"{name}{''.join(f'[{step}]' for step in place)} = {value}"


def places_in(value: Any) -> Iterator[tuple[Any, ...]]:
    """The paths of whole numbers in nested lists and tables."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield ()
    for key, item in enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ():
        yield from ((key, *rest) for rest in places_in(item))
