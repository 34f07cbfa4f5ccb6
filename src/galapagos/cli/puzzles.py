"""`galapagos puzzles`: positions with one best answer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.words.spoken import say

from .arguments import GameName, Iterations, Language, Seed
from .help import Command
from .number import number_option
from .output import Stopped, console, progress_bar

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game
    from galapagos.lab.puzzles.make import Workshop
    from galapagos.lab.puzzles.puzzle import Puzzle

app = typer.Typer(name="puzzles", add_completion=False, rich_markup_mode=None)
COUNT = 200
File = Annotated[
    str | None,
    typer.Option(
        "--file", metavar="FILE", help="The file of puzzles.", show_default="the one that comes with the game"
    ),
]


@app.callback(invoke_without_command=True)
def puzzles(context: typer.Context) -> None:
    """Find positions with one answer that is clearly best, and look at them.

    \b
    galapagos puzzles make dodo --count 500 --output dodo.txt
    galapagos puzzles show dodo
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(short_help="Search matches of bots for puzzles.", cls=Command)
def make(
    game: GameName,
    output: Annotated[str, typer.Option("--output", metavar="FILE", help="The file to write, or to continue.")],
    count: Annotated[int, number_option("--count", "How many puzzles.", 1)] = COUNT,
    thought: Iterations = None,
    workers: Annotated[int, number_option("--workers", "Processes; 0 for one on each core.", 0)] = 0,
    seconds: Annotated[int, number_option("--seconds", "Stop after so many seconds; 0 for never.", 0)] = 0,
    seed: Seed = 0,
) -> None:
    """Bots play matches on all cores, and each of their decisions is judged.

    A decision becomes a puzzle if one answer leads by 7 % in two further searches with twenty times the thought, if
    it gains something that a player can name, and if less thought does not find it every time. Each match is written
    when it is over, so Ctrl-C loses little, and the same command continues.

    \b
    galapagos puzzles make dodo --count 500 --output dodo.txt
    galapagos puzzles make evo --iterations 1600 --seconds 600 --output evo.txt
    """
    import time

    from galapagos.engine.game import find_game
    from galapagos.lab.puzzles import make as making

    from .compiling import compile_bots
    from .files import check_output

    path = Path(output)
    check_output("--output", path)
    workshop = making.Workshop(path, making.Order(find_game(game).name, seed, thought or 0))
    compile_bots(find_game(game))
    begin = time.monotonic()
    try:
        with progress_bar("puzzles", count) as advance:
            advance(min(count, workshop.count))
            for searched in making.make(workshop, count, workers):
                advance(len(searched.puzzles))
                if seconds and time.monotonic() - begin > seconds:
                    break
    except KeyboardInterrupt:
        raise Stopped("puzzles-stopped", **how_far(workshop)) from None
    tell(console(), workshop)


def how_far(workshop: Workshop) -> dict[str, str | int]:
    return {"count": workshop.count, "matches": len(workshop.matches), "file": str(workshop.path)}


def tell(out: Console, workshop: Workshop) -> None:
    out.print(say("puzzles-made", **how_far(workshop)))
    for why, number in workshop.rejected.most_common():
        if why:
            out.print(f"  {number:>7,}  {say(f'puzzles-{why}')}")


@app.command(short_help="Show puzzles with their answers.", cls=Command)
def show(
    game: GameName,
    name: Annotated[str, typer.Argument(metavar="NAME", help="One puzzle.", show_default="all")] = "",
    file: File = None,
    language: Language = "en",
) -> None:
    """Show the board, the question, the best answer with its reason, and the other answers.

    \b
    galapagos puzzles show dodo
    galapagos puzzles show dodo 3f2a91c0 --language de
    """
    from galapagos.engine.errors import Refused
    from galapagos.engine.game import find_game
    from galapagos.lab.puzzles.puzzle import parse, shipped

    found = find_game(game)
    known = parse(Path(file).read_text(encoding="utf-8")).puzzles if file else tuple(shipped(found).values())
    wanted = [puzzle for puzzle in known if puzzle.name.startswith(name)]
    if not wanted:
        raise Refused("puzzle-unknown", name=name, game=found.title)
    for puzzle in wanted:
        print_puzzle(console(), found, puzzle, language)


def print_puzzle(out: Console, game: Game, puzzle: Puzzle, language: str) -> None:
    from rich.markup import escape

    from galapagos.engine.match.request import ChoiceBuilder

    match = game.from_position(puzzle.position)
    seat, words = match.state.actor, match.words(language)
    request = match.request(seat, words=language)
    hidden = game.hidden(match.state, seat)
    builder = ChoiceBuilder(game, hidden, match.story.ids)
    themes = ", ".join(words.say(f"theme-{theme}") for theme in puzzle.themes)
    out.rule(f"[bold]{puzzle.name}[/]  {puzzle.rating}  {escape(themes)}")
    out.print(game.module("board").draw(request.view, seat, words))
    out.print(f"[bold]{escape(request.prompt.words if request.prompt else '')}[/]")
    for reply in puzzle.replies:
        said = words.sentence(builder.choice(match.code(reply.action)).message)
        mark = "[green]" if reply is puzzle.best else "[dim]"
        out.print(f"  {mark}{reply.chance:5.1f} %[/]  {escape(said)} ({escape(reply.action)})")
        if reply is puzzle.best:
            out.print(f"           {escape(words.sentence(puzzle.reason))}.")
        out.print(f"           [dim]{escape(', '.join(reply.line))}[/]")
    out.print()
