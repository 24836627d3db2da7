-- Variations of finished matches: played out, or played on as another match.
CREATE TABLE variations (
    id       TEXT PRIMARY KEY,
    match_id TEXT NOT NULL,
    played   TEXT,
    data     TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX variations_by_match ON variations (match_id);
CREATE INDEX variations_by_played ON variations (played);
