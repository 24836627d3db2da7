-- Expiry looks for unfinished matches, of which there are few among all.
CREATE INDEX matches_unfinished ON matches (began) WHERE ended IS NULL;

-- One row. A write to it proves that the database can be written; the clock is the time that expiry last believed in.
CREATE TABLE pulse (
    beat  bigint NOT NULL,
    clock double precision
);
INSERT INTO pulse (beat) VALUES (0);
