"""A table in a browser: the live table without a server, with the matches kept on the device."""
