"""The pages of the site, in the order of its navigation, and their addresses."""

from pathlib import Path, PurePosixPath

__all__ = ["HOME", "PAGES", "ROOT", "SECTIONS", "address", "lost", "source_address"]

ROOT = Path(__file__).resolve().parents[2]
HOME = "docs/index.md"
SECTIONS: dict[str, tuple[str, ...]] = {
    "Tutorials": (
        "docs/tutorials/players.md",
        "docs/tutorials/hosts.md",
        "docs/tutorials/bot-writers.md",
        "docs/tutorials/researchers.md",
        "docs/tutorials/contributors.md",
    ),
    "Games": ("docs/games/sushi-go.md", "docs/games/sushi-go-party.md", "docs/games/sushizock.md"),
    "How to": (
        "docs/deploy.md",
        "docs/how-to/back-up.md",
        "docs/how-to/add-a-dish.md",
        "docs/how-to/add-a-game.md",
        "docs/how-to/train.md",
    ),
    "Guides": ("docs/bots.md", "docs/research.md", "docs/data.md", "docs/design.md"),
    "Reference": (
        "docs/glossary.md",
        "docs/notation.md",
        "docs/protocol.md",
        "docs/reference/messages.md",
        "docs/reference/rest.md",
        "docs/reference/command.md",
        "docs/reference/python.md",
        "docs/reference/rules.md",
        "docs/reference/play.md",
        "docs/reference/research.md",
    ),
    "Evidence": (
        "docs/rulings.md",
        "docs/strength.md",
        "docs/calibration.md",
        "docs/performance.md",
        "docs/cite.md",
        "docs/mutants.md",
    ),
    "Project": ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"),
}
PAGES = (HOME, *(page for pages in SECTIONS.values() for page in pages))


def address(path: str) -> str:
    """Where a page of the project is on the site: `tutorials/players.html`."""
    place = PurePosixPath(path)
    if place.parts[0] != "docs":
        place = PurePosixPath("docs", "project", place.name.lower())
    return place.relative_to("docs").with_suffix(".html").as_posix()


def source_address(path: str) -> str:
    """Where the site shows a file that is not one of its pages, or lists a folder."""
    return f"source/{path}.html"


def lost() -> list[str]:
    """Pages in docs/ that the navigation doesn't name."""
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    return sorted(there - set(PAGES))
