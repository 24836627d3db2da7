"""A table at a glance, for somebody who is elsewhere: how its match stands and whom it is waiting for."""

from sushiya.core.codec import Json, encode, json_object
from sushiya.table.families import value_json
from sushiya.table.table import Table
from sushiya.table.wire import public_json

__all__ = ["now_json"]


def now_json(table: Table, keys: tuple[str, ...]) -> Json:
    """`TableNow` as JSON. It has only what everyone may see."""
    match = table.match
    asked = None if match is None or match.over else match.asked_at
    waited = None if asked is None else round(max(0.0, table.services.clock.time() - asked), 1)
    return json_object(
        {
            "table": value_json(encode(table.info())),
            "seats": value_json(table.doc.seats_of(keys)),
            "waiting_for": value_json(() if match is None else match.waiting_for),
            "waited": value_json(waited),
            "public": value_json(None) if match is None else public_json(match.game, match.state),
        }
    )
