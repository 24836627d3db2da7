-- Who began which daily deal, and what became of it. A match that ended is settled: without points, it doesn't count.
CREATE TABLE daily (
    day      TEXT NOT NULL,
    game     TEXT NOT NULL,
    version  INTEGER NOT NULL,
    visitor  TEXT NOT NULL,
    address  TEXT NOT NULL,
    table_id TEXT NOT NULL,
    began    REAL NOT NULL,
    match_id TEXT,
    points   INTEGER,
    place    INTEGER,
    PRIMARY KEY (day, game, version, visitor)
) WITHOUT ROWID;
CREATE INDEX daily_unsettled ON daily (day) WHERE match_id IS NULL;
CREATE INDEX daily_by_age ON daily (began);

-- What the master made of a deal, as a record, by what made it.
CREATE TABLE daily_lines (
    day    TEXT NOT NULL,
    game   TEXT NOT NULL,
    maker  TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (day, game, maker)
) WITHOUT ROWID;
