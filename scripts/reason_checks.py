"""Whether a reason holds: each fact is counted or measured again, by other means than those that found it."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scripts.check_reasons import Claim
from scripts.reason_dice import DICE
from scripts.reason_position import DEALS, FEW, FOUND, SIGMAS, Position, near
from sushiya.bots.candidate import Because, ReasonId
from sushiya.core import Action, Seat
from sushiya.sushi.model import Card, Serving
from sushiya.sushi.moves import Flip
from sushiya.sushi.scoring import Most, MostAndFewest, Sets

__all__ = ["failures"]

Args = dict[str, Any]


def failures(claim: Claim, rng: Random) -> list[Because]:
    """The facts of a reason that don't hold."""
    position = Position(claim, rng)
    checks = CARDS | DICE
    return [fact for fact in claim.because if not checks[fact.id](position, fact.args)]


def _own_share(p: Position) -> bool:
    """The dish of the card brings more; in a race, what others lose counts, too."""
    _, dish = p.own()
    rule = p.game.dishes[dish].score or p.game.dishes[dish].score_final
    if not isinstance(rule, Most | MostAndFewest):
        return p.brings(lambda option: p.column(option, p.seat, dish))
    others = [seat for seat in range(p.game.seats) if seat != p.seat]

    def lead(option: Action) -> NDArray[Any]:
        rest = sum(p.column(option, seat, dish) for seat in others)
        return p.column(option, p.seat, dish) - rest / len(others)

    return p.brings(lead)


def _all_of_the_round(p: Position) -> bool:
    return p.brings(lambda option: p.points(option)[:, p.seat].sum(axis=1))


def _points(p: Position, args: Args, sign: int = 1) -> bool:
    servings = p.laid(p.better)
    if isinstance(p.better, Flip):
        turned = tuple(
            plate._replace(turned=True) if plate.no == p.better.no else plate
            for plate in p.view.tableaux[p.seat]
        )
        before = p.view.tableaux[p.seat]
        gain = sum(p.scored(p.seat, turned, d) - p.scored(p.seat, before, d) for d in p.game.dishes)
        return gain == sign * args["points"] and _all_of_the_round(p)
    if len(servings) == 2 or str(servings[0].copy) == "~":
        return p.gained(p.seat, servings, p.game.dishes) == sign * args["points"] and _all_of_the_round(p)
    return p.gained(p.seat, servings, [p.own()[1]]) == sign * args["points"] and _own_share(p)


def _completes(p: Position, args: Args) -> bool:
    serving, dish = p.own()
    rule = p.game.dishes[dish].score
    return (
        isinstance(rule, Sets)
        and p.gained(p.seat, [serving], [dish]) == rule.worth == args["points"]
        and _own_share(p)
    )


def _icons(p: Position, dish: str) -> int:
    return sum(plate.face.icons for plate in p.view.tableaux[p.seat] if plate.dish == dish)


def _toward(p: Position, args: Args) -> bool:
    _, dish = p.own()
    rule = p.game.dishes[dish].score
    return (
        isinstance(rule, Sets) and (_icons(p, dish) + 1) % rule.of == args["have"] and rule.of == args["need"]
    )


def _nears(p: Position, args: Args) -> bool:
    dish = p.own()[1]
    now = p.scored(p.seat, p.view.tableaux[p.seat], dish)
    return (
        _toward(p, args)
        and p.as_often(p.column(p.better, p.seat, dish) > now, args["times"])
        and _own_share(p)
    )


def _on_base(p: Position, args: Args) -> bool:
    serving, dish = p.own()
    bases = sum(plate.dish == args["dish"] for plate in p.view.tableaux[p.seat])
    used = sum(plate.on is not None for plate in p.view.tableaux[p.seat])
    return bases > used and p.gained(p.seat, [serving], [dish]) == args["points"] and _own_share(p)


def _keeps_base(p: Position, args: Args) -> bool:
    serving, _ = p.own()
    there = any(plate.dish == args["dish"] for plate in p.view.tableaux[p.seat])
    return serving.free and there and _own_share(p)


def _standing(compare: Callable[[int, int], bool]) -> Callable[[Position, Args], bool]:
    def check(p: Position, args: Args) -> bool:
        serving, dish = p.own()
        counts = [sum(plate.face.icons for plate in own if plate.dish == dish) for own in p.view.tableaux]
        mine = counts.pop(p.seat) + (serving.copy or serving.card).icons
        told = args["mine"], args["theirs"]
        return (mine, max(counts)) == told and compare(*told) and _own_share(p)

    return check


def _first(p: Position, args: Args) -> bool:
    dish = args["dish"]
    rule = p.game.dishes[dish].score or p.game.dishes[dish].score_final
    prize = rule.worth if isinstance(rule, MostAndFewest) else rule.prizes_for(len(p.view.tableaux))[0]

    def wins(option: Action) -> NDArray[Any]:
        won: NDArray[Any] = p.column(option, p.seat, dish) == prize
        return won

    return (
        prize == args["points"]
        and p.as_often(wins(p.better), args["times"])
        and ("before" not in args or p.as_often(p.otherwise(wins), args["before"]))
        and _own_share(p)
    )


def _fewest(p: Position, args: Args) -> bool:
    def fined(option: Action) -> NDArray[Any]:
        return p.column(option, p.seat, args["dish"]) < 0

    with_it, without = fined(p.better), p.otherwise(fined)
    falls = args["before"] - args["times"] >= 5 and bool(with_it.mean() <= without.mean() + 0.05)
    return falls and p.as_often(with_it, args["times"]) and p.as_often(without, args["before"])


def _expects(p: Position, args: Args) -> bool:
    found = p.column(p.better, p.seat, args["dish"])
    error = float(found.std()) * sqrt(1 / DEALS + 1 / FOUND)
    return bool(abs(float(found.mean()) - args["points"]) <= 0.5 + SIGMAS * error)


def _helps(p: Position, args: Args) -> bool:
    def measure(option: Action) -> NDArray[Any]:
        return p.column(option, p.seat, args["dish"])

    differences = measure(p.better) - p.otherwise(measure)
    error = float(differences.std()) * sqrt(1 / DEALS + 1 / FOUND)
    return abs(float(differences.mean()) - args["points"]) <= 0.5 + SIGMAS * error and p.brings(measure)


def _took(p: Position, option: Action, seat: Seat, card: Card) -> NDArray[np.bool_]:
    """Whether a seat laid this card in the next turn."""
    return p.laid_in(option, seat, 1, card)


def _taken_if_left(p: Position, rival: Seat, card: Card) -> NDArray[np.float64]:
    """How often the next player lays this card, of the other options that leave it in the hand."""
    leaving = [each for each in p.others if card not in [laid.card for laid in p.laid(each)]]
    found: NDArray[np.float64] = np.mean([_took(p, each, rival, card) for each in leaving], axis=0)
    return found


def _denied(p: Position, rival: Seat, card: Card) -> NDArray[np.float64]:
    """How many points more the next player has for the dish of this card with the other options."""
    more = p.otherwise(lambda option: p.column(option, rival, card.dish))
    return more - p.column(p.better, rival, card.dish)


def _denies(p: Position, args: Args) -> bool:
    serving, rival = p.laid(p.better)[0], args["seat"]
    if rival != p.next_seat or len(p.view.hand) < 2:
        return False
    more = _denied(p, rival, serving.card)
    error = float(more.std()) * sqrt(1 / DEALS + 1 / FOUND)
    return (
        p.as_often(_taken_if_left(p, rival, serving.card), args["times"])
        and abs(float(more.mean()) - args["points"]) <= 0.5 + SIGMAS * error
        and float(more.mean()) + 2 * error > 0
    )


def _denies_set(p: Position, args: Args) -> bool:
    card, rival = p.laid(p.better)[0].card, args["seat"]
    more = _denied(p, rival, card)
    often = 100 * float(_taken_if_left(p, rival, card).mean())
    return (
        rival == p.next_seat
        and p.gained(rival, [Serving(card)], [card.dish]) == args["points"]
        and (often >= 50 or near(often, 50))
        and float(more.mean()) > 0
    )


def _no_use(p: Position, args: Args) -> bool:
    card = next(each for each in p.view.hand if str(each) == args["card"])
    often = 100 * float(_took(p, p.better, args["seat"], card).mean())
    return args["seat"] == p.next_seat and (often <= 5 or near(often, 5))


def _collides(p: Position, args: Args) -> bool:
    """Two at once are set aside: then the seat's own card is gone after the turn."""
    dish = args["dish"]
    lays = [o for o in (p.better, *p.others) if any((s.copy or s.card).dish == dish for s in p.laid(o))]
    return p.as_often(~p.laid_in(lays[0], p.seat, 0, p.laid(lays[0])[0].card), args["times"])


def _vain(p: Position, args: Args) -> bool:
    return p.as_often(p.in_vain(p.better), args["times"])


def _safer(p: Position, args: Args) -> bool:
    before, times = args["before"], args["times"]
    return before - times >= 5 and _vain(p, args) and p.as_often(p.otherwise(p.in_vain), before)


def _last_out(p: Position, args: Args) -> bool:
    """In every deal that the seat may imagine there is one other copy, in that hand."""
    card, step = p.laid(p.better)[0].card, 1 if p.game.passes_left(p.view.round) else -1
    turns = next(n for n in range(1, p.game.seats) if (args["seat"] + n * step) % p.game.seats == p.seat)
    copies = [
        [
            seat
            for seat, hand in enumerate(state.board.hands)
            if seat != p.seat
            for each in hand
            if each == card
        ]
        for state in p.imagined(FEW)
    ]
    return turns == args["count"] and all(found == [args["seat"]] for found in copies)


def _can_wait(p: Position, args: Args) -> bool:
    """In every deal that the seat may imagine, the next hand holds at least this many of the card."""
    step = -1 if p.game.passes_left(p.view.round) else 1
    giver = (p.seat + step) % p.game.seats
    counts = [Counter(map(str, state.board.hands[giver]))[args["card"]] for state in p.imagined(FEW)]
    two = any(plate.dish == "chopsticks" for plate in p.view.tableaux[giver])
    return bool(giver == args["seat"] and min(counts) >= args["count"] > args["most"] == 1 + two)


def _calls(p: Position, args: Args) -> bool:
    call = getattr(p.better, "call", None)
    return call is not None and (call.copy or call.card).dish == args["dish"] and _all_of_the_round(p)


CARDS: dict[ReasonId, Callable[[Position, Args], bool]] = {
    "completes": _completes,
    "toward": _toward,
    "nears": _nears,
    "on-base": _on_base,
    "keeps-base": _keeps_base,
    "two-cards": lambda p, args: len(p.laid(p.better)) == 2,
    "calls": _calls,
    "points": _points,
    "costs": lambda p, args: _points(p, args, -1),
    "leads": _standing(lambda mine, theirs: mine > theirs),
    "level": _standing(lambda mine, theirs: mine == theirs),
    "trails": _standing(lambda mine, theirs: mine < theirs),
    "first": _first,
    "first-from": _first,
    "fewest": _fewest,
    "expects": _expects,
    "helps": _helps,
    "spares": _helps,
    "collides": _collides,
    "vain": _vain,
    "safer": _safer,
    "denies": _denies,
    "denies-set": _denies_set,
    "no-use": _no_use,
    "last-out": _last_out,
    "can-wait": _can_wait,
}
