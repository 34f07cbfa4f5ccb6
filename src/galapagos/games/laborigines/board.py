"""The ring of traps, drawn for the terminal: twenty tiles clockwise round a table of the players."""

from __future__ import annotations

from rich.text import Text

from .data import COLOUR_NAMES, DISEASE_NAMES, FACE_NAMES, SIDES, TILES, Memory, Nature
from .names import disease_name, laborigine_name, laborigine_word, seat_name, tile_word
from .state import GONE, OFF, OWNERLESS, Phase, State, Tokens, colour_of, crowd, energy, owner, per_seat

COLUMNS, ROWS = 7, 5                # of tiles: 7 above, 3 at the right, 7 below, 3 at the left
WIDTH, HEIGHT = 11, 5               # of a tile
MIDDLE = (COLUMNS - 2) * WIDTH

NATURE_STYLES = {Nature.YELLOW: "yellow", Nature.GREEN: "green", Nature.WHITE: "bold bright_white"}
COLOUR_STYLES = ("bold red", "bold dodger_blue1", "bold green3", "bold yellow", "bold medium_purple1")
SHORT = {"small_explosion": "✸ small", "huge_explosion": "✸ huge"}
FLAG, SICK, ACID, BOLT, CUT = "⚑", "☣", "≈", "ϟ", "…"


def draw(s: State, seat: int) -> Text:
    """Lines of tiles; between the left and the right ones, the table."""
    middle = table(s, seat)
    lines = band([tile(s, place) for place in range(COLUMNS)])
    for row in range(1, ROWS - 1):
        left, right = tile(s, 2 * COLUMNS + 2 * (ROWS - 2) - row), tile(s, COLUMNS - 1 + row)
        inside = middle[(row - 1) * HEIGHT: row * HEIGHT]
        lines += [Text.assemble(a, b, c) for a, b, c in zip(left, inside, right, strict=True)]
    lines += band([tile(s, place) for place in reversed(range(COLUMNS + ROWS - 2, 2 * COLUMNS + ROWS - 2))])
    return Text("\n").join(lines)


def band(tiles: list[list[Text]]) -> list[Text]:
    return [Text.assemble(*parts) for parts in zip(*tiles, strict=True)]


# --- A tile


def tile(s: State, place: int) -> list[Text]:
    """Its name above, the face, the tokens, the pieces, and below the underside that the game remembers."""
    here = s.tiles[place]
    style = NATURE_STYLES[SIDES[here.face].nature] if here.face else "dim"
    under = face_word(here.under) if here.under > 0 and s.options.memory == Memory.OPEN else ""
    face = Text(face_word(here.face) if here.face else "", style)
    return [
        edge("╭", tile_word(place), "╮", style),
        *(Text.assemble(("│", style), fit(line, WIDTH - 2), ("│", style)) for line in (face, heap(here.energy), pieces(s, place))),
        edge("╰", f"▾{under}" if under else "", "╯", style),
    ]


def edge(left: str, word: str, right: str, style: str) -> Text:
    inside = f"─{word}".ljust(WIDTH - 2, "─") if len(word) < WIDTH - 2 else f"{word[: WIDTH - 3]}."
    return Text(f"{left}{inside}{right}", style)


def face_word(face: int) -> str:
    name = FACE_NAMES[face - 1]
    return SHORT.get(name, name)


def fit(line: Text, width: int) -> Text:
    """What is cut ends with `…`."""
    fitted = line.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def tokens(these: Tokens) -> Text:
    """`r2 b1`: letters double the colours."""
    return Text(" ").join(counts(these))


def counts(these: Tokens) -> list[Text]:
    return [Text(f"{name[0]}{n}", style) for name, n, style in zip(COLOUR_NAMES, these.of, COLOUR_STYLES, strict=True) if n]


def heap(these: Tokens) -> Text:
    """On a tile: `r2 b1`, closer where it must be; what still does not fit ends with `…` at a whole number, and the table has it all."""
    if len(tokens(these)) <= WIDTH - 2:
        return tokens(these)
    shown = counts(these)
    if is_too_long(shown):
        while is_too_long([*shown, Text(CUT)]):
            shown.pop()
        shown.append(Text(CUT))
    return Text("").join(shown)


def is_too_long(parts: list[Text]) -> bool:
    return sum(map(len, parts)) > WIDTH - 2


def pieces(s: State, place: int) -> Text:
    line = Text("MOA", "bold reverse magenta") if s.moa == place else Text()
    for who in range(crowd(s)):
        if s.laborigines[who].place == place:
            line.append(" " if line else "").append_text(piece(s, who))
    return line


def piece(s: State, who: int) -> Text:
    """`RED1⚑☣≈ϟ2`: a laborigine and its markers."""
    one = s.laborigines[who]
    word = laborigine_word(s, who)
    short = word[:3] + (word[-1] if word[-1].isdigit() else "")
    bolts = f"{BOLT}{one.lightning}" if one.lightning else ""
    style = COLOUR_STYLES[colour_of(s, owner(s, who))] + (" reverse" if is_moving(s, who) else "")
    flag = FLAG if s.flag == who + 1 else ""
    return Text(f"{short.upper()}{flag}{SICK * one.infected}{ACID * one.acid}{bolts}", style)


def is_moving(s: State, who: int) -> bool:
    return s.phase > Phase.ASSIGNMENT and s.ending == 0 and who == s.mover


# --- The table in the middle


def table(s: State, seat: int) -> list[Text]:
    lines = [Text(), headline(s), Text(), *(player(s, other, seat) for other in range(s.seats)), Text(), *notes(s)]
    height = (ROWS - 2) * HEIGHT
    lines += [Text()] * (height - len(lines))
    return [fit(Text("  ").append_text(line), MIDDLE) for line in lines[:height]]


def headline(s: State) -> Text:
    if s.phase < Phase.ROLL:
        return Text("The laboratory is being prepared.", "bold")
    line = Text(f"Turn {s.turn + (s.ending == 0)}  ", "bold")
    if s.ending == 0:
        line.append(seat_name(s, s.active), COLOUR_STYLES[colour_of(s, s.active)])
    if s.die:
        line.append(f"  dice {s.die} {s.other_die}" if s.phase == Phase.ASSIGNMENT else f"  own die {s.die}, other {s.other_die}")
    if s.direction:
        line.append("  ↻" if s.direction > 0 else "  ↺")
    return line


def player(s: State, other: int, seat: int) -> Text:
    """A stockpile, with the marks of its laborigines."""
    style = COLOUR_STYLES[colour_of(s, other)]
    line = Text(("▸ " if other == s.active and s.ending == 0 else "  ") + seat_name(s, other).ljust(9), style)
    if s.out[other]:
        return line.append(f"out in wave {s.out[other]}", "dim")
    line.append(f"{energy(s, other):3}  ").append_text(tokens(s.stocks[other])).append(" ")
    for who in range(other * per_seat(s), (other + 1) * per_seat(s)):
        line.append(" ").append_text(piece(s, who))
    return line.append(" (you)" if other == seat else "", "dim")


def notes(s: State) -> list[Text]:
    disease = f"Disease: {disease_name(s.disease)}" if s.disease else "Disease: none yet"
    bearer = "gone" if s.flag == GONE else "ownerless" if s.flag == OWNERLESS else laborigine_name(s, s.flag - 1)
    lines = [Text(f"{disease} ({s.pile} of {len(DISEASE_NAMES)} in the pile)"), Text(f"Flag {FLAG}: {bearer}")]
    if s.moa == OFF and per_seat(s) == 2:
        lines[-1].append("  No Moa.")
    underside = "  ▾ underside" if s.options.memory == Memory.OPEN else ""
    lines.append(Text(f"{SICK} ill  {ACID} acid  {BOLT} lightning{underside}", "dim"))
    large = [place for place in range(TILES) if is_too_long(counts(s.tiles[place].energy))]
    return lines + [Text(f"{tile_word(place)}: ").append_text(tokens(s.tiles[place].energy)) for place in large]
