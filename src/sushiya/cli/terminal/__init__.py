"""A table in the terminal: draws it, reports what happens and asks people. Contains no rules."""
