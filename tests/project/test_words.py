"""Pins one word per thing: names that were replaced and phrases that nobody would write don't come back."""

import re
from collections.abc import Iterator

import pytest

from tests.project.tree import ROOT, files

ENDINGS = {".py", ".md", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".toml", ".sh", ""}

PHRASES = (
    *("so many", "how-manieth", "a line a deal", "anybody's guess", "opens the house"),
    *("be they", "told apart", "tells apart", "tell apart", "telling apart"),
    *("own ones", "what is none", "Who left"),
)
"""Not idiomatic: "this many", "how many", "one line per deal", "nobody knows", "whether", "distinguished"."""

RENAMED = {
    r"(?:because|greedy|master|regular|uct)_dice": "…_sushizock",
    "Adviser": "HintService",
    "Aim": "Copy",
    "CardMatches": "GpuMatches",
    "CardPlace": "GpuPlace",
    "Carte": "SketchConfig",
    "Chart": "Config",
    "Doorman": "ConnectionLimiter",
    "MasterBot": "MasterSushiBot",
    "Newswire": "Notifier",
    r"Others\.err": "error_rates",
    "Outlook": "Candidate",
    "PadEntries": "ScorepadEntries",
    "PadSheet": "ScorepadSheet",
    "Recipe": "BotSpec",
    "Scratch(?! space)": "Workspace",
    r"Taste\w*": "PolicyWeights, GreedyEvaluator",
    "Todo": "Step",
    "UctBot": "UctSushiBot",
    "Workbench": "Kitchen, Wok",
    "Workshop": "Workspace",
    r"Zock\w*": "Sushizock…",
    "card_arrays": "gpu_arrays",
    "card_lockstep": "gpu_lockstep",
    "carte_of": "config_of",
    "checked_on_card": "checked_on_gpu",
    "class AimOrder": "ChooseCopy",
    "class Changed": "TurnedFaceDown",
    "class Lots": "Rng",
    r"class Mine\(": "PrivateView",
    r"class Piece\(": "Feature",
    "class Room": "Workspace",
    "class Single": "FastMatch",
    r"class Turn\(Action": "Flip",
    "dice_searcher": "searcher_sushizock",
    "draw_lots": "sample_chance",
    r"fast\.(?:either|modules)": "fast.engine",
    "foresight": "rollout",
    r"game\.rules": "game.edition_rules",
    r"game\.tables": "game.tableau_count",
    "give_lots": "apply_chance",
    "link: TableConnection": "connection: TableConnection",
    "graphics card": "GPU",
    "net_card": "net_gpu",
    "on_card": "on_gpu",
    "outlook": "candidate",
    "page-carte": "page-dishes",
    "pantry": "dessert_pile",
    "posed_by": "asked_by",
    "prospects": "expected_values",
    r"scoring\.Table": "ScoringTable",
    r"store\.patience": "store.retry",
    "sushizock_searcher": "searcher_sushizock",
}
"""Patterns of names that were replaced, and by which."""

VERSION_1 = ("Aim", "PadEntries", "PadSheet", "ZockGameEnded", "ZockOpen", "ZockPublic", "ZockTurnBegan")
KEPT = {
    ("scripts/net_learner.py", "outlook"): "checkpoints of a training know the layer by it",
    ("tests/table/test_wire.py", "pantry"): "the word on the wire, which has to be missing there",
    **dict.fromkeys((("tests/server/test_protocol_version.py", word) for word in VERSION_1), "of version 1"),
}
"""Where an old name stays, and why. Words of the wire such as `pantry_size` are other words."""

SEARCHED = re.compile(rf"\b(?:{'|'.join([*PHRASES, *RENAMED])})\b")


def found_in(text: str) -> Iterator[str]:
    """The phrases and names in a text that should be others. A phrase may be wrapped, or start a sentence."""
    plain = re.sub(r"\s+(?:[#*]\s+|//+\s+)?", " ", text)
    yield from SEARCHED.findall(plain)
    yield from (phrase for phrase in PHRASES if phrase.capitalize() in plain)


def test_no_old_word_has_come_back() -> None:
    found = {
        (name, word)
        for path in files()
        if path.suffix in ENDINGS
        and (name := path.relative_to(ROOT).as_posix()) != "tests/project/test_words.py"
        for word in found_in(path.read_text(encoding="utf-8"))
    }
    assert found - KEPT.keys() == set(), "see RENAMED and PHRASES for the word to use"
    assert KEPT.keys() - found == set(), "these exceptions are no longer needed"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("for so many seats", ["so many"]),
        ("After so\n    # many deals", ["so many"]),
        ("So many deals", ["so many"]),
        ("class Outlook(NamedTuple):", ["Outlook"]),
        ("let { link }: { link: TableConnection } = $props();", ["link: TableConnection"]),
        ("let { connection }: { connection: TableConnection; link: string } = $props();", []),
        ("pantry_size: int  # also many", []),
        ("class Changed(Event):  # scratch space\n    zock: ZockPublic", ["class Changed", "ZockPublic"]),
        ("What tells\n    apart two worlds", ["tells apart"]),
        ('t("page-carte-more")  // a graphics\n// card', ["page-carte", "graphics card"]),
    ],
)
def test_the_search_finds_what_it_looks_for(text: str, found: list[str]) -> None:
    assert list(found_in(text)) == found
