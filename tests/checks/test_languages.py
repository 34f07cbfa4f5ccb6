"""Every language says what English says, with the same parameters, and has words for all sentences of whole games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import galapagos
from galapagos.bots import TITLES
from galapagos.engine.game import Game, all_games
from galapagos.engine.language.option import NumberOption
from galapagos.engine.words.message import ENGLISH, Catalogue, Message, as_name, catalogue, files_of, languages

ROOT = Path(__file__).resolve().parents[2]
# before `en.ftl`
PLACES = (
    "src/galapagos/*/",
    "src/galapagos/games/*/",
    "src/galapagos/lab/paper/",
    "web/src/words/",
    "web/src/games/*/",
    "web/src/things/",
    "web/src/lessons/*.",
)
CATALOGUES = [
    str(file.relative_to(ROOT)).removesuffix(f"{ENGLISH}.ftl")
    for place in PLACES
    for file in sorted(ROOT.glob(f"{place}{ENGLISH}.ftl"))
]
OTHERS = [language for language in languages() if language != ENGLISH]

Said = dict[str, set[str]]  # a message, or what belongs to one, and its parameters


class Parameters(Visitor):
    """The parameters that a pattern puts in or chooses by, and the messages that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent calls it)
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def parameters(pattern: ast.Pattern) -> set[str]:
    found = Parameters()
    found.visit(pattern)
    return found.names


def said(file: Path) -> Said:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a message is there twice"
    values = {message.id.name: parameters(message.value) for message in messages if message.value}
    return values | {
        f"{message.id.name}.{one.id.name}": parameters(one.value) for message in messages for one in message.attributes
    }


def test_there_is_more_than_english() -> None:
    assert OTHERS
    assert len(CATALOGUES) == 10 + 3 * len(all_games())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("words", CATALOGUES)
def test_a_language_has_the_messages_of_english_with_their_parameters(words: str, language: str) -> None:
    assert said(ROOT / f"{words}{language}.ftl") == said(ROOT / f"{words}{ENGLISH}.ftl")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_what_a_player_is_asked_the_others_are_told(game: Game) -> None:
    asked = {f"ask-{as_name(question.name)}.others" for question in game.rules.QUESTIONS if question.who}
    assert {name for name in said(files_of(game.name, ENGLISH)[-1]) if name.startswith("ask-") and "." in name} == asked


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_options_and_their_values_have_names(game: Game, language: str) -> None:
    words = catalogue(game.name, language)
    for option in game.options:
        values = [] if isinstance(option, NumberOption) else [*option.values, option.default]
        assert all(words.attribute(f"option-{as_name(option.name)}", as_name(part)) for part in ["name", *values])


def test_the_page_has_the_titles_of_the_bots() -> None:
    words = Catalogue(ENGLISH, [ROOT / "web" / "src" / "words" / f"{ENGLISH}.ftl"])
    assert {level: words.say(f"bot-{level}") for level in TITLES} == TITLES


def game_said(game: str) -> Iterator[Message]:
    """All that is said in a whole game of chance: prompts, choices, events, why there is no undo."""
    match, dice = galapagos.new(game, seed=5), random.Random(5)
    while not match.is_over:
        request = match.request(match.state.actor, match.version - 1)
        messages = [
            request.prompt,
            match.request(-1).prompt,
            request.undo,
            *(choice.message for choice in request.choices),
            *(event.message for event in request.events),
        ]
        yield from (message for message in messages if message)
        match.play(dice.choice(match.legal()))
    yield from (event.message for event in match.request(-1, match.version - 1).events if event.message)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_a_whole_game_is_told_in_every_language(game: str, language: str) -> None:
    words = catalogue(game, language)
    assert all(words.sentence(message).strip() for message in game_said(game))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_each_score_says_in_a_sentence_of_its_own_who_led(game: Game, language: str) -> None:
    words = catalogue(game.name, language)
    for name in game.score_names:
        always, later = (
            words.word(Message(f"score-{as_name(name)}.lead", {"turn": turn, "player": "Pink"})) for turn in (1, 7)
        )
        assert "7" not in always
        assert "7" in later
        assert "Pink" in always
        assert "Pink" in later


COLOURED = re.compile(
    r"\b(red|green|black|blue) tokens?\b|\b(rote|grüne|schwarze|blaue)[mnrs]? Chips?\b", re.IGNORECASE
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("place", ["src/galapagos/games/mutations", "web/src/games/mutations"])
def test_food_shelters_and_parasites_have_one_word_each(place: str, language: str) -> None:
    """The rulebook calls tokens by their colour, too; its headings are the only place for that."""
    lines = (ROOT / place / f"{language}.ftl").read_text().splitlines()
    assert [line for line in lines if COLOURED.search(line) and not line.strip().startswith(".rule")] == []
