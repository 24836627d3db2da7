"""Pins that what an option is said to bring is what the rules score once its card lies on the table."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from sushiya.core import CHANCE, Seat
from sushiya.games import game_of
from sushiya.sushi import MEALS, DraftingGame, Plate, Serving, SushiGo, SushiGoParty, View
from sushiya.sushi.brings import Brings, _Trial, brings_of
from sushiya.sushi.facts import Fact
from sushiya.sushi.model import FACE_DOWN, Tableau
from sushiya.sushi.moves import GiveCard, LayCard, MakeWish, PickCard
from sushiya.sushi.notation import parse_card, parse_serving
from sushiya.sushi.trays import trays_of
from sushiya.testing import Scene
from tests.conformance.games_to_try import PARTY, SUSHI_GO
from tests.sushi.random_play import moments
from tests.sushi.test_trays import desserts_of, race_is_on, table_of

GAMES: list[DraftingGame] = [*SUSHI_GO, *PARTY]
SHARE = 0.15
"""The share of picks that are looked at; of other questions, all are."""
RARE, MATCHES = {"sake", "special_order"}, 20
"""A special order that is drawn blind is rare: it takes more matches."""
ORDERS = {
    "spoon": "sushi-go-party(seats=4,meal=temaki+tempura+eel+edamame+spoon+special_order+pudding)",
    "box": "sushi-go-party(seats=4,meal=uramaki+tempura+eel+tofu+takeout_box+special_order+fruit)",
}
"""Special orders that a spoon brings, and special orders that copy a card which was turned over."""


def questions(game: DraftingGame) -> Iterator[View]:
    """Random questions of a random match, as the seat sees them that is asked."""
    rng = Random(f"brings of {game}")
    for _ in range(MATCHES if game.dishes.keys() >= RARE else 1):
        yield from of_one_match(game, rng)


def of_one_match(game: DraftingGame, rng: Random) -> Iterator[View]:
    for state, _ in moments(game, rng.randrange(1000)):
        for decision in state.pending:
            if decision.seat == CHANCE:
                continue
            if not isinstance(decision, PickCard) or rng.random() < SHARE:
                yield game.view(state, decision.seat)


# A second way to find out -----------------------------------------------------------------------------------


def laid(view: View, plates: Tableau, serving: Serving, no: int) -> Tableau:
    """These plates with one more card."""
    turned = serving.copy == FACE_DOWN
    face = serving.card if serving.copy is None or turned else serving.copy
    base, on = view.game.dishes[face.dish].lies_on, None
    if base and not serving.free:
        taken = {plate.on for plate in plates}
        on = next((p.no for p in plates if p.dish == base and p.no not in taken), None)
    return (*plates, Plate(no, serving.card, face, view.turn, turned, on))


Worth = dict[str, int | None]


def worth(view: View, tableaux: list[Tableau], seat: Seat, places: int) -> tuple[Worth, Worth]:
    """The points of all dishes of a seat: of the round, and of desserts at the end."""
    after = replace(view, tableaux=tuple(tableaux), notes=(("uramaki", places),))
    round, final = table_of(after), desserts_of(after)
    now: Worth = {}
    for name, dish in view.game.dishes.items():
        now[name] = None if dish.score is None or race_is_on(after, dish) else dish.score(seat, round)
    return now, {
        name: None if dish.score_final is None else dish.score_final(seat, final)
        for name, dish in view.game.dishes.items()
    }


class Expected(NamedTuple):
    before: int | None
    after: int | None
    round: int
    at_once: int
    later: tuple[int | None, int | None] | None
    """Before and after, of a dish that counts in the round and at the end of the match."""


def expected(view: View, key: str, dish: str) -> Expected:
    """The worth of the dish before and after, the change of the round, and the points at once."""
    seat, used = seat_and_plate(view)
    tableaux = list(view.tableaux)
    at_once, place = 0, dict(view.notes).get("uramaki", 0)
    now, final = worth(view, tableaux, seat, place)
    if key.startswith("#"):
        plates = [p._replace(turned=p.turned or f"#{p.no}" == key) for p in tableaux[seat]]
        tableaux[seat] = tuple(plates)
    else:
        tableaux[seat] = tuple(plate for plate in tableaux[seat] if plate.no != used)
        for number, word in enumerate(key.split(), view.laid[seat] + 1):
            tableaux[seat] = laid(view, tableaux[seat], serving_of(view, word), number)
        tableaux = without_collisions(view, tableaux, seat)
        tableaux[seat] = tuple(p for p in tableaux[seat] if p.turned or p.dish != "special_order")
        icons = sum(plate.face.icons for plate in tableaux[seat] if plate.dish == "uramaki")
        if icons >= 10 and place < 3:
            at_once, place = (8, 5, 2)[place], place + 1
            tableaux[seat] = tuple(plate for plate in tableaux[seat] if plate.dish != "uramaki")
    then, final_then = worth(view, tableaux, seat, place)
    change = sum(each or 0 for each in then.values()) - sum(each or 0 for each in now.values()) + at_once
    there, later = view.game.dishes[dish], (final[dish], final_then[dish])
    if there.score is None and there.score_final is not None:
        return Expected(*later, change, at_once, None)
    return Expected(now[dish], then[dish], change, at_once, later if there.score_final else None)


def told(each: Brings) -> Expected:
    later = None if each.later is None else (each.later.before, each.later.after)
    return Expected(each.before, each.after, each.round, each.at_once, later)


def without_collisions(view: View, tableaux: list[Tableau], seat: Seat) -> list[Tableau]:
    """Soups of this turn are gone if there are several."""
    mine = [p.face.dish for p in tableaux[seat] if p.no > view.laid[seat] and not p.turned]
    soups = [dish for dish in (*mine, *(face.dish for face in view.served)) if dish == "miso_soup"]
    if len(soups) < 2:
        return tableaux
    return [tuple(p for p in each if p.dish != "miso_soup" or p.since < view.turn) for each in tableaux]


def seat_and_plate(view: View) -> tuple[Seat, int | None]:
    """The seat that gets the card, and the plate that is used up."""
    assert view.seat is not None
    assert view.step is not None
    if isinstance(view.decision, LayCard | MakeWish | GiveCard):
        seat, no, *_ = view.step.args
        assert isinstance(seat, int)
        assert isinstance(no, int)
        return seat, no
    spoon = view.step.args[1] if len(view.step.args) == 4 else None
    assert spoon is None or isinstance(spoon, int)
    return view.seat, spoon


def serving_of(view: View, word: str) -> Serving:
    if view.game.name == "sushi-go" and word == "chopsticks":
        return Serving(parse_card(word))
    return parse_serving(word)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_before_and_after_are_what_the_rules_score(game: DraftingGame) -> None:
    for view in questions(game):
        brings = brings_of(view) or {}
        for key, each in brings.items():
            if kind(view) == "ChooseCopy" and ">" not in key:
                continue
            assert told(each) == expected(view, key, each.dish), f"{key} in {view}"


@pytest.mark.parametrize("what", ORDERS)
def test_rare_special_orders_are_told_like_any_other(what: str) -> None:
    game = game_of(ORDERS[what])
    assert isinstance(game, SushiGoParty)
    met = 0
    for view in (view for seed in range(40) for view in of_one_match(game, Random(seed))):
        for key, each in (brings_of(view) or {}).items():
            if key.endswith(">~") if what == "box" else kind(view) == "ChooseCopy" and ">" in key:
                assert told(each) == expected(view, key, each.dish), f"{key} in {view}"
                met += 1
    assert met > 0


def kind(view: View) -> str:
    return type(view.decision).__name__


def test_every_option_is_told_whose_card_is_known() -> None:
    met: Counter[str] = Counter()
    for game in GAMES:
        for view in questions(game):
            assert view.decision is not None
            brings = brings_of(view)
            met[kind(view)] += 1
            if kind(view) == "PickBlind":
                assert brings is None
                continue
            assert brings is not None
            copies = {str(card) for dish in game.dishes.values() for card in dish.cards if dish.copies}
            for option in view.decision.options:
                word = str(option).split()[1] if " " in str(option) else ""
                if kind(view) == "MakeWish" and word in game.dishes and parse_names(game, word) != {word}:
                    assert word not in brings, "nobody knows yet which one it will be"
                elif word and word not in copies:
                    assert word in brings, f"{option} in {view}"
    assert len(met) == 7, "all kinds of questions"


def parse_names(game: DraftingGame, dish: str) -> set[str]:
    return {str(card) for card in game.dishes[dish].cards}


def test_two_cards_that_are_not_listed_bring_what_they_bring_one_by_one() -> None:
    pairs = 0
    for view in (view for game in SUSHI_GO for view in questions(game)):
        brings = brings_of(view) or {}
        assert view.decision is not None
        for words in (
            str(option).split()[1:] for option in view.decision.options if "dummy" not in str(option)
        ):
            if len(words) == 2 and " ".join(words) not in brings:
                a, b = (brings[word] for word in words)
                assert expected(view, " ".join(words), a.dish).round == a.round + b.round
                pairs += 1
    assert pairs


@pytest.mark.parametrize("game", GAMES[::5], ids=str)
def test_what_is_said_afterwards_is_what_the_tray_would_say(game: DraftingGame) -> None:
    """Once all have picked, the tray of a card that only matters to itself says what was announced."""
    for view in questions(game):
        for key, each in (brings_of(view) or {}).items():
            if each.dish in ("tempura", "sashimi", "gyoza", "eel", "tofu", "onigiri", "sukeroku"):
                seat, _ = seat_and_plate(view)
                now = {tray.dish: tray for tray in trays_of(view)[seat]}
                assert (now[each.dish].points if each.dish in now else 0) == each.before, key


@pytest.mark.parametrize("game", GAMES[::3], ids=str)
def test_what_is_looked_up_is_what_the_kitchen_says(
    game: DraftingGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    views = list(questions(game))
    looked_up = [brings_of(view) for view in views]
    for shortcut in ("_known", "_only_lies"):
        monkeypatch.setattr(_Trial, shortcut, lambda self, *servings: None)
    assert looked_up == [brings_of(view) for view in views]


# Examples ---------------------------------------------------------------------------------------------------


def brings(game: DraftingGame, hand: str, *table: str) -> dict[str, Brings]:
    cards = len(hand.split())
    rest = [card for card in game.box if card.dish == "nigiri"]
    others = [" ".join(map(str, rest[n * cards : (n + 1) * cards])) for n in range(game.seats - 1)]
    scene = Scene.lay(game, [hand, *others], table)
    return brings_of(game.view(scene.state, 0)) or {}


def test_a_card_completes_a_pair_a_nigiri_lands_on_wasabi_and_a_pudding_waits_for_the_end() -> None:
    found = brings(SushiGo(3), "nigiri:squid pudding tempura", "tempura wasabi")
    assert found["tempura"] == Brings("tempura", 0, 5, 5, icons=2, facts=(Fact("more", n=2, points=10),))
    assert found["nigiri:squid"].facts == (Fact("times", n=3, points=9, name="nigiri:squid"),)
    assert (found["nigiri:squid"].round, found["nigiri:squid/free"].round) == (9, 3)
    assert (found["pudding"].before, found["pudding"].after, found["pudding"].round) == (0, 6, 0)
    assert (found["pudding"].final, found["pudding"].provisional) == (True, True)


def test_two_cards_together() -> None:
    found = brings(SushiGo(3), "tempura tempura sashimi", "chopsticks")
    assert found["tempura"].round == 0
    assert found["tempura tempura"].round == 5
    assert "sashimi tempura" not in found


def test_the_tenth_roll_is_worth_a_place_at_once_and_the_ninth_nothing_yet() -> None:
    game = SushiGoParty(3, MEALS["points-platter"])
    found = brings(game, "special_order uramaki:3 uramaki:4", "uramaki:5", "uramaki:4 uramaki:5")
    order = found["special_order>uramaki:5"]
    assert (order.before, order.after, order.at_once, order.round) == (None, None, 8, 8)
    assert (found["uramaki:4"].after, found["uramaki:4"].at_once, found["uramaki:4"].icons) == (None, 0, 9)


def test_one_temaki_saves_from_the_minus() -> None:
    found = brings(SushiGoParty(3, MEALS["cutthroat-combo"]), "temaki eel", "", "temaki", "temaki temaki")
    temaki = found["temaki"]
    assert (temaki.before, temaki.after, temaki.round, temaki.provisional) == (-4, -4, 0, True)
    assert found["eel"].round == -3
