"""Research interfaces on the fast engine: PettingZoo, OpenSpiel and Gymnasium. See docs/research.md."""
