"""Pins the score pad: the engine's points for what lies on a table, and errors for what can't lie there."""

from random import Random
from typing import Any, get_args

import pytest

from sushiya.core import AnyMatch, Match
from sushiya.games.drafting_scorepad import playable
from sushiya.games.families import SCOREPADS, ScorepadEntries
from sushiya.games.scorepad import ScorepadWarning, score
from sushiya.sushi import MEALS, DraftingGame, Plate, SushiGo, SushiGoParty, Tableau
from sushiya.sushi.events import Cleared, Returned, RoundEnded, Scored, Served, TurnedFaceDown
from sushiya.sushi.notation import plates_text
from sushiya.testing.meals import random_meal
from tests.games.scorepads import BOX, DUMMY, MENU, SUSHI_GO, URAMAKI, pad, refusal

# Points -----------------------------------------------------------------------------------------------------


def test_a_whole_game_as_json() -> None:
    first = ["tempura tempura maki:3 wasabi nigiri:squid", "maki:1 pudding"]
    second = ["maki:2", ""]
    third = ["pudding pudding", "chopsticks:2"]
    sheet = score(pad("sushi-go-party(seats=2,meal=sushi-go)", first, second, third))
    assert sheet.as_json() == {
        "rounds": [
            {
                "points": [20, 3],
                "dishes": [{"nigiri": 9, "maki": 6, "tempura": 5, "wasabi": 0}, {"maki": 3, "pudding": 0}],
            },
            {"points": [6, 0], "dishes": [{"maki": 6}, {}]},
            {"points": [0, 0], "dishes": [{"pudding": 0}, {"chopsticks": 0}]},
        ],
        "final": {"points": [6, 0], "dishes": [{"pudding": 6}, {"pudding": 0}]},
        "totals": [32, 3],
        "winners": [0],
    }


def test_before_the_third_round_there_is_no_final_and_no_winner() -> None:
    sheet = score(pad(SUSHI_GO, ["pudding", "", ""], ["tempura tempura", "", ""]))
    assert list(sheet.as_json()) == ["rounds", "totals"]
    assert sheet.totals == (5, 0, 0)


def test_points_without_cards_are_listed() -> None:
    sheet = score(pad(SUSHI_GO, ["pudding", "pudding", ""], ["", "", ""], ["", "", ""]))
    assert sheet.final is not None
    assert sheet.final.dishes == ({"pudding": 6}, {"pudding": 6}, {"pudding": -6})
    temaki = score(pad(BOX, ["temaki", "", ""]))
    assert temaki.rounds[0].dishes == ({"temaki": 4}, {"temaki": -4}, {"temaki": -4})


def test_a_tie_goes_to_the_most_dessert_cards() -> None:
    """In Party with green tea ice cream, one card scores nothing, but breaks the tie."""
    game = "sushi-go-party(seats=2)"
    last = ["green_tea_ice_cream", ""]
    assert score(pad(game, ["", ""], ["", ""], last)).winners == (0,)
    assert score(pad(game, ["", ""], ["", ""], ["", ""])).winners == (0, 1)


def test_the_dummy_scores_but_cannot_win() -> None:
    nothing = ["", "", ""]
    sheet = score(pad(DUMMY, ["tempura tempura", "", "sashimi sashimi sashimi"], nothing, nothing))
    assert sheet.totals == (5, 0, 10)
    assert sheet.winners == (0,)


def test_free_means_on_no_wasabi_everywhere() -> None:
    for game in (SUSHI_GO, "sushi-go(seats=3,edition=gamewright)", "sushi-go-party(seats=3)"):
        sheet = score(pad(game, ["wasabi nigiri:egg/free nigiri:squid", "nigiri:egg/free", ""]))
        assert sheet.rounds[0].points[:2] == (10, 1)


def test_face_down_cards_are_listed_under_the_box() -> None:
    sheet = score(pad(BOX, ["temaki ~tofu ~sashimi", "temaki", "temaki"]))
    assert sheet.rounds[0].dishes[0] == {"temaki": 0, "takeout_box": 4}


def test_a_copy_is_the_card_it_copies() -> None:
    sheet = score(pad(URAMAKI, ["gyoza special_order>gyoza", "", ""]))
    assert sheet.rounds[0].dishes[0] == {"gyoza": 3}


def test_editions_split_ties_or_do_not() -> None:
    tied = ["maki:3", "maki:3", "maki:1"]
    assert score(pad(SUSHI_GO, tied)).totals == (6, 6, 3)
    assert score(pad("sushi-go(seats=3,edition=gamewright)", tied)).totals == (3, 3, 0)


@pytest.mark.parametrize(
    ("won", "left"),
    [
        ([0, 0, 0], 8),
        ([8, 0, 0], 5),
        ([8, 5, 0], 2),
        ([13, 0, 0], 2),
        ([8, 8, 0], 2),
        ([8, 5, 2], 0),
        ([15, 0, 0], 0),
        ([8, 8, 2], 0),
        ([10, 10, 0], 0),
        ([8, 8, 8], 0),
        ([8, 5, 5], 0),
        ([13, 2, 2], 0),
    ],
)
def test_uramaki_left_over_take_the_best_place_left(won: list[int], left: int) -> None:
    sheet = score(pad(URAMAKI, ["", "", "uramaki:3"], race=[won]))
    assert sheet.totals == (won[0], won[1], won[2] + left)
    assert sheet.rounds[0].dishes[2] == {"uramaki": won[2] + left}


def test_places_are_new_in_every_round() -> None:
    sheet = score(pad(URAMAKI, ["", "uramaki:3", ""], ["", "uramaki:3", ""], race=[[8, 0, 0], [0, 0, 0]]))
    assert sheet.totals == (8, 13, 0)


def test_ten_icons_stay_once_all_places_are_taken() -> None:
    sheet = score(pad(URAMAKI, ["uramaki:5 uramaki:5", "", ""], race=[[0, 15, 0]]))
    assert sheet.rounds[0].dishes[0] == {"uramaki": 0}


def test_sushizock_has_totals_and_winners_only() -> None:
    stacks = [{"sushi": [3, 5], "bones": [1]}, {"sushi": [6], "bones": [2, 2]}, {"sushi": [], "bones": []}]
    sheet = score({"game": "sushizock(seats=3)", "stacks": stacks})
    assert sheet.as_json() == {"totals": [2, 2, 0], "winners": [0, 1]}


def test_names_are_kept_for_the_sheet() -> None:
    assert score(pad(DUMMY, ["", "", ""], names=["Mia", "Leo"])).names == ("Mia", "Leo")
    assert "names" not in score(pad(DUMMY, ["", "", ""], names=["Mia", "Leo"])).as_json()


# The pad against the engine ---------------------------------------------------------------------------------


def what_lay(match: AnyMatch, game: DraftingGame) -> dict[str, Any]:
    """A score pad for a played match, built from its events."""
    lying: list[dict[int, Plate]] = [{} for _ in range(game.tableau_count)]
    won = [0] * game.tableau_count
    rounds: list[list[str]] = []
    races: list[list[int]] = []
    for event, after in zip(match.history, [*match.history[1:], None], strict=True):
        match event:
            case Served() | TurnedFaceDown():
                lying[event.seat][event.plate.no] = event.plate
            case Cleared() | Returned():
                del lying[event.seat][event.plate.no]
            case Scored(seat=seat, dish="uramaki", points=points) if isinstance(after, Cleared):
                won[seat] += points
            case RoundEnded():
                tableaux: list[Tableau] = [tuple(plates.values()) for plates in lying]
                rounds.append(list(map(plates_text, tableaux)))
                races.append(won)
                lying, won = [{} for _ in lying], [0] * game.tableau_count
    return pad(str(game), *rounds) | ({"race": races} if "uramaki" in game.dishes else {})


def games() -> list[DraftingGame]:
    rng = Random(5)
    party = [SushiGoParty(4, meal) for meal in MEALS.values()]
    party += [
        SushiGoParty(seats, random_meal(rng, seats), edition)
        for seats in (2, 3, 5, 6, 8)
        for edition in ("zoch", "devir")
        for _ in range(4)
    ]
    with_dummy = SushiGo(2, "gamewright", with_dummy=True)
    return [SushiGo(3), SushiGo(5), SushiGo(2, "gamewright"), SushiGo(4, "gamewright"), with_dummy, *party]


@pytest.mark.parametrize("game", games(), ids=str)
def test_the_pad_agrees_with_a_match_that_was_played(game: DraftingGame) -> None:
    rng = Random(str(game))
    match = Match(game, seed=str(game))
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    sheet = score(what_lay(match, game))
    assert sheet.totals == game.scores(match.state)
    assert sheet.winners == game.winners(match.state)
    told = [line for line in match.state.board.sheet if line.points]
    for part, number in (*zip(sheet.rounds, (1, 2, 3), strict=True), (sheet.final, 4)):
        assert part is not None
        for seat, dishes in enumerate(part.dishes):
            assert sum(dishes.values()) == sum(
                line.points for line in told if (line.seat, line.round) == (seat, number)
            )
            assert {line.dish for line in told if (line.seat, line.round) == (seat, number)} <= set(dishes)


# Cards that can't be ----------------------------------------------------------------------------------------


def test_a_word_that_is_no_card_is_named_with_what_would_be_one() -> None:
    said = refusal(pad(SUSHI_GO, ["", "", ""], ["", "tempura tempurra", ""]))
    assert said.startswith(
        "Round 2, seat 1: there is no card 'tempurra' in this game. Its cards: nigiri:egg, "
    )
    assert said.endswith("wasabi, chopsticks, pudding.")


@pytest.mark.parametrize(
    ("game", "word", "said"),
    [
        (SUSHI_GO, "maki:4", "'maki:4' in this game. Cards of this kind: maki:1, maki:2, maki:3."),
        (SUSHI_GO, "chopsticks:2", "'chopsticks:2' in this game. Cards of this kind: chopsticks."),
        (SUSHI_GO, "eel", "there is no card 'eel' in this game. Its cards: nigiri:egg"),
        (SUSHI_GO, "~", "'~': there is no card '' in this game."),
        (BOX, "~eel", "'~eel': there is no card 'eel' in this game."),
        (URAMAKI, "special_order>eel", "'special_order>eel': there is no card 'eel' in this game."),
        (URAMAKI, "special_order", "'special_order': say what it copies"),
        (URAMAKI, "gyoza>tea", "'gyoza>tea': only a special order copies"),
        (URAMAKI, "tea/free", "'tea/free': only a nigiri can be kept free"),
        (URAMAKI, "nigiri:egg/off", "'nigiri:egg/off': only 'free' may follow the slash"),
    ],
)
def test_a_word_that_cannot_lie_there(game: str, word: str, said: str) -> None:
    seats = 2 if game == MENU else 3
    message = refusal(pad(game, [*[""] * (seats - 1), f"nigiri:egg {word}"]))
    assert message.startswith(f"Round 1, seat {seats - 1}")
    assert said in message


@pytest.mark.parametrize(
    ("game", "words", "warning", "dish", "count"),
    [
        (URAMAKI, "~tea", "face-down", "takeout_box", 1),
        (URAMAKI, "~tea ~uramaki:3", "face-down", "takeout_box", 2),
        (BOX, "takeout_box:10", "not-set-aside", "takeout_box", 1),
        (MENU, "menu:7", "not-set-aside", "menu", 1),
        (MENU, "menu:7 special_order>menu:7", "not-set-aside", "menu", 2),
        (MENU, "special_order>menu:7", "not-set-aside", "menu", 1),
    ],
)
def test_what_cannot_lie_there_by_the_rules_is_scored_with_a_warning(
    game: str, words: str, warning: str, dish: str, count: int
) -> None:
    seats = 2 if game == MENU else 3
    sheet = score(pad(game, [*[""] * (seats - 1), f"nigiri:egg {words}"]))
    assert sheet.rounds[0].dishes[-1]["nigiri"] == 1
    assert sheet.warnings == (ScorepadWarning(warning, 1, seats - 1, dish, count),)


def test_the_dummy_is_called_by_its_name() -> None:
    assert refusal(pad(DUMMY, ["", "", "eel"])).startswith(
        "Round 1, seat 2 (the dummy): there is no card 'eel'"
    )


def test_sushi_go_deals_every_card_once_in_a_game() -> None:
    squids = "nigiri:squid nigiri:squid nigiri:squid"
    score(pad(SUSHI_GO, [squids, "nigiri:squid", ""], ["", "nigiri:squid", ""]))
    said = refusal(pad(SUSHI_GO, [squids, "nigiri:squid", ""], ["", "nigiri:squid", "nigiri:squid"]))
    assert said == (
        "Round 2, seat 2: one nigiri:squid too many; "
        "the deck has 5, and 4 of them lay there in earlier rounds."
    )


def test_party_deals_its_cards_again_every_round() -> None:
    squids = ["nigiri:squid nigiri:squid nigiri:squid", "", ""]
    score(pad(BOX, squids, squids, squids))
    said = refusal(pad(BOX, squids, ["nigiri:squid " * 2, "nigiri:squid " * 2, ""]))
    assert said == "Round 2, seat 1: one nigiri:squid too many; the deck has 3."


def test_party_keeps_desserts_out_of_the_deck() -> None:
    game = "sushi-go-party(seats=3,meal=cutthroat-combo)"
    eight, seven = " ".join(["pudding"] * 8), " ".join(["pudding"] * 7)
    score(pad(game, [eight, "", ""], ["", seven, ""]))
    said = refusal(pad(game, [eight, "", ""], ["", eight, ""]))
    assert said == (
        "Round 2, seat 1: one pudding too many; the deck has 15, and 8 of them lay there in earlier rounds."
    )


def test_a_dessert_that_lay_face_down_comes_back() -> None:
    """party R4"""
    oranges = "fruit:orange+orange fruit:orange+orange"
    down = oranges.replace("fruit", "~fruit")
    score(pad(BOX, [down, "", ""], [oranges, "", ""]))
    assert "one fruit:orange+orange too many" in refusal(pad(BOX, [oranges, "", ""], [down, "", ""]))


def test_a_special_order_kept_as_a_dessert_stays_out_of_the_deck() -> None:
    copies = "green_tea_ice_cream special_order>green_tea_ice_cream special_order>green_tea_ice_cream"
    tea = "tea special_order>tea"
    sheet = score(pad(URAMAKI, [copies, "", ""], [tea, "", ""], ["green_tea_ice_cream " + tea, "", ""]))
    assert sheet.final is not None
    assert sheet.final.dishes[0] == {"green_tea_ice_cream": 12}
    said = refusal(pad(URAMAKI, [copies, "", ""], [tea + " special_order>tea", "", ""]))
    assert "one special_order too many; the deck has 3, and 2 of them" in said


def test_playable_cards_are_those_of_the_game() -> None:
    cards = playable(SushiGoParty(4, MEALS["master-menu"]))
    assert {"spoon:4", "takeout_box:10", "nigiri:egg"} <= set(cards)
    assert "tempura" not in cards


# The race ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [1, 3, 4, 6, 9, 11, 12, 14, 16, -8])
def test_a_number_that_no_prizes_add_up_to(points: int) -> None:
    said = refusal(pad(URAMAKI, ["", "", ""], race=[[0, points, 0]]))
    assert said == (
        f"Round 1, uramaki, seat 1: nobody can win {points} in a round; possible: 0, 2, 5, 7, 8, 10, 13, 15."
    )


@pytest.mark.parametrize(
    "won", [[5, 0, 0], [2, 0, 0], [8, 2, 0], [10, 0, 0], [8, 8, 5], [13, 8, 0], [8, 7, 5], [8, 8, 13]]
)
def test_prizes_that_cannot_come_together(won: list[int]) -> None:
    said = refusal(pad(URAMAKI, ["", "", ""], ["", "", ""], race=[[0, 0, 0], won]))
    assert said.startswith(
        f"Round 2, uramaki: {', '.join(map(str, won))} can't occur together. The places win"
    )
    assert "Possible: 8; 8, then 5;" in said


def test_ten_icons_lying_there_while_a_place_is_left_are_warned_of() -> None:
    sheet = score(pad(URAMAKI, ["", "uramaki:5 special_order>uramaki:5", ""], race=[[8, 0, 0]]))
    assert sheet.warnings == (ScorepadWarning("place-not-taken", 1, 1, "uramaki", 10),)
    assert sheet.rounds[0].dishes[1] == {"uramaki": 5}
    assert not score(pad(URAMAKI, ["", "uramaki:5 uramaki:4", ""], race=[[8, 0, 0]])).warnings


def test_warnings_say_in_which_round() -> None:
    sheet = score(pad(URAMAKI, ["", "", ""], ["~tea", "", "~tea"]))
    assert [(warning.round, warning.seat) for warning in sheet.warnings] == [(2, 0), (2, 2)]


def test_a_race_may_tell_of_the_first_rounds_only() -> None:
    rounds = [["uramaki:3", "", ""]] * 2
    assert score(pad(URAMAKI, *rounds, race=[[0, 8, 0]])).totals == (5 + 8, 8, 0)


def test_a_race_is_read_by_its_older_name_too() -> None:
    rounds = [["uramaki:3", "", ""]] * 2
    assert score(pad(URAMAKI, *rounds, uramaki=[[0, 8, 0]])).totals == (5 + 8, 8, 0)


def test_what_can_be_entered_is_what_the_rows_read() -> None:
    assert set(get_args(ScorepadEntries)) == {row.entries for row in SCOREPADS.values()}
