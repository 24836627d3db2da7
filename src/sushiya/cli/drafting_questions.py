"""Questions for the score pad of Sushi Go! and Party: what lies in front of each seat, round by round."""

import click

from sushiya.cli.questions import ask, confirm, numbers_in
from sushiya.games.drafting_scorepad import lay_rounds, playable, race_of
from sushiya.games.scorepad import BadScorepad
from sushiya.sushi import DraftingGame
from sushiya.sushi.turn import ROUNDS
from sushiya.texts import Texts

__all__ = ["ask_rounds"]


def ask_rounds(texts: Texts, game: DraftingGame, names: list[str]) -> dict[str, object]:
    """Ask for the entries `rounds` and, in a game with a race, `race`."""
    plates: list[list[str]] = []
    races: list[list[int]] = []
    racing = race_of(game) is not None
    questions = [*[texts("pad-ask-uramaki")] * racing, *[*names, texts("pad-dummy")][: game.tableau_count]]

    def won(answers: list[str]) -> list[int]:
        numbers = numbers_in(answers[0]) if racing else []
        if numbers and len(numbers) != game.tableau_count:
            seats = game.tableau_count
            raise BadScorepad(f"There are {seats} seats: expected {seats} numbers, not {len(numbers)}.")
        return numbers or [0] * game.tableau_count

    def check(answers: list[str]) -> None:
        lay_rounds(game, [*plates, answers[racing:]], [*races, won(answers)])

    click.echo(texts("pad-how-to-plates"), err=True)
    click.echo(" ".join(playable(game)), err=True)
    for number in range(1, ROUNDS + 1):
        if plates and not confirm(texts, texts("pad-ask-next-round", count=number)):
            break
        click.echo(texts("pad-round", count=number), err=True)
        answers = ask(questions, check)
        plates.append(answers[racing:])
        races.append(won(answers))
    return {"rounds": plates} | ({"race": races} if racing else {})
