"""Pins the documentation as a site: complete, without dead links, and never built with anything wrong."""

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote
from zlib import compress

import pytest

import sushiya
from scripts.docs import Broken, build
from scripts.docs.__main__ import main
from scripts.docs.made.python import python
from scripts.docs.made.rulings import places_of
from scripts.docs.markdown import render, slug
from scripts.docs.terms import house_words, unexplained
from sushiya.games import GAMES
from sushiya.server.openapi import openapi
from sushiya.site import TABLE_PICTURE
from tests.project.tree import ROOT
from tests.small_docs import small_docs
from tests.test_rulings import named_by_tests, ruled

LOADS = {"script": "src", "img": "src", "iframe": "src", "link": "href", "source": "srcset"}
"""What a browser fetches by itself."""
REQUIRED = (
    "index.html",
    "glossary.html",
    *(f"tutorials/{who}.html" for who in ("players", "hosts", "bot-writers", "researchers", "contributors")),
    *(f"games/{name}.html" for name in GAMES),
    *(f"how-to/{what}.html" for what in ("back-up", "add-a-dish", "add-a-game", "train")),
    *(f"reference/{what}.html" for what in ("python", "rest", "messages", "command")),
    *("deploy.html", "protocol.html", "rulings.html", "strength.html", "performance.html"),
)
HEADINGS = ["Rules", "Editions", "Notation", "Actions", "Observations", "Records", "Rulings"]


class Page(HTMLParser):
    """The addresses, anchors and headings of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: list[str] = []
        self.headings: list[str] = []
        self._heading = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors += [given["id"]] if "id" in given else []
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if LOADS.get(tag) in given:
            self.loads.append(given[LOADS[tag]])
        self._heading = tag == "h2" and not given.get("id", "site-").startswith("site-")

    def handle_data(self, data: str) -> None:
        if self._heading:
            self.headings.append(data)
            self._heading = False


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    build(folder)
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def test_it_is_small_enough_to_come_with_a_package(site: Path) -> None:
    files = [path.read_bytes() for path in site.rglob("*") if path.is_file()]
    assert sum(len(compress(file, 9)) for file in files) < 3_000_000


def test_every_page_that_was_promised_is_there(site: Path) -> None:
    assert [name for name in REQUIRED if not (site / name).is_file()] == []


def test_the_start_page_has_a_picture_that_a_site_turns_into_a_table(site: Path) -> None:
    assert len(TABLE_PICTURE.findall((site / "index.html").read_text(encoding="utf-8"))) == 1


def test_no_link_and_no_anchor_is_dead(site: Path, pages: dict[Path, Page]) -> None:
    dead = []
    for path, page in pages.items():
        for link in (*page.links, *page.loads):
            name, _, anchor = unquote(link).partition("#")
            target = (path.parent / name).resolve() if name else path
            if re.match("[a-z]+:", link) or target == site.parent:  # outside, or the table to play at
                continue
            if not target.is_file() or (anchor and anchor not in pages[target].anchors):
                dead.append(f"{path.relative_to(site)}: {link}")
    assert not dead


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert not [address for address in page.loads if re.match("[a-z]*:?//|[a-z]+:", address)], path
    for sheet in site.glob("*.css"):
        for address in re.findall(r"(?:url\(|@import )['\"]?([^'\")]+)", sheet.read_text(encoding="utf-8")):
            assert (site / address).is_file(), f"{sheet.name}: {address}"
    assert "http" not in (site / "site.js").read_text(encoding="utf-8")


def test_an_anchor_is_given_once(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        assert [anchor for anchor, times in Counter(page.anchors).items() if times > 1] == [], path


def test_pages_of_games_have_the_same_headings(site: Path, pages: dict[Path, Page]) -> None:
    for name in GAMES:
        assert pages[site / "games" / f"{name}.html"].headings == HEADINGS


def test_the_reference_has_everything_that_is_public(site: Path, pages: dict[Path, Page]) -> None:
    named = set(pages[site / "reference" / "python.html"].anchors)
    assert {slug(name) for name in sushiya.__all__} <= named
    text = (site / "reference" / "rest.html").read_text(encoding="utf-8")
    assert [path for path in openapi()["paths"] if path not in text] == []
    assert json.loads((site / "reference" / "openapi.json").read_text(encoding="utf-8")) == openapi()


def test_everything_public_is_described() -> None:
    told = re.split(r"^### ", python("sushiya"), flags=re.M)[1:]
    bare = [re.sub(r"(?s:```.*?```)|<span.*", "", part).split() for part in told]
    assert [name for name, *words in bare if not words] == []


def test_every_ruling_leads_to_its_tests(site: Path) -> None:
    text = (site / "rulings.html").read_text(encoding="utf-8")
    named = named_by_tests()
    for name in ruled():
        places = places_of(name)
        assert named[name] in {Path(place).name for place, _ in places}
        for place, line in places:
            assert f"source/{place}.html#L{line}" in text
            assert name in (ROOT / place).read_text(encoding="utf-8").splitlines()[line - 1]


def test_the_search_knows_every_page(site: Path) -> None:
    script = (site / "search.js").read_text(encoding="utf-8")
    passages = json.loads(script.removeprefix("window.passages = ").removesuffix(";\n"))
    known = {address.partition("#")[0] for address, *_ in passages}
    assert set(REQUIRED) <= known
    assert any("miso" in text for *_, text in passages)


# What fails the build ---------------------------------------------------------------------------------------


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a documentation that can be built."""
    return small_docs(tmp_path, monkeypatch)


def test_what_is_right_is_built(written: Path, tmp_path: Path) -> None:
    build(tmp_path / "out")
    assert 'href="glossary.html#dish"' in (tmp_path / "out" / "index.html").read_text()


def test_only_an_earlier_build_is_replaced(written: Path, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs" / "thesis.txt"
    theirs.parent.mkdir()
    theirs.write_text("mine")
    with pytest.raises(Broken, match="other files"):
        build(theirs.parent)
    assert list(theirs.parent.iterdir()) == [theirs]
    build(tmp_path / "out")
    (tmp_path / "out" / "old.html").touch()
    build(tmp_path / "out")
    assert not (tmp_path / "out" / "old.html").exists()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("# Start\n\n[Where?](nowhere.md)\n", "links to nowhere.md, which is missing"),
        ("# Start\n\n[Where?](glossary.md#tea)\n", "glossary.html#tea, but that page has no such place"),
        ("# Start\n\n[Secret](../../secret)\n", "which is missing"),
        ("# Start\n\nA dish first, then a [dish](glossary.md#dish).\n", "uses 'dish' before it explains it"),
        ("# Start\n\nDishes!\n", "uses 'dish' before"),
        ("# Start\n\n![](https://example.org/x.png)\n", "loads from another host"),
        ("# Start\n\n<script src='//example.org/x.js'></script>\n", "loads from another host"),
        ("No title\n", "has no title"),
    ],
)
def test_what_is_wrong_fails_the_build(written: Path, tmp_path: Path, wrong: str, says: str) -> None:
    (written / "index.md").write_text(wrong)
    with pytest.raises(Broken, match=re.escape(says)):
        build(tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_the_command_says_where_it_is_or_what_is_wrong(
    written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "out")]) == 0
    assert str(tmp_path / "out" / "index.html") in capsys.readouterr().out
    (written / "guide.md").unlink()
    assert main([str(tmp_path / "out")]) == 1
    assert "docs/guide.md is missing" in capsys.readouterr().err
    assert main(["--fast"]) == main(["a", "b"]) == 2


def test_missing_and_lost_pages_fail_the_build(written: Path, tmp_path: Path) -> None:
    (written / "lost.md").write_text("# Lost\n")
    with pytest.raises(Broken, match=re.escape("docs/lost.md is in no section of the navigation")):
        build(tmp_path / "out")
    (written / "glossary.md").unlink()
    with pytest.raises(Broken, match=re.escape("docs/glossary.md is missing")):
        build(tmp_path / "out")


def test_the_glossary_has_the_words_of_the_design() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    design = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    words = re.findall(r"\*(\w+)\*", design.partition("\n## Words")[2].partition("\n## ")[0])
    assert len(words) > 15
    explained = {*map(str.lower, house_words(glossary)), *re.findall(r"\*\*(\w+)\*\*", glossary)}
    assert set(words) <= explained


def test_a_word_is_explained_by_a_link_or_by_emphasis() -> None:
    words = ["Meal", "Rules version"]
    assert list(unexplained("A *meal* is what you eat. Meals are good. `rules version`", words)) == []
    assert list(unexplained("# Meals\n\n[Rules version](x/glossary.md#rules-version), a meal", words)) == [
        "meal"
    ]
    assert list(unexplained("[a meal](elsewhere.md)", words)) == ["meal"]


def test_headings_get_the_anchors_that_code_hosts_give_them() -> None:
    text = "# A & B\n\n## Sushi Go!\n\n## Sushi Go!\n\n## `code`, *too*\n"
    anchors = [heading.anchor for heading in render(text, str).headings]
    assert anchors == ["a--b", "sushi-go", "sushi-go-1", "code-too"]
