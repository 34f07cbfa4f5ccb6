"""Playing over sockets: frames, refusals, and finished matches."""

from __future__ import annotations

import copy
import random
from functools import partial
from typing import Any

import pytest

from galapagos.engine.game import game_names
from galapagos.engine.match.difference import apply
from galapagos.engine.match.match import Match
from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import verify

from ..serving import ConnectionClosed, Refusal, Seat, Served, at_once, catch_up, play_all, running_table


@pytest.mark.parametrize("game", game_names())
def test_what_changes_adds_up_to_the_view(server: Served, game: str) -> None:
    """After every update, each player has the same view and choices as a newcomer on that seat."""
    guests, table = running_table(server, game)
    seats = [guest.at(table) for guest in guests]
    chance, newcomers = random.Random(1), list[Seat]()
    for _ in range(12):
        if not play_all(seats, chance, 3):
            break
        for newcomer, seat in zip(newcomers, seats, strict=False):
            catch_up(newcomer, seat.version)
            assert (newcomer.view, newcomer.choices) == (seat.view, seat.choices)
            newcomer.close()
        newcomers = [guest.at(table) for guest in guests]
        for newcomer, seat in zip(newcomers, seats, strict=True):
            assert (newcomer.version, newcomer.view, newcomer.choices) == (seat.version, seat.view, seat.choices)


def test_a_match_is_played_to_the_end_and_its_dice_can_be_checked(server: Served) -> None:
    guests, table = running_table(server)
    commitment = guests[0].get(f"/api/tables/{table}")["commitment"]
    seats = [guest.at(table) for guest in guests]
    with pytest.raises(Refusal, match="when the match is over"):
        guests[0].get(f"/api/tables/{table}/record")
    play_all(seats, random.Random(2))
    seats[0].wait_until(lambda: seats[0].is_over)
    record = Record.parse(guests[1].get(f"/api/tables/{table}/record"))
    assert record.commitment == commitment
    assert record.nonces == ("-", "nonce0")
    assert verify(record).finished
    assert record.result == seats[0].table["ranks"]
    assert guests[0].get(f"/api/tables/{table}/verdict")["rolls"] == verify(record).rolls
    assert seats[0].table["ended"] == "finished"


def test_stale_foreign_and_illegal_actions_get_a_sentence_and_change_nothing(server: Served) -> None:
    guests, table = running_table(server)
    seats = [guest.at(table) for guest in guests]
    asked, other = sorted(seats, key=lambda seat: not seat.is_asked)
    action = asked.choices[0].action
    other.settle()
    assert "moved on" in asked.refused("play", version=asked.version - 1, action=action)
    assert "not your turn" in other.refused("play", version=other.version, action=action)
    assert "[" in asked.refused("play", version=asked.version, action="migrate c1 e1")
    assert "is not an action" in asked.refused("play", version=asked.version, action="fly")
    assert "only a spectator" in server.guest("Eve").at(table).refused("play", version=asked.version, action=action)
    assert "only a spectator" in server.guest().at(table).refused("play", version=asked.version, action=action)
    other.settle()
    assert "update" not in {frame["type"] for frame in other.frames}
    asked.play(action)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"type": "dance"}',
        '{"type": "play"}',
        '{"type": "play", "version": 1e9, "action": -1}',
        '{"type": "say", "text": ""}',
        '{"type": "vote", "agrees": "yes"}',
        "\x00",
    ],
)
def test_a_message_that_is_not_understood_gets_a_sentence(server: Served, text: str) -> None:
    _, table = running_table(server)
    seat = server.guest("Eve").at(table)
    seat.socket.send(text)
    assert "malformed" in seat.wait_for("refused")["sentence"]


def test_why_not(server: Served) -> None:
    guests, table = running_table(server)
    asked = next(seat for seat in (guest.at(table) for guest in guests) if seat.is_asked)
    number = asked.call("why", action="migrate c1 e1")
    answer = asked.wait_for("why")
    assert answer["to"] == number
    assert answer["sentence"].endswith("]")
    assert answer["message"]["id"].startswith("why-")
    asked.call("why", action=asked.choices[0].action)
    assert asked.wait_for("why")["sentence"] == ""


def test_two_tabs_stay_in_step(server: Served) -> None:
    guests, table = running_table(server)
    tabs = [guests[0].at(table), guests[0].at(table)]
    seats = [tabs[0], guests[1].at(table)]
    play_all(seats, random.Random(3), 8)
    tabs[1].wait_until(lambda: tabs[1].version == tabs[0].version)
    assert tabs[1].view == tabs[0].view


def test_after_a_cut_all_that_was_missed_is_told(server: Served) -> None:
    guests, table = running_table(server)
    seats = [guest.at(table) for guest in guests]
    watching = server.guest().at(table)
    play_all(seats, random.Random(4), 5)
    watching.wait_until(lambda: watching.version == seats[0].version)
    since, heard = watching.version, len(watching.events)
    watching.close()
    other = server.guest().at(table)
    play_all(seats, random.Random(5), 4)
    other.wait_until(lambda: other.version == seats[0].version)
    back = server.guest().at(table, since=since)
    assert back.events == other.events
    assert back.events
    assert heard
    assert back.view == other.view


def test_words_are_sent_to_who_asks_for_them(server: Served) -> None:
    _, table = running_table(server)
    worded = server.guest().at(table, words="en")
    assert worded.frames[0]["request"]["prompt"]["words"]
    assert "words" not in server.guest().at(table).frames[0]["request"]["prompt"]


def test_an_unknown_language_is_refused(server: Served) -> None:
    _, table = running_table(server)
    with pytest.raises(ConnectionClosed, match="4400"):
        server.guest().at(table, words="xx")


def test_a_standing_answer_is_hidden_from_other_players(server: Served) -> None:
    guests, table = running_table(server)
    seats = [guest.at(table) for guest in guests]
    asked, other = sorted(seats, key=lambda seat: not seat.is_asked)
    asked.settle()
    other.call("stand", action="pass")
    assert other.wait_for("update")["standing"] == "pass"
    assert asked.hears_nothing()
    assert "in advance" in other.refused("stand", action="migrate c1 e1")


def test_chat_is_kept_and_named(server: Served) -> None:
    guests, table = running_table(server)
    seats = [guest.at(table) for guest in guests]
    seats[0].call("say", text="Hello, <b>Bob</b>!")
    line = seats[1].wait_for("chat")["line"]
    assert (line["person"]["name"], line["text"]) == ("Ann", "Hello, <b>Bob</b>!")
    assert guests[1].at(table).frames[0]["chat"][0]["text"] == line["text"]
    assert "who you are" in server.guest().at(table).refused("say", text="me too")


def test_a_rematch_is_one_table_for_all(server: Served) -> None:
    guests, table = running_table(server)
    seats = [guest.at(table) for guest in guests]
    with pytest.raises(Refusal, match="not over"):
        guests[0].post(f"/api/tables/{table}/rematch")
    seats[0].call("resign")
    seats[1].wait_until(lambda: seats[1].is_over)
    again = guests[0].post(f"/api/tables/{table}/rematch")["id"]
    assert guests[1].post(f"/api/tables/{table}/rematch")["id"] == again
    guests[1].sit(again)
    assert guests[0].post(f"/api/tables/{again}/start")["status"] == "running"


def test_fifteen_requests_at_once_for_a_rematch_open_one_table(server: Served) -> None:
    guests, table = running_table(server)
    guests[0].at(table).call("propose", what="abort")
    over = guests[1].at(table)
    over.wait_until(lambda: over.is_over)
    again = {
        info["id"]
        for info in at_once([partial(guests[number % 2].post, f"/api/tables/{table}/rematch") for number in range(15)])
    }
    assert len(again) == 1
    assert again == {line["id"] for guest in guests for line in guest.get("/api/my/tables")}
    seat = guests[1].at(table)
    assert {seat.table["followed"]} == again


def test_the_log_tells_each_what_he_heard(server: Served) -> None:
    guests, table = running_table(server, "mutations")
    seats = [guest.at(table) for guest in guests]
    play_all(seats, random.Random(6), 60)
    for guest, seat in zip(guests, seats, strict=True):
        told = [event for step in guest.get(f"/api/tables/{table}/log")["steps"] for event in step["events"]]
        assert told[-len(seat.events) :] == seat.events


def test_bots_play_to_the_end(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.open("dodo", "random", "greedy")
    seat = ann.at(table)
    chance = random.Random(7)
    while not seat.is_over:
        if seat.is_asked:
            seat.play(chance.choice(seat.choices).action)
        else:
            seat.hear()
    assert Match.replay(Record.parse(ann.get(f"/api/tables/{table}/record"))).is_over


def test_a_hint_where_all_play_on_one_device_and_nowhere_else(server: Served) -> None:
    ann = server.guest("Ann")
    seat = ann.at(ann.open("dodo", "random"))
    seat.wait_until(lambda: seat.is_asked)
    assert seat.table["solo"]
    number = seat.call("hint")
    hint = seat.wait_for("hint", timeout=60)
    assert hint["to"] == number
    assert {one["action"] for one in hint["actions"]} <= {choice.action for choice in seat.choices}
    guests, table = running_table(server)
    asked = next(seat for seat in (guest.at(table) for guest in guests) if seat.is_asked)
    assert "only for tables where all people play on one device" in asked.refused("hint")
    assert "solo" not in asked.table


@pytest.mark.parametrize("game", game_names())
def test_an_update_brings_the_pictures_between_two_positions(server: Served, game: str) -> None:
    """The changes of each picture follow those of the one before; those of the position stand for themselves."""
    guests, table = running_table(server, game)
    seats = [guest.at(table) for guest in guests]
    play_all(seats, random.Random(4), 60)
    shown = 0
    for seat in seats:
        view: Any = None
        for frame in seat.frames:
            if frame["type"] == "joined" and frame["request"]:
                view, version = frame["request"]["view"], frame["request"]["version"]
            if frame["type"] != "update":
                continue
            before, end = view, 0
            for picture in frame.get("pictures", []):
                before = apply(copy.deepcopy(before), picture["changes"])
                assert before.keys() == view.keys()
                assert version < picture["version"] <= frame["version"]
                assert end <= picture["events"] <= len(frame.get("events", []))
                assert picture["caption"]["id"]
                end, shown = picture["events"], shown + 1
            view, version = apply(view, frame["changes"]), frame["version"]
        assert view == seat.view
    assert shown > 0


def test_who_comes_back_gets_the_position_and_no_pictures(server: Served) -> None:
    guests, table = running_table(server)
    seats = [guest.at(table) for guest in guests]
    play_all(seats, random.Random(4), 12)
    updates = [frame for frame in seats[0].frames if frame["type"] == "update"]
    shown = next(frame for frame in reversed(updates) if frame.get("pictures"))
    back = guests[0].at(table, since=shown["version"] - 1)
    assert "pictures" not in back.frames[0]["request"]
    assert (back.version, back.view) == (seats[0].version, seats[0].view)
