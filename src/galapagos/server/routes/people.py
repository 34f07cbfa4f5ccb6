"""Guests and how they are kept."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from galapagos.engine.errors import Refused

from ..endpoint import Asked, Endpoint, Reply
from ..identity import clean
from ..protocol import Introduce, KeepMe, LogIn, Me, SetWebhook, Token
from ..store import Person
from ..table import RUNNING
from ..webhook import check_url

Settings = dict[str, str | int | bool]


async def about(asked: Asked, person: Person) -> Me:
    waiting = [card for card in await asked.server.store.cards(status=(RUNNING,), person=person.id) if person.id in card.asked]
    settings = msgspec.json.decode(person.settings, type=Settings) if person.settings else {}
    return Me(person.id, person.name, bool(person.passphrase), len(waiting), settings, person.webhook)


async def me(asked: Asked) -> Me:
    """Who I am, and how many tables wait for me."""
    return await about(asked, asked.who())


async def introduce(asked: Asked) -> Reply:
    """A new guest; or another name or other settings for who I am."""
    wish: Introduce = asked.body
    person = asked.person
    if person is None:
        asked.server.makings.check(asked.address)
        person = await asked.server.identities.new_guest(wish.name or "")
    elif wish.name is not None:
        name = clean(wish.name)
        other = await asked.server.store.person_by_name(name) if person.passphrase else None
        if other and other.id != person.id:
            raise Refused("Somebody else keeps that name: choose another one.")
        person = replace(person, name=name)
    if wish.settings is not None:
        person = replace(person, settings=msgspec.json.encode(wish.settings))
    await asked.server.store.keep_person(person)
    await asked.server.hub.rename(person.id)
    return Reply(await about(asked, person), remember=person.id)


async def keep(asked: Asked) -> Me:
    """Keeps me by a passphrase, for other devices."""
    wish: KeepMe = asked.body
    asked.server.makings.check(asked.address)
    return await about(asked, await asked.server.identities.keep(asked.who(), wish.passphrase))


async def log_in(asked: Asked) -> Reply:
    """On another device: who I am there."""
    wish: LogIn = asked.body
    asked.server.makings.check(asked.address)
    person = await asked.server.identities.log_in(wish.name, wish.passphrase)
    return Reply(await about(asked, person), remember=person.id)


async def log_out(asked: Asked) -> Reply:
    """Forgets me on this device."""
    return Reply({}, forget=True)


async def token(asked: Asked) -> Token:
    """A token with which a program may play as me; an older one is void."""
    return Token(await asked.server.identities.new_token(asked.who()))


async def set_webhook(asked: Asked) -> Me:
    """Has "it is your turn" sent to an address."""
    wish: SetWebhook = asked.body
    person = replace(asked.who(), webhook=wish.url)
    if wish.url:
        check_url(wish.url, asked.server.settings.webhooks)
    await asked.server.store.keep_person(person)
    return await about(asked, person)


async def erase(asked: Asked) -> Reply:
    """Erases me: my name goes from every table."""
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
)
