"""Why an action is refused; the sentences are in text.py."""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    LEGAL = 0
    NOT_NOW = 1
    NO_SPECIES = 2
    NO_ANIMAL = 3
    NOT_YOURS = 4
    NOT_ALONE = 5
    POPULATION_LIMIT = 6
    CANNOT_PAY = 7
    NO_DIVERGENCE = 8
    NOTHING_TO_SHARE = 9
    NO_TOKEN = 10
    IS_FED = 11
    OBLIGATE_HUNTER = 12
    HAS_SHELTER = 13
    OWN_ANIMAL = 14
    SAME_AS_ANOTHER = 15
    NOT_A_CARNIVORE = 16
    HAS_ATTACKED = 17
    NO_PREY = 18
    HAS_GRAZED = 19
    TOO_FEW_GRAZERS = 20
    NOBODY_EATS = 21
    MUST_TAKE = 22
    INSTINCT = 23
    SAME_SPECIES = 24
    SWIMMERS_ONLY = 25
    ALL_SHELTERED = 26
    TOO_HEAVY = 27
    IN_WATER = 28
    IN_BURROWS = 29
    IN_THE_AIR = 30
    IN_A_HERD = 31
    NOT_THERE = 32
    NOT_IGNORABLE = 33
    STILL_PROTECTED = 34
    NOT_THE_OWNERS = 35
    SAME_PREY = 36
    NOT_LOOKED_AT = 37
    NOT_AN_ANGLERFISH = 38
    NOT_THE_PREY = 39
    OUT_OF_REACH = 40
    NOT_A_SCAVENGER = 41
    NO_PARASITE = 42
    NOT_THE_WORST = 43
    NO_SEAT = 44
    NO_CARD_LEFT = 45
    NOT_ON_THE_DICE = 46
