"""Pins the memory aid against brute force: what it calls certain is so in every world, nothing is missed."""

from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from sushiya.core import Match, seen_by
from sushiya.games import game_of
from sushiya.sushi.deduction import Place
from sushiya.sushi.deduction import Worlds as Dealings
from sushiya.sushi.memory_aid import MemoryAid, Seen, seen_so_far
from sushiya.sushi.model import Card, Hand
from sushiya.sushi.moves import Pick
from sushiya.sushi.notation import parse_card
from tests.full import FULL
from tests.sushi.small_deals import Table, draft

PLAIN = {
    "two seats": draft(2, "3 tempura 2 eel 2 tofu 1 maki:1", 3),
    "three seats": draft(3, "3 tempura 2 eel 2 tofu 1 nigiri:egg 1 nigiri:squid", 2),
    "four seats": draft(4, "4 tempura 3 eel 2 tofu", 2),
    "longer hands": draft(2, "3 tempura 3 eel 3 tofu", 4),
}
"""Nobody can take more than one card a turn, so the future is as simple as the past."""
ACTING = {
    "a dummy": draft(2, "3 tempura 2 eel 2 tofu 2 maki:1", 3, with_dummy=True),
    "two cards by chopsticks": draft(2, "2 chopsticks 2 tempura 2 eel 2 tofu", 3, second_pick=True),
    "chopsticks": draft(2, "1 chopsticks:1 1 chopsticks:2 2 tempura 2 eel 1 tofu", 3),
    "a spoon": draft(3, "1 spoon:4 1 spoon:5 2 nigiri:egg 1 nigiri:squid 2 tempura 3 eel", 3),
    "a menu": draft(2, "2 menu:7 2 tempura 2 eel 2 tofu 1 maki:1", 2),
    "a box": draft(2, "2 takeout_box:10 2 tempura 2 eel 2 tofu", 3),
    "sake and copies": draft(2, "2 sake 2 special_order 2 tempura 1 eel", 3),
    "desserts in a box": draft(
        2,
        "1 takeout_box:10 2 tempura 1 eel 1 fruit:orange+orange 1 fruit:orange+pineapple"
        " 1 fruit:orange+watermelon",
        2,
        desserts=1,
    ),
}
GAMES = PLAIN | ACTING


def seen_at(table: Table, wanted: str = "") -> Seen:
    worlds = table.worlds
    view = table.game.view(table.state, worlds.seat)
    seen = seen_so_far(view, MemoryAid(table.game.seats, worlds.seen), wanted)
    assert seen is not None
    return seen


def hands_are_as_certain_as_can_be(table: Table) -> None:
    if not any(table.state.board.hands):
        return
    seen, worlds = seen_at(table), table.worlds
    for hand in seen.hands:
        sure, maybe = Counter(hand.cards), {each.card: each.n for each in hand.maybe}
        for card, (least, most) in worlds.least_and_most(hand.holder).items():
            assert (sure[card], sure[card] + maybe.get(card, 0)) == (least, most), (hand, card)
        assert len(hand.cards) + hand.unknown == hand.size
    known = Counter(seen.in_deck)
    assert all(known <= Counter(state.board.deck) for state in worlds.states)
    assert seen.knows_all == (len({state.board.hands for state in worlds.states}) == 1)


@pytest.mark.parametrize("name", GAMES)
def test_hands_are_exactly_as_certain_as_all_worlds_say(name: str) -> None:
    game = GAMES[name]
    rounds = 2 if game.desserts else 1
    for number in range(12 if FULL else 2):
        Table(game, number % game.seats, number).play(rounds, hands_are_as_certain_as_can_be)


# A wanted dish ----------------------------------------------------------------------------------------------


@cache
def left_by_chance(hand: Hand, takes: int, wanted: str) -> Fraction:
    """How often a wanted card is left when some are taken blindly, one after the other."""
    if takes == 0:
        return Fraction(any(card.dish == wanted for card in hand))
    rests = [(*hand[:at], *hand[at + 1 :]) for at in range(len(hand))]
    return sum((left_by_chance(rest, takes - 1, wanted) for rest in rests), Fraction(0)) / len(hand)


def passed_on(hand: Hand, sealed: object, wanted: str) -> Hand:
    """The own hand without the card that was chosen, or without another than a wanted one."""
    if isinstance(sealed, Pick):
        assert sealed.serving is not None
        taken = sealed.serving.card
    else:
        taken = min(hand, key=lambda card: card.dish == wanted)
    rest = list(hand)
    rest.remove(taken)
    return tuple(rest)


def arrivals_are_as_all_worlds_say(table: Table) -> None:
    worlds, me = table.worlds, table.worlds.seat
    if any(table.state.answer_of(seat) is not None for seat in table.game.players if seat != me):
        return  # somebody else has chosen: the blind chance is no longer that of the cards
    total = sum(worlds.states.values())
    for wanted in table.game.dishes:
        for arrival in seen_at(table, wanted).arrivals:
            takes = (me - arrival.holder) % table.game.seats or table.game.seats
            chances = {}
            for state, weight in worlds.states.items():
                hand, left = state.board.hands[arrival.holder], takes
                if arrival.holder == me:
                    hand, left = passed_on(hand, table.state.answer_of(me), wanted), takes - 1
                chances[state] = weight, left_by_chance(hand, left, wanted)
            assert arrival.turn == table.state.board.turn + takes
            assert arrival.certain == all(chance == 1 for _, chance in chances.values())
            assert arrival.possible == any(chance > 0 for _, chance in chances.values())
            assert (
                Fraction(*arrival.chance)
                == sum(weight * chance for weight, chance in chances.values()) / total
            )


@pytest.mark.parametrize("name", PLAIN)
def test_a_wanted_dish_comes_exactly_as_often_as_in_all_worlds_with_blind_players(name: str) -> None:
    game = PLAIN[name]
    for number in range(12 if FULL else 2):
        Table(game, number % game.seats, number).play(1, arrivals_are_as_all_worlds_say)


@pytest.mark.parametrize("name", ACTING)
def test_what_is_certain_comes_and_what_comes_was_possible_whatever_others_do(name: str) -> None:
    game = ACTING[name]
    for number in range(400 if FULL else 24):
        rng, seat = Random(number), number % game.seats
        match, memory, told = Match(game, f"{name} {number}"), MemoryAid(game.seats), 0
        expected: dict[tuple[int, int], list[tuple[bool, bool, str]]] = {}
        while not match.over and match.state.board.round == 1:
            board = match.state.board
            for event in seen_by(match.history[told:], seat):
                memory.see(event)
            told = len(match.history)
            view = game.view(match.state, seat)
            if view.hand:
                for certain, possible, wanted in expected.pop((board.round, board.turn), []):
                    there = any(card.dish == wanted for card in view.hand)
                    assert there or not certain
                    assert possible or not there
            for wanted in game.dishes:
                seen = seen_so_far(view, memory, wanted)
                for arrival in () if seen is None else seen.arrivals:
                    certain = arrival.certain and not arrival.if_passed and arrival.holder != seat
                    expected.setdefault((board.round, arrival.turn), []).append(
                        (certain, arrival.possible, wanted)
                    )
            decision = rng.choice(match.state.pending)
            match.play(decision.seat, decision.sample(rng))


# Figures and secrets ----------------------------------------------------------------------------------------


def hand_of_names(names: str) -> Counter[Card]:
    return Counter(map(parse_card, names.split()))


def test_figures_that_can_be_checked_by_hand() -> None:
    """Four of 29 unseen cards are wanted, and six of them come: 1 - C(25, 6) / C(29, 6)."""
    hidden = hand_of_names("tempura " * 4 + "eel " * 25)
    ways = Dealings(hidden, [Place(6), Place(23)]).ways(0, lambda card: card.dish == "tempura")
    assert round(1 - ways[0] / sum(ways.values()), 4) == 0.6272
    refused = Place(6, takes=lambda card: card.dish != "tempura")
    assert Dealings(hidden, [refused, Place(23)]).ways(0, lambda card: card.dish == "tempura").keys() == {0}
    few = Dealings(
        hand_of_names("tempura tempura eel"), [Place(1, takes=lambda card: card.dish == "eel"), Place(2)]
    )
    assert few.bounds(1)[parse_card("tempura")] == (2, 2)


@pytest.mark.parametrize("name", ["sushi-go(seats=4)", "sushi-go-party(seats=3)"])
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    game = game_of(name)
    match, rng = Match(game, "memory"), Random(1)
    for number in range(40):
        for seat in range(game.seats):
            view, seen = game.view(match.state, seat), seen_by(match.history, seat)
            known = seen_so_far(view, MemoryAid(game.seats, seen))
            other = game.view(game.imagine(view, seen, Random(number)), seat)
            assert seen_so_far(other, MemoryAid(game.seats, seen)) == known
        decision = rng.choice(match.state.pending)
        match.play(decision.seat, decision.sample(rng))


def test_nobody_is_told_anything_without_a_seat_or_after_the_match() -> None:
    game = game_of("sushi-go(seats=3)")
    match, rng = Match(game, "1"), Random(1)
    assert seen_so_far(game.view(match.state, None), MemoryAid(3, match.history)) is None
    while not match.over:
        decision = rng.choice(match.state.pending)
        match.play(decision.seat, decision.sample(rng))
    assert seen_so_far(game.view(match.state, 0), MemoryAid(3, seen_by(match.history, 0))) is None


def test_cards_that_fit_nowhere_are_no_world() -> None:
    eel, tempura = Card("eel"), Card("tempura")
    only_eel = Place(2, takes=lambda card: card == eel)
    dealings = Dealings(Counter([eel, tempura]), [only_eel, Place(0)])
    assert dealings.ways(0, lambda card: card == eel) == {}
    with pytest.raises(ValueError, match="no way to deal"):
        dealings.bounds(0)
