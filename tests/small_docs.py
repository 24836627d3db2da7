"""A small documentation that is built in place of ours: a start page, a glossary and a guide."""

from pathlib import Path

import pytest

__all__ = ["small_docs"]

PAGES = {
    "docs/index.md": "# Start\n\nA [dish](glossary.md#dish), and a dish. [Play](../)\n",
    "docs/glossary.md": "# Words\n\n## Kitchen\n\n### Dish\nA card with its rule.\n",
    "docs/guide.md": """# Guide

## Eat
Two tempura are worth *five* points.

```python
>>> len("sushi")  # comment
5
```

## Count
| dish | points |
| --- | --- |
| `tempura` | 5 |

<figure class="plot"><figcaption>Shares</figcaption>
<svg role="img" aria-label="Shares" width="100%" height="46">
<text x="0" y="18">tempura</text><line class="interval" x1="20%" x2="60%" y1="32" y2="32"/></svg></figure>
""",
}


def small_docs(root: Path, patch: pytest.MonkeyPatch) -> Path:
    """Write it below `root`, and let the builder take it for ours. Returns the folder of its pages."""
    for name, text in PAGES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    patch.setattr("scripts.docs.site.ROOT", root)
    patch.setattr("scripts.docs.site.PAGES", tuple(PAGES))
    patch.setattr("scripts.docs.site.SECTIONS", {"All": tuple(PAGES)[1:]})
    return root / "docs"
