"""`sushiya site`: the page as plain files, for any host and without a server."""

import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from sushiya.cli.paper import Paper
from sushiya.core import BadOptions
from sushiya.texts import Texts

__all__ = ["command"]

CHECKOUT = Path(__file__).parents[3]
"""The root of the source checkout, if this is one."""
BUILDER = "scripts.docs"
"""The module that builds the documentation there.

It is not part of the package, so it runs as a separate program.
"""


@click.command("site", short_help="Write the page as plain files, to play against bots without a server.")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--base-path",
    metavar="PATH",
    help="Where the site will be on its host, such as /sushi/; by default it works anywhere.",
)
@click.option(
    "--docs",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder with the built documentation, to be copied to docs/ in the site; "
    "if none is named, it comes from the package, and in a source checkout it is built.",
)
@click.option("--no-docs", is_flag=True, help="Leave the documentation out.")
@click.option("--compressed", is_flag=True, help="Also write .br and .gz files, for hosts that send them.")
@click.pass_obj
def command(
    texts: Texts, folder: Path, base_path: str | None, docs: Path | None, no_docs: bool, compressed: bool
) -> None:
    """Write the page as plain files: people play on their own device, against bots or sharing it.

    Any file host can serve it, from any folder; no Sushiya server is needed. A folder that is not empty is
    only written to if it contains an earlier site.

    \b
      sushiya site public
      sushiya site public --no-docs
      sushiya site public && python -m http.server --directory public
    """
    from sushiya.site import DOCUMENTATION, PAGE, is_site, write_site

    if docs and no_docs:
        raise BadOptions("Name --docs or --no-docs, not both.")
    if not (PAGE / "index.html").exists():
        raise BadOptions("The page is not built. In a source checkout, build it with: python hatch_build.py")
    if folder.exists() and any(folder.iterdir()) and not is_site(folder):
        raise BadOptions(f"{folder} is not empty and does not contain a Sushiya site. Name another folder.")
    base = "./" if base_path is None else _checked_base(base_path)
    with ExitStack() as kept:
        if not docs and not no_docs and (CHECKOUT / BUILDER.replace(".", "/")).is_dir():
            docs = _built(Path(kept.enter_context(TemporaryDirectory()), "docs"))
        elif not docs and not no_docs and DOCUMENTATION.is_dir():
            docs = DOCUMENTATION
        write_site(folder, base=base, compressed=compressed, docs=docs)
    paper = Paper()
    _tell(texts, paper, folder, base)
    if not docs and not no_docs:
        paper.text(texts("site-no-docs"), indent=0)


def _checked_base(path: str) -> str:
    """The path with a slash at both ends. Raises BadOptions for a full URL or anything that is not a path."""
    if not re.fullmatch(r"/?(?:[\w~-][\w.~-]*(?:/(?!/)|$))*", path):
        raise BadOptions(
            f"'{path}' is not a path on a host: write the part after the host's name, as in /sushi/."
        )
    return f"/{path.strip('/')}/".replace("//", "/")


def _built(folder: Path) -> Path:
    """The documentation of this checkout, built into a folder."""
    program = [sys.executable, "-m", BUILDER, str(folder)]
    done = subprocess.run(program, cwd=CHECKOUT, capture_output=True, encoding="utf-8")
    if done.returncode:
        *_, why = done.stderr.strip().splitlines() or [""]
        raise BadOptions(f"The documentation can't be built ({why}). Leave it out with --no-docs.")
    return folder


def _tell(texts: Texts, paper: Paper, folder: Path, base: str) -> None:
    """Say what was written, and how to try it."""
    sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    size = round(sum(sizes) / 1_000_000, 1)
    paper.text(texts("site-written", folder=str(folder), count=len(sizes), size=size), indent=0)
    where = texts("site-anywhere") if base == "./" else texts("site-at", path=base)
    paper.text(where, indent=0)
    if base in ("./", "/"):
        paper.text(texts("site-try"), indent=0)
        paper.line(f"  python -m http.server --directory {folder}", "dim")
