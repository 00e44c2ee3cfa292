-- Who is about to go on at another device, under a hash of the word in the link. The secret is sealed with that word, so
-- that who reads the store cannot take a seat. Who crashes may forget it, so it costs no flush of the disk.
CREATE UNLOGGED TABLE handovers (
    link   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL UNIQUE,
    sealed BYTEA  NOT NULL,
    until  BIGINT NOT NULL
);
