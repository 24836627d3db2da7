CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    data    TEXT NOT NULL,
    public  INTEGER NOT NULL,
    status  TEXT NOT NULL,
    touched REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_lobby ON tables (touched DESC) WHERE public = 1 AND status <> 'finished';
CREATE INDEX tables_by_age ON tables (touched);

CREATE TABLE matches (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    game     TEXT NOT NULL,
    rules    TEXT NOT NULL,
    players  TEXT NOT NULL,
    seed     TEXT NOT NULL,
    began    REAL NOT NULL,
    ended    REAL,
    scores   TEXT,
    winners  TEXT
) WITHOUT ROWID;
CREATE INDEX matches_by_end ON matches (ended);
CREATE INDEX matches_by_table ON matches (table_id);

CREATE TABLE log (
    match_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT NOT NULL,
    by       TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (match_id, seq)
) WITHOUT ROWID;
