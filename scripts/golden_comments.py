"""The comments between the lines of a golden game: rounds and turns, tables, points."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from sushiya.core import AnyGame, Event
from sushiya.sushi import DraftingGame, Plate, Tableau
from sushiya.sushi import events as sushi
from sushiya.sushi.notation import plates_text
from sushiya.sushizock import Kind, Tiles
from sushiya.sushizock import events as wok

__all__ = ["commentator"]


class Commentator(Protocol):
    """Follows a match and comments on it."""

    def on(self, events: Iterable[Event]) -> Iterator[str]: ...


def commentator(game: AnyGame, players: Sequence[str]) -> Commentator:
    return DraftComments(game, players) if isinstance(game, DraftingGame) else WokComments(players)


class DraftComments:
    """Sushi Go! and Party: after each round, everyone's plates and what they were worth."""

    def __init__(self, game: DraftingGame, players: Sequence[str]) -> None:
        self.game = game
        self.players = (*players, "the dummy")[: game.tableau_count]
        self.tables: list[dict[int, Plate]] = []
        self.desserts: list[Tableau] = [()] * game.tableau_count
        self.points: list[sushi.Scored] = []

    def on(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            match event:
                case sushi.RoundBegan(round=number, hand_size=size):
                    self.tables = [{} for _ in self.players]
                    yield f"Round {number}: {size} cards each"
                case sushi.TurnBegan(round=number, turn=turn):
                    yield f"Turn {number}.{turn}"
                case sushi.Served(seat=seat, plate=plate) | sushi.TurnedFaceDown(seat=seat, plate=plate):
                    self.tables[seat][plate.no] = plate
                case sushi.Cleared(seat=seat, plate=plate) | sushi.Returned(seat=seat, plate=plate):
                    del self.tables[seat][plate.no]
                case sushi.Scored():
                    self.points.append(event)
                case sushi.RoundEnded(round=number, scores=scores):
                    tables = [tuple(table.values()) for table in self.tables]
                    yield f"End of round {number}"
                    yield from self.sheet(scores, tables)
                    for seat, table in enumerate(tables):
                        self.desserts[seat] += tuple(p for p in table if self.game.is_dessert(p.dish))
                case sushi.GameEnded(scores=scores, winners=winners):
                    yield "End of the game: desserts"
                    yield from self.sheet(scores, self.desserts)
                    yield f"Won by {' and '.join(self.players[seat] for seat in winners)}"

    def sheet(self, scores: Sequence[int], tables: Sequence[Tableau]) -> Iterator[str]:
        """A line for each seat, with its points so far and its plates; below it, what was scored."""
        width = max(map(len, self.players))
        for seat, name in enumerate(self.players):
            yield f"  {name:{width}} {scores[seat]:3}  {plates_text(tables[seat])}".rstrip()
            mine = [f"{line.points:+} for {line.dish}" for line in self.points if line.seat == seat]
            yield f"  {'':{width}}      {', '.join(mine)}".rstrip()
        self.points = []


class WokComments:
    """Sushizock: what is in front of the player whose turn begins and in the middle, and the final stacks."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.rows = Tiles()
        self.stacks = [Tiles() for _ in players]

    def on(self, events: Iterable[Event]) -> Iterator[str]:
        for event in events:
            match event:
                case wok.RowsLaid(sushi=sushi, bones=bones):
                    self.rows = Tiles(sushi, bones)
                case wok.TurnBegan(seat=seat):
                    before, middle = _told(self.stacks[seat]), _told(self.rows)
                    yield f"{self.players[seat]} has {before}; in the middle {middle}"
                case wok.Took(seat=seat, kind=kind, value=value, place=place):
                    row = self.rows.of(kind)
                    self.rows = self.rows.with_(kind, row[: place - 1] + row[place:])
                    self.stacks[seat] = _piled(self.stacks[seat], kind, value)
                    yield f"{self.players[seat]} takes a {kind} of {value}{', and must' * event.forced}"
                case wok.Stole(seat=seat, victim=victim, kind=kind, value=value, place=place):
                    stack = self.stacks[victim].of(kind)
                    index = len(stack) - place
                    self.stacks[victim] = self.stacks[victim].with_(kind, stack[:index] + stack[index + 1 :])
                    self.stacks[seat] = _piled(self.stacks[seat], kind, value)
                    yield f"{self.players[seat]} steals a {kind} of {value} from {self.players[victim]}"
                case wok.GameEnded(scores=scores, winners=winners):
                    yield "End of the game"
                    for name, score, own in zip(self.players, scores, self.stacks, strict=True):
                        yield f"  {name:4} {score:3}  {_told(own)}"
                    yield f"Won by {' and '.join(self.players[seat] for seat in winners)}"


def _piled(stacks: Tiles, kind: Kind, value: int) -> Tiles:
    return stacks.with_(kind, (*stacks.of(kind), value))


def _told(tiles: Tiles) -> str:
    """Sushi and bones as text, from the left or from the bottom."""
    return f"sushi {_list(tiles.sushi)}, bones {_list(tiles.bones)}"


def _list(values: Sequence[int]) -> str:
    return " ".join(map(str, values)) or "none"
