"""Moments in matches that the page must show well: one for every kind of question, and the ends."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from tests.e2e.house import House, Place, Seen

__all__ = ["MOMENTS", "QUESTIONS", "Moment", "Moments"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A game, and the moment to look at it."""

    game: str
    others: int
    so: Callable[[Seen], bool]


def party(specials: str, seats: int = 3, roll: str = "maki") -> str:
    return f"sushi-go-party(seats={seats},meal={roll}+tempura+sashimi+miso_soup+{specials}+pudding)"


def asks(kind: str, source: str | None = None) -> Callable[[Seen], bool]:
    """The question is of this kind, with more than one answer: the only one would lock itself."""

    def so(seen: Seen) -> bool:
        decision = seen.mine["decision"]
        return seen.question == kind and source in (None, decision.get("source")) and len(seen.options) > 1

    return so


def copies(seen: Seen) -> bool:
    """A special order that could copy several cards."""
    return seen.question == "PickCard" and sum(">" in each for each in seen.options) > 1


def blind(seen: Seen) -> bool:
    """A card is drawn blind from several."""
    return seen.question == "PickBlind" and seen.public["hand_sizes"][0] > 1


def boxes(seen: Seen) -> bool:
    """Several plates could be turned over."""
    return seen.question == "FillBox" and len(seen.options) > 2


def late(round: int, turn: int) -> Callable[[Seen], bool]:
    """Something is already on the table."""
    return lambda seen: (
        (seen.public["round"], seen.public["turn"]) == (round, turn) and seen.question == "PickCard"
    )


def last_choice(seen: Seen) -> bool:
    """The next answer ends the first round of five: the last card locks itself, and so would two alike."""
    return late(1, 6)(seen) and len(seen.options) > 1


def offers(pattern: str) -> Callable[[Seen], bool]:
    """A pick that has such an option."""
    return lambda seen: seen.question == "PickCard" and any(re.search(pattern, each) for each in seen.options)


def rolled_again(seen: Seen) -> bool:
    """Dice are kept, and there is something to choose: the only answer would lock itself."""
    return bool(seen.public["kept"]) and len(seen.options) > 1


def steals_at_choice(seen: Seen) -> bool:
    """A tile can be stolen from several places of a stack."""
    return sum(option.startswith("steal") for option in seen.options) > 2 if seen.question else False


def over(seen: Seen) -> bool:
    return seen.finished


QUESTIONS = {
    "call": Moment(party("spoon+chopsticks"), 2, offers("!")),
    "copy": Moment(party("special_order+tea"), 2, copies),
    "order": Moment(party("special_order+sake", 4), 3, asks("AimOrder")),
    "chopsticks": Moment(party("chopsticks+spoon"), 2, asks("LayCard", "chopsticks")),
    "wish": Moment(party("chopsticks+spoon"), 2, asks("MakeWish")),
    "give": Moment(party("chopsticks+spoon", 4), 3, asks("GiveCard")),
    "menu": Moment(party("menu+soy_sauce"), 2, asks("LayCard", "menu")),
    "box": Moment(party("takeout_box+wasabi"), 2, boxes),
    "blind": Moment(party("takeout_box+sake"), 2, blind),
    "blind-call": Moment(party("chopsticks+sake", 4), 3, asks("PickBlind")),
    "second": Moment("sushi-go(seats=3)", 2, offers(r"pick \S+ \S+")),
    "wasabi": Moment("sushi-go(seats=3)", 2, offers("/free")),
    "dummy": Moment("sushi-go(seats=2,edition=gamewright,dummy=yes)", 1, offers("dummy=")),
}

MOMENTS = QUESTIONS | {
    "sushi-go": Moment("sushi-go(seats=4)", 3, late(2, 5)),
    "party": Moment(party("chopsticks+spoon", 4), 3, late(3, 7)),
    "party-of-eight": Moment("sushi-go-party(seats=8,meal=big-banquet)", 7, late(3, 5)),
    "sushizock": Moment("sushizock(seats=3)", 2, rolled_again),
    "sushizock-steal": Moment("sushizock(seats=5)", 4, steals_at_choice),
    "sushi-go-final": Moment("sushi-go(seats=5)", 4, over),
    "party-final": Moment(party("chopsticks+spoon", 4), 3, over),
    "sushizock-final": Moment("sushizock(seats=3)", 2, over),
}


class Moments:
    """Seats in these moments. Each is played to only once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._places: dict[str, Place] = {}

    def all(self) -> list[Place]:
        return [self[name] for name in MOMENTS]

    def __getitem__(self, name: str) -> Place:
        if name not in self._places:
            moment = MOMENTS[name]
            self._places[name] = self._house.reach(moment.game, moment.so, moment.others)
        return self._places[name]
