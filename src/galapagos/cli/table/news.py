"""News: the events since a player's last turn, by turns. Events that concern the reader, deaths and captures are never
left out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from galapagos.engine.match.lines import lines
from galapagos.engine.match.story import runs, sentences
from galapagos.engine.words.message import catalogue
from galapagos.engine.words.spoken import say

from .drawing import BULLET, hanging

if TYPE_CHECKING:
    from galapagos.engine.game import Game
    from galapagos.engine.match.match import Match
    from galapagos.engine.match.story import Happening, Step

HEADINGS = ("turn", "round")  # events that begin a turn, as the games name them
MOST = 14  # sentences that are not shortened
LATEST = 4  # unimportant sentences that are always shown
MATTERS, PLAIN, PART = "▸", "·", "–"  # bullets


@dataclass(frozen=True)
class NewsLine:
    """A line of the log."""

    sentence: str
    matters: bool = False  # it concerns the reader, or is grave
    is_heading: bool = False
    parts: tuple[NewsLine, ...] = ()  # of its events, if there are several


@dataclass
class Chapter:
    """The sentences of a turn."""

    heading: str = ""
    lines: list[NewsLine] = field(default_factory=list)
    left_out: int = 0


def lines_of(game: Game, step: Step, seat: int, language: str, people: Collection[int] = ()) -> Iterator[NewsLine]:
    """The sentences of a step that a seat may know; `people` are the readers, if there are several."""
    words = catalogue(game.name, language)
    for one in sentences(game, step, seat):
        if one.message:
            yield NewsLine(words.sentence(one.message), matters(step, one, people or (seat,)), one.event in HEADINGS)


def matters(step: Step, happening: Happening, people: Collection[int]) -> bool:
    """Whether an event is grave, or concerns a reader who did not cause it."""
    return happening.grave or any(seat in happening.seats and (step.seat != seat or step.forced) for seat in people)


def read(match: Match, seat: int, since: int, language: str, people: Collection[int] = ()) -> list[NewsLine]:
    """The lines of the log after a version."""
    return fold(match.game, match.told(seat, since), seat, language, people)


def fold(
    game: Game, told: Iterable[tuple[Step, list[Happening]]], seat: int, language: str, people: Collection[int] = ()
) -> list[NewsLine]:
    """The lines of the log that these events make."""
    words, readers, folded = catalogue(game.name, language), people or (seat,), []
    for line in lines(told):
        parts: list[NewsLine] = []
        for step, of_step in groupby(line.parts, key=lambda part: part[0]):
            parts += [
                NewsLine(words.sentence(one.message), matters(step, one, readers), one.event in HEADINGS)
                for one in runs(game, [happening for _, happening in of_step])
                if one.message
            ]
        if len(parts) > 1:
            folded.append(
                NewsLine(words.sentence(line.message), any(part.matters for part in parts), False, tuple(parts))
            )
        else:
            folded += parts
    return folded


def unfold(lines: Iterable[NewsLine]) -> Iterator[NewsLine]:
    """A line for each event."""
    for line in lines:
        yield from line.parts or (line,)


def by_turns(lines: Iterable[NewsLine]) -> list[Chapter]:
    chapters = [Chapter()]
    for line in lines:
        if line.is_heading:
            chapters.append(Chapter(line.sentence))
        else:
            chapters[-1].lines.append(line)
    return [chapter for chapter in chapters if chapter.heading or chapter.lines]


def shorten(chapters: list[Chapter]) -> list[Chapter]:
    """A line for each event, if there are few; otherwise all important lines, and the latest others."""
    if sum(len(line.parts) or 1 for chapter in chapters for line in chapter.lines) <= MOST:
        return [replace(chapter, lines=list(unfold(chapter.lines))) for chapter in chapters]
    every = [line for chapter in chapters for line in chapter.lines]
    spare = max(LATEST, MOST - sum(line.matters for line in every))
    for chapter in reversed(chapters):
        kept = []
        for line in reversed(chapter.lines):
            if line.matters or spare > 0:
                kept.append(line)
                spare -= not line.matters
        chapter.left_out = len(chapter.lines) - len(kept)
        chapter.lines = kept[::-1]
    return chapters


def draw(chapters: list[Chapter], with_parts: bool = False) -> RenderableType:
    """The lines by turns; with their parts, if wanted."""
    drawn: list[RenderableType] = []
    for chapter in chapters:
        if chapter.heading:
            drawn.append(Text(chapter.heading, "bold"))
        for line in chapter.lines:
            drawn.append(hanging(MATTERS if line.matters else PLAIN, line.sentence, BULLET))
            drawn += [hanging(PART, part.sentence, 2 * BULLET) for part in line.parts if with_parts]
        if chapter.left_out:
            rest = say("news-more" if chapter.lines else "news-left-out", number=chapter.left_out)
            drawn.append(Text(f"  … {rest}", "dim"))
    return Group(*drawn)
