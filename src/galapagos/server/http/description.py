"""The HTTP routes as an OpenAPI document, made from their message types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import galapagos

from ..protocol.refusal import Sentence
from .endpoint import Endpoint

REF = "#/components/schemas/{name}"


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types = [kind for endpoint in endpoints for kind in (endpoint.body, endpoint.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Sentence], ref_template=REF)
    by_type = dict(zip([*map(str, types), str(Sentence)], schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Galapagos", "version": galapagos.__version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in endpoint.query]
    good = (
        {"application/json": {"schema": by_type[str(endpoint.answer)]}}
        if endpoint.answer
        else {endpoint.media: {"schema": {"type": "string"}}}
    )
    made: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.sentence,
        "parameters": parameters,
        "responses": {
            "200": {"description": "done", "content": good},
            "4XX": refused(by_type),
            "503": refused(by_type),
        },
    }
    if endpoint.body:
        made["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_type[str(endpoint.body)]}},
        }
    return made


def refused(by_type: dict[str, Any]) -> dict[str, Any]:
    return {
        "description": "refused, with a sentence",
        "content": {"application/json": {"schema": by_type[str(Sentence)]}},
    }
