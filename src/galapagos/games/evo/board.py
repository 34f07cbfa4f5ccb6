"""The island of Evo, drawn as hexagons for the terminal, with its tracks and its species beside it."""

from __future__ import annotations

from collections import Counter

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from galapagos.engine.words.message import Catalogue, Message

from .view import CardView, EvoView, PlayerView, SpaceView

HALF = 3  # columns from a hexagon's wall to its middle
TALL = 3  # lines from one row of hexagons to the next
LEFT = 9 * HALF  # from the westernmost middle to that of the island, x = 0
WIDE = 2 * (LEFT + HALF) + 1
BESIDE = WIDE + 38  # columns from which the tables stand beside the island
SIDE_BY_SIDE = 72  # columns from which tracks and species do

ZONE_SIGNS = {"beach": "~", "plain": '"', "hill": "n", "mountain": "^"}  # waves, grass, hills, peaks
ZONE_STYLES = {
    "beach": "black on khaki1",
    "plain": "black on pale_green3",
    "hill": "black on tan",
    "mountain": "black on grey74",
}
SEAT_STYLES = (
    "bold white on red3",
    "bold black on yellow1",
    "bold white on dark_green",
    "bold white on blue3",
    "bold white on purple4",
)
INK = "grey50"
PICTURE = (116, 42)  # columns and lines of a picture


class Drawing:
    """The island and its tables, side by side where there is room."""

    def __init__(self, view: EvoView, seat: int, words: Catalogue) -> None:
        self.view, self.seat, self.words = view, seat, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, seat, words = self.view, self.seat, self.words
        played = [*table(view, words), *auction(view, words)]
        held = [*cards_used(view, words), *hand(view, seat, words)]
        if options.max_width >= BESIDE:
            sheet = Table.grid(padding=(0, 1, 0, 0))
            sheet.add_column(no_wrap=True, min_width=WIDE)
            sheet.add_row(
                Group(island(view, WIDE), *played),
                Group(tracks(view, words), Text(), species(view, seat, words), *held),
            )
            yield sheet
            return
        below = Table.grid(padding=(0, 2, 0, 0))
        if options.max_width >= SIDE_BY_SIDE:
            below.add_row(tracks(view, words), species(view, seat, words))
        else:
            below.add_row(tracks(view, words))
            below.add_row(species(view, seat, words))
        yield Group(island(view, options.max_width), below, *played, *held)


def draw(view: EvoView, seat: int, words: Catalogue) -> RenderableType:
    return Drawing(view, seat, words)


# --- The island


class Canvas:
    """Characters with a style each."""

    def __init__(self, lines: int, columns: int) -> None:
        self.cells = [[(" ", "")] * columns for _ in range(lines)]

    def put(self, line: int, column: int, text: str, style: str) -> None:
        for i, character in enumerate(text):
            self.cells[line][column + i] = (character, style)


def island(view: EvoView, width: int) -> Text:
    """Each hexagon is three lines tall, and its tips reach into the rows above and below. Where a column is missing,
    the western walls go."""
    north, south = min(space.r for space in view.spaces), max(space.r for space in view.spaces)
    canvas = Canvas((south - north + 1) * TALL + 1, WIDE)
    for space in view.spaces:
        draw_walls(canvas, (space.r - north) * TALL, LEFT + HALF + space.x * HALF)
    for space in view.spaces:
        draw_space(view, canvas, space, (space.r - north) * TALL, LEFT + HALF + space.x * HALF)
    return Text("\n").join([Text.assemble(*cells[width < WIDE :]) for cells in canvas.cells])


def draw_walls(canvas: Canvas, top: int, middle: int) -> None:
    for line, column, wall in (
        (0, -2, "╱"),
        (0, 1, "╲"),
        (1, -3, "│"),
        (1, 3, "│"),
        (2, -3, "│"),
        (2, 3, "│"),
        (3, -2, "╲"),
        (3, 1, "╱"),
    ):
        canvas.put(top + line, middle + column, wall, INK)


def draw_space(view: EvoView, canvas: Canvas, space: SpaceView, top: int, middle: int) -> None:
    """The name and the zone's sign in the first line, a dinosaur, small if it is newborn, a place for a baby or a star
    in the second."""
    style, owner = ZONE_STYLES[space.zone], space.owner
    canvas.put(top, middle - 1, "  ", style)
    canvas.put(top + TALL, middle - 1, "  ", style)
    canvas.put(top + 1, middle - HALF + 1, f"{space.name:>3}{ZONE_SIGNS[space.zone]} ", style)
    if owner is None:
        canvas.put(top + 2, middle - HALF + 1, "  o  " if space.nest else "  *  " if space.star else "     ", style)
        return
    fighters = {view.combat.attacker: "»", view.combat.defender: "!"} if view.combat else {}
    mark = fighters.get(space.name, " ")
    letter = view.players[owner].name[0]
    canvas.put(
        top + 2, middle - HALF + 1, f"{mark}<{letter if space.newborn else letter.upper()}>{mark}", SEAT_STYLES[owner]
    )


# --- Tracks and species


def short(words: Catalogue, player: PlayerView) -> str:
    """`yel`."""
    return words.say(f"player-{player.name}")[:3]


def tracks(view: EvoView, words: Catalogue) -> Table:
    sheet = Table.grid(padding=(0, 1, 0, 0))
    ring = Text()
    for position, zone in enumerate(view.climates):
        letter = words.say(f"zone-{zone}")[0]
        sign = f"[{letter.upper()}]" if position == view.climate else f" {letter.lower()} "
        ring.append(sign, ZONE_STYLES[zone] + (" bold" if position == view.climate else ""))
    sheet.add_row(words.say("board-climate"), ring)
    for zone, climate in {
        space.zone: space.climate for space in sorted(view.spaces, key=lambda space: list(ZONE_SIGNS).index(space.zone))
    }.items():
        sheet.add_row(
            "",
            Text.assemble(
                (f" {ZONE_SIGNS[zone]} {words.say(f'zone-{zone}'):9}", ZONE_STYLES[zone]),
                f" {words.say(f'climate-{climate}')}",
            ),
        )
    meteor, last = Text(), len(view.meteor_track) - 1
    for space, strikes in enumerate(view.meteor_track):
        sign = "☄" if space == view.meteor else "·" if strikes == 0 else str(strikes) if space < last else "!"
        meteor.append(sign, "bold red" if space == view.meteor else "")
    sheet.add_row(words.say("board-meteor"), meteor)
    sheet.add_row("", Text(words.say("board-strikes", most=view.meteor_track[last - 1]), "dim"))
    dice = [
        words.say("board-die", roll=name, face=face)
        for name in ("climate", "combat", "meteor")
        if (face := getattr(view.dice, name))
    ]
    dice += (
        [words.say("board-lots", players=" ".join(short(words, view.players[seat]) for seat in view.dice.lots))]
        if view.dice.lots
        else []
    )
    if dice:
        sheet.add_row(words.say("board-dice"), ", ".join(dice))
    turn = Text()
    for seat in view.order:
        turn.append(f" {short(words, view.players[seat])} ", SEAT_STYLES[seat])
        turn.append("▸" if seat == view.actor else " ")
    sheet.add_row(words.say("board-round", round=view.round, last=view.last_round), turn)
    sheet.add_row(words.say("board-deck"), words.say("board-left", cards=view.deck, genes=sum(view.bag.values())))
    return sheet


def species(view: EvoView, seat: int, words: Catalogue) -> Table:
    """Points, dinosaurs, cards and genes, a column for each player."""
    sheet = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    sheet.add_column(
        words.say("board-you", player=short(words, view.players[seat])) if seat >= 0 else "",
        header_style="dim",
        no_wrap=True,
    )
    for one in view.players:
        sheet.add_column(Text(short(words, one).center(4), SEAT_STYLES[one.seat]), justify="right")
    sheet.add_row(words.say("score-points"), *(Text(str(one.points), "bold") for one in view.players))
    sheet.add_row(words.say("score-dinosaurs"), *(str(one.dinosaurs) for one in view.players))
    sheet.add_row(
        words.say("board-at-risk"), *(str(one.cold.lost + one.heat.lost + one.deadly or "·") for one in view.players)
    )
    sheet.add_row(words.say("board-cards"), *(str(one.cards) for one in view.players))
    for number, gene in enumerate(view.players[0].genes):
        sheet.add_row(
            words.say(f"gene-{gene}"),
            *(str(one.genes[gene] or "·") for one in view.players),
            style="" if number % 2 else "grey62",
        )
    return sheet


# --- Cards and bids


def card(name: str) -> Message:
    return Message(f"card-{name}")


def listed(words: Catalogue, cards: list[CardView] | dict[str, int]) -> str:
    """`Lurch, Brood×2`."""
    counts = cards if isinstance(cards, dict) else Counter(one.name for one in cards)
    return ", ".join(words.word(card(name)) + (f"×{n}" if n > 1 else "") for name, n in counts.items())


def cards_used(view: EvoView, words: Catalogue) -> list[RenderableType]:
    """E6: what everybody has seen of the event cards."""
    effects = ", ".join(
        f"{words.say(f'player-{one.name}')} {listed(words, one.effects)}" for one in view.players if one.effects
    )
    lines = [words.say("board-effects", cards=effects)] if effects else []
    lines += [words.say("board-discard", cards=listed(words, view.discard))] if view.discard else []
    return [Text(), *(Text(line) for line in lines)] if lines else []


def table(view: EvoView, words: Catalogue) -> list[RenderableType]:
    lines: list[RenderableType] = [Text(), Text(words.say("board-table"), "dim")] if view.table else []
    for play in view.table:
        line = Text(f" {words.say(f'player-{view.players[play.seat].name}')} ", SEAT_STYLES[play.seat])
        line.append(
            " " + words.say("board-withdrawn" if play.withdrawn else "board-played", card=card(play.card.name)),
            "default on default",
        )
        lines.append(line)
    return lines


def auction(view: EvoView, words: Catalogue) -> list[RenderableType]:
    lines: list[RenderableType] = [Text()]
    for number, row in enumerate(view.rows, 1):
        line = Text(
            f"{words.say('row', number=number)}  {words.say(f'gene-{row.gene}' if row.gene else 'gene-nothing'):11}"
        )
        if row.bidder is not None:
            line.append(f" {words.say(f'player-{view.players[row.bidder].name}')} ", SEAT_STYLES[row.bidder])
            line.append(f" {row.bid}")
        lines.append(line)
    return lines if any(row.gene or row.bidder is not None for row in view.rows) else []


def hand(view: EvoView, seat: int, words: Catalogue) -> list[RenderableType]:
    """With what each card does, and the phase to play it in."""
    cards = view.players[seat].hand if seat >= 0 else None
    lines = [
        words.say(
            "board-card", card=card(one.name), timing=one.timing, text=words.attribute(f"card-{one.name}", "text")
        )
        for one in cards or ()
    ]
    return [Text(), Text(words.say("board-hand"), "dim"), *(Text(line) for line in lines)] if lines else []
