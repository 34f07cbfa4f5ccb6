"""What programs say in English has its phrase in every language, and is found by it."""

from __future__ import annotations

import pytest

from galapagos.engine.message import ENGLISH, Message, languages
from galapagos.engine.phrases import GAP as SLOT
from galapagos.engine.phrases import HERE, phrasebook
from tests.checks.phrases import GAP, SOURCES, templates

OTHERS = [language for language in languages() if language != ENGLISH]
LINES = [line.partition(" = ") for line in (HERE / f"{ENGLISH}.ftl").read_text(encoding="utf-8").splitlines() if " = " in line]
PHRASES = {name: text for name, _, text in LINES}
PAGE = SOURCES.parents[1] / "web" / "src" / "net" / "http.ts"


def test_every_sentence_of_a_program_has_its_phrase() -> None:
    """Of a program that somebody plays with; what stands around its parameters is the same in both."""
    known = {SLOT.sub("", text) for text in PHRASES.values()}
    said = {template: file for file, template in templates() if template.replace(GAP, "").strip(" .:")}
    assert len(said) > 300
    assert [(file, template.replace(GAP, "…")) for template, file in said.items() if template.replace(GAP, "") not in known] == []


def test_every_phrase_is_said_by_some_program() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in (*SOURCES.rglob("*.py"), PAGE))
    said = {template.replace(GAP, "") for _, template in templates()}
    assert [text for text in PHRASES.values() if SLOT.sub("", text) not in said and not all(part in code for part in SLOT.split(text)[::2])] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_phrase_is_found_by_its_sentence(language: str) -> None:
    book = phrasebook(language)
    assert book.words
    for name, text in PHRASES.items():
        assert book.phrase(SLOT.sub("7", text)) == book.words.word(Message(name, dict.fromkeys(SLOT.findall(text), 7))), text


def test_a_phrase_keeps_its_parameters_and_may_hold_another_one() -> None:
    book = phrasebook("de")
    assert book.phrase("There is no bot 'x': use random, greedy.") == "Einen Bot 'x' gibt es nicht: Nimm random, greedy."
    assert book.phrase("You left the table. It is kept: go on with galapagos play --resume.") \
        == "Du hast den Tisch verlassen. Die Partie ist gespeichert: Weiter geht es mit galapagos play --resume."
    assert book.phrase("Nobody has ever said this.") == "Nobody has ever said this."
