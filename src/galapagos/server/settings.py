"""What an operator may set, by options of `galapagos serve`."""

from __future__ import annotations

import msgspec

DAY = 86_400.0


class Settings(msgspec.Struct, frozen=True):
    origins: tuple[str, ...] = ()  # that pages may come from, besides the server's own
    behind_proxy: bool = False  # whether X-Forwarded-For is believed
    secure: bool = False  # cookies over TLS only
    idle_open_tables: float = 1 * DAY  # seconds until a table that was never started goes
    idle_tables: float = 30 * DAY  # until a match that nobody plays on is over
    idle_guests: float = 90 * DAY
    idle_chats: float = 30 * DAY
    idle_rooms: float = 600.0  # until a table that nobody looks at leaves memory
    prepare: bool = True  # whether all games are compiled for bots beforehand, or each when it is wanted
    webhooks: tuple[str, ...] = ()  # hosts, or hosts with a port, to which "it is your turn" may be sent
    public_url: str = ""  # where people find this server, for links in such notes
    messages_per_second: float = 20.0  # that are read of one socket, in the long run
    requests_per_second: float = 20.0  # of one address
    connections: int = 200  # that one address may have at once
    request_seconds: float = 20.0  # in which all of a request must arrive
    new_per_minute: float = 20.0  # people and tables that one address may make
    data: dict[str, str] = {}  # component tables for new tables, by the game, as `Game.data` has them
    reports: str = ""  # a folder with reports of the lab for the page; none where there is no name
    lab_results: str = ""  # where the lab keeps its games, if people may start quick reports
