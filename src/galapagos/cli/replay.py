"""`galapagos replay`: a match after it was played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import RecordFile
from .number import number_option
from .output import console

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.match import Match
    from galapagos.engine.record import Record

SPECTATOR = -1


def replay(
    file: RecordFile,
    to: Annotated[int | None, number_option("--to", "Stop after this many actions.", least=0)] = None,
    seat: Annotated[int | None, number_option("--seat", "As this player saw it; without it, as a spectator.")] = None,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the board after every player's decision.")] = False,
    position: Annotated[bool, typer.Option("--position", help="Print only the last position, as a text.")] = False,
) -> None:
    """Tell a recorded match from the beginning, and draw how it stands.

    \b
    galapagos replay game.txt
    galapagos replay game.txt --to 40 --seat 2
    galapagos replay game.txt --to 40 --position
    """
    from galapagos.engine.errors import Refused
    from galapagos.engine.match import Match

    from .files import read_record

    record = read_record(file)
    record.find_game()
    if seat is not None and not 1 <= seat <= record.seats:
        raise Refused(f"--seat must be from 1 to {record.seats} in this record, not {seat}.")
    match = Match.replay(record, to)         # all of it is checked before anything is shown
    out = console()
    if position:
        out.print(match.position, soft_wrap=True, markup=False)
    else:
        tell(out, record, match, SPECTATOR if seat is None else seat - 1, boards)


def tell(out: Console, record: Record, final: Match, seat: int, boards: bool) -> None:
    from rich.markup import escape

    from galapagos.engine.match import Match

    from .drawing import board, hanging, result

    played = len(final.actions)
    options = "".join(f", {name}={value}" for name, value in record.options.items())
    out.print(f"[bold]{final.game.title}[/], {record.seats} players{options}; {played} of {len(record.actions)} actions")
    match = Match.replay(record, 0)
    steps = match.steps
    for number in range(played + 1):
        for step in steps:
            for sentence in match.narrate(step, seat):
                out.print(hanging(str(number), sentence, 4))
        if number < played:
            by_player = not match.is_chance
            steps = match.play(record.actions[number])
            if boards and by_player:
                out.print(board(match, seat))
    if not boards:
        out.print(board(match, seat))
    if match.is_over:
        out.print(result(match, record.players))
    elif match.decision:
        out.print(f"[bold]{escape(match.decision.prompt)}[/]")
