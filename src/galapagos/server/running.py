"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
import webbrowser
from contextlib import suppress

import uvicorn
from msgspec.structs import replace

from galapagos.engine.errors import Refused

from .administration import outdated_cards
from .app import Server, make_app
from .http.client import ClientProtocol
from .http.connections import raise_descriptor_limit
from .pages import NO_PAGE, has_page
from .protocol.fields import MOST_BYTES
from .settings import Settings
from .store import open_store

EVERYWHERE = "0.0.0.0", "::"  # addresses of all interfaces


def run(url: str, settings: Settings, host: str, port: int, open_page: bool = False, reloads: bool = False) -> None:
    """Prints the address as soon as the server accepts requests; returns after a graceful stop. With `reloads`, it
    loads games in files anew when they are saved."""
    raise_descriptor_limit()
    asyncio.run(check(url))
    listening = listen(host, port)
    port = listening.getsockname()[1]
    here = f"http://{shown(host)}:{port}"
    settings = replace(settings, public_url=settings.public_url or here)
    print(f"Galapagos is at {here}  (Ctrl-C stops it)", flush=True)
    if not has_page():
        print(NO_PAGE, flush=True)
    if open_page:
        threading.Thread(target=show, args=(here,), daemon=True).start()
    if reloads:
        from .reloading import run_anew  # needs the lab

        run_anew(url, settings, listening)
    else:
        serve(url, settings, listening)


def serve(url: str, settings: Settings, listening: socket.socket) -> None:
    server = Serving(configuration(url, settings))
    keep_pauses_short()
    server.run(sockets=[listening])


def configuration(url: str, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(url, settings),
        http=ClientProtocol,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        h11_max_incomplete_event_size=MOST_BYTES,
        forwarded_allow_ips="*" if settings.behind_proxy else None,
        proxy_headers=settings.behind_proxy,
    )


def keep_pauses_short() -> None:
    """Makes the garbage collector skip loaded objects and run rarely, because few objects form cycles. Shortens the
    switch interval, because every move waits for the store's writer thread to get the GIL."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    sys.setswitchinterval(0.0005)


def show(address: str) -> None:
    """Opens the page in a browser, unless it is a text browser, which would take over the terminal."""
    with suppress(webbrowser.Error):
        found = webbrowser.get()
        if type(found) is not webbrowser.GenericBrowser:
            found.open(address)


class Serving(uvicorn.Server):
    """Tells clients that the server stops before uvicorn closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        state: Server = self.config.app.state.server  # type: ignore[union-attr]
        state.pairing.dismiss()
        await state.hub.dismiss()
        await super().shutdown(sockets)


async def check(url: str) -> None:
    """Refuses an unusable store before anything starts."""
    store = await open_store(url, is_checked=True)
    try:
        await outdated_cards(store)  # reads the cards that the start needs
    finally:
        await store.close()


def listen(host: str, port: int) -> socket.socket:
    """Binds the port early, so that a wrong one is reported at once."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        made = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise Refused("listen-not-possible", host=host, port=port, reason=error.strerror or error) from None
    made.setblocking(False)
    return made


def shown(host: str) -> str:
    return "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
