"""Ratings of puzzles and solvers."""

from __future__ import annotations

import random

import pytest

from galapagos.server.ratings.puzzles import LEAST, Strength, after


def test_solver_and_puzzle_move_against_each_other() -> None:
    solver, puzzle = Strength(), Strength(1500, 150)
    solved, missed = after(solver, puzzle, 1), after(solver, puzzle, 0)
    assert missed.points < solver.points < solved.points
    assert after(puzzle, solver, 0).points < puzzle.points < after(puzzle, solver, 1).points
    assert solved.spread < solver.spread
    assert solved.points - solver.points > puzzle.points - after(puzzle, solver, 0).points, "who is uncertain moves far"


def test_glickos_own_example() -> None:
    """Mark Glickman's paper: 1500 ± 200 wins against 1400 ± 30, and has 1563 then, which we round alike."""
    now = after(Strength(1500, 200), Strength(1400, 30), 1)
    assert now.points == pytest.approx(1563.6, abs=0.5)
    assert now.spread == pytest.approx(175.2, abs=0.5)


def test_ratings_find_the_strength_of_a_solver() -> None:
    dice, solver = random.Random(3), Strength()
    for _ in range(300):
        puzzle = Strength(solver.points + dice.uniform(-100, 100), 60)
        chance = 1 / (1 + 10 ** ((puzzle.points - 1800) / 400))
        solver = after(solver, puzzle, float(dice.random() < chance))
    assert abs(solver.points - 1800) < 120
    assert solver.spread >= LEAST
