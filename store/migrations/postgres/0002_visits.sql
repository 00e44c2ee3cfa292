-- Since when there was always a node, as far as this one knows.
ALTER TABLE nodes ADD COLUMN since BIGINT NOT NULL DEFAULT 0;

-- Who is at which table by which node, as long as that is there. Each node says it again where it is wrong, so it costs
-- no flush of the disk.
CREATE UNLOGGED TABLE visits (
    table_id TEXT COLLATE "C" NOT NULL,
    node     TEXT COLLATE "C" NOT NULL,
    person   TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, node, person)
);
CREATE INDEX visits_by_node ON visits (node);
