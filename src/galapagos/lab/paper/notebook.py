"""Findings in a notebook, as a plot and a table in the notebook's own style."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from . import tables
from .catalogue import say
from .plots import plot
from .sentences import sentence
from .svg import svg
from .words import is_strength

if TYPE_CHECKING:
    from ..measures.finding import Findings

PAGES = {"leader": "drama", "knowledge": "calibration"}


def page_of(findings: Findings) -> str:
    """The page of a report that would show these findings."""
    measure = findings[0].measure
    if measure.startswith(("change", "option")):
        return "changes"
    return measure if not is_strength(findings) else ""


def fragment(findings: Findings) -> str:
    if not findings:
        return f"<p>{escape(say('nothing-found'))}</p>"
    name = PAGES.get(findings[0].measure, page_of(findings))
    chart, said = plot(name, findings), sentence(name, findings)
    picture = svg(chart, said, name or "strength") if chart is not None else ""
    return f"<div><p>{escape(said)}</p>{picture}{tables.tables(findings)}</div>"
