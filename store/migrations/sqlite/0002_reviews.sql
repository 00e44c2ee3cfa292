-- What a finished game was found to have turned on, as JSON. It can be found again at any time, but that takes a while.
CREATE TABLE reviews (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id),
    review   TEXT    NOT NULL,
    made_at  INTEGER NOT NULL
) WITHOUT ROWID;
