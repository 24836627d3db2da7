"""The documentation as a site: the pages of docs/, parts made from the code, and checks that fail the build.

`build(folder)` does everything. Pages stay plain Markdown, so that they can be read without the site, too.
A line `<!-- made: NAME … -->` in a page stands for what `made/` writes from the code or from stored results.
"""

from scripts.docs.builder import Broken, build

__all__ = ["Broken", "build"]
