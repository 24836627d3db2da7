"""`sushiya site`: the page as plain files, for any host and without a server."""

from pathlib import Path

import click

from sushiya.cli.paper import Paper
from sushiya.core import BadOptions
from sushiya.texts import Texts

__all__ = ["command"]


@click.command("site", short_help="Write the page as plain files, to play against bots without a server.")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option(
    "--base-path",
    metavar="PATH",
    help="Where the site will lie at its host, such as /sushi/; without it, it works anywhere.",
)
@click.option(
    "--docs",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder with the built documentation, to be copied to docs/ in the site.",
)
@click.option("--compressed", is_flag=True, help="Also write .br and .gz files, for hosts that send them.")
@click.pass_obj
def command(texts: Texts, folder: Path, base_path: str | None, docs: Path | None, compressed: bool) -> None:
    """Write the page as plain files: people play on their own device, against bots or sharing it.

    Any host of files can serve it, in any folder. No server of ours is needed. A folder that is not empty is
    only written if an earlier site is in it.

    \b
      sushiya site public
      sushiya site public --docs docs/site
      sushiya site public && python -m http.server --directory public
    """
    from sushiya.site import PAGE, is_site, write_site

    if not (PAGE / "index.html").exists():
        raise BadOptions("The page is not built. In a source checkout, build it with: python hatch_build.py")
    if folder.exists() and any(folder.iterdir()) and not is_site(folder):
        raise BadOptions(
            f"{folder} is not empty, and what is in it is no site of Sushiya. Name another folder."
        )
    base = "./" if base_path is None else f"/{base_path.strip('/')}/".replace("//", "/")
    write_site(folder, base=base, compressed=compressed, docs=docs)
    _tell(texts, Paper(), folder, base)


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
