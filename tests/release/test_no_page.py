"""A server whose installation has no page: it says so where its operator and its visitors read it."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.serving import served

WITHOUT = "from pathlib import Path; from galapagos.server import pages; pages.FOLDER = Path('nowhere')"
SENTENCE = (
    "This server has no page for browsers: in a checkout, `make page` builds it; otherwise install a wheel that "
    "`make wheel` has built."
)


def test_a_server_without_the_page_says_what_to_do_with_a_checkout_and_without(tmp_path: Path) -> None:
    with served(tmp_path, before=WITHOUT) as server:
        assert server.process is not None
        assert server.process.stdout is not None
        assert server.process.stdout.readline() == f"{SENTENCE}\n"
        assert SENTENCE in httpx.get(server.url).text
