"""Guests, sessions, passphrases, tokens and settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from galapagos.engine.errors import Refused

from ..http.endpoint import ApiRequest, Endpoint, Reply
from ..http.identity import changed
from ..names import clean
from ..naming import rename
from ..protocol.fields import MOST_BYTES, MOST_SETTINGS, Setting
from ..protocol.people import Introduce, KeepMe, LogIn, Me, NewToken, SetWebhook
from ..store import Person
from ..table.table import RUNNING
from ..table.webhook import check_url


async def about(request: ApiRequest, person: Person) -> Me:
    waiting = [
        card
        for card in await request.server.store.cards(status=(RUNNING,), person=person.id)
        if person.id in card.asked
    ]
    return Me(
        person.id, person.name, bool(person.passphrase), len(waiting), settings_of(person.settings), person.webhook
    )


def settings_of(kept: bytes) -> dict[str, Setting]:
    return msgspec.json.decode(kept, type=dict[str, Setting]) if kept else {}


def with_settings(changes: Mapping[str, Setting | None], kept: bytes) -> bytes:
    """Merges changes into the stored settings, so that two devices do not overwrite each other; null removes one."""
    merged = {name: value for name, value in {**settings_of(kept), **changes}.items() if value is not None}
    data = msgspec.json.encode(merged)
    if len(merged) > MOST_SETTINGS or len(data) > MOST_BYTES:
        raise Refused("settings-too-many", number=MOST_SETTINGS, bytes=MOST_BYTES)
    return data


async def me(request: ApiRequest) -> Me:
    """Returns my identity."""
    return await about(request, request.who())


async def introduce(request: ApiRequest) -> Reply:
    """Creates a guest, or changes my name and settings."""
    wish: Introduce = request.body
    person = request.person
    cookie, name = request.cookie, None
    if person is None:
        request.server.makings.check(request.address)
        person = await request.server.identities.new_guest(wish.name or "")
        cookie = await request.server.identities.begin(person.id)
    elif wish.name is not None:
        name = clean(wish.name)
        await rename(request.server.store, person, name)
    settings = None if wish.settings is None else partial(with_settings, wish.settings)
    person = await changed(request.server.store.update_person(person.id, name=name, settings=settings))
    await request.server.hub.rename(person.id)
    return Reply(await about(request, person), remember=cookie)


async def keep(request: ApiRequest) -> Me:
    """Sets a passphrase, with which I can log in on other devices."""
    wish: KeepMe = request.body
    request.server.makings.check(request.address)
    return await about(request, await request.server.identities.keep(request.who(), wish.passphrase))


async def log_in(request: ApiRequest) -> Reply:
    """Logs me in on another device."""
    wish: LogIn = request.body
    request.server.makings.check(request.address)
    person = await request.server.identities.log_in(wish.name, wish.passphrase)
    return Reply(await about(request, person), remember=await request.server.identities.begin(person.id))


async def log_out(request: ApiRequest) -> Reply:
    """Ends this session. Without a passphrase, the identity is lost."""
    if request.person and request.cookie:
        await request.server.store.sessions.end(request.id, request.server.identities.key_of(request.cookie))
        await request.server.hub.disconnect(request.id)
    return Reply({}, forget=True)


async def log_out_everywhere(request: ApiRequest) -> Reply:
    """Ends all my sessions. My token stays valid."""
    person = request.who()
    await request.server.store.sessions.end_all(person.id)
    await request.server.hub.disconnect(person.id)
    return Reply({}, forget=True)


async def token(request: ApiRequest) -> NewToken:
    """Creates a token for my programs. An older one becomes invalid."""
    return NewToken(await request.server.identities.new_token(request.who()))


async def set_webhook(request: ApiRequest) -> Me:
    """Sets an address that gets a POST when it is my turn."""
    wish: SetWebhook = request.body
    person = request.who()
    if wish.url:
        check_url(wish.url, request.server.settings.webhooks)
    return await about(request, await changed(request.server.store.update_person(person.id, webhook=wish.url)))


async def erase(request: ApiRequest) -> Reply:
    """Deletes me, and my name from all tables."""
    person = request.who()
    await request.server.erase(person.id)
    return Reply({}, forget=True)


ENDPOINTS = (
    Endpoint("GET", "/api/me", me, Me),
    Endpoint("POST", "/api/me", introduce, Me, Introduce),
    Endpoint("DELETE", "/api/me", erase, dict[str, str]),
    Endpoint("POST", "/api/me/passphrase", keep, Me, KeepMe),
    Endpoint("POST", "/api/me/token", token, NewToken, makes=True),
    Endpoint("POST", "/api/me/webhook", set_webhook, Me, SetWebhook),
    Endpoint("POST", "/api/login", log_in, Me, LogIn),
    Endpoint("POST", "/api/logout", log_out, dict[str, str]),
    Endpoint("POST", "/api/logout/everywhere", log_out_everywhere, dict[str, str]),
)
