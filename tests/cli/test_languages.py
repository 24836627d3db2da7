"""Pins the terminal in other languages: chosen by option or environment, also for typed answers."""

import json
import sys

import pytest

from sushiya.cli.language import language_of, plain, spellings
from sushiya.cli.main import main
from sushiya.texts import Texts, UnknownLanguage, languages
from tests.cli.command import WIDTH, sushiya

ALWAYS_THE_FIRST = "1\n" * 500


def said_to(answer: str, lang: str, game: str) -> str:
    """The terminal's response to the first answer in a game, without the echo of what was typed."""
    output = sushiya("--lang", lang, "play", game, "--seed", "demo", input=f"{answer}\n").output
    return output.partition(f"▸ {answer}\n")[2]


def test_rules_in_german() -> None:
    output = sushiya("--lang", "de", "rules", "miso").output
    assert output.startswith("Miso-Suppe (miso_soup)\n")
    assert "Appetizer · Sushi Go Party! (Zoch, 2017) · 2-8 Personen" in output
    assert "\nTipp\n" in output


def test_a_dish_is_found_by_its_name_in_the_language() -> None:
    assert sushiya("--lang", "de", "rules", "löffel").output.startswith("Löffel (spoon)\n")
    assert sushiya("--lang", "nl", "rules", "mosselen").output.startswith("gyoza (gyoza)\n")


def test_german_names_of_nigiri_differ_between_the_games() -> None:
    party = sushiya("--lang", "de", "rules", "nigiri").output
    assert "Tamago-Nigiri" in party
    assert "Ei-Nigiri" not in party
    sushi_go = sushiya("--lang", "de", "rules", "nigiri", "--game", "sushi-go").output
    assert "Ei-Nigiri" in sushi_go
    assert "Thunfisch-Nigiri" in sushi_go


def test_meals_in_dutch() -> None:
    assert "Diner voor twee" in sushiya("--lang", "nl", "meals").output
    assert "  voorgerecht  sashimi, tofu, onigiri\n" in sushiya("--lang", "nl", "meals", "master-menu").output


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'\. Languages: .*\bde\b.*\ben\b.*\bnl\b"):
        sushiya("--lang", "xx", "meals")


def test_an_unknown_language_is_a_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sushiya", "--lang", "xx", "meals"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("Error: There are no texts in 'xx'. Languages: ")


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "nl_BE@euro"}, "nl"),
        ({"LANG": "de.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "nl_NL", "LANG": "de_DE"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert language_of(environ) == lang


def test_the_option_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Vorgeschlagene Menüs" in sushiya("meals").output
    assert "Voorgestelde maaltijden" in sushiya("--lang", "nl", "meals").output
    monkeypatch.setenv("LC_ALL", "C")
    assert "Suggested meals" in sushiya("meals").output


# Playing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["sushi-go", "sushi-go-party(seats=6,meal=dinner-for-two)", "sushizock"])
def test_a_whole_game_fits_eighty_columns_in_every_language(lang: str, game: str) -> None:
    answers = "?\n? rules\n? wasabi\nscore\nlog\nno such thing\n" + ALWAYS_THE_FIRST
    result = sushiya("--lang", lang, "play", game, "--seed", "demo", "--no-color", input=answers)
    assert result.exit_code == 0
    assert Texts(lang)("game-over") in result.output
    assert max(map(len, result.output.splitlines())) <= WIDTH


@pytest.mark.parametrize("lang", languages())
def test_commands_are_understood_in_the_language_and_in_english(lang: str) -> None:
    texts = Texts(lang)

    def said(answer: str) -> str:
        return said_to(answer, lang, "sushi-go")

    assert said(texts("typed-help")) == said("help") == said("?")
    assert said(f"? {texts('typed-rules')}") == said("? rules")
    for command in ("table", "score", "log"):
        assert said(texts(f"typed-{command}")) == said(command)
        assert said(command) != said("")
    assert texts("undo-nothing") in said(texts("typed-undo"))
    assert texts("play-left") in said(texts("typed-quit"))


@pytest.mark.parametrize("lang", languages())
def test_typed_words_are_single_and_mean_one_thing(lang: str) -> None:
    texts = Texts(lang)
    commands = ["help", "rules", "table", "score", "log", "hint", "undo", "quit", "keep"]
    words = [plain(texts(f"typed-{word}")) for word in commands]
    assert len(set(words)) == len(words)
    assert all(len(word.split()) == 1 for word in words)
    assert not {word[0] for word in spellings(texts, "yes")} & {word[0] for word in spellings(texts, "no")}


@pytest.mark.parametrize("lang", languages())
def test_dice_are_set_aside_by_their_name_in_the_language(lang: str) -> None:
    texts = Texts(lang)
    for face in ("sushi", "blue"):
        own = said_to(f"{texts('typed-keep')} {texts(f'die-{face}')}", lang, "sushizock")
        assert own == said_to(f"keep {face}", lang, "sushizock")
        assert texts("dice-rolled", roll=2) in own


# The score pad ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
def test_the_pad_understands_yes_and_no_in_the_language(lang: str) -> None:
    texts = Texts(lang)
    yes, no = texts("typed-yes"), texts("typed-no")
    plates = "maki:1\nmaki:2\ntempura\n"
    answers = f"sushi-go\ngamewright\n2\n{yes}\n\n{plates}{yes[0]}\n{plates}?\n{no}\n"
    result = sushiya("--lang", lang, "score", "--json", input=answers)
    assert result.exit_code == 0
    assert f"{yes} / {no}?" in result.stderr
    sheet = json.loads(result.stdout)
    assert len(sheet["totals"]) == 3  # with the dummy
    assert len(sheet["rounds"]) == 2
