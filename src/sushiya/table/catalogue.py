"""What a page needs to know about the games in advance: options, dishes, cards, meals, bots, phrases."""

from contextlib import suppress
from functools import cache
from typing import TypedDict

from sushiya import games
from sushiya.bots import LEVELS, PURE_LEVELS, can_play, levels_for
from sushiya.core import AnyGame, BadOptions
from sushiya.games import GAMES, game_of
from sushiya.games.json_values import PROTOCOL_VERSION
from sushiya.games.registry import Switch
from sushiya.table.families import PIECES
from sushiya.table.guests import GUESTS
from sushiya.table.pieces import DishInfo, MealInfo, Pieces, TilesInfo
from sushiya.table.protocol import CLOCKS, PHRASES, Clock, Phrase

__all__ = ["Catalogue", "catalogue"]


class SwitchInfo(TypedDict):
    """An option that is on or off, such as `dummy=yes`."""

    option: str
    value: str
    seats: dict[str, list[int]]
    """The player counts that allow it, by edition."""
    places: int
    """How many extra places with a score it adds, such as 1 for the dummy."""


class GameInfo(TypedDict):
    """A game, and the options its text form accepts. Games of one family are played alike."""

    name: str
    family: str
    seats: list[int]
    usual_seats: int
    editions: list[str]
    edition_seats: dict[str, list[int]]
    """The player counts of each edition."""
    options: list[str]
    switches: list[SwitchInfo]
    rounds: int
    """How many rounds are scored. 0 if the game has no rounds."""
    race: str
    """The dish that also scores during a round, so that a score pad has to ask for it. Empty if none."""
    face_down: str
    """The dish that face-down cards count for. Empty if none."""


class GuestInfo(TypedDict):
    """A guest: the character that a bot plays. The page has a drawing of the head."""

    name: str
    head: str
    bot: str
    """The level at which this guest usually plays."""


class Catalogue(TypedDict):
    """All games, and everything else a page can offer when it makes a table."""

    protocol: int
    """The version of the protocol that the server speaks."""
    games: list[GameInfo]
    dishes: dict[str, list[DishInfo]]
    tiles: dict[str, TilesInfo]
    courses: dict[str, int]
    meals: list[MealInfo]
    bots: list[str]
    """Levels, easiest first."""
    device_bots: list[str]
    """The levels that need no compiled search, so that they play on any device."""
    own_bots: list[str]
    """Other bots that this server's host allows."""
    bots_by_family: dict[str, list[str]]
    """By family: the bots to offer, easiest first, then those of `own_bots` that play its games."""
    device_bots_by_family: dict[str, list[str]]
    """The same for tables on a device."""
    guests: list[GuestInfo]
    reviewed: list[str]
    """The families of games whose finished matches can be reviewed here."""
    clocks: list[Clock]
    phrases: list[Phrase]


@cache
def catalogue(own_bots: tuple[str, ...] = ()) -> Catalogue:
    """The catalogue as plain JSON values."""
    return {
        "protocol": PROTOCOL_VERSION,
        "games": [_game(info) for info in GAMES.values()],
        "dishes": {
            name: dishes for name, info in GAMES.items() if (dishes := _pieces(name).dishes(info.dishes))
        },
        "tiles": {name: tiles for name in GAMES if (tiles := _pieces(name).tiles)},
        "courses": {course: count for each in PIECES.values() for course, count in each.courses.items()},
        "meals": [meal for each in PIECES.values() for meal in each.meals],
        "bots": list(LEVELS),
        "device_bots": list(PURE_LEVELS),
        "own_bots": list(own_bots),
        "bots_by_family": {
            game.family: [*levels_for(game), *(bot for bot in own_bots if can_play(bot, game))]
            for game in _families()
        },
        "device_bots_by_family": {game.family: levels_for(game, PURE_LEVELS) for game in _families()},
        "guests": [{"name": each.name, "head": each.head, "bot": each.level} for each in GUESTS],
        "reviewed": [],
        "clocks": list(CLOCKS),
        "phrases": list(PHRASES),
    }


def _families() -> list[AnyGame]:
    """A game of each family."""
    return list({game.family: game for game in map(game_of, GAMES)}.values())


def _game(info: games.GameInfo) -> GameInfo:
    dishes = info.dishes.values()
    return {
        "name": info.name,
        "family": game_of(info.name).family,
        "seats": list(info.seats),
        "usual_seats": info.usual_seats,
        "editions": list(info.editions),
        "edition_seats": _seats(info),
        "options": list(info.options),
        "switches": [
            _switch(info, f"{option}={read.on}")
            for option, (_, read, _) in info.options.items()
            if isinstance(read, Switch)
        ],
        "rounds": _pieces(info.name).rounds,
        "race": next((dish.name for dish in dishes if dish.race), ""),
        "face_down": next((dish.name for dish in dishes if dish.turns_face_down), ""),
    }


def _pieces(name: str) -> Pieces:
    return PIECES.get(game_of(name).family, Pieces())


def _switch(info: games.GameInfo, text: str) -> SwitchInfo:
    seats = _seats(info, text)
    edition, counts = next(iter(seats.items()))
    game = game_of(f"{info.name}(seats={counts[0]},edition={edition},{text})")
    option, _, value = text.partition("=")
    places = len(game.scores(game.start().state)) - game.seats
    return {"option": option, "value": value, "seats": seats, "places": places}


def _seats(info: games.GameInfo, *options: str) -> dict[str, list[int]]:
    """The player counts that the game accepts with these options, by edition."""
    found: dict[str, list[int]] = {}
    for edition in info.editions:
        for seats in info.seats:
            with suppress(BadOptions):
                game_of(f"{info.name}({','.join([f'seats={seats}', f'edition={edition}', *options])})")
                found.setdefault(edition, []).append(seats)
    return found
