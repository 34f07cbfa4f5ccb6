"""Structs are C memory: copies, equality, references and ranges."""

from __future__ import annotations

from typing import Annotated

import pytest

from galapagos.engine.compiler.backend import as_numpy
from galapagos.engine.language.struct import (
    assign,
    buffer,
    buffer_part,
    copy,
    i8,
    i16,
    leaves,
    range_checks,
    struct,
)


@struct
class Leaf:
    size: i8
    veins: Annotated[list[i8], 3]


@struct
class Tree:
    height: i16
    crown: Leaf
    leaves: Annotated[list[Leaf], 2]


def test_a_struct_begins_all_zero_and_equals_its_like() -> None:
    assert Tree() == Tree()
    assert bytes(Tree()) == bytes(2 + 4 * 3)  # type: ignore[call-overload]


def test_an_element_refers_and_an_assignment_copies() -> None:
    tree = Tree()
    leaf = tree.leaves[0]
    leaf.size = 5
    tree.leaves[1] = leaf
    leaf.size = 6
    assert [leaf.size for leaf in tree.leaves] == [6, 5]


def test_a_copy_is_independent_and_assign_makes_equal() -> None:
    tree = Tree()
    tree.height = 300
    other = copy(tree)
    other.crown.veins[2] = 7
    assert other != tree
    assign(tree, other)
    assert tree == other


def test_a_struct_never_equals_another_kind() -> None:
    other: object = Leaf()
    assert Tree() != other


def test_compiled_code_sees_the_same_memory() -> None:
    tree = Tree()
    record = as_numpy(tree)
    record["leaves"][1]["veins"][2] = 9
    assert tree.leaves[1].veins[2] == 9


def test_a_buffer_part_is_the_same_memory() -> None:
    room = buffer(i16, 6)
    part = buffer_part(room, 2, 3)
    part[0] = 4
    assert list(room) == [0, 0, 4, 0, 0, 0]


def test_leaves_have_paths_that_tell_where_they_are() -> None:
    tree = Tree()
    tree.leaves[1].veins[2] = 3
    assert dict(leaves(tree))["leaves[1].veins[2]"] == 3
    assert repr(tree) == "Tree(leaves[1].veins[2]=3)"


@pytest.mark.parametrize("value", [128, -129])
def test_a_value_out_of_range_is_caught_while_checks_are_on(value: int) -> None:
    tree = Tree()
    with range_checks():
        with pytest.raises(OverflowError):
            tree.crown.size = value
        with pytest.raises(OverflowError):
            tree.crown.veins[0] = value
        with pytest.raises(IndexError):
            tree.crown.veins[-1] = 0
    assert tree == Tree()


def test_checks_can_be_switched_off() -> None:
    tree = Tree()
    with range_checks(False):
        tree.crown.size = 257
    assert tree.crown.size == 1
