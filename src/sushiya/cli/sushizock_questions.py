"""Questions for the score pad of Sushizock: both stacks of each seat."""

from collections.abc import Sequence

import click

from sushiya.cli.questions import ask, numbers_in
from sushiya.sushizock import Tiles, check_stacks
from sushiya.texts import Texts

__all__ = ["ask_stacks"]


def ask_stacks(texts: Texts, names: list[str]) -> dict[str, object]:
    """Ask for the entry `stacks`."""
    click.echo(texts("pad-how-to-stacks"), err=True)
    questions = [texts(f"pad-ask-{kind}", value=name) for name in names for kind in ("sushi", "bones")]
    answers = ask(questions, lambda answers: check_stacks(_stacks(answers)))
    return {"stacks": [{"sushi": list(own.sushi), "bones": list(own.bones)} for own in _stacks(answers)]}


def _stacks(answers: Sequence[str]) -> list[Tiles]:
    """Answers alternate between sushi and bones. The bones of the last seat may still be missing."""
    piles = [tuple(numbers_in(answer)) for answer in answers]
    return [Tiles(*piles[place : place + 2]) for place in range(0, len(piles), 2)]
