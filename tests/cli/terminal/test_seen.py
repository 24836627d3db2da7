"""Pins that `seen` tells what a good memory knows, in every language, and only to people who play alone."""

import pytest

from sushiya.texts import Texts, languages
from tests.cli.command import WIDTH, sushiya


def said(lang: str, game: str, word: str) -> str:
    answers = f"{word}\nquit\n"
    output = sushiya("--lang", lang, "play", game, "--seed", "demo", "--no-color", input=answers).output
    told = output[output.index(f" {Texts(lang)('seen-title')}") :]
    assert max(map(len, told.splitlines())) <= WIDTH
    return told


@pytest.mark.parametrize("lang", languages())
def test_it_is_asked_for_and_told_in_the_language(lang: str) -> None:
    texts = Texts(lang)
    told = said(lang, "sushi-go", texts("typed-seen"))
    for text in ("seen-you-hold", "seen-not-yet"):
        assert texts(text) in told
    assert "?, ?, ?" in told
    assert texts("seen-title") in said(lang, "sushizock", "seen")


def test_a_dish_can_be_named() -> None:
    assert "Pudding: when does it come?" in said("en", "sushi-go", "seen pudding").replace(
        "pudding:", "Pudding:"
    )


def test_people_who_play_against_each_other_have_none() -> None:
    played = sushiya("play", "sushi-go", "--seats", "Mia,Leo,greedy", "--seed", "1", input="\nseen\n")
    assert Texts("en")("seen-title") not in played.output
