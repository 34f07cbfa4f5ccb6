"""Every death, loss, capture and failure says why it happened."""

from __future__ import annotations

import pytest

from galapagos.engine.game import Game
from galapagos.engine.match.match import SPECTATOR, Match, new
from galapagos.engine.match.story import sentences
from galapagos.engine.words.message import Message, Value, catalogue, languages

from .cases import GAMES, Case, Walk

MATCHES = 20


def played(game: Game, seed: int) -> Match:
    match = new(game.name, seed=seed)
    walk = Walk(Case(game, game.default_seats, {}), seed=seed)
    while not match.is_over:
        match.play(walk.random.choice(match.legal()))
    return match


def is_said(value: Value, sentence: str, game: Game, language: str) -> bool:
    """Whether a sentence contains a parameter."""
    words = catalogue(game.name, language)
    if isinstance(value, list):
        return bool(value) and all(is_said(one, sentence, game, language) for one in value)
    said = words.word(value) if isinstance(value, Message) else str(value)
    return bool(said) and (said in sentence or value == 1)  # one parasite


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_death_loss_capture_or_failure_is_told_without_its_cause(game: Game) -> None:
    caused = {kind.name: kind.cause for kind in game.events.kinds if kind.cause}
    assert all(kind.cause for kind in game.events.kinds if kind.grave)
    wrong, heard = [], set()
    for seed in range(MATCHES):
        match = played(game, seed)
        for step in match.steps:
            for one in sentences(game, step, SPECTATOR):
                if one.event not in caused or one.message is None:
                    continue
                heard.add(one.event)
                cause = one.message.args.get(caused[one.event], "")
                for language in languages():
                    sentence = catalogue(game.name, language).sentence(one.message)
                    if not is_said(cause, sentence, game, language):
                        wrong.append(sentence)
    assert wrong == []
    assert heard
