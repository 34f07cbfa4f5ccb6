"""Actions: one declaration, three faces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.engine.errors import Refused
from galapagos.engine.language.action import Families, Part, code

LETTER = Part.named("letter", "abc")
NUMBER = Part.numbered("number", "n", 5)
ACTIONS = Families()
PASS = ACTIONS.family("pass")
ONE = ACTIONS.family("one", NUMBER)
TWO = ACTIONS.family("two", LETTER, NUMBER)
THREE = ACTIONS.family("three", NUMBER, LETTER, NUMBER)


@given(st.integers(0, ACTIONS.size - 1))
def test_int_text_and_parts_go_round(action: int) -> None:
    assert ACTIONS.parse(ACTIONS.text(action)) == action
    phrase = ACTIONS.phrase(action)
    assert phrase.family.start <= action < phrase.family.stop
    assert code(phrase.family, *ACTIONS.values(action)) == action


def test_families_follow_each_other_without_gaps() -> None:
    assert ACTIONS.size == 1 + 5 + 15 + 75
    assert [PASS.start, ONE.start, TWO.start, THREE.start, ACTIONS.size] == [0, 1, 6, 21, 96]


def test_parts_unfold() -> None:
    action = code(THREE, 4, 2, 1)
    assert ACTIONS.values(action) == (4, 2, 1)
    assert ACTIONS.text(action) == "three n5 c n2"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("jump n1", "'jump' is not an action: use one of pass, one, two, three."),
        ("", "'' is not an action: use one of pass, one, two, three."),
        ("one", "'one' has the wrong number of words: write one <number>."),
        ("two a", "'two a' has the wrong number of words: write two <letter> <number>."),
        ("one n9", "There is no number 'n9': they go from n1 to n5."),
    ],
)
def test_a_wrong_text_gets_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        ACTIONS.parse(text)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("action", [-1, ACTIONS.size])
def test_an_int_out_of_range_is_refused(action: int) -> None:
    with pytest.raises(Refused):
        ACTIONS.text(action)
