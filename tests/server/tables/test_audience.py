"""What the sockets of one seat are told: who comes later knows as much as who was there."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from galapagos.engine.game import find_game, game_names
from galapagos.engine.match import new
from galapagos.server import protocol
from galapagos.server.audience import Listener
from galapagos.server.glossary import Names, messages_of, names_of
from galapagos.server.offer import Offer, choices_of

from ..hostile.twins import NAMES, NOW, Watched


class Reader:
    """A socket, and what it makes of its frames."""

    def __init__(self, watched: Watched) -> None:
        self.listener, self.names, self.choices = Listener("p0"), Names(), list[Any]()
        self.read(protocol.encode(watched.audience.join(watched.table, NAMES, self.listener, None, NOW)))

    def read(self, data: bytes) -> None:
        frame = msgspec.json.decode(data)
        for part, named in names_of(frame.get("names", {}), messages_of(frame.get("messages", []))).items():
            self.names.setdefault(part, {}).update(named)
        if frame["type"] in ("joined", "update"):
            self.choices = choices_of(msgspec.convert(frame.get("offers", []), list[Offer]), self.names)

    def catch_up(self) -> None:
        while not self.listener.frames.empty():
            data = self.listener.frames.get_nowait()
            assert data is not None
            self.read(data)


@pytest.mark.parametrize("game", game_names())
def test_who_comes_later_reads_the_same(game: str) -> None:
    match = new(game, min(find_game(game).seats), 4)
    watched, chance = Watched(match, 0, 0), random.Random(4)
    first, later = Reader(watched), Reader(watched)
    for number in range(150):
        if match.is_over:
            break
        match.play(chance.choice(match.legal()))
        watched.tell()
        first.catch_up()
        later.catch_up()
        assert first.choices == later.choices
        assert msgspec.to_builtins(first.choices) == msgspec.to_builtins(list(match.request(0).choices))
        if number % 7 == 0:
            later = Reader(watched)
            assert first.choices == later.choices
