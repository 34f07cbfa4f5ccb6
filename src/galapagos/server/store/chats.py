"""The chats of tables, and reports about people who write there."""

from __future__ import annotations

import msgspec

from galapagos.engine.errors import Refused

from .columns import check_texts, columns, places
from .database import Statement
from .queries import Queries
from .rows import Chat, Notice, PersonReport

REPORT = columns(PersonReport)
SAY = """INSERT INTO chat ("table", number, at, person, text)
    SELECT "table", chats, ?, ?, ? FROM card WHERE "table" = ? RETURNING number"""


class Chats(Queries):
    async def say(self, table: str, at: float, person: str, text: str) -> Chat:
        check_texts(text)
        # numbers never restart, even if old lines have expired
        count = Statement('UPDATE card SET chats = chats + 1 WHERE "table" = ?', [table])
        said = await self.database.write(
            count, Statement(SAY, [at, person, text, table]), notices=[Notice("chat", table)]
        )
        if not said.rows:
            raise Refused("store-table-unknown")
        return Chat(said.rows[0][0], at, person, text)

    async def lines(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]:
        newest = (
            'SELECT number, at, person, text FROM chat WHERE "table" = ? AND number > ? ORDER BY number DESC LIMIT ?'
        )
        return [Chat(*row) for row in reversed(await self._read(newest, table, after, limit))]

    async def said_by(self, person: str) -> list[str]:
        """All lines of a person, and of the others on that device, that have not expired."""
        own = "person = ? OR person IN (SELECT id FROM person WHERE device = ?)"
        return [text for (text,) in await self._read(f"SELECT text FROM chat WHERE {own} ORDER BY at", person, person)]

    async def has_said(self, table: str, person: str) -> bool:
        """Whether the table's chat has a line of this person that has not expired."""
        return bool(await self._first('SELECT 1 FROM chat WHERE "table" = ? AND person = ? LIMIT 1', table, person))

    async def expire(self, before: float) -> int:
        return (await self.database.write(Statement("DELETE FROM chat WHERE at < ?", [before]))).changed

    async def report(self, report: PersonReport) -> None:
        check_texts(report.table, report.person, report.text)
        await self.database.write(
            Statement(
                f"INSERT INTO report ({REPORT}) VALUES ({places(len(PersonReport.__struct_fields__))})",
                msgspec.structs.astuple(report),
            )
        )

    async def reports(self, limit: int = 100) -> list[PersonReport]:
        newest = f"SELECT {REPORT} FROM report ORDER BY at DESC LIMIT ?"
        return [PersonReport(*row) for row in await self._read(newest, limit)]
