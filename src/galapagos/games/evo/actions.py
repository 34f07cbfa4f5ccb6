"""Every action of Evo, players' first, then chance."""

from __future__ import annotations

from galapagos.engine.action import Families, Part

from .data import BOARD_NAMES, DIE, DIRECTION_NAMES, EVENT_WORDS, GENE_NAMES, MAX_BID, SEAT_NAMES, SEATS, SPACE_NAMES

SPACE = Part.named("space", SPACE_NAMES)
EVENT = Part.named("event card", EVENT_WORDS)

ACTIONS = Families()
PASS = ACTIONS.family("pass")
PLAY = ACTIONS.family("play", EVENT)
WITHDRAW = ACTIONS.family("withdraw", EVENT)
TARGET = ACTIONS.family("target", SPACE)
STOP = ACTIONS.family("stop")
MOVE = ACTIONS.family("move", SPACE, Part.named("direction", DIRECTION_NAMES))
HATCH = ACTIONS.family("hatch", SPACE)
REMOVE = ACTIONS.family("remove", SPACE)
BID = ACTIONS.family("bid", Part.numbered("row", "row", SEATS), Part.numbered("amount", "", MAX_BID + 1, 0))
BOARD = ACTIONS.family("board", Part.named("board", BOARD_NAMES))
DEAL = ACTIONS.family("deal", EVENT)
START = ACTIONS.family("start", SPACE)
RANK = ACTIONS.family("rank", Part.named("player", SEAT_NAMES))
ROLL = ACTIONS.family("roll", Part.numbered("face", "", DIE))
GENE = ACTIONS.family("gene", Part.named("gene", GENE_NAMES))
