"""Pins the yardstick that sees all hands: what it knows and does not, and that nobody plays against it."""

from random import Random
from typing import Any, ClassVar

import numpy as np
import pytest

from sushiya.arena.deals import Contest, play_deal, play_match
from sushiya.bots import (
    BOTS,
    LEVELS,
    YARDSTICKS,
    RandomBot,
    all_bots,
    bots_for,
    check_opponent,
    make_bot,
    misspelt,
)
from sushiya.bots.clairvoyant_sushi import ClairvoyantSushiBot
from sushiya.bots.fallback import bot_with_fallback
from sushiya.cli.terminal.people import check_seats
from sushiya.core import Action, BadOptions, Match, State
from sushiya.fast.sushi.codes import Kinds
from sushiya.fast.sushi.worlds import everything
from sushiya.games import game_of
from sushiya.research.vector_env import SushiyaVectorEnv
from sushiya.table.refusals import Denied
from sushiya.table.seats import check_bot
from tests.cli.command import sushiya

GAME: Any = game_of("sushi-go(seats=3)")
NOT_AGAINST_PEOPLE = r"The bot clairvoyant\S* sees all hands\. It is a yardstick: it plays in `sushiya arena`"


def test_it_knows_all_hands_and_no_answers() -> None:
    match = Match(GAME, "known")
    match.play(0, match.options(0)[0])
    known = everything(GAME, match.state)
    kinds = Kinds(GAME)
    for seat, hand in enumerate(match.state.board.hands):
        counts = [sum(kinds.number[card] == kind for card in hand) for kind in range(len(kinds.cards))]
        assert known.base[0].hands[seat].tolist()[: len(counts)] == counts
    assert not known.hidden.size
    assert known.base[0].awaiting == 0b111, "whoever has answered may still have picked anything"
    other = Match(GAME, "known")
    other.play(0, other.options(0)[-1])
    assert other.state != match.state
    assert everything(GAME, other.state).base.tobytes() == known.base.tobytes()


def test_other_hands_change_its_answer_and_the_others_are_not_told() -> None:
    """An honest bot answers the same in any world that it can't tell from this one: test_secrecy.py."""
    match = Match(GAME, "worlds")
    view = match.view(0)
    answers = set()
    for world in range(12):
        state = GAME.imagine(view, (), Random(world))
        bot = make_bot("clairvoyant@500it", GAME, 0, Random("same luck"), knowing=True)
        assert isinstance(bot, ClairvoyantSushiBot)
        answers.add(bot.choose_knowing(view, state))
    assert len(answers) > 1


def test_what_will_be_dealt_is_unknown_to_it() -> None:
    """The deck it sees has no order: whichever seed deals the next round, its knowledge is the same."""
    one, other = (Match(GAME, seed) for seed in ("one", "other"))
    while one.state.board.round == 1:
        other.state = one.state
        seat = one.state.pending[0].seat
        known, also = (everything(GAME, match.state).base for match in (one, other))
        np.testing.assert_array_equal(known, also)
        one.play(seat, one.options(seat)[0])
    other.play(seat, other.options(seat)[0])
    assert one.state.board.hands != other.state.board.hands


class Ordinary(RandomBot):
    """Would note any state that it got."""

    shown: ClassVar[list[Any]] = []

    def choose(self, view: Any, *more: Any) -> Action:
        self.shown.extend(each for each in (view, *more) if isinstance(each, State))
        return super().choose(view)


class Knowing(Ordinary):
    """Declares that it wants to see the state."""

    def choose_knowing(self, view: Any, state: State[Any]) -> Action:
        return self.choose(view, state)


def test_only_who_asks_for_it_sees_the_state() -> None:
    Ordinary.shown.clear()
    play_match(GAME, [Ordinary(Random(seat)) for seat in range(3)], "x")
    assert not Ordinary.shown
    play_match(GAME, [Knowing(Random(0)), RandomBot(Random(1)), RandomBot(Random(2))], "x")
    assert Ordinary.shown


def test_it_plays_in_the_arena_and_in_environments() -> None:
    contest = Contest(GAME, ("clairvoyant@20it", "random", "random"), "arena")
    assert play_deal(contest, 0) == play_deal(contest, 0)
    env = SushiyaVectorEnv("sushi-go(seats=2,edition=gamewright)", 1, seat=0, opponents="clairvoyant@2it")
    env.reset(seed=1)
    mask = env.reset(seed=1)[0]["action_mask"]
    env.step(mask.argmax(axis=1))


def test_nobody_plays_against_it() -> None:
    for make in (make_bot, lambda *given: bot_with_fallback(*given)):
        with pytest.raises(BadOptions, match=NOT_AGAINST_PEOPLE):
            make("clairvoyant@1000it", GAME, 0, Random(1))
    for refused in (
        lambda: check_opponent("clairvoyant"),
        lambda: check_seats("you,clairvoyant@1s,greedy", GAME),
        lambda: sushiya("serve", "--allow-bot", "clairvoyant"),
    ):
        with pytest.raises(BadOptions, match=NOT_AGAINST_PEOPLE):
            refused()
    with pytest.raises(Denied, match="There is no bot 'clairvoyant' here"):
        check_bot("clairvoyant", GAME)
    bot = make_bot("clairvoyant", GAME, 0, Random(1), knowing=True)
    with pytest.raises(BadOptions, match="has to see the whole state"):
        bot.choose(Match(GAME, "x").view(0))


def test_it_is_in_no_list() -> None:
    assert list(YARDSTICKS) == ["clairvoyant"]
    for names in (BOTS, LEVELS, all_bots(), bots_for(GAME), misspelt("clairvoyan")):
        assert "clairvoyant" not in names


def test_where_nothing_like_it_exists_it_says_so() -> None:
    with pytest.raises(BadOptions, match="The bot clairvoyant can't play sushizock"):
        make_bot("clairvoyant", game_of("sushizock"), 0, Random(1), knowing=True)
