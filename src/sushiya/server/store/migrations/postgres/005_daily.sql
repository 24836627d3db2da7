-- Who began which daily deal, and what became of it. A match that ended is settled: without points, it doesn't count.
CREATE TABLE daily (
    day      text NOT NULL,
    game     text NOT NULL,
    version  integer NOT NULL,
    visitor  text NOT NULL,
    address  text NOT NULL,
    table_id text NOT NULL,
    began    double precision NOT NULL,
    match_id text,
    points   integer,
    place    integer,
    PRIMARY KEY (day, game, version, visitor)
);
CREATE INDEX daily_unsettled ON daily (day) WHERE match_id IS NULL;
CREATE INDEX daily_by_age ON daily (began);

-- What the master made of a deal, as a record, by what made it.
CREATE TABLE daily_lines (
    day    text NOT NULL,
    game   text NOT NULL,
    maker  text NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (day, game, maker)
);
