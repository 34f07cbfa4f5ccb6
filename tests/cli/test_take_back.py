"""Undo: only one's own last decision, among several people only if it is fair; a refused undo changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from galapagos.cli import run
from galapagos.engine.match.history import FAIR, FREE, Answer, History, undo_refusal
from galapagos.engine.match.match import Match, new
from galapagos.engine.match.record import Record

from .conftest import Galapagos
from .test_play import SHORT, kept


def held() -> list[str]:
    """The saved actions that were not undone."""
    match = Match.replay(kept())
    return [match.game.actions.text(action) for action in match.actions]


def test_one_person_takes_back_what_the_bots_did_since(galapagos: Galapagos) -> None:
    result = galapagos(
        "play dodo --seats you,random,random", *SHORT, typed="place red e1\nplace yellow e2\nundo\nquit\n"
    )
    assert "Taken back." in result.out
    assert "place red e1" in held()
    assert "place yellow e2" not in held()
    assert re.fullmatch(r"undo \d+", kept().actions[-1])


def test_dice_come_out_the_same_again(galapagos: Galapagos) -> None:
    """White passes the last phases of a turn: the births after them are rolled once and again."""
    position = "seats 2; migration 5; active orange; white r e1; orange g e6"
    galapagos("play dodo --seats you,random --seed 1 --position", position, typed="pass\nundo\npass\nquit\n")
    lines = kept().actions
    undo = next(number for number, line in enumerate(lines) if line.startswith("undo"))
    assert (
        [line for line in lines[:undo] if line.startswith("roll")]
        == [line for line in lines[undo:] if line.startswith("roll")]
        != []
    )


def test_where_several_people_sit_the_rules_say_why_not(galapagos: Galapagos) -> None:
    """White has placed and orange is asked, so orange cannot undo white's move; then both have placed, and white is
    asked."""
    first, second = "place red e1\n", "place red e2\n"
    begin = new("dodo", 2, seed=1).state.actor
    name, creature = (("White", "w1"), ("Orange", "o1"))[begin]
    typed = f"{first}undo\n{second}undo\nlog\nsave copy.txt\nquit\n"
    result = galapagos("play dodo --seats you,you --seed 1", typed=typed)
    assert "You have nothing to take back." in result.out
    assert "Another player has acted since then. Taking this back needs the consent of all players." in result.out
    assert "Taken back." not in result.out
    assert {"place red e1", "place red e2"} <= set(held())
    assert result.out.rsplit("Taking this back needs", 1)[1].count(f"{name}'s {creature} (1 red) is placed in e1.") == 1
    assert Record.parse(Path("copy.txt").read_text()).actions == kept().actions


def test_a_fair_undo_works_among_several_people(galapagos: Galapagos) -> None:
    """Only white has creatures, so no other player is asked in between."""
    position = "seats 2; migration; white r e1; white g e2"
    result = galapagos("play dodo --seats you,you --seed 1 --position", position, typed="migrate w1 e4\nundo\nquit\n")
    assert "Taken back." in result.out
    assert held() == []


@pytest.mark.parametrize("command", ["board", "log", "hint", "save copy.txt"])
def test_a_refused_undo_leaves_everything_as_it_is(galapagos: Galapagos, command: str) -> None:
    typed = f"place red e1\n{command}\nundo\n{command.replace('copy', 'again')}\nquit\n"
    result = galapagos("play dodo --seats you,you --seed 1", typed=typed)
    before, after = result.out.split("You have nothing to take back.\n")
    if command.startswith("save"):
        assert Path("copy.txt").read_text() == Path("again.txt").read_text()
    else:
        answer = after.split("> ")[1]
        assert before.split("> ")[-2] == answer != ""


# --- answers that were the only ones


def test_what_was_the_only_answer_is_no_decision_to_take_back() -> None:
    history, me, other = History(), 0, 1
    history.add(me, 5)
    history.add(me, 0, only=True)
    assert history.answers[1] == Answer(me, 0, only=True)
    assert history.last_by(me) == 0
    assert undo_refusal(history, [], me, FREE) is None
    assert undo_refusal(history, [], me, FAIR) is None
    history.add(other, 0, only=True)
    message = undo_refusal(history, [], me, FAIR)
    assert message is not None
    assert message.id == "undo-other"  # that it was the only one is nobody else's business
    message = undo_refusal(history, [], other, FREE)
    assert message is not None
    assert message.id == "undo-nothing"


def test_undo_goes_back_behind_what_was_answered_without_a_prompt(galapagos: Galapagos) -> None:
    """Evo asks every holder of cards whether to play one, even if none can be played."""
    galapagos("play evo --seats you,random,random --seed 1", typed="1\n" * 12 + "quit\n")
    match = Match.resume(kept())
    seat = 0
    assert any(answer.only for answer in match.history.answers if answer.seat == seat)
    for _ in range(4):
        assert run(["play", "--resume"]) == 2  # nobody types
        match.undo(seat, FREE)
        assert match.state.actor == seat
        assert len(match.legal()) > 1
