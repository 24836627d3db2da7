"""All games by name; parses games and records from text: `game_of("sushizock(seats=3)")`."""

from sushiya.games.registry import GAMES, GameInfo, game_of, load_record

__all__ = ["GAMES", "GameInfo", "game_of", "load_record"]
