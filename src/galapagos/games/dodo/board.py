"""The grid of environments, drawn for the terminal."""

from __future__ import annotations

from itertools import zip_longest

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galapagos.engine.words.message import Catalogue, Message

from .data import COLOUR_NAMES, SEAT_NAMES
from .view import CreatureView, DodoView, EnvironmentView

SQUARE_STYLES = {"red": "red", "yellow": "yellow", "green": "green"}
SEAT_STYLES = ("bold white", "bold dark_orange", "bold magenta", "bold dodger_blue1")
EATEN = "·"
# behind a creature
SIGNS = {"advantage": "*", "moved": "'", "relocated": "~", "fed": "+", "starved": "†", "captor": "!"}
PICTURE = (84, 36)  # columns and lines of a picture

TIGHT = 72  # columns in which a player has room on one line
QUESTION = 11  # lines of a terminal below the board: a question with its choices


class Board:
    """With a plate for each environment; without plates where a terminal is too low to show them above a question."""

    def __init__(self, view: DodoView, seat: int, words: Catalogue) -> None:
        self.view, self.seat, self.words = view, seat, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = with_plates(self.view, self.seat, self.words)
        is_too_tall = (
            console.file.isatty() and len(console.render_lines(whole, options)) > options.max_height - QUESTION
        )
        yield compact(self.view, self.seat, self.words, options.max_width, options.max_height) if is_too_tall else whole


def draw(view: DodoView, seat: int, words: Catalogue) -> Board:
    return Board(view, seat, words)


def with_plates(view: DodoView, seat: int, words: Catalogue) -> Group:
    grid = Table.grid(expand=True)
    for _ in range(view.columns):
        grid.add_column(ratio=1)
    plates: list[RenderableType] = [environment(view, here, words) for here in view.environments]
    plates += [Panel("")] * (view.cells - len(plates))
    for row in range(0, view.cells, view.columns):
        grid.add_row(*plates[row : row + view.columns])
    return Group(headline(view, words), grid, players(view, seat, words), supply(view, words), legend(words))


def compact(view: DodoView, seat: int, words: Catalogue, width: int, height: int) -> Group:
    """Each environment as many lines as its creatures take side by side; rules between the rows where there is room for
    them, too."""
    inner = (width - 3 * (view.columns - 1)) // view.columns
    cells = [cell(view, here, words, inner) for here in view.environments]
    rows = []
    for first in range(0, len(cells), view.columns):
        row = cells[first : first + view.columns]
        row += [[]] * (view.columns - len(row))
        rows.append(
            [
                Text(" │ ", "dim").join(padded(part, inner) for part in parts)
                for parts in zip_longest(*row, fillvalue=Text())
            ]
        )
    signs = [
        f"{sign} {words.say(f'sign-{name}')}"
        for name, sign in SIGNS.items()
        if any(getattr(one, name) for one in view.creatures)
    ]
    below = flow(
        [
            supply(view, words),
            Text(words.say("board-covered"), "dim"),
            Text(f"{EATEN} {words.say('sign-eaten')}", "dim"),
            *(Text(sign, "dim") for sign in signs),
        ],
        width,
    )
    rule = Text("─┼─".join("─" * inner for _ in range(view.columns)), "dim")
    lines = sum(map(len, rows)) + len(rows) + len(view.players) + 1 + len(below)
    between = [rule] if lines + QUESTION <= height else []
    drawn = [line for number, row in enumerate(rows) for line in (between if number else []) + row]
    return Group(headline(view, words), *drawn, players(view, seat, words, width >= TIGHT), *below)


def cell(view: DodoView, here: EnvironmentView, words: Catalogue, width: int) -> list[Text]:
    name = Text(f"{here.name} ", "bold green" if here.captor is None else "dim")
    captor = [] if here.captor is None else [Text(words.say("board-captured", player=player(here.captor)))]
    lines = flow([squares(here), *captor, *creatures_of(view, here)], width - len(name))
    return [
        (name if number == 0 else Text(" " * len(name))).copy().append_text(line) for number, line in enumerate(lines)
    ]


def flow(parts: list[Text], width: int) -> list[Text]:
    """Side by side, on as many lines as they take; none is broken."""
    lines = [parts[0].copy()]
    for part in parts[1:]:
        if len(lines[-1]) + 2 + len(part) <= width:
            lines[-1].append("  ").append_text(part)
        else:
            lines.append(part.copy())
    return lines


def padded(line: Text, width: int) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def headline(view: DodoView, words: Catalogue) -> Text:
    phase = words.say(f"phase-{view.phase}") if not view.over else words.say("board-over")
    if view.turn == 0:
        return Text(words.say("board-before", phase=phase), "bold")
    if view.round and not view.over:
        phase = words.say("board-round", phase=phase, round=view.round, rounds=view.rounds)
    return Text(words.say("board-turn", turn=view.turn, limit=view.turn_limit, phase=phase), "bold")


def environment(view: DodoView, here: EnvironmentView, words: Catalogue) -> Panel:
    captor = [] if here.captor is None else [Text(words.say("board-captured", player=player(here.captor)))]
    body = Text("\n").join([squares(here), *captor, *creatures_of(view, here)])
    return Panel(
        body,
        title=here.name,
        title_align="left",
        border_style="green" if here.captor is None else "dim",
        padding=(0, 1),
    )


def squares(here: EnvironmentView) -> Text:
    """`■ RRY·g`: capital letters are there to eat, small ones covered."""
    line = Text("■ ", "dim")
    for colour in COLOUR_NAMES:
        left, letter = here.available[colour], colour[0].upper()
        line.append(letter * left, SQUARE_STYLES[colour])
        line.append(EATEN * (here.squares[colour] - here.covered[colour] - left), f"dim {SQUARE_STYLES[colour]}")
        line.append(letter.lower() * here.covered[colour], f"dim {SQUARE_STYLES[colour]}")
    return line


def creatures_of(view: DodoView, here: EnvironmentView) -> list[Text]:
    place = view.environments.index(here)
    return [creature(view, one) for one in view.creatures if one.environment == place]


def creature(view: DodoView, one: CreatureView) -> Text:
    """`w4 RRG*`: blocks as letters, which one can read without colours."""
    line = Text(f"{one.name} ", SEAT_STYLES[one.owner])
    for colour, n in one.blocks.items():
        line.append(colour[0].upper() * n, SQUARE_STYLES[colour])
    line.append("".join(sign for name, sign in SIGNS.items() if getattr(one, name)), "bold")
    if one.starved:
        line.stylize("dim strike")
    return line


def players(view: DodoView, seat: int, words: Catalogue, tight: bool = False) -> Table:
    """`tight`: a line for each."""
    shown = Table(box=None, padding=(0, 1 if tight else 2, 0, 0), header_style="dim")
    for heading in ("player", "captures", "creatures", "bases", "tokens"):
        shown.add_column(words.say(f"board-{heading}"), no_wrap=tight and heading == "tokens")
    for one in view.players:
        name = words.say("board-you", player=player(one.seat)) if one.seat == seat else words.word(player(one.seat))
        bases = words.say("board-unlimited") if one.bases is None else str(one.bases)
        tokens = " ".join(words.say(f"board-token-{token}") for token in one.tokens) or words.say("board-none")
        shown.add_row(
            Text(name + " ●" * (one.seat == view.active), SEAT_STYLES[one.seat]),
            str(one.captures),
            str(one.creatures),
            bases,
            tokens,
        )
    return shown


def player(seat: int) -> Message:
    return Message(f"player-{SEAT_NAMES[seat]}")


def supply(view: DodoView, words: Catalogue) -> Text:
    blocks = (
        words.say("board-unlimited")
        if view.box is None
        else ", ".join(words.say(f"count-{name}", count=n) for name, n in view.box.items())
    )
    return Text(words.say("board-box", blocks=blocks))


def legend(words: Catalogue) -> Text:
    return Text(
        "  ".join(
            [
                words.say("board-covered"),
                f"{EATEN} {words.say('sign-eaten')}",
                *(f"{sign} {words.say(f'sign-{name}')}" for name, sign in SIGNS.items()),
            ]
        ),
        "dim",
    )
