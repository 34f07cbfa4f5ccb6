"""A table in the terminal: people at this keyboard and bots take their turns until the match is over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.bots import is_level, make_bot, title_of
from galapagos.engine.errors import Refused
from galapagos.engine.match import Match, Step

from .drawing import BULLET, board, hanging, result
from .files import deliver, reason
from .output import INPUT_ENDED, Stopped, waiting, wipe
from .saves import resume_command, save, saved_text
from .turn import LEAVING, Turn

if TYPE_CHECKING:
    from rich.console import Console

YOU = "you"
SPECTATOR = -1
NEWS = 14                   # sentences shown at once; `log` has all
RECALLED = 6                # when a match goes on


class Table:
    """One match with its players and its file."""

    def __init__(self, match: Match, players: tuple[str, ...], path: Path, out: Console, seed: int, named: str = "") -> None:
        """`named` is the file that somebody named to go on with."""
        self.match, self.players, self.path, self.out, self.resume = match, players, path, out, resume_command(named)
        self.bots = {seat: make_bot(match.game, name, seed + seat) for seat, name in enumerate(players) if name != YOU}
        self.people = [seat for seat, name in enumerate(players) if name == YOU]
        self.readers = self.people or [SPECTATOR]
        self.news: dict[int, list[str]] = {seat: [] for seat in self.readers}
        self.last_reader = self.readers[0]
        self.is_saved = path.exists()
        self.is_behind = self.is_warned = False         # whether the disk lacks a move, and whether that was said
        self.is_left = False

    def run(self) -> None:
        """Until the end, or until somebody leaves."""
        self.hear(self.match.steps)
        while not self.match.is_over and not self.is_left:
            seat = self.match.state.actor
            if seat in self.bots:
                self.play(self.think(seat))
            else:
                self.ask(seat)
        if self.match.is_over:
            self.finish()

    def think(self, seat: int) -> int:
        """A bot's choice; where it takes a while, who waits for it is told."""
        game, name = self.match.game, self.players[seat]
        with waiting(f"{self.match.seat_name(seat)} ({title_of(name)}) is thinking", quiet=not is_level(name)):
            return self.bots[seat].choose(game, game.hidden(self.match.state, seat))

    def play(self, action: int) -> None:
        """A move is on the disk before it is shown; bots alone, before a person decided anything, leave no file."""
        is_bot = self.match.state.actor in self.bots
        steps = self.match.play(action)
        if self.is_saved or not (is_bot and self.people):
            self.keep()
        self.hear(steps)

    def keep(self) -> None:
        """On the disk. Where that fails the match goes on all the same, and whoever plays is told once."""
        try:
            save(self.match, self.players, self.path)
        except OSError as error:
            if not self.is_warned:
                self.out.print(f"[yellow]The match cannot be kept ({reason(error)}). It goes on; save FILE may write it elsewhere.[/]")
            self.is_behind = self.is_warned = True
        else:
            self.is_saved, self.is_behind = True, False

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        if self.is_left:
            return
        self.out.print()
        self.tell(seat)
        self.out.print(board(self.match, seat))
        action = Turn(self).take()
        if action is not None:
            self.play(action)

    def hand_over(self, seat: int) -> None:
        """Where several people share the keyboard, nobody reads another's secrets."""
        before, self.last_reader = self.last_reader, seat
        hidden = self.match.game.hidden
        if before == seat or hidden(self.match.state, before) == hidden(self.match.state, seat):
            return
        wipe(self.out)
        answer = self.read(f"Hand the keyboard to {self.match.seat_name(seat)}, who presses Enter: ")
        if answer.strip().lower() in LEAVING:
            self.leave()

    def leave(self) -> None:
        self.is_left = True
        self.out.print(self.way_on, soft_wrap=True, markup=False)

    def read(self, prompt: str) -> str:
        """A line from the keyboard. Where nobody is there to type, the match waits on the disk."""
        try:
            return input(prompt)
        except EOFError:
            raise Stopped(f"The input ended before the match did. {self.way_on}", INPUT_ENDED) from None

    @property
    def way_on(self) -> str:
        if self.is_behind:
            return f"The last moves are not kept: {self.resume} goes on before them." if self.is_saved else "It could not be kept."
        return f"It is kept: go on with {self.resume}." if self.is_saved else "Nothing was played, so nothing is kept."

    def take_back(self) -> None:
        """The last decision of a person here, and all that followed it."""
        kept = self.match.saved
        try:
            self.match.undo()
            while self.match.state.actor in self.bots:
                self.match.undo()
        except Refused:
            self.match = Match.resume(kept)
            raise Refused("There is nothing of yours to take back.") from None
        self.keep()
        self.news = {seat: [] for seat in self.readers}

    # --- what is told

    def hear(self, steps: list[Step]) -> None:
        for seat in self.readers:
            self.news[seat] += [sentence for step in steps for sentence in self.match.narrate(step, seat)]
        if not self.people:
            self.tell(SPECTATOR)

    def recall(self) -> None:
        """The end of the story so far, for a match that goes on."""
        self.match.steps = []
        for seat in self.readers:
            self.news[seat] = self.match.log(seat)[-RECALLED:]

    def tell(self, seat: int) -> None:
        """What happened since that seat was last told."""
        sentences, self.news[seat] = self.news[seat], []
        if self.people and len(sentences) > NEWS:
            self.out.print(f"[dim]  … {len(sentences) - NEWS} sentences before these; log has them all[/]")
            sentences = sentences[-NEWS:]
        for sentence in sentences:
            self.out.print(hanging("·", sentence, BULLET))

    def finish(self) -> None:
        self.out.print()
        for seat in self.readers[:1]:
            self.tell(seat)
            self.out.print(board(self.match, seat))
        self.out.rule("The game is over")
        self.out.print(result(self.match, self.players))
        if self.is_behind:
            deliver(self.path, saved_text(self.match, self.players))
        self.out.print(f"[dim]galapagos replay {self.path}\ngalapagos verify {self.path}[/]", soft_wrap=True)
