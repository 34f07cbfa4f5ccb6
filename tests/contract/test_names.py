"""Names of pieces: each piece of a row has one for its life, and none is given twice in a match."""

from __future__ import annotations

import pickle

import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.action import Part
from galapagos.engine.match import saved
from galapagos.engine.match.match import Match, new
from galapagos.engine.match.record import Record
from galapagos.engine.match.story import new_name

from .cases import GAMES, Case, Walk, by_case

EVERY = 9  # answers between two undos, copies and looks at the menu
LONGEST = 250  # answers of a match
with_rows = pytest.mark.parametrize("game", [game for game in GAMES if game.events.rows], ids=lambda game: game.name)


def names(match: Match) -> dict[int, str]:
    """The names of all pieces in rows, by id."""
    ids = match.story.ids
    assert set(ids.names) == {piece for what in ids.rows for piece in ids.of[what]}
    return dict(ids.names)


def twins(match: Match) -> list[Match]:
    """The match copied, pickled, as a server keeps it, and resumed from its record."""
    return [
        match.copy(),
        pickle.loads(pickle.dumps(match)),
        saved.resume(saved.keep(match)),
        Match.resume(Record.parse(match.saved.text())),
    ]


@by_case
def test_a_piece_has_one_name_for_life_and_no_other_piece_has_it(case: Case) -> None:
    match, walk = new(case.game.name, case.seats, seed=11, **case.options), Walk(case, seed=11)
    given: dict[int, str] = {}
    for number in range(LONGEST):
        if match.is_over:
            break
        before, options = names(match), match.legal()
        match.play(walk.random.choice(options))
        if number % EVERY == 0 and len(options) > 1:
            match.undo()
            assert names(match) == before
            match.play(walk.random.choice(match.legal()))
        for id, name in names(match).items():
            assert given.setdefault(id, name) == name
        assert len(set(given.values())) == len(given)
        if number % (10 * EVERY) == 0:
            again = twins(match)
            assert all(names(twin) == names(match) for twin in again)
            match = walk.random.choice(again)  # which goes on


@by_case
def test_an_action_is_typed_with_names_or_with_the_numbers_of_records(case: Case) -> None:
    match, walk = new(case.game.name, case.seats, seed=12, **case.options), Walk(case, seed=12)
    for number in range(LONGEST):
        if match.is_over or match.decision is None:
            break
        if number % EVERY == 0:
            for choice in match.decision.options:
                assert match.text(choice.action) == choice.text
                assert match.code(choice.text) == match.code(choice.text.lower()) == choice.action
                assert match.code(case.game.actions.text(choice.action)) == choice.action
        match.play(walk.random.choice(match.decision.options).text)


@by_case
def test_no_name_is_a_word_of_the_notation(case: Case) -> None:
    match, walk = new(case.game.name, case.seats, seed=13, **case.options), Walk(case, seed=13)
    parts: list[Part[int]] = [part for phrase in case.game.actions.phrases.values() for part in phrase.parts]
    words = {word for part in parts for word in part.names}
    for _ in range(LONGEST):
        if match.is_over:
            break
        assert not words & set(names(match).values())
        match.play(walk.random.choice(match.legal()))


@by_case
def test_a_sentence_of_the_log_keeps_its_words(case: Case) -> None:
    match, walk = new(case.game.name, case.seats, seed=14, **case.options), Walk(case, seed=14)
    told: list[list[str]] = []
    for _ in range(LONGEST):
        if match.is_over:
            break
        match.play(walk.random.choice(match.legal()))
        told += [match.narrate(step, -1) for step in match.steps[len(told) :]]
    assert [match.narrate(step, -1) for step in match.steps] == told


@with_rows
def test_a_piece_that_is_not_there_is_refused(game: Game) -> None:
    match = new(game.name, seed=1)
    phrase = next(
        phrase for phrase in game.actions.phrases.values() if phrase.parts and phrase.parts[0].what in game.events.rows
    )
    words = " ".join([phrase.name, "x99", *(part.names[0] for part in phrase.parts[1:])])
    with pytest.raises(Refused, match=f"There is no {phrase.parts[0].what} 'x99' on the table"):
        match.play(words)


def test_a_running_number_follows_a_letter_and_running_letters_follow_a_digit() -> None:
    assert [new_name("w", 1), new_name("w", 12)] == ["w1", "w12"]
    assert [new_name("A3", number) for number in (1, 2, 26, 27, 28, 52, 53, 703)] == [
        "A3a", "A3b", "A3z", "A3aa", "A3ab", "A3az", "A3ba", "A3aaa",
    ]  # fmt: skip
