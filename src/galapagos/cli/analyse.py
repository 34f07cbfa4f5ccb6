"""`galapagos analyse`: judge the decisions of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from galapagos.engine.words.spoken import say

from .arguments import (
    Iterations,
    Json,
    Language,
    Picture,
    RecordFile,
    SearchBackend,
    Seed,
    Time,
    check_picture,
    parse_limit,
)
from .output import console, print_json, progress_bar

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from galapagos.lab.analysis import Analysis, Judged, TurningPoint

NUMBER = 5  # columns before the text of a decision


def analyse(
    file: RecordFile,
    iterations: Iterations = None,
    time: Time = None,
    every: Annotated[bool, typer.Option("--all", help="List every decision, not only the turning points.")] = False,
    output: Picture = None,
    seed: Seed = 0,
    backend: SearchBackend = "cpu",
    json: Json = False,
    language: Language = "en",
) -> None:
    """Judge every decision of a finished match: the chance of winning before and after it, and better actions.

    A search of 1600 iterations judges each decision with what its player could know. A decision gives away the chance
    of the best action minus the chance of the action played.

    \b
    galapagos analyse game.txt
    galapagos analyse game.txt --iterations 6400 --output chart.svg
    galapagos analyse game.txt --all
    """
    from galapagos.lab import analysis, chart

    from .compiling import compile_bots
    from .files import deliver, read_record

    limit, path = parse_limit(iterations, time), check_picture(output)
    record = read_record(file)
    analysis.replay_finished(record)  # refuses unsuitable records before any work
    if backend == "cpu":
        compile_bots(record.find_game(), quiet=json)
    with progress_bar("actions", len(record.actions), quiet=json) as advance:
        result = analysis.analyse(
            record, limit, seed=seed, backend=backend, language=language, progress=lambda _done, _total: advance(1)
        )
    if json:
        print_json(result.as_data())
    else:
        show(console(), result, record.players, every)
    if path:
        deliver(path, chart.draw_analysis(result))


def show(out: Console, result: Analysis, players: tuple[str, ...], every: bool) -> None:
    from .table.drawing import hanging

    how_much = say("analysis-decisions", count=len(result.decisions), iterations=f"{result.iterations:,}")
    out.print(f"[bold]{result.title}[/]: {how_much}")
    out.print(player_table(result, players))
    if every:
        what = say("analysis-legend")
        out.print(f"\n[bold]{say('analysis-decisions-title')}[/] [dim]{what}[/]")
        for judged in result.decisions:
            tell(out, result, judged)
        return
    none = say("analysis-no-turning-point")
    out.print(f"\n[bold]{say('analysis-turning-points')}[/]" if result.turning_points else f"\n{none}")
    for turn in result.turning_points:
        if turn.is_mistake:
            tell(out, result, result.decisions[turn.index])
        else:
            out.print(hanging(place(result, turn), fortune(result, turn), NUMBER))


def player_table(result: Analysis, players: tuple[str, ...]) -> Table:
    from rich.markup import escape
    from rich.table import Table

    from .table.drawing import called_apart

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("analysis-player"))
    for heading in ("analysis-decisions-column", "analysis-best-column", "analysis-given-away", "analysis-won"):
        table.add_column(say(heading), justify="right")
    for seat, name in enumerate(result.seat_names):
        mine = [judged for judged in result.decisions if judged.seat == seat]
        best = sum(judged.is_best for judged in mine) / len(mine) if mine else 1.0
        who = f" ({called_apart(players)[seat]})" if seat < len(players) else ""
        table.add_row(
            escape(f"{name}{who}"),
            str(len(mine)),
            f"{best:.0%}",
            f"{result.given_away(seat):.1%}",
            f"{result.course[-1][seat]:.0%}",
        )
    return table


def place(result: Analysis, turn: TurningPoint) -> str:
    return str(result.decisions[turn.index].number) if turn.index < len(result.decisions) else say("analysis-end")


def fortune(result: Analysis, turn: TurningPoint) -> str:
    before, after = (result.course[2 * turn.index - 1 + later][turn.seat] for later in (0, 1))
    return say("analysis-fortune", player=result.seat_names[turn.seat], before=f"{before:.0%}", after=f"{after:.0%}")


def tell(out: Console, result: Analysis, judged: Judged) -> None:
    from .table.drawing import hanging

    name, played, best = result.seat_names[judged.seat], judged.played, judged.best
    remark = f"; {say('analysis-the-best')}" if judged.is_best else ""
    out.print(
        hanging(
            str(judged.number),
            f"{name}: {played.label} ({played.text}), {judged.before:.0%} → {judged.after:.0%}{remark}",
            NUMBER,
        )
    )
    if judged.is_mistake:
        out.print(
            hanging("", say("analysis-better", words=best.label, action=best.text, chance=f"{best.chance:.0%}"), NUMBER)
        )
        if judged.reason:
            out.print(hanging("", f"{judged.reason.words}.", NUMBER))
