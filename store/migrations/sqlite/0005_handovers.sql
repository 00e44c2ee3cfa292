-- Who is about to go on at another device, under a hash of the word in the link. The secret is sealed with that word, so
-- that who reads the store cannot take a seat.
CREATE TABLE handovers (
    link   TEXT    NOT NULL PRIMARY KEY,
    person TEXT    NOT NULL UNIQUE,
    sealed BLOB    NOT NULL,
    until  INTEGER NOT NULL
) WITHOUT ROWID;
