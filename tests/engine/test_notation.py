"""What the clauses of a position say too much, and what they leave out."""

from __future__ import annotations

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game, all_games, find_game
from galapagos.engine.notation.position import parse


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_no_seats_at_all_are_a_number_of_seats_that_no_game_has(game: Game) -> None:
    with pytest.raises(Refused, match="players, not 0"):
        parse(game, "seats 0")


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("laborigines", "direction 3 5 7", "'direction 3 5 7' is too long: '7' does not belong there."),
        ("evo", "births red 2", "'births red 2' is too long: '2' does not belong there."),
        ("evo", "movement red 1 1", "'movement red 1 1' is too long: '1' does not belong there."),
    ],
)
def test_a_word_behind_a_full_bracket_is_too_much(game: str, text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(find_game(game), text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("laborigines", "direction 3 9", "'9' should be a whole number up to 6."),
        ("laborigines", "direction red", "'red' should be a whole number up to 6."),
        ("evo", "births 2", "'2' is not one of red, yellow, green, blue, purple."),
        ("evo", "survival red rain", "'rain' is not one of cold, heat."),
    ],
)
def test_a_word_that_does_not_fit_the_bracket_where_it_stands_is_told_what_does(
    game: str, text: str, sentence: str
) -> None:
    with pytest.raises(Refused) as refused:
        parse(find_game(game), text)
    assert str(refused.value) == sentence
