"""A person's turn in the terminal: a menu of choices, and the commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from galapagos.engine.errors import Refused
from galapagos.engine.words.spoken import say

from ..rulebook import show_rules
from .choices import ChoiceGroup, brief_menu, draw_menu, fitting_menu, is_brief, matching
from .commands import in_english

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game
    from galapagos.engine.match.match import Choice, Request
    from galapagos.engine.words.message import Message

LEAVING = ("quit", "q", "exit")
OFF = "off"
HELP = ("help-number", "help-action", "help-why", "help-undo", "help-stand", "help-hint", "help-board", "help-rules")
Commands = dict[str, Callable[[str], None]]


class TurnTable(Protocol):
    """The interface of a table for turns; the table is local or on a server."""

    out: Console
    language: str
    resume: str  # the command that continues the match
    help: tuple[str, ...]  # messages about this table's own commands, the most useful first

    @property
    def game(self) -> Game: ...

    @property
    def commands(self) -> Commands: ...

    def request(self, seat: int) -> Request[Any]: ...

    def read(self, prompt: str) -> str: ...

    def why_not(self, action: str) -> Message | None:
        """The rule that forbids an action; None if it is allowed."""

    def take_back(self, seat: int) -> bool:
        """Undo the last decision; False if the others must agree first."""

    def stand(self, seat: int, action: str | None) -> bool:
        """Set a standing answer; whether it answers the current question."""

    def standing(self, seat: int) -> str: ...

    def show_hint(self, seat: int) -> None: ...

    def show_log(self, seat: int) -> None: ...

    def show_board(self, seat: int) -> None: ...

    def leave(self) -> None: ...


class Turn:
    """One question to one person, until it is answered or the person undoes or leaves."""

    def __init__(self, table: TurnTable, seat: int) -> None:
        self.table, self.game, self.out, self.seat = table, table.game, table.out, seat
        asked = table.request(seat)
        self.prompt, self.choices = asked.prompt.words if asked.prompt else "", asked.choices
        self.action: int | None = None
        self.is_done = False
        self.commands: Commands = {
            "why": self.why,
            "undo": self.undo,
            "stand": self.stand,
            "hint": self.hint,
            "log": self.log,
            "board": self.board,
            "rules": self.rules,
            "help": self.help,
            "?": self.help,
            **dict.fromkeys(LEAVING, self.leave),
            **table.commands,
        }
        self.open(self.choices, self.prompt)

    def take(self) -> int | None:
        """The chosen action; None after an undo, a standing answer or leaving."""
        while not self.is_done:
            try:
                self.obey(" ".join(self.table.read("> ").split()))
            except Refused as refused:
                self.out.print(f"[yellow]{escape(say(refused.message))}[/]")
        return self.action

    def open(self, options: tuple[Choice, ...], heading: str) -> None:
        width, lines = self.out.width, self.out.height // 4 if self.out.is_terminal else len(options)
        self.menu = fitting_menu(options, width, lines)
        self.is_top = options == self.choices
        self.out.print(f"\n[bold]{escape(heading)}[/]" + ("" if self.is_top else f" [dim]{say('menu-goes-back')}[/]"))
        if is_brief(self.menu, width, lines):
            common, drawn = brief_menu(self.menu, width)
            if common != heading:
                self.out.print(f"[dim]{escape(common)}[/]")
            self.out.print(drawn)
        else:
            self.out.print(draw_menu(self.menu, width))
        if self.table.standing(self.seat):
            left = say("stand-left", answer=self.table.standing(self.seat))
            self.out.print(f"[dim]{left}[/]")
        keys = say("keys-turn", own=say(f"{self.table.help[0]}.keys"))
        self.out.print(f"[dim]{keys if len(keys) < self.out.width else say('keys-turn-few')}[/]")

    def obey(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        fitting = matching(self.choices, answer)
        if answer.isdecimal():
            self.pick(int(answer))
        elif not answer:
            self.back()
        elif len(fitting) == 1 and fitting[0].text.lower() == answer.lower():
            self.choose(fitting[0])
        elif fitting:
            self.open(tuple(fitting), f"{answer} …")
        elif in_english(word) in self.commands:
            self.commands[in_english(word)](rest)
        else:
            self.play(answer)

    def pick(self, number: int) -> None:
        if not 1 <= number <= len(self.menu):
            raise Refused("choice-unknown", number=number, most=len(self.menu))
        entry = self.menu[number - 1]
        if isinstance(entry, ChoiceGroup):
            self.open(entry.options, entry.label)
        else:
            self.choose(entry)

    def choose(self, choice: Choice) -> None:
        self.action, self.is_done = choice.action, True

    def back(self) -> None:
        if self.is_top:
            self.board("")
        self.open(self.choices, self.prompt)

    def play(self, answer: str) -> None:
        """Play an action in another spelling, such as that of records, or explain why it is not allowed."""
        if answer.split(maxsplit=1)[0].lower() not in self.game.actions.phrases:
            raise Refused("answer-unknown", answer=repr(answer), most=len(self.menu))
        why = self.table.why_not(answer)
        if why:
            raise Refused(why)
        self.action, self.is_done = self.game.actions.parse(answer), True

    # --- commands

    def why(self, action: str) -> None:
        if not action:
            raise Refused("why-without-action", action=self.choices[-1].text)
        choice = self.menu[int(action) - 1] if action.isdecimal() and 1 <= int(action) <= len(self.menu) else None
        text = choice.text if choice and not isinstance(choice, ChoiceGroup) else action
        why = self.table.why_not(text)
        self.out.print(escape(say(why) if why else say("why-allowed", action=text)))

    def undo(self, _rest: str) -> None:
        self.is_done = self.table.take_back(self.seat)
        self.out.print(say("undo-done" if self.is_done else "undo-asked"))

    def stand(self, answer: str) -> None:
        """Set or remove a standing answer. The turn ends if it answers the current question."""
        if not answer:
            raise Refused("stand-needs-plain-answer", answer=self.word)
        if in_english(answer) == OFF:
            self.table.stand(self.seat, None)
            self.out.print(say("stand-ends"))
            return
        self.is_done = self.table.stand(self.seat, answer)
        self.out.print(say("stand-set", answer=self.table.standing(self.seat)))

    @property
    def word(self) -> str:
        """An action without pieces, as an example."""
        return next((phrase.name for phrase in self.game.actions.phrases.values() if not phrase.parts), "pass")

    def hint(self, _rest: str) -> None:
        self.table.show_hint(self.seat)

    def log(self, _rest: str) -> None:
        self.table.show_log(self.seat)

    def board(self, _rest: str) -> None:
        self.table.show_board(self.seat)

    def rules(self, place: str) -> None:
        show_rules(self.out, self.game, place, self.table.language)

    def leave(self, _rest: str) -> None:
        self.table.leave()
        self.is_done = True

    def help(self, _rest: str) -> None:
        args = {"action": self.choices[-1].text, "answer": self.word}
        rows = {say(f"{name}.keys", **args): say(name) for name in (*HELP, *self.table.help)}
        widest = max(map(len, rows))
        table = Grid.grid(padding=(0, 2))
        table.add_column(width=widest, style="bold")
        for keys, meaning in rows.items():
            table.add_row(Text(keys), Text(meaning))
        self.out.print(table)
        last = say("help-quit", command=self.table.resume)
        keys = say("help-quit.keys")
        self.out.print(f"[bold]{keys:{widest}}[/]  {escape(last)}", soft_wrap=True)  # keeps file names on one line
