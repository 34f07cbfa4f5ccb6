"""Plays, shows and writes a fit of weights."""

from __future__ import annotations

from rich.table import Table

from galapagos.engine.game import Game
from galapagos.engine.words.message import ENGLISH
from galapagos.engine.words.spoken import spoken
from galapagos.lab.fitting import cost, positions
from galapagos.lab.fitting.duel import Duel
from galapagos.lab.fitting.fit import Fit, Quality
from galapagos.lab.fitting.positions import Positions
from galapagos.lab.fitting.source import path_of, source
from galapagos.lab.paper.catalogue import catalogue, decimal, game_title, number, say

from ..files import deliver
from ..output import Stopped, console, error_console, progress_bar, waiting
from .findings import plain_table
from .playing import in_words as in_time


def announce(
    game: Game, sizes: list[int], games: int, search: int, duel: int, iterations: int | None, backend: str
) -> None:
    with waiting(say("compiling", game=game_title(game.name)), False):
        thinking = game.module("heuristics").THINKING
        seconds = cost.seconds(game, sizes, games, search, duel, iterations or thinking.iterations, backend)
    said = say("fit-cost", games=games * len(sizes), duels=duel * len(sizes), time=in_time(seconds))
    error_console().print(said, soft_wrap=True)


def gather(
    game: Game, sizes: list[int], games: int, search: int, stages: int, seed: int, backend: str, quiet: bool
) -> list[Positions]:
    made = []
    for size in sizes:
        with waiting(say("compiling", game=game_title(game.name)), quiet):
            positions.prepare(game, backend)
        try:
            with progress_bar(say("players", count=size), games, quiet) as progress:
                made.append(
                    positions.gather(
                        game,
                        size,
                        games,
                        stages=stages,
                        iterations=search,
                        seed=seed,
                        backend=backend,
                        progress=progress,
                    )
                )
        except KeyboardInterrupt:
            raise Stopped("fit-stopped-early") from None
    return made


def fight(fitted: Fit, size: int, games: int, iterations: int | None, seed: int, backend: str, quiet: bool) -> Duel:
    thinking = fitted.game.module("heuristics").THINKING
    own = iterations or thinking.iterations
    duel = Duel(fitted.game, size, fitted.before, fitted.after, games, own, seed, backend)
    try:
        with waiting(say("fit-compiling"), quiet):
            _ = duel.contenders
        with progress_bar(say("players", count=size), duel.sets, quiet) as progress:
            for _ in duel.play():
                progress(1)
    except KeyboardInterrupt:
        raise Stopped(
            "fit-stopped-in-duel", number=len(duel.shares), count=duel.sets, sentence=in_words(duel)
        ) from None
    return duel


def keep(
    fitted: Fit,
    duels: list[Duel],
    sizes: list[int],
    games: int,
    search: int,
    stages: int,
    seed: int,
    iterations: int | None,
) -> None:
    command = " ".join(
        filter(
            None,
            (
                f"galapagos lab fit {fitted.game.name} --players {','.join(map(str, sizes))} --games {games}",
                f"--search {search}" if search else "",
                f"--stages {stages}" if stages > 1 else "",
                f"--duel {duels[0].games}",
                f"--iterations {iterations}" if iterations else "",
                f"--seed {seed} --write",
            ),
        )
    )
    deliver(path_of(fitted.game), source(fitted.after, command, "\n".join(in_words(duel, ENGLISH) for duel in duels)))


# --- output


def show(fitted: Fit, duels: list[Duel], is_accepted: bool) -> None:
    out = console()
    out.print(f"[bold]{game_title(fitted.game.name)}[/]: {say('fit-quality')}")
    out.print(quality_table(fitted.qualities))
    out.print()
    out.print(weight_table(fitted))
    for duel in duels:
        out.print(f"\n{in_words(duel)}", soft_wrap=True)
    out.print(say("fit-accepted" if is_accepted else "fit-not-accepted"))


def in_words(duel: Duel, language: str = "") -> str:
    """The result of a duel, by default in the user's language; empty before the first set is finished."""
    if not duel.shares:
        return ""
    found, (new, old) = duel.found, duel.contenders
    shares = {"share": found.mean, "low": found.low, "high": found.high, "even": 1 / duel.seats}
    return catalogue(language or spoken()).say(
        "fit-duel",
        players=duel.seats,
        games=len(duel.shares) * duel.seats,
        new=str(new.iterations),
        old=str(old.iterations),
        **{name: f"{100 * share:.1f}" for name, share in shares.items()},
    )


def quality_table(qualities: tuple[Quality, ...]) -> Table:
    table = plain_table(
        "players", "stage", "positions", "fit-nothing", "fit-loss-before", "after", "fit-auc-before", "after"
    )
    for quality in qualities:
        figures = (quality.nothing, quality.before, quality.after, quality.auc_before, quality.auc_after)
        stage = say(f"fit-stage-{quality.stage}")
        table.add_row(
            str(quality.players), stage, number(quality.positions), *(decimal(figure, 3) for figure in figures)
        )
    return table


def weight_table(fitted: Fit) -> Table:
    table = plain_table("fit-term", "before", "after")
    for place, term in enumerate(fitted.before.terms):
        table.add_row(term, *(span([row[place] for row in weights.table]) for weights in (fitted.before, fitted.after)))
    table.add_row("doubt", str(fitted.before.doubt), str(fitted.after.doubt))
    return table


def span(weights: list[int]) -> str:
    """A weight in the first and the last stage of the game."""
    return f"{weights[0]} … {weights[-1]}" if weights[0] != weights[-1] else str(weights[0])
