"""The legal actions as a numbered menu. Many actions are grouped by their first words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, takewhile
from typing import TYPE_CHECKING

from galapagos.engine.words.spoken import say

if TYPE_CHECKING:
    from rich.table import Table

    from galapagos.engine.match.match import Choice

Label = list[str | tuple[str, str]]  # parts of a text, with a style or without
FEW = 18  # choices that need no groups


@dataclass(frozen=True)
class ChoiceGroup:
    """Actions whose texts begin with the same words."""

    words: str
    options: tuple[Choice, ...]
    label: str


def fitting_menu(options: Sequence[Choice], width: int, lines: int) -> list[Choice | ChoiceGroup]:
    """A menu that fits into these lines, with groups if they help."""
    menu = make_menu(options)
    if draw_menu(menu, width).row_count <= lines:
        return menu
    return min(menu, make_menu(options, few=0), key=len)


def is_brief(menu: Sequence[Choice | ChoiceGroup], width: int, lines: int) -> bool:
    """Whether to shorten the labels: the menu is too long, and its labels begin with the same words."""
    is_long = draw_menu(menu, width).row_count > lines
    return (
        is_long
        and not any(isinstance(entry, ChoiceGroup) for entry in menu)
        and bool(shared([entry.label.split() for entry in menu]))
    )


def make_menu(options: Sequence[Choice], few: int = FEW) -> list[Choice | ChoiceGroup]:
    """All choices if they are few, else groups by the fewest first words that differ."""
    if len(options) <= few:
        return list(options)
    depth = next((depth for depth in (1, 2) if len(by_words(options, depth)) > 1), 3)
    groups = by_words(options, depth)
    if sum(len(group) > 1 for group in groups.values()) == 1 and len(by_words(options, depth + 1)) <= FEW:
        groups = by_words(options, depth + 1)  # rather than one group beside a pass
    labels = {words: in_common(group) for words, group in groups.items()}
    tells_apart = len(set(labels.values())) == len(labels)
    return [
        ChoiceGroup(words, tuple(group), labels[words] if tells_apart else f"{words} …") if len(group) > 1 else group[0]
        for words, group in groups.items()
    ]


def by_words(options: Sequence[Choice], depth: int) -> dict[str, list[Choice]]:
    """Options by their first words."""
    groups: dict[str, list[Choice]] = {}
    for option in options:
        groups.setdefault(" ".join(option.text.split()[:depth]), []).append(option)
    return groups


def in_common(options: Sequence[Choice | ChoiceGroup]) -> str:
    """The words that all labels share: `Relocate white's w4 (1 red) from e8 to …`, `Famine: cover … in e3`."""
    labels = [option.label.split() for option in options]
    first = shared(labels)
    last = shared([label[len(first) :][::-1] for label in labels])[::-1]
    return " ".join([*first, "…", *last])


def shared(labels: list[list[str]]) -> list[str]:
    """The first words that all labels share."""
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, zip(*labels, strict=False))]


def matching(options: Sequence[Choice], text: str) -> list[Choice]:
    """The actions whose texts begin with these words, such as `famine e3`."""
    words = text.lower().split()
    return [option for option in options if option.text.lower().split()[: len(words)] == words]


def draw_menu(menu: Sequence[Choice | ChoiceGroup], width: int) -> Table:
    """The menu in columns; groups show their number of choices."""
    return columns_of([label(entry) for entry in menu], width)


def columns_of(labels: Sequence[Label], width: int) -> Table:
    """Labels in as many columns as fit, numbered downwards."""
    from rich.table import Table
    from rich.text import Text

    cells = [(Text(f"{number:>4}", "bold cyan"), Text.assemble(*label)) for number, label in enumerate(labels, 1)]
    widest = max(words.cell_len for _, words in cells)
    columns = max(1, min(width // (widest + 7), -(-len(cells) // 4)))
    rows = -(-len(cells) // columns)
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):  # a number and its words, which wrap below themselves
        table.add_column(width=4)
        table.add_column()
    for row in range(rows):
        table.add_row(*chain.from_iterable(cells[row::rows]))
    return table


def brief_menu(menu: Sequence[Choice | ChoiceGroup], width: int) -> tuple[str, Table]:
    """The words that all labels share, and a menu of the rest: `Place your red creature in …` and e1, e2, e3."""
    words = [entry.label.split() for entry in menu]
    first = len(shared(words))
    last = len(shared([label[first:][::-1] for label in words]))
    return in_common(menu), columns_of([[" ".join(label[first : len(label) - last]) or "…"] for label in words], width)


def label(entry: Choice | ChoiceGroup) -> Label:
    if isinstance(entry, ChoiceGroup):
        return [f"{entry.label} ", (say("menu-choices", number=len(entry.options)), "dim")]
    return [entry.label]
