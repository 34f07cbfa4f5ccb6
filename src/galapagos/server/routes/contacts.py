"""People I know, invitations and blocks. Nothing here tells people that they are blocked."""

from __future__ import annotations

import time

from galapagos.engine.errors import Refused

from ..http.endpoint import ApiRequest, Endpoint
from ..protocol.contacts import AskPerson, BlockPerson, DeclineTable, InvitationInfo, KnownPerson, MyPeople
from ..protocol.people import PersonInfo
from ..store import Person, Store
from ..table import lists
from ..table.table import OPEN
from .tables import TABLE, room_of

MOST_KNOWN = 200  # shown, the last first
MOST_INVITATIONS = 20  # shown
MOST_INVITED = 50  # open invitations of one person
HERE = 150.0  # seconds since the page last asked for invitations; while it is visible, it asks once a minute
MARK = 45.0  # seconds between two marks that a person is here


async def people(request: ApiRequest) -> MyPeople:
    """Lists the people I know: I had a seat at a table with them, or opened a link to them."""
    return await people_of(request.server.store, request.who().id)


async def people_of(store: Store, me: str) -> MyPeople:
    known, barred = await store.contacts.known(me, MOST_KNOWN), await store.contacts.barred(me)
    met = [one.person for one in known if one.met]
    here = await store.contacts.here(met, time.time() - HERE) - barred.me
    names = await lists.names_of(store, sorted({one.person for one in known} | barred.by_me))
    return MyPeople(
        [
            KnownPerson(PersonInfo(one.person, names[one.person]), one.met, one.person in here)
            for one in known
            if one.person in names and one.person not in barred.by_me
        ],
        [PersonInfo(one, names[one]) for one in sorted(barred.by_me) if one in names],
    )


async def block(request: ApiRequest) -> MyPeople:
    """Blocks a person, or lifts the block: neither sits at a table of the other, and I read nothing that a blocked
    person writes."""
    wish: BlockPerson = request.body
    me, store = request.who(), request.server.store
    if not wish.blocked:
        await store.contacts.unblock(me.id, wish.person)
    else:
        other = owner_of(await store.person(wish.person))
        if other in ("", me.id):
            raise Refused("block-yourself" if other else "block-unknown")
        if not await store.contacts.block(me.id, other, time.time()):
            raise Refused("block-too-many")
    await request.server.hub.bar(me.id)
    return await people_of(store, me.id)


def owner_of(person: Person | None) -> str:
    """The person with an identity: for a companion, the one on whose device it plays."""
    return (person.device or person.id) if person else ""


async def invite(request: ApiRequest) -> dict[str, str]:
    """Invites a person whom I know to the table where I sit, before the start."""
    wish: AskPerson = request.body
    me, room, contacts = request.who().id, await room_of(request), request.server.store.contacts
    if room.table.status != OPEN:
        raise Refused("game-begun")
    if not room.table.seats_of(me):
        raise Refused("seat-not-here")
    if wish.person in (await contacts.barred(me)).by_me:
        raise Refused("invite-blocked")
    if not await contacts.knows(me, wish.person):
        raise Refused("invite-unknown")
    if await contacts.invited_by(me) >= MOST_INVITED:
        raise Refused("invite-too-many", number=MOST_INVITED)
    # stored even if that person has blocked me, and then not shown, so that nothing here differs
    await contacts.invite(room.table.id, wish.person, me, time.time())
    return {}


async def invitations(request: ApiRequest) -> list[InvitationInfo]:
    """Lists my invitations to tables that have not started. The page asks while somebody looks at it, so this also
    marks me as here, for those to whom I show it."""
    me, store, now = request.who().id, request.server.store, time.time()
    if (await store.profile(me)).here and not await store.contacts.here([me], now - MARK):
        await store.contacts.come(me, now)
    return await invitations_of(store, me)


async def invitations_of(store: Store, me: str) -> list[InvitationInfo]:
    found = list[InvitationInfo]()
    for one in await store.contacts.invitations(me, MOST_INVITATIONS):
        card = await store.card(one.table)
        if card:
            names = await lists.names_of(store, sorted({*card.people, one.host}))
            host = PersonInfo(one.host, names.get(one.host, ""))
            found.append(InvitationInfo(lists.line_of(card, names, me), host, one.at))
    return found


async def decline(request: ApiRequest) -> dict[str, str]:
    """Declines an invitation. The person who invited me is not told."""
    wish: DeclineTable = request.body
    await request.server.store.contacts.decline(request.who().id, wish.table)
    return {}


ENDPOINTS = (
    Endpoint("GET", "/api/my/people", people, MyPeople),
    Endpoint("POST", "/api/my/blocks", block, MyPeople, BlockPerson),
    Endpoint("GET", "/api/my/invitations", invitations, list[InvitationInfo]),
    Endpoint("POST", "/api/my/invitations/decline", decline, dict[str, str], DeclineTable),
    Endpoint("POST", f"{TABLE}/invite", invite, dict[str, str], AskPerson, makes=True),
)
