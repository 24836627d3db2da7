CREATE TABLE tables (
    id      text PRIMARY KEY,
    version integer NOT NULL,
    data    text NOT NULL,
    public  boolean NOT NULL,
    status  text NOT NULL,
    touched double precision NOT NULL
);
CREATE INDEX tables_by_lobby ON tables (touched DESC) WHERE public AND status <> 'finished';
CREATE INDEX tables_by_age ON tables (touched);

CREATE TABLE matches (
    id       text PRIMARY KEY,
    table_id text NOT NULL,
    game     text NOT NULL,
    rules    text NOT NULL,
    players  text NOT NULL,
    seed     text NOT NULL,
    began    double precision NOT NULL,
    ended    double precision,
    scores   text,
    winners  text
);
CREATE INDEX matches_by_end ON matches (ended);
CREATE INDEX matches_by_table ON matches (table_id);

CREATE TABLE log (
    match_id text NOT NULL,
    seq      integer NOT NULL,
    seat     integer NOT NULL,
    action   text NOT NULL,
    by       text NOT NULL,
    at       double precision NOT NULL,
    PRIMARY KEY (match_id, seq)
);

-- Who drives a match's bots and clocks. Times are the database's own: processes need no common clock.
CREATE TABLE leases (
    match_id text PRIMARY KEY,
    owner    text NOT NULL,
    until    timestamptz NOT NULL
);
