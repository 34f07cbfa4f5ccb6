"""Whole games as a person reads them. What differs is a rule or a sentence that changed: `python -m
tests.transcripts.make`, and read the difference."""

from __future__ import annotations

import pytest

from galapagos.engine.game import Game, all_games
from galapagos.engine.language.option import ChoiceOption, NumberOption
from tests.transcripts.make import Variant, old_answers, transcript, variants

VARIANTS = [variant for game in all_games() for variant in variants(game)]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant.game}-{variant.name}")
def test_a_game_reads_as_it_was_written(variant: Variant) -> None:
    match = variant.begin()
    assert transcript(match, old_answers(variant.file)) == variant.file.read_text(encoding="utf-8")
    assert match.is_over


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_value_of_every_option_has_a_transcript(game: Game) -> None:
    """Of a number, the default and another one; of a set, none and all."""
    states = [variant.begin().state for variant in variants(game)]
    for option in game.options:
        values = {getattr(state.options, option.name) for state in states}
        if isinstance(option, NumberOption):
            assert len(values) > 1, option.name
        else:
            assert {
                option.parse(value)
                for value in (option.values if isinstance(option, ChoiceOption) else ("none", "all"))
            } <= values, option.name
