"""Quick pairing: wait for a game, and be led to the table."""

from __future__ import annotations

from ..http.endpoint import ApiRequest, Endpoint
from ..protocol.pairing import PairingInfo, PairingWish
from .tables import number_of


async def look(request: ApiRequest) -> PairingInfo:
    """Returns the queues and my place. While I wait, a page asks again and again, with the `number` that it knows: the
    answer comes when something changes, or after some seconds. A page that asks no more leaves the queue."""
    return await request.server.pairing.info(request.id, number_of(request, "known", -1))


async def wait(request: ApiRequest) -> PairingInfo:
    """Lets me wait for a game, and for no other one."""
    wish: PairingWish = request.body
    await request.server.pairing.wait(request.who().id, wish)
    return await request.server.pairing.info(request.id)


async def accept_bots(request: ApiRequest) -> PairingInfo:
    """Lets bots have the empty seats, when I have waited for a minute."""
    await request.server.pairing.accept_bots(request.who().id)
    return await request.server.pairing.info(request.id)


async def leave(request: ApiRequest) -> PairingInfo:
    """Takes me out of the queue, or confirms that I have seen the table that was found."""
    await request.server.pairing.leave(request.who().id)
    return await request.server.pairing.info(request.id)


ENDPOINTS = (
    Endpoint("GET", "/api/pairing", look, PairingInfo, query=("known",)),
    Endpoint("POST", "/api/pairing", wait, PairingInfo, PairingWish, makes=True),
    Endpoint("POST", "/api/pairing/bots", accept_bots, PairingInfo),
    Endpoint("POST", "/api/pairing/leave", leave, PairingInfo),
)
