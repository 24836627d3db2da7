"""How much is luck? Plays random games of Sushi Go! and prints the spread of their scores, by seat."""

from random import Random
from statistics import mean, stdev

from sushiya.core import AnyGame
from sushiya.games import game_of

GAMES = 200


def random_scores(game: AnyGame, seed: int) -> tuple[int, ...]:
    """The scores of one game in which everyone, including chance, answers at random."""
    rng = Random(seed)
    state = game.start().state
    while not state.over:
        decision = state.pending[0]
        state = game.play(state, decision.seat, decision.sample(rng)).state
    return game.scores(state)


def main() -> None:
    game = game_of("sushi-go(seats=4)")
    games = [random_scores(game, seed) for seed in range(GAMES)]
    for seat in range(game.seats):
        points = [scores[seat] for scores in games]
        print(f"seat {seat}: {mean(points):5.1f} ± {stdev(points):.1f} points")


if __name__ == "__main__":
    main()
