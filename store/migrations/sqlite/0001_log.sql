-- One row per table; everything that happened at it stands in `entries`.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    code       TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    -- Where all chance of the table comes from. Nobody may see it before the end.
    seed       BLOB    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'over')),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) WITHOUT ROWID;

-- A code leads to one table as long as that table is open; then it may be given again.
CREATE UNIQUE INDEX tables_by_open_code ON tables (code) WHERE status <> 'over';

-- The log. The primary key decides who wins when two append at once.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL CHECK (seq >= 0),
    entry    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- A person is known by a hash of a secret that only the person has.
CREATE TABLE people (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT,
    lang    TEXT,
    seen_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Who is or was part of which table.
CREATE TABLE members (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
