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
KEYS = "number · why ACTION · undo · stand · hint · log · rules · save FILE · quit · ?"
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
    "save FILE": "write a copy of the match; every decision is kept anyway",
    "quit, exit, q": "stop; {resume} goes on",
}


class Turn:
    """One question put to one person, until it is answered, taken back or left."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.match, self.out, self.seat, self.language = table, table.match, table.out, seat, table.language
        asked = self.match.request(seat, words=self.language)
        self.prompt, self.choices = asked.prompt.words if asked.prompt else "", asked.choices
        self.action: int | None = None
        self.is_done = False
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why, "undo": self.undo, "stand": self.stand, "hint": self.hint, "log": self.log, "board": self.board, "rules": self.rules,
            "save": self.save, "help": self.help, "?": self.help, **dict.fromkeys(LEAVING, self.leave),
        }
        self.open(self.choices, self.prompt)

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
        self.is_top = options == self.choices
        self.out.print(f"\n[bold]{escape(heading)}[/]" + ("" if self.is_top else " [dim](Enter goes back)[/]"))
        self.out.print(draw_menu(self.menu, self.out.width))
        if self.match.standing(self.seat):
            self.out.print(f"[dim]You have left {self.match.standing(self.seat)} to be answered for you; stand off takes it back.[/]")
        self.out.print(f"[dim]{KEYS if len(KEYS) < self.out.width else FEW_KEYS}[/]")

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
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest)
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
        if answer.split(maxsplit=1)[0].lower() not in self.match.game.actions.phrases:
            raise Refused(f"{answer!r} is neither a choice nor an action: type a number from 1 to {len(self.menu)}, or ? for help.")
        raise Refused(self.match.why_not(self.spelled(answer), self.language))

    def spelled(self, action: str) -> str:
        """An action as records write it, whatever its letters' case."""
        actions = self.match.game.actions
        return next((text for text in map(actions.text, range(actions.size)) if text.lower() == action.lower()), action)

    # --- what else can be typed

    def why(self, action: str) -> None:
        if not action:
            raise Refused(f"Name an action: why {self.choices[-1].text}.")
        choice = self.menu[int(action) - 1] if action.isdecimal() and 1 <= int(action) <= len(self.menu) else None
        text = choice.text if choice and not isinstance(choice, Group) else self.spelled(action)
        self.out.print(escape(self.match.why_not(text, self.language) or f"You may: {text} is open to you."))

    def undo(self, _rest: str) -> None:
        self.table.take_back(self.seat)
        self.out.print("Taken back.")
        self.is_done = True

    def stand(self, answer: str) -> None:
        """Where what is left answers this question, too, the turn is over."""
        if not answer:
            raise Refused(f"Name an answer without pieces: stand {self.word}; or stand off.")
        if answer.lower() == OFF:
            self.match.stand(self.seat, None)
            self.out.print("You will be asked every time.")
            return
        self.match.stand(self.seat, self.spelled(answer))
        self.out.print(f"{self.match.standing(self.seat)} is your answer until something concerns you.")
        self.is_done = self.match.automatic is not None

    @property
    def word(self) -> str:
        """An action without pieces, for an example."""
        return next((phrase.name for phrase in self.match.game.actions.phrases.values() if not phrase.parts), "pass")

    def hint(self, _rest: str) -> None:
        """With what this seat knows: the best few by search, or what a greedy player would do until the search is compiled."""
        game = self.match.game
        if levels.is_ready(game):
            with waiting("Thinking"):
                opinions = find_hints(self.match, FEW, Budget(HINT_ITERATIONS, HINT_SECONDS))
            self.out.print("Your chances of winning, as far as you can know:")
            self.out.print(hint_table(self.match, opinions, self.language))
            return
        action = make_bot(game, "greedy", len(self.match.actions)).choose(game, game.hidden(self.match.state, self.seat))
        choice = next(option for option in self.choices if option.action == action)
        self.out.print(f"A greedy player would: {escape(choice.label)} [dim]({choice.text}); better hints are being prepared[/]")

    def log(self, _rest: str) -> None:
        self.table.show_log(self.seat)

    def board(self, _rest: str) -> None:
        self.table.show_board(self.seat)

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
            table.add_row(Text(keys.format(example=self.choices[-1].text, word=self.word), "bold"), Text(meaning.format(resume=self.table.resume)))
        self.out.print(table)
