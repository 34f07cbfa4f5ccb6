"""Replays."""

from __future__ import annotations

import copy
import random
import time

import pytest

from galapagos.engine.match.difference import apply
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record

from ..serving import Guest, Refusal, Seat, Served, play_all


def played(server: Served, game: str, most: int = 100_000, **more: object) -> tuple[list[Guest], list[Seat], str]:
    guests = [server.guest(name) for name in ("Ann", "Bob")]
    table = guests[0].open(game, "", **more)
    guests[1].sit(table)
    guests[0].post(f"/api/tables/{table}/start")
    seats = [guest.at(table) for guest in guests]
    play_all(seats, random.Random(1), most)
    return guests, seats, table


def test_a_film_ends_where_the_match_stands(server: Served) -> None:
    guests, seats, table = played(server, "mutations", 60)
    for number, guest in enumerate(guests):
        film = guest.get(f"/api/tables/{table}/film")
        view = film["view"]
        for moment in film["moments"]:
            view = apply(view, moment["changes"])
        assert view == seats[number].view
        assert film["moments"][-1]["version"] == seats[number].version


def test_a_running_match_is_shown_only_from_ones_own_seat(server: Served) -> None:
    guests, _, table = played(server, "mutations", 10)
    with pytest.raises(Refusal, match="your own seat"):
        guests[0].get(f"/api/tables/{table}/film?seat=1")
    with pytest.raises(Refusal, match="your own seat"):
        server.guest().get(f"/api/tables/{table}/film?seat=0")
    assert server.guest().get(f"/api/tables/{table}/film?seat=-1")["moments"]
    with pytest.raises(Refusal, match="no seat 7"):
        guests[0].get(f"/api/tables/{table}/film?seat=7")
    with pytest.raises(Refusal, match="whole number"):
        guests[0].get(f"/api/tables/{table}/film?seat=x")


def test_what_one_player_looked_at_is_not_in_anothers_film(server: Served) -> None:
    """Actions of private chance outcomes are hidden from other seats."""
    guests, _, table = played(server, "mutations", 80)
    films = [guest.get(f"/api/tables/{table}/film") for guest in guests]
    looks = [[moment["action"] for moment in film["moments"] if moment["action"].startswith("look")] for film in films]
    hidden = [sum(moment["action"] == "" for moment in film["moments"]) for film in films]
    assert [len(looks[0]), len(looks[1])] == [hidden[1], hidden[0]]


def test_with_hidden_memory_a_running_match_is_not_shown_again(server: Served) -> None:
    guests, _, table = played(server, "laborigines", 25, options={"memory": "hidden"})
    with pytest.raises(Refusal, match="remember"):
        guests[0].get(f"/api/tables/{table}/film")


def test_one_can_play_on_from_any_moment(server: Served) -> None:
    guests, seats, table = played(server, "dodo")
    seats[0].wait_until(lambda: seats[0].is_over)
    record = Record.parse(guests[0].get(f"/api/tables/{table}/record"))
    version = len(record.actions) // 2
    text = guests[0].get(f"/api/tables/{table}/position?version={version}")["position"]
    assert text == Match.replay(record, version).position
    again = guests[0].post("/api/tables", game="dodo", seats=[{"me": True}, {"bot": "random"}], position=text)
    assert again["status"] == "running"
    with pytest.raises(Refusal, match="versions 0 to"):
        guests[0].get(f"/api/tables/{table}/position?version=99999")


def test_a_running_match_with_secrets_is_played_on_from_a_guess(server: Served) -> None:
    guests, _, table = played(server, "mutations", 10)
    with pytest.raises(Refusal, match="several people"):
        guests[0].get(f"/api/tables/{table}/position")
    ann = server.guest("Ann")
    seat = ann.at(ann.open("mutations", "random"))
    for _ in range(20):
        seat.wait_until(lambda: seat.is_asked)
        seat.play(seat.choices[-1].action)
    for text in {ann.get(f"/api/tables/{seat.table['id']}/position")["position"] for _ in range(2)}:
        ann.post("/api/tables", game="mutations", seats=[{"me": True}, {"bot": "random"}], position=text)


def test_a_past_request_has_the_names_that_pieces_had(server: Served) -> None:
    guests, seats, table = played(server, "dodo")
    seats[0].wait_until(lambda: seats[0].is_over)
    record = Record.parse(guests[0].get(f"/api/tables/{table}/record"))
    version = next(
        version
        for version in range(len(record.actions), 0, -1)
        if any(choice.pieces[0] == "w4" for choice in Match.replay(record, version).request(0).choices if choice.pieces)
    )
    asked = guests[1].get(f"/api/tables/{table}/request?version={version}&seat=0")
    match = Match.replay(record, version)
    assert [choice["text"] for choice in asked["choices"]] == [choice.text for choice in match.request(0).choices]
    with pytest.raises(Refusal, match="versions 0 to"):
        guests[0].get(f"/api/tables/{table}/request?version=99999")


POSITION = "seats 3; migration; white r e5; white g e1; orange y e9; pink g e9"


def test_a_position_is_shown_to_anybody_and_nothing_is_kept(server: Served) -> None:
    anybody = server.guest()
    before = anybody.get("/api/tables")
    shown = anybody.post("/api/positions", game="dodo", text=POSITION)
    assert shown["request"]["seat"] == shown["request"]["actor"] == 0
    assert "migrate w1 e2" in [choice["text"] for choice in shown["request"]["choices"]]
    after = anybody.post("/api/positions", game="dodo", text=POSITION, actions=["migrate c1 e2"], seat=-1)
    assert "choices" not in after["request"]
    assert after["request"]["events"][0]["event"] == "migrated"
    again = anybody.post("/api/positions", game="dodo", text=after["position"], seat=-1)
    assert again["request"]["view"] == after["request"]["view"]
    assert anybody.get("/api/tables") == before


def test_a_position_can_show_the_way_from_an_earlier_one(server: Served) -> None:
    wish = {"game": "dodo", "text": POSITION, "actions": ["migrate c1 e2", "pass"], "seat": 0}
    film = server.guest().post("/api/positions", **wish, since=1)["film"]
    assert [moment["action"] for moment in film["moments"]] == ["pass"]
    before = server.guest().post("/api/positions", **wish | {"actions": ["migrate c1 e2"]})
    assert film["view"] == before["request"]["view"]
    assert "film" not in server.guest().post("/api/positions", **wish)


def test_a_position_tells_why_an_action_is_not_open(server: Served) -> None:
    shown = server.guest().post("/api/positions", game="dodo", text=POSITION, why="migrate c1 e3")
    assert shown["why"]["id"] == "why-too-far"
    assert "why" not in server.guest().post("/api/positions", game="dodo", text=POSITION, why="migrate c1 e2")


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"text": "white q e5"}, "not one of r, y, g"),
        ({"text": "r" * 4097}, "4096"),
        ({"text": "é" * 4000}, "4096 bytes"),
        ({"text": POSITION, "actions": ["migrate c1 e3"]}, "over one edge"),
        ({"text": POSITION, "actions": ["pass"] * 101}, "100"),
        ({"text": POSITION, "seat": 7}, "no seat 7"),
        ({"text": POSITION, "game": "chess"}, "chess"),
    ],
)
def test_a_position_that_is_none_is_refused_in_a_sentence(
    server: Served, wish: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Refusal, match=sentence):
        server.guest().post("/api/positions", **{"game": "dodo", **wish})


def test_an_analysis_tells_how_far_it_is(server: Served) -> None:
    guests, seats, table = played(server, "dodo", 6)
    with pytest.raises(Refusal, match="when the match is over"):
        guests[0].get(f"/api/tables/{table}/analysis")
    play_all(seats, random.Random(2))
    seats[0].wait_until(lambda: seats[0].is_over)
    answer = guests[0].get(f"/api/tables/{table}/analysis")
    until = time.monotonic() + 120
    while "result" not in answer and time.monotonic() < until:
        assert 0 <= answer["part"] <= 1
        time.sleep(0.3)
        answer = guests[1].get(f"/api/tables/{table}/analysis")
    assert len(answer["result"]["decisions"]) > 10


def test_a_film_has_the_pictures_on_the_way_to_each_position(server: Served) -> None:
    """They are those of the updates, at the same addresses, except where the film has a position of its own."""
    guests, seats, table = played(server, "dodo", 30)
    view, filmed = guests[0].get(f"/api/tables/{table}/film")["view"], {}
    for moment in guests[0].get(f"/api/tables/{table}/film")["moments"]:
        shown = copy.deepcopy(view)
        for picture in moment.get("pictures", []):
            shown = apply(shown, copy.deepcopy(picture["changes"]))
            filmed[picture["version"], picture["part"]] = copy.deepcopy(shown)
            assert picture["version"] == moment["version"]
        view = apply(view, moment["changes"])
        filmed[moment["version"], 0] = copy.deepcopy(view)
    live, last = 0, copy.deepcopy(seats[0].frames[0]["request"]["view"])
    for frame in seats[0].frames:
        if frame["type"] == "update":
            shown = copy.deepcopy(last)
            for picture in frame.get("pictures", []):
                shown = apply(shown, picture["changes"])
                if (picture["version"], picture["part"]) in filmed:
                    assert shown == filmed[picture["version"], picture["part"]]
                    live += 1
            last = apply(last, frame["changes"])
    assert live > 0


def test_the_log_says_which_picture_shows_an_event(server: Served) -> None:
    guests, _, table = played(server, "dodo", 30)
    steps = guests[0].get(f"/api/tables/{table}/log")["steps"]
    meals = [step for step in steps if step["events"][0]["event"] in ("fed", "starved")]
    assert meals
    for step in meals:
        assert step["part"] > 0
        assert len({event["parts"]["environment"] for event in step["events"]}) == 1
