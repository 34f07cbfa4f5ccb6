"""Several people on one device: seats with names of their own, a curtain where the rules hide something, one vote."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from galapagos.engine.match.match import Match, new
from galapagos.server.table.entry import Occupant, Opened
from galapagos.server.table.table import Table

from ..serving import Guest, Refusal, Seat, Served, served, wait_until

ANN_AND_BOB: tuple[dict[str, object], ...] = ({"me": True}, {"me": True, "name": "Bob"})


def open_table(guest: Guest, game: str, *seats: dict[str, object], **more: object) -> str:
    return str(guest.post("/api/tables", game=game, seats=list(seats), **more)["id"])


def evo(server: Served, *others: dict[str, object], **more: object) -> tuple[Guest, Seat]:
    """Ann and Bob with one device at a table of Evo, until one of them is asked."""
    ann = server.guest("Ann")
    seat = ann.at(open_table(ann, "evo", *ANN_AND_BOB, *(others or ({"bot": "random"},)), **more))
    seat.wait_until(lambda: seat.curtain >= 0)
    return ann, seat


def play_on(seat: Seat, chance: random.Random) -> None:
    """Whoever is asked on this device lifts the curtain and answers; until the next one is asked."""
    seat.wait_until(lambda: seat.curtain >= 0 or seat.is_asked or seat.is_over)
    if seat.curtain >= 0:
        seat.lift()
    if not seat.is_over:
        before = seat.version
        seat.call("play", version=before, action=chance.choice(seat.choices).action)
        seat.wait_until(lambda: seat.version > before or seat.curtain >= 0)


def names(seat: Seat) -> list[str]:
    return [one["person"]["name"] for one in seat.table["seats"] if "person" in one]


def hands(frames: list[dict[str, object]]) -> set[int]:
    """The seats whose cards these frames show."""
    shown = set[int]()
    for frame in frames:
        if frame["type"] == "joined" and frame.get("request"):
            players = frame["request"]["view"]["players"]  # type: ignore[index]
            shown |= {number for number, player in enumerate(players) if player.get("hand") is not None}
    return shown


def test_a_device_sees_the_hand_of_who_has_lifted_the_curtain_and_no_other(server: Served) -> None:
    ann, seat = evo(server)
    assert seat.frames[0]["mine"] == [0, 1]
    chance, lifted = random.Random(1), set[int]()
    for _ in range(12):
        seat.wait_until(lambda: seat.curtain >= 0 or seat.is_asked)
        start, asked = len(seat.frames), seat.curtain
        if asked >= 0:
            seat.lift()
            assert hands(seat.frames[start:]) == {asked}
            lifted.add(asked)
            for other in {0, 1} - {asked}:
                with pytest.raises(Refusal, match="own seat"):
                    ann.get(f"/api/tables/{seat.table['id']}/film?seat={other}")
                with pytest.raises(Refusal, match="own seat"):
                    ann.get(f"/api/tables/{seat.table['id']}/log?seat={other}")
            film = ann.get(f"/api/tables/{seat.table['id']}/film?seat={asked}")
            assert film["view"]
        play_on(seat, chance)
    assert lifted == {0, 1}


def test_behind_the_curtain_nothing_of_the_game_is_sent_and_nothing_is_answered(server: Served) -> None:
    ann, seat = evo(server, {"me": True, "name": "Cid"}, {"bot": "random"})
    asked, table = seat.curtain, seat.table["id"]
    for kind, more in (
        ("play", {"version": 0, "action": 0}),
        ("why", {"action": 0}),
        ("stand", {"action": "pass"}),
        ("hint", {}),
    ):
        assert "spectator" in seat.refused(kind, **more)
    for other in {0, 1, 2} - {asked}:
        assert "Another player" in seat.refused("lift", seat=other)
    assert "curtain" in seat.refused("lift", seat=3)
    for seen in range(3):
        for what in ("film", "log", "request"):
            with pytest.raises(Refusal, match="own seat"):
                ann.get(f"/api/tables/{table}/{what}?seat={seen}")
    public = ann.get(f"/api/tables/{table}/request")
    assert not any(player.get("hand") for player in public["view"]["players"])
    kinds = [frame["type"] for frame in seat.frames]
    assert "update" not in kinds[kinds.index("curtain") if "curtain" in kinds else 0 :]


def test_after_a_reload_the_curtain_is_there_again_and_a_lost_connection_needs_none(server: Served) -> None:
    ann, seat = evo(server)
    seat.lift()
    asked, table = seat.seat, seat.table["id"]
    again = ann.at(table)
    assert (again.curtain, again.view) == (asked, None)
    back = ann.at(table, since=seat.version, seat=asked)
    assert (back.curtain, back.seat, back.version) == (-1, asked, seat.version)
    wrong = ann.at(table, seat=1 - asked)
    assert (wrong.curtain, wrong.view) == (asked, None)
    strange = server.guest("Eve").at(table, seat=asked)
    assert (strange.curtain, strange.seat) == (-1, -1)


def test_where_nothing_is_hidden_the_next_player_is_asked_at_once(server: Served) -> None:
    ann = server.guest("Ann")
    seat = ann.at(open_table(ann, "dodo", *ANN_AND_BOB))
    chance, asked = random.Random(2), set[int]()
    for _ in range(30):
        assert seat.curtain == -1
        assert seat.is_asked
        asked.add(seat.seat)
        play_on(seat, chance)
        seat.wait_until(lambda: seat.is_asked)
    assert asked == {0, 1}
    assert not [frame for frame in seat.frames if frame["type"] == "curtain"]


def test_hidden_memory_hides_as_soon_as_something_is_turned_down_again(server: Served) -> None:
    ann = server.guest("Ann")
    seat = ann.at(open_table(ann, "laborigines", *ANN_AND_BOB, options={"memory": "hidden"}))
    chance = random.Random(3)
    while not seat.is_over and not any(frame["type"] == "curtain" for frame in seat.frames):
        play_on(seat, chance)
    assert not seat.is_over


def test_two_players_never_look_alike_and_keep_their_ids(server: Served) -> None:
    ann = server.guest("Ann")
    first = ann.at(open_table(ann, "dodo", *ANN_AND_BOB, {"me": True, "name": "bob"}, {"me": True, "name": "Ann"}))
    assert names(first) == ["Ann", "Bob", "bob 2", "Ann 2"]
    second = ann.at(open_table(ann, "dodo", *ANN_AND_BOB))
    ids = [[seat["person"]["id"] for seat in one.table["seats"][:2]] for one in (first, second)]
    assert ids[0] == ids[1]
    assert {seat["device"] for seat in second.table["seats"]} == {ann.id}
    with pytest.raises(Refusal, match="one seat"):
        open_table(ann, "dodo", {"me": True}, {"me": True})
    with pytest.raises(Refusal, match="one seat"):
        open_table(ann, "dodo", {"me": True}, {"name": "Bob"})
    with pytest.raises(Refusal, match="name"):
        open_table(ann, "dodo", {"me": True}, {"me": True, "name": " \n"})


def test_refused_requests_add_nobody(server: Served) -> None:
    ann = server.guest("Ann")
    solo, rated = ann.open("dodo", "level1"), open_table(ann, "dodo", {"me": True}, {}, rated=True, nonce="word")
    for number in range(3):
        for table in (solo, rated):
            with pytest.raises(Refusal):
                ann.sit(table, name=f"Sitting {number}", nonce="word")
        opening: dict[str, object] = {"me": True, "name": f"Opening {number}"}
        with pytest.raises(Refusal, match="no option"):
            open_table(ann, "dodo", {"me": True}, opening, options={"nothing": "x"})
        with pytest.raises(Refusal, match="name"):
            open_table(ann, "dodo", {"me": True}, opening, {"me": True, "name": "\u3164"})
    assert ann.get("/api/me/data")["device"] == []
    ann.sit(open_table(ann, "dodo", {"me": True}, {}), name="Bob")
    assert [one["name"] for one in ann.get("/api/me/data")["device"]] == ["Bob"]


def test_players_on_a_device_count_as_new_people(tmp_path: Path) -> None:
    with served(tmp_path, "--no-prepare", "--new", "4") as server:
        ann = server.guest("Ann")
        table = open_table(ann, "dodo", {"me": True}, {}, {})
        ann.sit(table, name="Bob")
        ann.post(f"/api/tables/{table}/seat", seat=1)
        ann.sit(table, name="Cid")
        with pytest.raises(Refusal, match="Too many requests") as refusal:
            ann.sit(table, name="Dot")
        assert refusal.value.status == 429


def test_a_person_chooses_who_sees_the_results_of_all_on_the_device(server: Served) -> None:
    (ann, cid), seats = two_devices(server)
    bob = next(seat["person"]["id"] for seat in seats[0].table["seats"] if seat["person"]["name"] == "Bob")
    assert cid.get(f"/api/players/{bob}")["person"]["name"] == "Bob"
    ann.post("/api/me/profile", visible="nobody", listed=False)
    with pytest.raises(Refusal, match="No player"):
        cid.get(f"/api/players/{bob}")
    assert ann.get(f"/api/players/{bob}")["person"]["id"] == bob
    with pytest.raises(Refusal, match="No player"):
        server.guest().get(f"/api/players/{bob}")


def test_a_rated_table_has_one_person_on_a_device(server: Served) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refusal, match="device of their own"):
        open_table(ann, "dodo", *ANN_AND_BOB, rated=True, nonce="word")
    table = open_table(ann, "dodo", {"me": True}, {}, rated=True, nonce="word")
    with pytest.raises(Refusal, match="device of their own"):
        ann.sit(table, name="Bob", nonce="word")


def test_erasing_a_person_erases_the_names_of_all_on_the_device(server: Served) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = open_table(ann, "dodo", *ANN_AND_BOB, public=True)
    watching = eve.at(table)
    ann.delete("/api/me")
    watching.wait_until(lambda: names(watching) == ["", ""])


def two_devices(server: Served, game: str = "dodo", **more: object) -> tuple[list[Guest], list[Seat]]:
    """Ann and Bob on one device, Cid and Dot on another."""
    ann, cid = server.guest("Ann"), server.guest("Cid")
    table = open_table(ann, game, *ANN_AND_BOB, {}, {}, **more)
    cid.sit(table)
    cid.sit(table, name="Dot")
    ann.post(f"/api/tables/{table}/start")
    return [ann, cid], [ann.at(table), cid.at(table)]


def test_before_the_start_players_of_a_device_come_and_go(server: Served) -> None:
    ann, cid = server.guest("Ann"), server.guest("Cid")
    table = open_table(ann, "dodo", *ANN_AND_BOB, {}, {})
    cid.sit(table, seat=3)
    cid.sit(table, name="Dot")
    path = f"/api/tables/{table}"
    with pytest.raises(Refusal, match="already"):
        cid.sit(table)
    assert [seat["person"]["name"] for seat in ann.get(path)["seats"]] == ["Ann", "Bob", "Dot", "Cid"]
    with pytest.raises(Refusal):
        cid.post(f"{path}/seat", seat=1)
    with pytest.raises(Refusal):
        cid.post(f"{path}/seat", seat=2, bot="level1")
    cid.post(f"{path}/seat", seat=2)
    cid.sit(table, name="Dot")
    ann.post(f"{path}/leave")
    left = ann.get(path)
    assert left["host"] == cid.id
    assert [seat.get("person", {}).get("name") for seat in left["seats"]] == [None, None, "Dot", "Cid"]


def test_two_devices_each_see_only_their_own_players(server: Served) -> None:
    _, seats = two_devices(server, "evo")
    chance = random.Random(4)
    mine = [set(seat.frames[0]["mine"]) for seat in seats]
    assert mine == [{0, 1}, {2, 3}]
    for _ in range(16):
        wait_until(lambda: any(seat.hears_nothing(0.05) and (seat.curtain >= 0 or seat.is_asked) for seat in seats))
        seat = next(seat for seat in seats if seat.curtain >= 0 or seat.is_asked)
        play_on(seat, chance)
    for seat, own in zip(seats, mine, strict=True):
        assert hands(seat.frames) <= own
        assert "hand" in json.dumps(seat.frames)


def test_a_device_votes_once_for_all_its_players(server: Served) -> None:
    guests, (here, there) = two_devices(server)
    chance = random.Random(5)
    for _ in range(12):  # every player has decided by now
        wait_until(lambda: any(seat.hears_nothing(0.05) and seat.is_asked for seat in (here, there)))
        play_on(next(seat for seat in (here, there) if seat.is_asked), chance)
    here.call("propose", what="abort")
    proposal = there.wait_for("table", lambda frame: "proposal" in frame["table"])["table"]["proposal"]
    assert sorted(proposal["agreed"]) == [0, 1]
    assert proposal["asked"] == [2, 3]
    assert "agreed" in here.refused("vote", agrees=True)
    there.call("vote", agrees=True)
    there.wait_until(lambda: there.is_over)
    assert there.table["ended"] == "aborted"
    assert guests[0].get(f"/api/tables/{here.table['id']}")["ended"] == "aborted"


def test_the_only_device_takes_back_its_last_answer_whose_ever_it_was(server: Served) -> None:
    ann = server.guest("Ann")
    seat = ann.at(open_table(ann, "dodo", *ANN_AND_BOB))
    chance = random.Random(6)
    first = seat.seat
    while seat.seat == first:
        play_on(seat, chance)
        seat.wait_until(lambda: seat.is_asked)
    before = seat.version
    seat.call("undo", version=before)
    seat.wait_until(lambda: seat.version > before and seat.is_asked)
    assert seat.seat == first


def test_one_resigns_for_a_seat_and_only_on_the_own_device(server: Served) -> None:
    _, (here, there) = two_devices(server)
    assert "not on your device" in there.refused("resign", seat=1)
    here.call("resign", seat=1)
    here.wait_until(lambda: here.table["seats"][1].get("relieved") == "resigned")
    assert "relieved" not in here.table["seats"][0]


def test_hints_are_for_the_player_who_is_asked(server: Served) -> None:
    ann = server.guest("Ann")
    seat = ann.at(open_table(ann, "dodo", *ANN_AND_BOB))
    assert seat.table["hints"]
    assert "solo" not in seat.table
    number = seat.call("hint")
    advice = seat.wait_for("hint", lambda frame: frame["to"] == number, timeout=120.0)
    assert advice["actions"]


def test_a_forced_answer_is_asked_for_because_leaving_it_out_would_betray_the_hand() -> None:
    match = forced_match()
    alone, shared = table_of(match, "ann", "bob", "cid"), table_of(match, "ann", "ann", "ann")
    assert alone.automatic == match.automatic is not None
    assert (alone.asked, shared.asked) == (-1, match.state.actor)
    assert shared.automatic is None


def forced_match() -> Match:
    """A match of Evo in which a player with a hand has only one answer."""
    for seed in range(40):
        match, chance = new("evo", 3, seed=seed), random.Random(seed)
        while not match.is_over:
            if match.automatic is not None:
                return match
            match.play(chance.choice(match.legal()))
    raise AssertionError("there is always another answer")


def table_of(match: Match, *devices: str) -> Table:
    plans = tuple(Occupant(f"p{seat}", device=device) for seat, device in enumerate(devices))
    opened = Opened("evo", match.game.rules_version, "ann", plans, "00" * 32)
    table = Table.begin("table", opened, 1.0)
    table.match, table.is_started = match, True
    return table


def test_at_the_end_a_device_of_several_looks_on_and_plays_again_with_the_same_names(server: Served) -> None:
    ann = server.guest("Ann")
    table = open_table(ann, "dodo", *ANN_AND_BOB, options={"turn_limit": "2"})
    seat, chance = ann.at(table), random.Random(8)
    while not seat.is_over:
        play_on(seat, chance)
        seat.wait_until(lambda: seat.is_asked or seat.is_over)
    assert seat.seat == -1
    assert ann.get(f"/api/tables/{table}/film?seat=1")["view"]
    mine = ann.get("/api/my/tables?over=yes")
    assert [one["device"] for one in mine[0]["seats"]] == [ann.id, ann.id]
    again = ann.post(f"/api/tables/{table}/rematch")
    assert [one["person"]["name"] for one in again["seats"]] == ["Ann", "Bob"]
    assert again["status"] == "running"


def hides(game: str, **options: str) -> set[bool]:
    """Whether the rules hide something at the positions of a match."""
    match, chance, found = new(game, 3, seed=9, **options), random.Random(9), set[bool]()
    while not match.is_over and match.version < 400:
        found.add(match.game.hides(match.state))
        match.play(chance.choice(match.legal()))
    return found


def test_the_rules_say_whether_there_is_a_curtain() -> None:
    assert hides("dodo") == hides("mutations") == hides("laborigines") == {False}
    assert True in hides("evo")
    assert hides("mutations", extras="anglerfish") == {False, True}
    assert hides("laborigines", memory="hidden") == {False, True}
