"""Sushi Go! and Party on flat arrays, in the words of the reference (sushiya.sushi)."""
