"""docs/tutorial.md: every step is a game without mistakes, its commands print what the page says, and the last step is
the example."""

from __future__ import annotations

import re
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path

import pytest

from galapagos.engine.game import open_game
from galapagos.lab.checking import Check
from tests.cli.conftest import Galapagos
from tests.cli.conftest import galapagos as program

from .conftest import EXAMPLES
from .tutorial import Session, chunks, merge, steps

__all__ = ["program"]
STEPS = steps()
ALIKE = ELLIPSIS | NORMALIZE_WHITESPACE
by_number = pytest.mark.parametrize("number", range(1, len(STEPS) + 1))


def is_as_said(session: Session, printed: str) -> bool:
    """The places of findings depend on blank lines, which the page leaves to the reader."""
    said, printed = (re.sub(r"finches\w*\.py:\d+", "PLACE", text) for text in (session.printed, printed))
    return OutputChecker().check_output(said, printed, ALIKE)


def test_there_are_ten_steps_and_the_last_is_the_example() -> None:
    assert len(STEPS) == 10
    example = chunks((EXAMPLES / "finches.py").read_text())
    assert [chunk.text for chunk in chunks(STEPS[-1].file)] == [chunk.text for chunk in example]


def test_a_block_is_merged_as_the_page_says() -> None:
    file = chunks("A = 1\nB = 2\nQUESTIONS = ()\n")
    block = chunks("# below A\nC = 3\nD = 4\nB = 5\n")
    assert [chunk.text for chunk in merge(file, block)] == ["A = 1", "C = 3", "D = 4", "B = 5", "QUESTIONS = ()"]
    assert [chunk.text for chunk in merge(file, chunks("E = 6"))] == ["A = 1", "B = 2", "E = 6", "QUESTIONS = ()"]


@by_number
def test_a_step_is_a_game_and_does_what_the_page_shows(
    program: Galapagos, number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    step = STEPS[number - 1]
    assert step.sessions
    file = Path(f"finches_{number}.py")  # a process keeps the games that it knows by their names
    file.write_text(step.file)
    check = Check(open_game(file))
    for look in list(check.steps.values())[:3]:  # those that compile nothing
        assert list(look()) == []
    for session in step.sessions:
        if "lab" in session.command:
            pytest.importorskip("duckdb")
        if session.command == "python learn.py":
            capsys.readouterr()
            exec(compile(step.program.replace("finches.py", file.name), "learn.py", "exec"), {})
            shares = [int(share) for share in re.findall(r"won (\d+)%", capsys.readouterr().out)]
            assert len(shares) == 6
            assert shares[-1] > shares[0] + 5  # not the same on each processor: it learns from rounded numbers
        else:
            command = session.command.removeprefix("galapagos ").replace("finches.py", file.name)
            result = program(command, typed=session.typed)
            assert result.code == 0
            assert is_as_said(session, result.out), f"{session.command} printed:\n{result.out}"
