"""Research interfaces on the fast engine: PettingZoo, OpenSpiel and Gymnasium. See docs/research.md."""

from sushiya.extras import require

require("research", "gymnasium", "numba", "numpy", "pettingzoo")
