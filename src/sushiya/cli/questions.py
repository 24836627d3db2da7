"""The score pad step by step: every answer is checked at once, and asked for again if it can't be."""

from collections.abc import Callable, Sequence
from typing import Any

import click

from sushiya.cli.language import plain, spellings
from sushiya.core import Game, SushiyaError
from sushiya.games import GAMES, game_of
from sushiya.games.pad import RACE, ROUNDS, BadPad, lay_rounds, playable
from sushiya.sushi import MEALS, Draft
from sushiya.sushizock import Tiles, check_stacks
from sushiya.texts import Texts

__all__ = ["ask_pad"]

OPTIONS = {
    "sushi-go": ("edition", "seats", "dummy"),
    "sushi-go-party": ("seats", "meal"),
    "sushizock": ("seats",),
}
"""The options that matter for points, in an order in which each can be checked when it is answered."""
BACK = "<"
"""The answer that takes the one before it back."""


def ask_pad(texts: Texts) -> dict[str, object]:
    """The pad that the answers make. Questions go to standard error: only the result is output."""
    form = _ask_game(texts)
    game = game_of(form)
    (answer,) = _ask([texts("pad-ask-names")], lambda answers: _check_names(answers[0], game.seats))
    names = [name.strip() for name in answer.split(",")] if answer else []
    seats = names or [texts("pad-seat", count=seat) for seat in range(game.seats)]
    pad: dict[str, object] = {"game": form} | ({"names": names} if names else {})
    return pad | (_ask_rounds(texts, game, seats) if isinstance(game, Draft) else _ask_stacks(texts, seats))


def _ask(questions: Sequence[str], check: Callable[[list[str]], object], default: str = "") -> list[str]:
    """An answer to each question. `check` sees all of them; what it refuses is asked for again."""
    answers: list[str] = []
    while len(answers) < len(questions):
        question = questions[len(answers)]
        answer = click.prompt(question, default=default, show_default=bool(default), err=True).strip()
        if answer == BACK:
            answers = answers[:-1]
            continue
        try:
            check([*answers, answer])
        except SushiyaError as error:
            click.echo(str(error), err=True)
        else:
            answers.append(answer)
    return answers


def _confirm(texts: Texts, question: str) -> bool:
    """Whether the answer is yes. Enter is yes, too."""

    def check(answers: list[str]) -> None:
        if _english(texts, answers[0]) not in ("yes", "no"):
            raise BadPad(f"{texts('typed-yes')} / {texts('typed-no')}?")

    (answer,) = _ask([question], check, texts("typed-yes"))
    return _english(texts, answer) == "yes"


def _english(texts: Texts, answer: str) -> str:
    """Yes and no in English, in whatever language they were typed or begun; other answers as they are."""
    for word in ("yes", "no"):
        if answer and any(known.startswith(plain(answer)) for known in spellings(texts, word)):
            return word
    return answer


def _ask_game(texts: Texts) -> str:
    """The text form of the game: typed as a whole, or put together from its options."""
    (name,) = _ask([texts("pad-ask-game")], lambda answers: game_of(answers[0]), next(iter(GAMES)))
    if name not in GAMES:
        return name
    info = GAMES[name]
    usual = {"edition": next(iter(info.editions)), "seats": info.usual_seats, "meal": next(iter(MEALS))}
    usual["dummy"] = texts("typed-no")
    given: list[str] = []

    def form(*more: str) -> str:
        return f"{name}({','.join([*given, *more])})"

    for option in OPTIONS[name]:
        if option == "dummy" and not _dummy_may_join(game_of(form())):
            continue

        def check(answers: list[str], option: str = option) -> None:
            game_of(form(f"{option}={_english(texts, answers[0])}"))

        (answer,) = _ask([texts(f"pad-ask-{option}")], check, str(usual[option]))
        given.append(f"{option}={_english(texts, answer)}")
    return form()


def _dummy_may_join(game: Game[Any]) -> bool:
    return isinstance(game, Draft) and game.rules.dummy and game.seats == 2


def _check_names(answer: str, seats: int) -> None:
    names = [name.strip() for name in answer.split(",")]
    if answer and (len(names) != seats or not all(name and name.isprintable() for name in names)):
        raise BadPad(f"There are {seats} seats: expected {seats} names with commas between, or none at all.")


def _ask_rounds(texts: Texts, game: Draft, names: list[str]) -> dict[str, object]:
    plates: list[list[str]] = []
    races: list[list[int]] = []
    racing = RACE in game.dishes
    questions = [*[texts("pad-ask-uramaki")] * racing, *[*names, texts("pad-dummy")][: game.tables]]

    def won(answers: list[str]) -> list[int]:
        numbers = _numbers(answers[0]) if racing else []
        if numbers and len(numbers) != game.tables:
            raise BadPad(
                f"There are {game.tables} seats: expected {game.tables} numbers, not {len(numbers)}."
            )
        return numbers or [0] * game.tables

    def check(answers: list[str]) -> None:
        lay_rounds(game, [*plates, answers[racing:]], [*races, won(answers)])

    click.echo(texts("pad-how-to-plates"), err=True)
    click.echo(" ".join(playable(game)), err=True)
    for number in range(1, ROUNDS + 1):
        if plates and not _confirm(texts, texts("pad-ask-next-round", count=number)):
            break
        click.echo(texts("pad-round", count=number), err=True)
        answers = _ask(questions, check)
        plates.append(answers[racing:])
        races.append(won(answers))
    return {"rounds": plates} | ({RACE: races} if racing else {})


def _ask_stacks(texts: Texts, names: list[str]) -> dict[str, object]:
    click.echo(texts("pad-how-to-stacks"), err=True)
    questions = [texts(f"pad-ask-{kind}", value=name) for name in names for kind in ("sushi", "bones")]
    answers = _ask(questions, lambda answers: check_stacks(_stacks(answers)))
    return {"stacks": [{"sushi": list(own.sushi), "bones": list(own.bones)} for own in _stacks(answers)]}


def _stacks(answers: Sequence[str]) -> list[Tiles]:
    """Sushi and bones in turn; the bones of the last seat may still be missing."""
    piles = [tuple(_numbers(answer)) for answer in answers]
    return [Tiles(*piles[place : place + 2]) for place in range(0, len(piles), 2)]


def _numbers(answer: str) -> list[int]:
    words = answer.split()
    for word in words:
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise BadPad(f"Expected numbers with spaces between, such as '8 0', but found '{word}'.")
    return [int(word) for word in words]
