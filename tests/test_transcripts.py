"""Whole games as a person reads them. What differs is a rule or a sentence that changed: `python -m tests.transcripts.make`, and read the difference."""

from __future__ import annotations

import pytest

from galapagos.engine.game import find_game, game_names
from galapagos.engine.option import Choice, Number
from tests.transcripts.make import VARIANTS, Variant, old_answers, transcript, variants

NEW = [name for name in game_names() if not find_game(name).is_legacy]


@pytest.mark.parametrize("variant", variants(NEW), ids=lambda variant: f"{variant.game}-{variant.name}")
def test_a_game_reads_as_it_was_written(variant: Variant) -> None:
    match = variant.begin()
    assert transcript(match, old_answers(variant.file)) == variant.file.read_text(encoding="utf-8")
    assert match.is_over


@pytest.mark.parametrize("name", NEW)
def test_every_value_of_every_option_has_a_transcript(name: str) -> None:
    """Of a number, the default and another one; of a set, none and all."""
    states = [variant.begin().state for variant in VARIANTS if variant.game == name]
    for option in find_game(name).options:
        values = {getattr(state.options, option.name) for state in states}
        if isinstance(option, Number):
            assert len(values) > 1, option.name
        else:
            assert {option.parse(value) for value in (option.values if isinstance(option, Choice) else ("none", "all"))} <= values, option.name
