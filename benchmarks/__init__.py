"""Measures what the README claims: `./run bench NAME [--json]`."""
