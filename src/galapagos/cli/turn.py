"""A person's turn in the terminal: a menu, and everything that can be typed instead of a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from galapagos.engine.errors import Refused
from galapagos.engine.phrases import phrase

from .choices import Group, brief_menu, draw_menu, fitting_menu, is_brief, matching
from .rulebook import show_rules
from .words import in_english

if TYPE_CHECKING:
    from rich.console import Console

    from galapagos.engine.game import Game
    from galapagos.engine.match import Choice, Request

LEAVING = ("quit", "q", "exit")
KEYS = "number · why ACTION · undo · stand · hint · log · rules · {own} · quit · ?"
FEW_KEYS = "number · undo · hint · log · rules · quit · ?"          # where the terminal is narrow
OFF = "off"
HELP = {
    "4": "take choice 4; one with … opens more choices, and Enter goes back",
    "{example}": "an action by its text; its first words alone list what begins so",
    "why {example}": "which rule forbids an action",
    "undo": "take back your last decision; dice come out the same again",
    "stand {word}": "give this answer whenever you are asked, until something concerns you; stand off takes it back",
    "hint": "the best few actions and your chances with them",
    "board, log": "the board, the whole story so far",
    "rules, rules WORD": "the rules of the game, or what they say of a section, a ruling or a word",
}
LAST = "quit, exit, q"
Commands = dict[str, Callable[[str], None]]


class Sitting(Protocol):
    """What a turn asks of its table, which is here or on a server."""

    out: Console
    language: str                       # of the game's own words
    resume: str                         # what to type to go on later
    own: str                            # the command of this kind of table that everybody should know
    help: Mapping[str, str]             # of commands that only this kind of table has

    @property
    def game(self) -> Game: ...

    @property
    def commands(self) -> Commands: ...

    def request(self, seat: int) -> Request[Any]: ...

    def read(self, prompt: str) -> str: ...

    def why_not(self, action: str) -> str:
        """The rule that forbids it; empty where it is allowed."""

    def take_back(self, seat: int) -> bool:
        """Whether it is done, and another question asked."""

    def stand(self, seat: int, action: str | None) -> bool:
        """Whether what was left answers the question that is asked."""

    def standing(self, seat: int) -> str: ...

    def show_hint(self, seat: int) -> None: ...

    def show_log(self, seat: int) -> None: ...

    def show_board(self, seat: int) -> None: ...

    def leave(self) -> None: ...


class Turn:
    """One question put to one person, until it is answered, taken back or left."""

    def __init__(self, table: Sitting, seat: int) -> None:
        self.table, self.game, self.out, self.seat = table, table.game, table.out, seat
        asked = table.request(seat)
        self.prompt, self.choices = asked.prompt.words if asked.prompt else "", asked.choices
        self.action: int | None = None
        self.is_done = False
        self.commands: Commands = {
            "why": self.why, "undo": self.undo, "stand": self.stand, "hint": self.hint, "log": self.log, "board": self.board, "rules": self.rules,
            "help": self.help, "?": self.help, **dict.fromkeys(LEAVING, self.leave), **table.commands,
        }
        self.open(self.choices, self.prompt)

    def take(self) -> int | None:
        """The action that was chosen; None where the match went another way."""
        while not self.is_done:
            try:
                self.obey(" ".join(self.table.read("> ").split()))
            except Refused as refused:
                self.out.print(f"[yellow]{escape(phrase(str(refused)))}[/]")
        return self.action

    def open(self, options: tuple[Choice, ...], heading: str) -> None:
        width, lines = self.out.width, self.out.height // 4 if self.out.is_terminal else len(options)
        self.menu = fitting_menu(options, width, lines)
        self.is_top = options == self.choices
        self.out.print(f"\n[bold]{escape(heading)}[/]" + ("" if self.is_top else f" [dim]{phrase('(Enter goes back)')}[/]"))
        if is_brief(self.menu, width, lines):
            common, drawn = brief_menu(self.menu, width)
            if common != heading:
                self.out.print(f"[dim]{escape(common)}[/]")
            self.out.print(drawn)
        else:
            self.out.print(draw_menu(self.menu, width))
        if self.table.standing(self.seat):
            left = phrase(f"You have left {self.table.standing(self.seat)} to be answered for you; stand off takes it back.")
            self.out.print(f"[dim]{left}[/]")
        keys = phrase(KEYS.format(own=phrase(self.table.own)))
        self.out.print(f"[dim]{keys if len(keys) < self.out.width else phrase(FEW_KEYS)}[/]")

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
            self.refuse(answer)

    def pick(self, number: int) -> None:
        if not 1 <= number <= len(self.menu):
            raise Refused(f"There is no choice {number}: they go from 1 to {len(self.menu)}.")
        entry = self.menu[number - 1]
        if isinstance(entry, Group):
            self.open(entry.options, entry.label)
        else:
            self.choose(entry)

    def choose(self, choice: Choice) -> None:
        self.action, self.is_done = choice.action, True

    def back(self) -> None:
        if self.is_top:
            self.board("")
        self.open(self.choices, self.prompt)

    def refuse(self, answer: str) -> None:
        """The rule that forbids an action; for other words, how to go on."""
        if answer.split(maxsplit=1)[0].lower() not in self.game.actions.phrases:
            raise Refused(f"{answer!r} is neither a choice nor an action: type a number from 1 to {len(self.menu)}, or ? for help.")
        raise Refused(self.table.why_not(self.spelled(answer)))

    def spelled(self, action: str) -> str:
        """An action as records write it, whatever its letters' case."""
        actions = self.game.actions
        return next((text for text in map(actions.text, range(actions.size)) if text.lower() == action.lower()), action)

    # --- what else can be typed

    def why(self, action: str) -> None:
        if not action:
            raise Refused(f"Name an action: why {self.choices[-1].text}.")
        choice = self.menu[int(action) - 1] if action.isdecimal() and 1 <= int(action) <= len(self.menu) else None
        text = choice.text if choice and not isinstance(choice, Group) else self.spelled(action)
        self.out.print(escape(self.table.why_not(text) or phrase(f"You may: {text} is open to you.")))

    def undo(self, _rest: str) -> None:
        self.is_done = self.table.take_back(self.seat)
        self.out.print(phrase("Taken back." if self.is_done else "All others must agree to that: they are asked."))

    def stand(self, answer: str) -> None:
        """Where what is left answers this question, too, the turn is over."""
        if not answer:
            raise Refused(f"Name an answer without pieces: stand {self.word}; or stand off.")
        if in_english(answer) == OFF:
            self.table.stand(self.seat, None)
            self.out.print(phrase("You will be asked every time."))
            return
        self.is_done = self.table.stand(self.seat, self.spelled(answer))
        self.out.print(phrase(f"{self.table.standing(self.seat)} is your answer until something concerns you."))

    @property
    def word(self) -> str:
        """An action without pieces, for an example."""
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
        rows = {phrase(keys.format(example=self.choices[-1].text, word=self.word)): phrase(meaning) for keys, meaning in {**HELP, **self.table.help}.items()}
        widest = max(map(len, rows))
        table = Grid.grid(padding=(0, 2))
        table.add_column(width=widest, style="bold")
        for keys, meaning in rows.items():
            table.add_row(Text(keys), Text(meaning))
        self.out.print(table)
        last = phrase(f"stop; {self.table.resume} goes on")
        self.out.print(f"[bold]{phrase(LAST):{widest}}[/]  {escape(last)}", soft_wrap=True)        # a file's name is not broken
