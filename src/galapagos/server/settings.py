"""The operator's settings, from the options of `galapagos serve`."""

from __future__ import annotations

import msgspec

DAY = 86_400.0


class Settings(msgspec.Struct, frozen=True):
    origins: tuple[str, ...] = ()  # of pages that may act for people, besides the server's own
    behind_proxy: bool = False  # trust X-Forwarded-For
    secure: bool = False  # cookies over TLS only
    idle_open_tables: float = 1 * DAY  # seconds until a table that was not started is deleted
    idle_tables: float = 30 * DAY  # seconds without a move until a match expires
    idle_guests: float = 90 * DAY
    idle_chats: float = 30 * DAY
    idle_rooms: float = 600.0  # seconds until an unused table leaves memory
    prepare: bool = True  # compile all games for bots at the start, not each on demand
    webhooks: tuple[str, ...] = ()  # allowed hosts, with or without a port
    public_url: str = ""  # of this server, for links in webhook notes
    messages_per_second: float = 20.0  # per socket, in the long run
    requests_per_second: float = 20.0  # per address
    connections: int = 200  # at once, per address
    request_seconds: float = 20.0  # in which a whole request must arrive
    new_per_minute: float = 20.0  # people and tables, per address
    data: dict[str, str] = {}  # component tables for new tables, by game, in the form of `Game.data`
    reloaded: tuple[str, ...] = ()  # games whose files were saved since their tables were played
    reports: str = ""  # folder with the lab's reports; empty for none
    lab_results: str = ""  # folder with the lab's games; if set, people may start quick reports
