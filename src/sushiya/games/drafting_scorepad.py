"""The score pad of Sushi Go! and Party: the plates of each seat at the end of each round.

Plates are checked against the printed deck, but not against the size of hands.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from sushiya.core import BadNotation, Seat, listing
from sushiya.games.sheet import BadScorepad, Entries, Part, ScorepadWarning, Sheet
from sushiya.sushi import DISHES, Card, DraftingGame, Plate, Tableau
from sushiya.sushi.dish import Dish, Race
from sushiya.sushi.notation import parse_plates
from sushiya.sushi.scoring import ScoringTable, final_points, round_points
from sushiya.sushi.turn import ROUNDS

__all__ = ["DraftingEntries", "DraftingScorepad", "Round", "lay_rounds", "playable", "race_of"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftingEntries(Entries):
    """Plates by round and seat, and points that seats won in the race during each round."""

    rounds: tuple[tuple[str, ...], ...]
    race: tuple[tuple[int, ...], ...] = ()
    uramaki: tuple[tuple[int, ...], ...] = ()
    """The older name of `race`."""


@dataclass(frozen=True, slots=True)
class Round:
    """What lay on the table at the end of a round."""

    tableaux: tuple[Tableau, ...]
    won: tuple[int, ...]
    """The points that each seat won in the race during the round."""
    taken: int
    """How many places of the race are taken."""
    warnings: tuple[ScorepadWarning, ...] = ()


class DraftingScorepad:
    """Scores plates."""

    entries = DraftingEntries

    def score(self, game: DraftingGame, entries: DraftingEntries) -> Sheet:
        rounds = lay_rounds(game, entries.rounds, _read_races(game, entries))
        parts = tuple(_round_part(game, each) for each in rounds)
        warnings = tuple(warning for each in rounds for warning in each.warnings)
        if len(rounds) < ROUNDS:
            return Sheet(game, _sums(parts), None, parts, warnings=warnings)
        kept = tuple(
            tuple(plate for each in rounds for plate in each.tableaux[seat] if game.is_dessert(plate.dish))
            for seat in range(game.tableau_count)
        )
        desserts = ScoringTable(kept, game.dishes, game.edition_rules)
        final = _part(desserts, final_points(desserts))
        totals = _sums((*parts, final))
        winners = game.best(totals, tuple(map(len, kept)))
        return Sheet(game, totals, winners, parts, final, warnings=warnings)


def playable(game: DraftingGame) -> list[str]:
    """The distinct cards of this game."""
    return [str(card) for dish in game.dishes.values() for card in dict.fromkeys(dish.cards)]


def race_of(game: DraftingGame) -> tuple[Dish, Race] | None:
    """The dish of this game that has a race, if there is one."""
    return next(((dish, dish.race) for dish in game.dishes.values() if dish.race is not None), None)


# Points -----------------------------------------------------------------------------------------------------


def _round_part(game: DraftingGame, round: Round) -> Part:
    race = race_of(game)
    if race is None:
        table = ScoringTable(round.tableaux, game.dishes, game.edition_rules)
        return _part(table, round_points(table))
    name = race[0].name
    table = ScoringTable(round.tableaux, game.dishes, game.edition_rules, {name: round.taken})
    won = ((seat, name, points) for seat, points in enumerate(round.won))
    return _part(table, (*won, *round_points(table)))


def _part(table: ScoringTable, lines: Iterable[tuple[Seat, str, int]]) -> Part:
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


# Plates -----------------------------------------------------------------------------------------------------


def lay_rounds(
    game: DraftingGame, plates: Sequence[Sequence[str]], races: Sequence[Sequence[int]]
) -> list[Round]:
    """Check these plates and points won in the race, and return the rounds; raises BadScorepad.

    The last round may lack seats, so that a pad can be checked while it is being filled in.
    """
    rounds = []
    gone: Counter[Card] = Counter()
    for number, (texts, won) in enumerate(zip(plates, races, strict=True), 1):
        taken = _places_taken(game, won, f"Round {number}")
        here: Counter[Card] = Counter()
        tableaux = []
        warnings: list[ScorepadWarning] = []
        for seat, text in enumerate(texts):
            where = f"Round {number}, {_seat(game, seat)}"
            tableau = _lay(game, text, where)
            warnings += _warnings(game, tableau, taken, number, seat)
            for plate in tableau:
                here[plate.card] += 1
                _check_count(game, plate.card, here, gone, where)
            tableaux.append(tableau)
        gone.update(plate.card for tableau in tableaux for plate in tableau if _stays_out(game, plate))
        rounds.append(Round(tuple(tableaux), tuple(won), taken, tuple(warnings)))
    return rounds


def _seat(game: DraftingGame, seat: Seat) -> str:
    return f"seat {seat}" if seat < game.seats else f"seat {seat} (the dummy)"


def _lay(game: DraftingGame, text: str, where: str) -> Tableau:
    for word in text.split():
        for name in word.removeprefix("~").partition("/")[0].split(">"):
            _check_name(game, name, where if name == word else f"{where}, '{word}'")
    try:
        return parse_plates(text)
    except BadNotation as error:
        raise BadScorepad(f"{where}: {error}") from None


def _check_name(game: DraftingGame, name: str, where: str) -> None:
    """Raise BadScorepad for anything that isn't a card of this game."""
    legal = playable(game)
    if name in legal or name == "~":
        return
    dish = game.dishes.get(name.partition(":")[0])
    variants = legal if dish is None else [str(card) for card in dict.fromkeys(dish.cards)]
    cards = "Its cards" if dish is None else "Cards of this kind"
    raise BadScorepad(
        f"{where}: there is no card '{name}' in this game. {cards}: {listing(variants, most=30)}."
    )


def _check_count(
    game: DraftingGame, card: Card, here: Counter[Card], gone: Counter[Card], where: str
) -> None:
    printed = game.box.count(card)
    if here[card] + gone[card] > printed:
        before = f", and {gone[card]} of them lay there in earlier rounds" if gone[card] else ""
        raise BadScorepad(f"{where}: one {card} too many; the deck has {printed}{before}.")


def _stays_out(game: DraftingGame, plate: Plate) -> bool:
    """Whether the card is out of the game after this round. A kept dessert always is."""
    return not game.reshuffles or game.is_dessert(plate.dish)


def _warnings(
    game: DraftingGame, tableau: Tableau, taken: int, round: int, seat: Seat
) -> Iterator[ScorepadWarning]:
    """What can't lie in front of this seat under the rules."""
    acting = Counter(plate.dish for plate in tableau if plate.dish and game.dishes[plate.dish].numbered)
    for name, count in acting.items():
        yield ScorepadWarning("not-set-aside", round, seat, name, count)
    turned = sum(plate.turned for plate in tableau)
    if turned and not any(dish.turns_face_down for dish in game.dishes.values()):
        box = next(dish.name for dish in DISHES.values() if dish.turns_face_down)
        yield ScorepadWarning("face-down", round, seat, box, turned)
    if (found := race_of(game)) is not None:
        dish, race = found
        icons = sum(plate.face.icons for plate in tableau if plate.dish == dish.name)
        if icons >= race.goal and taken < len(race.prizes):
            yield ScorepadWarning("place-not-taken", round, seat, dish.name, icons)


# The race ---------------------------------------------------------------------------------------------------


def _read_races(game: DraftingGame, entries: DraftingEntries) -> list[tuple[int, ...]]:
    """What each seat won in each round, zeros where a round has no entry. Checks that no seat is missing."""
    if entries.race and entries.uramaki:
        raise BadScorepad('"uramaki" is the older name of "race": give only one of them.')
    rounds, races = entries.rounds, entries.race or entries.uramaki
    name = "race" if entries.race else "uramaki"
    if not 1 <= len(rounds) <= ROUNDS:
        raise BadScorepad(f"pad.rounds has to list one to three rounds, not {len(rounds)}.")
    for number, texts in enumerate(rounds, 1):
        _check_seats(game, len(texts), f"Round {number}", " (the dummy's last)" if game.dummy else "")
    if races and race_of(game) is None:
        raise BadScorepad(f'Leave out "{name}": this game has none. It has {listing(game.dishes)}.')
    if len(races) > len(rounds):
        raise BadScorepad(f"pad.{name} lists {len(races)} rounds, but pad.rounds only {len(rounds)}.")
    for number, won in enumerate(races, 1):
        _check_seats(game, len(won), f"Round {number}, {name}")
    return [*races, *[(0,) * game.tableau_count] * (len(rounds) - len(races))]


def _check_seats(game: DraftingGame, found: int, what: str, note: str = "") -> None:
    if found != game.tableau_count:
        raise BadScorepad(f"{what} has to list {game.tableau_count} seats{note}, not {found}.")


def _places_taken(game: DraftingGame, won: Sequence[int], where: str) -> int:
    """How many places of the race are taken, given these points. Players who tie use up one place each."""
    if (found := race_of(game)) is None:
        return 0
    dish, race = found
    places = range(len(race.prizes) + 1)
    winnings = {sum(prizes): prizes for n in places for prizes in combinations(race.prizes, n)}
    for seat, points in enumerate(won):
        if points not in winnings:
            raise BadScorepad(
                f"{where}, {dish.name}, seat {seat}: nobody can win {points} in a round; "
                f"possible: {listing(sorted(winnings))}."
            )
    taken = 0
    for place, prize in enumerate(race.prizes):
        winners_of_it = sum(prize in winnings[points] for points in won)
        if winners_of_it and taken != place:
            possible = "; ".join(", then ".join(map(str, order)) for order in _orders(race.prizes))
            raise BadScorepad(
                f"{where}, {dish.name}: {listing(won)} can't occur together. The places win "
                f"{listing(race.prizes)}, and players who tie use up one place each. "
                f"Possible: {possible}; more players may tie for the last of them."
            )
        taken += winners_of_it
    return taken


def _orders(prizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All sequences of prizes that can be won. Players who tie use up one place each."""
    for tied in range(1, len(prizes) + 1):
        won = prizes[:1] * tied
        yield won
        yield from (won + rest for rest in _orders(prizes[tied:]))
