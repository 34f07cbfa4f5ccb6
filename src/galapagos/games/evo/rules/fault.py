"""What can be wrong with a position; the sentences for what people write are in `moment.py`."""

from __future__ import annotations

from enum import IntEnum


class Fault(IntEnum):
    NONE = 0
    GENES = 1
    CARDS = 2
    HAND = 3
    DINOSAURS = 4
    OFF_THE_ISLAND = 5
    POINTS = 6
    TRACKS = 7
    ORDER = 8
    STALE_PLAY = 9
    STALE_ROW = 10
    STALE_SEAT = 11
    STALE_COUNTER = 12
    STALE_EFFECT = 13
    FRAME = 14              # a number stands for no seat, phase, space, card …
    ROUND = 15              # round and meteor do not go together
    ENDING = 16
    FIRST_ROUNDS = 17       # cards are offered too early
    NO_OFFERS = 18          # all cards of the phase are discarded
    OTHER_PHASE = 19        # a card lies on the table in a phase that is not its own
    NO_TARGET = 20          # of Dino Down
    CLIMATE_CARD = 21       # in effect, and yet a roll
    BARREN = 22
    DEADLY = 23             # dinosaurs that are dead already
    CARD_GENE = 24          # kept
    QUESTION = 25           # not what is asked in this phase, or not of this player
