"""Positions in which one option is clearly best, and is not the one that looks best: something to solve."""

from sushiya.puzzles.puzzle import GRADES, Grade, Puzzle, all_puzzles, match_of, of_the_day

__all__ = ["GRADES", "Grade", "Puzzle", "all_puzzles", "match_of", "of_the_day"]
