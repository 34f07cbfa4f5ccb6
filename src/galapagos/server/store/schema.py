"""The schema of the database, as numbered migrations.

A released migration is never edited; corrections are a new migration.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from galapagos.engine.errors import Refused

# Placeholders for the types, which each database names differently.
SQLITE_TYPES = {"bytes": "BLOB", "real": "REAL", "whole": "INTEGER", "truth": "INTEGER", "clustered": "WITHOUT ROWID"}
POSTGRES_TYPES = {"bytes": "BYTEA", "real": "DOUBLE PRECISION", "whole": "BIGINT", "truth": "BOOLEAN", "clustered": ""}

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE card (
            "table" TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public {truth} NOT NULL,
            rules {whole} NOT NULL, opened {real} NOT NULL, changed {real} NOT NULL, number {whole} NOT NULL,
            people TEXT NOT NULL, asked TEXT NOT NULL, summary {bytes} NOT NULL, chats {whole} NOT NULL DEFAULT 0
        )""",
        "CREATE INDEX card_by_status ON card (status, changed)",
        (
            'CREATE TABLE log ("table" TEXT NOT NULL, number {whole} NOT NULL, at {real} NOT NULL, data {bytes} NOT '
            'NULL, PRIMARY KEY ("table", number)) {clustered}'
        ),
        'CREATE TABLE snapshot ("table" TEXT PRIMARY KEY, number {whole} NOT NULL, data {bytes} NOT NULL)',
        'CREATE TABLE seat (person TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (person, "table")) {clustered}',
        'CREATE INDEX seat_by_table ON seat ("table")',
        """CREATE TABLE person (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, made {real} NOT NULL, seen {real} NOT NULL,
            passphrase TEXT NOT NULL, token TEXT NOT NULL, banned {truth} NOT NULL, settings {bytes} NOT NULL
        )""",
        "CREATE UNIQUE INDEX person_by_token ON person (token) WHERE token <> ''",
        "CREATE UNIQUE INDEX person_by_name ON person (name) WHERE passphrase <> ''",
        """CREATE TABLE chat (
            "table" TEXT NOT NULL, number {whole} NOT NULL, at {real} NOT NULL, person TEXT NOT NULL,
            text TEXT NOT NULL, PRIMARY KEY ("table", number)
        ) {clustered}""",
        "CREATE INDEX chat_by_person ON chat (person)",
        "CREATE INDEX chat_by_time ON chat (at)",
        (
            'CREATE TABLE report (at {real} NOT NULL, "table" TEXT NOT NULL, reporter TEXT NOT NULL, person TEXT NOT '
            "NULL, text TEXT NOT NULL)"
        ),
        "CREATE INDEX report_by_time ON report (at)",
        "CREATE TABLE secret (name TEXT PRIMARY KEY, value {bytes} NOT NULL)",
    ),
    ("ALTER TABLE person ADD COLUMN webhook TEXT NOT NULL DEFAULT ''",),
    ('CREATE TABLE analysis ("table" TEXT PRIMARY KEY, format {whole} NOT NULL, data {bytes} NOT NULL)',),
    ("ALTER TABLE card ADD COLUMN home TEXT NOT NULL DEFAULT ''",),
    ("CREATE TABLE erased (id TEXT PRIMARY KEY)",),
    (
        "CREATE TABLE session (key TEXT PRIMARY KEY, person TEXT NOT NULL, made {real} NOT NULL)",
        "CREATE INDEX session_by_person ON session (person)",
        # whether a cookie of earlier versions (the signed id) is still valid
        "ALTER TABLE person ADD COLUMN signed {truth} NOT NULL DEFAULT TRUE",
    ),
    ("ALTER TABLE card DROP COLUMN home",),
    (
        """CREATE TABLE result (
            "table" TEXT NOT NULL, seat {whole} NOT NULL, game TEXT NOT NULL, seats {whole} NOT NULL,
            person TEXT NOT NULL, bot TEXT NOT NULL, side {whole} NOT NULL, rank {whole} NOT NULL,
            points {whole} NOT NULL, answers {whole} NOT NULL, spent {real} NOT NULL, quit TEXT NOT NULL,
            ended TEXT NOT NULL, rated {truth} NOT NULL, at {real} NOT NULL, PRIMARY KEY ("table", seat)
        ) {clustered}""",
        "CREATE INDEX result_by_person ON result (person, at) WHERE person <> ''",
        "CREATE INDEX result_by_time ON result (at) WHERE rated",
        # the order in which matches were rated
        """CREATE TABLE rated (
            game TEXT NOT NULL, number {whole} NOT NULL, "table" TEXT NOT NULL UNIQUE, PRIMARY KEY (game, number)
        )""",
        """CREATE TABLE rating (
            game TEXT NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL, mu {real} NOT NULL, sigma {real} NOT NULL,
            matches {whole} NOT NULL, at {real} NOT NULL, PRIMARY KEY (person, game, kind)
        ) {clustered}""",
        "CREATE INDEX rating_by_game ON rating (game, kind, mu)",
        """CREATE TABLE rating_step (
            game TEXT NOT NULL, number {whole} NOT NULL, kind TEXT NOT NULL, person TEXT NOT NULL,
            "table" TEXT NOT NULL, at {real} NOT NULL, mu {real} NOT NULL, sigma {real} NOT NULL,
            PRIMARY KEY (person, game, number)
        ) {clustered}""",
    ),
    (
        "ALTER TABLE person ADD COLUMN device TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX person_by_device ON person (device) WHERE device <> ''",
    ),
    (
        "CREATE TABLE profile (person TEXT PRIMARY KEY, visible TEXT NOT NULL, listed {truth} NOT NULL)",
        "CREATE INDEX rating_by_time ON rating (game, kind, at)",
    ),
    (
        "ALTER TABLE profile ADD COLUMN here {truth} NOT NULL DEFAULT FALSE",
        "ALTER TABLE profile ADD COLUMN animal TEXT NOT NULL DEFAULT ''",
        (
            "CREATE TABLE contact (person TEXT NOT NULL, other TEXT NOT NULL, at {real} NOT NULL, "
            "PRIMARY KEY (person, other)) {clustered}"
        ),
        (
            "CREATE TABLE block (person TEXT NOT NULL, other TEXT NOT NULL, at {real} NOT NULL, "
            "PRIMARY KEY (person, other)) {clustered}"
        ),
        "CREATE INDEX block_by_other ON block (other)",
        """CREATE TABLE invitation (
            "table" TEXT NOT NULL, person TEXT NOT NULL, host TEXT NOT NULL, at {real} NOT NULL,
            PRIMARY KEY ("table", person)
        ) {clustered}""",
        "CREATE INDEX invitation_by_person ON invitation (person)",
        "CREATE INDEX invitation_by_host ON invitation (host)",
        "CREATE TABLE here (person TEXT PRIMARY KEY, at {real} NOT NULL)",
        # names by their shape, in which look-alike letters are the same; earlier names stay their person's
        (
            "CREATE TABLE known_name (shape TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, "
            "since {real} NOT NULL)"
        ),
        "CREATE INDEX known_name_by_person ON known_name (person)",
        "CREATE TABLE operator (key TEXT PRIMARY KEY, name TEXT NOT NULL, made {real} NOT NULL)",
        ("CREATE TABLE deed (at {real} NOT NULL, operator TEXT NOT NULL, act TEXT NOT NULL, about TEXT NOT NULL)"),
        "CREATE INDEX deed_by_time ON deed (at)",
    ),
    (
        (
            'CREATE TABLE island (day TEXT NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, "table" TEXT NOT NULL, '
            "PRIMARY KEY (day, game, person)) {clustered}"
        ),
        "CREATE INDEX island_by_person ON island (person)",
    ),
    (
        # people who wait for a game, and the table that was found for them
        """CREATE TABLE waiting (
            person TEXT PRIMARY KEY, ticket TEXT NOT NULL, game TEXT NOT NULL, seats {whole} NOT NULL,
            pace TEXT NOT NULL, rated {truth} NOT NULL, nonce TEXT NOT NULL, rating {whole} NOT NULL,
            since {real} NOT NULL, until {real} NOT NULL, bots {real} NOT NULL, "table" TEXT NOT NULL
        )""",
        "CREATE TABLE pairing_turn (number {whole} NOT NULL)",
        "INSERT INTO pairing_turn VALUES (0)",
    ),
    (
        """CREATE TABLE puzzle (
            game TEXT NOT NULL, name TEXT NOT NULL, points {real} NOT NULL, spread {real} NOT NULL,
            tries {whole} NOT NULL, PRIMARY KEY (game, name)
        ) {clustered}""",
        """CREATE TABLE solver (
            person TEXT NOT NULL, game TEXT NOT NULL, points {real} NOT NULL, spread {real} NOT NULL,
            tries {whole} NOT NULL, solved {whole} NOT NULL, PRIMARY KEY (person, game)
        ) {clustered}""",
        """CREATE TABLE attempt (
            person TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, at {real} NOT NULL, solved {truth} NOT NULL,
            PRIMARY KEY (person, game, name)
        ) {clustered}""",
        """CREATE TABLE own_puzzle (
            person TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at {real} NOT NULL,
            PRIMARY KEY (person, game, name)
        ) {clustered}""",
    ),
    (
        (
            "CREATE TABLE tournament (id TEXT PRIMARY KEY, status TEXT NOT NULL, public {truth} NOT NULL, "
            "changed {real} NOT NULL, number {whole} NOT NULL)"
        ),
        "CREATE INDEX tournament_by_status ON tournament (status, changed)",
        (
            "CREATE TABLE tournament_log (tournament TEXT NOT NULL, number {whole} NOT NULL, at {real} NOT NULL, "
            "data {bytes} NOT NULL, PRIMARY KEY (tournament, number)) {clustered}"
        ),
        (
            "CREATE TABLE tournament_person (person TEXT NOT NULL, tournament TEXT NOT NULL, "
            "PRIMARY KEY (person, tournament)) {clustered}"
        ),
    ),
)
VERSION = "CREATE TABLE IF NOT EXISTS schema_version (version {whole} NOT NULL)"


def statements_from(version: int, types: Mapping[str, str], migrations: Sequence[Sequence[str]]) -> list[str]:
    """The statements that migrate a schema of this version to the newest."""
    if version > len(migrations):
        raise Refused("store-newer", version=version, known=len(migrations))
    statements = [statement for migration in migrations[version:] for statement in migration]
    if statements:
        statements += ["DELETE FROM schema_version", f"INSERT INTO schema_version VALUES ({len(migrations)})"]
    return [statement.format(**types) for statement in statements]
