"""The reason for a hint, and hints without a real difference."""

from __future__ import annotations

import pytest

from galapagos.bots.budget import Budget
from galapagos.bots.gains import CLEAR, Difference, GainCounter, Key, RatedAction, advise, explain, gains_of
from galapagos.bots.levels import best_few, make_plan
from galapagos.bots.thought import Opinion, Thought, think
from galapagos.engine.gain_module import NONE, Gain
from galapagos.engine.game import Game, find_game
from galapagos.engine.match.match import from_position
from galapagos.engine.match.story import SEAT
from galapagos.engine.words.message import Message, catalogue, languages

from .positions import CAPTURE_IN_ONE, GAMES, decisions, some_decision

EACH = [(game, gain) for game in GAMES for gain in gains_of(game)]


def hints(position: str, iterations: int) -> dict[str, RatedAction]:
    match = from_position("dodo", position)
    found = best_few(match.game, match.state, 0, 3, Budget(iterations), backend="python")
    return {match.game.actions.text(one.action): one for one in found}


def test_the_reason_for_a_hint_is_what_happens_after_it_more_often_than_after_the_others() -> None:
    found = hints(CAPTURE_IN_ONE, 120)
    best = next(iter(found))
    assert best == "migrate c2 e2"
    reason = found[best].reason
    assert reason
    assert reason.id == "gain-lines"
    assert reason.args["gain"] == Message("gain-captured", {"where": "e2"})
    assert reason.args["own"] == reason.args["lines"]  # after this it is certain
    assert reason.args["others"] == 0
    said = catalogue("dodo", "en").sentence(reason)
    assert said.startswith("You capture e2: in ")
    assert catalogue("dodo", "de").sentence(reason).startswith("Du eroberst e2: in ")


def test_an_action_that_the_search_neglected_is_looked_at_before_it_is_compared() -> None:
    found = hints(CAPTURE_IN_ONE, 120)
    best, *others = found.values()
    assert others
    assert all(4 * one.visits >= 0.9 * best.visits for one in others)
    assert best.is_close
    assert not any(one.is_close for one in others)


def test_chances_that_the_search_cannot_tell_apart_are_called_equal() -> None:
    game, s = some_decision("dodo")
    seat, seats = 0, s.seats

    def opinion(action: int, visits: int, chance: float) -> Opinion:
        return Opinion(action, visits, (chance, *[(1 - chance) / (seats - 1)] * (seats - 1)))

    thought = Thought(seat, (opinion(1, 800, 0.071), opinion(2, 700, 0.069), opinion(3, 600, 0.001)), 2100, 1, 0.1)
    found = advise(game, s, thought, 3)
    assert [(one.action, one.is_close) for one in found] == [(1, True), (2, True), (3, False)]
    assert [one.reason for one in found] == [None, None, None]


def test_hints_stand_in_the_order_of_the_chances_of_the_seat_that_asks() -> None:
    game, s = some_decision("dodo")
    opinions = (Opinion(7, 900, (0.30, 0.70)), Opinion(8, 500, (0.35, 0.65)))
    for seat, order in ((0, [8, 7]), (1, [7, 8])):
        assert [one.action for one in advise(game, s, Thought(seat, opinions, 1400, 1, 0.1), 3)] == order


def difference(game: Game, gain: Gain, seat: int, own: list[int], others: list[int]) -> tuple[GainCounter, Difference]:
    """A difference in a position of a random game."""
    _, s = some_decision(game.name)
    counter = GainCounter(game, game.hidden(s, 0))
    where = None
    if gain.where != NONE:
        part = game.events.kinds[gain.event.number].parts[gain.where]
        known = [piece for what, piece in counter.numbers if what == part.what]
        where = (part.what, known[0] if known else 1)
    return counter, Difference(gain, Key(gain.name, seat, where), own, others)


@pytest.mark.parametrize(("game", "gain"), EACH, ids=lambda value: value.name)
def test_every_gain_names_parts_of_its_event_and_is_said_in_every_language(game: Game, gain: Gain) -> None:
    parts = game.events.kinds[gain.event.number].parts
    _, s = some_decision(game.name)
    whose = parts[gain.whose]
    assert whose.what == SEAT or any(game.text.owner(s, whose.what, number) >= 0 for number in range(len(whose.names)))
    assert gain.amount == NONE or not parts[gain.amount].names, "only plain numbers are added up"
    assert gain.where == NONE or gain.amount == NONE
    for seat in (0, 1):
        counter, found = difference(game, gain, seat, [1] * 9, [0] * 9)
        for language in languages():
            words = catalogue(game.name, language).sentence(found.message(counter, 0))
            assert words
            assert "{" not in words
            assert "gain" not in words


@pytest.mark.parametrize("is_good", [True, False])
def test_what_is_good_for_others_is_no_gain(is_good: bool) -> None:
    game = find_game("dodo")
    gain = next(gain for gain in gains_of(game) if gain.is_good == is_good and gain.where == NONE)
    for seat in (0, 1):
        _, more = difference(game, gain, seat, [1] * 9, [0] * 9)
        _, less = difference(game, gain, seat, [0] * 9, [1] * 9)
        assert more.is_gain_of(0) == (is_good == (seat == 0))
        assert less.is_gain_of(0) != more.is_gain_of(0)


def test_a_small_difference_is_no_reason() -> None:
    game = find_game("dodo")
    gain = gains_of(game)[0]
    _, noise = difference(game, gain, 0, [1] * 26 + [0] * 22, [1] * 44 + [0] * 52)
    _, clear = difference(game, gain, 0, [1] * 40 + [0] * 8, [1] * 20 + [0] * 76)
    _, certain = difference(game, gain, 0, [1] * 48, [0] * 96)
    assert not noise.is_clear
    assert CLEAR < clear.clearness < certain.clearness


def test_the_difference_between_the_same_lines_is_none() -> None:
    """The same answer under two names: nothing is clear, however many events are compared."""
    for name in ("dodo", "laborigines"):
        game, s = some_decision(name)
        hidden = game.hidden(s, s.actor)
        plan = make_plan(game, s.seats)
        thought = think(game, hidden, s.actor, plan, Budget(120), backend="python", explains=1)
        lines = next(iter(thought.lines.values()))
        half = len(lines) // 2
        assert half > 0
        assert explain(game, hidden, s.actor, {1: lines[:half], 2: lines[half:]}) == {}


def test_what_an_answer_does_by_itself_is_no_reason_for_it() -> None:
    game = find_game("mutations")
    out = [0] * game.actions.size
    s = next(
        s
        for s in decisions(game, 2, {}, 1)
        if all(game.actions.text(action).startswith("feed ") for action in out[: game.rules.legal(s, out)])
    )
    seat, hidden = s.actor, game.hidden(s, s.actor)
    thought = think(game, hidden, seat, make_plan(game, s.seats), Budget(160), backend="python", explains=3)
    counter, fed = GainCounter(game, hidden), Key("fed", seat, None)
    reasons = explain(game, hidden, seat, thought.lines)
    for action, lines in thought.lines.items():
        assert all(fed in counter.listen(line, seat).direct for line in lines)
        reason = reasons.get(action)
        assert reason is None or reason.args["gain"] != Message("gain-fed")


def test_a_reason_calls_a_piece_as_the_match_does_not_as_a_position_would() -> None:
    """In the match white's first creature has starved, so its second one is w2; in a position it would be w1."""
    match = from_position("dodo", "turn 3; reproduction; white y e3 starved; white r e1 fed; orange r e2 fed")
    match.play("roll red")
    match.play("roll red")
    parts = [part for kind in match.game.events.kinds for part in kind.parts]
    names = []
    for ids in (match.story.ids, None):
        counter = GainCounter(match.game, match.state, ids)
        named = counter.named(("creature", counter.root.get("creature", 0)), parts)
        assert isinstance(named, Message)
        names.append(named.args["name"])
    assert names == ["w2", "w1"]
