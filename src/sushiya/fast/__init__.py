"""The same games on flat arrays, compiled: for search, simulation and learning. See docs/design.md."""

from sushiya.extras import require

require("fast", "numba", "numpy")
