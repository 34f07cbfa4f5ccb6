"""A comparison as one HTML file: the figures that certainly changed, old beside new, then all figures."""

from __future__ import annotations

from html import escape

from ..comparison import Comparison
from ..inference.verdict import SIZE_MATTERS
from . import tables
from .catalogue import game_title, percent, say
from .document import counts, glossary, html, method
from .sentences import sentence
from .words import margin_words


def document(comparison: Comparison) -> str:
    game, names = game_title(comparison.game.name), comparison.names
    said = f'<p class="under">{escape(introduction(comparison))}</p>'
    sides = [(name, side) for name, side in zip(names, (comparison.before, comparison.after), strict=True)]
    parts = [changes(comparison), method(comparison.game, sides), glossary()]
    return html(say("comparison-heading", game=game), game, said, parts, say("comparison-made-by"))


def introduction(comparison: Comparison) -> str:
    before, after = comparison.names
    return say("comparison-introduction", before=before, after=after, margin=margin_words(), size=percent(SIZE_MATTERS))


def changes(comparison: Comparison) -> str:
    found = comparison.findings
    return (
        f'<section aria-labelledby="changes"><h2 id="changes">{say("title-changes")}</h2>'
        f"<p>{escape(sentence('changes', found))} {counts(found)}</p>{tables.tables(found)}</section>"
    )
