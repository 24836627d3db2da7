"""The score pad: from what lies on a real table to points, by the rules of the engine itself.

>>> first = ["tempura tempura", "wasabi nigiri:egg", "maki:1"]
>>> score({"game": "sushi-go(seats=3)", "rounds": [first]}).totals
(5, 3, 6)

Plates are checked against the printed deck, not against the size of hands. What lies there is scored even if
the rules would not have let it come to that, say a menu that was never set aside; `Sheet.odd` tells of it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NotRequired, TypedDict, cast

from sushiya.core import BadNotation, Game, Seat, SushiyaError, listing
from sushiya.games.registry import game_of
from sushiya.sushi import Card, Draft, Plate, SushiGo, Tableau
from sushiya.sushi.cards.uramaki import GOAL, PRIZES
from sushiya.sushi.notation import parse_plates
from sushiya.sushi.scoring import Table, final_points, round_points
from sushiya.sushizock import Tiles, score_stacks, winners

__all__ = [
    "RACE",
    "ROUNDS",
    "BadPad",
    "Part",
    "PartJson",
    "Round",
    "Sheet",
    "SheetJson",
    "lay_rounds",
    "playable",
    "score",
]

ROUNDS = 3
FACE_DOWN_BY = "takeout_box"
"""The dish that turns cards face down, and scores them."""
RACE = "uramaki"
"""The dish that scores during a round too."""
WINNINGS = {sum(won): won for n in range(len(PRIZES) + 1) for won in combinations(PRIZES, n)}
"""What one seat can have won in the race, and the places it consists of."""


class BadPad(SushiyaError):
    """What is written on the pad can't be; the message says where, and what could be."""


class PartJson(TypedDict):
    """A part of the sheet, for programs."""

    points: list[int]
    dishes: list[dict[str, int]]


class SheetJson(TypedDict):
    """The sheet, for programs: no key for what isn't known yet."""

    rounds: NotRequired[list[PartJson]]
    final: NotRequired[PartJson]
    totals: list[int]
    winners: NotRequired[list[Seat]]


@dataclass(frozen=True, slots=True)
class Part:
    """A round of the sheet, or the end of the game: points by dish, one entry a seat, then the dummy's.

    A dish is listed where the seat has cards of it, even if they are worth nothing, or points for it.
    """

    dishes: tuple[dict[str, int], ...]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(sum(points.values()) for points in self.dishes)

    def as_json(self) -> PartJson:
        return {"points": list(self.points), "dishes": list(self.dishes)}


@dataclass(frozen=True, slots=True)
class Sheet:
    """The result: `rounds` and `final` of the card games, `stacks` of Sushizock."""

    game: Game[Any]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...] | None
    """None while rounds are missing."""
    rounds: tuple[Part, ...] = ()
    final: Part | None = None
    """The desserts, once all rounds are there."""
    stacks: tuple[Tiles, ...] = ()
    names: tuple[str, ...] = ()
    """Who sits there, if the pad says so."""
    odd: tuple[str, ...] = ()
    """What can't lie there by the rules, and was scored all the same."""

    def as_json(self) -> SheetJson:
        """Only what there is, in the order of the game."""
        entries: dict[str, object] = {}
        if self.rounds:
            entries["rounds"] = [part.as_json() for part in self.rounds]
        if self.final is not None:
            entries["final"] = self.final.as_json()
        entries["totals"] = list(self.totals)
        if self.winners is not None:
            entries["winners"] = list(self.winners)
        return cast(SheetJson, entries)


@dataclass(frozen=True, slots=True)
class Round:
    """What lay on the table at the end of a round."""

    tableaux: tuple[Tableau, ...]
    won: tuple[int, ...]
    """Points that each seat won with uramaki during the round."""
    taken: int
    """How many places of that race are taken."""
    odd: tuple[str, ...] = ()


def score(data: object) -> Sheet:
    """The sheet for a pad, as JSON would tell it; raises BadPad, and for its game BadNotation, BadOptions."""
    pad = _object(data, "The pad")
    if "game" not in pad:
        raise BadPad('The pad needs the entry "game", for example "sushi-go(seats=3)".')
    game = game_of(_text(pad["game"], '"game"'))
    if isinstance(game, Draft):
        _check_keys(pad, "The pad", needed=("game", "rounds"), allowed=(RACE, "names"))
        return _score_draft(game, pad)
    _check_keys(pad, "The pad", needed=("game", "stacks"), allowed=("names",))
    return _score_stacks(game, pad)


# The card games ---------------------------------------------------------------------------------------------


def _score_draft(game: Draft, pad: Mapping[str, object]) -> Sheet:
    names = _names(pad, game)
    rounds = lay_rounds(game, *_read_rounds(game, pad))
    parts = tuple(_round_part(game, each) for each in rounds)
    totals = _sums(parts)
    odd = tuple(sentence for each in rounds for sentence in each.odd)
    if len(rounds) < ROUNDS:
        return Sheet(game, totals, None, parts, names=names, odd=odd)
    kept = tuple(
        tuple(plate for each in rounds for plate in each.tableaux[seat] if game.is_dessert(plate.dish))
        for seat in range(game.tables)
    )
    desserts = Table(kept, game.dishes, game.rules)
    final = _part(desserts, final_points(desserts))
    totals = _sums((*parts, final))
    return Sheet(game, totals, game.best(totals, tuple(map(len, kept))), parts, final, names=names, odd=odd)


def _round_part(game: Draft, round: Round) -> Part:
    table = Table(round.tableaux, game.dishes, game.rules, {RACE: round.taken})
    won = ((seat, RACE, points) for seat, points in enumerate(round.won))
    return _part(table, (*won, *round_points(table)))


def _part(table: Table, lines: Iterable[tuple[Seat, str, int]]) -> Part:
    sums: Counter[tuple[Seat, str]] = Counter()
    for seat, dish, points in lines:
        sums[seat, dish] += points
    return Part(
        tuple(
            {dish: sums[seat, dish] for dish in table.dishes if sums[seat, dish] or table.icons(seat, dish)}
            for seat in table.seats
        )
    )


def _sums(parts: Iterable[Part]) -> tuple[int, ...]:
    return tuple(map(sum, zip(*(part.points for part in parts), strict=True)))


def lay_rounds(game: Draft, plates: Sequence[Sequence[str]], races: Sequence[Sequence[int]]) -> list[Round]:
    """The rounds with these plates and these points won with uramaki, all checked; raises BadPad.

    The last round may still lack seats: so a pad can be checked while it is filled in.
    """
    rounds = []
    gone: Counter[Card] = Counter()
    for number, (texts, won) in enumerate(zip(plates, races, strict=True), 1):
        taken = _places_taken(won, f"Round {number}, {RACE}")
        here: Counter[Card] = Counter()
        tableaux = []
        odd: list[str] = []
        for seat, text in enumerate(texts):
            where = f"Round {number}, {_seat(game, seat)}"
            tableau = _lay(game, text, where)
            odd += _odd_things(game, tableau, taken, where)
            for plate in tableau:
                here[plate.card] += 1
                _check_count(game, plate.card, here, gone, where)
            tableaux.append(tableau)
        gone.update(plate.card for tableau in tableaux for plate in tableau if _stays_out(game, plate))
        rounds.append(Round(tuple(tableaux), tuple(won), taken, tuple(odd)))
    return rounds


def playable(game: Draft) -> list[str]:
    """The cards of this game, each once."""
    return [str(card) for dish in game.dishes.values() for card in dict.fromkeys(dish.cards)]


def _lay(game: Draft, text: str, where: str) -> Tableau:
    for word in text.split():
        for name in word.removeprefix("~").partition("/")[0].split(">"):
            _check_name(game, name, where if name == word else f"{where}, '{word}'")
    try:
        return parse_plates(text)
    except BadNotation as error:
        raise BadPad(f"{where}: {error}") from None


def _check_name(game: Draft, name: str, where: str) -> None:
    """Refuse what isn't a card of this game."""
    legal = playable(game)
    if name in legal or name == "~":
        return
    dish = game.dishes.get(name.partition(":")[0])
    variants = legal if dish is None else [str(card) for card in dict.fromkeys(dish.cards)]
    cards = "Its cards" if dish is None else "Cards of this kind"
    raise BadPad(f"{where}: there is no card '{name}' in this game. {cards}: {listing(variants, most=30)}.")


def _check_count(game: Draft, card: Card, here: Counter[Card], gone: Counter[Card], where: str) -> None:
    printed = game.box.count(card)
    if here[card] + gone[card] > printed:
        before = f", and {gone[card]} of them lay there in earlier rounds" if gone[card] else ""
        raise BadPad(f"{where}: one {card} too many; the deck has {printed}{before}.")


def _stays_out(game: Draft, plate: Plate) -> bool:
    """Whether the card is not dealt again: in Sushi Go! none is, in Party none that is kept as a dessert."""
    return isinstance(game, SushiGo) or game.is_dessert(plate.dish)


def _places_taken(won: Sequence[int], where: str) -> int:
    """How many places of the uramaki race these points tell of; those who tie on one use up as many."""
    for seat, points in enumerate(won):
        if points not in WINNINGS:
            sums = listing(sorted(WINNINGS))
            raise BadPad(f"{where}, seat {seat}: nobody can win {points} in a round; possible are {sums}.")
    taken = 0
    for place, prize in enumerate(PRIZES):
        winners_of_it = sum(prize in WINNINGS[points] for points in won)
        if winners_of_it and taken != place:
            raise BadPad(
                f"{where}: {listing(won)} can't come together. The places win 8, 5 and 2, and players who "
                "tie on one use up as many places. Possible are 8; 8, then 5; 8, then 5, then 2 for any; "
                "8 for two; 8 for two, then 2 for any; 8 for three or more; 8, then 5 for two or more."
            )
        taken += winners_of_it
    return taken


def _odd_things(game: Draft, tableau: Tableau, taken: int, where: str) -> Iterator[str]:
    """What can't lie there by the rules: worth a word, since a card may have been forgotten or misread."""
    for plate in tableau:
        if plate.dish and game.dishes[plate.dish].numbered is not None:
            yield f"{where}: a {plate.dish} is set aside once it has acted; here {plate.serving} still lies."
    if any(plate.turned for plate in tableau) and FACE_DOWN_BY not in game.dishes:
        yield f"{where}: only a {FACE_DOWN_BY} turns cards face down (~), and this game has none."
    icons = sum(plate.face.icons for plate in tableau if plate.dish == RACE)
    if icons >= GOAL and taken < len(PRIZES):
        yield (
            f"{where}: {icons} icons of {RACE} lie there; while a place is left, {GOAL} take it at once and "
            f'are set aside. Points won that way go under "{RACE}".'
        )


def _read_rounds(game: Draft, pad: Mapping[str, object]) -> tuple[list[list[str]], list[list[int]]]:
    """The texts and numbers of the pad, with as many entries as there have to be."""
    rounds = _list(pad["rounds"], '"rounds"')
    if not 1 <= len(rounds) <= ROUNDS:
        raise BadPad(f'"rounds" has to list one to three rounds, not {len(rounds)}.')
    plates = []
    for number, entry in enumerate(rounds, 1):
        texts = _seats(entry, game.tables, f"Round {number}", "the dummy's last" if game.dummy else "")
        plates.append(
            [_text(text, f"Round {number}, {_seat(game, seat)}") for seat, text in enumerate(texts)]
        )
    if RACE not in pad:
        return plates, [[0] * game.tables for _ in plates]
    if RACE not in game.dishes:
        raise BadPad(f'Leave out "{RACE}": this game has none. It has {listing(game.dishes)}.')
    races = _list(pad[RACE], f'"{RACE}"')
    if len(races) > len(plates):
        raise BadPad(f'"{RACE}" lists {len(races)} rounds, but "rounds" only {len(plates)}.')
    races += [[0] * game.tables] * (len(plates) - len(races))
    return plates, [
        _numbers(_seats(entry, game.tables, f"Round {number}, {RACE}"), f"Round {number}, {RACE}")
        for number, entry in enumerate(races, 1)
    ]


# Sushizock --------------------------------------------------------------------------------------------------


def _score_stacks(game: Game[Any], pad: Mapping[str, object]) -> Sheet:
    names = _names(pad, game)
    stacks = []
    for seat, entry in enumerate(_seats(pad["stacks"], game.seats, '"stacks"')):
        own = _object(entry, f"Seat {seat}")
        _check_keys(own, f"Seat {seat}", needed=("sushi", "bones"))
        sushi, bones = (
            tuple(_numbers(_list(own[key], f"Seat {seat}, {key}"), f"Seat {seat}, {key}"))
            for key in ("sushi", "bones")
        )
        stacks.append(Tiles(sushi, bones))
    try:
        totals = score_stacks(stacks)
    except BadNotation as error:
        raise BadPad(str(error)) from None
    return Sheet(game, totals, winners(totals), stacks=tuple(stacks), names=names)


# Reading ----------------------------------------------------------------------------------------------------


def _seat(game: Draft, seat: Seat) -> str:
    return f"seat {seat}" if seat < game.seats else f"seat {seat} (the dummy)"


def _names(pad: Mapping[str, object], game: Game[Any]) -> tuple[str, ...]:
    if "names" not in pad:
        return ()
    names = [
        _text(name, f'"names", seat {seat}')
        for seat, name in enumerate(_seats(pad["names"], game.seats, '"names"'))
    ]
    for seat, name in enumerate(names):
        if not name.strip() or not name.isprintable():
            raise BadPad(f'"names", seat {seat}: a name has to be a word or several, not {name!r}.')
    return tuple(names)


def _check_keys(
    entry: Mapping[str, object], what: str, needed: Sequence[str], allowed: Sequence[str] = ()
) -> None:
    for key in needed:
        if key not in entry:
            raise BadPad(f'{what} needs the entry "{key}".')
    for key in entry:
        if key not in needed and key not in allowed:
            raise BadPad(f'{what} has no entry "{key}". Entries: {listing((*needed, *allowed))}.')


def _seats(entry: object, count: int, what: str, note: str = "") -> list[object]:
    """A list with one entry for each seat."""
    entries = _list(entry, what)
    if len(entries) != count:
        needed = f"{count} seats ({note})" if note else f"{count} seats"
        raise BadPad(f"{what} has to list {needed}, not {len(entries)}.")
    return entries


def _numbers(entries: list[object], what: str) -> list[int]:
    numbers = []
    for entry in entries:
        if not isinstance(entry, int) or isinstance(entry, bool):
            raise BadPad(f"{what}: expected a whole number, found {_found(entry)}.")
        numbers.append(entry)
    return numbers


def _object(entry: object, what: str) -> Mapping[str, object]:
    if not isinstance(entry, dict):
        raise BadPad(f"{what} has to be an object with entries by name, not {_found(entry)}.")
    return entry


def _list(entry: object, what: str) -> list[object]:
    if not isinstance(entry, list):
        raise BadPad(f"{what} has to be a list, not {_found(entry)}.")
    return entry


def _text(entry: object, what: str) -> str:
    if not isinstance(entry, str):
        raise BadPad(f"{what} has to be a text in quotes, not {_found(entry)}.")
    return entry


def _found(entry: object) -> str:
    """What was found instead, in the words of JSON."""
    kinds = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    return kinds.get(type(entry), f"the number {entry}")
