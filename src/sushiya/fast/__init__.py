"""The same games on flat arrays, compiled: for search, simulation and learning. See docs/design.md."""
