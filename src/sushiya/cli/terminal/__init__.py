"""A table in the terminal: drawing it, telling what happens, and asking people. No rules in here."""
