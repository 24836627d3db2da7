"""The score pad: turns what lies on a real table into points, with the engine's own rules.

>>> first = ["tempura tempura", "wasabi nigiri:egg", "maki:1"]
>>> score({"game": "sushi-go(seats=3)", "rounds": [first]}).totals
(5, 3, 6)

A table that can't occur under the rules is scored as well; then `Sheet.warnings` says what is wrong.
"""

from dataclasses import replace

from sushiya.core import AnyGame
from sushiya.core.codec import BadMessage, decode
from sushiya.games.families import SCOREPADS
from sushiya.games.registry import game_of
from sushiya.games.sheet import BadScorepad, Part, PartJson, ScorepadWarning, Sheet, SheetJson

__all__ = ["BadScorepad", "Part", "PartJson", "ScorepadWarning", "Sheet", "SheetJson", "score"]


def score(data: object) -> Sheet:
    """The sheet for a score pad given as JSON values.

    Raises BadScorepad; for an invalid game, BadNotation or BadOptions.
    """
    if not isinstance(data, dict) or "game" not in data:
        raise BadScorepad(
            'The pad has to be an object with an entry "game", for example "sushi-go(seats=3)".'
        )
    try:
        game = game_of(decode(str, data["game"], "pad.game"))
        pad = SCOREPADS.of(game)
        entries = decode(pad.entries, data, "pad")
    except BadMessage as error:
        raise BadScorepad(str(error)) from None
    _check_names(entries.names, game)
    return replace(pad.score(game, entries), names=entries.names)


def _check_names(names: tuple[str, ...], game: AnyGame) -> None:
    if names and len(names) != game.seats:
        raise BadScorepad(f"pad.names has to list {game.seats} seats, not {len(names)}.")
    for seat, name in enumerate(names):
        if not name.strip() or not name.isprintable():
            raise BadScorepad(f"pad.names[{seat}] has to be one or more words, not {name!r}.")
