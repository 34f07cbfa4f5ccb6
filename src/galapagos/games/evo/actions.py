"""Every action of Evo, players' first, then chance."""

from __future__ import annotations

from typing import NewType

from galapagos.engine.language.action import Families, Part, piece, place

from .data import BOARD_NAMES, CARD_WORDS, DIE, GENE_NAMES, MAX_BID, SEAT_NAMES, SEATS
from .island import DIRECTION_NAMES, SPACE_NAMES

Space = NewType("Space", int)
CardId = NewType("CardId", int)
GeneId = NewType("GeneId", int)
RowId = NewType("RowId", int)

SEAT = Part.named("player", SEAT_NAMES)
SPACE = place(Space, "space", SPACE_NAMES)
CARD = place(CardId, "event card", CARD_WORDS)
COUNTER = place(GeneId, "gene", GENE_NAMES)
ROW = piece(RowId, "row", "row", SEATS)
ISLAND = Part.named("board", BOARD_NAMES)

ACTIONS = Families()
PASS = ACTIONS.family("pass")
PLAY = ACTIONS.family("play", CARD)
WITHDRAW = ACTIONS.family("withdraw", CARD)
TARGET = ACTIONS.family("target", SPACE)
STOP = ACTIONS.family("stop")
MOVE = ACTIONS.family("move", SPACE, Part.named("direction", DIRECTION_NAMES))
HATCH = ACTIONS.family("hatch", SPACE, to=0)
REMOVE = ACTIONS.family("remove", SPACE)
BID = ACTIONS.family("bid", ROW, Part.numbered("amount", "", MAX_BID + 1, 0))
BOARD = ACTIONS.family("board", ISLAND, chance=True)
DEAL = ACTIONS.family("deal", CARD, chance=True)
START = ACTIONS.family("start", SPACE, chance=True)
RANK = ACTIONS.family("rank", SEAT, chance=True)
ROLL = ACTIONS.family("roll", Part.numbered("face", "", DIE), chance=True)
GENE = ACTIONS.family("gene", COUNTER, chance=True)
