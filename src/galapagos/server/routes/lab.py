"""Reports of the lab: which there are, each as a page, and quick ones where the operator allows it."""

from __future__ import annotations

import asyncio

from ..http.endpoint import Asked, Endpoint, Reply
from ..protocol import LabShelf, LabWork, StartLabReport, said
from ..reports.quick import missing

# A report is somebody's file: it may look as it likes, and do nothing. Our own page alone may show it.
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'; base-uri "
    "'none'; form-action 'none'"
)


async def reports(asked: Asked) -> LabShelf:
    """The reports on the games."""
    reporting = asked.server.reporting
    found = await asyncio.to_thread(asked.server.shelf.reports)
    wanting = missing() if reporting.is_allowed else None
    return LabShelf(found, reporting.is_allowed, said(wanting) if wanting else None, reporting.work)


async def report_page(asked: Asked) -> Reply:
    """A report, as a page without scripts."""
    page = await asyncio.to_thread(asked.server.shelf.page, asked.path["report"])
    return Reply(
        page, media="text/html; charset=utf-8", headers={"content-security-policy": POLICY, "cache-control": "no-cache"}
    )


async def start_report(asked: Asked) -> LabWork:
    """Starts a quick report, if the operator allows it and no other one is being made."""
    wish: StartLabReport = asked.body
    asked.who()
    return asked.server.reporting.begin(wish.game, wish.players, wish.language)


ENDPOINTS = (
    Endpoint("GET", "/api/lab/reports", reports, LabShelf),
    Endpoint("POST", "/api/lab/reports", start_report, LabWork, StartLabReport, makes=True),
    Endpoint("GET", "/api/lab/reports/{report}", report_page, media="text/html", heavy=True),
)
