"""Puzzles: positions in which one option is clearly best, but is not the one that looks best."""

from sushiya.puzzles.puzzle import GRADES, Grade, Puzzle, all_puzzles, match_of, of_the_day

__all__ = ["GRADES", "Grade", "Puzzle", "all_puzzles", "match_of", "of_the_day"]
