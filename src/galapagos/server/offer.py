"""Choices as they go to a page: those of one verb together, and what a piece is called only once, and only when it has another name than before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from galapagos.engine.action import Phrase
from galapagos.engine.message import Message, Value
from galapagos.engine.request import Choice, Teller

from .glossary import Names

Option = list[Any]                          # action, pieces in one text, where it leads if `to` does not say it (else ""), other parameters


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open actions of one verb. An option is `[1364, "e3", "e2", {"kind": "step"}]`: an action, its pieces, where it leads if `to` does not say so, and
    parameters of its message; what is empty at its end is left out. Actions that differ in their last piece alone, which is where they lead, are one option:
    `[[1364, 1367], "c7", "e2 e5", {"from": "e3"}]`. The other parameters are the pieces, by their names where they have one.
    """

    verb: str
    message: str
    options: list[Option]
    parts: tuple[str, ...] = ()     # the parameter for each piece; empty where it is none
    to: int = -1                    # the piece that all of them lead to


def offers_of(teller: Teller, actions: Sequence[int], known: Names) -> tuple[list[Offer], Names]:
    """Offers of the open actions, and the names that the reader of `known` does not have yet; `known` has them from now on."""
    menu = Menu(teller, known)
    menu.fill(actions)
    return list(menu.offers.values()), menu.news


class Menu:
    """Offers while they are gathered. Of many actions that differ only in where they lead, the rest is told once: `Text.choice` promises that it is the same."""

    def __init__(self, teller: Teller, known: Names) -> None:
        self.teller, self.known, self.spelling = teller, known, teller.game.actions.spelling
        self.offers: dict[str, Offer] = {}
        self.news: Names = {}
        self.starts: dict[int, Option] = {}         # by the action that has the same pieces and the first goal
        self.goals: set[int] = set()                # that the reader can name, each by the verb's first action with it

    def fill(self, actions: Sequence[int]) -> None:
        spelling, starts, goals = self.spelling, self.starts, self.goals
        for action in actions:
            phrase, values, pieces, _ = spelling(action)
            if not phrase.has_goal:
                self.add(action, phrase, values, pieces)
                continue
            start, goal = action - values[-1], phrase.family.start + values[-1]
            option = starts.get(start)
            if option and (goal in goals or self.can_name(phrase, values, pieces)):
                option[0].append(action)
                option[2] += f" {pieces[-1]}"
                goals.add(goal)
            elif option := self.add_start(action, phrase, values, pieces):
                starts[start] = option
                goals.add(goal)

    def add(self, action: int, phrase: Phrase, values: tuple[int, ...], pieces: tuple[str, ...]) -> None:
        more, to = self.told(phrase, values, pieces), self.teller.elsewhere(phrase, values) if phrase.to < 0 else ""
        self.offers[phrase.name].options.append(trimmed([action, " ".join(pieces), to, more]))

    def add_start(self, action: int, phrase: Phrase, values: tuple[int, ...], pieces: tuple[str, ...]) -> Option | None:
        """The option to which further goals are added; None where this one has a name of its own here."""
        more = self.told(phrase, values, pieces)
        if phrase.words[-1] in more:
            self.offers[phrase.name].options.append([action, " ".join(pieces), "", more])
            return None
        option = trimmed([[action], " ".join(pieces[:-1]), pieces[-1], more])
        self.offers[phrase.name].options.append(option)
        return option

    def can_name(self, phrase: Phrase, values: tuple[int, ...], pieces: tuple[str, ...]) -> bool:
        """Whether the reader can name the goal: it is called as it is written, and always was, or its name is told."""
        part, piece = phrase.parts[-1], pieces[-1]
        is_plain = self.teller.name(phrase.name, part, values[-1]) == piece and piece not in self.known.get(part.word, {})
        return is_plain or part.word not in self.told(phrase, values, pieces)

    def told(self, phrase: Phrase, values: tuple[int, ...], pieces: tuple[str, ...]) -> dict[str, Value]:
        """The parameters of an action's message that are not its pieces by their names; those become known."""
        args = self.teller.args(phrase, values)
        offer = self.offers.get(phrase.name)
        if offer is None:
            offer = self.offers[phrase.name] = Offer(phrase.name, phrase.message, [], tuple([word if word in args else "" for word in phrase.words]), phrase.to)
        for place, part in enumerate(offer.parts):
            piece = pieces[place]
            value = args.pop(part, piece)
            if type(value) is Message:
                names = self.known.get(part) or self.known.setdefault(part, {})
                was = names.get(piece)
                if was is not value and was != value:
                    names[piece] = self.news.setdefault(part, {})[piece] = value
            elif value != piece or piece in self.known.get(part, {}):
                args[part] = value
        return args


EMPTY: tuple[Any, ...] = ("", "", {})


def trimmed(option: Option) -> Option:
    while not option[-1] and len(option) > 1:
        option.pop()
    return option


def choices_of(offers: Sequence[Offer], names: Names) -> list[Choice]:
    """The choices again, as a client makes them."""
    return [choice_of(offer, option, names) for offer in offers for several in offer.options for option in taken_apart(several)]


def taken_apart(option: Option) -> list[Option]:
    """One option for each action."""
    if isinstance(option[0], int):
        return [option]
    return [[action, f"{option[1]} {goal}", "", *option[3:]] for action, goal in zip(option[0], option[2].split(), strict=True)]


def choice_of(offer: Offer, option: Option, names: Names) -> Choice:
    text, to, more = [*option[1:], *EMPTY[len(option) - 1 :]]
    pieces = tuple(text.split())
    args = {part: names.get(part, {}).get(piece, piece) for part, piece in zip(offer.parts, pieces, strict=True) if part}
    return Choice(option[0], " ".join([offer.verb, *pieces]), offer.verb, pieces, Message(offer.message, args | more), to or (pieces[offer.to] if offer.to >= 0 else ""))
