"""Commands at a table in another language; the English ones work, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from galapagos.cli.table.commands import COMMANDS, in_english
from galapagos.engine.game import all_games
from galapagos.engine.words.message import catalogue, languages
from galapagos.engine.words.spoken import say, speak

from .conftest import Galapagos
from .terminal import Terminal

DODO = ("play", "dodo", "--seats", "you,random", "--seed", "1", "--language", "de")


def test_german_commands_do_what_the_english_ones_do(galapagos: Galapagos) -> None:
    typed = [
        "tipp", "regeln D8", "warum place red e9", "place red e1", "zurücknehmen", "place red e1", "Zuruecknehmen",
        "verlauf", "brett", "vorab pass", "vorab aus", "speichern kopie.txt", "undo", "ende",
    ]  # fmt: skip
    result = galapagos(*DODO, typed="\n".join(typed) + "\n")
    assert (result.code, result.err) == (0, "")
    for sentence in (
        "Ein gieriger Spieler wählt",
        "über eine Kante",
        "Diesen Lebensraum gibt es nicht",
        "kopie.txt",
        "Du wirst jedes Mal gefragt.",
        "pass ist deine Antwort",
    ):
        assert sentence in result.out, sentence
    assert result.out.count("Zurückgenommen.") == 2
    assert "ist weder eine Möglichkeit" not in result.out
    assert Path("kopie.txt").exists()


def test_english_commands_work_in_german_too(galapagos: Galapagos) -> None:
    result = galapagos(*DODO, typed="hint\nrules D8\nwhy place red e1\nlog\nboard\nstand pass\nstand off\nquit\n")
    assert "ist weder eine Möglichkeit" not in result.out
    assert "place red e1 steht dir offen" in result.out


def test_german_words_mean_nothing_in_english(galapagos: Galapagos) -> None:
    assert "'tipp' is neither a choice nor an action" in galapagos(*DODO[:-2], typed="tipp\nquit\n").out


def test_the_help_lists_the_german_words(galapagos: Galapagos) -> None:
    shown = galapagos(*DODO, typed="?\nhilfe\nende\n").out
    for word in (
        "warum place",
        "zurücknehmen",
        "vorab pass",
        "tipp",
        "brett, verlauf",
        "regeln, regeln WORT",
        "speichern DATEI",
        "ende, exit, q",
    ):
        assert shown.count(word) >= 2, word


def test_after_the_end_one_may_look_back_in_german(tmp_path: Path) -> None:
    with Terminal(*DODO, "--option", "turn_limit=2", folder=tmp_path) as terminal:
        text = terminal.read()
        while "Das Spiel ist zu Ende" not in text:
            text = terminal.type("1")
        assert "verlauf · brett · regeln · ende" in text
        assert "2. Wandern" in terminal.type("regeln D8")
        assert "Noch lässt sich tippen: verlauf · brett" in terminal.type("tipp")
        terminal.type("ende")
        assert terminal.code == 0


@pytest.mark.parametrize("language", languages())
def test_no_command_is_the_word_of_another_or_of_an_action(language: str) -> None:
    words = [catalogue("", language).say(f"command-{command}") for command in COMMANDS]
    own = [word for word, command in zip(words, COMMANDS, strict=True) if word != command]
    assert len(set(words)) == len(words)
    assert not set(own) & {*COMMANDS, *(action for game in all_games() for action in game.actions.phrases)}


def test_a_word_is_found_without_umlauts_and_in_capitals() -> None:
    speak("de")
    try:
        assert [in_english(say(f"command-{command}").upper()) for command in COMMANDS] == list(COMMANDS)
        assert in_english("uebernehmen") == "back"
        assert in_english("Log") == "log"
    finally:
        speak("en")
