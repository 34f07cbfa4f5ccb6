"""The table, drawn for the terminal: what lies in the middle, then every player's species from left to right."""

from __future__ import annotations

from itertools import groupby

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from galapagos.engine.words.message import Catalogue, as_name

from .view import AnimalView, MutationsView, PlayerView, SpeciesView, TraitView

SEAT_STYLES = (
    "bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan", "orange3", "white",
)  # fmt: skip
MEAT, HARM, PLAIN = "red", "dim italic", ""
SPECIES_WIDTH = 23  # four in 100 columns, three in 80
SIGNS = 7  # of a kind in a line
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")  # species with the same raised number share the card
LEGEND = {"food": "●", "needed": "○", "shelter": "⌂", "parasite": "✱", "attacked": "↷", "attacking": "⚔", "looked": "◉"}
TOKENS = {"food": ("●", "red"), "shelters": ("⌂", "green"), "parasites": ("✱", "magenta")}
MOST_WITH_CARDS = 4  # players whose species are drawn as cards; more than that are drawn in lines, two side by side
QUESTION = 11  # lines of a terminal below the board: a question with its choices
PICTURE = (100, 40)  # columns and lines of a picture


class Board:
    """With a card for each species; with a line for each where that is too much for the terminal."""

    def __init__(self, view: MutationsView, seat: int, words: Catalogue) -> None:
        self.view, self.seat, self.words = view, seat, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        has_cards = len(self.view.players) <= MOST_WITH_CARDS
        whole = drawn(self.view, self.seat, self.words, has_cards)
        is_too_tall = (
            console.file.isatty() and len(console.render_lines(whole, options)) > options.max_height - QUESTION
        )
        yield drawn(self.view, self.seat, self.words, False) if has_cards and is_too_tall else whole


def draw(view: MutationsView, seat: int, words: Catalogue) -> Board:
    return Board(view, seat, words)


def drawn(view: MutationsView, seat: int, words: Catalogue, has_cards: bool) -> Group:
    rows: list[RenderableType] = [row(view, one, seat, words, has_cards) for one in view.players]
    if not has_cards:
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for left in range(0, len(rows), 2):
            grid.add_row(*rows[left : left + 2])
        rows = [grid]
    return Group(
        middle(view, words),
        *rows,
        Text("  ".join(f"{sign} {words.say(f'sign-{name}')}" for name, sign in LEGEND.items()), "dim"),
    )


def middle(view: MutationsView, words: Catalogue) -> Panel:
    phase = words.say("board-over" if view.over else f"phase-{view.phase}")
    line = Text(words.say("board-turn", turn=view.turn, last=int(view.last_turn), phase=phase), "bold")
    line.append("  " + words.say("board-middle", player=view.players[view.first].name, deck=view.deck), "not bold")
    for name, (sign, style) in TOKENS.items():
        number: int = getattr(view, name)
        line.append(f"  {words.say(f'board-{name}', count=number)} ", f"not bold {style}").append(
            sign * min(number, SIGNS), style
        )
    return Panel(line, border_style="dim", padding=(0, 1))


def row(view: MutationsView, one: PlayerView, seat: int, words: Catalogue, has_cards: bool) -> Panel:
    """With cards, what a player has besides is above them; with lines, where it would be cut, below the name."""
    name = words.say("board-you", player=one.name) if one.seat == seat else one.name
    title = Text(f" {name} ", f"bold {SEAT_STYLES[one.seat]}")
    facts = Text(
        words.say(
            "board-facts",
            deck=one.deck,
            discards=one.discard,
            animals=one.animals,
            points=one.points,
            passed=int(one.passed),
        ),
        "not bold default",
    )
    body = menagerie(view, one, words, has_cards)
    if has_cards:
        title.append(facts).append(" ")
    else:
        body = Group(facts, body)
    border = SEAT_STYLES[one.seat] if view.actor == one.seat else "dim"
    return Panel(body, title=title, title_align="left", border_style=border, padding=(0, 1))


def menagerie(view: MutationsView, one: PlayerView, words: Catalogue, has_cards: bool) -> RenderableType:
    kinds = [kind for kind in view.species if kind.owner == one.seat]
    if not kinds:
        return Text(words.say("board-empty"), "dim")
    if has_cards:
        return Columns([species(view, kind, words) for kind in kinds], padding=(0, 1))
    return Text("\n").join(line(view, kind, words) for kind in kinds)


def style_of(view: MutationsView, kind: SpeciesView) -> str:
    is_prey = view.attack is not None and view.attack.prey == kind.name
    return "bold yellow" if is_prey else MEAT if kind.carnivorous else "green"


def line(view: MutationsView, kind: SpeciesView, words: Catalogue) -> Text:
    """`B3 swimming, running: B3a ●○ ⌂, B3b,d ○○`."""
    text = Text(f"{kind.name} ", style_of(view, kind))
    text.append(Text(", ").join(traits(kind, words))).append(": ")
    return text.append(Text(", ").join(animals(kind)))


def species(view: MutationsView, kind: SpeciesView, words: Catalogue) -> Panel:
    body = Text("\n", no_wrap=True, overflow="ellipsis").join([*traits(kind, words), *animals(kind)])
    title = words.say("board-need", species=kind.name, need=kind.need)
    return Panel(
        body, title=title, title_align="left", border_style=style_of(view, kind), padding=0, width=SPECIES_WIDTH
    )


def traits(kind: SpeciesView, words: Catalogue) -> list[Text]:
    lines = [trait(one, words) for one in kind.traits] or [Text(words.say("no-traits"), "dim")]
    if kind.looked_at:
        lines.append(Text(f"[{trait_name(kind.face, words) if kind.face else words.say('sign-looked')}]", "cyan"))
    return lines


def trait_name(name: str, words: Catalogue) -> str:
    return words.say(f"trait-{as_name(name)}")


def trait(one: TraitView, words: Catalogue) -> Text:
    share = str(one.shared).translate(RAISED) if one.shared else ""
    return Text(trait_name(one.name, words) + share, MEAT if one.diet else HARM if one.deleterious else PLAIN)


def animals(kind: SpeciesView) -> list[Text]:
    """`B3a ●●○ ⌂ ✱2`; those in the same state in one line, `B3b,d,e ○`."""
    lines = []
    for signs, herd in groupby(kind.animals, lambda one: state(kind, one)):
        alike = list(herd)
        name = ",".join([alike[0].name, *(one.name.removeprefix(kind.name) for one in alike[1:])])
        lines.append(Text(f"{name} ", "bold" if alike[0].fed else "").append(signs))
    return lines


def state(kind: SpeciesView, one: AnimalView) -> Text:
    signs = Text("●" * one.food, "red").append("○" * (kind.need - one.food), "red")
    marks = (
        ("⌂", "green", one.shelter),
        ("⚔", "bold red", one.hunting),
        ("◉", "cyan", one.looked_at),
        ("↷", "dim", one.attacked and not one.hunting),
        (f"✱{one.parasites if one.parasites > 1 else ''}", "magenta", one.parasites),
    )
    for sign, style, is_there in marks:
        if is_there:
            signs.append(f" {sign}", style)
    return signs
