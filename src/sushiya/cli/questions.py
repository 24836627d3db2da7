"""Fill in the score pad step by step. An answer that can't be right is rejected and asked for again."""

from collections.abc import Callable, Sequence

import click

from sushiya.cli.families import TERMINALS
from sushiya.cli.language import plain, spellings
from sushiya.core import SushiyaError
from sushiya.games import GAMES, game_of
from sushiya.games.families import SCOREPADS
from sushiya.games.registry import legal_choices
from sushiya.games.scorepad import BadScorepad
from sushiya.texts import Texts

__all__ = ["ask", "ask_pad", "confirm", "numbers_in"]

BACK = "<"
"""The answer that takes back the previous one."""


def ask_pad(texts: Texts) -> dict[str, object]:
    """Ask for a whole pad. Questions go to standard error, so that standard output holds only the result."""
    form = _ask_game(texts)
    game = game_of(form)
    SCOREPADS.of(game)  # a game without a score pad is rejected before any further question
    (answer,) = ask([texts("pad-ask-names")], lambda answers: _check_names(answers[0], game.seats))
    names = [name.strip() for name in answer.split(",")] if answer else []
    seats = names or [texts("pad-seat", count=seat) for seat in range(game.seats)]
    pad: dict[str, object] = {"game": form} | ({"names": names} if names else {})
    return pad | TERMINALS.of(game).ask_entries(texts, game, seats)


def ask(questions: Sequence[str], check: Callable[[list[str]], object], default: str = "") -> list[str]:
    """An answer to each question. `check` gets all answers so far. If it raises, the last is asked again."""
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


def confirm(texts: Texts, question: str) -> bool:
    """Whether the answer is yes. Enter means yes."""

    def check(answers: list[str]) -> None:
        if _english(texts, answers[0]) not in ("yes", "no"):
            raise BadScorepad(f"{texts('typed-yes')} / {texts('typed-no')}?")

    (answer,) = ask([question], check, texts("typed-yes"))
    return _english(texts, answer) == "yes"


def _english(texts: Texts, answer: str) -> str:
    """Yes and no in English, even if abbreviated or typed in another language. Other answers unchanged."""
    for word in ("yes", "no"):
        if answer and any(known.startswith(plain(answer)) for known in spellings(texts, word)):
            return word
    return answer


def _own_word(texts: Texts, choice: str = "") -> str:
    """Yes and no in the language of these texts. Other choices unchanged."""
    return texts(f"typed-{choice}") if choice in ("yes", "no") else choice


def _ask_game(texts: Texts) -> str:
    """The text form of the game, typed as a whole or put together option by option."""
    (name,) = ask([texts("pad-ask-game")], lambda answers: game_of(answers[0]), next(iter(GAMES)))
    if name not in GAMES:
        return name
    given: list[str] = []

    def form(*more: str) -> str:
        return f"{name}({','.join([*given, *more])})"

    for option in GAMES[name].asked_to_score:
        choices = legal_choices(name, option, given)
        if len(choices) == 1:
            continue
        usual = str(GAMES[name].usual_seats) if option == "seats" else _own_word(texts, *choices[:1])

        def check(answers: list[str], option: str = option) -> None:
            game_of(form(f"{option}={_english(texts, answers[0])}"))

        (answer,) = ask([texts.get(f"pad-ask-{option}", option)], check, usual)
        given.append(f"{option}={_english(texts, answer)}")
    return form()


def _check_names(answer: str, seats: int) -> None:
    names = [name.strip() for name in answer.split(",")]
    if answer and (len(names) != seats or not all(name and name.isprintable() for name in names)):
        raise BadScorepad(f"There are {seats} seats: expected {seats} names separated by commas, or none.")


def numbers_in(answer: str) -> list[int]:
    """The numbers in an answer. Raises BadScorepad if there is anything else in it."""
    words = answer.split()
    for word in words:
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise BadScorepad(f"Expected numbers separated by spaces, such as '8 0', but found '{word}'.")
    return [int(word) for word in words]
