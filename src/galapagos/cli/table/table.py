"""A table in the terminal: people at this keyboard and bots take turns until the match is over."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.markup import escape

from galapagos.bots import is_level, make_bot
from galapagos.engine.errors import Refused
from galapagos.engine.match import request as requests
from galapagos.engine.match.history import usual_policy
from galapagos.engine.match.match import SPECTATOR, Match, Request
from galapagos.engine.words.message import ENGLISH, Message
from galapagos.engine.words.spoken import say

from ..files import deliver, reason, write_whole
from ..hint import show_hint
from ..output import INPUT_ENDED, Stopped, print_at_length, waiting, wipe
from ..rulebook import show_rules
from ..seats import YOU
from . import news
from .commands import in_english
from .drawing import board, called_apart, ending, result
from .saves import resume_command, save, saved_text, tell_where
from .turn import LEAVING, Commands, Turn

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game


class TerminalTable:
    """A match with its players and its file."""

    help: tuple[str, ...] = ("help-save",)

    def __init__(
        self,
        match: Match,
        players: tuple[str, ...],
        path: Path,
        out: Console,
        seed: int,
        named: str = "",
        language: str = ENGLISH,
    ) -> None:
        """`named` is the file that `--resume` named, if any."""
        self.match = match
        self.players = players
        self.path = path
        self.out = out
        self.resume = resume_command(named)
        self.language = language
        self.bots = {seat: make_bot(match.game, name, seed + seat) for seat, name in enumerate(players) if name != YOU}
        self.people = [seat for seat, name in enumerate(players) if name == YOU]
        self.seen = dict.fromkeys(self.people or [SPECTATOR], -1)  # the version up to which each has seen the news
        self.last_reader = self.people[0] if self.people else SPECTATOR
        self.stood: dict[int, str] = {}  # each seat's standing answer at its last turn
        self.is_saved = path.exists()
        self.is_behind = self.is_warned = False  # whether the disk lacks a move, and whether a warning was shown
        self.is_left = False

    def run(self) -> None:
        """Play until the match ends or a player leaves."""
        self.watch()
        while not self.match.is_over and not self.is_left:
            seat = self.match.state.actor
            if seat in self.bots:
                self.play(self.think(seat))
            elif (answer := self.answer_without(seat)) is not None:
                self.play(answer)
            else:
                self.ask(seat)
        if self.match.is_over:
            self.finish()

    def think(self, seat: int) -> int:
        """A bot's choice; a slow bot shows that it is thinking."""
        game, name = self.match.game, self.players[seat]
        bot = called_apart(self.players)[seat]
        with waiting(say("bot-thinking", player=self.name(seat), bot=bot), quiet=not is_level(name)):
            return self.bots[seat].choose(game, game.hidden(self.match.state, seat))

    def play(self, action: int) -> None:
        """Play a move. It is on disk before it is shown; moves of bots before a person's first decision are not
        saved."""
        is_bot = self.match.state.actor in self.bots
        self.match.play(action)
        if self.is_saved or not (is_bot and self.people):
            self.keep()
        self.watch()

    def keep(self) -> None:
        """Save the match. If that fails, warn once and go on."""
        try:
            save(self.match, self.players, self.path)
        except OSError as error:
            if not self.is_warned:
                lost = say("match-not-keepable", reason=reason(error))
                self.out.print(f"[yellow]{escape(lost)}[/]")
            self.is_behind = self.is_warned = True
        else:
            self.is_saved, self.is_behind = True, False

    def name(self, seat: int) -> str:
        return self.match.seat_name(seat, self.language)

    # --- turns

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        if self.is_left:
            return
        self.out.print()
        self.tell(seat)
        self.show_board(seat)
        self.tell_of_standing(seat)
        action = Turn(self, seat).take()
        self.stood[seat] = self.match.standing(seat)
        if action is not None:
            self.play(action)

    def answer_without(self, seat: int) -> int | None:
        """The automatic answer, if any. A forced one is asked for all the same if the keyboard must change hands,
        because skipping that would reveal it."""
        answer = self.match.automatic
        if answer is None:
            return None
        is_left_beforehand = self.match.game.actions.text(answer) == self.match.standing(seat)
        if self.must_hand_over(seat) and not is_left_beforehand:
            return None
        if self.out.is_terminal and any(self.knows_otherwise(seat, other) for other in self.people):
            with waiting(say("player-asked", player=self.name(seat))):
                time.sleep(random.uniform(*requests.DELAY))  # a fast answer would reveal that it was forced
        return answer

    def knows_otherwise(self, seat: int, other: int) -> bool:
        """Whether the two seats know different things."""
        hidden = self.match.game.hidden
        return seat != other and hidden(self.match.state, seat) != hidden(self.match.state, other)

    def must_hand_over(self, seat: int) -> bool:
        """Whether the last reader must not see the screen of this seat."""
        return self.knows_otherwise(seat, self.last_reader)

    def hand_over(self, seat: int) -> None:
        must, self.last_reader = self.must_hand_over(seat), seat
        if not must:
            return
        wipe(self.out)
        answer = self.read(say("hand-over-keyboard", player=self.name(seat)) + " ")
        if in_english(answer.strip()) in LEAVING:
            self.leave()

    def leave(self) -> None:
        self.is_left = True
        self.out.print(self.way_on, soft_wrap=True, markup=False)

    def read(self, prompt: str) -> str:
        """A line from the keyboard. At the end of the input the match stays saved."""
        try:
            return input(prompt)
        except EOFError:
            raise Stopped("input-ended-early", INPUT_ENDED, more=self.way_on) from None

    @property
    def way_on(self) -> str:
        if self.is_behind:
            return say("match-kept-in-part", command=self.resume) if self.is_saved else say("match-not-kept")
        return say("match-kept", command=self.resume) if self.is_saved else say("match-not-begun")

    # --- the interface of a turn

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def commands(self) -> Commands:
        return {"save": self.save}

    def request(self, seat: int) -> Request[Any]:
        return self.match.request(seat, words=self.language)

    def why_not(self, action: str) -> Message | None:
        why = self.match.refusal(action)
        return self.game.message(why) if why else None

    def stand(self, seat: int, action: str | None) -> bool:
        self.match.stand(seat, action)
        return self.match.automatic is not None

    def standing(self, seat: int) -> str:
        return self.match.standing(seat)

    def take_back(self, seat: int) -> bool:
        """Undo the seat's last decision and everything after it; with several people, only until the next decision."""
        policy = usual_policy(len(self.people))
        refused = self.match.undo_refusal(seat, policy)
        if refused:
            raise Refused(refused)
        self.match.undo(seat, policy)
        self.keep()
        self.seen[seat] = self.match.version
        return True

    def show_hint(self, seat: int) -> None:
        show_hint(self.out, self.match, seat, self.language)

    def save(self, name: str) -> None:
        if not name:
            raise Refused("save-without-file")
        path = Path(name).expanduser()
        if path.exists():
            raise Refused("file-exists", file=path)
        try:
            write_whole(path, saved_text(self.match, self.players))
        except OSError as error:
            raise Refused("file-not-written", file=path, reason=reason(error)) from None
        self.out.print(say("save-written", command=resume_command(str(path))), soft_wrap=True, markup=False)

    # --- news

    def tell(self, seat: int, known: tuple[str, ...] = ()) -> None:
        """Print the seat's news, except for sentences in `known`."""
        since, self.seen[seat] = self.seen[seat], self.match.version
        lines = self.read_story(seat, since)
        chapters = news.by_turns(line for line in lines if line.sentence not in known)
        if chapters:
            print_at_length(self.out, news.draw(news.shorten(chapters)))
            self.out.print()

    def watch(self) -> None:
        """Print all news at once if only bots play."""
        if self.people:
            return
        since, self.seen[SPECTATOR] = self.seen[SPECTATOR], self.match.version
        chapters = news.by_turns(self.read_story(SPECTATOR, since))
        if chapters:
            self.out.print(news.draw(chapters))

    def tell_of_standing(self, seat: int) -> None:
        if self.stood.get(seat) and not self.match.standing(seat):
            again = say("stand-ended", answer=self.stood[seat])
            self.out.print(f"[dim]{again}[/]")

    def recall(self) -> None:
        """Set where the news of a resumed match begins: for players at their last decision, for spectators at the
        current turn."""
        steps, turn = self.match.steps, self.match.game.pace(self.match.state)
        for seat in self.people:
            self.seen[seat] = (
                max(
                    (step.version for step in steps if step.seat == seat and not step.forced and not step.undone),
                    default=0,
                )
                - 1
            )
        if not self.people:
            self.seen[SPECTATOR] = max((step.version for step in steps if step.turn < turn), default=-1)

    def show_board(self, seat: int) -> None:
        self.out.print(board(self.match, seat, self.language))

    def show_log(self, seat: int) -> None:
        print_at_length(self.out, news.draw(news.by_turns(self.read_story(seat)), with_parts=True))

    def read_story(self, seat: int, since: int = -1) -> list[news.NewsLine]:
        """The log as the seat may know it; a spectator's log marks what concerns any person here."""
        return news.read(self.match, seat, since, self.language, self.people if seat == SPECTATOR else (seat,))

    # --- the end

    def finish(self) -> None:
        """Show the end. Several people look at it together, so it shows no secrets."""
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.seen[reader] = min(self.seen.values())
        self.out.print()
        self.tell(reader, tuple(ending(self.match, self.language)))
        self.show_board(reader)
        self.out.rule(say("match-over-title"))
        self.out.print(result(self.match, self.players, self.language))
        if self.is_behind:
            deliver(self.path, saved_text(self.match, self.players))
        tell_where(self.out, self.path)
        if self.people and sys.stdin.isatty():
            self.look_back(reader)

    def look_back(self, seat: int) -> None:
        """Offer the log, the board and the rules after the end."""
        keys = say("keys-end")
        self.out.print(f"[dim]{keys}[/]")
        while True:
            try:
                typed, _, rest = " ".join(input("> ").split()).partition(" ")
            except (EOFError, KeyboardInterrupt):
                self.out.print()
                return
            word = in_english(typed)
            try:
                if word in LEAVING:
                    return
                if word == "log":
                    self.show_log(seat)
                elif word == "rules":
                    show_rules(self.out, self.match.game, rest, self.language)
                elif word in ("", "board"):
                    self.show_board(seat)
                else:
                    raise Refused("match-over-keys", keys=keys)
            except Refused as refused:
                self.out.print(f"[yellow]{escape(say(refused.message))}[/]")
