"""No table freezes: an exhaustive search shows that a present player, or time, leads on from every state. A state
consists of who is here, away, gone, relieved or resigned, whose turn it is, the open proposal with its votes, and whose
clock runs. Commands and time are tried with the real rules (`consent`, `presence`, `playing`, `Table`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from galapagos.engine.errors import Refused
from galapagos.engine.game import find_game
from galapagos.engine.language.contract import OVER
from galapagos.engine.match.saved import keep, resume
from galapagos.server.protocol.tables import ClockRule
from galapagos.server.store import Entry
from galapagos.server.table import consent, presence, snapshot
from galapagos.server.table.acting import deciding_seat
from galapagos.server.table.agreement import AWAY, is_agreed, is_gone, next_change, voters
from galapagos.server.table.entry import AnyDeed, Ended, Moved, Occupant, Opened, Started, decode, encode
from galapagos.server.table.offers import offers
from galapagos.server.table.playing import moved
from galapagos.server.table.room import replay
from galapagos.server.table.table import RUNNING, Table

Rule = Callable[..., tuple[AnyDeed, ...]]
NO_CLOCK, CLOCK, BANK = ClockRule(), ClockRule("move", 3600), ClockRule("bank", 3600)
TIME = "time"


@dataclass
class Situation:
    """A table, a time, and the steps that led there."""

    table: Table
    now: float
    before: Situation | None = None
    entries: list[Entry] = field(default_factory=list)

    def act(self, rule: Rule, *wish: Any, at: float | None = None) -> Situation | None:
        """The situation after a command and its votes; None if the command is refused or changes nothing."""
        after = Situation(twin(self.table, rule), self.now + 1 if at is None else at, self)
        try:
            after.write(rule(after.table, after.now, *wish))
        except Refused:
            return None
        after.write(consent.settle(after.table, after.now))
        return after if after.entries else None

    def write(self, deeds: tuple[AnyDeed, ...]) -> None:
        self.entries += self.table.perform(self.now, deeds)

    def log(self) -> list[Entry]:
        return (self.before.log() if self.before else []) + self.entries

    @property
    def here(self) -> list[int]:
        """The present players; a bot may be playing for them."""
        return [
            seat
            for seat, chair in enumerate(self.table.chairs)
            if chair.person and not chair.away and chair.why != "resigned"
        ]

    @property
    def key(self) -> object:
        """The key of a state: equal for equivalent situations."""
        table = self.table
        chairs = tuple(
            (chair.player, chair.why, chair.away > 0, is_gone(table, seat, self.now))
            for seat, chair in enumerate(table.chairs)
        )
        proposal = table.proposal and (
            table.proposal.what,
            table.proposal.seat,
            table.proposal.about,
            tuple(sorted(table.proposal.agreed)),
        )
        end = table.ended.why if table.ended else ""
        return table.status, end, chairs, table.actor, proposal, table.clock.seat


def twin(table: Table, rule: Rule) -> Table:
    """A copy of a table to change. It has its own match only if the command, or the votes after it, change the
    match."""
    changes_match = rule in (move, consent.undo) or (table.proposal and table.proposal.what == "undo")
    match = resume(keep(table.match)) if table.match and changes_match else table.match
    proposal = table.proposal and structs.replace(table.proposal, agreed=list(table.proposal.agreed))
    clock = replace(table.clock, left=list(table.clock.left))
    return replace(
        table,
        chairs=[copy(chair) for chair in table.chairs],
        match=match,
        clock=clock,
        proposal=proposal,
        lines=list(table.lines),
    )


class Step(NamedTuple):
    by: str  # "comes", "leaves", "resigns", "plays", or `TIME`
    after: object  # the key of a state
    is_move: bool
    is_end: bool


def begun(people: int, bots: int, clock: ClockRule, shared: int = 1) -> Situation:
    """All players are present and have answered once; before that, any of them could end the match. The first `shared`
    of them play on one device."""
    devices = ["p0" if 0 < seat < shared else "" for seat in range(people)]
    plans = tuple(
        [Occupant(f"p{seat}", device=device) for seat, device in enumerate(devices)] + [Occupant(bot="random")] * bots
    )
    opened = Opened(
        "dodo",
        find_game("dodo").rules_version,
        "p0",
        plans,
        "17" * 32,
        find_game("dodo").option_texts(find_game("dodo").new_state(len(plans), {})),
        clock=clock,
    )
    table = Table.begin("table", opened, 0.0)
    situation = Situation(table, 0.0, None, [Entry(1, 0.0, encode(opened)), *table.perform(0.0, [Started()])])
    for _ in range(len(plans) + 1):
        moved = situation.act(move, table.actor)
        assert moved
        situation, table = moved, moved.table
    return situation


def move(table: Table, now: float, seat: int) -> tuple[AnyDeed, ...]:
    """The first open answer, by a person or a bot."""
    match = table.running
    if seat != table.actor:
        raise Refused("It is another's turn.")
    if not table.chairs[seat].player:
        deciding_seat(table, table.chairs[seat].person)
    return (moved(match, seat, match.legal()[0], table.chairs[seat].player),)


def note(table: Table, now: float, person: str, is_here: bool) -> tuple[AnyDeed, ...]:
    """A device connects or disconnects, with all its players."""
    return tuple(deed for seat in table.seats_of(person) for deed in presence.note(table, now, seat, lambda _: is_here))


def wishes(situation: Situation) -> Iterator[tuple[str, Rule, tuple[Any, ...]]]:
    """All commands of the people at the table, allowed or not."""
    table = situation.table
    for seat, chair in enumerate(table.chairs):
        if not chair.person:
            continue
        person, is_first = chair.owner, seat == table.seats_of(chair.owner)[0]
        if is_first:
            yield ("comes" if chair.away else "leaves"), note, (person, chair.away > 0)
        if chair.away:
            continue
        yield "resigns", presence.resign, (person, seat)
        yield "plays", presence.come_back, (person, seat)
        yield "plays", consent.propose, (person, "abort", -1, seat)
        for other in range(len(table.chairs)):
            yield "plays", consent.propose, (person, "relieve", other, seat)
            yield "plays", consent.propose, (person, "claim", other, seat)
        yield "plays", consent.undo, (person, table.running.version)
        if table.proposal:
            yield "plays", consent.vote, (person, True, table.proposal.number)
            yield "plays", consent.vote, (person, False, table.proposal.number)
        if seat == table.actor and not chair.relief:
            yield "plays", move, (seat,)


def outcomes(situation: Situation) -> Iterator[tuple[str, Situation]]:
    """The states that commands and time lead to."""
    table = situation.table
    for by, rule, wish in wishes(situation):
        after = situation.act(rule, *wish)
        if after:
            yield by, after
    if table.actor >= 0 and table.chairs[table.actor].player:
        moved = situation.act(move, table.actor)
        assert moved, "a bot is asked and cannot answer"
        yield TIME, moved
    runs_out, looks = table.clock.runs_out(), next_change(table, situation.now)
    if runs_out is not None:
        out = situation.act(presence.run_out, table.clock.seat, at=runs_out)
        assert out, "the clock is at zero and nothing follows"
        yield TIME, out
    if looks is not None:
        later = situation.act(consent.settle, at=looks)
        yield TIME, later or Situation(table, looks, situation)


@cache
def searched(
    people: int, bots: int, clock: ClockRule, shared: int = 1
) -> tuple[dict[object, Situation], dict[object, list[Step]]]:
    """All reachable states, each with its first path and its successors."""
    first = begun(people, bots, clock, shared)
    found, steps, waiting = {first.key: first}, dict[object, list[Step]](), deque([first])
    while waiting:
        situation = waiting.popleft()
        mine = steps[situation.key] = []
        if situation.table.status != RUNNING:
            continue
        for by, after in outcomes(situation):
            key = after.key
            mine.append(
                Step(
                    by,
                    key,
                    any(isinstance(decode(one.data), Moved) for one in after.entries),
                    after.table.status != RUNNING,
                )
            )
            if key not in found:
                found[key] = after
                waiting.append(after)
    return found, steps


def from_which(steps: dict[object, list[Step]], by: set[str], is_goal: Callable[[Step], bool]) -> set[object]:
    """The states from which those steps lead to a goal."""
    to: dict[object, list[object]] = {}
    for key, mine in steps.items():
        for step in mine:
            if step.by in by:
                to.setdefault(step.after, []).append(key)
    good = {key for key, mine in steps.items() if any(step.by in by and is_goal(step) for step in mine)}
    waiting = list(good)
    while waiting:
        for key in to.get(waiting.pop(), []):
            if key not in good:
                good.add(key)
                waiting.append(key)
    return good


def running(situations: dict[object, Situation]) -> list[Situation]:
    return [situation for situation in situations.values() if situation.table.status == RUNNING]


def refusal(situation: Situation, rule: Rule, *wish: Any) -> str:
    try:
        rule(situation.table, situation.now, *wish)
    except Refused as refused:
        return str(refused)
    return ""


TABLES = [(people, bots, clock) for clock in (NO_CLOCK, CLOCK, BANK) for people, bots in ((2, 0), (2, 1), (3, 0))]
tables = pytest.mark.parametrize(
    ("people", "bots", "clock"), TABLES, ids=lambda given: given.kind if isinstance(given, ClockRule) else str(given)
)


def test_the_search_meets_all_that_can_happen_to_a_seat_and_all_that_can_be_proposed() -> None:
    met = [
        situation.table
        for people, bots, clock in TABLES
        if people + bots == 3 or clock is BANK
        for situation in searched(people, bots, clock)[0].values()
    ]
    assert {chair.why for table in met for chair in table.chairs} == {"", "away", "clock", "resigned"}
    assert {table.proposal.what for table in met if table.proposal} == {"undo", "relieve", "abort"}
    assert {table.actor for table in met} == {OVER, 0, 1, 2}
    assert {sum(chair.away > 0 for chair in table.chairs) for table in met} == {0, 1, 2, 3}
    assert {table.ended.why for table in met if table.ended} >= {"aborted", "resigned", "claimed"}


@tables
def test_those_who_are_there_lead_on_from_each_state(people: int, bots: int, clock: ClockRule) -> None:
    """Goals: a move or an end, without players who come back or give up."""
    situations, steps = searched(people, bots, clock)
    leading = from_which(steps, {"plays", TIME}, lambda step: step.is_move or step.is_end)
    assert [situation.key for situation in running(situations) if situation.here and situation.key not in leading] == []


@tables
def test_one_who_is_alone_can_both_go_on_and_end(people: int, bots: int, clock: ClockRule) -> None:
    situations, steps = searched(people, bots, clock)
    alone = [situation.key for situation in running(situations) if len(situation.here) == 1]
    assert alone
    for is_goal in (lambda step: step.is_move, lambda step: step.is_end):
        leading = from_which(steps, {"plays", TIME}, is_goal)
        assert [key for key in alone if key not in leading] == []


@pytest.mark.thorough
@pytest.mark.parametrize("clock", [NO_CLOCK, CLOCK, BANK], ids=lambda clock: clock.kind)
@pytest.mark.parametrize("people", [2, 3])
def test_players_on_one_device_lead_on_as_well(people: int, clock: ClockRule) -> None:
    """And those of a single device that is left can both go on and end."""
    situations, steps = searched(people, 0, clock, shared=2)
    moving, ending = (
        from_which(steps, {"plays", TIME}, is_goal) for is_goal in (lambda step: step.is_move, lambda step: step.is_end)
    )
    alone = 0
    for situation in running(situations):
        devices = {situation.table.chairs[seat].owner for seat in situation.here}
        if devices:
            assert situation.key in moving | ending
        if len(devices) == 1:
            alone += 1
            assert situation.key in moving
            assert situation.key in ending
    assert alone


@tables
def test_without_present_players_a_clock_or_a_returning_player_leads_on(
    people: int, bots: int, clock: ClockRule
) -> None:
    situations, steps = searched(people, bots, clock)
    by_time = from_which(steps, {TIME}, lambda step: step.is_move or step.is_end)
    leading = from_which(steps, {"plays", TIME}, lambda step: step.is_move or step.is_end)
    for situation in running(situations):
        if clock is not NO_CLOCK:
            assert situation.key in by_time
        elif not situation.here and situation.key not in by_time:
            players = [chair for chair in situation.table.chairs if chair.person and chair.why != "resigned"]
            back = [step.after for step in steps[situation.key] if step.by == "comes" and situations[step.after].here]
            assert not any(step.is_end for step in steps[situation.key]), "a player who comes back may want to play"
            assert len(back) == len(players) > 0
            assert leading.issuperset(back)


@tables
def test_whoever_is_there_soon_decides_without_one_who_has_left(people: int, bots: int, clock: ClockRule) -> None:
    """A player who is asked and has been away for the time of grace can be replaced by a bot, and in a game of two at
    a bank of time loses it to the other. A time for each answer needs neither."""
    situations, _ = searched(people, bots, clock)
    left = 0
    for situation in running(situations):
        table, about = situation.table, situation.table.actor
        waits_for_gone = about >= 0 and is_gone(table, about, situation.now) and not table.chairs[about].relief
        for seat in situation.here if waits_for_gone else []:
            if table.chairs[seat].relief:
                continue
            left += 1
            whats = {offer.what for offer in offers(table, situation.now, seat) if offer.about == about}
            asked_already = table.proposal and seat in table.proposal.agreed and table.proposal.about == about
            assert ("relieve" in whats) is not bool(asked_already)
            assert ("claim" in whats) is (clock is BANK and people + bots == 2)
    assert (left > 0) is (clock is not CLOCK)


@tables
def test_what_is_offered_is_not_refused_and_what_is_not_is(people: int, bots: int, clock: ClockRule) -> None:
    """And no other players have to agree than an offer names."""
    situations, _ = searched(people, bots, clock)
    for situation in running(situations):
        for seat in situation.here:
            person = situation.table.chairs[seat].person
            offered = {(offer.what, offer.about): offer for offer in offers(situation.table, situation.now, seat)}
            for what, about in [("abort", -1), *product(("relieve", "claim"), range(people + bots))]:
                after = situation.act(consent.propose, person, what, about, at=situation.now)
                offer = offered.pop((what, about), None)
                assert (offer is None) is (after is None), (what, about, situation.key)
                if after and offer and what != "relieve":
                    assert (offer.asks == ()) is (after.table.status != RUNNING)
                if after and offer and after.table.proposal and after.table.status == RUNNING:
                    waits = [one for one in voters(after.table, after.now) if one not in after.table.proposal.agreed]
                    assert list(offer.asks) == waits
            for what, rule in (("resign", presence.resign), ("return", presence.come_back)):
                assert (offered.pop((what, -1), None) is None) is bool(refusal(situation, rule, person))
            assert offered == {}


@tables
def test_no_proposal_blocks_another(people: int, bots: int, clock: ClockRule) -> None:
    """A proposal that is possible without an open one is possible at any time."""
    situations, _ = searched(people, bots, clock)
    for situation in running(situations):
        if situation.table.proposal is None:
            continue
        free = Situation(replace(situation.table, proposal=None), situation.now)
        for _, rule, wish in wishes(free):
            if rule in (consent.propose, consent.undo):
                assert refusal(situation, rule, *wish) in (
                    refusal(free, rule, *wish),
                    "This is proposed already: the others have not all answered.",
                )


@tables
def test_who_has_resigned_or_is_played_for_decides_nothing(people: int, bots: int, clock: ClockRule) -> None:
    situations, _ = searched(people, bots, clock)
    for situation in running(situations):
        table = situation.table
        for chair in table.chairs:
            if chair.person and chair.relief:
                sentence = "You have resigned" if chair.why == "resigned" else "A bot is playing for you"
                for rule, wish in (
                    (consent.propose, ("abort", -1)),
                    (consent.vote, (False,)),
                    (consent.vote, (True,)),
                    (consent.undo, (table.running.version,)),
                ):
                    assert refusal(situation, rule, chair.person, *wish).startswith(sentence)


@tables
def test_nothing_is_agreed_once_its_proposer_has_been_away_for_long(people: int, bots: int, clock: ClockRule) -> None:
    situations, _ = searched(people, bots, clock)
    agreed = [
        situation
        for situation in situations.values()
        if situation.table.ended == Ended("aborted") and len(answers(situation.table)) >= people + bots
    ]
    assert agreed
    for situation in agreed:
        proposal = situation.table.proposal
        assert proposal
        assert proposal.seat in voters(situation.table, situation.now)


def answers(table: Table) -> list[int]:
    """The seats that have made a decision; until all have, any player may end the match alone."""
    assert table.match
    return [answer.seat for answer in table.match.history.answers if answer.seat >= 0]


@tables
def test_the_log_alone_makes_the_same_table_in_each_process(people: int, bots: int, clock: ClockRule) -> None:
    """The log and the snapshot of a table give the same votes at any time."""
    situations, _ = searched(people, bots, clock)
    for situation in list(situations.values())[:: max(1, len(situations) // 200)]:
        table = situation.table
        for other in (replay("table", situation.log()), snapshot.unpack("table", snapshot.pack(table))):
            assert other
            assert (other.chairs, other.proposal, other.clock, other.lines, other.ended) == (
                table.chairs,
                table.proposal,
                table.clock,
                table.lines,
                table.ended,
            )
            for at in (situation.now, situation.now + AWAY):
                assert [rule(other, at) for rule in (voters, is_agreed, next_change)] == [
                    rule(table, at) for rule in (voters, is_agreed, next_change)
                ]


def test_three_people_without_a_clock_of_whom_two_leave() -> None:
    """The player who stays waits three minutes, then lets bots play for both others, or ends the match; an open
    proposal of theirs does not block that."""
    situation = begun(3, 0, NO_CLOCK)
    stays = situation.table.actor
    asked, other = [seat for seat in range(3) if seat != stays]
    situation = done(situation, move, stays)
    for seat in (asked, other):
        situation = done(situation, presence.note, seat, lambda _: False)
    assert "3 minutes" in refusal(situation, consent.propose, f"p{stays}", "relieve", asked)
    waiting = done(situation, consent.propose, f"p{stays}", "abort", -1)
    assert waiting.table.status == RUNNING
    later = next_change(waiting.table, waiting.now)
    assert later
    assert not waiting.act(consent.settle, at=later), "the other one has not been away for so long"
    later = waiting.now + AWAY
    assert done(waiting, consent.settle, at=later).table.ended == Ended("aborted")
    for seat in (asked, other):
        situation = done(situation, consent.propose, f"p{stays}", "relieve", seat, at=later)
    assert [chair.why for chair in situation.table.chairs].count("away") == 2
    assert situation.table.proposal is None


def done(situation: Situation, rule: Rule, *wish: Any, at: float | None = None) -> Situation:
    after = situation.act(rule, *wish, at=at)
    assert after
    return after
