"""The examples of the protocol's description fit its schema, and the server understands the calls among them."""

from __future__ import annotations

import json
from typing import get_args

import jsonschema_rs
import msgspec
import pytest

from galapagos.server.protocol import calls, encode, frames
from tools.protocol_examples import examples
from tools.protocol_page import schema

CALLS, FRAMES = get_args(calls.AnyCall), (frames.Joined, frames.Update, frames.Refusal)
SCHEMA = json.loads(schema())


@pytest.mark.parametrize("kind", [*CALLS, *FRAMES], ids=lambda kind: kind.__name__)
def test_an_example_fits_the_schema(kind: type[msgspec.Struct]) -> None:
    sent = encode(examples()[kind])
    root = "Call" if kind in CALLS else "Frame"
    validator = jsonschema_rs.validator_for({**SCHEMA, "$ref": f"#/$defs/{root}"})
    validator.validate(json.loads(sent))
    assert not validator.is_valid({**json.loads(sent), "type": "dance"})
    if kind in CALLS:
        assert calls.decode_call.decode(sent) == examples()[kind]
