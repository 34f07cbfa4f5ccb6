"""Draw the picture in the README: a turn of a game as the terminal shows it.

    python tools/picture.py docs/images/evo.svg

Greedy players play until the first player is asked to move; the picture is that player's view.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from galapagos.bots import make_bot
from galapagos.cli.table.table import TerminalTable
from galapagos.cli.table.turn import Turn
from galapagos.engine.match.match import new
from galapagos.envs.pixels import COLOURS

GAME, SEATS, SEED, YOU = "evo", 3, 7, 0
ROUND, ASKED = 4, ", move"  # the first prompt with these words from that round on
WIDTH = 100

# Rich's template without its web font; a local monospaced font will do.
FRAME = (
    re.sub(r"\s*@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    .replace("Fira Code, monospace", "ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace")
    .replace("<!-- Generated with Rich https://www.textualize.io -->", "")
)


def main() -> None:
    out = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        emoji=False,
    )
    show_turn(out)
    Path(sys.argv[1]).write_text(
        out.export_svg(title="galapagos play evo", theme=COLOURS, code_format=FRAME, unique_id="evo")
    )


def show_turn(out: Console) -> None:
    match = new(GAME, SEATS, SEED)
    table = TerminalTable(match, ("you", *["greedy"] * (SEATS - 1)), Path(), out, SEED)
    bots = [make_bot(match.game, "greedy", SEED + seat) for seat in range(SEATS)]
    while (decision := match.decision) is not None:
        if decision.seat == YOU:
            if match.state.round >= ROUND and ASKED in decision.prompt:
                break
            table.seen[YOU] = match.version
        match.play(bots[decision.seat].choose(match.game, match.game.hidden(match.state, decision.seat)))
    table.tell(YOU)
    table.show_board(YOU)
    Turn(table, YOU)
    out.print("> ", end="")


if __name__ == "__main__":
    main()
