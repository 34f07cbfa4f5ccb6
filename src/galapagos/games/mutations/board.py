"""The table, drawn for the terminal: what lies in the middle, then every player's species from left to right."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .data import DELETERIOUS, SEAT_NAMES, Trait
from .names import trait_name
from .rules.winner import points
from .state import Face, Mark, Phase, Species, State, animal_count, food, is_carnivorous, is_fed, is_marked, parasites

SEAT_STYLES = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan", "orange3", "white")
MEAT, HARM, PLAIN = "red", "dim italic", ""
SPECIES_WIDTH = 23          # four in 100 columns, three in 80
SIGNS = 7                   # of a kind in a line
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")         # species with the same raised number share the card
LEGEND = "● food  ○ needed  ⌂ shelter  ✱ parasite  ↷ attacked  ⚔ attacking  ◉ looked at"
MOST_WITH_CARDS = 4         # players whose species are drawn as cards; more than that are drawn in lines, two side by side


def draw(s: State, seat: int) -> RenderableType:
    rows = [row(s, other, seat) for other in range(s.seats)]
    if s.seats <= MOST_WITH_CARDS:
        return Group(middle(s), *rows, Text(LEGEND, "dim"))
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for left in range(0, s.seats, 2):
        grid.add_row(*rows[left : left + 2])
    return Group(middle(s), grid, Text(LEGEND, "dim"))


def middle(s: State) -> Panel:
    line = Text(f"turn {s.turn}{' (the last)' if s.final else ''}", "bold")
    line.append(f"  {SEAT_NAMES[s.first]} first  main deck {s.deck}", "not bold")
    for name, sign, number, style in (("food", "●", s.red, "red"), ("shelters", "⌂", s.green, "green"), ("parasites", "✱", s.black, "magenta")):
        line.append(f"  {name} {number} ", f"not bold {style}").append(sign * min(number, SIGNS), style)
    return Panel(line, border_style="dim", padding=(0, 1))


def row(s: State, owner: int, seat: int) -> Panel:
    player = s.players[owner]
    name = f"{SEAT_NAMES[owner]}{' (you)' if owner == seat else ''}"
    title = Text(f" {name} ", f"bold {SEAT_STYLES[owner]}")
    facts = f"deck {player.deck}  discards {player.discard}  animals {animal_count(s, owner)}  points {points(s, owner)}"
    if s.seats > MOST_WITH_CARDS:
        facts = f"deck {player.deck} · {player.discard} out · {points(s, owner)} pts"
    if s.passed >> owner & 1:
        facts += "  passed"
    title.append(f"{facts} ", "not bold default")
    return Panel(
        menagerie(s, owner), title=title, title_align="left", border_style=SEAT_STYLES[owner] if s.actor == owner else "dim", padding=(0, 1))


def menagerie(s: State, owner: int) -> RenderableType:
    kinds = range(s.rows[owner], s.rows[owner + 1])
    if not kinds:
        return Text("no animals", "dim")
    if s.seats <= MOST_WITH_CARDS:
        return Columns([species(s, k) for k in kinds], padding=(0, 1))
    return Text("\n").join(line(s, k) for k in kinds)


def line(s: State, k: int) -> Text:
    """`s3 swimming, running: a4 ●○ ⌂, a5-a6 ○○`."""
    one = s.species[k]
    text = Text(f"s{k + 1} ", "bold yellow" if is_prey(s, k) else MEAT if is_carnivorous(one) else "green")
    text.append(Text(", ").join(traits(one))).append(": ")
    return text.append(Text(", ").join(animals(s, one)))


def species(s: State, k: int) -> Panel:
    one = s.species[k]
    border = "bold yellow" if is_prey(s, k) else MEAT if is_carnivorous(one) else "green"
    body = Text("\n", no_wrap=True, overflow="ellipsis").join([*traits(one), *animals(s, one)])
    return Panel(body, title=f"s{k + 1} needs {one.need}", title_align="left", border_style=border, padding=0, width=SPECIES_WIDTH)


def is_prey(s: State, k: int) -> bool:
    return Phase.IGNORING <= s.phase <= Phase.VICTIM and k == s.attack.prey


def traits(one: Species) -> list[Text]:
    lines = [trait(one, i) for i in range(one.count)] or [Text("no traits", "dim")]
    if one.face not in (Face.UNSEEN, Face.OPEN):
        lines.append(Text(f"[{known_face(one)}]", "cyan"))
    return lines


def trait(one: Species, place: int) -> Text:
    number = one.order[place]
    style = MEAT if number in (Trait.CARNIVOROUS, Trait.OBLIGATE_CARNIVOROUS, Trait.ANGLERFISH) else HARM if DELETERIOUS[number] else PLAIN
    share = str(one.share[place]).translate(RAISED) if one.share[place] else ""
    return Text(trait_name(number) + share, style)


def known_face(one: Species) -> str:
    if one.face == Face.SECRET:
        return "looked at"
    return trait_name(Trait.ANGLERFISH if one.face == Face.SHOWN else one.face - 1)


def animals(s: State, one: Species) -> list[Text]:
    """`a7 ●●○ ⌂ ✱2`; those in the same state in one line, `a8-a10 ○`."""
    lines, start, stop = [], one.first, one.first + one.animals
    while start < stop:
        end = next((a for a in range(start, stop) if s.animals[a] != s.animals[start]), stop)
        lines.append(animal(one, s.animals[start], f"a{start + 1}" if end == start + 1 else f"a{start + 1}-a{end}"))
        start = end
    return lines


def animal(one: Species, marks: int, name: str) -> Text:
    line = Text(f"{name} ", "bold" if is_fed(one, marks) else "")
    line.append("●" * food(marks), "red").append("○" * (one.need - food(marks)), "red")
    for mark, sign, style in ((Mark.SHELTER, "⌂", "green"), (Mark.HUNTING, "⚔", "bold red"), (Mark.LOOKED_AT, "◉", "cyan")):
        if is_marked(marks, mark):
            line.append(f" {sign}", style)
    if is_marked(marks, Mark.TURNED) and not is_marked(marks, Mark.HUNTING):
        line.append(" ↷", "dim")
    if parasites(marks):
        line.append(f" ✱{parasites(marks) if parasites(marks) > 1 else ''}", "magenta")
    return line
