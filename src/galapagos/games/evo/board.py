"""The island of Evo, drawn as hexagons for the terminal, with its tracks and its species beside it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from .data import (
    CARD_NAMES,
    CLIMATES,
    GENE_NAMES,
    IDEAL,
    ISLANDS,
    LAST_METEOR,
    METEOR,
    NORTH,
    NOWHERE,
    ROWS,
    SEAT_NAMES,
    SPACE_NAMES,
    SPACES,
    STARTS,
    ZONE_NAMES,
    Gene,
    Place,
    place_of,
    space_at,
)
from .names import count, gene_name, hand_size, held, is_known, listed
from .state import NO_TIMING, Phase, State, count_genes, ideal_zone, is_empty, timing_of, zone_of

HALF = 3                    # columns from a hexagon's wall to its middle
TALL = 3                    # lines from one row of hexagons to the next
LEFT = 9 * HALF             # from the westernmost middle to that of the island, x = 0
WIDE = 2 * (LEFT + HALF) + 1
BESIDE = WIDE + 38          # columns from which the tables stand beside the island

ZONE_SIGNS = "~\"n^"        # waves, grass, hills, peaks
ZONE_STYLES = ("black on khaki1", "black on pale_green3", "black on tan", "black on grey74")
SEAT_STYLES = ("bold white on red3", "bold black on yellow1", "bold white on dark_green", "bold white on blue3", "bold white on purple4")
INK = "grey50"
ALWAYS = "!"                # on the meteor's last space
CLIMATE_SIGNS = {0: "ideal", 1: "cold", -1: "hot"}


class Drawing:
    """The island and its tables, side by side where there is room."""

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        s, seat = self.s, self.seat
        if options.max_width >= BESIDE:
            sheet = Table.grid(padding=(0, 1, 0, 0))
            sheet.add_column(no_wrap=True, min_width=WIDE)
            sheet.add_row(island(s), Group(tracks(s), Text(), species(s, seat), *tables(s), *hand(s, seat)))
            yield sheet
        else:
            below = Table.grid(padding=(0, 2, 0, 0))
            below.add_row(tracks(s), species(s, seat))
            yield Group(island(s), below, *tables(s), *hand(s, seat))


def draw(s: State, seat: int) -> RenderableType:
    return Drawing(s, seat)


# --- The island


class Canvas:
    """Characters with a style each."""

    def __init__(self, lines: int, columns: int) -> None:
        self.cells = [[(" ", "")] * columns for _ in range(lines)]

    def put(self, line: int, column: int, text: str, style: str) -> None:
        for i, character in enumerate(text):
            self.cells[line][column + i] = (character, style)

    def text(self) -> Text:
        lines = [Text.assemble(*cells) for cells in self.cells]
        return Text("\n").join(lines)


def island(s: State) -> Text:
    """Each hexagon is three lines tall, and its tips reach into the rows above and below."""
    rows = [row for row in range(ROWS) if ISLANDS[s.board][row]]
    canvas = Canvas(len(rows) * TALL + 1, WIDE)
    for space in range(SPACES):
        if zone_of(s, space) != NOWHERE:
            x, r = place_of(s.board, space)
            draw_space(s, canvas, space, (r - NORTH - rows[0]) * TALL, LEFT + HALF + x * HALF)
    draw_edges(s, canvas, rows)
    return canvas.text()


def draw_space(s: State, canvas: Canvas, space: int, top: int, middle: int) -> None:
    """The name and the zone's sign in the first line, a dinosaur or a star in the second."""
    zone = zone_of(s, space)
    style = ZONE_STYLES[zone]
    canvas.put(top, middle - 1, "  ", style)
    canvas.put(top + TALL, middle - 1, "  ", style)
    canvas.put(top + 1, middle - HALF + 1, f"{SPACE_NAMES[space]:>3}{ZONE_SIGNS[zone]} ", style)
    canvas.put(top + 2, middle - HALF + 1, "  *  " if space in STARTS[s.board] else "     ", style)
    if not is_empty(s, space):
        owner = s.owners[space] - 1
        mark = {s.attacker: "»", s.defender: "!"}.get(space, " ") if s.phase == Phase.COMBAT else " "
        canvas.put(top + 2, middle - HALF + 1, f"{mark}<{SEAT_NAMES[owner][0].upper()}>{mark}"[:5], SEAT_STYLES[owner])
    elif s.phase == Phase.BIRTHS and s.nests[space]:
        canvas.put(top + 2, middle, "o", f"bold {style}")


def draw_edges(s: State, canvas: Canvas, rows: list[int]) -> None:
    """Walls between the hexagons, and the zigzag between two rows."""
    for line in range(len(rows) + 1):
        r = rows[0] + line + NORTH
        for x in range(-11, 12):
            column = LEFT + HALF + x * HALF
            here = space_at(s.board, (x, r)) if line < len(rows) else NOWHERE
            if here != NOWHERE:
                for wall in (column - HALF, column + HALF):
                    canvas.put(line * TALL + 1, wall, "│", INK)
                    canvas.put(line * TALL + 2, wall, "│", INK)
            if here != NOWHERE or is_above(s, (x - 1, r)):
                put_edge(canvas, line * TALL, column - 2, "╱")
            if here != NOWHERE or is_above(s, (x + 1, r)):
                put_edge(canvas, line * TALL, column + 1, "╲")


def is_above(s: State, place: Place) -> bool:
    """Whether the row above has a space whose lower tip meets this place."""
    return space_at(s.board, (place[0], place[1] - 1)) != NOWHERE


def put_edge(canvas: Canvas, line: int, column: int, character: str) -> None:
    if 0 <= column < len(canvas.cells[0]):
        canvas.put(line, column, character, INK)


# --- Tracks and species


def tracks(s: State) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    ring = Text()
    for position in range(CLIMATES):
        zone = IDEAL[position]
        sign = f"[{ZONE_NAMES[zone][0].upper()}]" if position == s.climate else f" {ZONE_NAMES[zone][0]} "
        ring.append(sign, ZONE_STYLES[zone] + (" bold" if position == s.climate else ""))
    table.add_row("climate", ring)
    for zone, name in enumerate(ZONE_NAMES):
        legend = Text.assemble((f" {ZONE_SIGNS[zone]} {name:9}", ZONE_STYLES[zone]), f" {CLIMATE_SIGNS.get(zone - ideal_zone(s), 'deadly')}")
        table.add_row("", legend)
    meteor = Text()
    for space, strikes in enumerate(METEOR):
        sign = "☄" if space == s.meteor else "·" if strikes == 0 else str(strikes) if space < LAST_METEOR else ALWAYS
        meteor.append(sign, "bold red" if space == s.meteor else "")
    table.add_row("meteor", meteor)
    table.add_row("", Text(f"strikes up to 1 … {METEOR[LAST_METEOR - 1]}, {ALWAYS} always", "dim"))
    turn = Text()
    placed = s.turn if s.phase == Phase.INITIATIVE else s.seats if s.round > 1 or s.phase > Phase.INITIATIVE else 0
    for seat in s.order[:placed]:
        turn.append(f" {SEAT_NAMES[seat][:3]} ", SEAT_STYLES[seat])
        turn.append("▸" if seat == s.actor else " ")
    table.add_row(f"round {s.round}", turn)
    table.add_row("deck", f"{count(s.deck_size, 'card')}, bag {count(sum(s.bag), 'gene')}")
    return table


def species(s: State, seat: int) -> Table:
    """Points, dinosaurs, cards and genes, a column for each player."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(f"you: {SEAT_NAMES[seat][:3]}" if seat >= 0 else "", header_style="dim", no_wrap=True)
    for other in range(s.seats):
        table.add_column(Text(SEAT_NAMES[other][:3].center(4), SEAT_STYLES[other]), justify="right")
    everybody = s.species[: s.seats]
    table.add_row("points", *(Text(str(one.points), "bold") for one in everybody))
    table.add_row("dinosaurs", *(str(one.dinosaurs) for one in everybody))
    table.add_row("cards", *(str(hand_size(s, other)) for other in range(s.seats)))
    for gene, name in enumerate(GENE_NAMES[: Gene.CARD]):
        table.add_row(name, *(str(count_genes(one, gene) or "·") for one in everybody), style="" if gene % 2 else "grey62")
    return table


def tables(s: State) -> list[RenderableType]:
    """Cards in effect, on the table and in the discard, and the auction."""
    lines: list[RenderableType] = cards_used(s)
    if timing_of(s) != NO_TIMING and s.plays:
        lines += [Text(), Text("on the table", "dim")]
        for play in s.table[: s.plays]:
            line = Text(f" {SEAT_NAMES[play.seat]} ", SEAT_STYLES[play.seat])
            line.append(f" {CARD_NAMES[play.card]}{' (taken back)' if play.withdrawn else ''}", "default on default")
            lines.append(line)
    if any(row.gene or row.bidder for row in s.rows):
        lines.append(Text())
        for row in range(s.seats):
            here = s.rows[row]
            line = Text(f"row {row + 1}  {gene_name(here.gene):8}")
            if here.bidder:
                line.append(f" {SEAT_NAMES[here.bidder - 1]} ", SEAT_STYLES[here.bidder - 1])
                line.append(f" {here.bid}")
            lines.append(line)
    return lines


def cards_used(s: State) -> list[RenderableType]:
    """E6: what everybody has seen of the event cards."""
    effects = [f"{SEAT_NAMES[seat]} {names(s.species[seat].effects)}" for seat in range(s.seats) if any(s.species[seat].effects)]
    lines = [f"in effect: {', '.join(effects)}"] if effects else []
    lines += [f"discard: {names(s.discard)}"] if any(s.discard) else []
    return [Text(), *(Text(line) for line in lines)] if lines else []


def names(counts: Iterable[int]) -> str:
    """`Lurch, Brood×2`."""
    return ", ".join(name if n == 1 else f"{name}×{n}" for name, n in zip(CARD_NAMES, counts, strict=True) if n)


def hand(s: State, seat: int) -> list[RenderableType]:
    if seat < 0 or hand_size(s, seat) == 0 or not is_known(s, seat, seat):
        return []
    held_names = [name for name, n in zip(CARD_NAMES, held(s, seat), strict=True) for _ in range(n)]
    return [Text(), Text(f"you hold {listed(held_names)}")]
