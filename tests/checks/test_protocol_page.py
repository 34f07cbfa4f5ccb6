"""The description of the protocol is true: its examples fit its schema, and a change of a type shows."""

from __future__ import annotations

import json
from typing import get_args

import jsonschema_rs
import msgspec
import pytest

from galapagos.server import protocol
from tools.protocol_examples import examples
from tools.protocol_page import DOCS, page, schema

SCHEMA = json.loads(schema())


@pytest.mark.parametrize("kind", [*get_args(protocol.AnyCall), *get_args(protocol.AnyFrame)], ids=lambda kind: kind.__name__)
def test_an_example_fits_the_schema(kind: type[msgspec.Struct]) -> None:
    sent = json.loads(protocol.encode(examples()[kind]))
    root = "Call" if kind in get_args(protocol.AnyCall) else "Frame"
    validator = jsonschema_rs.validator_for({**SCHEMA, "$ref": f"#/$defs/{root}"})
    validator.validate(sent)
    assert not validator.is_valid({**sent, "type": "dance"})


@pytest.mark.parametrize("kind", get_args(protocol.AnyCall), ids=lambda kind: kind.__name__)
def test_a_server_understands_each_call(kind: type[msgspec.Struct]) -> None:
    sent = examples()[kind]
    assert protocol.decode_call.decode(protocol.encode(sent)) == sent


def test_what_is_written_is_what_there_is() -> None:
    assert (DOCS / "protocol.md").read_text() == page()
    assert (DOCS / "protocol.schema.json").read_text() == schema()
