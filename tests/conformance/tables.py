"""The tables that the libraries try: every game with the fewest and the most seats, and every value of every option."""

from __future__ import annotations

import pytest

from tests.contract.cases import CASES, GAMES, Case


def is_tried(case: Case) -> bool:
    fitting = [other.seats for other in CASES if other.game is case.game and other.options == case.options]
    return bool(case.options) or case.seats in (min(fitting), max(fitting))


TABLES = [case for case in CASES if is_tried(case)]
by_table = pytest.mark.parametrize("table", TABLES, ids=str)
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
