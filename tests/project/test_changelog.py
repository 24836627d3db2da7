"""Pins the changelog: its newest version is the package's, and it uses only known headings."""

import re

from sushiya import __version__
from tests.project.tree import ROOT

HEADINGS = {"Rules", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_newest_version_is_the_packages() -> None:
    versions = re.findall(r"^## \[(.+?)\]", changelog(), re.M)
    released = [version for version in versions if version != "Unreleased"]
    assert released[0] == __version__


def test_headings_are_those_of_keep_a_changelog_and_rules() -> None:
    assert set(re.findall(r"^### (.+)$", changelog(), re.M)) <= HEADINGS


def test_the_package_version_has_a_rules_heading() -> None:
    section = changelog().split(f"## [{__version__}]")[1].split("\n## ")[0]
    assert "\n### Rules\n" in section


def changelog() -> str:
    """The text of CHANGELOG.md."""
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
