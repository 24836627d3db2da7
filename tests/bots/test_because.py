"""Pins that the reasons of a hint are true: by the rules, and by what imagined matches really show."""

from collections import Counter
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from sushiya.bots import Budget, because_sushi, because_sushizock
from sushiya.bots.candidate import ENOUGH, Candidate
from sushiya.bots.families import IMAGINE, memory_at
from sushiya.bots.hint import hints
from sushiya.bots.playouts_sushi import Followed, follow
from sushiya.bots.playouts_sushizock import Followed as FollowedTile
from sushiya.core import Match
from sushiya.fast.sushi.codes import Kinds
from sushiya.games import game_of
from sushiya.sushi.memory import Guess, Memory
from sushiya.sushi.moves import MakeWish, Wish
from sushiya.sushi.notation import parse_card
from sushiya.sushizock.memory import Memory as SushizockMemory
from sushiya.testing import scene_of
from tests.full import in_full_runs

TRIO = "sushi-go(seats=3)"


def draft(hand: str, *table: str, game: str = TRIO, **setup: Any) -> Any:
    """The view of seat 0, with this hand and these plates in front of each seat."""
    rules = game_of(game)
    others = [" ".join(["pudding"] * len(hand.split())), *["gyoza " * len(hand.split())] * (rules.seats - 2)]
    scene = scene_of(rules, hands=[hand, *others], table=list(table), **setup)
    return rules.view(scene.state, 0)


def told(view: Any, option: str, memory: Any = None, **measured: Any) -> list[str]:
    """The facts about an option, as `id arguments`; `measured` is what followed each (`pick_eel`)."""
    found = {text.replace("_", " ", 1): points for text, points in measured.items()}
    texts = [option, *(text for text in found if text != option)]
    candidates = [Candidate(view.game.parse_action(text), 0.5, 0.0, 1.0, found.get(text)) for text in texts]
    facts = because_sushi.reasons(view, memory or Memory(view.game.seats), candidates)[0]
    return [" ".join(map(str, (fact.id, *fact.args.values()))) for fact in facts]


def scored(
    view: Any,
    *lines: tuple[int, str, float, int],
    matches: int = 200,
    taken: tuple[tuple[int, int, str, float], ...] = (),
    vain: float = 0.0,
) -> Followed:
    """Imagined matches: a seat scored points for a dish, in this share of them.

    `taken`: in which turn (0: this one, 1: the next) a seat took which card, in this share of them. In the
    share `vain`, nobody had what seat 0 wished for.
    """
    seats, kinds = view.game.seats, Kinds(view.game)
    points = np.zeros((matches, seats, len(view.game.dishes)), np.int16)
    for seat, dish, often, gained in lines:
        points[: round(often * matches), seat, list(view.game.dishes).index(dish)] = gained
    took = np.zeros((matches, 2, seats), np.int32)
    for turn, seat, card, often in taken:
        kind = next(kinds.number[each] for each in kinds.cards if str(each) == card)
        took[: round(often * matches), turn, seat] |= 1 << kind
    wishes = np.arange(matches) < round(vain * matches)
    return Followed(np.zeros((matches, seats)), np.zeros((matches, seats), np.int64), points, took, wishes)


@pytest.mark.parametrize(
    ("option", "plates", "facts"),
    [
        ("pick tempura", "tempura", ["completes 5"]),
        ("pick tempura", "", ["toward 1 2"]),
        ("pick sashimi", "sashimi sashimi", ["completes 10"]),
        ("pick sashimi", "sashimi", ["toward 2 3"]),
        ("pick nigiri:squid", "wasabi", ["on-base wasabi 9"]),
        ("pick nigiri:squid/free", "wasabi", ["keeps-base wasabi", "points 3"]),
        ("pick nigiri:squid", "", ["points 3"]),
        ("pick maki:2", "maki:3", ["leads 5 0"]),
        ("pick wasabi", "", []),
        ("pick sashimi tempura", "chopsticks tempura", ["two-cards", "points 5"]),
    ],
)
def test_what_a_card_does_by_the_rules(option: str, plates: str, facts: list[str]) -> None:
    view = draft("tempura sashimi nigiri:squid maki:2 wasabi", plates, turn=3)
    assert option in map(str, view.decision.options)
    assert told(view, option) == facts


def test_who_is_ahead_in_a_race() -> None:
    hand = "maki:2 maki:1 wasabi"
    assert told(draft(hand, "", "maki:2"), "pick maki:2") == ["level 2 2"]
    assert told(draft(hand, "", "maki:2"), "pick maki:1") == ["trails 1 2"]


def test_what_is_bad_at_first_is_said_too() -> None:
    meal = "sushi-go-party(seats=3,meal=temaki+eel+tofu+gyoza+menu+sake+fruit)"
    view = game_of(meal).view(
        scene_of(game_of(meal), hands=["eel temaki", "tofu tofu", "temaki tofu"]).state, 0
    )
    assert told(view, "pick eel") == ["costs 3"]


def test_how_often_a_set_is_full_is_what_was_measured() -> None:
    view = draft("tempura wasabi maki:3")
    half, nothing = scored(view, (0, "tempura", 0.5, 5)), scored(view)
    assert told(view, "pick tempura", pick_tempura=half, pick_wasabi=nothing)[0] == "nears 1 2 50"
    few = scored(view, (0, "tempura", 0.5, 5), matches=ENOUGH - 1)
    assert told(view, "pick tempura", pick_tempura=few) == ["toward 1 2"], "too few to say"
    rare = scored(view, (0, "tempura", 0.04, 5))
    assert told(view, "pick tempura", pick_tempura=rare, pick_wasabi=nothing) == [], "too rare to say"


def test_what_is_within_noise_is_no_reason() -> None:
    view = draft("tempura wasabi", "tempura")
    same = {
        "pick_tempura": scored(view, (0, "tempura", 1, 5)),
        "pick_wasabi": scored(view, (0, "tempura", 1, 5)),
    }
    assert told(view, "pick tempura", **same) == [], "the set is full with the other option, too"
    clear = same | {"pick_wasabi": scored(view)}
    assert told(view, "pick tempura", **clear) == ["completes 5", "no-use 1 wasabi"]


def test_how_often_it_is_the_first_prize() -> None:
    view = draft("tempura wasabi maki:3")
    races = {
        "pick_maki:3": scored(view, (0, "maki", 0.9, 6)),
        "pick_wasabi": scored(view, (0, "maki", 0.2, 6)),
    }
    assert told(view, "pick maki:3", **races) == ["leads 3 0", "first-from maki 6 90 20", "no-use 1 wasabi"]


def test_the_risk_of_the_fewest() -> None:
    view = draft("pudding wasabi")
    risks = {
        "pick_pudding": scored(view, (0, "pudding", 0.21, -6)),
        "pick_wasabi": scored(view, (0, "pudding", 0.58, -6)),
    }
    assert told(view, "pick pudding", **risks) == ["fewest pudding 58 21", "no-use 1 wasabi"]


WISHES = "sushi-go-party(seats=3,meal=maki+gyoza+eel+tofu+spoon+tea+pudding)"


def test_the_risk_of_a_wish() -> None:
    view = draft("eel tofu", "spoon:4", game=WISHES, turn=3)
    rare = scored(view, (0, "tofu", 0.3, 6), vain=0.4)
    safe, even = (scored(view, (0, "tofu", 0.9, 6), vain=vain) for vain in (0.1, 0.42))
    assert told(view, "wish tofu", wish_tofu=safe, wish_eel=rare) == ["safer 40 10", "helps tofu 4"]
    assert told(view, "wish tofu", wish_tofu=even, wish_eel=rare) == ["vain 42", "helps tofu 4"]
    assert told(view, "wish tofu", wish_tofu=rare, wish_eel=rare) == [], "within the noise"
    assert told(view, "wish tofu", wish_tofu=rare, wish_eel=safe) == ["vain 40"], "it speaks against it"
    plain = scored(view)
    called = {"pick_eel !spoon:4": even, "pick_eel": plain}
    assert told(view, "pick eel !spoon:4", **called)[:2] == ["calls spoon", "vain 42"]


def test_a_wish_is_in_vain_as_often_as_nobody_has_it() -> None:
    """What is measured is what the reference engine imagines."""
    match = Match(game_of(WISHES), seed="wishes")
    rng = Random(5)
    compared = 0
    while compared < 2 and not match.over:
        decision = match.state.pending[0]
        calls = [each for each in match.options(decision.seat) if getattr(each, "call", None)]
        if isinstance(decision, MakeWish):
            memory = memory_at(match.game, decision.seat).told(match.history)
            view: Any = match.view(decision.seat)
            imagine, wishes = IMAGINE.of(match.game), cast(list[Wish], decision.options)
            found = follow(view, cast(Memory, memory), wishes, 300, Random(1))
            deals = [imagine(view, memory, rng).board.hands for _ in range(300)]
            for wish, measured in zip(wishes, found, strict=True):
                others = [[*hands[: view.seat], *hands[view.seat + 1 :]] for hands in deals]
                vain = [not any(wish.fits(card) for hand in each for card in hand) for each in others]
                assert measured.vain.mean() == pytest.approx(sum(vain) / len(vain), abs=0.15)
            compared += 1
        match.play(decision.seat, calls[0] if calls else decision.sample(rng))
    assert compared == 2


def test_the_largest_share_comes_first() -> None:
    view = draft("tempura wasabi", "tempura")
    small = {
        "pick_tempura": scored(view, (0, "tempura", 1, 5), (0, "nigiri", 1, 2)),
        "pick_wasabi": scored(view),
    }
    assert told(view, "pick tempura", **small) == ["completes 5", "helps nigiri 2", "no-use 1 wasabi"]
    large = {
        "pick_tempura": scored(view, (0, "tempura", 1, 5), (0, "nigiri", 1, 6)),
        "pick_wasabi": scored(view),
    }
    assert told(view, "pick tempura", **large) == ["helps nigiri 6", "completes 5", "no-use 1 wasabi"]


def test_what_it_takes_from_the_next_player() -> None:
    """Seat 1 sees this hand next: hands are passed to the left."""
    view = draft("tempura wasabi", "", "tempura")
    takes, across = ((1, 1, "tempura", 0.8),), ((1, 2, "tempura", 0.8),)
    without, with_it = scored(view), scored(view, (1, "tempura", 0.8, 5), taken=takes)
    assert told(view, "pick tempura", pick_tempura=without, pick_wasabi=with_it)[0] == "denies-set 1 5"
    unlikely = scored(view, (1, "tempura", 0.1, 5), taken=takes)
    assert "denies" not in str(told(view, "pick tempura", pick_tempura=without, pick_wasabi=unlikely))
    rarely = scored(view, (1, "tempura", 0.8, 5), taken=((1, 1, "tempura", 0.4),))
    assert "denies" not in str(told(view, "pick tempura", pick_tempura=without, pick_wasabi=rarely))
    last = scored(view, (2, "tempura", 0.8, 5), taken=across)
    assert "denies" not in str(told(view, "pick tempura", pick_tempura=without, pick_wasabi=last)), "across"


def test_whether_the_next_player_could_use_the_other_card() -> None:
    view = draft("tempura wasabi", "tempura")
    better = scored(view, (0, "tempura", 1, 5))
    assert told(view, "pick tempura", pick_tempura=better, pick_wasabi=scored(view)) == [
        "completes 5",
        "no-use 1 wasabi",
    ]
    useful = scored(view, (0, "tempura", 1, 5), taken=((1, 1, "wasabi", 0.2),))
    assert told(view, "pick tempura", pick_tempura=useful, pick_wasabi=scored(view)) == ["completes 5"]


def test_what_is_certain_from_the_hands_that_were_seen() -> None:
    """The seat has seen all hands. The one of seat 2 comes next, then that of seat 1."""
    view, memory = draft("tempura sashimi wasabi", "tempura"), Memory(3)
    better = scored(view, (0, "tempura", 1, 5), taken=((1, 1, "sashimi", 0.5),))

    def seen(second: str, third: str) -> list[str]:
        memory.hands = [Guess(Counter(), 0), _guess(second), _guess(third)]
        return told(view, "pick tempura", memory, pick_tempura=better, pick_sashimi=scored(view))[1:]

    assert seen("gyoza gyoza gyoza", "sashimi sashimi gyoza") == ["can-wait sashimi 2 2 1"]
    assert seen("tempura gyoza gyoza", "sashimi gyoza gyoza") == ["last-out 1 2"]
    assert seen("tempura tempura gyoza", "sashimi gyoza gyoza") == [], "there are two more"
    assert seen("gyoza gyoza gyoza", "tempura gyoza gyoza") == [], "only one chooses first"


def _guess(cards: str) -> Guess:
    return Guess(Counter(parse_card(card) for card in cards.split()), 0)


def test_what_it_brings_for_another_dish() -> None:
    view = draft("tempura wasabi")
    compared = {"pick_wasabi": scored(view, (0, "nigiri", 0.7, 9)), "pick_tempura": scored(view)}
    assert told(view, "pick wasabi", **compared) == ["helps nigiri 6", "no-use 1 tempura"]


@in_full_runs  # compiles the search for two minutes
def test_a_real_search_finds_the_reason() -> None:
    """Only the set is worth anything here, and whoever comes next needs it, too."""
    rules = game_of(TRIO)
    hands = ["tempura wasabi", "gyoza gyoza", "gyoza gyoza"]
    scene = scene_of(rules, hands=hands, table=["tempura", "tempura", ""], round=3, turn=8)
    view = rules.view(scene.state, 0)
    best, *_ = hints(rules, view, (), Random(1), Budget(iterations=200))
    assert str(best.option) == "pick tempura"
    assert [fact.id for fact in best.because][:2] == ["completes", "denies-set"]


@pytest.mark.parametrize(
    ("option", "facts"),
    [
        ("take sushi 2", ["waits 5"]),
        ("take bone 1", ["covers 1"]),
        ("keep sushi sushi", ["roll-sushi 6 44"]),
        ("keep sushi", ["roll-sushi 6 30"]),
        ("keep bone", ["roll-bone 1 20"]),
        ("keep red", ["roll-steal 13"]),
        ("keep blue", []),  # nobody has a sushi to steal
    ],
)
def test_the_tiles_and_the_odds_of_the_dice(option: str, facts: list[str]) -> None:
    rules = game_of("sushizock(seats=2)")
    scene = scene_of(rules, rows="2 5 6 | 1 2 3", table=["4 |", "| 2"], rolled="sushi sushi bone blue red")
    view = rules.view(scene.state, 0)
    found = because_sushizock.reasons(
        view, SushizockMemory(2), [Candidate(rules.parse_action(option), 0.5, 0.0)]
    )
    assert [" ".join(map(str, (fact.id, *fact.args.values()))) for fact in found[0]] == facts


def tiled(
    mine: float, other: float, counted: float = 0.0, bones: int = 4, matches: int = 200
) -> FollowedTile:
    """Matches with about these mean points of both seats, and how often the move's tile counts in the end."""
    noise = np.where(np.arange(matches) % 2, 3, -3)
    points = np.stack([noise + int(mine), noise + int(other)], axis=1)
    points[: round((mine % 1) * matches), 0] += 1
    return FollowedTile(points, np.full(matches, bones), np.arange(matches) < round(counted * matches))


def zocked(**measured: FollowedTile) -> list[str]:
    """The facts about the first of these moves, compared with the others."""
    rules = game_of("sushizock(seats=2)")
    scene = scene_of(
        rules, rows="2 5 6 | 1 2 3", table=["4 |", "1 3 | 2"], rolled="sushi sushi bone blue blue"
    )
    view = rules.view(scene.state, 0)
    candidates = [
        Candidate(rules.parse_action(text.replace("_", " ")), 0.5, 0.0, 1.0, found)
        for text, found in measured.items()
    ]
    facts = because_sushizock.reasons(view, SushizockMemory(2), candidates)[0]
    return [" ".join(map(str, (fact.id, *fact.args.values()))) for fact in facts]


def test_a_tile_is_a_reason_only_if_it_brings_more() -> None:
    much, less = tiled(9, 5, counted=0.8), tiled(6, 5)
    assert zocked(take_sushi_2=much, take_bone_1=less) == ["waits 5", "lasts 80"]
    assert zocked(take_bone_1=tiled(9, 5, counted=0.7), take_sushi_2=less) == ["covers 1", "supports 70"]
    assert zocked(keep_sushi_sushi=much, take_bone_1=less) == ["roll-sushi 6 44"]
    assert zocked(take_sushi_2=less, take_bone_1=much) == [], "it brings less"
    assert zocked(take_sushi_2=less, take_bone_1=less) == [], "it brings the same"
    assert zocked(take_sushi_2=tiled(6.3, 5), take_bone_1=tiled(5.9, 5)) == ["waits 5"]
    noisy = FollowedTile(less.points[::-1] + np.array([[9, 0], [-8, 0]] * 100), less.bones, less.counted)
    assert zocked(take_sushi_2=noisy, take_bone_1=less) == [], "within the noise"


def test_what_a_move_spares() -> None:
    """A small sushi that hardly ever counts may still be best, since it is no bone."""
    spared, less = tiled(6, 5, bones=2), tiled(4, 5, bones=4)
    assert zocked(take_sushi_2=spared, keep_bone=less) == ["fewer-bones 2"]
    assert zocked(keep_bone=less, take_sushi_2=spared) == []


def test_whom_a_theft_costs_points() -> None:
    robbed, spared = tiled(6, 2), tiled(6, 6)
    assert zocked(steal_sushi_1_from_1=robbed, take_bone_1=spared) == ["robs 1 4"]
