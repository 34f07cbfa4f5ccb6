"""Every action of Laborigines, players' first, then chance."""

from __future__ import annotations

from typing import NewType

from galapagos.engine.language.action import Families, Part, piece

from .data import COLOUR_NAMES, DIE, DIRECTION_NAMES, DISEASE_NAMES, FACE_NAMES, LABORIGINES, SEATS, TILES

LaborigineId = NewType("LaborigineId", int)
Place = NewType("Place", int)  # a tile, by its place in the ring

COLOUR = Part.named("colour", COLOUR_NAMES)
NUMBER = Part.numbered("number", "", DIE)
TILE = piece(Place, "tile", "t", TILES)
LABORIGINE = piece(LaborigineId, "laborigine", "l", LABORIGINES)
SEAT = Part.numbered("player", "p", SEATS)
TWIN = Part.named("twin", ("first", "second"))
DIRECTION = Part.named("direction", DIRECTION_NAMES)
FACE = Part.named("face", FACE_NAMES)
DISEASE = Part.named("disease", DISEASE_NAMES)

ACTIONS = Families()
SPEND = ACTIONS.family("spend", COLOUR)
TRANSFER = ACTIONS.family("transfer", COLOUR)
ASSIGN = ACTIONS.family("assign", NUMBER)
SEND = ACTIONS.family("send", TWIN, NUMBER)
CARRY = ACTIONS.family("carry", TWIN)
PASS = ACTIONS.family("pass")
MANIPULATE = ACTIONS.family("manipulate", DIRECTION)
MOVE = ACTIONS.family("move", DIRECTION)
START = ACTIONS.family("start", TILE, to=0)
ROLL = ACTIONS.family("roll", NUMBER, NUMBER, chance=True)
REVEAL = ACTIONS.family("reveal", FACE, chance=True)
DRAW = ACTIONS.family("draw", DISEASE, chance=True)
TURN_UP = ACTIONS.family("turn_up", Part.named("side", ("trap", "safe")), chance=True)
LAY = ACTIONS.family("lay", FACE, chance=True)
RELEASE = ACTIONS.family("release", TILE, to=0, chance=True)
ADMIRE = ACTIONS.family("admire", LABORIGINE, chance=True)
