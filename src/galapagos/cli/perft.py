"""`galapagos perft`: count sequences of answers."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import GameName, Options, Players, parse_options
from .number import number_option
from .output import console, waiting
from .seats import usual_seats

if TYPE_CHECKING:
    from galapagos.engine.game import Game

DEEPEST = 100


def perft(
    game: GameName,
    depth: Annotated[int, number_option("--depth", "The number of answers, chance included.", 1, DEEPEST)] = 3,
    position: Annotated[
        str | None, typer.Option("--position", metavar="POSITION", help="The starting position.", show_default=False)
    ] = None,
    players: Players = None,
    option: Options = None,
    backend: Annotated[
        str, typer.Option("--backend", metavar="NAME", help="python (slow, without compilation) or cpu.")
    ] = "cpu",
) -> None:
    """Count the sequences of answers of each length up to a depth. Almost any change of the rules changes the counts.

    Rolls and draws count like players' choices. Questions with a single answer do not count.

    \b
    galapagos perft dodo --depth 3
    galapagos perft dodo --position "seats 2; migration; white r e1; orange y e2"
    """
    from galapagos.engine.compiler.backend import check_backend, functions
    from galapagos.engine.errors import Refused
    from galapagos.engine.game import find_game
    from galapagos.engine.notation.position import parse

    found = find_game(game)
    check_backend(backend)
    if position is not None and (players is not None or option):
        raise Refused("position-with-players")
    options = parse_options(option)
    s = (
        parse(found, position)
        if position is not None
        else found.new_state(usual_seats(found, options) if players is None else players, options)
    )
    with waiting(f"Compiling the rules of {found.title}; this is kept for the next time"):
        count = functions(found, backend).count_leaves
    out = console()
    out.print(f"[bold]{found.title}[/], {s.seats} players")
    for level in range(1, depth + 1):
        begin = time.perf_counter()
        with waiting(f"depth {level}"):
            leaves = in_thread(lambda level=level: count_from(found, s, level, count))
        seconds = time.perf_counter() - begin
        out.print(f"depth {level:>3}  {leaves:>20,}  [dim]{seconds:8.2f} s[/]")


def count_from(game: Game, s: Any, depth: int, count: Any) -> int:
    """Sequences of `depth` answers from a position."""
    from galapagos.engine.language.struct import assign, buffer, i16, i64

    states, space = buffer(game.state, depth + 1), game.actions.size
    assign(states[0], s)
    return int(
        count(
            states,
            depth,
            buffer(i16, space),
            buffer(i16, space * depth),
            buffer(i64, depth + 1),
            buffer(i64, depth + 1),
        )
    )


def in_thread(work: Any) -> Any:
    """Run in another thread, because compiled code does not notice Ctrl-C."""
    from concurrent.futures import ThreadPoolExecutor

    pool = ThreadPoolExecutor(1)
    try:
        return pool.submit(work).result()
    finally:
        pool.shutdown(wait=False)
