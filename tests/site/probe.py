"""Run by CPython and by Pyodide: the hash of all that a client gets in a whole match, and of what bots choose."""

from __future__ import annotations

import hashlib
import random
import sys

import msgspec

import galapagos
import galapagos.server.site.offline  # needs nothing that a browser has not
import galapagos.server.site.thinking
from galapagos.bots import make_bot
from galapagos.bots.budget import Budget
from galapagos.bots.levels import make_plan
from galapagos.bots.thought import think


def probe(name: str) -> str:
    encode, sent, dice = msgspec.json.encode, hashlib.sha256(), random.Random(1)
    match = galapagos.new(name, seed="7")
    sent.update(encode(match.request(0)))
    while match.decision:
        match.play(dice.choice(match.decision.options).action)
        sent.update(encode(match.request(0, since=match.version - 1)))
    sent.update(match.record.text().encode())
    sent.update(repr(bots(name)).encode())
    return sent.hexdigest()


def bots(name: str) -> list[object]:
    """What bots choose whose rules are interpreted: one that plays greedily, and then a search."""
    match, found = galapagos.new(name, seed="7"), list[object]()
    game, greedy = match.game, make_bot(match.game, "greedy", 1)
    for _ in range(12):
        seat = match.state.actor
        action = greedy.choose(game, game.hidden(match.state, seat))
        match.play(action)
        found.append(action)
    seat = match.state.actor
    plan = make_plan(game, match.seats)
    thought = think(game, game.hidden(match.state, seat), seat, plan, Budget(8, 600.0), 1, backend="python", threads=1)
    return [*found, thought.opinions]


print("\n".join(probe(name) for name in sys.argv[1:]))
