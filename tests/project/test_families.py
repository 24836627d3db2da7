"""Pins that only the family tables ask which game they are given: a fourth game is a row in each of them."""

from pathlib import Path

import pytest

from tests.project import which_game
from tests.project.tree import ROOT, modules
from tests.project.which_game import Place, families_of, family_of_module, places

PACKAGE = ROOT / "src" / "sushiya"

TABLES = ("families.py", "games/registry.py")
"""Where such questions belong: the table of each layer, and the list of all games."""
OF_ONE_FAMILY = ("sushi/", "sushizock/", "fast/sushi/", "fast/sushizock/")
"""Packages that belong to one family and may name it."""
LISTS_OF_TYPES = (
    "table/aid_messages.py",
    "table/daily_types.py",
    "table/example_types.py",
    "table/pieces.py",
    "table/wire_types.py",
    "server/schema.py",
)
"""What is sent, of all families: their types, from which schema and page's types are made."""
ABOUT_ONE_FAMILY = {
    "cli/meals.py": "`sushiya meals` lists meals, and only the drafting games have them",
    "cli/new_dish.py": "`sushiya new-dish` writes a dish",
    "cli/rules.py": "`sushiya rules` explains dishes as well as games",
    "testing/__init__.py": "the front door of a package that has more to offer for plates than for tiles",
    "testing/meals.py": "draws meals",
}
"""Modules that serve all games, know one family all the same, and why."""


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def may_ask(path: Path) -> bool:
    name = name_of(path)
    return path.name in TABLES or name in TABLES or name in LISTS_OF_TYPES


def asked() -> dict[str, list[Place]]:
    """The places of every module outside the packages of one family."""
    above = [path for path in modules() if not name_of(path).startswith(OF_ONE_FAMILY)]
    found = {path: places(path.read_text(encoding="utf-8"), module_of(path)) for path in above}
    return {name_of(path): there for path, there in found.items() if there}


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def test_which_game_it_is_only_the_tables_ask() -> None:
    found = asked()
    tables = {name for name in found if may_ask(PACKAGE / name)}
    told = sum(len(found[name]) for name in tables)
    elsewhere = [
        f"{name}:{place.line}: {place.how}"
        for name, there in found.items()
        if name not in tables
        for place in there
    ]
    count = (
        f"{told} places in {len(tables)} tables ask which game it is, and {len(elsewhere)} places elsewhere."
    )
    print(count)  # noqa: T201 (pytest -rP shows it)
    assert not elsewhere, "\n".join(
        [count, *elsewhere, "Ask the family of the game instead: a table in families.py says what differs."]
    )


def test_a_shared_module_knows_no_family() -> None:
    shared = [
        path
        for path in modules()
        if not may_ask(path)
        and not name_of(path).startswith(OF_ONE_FAMILY)
        and family_of_module(module_of(path)) is None
    ]
    found = {
        name_of(path): known
        for path in shared
        if (known := families_of(path.read_text(encoding="utf-8"), module_of(path)))
    }
    unexpected = {name: known for name, known in found.items() if name not in ABOUT_ONE_FAMILY}
    assert not unexpected, "let a row in families.py answer, or name the module after its family"
    assert found.keys() == ABOUT_ONE_FAMILY.keys(), "take off the list what knows no family any more"


@pytest.mark.parametrize("package", ["sushi", "sushizock", "fast/sushi", "fast/sushizock"])
def test_a_package_of_one_family_knows_no_other(package: str) -> None:
    mixed = [
        name_of(path)
        for path in sorted((PACKAGE / package).rglob("*.py"))
        if any(" and " in how for _, how in places(path.read_text(encoding="utf-8"), module_of(path)))
    ]
    assert not mixed


def test_what_is_listed_is_there() -> None:
    missing = [name for name in LISTS_OF_TYPES if not (PACKAGE / name).is_file()]
    assert not missing, f"take them off the lists: {missing}"


@pytest.mark.parametrize(
    ("asking", "how"),
    [
        ("from sushiya.sushi import DraftingGame\nisinstance(game, DraftingGame)", "isinstance DraftingGame"),
        ("from sushiya.sushi import View as Seen\nisinstance(view, Other | Seen)", "isinstance View"),
        ("from sushiya import sushizock\nisinstance(board, sushizock.Board)", "isinstance Board"),
        ("import sushiya.sushi\nisinstance(view, sushiya.sushi.View)", "isinstance View"),
        ("from sushiya.sushizock import Sushizock\ntype(game) is Sushizock", "is Sushizock"),
        ("from sushiya.sushizock import Sushizock\nSushizock is not type(game)", "is Sushizock"),
        ("from sushiya.sushizock import Sushizock\nmatch game:\n    case Sushizock(): 1", "case Sushizock"),
        ("from sushiya.sushizock import View\n{View: 1}[type(view)]", "row View"),
        ("from sushiya.sushi import SushiGo", "import SushiGo"),
        ("from sushiya.sushi.party import SushiGoParty as Party", "import SushiGoParty"),
        ("import sushiya.sushi.party\nsushiya.sushi.party.SushiGoParty(3)", "import SushiGoParty"),
        ("from sushiya.sushizock import Sushizock\nrow[Sushizock.name]", "Sushizock.name"),
        ('def command():\n    """GAME is sushi-go, sushi-go-party or sushizock."""', "a list of all games"),
    ],
)
def test_asking_by_a_class_is_noticed(asking: str, how: str) -> None:
    assert [place.how for place in places(asking)] == [how]


@pytest.mark.parametrize(
    ("asking", "how"),
    [
        ("name == 'sushizock'", "'sushizock'"),
        ("{'sushi-go-party': 1}", "'sushi-go-party'"),
        ("game.family in ('drafting',)", "'drafting'"),
        ("game_of('sushi-go(seats=4)')", "'sushi-go(seats=4)'"),
        ("f'sushi-go(seats={number})'", "'sushi-go(seats='"),
        ("'zock' in game.name", "a name with 'zock'"),
        ("'party' in str(game)", "a name with 'party'"),
        ("game.name.startswith('sushi')", "a name with 'sushi'"),
        ("match.game.name.endswith(('-party', '!'))", "a name with '-party'"),
        ("game.name[:5] == 'draft'", "a name with 'draft'"),
        ("'draft' not in game.family", "a name with 'draft'"),
        ("re.match('sushi-', game.name)", "a name with 'sushi-'"),
        ("type(view).__name__ == 'Something'", "the class's __name__"),
        ("view.__class__.__module__.endswith('x')", "the class's __module__"),
        ("match type(game).__qualname__:\n    case _: 1", "the class's __qualname__"),
        ("rows[type(game).__name__]", "the class's __name__"),
        ("getattr(game, 'meal', None)", "getattr meal"),
        ("hasattr(match.game, 'with_dummy')", "hasattr with_dummy"),
        ("hasattr(what, 'kept_desserts')", "hasattr kept_desserts"),
        ("hasattr(view, 'dice')", "hasattr dice"),
    ],
)
def test_asking_by_a_name_is_noticed(asking: str, how: str) -> None:
    assert [place.how for place in places(asking)] == [how]


@pytest.mark.parametrize(
    "asking",
    [
        "from sushiya.sushi import Card\nfrom sushiya.sushizock.tiles import Tiles",
        "import sushiya.sushi, sushiya.sushizock",
        "from sushiya import sushi, sushizock",
        "from sushiya.fast.sushi import search\nfrom sushiya.fast.sushizock import policy",
        "from sushiya.bots.greedy_sushi import a\nfrom sushiya.bots.greedy_sushizock import b",
        "from sushiya.research.drafting_history import A\nimport sushiya.research.sushizock_history",
        "def later():\n    from sushiya.sushi import Card\n    import_module('sushiya.fast.sushizock')",
    ],
)
def test_a_module_that_knows_two_families_is_noticed(asking: str) -> None:
    assert [place.how for place in places(asking)] == ["drafting and sushizock"]


def test_a_module_knows_the_family_in_its_own_name() -> None:
    asking = "from sushiya.sushizock import Tiles"
    assert places(asking, "sushiya.bots.because_sushi") == [(1, "drafting and sushizock")]
    assert places(asking, "sushiya.bots.because_sushizock") == []
    assert places(asking, "sushiya.bots.hint") == []


def test_what_a_module_knows_is_noticed_wherever_it_is_imported() -> None:
    later = "def card(game):\n    from sushiya.cli.terminal.sushi_words import SushiWords"
    assert families_of(later, "sushiya.cli.terminal.puzzles") == {"drafting"}
    assert families_of("from sushiya.core import Action", "sushiya.cli.terminal.puzzles") == set()


@pytest.mark.parametrize(
    ("module", "family"),
    [
        ("sushiya.fast.sushi.search", "drafting"),
        ("sushiya.games.drafting_scorepad", "drafting"),
        ("sushiya.bots.because_sushi", "drafting"),
        ("sushiya.cli.terminal.sushizock_top", "sushizock"),
        ("sushiya.bots.because_sushizock", "sushizock"),
        ("sushiya.bots.hint", None),
        ("sushiya.core.match", None),
    ],
)
def test_the_name_of_a_module_tells_its_family(module: str, family: str | None) -> None:
    assert family_of_module(module) == family


def test_what_asks_nothing_is_not_noticed() -> None:
    harmless = '''
"""sushizock"""
from sushiya.core import View
from sushiya.sushi import DraftingGame
def play(game: DraftingGame) -> DraftingGame:
    """sushi-go"""
    isinstance(view, View)
    getattr(game, "edition", ""), hasattr(bot, "close"), file.name.endswith(".js"), CL.sub("d", person.name)
    raise NotImplementedError(f"the bot does not know {type(option).__name__}")
    return "a match of sushizock"
'''
    assert places(harmless) == []


def test_a_constant_that_names_a_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(which_game, "CONSTANTS", {"PARTY"})
    assert places("from sushiya.games.registry import PARTY") == [(1, "import PARTY")]
    assert places("from sushiya.games import registry\nregistry.PARTY") == [(2, "import PARTY")]
