"""Matches, their records, and what happens to broken ones."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import galapagos
from galapagos.engine.components.variant import changes
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.option import ChoiceOption
from galapagos.engine.match.match import SPECTATOR, Match
from galapagos.engine.match.record import MOST_BYTES, Record
from galapagos.engine.match.replay import verify


def play_on(match: Match, decisions: int = 10_000, seed: int = 1) -> Match:
    picks = random.Random(seed)
    while not match.is_over and decisions:
        match.play(picks.choice(match.legal()))
        decisions -= 1
    return match


def test_a_match_asks_the_right_seat_with_all_its_options() -> None:
    match = galapagos.new("dodo", players=3, seed=7)
    decision = match.decision
    assert decision is not None
    assert decision.seat == match.state.active
    assert len(decision.options) == 3 * 9
    assert decision.options[0].text == "place red e1"
    assert "place one of your creatures" in decision.prompt


def test_why_not_tells_the_rule_and_is_empty_where_it_is_allowed() -> None:
    match = galapagos.from_position("dodo", "seats 2; migration; white r e1; orange g e6")
    assert match.why_not("migrate c1 e2") == ""
    assert match.why_not("migrate c1 e3").endswith("[Migration Phase, D8]")
    assert match.why_not("migrate c2 e5").startswith("Only your own creatures")


@pytest.mark.parametrize("action", ["migrate c1 e3", "nonsense", "migrate c1", 10**6, -1])
def test_a_wrong_action_changes_nothing(action: str | int) -> None:
    match = galapagos.from_position("dodo", "seats 2; migration; white r e1; orange g e6")
    before = match.position
    with pytest.raises(Refused):
        match.play(action)
    assert match.position == before
    assert match.actions == []


def test_nobody_plays_for_another_seat() -> None:
    match = galapagos.new("dodo", players=2, seed=1)
    with pytest.raises(Refused, match="not your turn"):
        match.play(match.legal()[0], seat=1 - match.state.actor)


def test_a_saved_match_goes_on_as_if_it_had_never_stopped() -> None:
    whole = play_on(galapagos.new("dodo", players=3, seed=5))
    half = play_on(galapagos.new("dodo", players=3, seed=5), 20)
    resumed = Match.resume(Record.parse(half.saved.text()))
    assert resumed.state == half.state
    while not resumed.is_over:
        resumed.play(whole.actions[len(resumed.actions)])
    assert resumed.record.text() == whole.record.text()


def test_a_running_record_keeps_its_secret() -> None:
    match = play_on(galapagos.new("dodo", seed=2), 5)
    assert match.record.secret == ""
    assert match.record.commitment
    with pytest.raises(Refused, match="does not contain its secret"):
        verify(match.record)


def finished() -> Record:
    return play_on(galapagos.new("dodo", players=2, seed=9, nonces=("ann", "bob"), deck="short")).record


def test_a_finished_record_verifies() -> None:
    record = Record.parse(finished().text())
    assert record == finished()
    verdict = verify(record)
    assert verdict.finished
    assert verdict.rolls + verdict.decisions == len(record.actions)


def test_verify_catches_a_loaded_die() -> None:
    record = finished()
    number = next(i for i, action in enumerate(record.actions) if action.startswith("roll") and action != "roll red")
    changed = [*record.actions[:number], "roll red"]
    with pytest.raises(Refused, match="but the dice gave"):
        verify(replace(record, actions=changed, result=[]))


def test_verify_catches_another_secret_and_another_nonce() -> None:
    record = finished()
    with pytest.raises(Refused, match="does not match the commitment"):
        verify(replace(record, secret="00" * 32))
    with pytest.raises(Refused, match="but the dice gave"):
        verify(replace(record, nonces=("ann", "eve")))


def test_verify_catches_a_changed_result() -> None:
    record = finished()
    with pytest.raises(Refused, match="the match ended with"):
        verify(replace(record, result=record.result[::-1]))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "", "not a record"),
        (lambda text: "hello\nworld", "not a record"),
        (lambda text: text.replace("galapagos: 1", "galapagos: 99"), "reads formats 1 to 3"),
        (lambda text: text.replace("game: dodo", "game: doodoo"), "did you mean dodo"),
        (lambda text: text.replace("game: dodo\n", ""), "has no game"),
        (lambda text: text.replace("rules: 1", "rules: 77"), "version 77 of the rules"),
        (lambda text: text.replace("rules: 1", "rules: x"), "should be a whole number"),
        (lambda text: text.replace("seats: 2", "seats: 9"), "for 2 to 4 players"),
        (lambda text: text.replace("deck=short", "deck=huge"), "deck=huge is not possible"),
        (lambda text: text.replace("deck=short", "deck"), "should be written name=value"),
        (lambda text: text.replace("deck=short", "speed=9"), "no option speed"),
        (
            lambda text: text.replace("deck=short", "deck=short deck=standard"),
            "The record's option 'deck' is there twice",
        ),
        (
            lambda text: text.replace("deck=short", "deck=short\vsecret"),
            "Line 5 of the record holds characters that cannot be printed",
        ),
        (lambda text: text.replace("deck=short", "deck=<b>"), "options should be written in letters"),
        (lambda text: text.replace("deck=short", "turn_limit=" + "9" * 64), "turn_limit=9* is not possible"),
        (lambda text: text.replace("nonces: ann", "nonces: \u202enna"), "holds characters that cannot be printed"),
        (lambda text: text.replace("commitment: ", "commitment: \x85"), "holds characters that cannot be printed"),
        (
            lambda text: text.replace("seats: 2", "seats: 2\nposition: seats 2\u2028secret: 00"),
            "holds characters that cannot be printed",
        ),
        (lambda text: text.replace("\n\n", "\n\npass\u2028pass\n", 1), "holds characters that cannot be printed"),
        (lambda text: text.replace("\n\n", "\n\nplace red e9\n", 1), "Action 1 of the record"),
        (lambda text: text + "secret: 00\n", "does not belong there"),
        (lambda text: text + "x" * MOST_BYTES, "larger than"),
        (lambda text: text.replace("commitment", "commit"), "does not belong there"),
    ],
)
def test_a_broken_record_gets_one_sentence(change: object, sentence: str) -> None:
    text = change(finished().text())  # type: ignore[operator]
    with pytest.raises(Refused, match=sentence) as refused:
        Match.replay(Record.parse(text))
    assert "\n" not in str(refused.value)


LINES_OF_THEIR_OWN: list[dict[str, Any]] = [
    {"game": "dodo\nsecret: 00"},
    {"players": ("person", "person\n")},
    {"options": {"deck": "standard\ndata: {}"}},
    {"options": {"deck\n": "short"}},
    {"options": {"speed": "9"}},
    {"data": '{"A":\n1}'},
    {"position": "seats 2\nsecret: 00"},
    {"position": "seats 2\x85data: {}"},
    {"commitment": "00\n"},
    {"nonces": ("ann", "bob\n")},
    {"nonces": ("ann", "")},
    {"actions": ["pass\nsecret: 00"]},
    {"actions": ["secret: 00"]},
    {"actions": ["pass", ""]},
    {"secret": "00\u2029"},
]


@pytest.mark.parametrize("fields", LINES_OF_THEIR_OWN, ids=str)
def test_no_field_of_a_record_writes_a_line_of_its_own(fields: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        replace(finished(), **fields).text()


def test_a_record_from_the_network_brings_no_components_but_those_that_are_allowed() -> None:
    data = changes(find_game("dodo"), {"DIE_FACES": 1, "unchecked": True})
    text = replace(finished(), data=data).text()
    with pytest.raises(Refused, match="only matches with the components of the box"):
        Record.received(text)
    with pytest.raises(Refused, match="only matches with the components of the box"):
        Record.received(text, ['{"DIE_FACES": 2}'])
    assert Record.received(text, [data]) == Record.parse(text)
    assert Record.received(finished().text()) == finished()


@pytest.mark.parametrize("nonce", ["", "two words", "a\nb", "\x1b[2J"])
def test_a_nonce_that_no_record_can_say_is_refused_before_the_game(nonce: str) -> None:
    with pytest.raises(Refused, match="A nonce should be one word"):
        galapagos.new("dodo", nonces=("ann", nonce))


def test_a_record_has_the_options_of_its_position() -> None:
    record = galapagos.from_position("dodo", "seats 2; option deck=short; migration; white r e1; orange g e6").record
    assert record.options == {"deck": "short"}
    assert Match.replay(replace(record, options={})).state == Match.replay(record).state
    with pytest.raises(Refused, match="The position has deck=short, not deck=standard"):
        Match.replay(replace(record, options={"deck": "standard"}))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "dido"}, "did you mean dodo"),
        ({"game": "dodo", "players": 7}, "2 to 4 players"),
        ({"game": "dodo", "colour": "red"}, "no option colour"),
        ({"game": "dodo", "turn_limit": 0}, "whole number from 1"),
        ({"game": "dodo", "turn_limit": "many"}, "whole number from 1"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        galapagos.new(**arguments)  # type: ignore[arg-type]


def test_a_match_from_a_position_keeps_it_in_its_record() -> None:
    match = galapagos.from_position("dodo", "seats 2; migration; white r e1; orange g e6")
    match.play("migrate c1 e2")
    again = Match.replay(Record.parse(match.record.text()))
    assert again.state == match.state


def test_the_log_tells_the_whole_story() -> None:
    match = play_on(galapagos.new("dodo", players=2, seed=4))
    log = match.log(0)
    assert log[0].startswith("Environment e1 grows")
    assert " ".join(log[-2:]) == match.ending


def test_an_option_of_a_decision_can_be_played() -> None:
    match = galapagos.from_position("dodo", "seats 2; migration; white r e1; orange g e6")
    assert match.decision is not None
    choice = next(option for option in match.decision.options if option.to == "e4")
    assert (choice.verb, choice.pieces, choice.text) == ("migrate", ("w1", "e4"), "migrate w1 e4")
    assert match.why_not(choice) == ""
    match.play(choice, seat=0)
    assert match.state.creatures[0].cell == 3


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_seat_that_is_not_there_is_refused_and_changes_nothing(seat: int) -> None:
    match = galapagos.new("dodo", players=2, seed=1)
    before = match.record
    for ask in (
        match.view,
        match.request,
        match.log,
        match.undo,
        match.undo_refusal,
        lambda seat: match.play(match.legal()[0], seat),
        lambda seat: match.stand(seat, "pass"),
    ):
        with pytest.raises(Refused, match=f"There is no seat {seat}: seats go from 0 to 1"):
            ask(seat)
    assert match.record == before


def test_a_spectator_only_looks_on() -> None:
    match = galapagos.from_position("dodo", "reproduction; white r e1 fed; orange r e2 fed")
    assert match.is_chance
    assert match.request(SPECTATOR).choices == ()
    for act in (
        match.undo,
        match.undo_refusal,
        lambda seat: match.play("roll red", seat),
        lambda seat: match.stand(seat, "pass"),
    ):
        with pytest.raises(Refused, match="Spectators cannot play"):
            act(SPECTATOR)


# --- requests


def test_a_request_has_what_happened_since_a_version_and_the_choices_of_its_reader() -> None:
    match = galapagos.from_position("dodo", "seats 2; migration; white r e1; orange g e6")
    first = match.request(0)
    assert (first.version, first.actor, len(first.choices), first.events) == (0, 0, 3, [])
    assert match.request(1).choices == ()
    match.play("migrate c1 e2")
    request = match.request(1, since=first.version, words="en")
    assert [(one.event, one.message.words if one.message else "") for one in request.events] == [
        ("migrated", "White's w1 (1 red) moves from e1 to e2.")
    ]
    assert match.request(1, since=request.version).events == []
    assert request.prompt is not None
    assert request.prompt.words == "Orange, move a creature over an edge or pass (round 1 of 3)."
    assert [choice.label for choice in request.choices][:2] == ["Pass", "Move o1 (1 green) from e6 to e3"]


def test_every_event_of_a_game_is_worded_in_a_request() -> None:
    match = play_on(galapagos.new("dodo", players=4, seed=4, turn_limit=3))
    events = match.request(0, since=-1, words="en").events
    assert len(events) > 100
    assert all(one.message is None or one.message.words.endswith((".", "!")) for one in events)
    assert {one.event for one in events if one.message is None} <= {
        kind.name for kind in match.game.events.kinds if kind.quiet
    }


# --- answers left beforehand

QUIET = "seats 2; active orange; migration; white r e1; white g e4; orange g e6"


def test_a_standing_answer_is_automatic_when_its_seat_is_asked() -> None:
    match = galapagos.from_position("dodo", QUIET)
    match.stand(0, "pass")
    assert (match.standing(0), match.standing(1), match.automatic) == ("pass", "", None)
    assert (match.request(0).standing, match.request(1).standing) == ("pass", "")
    match.play("migrate c3 e5")
    assert match.automatic == match.game.actions.parse("pass")
    match.play(match.automatic)
    assert match.standing(0) == "pass"
    match.stand(0, None)
    assert match.standing(0) == ""


def test_a_standing_answer_is_dropped_when_something_concerns_its_seat_or_is_taken_back() -> None:
    match = galapagos.from_position("dodo", "seats 2; active orange; tokens; white r e1; orange g e6")
    match.stand(0, "pass")
    match.play("advantage c1")
    assert match.standing(0) == ""
    match.stand(0, "pass")
    match.undo()
    assert match.standing(0) == ""


def test_only_an_answer_without_pieces_can_be_left_beforehand() -> None:
    match = galapagos.from_position("dodo", QUIET)
    with pytest.raises(Refused, match="only actions without pieces"):
        match.stand(0, "migrate c1 e2")
    assert match.standing(0) == ""


def test_a_standing_answer_that_is_not_open_is_not_automatic() -> None:
    match = galapagos.from_position("dodo", "seats 2; placement")
    match.stand(0, "pass")
    assert match.automatic is None


def test_a_record_that_says_nothing_of_an_option_means_the_default_though_new_tables_have_another() -> None:
    usual = ChoiceOption("map", ("first", "even"), "first", "", usual="even")
    game = replace(
        galapagos.find_game("evo"),
        options=tuple(usual if option.name == "map" else option for option in galapagos.find_game("evo").options),
    )
    assert game.option_texts(game.new_state(3)) == {"map": "even"}, "so that its record says so"
    assert game.option_texts(game.new_state(3, {"map": "first"})) == game.option_texts(game.recorded_state(3)) == {}
    assert game.option_texts(game.recorded_state(3, {"map": "even"})) == {"map": "even"}
