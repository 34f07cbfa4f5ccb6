"""A report as one HTML file: verdicts first, then every page with its sentence, plot and table, at last what it rests on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from galapagos.engine.components.source import Component, components_of

from ..glossary import GLOSSARY
from ..measures.finding import Finding
from ..measures.strength import BY_GIFT, OBSERVED
from ..report import Page, Report
from . import tables
from .plots import plot
from .svg import dark_rules, svg
from .words import sentence, title, verdict

WARNING = "Observed figures are no effects: who comes to have a thing may be ahead or behind for other reasons. Trust draws and gifts."
MARK = "† rests on a table that was reconstructed."


def document(report: Report, drawings: Mapping[str, str] | None = None) -> str:
    """With drawings, where somebody has made them already."""
    name, plots = escape(report.game.title), drawings if drawings is not None else draw(report.pages)
    return "\n".join([
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{name}: a report of the lab</title><style>{style()}</style></head><body>",
        f"<header><h1>{name}</h1>{introduction(report)}</header><main>",
        verdicts(report.pages), *(section(report, page, plots.get(page.name, "")) for page in report.pages), origins(report), method(report), glossary(),
        "</main><footer>Made by <code>galapagos lab report</code>. This page needs neither script nor network.</footer></body></html>\n"])


def style() -> str:
    css = (Path(__file__).parent / "style.css").read_text(encoding="utf-8")
    return f"{css}@media (prefers-color-scheme: dark) {{\n{dark_rules()}\n}}"


def introduction(report: Report) -> str:
    results = report.results
    games = sum(results.count(cell) for cell in results.cells) + sum(
        study.count(cell) for study in report.studies.values() for cell in study.cells if cell not in results.cells)
    bots = ", ".join(dict.fromkeys(",".join(cell.bots) for cell in results.cells))
    recon = [component for component in components_of(results.cells[0].table.game) if component.is_reconstructed]
    note = f'<p class="note">{len(recon)} tables of components are <a href="#origins">reconstructions</a>: what follows is true of our copy of the game.</p>' if recon else ""
    return f'<p class="under">What {games:,} games between bots show ({escape(bots)}). Every claim names its bots, and every figure has its interval.</p>{note}'


def verdicts(pages: Sequence[Page]) -> str:
    items = [
        f'<li><div class="what"><a href="#{anchor(page)}">{escape(title(page.name, page.findings))}</a>{counts(page.findings)}</div>'
        f"<div>{escape(sentence(page.name, page.findings))}</div></li>" for page in pages]
    return f'<section aria-labelledby="short"><h2 id="short">In short</h2><ul class="verdicts">{"".join(items)}</ul></section>'


def counts(findings: Sequence[Finding]) -> str:
    found = Counter(word for word in map(verdict, findings) if word)
    words = [f'<span class="{word}">{count} {word}</span>' for word, count in found.items()]
    return f'<span class="counts">{", ".join(words)}</span>' if words else ""


def anchor(page: Page) -> str:
    return page.name.replace(" ", "-")


def section(report: Report, page: Page, drawn: str) -> str:
    """A sentence, a plot, its table."""
    heading, said = title(page.name, page.findings), sentence(page.name, page.findings)
    picture = f"<figure>{drawn}</figure>" if drawn else ""
    marked = reconstructed_rows(report)
    figures = tables.tables(page.findings, marked)
    notes = [WARNING] if any(finding.measure.endswith(OBSERVED) for finding in page.findings) else []
    notes += [MARK] if " †</th>" in figures else []
    notes += ["Gifts are given to seat 1 before the first roll."] if any(finding.measure.endswith(BY_GIFT) for finding in page.findings) else []
    warning = f'<p class="note">{" ".join(notes)}</p>' if notes else ""
    return (
        f'<section aria-labelledby="{anchor(page)}"><h2 id="{anchor(page)}">{escape(heading)}</h2><p>{escape(said)}</p>{warning}'
        f'<div class="pair{" two" if picture else ""}">{picture}<div>{figures}</div></div></section>')


def draw(pages: Iterable[Page]) -> dict[str, str]:
    """The plots of pages as SVG; none where a table says it better."""
    charts = ((page, plot(page.name, page.findings)) for page in pages)
    return {
        page.name: svg(chart, f"{title(page.name, page.findings)}: {sentence(page.name, page.findings)}", anchor(page))
        for page, chart in charts if chart is not None}


# --- what it rests on


def reconstructed_rows(report: Report) -> set[str]:
    """Names of cards and other things whose rows we reconstructed."""
    found = [component for component in components_of(report.results.cells[0].table.game) if component.is_reconstructed]
    return {name for component in found for name in names_in(component)}


def names_in(component: Component) -> Iterator[str]:
    rows = component.value if isinstance(component.value, tuple) else ()
    said = component.rows or ("",) * len(rows)
    for row, words in zip(rows, said, strict=False):
        names = [getattr(row, "name", ""), *(part for part in row if isinstance(part, str))] if isinstance(row, tuple) else []
        if "recon" in words or "recon" in component.provenance:
            yield from (name.replace("_", " ").replace("-", " ").lower() for name in names)


def origins(report: Report) -> str:
    components = components_of(report.results.cells[0].table.game)
    rows = [
        tables.row(component.name, [f'<td class="words {"open" if component.is_reconstructed else ""}">{"reconstructed" if component.is_reconstructed else "from a source"}</td>',
            f'<td class="words">{escape(component.provenance)}</td>'])
        for component in components]
    table = tables.table("Tables of components", ["table", "standing", "origin"], rows)
    return (
        '<section aria-labelledby="origins"><h2 id="origins">Components and where they are from</h2>'
        f"<details><summary>{len(components)} tables, {sum(component.is_reconstructed for component in components)} of them reconstructed</summary>{table}</details></section>")


def method(report: Report) -> str:
    played_for = {"plain tables": report.results, **report.studies}
    rows = [
        tables.row(name, [
            f'<td class="words">{escape(cell.title)}</td>', tables.cell(f"{results.count(cell):,}"), tables.cell(str(cell.seed)), f"<td><code>{cell.key}</code></td>"])
        for name, results in played_for.items() for cell in results.cells]
    played = tables.table("Games", ["for", "table", "games", "seed", "key"], rows)
    return (
        '<section aria-labelledby="method"><h2 id="method">Method and seeds</h2>'
        f"<p>Rules version {report.game.rules_version}. The unit is the game. Shares of the win have Wilson's intervals, draws and holdings the errors of ratios over whole games, gifts and changes those of "
        "pairs with the same dice. Pages on seats and roles are corrected by Holm, tables of things by Benjamini and Hochberg; the smallest difference that matters is 0.02. A key is a hash of all that its games "
        f"depend on: the same command plays the same games.</p><details><summary>{len(rows)} kinds of games that were played</summary>{played}</details></section>")


def glossary() -> str:
    items = "".join(f"<dt>{escape(word)}</dt><dd>{escape(line)}</dd>" for word, line in GLOSSARY.items())
    return f'<section aria-labelledby="glossary"><h2 id="glossary">What the words mean</h2><dl>{items}</dl></section>'
