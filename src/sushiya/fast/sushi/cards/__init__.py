"""The dishes that do more than count: one file each, named as in the reference."""
