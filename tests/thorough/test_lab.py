"""The lab, tried on what is known: labels that mean nothing raise no alarm, and faults that were planted are found and
named.

GALAPAGOS_SHUFFLES, GALAPAGOS_FAULTS and GALAPAGOS_FAULTY_GAMES set other numbers.
"""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from galapagos.engine.game import Game, all_games, find_game
from galapagos.lab.cell import Cell
from galapagos.lab.experiment import Experiment
from galapagos.lab.inference.verdict import Verdict
from galapagos.lab.laboratory import Lab, Results
from galapagos.lab.measures.change import DRAWS, changes
from galapagos.lab.measures.fairness import claims
from galapagos.lab.measures.finding import judged
from galapagos.lab.report import Report, plan
from tests.lab.test_words import assert_all_german, assert_possible

if TYPE_CHECKING:
    from duckdb import DuckDBPyRelation

SHUFFLES = int(os.environ.get("GALAPAGOS_SHUFFLES", "200"))
FAULTS = int(os.environ.get("GALAPAGOS_FAULTS", "20"))
FAULTY_GAMES = int(os.environ.get("GALAPAGOS_FAULTY_GAMES", "20000"))
STORED = 1000  # games that are shuffled
ALARMS = 0.08  # of all shuffled reports, at most
FOUND = 0.9  # of all faults, at least

pytestmark = pytest.mark.thorough


class Shuffled(Results):
    """The same games, with what the seats of each won dealt to them anew."""

    def __init__(self, results: Results, seed: int) -> None:
        super().__init__(results.store, results.chunks, results.database)
        self.seed, self.key = seed, f"shuffled {seed}"

    def of(self, cell: Cell) -> Results:
        return Shuffled(super().of(cell), self.seed)

    @cached_property
    def seats(self) -> DuckDBPyRelation:
        dealt = super().seats.project(
            f"*, row_number() OVER (PARTITION BY cell, number ORDER BY hash(number * 16 + seat, {self.seed}), "
            "seat) - 1 AS place"
        )
        others = dealt.project(
            "cell AS of_cell, number AS of_number, place AS of_seat, share AS other_share"
        ).set_alias("others")
        together = dealt.set_alias("own").join(
            others, "own.cell = others.of_cell AND own.number = others.of_number AND own.seat = others.of_seat"
        )
        return together.project(
            "* EXCLUDE (of_cell, of_number, of_seat, place, other_share) REPLACE (other_share AS share)"
        )


@pytest.mark.parametrize(("game", "players"), [("laborigines", 4), ("dodo", 3)])
def test_labels_that_mean_nothing_raise_no_alarm(game: str, players: int, tmp_path: Path) -> None:
    results = Lab(tmp_path).run(Experiment(game, players=[players], bots=["greedy"], games=STORED))
    alarms = 0
    for seed in range(SHUFFLES):
        report = Report(find_game(game), Shuffled(results, seed))
        alarms += any(finding.verdict == Verdict.UNFAIR for finding in report.findings)
    assert alarms <= ALARMS * SHUFFLES, f"{alarms} of {SHUFFLES} shuffled reports raised an alarm"


def test_shuffled_shares_are_those_of_the_same_games(tmp_path: Path) -> None:
    results = Lab(tmp_path).run(Experiment("dodo", players=[3], bots=["greedy"], games=100))
    first, second = (
        Shuffled(results, seed).seats.order("number, seat").project("number, share").fetchnumpy() for seed in (1, 2)
    )
    plain = results.seats.order("number, seat").project("number, share").fetchnumpy()
    for dealt in (first, second):
        assert sorted(zip(dealt["number"], dealt["share"], strict=True)) == sorted(
            zip(plain["number"], plain["share"], strict=True)
        )
        assert (dealt["share"] != plain["share"]).any()
    assert (first["share"] != second["share"]).any()


def test_a_seat_with_two_points_more_is_found(tmp_path: Path) -> None:
    """Evo, four players: the fairness of seats, where seat 1 has the gift."""
    found = 0
    for seed in range(FAULTS):
        results = Lab(tmp_path).run(
            Experiment(
                "evo", players=[4], bots=["greedy"], gifts=["2 points"], games=FAULTY_GAMES, seed=seed, measures=()
            )
        )
        page = judged("seat", list(claims(results, results.cells[0], "seat")))
        worst = max(page, key=lambda finding: abs(finding.mean - 0.25))
        found += worst.row == "seat 1" and worst.verdict == Verdict.UNFAIR and worst.mean > 0.25
    assert found >= FOUND * FAULTS, f"found {found} of {FAULTS}"


def test_a_card_with_twice_its_copies_is_found(tmp_path: Path) -> None:
    """Random Mutations with twice as many swimming cards; of others there is one less each. A tenth of the games is
    enough."""
    box = find_game("mutations").module("data").BOX
    rows = [row._replace(copies=2 * row.copies) if row.name == "swimming" else row for row in box]
    excess = sum(row.copies for row in rows) - sum(row.copies for row in box)
    for place, row in enumerate(rows):  # one copy less of as many others as there are more of this
        if excess and row.name != "swimming" and row.copies > 2:
            rows[place], excess = row._replace(copies=row.copies - 1), excess - 1
    data = tmp_path / "doubled.toml"
    lines = [
        f'{{trait = "{row.name}", copies = {row.copies}, plus = {row.plus}, deleterious = '
        f"{str(row.deleterious).lower()}}}"
        for row in rows
    ]
    data.write_text(f"BOX = [{', '.join(lines)}]\n")
    found = 0
    for seed in range(FAULTS):
        lab = Lab(tmp_path / "results")
        usual, faulty = (
            lab.run(
                Experiment(
                    "mutations",
                    players=[3],
                    bots=["random"],
                    data=[file],
                    games=FAULTY_GAMES // 10,
                    seed=seed,
                    measures=["rolls"],
                )
            )
            for file in (None, data)
        )
        page = [finding for finding in changes(usual, faulty) if finding.measure == DRAWS]
        most = max(page, key=lambda finding: finding.mean / (finding.high - finding.low + 1e-9))
        found += most.row == "face swimming" and most.verdict == Verdict.UNFAIR
    assert found >= FOUND * FAULTS, f"found {found} of {FAULTS}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_quick_report_of_every_game_says_what_can_be_in_every_language(game: Game, tmp_path: Path) -> None:
    made = plan(game, [game.seats[0]], quick=True)
    lab = Lab(tmp_path)
    lab.run(*made.experiments)
    found = made.report(lab)
    assert_possible(found.findings)
    assert_all_german(found)
