"""Research interfaces on the fast engine: PettingZoo, OpenSpiel and Gymnasium. See docs/research.md.

Importing it registers our environments with Gymnasium.
"""

from importlib import import_module

from sushiya.extras import require

require("research", "gymnasium", "numba", "numpy", "pettingzoo")

import_module("sushiya.research.registration").register_all()  # not before the line above
