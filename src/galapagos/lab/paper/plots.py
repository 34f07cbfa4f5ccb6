"""The plot of each page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ..inference.verdict import LEAST_GAMES, MATTERS
from ..measures.finding import Finding
from ..measures.strength import BY_CHANCE, BY_GIFT, OBSERVED, WORTH, way_of
from .catalogue import say
from .svg import BAND, DASHES, FAINT, SERIES, SHAPES, WIDTH, altair_module
from .words import is_strength, row_name, table_words, way_words

Chart = Any  # Altair's charts have many types
STEP = 19  # the height of a row
MOST_ROWS = 40
DOT = {"filled": True, "size": 56, "opacity": 1}


def plot(name: str, findings: Sequence[Finding]) -> Chart | None:
    """The plot of a page; None if a table is clearer."""
    altair_module()
    if name in PLOTS:
        return PLOTS[name](findings)
    return strength_plot(findings) if is_strength(findings) else fairness_plot(findings)


# --- rows with intervals


def intervals(
    rows: list[dict[str, Any]], axis: str, *, series: list[str], band: float = 0.0, percent: bool = False
) -> Chart:
    """A dot and its interval for each row; the band marks differences that do not matter.

    `rows` have row, mean, low, high, series, and perhaps a facet: the facets are stacked.
    """
    alt = altair_module()
    facets = list(dict.fromkeys(row.get("facet", "") for row in rows))
    parts = [
        one_plane(
            [row for row in rows if row.get("facet", "") == facet],
            axis if facet == facets[-1] else None,
            series,
            band,
            percent,
            facet,
        )
        for facet in facets
    ]
    return parts[0] if len(parts) == 1 else alt.vconcat(*parts, spacing=14).resolve_scale(x="shared")


def one_plane(
    rows: list[dict[str, Any]], axis: str | None, series: list[str], band: float, percent: bool, heading: str
) -> Chart:
    alt = altair_module()
    ticks = alt.Axis(
        format="+.0%" if percent else "+,.0f",
        tickCount=4,
        labelOverlap=True,
        labels=axis is not None,
        ticks=axis is not None,
        domain=axis is not None,
    )
    base = alt.Chart().encode(
        y=alt.Y(
            "row:N",
            sort=list(dict.fromkeys(row["row"] for row in rows)),
            title=None,
            axis=alt.Axis(grid=False, ticks=False, domain=False, labelPadding=6),
        ),
        yOffset=alt.YOffset("series:N", sort=series, scale=alt.Scale(domain=series, paddingOuter=0.4)),
        color=alt.Color(
            "series:N",
            sort=series,
            scale=alt.Scale(domain=series, range=list(SERIES[: len(series)])),
            legend=None if len(series) == 1 else alt.Legend(),
        ),
    )
    x = alt.X("mean:Q", title=axis, axis=ticks, scale=alt.Scale(nice=False, padding=6))
    shape = alt.Shape(
        "series:N",
        scale=alt.Scale(domain=series, range=list(SHAPES[: len(series)])),
        legend=None if len(series) == 1 else alt.Legend(),
    )
    layers = [
        *(
            [alt.Chart().mark_rect(color=BAND, opacity=1).encode(x=alt.datum(-band), x2=alt.datum(band))]
            if band
            else []
        ),
        alt.Chart().mark_rule(color=FAINT, strokeWidth=1).encode(x=alt.datum(0)),
        base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=axis, axis=ticks), x2="high:Q"),
        base.mark_point(filled=True, size=48, opacity=1).encode(x=x, shape=shape),
    ]
    height = alt.Step(STEP if len(series) == 1 else STEP * 0.62 * len(series), **{"for": "position"})
    return alt.layer(*layers, data=alt.Data(values=rows)).properties(
        width=WIDTH - 50,
        height=height,
        **({"title": alt.Title(heading, anchor="start", fontSize=12)} if heading else {}),
    )


def row_of(finding: Finding, series: str, *, less: float = 0.0, **more: Any) -> dict[str, Any]:
    known = math.isfinite(finding.low) and math.isfinite(finding.high)
    low, high = (finding.low, finding.high) if known else (finding.mean, finding.mean)
    return {
        "row": row_name(finding),
        "mean": finding.mean - less,
        "low": low - less,
        "high": high - less,
        "series": series,
        **more,
    }


def enough(findings: Sequence[Finding]) -> Sequence[Finding]:
    return [finding for finding in findings if finding.games >= LEAST_GAMES] or findings


def players_of(findings: Sequence[Finding]) -> list[str]:
    """The bots, in order of appearance."""
    return list(dict.fromkeys(finding.bots for finding in findings))


def fairness_plot(findings: Sequence[Finding]) -> Chart:
    """The difference from an equal share, so that all table sizes share one axis. Rows with few games are left out,
    because they would only stretch it."""
    findings = enough(findings)
    rows = [
        row_of(
            finding,
            finding.bots,
            less=finding.fair or 0,
            facet=" ".join(filter(None, (say("players", count=finding.players), finding.options, finding.data))),
        )
        for finding in findings
    ]
    return intervals(rows, say("axis-share"), series=players_of(findings), band=MATTERS, percent=True)


def strength_plot(findings: Sequence[Finding]) -> Chart:
    """The three measures side by side, at the one table where most of them are known."""
    ways = [OBSERVED, BY_CHANCE, BY_GIFT]
    findings = enough(findings)
    shown = [finding for finding in findings if way_of(finding) != WORTH]
    tables = list(dict.fromkeys(map(table_words, shown)))
    best = max(tables, key=lambda words: sum(table_words(finding) == words for finding in shown))
    here = [finding for finding in shown if table_words(finding) == best]
    surest = {finding.row: finding.mean for way in ways for finding in here if way_of(finding) == way}
    keep = sorted(surest, key=lambda row: -abs(surest[row]))[:MOST_ROWS]
    here = sorted((finding for finding in here if finding.row in keep), key=lambda finding: -surest[finding.row])
    series = [
        next(way_words(finding) for finding in here if way_of(finding) == way)
        for way in ways
        if any(way_of(finding) == way for finding in here)
    ]
    return intervals(
        [row_of(finding, way_words(finding)) for finding in here],
        say("axis-worth", table=best),
        series=series,
        band=MATTERS,
        percent=True,
    )


def skill_plot(findings: Sequence[Finding]) -> Chart:
    return intervals([row_of(finding, "skill") for finding in reversed(findings)], say("axis-elo"), series=["skill"])


def change_plot(findings: Sequence[Finding]) -> Chart | None:
    """Changes of shares only, because they have one axis."""
    shares = [
        finding
        for finding in findings
        if finding.measure.endswith("shares")
        and finding.bots == findings[0].bots
        and finding.players == findings[0].players
    ]
    shares = sorted(sorted(shares, key=lambda finding: -abs(finding.mean))[:MOST_ROWS], key=shares.index)
    return (
        intervals(
            [row_of(finding, finding.bots) for finding in shares],
            say("axis-change", table=table_words(shares[0])),
            series=players_of(shares),
            band=MATTERS,
            percent=True,
        )
        if shares
        else None
    )


# --- others


def length_plot(findings: Sequence[Finding]) -> Chart:
    """The mean and the 10th and 90th percentile."""
    alt, rows = altair_module(), []
    for group in by_table(findings):
        values = {finding.row: finding.mean for finding in group}
        few, many = (values[name] for name in values if "one game in ten" in name)
        where = {"table": table_words(group[0]), "bots": group[0].bots}
        rows.append({**where, "mean": values["decisions"], "low": few, "high": many})
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=names_of(rows), color=colours("bots", players_of(findings), legend=False)
    )
    axis = alt.X("low:Q", title=say("axis-decisions"), scale=alt.Scale(zero=True))
    bars = base.mark_bar(height=7, opacity=0.35).encode(x=axis, x2="high:Q")
    return stacked(bars + base.mark_point(**DOT).encode(x="mean:Q"))


def endings_plot(findings: Sequence[Finding]) -> Chart:
    alt = altair_module()
    rows = parts_of([finding for finding in findings if finding.mean > 0], "ending")
    endings = unique(rows, "ending")
    for row in rows:
        row["order"] = endings.index(row["ending"])
    chart = alt.Chart(alt.Data(values=rows)).mark_bar(height=11)
    x = part_axis("X", "part", say("axis-endings"))
    return stacked(chart.encode(y=names_of(rows), x=x, color=colours("ending", endings), order="order:Q"))


def questions_plot(findings: Sequence[Finding]) -> Chart:
    alt, rows = altair_module(), parts_of(findings, "kind")
    chart, kinds = alt.Chart(alt.Data(values=rows)).mark_point(**DOT), unique(rows, "kind")
    x = part_axis("X", "part", say("axis-questions"), zero=True)
    return stacked(
        chart.encode(y=names_of(rows, grid=True), x=x, color=colours("kind", kinds), shape=shapes("kind", kinds))
    )


def drama_plot(findings: Sequence[Finding]) -> Chart | None:
    """The leader's share of the win during the game."""
    alt = altair_module()
    ways = [finding for finding in findings if finding.measure == "leader"]
    rows: list[dict[str, Any]] = [
        {"part": int(finding.row.partition("–")[0]) / 100 + 0.05, "won": finding.mean, "table": table_words(finding)}
        for finding in ways
    ]
    tables = unique(rows, "table")
    x = part_axis("X", "part", say("axis-gone"), domain=[0, 1])
    y = alt.Y("won:Q", title=say("axis-leader"), axis=alt.Axis(format=".0%"), scale=alt.Scale(domain=[0, 1]))
    dash = alt.StrokeDash("table:N", scale=alt.Scale(domain=tables, range=cycled(DASHES, tables)))
    chart = alt.Chart(alt.Data(values=rows)).mark_line(point={"filled": True, "size": 30})
    return chart.encode(x=x, y=y, color=colours("table", tables), strokeDash=dash).properties(width=WIDTH, height=220)


def calibration_plot(findings: Sequence[Finding]) -> Chart:
    """Calibrated chances lie on the diagonal."""
    alt = altair_module()
    rows: list[dict[str, Any]] = [
        {"said": one.fair, "came": one.mean, "low": one.low, "high": one.high, "table": table_words(one)}
        for one in findings
        if one.measure == "calibration"
    ]
    tables = unique(rows, "table")
    ends = alt.Chart(alt.Data(values=[{"x": 0, "y": 0}, {"x": 1, "y": 1}]))
    diagonal = ends.mark_line(color=FAINT, strokeWidth=1, strokeDash=[4, 3]).encode(x="x:Q", y="y:Q")
    x = part_axis("X", "said", say("axis-chance"), domain=[0, 1], clamp=True)
    y = part_axis("Y", "came", say("column-came-true"), domain=[0, 1], clamp=True)
    base = alt.Chart(alt.Data(values=rows)).encode(x=x, color=colours("table", tables))
    dots = base.mark_point(filled=True, size=48, opacity=1).encode(y=y, shape=shapes("table", tables))
    whole = diagonal + base.mark_rule(strokeWidth=1.5).encode(y="low:Q", y2="high:Q") + dots
    return whole.properties(width=240, height=240)


# --- shared parts


def by_table(findings: Sequence[Finding]) -> list[list[Finding]]:
    groups = dict[str, list[Finding]]()
    for finding in findings:
        groups.setdefault(table_words(finding), []).append(finding)
    return [*groups.values()]


def parts_of(findings: Sequence[Finding], kind: str) -> list[dict[str, Any]]:
    return [{"table": table_words(finding), kind: row_name(finding), "part": finding.mean} for finding in findings]


def unique(rows: list[dict[str, Any]], field: str) -> list[Any]:
    return list(dict.fromkeys(row[field] for row in rows))


def names_of(rows: list[dict[str, Any]], grid: bool = False) -> Any:
    """The tables on the y axis."""
    alt = altair_module()
    axis = alt.Axis(grid=grid, ticks=False, domain=False)
    return alt.Y("table:N", sort=unique(rows, "table"), title=None, axis=axis)


def part_axis(channel: str, field: str, title: str, **scale: Any) -> Any:
    """An axis in per cent."""
    alt = altair_module()
    how = {"scale": alt.Scale(**scale)} if scale else {}
    return getattr(alt, channel)(f"{field}:Q", title=title, axis=alt.Axis(format=".0%", tickCount=5), **how)


def stacked(chart: Chart) -> Chart:
    return chart.properties(width=WIDTH - 50, height=altair_module().Step(STEP + 3))


def colours(field: str, values: list[str], legend: bool = True) -> Any:
    alt = altair_module()
    scale = alt.Scale(domain=values, range=cycled(SERIES, values))
    return alt.Color(f"{field}:N", sort=values, scale=scale, legend=alt.Legend(columns=1) if legend else None)


def shapes(field: str, values: list[str]) -> Any:
    alt = altair_module()
    return alt.Shape(f"{field}:N", scale=alt.Scale(domain=values, range=cycled(SHAPES, values)))


def cycled(marks: Sequence[Any], values: Sequence[str]) -> list[Any]:
    return [marks[k % len(marks)] for k in range(len(values))]


PLOTS = {
    "length": length_plot,
    "endings": endings_plot,
    "questions": questions_plot,
    "drama": drama_plot,
    "calibration": calibration_plot,
    "luck": lambda findings: None,  # a single number
    "skill": skill_plot,
    "options": change_plot,
    "changes": change_plot,
}
