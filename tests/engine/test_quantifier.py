"""Quantifiers in rules: compiled code gives what CPython gives, and what cannot be compiled is refused in a
sentence."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

from galapagos.engine.compiler.program import Program, interpret
from galapagos.engine.language.struct import Numbers

TABLES: list[Any] = [np.array(row, np.int64) for row in ((0, 0, 0), (1, 2, 3), (3, 2, 1), (2, 2, 0), (-1, 4, 2))]


def some_above(row: Numbers, n: int) -> bool:
    return any(x > n for x in row)


def all_above(row: Numbers, n: int) -> bool:
    return all(x > n for x in row if x != 0)


def none_above(row: Numbers, n: int) -> bool:
    return not any(x > n for x in row)


def not_all_above(row: Numbers, n: int) -> bool:
    return not all(x > n for x in row)


def is_sum_of_two(row: Numbers, n: int) -> bool:
    return any(x + y == n for i, x in enumerate(row) for j, y in enumerate(row) if i < j if x != y)


def first_above(row: Numbers, n: int) -> int:
    return next((i for i, x in enumerate(row) if x > n), -1)


def first_pair(row: Numbers, n: int) -> int:
    place = next((3 * i + j for i in range(3) for j in range(i) if row[i] + row[j] >= n), 100 + n)
    return place * 2


def sum_above(row: Numbers, n: int) -> int:
    return sum(x for x in row if x > n) + n * sum(1 for x in row if x > n)


def products(row: Numbers, n: int) -> int:
    total = n
    total -= sum(x * y for x in row for y in row[1:] if x != n)
    return total


def and_some(row: Numbers, n: int) -> bool:
    return 0 <= n < 3 and row[n] > 0 and any(x == row[n] - 1 for x in row)


def or_some(row: Numbers, n: int) -> bool:
    return n > 2 or any(x == n for x in row) or all(x < n for x in row)


def guarded(row: Numbers, n: int) -> int:
    if n < 3 and (n < 0 or all(row[n] >= x for x in row)):
        return 1
    if any(x == n for x in row):
        return 2
    elif any(x == n + 1 for i in range(2) for x in row[i:]):
        return 3
    return sum(x for x in row) if n > 2 else next((x for x in row if x > 1), n)


def in_loops(row: Numbers, n: int) -> int:
    found = 0
    for i in range(sum(1 for x in row if x >= 0)):
        while found < n:
            found += 1 + sum(1 for x in row if x == found)
        match i:
            case 1:
                found += 10 if any(x > i for x in row) else 20
            case _:
                found += next((x for x in row if x > i), 0)
    return found


def within_each_other(row: Numbers, n: int) -> bool:
    return any(all(x >= y for y in row) and sum(y for y in row if y < x) > n for x in row)


def shadowing(row: Numbers, n: int) -> int:
    x = 2
    return sum(x + n for x in range(x)) * 100 + sum(sum(x for x in range(x)) for x in row) * 10 + x


RULES = [
    some_above,
    all_above,
    none_above,
    not_all_above,
    is_sum_of_two,
    first_above,
    first_pair,
    sum_above,
    products,
    and_some,
    or_some,
    guarded,
    in_loops,
    within_each_other,
    shadowing,
]


def test_compiled_and_as_they_stand_quantifiers_are_the_same() -> None:
    from galapagos.engine.compiler.compile import compile_cpu

    program = Program(RULES, (__name__,), {})
    compiled, bound = compile_cpu(program), interpret(program)
    for rule, row, n in product(RULES, TABLES, range(-2, 6)):
        expected = rule(row, n)
        assert compiled[rule.__name__](row, n) == bound[rule.__name__](row, n) == expected, (rule.__name__, row, n)


def test_a_rule_that_is_asked_within_a_quantifier_is_found_and_bound() -> None:
    program = Program([some_good], (__name__,), {is_good: is_even})
    assert [function.__name__ for function in program.reached()] == ["some_good", "is_even"]
    assert interpret(program)["some_good"](TABLES[1]) is True


def is_good(x: int) -> bool:
    raise NotImplementedError


def is_even(x: int) -> bool:
    return x % 2 == 0


def some_good(row: Numbers) -> bool:
    return any(is_good(x) for x in row)


def listed(row: Numbers) -> int:
    return len([x + 1 for x in row])


def in_a_while(row: Numbers) -> int:
    n = 0
    while any(x > n for x in row):
        n += 1
    return n


def without_default(row: Numbers) -> int:
    return next(x for x in row)


def largest(row: Numbers) -> int:
    return max(x for x in row)


def chained(row: Numbers) -> bool:
    return 0 < row[0] < sum(x for x in row)


def postponed(row: Numbers) -> int:
    later: Callable[[], Any] = lambda: row[0]  # noqa: E731
    return int(later())


@pytest.mark.parametrize(
    "rule", [listed, in_a_while, without_default, largest, chained, postponed], ids=lambda rule: str(rule.__name__)
)
def test_what_has_no_loop_is_refused_in_a_sentence(rule: Any) -> None:
    with pytest.raises(
        TypeError, match=rf"^{__name__}.{rule.__name__}, line \d+: .* is not in the rules subset\. [^\n]*\.$"
    ):
        Program([rule], (__name__,), {}).reached()
