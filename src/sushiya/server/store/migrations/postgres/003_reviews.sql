-- What was found out about finished matches, by the digest of the record and by what made it.
CREATE TABLE reviews (
    record   text NOT NULL,
    maker    text NOT NULL,
    match_id text NOT NULL,
    deals    integer NOT NULL,
    data     bytea NOT NULL,
    PRIMARY KEY (record, maker)
);
CREATE INDEX reviews_by_match ON reviews (match_id);
