"""A game in a file that the operator names: `serve ./connect_four.py`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos.engine.game import open_game
from galapagos.engine.game_files import VARIABLE
from galapagos.engine.match.record import Record
from galapagos.engine.match.replay import verify
from tests.server.serving import FREELY, Refusal, Served, play_all

CONNECT_FOUR = Path(__file__).parents[3] / "examples" / "connect_four.py"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setenv(VARIABLE, "")
    made = Served(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", str(CONNECT_FOUR), *FREELY)
    made.start()
    yield made
    made.send_home()
    made.stop()


def test_its_tables_are_played_told_and_checked(server: Served) -> None:
    ann = server.guest("Ann")
    told = {game["name"]: game for game in ann.get("/api/games")}
    assert told["connect_four"]["title"] == "Connect four"
    assert "do-drop = Drop a disc in column { $column }" in ann.get("/api/games/connect_four/words/en")
    assert "player-red = Rot" in ann.get("/api/games/connect_four/words/de")
    assert ann.get("/api/games/dodo/words/en") == ""
    table = ann.open("connect_four", "random")
    seat = ann.at(table)
    while not seat.is_over:
        seat.wait_until(lambda: seat.is_asked or seat.is_over)
        play_all([seat], random.Random(1))
    open_game(CONNECT_FOUR)
    assert verify(Record.parse(ann.get(f"/api/tables/{table}/record"))).finished
    assert ann.get(f"/api/tables/{table}/film")["game"] == "connect_four"
    assert ann.get(f"/api/tables/{table}/position?version=3")["position"].startswith("seats 2; ")


def test_nothing_over_the_network_names_a_file(server: Served) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Refusal, match="There is no game"):
        ann.open(str(CONNECT_FOUR.with_name("pig.py")), "random")
