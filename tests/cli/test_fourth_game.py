"""Pins how a new game joins the terminal: it takes a row in the registry and one in the table of families."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from sushiya.core import BadOptions
from sushiya.games import GAMES, load_record
from sushiya.games.families import SCOREPADS
from sushiya.games.scorepad import BadScorepad, Sheet
from sushiya.games.sheet import Entries
from tests.cli.command import sushiya
from tests.fourth_game import INFO, NAME, register
from tests.testing.toy import HighCard


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, NAME, INFO)


@pytest.fixture
def high_card(registered: None, monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch.setitem)


def play(*options: str, answers: str) -> str:
    return sushiya("play", "high-card", "--seed", "demo", *options, input=answers).stdout


@pytest.mark.usefixtures("high_card")
def test_a_match_against_a_bot() -> None:
    shown = play(answers="1\nplay 9\n")
    assert shown.startswith("━ high-card ━")
    assert (
        """
  Seen seat=0 hand=[1,3]

  hand      [1,3]
  discards  []
  round     1
  You     0 points
  random  0 points

 Your options
  1  play 1
  2  play 3
Your choice ▸ 1
"""
        in shown
    )
    assert "\n  Shown seat=1 hand=[4,10] card=10\n  Points seat=1 points=1\n" in shown
    assert "\n  You     1 point\n  random  1 point\n" in shown
    assert "\n You and random win together with 1 point. Kampai!\n" in shown
    assert "Answered" not in shown


@pytest.mark.usefixtures("high_card")
def test_a_bot_that_can_not_play_it_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match=r"The bot greedy can't play high-card\. Bots that can: random\."):
        play("--seats", "you,greedy", answers="")


@pytest.mark.usefixtures("high_card")
def test_commands_at_the_table() -> None:
    shown = play(answers="? rules\n? ace\nscore\nlog\ntable\nfive\nu\n1\n1\n")
    assert "There is nothing called “ace”." in shown
    assert "“five” is not on the list. Type a number from 1 to 2, or a name such as play 1." in " ".join(
        shown.split()
    )
    assert shown.count("  Seen seat=0 hand=[1,3]\n") == 2
    assert shown.count("  hand      [1,3]\n") == 2
    assert shown.count("  You     0 points\n") == 4


@pytest.mark.usefixtures("high_card")
def test_people_who_share_the_terminal_do_not_see_each_others_hands() -> None:
    shown = play("--seats", "Mia,Leo", answers="\n1\n" * 4)
    turns = shown.split("Pass the device to ")[1:]
    assert [turn.partition(",")[0] for turn in turns] == ["Mia", "Leo", "Mia", "Leo"]
    for seat, turn in enumerate(turns):
        assert f"Seen seat={seat % 2}" in turn
        assert f"Seen seat={1 - seat % 2}" not in turn


@pytest.mark.usefixtures("high_card")
def test_its_record_is_saved_shown_again_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    play("--save", str(file), answers="1\n1\n")
    assert load_record(file.read_text(encoding="utf-8")).game == HighCard(2)
    assert "Shown seat=0 hand=[" in sushiya("replay", str(file)).stdout
    assert "high-card(seats=2)" in sushiya("replay", str(file), "--result").stdout
    assert sushiya("verify", str(file)).exit_code == 0


@pytest.mark.usefixtures("high_card")
def test_it_is_on_the_list_of_games() -> None:
    shown = sushiya("play", "--seed", "demo", input="high-card\nyou,novice\n\n1\n1\n").stdout
    assert "4  high-card" in shown
    assert "The bot novice can't play high-card. Bots that can: random." in shown
    assert "You sit down with random." in shown
    assert "━ The game is over ━" in shown
    assert "high-card" in sushiya("rules").stdout
    assert sushiya("rules", "high-card").stdout.startswith("high-card (high-card)\n2-4\n")


@pytest.mark.usefixtures("high_card")
def test_without_a_score_pad_it_is_refused_by_name() -> None:
    for command in ("score -", "score"):
        with pytest.raises(BadOptions, match=r"no score pad for high-card.* one for: drafting, sushizock\."):
            sushiya(*command.split(), input='{"game": "high-card"}' if "-" in command else "high-card\n\n")


@dataclass(frozen=True, slots=True, kw_only=True)
class Tricks(Entries):
    """Scores how often each seat had the highest card."""

    tricks: tuple[int, ...]


class TrickPad:
    entries = Tricks

    def score(self, game: HighCard, entries: Tricks) -> Sheet:
        best = max(entries.tricks)
        return Sheet(game, entries.tricks, tuple(s for s, won in enumerate(entries.tricks) if won == best))


@pytest.mark.usefixtures("high_card")
def test_with_a_score_pad_of_its_own_it_is_scored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCOREPADS, "high-card", TrickPad())
    pad = '{"game": "high-card", "tricks": [2, 0], "names": ["Mia", "Leo"]}'
    assert sushiya("score", "-", "--json", input=pad).stdout == '{"totals": [2, 0], "winners": [0]}\n'
    shown = sushiya("score", "-", input=pad).stdout
    assert shown.startswith("high-card  high-card(seats=2)\n")
    assert shown.endswith("Winner: Mia\n")
    with pytest.raises(BadScorepad, match=r"pad\.tricks\[0\] has to be a whole number, not a string\."):
        sushiya("score", "-", input='{"game": "high-card", "tricks": ["2", 0]}')
    with pytest.raises(BadOptions, match="The score pad of high-card has no questions yet"):
        sushiya("score", input="high-card\n\n\n")


@pytest.mark.usefixtures("registered")
def test_without_a_tabletop_it_is_refused_by_name() -> None:
    with pytest.raises(BadOptions, match=r"no tabletop for high-card.* one for: drafting, sushizock\."):
        play("--seats", "you,random", answers="")
