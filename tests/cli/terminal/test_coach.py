"""Pins that `sushiya play --coach` says after the reveal what a choice cost, in every language."""

import pytest

from sushiya.cli.terminal import coach
from sushiya.core import BadOptions
from sushiya.texts import Texts, languages
from tests.cli.command import sushiya
from tests.full import in_turn


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "SECONDS", 60.0)


def played(lang: str, game: str, *options: str) -> str:
    """What is said when somebody always takes the first option."""
    answers = "1\n" * 12 + "quit\n"
    command = ("--lang", lang, "play", game, "--seed", "coach", "--no-color", *options)
    return sushiya(*command, input=answers).output


@pytest.mark.parametrize("lang", in_turn([*languages()]))
def test_it_is_one_line_after_the_news(lang: str) -> None:
    start = Texts(lang)("coach-line", option="X", better="Y", points=2).split(":")[0].strip()
    output = " ".join(played(lang, "sushi-go", "--coach").split())
    assert f"{start}:" in output or f"{start} :" in output or f"{start}\N{NO-BREAK SPACE}:" in output
    assert f"{start}:" not in " ".join(played(lang, "sushi-go").split())


def test_it_is_for_one_person_against_bots() -> None:
    with pytest.raises(BadOptions, match="one person who plays against bots"):
        sushiya("play", "sushi-go", "--seats", "Mia,Leo,greedy", "--coach")
