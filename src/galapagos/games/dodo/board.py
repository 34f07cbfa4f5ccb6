"""The grid of environments, drawn for the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galapagos.engine.message import Catalogue, Message

from .data import COLOUR_NAMES, SEAT_NAMES
from .view import CreatureView, DodoView, EnvironmentView

SQUARE_STYLES = {"red": "red", "yellow": "yellow", "green": "green"}
SEAT_STYLES = ("bold white", "bold dark_orange", "bold magenta", "bold dodger_blue1")
EATEN = "·"
SIGNS = {"advantage": "*", "moved": "'", "relocated": "~", "fed": "+", "starved": "†", "captor": "!"}    # behind a creature
PICTURE = (84, 36)     # columns and lines of a picture


def draw(view: DodoView, seat: int, words: Catalogue) -> RenderableType:
    grid = Table.grid(expand=True)
    for _ in range(view.columns):
        grid.add_column(ratio=1)
    plates: list[RenderableType] = [environment(view, here, words) for here in view.environments]
    plates += [Panel("")] * (view.cells - len(plates))
    for row in range(0, view.cells, view.columns):
        grid.add_row(*plates[row : row + view.columns])
    return Group(headline(view, words), grid, players(view, seat, words), supply(view, words), legend(words))


def headline(view: DodoView, words: Catalogue) -> Text:
    phase = words.say(f"phase-{view.phase}") if not view.over else words.say("board-over")
    if view.turn == 0:
        return Text(words.say("board-before", phase=phase), "bold")
    if view.round and not view.over:
        phase = words.say("board-round", phase=phase, round=view.round, rounds=view.rounds)
    return Text(words.say("board-turn", turn=view.turn, limit=view.turn_limit, phase=phase), "bold")


def environment(view: DodoView, here: EnvironmentView, words: Catalogue) -> Panel:
    squares = Text("■ ", "dim")             # then letters: capital ones are there to eat, small ones covered
    for colour in COLOUR_NAMES:
        left, letter = here.available[colour], colour[0].upper()
        squares.append(letter * left, SQUARE_STYLES[colour])
        squares.append(EATEN * (here.squares[colour] - here.covered[colour] - left), f"dim {SQUARE_STYLES[colour]}")
        squares.append(letter.lower() * here.covered[colour], f"dim {SQUARE_STYLES[colour]}")
    cell = view.environments.index(here)
    lines = [creature(view, one) for one in view.creatures if one.environment == cell]
    if here.captor is not None:
        lines.insert(0, Text(words.say("board-captured", player=player(here.captor))))
    body = Text("\n").join([squares, *lines])
    return Panel(body, title=here.name, title_align="left", border_style="green" if here.captor is None else "dim", padding=(0, 1))


def creature(view: DodoView, one: CreatureView) -> Text:
    """`c4 RRG*`: blocks as letters, so that nobody needs colours to read them."""
    line = Text(f"{view.players[one.owner].name[0].upper()} {one.name} ", SEAT_STYLES[one.owner])
    for colour, n in one.blocks.items():
        line.append(colour[0].upper() * n, SQUARE_STYLES[colour])
    line.append("".join(sign for name, sign in SIGNS.items() if getattr(one, name)), "bold")
    if one.starved:
        line.stylize("dim strike")
    return line


def players(view: DodoView, seat: int, words: Catalogue) -> Table:
    shown = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("player", "captures", "creatures", "bases", "tokens"):
        shown.add_column(words.say(f"board-{heading}"))
    for one in view.players:
        name = words.say("board-you", player=player(one.seat)) if one.seat == seat else words.word(player(one.seat))
        bases = words.say("board-unlimited") if one.bases is None else str(one.bases)
        tokens = " ".join(words.say(f"board-token-{token}") for token in one.tokens) or words.say("board-none")
        shown.add_row(Text(name + " ●" * (one.seat == view.active), SEAT_STYLES[one.seat]), str(one.captures), str(one.creatures), bases, tokens)
    return shown


def player(seat: int) -> Message:
    return Message(f"player-{SEAT_NAMES[seat]}")


def supply(view: DodoView, words: Catalogue) -> Text:
    blocks = words.say("board-unlimited") if view.box is None else ", ".join(words.say(f"count-{name}", count=n) for name, n in view.box.items())
    return Text(words.say("board-box", blocks=blocks))


def legend(words: Catalogue) -> Text:
    return Text("  ".join([words.say("board-covered"), f"{EATEN} {words.say('sign-eaten')}", *(f"{sign} {words.say(f'sign-{name}')}" for name, sign in SIGNS.items())]), "dim")
