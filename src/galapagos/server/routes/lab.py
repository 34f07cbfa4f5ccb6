"""The lab's reports: the list, their pages, and quick reports if the operator allows them."""

from __future__ import annotations

import asyncio

from ..http.endpoint import ApiRequest, Endpoint, Reply
from ..protocol.lab import LabReports, LabWork, StartLabReport
from ..protocol.refusal import said
from ..reports.quick import missing

# A report is a foreign file: styles and images are allowed, scripts are not, and only our own page may embed it.
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'; base-uri "
    "'none'; form-action 'none'"
)


async def reports(request: ApiRequest) -> LabReports:
    """The reports on the games."""
    quick = request.server.quick_reports
    found = await asyncio.to_thread(request.server.reports.reports)
    wanting = missing() if quick.is_allowed else None
    return LabReports(found, quick.is_allowed, said(wanting) if wanting else None, quick.work)


async def report_page(request: ApiRequest) -> Reply:
    """A report, as a page without scripts."""
    page = await asyncio.to_thread(request.server.reports.page, request.path["report"])
    return Reply(
        page, media="text/html; charset=utf-8", headers={"content-security-policy": POLICY, "cache-control": "no-cache"}
    )


async def start_report(request: ApiRequest) -> LabWork:
    """Starts a quick report, if the operator allows it and no other one is running."""
    wish: StartLabReport = request.body
    request.who()
    return request.server.quick_reports.begin(wish.game, wish.players, wish.language)


ENDPOINTS = (
    Endpoint("GET", "/api/lab/reports", reports, LabReports),
    Endpoint("POST", "/api/lab/reports", start_report, LabWork, StartLabReport, makes=True),
    Endpoint("GET", "/api/lab/reports/{report}", report_page, media="text/html", heavy=True),
)
