"""Less urgent questions: hints, analyses, positions and records."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from galapagos.bots.budget import Limit
from galapagos.engine.errors import Refused
from galapagos.engine.match.match import Match, from_position, new
from galapagos.engine.match.record import Record
from galapagos.engine.match.story import PieceRegistry
from galapagos.engine.notation.position import describe
from galapagos.engine.words.message import Message
from galapagos.lab.analysis import analyse
from galapagos.server.reports.analyses import Analyses
from galapagos.server.store import Entry, TableCard, open_store
from galapagos.server.thinking import HintedAction
from tests.bots.positions import CAPTURE_IN_ONE, some_decision

from .scenes import LONG, RECORDS, SHORT, Scene, question, scene, silence

# --- hints


def check_hints(hints: list[HintedAction]) -> None:
    assert 0 < len(hints) <= 2
    assert hints[0].action == from_position("dodo", CAPTURE_IN_ONE).game.actions.parse("migrate c2 e2")
    assert hints[0].chance > 0.9
    assert [hint.chance for hint in hints] == sorted((hint.chance for hint in hints), reverse=True)
    assert all(hint.visits for hint in hints)


def test_a_hint_is_the_best_few_actions_with_their_chances(ready: Scene) -> None:
    match = from_position("dodo", CAPTURE_IN_ONE)
    check_hints(ready.run(ready.thinkers.advise("dodo", bytes(match.state), 0, match.story.ids, 2)))
    with pytest.raises(Refused, match=r"^That seat has nothing to decide now\.$"):
        ready.run(ready.thinkers.advise("dodo", bytes(match.state), 1, match.story.ids))


def test_before_the_game_is_compiled_a_hint_is_what_an_interpreted_search_manages(tmp_path: Path) -> None:
    match = from_position("dodo", CAPTURE_IN_ONE)
    with scene(cache=tmp_path) as cold:
        check_hints(cold.run(cold.thinkers.advise("dodo", bytes(match.state), 0, match.story.ids, 2)))


# --- analyses


def test_an_analysis_is_the_one_of_the_lab_and_tells_how_far_it_is(ready: Scene) -> None:
    heard: list[float] = []
    analysis = ready.run(ready.thinkers.analyse(SHORT, heard.append, iterations=20))
    assert analysis == analyse(Record.parse(SHORT), Limit(20))
    assert heard == sorted(heard)
    assert heard[-1] == 1


def test_an_analysis_is_made_once_and_kept_with_its_table(ready: Scene, tmp_path: Path) -> None:
    async def judge() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/store.sqlite")
        await store.append(TableCard("t1", "dodo", "over", False, 1, 1.0, 1.0, 1, ()), [Entry(1, 1.0, b"")])
        first = Analyses(ready.thinkers, store)
        while (made := await first.of("t1", Record.parse(SHORT))).result is None:
            await asyncio.sleep(0.05)
        await first.close()
        assert made.result["decisions"]
        assert await Analyses(ready.thinkers, store).of("t1", Record.parse(SHORT)) == made
        await store.close()

    ready.run(judge(), 60)


def test_moves_and_hints_do_not_wait_for_an_analysis(ready: Scene) -> None:
    """One search runs at a time, and the analysis would take minutes."""
    heard: list[float] = []

    async def play() -> None:
        analysis = asyncio.create_task(ready.thinkers.analyse(LONG, heard.append, iterations=1_000_000))
        await asyncio.sleep(0.5)
        game, state, open_actions = question("dodo")
        for _ in range(3):
            assert (await ready.thinkers.choose("dodo", state, "level5", 1)).action in open_actions
            s = game.state.from_buffer_copy(state)
            assert await ready.thinkers.advise("dodo", state, s.actor, PieceRegistry.of_position(game, s))
        assert not analysis.done()
        assert not heard or heard[-1] < 0.5
        analysis.cancel()
        await asyncio.wait([analysis])

    ready.run(play(), 20)


def test_cancelled_questions_are_dropped(ready: Scene) -> None:
    """One search runs at a time, so another analysis runs only if the first was dropped."""

    async def change_mind() -> None:
        for delay in (0.0, 0.5):  # before it begins, and in the middle of it
            long = [asyncio.create_task(ready.thinkers.analyse(LONG, silence, iterations=1_000_000)) for _ in range(3)]
            await asyncio.sleep(delay)
            for task in long:
                task.cancel()
            await ready.thinkers.analyse(SHORT, silence, iterations=2)

    ready.run(change_mind(), 20)


def test_a_record_that_cannot_be_analysed_is_refused(ready: Scene) -> None:
    running = new("dodo", 2, seed=1).record.text()
    for record, sentence in (
        (running, r"^The match of this record is not over"),
        ("chess", r"^This is not a record of a match"),
        (SHORT.replace("rules: 1", "rules: 99"), "version 99"),
    ):
        with pytest.raises(Refused, match=sentence):
            ready.run(ready.thinkers.analyse(record, silence))
    with pytest.raises(Refused, match="more than zero"):
        ready.run(ready.thinkers.analyse(SHORT, silence, iterations=0))


# --- records


def test_a_match_is_told_again_as_a_seat_heard_it(ready: Scene) -> None:
    record = (RECORDS / "evo/shared-win.txt").read_text()
    match = Match.replay(Record.parse(record))
    for seat in (-1, 0, 1):
        steps = ready.run(ready.thinkers.retell(record, seat))  # a step with pictures comes in parts
        retold = [(step.version, event) for step in steps for event in step.events]
        assert retold == [(step.version, event) for step, heard in match.told(seat) for event in heard]
    assert ready.run(ready.thinkers.retell(record, 0)) != ready.run(ready.thinkers.retell(record, 1)), (
        "nothing was hidden"
    )
    with pytest.raises(Refused, match=r"^There is no seat 9"):
        ready.run(ready.thinkers.retell(record, 9))


def test_dice_are_checked(ready: Scene) -> None:
    match = new("dodo", 2, seed=1, turn_limit=1)
    while not match.is_over:
        match.play(match.legal()[0])
    fair = ready.run(ready.thinkers.verify(match.record.text()))
    assert not fair.wrong
    assert fair.rolls > 0
    assert fair.decisions > 0
    loaded = match.record.text().replace("secret: ", "secret: 00")
    assert ready.run(ready.thinkers.verify(loaded)).wrong == Message("verify-secret-wrong")
    with pytest.raises(Refused, match=r"^This is not a record of a match"):
        ready.run(ready.thinkers.verify("chess"))


# --- positions


def test_a_position_is_read_to_the_byte(ready: Scene) -> None:
    for name in ("dodo", "evo"):
        game, s = some_decision(name)
        position = ready.run(ready.thinkers.read_position(name, describe(game, s)))
        assert (position.state, position.text) == (bytes(s), describe(game, s))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("purple r e1", r"^.+\.$"),
        (
            "seats 2; migration; white r e1 {creatures[0]",
            r"^The position has an opening brace without a closing one\.$",
        ),
        ("\udc80", r"^.+\.$"),
        ("white r e1; " * 400, r"^A position has at most 4096 bytes, not 4800\.$"),
    ],
)
def test_a_position_that_is_none_is_refused_in_a_sentence(ready: Scene, text: str, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        ready.run(ready.thinkers.read_position("dodo", text))
