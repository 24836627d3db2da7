"""Checks that this version can be released, builds it into dist/ and says what to do next: ./run release

It tags nothing and uploads nothing.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from zipfile import ZipFile

__all__ = ["Refused", "build", "problems", "release"]

ROOT = Path(__file__).resolve().parents[1]
NEEDED = (
    *("CHANGELOG.md", "CITATION.cff", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md"),
    *("docs/deploy.md", "docs/design.md", "docs/notation.md", "docs/protocol.md", "docs/rulings.md"),
)
HEADING = re.compile(r"^## \[(?P<version>.+?)\](?: - (?P<date>.+))?$", re.M)
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.M | re.S)
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]+)")
CITED = re.compile(r"""^(version|date-released|url|repository-code): ["']?(.+?)["']?$""", re.M)
UNRELEASED = "unreleased"
DOCUMENTATION = "src/sushiya/documentation"
"""Where it is for the time of the build. `sushiya site` takes it from there."""
PARTS = {"the page": "sushiya/page/index.html", "the documentation": "sushiya/documentation/index.html"}


class Refused(Exception):
    """Why this version can't be released."""


def release(root: Path = ROOT) -> int:
    """Check, build, and say what comes next. Returns the exit code."""
    try:
        if found := list(problems(root)):
            raise Refused("\n".join(f"- {each}" for each in found))
        built = build(root)
    except Refused as refused:
        print(f"This can't be released:\n{refused}", file=sys.stderr)
        return 1
    version = version_of(root)
    names = [path.relative_to(root).as_posix() for path in built]
    for name, path in zip(names, built, strict=True):
        print(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {name}")
    print(f"""
Version {version} is built. Nothing was tagged or uploaded. After a green ./run test --full:
  git tag -a v{version} -m "Sushiya {version}"
  git push origin v{version}
  python -m twine upload {" ".join(names)}
Then raise __version__ in src/sushiya/__init__.py and begin its section in CHANGELOG.md ("- unreleased").""")
    return 0


def problems(root: Path) -> Iterator[str]:
    """What has to be fixed before this tree can be released."""
    version = version_of(root)
    if changed := git(root, "status", "--porcelain").splitlines():
        yield f"files that are not committed: {', '.join(line[3:] for line in changed)}"
    if git(root, "tag", "--list", f"v{version}"):
        yield f"version {version} is tagged already: raise __version__ in src/sushiya/__init__.py"
    missing = [name for name in NEEDED if not (root / name).is_file()]
    yield from (f"{name} is missing" for name in missing)
    yield from dead_links(root)
    if "CHANGELOG.md" not in missing:
        yield from stale(read(root / "CHANGELOG.md"), version)
    if not {"CITATION.cff", "CHANGELOG.md"} & set(missing):
        yield from miscited(root, version)


def stale(changelog: str, version: str) -> Iterator[str]:
    """Why the changelog does not match this version."""
    headings = list(HEADING.finditer(changelog))
    mine = [heading for heading in headings if heading["version"] == version]
    if not mine:
        yield f"CHANGELOG.md has no section for {version}: ## [{version}] - {date.today()}"
        return
    if headings[0] != mine[0]:
        yield f"CHANGELOG.md begins with a section for {headings[0]['version']}, not for {version}"
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", mine[0]["date"] or ""):
        yield f"CHANGELOG.md says {mine[0]['date'] or 'nothing'} where the date of {version} belongs"
    text = changelog[mine[0].end() :].split("\n## ")[0]
    if not re.search(r"^- ", text, re.M):
        yield f"CHANGELOG.md says nothing about {version}"


def miscited(root: Path, version: str) -> Iterator[str]:
    """Why the reference to cite does not match this version, its date or the project's addresses."""
    cited = dict(CITED.findall(read(root / "CITATION.cff")))
    dates = {heading["version"]: heading["date"] for heading in HEADING.finditer(read(root / "CHANGELOG.md"))}
    wanted = {"version": version, "date-released": dates.get(version)}
    yield from (
        f"CITATION.cff does not say {key}: {value}"
        for key, value in wanted.items()
        if value != cited.get(key) and value not in (None, UNRELEASED)
    )
    urls = {*tomllib.loads(read(root / "pyproject.toml"))["project"].get("urls", {}).values()}
    named = {cited[key] for key in ("url", "repository-code") if key in cited}
    if named - urls or (urls and not named):
        yield f"CITATION.cff names {sorted(named) or 'no address'}, pyproject.toml {sorted(urls) or 'none'}"


def dead_links(root: Path) -> Iterator[str]:
    """Links between pages of the documentation that lead nowhere."""
    for page in sorted((*root.glob("*.md"), *root.glob("docs/**/*.md"))):
        for target in LINK.findall(CODE.sub("", read(page))):
            if not (page.parent / target).exists():
                yield f"{page.relative_to(root).as_posix()} links to {target}, which is missing"


def build(root: Path) -> list[Path]:
    """The wheel and the source archive, in dist/. If anything fails, dist/ stays as it was."""
    with documentation(root), tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", folder)
        done = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise Refused(f"- the build fails:\n{done.stdout}{done.stderr}")
        built = sorted(Path(folder).iterdir())
        for path in built:
            names = names_in(path)
            for what, file in PARTS.items():
                if not any(name.endswith(file) for name in names):
                    raise Refused(f"- {path.name} was built without {what}")
        (root / "dist").mkdir(exist_ok=True)
        return [Path(shutil.move(path, root / "dist" / path.name)) for path in built]


@contextmanager
def documentation(root: Path) -> Iterator[None]:
    """Put the documentation into the package, as a site: that finds dead links and unexplained words.

    It is removed afterwards, so that no later build takes an older one.
    """
    folder = root / DOCUMENTATION
    shutil.rmtree(folder, ignore_errors=True)
    try:
        command = (sys.executable, "-m", "scripts.docs", folder)
        done = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8")
        if done.returncode:
            raise Refused(f"- the documentation can't be built:\n{done.stdout}{done.stderr}")
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def names_in(archive: Path) -> list[str]:
    """The files in a wheel or a source archive."""
    if archive.suffix == ".whl":
        with ZipFile(archive) as wheel:
            return wheel.namelist()
    with tarfile.open(archive) as sdist:
        return sdist.getnames()


def version_of(root: Path) -> str:
    """The version that the package says it has."""
    found = re.search(r'^__version__ = "(.+)"$', read(root / "src" / "sushiya" / "__init__.py"), re.M)
    if not found:
        raise Refused("- src/sushiya/__init__.py has no line __version__ = …")
    return found[1]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def git(root: Path, *arguments: str) -> str:
    """The output of a git command."""
    done = subprocess.run(("git", *arguments), cwd=root, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Refused(f"- git {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(release())
