"""Guests and how they are kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from galapagos.engine.errors import Refused

from ..http.endpoint import Asked, Endpoint, Reply
from ..http.identity import changed, clean
from ..protocol import MOST_BYTES, MOST_SETTINGS, Introduce, KeepMe, LogIn, Me, Setting, SetWebhook, Token
from ..store import Person
from ..table.table import RUNNING
from ..table.webhook import check_url


async def about(asked: Asked, person: Person) -> Me:
    waiting = [
        card for card in await asked.server.store.cards(status=(RUNNING,), person=person.id) if person.id in card.asked
    ]
    return Me(
        person.id, person.name, bool(person.passphrase), len(waiting), settings_of(person.settings), person.webhook
    )


def settings_of(kept: bytes) -> dict[str, Setting]:
    return msgspec.json.decode(kept, type=dict[str, Setting]) if kept else {}


def with_settings(changes: Mapping[str, Setting | None], kept: bytes) -> bytes:
    """Each setting is changed by itself, so that two devices do not undo what the other sets; null takes one back."""
    merged = {name: value for name, value in {**settings_of(kept), **changes}.items() if value is not None}
    data = msgspec.json.encode(merged)
    if len(merged) > MOST_SETTINGS or len(data) > MOST_BYTES:
        raise Refused("settings-too-many", number=MOST_SETTINGS, bytes=MOST_BYTES)
    return data


async def me(asked: Asked) -> Me:
    """Me."""
    return await about(asked, asked.who())


async def introduce(asked: Asked) -> Reply:
    """Makes a guest, or changes my name and settings."""
    wish: Introduce = asked.body
    person = asked.person
    cookie, name = asked.cookie, None
    if person is None:
        asked.server.makings.check(asked.address)
        person = await asked.server.identities.new_guest(wish.name or "")
        cookie = await asked.server.identities.begin(person.id)
    elif wish.name is not None:
        name = clean(wish.name)
    settings = None if wish.settings is None else partial(with_settings, wish.settings)
    person = await changed(asked.server.store.update_person(person.id, name=name, settings=settings))
    await asked.server.hub.rename(person.id)
    return Reply(await about(asked, person), remember=cookie)


async def keep(asked: Asked) -> Me:
    """Sets a passphrase, with which I can log in on other devices."""
    wish: KeepMe = asked.body
    asked.server.makings.check(asked.address)
    return await about(asked, await asked.server.identities.keep(asked.who(), wish.passphrase))


async def log_in(asked: Asked) -> Reply:
    """Logs me in on another device."""
    wish: LogIn = asked.body
    asked.server.makings.check(asked.address)
    person = await asked.server.identities.log_in(wish.name, wish.passphrase)
    return Reply(await about(asked, person), remember=await asked.server.identities.begin(person.id))


async def log_out(asked: Asked) -> Reply:
    """Ends this session. Without a passphrase, there is no way back."""
    if asked.person and asked.cookie:
        await asked.server.store.end_session(asked.id, asked.server.identities.key_of(asked.cookie))
        await asked.server.hub.see_off(asked.id)
    return Reply({}, forget=True)


async def log_out_everywhere(asked: Asked) -> Reply:
    """Ends all my sessions. My token stays valid."""
    person = asked.who()
    await asked.server.store.end_sessions(person.id)
    await asked.server.hub.see_off(person.id)
    return Reply({}, forget=True)


async def token(asked: Asked) -> Token:
    """Makes a token for my programs. The older one becomes invalid."""
    return Token(await asked.server.identities.new_token(asked.who()))


async def set_webhook(asked: Asked) -> Me:
    """Sets an address that gets a POST when it is my turn."""
    wish: SetWebhook = asked.body
    person = asked.who()
    if wish.url:
        check_url(wish.url, asked.server.settings.webhooks)
    return await about(asked, await changed(asked.server.store.update_person(person.id, webhook=wish.url)))


async def erase(asked: Asked) -> Reply:
    """Deletes me, and my name from all tables."""
    person = asked.who()
    await asked.server.erase(person.id)
    return Reply({}, forget=True)


ENDPOINTS = (
    Endpoint("GET", "/api/me", me, Me),
    Endpoint("POST", "/api/me", introduce, Me, Introduce),
    Endpoint("DELETE", "/api/me", erase, dict[str, str]),
    Endpoint("POST", "/api/me/passphrase", keep, Me, KeepMe),
    Endpoint("POST", "/api/me/token", token, Token, makes=True),
    Endpoint("POST", "/api/me/webhook", set_webhook, Me, SetWebhook),
    Endpoint("POST", "/api/login", log_in, Me, LogIn),
    Endpoint("POST", "/api/logout", log_out, dict[str, str]),
    Endpoint("POST", "/api/logout/everywhere", log_out_everywhere, dict[str, str]),
)
