"""What is taken back: under which policy, with which dice, and what a record keeps of it."""

from __future__ import annotations

import pytest

import galapagos
from galapagos.engine.errors import Refused
from galapagos.engine.language.contract import CHANCE
from galapagos.engine.match.history import APART, BURNT, FAIR, FREE, History, undo_refusal
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import verify
from galapagos.engine.match.story import Step

from .test_match import play_on

MIGRATION = "seats 2; migration; white r e1; orange g e6"
LAST_STEP = "seats 2; migration 5; white r e1; orange g e6"


def test_a_decision_is_taken_back_and_the_dice_come_again() -> None:
    match = play_on(galapagos.new("dodo", players=2, seed=3), 40)
    actions, state = match.actions, bytes(match.state)
    match.undo()
    assert len(match.actions) < len(actions)
    while len(match.actions) < len(actions):
        match.play(actions[len(match.actions)])
    assert (match.actions, bytes(match.state)) == (actions, state)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    match = galapagos.new("dodo", seed=1)
    with pytest.raises(Refused, match="You have nothing to take back"):
        match.undo()
    for policy in (FREE, FAIR, BURNT):
        refused = match.undo_refusal(0, policy)
        assert refused is not None
        assert refused.id == "undo-nothing"


def refused(match: Match, seat: int, policy: str = FAIR) -> str:
    message = match.undo_refusal(seat, policy)
    return message.id if message else ""


def test_fair_a_decision_holds_once_another_player_has_acted() -> None:
    match = galapagos.from_position("dodo", MIGRATION)
    match.play("migrate c1 e2")
    assert (refused(match, 0), refused(match, 1)) == ("", "undo-nothing")
    match.play("pass")
    assert (refused(match, 0), refused(match, 1)) == ("undo-other", "")
    with pytest.raises(Refused, match="Another player has acted since"):
        match.undo(0, FAIR)
    match.undo(1, FAIR)
    assert match.state.actor == 1
    match.undo(0, FAIR)
    assert match.position == galapagos.from_position("dodo", MIGRATION).position


def test_fair_a_decision_holds_once_dice_have_decided_something() -> None:
    match = galapagos.from_position("dodo", LAST_STEP)
    match.play("pass")
    assert match.is_chance
    assert refused(match, 1) == ""
    match.play("roll red")
    assert refused(match, 1) == "undo-chance"
    assert (refused(match, 1, FREE), refused(match, 1, BURNT)) == ("", "")


def test_fair_a_decision_holds_once_it_has_revealed_a_secret() -> None:
    history, own = History(), 0
    history.add(own, 7)
    steps = [Step(1, own, 7, False, 0, 1, reveals=True)]
    message = undo_refusal(history, steps, own, FAIR)
    assert message is not None
    assert message.id == "undo-secret"
    steps[0].undone = True
    assert undo_refusal(history, steps, own, FAIR) is None


def test_free_takes_back_what_others_did_since() -> None:
    match = galapagos.from_position("dodo", MIGRATION)
    match.play("migrate c1 e2")
    match.play("pass")
    match.undo(0, FREE)
    assert (match.state.actor, match.actions) == (0, [])


def test_without_dice_a_roll_is_taken_back_like_a_decision() -> None:
    match = galapagos.from_position("dodo", LAST_STEP)
    match.play("pass")
    match.play("roll red")
    match.undo()
    assert match.is_chance
    assert len(match.actions) == 1


def rolls_after_undo(policy: str) -> tuple[list[int], list[int]]:
    """The rolls that followed a decision, before and after it was taken back and made again."""
    # the last creature is placed next: then tokens, migration …
    match = play_on(galapagos.new("dodo", players=2, seed=3), 6)
    while match.state.turn < 2:
        seat, action, done = match.state.actor, match.legal()[0], len(match.actions)
        match.play(action)
    first = match.actions[done:]
    match.undo(seat, policy)
    match.play(action)
    return first, match.actions[done:]


def test_free_rolls_are_the_same_again_and_burnt_ones_are_not() -> None:
    first, again = rolls_after_undo(FREE)
    assert len(first) > 4
    assert again == first
    first, again = rolls_after_undo(BURNT)
    assert again != first


def test_a_happening_tells_what_was_taken_back_and_the_log_leaves_it_out() -> None:
    match = galapagos.from_position("dodo", MIGRATION)
    match.play("migrate c1 e2")
    steps = match.undo()
    assert [match.narrate(step, 0) for step in steps] == [["White takes back the last decision."]]
    assert match.log(1) == ["White takes back the last decision."]
    assert [one.event for one in match.request(1, since=1).events] == ["undone"]


def test_versions_only_grow() -> None:
    match, versions = galapagos.new("dodo", players=2, seed=3), [-1]
    for number in range(60):
        if number % 5 == 4:
            match.undo()
        else:
            match.play(match.legal()[number % len(match.legal())])
        versions.append(match.version)
        assert [step.version for step in match.steps] == sorted(step.version for step in match.steps)
    assert sorted(set(versions)) == versions


def test_what_is_taken_back_does_not_depend_on_snapshots() -> None:
    match = galapagos.from_position("dodo", "seats 2; placement")
    states = [bytes(match.state)]
    for number in range(3 * APART):
        match.play(match.legal()[number % len(match.legal())])
        states.append(bytes(match.state))
    assert len(match.history.checkpoints) == 2
    while match.actions:
        match.undo()
        assert bytes(match.state) == states[len(match.actions)]
        assert [step for step in match.steps if not step.undone and step.answer > len(match.actions)] == []


# --- records


def with_undo() -> Match:
    match = play_on(galapagos.new("dodo", players=2, seed=9, turn_limit=2), 8)
    match.undo()
    play_on(match, 25, seed=2)
    match.undo(match.history.last_player(without_dice=False), BURNT)
    return play_on(match, seed=3)


def test_a_record_keeps_what_was_taken_back_and_still_verifies() -> None:
    match = with_undo()
    record = match.record
    undone = [line for line in record.actions if line.startswith("undo")]
    assert len(undone) == 2
    assert undone[1].endswith(" burnt")
    again = Record.parse(record.text())
    assert record.text().startswith("galapagos: 2\n")
    assert again == record
    assert verify(again).finished
    replayed = Match.replay(again)
    assert (bytes(replayed.state), replayed.record.actions) == (bytes(match.state), record.actions)


def test_a_record_without_undo_is_in_the_first_format() -> None:
    match = play_on(galapagos.new("dodo", players=2, seed=9), 8)
    assert match.record.text().startswith("galapagos: 1\n")


def test_a_match_goes_on_after_undo_as_if_it_had_never_stopped() -> None:
    match = play_on(galapagos.new("dodo", players=2, seed=4, turn_limit=3), 30)
    match.undo(policy=BURNT)
    resumed = Match.resume(Record.parse(match.saved.text()))
    assert resumed.saved == match.saved
    assert play_on(resumed).record == play_on(match).record


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("undo", "write undo and a number"),
        ("undo x", "whole number"),
        ("undo 0", "not that many answers to take back"),
        ("undo 3", "not that many answers to take back"),
        ("undo 1 twice", "write undo and a number"),
    ],
)
def test_a_wrong_undo_in_a_record_gets_one_sentence(line: str, sentence: str) -> None:
    record = galapagos.from_position("dodo", MIGRATION).record
    record.actions = ["migrate c1 e2", "pass", line]
    with pytest.raises(Refused, match=f"Action 3 of the record, '{line}', is not possible: .*{sentence}"):
        Match.replay(record)


def test_history_finds_the_last_answer_of_a_seat() -> None:
    history = History()
    for seat, action in ((0, 1), (1, 2), (CHANCE, 3), (0, 4), (CHANCE, 5)):
        history.add(seat, action)
    assert [history.last_by(seat) for seat in (0, 1, 2)] == [3, 1, -1]
    assert (history.last_player(without_dice=False), history.last_player(without_dice=True)) == (0, CHANCE)
    assert history.rolls == 2
    assert history.take_back(2, burnt=False) == (None, [1, 2, 3])
    assert history.rolls == 1
