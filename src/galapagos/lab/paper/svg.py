"""Plots as inline SVG without scripts, with a text alternative, and in the page's colours for light and dark mode."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Any

from galapagos.engine.errors import Refused

from .catalogue import say

if TYPE_CHECKING:
    import altair

WIDTH = 300  # of the plot area, so that a plot fits on a phone
INK, FAINT, LINE, BAND = "#2a231c", "#665845", "#cbb78f", "#ecdfc5"
SERIES = ("#244f88", "#9f2c19", "#37631c", "#5f3c86", "#735300", "#135d59", "#97325b", "#4a4238")
SHAPES = ("circle", "diamond", "square", "triangle-up", "triangle-down", "cross", "triangle-right", "triangle-left")
DASHES = ([1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [1, 3], [10, 2], [3, 1])
DARK = {
    INK: "#f3e7d0",
    FAINT: "#ad9b80",
    LINE: "#57483a",
    BAND: "#3d3122",
    **dict(
        zip(
            SERIES,
            ("#9cc4f7", "#ff9d88", "#a9d68a", "#cfb4f5", "#f5d071", "#84d9d2", "#ffb0cb", "#f4ecdc"),
            strict=True,
        )
    ),
}


def altair_module() -> Any:
    """The plotting library, which only reports need."""
    try:
        import altair
        import vl_convert  # noqa: F401
    except ImportError:
        raise Refused("plots-not-installed") from None
    return altair


def configuration() -> dict[str, Any]:
    axis = {
        "labelColor": INK,
        "titleColor": FAINT,
        "gridColor": LINE,
        "gridOpacity": 0.5,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 170,
        "labelOverlap": True,
    }
    return {
        "background": None,
        "padding": {"left": 24, "right": 8, "top": 4, "bottom": 4},
        "font": "sans-serif",
        "view": {"stroke": None, "continuousWidth": WIDTH},
        "axis": axis,
        "header": {
            "labelColor": INK,
            "labelFontSize": 12,
            "labelFontWeight": "bold",
            "titleColor": FAINT,
            "labelAnchor": "start",
            "labelOrient": "top",
            "title": None,
        },
        "legend": {
            "labelColor": INK,
            "titleColor": FAINT,
            "labelFontSize": 12,
            "orient": "top",
            "title": None,
            "symbolSize": 70,
            "labelLimit": 220,
            "columns": 3,
        },
        "title": {"color": INK, "fontWeight": "bold"},
        "range": {"category": list(SERIES)},
        "facet": {"spacing": 12},
    }


def svg(chart: altair.TopLevelMixin, label: str, name: str) -> str:
    """`label` is the text alternative; `name` prefixes the ids inside, so that they differ from those of other
    plots."""
    import vl_convert

    locale: Any = say("number-locale")
    drawn = vl_convert.vegalite_to_svg({**chart.to_dict(), "config": configuration()}, format_locale=locale)
    drawn = re.sub(r' (aria-[a-z]+|role|class|pointer-events|data-[a-z-]+)="[^"]*"', "", drawn)
    drawn = re.sub(r'(id="|url\(#)', rf"\g<1>{name}-", drawn)
    drawn = re.sub(r"(\d\.\d{2})\d+", r"\1", drawn)
    drawn = re.sub(r"<g></g>|<title>[^<]*</title>| xmlns:xlink=\"[^\"]*\"", "", drawn)
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(label, quote=True)}" ', 1)


def dark_rules() -> str:
    """CSS for the colours of plots in dark mode."""
    return "\n".join(
        f'svg [{part}="{light}"] {{ {part}: {dark}; }}' for light, dark in DARK.items() for part in ("fill", "stroke")
    )


def file(drawn: str) -> str:
    """A plot as a file of its own, with its own background."""
    style = (
        "<style>svg { background: #fdf8ec; } @media (prefers-color-scheme: dark) { svg { background: "
        f"#30271d; }}\n{dark_rules()} }}</style>"
    )
    return drawn.replace(">", f">{style}", 1) + "\n"
