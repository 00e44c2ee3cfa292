-- How many entries the log of a table holds, and the running hash after the last of them. What was there before gets
-- its hashes from the program that opens the file, because SQLite cannot compute them.
ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN hash BLOB;
ALTER TABLE entries ADD COLUMN hash BLOB;
UPDATE tables SET length = (SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE table_id = tables.id);
CREATE INDEX tables_without_hash ON tables (id) WHERE hash IS NULL;

-- Which node minds the table, and how often that changed.
ALTER TABLE tables ADD COLUMN keeper TEXT;
ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;

-- Until when a node is believed to be there. All times here and below are the database's own.
CREATE TABLE nodes (
    id    TEXT    NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) WITHOUT ROWID;

-- How often something was done since its window began.
CREATE TABLE counters (
    key   TEXT    NOT NULL PRIMARY KEY,
    began INTEGER NOT NULL,
    until INTEGER NOT NULL,
    used  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX counters_by_end ON counters (until);

-- One row, written to find out whether anything can be written.
CREATE TABLE pulse (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
);

-- Whoever copies or removes a table asks for its members.
CREATE INDEX members_by_table ON members (table_id);
