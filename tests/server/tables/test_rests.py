"""Correspondence clocks: a time in days for each answer, which rests on weekends and as all agree."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.engine.errors import Refused
from galapagos.server.protocol.tables import ClockRule, Offer
from galapagos.server.table import consent, presence, snapshot
from galapagos.server.table.clock import DAY, Clock
from galapagos.server.table.entry import Occupant, Opened, Started
from galapagos.server.table.offers import offers
from galapagos.server.table.playing import answer
from galapagos.server.table.table import Table

from ..serving import Served, running_table

HOUR = 3600.0
FRIDAY = datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp()  # noon
MONDAY_MIDNIGHT = FRIDAY + 2.5 * DAY
THREE_DAYS = ClockRule("days", 3 * DAY)


def counted(start: float, end: float, offset: int) -> float:
    """The seconds outside weekends, hour by hour."""
    zone, hours = timezone(timedelta(minutes=offset)), round((end - start) / HOUR)
    days = (datetime.fromtimestamp(start + number * HOUR, zone).weekday() for number in range(hours))
    return sum(HOUR for day in days if day < 5)


HOURS = st.integers(0, 24 * 30)


@given(HOURS, HOURS, st.sampled_from([-720, -300, 0, 60, 840]))
def test_weekends_do_not_count(start: int, hours: int, offset: int) -> None:
    begin, end = FRIDAY + start * HOUR, FRIDAY + (start + hours) * HOUR
    clock = Clock(ClockRule("days", 3 * DAY, weekends=True, offset=offset))
    found = clock.counted(begin, end)
    assert found == counted(begin, end, offset)
    last = clock.after(begin, found)
    assert begin <= last <= end
    assert clock.counted(begin, last) == found
    until = clock.rests(begin)
    assert until == 0 or (clock.counted(begin, until) == 0 and clock.counted(until, until + HOUR) == HOUR)


def table_of(rule: ClockRule, *people: str, at: float = FRIDAY) -> Table:
    table = Table.begin("t", Opened("dodo", 1, "ann", (), "00" * 32), at)
    seats = tuple(Occupant(person) for person in people)
    opened = Opened("dodo", table.game.rules_version, "ann", seats, "00" * 32, clock=rule)
    table = Table.begin("t", opened, at)
    table.perform(at, [Started()])
    return table


def move(table: Table, at: float) -> None:
    match = table.running
    table.perform(at, answer(table, at, table.chairs[table.actor].person, match.version, match.legal()[0]))


def agree(table: Table, at: float, what: str, days: int = 0) -> None:
    """All people propose the same."""
    for chair in table.chairs:
        table.perform(at, consent.propose(table, at, chair.person, what, -1, days=days))
    table.perform(at, consent.settle(table, at))


def test_each_answer_has_its_days_and_a_bot_plays_on_after_them() -> None:
    table = table_of(THREE_DAYS, "ann", "ben")
    assert table.clock.runs_out() == FRIDAY + 3 * DAY
    move(table, FRIDAY + 2 * DAY)
    assert table.clock.runs_out() == FRIDAY + 5 * DAY
    actor = table.actor
    assert presence.run_out(table, FRIDAY + 5 * DAY - 1, actor) == ()
    table.perform(FRIDAY + 5 * DAY, presence.run_out(table, FRIDAY + 5 * DAY, actor))
    assert table.chairs[actor].why == "clock"


def test_a_clock_that_rests_on_weekends_goes_on_on_monday() -> None:
    table = table_of(ClockRule("days", DAY, weekends=True), "ann", "ben")
    assert table.clock.runs_out() == MONDAY_MIDNIGHT + DAY / 2
    assert table.clock.shown(table.clock.seat, MONDAY_MIDNIGHT - DAY) == DAY / 2
    assert table.clock.rests(MONDAY_MIDNIGHT - DAY) == MONDAY_MIDNIGHT
    agree(table, MONDAY_MIDNIGHT - DAY, "weekends")
    assert not table.clock.rule.weekends
    assert table.clock.runs_out() == MONDAY_MIDNIGHT - DAY / 2


def test_a_holiday_begins_when_all_agree_and_the_vote_outlasts_moves() -> None:
    table = table_of(THREE_DAYS, "ann", "ben", "cid")
    table.perform(FRIDAY, consent.propose(table, FRIDAY, "ann", "holiday", -1, days=7))
    move(table, FRIDAY + DAY)
    assert consent.settle(table, FRIDAY + DAY) == ()
    at = FRIDAY + 2 * DAY
    for person in ("ben", "cid"):
        table.perform(at, consent.vote(table, at, person, True))
    table.perform(at, consent.settle(table, at))
    assert table.proposal is None
    assert table.clock.rests(at) == at + 7 * DAY
    assert table.clock.runs_out() == at + 7 * DAY + 2 * DAY
    again = snapshot.unpack("t", snapshot.pack(table))
    assert again is not None
    assert again.clock == table.clock
    move(table, at + DAY)
    assert table.clock.runs_out() == at + 10 * DAY


def test_only_a_correspondence_table_rests() -> None:
    table = table_of(ClockRule("bank", 600), "ann", "ben")
    for what in ("holiday", "weekends"):
        with pytest.raises(Refused, match="Only the clock of a correspondence table"):
            consent.propose(table, FRIDAY, "ann", what, -1, days=1)
    assert not {"holiday", "weekends"} & {offer.what for offer in offers(table, FRIDAY, 0)}
    table = table_of(THREE_DAYS, "ann", "ben")
    assert Offer("holiday", -1, (1,)) in offers(table, FRIDAY, 0)
    with pytest.raises(Refused, match="A holiday has 1 to 30 days"):
        consent.propose(table, FRIDAY, "ann", "holiday", -1)
    for rule, why in (
        (ClockRule("days", 3600), "1 to 30 days"),
        (ClockRule("move", 60, weekends=True), "Only the clock"),
        (ClockRule("days", DAY, offset=900), "behind UTC"),
    ):
        with pytest.raises(Refused, match=why):
            rule.check()


def test_a_match_whose_clock_rests_does_not_expire() -> None:
    table = table_of(THREE_DAYS, "ann", "ben")
    agree(table, FRIDAY, "holiday", 30)
    assert presence.end(table, FRIDAY + 31 * DAY, "expired") == ()
    assert presence.end(table, FRIDAY + 34 * DAY, "expired") != ()


def test_people_agree_on_a_holiday_at_a_running_server(server: Served) -> None:
    guests, table = running_table(server, clock={"kind": "days", "seconds": 2 * DAY})
    seats = [guest.at(table) for guest in guests]
    seats[0].call("propose", what="holiday", days=5)
    changed = seats[1].wait_for("table", lambda frame: "proposal" in frame["table"])
    assert changed["table"]["proposal"] | {"number": 0} == {
        "what": "holiday",
        "seat": 0,
        "days": 5,
        "agreed": [0],
        "asked": [1],
        "number": 0,
    }
    seats[1].call("vote", agrees=True)
    seats[0].wait_for("table", lambda frame: "proposal" in frame["table"])
    rested = seats[0].wait_for("table", lambda frame: "proposal" not in frame["table"])
    assert rested["clocks"]["rests_until"] == pytest.approx(rested["now"] + 5 * DAY, abs=60)
    assert rested["clocks"]["runs_out"] == pytest.approx(rested["now"] + 7 * DAY, abs=60)
