"""People: identities, sessions and settings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .fields import MOST_SETTINGS, Name, Setting


class PersonInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person, as others see them."""

    id: str
    name: str


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    kept: bool = False  # has a passphrase, and can log in on another device
    turns: int = 0  # tables where it is my turn
    settings: dict[str, Setting] = {}
    webhook: str = ""  # gets a POST when it is my turn


class Introduce(msgspec.Struct, frozen=True):
    """A name and settings. Settings that are left out do not change; null removes one."""

    name: Name | None = None
    settings: Annotated[dict[str, Setting | None], Meta(max_length=MOST_SETTINGS)] | None = None


class KeepMe(msgspec.Struct, frozen=True):
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]


class LogIn(msgspec.Struct, frozen=True):
    name: Name
    passphrase: Annotated[str, Meta(min_length=1, max_length=200)]


class SetWebhook(msgspec.Struct, frozen=True):
    """An address at a host that the operator allows. An empty one removes it."""

    url: Annotated[str, Meta(max_length=500)] = ""


class NewToken(msgspec.Struct, frozen=True):
    """A token for programs. The server shows it only once."""

    token: str
