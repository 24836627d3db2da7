"""The status page: how the server is doing, for its operator. It needs no script and reloads itself."""

import time
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape

from starlette.responses import HTMLResponse

from sushiya import __version__
from sushiya.server.hub import Hub
from sushiya.server.metrics import Values
from sushiya.server.store import StoreDown

__all__ = ["status_page"]

STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.05rem; margin: 2rem 0 .25rem; }
table { border-collapse: collapse; width: 100%; }
td { padding: .3rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
.well { color: light-dark(#2b6e3f, #8fd19e); } .ill { color: light-dark(#a8321f, #ff9c8a); font-weight: 700; }
"""
POLICY = f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'"
SHEDDING = (
    "",
    "no new tables for those who have many",
    "no new tables, codes or replays",
    "no new tables, codes, replays, spectators or hints",
)
"""What is refused at each level."""
RELOAD = 10


async def status_page(hub: Hub) -> HTMLResponse:
    """How the server is doing now, all its workers together."""
    values = hub.all_metrics()
    try:
        await hub.readiness.prove()
        store = "well", "takes writes"
    except StoreDown as error:
        store = "ill", str(error)
    shedding = int(values["shedding"][""])
    told = "".join(_sections(values, hub.began, store, SHEDDING[min(shedding, len(SHEDDING) - 1)]))
    page = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="{RELOAD}">
<title>Sushiya: status</title>
<style>{STYLE}</style>
<h1>Sushiya {escape(__version__)}</h1>
{told}
</html>
"""
    return HTMLResponse(page, headers={"content-security-policy": POLICY, "cache-control": "no-store"})


def _sections(values: Values, began: float, store: tuple[str, str], shedding: str) -> Iterator[str]:
    count = {name: each.get("", 0.0) for name, each in values.items()}
    yield _section(
        "Now",
        ("Running for", _duration(time.time() - began)),
        ("Store", store[1], store[0]),
        ("Under strain", shedding or "no", "ill" if shedding else "well"),
        ("Open connections", f"{count['connections']:,.0f}"),
        ("Sockets at tables", f"{count['sockets']:,.0f}"),
        ("Tables in memory", f"{count['live_tables']:,.0f}"),
        ("Bots and hints thinking", f"{count['thinking']:,.0f}"),
    )
    yield _section(
        "99th percentile of durations",
        ("An answer, until it is on disk and shown", _within(values["answer_seconds"])),
        ("A bot, until it has decided", _within(values["bot_seconds"])),
        ("Lateness of the event loop", _within(values["loop_late_seconds"])),
    )
    yield _section(
        "Since it was started",
        ("Answers", f"{count['answers']:,.0f}"),
        ("Tables made", f"{count['tables_made']:,.0f}"),
        ("Bots with less time to think", f"{count['hurried_bots']:,.0f}"),
        ("Connections turned away, or cut off", f"{count['turned_away'] + count['cut_off']:,.0f}"),
        ("Unexpected errors", *_bad(count["internal_errors"])),
        ("Rows that can't be read", *_bad(count["unreadable_rows"])),
        ("Errors of the store", *_bad(count["store_errors"])),
    )
    refused = sorted(values["refused"].items(), key=lambda each: -each[1])
    yield _section("Refused", *((reason, f"{number:,.0f}") for reason, number in refused))


def _section(title: str, *rows: tuple[str, ...]) -> str:
    lines = "".join(
        f"<tr><td>{escape(name)}<td class='{''.join(kind)}'>{escape(value)}" for name, value, *kind in rows
    )
    return f"<h2>{title}</h2><table>{lines or '<tr><td>nothing'}</table>\n"


def _bad(number: float) -> tuple[str, str]:
    return f"{number:,.0f}", "ill" if number else "well"


def _within(buckets: dict[str, float]) -> str:
    """The bound of the bucket with the 99th percentile."""
    total = buckets["+Inf"]
    for bound, number in buckets.items():
        if total and bound not in ("sum", "+Inf") and number >= 0.99 * total:
            return f"at most {float(bound) * 1000:,.0f} ms"
    return "more than any bound" if total else "–"


def _duration(seconds: float) -> str:
    minutes = int(seconds // 60)
    days, hours = divmod(minutes // 60, 24)
    return f"{days} d {hours} h" if days else f"{hours} h {minutes % 60} min"
