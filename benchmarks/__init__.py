"""What the README claims, measured: `./run bench NAME [--json]`."""
