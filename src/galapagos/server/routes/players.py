"""Players: results and ratings, who may see them, and leaderboards."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.words.message import either

from ..http.endpoint import ApiRequest, Endpoint
from ..naming import person_called
from ..protocol.operating import ActInfo
from ..protocol.people import PersonInfo
from ..protocol.players import (
    FiguresInfo,
    Leader,
    Leaders,
    MyData,
    OpponentInfo,
    Player,
    ProfileChoice,
    RatingInfo,
    RatingPoint,
)
from ..protocol.tables import TableLine
from ..ratings import model
from ..store import Figures, Person, Profile, Rating, RatingStep, Store
from ..table import lists
from ..table.hub import NotFound
from ..table.table import OVER, RUNNING
from .contacts import invitations_of, people_of
from .moments import best_moments
from .people import about
from .puzzles import puzzles_of

EVERYBODY, KNOWN, NOBODY = "everybody", "known", "nobody"
VISIBLE = (EVERYBODY, KNOWN, NOBODY)
MOST_POINTS = 200  # of the course of a rating
MOST_OPPONENTS = 20
MOST_MATCHES = 20
MOST_LEADERS = 50
ALL = 1 << 31
DAY = 86_400.0
PERIODS = {"month": 30 * DAY, "week": 7 * DAY}  # in which a leader has played


async def player(request: ApiRequest) -> Player:
    """Returns the results and ratings of the person with that name, or id."""
    store, name = request.server.store, request.path["name"]
    person = await person_called(store, name)
    if person is None or not await may_see(store, request.id, person):
        raise NotFound("player-unknown")  # the same for both, so that it does not tell who is here
    if request.id:
        await store.contacts.add(request.id, person.device or person.id, time.time())
    return await player_of(store, person, request.id)


async def may_see(store: Store, reader: str, person: Person) -> bool:
    """Whether the reader may see the results of a person."""
    if reader and reader in (person.id, person.device):
        return True
    owner = await store.person(person.device) if person.device else person  # chooses for all on the device
    if owner is None:
        return False
    visible = (await store.profile(owner.id)).visible
    return not owner.banned and (
        visible == EVERYBODY or (visible == KNOWN and reader != "" and await is_known(store, reader, person))
    )


async def is_known(store: Store, reader: str, person: Person) -> bool:
    """Whether the two have had seats at one table, and the reader is not blocked."""
    barred = await store.contacts.barred(person.device or person.id)
    return await store.have_met(reader, person.id) and reader not in barred.by_me


async def player_of(store: Store, person: Person, reader: str) -> Player:
    return Player(
        PersonInfo(person.id, person.name),
        reader == person.id,
        ratings_of(await store.ratings.of([person.id]), await store.ratings.steps(person.id)),
        [figures_of(one) for one in await store.results.figures(person.id)],
        await opponents_of(store, person.id, reader),
        await matches_of(store, person.id, reader, RUNNING),
        over := await matches_of(store, person.id, reader, OVER),
        await best_moments(store, person.id, over),
        (await store.profile(person.device or person.id)).animal,
    )


def figures_of(sums: Figures) -> FiguresInfo:
    return FiguresInfo(
        sums.game,
        sums.seats,
        sums.matches,
        sums.won,
        round(sums.ranks / sums.matches, 2),
        round(sums.points / sums.matches, 1),
        round(sums.spent / sums.answers, 3) if sums.answers else 0.0,
    )


async def matches_of(store: Store, person: str, reader: str, status: str) -> list[TableLine]:
    """A person's last matches. Those by link are for the people who played there."""
    cards = await store.cards(status=(status,), person=person, limit=5 * MOST_MATCHES)
    shown = [card for card in cards if card.public or reader in card.people][:MOST_MATCHES]
    names = await lists.names_of(store, sorted({one for card in shown for one in card.people}))
    return [lists.line_of(card, names, reader) for card in shown]


async def opponents_of(store: Store, person: str, reader: str) -> list[OpponentInfo]:
    """A person's opponents. Others see only those whose results everybody may see, and themselves."""
    found = await store.results.opponents(person, MOST_OPPONENTS)
    people = [one.person for one in found if one.person]
    names, profiles = await lists.names_of(store, people), await store.profiles(people)
    shown = {
        one for one in names if reader in (person, one) or (one in profiles and profiles[one].visible == EVERYBODY)
    }
    return [
        OpponentInfo(
            one.matches,
            one.ahead,
            one.behind,
            PersonInfo(one.person, names[one.person]) if one.person else None,
            one.bot,
        )
        for one in found
        if not one.person or one.person in shown
    ]


def ratings_of(ratings: Sequence[Rating], steps: Sequence[RatingStep] = ()) -> list[RatingInfo]:
    courses: defaultdict[tuple[str, str], list[RatingPoint]] = defaultdict(list)
    for step in steps:
        courses[step.game, step.kind].append(RatingPoint(step.at, model.points_of(step.mu)))
    return [
        RatingInfo(
            one.game,
            one.kind,
            model.points_of(one.mu),
            model.spread_of(one.sigma),
            one.matches,
            one.sigma > model.PROVISIONAL,
            courses[one.game, one.kind][-MOST_POINTS:],
        )
        for one in ratings
    ]


async def leaders(request: ApiRequest) -> Leaders:
    """Returns the best players of a game who want to be listed; with `period` (month or week), only those who have
    played in it."""
    game, period = find_game(request.path["game"]).name, request.query.get("period", "")
    if period and period not in PERIODS:
        raise Refused("leaders-period", names=either(tuple(PERIODS)))
    since = time.time() - PERIODS[period] if period else 0.0
    store, found = request.server.store, dict[str, list[Leader]]()
    for kind in model.KINDS:
        best = await store.ratings.leaders(game, kind, since, model.PROVISIONAL, MOST_LEADERS)
        people = await store.people([one.person for one in best])
        shown = [one.person for one in best if one.person in people and not people[one.person].banned]
        called = lists.told_apart(shown, {id: person.name for id, person in people.items()})
        found[kind] = [
            Leader(PersonInfo(one.person, called[one.person]), info)
            for one, info in zip(best, ratings_of(best), strict=True)
            if one.person in called
        ]
    return Leaders(game, found[model.PEOPLE], found[model.BOTS])


async def my_profile(request: ApiRequest) -> ProfileChoice:
    """Returns who may see my results."""
    return choice_of(await request.server.store.profile(request.who().id))


async def choose_profile(request: ApiRequest) -> ProfileChoice:
    """Sets who may see my results, and whether I stand on leaderboards."""
    wish: ProfileChoice = request.body
    if wish.visible not in VISIBLE:
        raise Refused("profile-visible", names=either(VISIBLE))
    await request.server.store.set_profile(Profile(request.who().id, wish.visible, wish.listed, wish.here, wish.animal))
    return wish


def choice_of(profile: Profile) -> ProfileChoice:
    return ProfileChoice(profile.visible, profile.listed, profile.here, profile.animal)


async def my_data(request: ApiRequest) -> MyData:
    """Returns what the server stores about me."""
    person, store = request.who(), request.server.store
    return MyData(
        await about(request, person),
        person.made,
        person.seen,
        choice_of(await store.profile(person.id)),
        await player_of(store, person, person.id),
        [PersonInfo(one.id, one.name) for one in await store.companions(person.id)],
        [card.table for card in await store.cards(person=person.id, limit=ALL)],
        [f"{one.day} {one.game}" for one in await store.islands.tries_of(person.id)],
        await store.chats.said_by(person.id),
        [report.text for report in await store.chats.reports(ALL) if report.reporter == person.id],
        [one.name for one in await store.names.names(person.id)],
        await people_of(store, person.id),
        await invitations_of(store, person.id),
        [ActInfo(one.at, "", one.act, one.about) for one in await store.operators.acts_about(person.id)],
        await puzzles_of(store.puzzles, person.id),
        (await request.server.pairing.info(person.id)).wish,
    )


ENDPOINTS = (
    Endpoint("GET", "/api/players/{name}", player, Player, heavy=True),
    Endpoint("GET", "/api/leaders/{game}", leaders, Leaders, query=("period",), heavy=True),
    Endpoint("GET", "/api/me/profile", my_profile, ProfileChoice),
    Endpoint("POST", "/api/me/profile", choose_profile, ProfileChoice, ProfileChoice),
    Endpoint("GET", "/api/me/data", my_data, MyData, heavy=True),
)
