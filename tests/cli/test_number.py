"""Parsing numbers."""

from __future__ import annotations

import json

import pytest
import typer

from galapagos.cli.number import parse_whole

from .conftest import Galapagos

WRITTEN = {
    "1000000": 1_000_000,
    "1_000_000": 1_000_000,
    "1e6": 1_000_000,
    "1E6": 1_000_000,
    "1M": 1_000_000,
    "1k": 1000,
    "1K": 1000,
    "1.5k": 1500,
}


@pytest.mark.parametrize("written", WRITTEN)
def test_a_number_has_many_spellings(written: str) -> None:
    assert parse_whole("--games", 1, 10**9, written) == WRITTEN[written]


@pytest.mark.parametrize(
    "written", ["", "k", "1kk", "1 000", "1,5", "0x10", "nan", "inf", "1e", "e6", "١", "1e-3", "1.2345k", "0", "1e10"]
)
def test_other_words_are_no_number_of_games(written: str) -> None:
    with pytest.raises(typer.TyperException, match=r"^--games must be "):
        parse_whole("--games", 1, 10**9, written)


def test_a_command_understands_them(galapagos: Galapagos) -> None:
    result = galapagos("simulate dodo --games 0.004k --seed 1e3 --backend python --json")
    found = json.loads(result.out)
    assert (found["games"], found["seed"]) == (4, 1000)
