"""`galapagos check` finds what beginners do wrong, with its line and a sentence."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from galapagos.engine.compiler.backend import program as program_of
from galapagos.engine.game import open_game
from galapagos.engine.language.contract import State
from galapagos.engine.language.struct import counted
from galapagos.engine.language.table import Table
from galapagos.lab import checking
from galapagos.lab.checking import Check, CheckFinding
from tests.cli.conftest import Galapagos
from tests.cli.conftest import galapagos as program

from .conftest import EXAMPLES

__all__ = ["program"]
MISTAKES = {
    "a misspelt field": (
        "s.kept[s.active] += s.seeds\n    s.seeds = 0",
        "s.kept[s.activ] += s.seeds",
        "State has no field activ: did you mean active?",
    ),
    "a misspelt name": (
        "next_player(s)\n\n\n# What",
        "nextplayer(s)\n\n\n# What",
        "there is no nextplayer: did you mean next_player?",
    ),
    "a comprehension": ("    ask(s, ROLLING)", "    x = [seat for seat in range(3)]", "a comprehension makes a list"),
    "a list": ("    ask(s, ROLLING)", "    x = [1, 2]", "rules make no lists"),
    "a text": ("    ask(s, ROLLING)", '    x = "eat"', "rules have no texts"),
    "a fraction": ("s.seeds += pips + 1", "s.seeds += (pips + 1) / 2", "a division by / gives a fraction: use //"),
    "a part of a number": ("s.seeds += pips + 1", "s.seeds += 0.5", "rules have whole numbers only, not 0.5"),
    "a list in the file": (
        "s.seeds += pips + 1",
        "s.seeds += WORTH[0]",
        "WORTH is a list, which rules cannot read: make it a tuple",
    ),
    "a list that grows": ("    ask(s, ROLLING)", "    s.kept.append(1)", "fixed places and no .append"),
    "no return": (
        "    return NOTHING if s.seeds == 0 else LEGAL",
        "    s.seeds == 0",
        "stop_refusal returns nothing: end it with a line such as return LEGAL",
    ),
    "a word without its part": (
        'says="eat one more seed"',
        'says="eat { $card }"',
        "the words of eat have { $card }, but the action has no such part",
    ),
    "a negative index": ("return 100 * s.kept[seat]", "return 100 * s.kept[-1]", "an index is never negative"),
    "an index outside": ("return 100 * s.kept[seat]", "return 100 * s.kept[4]", "the list has 4 places"),
    "a builtin": ("return 100 * s.kept[seat]", "return sorted(s.kept)", "sorted() is not in the rules subset"),
    "a missing type": ("def stop(s: State) -> None:", "def stop(s: State):", "stop: say the type of what it returns"),
    "too many arguments": ("    ask(s, ROLLING)", "    roll(s, 1, 2)", "roll takes 2 arguments, not 3"),
    "recursion": ("    ask(s, ROLLING)", "    eat(s)", "eat calls itself"),
    "wrong parts": (
        "def roll(s: State, pips: int) -> None:",
        "def roll(s: State) -> None:\n    pips = 1",
        "roll should take (s, pips), as the action roll does",
    ),
    "an overflow": ("s.seeds += pips + 1", "s.seeds += 20000 * (pips + 1)", "a number does not fit its field"),
    "a question nobody can answer": (
        "effect=eat, says",
        "refusal=stop_refusal, effect=eat, says",
        "nobody can answer the question turn",
    ),
    "a phase that is not there": ("ask(s, PLAYING)", "ask(s, 7)", "phase is not a question"),
    "a bound": (
        "seeds: Annotated[i16, between(0, 200)]",
        "seeds: Annotated[i16, between(0, 3)]",
        "seeds is not between 0 and 3",
    ),
    "an index that is computed": (
        "s.kept[s.active] += s.seeds\n    s.seeds = 0",
        "s.kept[s.active + 4] += s.seeds",
        "an index is outside of its list",
    ),
    "a question that changes the position": (
        "    return NOTHING if s.seeds == 0",
        "    s.turns += 1\n    return NOTHING if s.seeds == 0",
        "changed the position",
    ),
}


def written(folder: Path, text: str, name: str = "worms") -> Path:
    (folder / f"{name}.py").write_text(text)
    return folder / f"{name}.py"


def template(program: Galapagos) -> str:
    program("create worms")
    return Path("worms.py").read_text()


def found_in(file: Path) -> list[CheckFinding]:
    return Check(open_game(file)).run()


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_found_on_its_line(program: Galapagos, tmp_path: Path, what: str) -> None:
    old, new, sentence = MISTAKES[what]
    text = template(program).replace("GOAL = 20", "GOAL, WORTH = 20, [1, 2]")
    assert text.count(old) == 1
    name = re.sub(r"\W", "_", what)
    [finding, *_] = found_in(written(tmp_path, text.replace(old, new), name))
    assert sentence in finding.sentence
    assert not finding.is_advice
    assert 0 < finding.line <= len(text.splitlines()) + 2


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("    ask(s, ROLLING)", "    while s.seeds >= 0:\n        s.seeds = 0", "a loop has no end here"),
        ("PLAYING, ROLLING = range(2)", "ROLLING, PLAYING = range(2)", "the game does not end"),
    ],
)
def test_rules_that_never_come_back_are_found(
    program: Galapagos, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, sentence: str
) -> None:
    monkeypatch.setattr(checking, "PATIENCE", 0.5)
    text = template(program)
    assert text.count(old) == 1
    [finding] = found_in(written(tmp_path, text.replace(old, new), f"endless_{len(sentence)}"))
    assert sentence in finding.sentence


def test_a_list_without_a_length_is_refused_at_once(program: Galapagos, tmp_path: Path) -> None:
    text = template(program).replace("kept: Annotated[list[i16], 4, per_seat, between(0, 200)]", "kept: list[i16]")
    result = program("check", written(tmp_path, text, "unsized"))
    assert result.code == 2
    assert "kept: say how long the list is, as in Annotated[list[i8], 7]" in result.err
    line = int(re.findall(r"line (\d+)", result.err)[0])
    assert text.splitlines()[line - 1] in ("@struct", "class State(Table):")


def test_what_depends_on_the_hidden_is_found(tmp_path: Path) -> None:
    text = (EXAMPLES / "kuhn_poker.py").read_text()
    text = text.replace("Verb(BET, effect=bet)", "Verb(BET, bet_refusal, bet)").replace(
        "def bet(s: State)",
        "def bet_refusal(s: State) -> int:\n    return 2 if s.cards[1 - s.actor] == 3 else 0\n\n\ndef bet(s: State)",
    )
    text = text.replace("Families()\n", 'Families()\nFEAR = reason("The other has the king.")\n', 1)
    [finding, *_] = found_in(written(tmp_path, text, "telling"))
    assert "what is open depends on what the actor cannot know" in finding.sentence
    assert 'Question("bet"' in text.splitlines()[finding.line - 1]


def test_the_program_says_where(program: Galapagos, tmp_path: Path) -> None:
    text = template(program).replace("s.seeds += pips + 1", "s.seed += pips + 1")
    result = program("check", written(tmp_path, text, "where"))
    line = next(number for number, one in enumerate(text.splitlines(), 1) if "s.seed += pips" in one)
    assert result.code == 1
    assert f"where.py:{line}: State has no field seed: did you mean seeds?" in result.out


def test_a_new_game_plays_and_has_nothing_wrong(program: Galapagos) -> None:
    made = program("create worms")
    assert made.written == ["worms.py"]
    assert "The die shows" in program("play ./worms.py --seats you,random --seed 3", typed="1\n1\nq\n").out
    assert program("create worms").err == "galapagos: worms.py is there already.\n"
    assert program("create My-Game").code == 2


def test_all_of_it_holds_for_a_new_game(program: Galapagos) -> None:
    """With what is compiled: the only game of the tests for which all is."""
    program("create worms")
    result = program("check ./worms.py")
    assert (result.code, result.err) == (0, "")
    assert result.out.count("✓") == 6
    assert "advice" not in result.out


def test_advice_says_what_it_would_bring() -> None:
    advice = list(Check(open_game(EXAMPLES / "kuhn_poker.py")).advice())
    assert all(finding.is_advice for finding in advice)
    assert ["value(s, seat)" in advice[0].sentence, "guess" in advice[1].sentence] == [True, True]


def test_pytest_takes_the_check_as_tests(program: Galapagos, tmp_path: Path) -> None:
    text = template(program).replace("s.seeds += pips + 1", "s.seed += pips + 1")
    file = written(tmp_path, text, "seedy")
    command = [sys.executable, "-m", "pytest", "-p", "galapagos.lab.pytest_plugin", "--game", str(file)]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path / "seedy.py")],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    line = next(number for number, one in enumerate(text.splitlines(), 1) if "s.seed += pips" in one)
    assert f"seedy.py:{line}: State has no field seed: did you mean seeds?" in done.stdout
    assert "1 failed, 5 skipped" in done.stdout


def test_functions_of_all_games_take_the_state_that_a_program_binds() -> None:
    """The lab counts events in a larger state."""
    game = open_game(EXAMPLES / "pig.py")
    larger = counted(game.state, 4)
    bound = program_of(game, bound={State: larger, game.state: larger})
    assert bound.bound(Table) is larger
    assert program_of(game).bound(Table) is game.state


def test_the_game_of_the_documentation_is_in_order(tmp_path: Path) -> None:
    page = (EXAMPLES.parent / "docs" / "own-game.md").read_text()
    check = Check(open_game(written(tmp_path, page.split("```python\n")[1].split("```")[0], "race")))
    steps = [step for name, step in check.steps.items() if "compile" not in name][:3]
    assert [list(step()) for step in steps] == [[], [], []]
