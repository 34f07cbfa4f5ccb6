"""Rate limits: addresses of one network count together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from galapagos.server.http.limits import network_of

from ..serving import Served, served

LIMIT = 3


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("a name", "a name"),
    ],
)
def test_the_network_of_an_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder, "--behind-proxy", "--new", str(LIMIT), "--no-prepare") as running:
        yield running


def log_in(server: Served, address: str) -> int:
    """The status of a log-in through a proxy, from that address."""
    answer = httpx.post(
        f"{server.url}/api/login",
        json={"name": "Nobody", "passphrase": "blue footed booby"},
        headers={"x-forwarded-for": address},
    )
    return answer.status_code


def test_addresses_of_one_ipv6_network_share_a_limit(behind_proxy: Served) -> None:
    answers = [log_in(behind_proxy, f"2001:db8:1:2::{number:x}") for number in range(1, LIMIT + 2)]
    assert answers == [401] * LIMIT + [429]
    assert log_in(behind_proxy, "2001:db8:1:3::1") == 401


def test_an_ipv4_address_that_is_written_as_ipv6_shares_its_own_limit(behind_proxy: Served) -> None:
    answers = [
        log_in(behind_proxy, address)
        for address in ("203.0.113.9", "::ffff:203.0.113.9", "::ffff:cb00:7109", "203.0.113.9")
    ]
    assert answers == [401] * LIMIT + [429]
    assert log_in(behind_proxy, "::ffff:203.0.113.10") == 401


def test_a_server_that_listens_at_ipv6_limits_its_clients(tmp_path: Path) -> None:
    with served(tmp_path, "--host", "::1", "--new", str(LIMIT), "--no-prepare") as server:
        answers = [httpx.post(f"{server.url}/api/me", json={}).status_code for _ in range(LIMIT + 1)]
    assert answers == [200] * LIMIT + [429]
