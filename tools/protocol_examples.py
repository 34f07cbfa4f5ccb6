"""Examples of calls and frames for docs/protocol.md. Those of a match are from a real one."""

from __future__ import annotations

from itertools import count
from typing import Any

from galapagos.engine.game import find_game
from galapagos.engine.words.message import Message
from galapagos.server.protocol import calls
from galapagos.server.protocol.frames import Joined, Refusal, Update
from galapagos.server.protocol.tables import ClockRule, OpenTable, SeatPlan
from galapagos.server.table.audience import Audience, Listener, clocks_of, update
from galapagos.server.table.entry import Occupant, Opened, Started
from galapagos.server.table.playing import moved
from galapagos.server.table.table import Table

AT = 1_767_225_600.0
ANN = "u8Jd2kqPz0aLmWxT"
TABLE = "5mQ0bN2dXw1LkRaz"


def begun() -> Table:
    """A table of Ann and a bot at which Ann is asked first."""
    plans, clock = (Occupant(ANN, nonce="finch"), Occupant(bot="level2")), ClockRule("bank", 600, 5)
    for number in count():
        opened = Opened("dodo", find_game("dodo").rules_version, ANN, plans, f"{number:064x}", clock=clock, hints=True)
        table = Table.begin(TABLE, opened, AT)
        table.perform(AT, [Started()])
        if table.actor == 0:
            return table
    raise AssertionError


def played(table: Table) -> Update:
    """The update for Ann after a move of hers."""
    assert table.match is not None
    before = table.match.request(0)
    table.perform(AT + 7, [moved(table.match, 0, table.match.legal()[0])])
    return update(before, table.match.request(0, before.version), clocks_of(table, AT + 7))


def examples() -> dict[Any, Any]:
    """By type."""
    table = begun()
    joined: Joined = Audience().join(table, {ANN: "Ann"}, Listener(ANN), None, AT)
    assert joined.request is not None
    action, told = joined.request.choices[0].text, played(table)
    version = joined.request.version
    return {
        OpenTable: OpenTable("dodo", [SeatPlan(me=True), SeatPlan(bot="level2")], clock=ClockRule("bank", 600, 5)),
        Joined: joined,
        Update: told,
        Refusal: Refusal("The game has moved on: look again.", 7, Message("game-gone-on"), told.version),
        calls.Play: calls.Play(id=7, version=version, action=action),
        calls.Undo: calls.Undo(id=8, version=told.version),
        calls.Propose: calls.Propose(id=9, what="relieve", about=1),
        calls.Vote: calls.Vote(id=10, agrees=True, number=1),
        calls.Why: calls.Why(id=11, action="migrate w1 e5"),
        calls.Stand: calls.Stand(id=12, action="pass"),
        calls.Say: calls.Say(id=13, text="Good luck!"),
        calls.Hint: calls.Hint(id=14),
        calls.Resign: calls.Resign(id=15),
        calls.Return: calls.Return(id=16),
        calls.Lift: calls.Lift(id=17, seat=1),
    }
