-- Since when there was always a node, as far as this one knows.
ALTER TABLE nodes ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

-- Who is at which table by which node, as long as that is there.
CREATE TABLE visits (
    table_id TEXT NOT NULL,
    node     TEXT NOT NULL,
    person   TEXT NOT NULL,
    PRIMARY KEY (table_id, node, person)
) WITHOUT ROWID;
CREATE INDEX visits_by_node ON visits (node);
