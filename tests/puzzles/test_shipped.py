"""Pins the shipped puzzles: each replays, its options are the position's, and its tags follow from it."""

import gzip
from collections import Counter
from random import Random

import pytest

from sushiya.bots.candidate import REASON_IDS
from sushiya.bots.families import FAMILIES
from sushiya.core import BadOptions, seen_by
from sushiya.core.codec import BadMessage, parse_json, to_json
from sushiya.games import GAMES
from sushiya.puzzles import GRADES, Puzzle, all_puzzles, match_of, of_the_day
from sushiya.puzzles.families import PUZZLES
from sushiya.puzzles.page import packed_puzzles
from sushiya.puzzles.puzzle import LEADS_BY, read_puzzles
from tests.full import FULL, some

FEWEST = {"sushi-go": 300, "sushi-go-party": 600, "sushizock": 100}
"""How many there are at least: puzzles are added, never removed."""
MOST_BYTES = 400
"""Of a puzzle as any host sends it."""


def checked(puzzle: Puzzle) -> None:
    match = match_of(puzzle)
    view = match.view(puzzle.seat)
    options = {str(option): option for option in match.options(puzzle.seat)}
    family = PUZZLES.of(match.game)
    assert family.fits(view)
    assert set(puzzle.costs) == set(options)
    first, *others = puzzle.costs.values()
    assert first == 0
    assert min(others) >= LEADS_BY
    assert others == sorted(others)
    best = options[puzzle.best]
    assert puzzle.grade in GRADES
    assert puzzle.dishes == family.dishes(view, best)
    assert puzzle.ideas == family.ideas(view, best, puzzle.because)
    for fact in puzzle.because:
        assert fact.id in REASON_IDS
        assert fact.args.get("seat", 0) in range(match.game.seats)
    memory = FAMILIES.of(match.game).memory(match.game.seats)
    for event in seen_by(match.history, puzzle.seat):
        memory.see(event)
    assert FAMILIES.of(match.game).heuristics["greedy"](view, memory, Random(0)) != best


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_as_it_says(game: str) -> None:
    found = all_puzzles(game)
    assert len(found) >= FEWEST[game]
    assert [puzzle.number for puzzle in found] == list(range(1, len(found) + 1))
    assert len({(puzzle.seed, puzzle.answers, puzzle.seat) for puzzle in found}) == len(found)
    for puzzle in found if FULL else found[::4]:
        assert puzzle.game.split("(")[0] == game
        checked(puzzle)


def test_no_dish_and_no_grade_has_them_all() -> None:
    for game in ("sushi-go", "sushi-go-party"):
        found = all_puzzles(game)
        assert {puzzle.grade for puzzle in found} == set(GRADES)
        dishes = Counter(puzzle.dishes[0] for puzzle in found)
        assert dishes.most_common(1)[0][1] < len(found) / 2


@pytest.mark.parametrize("game", some(["sushi-go", "sushizock"], ["sushi-go-party"]))
def test_the_page_gets_the_position_and_no_secret(game: str) -> None:
    packed = packed_puzzles(game)
    told = parse_json(gzip.decompress(packed).decode())
    assert isinstance(told, list)
    for puzzle, shown in zip(all_puzzles(game), told, strict=True):
        assert shown["number"] == puzzle.number
        assert [option["text"] for option in shown["decision"]["options"]] == [
            str(option) for option in match_of(puzzle).options(puzzle.seat)
        ]
        assert dict(zip((o["text"] for o in shown["decision"]["options"]), shown["costs"], strict=True)) == (
            puzzle.costs
        )
        # Seed and answers lead to the position, for whoever plays on. They are no secret: all have them.
        assert not {"hands", "deck", "stacks_open"} & shown.keys()
    assert len(packed) <= MOST_BYTES * len(told)


def test_what_is_known_of_the_next_hand_is_in_it() -> None:
    known = 0
    for puzzle in all_puzzles("sushi-go")[:: 1 if FULL else 4]:
        match = match_of(puzzle)
        memory = FAMILIES.of(match.game).memory(match.game.seats)
        for event in seen_by(match.history, puzzle.seat):
            memory.see(event)
        hand = PUZZLES.of(match.game).next_hand(match.view(puzzle.seat), memory)
        if hand is not None:
            known += 1
            there = Counter(match.state.board.hands[hand.seat])
            assert Counter(hand.cards) <= there
            assert there.total() == len(hand.cards) + hand.unknown
            after = match_of(puzzle)
            for decision in after.state.pending:
                after.play(decision.seat, after.options(decision.seat)[0])
            came = Counter(after.state.board.hands[puzzle.seat])
            assert hand.unknown or came < Counter(hand.cards), "all that comes was known"
    assert known > 0


def test_each_day_has_its_puzzle() -> None:
    count = len(all_puzzles("sushi-go"))
    found = [of_the_day("sushi-go", day) for day in range(20_000, 20_000 + count)]
    assert {puzzle.number for puzzle in found if puzzle} == set(range(1, count + 1))


def test_there_is_no_such_game() -> None:
    with pytest.raises(BadOptions, match="no game 'chess'"):
        all_puzzles("chess")


def test_a_line_is_read_strictly() -> None:
    line = to_json(all_puzzles("sushi-go")[0])
    assert list(read_puzzles([line])) == [all_puzzles("sushi-go")[0]]
    for broken, why in (
        (line.replace('"seat":', '"seats":'), "has no field 'seats'"),
        (line.replace('"grade":"', '"grade":"very '), "grade has to be one of: gentle"),
    ):
        with pytest.raises(BadMessage, match=why):
            list(read_puzzles([broken]))
