"""A person's turn in the terminal: a menu, and everything that can be typed instead of a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from galapagos.bots import levels, make_bot
from galapagos.bots.budget import Budget
from galapagos.engine.errors import Refused

from .choices import Group, draw_menu, make_menu, matching
from .drawing import BULLET, board, hanging
from .files import reason, write_whole
from .hint import FEW, find_hints, hint_table
from .output import waiting
from .rulebook import show_rules
from .saves import resume_command, saved_text

if TYPE_CHECKING:
    from galapagos.engine.match import Choice

    from .table import Table

HINT_ITERATIONS, HINT_SECONDS = 6400, 3.0
LEAVING = ("quit", "q", "exit")
KEYS = "number · why ACTION · undo · hint · log · rules · save FILE · quit · ?"
HELP = {
    "4": "take choice 4; one with … opens more choices, and Enter goes back",
    "{example}": "an action by its text; its first words alone list what begins so",
    "why {example}": "which rule forbids an action",
    "undo": "take back your last decision; dice come out the same again",
    "hint": "the best few actions and your chances with them",
    "board, log": "the board, the whole story so far",
    "rules, rules WORD": "the rules of the game, or what they say of a section, a ruling or a word",
    "save FILE": "write a copy of the match; every decision is kept anyway",
    "quit, exit, q": "stop; {resume} goes on",
}


class Turn:
    """One question put to one person, until it is answered, taken back or left."""

    def __init__(self, table: Table) -> None:
        decision = table.match.decision
        assert decision is not None, "nobody is asked when the match is over"
        self.table, self.match, self.out, self.decision = table, table.match, table.out, decision
        self.action: int | None = None
        self.is_done = False
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why, "undo": self.undo, "hint": self.hint, "log": self.log, "board": self.board, "rules": self.rules,
            "save": self.save, "help": self.help, "?": self.help, **dict.fromkeys(LEAVING, self.leave),
        }
        self.open(decision.options, decision.prompt)

    def take(self) -> int | None:
        """The action that was chosen; None where the match went another way."""
        while not self.is_done:
            try:
                self.obey(" ".join(self.table.read("> ").split()))
            except Refused as refused:
                self.out.print(f"[yellow]{escape(str(refused))}[/]")
        return self.action

    def open(self, options: tuple[Choice, ...], heading: str) -> None:
        self.menu = make_menu(options)
        self.is_top = options == self.decision.options
        self.out.print(f"\n[bold]{escape(heading)}[/]" + ("" if self.is_top else " [dim](Enter goes back)[/]"))
        self.out.print(draw_menu(self.menu, self.out.width))
        self.out.print(f"[dim]{KEYS}[/]")

    def obey(self, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        fitting = matching(self.decision.options, answer)
        if answer.isdecimal():
            self.pick(int(answer))
        elif not answer:
            self.back()
        elif len(fitting) == 1 and fitting[0].text.lower() == answer.lower():
            self.choose(fitting[0])
        elif fitting:
            self.open(tuple(fitting), f"{answer} …")
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest)
        else:
            self.refuse(answer)

    def pick(self, number: int) -> None:
        if not 1 <= number <= len(self.menu):
            raise Refused(f"There is no choice {number}: they go from 1 to {len(self.menu)}.")
        entry = self.menu[number - 1]
        if isinstance(entry, Group):
            self.open(entry.options, f"{entry.words} …")
        else:
            self.choose(entry)

    def choose(self, choice: Choice) -> None:
        self.action, self.is_done = choice.action, True

    def back(self) -> None:
        if self.is_top:
            self.board("")
        self.open(self.decision.options, self.decision.prompt)

    def refuse(self, answer: str) -> None:
        """The rule that forbids an action; for other words, how to go on."""
        if answer.split(maxsplit=1)[0].lower() not in self.match.game.actions.phrases:
            raise Refused(f"{answer!r} is neither a choice nor an action: type a number from 1 to {len(self.menu)}, or ? for help.")
        raise Refused(self.match.why_not(self.spelled(answer)))

    def spelled(self, action: str) -> str:
        """An action as records write it, whatever its letters' case."""
        actions = self.match.game.actions
        return next((text for text in map(actions.text, range(actions.size)) if text.lower() == action.lower()), action)

    # --- what else can be typed

    def why(self, action: str) -> None:
        if not action:
            raise Refused(f"Name an action: why {self.decision.options[-1].text}.")
        choice = self.menu[int(action) - 1] if action.isdecimal() and 1 <= int(action) <= len(self.menu) else None
        text = choice.text if choice and not isinstance(choice, Group) else self.spelled(action)
        self.out.print(escape(self.match.why_not(text) or f"You may: {text} is open to you."))

    def undo(self, _rest: str) -> None:
        self.table.take_back()
        self.out.print("Taken back.")
        self.is_done = True

    def hint(self, _rest: str) -> None:
        """With what this seat knows: the best few by search, or what a greedy player would do until the search is compiled."""
        game = self.match.game
        if levels.is_ready(game):
            with waiting("Thinking"):
                opinions = find_hints(self.match, FEW, Budget(HINT_ITERATIONS, HINT_SECONDS))
            self.out.print("Your chances of winning, as far as you can know:")
            self.out.print(hint_table(self.match, opinions))
            return
        action = make_bot(game, "greedy", len(self.match.actions)).choose(game, game.hidden(self.match.state, self.decision.seat))
        choice = next(option for option in self.decision.options if option.action == action)
        self.out.print(f"A greedy player would: {escape(choice.label)} [dim]({choice.text}); better hints are being prepared[/]")

    def log(self, _rest: str) -> None:
        for sentence in self.match.log(self.decision.seat):
            self.out.print(hanging("·", sentence, BULLET))

    def board(self, _rest: str) -> None:
        self.out.print(board(self.match, self.decision.seat))

    def rules(self, place: str) -> None:
        show_rules(self.out, self.match.game, place)

    def save(self, name: str) -> None:
        if not name:
            raise Refused("Name a file: save my-game.txt.")
        path = Path(name).expanduser()
        if path.exists():
            raise Refused(f"{path} is there already: choose another name.")
        try:
            write_whole(path, saved_text(self.match, self.table.players))
        except OSError as error:
            raise Refused(f"{path} cannot be written: {reason(error)}.") from None
        self.out.print(f"Written; {resume_command(str(path))} goes on from here.", soft_wrap=True, markup=False)

    def leave(self, _rest: str) -> None:
        self.table.leave()
        self.is_done = True

    def help(self, _rest: str) -> None:
        table = Grid.grid(padding=(0, 2))
        for keys, meaning in HELP.items():
            table.add_row(Text(keys.format(example=self.decision.options[-1].text), "bold"), Text(meaning.format(resume=self.table.resume)))
        self.out.print(table)
