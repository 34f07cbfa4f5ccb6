"""Undo, votes, players who leave, and clocks that run out."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import partial

import pytest

from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import verify

from ..serving import Guest, Refusal, Seat, Served, play_all, served

HASTY = """
from galapagos.server.table import agreement, attendance
attendance.GONE, agreement.AWAY, agreement.AWAY_BANK = 0.1, 1.0, 1.0
"""
BANK = {"kind": "bank", "seconds": 3600}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with short times until players count as away and as gone."""
    with served(tmp_path_factory.mktemp("hasty"), before=HASTY) as running:
        yield running


def people(server: Served, count: int = 2, **more: object) -> tuple[list[Guest], list[Seat]]:
    guests = [server.guest(name) for name in ("Ann", "Bob", "Cid", "Dot")[:count]]
    table = guests[0].open("dodo", *[""] * (count - 1), **more)
    for guest in guests[1:]:
        guest.sit(table)
    guests[0].post(f"/api/tables/{table}/start")
    return guests, [guest.at(table) for guest in guests]


def play_until_dice(seats: list[Seat]) -> Seat:
    """A player answers, and dice are rolled after it."""
    chance = random.Random(1)
    while True:
        asked = next(seat for seat in seats if seat.is_asked)
        before = asked.version
        play_all(seats, chance, 1)
        if asked.version > before + 1:
            return asked


def test_a_fair_undo_needs_no_votes(server: Served) -> None:
    """The same player is asked again after an action without dice."""
    _, seats = people(server)
    chance = random.Random(2)
    while True:
        asked = next(seat for seat in seats if seat.is_asked)
        view, before = asked.view, asked.version
        play_all(seats, chance, 1)
        if asked.frames[-1].get("undo", {}) == {} and asked.version == before + 1:
            break
    asked.call("undo", version=asked.version)
    asked.wait_until(lambda: asked.version == before + 2)
    assert asked.view == view
    assert asked.events[-1]["event"] == "undone"


def test_an_unfair_undo_needs_all_and_burns_rolls(server: Served) -> None:
    guests, seats = people(server)
    asked = play_until_dice(seats)
    other = next(seat for seat in seats if seat is not asked)
    asked.call("undo", version=asked.version)
    assert other.wait_for("table", lambda frame: "proposal" in frame["table"])["table"]["proposal"]["what"] == "undo"
    before = other.version
    other.call("vote", agrees=True)
    other.wait_until(lambda: other.version > before)
    assert "proposal" not in other.wait_for("table")["table"]
    play_all(seats, random.Random(3))
    table = seats[0].table["id"]
    seats[0].wait_until(lambda: seats[0].is_over)
    record = Record.parse(guests[0].get(f"/api/tables/{table}/record"))
    assert any(line.startswith("undo") and line.endswith("burnt") for line in record.actions)
    assert verify(record).finished


def test_one_who_does_not_agree_ends_the_question(server: Served) -> None:
    _, seats = people(server)
    asked = play_until_dice(seats)
    other = next(seat for seat in seats if seat is not asked)
    asked.call("undo", version=asked.version)
    other.wait_for("table", lambda frame: "proposal" in frame["table"])
    other.call("vote", agrees=False)
    asked.wait_for("table", lambda frame: "proposal" not in frame["table"])
    assert "No proposal" in other.refused("vote", agrees=True)


def test_a_move_ends_the_question(server: Served) -> None:
    _, seats = people(server)
    asked = play_until_dice(seats)
    asked.call("undo", version=asked.version)
    for seat in seats:
        seat.wait_for("table", lambda frame: "proposal" in frame["table"])
    play_all(seats, random.Random(4), 1)
    seats[0].wait_until(lambda: "proposal" not in seats[0].table)


def test_alone_with_bots_dice_come_out_the_same_after_an_undo(server: Served) -> None:
    ann = server.guest("Ann")
    seat = ann.at(ann.open("dodo", "random"))
    seat.wait_until(lambda: seat.is_asked)
    first = seat.version
    action = seat.choices[0].action
    seat.play(action)
    seat.wait_until(lambda: seat.is_asked)
    view, version = seat.view, seat.version
    seat.call("undo", version=seat.version)
    seat.wait_until(lambda: seat.is_asked and seat.version > version)
    assert seat.events[-1]["event"] == "undone"
    assert seat.version > first
    del view


def test_an_early_abort_is_anybodys_and_a_late_one_alls(server: Served) -> None:
    _, seats = people(server)
    seats[1].call("propose", what="abort")
    seats[0].wait_until(lambda: seats[0].is_over)
    assert seats[0].table["ended"] == "aborted"
    _, seats = people(server)
    play_all(seats, random.Random(5), 4)
    seats[1].call("propose", what="abort")
    seats[0].wait_for("table", lambda frame: "proposal" in frame["table"])
    assert seats[0].table["status"] == "running"
    seats[0].call("vote", agrees=True)
    seats[1].wait_until(lambda: seats[1].is_over)


def test_of_two_one_resigns_and_the_other_is_listed_as_the_winner(server: Served) -> None:
    guests, seats = people(server, 2)
    seats[1].call("resign")
    seats[0].wait_until(lambda: seats[0].is_over)
    for guest in guests:
        assert guest.get("/api/my/tables?over=1")[0]["winners"] == [0]


def test_of_three_one_resigns_and_a_bot_plays_on_to_the_end(server: Served) -> None:
    guests, seats = people(server, 3)
    seats[2].call("resign")
    seats[0].wait_until(lambda: seats[0].table["seats"][2].get("relieved") == "resigned")
    assert "to the end" in seats[2].refused("return")
    chance = random.Random(6)
    while not seats[0].is_over:
        asked = next((seat for seat in seats[:2] if seat.is_asked), None)
        if asked:
            play_all(seats[:2], chance, 1)
        else:
            seats[0].hear()
            seats[1].wait_until(lambda: seats[1].version >= seats[0].version)
    record = Record.parse(guests[0].get(f"/api/tables/{seats[0].table['id']}/record"))
    assert record.players == ("person", "person", "person+bot")


def test_at_a_bank_of_time_one_of_two_claims_the_game_of_a_player_who_has_left(hasty: Served) -> None:
    guests, (stays, leaves) = people(hasty, clock=BANK)
    leaves.close()
    stays.wait_until(lambda: stays.table["seats"][1].get("gone_at", 0) > 0)
    stays.wait_until(lambda: stays.table["seats"][1].get("gone", False))
    assert {offer["what"] for offer in stays.table["seats"][0]["may"] if offer.get("about") == 1} == {
        "relieve",
        "claim",
    }
    stays.call("propose", what="claim", about=1)
    stays.wait_until(lambda: stays.is_over)
    assert (stays.table["ended"], stays.table["ended_by"]) == ("claimed", 1)
    verify(Record.parse(guests[0].get(f"/api/tables/{stays.table['id']}/record")))


def test_a_claim_needs_a_game_of_two_a_bank_and_a_player_who_has_left(server: Served) -> None:
    for count, clock, why in (
        (2, {}, "a bank of time"),
        (3, BANK, "only be claimed if two play"),
        (2, {"kind": "move", "seconds": 600}, "a bank of time"),
        (2, BANK, "one minute after"),
    ):
        _, seats = people(server, count, clock=clock)
        assert why in seats[0].refused("propose", what="claim", about=1)
        assert {offer["what"] for offer in seats[0].table["seats"][0]["may"]} == {"resign", "abort"}


def test_an_end_without_a_result_names_who_is_asked(server: Served) -> None:
    _, seats = people(server, 3)

    def asks() -> list[int]:
        offers = seats[0].table["seats"][0]["may"]
        return next((offer.get("asks", []) for offer in offers if offer["what"] == "abort"), [-1])

    assert asks() == []
    play_all(seats, random.Random(9), 4)
    seats[0].wait_until(lambda: asks() == [1, 2])
    seats[2].call("resign")
    seats[0].wait_until(lambda: asks() == [1])
    seats[0].call("propose", what="abort")
    seats[0].wait_until(lambda: asks() == [-1])


def test_whoever_is_there_starts_the_game_of_a_host_who_has_left(hasty: Served) -> None:
    ann, bob = (hasty.guest(name) for name in ("Ann", "Bob"))
    table = ann.open("dodo", "")
    bob.sit(table)
    host, seat = ann.at(table), bob.at(table)
    with pytest.raises(Refusal, match="host"):
        bob.post(f"/api/tables/{table}/start")
    host.close()
    seat.wait_until(lambda: seat.table["seats"][0].get("away", False))
    bob.post(f"/api/tables/{table}/start")
    seat.wait_until(lambda: seat.table["status"] == "running")


def test_no_player_is_relieved_before_three_minutes(server: Served) -> None:
    _, seats = people(server, 3)
    assert "3 minutes" in seats[0].refused("propose", what="relieve", about=1)
    assert "another person" in seats[0].refused("propose", what="relieve", about=0)


def test_who_has_resigned_has_no_vote(server: Served) -> None:
    _, seats = people(server, 3)
    play_all(seats, random.Random(7), 4)
    seats[2].call("resign")
    seats[2].wait_until(lambda: seats[2].table["seats"][2].get("relieved") == "resigned")
    seats[0].call("propose", what="abort")
    seats[2].wait_for("table", lambda frame: "proposal" in frame["table"])
    assert seats[2].table["proposal"]["asked"] == [1]
    for call in (
        {"kind": "vote", "agrees": False},
        {"kind": "vote", "agrees": True},
        {"kind": "propose", "what": "abort"},
    ):
        assert "You have resigned" in seats[2].refused(**call)
    seats[1].call("vote", agrees=True)
    seats[0].wait_until(lambda: seats[0].is_over)


def test_who_has_asked_for_something_may_withdraw_it(server: Served) -> None:
    _, seats = people(server)
    play_all(seats, random.Random(8), 4)
    seats[0].call("propose", what="abort")
    seats[1].wait_until(lambda: "proposal" in seats[1].table)
    assert "proposed already" in seats[0].refused("propose", what="abort")
    assert "vote no" in seats[0].refused("vote", agrees=True)
    seats[0].call("vote", agrees=False)
    seats[1].wait_until(lambda: "proposal" not in seats[1].table)


def test_a_proposal_takes_the_place_of_another_and_votes_name_the_one_they_mean(server: Served) -> None:
    _, seats = people(server, 3)
    asked = play_until_dice(seats)
    other, third = (seat for seat in seats if seat is not asked)
    other.call("propose", what="abort")
    third.wait_until(lambda: "proposal" in third.table)
    abort = third.table["proposal"]["number"]
    asked.call("undo", version=asked.version)
    third.wait_until(lambda: third.table.get("proposal", {}).get("what") == "undo")
    assert "Another proposal" in third.refused("vote", agrees=True, number=abort)
    third.call("vote", agrees=True, number=third.table["proposal"]["number"])
    asked.wait_until(lambda: third.seat in asked.table.get("proposal", {}).get("agreed", []))
    assert asked.table["proposal"]["asked"] == [other.seat]


def test_of_three_two_leave_and_the_third_ends_it_without_another_word(hasty: Served) -> None:
    """The proposal is agreed as soon as the players who are away lose their vote."""
    _, seats = people(hasty, 3)
    play_all(seats, random.Random(9), 4)
    seats[1].close()
    seats[2].close()
    seats[0].call("propose", what="abort")
    seats[0].wait_until(lambda: seats[0].is_over)
    assert seats[0].table["ended"] == "aborted"


def is_relieved(seat: Seat, about: int) -> bool:
    return bool(seat.table["seats"][about].get("relieved") == "away")


def test_of_three_two_leave_and_bots_play_on_with_the_third(hasty: Served) -> None:
    _, seats = people(hasty, 3)
    for seat in seats[1:]:
        seat.close()
    seats[0].wait_until(lambda: all(info.get("gone") for info in seats[0].table["seats"][1:]))
    for about in (1, 2):
        seats[0].call("propose", what="relieve", about=about)
        seats[0].wait_until(partial(is_relieved, seats[0], about))
    assert "proposal" not in seats[0].table
    play_all(seats[:1], random.Random(10), 1)
    version = seats[0].version
    seats[0].wait_until(lambda: seats[0].is_asked and seats[0].version > version)


def test_who_sits_down_and_never_comes_is_away_too(hasty: Served) -> None:
    guests = [hasty.guest(name) for name in ("Ann", "Bob")]
    table = guests[0].open("dodo", "")
    guests[1].sit(table)
    guests[0].post(f"/api/tables/{table}/start")
    seat = guests[0].at(table)
    seat.wait_until(lambda: seat.table["seats"][1].get("gone", False))


def test_at_zero_a_bot_plays_on_and_the_player_takes_the_seat_back(server: Served) -> None:
    _, seats = people(server, clock={"kind": "move", "seconds": 5})
    asked = next(seat for seat in seats if seat.is_asked)
    assert asked.frames[0]["clocks"]["running"] == asked.seat
    began = time.monotonic()
    asked.wait_until(lambda: asked.table["seats"][asked.seat].get("relieved") == "clock")
    assert time.monotonic() - began > 3
    asked.wait_for("update")
    action = asked.choices[0].action if asked.choices else 0
    if asked.is_asked:
        assert "take your seat back" in asked.refused("play", version=asked.version, action=action)
    asked.call("return")
    asked.wait_until(lambda: "relieved" not in asked.table["seats"][asked.seat])


def test_a_bank_grows_with_each_answer() -> None:
    from galapagos.server.protocol.tables import ClockRule
    from galapagos.server.table.clock import Clock

    clock = Clock(ClockRule("bank", 60, 5))
    clock.start(2)
    clock.turn_to(0, 100.0)
    clock.turn_to(1, 110.0)
    assert clock.left == [55.0, 60.0]
    assert clock.runs_out() == 170.0
    clock.turn_to(0, 130.0)
    assert clock.left == [55.0, 45.0]
    clock.run_out(0)
    assert clock.runs_out() is None
    clock.come_back(0)
    assert clock.left[0] == 30.0
