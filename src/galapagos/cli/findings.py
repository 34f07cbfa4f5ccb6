"""What the lab found, in a terminal and in files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from galapagos.engine.errors import Refused

from .output import console, print_json

if TYPE_CHECKING:
    from rich.table import Table

    from galapagos.engine.game import Game
    from galapagos.lab.measures.finding import Finding, Findings
    from galapagos.lab.report import Report


def check_folder(output: str | None) -> None:
    """What cannot be written is refused before the work begins, not after it."""
    if output and any(path.exists() and not path.is_dir() for path in (Path(output), *Path(output).parents)):
        raise Refused("output-is-file", file=output)


def tell(report: Report, output: str | None, json: bool) -> None:
    from galapagos.lab.paper.words import say

    if output:
        write(report, Path(output))
    if json:
        print_json(report.as_data())
    else:
        show(report)
        if output:
            console().print(f"[dim]{say('written-to', folder=output)}[/]", soft_wrap=True)


def write(report: Report, folder: Path) -> None:
    from galapagos.lab.paper.folder import make_folder, texts

    from .files import deliver

    make_folder(folder)
    for name, text in texts(report).items():
        deliver(folder / name, text)


def show(report: Report) -> None:
    from galapagos.lab.paper.words import cell_words, game_title, say, sentence, title

    out = console()
    out.print(f"[bold]{game_title(report.game.name)}[/]")
    for cell in report.results.cells:
        out.print(f"  {say('games-at', games=say('games', count=report.results.count(cell)), table=cell_words(cell))}", soft_wrap=True)
    for page in report.pages:
        out.print(f"\n[bold]{title(page.name, page.findings)}[/]{summary(page.findings)}")
        out.print(sentence(page.name, page.findings), highlight=False)
        out.print(finding_table(page.findings))


def tell_changes(game: Game, changes: Findings, json: bool) -> None:
    from galapagos.lab.paper.words import sentence

    if json:
        print_json({"game": game.name, "findings": [finding.as_data() for finding in changes]})
        return
    out = console()
    out.print(f"[bold]{game.title}[/]")
    out.print(sentence("changes", changes), highlight=False)
    for measure in dict.fromkeys(finding.measure for finding in changes):
        page = [finding for finding in changes if finding.measure == measure]
        out.print(f"\n[bold]{measure.capitalize()}[/]{summary(page)}")
        out.print(finding_table(page))


def summary(findings: Sequence[Finding]) -> str:
    """`: 2 unfair, 5 fair, 1 open`, where there are verdicts."""
    from collections import Counter

    from galapagos.lab.paper.words import say, verdict

    counts = Counter(name for name in map(verdict, findings) if name)
    return f": {', '.join(say('how-many', count=str(count), verdict=say(f'verdict-{name}')) for name, count in counts.items())}" if counts else ""


def finding_table(findings: Sequence[Finding]) -> Table:
    from rich.table import Table

    from galapagos.lab.paper.words import (
        figure,
        interval,
        is_strength,
        measure_words,
        row_name,
        say,
        unit_name,
        verdict_words,
        way_words,
    )

    is_judged = any(finding.verdict for finding in findings)
    several = len({finding.measure for finding in findings}) > 1
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in (say("column-players"), say("column-bots"), ""):
        table.add_column(heading)
    for heading in ("mean", "interval", *(("fair", "verdict") if is_judged else ())):
        table.add_column(say(f"column-{heading}"), justify="left" if heading == "verdict" else "right", no_wrap=True)
    for finding in findings:
        judged: list[Any] = [figure(finding.fair) if finding.fair else "", verdict_words(finding)] if is_judged else []
        row = row_name(finding)
        if is_strength([finding]):
            row = say("row-by-way", row=row, way=way_words(finding))
        elif several:
            row = f"{measure_words(finding)}, {row}"
        table.add_row(
            f"{finding.players}", " ".join(filter(None, (finding.bots, finding.options, finding.data))), row,
            " ".join(filter(None, (figure(finding.mean, finding), unit_name(finding)))), interval(finding), *judged)
    return table
