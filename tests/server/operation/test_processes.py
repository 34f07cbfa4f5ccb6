"""Two servers at one store: what is said and done at one is heard at the other, once and in its order."""

from __future__ import annotations

from pathlib import Path

from ..serving import FREELY, Guest, Served, catch_up


def test_what_is_said_at_one_is_heard_at_the_other(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    here, there = (Served(store, tmp_path / name, *FREELY, "--no-prepare") for name in ("here", "there"))
    here.start()
    there.start()
    try:
        ann = here.guest("Ann")
        table = ann.open("dodo", "")
        seat = ann.at(table)
        seat.call("say", text="before anybody came")
        seat.wait_for("chat")
        bob = Guest(there.url, "Bob")
        there.guests.append(bob)
        bob.sit(table)
        other = bob.at(table)
        for number in range(5):
            seat.call("say", text=f"Ann {number}")
        other.call("say", text="Bob")
        heard = [[listening.wait_for("chat")["line"]["text"] for _ in range(6)] for listening in (seat, other)]
        assert heard[0] == heard[1]
        assert sorted(heard[0]) == ["Ann 0", "Ann 1", "Ann 2", "Ann 3", "Ann 4", "Bob"]
        seat.wait_until(lambda: seat.table["seats"][1].get("person", {}).get("name") == "Bob")
        ann.post(f"/api/tables/{table}/start")
        for listening in (seat, other):
            catch_up(listening, 0)
        asked = next(one for one in (seat, other) if one.is_asked)
        asked.play(asked.choices[0].action)
        for listening in (seat, other):
            catch_up(listening, asked.version)
    finally:
        for server in (here, there):
            server.send_home()
            server.stop()
