"""Puzzles on a server: rated once, and no answer told before it is due."""

from __future__ import annotations

import json

import pytest

from galapagos.engine.game import find_game
from galapagos.lab.puzzles.puzzle import shipped

from ..serving import Refusal, Served

GAME = "laborigines"
PUZZLE = next(iter(shipped(find_game(GAME)).values()))
WRONG = PUZZLE.replies[1]
ADDRESS = f"/api/puzzles/{GAME}/{PUZZLE.name}"


def test_the_first_answer_moves_both_ratings_and_no_later_one_does(server: Served) -> None:
    ann = server.guest("Ann")
    task = ann.get(f"/api/puzzles/{GAME}?name={PUZZLE.name}")
    assert task["rated"]
    assert task["request"]["seat"] == task["request"]["actor"]
    assert PUZZLE.position not in json.dumps(task)
    before = task["points"]
    with pytest.raises(Refusal, match="Answer the puzzle first"):
        ann.get(f"{ADDRESS}/line?answer={WRONG.action}")
    wrong = ann.post(ADDRESS, answer=WRONG.action)
    assert not wrong["is_best"]
    assert wrong["gained"] < 0
    assert wrong["points"] > before
    assert not {"best", "reason", "themes"} & wrong.keys(), "a refuted answer tells nothing of the best one"
    right = ann.post(ADDRESS, answer=PUZZLE.best.action)
    assert right["is_best"]
    assert right["best"] == PUZZLE.best.action
    assert "gained" not in right
    assert right["mine"] == wrong["mine"]
    (data,) = ann.get("/api/me/data")["puzzles"]
    assert data["solved"] == {PUZZLE.name: False}
    (line,) = [one for one in ann.get("/api/puzzles") if one["game"] == GAME]
    assert (line["tried"], line.get("solved", 0), line["points"]) == (1, 0, wrong["mine"])
    assert not ann.get(f"/api/puzzles/{GAME}?name={PUZZLE.name}").get("rated", False)


def test_what_follows_is_a_film(server: Served) -> None:
    ann = server.guest("Ann")
    assert ann.post(ADDRESS)["best"] == PUZZLE.best.action, "no answer shows the best one"
    film = ann.get(f"{ADDRESS}/line?answer={PUZZLE.best.action}")["film"]
    assert len(film["moments"]) >= 1 + len(PUZZLE.best.line)


def test_what_is_no_puzzle_or_no_answer_gets_a_sentence(server: Served) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refusal, match="none of the answers"):
        ann.post(ADDRESS, answer="fly away")
    for path in (f"/api/puzzles/{GAME}?name=nothing", f"/api/puzzles/{GAME}?own=1"):
        with pytest.raises(Refusal) as refusal:
            ann.get(path)
        assert refusal.value.status == 404
    with pytest.raises(Refusal, match=r"(?i)who (are you|you are)"):
        server.guest().post(ADDRESS)
