"""Events: declared once, told where they happen, and `tell` bound three ways."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from galapagos.engine.batch import play as batch
from galapagos.engine.batch.tally import count_events, counting
from galapagos.engine.compiler.backend import as_numpy, built, program
from galapagos.engine.compiler.compile import compile_cpu
from galapagos.engine.compiler.program import Program, interpret
from galapagos.engine.game import find_game
from galapagos.engine.language import contract
from galapagos.engine.language.action import Part
from galapagos.engine.language.chance import Random
from galapagos.engine.language.event import Events, count, number, say_nothing, secret, tell
from galapagos.engine.language.struct import assign, buffer, counted, i16, i32, i64, listening, struct
from galapagos.engine.loops import playout
from galapagos.engine.loops.playout import Outcome
from galapagos.engine.match.match import Match

EVENTS = Events()
PAID = EVENTS.event("paid", Part.named("player", ("ann", "bob")), number("coins"))
BROKE = EVENTS.event("broke", Part.named("player", ("ann", "bob")), cause="player", grave=True)


@struct
class Purse:
    coins: i16


def pay(s: Purse, seat: int, coins: int) -> int:
    if s.coins < coins:
        tell(s, BROKE, seat)
        return 0
    s.coins -= coins
    tell(s, PAID, seat, coins)
    return coins


def bound(teller: Any, state: Any = Purse) -> Program:
    return Program([pay], (__name__, "galapagos.engine.language.event"), {tell: teller, Purse: state})


def both(program: Program) -> list[tuple[Any, Any]]:
    """`pay` of a program, interpreted and compiled, and how each takes a purse."""
    return [(interpret(program)["pay"], lambda purse: purse), (compile_cpu(program)["pay"], as_numpy)]


def full(coins: int, kind: Any = None) -> Any:
    purse = (kind or listening(Purse))()
    purse.coins = coins
    return purse


# --- a small example


def test_told_as_it_stands_whoever_listens_hears_all_of_it() -> None:
    heard: list[tuple[int, tuple[int, ...]]] = []
    purse = full(3)
    purse.hear = lambda s, event, parts: heard.append((event, parts))
    assert [pay(purse, 0, 2), pay(purse, 1, 2)] == [2, 0]
    assert heard == [(PAID.number, (0, 2)), (BROKE.number, (1,))]


def test_where_nobody_listens_nothing_is_said() -> None:
    purse = full(3, Purse)
    assert pay(purse, 0, 2) == 2
    assert not hasattr(purse, "hear")


def test_bound_to_nothing_the_rules_do_the_same_and_say_nothing() -> None:
    for function, convert in both(bound(say_nothing)):
        purse = full(3)
        purse.hear = pytest.fail
        assert [function(convert(purse), 0, 2), function(convert(purse), 1, 2)] == [2, 0]
        assert purse.coins == 1


def test_bound_to_a_counter_the_state_has_a_tally_behind_its_own_fields() -> None:
    kind: Any = counted(Purse, len(EVENTS.kinds))
    for function, convert in both(bound(count, kind)):
        purse = kind()
        purse.coins = 5
        for coins in (2, 2, 2, 1):
            function(convert(purse), 0, coins)
        assert (purse.coins, list(purse.tally)) == (0, [3, 1])


def test_a_counted_struct_begins_like_its_own() -> None:
    plain = Purse()
    plain.coins = 7
    more: Any = counted(Purse, 4)()
    assign(more, plain)
    assert (more.coins, list(more.tally)) == (7, [0, 0, 0, 0])
    assert counted(Purse, 4) is counted(Purse, 4)


def test_an_event_has_a_name_of_its_own_and_parts_that_only_one_player_hears() -> None:
    events = Events()
    events.event("dealt", Part.named("player", ("ann", "bob")), secret(Part.named("card", ("ace", "king"))))
    assert events.kinds[0].hides
    assert not EVENTS.kinds[0].hides
    with pytest.raises(ValueError, match="a unique name"):
        events.event("dealt")


# --- a whole game

DODO = find_game("dodo")
SEATS, GAMES, SEED = 3, 6, 5


class Recorder:
    """Hears whole games, one after the other."""

    def __init__(self) -> None:
        self.games: list[Counter[str]] = []

    def play(self) -> Any:
        state: Any = type("State", (DODO.state,), {"hear": staticmethod(self.hear)})
        functions = built(DODO, program(DODO, (playout.play_games,), {tell: tell}), "python")
        states, scratch, outcomes = buffer(state, 2), buffer(DODO.state, 2), buffer(Outcome, GAMES)
        assign(states[0], DODO.blank({}))
        memory = (
            Random(),
            scratch,
            buffer(i16, DODO.actions.size),
            buffer(i32, DODO.actions.size),
            buffer(i64, contract.MAX_SEATS),
        )
        for game in range(GAMES):
            self.games.append(Counter())
            one = buffer(Outcome, 1)
            functions.play_games(states, SEATS, batch.bot_kinds(SEATS, ["random"]), SEED, game, *memory, one)
            outcomes[game] = one[0]
        return outcomes

    def hear(self, s: Any, event: int, parts: tuple[int, ...]) -> None:
        self.games[-1][DODO.events.kinds[event].name] += 1


@pytest.fixture(scope="module")
def recorder() -> tuple[Recorder, Any]:
    made = Recorder()
    return made, made.play()


def marks(outcomes: Any) -> list[int]:
    return [outcome.mark for outcome in outcomes]


@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_telling_changes_no_game(backend: str, recorder: tuple[Recorder, Any]) -> None:
    silent = batch.play(DODO, SEATS, ["random"], GAMES, seed=SEED, backend=backend, checked=True)
    assert marks(silent) == marks(recorder[1])
    assert bytes(silent) == bytes(recorder[1])


@pytest.mark.parametrize("backend", ["python", "cpu"])
def test_a_counter_counts_what_a_recorder_hears(backend: str, recorder: tuple[Recorder, Any]) -> None:
    counts = count_events(DODO, SEATS, ["random"], GAMES, seed=SEED, backend=backend)
    assert [Counter(game) for game in counts] == recorder[0].games
    assert all(game["dealt"] == 9 and game["ended"] == 1 and game["starved"] == game["gone"] for game in counts)


def test_only_the_counting_program_has_a_tally() -> None:
    state = counting(DODO).bound(contract.State)
    assert state is counting(DODO).bound(DODO.state)
    assert state._fields_[:-1] == DODO.state._fields_
    assert program(DODO).bound(contract.State) is DODO.state


def test_a_match_hears_what_a_counter_counts() -> None:
    """The third binding in its place: a match records, by its story, what the same actions make a counter count."""
    match = Match(DODO, DODO.new_state(SEATS), None)
    while not match.is_over:
        match.play(match.legal()[len(match.actions) * 5 % len(match.legal())])
    told = Counter(known.event for step in match.steps for known, _, _ in step.heard)
    told.pop("won")
    state: Any = counted(DODO.state, len(DODO.events.kinds))()
    assign(state, DODO.blank({}))
    rules = interpret(
        Program([contract.setup, contract.apply], (DODO.package, "galapagos.engine"), {**counting(DODO).bind})
    )
    rules["setup"](state, SEATS)
    for step in match.steps[1:]:
        rules["apply"](state, step.action)
    assert {kind.name: state.tally[kind.number] for kind in DODO.events.kinds if state.tally[kind.number]} == told
