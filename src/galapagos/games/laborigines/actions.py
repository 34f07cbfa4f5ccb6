"""Every action of Laborigines, players' first, then chance."""

from __future__ import annotations

from galapagos.engine.action import Families, Part

from .data import COLOUR_NAMES, DIE, DISEASE_NAMES, FACE_NAMES, LABORIGINES, TILES

COLOUR = Part.named("colour", COLOUR_NAMES)
NUMBER = Part.numbered("number on a die", "", DIE)
TILE = Part.numbered("tile", "t", TILES)
TWIN = Part.named("twin", ("first", "second"))
DIRECTION = Part.named("direction", ("clockwise", "counterclockwise"))
FACE = Part.named("side of a tile", FACE_NAMES)

ACTIONS = Families()
SPEND = ACTIONS.family("spend", COLOUR)
TRANSFER = ACTIONS.family("transfer", COLOUR)
ASSIGN = ACTIONS.family("assign", NUMBER)
SEND = ACTIONS.family("send", TWIN, NUMBER)
CARRY = ACTIONS.family("carry", TWIN)
PASS = ACTIONS.family("pass")
MANIPULATE = ACTIONS.family("manipulate", DIRECTION)
MOVE = ACTIONS.family("move", DIRECTION)
START = ACTIONS.family("start", TILE)
ROLL = ACTIONS.family("roll", NUMBER, NUMBER)
REVEAL = ACTIONS.family("reveal", FACE)
DRAW = ACTIONS.family("draw", Part.named("disease", DISEASE_NAMES))
TURN_UP = ACTIONS.family("turn_up", Part.named("side of a safe tile", ("trap", "safe")))
LAY = ACTIONS.family("lay", FACE)
RELEASE = ACTIONS.family("release", TILE)
ADMIRE = ACTIONS.family("admire", Part.numbered("laborigine", "l", LABORIGINES))
