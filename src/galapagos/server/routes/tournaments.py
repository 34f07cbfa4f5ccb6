"""Tournaments: to open, enter, start and look at."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from galapagos.bots import check_bot
from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.match.dice import SECRET_BYTES

from ..http.endpoint import ApiRequest, Endpoint
from ..names import clean
from ..protocol.people import PersonInfo
from ..protocol.tournaments import (
    AddBots,
    Enter,
    Placing,
    RoundInfo,
    RoundTable,
    TournamentInfo,
    TournamentLine,
    TournamentPlan,
)
from ..table import rated
from ..table.lists import names_of
from ..table.opening import new_id
from ..tournaments import deed
from ..tournaments.hall import PAUSE
from ..tournaments.tournament import OPEN, OVER, RUNNING, Tournament

MOST_ENTRANTS = 500
MOST_LINES = 50


async def tournaments(request: ApiRequest) -> list[TournamentLine]:
    """Lists public tournaments that are not over, and all that I take part in."""
    hall, lines = request.server.hall, list[TournamentLine]()
    for id in await request.server.store.tournaments.listed(request.id, MOST_LINES):
        one = await hall.tournament(id)
        plan, rounds = one.begun.plan, len(one.rounds)
        is_mine = one.entrant_of(request.id) >= 0
        lines.append(
            TournamentLine(
                id, plan.name, plan.game, one.status, len(one.entrants), rounds, plan.rounds, plan.seats, is_mine
            )
        )
    return lines


async def begin(request: ApiRequest) -> TournamentInfo:
    """Opens a tournament. Its host may take part."""
    wish, host = request.body, request.who().id
    plan: TournamentPlan = replace(wish, name=clean(wish.name))
    game = find_game(plan.game)
    if plan.seats not in game.seats:
        raise Refused("tournament-seats", game=game.title, least=min(game.seats), most=max(game.seats))
    if plan.clock.kind == "none":
        raise Refused("tournament-clock")
    if plan.duplicate and plan.rated:
        raise Refused("tournament-duplicate-rated")
    plan.clock.check()
    plan = replace(plan, options=game.option_texts(game.new_state(plan.seats, plan.options)))
    begun = deed.Begun(host, plan, game.rules_version, secrets.token_hex(SECRET_BYTES))
    return await info(request, await request.server.hall.begin(new_id(), begun))


async def look(request: ApiRequest) -> TournamentInfo:
    """Returns a tournament with its standing and rounds."""
    return await info(request, await request.server.hall.tournament(request.path["tournament"]))


async def enter(request: ApiRequest) -> TournamentInfo:
    """Takes part from the next round on."""
    wish: Enter = request.body
    hall, me = request.server.hall, request.who().id
    async with hall.turn(request.path["tournament"]):
        one = await hall.tournament(request.path["tournament"])
        check_not_over(one)
        number = one.entrant_of(me)
        if number >= 0 and not one.entrants[number].has_left:
            raise Refused("tournament-entered")
        if number < 0 and len(one.entrants) >= MOST_ENTRANTS:
            raise Refused("tournament-full", most=MOST_ENTRANTS)
        rated.check_word(one.begun.plan.rated, wish.nonce)
        await hall.append(one, deed.Joined(me, nonce=wish.nonce))
        return await info(request, one)


async def leave(request: ApiRequest) -> TournamentInfo:
    """Leaves. A bot plays on at my table."""
    hall, me = request.server.hall, request.who().id
    async with hall.turn(request.path["tournament"]):
        one = await hall.tournament(request.path["tournament"])
        check_not_over(one)
        number = one.entrant_of(me)
        if number < 0 or one.entrants[number].has_left:
            raise Refused("tournament-not-entered")
        await hall.leave(one, number)
        return await info(request, one)


async def add_bots(request: ApiRequest) -> TournamentInfo:
    """Lets bots take part. For the host, before the start."""
    wish: AddBots = request.body
    hall = request.server.hall
    async with hall.turn(request.path["tournament"]):
        one = await hosted(request)
        if one.status != OPEN:
            raise Refused("tournament-begun")
        game = find_game(one.begun.plan.game)
        check_bot(game, wish.bot)
        rated.check_bot(game, one.begun.plan.rated, wish.bot)
        if len(one.entrants) + wish.count > MOST_ENTRANTS:
            raise Refused("tournament-full", most=MOST_ENTRANTS)
        for _ in range(wish.count):
            await hall.append(one, deed.Joined(bot=wish.bot))
        return await info(request, one)


async def start(request: ApiRequest) -> TournamentInfo:
    """Draws the first round. For the host."""
    hall = request.server.hall
    async with hall.turn(request.path["tournament"]):
        one = await hosted(request)
        if one.status != OPEN:
            raise Refused("tournament-begun")
        await hall.draw_round(one)
        return await info(request, one)


async def close(request: ApiRequest) -> TournamentInfo:
    """Ends the tournament; matches that run go on, but no longer count. For the host."""
    hall = request.server.hall
    async with hall.turn(request.path["tournament"]):
        one = await hosted(request)
        check_not_over(one)
        await hall.end(one)
        return await info(request, one)


async def hosted(request: ApiRequest) -> Tournament:
    one = await request.server.hall.tournament(request.path["tournament"])
    if one.begun.host != request.who().id:
        raise Refused("tournament-host-only")
    return one


def check_not_over(one: Tournament) -> None:
    if one.status == OVER:
        raise Refused("tournament-over")


async def info(request: ApiRequest, one: Tournament) -> TournamentInfo:
    me, order = request.id, one.standing()
    people = [entrant.person for entrant in one.entrants if entrant.person]
    names = await names_of(request.server.store, sorted({*people, one.begun.host}))
    mine, places = one.entrant_of(me), {entrant: place for place, entrant in enumerate(order)}
    is_waiting = one.status == RUNNING and one.running_round is None
    return TournamentInfo(
        one.id,
        one.begun.plan,
        PersonInfo(one.begun.host, names.get(one.begun.host, "")),
        one.status,
        [placing(one, place, entrant, names, me) for place, entrant in enumerate(order, 1)],
        [
            RoundInfo(
                [
                    RoundTable(
                        one.table_id(number, table),
                        tuple(places[entrant] for entrant in seats),
                        run.scores[table] if run.scores else (),
                    )
                    for table, seats in enumerate(run.tables)
                ],
                tuple(places[entrant] for entrant in run.pausing),
            )
            for number, run in enumerate(one.rounds, 1)
        ],
        one.at + PAUSE if is_waiting else 0.0,
        my_table(one, mine),
        mine >= 0 and not one.entrants[mine].has_left,
        one.begun.host == me,
    )


def my_table(one: Tournament, mine: int) -> str:
    running = one.running_round
    for table, seats in enumerate(running.tables if running else ()):
        if mine in seats:
            return one.table_id(len(one.rounds), table)
    return ""


def placing(one: Tournament, place: int, number: int, names: dict[str, str], me: str) -> Placing:
    entrant = one.entrants[number]
    person = PersonInfo(entrant.person, names.get(entrant.person, "")) if entrant.person else None
    is_me = bool(me) and entrant.person == me
    return Placing(place, entrant.score, entrant.rounds, person, entrant.bot, entrant.has_left, is_me)


TOURNAMENT = "/api/tournaments/{tournament}"
ENDPOINTS = (
    Endpoint("GET", "/api/tournaments", tournaments, list[TournamentLine], heavy=True),
    Endpoint("POST", "/api/tournaments", begin, TournamentInfo, TournamentPlan, makes=True),
    Endpoint("GET", TOURNAMENT, look, TournamentInfo),
    Endpoint("POST", f"{TOURNAMENT}/enter", enter, TournamentInfo, Enter),
    Endpoint("POST", f"{TOURNAMENT}/leave", leave, TournamentInfo),
    Endpoint("POST", f"{TOURNAMENT}/bots", add_bots, TournamentInfo, AddBots, makes=True),
    Endpoint("POST", f"{TOURNAMENT}/start", start, TournamentInfo),
    Endpoint("POST", f"{TOURNAMENT}/close", close, TournamentInfo),
)
