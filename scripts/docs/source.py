"""Pages that show a file of the project line by line, or list a folder, because a link leads there."""

from html import escape
from pathlib import PurePosixPath

from pygments.lexers import get_lexer_for_filename
from pygments.util import ClassNotFound

from scripts.docs import site
from scripts.docs.markdown import coloured

__all__ = ["as_source"]


def as_source(path: str) -> tuple[str, frozenset[str]]:
    """The contents of the page of a file or a folder, and its anchors."""
    if (site.ROOT / path).is_dir():
        names = sorted(each.name for each in (site.ROOT / path).iterdir() if each.name[0] not in "._")
        listed = "".join(f"<li><code>{escape(name)}</code></li>" for name in names)
        return f"<h1><code>{escape(path)}/</code></h1><ul>{listed}</ul>", frozenset()
    text = (site.ROOT / path).read_text(encoding="utf-8")
    lines = coloured(text, _language(path)).removesuffix("\n").split("\n")
    anchors = [f"L{number}" for number in range(1, len(lines) + 1)]
    shown = "\n".join(
        f'<span class="line" id="{anchor}">{line}</span>' for anchor, line in zip(anchors, lines, strict=True)
    )
    heading = f"<h1><code>{escape(path)}</code></h1>"
    return f'{heading}<pre class="numbered" tabindex="0"><code>{shown}</code></pre>', frozenset(anchors)


def _language(path: str) -> str:
    """The name of a file's language; empty for plain text."""
    try:
        return str(get_lexer_for_filename(PurePosixPath(path).name).aliases[0])
    except (ClassNotFound, IndexError):
        return ""
