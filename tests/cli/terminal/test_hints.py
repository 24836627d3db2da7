"""Pins that `hint` ranks what the master would do, in every game and every language."""

import re
import sys

import pytest

from sushiya.bots import Budget
from sushiya.cli.terminal import hints
from sushiya.texts import Texts, languages
from tests.cli.command import WIDTH, sushiya


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", Budget(iterations=30))


def hinted(lang: str, game: str, word: str, before: str = "") -> list[str]:
    """The lines of a hint."""
    answers = f"{before}{word}\nquit\n"
    output = sushiya("--lang", lang, "play", game, "--seed", "demo", "--no-color", input=answers).output
    title, note = Texts(lang)("hint-title"), Texts(lang)("hint-note").split()[0]
    lines = output[output.index(f" {title}\n") :].splitlines()
    assert max(map(len, lines)) <= WIDTH
    return lines[2 : next(i for i, line in enumerate(lines) if line.startswith(f"  {note}"))]


@pytest.mark.parametrize("lang", languages())
def test_it_is_asked_for_and_told_in_the_language(lang: str) -> None:
    lines = hinted(lang, "sushi-go", Texts(lang)("typed-hint"))
    assert 2 < len(lines) <= 7
    texts = Texts(lang)
    first, *others, reason = lines
    assert re.search(rf"▸ .+ {texts('hint-best')}$", first)
    point = r"\." if lang == "en" else ","
    assert all(re.search(rf"(−\d+{point}\d|{texts('hint-alike')})$", line) for line in others)
    assert reason.strip().startswith("▸ ")
    assert lines == hinted(lang, "sushi-go", "hint")


def test_an_option_is_named_as_it_would_be_chosen() -> None:
    dice = hinted("en", "sushizock", "hint")
    assert any(re.search(r"roll again · keep \d (sushi|bone|blue|red)", line) for line in dice)
    *wasabi, _ = hinted("en", "sushi-go(seats=2,edition=gamewright,dummy=yes)", "hint")
    assert all(" · " in line for line in wasabi), "a card, and one for the dummy"


def test_without_the_fast_engine_it_is_said_what_to_install_and_the_match_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    played = sushiya("play", "sushi-go", "--seats", "you,greedy,greedy", "--seed", "1", input="hint\n")
    _, _, rest = played.output.partition("numba is not installed: pip install 'sushiya[fast]'.")
    assert rest.startswith("\nYour pick"), "asked again"
