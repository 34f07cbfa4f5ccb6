"""The game's catalogue in the chosen language, here a language of the tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos.engine.match.match import from_position
from galapagos.engine.words import message
from tests.bots.positions import LOSING_WITHOUT

from .conftest import RECORD, Galapagos

WORDS = {
    "player-white = white": "player-white = blanc",
    "phase-placement = placement": "phase-placement = mise en place",
    "is placed in": "est mis en",
    ", place one of your creatures.": ", placez une de vos créatures.",
    "do-pass = Pass": "do-pass = Passer",
    "That is not what this phase asks for.": "Pas maintenant.",
    "undo-nothing = You have nothing to take back.": "undo-nothing = Rien à reprendre.",
    "starves": "meurt de faim",
    "[one] wins": "[one] gagne",
    "do-migrate = Move": "do-migrate = Mener",
    ", move a creature": ", menez une créature",
}


@pytest.fixture(autouse=True)
def other_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def files_of(game: str, language: str) -> list[Path]:
        files = real(game, message.ENGLISH)
        return files if language == message.ENGLISH else [translated(file) for file in files]

    def translated(file: Path) -> Path:
        words = file.read_text()
        for english, other in WORDS.items():
            words = words.replace(english, other)
        made = tmp_path / f"{file.parent.name}.ftl"
        made.write_text(words)
        return made

    real = message.files_of
    monkeypatch.setattr(message, "files_of", files_of)
    monkeypatch.setattr(message, "languages", lambda: ["en", "fr"])
    message.catalogue.cache_clear()
    yield
    message.catalogue.cache_clear()


def test_play_speaks_it(galapagos: Galapagos) -> None:
    typed = "undo\nmigrate c1 e2\nplace red e1\nlog\nquit\n"
    result = galapagos("play dodo --seats you,random --seed 1 --language fr", typed=typed)
    for words in (
        "blanc (you)",
        "Blanc, placez une de vos créatures.",
        "est mis en e1.",
        "mise en place",
        "Rien à reprendre.",
        "Pas maintenant.",
    ):
        assert words in result.out, words
    assert "White" not in result.out
    assert "Blanc, placez" in galapagos("play --resume --language fr", typed="quit\n").out


def test_the_end_of_a_match_speaks_it(galapagos: Galapagos) -> None:
    result = galapagos("play dodo --seats greedy,random --seed 1 --option turn_limit=2 --language fr")
    assert " gagne with " in result.out.split("The game is over")[1]


def test_replay_speaks_it(galapagos: Galapagos) -> None:
    result = galapagos("replay", RECORD, "--language", "fr")
    assert "est mis en" in result.out
    assert "meurt de faim" in result.out
    assert "Equal in captures, blanc gagne with more creatures on the board: 4 (orange with 3)." in result.out
    assert "est mis en" not in galapagos("replay", RECORD).out
    assert "Blanc, placez" in galapagos("replay", RECORD, "--to", 7, "--seat", 1, "--language", "fr").out


def test_hints_speak_it(galapagos: Galapagos) -> None:
    arguments = (
        "hint",
        "dodo",
        "--position",
        "seats 2; migration; white r e1; orange y e2",
        "--iterations",
        20,
        "--language",
        "fr",
    )
    assert "Blanc, menez une créature" in galapagos(*arguments).out
    assert any(
        one["label"].startswith(("Mener ", "Passer"))
        for one in json.loads(galapagos(*arguments, "--json").out)["actions"]
    )


def test_an_analysis_speaks_it(galapagos: Galapagos) -> None:
    match = from_position("dodo", LOSING_WITHOUT)
    while not match.is_over:
        match.play(match.legal()[0])
    Path("game.txt").write_text(match.record.text())
    result = galapagos("analyse game.txt --iterations 4 --backend python --all --language fr")
    assert "blanc" in result.out
    assert "Passer (pass)" in result.out
