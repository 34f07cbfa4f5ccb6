"""A report as one HTML file: verdicts first, then every page with its sentence, plot and table, and finally the sources
and methods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from galapagos.engine.components.source import Component, components_of
from galapagos.engine.game import Game
from galapagos.engine.words.spoken import ENGLISH, spoken

from ..cell import Cell
from ..laboratory import Results
from ..measures.finding import Finding
from ..measures.strength import BY_GIFT, OBSERVED
from ..report import Page, Report
from . import tables
from .catalogue import game_title, number, say
from .glossary import glossary as words_and_meanings
from .plots import plot
from .sentences import sentence
from .svg import dark_rules, svg
from .words import cell_words, margin_words, title, verdict


def document(report: Report, drawings: Mapping[str, str] | None = None) -> str:
    """The whole page; `drawings` are the plots, if they exist already."""
    name, plots = game_title(report.game.name), drawings if drawings is not None else draw(report.pages)
    pages = [section(report, page, plots.get(page.name, "")) for page in report.pages]
    played_for = [
        (say(f"study-{name}"), results) for name, results in {"plain": report.results, **report.studies}.items()
    ]
    parts = [verdicts(report.pages), *pages, origins(report), method(report.game, played_for), glossary()]
    return html(say("heading", game=name), name, introduction(report), parts, say("made-by"))


def html(title: str, heading: str, introduction: str, parts: Iterable[str], footer: str) -> str:
    """A page without scripts or network access."""
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{spoken()}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{style()}</style></head><body>",
            f"<header><h1>{escape(heading)}</h1>{introduction}</header><main>",
            *parts,
            f"</main><footer>{footer}</footer></body></html>\n",
        ]
    )


def style() -> str:
    css = (Path(__file__).parent / "style.css").read_text(encoding="utf-8")
    return f"{css}@media (prefers-color-scheme: dark) {{\n{dark_rules()}\n}}"


def introduction(report: Report) -> str:
    cells = report.results.cells
    bots = ", ".join(dict.fromkeys(",".join(cell.bots) for cell in cells))
    recon = sum(component.is_reconstructed for component in components_of(cells[0].table.game))
    note = f'<p class="note">{say("reconstructions", count=recon)}</p>' if recon else ""
    return f'<p class="under">{escape(say("introduction", games=number(report.games), bots=bots))}</p>{note}'


def verdicts(pages: Sequence[Page]) -> str:
    items = [
        '<li><div class="what"><a '
        f'href="#{anchor(page)}">{escape(title(page.name, page.findings))}</a>{counts(page.findings)}</div>'
        f"<div>{escape(sentence(page.name, page.findings))}</div></li>"
        for page in pages
    ]
    return (
        f'<section aria-labelledby="short"><h2 id="short">{say("in-short")}</h2><ul '
        f'class="verdicts">{"".join(items)}</ul></section>'
    )


def counts(findings: Sequence[Finding]) -> str:
    found = Counter(word for word in map(verdict, findings) if word)
    words = [
        f'<span class="{word}">{escape(say("how-many", count=str(count), verdict=say(f"verdict-{word}")))}</span>'
        for word, count in found.items()
    ]
    return f'<span class="counts">{", ".join(words)}</span>' if words else ""


def anchor(page: Page) -> str:
    return page.name.replace(" ", "-")


def section(report: Report, page: Page, drawn: str) -> str:
    """A page's sentence, plot and table."""
    heading, said = title(page.name, page.findings), sentence(page.name, page.findings)
    picture = f"<figure>{drawn}</figure>" if drawn else ""
    marked = reconstructed_rows(report)
    figures = tables.tables(page.findings, marked)
    notes = [say("warning-observed")] if any(finding.measure.endswith(OBSERVED) for finding in page.findings) else []
    notes += [say("mark-reconstructed")] if " †</th>" in figures else []
    notes += [say("note-gifts")] if any(finding.measure.endswith(BY_GIFT) for finding in page.findings) else []
    warning = f'<p class="note">{" ".join(notes)}</p>' if notes else ""
    return (
        f'<section aria-labelledby="{anchor(page)}"><h2 '
        f'id="{anchor(page)}">{escape(heading)}</h2><p>{escape(said)}</p>{warning}'
        f'<div class="pair{" two" if picture else ""}">{picture}<div>{figures}</div></div></section>'
    )


def draw(pages: Iterable[Page]) -> dict[str, str]:
    """The plots of pages as SVG; pages that are clearer as a table have none."""
    charts = ((page, plot(page.name, page.findings)) for page in pages)
    return {
        page.name: svg(chart, f"{title(page.name, page.findings)}: {sentence(page.name, page.findings)}", anchor(page))
        for page, chart in charts
        if chart is not None
    }


# --- sources and methods


def reconstructed_rows(report: Report) -> set[str]:
    """The names of cards and other things in reconstructed rows."""
    found = [component for component in components_of(report.results.cells[0].table.game) if component.is_reconstructed]
    return {name for component in found for name in names_in(component)}


def names_in(component: Component) -> Iterator[str]:
    rows = component.value if isinstance(component.value, tuple) else ()
    said = component.rows or ("",) * len(rows)
    for row, words in zip(rows, said, strict=False):
        names = (
            [getattr(row, "name", ""), *(part for part in row if isinstance(part, str))]
            if isinstance(row, tuple)
            else []
        )
        if "recon" in words or "recon" in component.provenance:
            yield from (name.replace("_", " ").replace("-", " ").lower() for name in names)


def origins(report: Report) -> str:
    """The provenance of each table, quoted from `data.py` in English."""
    components = components_of(report.results.cells[0].table.game)
    rows = [tables.row(component.name, provenance_cells(component)) for component in components]
    table = tables.table(
        say("origins-table"), [say(f"column-{name}") for name in ("table", "standing", "origin")], rows
    )
    summary = say(
        "origins-summary",
        count=len(components),
        reconstructed=str(sum(component.is_reconstructed for component in components)),
    )
    return (
        f'<section aria-labelledby="origins"><h2 id="origins">{say("origins")}</h2>'
        f"<details><summary>{escape(summary)}</summary>{table}</details></section>"
    )


def provenance_cells(component: Component) -> list[str]:
    kind, name = ("open", "reconstructed") if component.is_reconstructed else ("", "from-a-source")
    return [
        f'<td class="words {kind}">{say(name)}</td>',
        f'<td class="words" lang="{ENGLISH}">{escape(component.provenance)}</td>',
    ]


def method(game: Game, played_for: Iterable[tuple[str, Results]]) -> str:
    """A row for each cell, even if several studies use it."""
    uses, counts = dict[Cell, list[str]](), Counter[Cell]()
    for what, results in played_for:
        for cell in results.cells:
            uses.setdefault(cell, []).append(what)
            counts[cell] = max(counts[cell], results.count(cell))
    rows = [
        tables.row(
            ", ".join(what),
            [
                f'<td class="words">{escape(cell_words(cell))}</td>',
                tables.cell(number(counts[cell])),
                tables.cell(str(cell.seed)),
                f"<td><code>{cell.key}</code></td>",
            ],
        )
        for cell, what in uses.items()
    ]
    headings = [say(f"column-{name}") for name in ("for", "table", "games", "seed", "key")]
    played = tables.table(say("method-table"), headings, rows)
    return (
        f'<section aria-labelledby="method"><h2 id="method">{say("method")}</h2>'
        f"<p>{escape(say('method-text', version=str(game.rules_version), margin=margin_words()))}</p>"
        f"<details><summary>{say('method-summary', count=len(rows))}</summary>{played}</details></section>"
    )


def glossary() -> str:
    items = "".join(f"<dt>{escape(word)}</dt><dd>{escape(line)}</dd>" for word, line in words_and_meanings().items())
    return f'<section aria-labelledby="glossary"><h2 id="glossary">{say("glossary")}</h2><dl>{items}</dl></section>'
