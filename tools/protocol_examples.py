"""An example of every message, for docs/protocol.md: what a match says of itself comes from a real one."""

from __future__ import annotations

from itertools import count
from typing import Any

from galapagos.engine.game import find_game
from galapagos.engine.message import Message
from galapagos.engine.story import Happening
from galapagos.server import protocol
from galapagos.server.audience import Audience, Listener, Situation, Told, describe
from galapagos.server.clock import ClockRule
from galapagos.server.entry import Moved, Opened, Plan, Started
from galapagos.server.protocol import (
    Advice,
    Advised,
    AnalysisInfo,
    AskPosition,
    Changed,
    ChatLine,
    Chatted,
    GameInfo,
    Goodbye,
    Introduce,
    Joined,
    KeepMe,
    LabReport,
    LabShelf,
    LabWork,
    Log,
    LogIn,
    Me,
    OpenTable,
    PersonInfo,
    PositionText,
    Refusal,
    ReportPerson,
    SeatInfo,
    SeatPlan,
    SetSeat,
    SetWebhook,
    StartLabReport,
    TableInfo,
    TableLine,
    TakeSeat,
    Token,
    Update,
    WhyNot,
)
from galapagos.server.routes import games
from galapagos.server.table import Table
from galapagos.server.thinking import LoggedStep, PositionShown
from galapagos.server.thinking.answers import show
from galapagos.server.thinking.wire import Film, Moment, Show

AT = 1_767_225_600.0
ANN = PersonInfo("u8Jd2kqPz0aLmWxT", "Ann")
NAMES = {ANN.id: ANN.name}
TABLE = "5mQ0bN2dXw1LkRaz"
POSITION = "migration; white r e5; orange y e1"


def begun() -> Table:
    """A table of Ann and a bot at which Ann is asked first."""
    for number in count():
        opened = Opened(
            "dodo", find_game("dodo").rules_version, ANN.id, (Plan(ANN.id, nonce="finch"), Plan(bot="level2")), f"{number:064x}", clock=ClockRule("bank", 600, 5), hints=True)
        table = Table.begin(TABLE, opened, AT)
        match = table.match = table.first_match()
        table.apply(2, AT, Started(tuple(match.lines())))
        if table.actor == 0:
            return table
    raise AssertionError


def played(table: Table) -> tuple[Update, list[Happening]]:
    """What Ann is told after a move of hers."""
    assert table.match is not None
    before, done = Situation(table, table.match, AT), table.match.version
    told = Told(before.request(0, None, ""), {})
    before.offers(told.request, told.names)
    table.match.play(table.match.legal()[0], 0)
    table.apply(3, AT + 7, Moved(0, tuple(table.match.lines(done))))
    now = Situation(table, table.match, AT + 7)
    after = now.request(0, done, "")
    return told.update(now, after), after.events


def examples() -> dict[Any, Any]:
    """By type."""
    table = begun()
    info = describe(table, NAMES, AT)
    assert table.match is not None
    choice = table.match.request(0).choices[0]
    joined: Joined = Audience().join(table, NAMES, Listener(ANN.id), None, AT)
    view = table.match.view(0)
    update, events = played(table)
    line = ChatLine(1, AT, ANN, "Good luck!")
    seats = (SeatInfo(ANN), SeatInfo())
    return {
        Me: Me(ANN.id, "Ann", turns=1, settings={"theme": "dark"}),
        Introduce: Introduce(name="Ann"),
        KeepMe: KeepMe("blue footed booby"),
        LogIn: LogIn("Ann", "blue footed booby"),
        SetWebhook: SetWebhook("https://hooks.example.org/turn"),
        Token: Token("c3VjaCBhIHRva2VuIGlzIGxvbmcgYW5kIHJhbmRvbSE"),
        GameInfo: games.describe(find_game("dodo"), "ready"),
        TableInfo: info,
        TableLine: TableLine(TABLE, "dodo", "open", seats, {}, AT),
        OpenTable: OpenTable("dodo", [SeatPlan(me=True), SeatPlan(bot="level2"), SeatPlan()], {"turn_limit": "10"}, True, ClockRule("bank", 600, 5), nonce="finch"),
        TakeSeat: TakeSeat(nonce="tortoise"),
        SetSeat: SetSeat(1, "level3"),
        ReportPerson: ReportPerson("x0c3VjaGFuaWQxMjM0", "Rude words."),
        Log: Log([LoggedStep(update.version, 0, 0, events)]),
        Film: Film("dodo", 2, 0, {}, view, joined.request.scores if joined.request else [], [
            Moment(update.version, 0, 0, choice.text, update.actor, update.changes, events)]),
        PositionText: PositionText(table.match.position),
        AskPosition: AskPosition("dodo", POSITION, ["migrate c1 e2"], why="migrate c2 e6"),
        PositionShown: show(Show("dodo", POSITION, ["migrate c1 e2"], None, "migrate c2 e6")),
        AnalysisInfo: AnalysisInfo(0.25),
        LabShelf: LabShelf([LabReport("usual", "dodo", [2, 3, 4], 60_600, AT, "en")], True),
        LabWork: LabWork("quick-dodo-3", "dodo", 3, 0.4),
        StartLabReport: StartLabReport("dodo", 3, "de"),
        dict[str, str]: {},
        dict[str, str | int]: {"rolls": 23, "decisions": 56},
        Joined: joined,
        Update: update,
        Changed: Changed(info),
        Chatted: Chatted(line),
        Refusal: Refusal("The game has gone on since then: look again.", 7, version=update.version),
        WhyNot: WhyNot(8, "A creature migrates over one edge, not diagonally and not farther. [Migration Phase, D8]", Message("why-too-far")),
        Advice: Advice(9, [Advised(choice.action, choice.text, choice.message, 0.53)]),
        Goodbye: Goodbye("The server stops, and everything is kept: connect again in a moment."),
        protocol.Play: protocol.Play(id=7, version=update.version, action=choice.text),
        protocol.Undo: protocol.Undo(id=8, version=update.version),
        protocol.Propose: protocol.Propose(id=9, what="relieve", about=1),
        protocol.Vote: protocol.Vote(id=10, agrees=True),
        protocol.Why: protocol.Why(id=11, action="migrate c1 e5"),
        protocol.Stand: protocol.Stand(id=12, action="pass"),
        protocol.Say: protocol.Say(id=13, text="Good luck!"),
        protocol.Hint: protocol.Hint(id=14),
        protocol.Resign: protocol.Resign(id=15),
        protocol.Return: protocol.Return(id=16),
    }
