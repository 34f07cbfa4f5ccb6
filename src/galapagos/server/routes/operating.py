"""The operator's page: figures, tables, people, reports, and acts, each of which is logged. A request needs the header
`X-Galapagos-Operator` with a token of `galapagos admin token`."""

from __future__ import annotations

import time

import galapagos

from .. import administration
from ..http.endpoint import ApiRequest, Endpoint
from ..http.identity import Unauthenticated
from ..http.limits import TooMany
from ..metrics import open_sockets
from ..protocol.operating import ActInfo, ListedPerson, ListedTable, OperatorAct, Overview, Reported
from ..store import Full
from ..table.table import OPEN, OVER, RUNNING
from ..thinking.pictures import may_draw

WEEK = 7 * 86_400.0
MOST = 100  # lines of each list
STATUS = {OPEN: (OPEN,), RUNNING: (RUNNING,), OVER: (OVER,)}


async def operator(request: ApiRequest) -> str:
    """The name of the operator's token. Wrong tokens are limited by address, and then not even compared."""
    trials = request.server.trials
    if not trials.is_left(request.address):
        raise TooMany("requests-too-many")
    name = await request.server.store.operators.name_of(request.operator) if request.operator else ""
    if not name:
        trials.check(request.address)
        raise Unauthenticated("operator-token-wrong")
    return name


async def overview(request: ApiRequest) -> Overview:
    """Returns figures, what is on, and what operators did. For the operator."""
    name, server = await operator(request), request.server
    figures = await server.store.operators.figures(time.time() - WEEK)
    acts = await server.store.operators.acts(MOST)
    return Overview(
        name,
        galapagos.__version__,
        server.began,
        figures | {"sockets": open_sockets(), "tables-in-memory": len(server.hub.rooms)},
        await features(request),
        [ActInfo(one.at, one.operator, one.act, one.about) for one in acts],
    )


async def features(request: ApiRequest) -> dict[str, bool]:
    """What is on. The page says why the others are off, and how to turn them on."""
    server, settings = request.server, request.server.settings
    try:
        await server.store.ping()
        can_write = True
    except Full:
        can_write = False
    return {
        "writing": can_write,
        "bots": all(state == "ready" for state in server.thinkers.prepared().values()),
        "secure": settings.secure,
        "webhooks": bool(settings.webhooks),
        "pictures": may_draw(),
        "lab": bool(settings.lab_results),
    }


async def operator_tables(request: ApiRequest) -> list[ListedTable]:
    """Lists tables, the last changed first. For the operator."""
    await operator(request)
    status = STATUS.get(request.query.get("status", ""), ())
    return await administration.tables(request.server.store, status, "", MOST)


async def operator_people(request: ApiRequest) -> list[ListedPerson]:
    """Lists people with this id, or whose names begin so. For the operator."""
    await operator(request)
    found = await request.server.store.operators.people(request.query.get("name", ""), MOST)
    return [ListedPerson(one.id, one.name, one.made, one.seen, bool(one.passphrase), one.banned) for one in found]


async def operator_reports(request: ApiRequest) -> list[Reported]:
    """Lists reports about people, the newest first. For the operator."""
    await operator(request)
    return await administration.reports(request.server.store, MOST)


async def operator_act(request: ApiRequest) -> dict[str, str]:
    """Closes a table, or bans, unbans or erases a person. For the operator."""
    name, wish, server = await operator(request), request.body, request.server
    assert isinstance(wish, OperatorAct)
    match wish.act:
        case "close":
            await administration.close_table(server.store, wish.about, name)
            if room := server.hub.rooms.get(wish.about):
                await room.catch_up()
        case "ban" | "unban":
            person = await administration.ban(server.store, wish.about, wish.act == "ban", name)
            await server.hub.disconnect(person.id)
        case "erase":
            await administration.erase(server.store, wish.about, name)
            await server.hub.disconnect(wish.about)
            await server.hub.rename(wish.about)
    return {}


ENDPOINTS = (
    Endpoint("GET", "/api/operator", overview, Overview, heavy=True),
    Endpoint("GET", "/api/operator/tables", operator_tables, list[ListedTable], query=("status",), heavy=True),
    Endpoint("GET", "/api/operator/people", operator_people, list[ListedPerson], query=("name",), heavy=True),
    Endpoint("GET", "/api/operator/reports", operator_reports, list[Reported], heavy=True),
    Endpoint("POST", "/api/operator/act", operator_act, dict[str, str], OperatorAct),
)
