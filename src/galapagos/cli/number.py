"""Parses numbers such as 5000, 5_000, 5k, 1M or 1e6."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import partial
from typing import Any

import typer

from galapagos.engine.words.spoken import say

MOST = (1 << 63) - 1
WRITTEN = re.compile(r"(-?\d{1,40}(?:\.\d{1,40})?(?:e\d{1,3})?)([km]?)", re.ASCII | re.IGNORECASE)
TIMES = {"": 1, "k": 1_000, "m": 1_000_000}


def number_option(name: str, what: str, least: int = -MOST, most: int = MOST) -> Any:
    """An option that takes a whole number."""
    return typer.Option(name, metavar="N", help=what, parser=partial(parse_whole, name, least, most))


def parse_whole(name: str, least: int, most: int, written: str | int) -> int:
    value = parse_number(name, str(written))
    if value > most:
        raise typer.TyperException(say("number-too-large", option=name, limit=f"{most:,}", text=written))
    if value < least:
        raise typer.TyperException(say("number-too-small", option=name, limit=f"{least:,}", text=written))
    if value != int(value):
        raise typer.TyperException(say("number-not-whole", option=name, text=written))
    return int(value)


def parse_number(name: str, written: str) -> Decimal:
    found = WRITTEN.fullmatch(written.replace("_", ""))
    if found is None:
        raise typer.TyperException(say("number-malformed", option=name, text=repr(written)))
    number, unit = found.groups()
    return Decimal(number) * TIMES[unit.lower()]
