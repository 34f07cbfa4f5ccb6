"""Refusals: worded by a catalogue, also when they come from another process or name a message of a game."""

from __future__ import annotations

import pickle

from galapagos.engine.errors import Refused
from galapagos.engine.words.message import Message, either, one_of, word
from galapagos.server.http.limits import TooMany


def test_a_refusal_may_hold_another_one_and_crosses_processes() -> None:
    inner = Refused("dodo/card-twice", card="RRYYG")
    refused = pickle.loads(pickle.dumps(Refused("record-action-refused", number=3, line="'pass'", sentence=inner)))
    assert str(refused) == "Action 3 of the record, 'pass', is not possible: The card RRYYG is there twice."
    assert word(refused.message, "de").endswith("ist nicht möglich: Die Karte RRYYG ist zweimal da.")
    assert isinstance(pickle.loads(pickle.dumps(TooMany("requests-too-many"))), TooMany)


def test_a_message_that_nobody_knows_is_as_it_was_sent() -> None:
    for name in (
        "of-tomorrow",
        "of-tomorrow.rule",
        "tarock/of-tomorrow",
        "dodo/of-tomorrow",
        "dodo.data/x",
        "bot-unknown",
    ):
        assert word(Message(name, words="Come back tomorrow.")) == "Come back tomorrow."


def test_alternatives_are_joined_by_the_language() -> None:
    said = Refused("backend-unknown", name="'tpu'", names=either(["python", "cpu", "gpu"]))
    assert str(said) == "There is no back end 'tpu' for this: use python, cpu or gpu."
    assert word(Message("ask-players", {"numbers": one_of([2, 3, 4])}), "de") == "Wie viele Spieler, 2 bis 4?"
    assert word(Message("ask-players", {"numbers": one_of([4, 6])}), "de") == "Wie viele Spieler, 4 oder 6?"
