"""Pins what the documentation makes from the code and from stored results: it agrees with them."""

import json
import re
from pathlib import Path

import pytest

from scripts.docs.made import MAKERS
from scripts.docs.made.command import command
from scripts.docs.made.games import actions, dishes, editions, meals, observations, options, rules
from scripts.docs.made.plots import (
    Line,
    bench,
    calibration,
    ladder,
    neighbours,
    plot,
    review_bench,
    speed,
    strength,
)
from scripts.docs.made.python import python, values
from scripts.docs.made.rulings import with_tests
from scripts.docs.made.schemas import messages, rest
from scripts.docs.made.tables import cell, table
from scripts.speed import COMMANDS as BENCHMARKS
from scripts.speed import RESULTS, kept
from scripts.strength import figures_of
from scripts.strength_rows import LADDER, STRENGTH
from sushiya.cli.main import COMMANDS
from sushiya.fast.families import engine_of
from sushiya.games import GAMES, game_of
from sushiya.research.observations import Observation
from sushiya.server.openapi import openapi
from sushiya.sushi import MEALS, scoring
from tests.project.tree import ROOT

PAGES = [*(ROOT / "docs").rglob("*.md")]


def rows(made: str) -> list[list[str]]:
    """The cells of a table, without its heads."""
    lines = [line for line in made.splitlines() if line.startswith("|")]
    return [[each.strip() for each in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines[2:]]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_completely(name: str) -> None:
    info = GAMES[name]
    assert [row[0] for row in rows(editions(name))] == [f"`{edition}`" for edition in info.editions]
    assert [row[0] for row in rows(options(name))] == [f"`{option}`" for option in info.options]
    assert len(rows(dishes(name))) == len(info.dishes)
    assert rules(name).count("### ") >= 3


@pytest.mark.parametrize("text", ["sushi-go", "sushi-go-party(meal=master-menu)", "sushizock"])
def test_every_action_and_every_number_of_an_observation_is_told(text: str) -> None:
    game = game_of(text)
    names = engine_of(game).numbering.names
    told = rows(actions(text))
    firsts = [int(numbers.split()[0]) for numbers, *_ in told]
    assert [f"`{names[first]}`" for first in firsts] == [row[2] for row in told]
    assert firsts[0] == 0
    assert int(told[-1][0]) == len(names) - 1
    look = Observation(game)
    assert [row[0] for row in rows(observations(text))] == [f"`{feature.name}`" for feature in look.features]
    assert f"has {look.size} numbers" in observations(text)


def test_every_meal_is_told() -> None:
    assert [row[0] for row in rows(meals())] == [f"`{meal}`" for meal in MEALS]
    assert rows(meals())[0][1] == "2 to 8"


def test_every_command_is_told() -> None:
    told = re.findall(r"^## sushiya ?(.*)$", command(), re.M)
    assert {*COMMANDS, "", "db backup"} <= {*told}
    assert "--allow-bot NAME" in command()


def test_the_reference_shows_fields_methods_and_examples() -> None:
    told = python("sushiya")
    assert "def play(seat: Seat, action: Action | str) -> tuple[Event, ...]" in told
    assert "- `outdated: bool`: Whether it was played under another version" in told
    assert "```python\n>>> import sushiya" in told
    assert re.findall(r"^### (\w+)$", python("sushiya.sushi.scoring"), re.M) == scoring.__all__
    assert "### conform\n\n```python\ndef conform(" in python("sushiya.testing")


def test_score_rules_are_listed_with_what_they_take() -> None:
    told = dict(rows(values("sushiya.sushi.scoring")))
    assert told["`Sets(dish, of, worth)`"] == "`worth` points per full set of `of` icons."


def test_every_call_and_every_message_is_told() -> None:
    assert [path for path in openapi()["paths"] if f" {path}\n" not in rest()] == []
    told = messages()
    schema = json.loads((ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
    assert re.findall(r"^### (\w+)$", told, re.M) == [*schema["$defs"]]
    answer = told.partition("### Answer\n")[2].partition("### ")[0]
    assert ["`serial`", "integer", "yes"] in rows(answer)


def test_a_ruling_gets_an_anchor_and_its_tests() -> None:
    told = with_tests("- **party R15** edamame: the limit.\n- no ruling\n")
    assert told.startswith(
        '- <a id="party-r15"></a>**party R15** edamame: the limit.\n  <span class="tests">'
    )
    assert re.search(r"test_edamame\.py \[\d+\]\(\.\./tests/sushi/cards/test_edamame\.py#L\d+\)", told)
    assert told.endswith("</span>\n- no ruling\n")


def test_a_plot_has_a_line_for_each_figure() -> None:
    drawn = plot("A < B", [Line("a", "50 %", 0.5, (0.4, 0.6), 0.25), Line("b", "1", 1.0)])
    assert "A &lt; B" in drawn
    assert '<line class="interval" x1="40.00%" x2="60.00%"' in drawn
    assert '<line class="mark" x1="25.00%" x2="25.00%"' in drawn
    assert '<line class="length" x1="0.00%" x2="100.00%"' in drawn
    assert "\n\n" not in drawn.strip()  # Markdown would end the drawing there
    assert strength().count('class="figure"') == sum(figures_of(row) is not None for row in STRENGTH)
    assert ladder().count("<circle") == len(LADDER.bots)
    assert neighbours().count("<circle") == 9
    assert calibration().count("<figure") == 3


def test_reviews_are_told_with_what_was_not_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scripts.docs.made.plots.RESULTS", tmp_path)
    assert review_bench() == ""
    (tmp_path / "review").mkdir()
    game = {"first_picture_s": 1.5, "final_s": 60.0, "calibration_error": 0.01}
    beside = {"p99_ratio": None, "why": "not measured"}
    found = {
        "sushi-go/4": game,
        "reasons of all games": {"share_that_held": 0.99},
        "beside live matches": beside,
    }
    (tmp_path / "review" / "bench.json").write_text(json.dumps(kept("review", found)), encoding="utf-8")
    told = review_bench()
    assert "| Sushi Go!, 4 players | 1.5 | 60.0 | 0.01 |" in told
    assert "0.99" in told
    assert "not measured" in told


def test_a_benchmark_that_was_not_run_has_no_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scripts.docs.made.plots.SPEED", tmp_path)
    assert "Not measured yet: `./run bench envs`" in speed("envs", "steps_per_s", "Steps")
    found = {"vector: sushi-go(seats=4) against quick": {"steps_per_s": 1234567, "vs_hearts": 90.0}}
    (tmp_path / "envs.json").write_text(json.dumps(kept("envs", found)), encoding="utf-8")
    shown = speed("envs", "steps_per_s", "Steps", "per", "CPU-second")
    assert "vector: sushi-go(seats=4) against quick" in shown
    assert "1,234,567" in shown


@pytest.mark.parametrize("file", sorted(RESULTS.glob("*.json")), ids=lambda file: file.stem)
def test_a_stored_benchmark_exists_and_is_shown(file: Path) -> None:
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["command"] == kept(file.stem, {})["command"]
    benchmark, *_ = BENCHMARKS.get(file.stem, (file.stem,))
    assert (ROOT / "benchmarks" / f"{benchmark}.py").is_file()
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    plots = re.findall(rf"<!-- made: speed {file.stem} (\w+) (.+) -->", page)
    tables = re.findall(rf"<!-- made: bench {file.stem}((?: \w+)*) -->", page)
    assert plots or tables
    for figure, title in plots:
        assert speed(file.stem, figure, *title.split()).count('class="figure"') == len(found["found"])
    for figures in tables:
        shown = bench(file.stem, *figures.split()).lower()
        assert all(part.replace("_", " ") in shown for part in found["found"])


def test_pages_ask_only_for_what_can_be_made() -> None:
    asked = {
        name
        for page in PAGES
        for name in re.findall(r"<!-- made: ([\w-]+)", page.read_text(encoding="utf-8"))
        if page.name != "design.md"
    }
    assert asked == MAKERS.keys()


def test_cells_keep_to_their_table() -> None:
    assert cell("a |\n b") == "a \\| b"
    assert table(["x"], [["1"]]) == "\n| x |\n| --- |\n| 1 |\n"
