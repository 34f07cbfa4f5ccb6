"""`galapagos replay`: replay a recorded match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.words.spoken import say

from .arguments import Language, RecordFile
from .number import number_option
from .output import console

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.match.match import Match
    from galapagos.engine.match.record import Record
    from galapagos.engine.match.story import Step

SPECTATOR = -1
NUMBER = 4  # columns before a sentence


def replay(
    file: RecordFile,
    to: Annotated[int | None, number_option("--to", "Stop after this many actions.", least=0)] = None,
    seat: Annotated[
        int | None, number_option("--seat", "The player whose view to show; by default, a spectator's.")
    ] = None,
    boards: Annotated[bool, typer.Option("--boards", help="Draw the board after every player's decision.")] = False,
    position: Annotated[bool, typer.Option("--position", help="Print only the last position, in notation.")] = False,
    language: Language = "en",
) -> None:
    """Tell a recorded match from the beginning, and draw the last board.

    \b
    galapagos replay game.txt
    galapagos replay game.txt --to 40 --seat 2
    galapagos replay game.txt --to 40 --position
    """
    from galapagos.engine.errors import Refused
    from galapagos.engine.match.match import Match

    from .files import read_record

    record = read_record(file)
    record.find_game()
    if seat is not None and not 1 <= seat <= record.seats:
        raise Refused("replay-seat-unknown", most=record.seats, seat=seat)
    match = Match.replay(record, to)  # checks everything before showing anything
    out = console()
    if position:
        out.print(match.position, soft_wrap=True, markup=False)
    else:
        tell(out, record, match, SPECTATOR if seat is None else seat - 1, boards, language)


def tell(out: Console, record: Record, final: Match, seat: int, boards: bool, language: str) -> None:
    from rich.markup import escape

    from galapagos.engine.match.match import Match

    from .table.drawing import board, result

    options = "".join(f", {name}={value}" for name, value in record.options.items())
    players = say("players", number=record.seats)
    how_far = say("actions-of", count=final.version, number=len(record.actions))
    out.print(f"[bold]{final.words(language).say('title')}[/], {players}{options}; {how_far}")
    told = by_line(final)
    match = Match.replay(record, 0)
    tell_line(out, final, told[0], seat, language)
    for number, line in enumerate(record.actions[: final.version], 1):
        by_player = not match.is_chance
        match.play_line(line, number)
        tell_line(out, final, told[number], seat, language)
        if boards and by_player:
            out.print(board(match, seat, language))
    if not boards:
        out.print(board(match, seat, language))
    if match.is_over:
        out.print(result(match, record.players, language))
    elif prompt := match.request(seat, words=language).prompt:
        out.print(f"[bold]{escape(prompt.words)}[/]")


def by_line(match: Match) -> list[list[Step]]:
    """The steps that each line of the record led to, and those before the first line."""
    steps: list[list[Step]] = [[] for _ in range(match.version + 1)]
    for step in match.steps:
        steps[step.version].append(step)
    return steps


def tell_line(out: Console, match: Match, steps: list[Step], seat: int, language: str) -> None:
    """Print the steps of a line, and mark those that were undone later."""
    from .table.drawing import hanging
    from .table.news import lines_of

    for step in steps:
        for line in lines_of(match.game, step, seat, language):
            sentence = say("undo-of", sentence=line.sentence) if step.undone else line.sentence
            out.print(hanging(str(step.version), sentence, NUMBER), style="bold" if line.is_heading else "")
