-- What was found out about finished matches, by the digest of the record and by what made it.
CREATE TABLE reviews (
    record   TEXT NOT NULL,
    maker    TEXT NOT NULL,
    match_id TEXT NOT NULL,
    deals    INTEGER NOT NULL,
    data     BLOB NOT NULL,
    PRIMARY KEY (record, maker)
) WITHOUT ROWID;
CREATE INDEX reviews_by_match ON reviews (match_id);
