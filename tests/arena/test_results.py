"""Pins that a contest can be interrupted at any moment and continues where it was."""

import re
from pathlib import Path

import pytest

from sushiya.arena import contest as contests
from sushiya.arena import results as store
from sushiya.arena.contest import play_contests
from sushiya.arena.deals import Contest, Outcome, play_deal
from sushiya.arena.results import Results, free_file, open_results, save_results
from sushiya.bots import digest
from sushiya.core import BadOptions
from sushiya.games import game_of

CONTEST = Contest(game_of("sushi-go(seats=3)"), ("greedy", "random", "random"), "s")


def test_it_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Results(CONTEST)
    play_contests([whole], 7)
    file = tmp_path / "results.jsonl"
    play_contests(open_results([CONTEST], file), 3)
    with file.open("a", encoding="utf-8") as paper:
        paper.write("[0, 3, [[1, 2")  # the computer was switched off here
    played: list[int] = []

    def watched(contest: Contest, deal: int) -> tuple[Outcome, ...]:
        played.append(deal)
        return play_deal(contest, deal)

    monkeypatch.setattr(contests, "play_deal", watched)
    [again] = open_results([CONTEST], file)
    told: list[int] = []
    play_contests([again], 7, 1, told.append)
    assert played == [3, 4, 5, 6]
    assert told == [3, 4]
    assert again.first(7) == whole.first(7) == open_results([CONTEST], file)[0].first(7)


def test_many_processes_find_the_same(tmp_path: Path) -> None:
    one, two = Results(CONTEST), Results(CONTEST)
    play_contests([one], 6, jobs=1)
    play_contests([two], 6, jobs=2)
    assert one.first(6) == two.first(6)


def test_results_of_another_contest_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    open_results([CONTEST], file)
    other = Contest(CONTEST.game, CONTEST.bots, "another seed")
    with pytest.raises(BadOptions, match="use the same game, bots, seed and version, or another file"):
        open_results([other], file)


@pytest.mark.parametrize("text", ["hello\n", "[1]\n", '{"game": 1}\n'])
def test_other_files_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOptions, match=r"notes\.txt"):
        open_results([CONTEST], file)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("[0]", "has to be a list of 2"),
        ("[7, 0]", "there is no contest 7"),
        ("[-1, 0]", "there is no contest -1"),
        ('[0, "3"]', "has to be a whole number, not a string"),
        ("[0, 0]", "deal 0 has 0 matches"),
        ('[0, 0, [["3"], [0], [], [], []]]', "has to be a whole number, not a string"),
        ("[0, 0, [[3], [0], [], []]]", "has to be a list of 5"),
    ],
)
def test_a_broken_line_is_named(tmp_path: Path, line: str, why: str) -> None:
    file = tmp_path / "results.jsonl"
    open_results([CONTEST], file)
    with file.open("a", encoding="utf-8") as paper:
        paper.write(line + "\n")
    with pytest.raises(BadOptions, match=f"results.jsonl is not a results file of an arena: .*{why}"):
        open_results([CONTEST], file)


def test_a_file_is_left_from_which_to_continue(tmp_path: Path) -> None:
    contests = [CONTEST, Contest(CONTEST.game, ("random",) * 3, "s")]
    every = open_results(contests)
    play_contests(every[1:], 2)
    file = free_file(tmp_path, "arena")
    save_results(every, file)
    assert [again.first(9) for again in open_results(contests, file)] == [{}, every[1].first(2)]
    assert free_file(tmp_path, "arena") != file


BOT = """
class Mine:
    def __init__(self, game, seat, rng): pass
    def see(self, event): pass
    def choose(self, view): return view.decision.options[{option}]
"""


@pytest.mark.parametrize("form", ["{file}:Mine", "changing_bot:Mine", "{file}", "python3 {file}"])
def test_a_bot_that_has_changed_is_refused_by_name(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results of two bots under one name were mixed silently, and called complete."""
    file, kept = tmp_path / "changing_bot.py", tmp_path / "results.jsonl"
    file.write_text(BOT.format(option=0), encoding="utf-8")
    file.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    name = form.format(file=file)
    contest = Contest(CONTEST.game, (name, "random", "random"), "s")
    [first] = open_results([contest], kept)
    assert open_results([contest], kept)[0].digests == first.digests
    assert set(first.digests) == {name}
    file.write_text(BOT.format(option=-1), encoding="utf-8")
    with pytest.raises(BadOptions, match=rf"{re.escape(name)} has changed since .* another file"):
        open_results([contest], kept)


def test_other_code_of_the_same_version_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Results of two commits of one version were mixed silently, and called complete."""
    file = tmp_path / "results.jsonl"
    [results] = open_results([CONTEST], file)
    play_contests([results], 1)
    monkeypatch.setattr(store, "code_digest", lambda: "0123456789ab")
    with pytest.raises(BadOptions, match=r"The code of Sushiya has changed since .* by 0123456789ab\."):
        open_results([CONTEST], file)
    written = file.read_text(encoding="utf-8")
    file.write_text(written.replace(digest.code_digest(), "0123456789ab"), encoding="utf-8")
    assert open_results([CONTEST], file)[0].first(1) == results.first(1)
    file.write_text(written.replace(f'"code": "{digest.code_digest()}", ', ""), encoding="utf-8")
    assert '"code"' not in file.read_text(encoding="utf-8")
    assert open_results([CONTEST], file)[0].first(1) == results.first(1), "as files from before"


def test_a_network_is_known_by_its_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest, kept = Contest(CONTEST.game, ("net", "greedy", "random"), "s"), tmp_path / "results.jsonl"
    [results] = open_results([contest], kept)
    assert set(results.digests) == {"net"}
    (tmp_path / "retrained.bin").write_bytes(b"other weights")
    monkeypatch.setattr(digest, "NET", tmp_path / "retrained.bin")
    with pytest.raises(BadOptions, match="net has changed since"):
        open_results([contest], kept)
