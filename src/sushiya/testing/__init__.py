"""Help for tests of games and bots: positions to start from, and lines to play."""
