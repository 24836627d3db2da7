"""Puzzles as the page shows them: the position as its seat sees it, the options, and what each costs."""

import gzip
from collections import Counter
from typing import Any

from sushiya.bots.families import memory_at
from sushiya.core.codec import Json, dumps, encode, json_array, json_object
from sushiya.games import GAMES
from sushiya.puzzles import Puzzle, all_puzzles, match_of
from sushiya.puzzles.families import PUZZLES
from sushiya.table.families import WIRES, value_json
from sushiya.table.guests import GUESTS

__all__ = ["dishes_json", "names_of", "packed_puzzles", "puzzles_json", "shelf_json"]


def names_of(puzzle: Puzzle, seats: int) -> tuple[str, ...]:
    """The names at the table: guests, except at the seat that is asked."""
    return tuple(guest.name for guest in GUESTS[:seats])


def puzzles_json(game: str) -> Json:
    """All puzzles of a game, by its name."""
    return json_array([_puzzle_json(puzzle) for puzzle in all_puzzles(game)])


def packed_puzzles(game: str) -> bytes:
    """All puzzles of a game as they are loaded: compressed together, since they have much in common."""
    return gzip.compress(puzzles_json(game).encode(), 9, mtime=0)


def shelf_json() -> Json:
    """The number of puzzles of each game that has any."""
    return dumps({game: len(found) for game in GAMES if (found := all_puzzles(game))})


def dishes_json() -> Json:
    """For each dish that puzzles are about, the game with the most of them."""
    counts = Counter(
        (puzzle.dishes[0], game) for game in GAMES for puzzle in all_puzzles(game) if puzzle.dishes
    )
    return dumps({dish: game for (dish, game), _ in reversed(counts.most_common())})


def _puzzle_json(puzzle: Puzzle) -> Json:
    match = match_of(puzzle)
    game, state, seat = match.game, match.state, puzzle.seat
    wire, family = WIRES.of(game), PUZZLES.of(game)
    known = family.next_hand(match.view(seat), memory_at(game, seat).told(match.history))
    private = wire.private(game, state, seat)
    plain = {
        "number": puzzle.number,
        "game": puzzle.game,
        "grade": puzzle.grade,
        "about": puzzle.dishes or puzzle.ideas[:1],
        "ideas": puzzle.ideas,
        "seat": seat,
        "names": names_of(puzzle, game.seats),
        "costs": [puzzle.costs[str(option)] for option in match.options(seat)],
        "because": [encode(fact) for fact in puzzle.because],
        "seed": puzzle.seed,
        "answers": puzzle.answers,
    }
    return json_object(
        {name: dumps(value) for name, value in plain.items()}
        | {
            "public": value_json(family.shown(wire.public(game, state), seat)),
            "hand": value_json(private["hand"]),
            "decision": value_json(private["decision"]),
            "next": dumps(None) if known is None else _hand_json(known),
        }
    )


def _hand_json(known: Any) -> Json:
    return json_object({name: value_json(getattr(known, name)) for name in known._fields})
