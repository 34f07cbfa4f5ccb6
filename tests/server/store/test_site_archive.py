"""The file in which a site keeps the matches of a device: it may come from anybody."""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from galapagos.engine.errors import Refused
from galapagos.server.site.offline import COOKIE, MOST_BYTES, STORE, OfflineServer
from galapagos.server.store.sqlite import prepare


@pytest.fixture
def site(tmp_path: Path) -> OfflineServer:
    prepare(tmp_path / STORE).close()
    (tmp_path / COOKIE).write_text("galapagos=abc-_1")
    return OfflineServer(tmp_path, lambda game, data: None)


def packed(**files: bytes) -> bytes:
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name.replace("_", "."), data)
    return archive.getvalue()


def test_what_a_site_has_packed_can_be_unpacked(site: OfflineServer) -> None:
    files = site.unpack(site.pack())
    assert files[COOKIE] == b"galapagos=abc-_1"
    assert files[STORE].startswith(b"SQLite")


def test_a_file_of_other_contents_is_refused_in_a_sentence(site: OfflineServer) -> None:
    store = site.unpack(site.pack())[STORE]
    encrypted = bytearray(packed(tables_sqlite=store, cookie=b""))
    for head in (b"PK\x03\x04\x14\x00", b"PK\x01\x02\x14\x03\x14\x00"):
        place = encrypted.index(head) + len(head)
        encrypted[place : place + 2] = struct.pack("<H", 1)
    large = bytearray(packed(tables_sqlite=store, cookie=b""))
    place = large.index(b"PK\x01\x02") + 24  # the size, in the directory at the end
    large[place : place + 4] = struct.pack("<I", MOST_BYTES + 1)
    for data in (
        b"",
        b"PK",
        packed(cookie=b""),
        packed(tables_sqlite=store, cookie=b"\xff"),
        packed(tables_sqlite=store, cookie=b"galapagos=a\r\nx: y"),
        bytes(large),
        packed(tables_sqlite=store, cookie=b"")[:-40],
        bytes(encrypted),
    ):
        with pytest.raises(Refused, match="no matches of this page"):
            site.unpack(data)
    with pytest.raises(Refused):
        site.unpack(packed(tables_sqlite=store[:5000] + b"x" * 4000, cookie=b""))
