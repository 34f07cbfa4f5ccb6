"""What the contract is tried on: every game, every number of seats, every value of every option."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games
from galapagos.engine.language.contract import CHANCE, OVER
from galapagos.engine.language.option import ChoiceOption, Option, SubsetOption

GAMES = all_games()


class Case(NamedTuple):
    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


def values(option: Option) -> list[str]:
    """Values worth trying besides the default."""
    if isinstance(option, ChoiceOption):
        return [value for value in option.values if value != option.default]
    if isinstance(option, SubsetOption):
        return ["all", *option.values]
    return [str(value) for value in sorted({option.least, min(option.most, 12)} - {option.default})]


def cases(game: Game) -> Iterator[Case]:
    """Each number of seats with the defaults; each value of each option with one number of seats that allows it."""
    for seats in game.seats:
        if is_possible(game, seats, {}):
            yield Case(game, seats, {})
    for option in game.options:
        for value in values(option):
            options = {option.name: value}
            fitting = [seats for seats in game.seats if is_possible(game, seats, options)]
            for seats in {fitting[0], fitting[-1]} if fitting else ():
                yield Case(game, seats, options)


def is_possible(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.new_state(seats, options)
    except Refused:
        return False
    return True


def is_quick(case: Case) -> bool:
    """Whether `make test` tries it: the fewest and the most seats, and each option with the fewest seats it allows."""
    fitting = [seats for seats in case.game.seats if is_possible(case.game, seats, case.options)]
    return case.seats == fitting[0] or (not case.options and case.seats == fitting[-1])


def each(tried: list[Case]) -> pytest.MarkDecorator:
    """A test of its own for each case; those that are not quick belong to `make thorough`."""
    marked = [pytest.param(case, marks=() if is_quick(case) else pytest.mark.thorough) for case in tried]
    return pytest.mark.parametrize("case", marked, ids=str)


CASES = [case for game in GAMES for case in cases(game)]
by_case = each(CASES)


class Walk:
    """A game of random choices, state by state; the interpreted rules and nothing else."""

    def __init__(self, case: Case, seed: int) -> None:
        self.game, self.random = case.game, random.Random(seed)
        self.s = case.game.new_state(case.seats, case.options)
        self.out = [0] * case.game.actions.size

    def __iter__(self) -> Iterator[tuple[Any, list[int]]]:
        """Each state with its open actions; after it was looked at, one of them is played."""
        rules = self.game.rules
        while self.s.actor != OVER:
            actions = self.out[: rules.legal(self.s, self.out)]
            yield self.s, actions
            rules.apply(self.s, self.pick(actions))

    def pick(self, actions: list[int]) -> int:
        if self.s.actor != CHANCE:
            return self.random.choice(actions)
        weights = [0] * len(actions)
        self.game.rules.weights(self.s, actions, len(actions), weights)
        return self.random.choices(actions, weights)[0]
