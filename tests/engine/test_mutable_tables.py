"""Tables that stay open: compiled once, read from memory ever after."""

from __future__ import annotations

from galapagos.engine.compiler.mutable_tables import MutableProgram, MutableTable
from galapagos.engine.compiler.program import Program

PRICES = (3, 5, 8)
ROOMS = ((1, 2), (3, 4))


def price(item: int) -> int:
    return PRICES[item] + len(PRICES)


def room(floor: int, door: int) -> int:
    return sum(ROOMS[floor][k] for k in range(door + 1))


def test_compiled_code_reads_an_open_table_from_memory() -> None:
    prices, rooms = MutableTable(PRICES), MutableTable(ROOMS)
    made = MutableProgram(Program((price, room), (__name__,), {}), {id(PRICES): prices, id(ROOMS): rooms}).built()
    assert [made.price(item) for item in range(3)] == [6, 8, 11]
    assert made.room(1, 1) == 7
    prices.array[1] = 50
    rooms.array[...] = ((1, 1), (0, 9))
    assert [made.price(item) for item in range(3)] == [6, 53, 11]
    assert made.room(1, 1) == 9
    assert PRICES == (3, 5, 8)


def test_other_tables_stay_as_they_were_compiled() -> None:
    made = MutableProgram(Program((price, room), (__name__,), {}), {id(ROOMS): MutableTable(ROOMS)}).built()
    assert made.price(0) == 6
