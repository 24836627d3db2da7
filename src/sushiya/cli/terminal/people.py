"""Who sits at the table: people who share this terminal, and bots."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sushiya.bots import (
    AnyBot,
    Seated,
    UnknownBot,
    check_can_play,
    check_opponent,
    did_you_mean,
    is_bot,
    like_own,
    make_bot,
    misspelt,
    read_bot,
)
from sushiya.core import AnyGame, BadOptions, Seat
from sushiya.core.chance import stream
from sushiya.texts import Texts

__all__ = ["YOU", "Guests", "check_seats"]

YOU = "you"
PERSON = "person:"
LONGEST_NAME = 16


@dataclass(frozen=True)
class Player:
    """A name, and the bot that plays for it; None for a person."""

    name: str
    bot: Seated[AnyBot] | None


def check_seats(text: str, game: AnyGame | None = None) -> tuple[str, ...]:
    """The names in `you,Leo,greedy`, one per seat. Raises BadOptions or UnknownBot.

    If the game is known, bots have to play it. A name that looks like a misspelt bot is not taken for a
    person's, unless it is written as `person:Regula`.
    """
    typed = [name.strip() for name in text.split(",")]
    names = tuple(name.removeprefix(PERSON) for name in typed)
    people = Counter(name.casefold() for name in names if not is_bot(name))
    for given, name in zip(typed, names, strict=True):
        if not name:
            raise BadOptions(f"A seat in '{text}' has no name: give each seat the name of a person or a bot.")
        if is_bot(name):
            if given != name:
                raise BadOptions(f"A person can't be called '{name}': that is a bot.")
            read_bot(name)
            check_opponent(name)
            if game is not None:
                check_can_play(name, game)
            continue
        if "@" in name:
            read_bot(name)
        own = like_own(name)
        if given == name and ((meant := misspelt(name)) or own is not None):
            raise UnknownBot(
                f"There is no bot '{name}'.{did_you_mean(meant or own or [])} "
                f"{'' if own is None else 'A bot of your own is written as my_bot.py:MyBot. '}"
                f"If a person is called that, write {PERSON}{name}."
            )
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise BadOptions(
                f"'{name}' can't be a name: it must have at most {LONGEST_NAME} printable characters."
            )
        if people[name.casefold()] > 1:
            raise BadOptions(f"Two people are called '{name}': give them different names.")
    return names


class Guests:
    """The players of one match by seat, and how to address each of them."""

    def __init__(self, players: Sequence[Player], texts: Texts) -> None:
        self.players = tuple(players)
        self.people = tuple(seat for seat, player in enumerate(players) if player.bot is None)
        self._texts = texts

    @classmethod
    def invite(
        cls,
        names: Sequence[str],
        game: AnyGame,
        seed: str,
        texts: Texts,
        make: Callable[[Seat], AnyBot] | None = None,
    ) -> "Guests":
        """Seat people and bots. Bots of one kind are numbered, and each has its own random generator.

        `make` makes the bots; by default, those with these names are made.
        """
        people = sum(not is_bot(name) for name in names)
        players = []
        for seat, (name, label) in enumerate(zip(names, _numbered(names), strict=True)):
            if is_bot(name):
                bot = make(seat) if make else make_bot(name, game, seat, stream(f"{seed}/bot", seat))
                players.append(Player(label, Seated(seat, bot)))
            elif name == YOU and people == 1:
                players.append(Player(texts("name-you"), None))
            else:
                players.append(Player(_called(name, seat, texts), None))
        return cls(players, texts)

    @classmethod
    def of_record(cls, names: Sequence[str], texts: Texts) -> "Guests":
        """The players of a recorded match."""
        labels = enumerate(_numbered(names))
        return cls([Player(_called(label, seat, texts), None) for seat, label in labels], texts)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    def who(self, seat: Seat, viewer: Seat | None) -> str:
        """A seat's name at the start of a sentence or on a label."""
        if seat == len(self.players):
            return self._texts("name-dummy")
        return self._texts("name-you") if seat == viewer else self.players[seat].name

    def whom(self, seat: Seat, viewer: Seat | None) -> str:
        """A seat's name within a sentence."""
        if seat == len(self.players):
            return self._texts("name-dummy", attr="within")
        return self._texts("name-you", attr="within") if seat == viewer else self.players[seat].name


def _called(name: str, seat: Seat, texts: Texts) -> str:
    """A name for others to use. `you` would mean whoever looks at the screen, so it is replaced."""
    return texts("name-seat", number=seat + 1) if name == YOU else name


def _numbered(names: Sequence[str]) -> list[str]:
    """Unique names: equal ones get numbers."""
    count: Counter[str] = Counter()
    labels = []
    for name in names:
        count[name] += 1
        labels.append(f"{name} {count[name]}" if names.count(name) > 1 else name)
    return labels
