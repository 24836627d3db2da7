"""Pins `sushiya site`: what it writes, where it refuses to, and that a new site replaces an older one."""

import json
import re
from pathlib import Path

import pytest

from sushiya import site
from sushiya.cli import site as site_command
from sushiya.core import BadOptions
from sushiya.server.app import HEADERS
from sushiya.texts import Texts, languages
from tests.cli.command import WIDTH, sushiya


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "engine" / "1a2b").mkdir(parents=True)
    files = {
        "index.html": '<head><meta charset="utf-8" /><meta name="sushiya-base" content="/" />'
        '<meta name="sushiya-engine" content="/engine/1a2b/" />'
        '<link rel="icon" href="/icon.svg"><script src="/assets/app-1.js"></script></head>',
        "icon.svg": "<svg/>",
        "sw.js": "importScripts('files.js')",
        "built-from": "0123",
        "preload.txt": "/ assets/home-1.js assets/home-1.css\n/t/* assets/table-1.js",
        "assets/app-1.js": "1",
        "assets/app-1.js.br": "1",
        "assets/app-1.js.gz": "1",
        "engine/1a2b/sushiya.zip": "zip",
    }
    for name, text in files.items():
        (page / name).write_text(text)
    monkeypatch.setattr(site, "PAGE", page)
    monkeypatch.setattr(site_command, "CHECKOUT", tmp_path / "checkout")  # as if from a wheel
    return page


def written(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def write(folder: Path, *options: str) -> str:
    result = sushiya("site", str(folder), *options)
    assert result.exit_code == 0
    return result.stdout


SITE = {"index.html", "icon.svg", "sw.js", "files.js", "assets/app-1.js", "engine/1a2b/sushiya.zip"} | {
    *("api/games", "api/examples", ".nojekyll")
}


def test_the_page_with_what_a_server_would_answer(tmp_path: Path) -> None:
    folder = tmp_path / "public" / "sushi"
    said = write(folder)
    assert written(folder) == SITE
    assert f"{folder}: {len(SITE)} files, ".replace(" ", "") in "".join(
        said.split()
    )  # lines may break anywhere
    assert f"python -m http.server --directory {folder}" in said
    assert {game["name"] for game in json.loads((folder / "api" / "games").read_text())["games"]} >= {
        "sushizock"
    }
    assert json.loads((folder / "api" / "examples").read_text())


def test_it_lies_anywhere_unless_it_is_told_where(tmp_path: Path) -> None:
    folder = tmp_path / "public"
    write(folder)
    index = (folder / "index.html").read_text()
    assert 'href="./icon.svg"' in index
    assert 'src="./assets/app-1.js"' in index
    assert '<meta name="sushiya-base" content="./" />' in index
    assert '<meta name="sushiya-engine" content="./engine/1a2b/" />' in index
    assert 'href="./assets/home-1.js"' in index, "loaded early, as the server's header does"
    for path in ("/sushi/", "sushi", "/sushi"):
        said = write(folder, "--base-path", path)
        assert "It works on any static file host, at /sushi/." in said
        assert not re.search(r'="(\./|/(?!sushi/))', (folder / "index.html").read_text())
    for wrong in ("https://x.org/y", "//x.org/y", "/a b/", "/a?b", "../a"):
        with pytest.raises(BadOptions, match=r"is not a path on a host: write .*/sushi/"):
            write(folder, "--base-path", wrong)
    write(folder, "--base-path", "/")
    assert 'src="/assets/app-1.js"' in (folder / "index.html").read_text()


def test_the_policy_is_the_server_s_as_far_as_a_page_can_say_it(tmp_path: Path) -> None:
    write(tmp_path / "public")
    index = (tmp_path / "public" / "index.html").read_text()
    found = re.search(r'http-equiv="content-security-policy" content="(.+?)"', index)
    assert found
    rules = set(HEADERS["content-security-policy"].split("; "))
    assert set(found[1].split("; ")) == rules - {"frame-ancestors 'none'"}
    assert index.index("content-security-policy") < index.index("<script")


def test_every_file_is_listed_with_its_digest(tmp_path: Path, page: Path) -> None:
    write(tmp_path / "public")
    before = (tmp_path / "public" / "files.js").read_text()
    assert '"api/games": "' in before
    assert '"api/games": ""' not in before
    assert '"": "' in before, "the page itself"
    for name in ("sw.js", "built-from", "files.js"):
        assert f'"{name}"' not in before
    write(tmp_path / "public")
    assert (tmp_path / "public" / "files.js").read_text() == before
    (page / "icon.svg").write_text("<svg></svg>")
    write(tmp_path / "public")
    after = (tmp_path / "public" / "files.js").read_text()
    assert after.splitlines()[0] != before.splitlines()[0], "another build"


def test_a_newer_site_replaces_an_older_one_and_nothing_else(tmp_path: Path, page: Path) -> None:
    folder = tmp_path / "public"
    write(folder, "--compressed")
    assert written(folder) == SITE | {"assets/app-1.js.br", "assets/app-1.js.gz"}
    (folder / "CNAME").write_text("sushi.example")
    (page / "assets" / "app-1.js").rename(page / "assets" / "app-2.js")
    (folder / ".git").mkdir()
    (folder / ".git" / "HEAD").write_text("ref: refs/heads/main")
    for _ in range(2):  # the second one must not take what was added for a part of the first
        write(folder)
        assert written(folder) == SITE - {"assets/app-1.js"} | {"assets/app-2.js", "CNAME", ".git/HEAD"}
    added = re.findall(r"CNAME|\.git", (folder / "files.js").read_text())
    assert not added, "browsers would ask for what a host may not send"


def test_documentation_comes_along(tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "index.html").write_text("docs")
    write(tmp_path / "public", "--docs", str(tmp_path / "built"))
    assert (tmp_path / "public" / "docs" / "index.html").read_text() == "docs"
    assert "docs/" not in (tmp_path / "public" / "files.js").read_text(), "it is not kept by browsers"
    (tmp_path / "built" / "index.html").rename(tmp_path / "built" / "start.html")
    write(tmp_path / "public", "--docs", str(tmp_path / "built"))
    assert written(tmp_path / "public" / "docs") == {"start.html"}


def test_a_checkout_builds_its_documentation(tmp_path: Path) -> None:
    """A program of the checkout does that. Its error message is passed on."""
    builder = tmp_path / "checkout" / "scripts" / "docs"
    builder.mkdir(parents=True)
    (builder / "__init__.py").touch()
    (builder / "__main__.py").write_text(
        "import sys; from pathlib import Path\n"
        "folder = Path(sys.argv[1]); folder.mkdir(); (folder / 'index.html').write_text('built')\n"
    )
    said = write(tmp_path / "public")
    assert (tmp_path / "public" / "docs" / "index.html").read_text() == "built"
    assert Texts()("site-no-docs").split(":")[0] not in said
    write(tmp_path / "without", "--no-docs")
    assert written(tmp_path / "without") == SITE
    (builder / "__main__.py").write_text("import sys; sys.exit('a dead link')")
    with pytest.raises(BadOptions, match=r"a dead link.*--no-docs"):
        write(tmp_path / "broken")
    assert not (tmp_path / "broken").exists()
    with pytest.raises(BadOptions, match="not both"):
        write(tmp_path / "both", "--no-docs", "--docs", str(builder))


def test_a_released_package_brings_its_documentation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "DOCUMENTATION", tmp_path / "documentation")
    (tmp_path / "documentation").mkdir()
    (tmp_path / "documentation" / "index.html").write_text("released")
    said = write(tmp_path / "public")
    assert (tmp_path / "public" / "docs" / "index.html").read_text() == "released"
    assert Texts()("site-no-docs").split(":")[0] not in said
    write(tmp_path / "without", "--no-docs")
    assert written(tmp_path / "without") == SITE


def test_without_documentation_it_says_how_to_get_it(tmp_path: Path) -> None:
    hint = "".join(Texts()("site-no-docs").split())
    assert hint in "".join(write(tmp_path / "public").split())
    assert hint not in "".join(write(tmp_path / "public", "--no-docs").split())


def test_the_start_page_of_the_documentation_has_a_table_instead_of_its_picture(tmp_path: Path) -> None:
    (tmp_path / "built").mkdir()
    picture = '<p><a href="../" title="A table"><img src="images/table.png" alt="A match" /></a></p>'
    (tmp_path / "built" / "index.html").write_text(picture)
    write(tmp_path / "public", "--docs", str(tmp_path / "built"))
    start = (tmp_path / "public" / "docs" / "index.html").read_text()
    assert start == '<p><iframe src="../" title="A table" loading="lazy"></iframe></p>'
    assert (tmp_path / "built" / "index.html").read_text() == picture, "alone, it is left as it is"


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "index.html").write_text("mine")
    with pytest.raises(BadOptions, match="is not empty"):
        write(folder)
    assert written(folder) == {"index.html"}


def test_without_a_built_page_it_says_how_to_build_one(tmp_path: Path, page: Path) -> None:
    (page / "index.html").unlink()
    with pytest.raises(BadOptions, match=re.escape("python hatch_build.py")):
        write(tmp_path / "public")


@pytest.mark.parametrize("language", languages())
def test_it_says_so_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    said = write(tmp_path / "public")
    assert Texts(language)("site-try") in said
    assert all(len(line) <= WIDTH for line in said.splitlines() if str(tmp_path) not in line)
