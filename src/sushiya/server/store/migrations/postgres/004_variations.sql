-- Variations of finished matches: played out, or played on as another match.
CREATE TABLE variations (
    id       text PRIMARY KEY,
    match_id text NOT NULL,
    played   text,
    data     text NOT NULL
);
CREATE INDEX variations_by_match ON variations (match_id);
CREATE INDEX variations_by_played ON variations (played);
