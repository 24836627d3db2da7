"""A table in a browser: the live table with no server, where its own device keeps the matches."""
