"""Rated tables: their conditions, and what they do to ratings."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from galapagos.server.administration import rate
from galapagos.server.store import Rating, Result, Store, open_store
from galapagos.server.table import consent, presence, results
from galapagos.server.table.entry import AnyDeed, Away, Ended, Occupant, Opened, Relieved, Returned, Started
from galapagos.server.table.playing import answer
from galapagos.server.table.table import Table

from ..serving import Guest, Refusal, Seat, Served, play_all, running_table, served, wait_until


def people(server: Served) -> tuple[list[Guest], list[Seat], str]:
    guests, table = running_table(server, "dodo", nonce="word", rated=True)
    return guests, [guest.at(table) for guest in guests], table


def run_in(server: Served, work: Callable[[Store], Any]) -> Any:
    """What `work` finds in the server's store."""

    async def run() -> Any:
        store = await open_store(server.store)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def results_of(server: Served, table: str) -> list[Result]:
    return list(run_in(server, lambda store: store.results.of(table)))


def ratings_of(server: Served, *people: str) -> list[Rating]:
    return list(run_in(server, lambda store: store.ratings.of(people)))


def wait_until_rated(server: Served, person: str, matches: int = 1) -> Rating:
    def found() -> list[Rating]:
        return [one for one in ratings_of(server, person) if one.matches == matches]

    wait_until(lambda: bool(found()))
    return found()[0]


def play_until_late(seats: list[Seat]) -> None:
    """Until everybody has decided, so that nobody may end the match alone."""
    while "abort" in str(seats[0].table["seats"]):
        play_all(seats, random.Random(1), 1)
        seats[0].settle()


def test_a_rated_table_has_no_hints_and_needs_a_word_from_everybody(server: Served) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    with pytest.raises(Refusal, match="word to the dice"):
        ann.open("dodo", "", rated=True)
    with pytest.raises(Refusal, match="fixed rating"):
        ann.open("dodo", "random", rated=True, nonce="a")
    with pytest.raises(Refusal, match="not from a position"):
        ann.open("dodo", "level1", rated=True, nonce="a", position="seats 2; migration; white r e1")
    with pytest.raises(Refusal, match="at least one person"):
        ann.post("/api/tables", game="dodo", seats=[{"bot": "level1"}] * 2, rated=True)
    table = ann.open("dodo", "", rated=True, nonce="a", hints=True)
    assert ann.get(f"/api/tables/{table}")["rated"]
    with pytest.raises(Refusal, match="word to the dice"):
        bob.sit(table)
    with pytest.raises(Refusal, match="fixed rating"):
        ann.post(f"/api/tables/{table}/seat", seat=1, bot="greedy")
    assert bob.get("/api/my/tables") == []
    bob.sit(table, nonce="b")
    assert [line["rated"] for line in bob.get("/api/my/tables")] == [True]


def test_alone_against_bots_there_is_no_help_while_the_match_runs(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("dodo", "level1", rated=True, nonce="a")
    seat = ann.at(table)
    seat.wait_until(lambda: seat.is_asked)
    assert "without hints" in seat.refused("hint")
    with pytest.raises(Refusal, match="rated"):
        ann.get(f"/api/tables/{table}/position")


def test_a_rated_match_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        guests, seats, table = people(server)
        play_all(seats, random.Random(4))
        seats[0].wait_until(lambda: seats[0].is_over)
        rows = results_of(server, table)
        assert [(row.person, row.bot, row.seats, row.rated, row.quit) for row in rows] == [
            (guest.id, "", 2, True, "") for guest in guests
        ]
        assert sorted(row.rank for row in rows) in ([1, 2], [1, 1])
        assert all(row.answers > 3 and row.spent > 0 for row in rows)
        before = wait_until_rated(server, guests[0].id)
        server.stop()
        server.start()
        run_in(server, rate)
        assert ratings_of(server, guests[0].id) == [before]
        assert results_of(server, table) == rows
        assert ratings_of(server, guests[1].id)[0].matches == 1


def test_who_resigns_loses_and_who_ends_it_in_the_first_round_does_not(server: Served) -> None:
    guests, seats, table = people(server)
    seats[0].call("propose", what="abort")
    seats[0].wait_until(lambda: seats[0].is_over)
    assert seats[0].table["ended"] == "aborted"
    assert [(row.rank, row.rated) for row in results_of(server, table)] == [(0, False)] * 2
    guests, seats, table = people(server)
    play_until_late(seats)
    assert "without a result only until" in seats[0].refused("propose", what="abort")
    seats[1].call("resign")
    seats[1].wait_until(lambda: seats[1].is_over)
    assert [(row.rank, row.quit) for row in results_of(server, table)] == [(1, ""), (2, "resigned")]
    assert wait_until_rated(server, guests[0].id).mu > 25 > wait_until_rated(server, guests[1].id).mu


# --- rules, without a server


def table_of(*people: str, rated: bool = True, bots: tuple[str, ...] = ()) -> Table:
    seats = (*(Occupant(person, nonce="a") for person in people), *(Occupant(bot=bot) for bot in bots))
    table = Table.begin("t", Opened("dodo", 1, people[0], seats, "00" * 32, rated=rated), 1.0)
    table.opened = Opened("dodo", table.game.rules_version, people[0], seats, "00" * 32, rated=rated)
    table.perform(2.0, [Started()])
    return table


def perform(table: Table, at: float, *deeds: AnyDeed) -> list[Result]:
    table.perform(at, deeds)
    return results.results_of(table)


def test_the_time_for_an_answer_is_that_since_the_question() -> None:
    table = table_of("ann", "ben")
    for number in range(4):
        actor, match = table.actor, table.running
        person = table.chairs[actor].person
        table.perform(10.0 * (number + 1), presence.note(table, 3.0, 1 - actor, lambda _: True))
        table.perform(10.0 * (number + 1), answer(table, 0.0, person, match.version, match.legal()[0]))
    rows = perform(table, 50.0, *presence.resign(table, 50.0, "ann"))
    assert sum(row.answers for row in rows) == 4
    assert sum(row.spent for row in rows) == pytest.approx(38.0)
    assert [(row.rank, row.quit, row.ended, row.at) for row in rows] == [
        (2, "resigned", "resigned", 50.0),
        (1, "", "resigned", 50.0),
    ]


@pytest.mark.parametrize("is_rated", [True, False])
def test_leavers_are_last_at_rated_tables_only(is_rated: bool) -> None:
    table = table_of("ann", "ben", "cid", rated=is_rated)
    table.perform(3.0, [Relieved(0, "level3", "clock"), Relieved(1, "level3", "away"), Away(2)])
    table.perform(4.0, [Returned(1)])
    rows = perform(table, 5.0, Ended("finished", ranks=(1, 2, 3)))
    assert [row.rank for row in rows] == ([3, 1, 2] if is_rated else [1, 2, 3])
    assert [row.quit for row in rows] == ["clock", "", ""]


def test_when_a_rated_match_expires_the_player_who_was_asked_loses() -> None:
    table = table_of("ann", "ben")
    actor = table.actor
    rows = perform(table, 9.0, *presence.end(table, 9.0, "expired"))
    assert [row.rank for row in rows] == [2 if seat == actor else 1 for seat in range(2)]
    unrated = table_of("ann", "ben", rated=False)
    assert [row.rank for row in perform(unrated, 9.0, *presence.end(unrated, 9.0, "expired"))] == [0, 0]


def test_one_person_alone_may_not_take_back_dice_or_end_a_lost_match() -> None:
    table = table_of("ann", bots=("level1",))
    assert table.undo_policy == "fair"
    assert table_of("ann", bots=("level1",), rated=False).undo_policy == "free"
    assert not table.opened.hints
    assert consent.is_early(table)
