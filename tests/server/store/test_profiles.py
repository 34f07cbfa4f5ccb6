"""Profiles, sums of results and leaderboards in both stores."""

from __future__ import annotations

import msgspec
import pytest

from galapagos.server.ratings import model
from galapagos.server.store import Figures, Opponent, Profile, Rating, Result, Store

from .examples import ANN, card, end, entry, person, play, results

pytestmark = pytest.mark.anyio


async def test_a_profile_is_what_its_person_chose(store: Store) -> None:
    await store.add_person(ANN)
    assert await store.profile("ann") == Profile("ann", "known", False)
    await store.set_profile(Profile("ann", "everybody", True))
    await store.set_profile(Profile("nobody", "everybody", True))
    assert await store.profiles(["ann", "nobody"]) == {"ann": Profile("ann", "everybody", True)}
    await store.erase_person("ann")
    assert await store.profiles(["ann"]) == {}


async def test_results_are_summed_by_game_and_table_size(store: Store) -> None:
    await end(store, "t1", 1, 2)
    await end(store, "t2", 2, 1)
    await end(store, "t3", 1, 1, 3)
    await end(store, "t4", 0, 0)
    assert await store.results.figures("ann") == [
        Figures("dodo", 2, 2, 1, 3, 14, 24, 68.25),
        Figures("dodo", 3, 1, 1, 1, 7, 12, 34.125),
    ]
    assert await store.results.figures("") == []
    assert await store.results.opponents("ann", 9) == [Opponent("ben", "", 3, 1, 1), Opponent("cid", "", 1, 1, 0)]
    assert await store.results.opponents("ann", 1) == [Opponent("ben", "", 3, 1, 1)]


def model_bot(result: Result, seat: int, level: str) -> Result:
    return msgspec.structs.replace(result, seat=seat, side=seat, bot=level)


async def test_levels_of_bots_are_told_apart_and_mates_are_no_opponents(store: Store) -> None:
    rows = results("t1", 1, 2, people=("ann", ""))
    bots = [
        rows[0],
        *(model_bot(rows[1], seat, level) for seat, level in ((1, "level1"), (2, "level5"), (3, "level5"))),
    ]
    await store.append(card("t1", 1, status="over"), [entry(1)], bots)
    await store.append(
        card("t2", 1, status="over"), [entry(1)], [msgspec.structs.replace(one, side=0) for one in results("t2", 1, 1)]
    )
    assert await store.results.opponents("ann", 9) == [Opponent("", "level5", 2, 2, 0), Opponent("", "level1", 1, 1, 0)]


async def test_only_who_wants_to_is_listed(store: Store) -> None:
    for id, mu, sigma, at in (
        ("ann", 30.0, 3.0, 9.0),
        ("ben", 40.0, 3.0, 9.0),
        ("cid", 35.0, 8.0, 9.0),
        ("dot", 20.0, 3.0, 1.0),
    ):
        await store.add_person(person(id, name=id))
        await store.set_profile(Profile(id, "nobody", id != "ben"))
        await store.ratings.add(
            "dodo", [(len(id) + ord(id[0]), id)], [], [Rating("dodo", "people", id, mu, sigma, 9, at)]
        )
    listed = [one.person for one in await store.ratings.leaders("dodo", model.PEOPLE, 0.0, model.PROVISIONAL, 9)]
    assert listed == ["ann", "dot"]
    assert [one.person for one in await store.ratings.leaders("dodo", model.PEOPLE, 5.0, model.PROVISIONAL, 9)] == [
        "ann"
    ]
    assert await store.ratings.leaders("dodo", model.BOTS, 0.0, model.PROVISIONAL, 9) == []
    assert await store.ratings.leaders("evo", model.PEOPLE, 0.0, model.PROVISIONAL, 9) == []


async def test_people_have_met_who_sat_at_one_table(store: Store) -> None:
    await play(store)
    await play(store, "t2", people=("ben", "cid"))
    assert await store.have_met("ann", "ben")
    assert await store.have_met("cid", "ben")
    assert not await store.have_met("ann", "cid")
