"""The ring of traps, drawn for the terminal: twenty tiles clockwise round a table of the players, or one below the
other where it is narrow."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from galapagos.engine.words.message import Catalogue, as_name

from .data import COLOUR_NAMES
from .view import LaboriginesView, LaborigineView, PlayerView, TileView

COLUMNS, ROWS = 7, 5  # of tiles: 7 above, 3 at the right, 7 below, 3 at the left
WIDTH, HEIGHT = 11, 5  # of a tile
MIDDLE = (COLUMNS - 2) * WIDTH
SIDE = COLUMNS + ROWS - 2  # the first tile below

NATURE_STYLES = {"yellow": "yellow", "green": "green", "white": "bold bright_white"}
COLOUR_STYLES = dict(
    zip(
        COLOUR_NAMES,
        ("bold red", "bold dodger_blue1", "bold green3", "bold yellow", "bold medium_purple1"),
        strict=True,
    )
)
FLAG, SICK, ACID, BOLT, CUT, BELOW = "⚑", "☣", "≈", "ϟ", "…", "▾"
PICTURE = (78, 25)  # columns and lines of a picture


def draw(view: LaboriginesView, seat: int, words: Catalogue) -> Ring:
    return Ring(view, seat, words)


class Ring:
    """Drawn when the width is known."""

    def __init__(self, view: LaboriginesView, seat: int, words: Catalogue) -> None:
        self.view, self.seat, self.words = view, seat, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n").join(self.ring() if options.max_width >= COLUMNS * WIDTH else self.column(options.max_width))

    def ring(self) -> list[Text]:
        """Lines of tiles; between the left and the right ones, the table."""
        middle = self.table()
        lines = band([self.tile(place) for place in range(COLUMNS)])
        for row in range(1, ROWS - 1):
            left, right = self.tile(2 * COLUMNS + 2 * (ROWS - 2) - row), self.tile(COLUMNS - 1 + row)
            lines += band([left, middle[(row - 1) * HEIGHT : row * HEIGHT], right])
        return lines + band([self.tile(place) for place in reversed(range(SIDE, SIDE + COLUMNS))])

    def column(self, width: int) -> list[Text]:
        """A line for each tile, and the table below."""
        lines = []
        for place, here in enumerate(self.view.tiles):
            line = Text(f"{here.name:>3} ", NATURE_STYLES[here.nature]).append(self.face(here.face).ljust(10))
            line.append(f"{BELOW}{self.face(here.underside)}".ljust(11) if here.underside else " " * 11, "dim")
            lines.append(fit(line.append_text(tokens(here.energy)).append(" ").append_text(self.pieces(place)), width))
        return [*lines, Text(), *(fit(line, width) for line in self.lines())]

    def tile(self, place: int) -> list[Text]:
        """Its name above, the face, the tokens, the pieces, and below the underside that the game remembers."""
        here = self.view.tiles[place] if place < len(self.view.tiles) else None
        style = NATURE_STYLES[here.nature] if here else "dim"
        under = self.face(here.underside) if here and here.underside else ""
        inside = (
            (Text(self.face(here.face), style), heap(here), self.pieces(place)) if here else (Text(), Text(), Text())
        )
        return [
            edge("╭", f"t{place + 1}", "╮", style),
            *(Text.assemble(("│", style), fit(line, WIDTH - 2), ("│", style)) for line in inside),
            edge("╰", f"{BELOW}{under}" if under else "", "╯", style),
        ]

    def face(self, name: str) -> str:
        """The green tile is plain `green` here."""
        return self.words.say(f"board-face-{as_name(name)}")

    def name(self, word: str) -> str:
        """Of a player or a laborigine: `red`, `red 1`."""
        return self.words.say(f"player-{word}")

    def pieces(self, place: int) -> Text:
        line = Text("MOA", "bold reverse magenta") if self.view.moa == place else Text()
        for one in self.view.laborigines:
            if one.tile == place:
                line.append(" " if line else "").append_text(self.piece(one))
        return line

    def piece(self, one: LaborigineView) -> Text:
        """`RED1⚑☣≈ϟ2`: a laborigine and its markers."""
        short = self.name(one.name)[:3] + (one.name[-1] if one.name[-1].isdigit() else "")
        bolts = f"{BOLT}{one.lightning}" if one.lightning else ""
        style = COLOUR_STYLES[one.colour] + (" reverse" if self.view.mover == one.name else "")
        return Text(f"{short.upper()}{FLAG * one.flag}{SICK * one.infected}{ACID * one.acid}{bolts}", style)

    def table(self) -> list[Text]:
        """In the middle of the ring."""
        lines = [Text(), *self.lines()]
        height = (ROWS - 2) * HEIGHT
        lines += [Text()] * (height - len(lines))
        return [fit(Text("  ").append_text(line), MIDDLE) for line in lines[:height]]

    def lines(self) -> list[Text]:
        return [self.headline(), Text(), *map(self.player, self.view.players), Text(), *self.notes()]

    def headline(self) -> Text:
        view = self.view
        if not view.turn and not view.dice and any(one.tile is None for one in view.laborigines):
            return Text(self.words.say("board-before"), "bold")
        line = Text(self.words.say("board-turn", turn=view.turn + (not view.over)) + "  ", "bold")
        if not view.over:
            line.append(self.name(view.players[view.active].name), COLOUR_STYLES[view.players[view.active].colour])
        if view.dice:
            line.append(
                "  "
                + self.words.say(
                    "board-dice" if view.mover is None else "board-own-die", one=view.dice[0], other=view.dice[1]
                )
            )
        return line.append({"clockwise": "  ↻", "counterclockwise": "  ↺"}.get(view.direction or "", ""))

    def player(self, one: PlayerView) -> Text:
        """A stockpile, with the marks of its laborigines."""
        marker = "▸ " if one.seat == self.view.active and not self.view.over else "  "
        line = Text(marker + self.name(one.name).ljust(9), COLOUR_STYLES[one.colour])
        if one.out:
            return line.append(self.words.say("board-out", wave=one.out), "dim")
        line.append(f"{one.total:3}  ").append_text(tokens(one.energy)).append(" ")
        for piece in self.view.laborigines:
            if piece.seat == one.seat:
                line.append(" ").append_text(self.piece(piece))
        return line.append(f" ({self.words.say('board-you')})" if one.seat == self.seat else "", "dim")

    def notes(self) -> list[Text]:
        view, say = self.view, self.words.say
        disease = say(f"disease-{as_name(view.disease)}") if view.disease else say("board-no-disease")
        bearer = next(
            (self.name(one.name) for one in view.laborigines if one.flag),
            say("board-flag-free" if view.flag_in_game else "board-flag-gone"),
        )
        lines = [
            Text(say("board-disease", disease=disease, pile=view.pile, all=view.diseases)),
            Text(say("board-flag", sign=FLAG, bearer=bearer)),
        ]
        if view.variant == "twins":
            lines[-1].append("  " + say("board-no-moa"))
        signs = {SICK: "ill", ACID: "acid", BOLT: "lightning"} | (
            {BELOW: "underside"} if view.drawn is not None else {}
        )
        lines.append(Text("  ".join(f"{sign} {say(f'sign-{name}')}" for sign, name in signs.items()), "dim"))
        return lines + [
            Text(f"{here.name}: ").append_text(tokens(here.energy))
            for here in view.tiles
            if is_too_long(counts(here.energy))
        ]


def band(tiles: list[list[Text]]) -> list[Text]:
    return [Text.assemble(*parts) for parts in zip(*tiles, strict=True)]


def edge(left: str, word: str, right: str, style: str) -> Text:
    inside = f"─{word}".ljust(WIDTH - 2, "─") if len(word) < WIDTH - 2 else f"{word[: WIDTH - 3]}."
    return Text(f"{left}{inside}{right}", style)


def fit(line: Text, width: int) -> Text:
    """What is cut ends with `…`."""
    fitted = line.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def tokens(these: dict[str, int]) -> Text:
    """`r2 b1`: letters double the colours."""
    return Text(" ").join(counts(these))


def counts(these: dict[str, int]) -> list[Text]:
    return [Text(f"{name[0]}{n}", COLOUR_STYLES[name]) for name, n in these.items()]


def heap(here: TileView) -> Text:
    """On a tile: `r2 b1`, closer where it must be; what still does not fit ends with `…` at a whole number, and the
    table has it all."""
    if len(tokens(here.energy)) <= WIDTH - 2:
        return tokens(here.energy)
    shown = counts(here.energy)
    if is_too_long(shown):
        while is_too_long([*shown, Text(CUT)]):
            shown.pop()
        shown.append(Text(CUT))
    return Text("").join(shown)


def is_too_long(parts: list[Text]) -> bool:
    return sum(map(len, parts)) > WIDTH - 2
