"""Findings as HTML tables, one for each kind of table that was played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from html import escape

from ..measures.finding import Finding
from ..measures.strength import BY_CHANCE, BY_GIFT, OBSERVED, WORTH, way_of
from .catalogue import say
from .sentences import certain_changes
from .words import (
    before_and_after,
    figure,
    games_words,
    interval,
    is_strength,
    measure_words,
    row_name,
    seating_words,
    table_words,
    unit_name,
    verdict,
    verdict_words,
    way_words,
)

WORDS = ("verdict", "standing", "origin", "table")  # columns of words
FIRST = {
    "seat": "column-wins",
    "calibration": "column-came-true",
    "leader": "column-leader-wins",
    "knowledge": "column-known",
}
SHORT = 9  # rows that a page shows uncollapsed


def tables(findings: Sequence[Finding], reconstructed: Collection[str] = ()) -> str:
    """The first tables open, the rest collapsed; for changes only the certain ones are open."""
    if all(finding.before is not None for finding in findings):
        return changes(findings)
    # the tables with the most measures first
    groups = sorted(
        grouped(findings), key=lambda group: -len({way_of(finding) for finding in group}) if is_strength(group) else 0
    )
    made = [strength_table(group, reconstructed) if is_strength(group) else plain_table(group) for group in groups]
    if len(findings) <= SHORT or len(groups) == 1:
        return "".join(made)
    shown, rows = [], 0
    for table, group in zip(made, groups, strict=True):
        if rows and rows + len(group) > SHORT:
            break
        shown.append(table)
        rows += len(group)
    rest = made[len(shown) :]
    return "".join(shown) + (unfolded(say("more-tables", count=len(rest)), rest) if rest else "")


def changes(findings: Sequence[Finding]) -> str:
    """The changes that are certain and may matter; all changes are collapsed below."""
    shown = certain_changes(findings)
    few = change_table(say("title-differences"), shown) if shown else f"<p>{say('nothing-changed')}</p>"
    if len(shown) == len(findings):
        return few
    whole = [
        change_table(" – ".join(filter(None, (measure_words(group[0]), caption_of(group)))), group)
        for group in grouped(findings)
    ]
    return few + unfolded(say("all-rows", count=len(findings)), whole)


def unfolded(label: str, parts: Iterable[str]) -> str:
    return f"<details><summary>{label}</summary>{''.join(parts)}</details>"


def grouped(findings: Sequence[Finding]) -> list[list[Finding]]:
    return [
        [finding for finding in findings if group_of(finding) == group]
        for group in dict.fromkeys(map(group_of, findings))
    ]


def group_of(finding: Finding) -> tuple[str, str]:
    """The measures of strength share one table, and so do bots that met; every other measure has its own."""
    return "" if is_strength([finding]) else finding.measure, say(
        "players", count=finding.players
    ) if finding.measure == "skill" else table_words(finding)


def caption_of(findings: Sequence[Finding]) -> str:
    """The table, and the number of games if no column says it."""
    where = group_of(findings[0])[1]
    return where if is_strength(findings) else f"{where}: {games_words(findings)}"


def table(caption: str, headings: Sequence[str], rows: Iterable[str], *, is_dense: bool = False) -> str:
    """`is_dense` puts intervals below their means."""
    of_words = {say(f"column-{name}") for name in WORDS}
    head = "".join(
        f'<th scope="col"{" class=words" if heading in of_words else ""}>{escape(heading)}</th>' for heading in headings
    )
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(caption, quote=True)}">'
        f"<table{' class=dense' if is_dense else ''}><caption>{escape(caption)}</caption>"
        f"<thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def plain_table(findings: Sequence[Finding]) -> str:
    has_fair = any(finding.fair for finding in findings)
    has_verdict = any(finding.verdict for finding in findings)
    measure = findings[0].measure
    fair = ["column-said" if measure == "calibration" else "column-fair"] if has_fair else []
    headings = ["column-what", FIRST.get(measure, "column-mean"), *fair, *(["column-verdict"] if has_verdict else [])]
    rows = []
    for finding in findings:
        cells = [
            cell_of(finding),
            *([cell(figure(finding.fair))] if has_fair else []),
            *([verdict_cell(finding)] if has_verdict else []),
        ]
        rows.append(row(row_name(finding), cells))
    return table(caption_of(findings), [say(heading) for heading in headings], rows)


def change_table(caption: str, findings: Sequence[Finding]) -> str:
    """Old beside new, with a column for the table if there are several."""
    several = len(set(map(seating_words, findings))) > 1
    headings = ["what", *(["table"] if several else []), "before", "after", "change", "verdict"]
    rows = []
    for finding in findings:
        seating = [f'<td class="words">{escape(seating_words(finding))}</td>'] if several else []
        rows.append(
            row(
                row_name(finding),
                [*seating, *map(cell, before_and_after(finding)), cell_of(finding), verdict_cell(finding)],
            )
        )
    return table(caption, [say(f"column-{heading}") for heading in headings], rows)


def strength_table(findings: Sequence[Finding], reconstructed: Collection[str] = ()) -> str:
    """The three measures side by side, and the exchange rate."""
    ways = [way for way in (OBSERVED, BY_CHANCE, BY_GIFT, WORTH) if any(way_of(finding) == way for finding in findings)]
    headings = [
        say("column-what"),
        *(way_heading([finding for finding in findings if way_of(finding) == way]) for way in ways),
        say("column-verdict"),
    ]
    rows = []
    for name in dict.fromkeys(finding.row for finding in findings):
        found = {way_of(finding): finding for finding in findings if finding.row == name}
        cells = [cell_of(found.get(way)) for way in ways]
        judged = [found[way] for way in (BY_GIFT, BY_CHANCE) if way in found and found[way].verdict]
        shown = row_name(next(iter(found.values())))
        rows.append(
            row(
                f"{shown} †" if name in reconstructed else shown,
                [*cells, verdict_cell(judged[0]) if judged else cell("")],
            )
        )
    return table(caption_of(findings), headings, rows, is_dense=len(ways) > 1)


def way_heading(findings: Sequence[Finding]) -> str:
    """The heading of a column, with the number of games its rows rest on: gifts have fewer games than holdings."""
    first = findings[0]
    if way_of(first) == OBSERVED:
        heading = say("no-effect")
    elif way_of(first) == WORTH:
        heading = say("worth-in", unit=unit_name(first))
    else:
        heading = way_words(first)
    known = [finding for finding in findings if finding.games]
    return say("with-games", column=heading, games=games_words(known)) if known else heading


def row(name: str, cells: Iterable[str]) -> str:
    return f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'


def cell(words: str) -> str:
    return f"<td>{escape(words)}</td>"


def cell_of(finding: Finding | None) -> str:
    if finding is None:
        return "<td>–</td>"
    unit = f" {finding.unit}" if finding.unit == "Elo" else ""
    return f'<td>{figure(finding.mean, finding)}{unit}<span class="range">{interval(finding)}</span></td>'


def verdict_cell(finding: Finding) -> str:
    return f'<td class="words {verdict(finding)}">{escape(verdict_words(finding))}</td>'
