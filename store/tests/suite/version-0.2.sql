-- What a store of version 0.2 holds, with the sums of its migrations.
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
-- What a finished game was found to have turned on, as JSON. It can be found again at any time, but that takes a while.
CREATE TABLE reviews (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    review   TEXT    NOT NULL,
    made_at  INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES
    (1, 'log', TRUE, X'96aad175bf8b6f48ffbfac3feb9bcdcfa889dcdab5cbabe396d3a35b48c94445c403613785d685dbfe7e6d2dc7793324', 1),
    (2, 'reviews', TRUE, X'dfb064a5ab3a25fafce4032a3681e17304d8479543ded0d0f46887abc3642f689a5429e029b0c1782e484e3bcf0137ff', 1);
INSERT INTO tables VALUES
    ('2mFv8WlTaX9q3tB4Q5mYxg', 'K7QM2X', 'maiak', zeroblob(32), 'playing', 1000, 2000),
    ('empty', 'K7QM2Y', 'maiak', zeroblob(32), 'lobby', 1000, 2000);
INSERT INTO entries VALUES
    ('2mFv8WlTaX9q3tB4Q5mYxg', 0, 'first'),
    ('2mFv8WlTaX9q3tB4Q5mYxg', 1, 'second'),
    ('2mFv8WlTaX9q3tB4Q5mYxg', 2, 'third');
