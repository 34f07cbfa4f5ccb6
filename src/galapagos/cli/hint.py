"""`galapagos hint`: the best few actions in a position, with their chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from galapagos.engine.words.spoken import say

from .arguments import Iterations, Json, Language, Time, parse_limit
from .number import number_option
from .output import console, print_json, waiting

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from galapagos.bots.budget import Budget
    from galapagos.bots.gains import RatedAction
    from galapagos.engine.match.match import Match

FEW, MOST = 3, 100
MARKED = 10  # columns of a full bar
ITERATIONS, SECONDS = 6400, 3.0  # of a hint at a table


def hint(
    source: Annotated[
        str,
        typer.Argument(metavar="FILE|GAME", help="A record of a match, or a game with --position.", show_default=False),
    ],
    to: Annotated[int | None, number_option("--to", "After this many actions of the record.", least=0)] = None,
    position: Annotated[
        str | None,
        typer.Option(
            "--position", metavar="POSITION", help="A position, as replay --position prints it.", show_default=False
        ),
    ] = None,
    count: Annotated[int, number_option("--count", "How many actions to show.", 1, MOST)] = FEW,
    iterations: Iterations = None,
    time: Time = None,
    json: Json = False,
    language: Language = "en",
) -> None:
    """Show the best few actions of the player to move, and their chances of winning.

    The search uses what that player knows, and guesses the rest.

    \b
    galapagos hint game.txt
    galapagos hint game.txt --to 40
    galapagos hint dodo --position "seats 2; migration; white r e1; orange y e2"
    """
    from .compiling import compile_bots

    limit = parse_limit(iterations, time)
    match = find_match(source, to, position)
    compile_bots(match.game, quiet=json)
    with waiting(say("thinking"), quiet=json):
        opinions = find_hints(match, count, limit.budget if limit else None)
    if json:
        print_json(as_json(match, opinions, language))
    else:
        prompt = match.request(match.state.actor, words=language).prompt
        console().print(f"[bold]{prompt.words if prompt else ''}[/]")
        console().print(hint_table(match, opinions, language))


def find_match(source: str, to: int | None, position: str | None) -> Match:
    """A match in which a player must decide."""
    from pathlib import Path

    from galapagos.engine.errors import Refused
    from galapagos.engine.game import game_names
    from galapagos.engine.match.match import Match, from_position

    from .files import read_record

    if position is not None:
        if to is not None:
            raise Refused("hint-to-or-position")
        match = from_position(source, position)
    else:
        if source in game_names() and not Path(source).exists():
            raise Refused("hint-of-game", game=source)
        record = read_record(source)
        record.find_game()
        match = Match.replay(record, to)
    if match.is_over:
        raise Refused("hint-match-over")
    if match.is_chance:
        raise Refused("hint-dice-next")
    return match


def show_hint(out: Console, match: Match, seat: int, language: str) -> None:
    """Show a hint at a table: the best few actions by search, or a greedy bot's action until the search is compiled.
    Both use only what the seat knows."""
    from rich.markup import escape

    from galapagos.bots import levels, make_bot
    from galapagos.bots.budget import Budget

    game = match.game
    if levels.is_ready(game):
        with waiting(say("thinking")):
            opinions = find_hints(match, FEW, Budget(ITERATIONS, SECONDS))
        out.print(say("hint-chances"))
        out.print(hint_table(match, opinions, language))
        return
    action = make_bot(game, "greedy", len(match.actions)).choose(game, game.hidden(match.state, seat))
    words, text = spoken(match, action, language)
    out.print(escape(say("hint-greedy", words=words, action=text)))


def find_hints(match: Match, count: int, budget: Budget | None) -> list[RatedAction]:
    """The best few actions of the player to move, from what that player knows."""
    from galapagos.bots.levels import best_few

    seat = match.state.actor
    return best_few(match.game, match.game.hidden(match.state, seat), seat, count, budget, ids=match.story.ids)


def spoken(match: Match, action: int, language: str) -> tuple[str, str]:
    """An open action in words, and as a person can type it."""
    from galapagos.engine.match.request import ChoiceBuilder

    hidden = match.game.hidden(match.state, match.state.actor)
    choice = ChoiceBuilder(match.game, hidden, match.story.ids).choice(action)
    return match.words(language).sentence(choice.message), choice.text


def hint_table(match: Match, advice: list[RatedAction], language: str) -> Table:
    seat, words = match.state.actor, match.words(language)
    return chance_table(
        [
            HintRow(
                one.chances[seat],
                *spoken(match, one.action, language),
                one.is_close,
                words.sentence(one.reason) if one.reason else "",
            )
            for one in advice
        ]
    )


class HintRow(NamedTuple):
    chance: float
    words: str
    text: str  # of the action
    is_close: bool  # no real difference from the best
    reason: str = ""


def chance_table(rows: Sequence[HintRow]) -> Table:
    """A table of actions with their chances and reasons. If the chances do not really differ, one line says so."""
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim", no_wrap=True)
    are_equal = len(rows) > 1 and all(row.is_close for row in rows)
    for row in rows:
        bar = "" if are_equal else f"[green]{'█' * round(row.chance * MARKED)}[/]"
        chance = "" if are_equal else f"[bold]{row.chance:.0%}[/]"
        table.add_row(chance, escape(row.words), f"({row.text})", bar)
        if row.reason:
            table.add_row("", f"[dim]{escape(row.reason)}.[/]")
        elif row.is_close and row is not rows[0] and not are_equal:
            table.add_row("", f"[dim]{say('hint-close')}[/]")
    if are_equal:
        table.add_row("", say("hint-equal", percent=round(100 * rows[0].chance)))
    return table


def as_json(match: Match, opinions: list[RatedAction], language: str) -> dict[str, Any]:
    seat, said = match.state.actor, match.words(language)
    rows = [(opinion, *spoken(match, opinion.action, language)) for opinion in opinions]
    return {
        "game": match.game.folder,
        "seat": seat + 1,
        "actions": [
            {
                "action": text,
                "label": words,
                "chance": opinion.chances[seat],
                "chances": list(opinion.chances),
                "visits": opinion.visits,
                "is_close": opinion.is_close,
                "reason": said.sentence(opinion.reason) if opinion.reason else "",
            }
            for opinion, words, text in rows
        ],
    }
