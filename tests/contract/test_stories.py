"""What leaves the rules: requests and events, for every seat what it may know and nothing else, and in words."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import msgspec
import pytest

from galapagos.engine.errors import Refused
from galapagos.engine.game import Game
from galapagos.engine.language.chance import Random, start_random
from galapagos.engine.language.event import Caption
from galapagos.engine.language.struct import copy as copy_of
from galapagos.engine.match.match import SPECTATOR, Match, new
from galapagos.engine.words.message import ENGLISH, as_name, catalogue

from .cases import GAMES, Case, Walk, by_case

EVERY = 21  # states between two looks
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def seen(match: Match, seat: int, since: int | None = None) -> bytes:
    return msgspec.json.encode(match.request(seat, since))


@by_case
def test_what_a_seat_gets_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Requests for a state and for the same state with everything hidden exchanged are equal to the byte, and so is
    what the next action tells."""
    game, dice = case.game, Random()
    start_random(dice, 3, 0)
    for number, (s, legal) in enumerate(Walk(case, seed=3)):
        if number % EVERY:
            continue
        for seat in range(SPECTATOR, s.seats):
            other = game.hidden(s, seat)
            game.rules.guess(other, seat, dice)
            assert game.rules.audit(other) == 0
            assert game.hidden(s, seat) == game.hidden(other, seat)
            matches = [Match(game, one, None, from_position=True) for one in (copy_of(s), other)]
            if number % (3 * EVERY) == 0:
                assert seen(matches[0], seat) == seen(matches[1], seat)
            action = legal[number % len(legal)]
            if all(match.version == 0 and action in match.legal() for match in matches):
                for match in matches:
                    match.play(action)
                if game.hidden(matches[0].state, seat) != game.hidden(matches[1].state, seat):
                    continue  # what was hidden has turned up
                first, second = (
                    [msgspec.json.encode(one) for one in match.steps[-1].for_seat(seat)] for match in matches
                )
                assert first == second


@by_case
def test_every_step_has_a_story_for_everybody(case: Case) -> None:
    match = new(case.game.name, case.seats, seed=5, **case.options)
    walk = Walk(case, seed=5)
    told = 0
    while not match.is_over:
        decision = match.decision
        assert decision is not None
        assert decision.prompt
        assert all(option.label for option in decision.options)
        for step in match.play(walk.random.choice(decision.options)):
            for seat in range(SPECTATOR, case.seats):
                told += len(match.narrate(step, seat))
        for what, numbers in case.game.view.pieces(match.state).items():
            assert [number for number in sorted(numbers) if not match.story.ids.get(what, number)] == []
            assert len(match.story.ids.of[what]) == len(list(numbers)), what
    assert told > 0
    for seat in range(SPECTATOR, case.seats):
        assert all(
            one.message is None or one.message.words for one in match.request(seat, since=-1, words=ENGLISH).events
        )
    assert match.ending
    assert sorted(match.ranks)[0] == 1


@by_game
def test_a_decision_is_taken_back_exactly_and_versions_only_grow(game: Game) -> None:
    match = new(game.name, seed=6)
    walk = Walk(Case(game, game.default_seats, {}), seed=6)
    for number in range(60):
        if match.is_over:
            break
        before, version, seat = copy_of(match.state), match.version, match.state.actor
        ids = match.story.ids.copy().of
        options = match.legal()
        match.play(walk.random.choice(options))
        if number % 3 == 0 and len(options) > 1:  # with one answer nobody has decided anything
            state, record = copy_of(match.state), match.record.actions
            match.undo(seat)
            assert match.state == before
            assert match.story.ids.of == ids
            assert match.version > version
            match.play(record[version])
            assert match.state == state  # dice come out the same again
    assert Match.resume(match.saved).state == match.state


@by_game
def test_a_match_is_copied_and_pickled(game: Game) -> None:
    match = new(game.name, seed=8)
    walk = Walk(Case(game, game.default_seats, {}), seed=8)
    for _ in range(30):
        match.play(walk.random.choice(match.legal()))
    makers: tuple[Callable[[Match], Match], ...] = (
        Match.copy,
        copy.copy,
        copy.deepcopy,
        lambda match: pickle.loads(pickle.dumps(match)),
    )
    for make in makers:
        twin, before, options = make(match), copy_of(match.state), match.legal()
        assert twin.state == match.state
        assert twin.log(0) == match.log(0)
        twin.play(options[0])
        match.play(options[0])
        assert twin.state == match.state
        if len(options) > 1:
            match.undo()
            assert match.state == before


@by_game
def test_a_wrong_seat_is_refused(game: Game) -> None:
    match = new(game.name, seed=1)
    for seat in (-2, game.seats[-1] + 1):
        for ask in (match.view, match.request, match.log, match.seat_name):
            with pytest.raises(Refused, match=f"There is no seat {seat}"):
                ask(seat)


@by_game
def test_every_message_is_worded(game: Game) -> None:
    """Every question, verb, event, reason, ending and option has its message."""
    words = catalogue(game.name)
    wanted = [
        "title",
        "sentence",
        *(f"ask-{question.name}" for question in game.rules.QUESTIONS),
        *(f"do-{name}" for name in game.actions.phrases),
    ]
    wanted += [f"event-{kind.name}" for kind in game.events.kinds if not kind.quiet]
    wanted += [f"event-{kind.name}-hidden" for kind in game.events.kinds if not kind.quiet and kind.hides]
    wanted += [kind.shows.message for kind in game.events.kinds if isinstance(kind.shows, Caption)]
    wanted += [f"why-{reason.name}" for reason in game.module("reason").Reason if reason != 0]
    wanted += [f"ending-{name}" for name in game.endings[1:]] + [f"option-{option.name}" for option in game.options]
    assert [name for name in map(as_name, wanted) if not words.has(name)] == []
    for reason in game.module("reason").Reason:
        assert reason == 0 or words.attribute(f"why-{as_name(reason.name)}", "rule")
