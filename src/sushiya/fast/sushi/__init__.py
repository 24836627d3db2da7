"""Sushi Go! and Party on flat arrays, with the same names as the reference engine (sushiya.sushi)."""
