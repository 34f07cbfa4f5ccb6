"""Put findings into words: titles, names of rows, figures and verdicts.

Words of one game are in the game's own catalogue, as `lab-…`. Findings themselves are the same in every language.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from galapagos.engine.components.variant import mark_of
from galapagos.engine.game import find_game
from galapagos.engine.words.message import catalogue as catalogue_of_game
from galapagos.engine.words.spoken import spoken

from ..cell import Cell
from ..inference.verdict import MATTERS, Verdict
from ..measures.finding import Finding
from ..measures.strength import BY_CHANCE, BY_GIFT, OBSERVED, WORTH, kind_in, kind_of, kinds_of, way_of
from ..tracing.subject import subject_of
from .catalogue import catalogue, localized, number, own_word, say

CHANGES = ("change", "option")  # measures of differences
WAYS = (OBSERVED, BY_CHANCE, BY_GIFT, WORTH)
OF_SEATS = re.compile(r"(seat|player) (\d+)")
OF_A_UNIT = re.compile(r"([+-]?)(\d+) ([a-z]+)")


def as_id(words: str) -> str:
    """The words of a finding as part of a message id."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


# --- names


def row_name(finding: Finding) -> str:
    """The name of a row."""
    option, colon, row = finding.row.rpartition(": ")
    if finding.measure.startswith("option ") and colon:
        return say("row-of-option", option=option, row=named(finding.game, row))
    if finding.measure == "change of draws":
        family, _, outcome = finding.row.partition(" ")
        return f"{kind_name(finding.game, family)} {thing_name(finding.game, family, outcome)}"
    if is_strength([finding]):
        return thing_name(finding.game, kind_in(finding), finding.row)
    return named(finding.game, finding.row)


def named(game: str, row: str) -> str:
    """A name from the lab's catalogue, or else from the game's."""
    if of_seats := OF_SEATS.fullmatch(row):
        return say(f"row-{of_seats[1]}", number=of_seats[2])
    if row.startswith("ends by "):
        return say("row-ends-by", ending=thing_name(game, "", row.removeprefix("ends by ")))
    name = f"row-{as_id(row)}"
    return say(name) if catalogue(spoken()).has(name) else thing_name(game, "", row)


def thing_name(game: str, kind: str, row: str) -> str:
    """The name of a card, gene, ending or gift: `gene-egg`, `lab-captures`, or the name it has under another kind.

    Without a message it stays as it is.
    """
    words = catalogue_of_game(game, spoken())
    if (amount := OF_A_UNIT.fullmatch(row)) and words.has(f"lab-{amount[3]}"):
        return words.say(f"lab-{amount[3]}", amount=amount[1].replace("-", "−") + amount[2], count=int(amount[2]))
    others = kinds_of(subject_of(find_game(game)))
    names = (f"{prefix}-{as_id(row)}" for prefix in (as_id(kind), "lab", *map(as_id, others)))
    return next((words.say(name) for name in names if words.has(name)), row.replace("_", " "))


def kind_name(game: str, kind: str) -> str:
    return own_word(game, f"lab-kind-{as_id(kind)}", kind)


def way_words(finding: Finding) -> str:
    return say(f"way-{as_id(way_of(finding))}")


def unit_name(finding: Finding) -> str:
    return own_word(finding.game, f"lab-unit-{as_id(finding.unit)}", finding.unit)


def measure_words(finding: Finding) -> str:
    name = f"measure-{as_id(finding.measure)}"
    return say(name) if catalogue(spoken()).has(name) else finding.measure


def is_strength(findings: Sequence[Finding]) -> bool:
    return any(finding.measure.endswith(WAYS) for finding in findings)


def title(name: str, findings: Sequence[Finding]) -> str:
    if catalogue(spoken()).has(f"title-{name}"):
        return say(f"title-{name}")
    game = findings[0].game
    return (
        say("title-worth", kind=kind_name(game, name))
        if is_strength(findings)
        else say("title-role", role=own_word(game, f"lab-role-{as_id(name)}", name))
    )


def table_words(finding: Finding) -> str:
    """`4 players, greedy`."""
    return ", ".join(filter(None, (say("players", count=finding.players), finding.bots, finding.options, finding.data)))


def seating_words(finding: Finding) -> str:
    """The players and bots; a change has two sets of options and components, so it shows neither."""
    return table_words(replace(finding, options="", data="")) if finding.before is not None else table_words(finding)


def cell_words(cell: Cell) -> str:
    """Everything that a cell specifies: `4 players, greedy, board=AD, gift egg`."""
    options = [f"{name}={value}" for name, value in cell.options]
    data = [say("data", tables=f"{cell.data_name} {mark_of(cell.data)}")] if cell.data else []
    gift = [say("gift-to-seat-1", thing=gift_name(cell.game, cell.gift))] if cell.gift else []
    return ", ".join([say("players", count=cell.players), ", ".join(cell.bots), *options, *data, *gift])


def gift_name(game: str, gift: str) -> str:
    kind, row = kind_of(subject_of(find_game(game)), "", gift)
    return thing_name(game, kind, row)


# --- figures


def figure(value: float | None, finding: Finding | None = None) -> str:
    """A figure, with a sign if it is a difference."""
    if value is None or not math.isfinite(value):
        return "–"
    signed = finding is not None and (
        finding.fair == 0 or finding.measure.endswith((OBSERVED, WORTH)) or finding.unit == "Elo"
    )
    digits = 3 if abs(value) < 1.95 else 1 if abs(value) < 100 else 0
    if finding is not None and finding.unit:
        digits = 0 if finding.unit == "Elo" else 1
    return localized(f"{value:{'+' if signed else ''}.{digits}f}")


def interval(finding: Finding) -> str:
    if not math.isfinite(finding.low) or not math.isfinite(finding.high):
        return ""
    return say("range", low=figure(finding.low, finding), high=figure(finding.high, finding))


def margin_words() -> str:
    """The smallest difference that matters, in hundredths of a win."""
    return number(100 * MATTERS)


def games_words(findings: Sequence[Finding]) -> str:
    """The number of games: `2,000 games`, or `312 to 2,000 games`."""
    least, most = min(finding.games for finding in findings), max(finding.games for finding in findings)
    return say("games", count=most) if least == most else say("games-from-to", least=number(least), most=number(most))


def before_and_after(finding: Finding) -> tuple[str, str]:
    before, plain = finding.before or 0.0, replace(finding, fair=None)
    return figure(before, plain), figure(before + finding.mean, plain)


# --- verdicts


def verdict(finding: Finding) -> str:
    """The name of a verdict, which depends on its page; empty if there is none.

    A difference that is certain, but may be too small to matter, has its own name.
    """
    if finding.verdict is None:
        return ""
    if finding.measure == "calibration":
        return {Verdict.FAIR: "true", Verdict.UNFAIR: "off", Verdict.OPEN: "open"}[finding.verdict]
    is_more = finding.mean > (finding.fair or 0)
    if finding.measure.startswith(CHANGES):
        surely = ("up" if is_more else "down") if finding.differs else "open"
        return {Verdict.FAIR: "same", Verdict.UNFAIR: "more" if is_more else "less", Verdict.OPEN: surely}[
            finding.verdict
        ]
    if finding.measure.endswith(WAYS):
        surely = "helps" if is_more else "harms"
        return {
            Verdict.FAIR: "even",
            Verdict.UNFAIR: "strong" if is_more else "weak",
            Verdict.OPEN: surely if finding.differs else "open",
        }[finding.verdict]
    surely = "ahead" if is_more else "behind"
    return surely if finding.verdict == Verdict.OPEN and finding.differs else str(finding.verdict)


def verdict_words(finding: Finding) -> str:
    name = verdict(finding)
    words = say(f"verdict-{name}") if name else ""
    return say("disputed", verdict=words) if finding.disputed else words


def joined(words: Iterable[str], most: int = 4) -> str:
    """`a, b and 3 more`."""
    found = list(words)
    if len(found) > most:
        return say("or-more", words=", ".join(found[: most - 1]), count=len(found) - most + 1)
    return listed(found, "list")


def listed(words: Sequence[str], message: str) -> str:
    return say(message, first=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else "".join(words)
