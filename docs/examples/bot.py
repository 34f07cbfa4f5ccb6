"""A bot of our own, in a page of code: it sits down with other bots and plays at random until the game is over.

    python bot.py http://127.0.0.1:8000 TOKEN dodo random greedy turn_limit=5

A token comes from `POST /api/me/token`; docs/protocol.md describes the frames. To write a better bot, change `choose`.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: Any, choices: list[dict[str, Any]]) -> int:
    """`view` is all that this seat may know. A choice has its action as a number and as a text."""
    return int(random.choice(choices)["action"])


def change(view: Any, changes: list[Any]) -> Any:
    """The next view: each change names a place and what is there now, or in which order the things there stand now."""
    for place, value, *order in changes:
        if not place:
            view = value
            continue
        *way, last = place
        inside = view
        for step in way:
            inside = inside[step]
        inside[last] = [inside[last][index] if index >= 0 else None for index in order[0]] if order else value
    return view


def play(url: str, token: str, game: str, *words: str) -> dict[str, Any]:
    header = {"Authorization": f"Bearer {token}"}
    seats = [{"me": True}, *({"bot": word} for word in words if "=" not in word)]
    wish = {"game": game, "seats": seats, "options": dict(word.split("=") for word in words if "=" in word)}
    with urlopen(Request(f"{url}/api/tables", json.dumps(wish).encode(), header)) as answer:
        table = json.load(answer)
    address = f"ws{url.removeprefix('http')}/api/tables/{table['id']}/socket?words=en"
    with connect(address, additional_headers=header, max_size=None) as socket:
        view = None
        while table["status"] != "over":
            frame = json.loads(socket.recv())
            if frame["type"] in ("joined", "table"):
                table = frame["table"]
            if frame["type"] in ("refused", "bye"):
                sys.exit(frame["sentence"])
            asked = frame["request"] if frame["type"] == "joined" else frame if frame["type"] == "update" else {}
            view = asked["view"] if "view" in asked else change(view, asked.get("changes", []))
            if asked.get("choices"):
                action = choose(view, asked["choices"])
                socket.send(json.dumps({"type": "play", "version": asked["version"], "action": action}))
    return dict(table)


if __name__ == "__main__":
    print("The game is over; ranks by seat:", play(*sys.argv[1:])["ranks"])
