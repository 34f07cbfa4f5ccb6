"""The rules of a game, and the search for a section, a ruling or a word in them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.engine.errors import Refused
from galapagos.engine.words.message import ENGLISH

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game

WIDEST = 100  # columns
ITEM = re.compile(r"(- |\d+\. )")


def show_rules(out: Console, game: Game, words: str = "", language: str = ENGLISH) -> None:
    from rich.constrain import Constrain
    from rich.markdown import Markdown

    from .output import print_at_length

    text = find_place(game, words, language) if words else read_page(game, language)
    print_at_length(out, Constrain(Markdown(text), WIDEST))


def rules_page(game: Game, language: str = ENGLISH) -> Path:
    """`page.md` in the game's folder, `page.de.md` in German: a link to the page in docs/, which is replaced by a file
    in a built package."""
    return Path(str(game.module("rules").__file__)).parent.parent / (
        "page.md" if language == ENGLISH else f"page.{language}.md"
    )


def read_page(game: Game, language: str = ENGLISH) -> str:
    own = getattr(game.module("rules"), "PAGE", None)  # of a game in one file
    if own is not None:
        return str(own)
    page = rules_page(game, language)
    if not page.is_file():
        raise Refused("rules-not-written", game=game.title)
    return page.read_text(encoding="utf-8")


def find_place(game: Game, words: str, language: str = ENGLISH) -> str:
    """The sections with that title; if there are none, all paragraphs with these words; else the rulebook's own
    section."""
    page, words = read_page(game, language), words.strip("[] ")
    sections = [section for section in split_page(page) if section.level > 1]  # the first introduces the page itself
    found = titled(sections, words) or mentioning(sections, words) or listed(game, words) if words else ""
    if not found:
        close = difflib.get_close_matches(words.lower(), set(re.findall(r"[^\W\d_]{3,}", page.lower())), 1, 0.7)
        if close:
            raise Refused("rules-word-close", game=game.title, words=repr(words), other=close[0])
        raise Refused("rules-word-unknown", game=game.title, words=repr(words), name=game.name)
    return found


def listed(game: Game, words: str) -> str:
    """The rows of RULES.md for a section of the rulebook, because refusals name sections that our page does not
    have."""
    file = rules_page(game).with_name("RULES.md")
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return "\n".join(f"- {row[0]}: {row[1]}" for row in rows if row[0].lower().startswith(words.lower()))


# --- sections


@dataclass
class Section:
    heading: str  # as Markdown: `### 3. Consumption`
    blocks: list[str] = field(default_factory=list)  # paragraphs, items of lists, tables

    @property
    def level(self) -> int:
        return self.heading.index(" ")

    @property
    def text(self) -> str:
        return "\n\n".join([self.heading, *self.blocks])


def split_page(page: str) -> list[Section]:
    sections, is_open = [Section("# ")], False  # whether the next line belongs to the last block
    for line in page.splitlines():
        section = sections[-1]
        if line.startswith("#"):
            sections.append(Section(line))
            is_open = False
        elif not line.strip():
            is_open = False
        elif is_open and not ITEM.match(line):
            section.blocks[-1] += f"\n{line}"
        else:
            section.blocks.append(line)
            is_open = True
    return sections


def titled(sections: list[Section], words: str) -> str:
    """The sections with these words in the title, and their subsections. A number must begin the title."""
    pattern = re.compile(
        rf"#+ (phase )?{re.escape(words)}\b" if words[0].isdigit() else rf"\b{re.escape(words)}", re.IGNORECASE
    )
    found, above = [], 0  # the level of the found section whose subsections follow
    for section in sections:
        if above and section.level <= above:
            above = 0
        if not above and pattern.search(section.heading):
            above = section.level
        if above:
            found.append(section.text)
    return "\n\n".join(found)


def mentioning(sections: list[Section], words: str) -> str:
    """The paragraphs with these words. A ruling must match exactly, another word by its beginning: `famine` finds
    Famines, too."""
    spelled = r"\s+".join(map(re.escape, words.split()))
    pattern = re.compile(rf"\b{spelled}\b" if words[-1].isdigit() else rf"\b{spelled}", re.IGNORECASE)
    found = [Section(section.heading, list(blocks_with(section, pattern))) for section in sections]
    return "\n\n".join(section.text for section in found if section.blocks)


def blocks_with(section: Section, pattern: re.Pattern[str]) -> Iterator[str]:
    is_announced = False  # a sentence with a colon was found, so the list after it belongs to it
    for block in section.blocks:
        if pattern.search(block):
            is_announced = block.endswith(":")
            yield rows_with(block, pattern)
        elif is_announced and ITEM.match(block):
            yield block
        else:
            is_announced = False


def rows_with(block: str, pattern: re.Pattern[str]) -> str:
    """The head and the matching rows of a table; any other block as a whole."""
    lines = block.split("\n")
    if not block.startswith("|"):
        return block
    return "\n".join([*lines[:2], *(line for line in lines[2:] if pattern.search(line))])
