"""Prints the lab's findings, and writes them to files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from galapagos.engine.errors import Refused
from galapagos.lab.comparison import Comparison
from galapagos.lab.measures.finding import Finding
from galapagos.lab.paper.catalogue import game_title, say
from galapagos.lab.paper.comparison import introduction
from galapagos.lab.paper.folder import comparison_texts, make_folder, texts
from galapagos.lab.paper.sentences import certain_changes, sentence
from galapagos.lab.paper.words import (
    before_and_after,
    cell_words,
    figure,
    interval,
    is_strength,
    measure_words,
    row_name,
    title,
    unit_name,
    verdict,
    verdict_words,
    way_words,
)
from galapagos.lab.report import Report

from ..files import deliver
from ..output import console, print_json

WORDS = ("players", "bots", "what", "verdict", "table", "stage", "fit-term")  # columns of words


def check_folder(output: str | None) -> None:
    """Refuse a folder that cannot be written, before the work begins."""
    if output and any(path.exists() and not path.is_dir() for path in (Path(output), *Path(output).parents)):
        raise Refused("output-is-file", file=output)


def tell(report: Report, output: str | None, json: bool) -> None:
    if output:
        make_folder(Path(output))
        deliver_all(texts(report), output)
    if json:
        print_json(report.as_data())
    else:
        show(report)
        say_where(output)


def tell_changes(comparison: Comparison, output: str | None, every: bool, json: bool) -> None:
    if output:
        make_folder(Path(output), plots=False)
        deliver_all(comparison_texts(comparison), output)
    if json:
        print_json(comparison.as_data())
        return
    out = console()
    out.print(f"[bold]{game_title(comparison.game.name)}[/]")
    out.print(introduction(comparison), highlight=False)
    show_page("changes", comparison.findings, every, "--all")
    say_where(output)


def deliver_all(texts: Mapping[str, str], folder: str) -> None:
    for name, text in texts.items():
        deliver(Path(folder) / name, text)


def say_where(output: str | None) -> None:
    if output:
        console().print(f"[dim]{say('written-to', folder=output)}[/]", soft_wrap=True)


def show(report: Report) -> None:
    out = console()
    out.print(f"[bold]{game_title(report.game.name)}[/]")
    for cell in report.results.cells:
        games = say("games", count=report.results.count(cell))
        out.print(f"  {say('games-at', games=games, table=cell_words(cell))}", soft_wrap=True)
    for page in report.pages:
        show_page(page.name, page.findings, False, "--output")


def show_page(name: str, findings: Sequence[Finding], every: bool, option: str) -> None:
    """Print a page of findings. Of changes, print only the certain ones and name the `option` that shows the rest."""
    out = console()
    out.print(f"\n[bold]{title(name, findings)}[/]{summary(findings)}")
    out.print(sentence(name, findings), highlight=False)
    is_change = all(finding.before is not None for finding in findings)
    shown = certain_changes(findings) if is_change and not every else findings
    if shown:
        out.print(change_table(shown) if is_change else finding_table(shown))
    if len(shown) < len(findings):
        out.print(f"[dim]{say('changes-left-out', count=len(findings) - len(shown), option=option)}[/]")


def summary(findings: Sequence[Finding]) -> str:
    """A text like `: 2 unfair, 5 fair, 1 open`; empty if there are no verdicts."""
    counts = Counter(name for name in map(verdict, findings) if name)
    parts = [say("how-many", count=str(count), verdict=say(f"verdict-{name}")) for name, count in counts.items()]
    return f": {', '.join(parts)}" if parts else ""


def change_table(findings: Sequence[Finding]) -> Table:
    table = plain_table("players", "bots", "what", "before", "after", "change", "verdict")
    for finding in findings:
        where = (str(finding.players), finding.bots, row_name(finding))
        table.add_row(*where, *before_and_after(finding), interval(finding), verdict_words(finding))
    return table


def finding_table(findings: Sequence[Finding]) -> Table:
    is_judged = any(finding.verdict for finding in findings)
    several = len({finding.measure for finding in findings}) > 1
    table = plain_table("players", "bots", "what", "mean", "interval", *(("fair", "verdict") if is_judged else ()))
    for finding in findings:
        judged: list[Any] = [figure(finding.fair) if finding.fair else "", verdict_words(finding)] if is_judged else []
        who = " ".join(filter(None, (finding.bots, finding.options, finding.data)))
        mean = " ".join(filter(None, (figure(finding.mean, finding), unit_name(finding))))
        table.add_row(str(finding.players), who, name_of(finding, several), mean, interval(finding), *judged)
    return table


def name_of(finding: Finding, several: bool) -> str:
    """The name of a row, with its measure if the table has several."""
    row = row_name(finding)
    if is_strength([finding]):
        return say("row-by-way", row=row, way=way_words(finding))
    return f"{measure_words(finding)}, {row}" if several else row


def plain_table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in columns:
        is_words = name in WORDS
        table.add_column(say(f"column-{name}"), justify="left" if is_words else "right", no_wrap=not is_words)
    return table
