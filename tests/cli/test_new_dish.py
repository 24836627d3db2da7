"""Pins what `sushiya new-dish` rejects, and that a dry run writes nothing. What it writes: tests/project."""

from pathlib import Path

import pytest

from sushiya.cli import new_dish
from sushiya.core import SushiyaError
from sushiya.sushi import DISHES, Course
from tests.cli.command import sushiya


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("eel", "There is already a dish eel. Dishes: nigiri, maki, "),
        (
            "Mochi",
            "A dish needs a name like mochi or red_bean_soup, in lower-case letters and _, not 'Mochi'",
        ),
        ("mochi:2", "not 'mochi:2'"),
        ("_mochi", "not '_mochi'"),
        ("mochi__ice", "not 'mochi__ice'"),
        ("../mochi", "not '../mochi'"),
        ("lambda", "not 'lambda'"),
        ("face_down", "The page already uses the name face_down"),
    ],
)
def test_a_bad_name_is_refused(name: str, why: str) -> None:
    with pytest.raises(SushiyaError, match=why):
        sushiya("new-dish", name)


def test_it_needs_a_source_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_dish, "ROOT", tmp_path)
    with pytest.raises(SushiyaError, match=r"needs a source checkout of Sushiya, and .* is not one"):
        sushiya("new-dish", "mochi")


def test_a_dry_run_names_the_files_and_writes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "write_text", None)
    output = sushiya("new-dish", "mochi", "--dry-run").output
    assert "would write src/sushiya/sushi/cards/mochi.py\n" in output
    assert "would write tests/sushi/cards/test_mochi.py\n" in output
    assert output.count("would write ") == output.count("\n") == 13


@pytest.mark.parametrize("course", ["roll", "appetizer", "special", "dessert"])
def test_a_dish_comes_last_in_its_course(course: str) -> None:
    written = {path.name: text for path, text in new_dish.skeleton("red_bean_soup", Course(course))}
    *_, last = [name for name, dish in DISHES.items() if dish.course == course]
    assert f"        {last.upper()},\n        RED_BEAN_SOUP,\n" in written["__init__.py"]
    assert f"course=Course.{course.upper()}," in written["red_bean_soup.py"]
    assert f"cards={len(DISHES[last].cards)} * (" in written["red_bean_soup.py"]
    assert ("score_final=" in written["red_bean_soup.py"]) == (course == "dessert")


def test_a_file_without_its_place_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_dish, "ROOT", tmp_path)
    file = tmp_path / "CHANGELOG.md"
    file.write_text("nothing")
    with pytest.raises(SushiyaError, match=r"found no place for a dish in CHANGELOG\.md"):
        new_dish._changed(file, lambda text: text)


def test_when_all_colours_are_taken_it_says_where_to_add_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sushiya.cli.terminal.paint.DISH_COLOURS", {"red": "#E33E38"})
    with pytest.raises(SushiyaError, match="Add one to DISH_COLOURS"):
        sushiya("new-dish", "mochi")
