"""Tournaments: who plays at which table, what a table is worth, and the standing that follows."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galapagos.server.store import Result
from galapagos.server.tournaments.drawing import draw, past, sizes_of
from galapagos.server.tournaments.scoring import duplicate_scores, scores_of
from galapagos.server.tournaments.tournament import Round


@settings(deadline=None)
@given(st.integers(0, 80), st.integers(2, 8), st.integers(2, 8))
def test_tables_are_full_or_one_seat_smaller(entrants: int, size: int, least: int) -> None:
    sizes = sizes_of(entrants, size, min(size, least))
    assert all(size - 1 <= count <= size and count >= min(size, least) for count in sizes)
    assert 0 <= entrants - sum(sizes) < size


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 40), st.integers(2, 5), st.integers(1, 6), st.booleans(), st.integers(0, 1 << 16))
def test_each_entrant_of_a_round_has_one_seat_or_pauses(
    entrants: int, size: int, rounds: int, is_exact: bool, seed: int
) -> None:
    if entrants < size:
        return
    chance, played, standing = random.Random(seed), list[Round](), list(range(entrants))
    for _ in range(rounds):
        chance.shuffle(standing)
        tables, pausing = draw(standing, played, size, size if is_exact else 2)
        assert Counter([*pausing, *(entrant for table in tables for entrant in table)]) == Counter(standing)
        played.append(Round(tables, pausing))
    pauses = past(played).pauses
    assert max(pauses.values(), default=0) - min((pauses[one] for one in standing), default=0) <= 1


@pytest.mark.parametrize(("entrants", "size", "rounds"), [(16, 4, 4), (24, 3, 6), (72, 4, 8), (20, 2, 8)])
def test_nobody_meets_again_while_there_are_others(entrants: int, size: int, rounds: int) -> None:
    chance, played, standing = random.Random(1), list[Round](), list(range(entrants))
    for _ in range(rounds):
        chance.shuffle(standing)
        played.append(Round(*draw(standing, played, size, size)))
    met = past(played).met
    repeats = sum(count - 1 for count in met.values())
    assert repeats <= 0.06 * sum(met.values())
    assert max(met.values()) <= 2


def test_neighbours_in_the_standing_meet() -> None:
    tables, _ = draw(range(12), [], 4, 4)
    assert [sorted(table) for table in tables] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]


def test_those_who_shall_stay_apart_do() -> None:
    tables, _ = draw(range(12), [], 4, 4, [(0, 1), (4, 2)])
    together = [set(table) for table in tables]
    assert not any(pair <= table for table in together for pair in ({0, 1}, {4, 2}))


def test_who_sat_late_sits_first() -> None:
    tables, _ = draw([0, 1, 2], [Round(((0, 1, 2),), ())], 3, 3)
    assert tables == ((2, 1, 0),)


def results(*ranks: int, points: tuple[int, ...] = ()) -> list[Result]:
    return [
        Result("t", seat, "dodo", len(ranks), "", "greedy", seat, rank, (points or ranks)[seat], 0, 0, "", "", False, 0)
        for seat, rank in enumerate(ranks)
    ]


def test_a_score_is_the_share_of_opponents_that_one_beat() -> None:
    assert scores_of(results(1, 2, 3)) == (1000, 500, 0)
    assert scores_of(results(1, 1, 3)) == (750, 750, 0)
    assert scores_of(results(0, 0, 0)) == (500, 500, 500), "a match without a result"
    assert sum(scores_of(results(2, 2, 1, 4))) == 2000


def test_in_a_duplicate_tournament_the_same_seats_are_compared() -> None:
    first, second, third = results(1, 2, points=(9, 1)), results(1, 2, points=(5, 1)), results(2, 1, points=(1, 7))
    assert duplicate_scores([first, second, third]) == ((1000, 250), (500, 250), (0, 1000))
    assert duplicate_scores([first]) == ((1000, 0),)
