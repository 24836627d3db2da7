"""QR codes as images, so that the page needs no other host or library for them."""

import io
from functools import lru_cache

import segno

__all__ = ["LONGEST", "qr_svg"]

LONGEST = 120
"""In characters. A link to a table is shorter, and a longer one takes long to draw."""


@lru_cache(maxsize=256)
def qr_svg(text: str) -> bytes:
    """The QR code of a text, as SVG."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", border=2, scale=4)
    return out.getvalue()
