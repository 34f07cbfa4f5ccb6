"""News: by turns, and without losing important events, however many there are."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from galapagos.cli.table import news
from galapagos.cli.table.news import LATEST, MOST, Chapter, NewsLine
from galapagos.engine.match.lines import lines as lines_of_log
from galapagos.engine.match.match import SPECTATOR, Match, from_position
from galapagos.engine.match.story import Happening, Step
from galapagos.engine.words.message import catalogue

from .conftest import Galapagos
from .terminal import Terminal

# White's only creature starves at once; white has no token, and is never asked again.
DYING = (
    "option turn_limit=6; seats 3; migration 8; active orange; e1 122; white r e1; orange ry e1 moved; pink g e9 "
    "moved; tokens white none"
)
DEATH = "In e1 white's w1 (1 red) starves, short of 1 red"


def played(position: str = DYING) -> Match:
    match, draw = from_position("dodo", position), random.Random(1)
    while not match.is_over:
        match.play(draw.choice(match.legal()))
    return match


def lines(chapters: list[Chapter]) -> list[NewsLine]:
    return [line for chapter in chapters for line in chapter.lines]


# --- what matters


def test_what_concerns_the_reader_matters_unless_it_is_his_own_doing() -> None:
    by_white, by_chance, forced = Step(1, 0, 5, False, 1, 1), Step(2, -1, 6, False, 1, 2), Step(3, 0, 7, True, 1, 2)
    of_white = Happening("born", {}, seats=(0, 1))
    of_others = Happening("born", {}, seats=(1, 2))
    death = Happening("starved", {}, seats=(2,), grave=True)
    assert not news.matters(by_white, of_white, [0])
    assert news.matters(by_chance, of_white, [0])
    assert news.matters(forced, of_white, [0])
    assert not news.matters(by_chance, of_others, [0])
    assert news.matters(by_chance, of_others, [0, 2])
    assert news.matters(by_white, death, [0])
    assert news.matters(by_white, death, [SPECTATOR])


def test_short_news_are_not_shortened() -> None:
    chapters = news.by_turns([NewsLine(f"{number}.") for number in range(MOST)])
    assert len(lines(news.shorten(chapters))) == MOST
    assert chapters[0].left_out == 0


def test_of_much_all_that_matters_is_told_and_of_the_rest_the_latest() -> None:
    story = [
        NewsLine("Turn 1.", is_heading=True),
        *(NewsLine(f"a{number}", number == 3) for number in range(20)),
        NewsLine("Turn 2.", is_heading=True),
        *(NewsLine(f"b{number}") for number in range(15)),
    ]
    first, second = news.shorten(news.by_turns(story))
    assert (first.heading, [line.sentence for line in first.lines], first.left_out) == ("Turn 1.", ["a3"], 19)
    assert (second.heading, [line.sentence for line in second.lines], second.left_out) == (
        "Turn 2.",
        [f"b{number}" for number in range(2, 15)],
        2,
    )


def test_where_all_matters_a_few_of_the_rest_are_told_too() -> None:
    story = [*(NewsLine(f"a{number}") for number in range(50)), *(NewsLine(f"b{number}", True) for number in range(50))]
    (chapter,) = news.shorten(news.by_turns(story))
    assert [line.sentence for line in chapter.lines[:LATEST]] == [f"a{number}" for number in range(50 - LATEST, 50)]
    assert len(chapter.lines) == LATEST + 50


def test_deaths_captures_and_what_concerns_a_seat_are_never_left_out() -> None:
    match = played()
    for seat in range(3):
        told = news.read(match, seat, -1, "en")
        kept = {line.sentence for line in lines(news.shorten(news.by_turns(told)))}
        assert len(kept) < len(told)
        words = catalogue("dodo")
        for line in lines_of_log(match.told(seat)):
            if any(
                one.event in ("starved", "captured") or (seat in one.seats and step.seat != seat)
                for step, one in line.parts
            ):
                assert line.parts[0][1].event == "turn" or words.sentence(line.message) in kept


# --- as it is shown


def test_an_old_death_is_still_told(galapagos: Galapagos) -> None:
    result = galapagos("play dodo --seats you,random,random --seed 1 --position", DYING, typed="pass\n")
    assert result.code == 0
    end = result.out.split("> ")[-1]
    assert f"  ▸ {DEATH}" in end
    assert re.search(r"^  … (and )?\d+ more; log shows them$", end, re.MULTILINE)
    assert len(end.splitlines()) > 30
    assert end.index(DEATH) < end.index("The game is over")


def test_a_turn_is_a_heading(galapagos: Galapagos) -> None:
    result = galapagos("play dodo --seats you,random,random --seed 1 --position", DYING, typed="pass\n")
    for turn in range(2, 5):
        assert re.search(rf"^Turn {turn} begins; \w+ is the active player\.$", result.out, re.MULTILINE)
    log = galapagos(
        "play dodo --seats you,random --seed 1 --option turn_limit=3", typed="place red e1\n1\n1\n1\nlog\nquit\n"
    ).out
    assert re.search(r"^ +– White's w1 \(1 red\) is placed in e1\.$", log, re.MULTILINE)
    assert re.search(r"^Turn 1 begins; ", log, re.MULTILINE)


def test_how_it_ended_is_told_once(galapagos: Galapagos) -> None:
    end = galapagos("play dodo --seats you,random,random --seed 1 --position", DYING, typed="pass\n").out.split("> ")[
        -1
    ]
    (won,) = re.findall(r"^.* wins? with .*$", end, re.MULTILINE)
    assert end.index(won) > end.index("The game is over")


def test_a_match_that_goes_on_is_told_from_ones_last_decision(galapagos: Galapagos) -> None:
    galapagos("play dodo --seats you,random --seed 1", typed="place red e1\nplace yellow e2\nquit\n")
    again = galapagos("play --resume", typed="quit\n").out
    assert "White's w2 (1 yellow) is placed in e2." in again
    assert "White's w1 (1 red) is placed in e1." not in again
    assert re.search(r"Orange's o\d .* is placed", again)


def test_several_people_are_told_at_the_end_what_concerns_any_of_them(galapagos: Galapagos) -> None:
    """White and pink are people; orange, who kills white's creature, is a bot."""
    typed = "pass\n" + "1\n" * 60
    result = galapagos(
        "play dodo --seats you,random,you --seed 1 --position",
        DYING.replace("limit=6", "limit=2"),
        typed=typed,
    )
    assert "The game is over" in result.out
    assert f"  ▸ {DEATH}" in result.out


def test_of_several_people_each_is_told_what_concerns_himself(galapagos: Galapagos) -> None:
    """Orange is asked next; its own children are important, pink's are not."""
    position = "seats 3; migration 7; active white; white r e1; orange ry e5; pink g e9; pink y e8"
    result = galapagos("play dodo --seats you,you,you --seed 1 --position", position, typed="pass\npass\nquit\n")
    news_of_orange = result.out.split("> ")[2].split("Turn 2 of at most")[0]
    assert re.search(r"^  · Pink's p\d .* has a child", news_of_orange, re.MULTILINE)
    assert re.search(r"^  ▸ Orange's o\d .* has a child", news_of_orange, re.MULTILINE)


# --- at a terminal


def test_after_the_end_the_log_can_still_be_read(tmp_path: Path) -> None:
    with Terminal("play dodo --seats you,random,random --seed 1 --position", DYING, folder=tmp_path) as terminal:
        terminal.read()
        end = terminal.type("pass")
        assert "The game is over" in end
        assert end.endswith("log · board · rules · quit\n> ")
        log = terminal.type("LOG")
        assert log.count(" starve") > end.count(" starve") - 1
        assert "more; log shows them" not in log
        assert "╭─ e1 ─" in terminal.type("board")
        assert "3. Consumption" in terminal.type("rules D10")
        assert "The rules of Tough Luck, Dodo do not mention 'xyzzy'" in terminal.type("rules xyzzy")
        assert "The match is over." in terminal.type("undo")
        terminal.type("quit")
        assert terminal.code == 0
        assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_the_last_prompt_is_left_by_ctrl_c_and_ctrl_d_too(tmp_path: Path, key: str) -> None:
    with Terminal("play dodo --seats you,random,random --seed 1 --position", DYING, folder=tmp_path) as terminal:
        terminal.read()
        terminal.type("pass")
        assert "It is saved" not in terminal.press(key)
        assert terminal.code == 0


def test_long_news_go_through_the_pager(tmp_path: Path) -> None:
    match = ("play", "dodo", "--seats", "you,random,random", "--seed", "1", "--position", DYING)
    with Terminal(*match, folder=tmp_path, height=20, PAGER="sed s/^/PAGED:/") as terminal:
        assert "PAGED:" not in terminal.read()
        assert f"PAGED:  ▸ {DEATH}" in terminal.type("pass")
        assert "PAGED:  ▸ " in terminal.type("log")


def test_with_nobody_to_type_the_program_ends_with_the_match(galapagos: Galapagos) -> None:
    result = galapagos("play dodo --seats you,random,random --seed 1 --position", DYING, typed="pass\n")
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines()[-1].startswith("galapagos replay FILE replays it")
