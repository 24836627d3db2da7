"""Pins `sushiya score`: the JSON it prints, the sheet for people, and its errors for invalid files."""

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from sushiya.cli.main import main
from sushiya.games.scorepad import BadScorepad
from tests.cli.command import WIDTH, sushiya

PAD = {
    "game": "sushi-go-party(seats=2,meal=sushi-go)",
    "rounds": [
        ["tempura tempura maki:3 wasabi nigiri:squid", "maki:1 pudding"],
        ["maki:2", ""],
        ["pudding pudding", "chopsticks:2"],
    ],
}


def score(pad: object, *options: str) -> str:
    return sushiya("score", "-", *options, input=json.dumps(pad)).stdout


def test_json_is_one_exact_line() -> None:
    assert score(PAD, "--json") == (
        '{"rounds": [{"points": [20, 3], "dishes": [{"nigiri": 9, "maki": 6, "tempura": 5, "wasabi": 0}, '
        '{"maki": 3, "pudding": 0}]}, {"points": [6, 0], "dishes": [{"maki": 6}, {}]}, '
        '{"points": [0, 0], "dishes": [{"pudding": 0}, {"chopsticks": 0}]}], '
        '"final": {"points": [6, 0], "dishes": [{"pudding": 6}, {"pudding": 0}]}, '
        '"totals": [32, 3], "winners": [0]}\n'
    )


def test_json_of_a_game_that_is_not_over() -> None:
    pad = {"game": "sushi-go(seats=3)", "rounds": [["gyoza", "", ""]]}
    assert json.loads(score(pad, "--json")) == {
        "rounds": [{"points": [1, 0, 0], "dishes": [{"gyoza": 1}, {}, {}]}],
        "totals": [1, 0, 0],
    }


def test_json_of_sushizock() -> None:
    stacks = [{"sushi": [3, 5], "bones": [1]}, {"sushi": [6], "bones": [2, 2]}]
    printed = score({"game": "sushizock(seats=2)", "stacks": stacks}, "--json")
    assert printed == '{"totals": [2, 2], "winners": [0, 1]}\n'


def test_the_sheet_for_people() -> None:
    assert (
        score(PAD | {"names": ["Mia", "Bartholomew Long"]})
        == """\
Sushi Go Party!  sushi-go-party(seats=2,meal=sushi-go,edition=zoch)

                     Mia Bartholome…
Round 1
  nigiri               9           ·
  maki                 6           3
  tempura              5           ·
  wasabi               0           ·
  pudding              ·           0
  sum                 20           3
Round 2
  maki                 6           ·
  sum                  6           0
Round 3
  chopsticks           ·           0
  pudding              0           ·
  sum                  0           0
End of the game
  pudding              6           0
  sum                  6           0
Total                 32           3

Winner: Mia
"""
    )


def test_the_sheet_of_an_unfinished_game_with_a_dummy() -> None:
    pad = {
        "game": "sushi-go(seats=2,edition=gamewright,dummy=yes)",
        "rounds": [["gyoza", "", "nigiri:squid"]],
    }
    assert (
        score(pad)
        == """\
Sushi Go!  sushi-go(seats=2,edition=gamewright,dummy=yes)

                  seat 0      seat 1       dummy
Round 1
  nigiri               ·           ·           3
  dumplings            1           ·           ·
  sum                  1           0           3
Total                  1           0           3

The desserts and the winner follow after round 3.
"""
    )


def test_the_sheet_of_sushizock() -> None:
    stacks = [{"sushi": [3, 5], "bones": [1]}, {"sushi": [6], "bones": [2, 2]}]
    assert (
        score({"game": "sushizock(seats=2)", "stacks": stacks})
        == """\
Sushizock im Gockelwok  sushizock(seats=2,edition=zoch)

                        seat 0      seat 1
sushi that count             3           6
bones                       -1          -4
Total                        2           2

Winners: seat 0, seat 1
"""
    )


def test_the_sheet_uses_the_words_of_the_edition() -> None:
    printed = score({"game": "sushi-go(seats=3,edition=zoch)", "rounds": [["gyoza", "", ""]]})
    assert "  mussels  " in printed


@pytest.mark.parametrize(
    ("lang", "pad", "said"),
    [
        (
            "en",
            {"game": "sushi-go(seats=3)", "names": ["Mia", "Leo", "Ida"], "rounds": [["", "~tempura", ""]]},
            (
                "Note: Round 1, Leo: a card lies face down, but this game has no “takeout box” "
                "to turn cards over."
            ),
        ),
        (
            "de",
            {"game": "sushi-go-party(seats=2,meal=dinner-for-two)", "rounds": [["menu:7 menu:8", ""]]},
            (
                "Hinweis: Runde 1, Platz 0: Eine Karte „Menü“ kommt zur Seite, sobald sie dran war, "
                "aber hier liegen noch 2."
            ),
        ),
        (
            "fr",
            {
                "game": "sushi-go-party(seats=3,meal=points-platter)",
                "rounds": [["", "", ""], ["uramaki:5 uramaki:5", "", ""]],
            },
            "Remarque : Manche 2, place 0 : il y a 10 rouleaux de « uramaki ».",
        ),
        (
            "nl",
            {
                "game": "sushi-go(seats=2,edition=gamewright,dummy=yes)",
                "rounds": [["", "", "~gyoza ~gyoza"]],
            },
            (
                "Let op: Ronde 1, dummy: er liggen 2 kaarten gedekt, "
                "maar dit spel heeft geen “afhaalbox” om kaarten om te draaien."
            ),
        ),
    ],
)
def test_what_cannot_lie_there_is_told_beside_the_sheet(lang: str, pad: dict[str, object], said: str) -> None:
    result = sushiya("--lang", lang, "score", "-", "--json", input=json.dumps(pad))
    assert result.stderr.startswith(said)
    assert result.stderr.count("\n") == 1
    assert "rounds" in json.loads(result.stdout)


def test_a_tie_that_the_desserts_break_is_said_to_be_one() -> None:
    rounds = [["", ""], ["", ""], ["", "green_tea_ice_cream"]]
    printed = score({"game": "sushi-go-party(seats=2)", "rounds": rounds})
    assert printed.endswith("\nWinner: seat 1\nThe tie goes to the most dessert cards.\n")


def test_eight_seats_with_wide_names_fit_80_columns() -> None:
    pad = {
        "game": "sushi-go-party(seats=8,meal=big-banquet)",
        "names": ["すしすしすし", "Maximilian", "c", "d", "e", "f", "g", "h"],
        "rounds": [["green_tea_ice_cream"] * 8] * 3,
    }
    with pytest.raises(BadScorepad, match="one green_tea_ice_cream too many"):
        score(pad)
    pad["rounds"] = [["green_tea_ice_cream", *["eel"] * 7]] * 3
    lines = score(pad).splitlines()
    assert lines[2] == "                       すし… Maxim…      c      d      e      f      g      h"
    assert max(map(len, lines)) <= WIDTH
    assert "  green tea ice cream      0      ·" in "\n".join(lines)


def test_a_file_is_read_too(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    file.write_text("\ufeff" + json.dumps(PAD), encoding="utf-8")
    assert sushiya("score", str(file), "--json").stdout == score(PAD, "--json")


def test_a_file_that_is_not_there() -> None:
    result = sushiya("score", "nowhere.json")
    assert result.exit_code == 2
    assert "nowhere.json" in result.stderr


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "The pad can't be read: This is not JSON: line 1, column 1: Expecting value."),
        (
            '{"game": \n  sushi-go}',
            "The pad can't be read: This is not JSON: line 2, column 3: ",
        ),
        (
            '{"game": "sushi-go", "game": "sushizock"}',
            "The pad can't be read: The field 'game' appears twice.",
        ),
        ("[" * 100_000, "The pad can't be read: "),
        ("1" * 5_000, "The pad can't be read: "),
        ("\udcff", "The pad can't be read: "),
    ],
    ids=["empty", "no quotes", "twice", "deep", "long number", "no UTF-8"],
)
def test_what_is_no_json(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "pad.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadScorepad) as caught:
        sushiya("score", str(file))
    assert str(caught.value).startswith(said)


def test_an_error_is_a_sentence_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = '{"game": "sushi-go(seats=3)", "rounds": [["", "", "maki:7"]]}'
    monkeypatch.setattr(sys, "argv", ["sushiya", "score", "-"])
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text.encode())))
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == (
        "Error: Round 1, seat 2: there is no card 'maki:7' in this game. "
        "Cards of this kind: maki:1, maki:2, maki:3.\n"
    )


def test_the_examples_of_the_help_can_be_scored() -> None:
    shown = sushiya("score", "--help").stdout
    examples = [part[: part.rindex("}") + 1] for part in shown.split("\n\n") if part.lstrip().startswith("{")]
    assert len(examples) == 2
    for example in examples:
        assert "Total" in score(json.loads(example))
