-- One row per table; everything that happened at it stands in `entries`. Names sort by their bytes, as in SQLite.
CREATE TABLE tables (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    code       TEXT   NOT NULL,
    game       TEXT   NOT NULL,
    -- Where all chance of the table comes from. Nobody may see it before the end.
    seed       BYTEA  NOT NULL,
    status     TEXT   NOT NULL CHECK (status IN ('lobby', 'playing', 'over')),
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    -- How many entries the log holds, and the running hash after the last of them.
    length     BIGINT NOT NULL,
    hash       BYTEA  NOT NULL,
    -- Which node minds the table, and how often that changed.
    keeper     TEXT,
    fence      BIGINT NOT NULL DEFAULT 0
-- Every append changes the row: room for the new version beside the old one keeps the indexes out of it.
) WITH (fillfactor = 80);

-- A code leads to one table as long as that table is open; then it may be given again.
CREATE UNIQUE INDEX tables_by_open_code ON tables (code) WHERE status <> 'over';

-- The log. Whoever appends locks the row of the table first; the primary key is there in case somebody forgets.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL CHECK (seq >= 0),
    entry    TEXT   NOT NULL,
    hash     BYTEA  NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- A person is known by a hash of a secret that only the person has.
CREATE TABLE people (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name    TEXT,
    lang    TEXT,
    seen_at BIGINT NOT NULL
);

-- Who is or was part of which table.
CREATE TABLE members (
    person   TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);
CREATE INDEX members_by_table ON members (table_id);

-- What a finished game was found to have turned on, as JSON. It can be found again at any time, but that takes a while.
CREATE TABLE reviews (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id),
    review   TEXT   NOT NULL,
    made_at  BIGINT NOT NULL
);

-- Until when a node is believed to be there. All times here and below are the database's own.
CREATE TABLE nodes (
    id    TEXT   NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- How often something was done since its window began. Who crashes may forget it, so it costs no flush of the disk.
CREATE UNLOGGED TABLE counters (
    key   TEXT   NOT NULL PRIMARY KEY,
    began BIGINT NOT NULL,
    until BIGINT NOT NULL,
    used  BIGINT NOT NULL
);
CREATE INDEX counters_by_end ON counters (until);

-- One row, written to find out whether anything can be written.
CREATE TABLE pulse (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  BIGINT  NOT NULL
);
