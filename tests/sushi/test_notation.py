"""Pins the text forms of Sushi Go! and Party: each round-trips, anything else is rejected with a reason."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushiya.core import Action, BadNotation, Choice, Match
from sushiya.sushi import (
    CARDS,
    DISHES,
    Card,
    DraftingGame,
    Plate,
    Serving,
    SushiGo,
    SushiGoParty,
    Tableau,
    meal_of,
)
from sushiya.sushi.model import FACE_DOWN, hand_of
from sushiya.sushi.moves import Copy, Deal, Done, Draw, Flip, Give, Lay, Pick, Wish
from sushiya.sushi.notation import VERBS, parse_action, parse_card, parse_plates, parse_serving, plates_text

EGG, SQUID, TEMPURA = CARDS["nigiri:egg"], CARDS["nigiri:squid"], CARDS["tempura"]
WASABI, ORDER = CARDS["wasabi"], CARDS["special_order"]

# Cards and servings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", sorted({card for dish in DISHES.values() for card in dish.cards}), ids=str)
def test_every_printed_card_round_trips(card: Card) -> None:
    assert parse_card(str(card)) == card


def test_chopsticks_of_sushi_go_have_no_number() -> None:
    assert parse_card("chopsticks") in SushiGo(3).box
    assert parse_card("chopsticks").order == 0
    assert parse_card("chopsticks:2").order == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("maki:4", r"^There is no card 'maki:4'. Cards of this kind: maki:1, maki:2, maki:3\.$"),
        ("maki", r"There is no card 'maki'. Cards of this kind: maki:1"),
        ("eel:1", r"Cards of this kind: eel\.$"),
        ("fruit:watermelon+orange", r"Cards of this kind: .*fruit:orange\+watermelon"),
        ("pizza", r"^There is no card 'pizza'. Kinds: nigiri, maki, .*, green_tea_ice_cream, fruit\.$"),
        ("Eel", r"There is no card 'Eel'. Kinds: nigiri"),
        ("", r"There is no card ''. Kinds: nigiri"),
        ("~", r"There is no card '~'. Kinds: nigiri"),
    ],
)
def test_what_is_no_card(text: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        parse_card(text)


@pytest.mark.parametrize(
    ("text", "serving"),
    [
        ("tempura", Serving(TEMPURA)),
        ("nigiri:egg/free", Serving(EGG, None, True)),
        ("special_order", Serving(ORDER)),
        ("special_order>tempura", Serving(ORDER, TEMPURA)),
        ("special_order>nigiri:egg/free", Serving(ORDER, EGG, True)),
        ("special_order>~", Serving(ORDER, FACE_DOWN)),
    ],
)
def test_servings(text: str, serving: Serving) -> None:
    assert parse_serving(text) == serving
    assert str(serving) == text


NOT_FREE = r"only a nigiri can be kept free of a wasabi"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nigiri:egg/", r"^'nigiri:egg/': only 'free' may follow the slash, for a nigiri"),
        ("nigiri:egg/fre", r"only 'free' may follow the slash"),
        ("nigiri:egg/free/free", r"only 'free' may follow the slash"),
        ("tempura/free", rf"^'tempura/free': {NOT_FREE}"),
        ("special_order/free", NOT_FREE),
        ("special_order>tempura/free", NOT_FREE),
        ("special_order>~/free", NOT_FREE),
        ("tempura>eel", r"^'tempura>eel': only a special order copies; tempura can't"),
        ("nigiri:egg>~", r"only a special order copies"),
        ("special_order>", r"There is no card ''"),
        ("special_order>pizza", r"There is no card 'pizza'"),
        ("special_order>special_order>eel", r"There is no card 'special_order>eel'"),
        ("pizza>eel", r"There is no card 'pizza'"),
        ("~tempura", r"There is no card '~tempura'"),
    ],
)
def test_what_is_no_serving(text: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        parse_serving(text)


# Plates -----------------------------------------------------------------------------------------------------


def lying_on(text: str) -> list[int | None]:
    """The wasabi that each plate lies on."""
    return [plate.on for plate in parse_plates(text)]


def test_plates_are_numbered_in_order_of_play() -> None:
    assert parse_plates("tempura nigiri:egg") == (
        Plate(1, TEMPURA, TEMPURA, since=1),
        Plate(2, EGG, EGG, since=2),
    )
    assert parse_plates("") == ()


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("nigiri:egg wasabi", [None, None]),
        ("wasabi nigiri:egg", [None, 1]),
        ("wasabi nigiri:egg nigiri:squid", [None, 1, None]),
        ("wasabi nigiri:egg/free nigiri:squid", [None, None, 1]),
        ("wasabi wasabi nigiri:egg nigiri:squid", [None, None, 1, 2]),
        ("wasabi tempura nigiri:egg", [None, None, 1]),
        ("~wasabi nigiri:egg", [None, None]),
        ("~wasabi wasabi nigiri:egg", [None, None, 2]),
        ("wasabi ~nigiri:egg nigiri:squid", [None, 1, None]),
        ("wasabi ~nigiri:egg/free nigiri:squid", [None, None, 1]),
        ("wasabi special_order>nigiri:egg nigiri:squid", [None, 1, None]),
        ("wasabi special_order>nigiri:egg/free nigiri:squid", [None, None, 1]),
        ("special_order>wasabi nigiri:egg", [None, 1]),
        ("~special_order>wasabi nigiri:egg", [None, None]),
        ("wasabi ~special_order nigiri:egg", [None, None, 1]),
    ],
)
def test_a_nigiri_goes_on_the_oldest_free_wasabi(text: str, on: list[int | None]) -> None:
    assert lying_on(text) == on
    assert plates_text(parse_plates(text)) == text


def test_copies_count_as_what_they_copy() -> None:
    (copy,) = parse_plates("special_order>tempura")
    assert (copy.card, copy.face, copy.turned) == (ORDER, TEMPURA, False)


def test_face_down() -> None:
    assert [plate.dish for plate in parse_plates("~tempura tempura")] == ["", "tempura"]
    (copy,) = parse_plates("~special_order>nigiri:egg")
    assert (copy.card, copy.face, copy.turned) == (ORDER, EGG, True)


@pytest.mark.parametrize("text", ["special_order>~", "~special_order", "~special_order>~"])
def test_a_copy_of_a_card_face_down_lies_face_down_itself(text: str) -> None:
    assert parse_plates(text) == (Plate(1, ORDER, ORDER, since=1, turned=True),)
    assert plates_text(parse_plates(text)) == "~special_order"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "special_order",
            r"^'special_order': say what it copies, for example special_order>tempura, or",
        ),
        ("tempura special_order>special_order", r"'special_order>special_order': say what it copies"),
        ("wasabi pizza", r"There is no card 'pizza'"),
        ("~~tempura", r"There is no card '~tempura'"),
        ("~", r"There is no card ''"),
        ("special_order>~tempura", r"There is no card '~tempura'"),
        ("wasabi/free", NOT_FREE),
    ],
)
def test_what_are_no_plates(text: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        parse_plates(text)


def test_only_a_choice_is_written_as_free() -> None:
    """Without a free wasabi there is nothing to choose."""
    assert plates_text(parse_plates("nigiri:egg/free wasabi")) == "nigiri:egg wasabi"


PRINTED = [name for name in CARDS if name != "special_order"]
FACE_UP = [
    *PRINTED,
    *(f"special_order>{name}" for name in [*PRINTED, "~", "nigiri:squid/free"]),
    "nigiri:egg/free",
]
WORDS = [*FACE_UP, *(f"~{word}" for word in FACE_UP), "~special_order"]
FULL_OF_WASABI = [word for word in WORDS if "wasabi" in word or "nigiri" in word]
plate_lists = st.lists(st.sampled_from(FULL_OF_WASABI) | st.sampled_from(WORDS)).map(" ".join)


@given(plate_lists)
def test_plates_round_trip(text: str) -> None:
    plates = parse_plates(text)
    assert parse_plates(plates_text(plates)) == plates
    assert plates_text(parse_plates(plates_text(plates))) == plates_text(plates)


def shown(plates: Tableau) -> list[tuple[Card, Card, bool, bool]]:
    """What matters about plates: card, face, whether face down, and whether on a face-up wasabi."""
    wasabi = {plate.no for plate in plates if plate.dish == "wasabi"}
    return [(plate.card, plate.face, plate.turned, plate.on in wasabi) for plate in plates]


@pytest.mark.parametrize(
    "game",
    [
        SushiGo(3),
        SushiGo(3, edition="gamewright"),
        SushiGoParty(3, meal=meal_of("maki+tempura+eel+tofu+takeout_box+wasabi+pudding")),
        SushiGoParty(3, meal=meal_of("maki+tempura+eel+tofu+special_order+wasabi+pudding")),
        SushiGoParty(3, meal=meal_of("maki+tempura+eel+tofu+special_order+wasabi+fruit"), edition="devir"),
        SushiGoParty(4, meal=meal_of("uramaki+tempura+eel+tofu+special_order+takeout_box+fruit")),
    ],
    ids=str,
)
def test_every_table_of_a_game_can_be_written_down(game: DraftingGame) -> None:
    for seed in range(8):
        match, rng = Match(game, str(seed)), Random(seed)
        while not match.over:
            for plates in (*match.state.board.tableaux, *match.state.board.kept_desserts):
                assert shown(parse_plates(plates_text(plates))) == shown(plates)
            decision = match.state.pending[0]
            assert isinstance(decision, Choice)
            for option in decision.options:
                assert parse_action(str(option)) == option
            match.play(decision.seat, decision.sample(rng))
        for _, action in match.log:
            assert parse_action(str(action)) == action


# Actions ----------------------------------------------------------------------------------------------------

cards = st.sampled_from(sorted(CARDS.values()))
faces = cards | st.just(FACE_DOWN)
nigiri = st.sampled_from([card for card in CARDS.values() if card.dish == "nigiri"])
servings = st.one_of(
    cards.map(Serving),
    faces.map(lambda copy: Serving(ORDER, copy)),
    nigiri.map(lambda card: Serving(card, free=True)),
    nigiri.map(lambda copy: Serving(ORDER, copy, free=True)),
)
hands = st.lists(cards, min_size=1, max_size=10).map(hand_of)
ACTIONS: dict[str, st.SearchStrategy[Action]] = {
    "pick": st.builds(
        Pick, st.none() | servings, st.none() | servings, st.none() | servings, st.none() | cards
    ),
    "lay": st.builds(Lay, servings),
    "copy": cards.map(Copy),
    "wish": st.builds(Wish, st.sampled_from([*DISHES, *CARDS])),
    "give": st.builds(Give, cards),
    "turn": st.builds(Flip, st.integers(0, 999)),
    "done": st.just(Done()),
    "deal": st.builds(Deal, st.lists(hands, min_size=1, max_size=8).map(tuple)),
    "draw": st.builds(Draw, st.lists(cards, max_size=10).map(hand_of)),
}


def test_every_verb_has_a_strategy() -> None:
    assert list(ACTIONS) == list(VERBS)


@given(st.one_of(*ACTIONS.values()))
def test_actions_round_trip(action: Action) -> None:
    assert parse_action(str(action)) == action


A_PICK = r"^A pick is one card, or two: 'pick tempura', 'pick eel !chopsticks:2', 'pick eel tofu'\.$"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "",
            (
                r"^'' is not an action. "
                r"Actions start with: pick, lay, copy, wish, give, turn, done, deal, draw\.$"
            ),
        ),
        (" ", r"^' ' is not an action. Actions start with: pick"),
        ("\t", r"is not an action"),
        (" pick eel", r"is not an action"),
        ("eat eel", r"^'eat eel' is not an action. Actions start with: pick"),
        ("Pick eel", r"is not an action"),
        ("take sushi 2", r"is not an action"),
        ("pick", A_PICK),
        ("pick !chopsticks:2", A_PICK),
        ("pick eel tofu tempura", A_PICK),
        ("pick eel !spoon:4 !spoon:5", A_PICK),
        ("pick eel dummy=eel dummy=eel", A_PICK),
        ("pick pizza", r"There is no card 'pizza'"),
        ("pick eel !", r"There is no card ''"),
        ("pick eel dummy=", r"There is no card ''"),
        ("pick eel dummy=?", r"There is no card '\?'"),
        ("pick eel ?", r"There is no card '\?'"),
        ("pick  eel", r"^'pick  eel' has to be written 'pick eel'\.$"),
        ("pick eel ", r"has to be written 'pick eel'"),
        ("pick eel\n", r"has to be written 'pick eel'"),
        ("pick eel\ntofu", r"has to be written 'pick eel tofu'"),
        ("pick !spoon:4 eel", r"has to be written 'pick eel !spoon:4'"),
        ("lay", r"^Expected one word after the verb, as in 'lay tempura'\.$"),
        ("lay eel tofu", r"Expected one word after the verb, as in 'lay tempura'"),
        ("copy", r"as in 'copy tempura'"),
        ("copy ~", r"There is no card '~'"),
        ("copy nigiri:egg/free", r"There is no card 'nigiri:egg/free'"),
        ("copy ~tempura", r"There is no card '~tempura'"),
        ("wish", r"as in 'wish nigiri:squid'"),
        ("wish maki:4", r"Cards of this kind: maki:1"),
        ("wish pizza", r"There is no card 'pizza'. Kinds: nigiri"),
        ("give maki", r"Cards of this kind: maki:1"),
        ("give eel eel", r"as in 'give maki:3'"),
        ("turn", r"as in 'turn #4'"),
        ("turn 4", r"^'4' is not a plate: expected its number, as in 'turn #4'\.$"),
        ("turn #", r"'#' is not a plate"),
        ("turn #-4", r"'#-4' is not a plate"),
        ("turn #٤", r"is not a plate"),
        ("turn #" + 5000 * "1", r"is not a plate"),
        ("turn #04", r"has to be written 'turn #4'"),
        ("done eel", r"has to be written 'done'"),
        ("deal", r"^Hands are separated by a bar: 'deal eel tofu \| maki:1 maki:3'\.$"),
        ("deal eel |", r"Hands are separated by a bar"),
        ("deal eel || tofu", r"There is no card '\|\|'"),
        ("deal tofu eel | eel", r"^Cards are listed in order: eel tofu\.$"),
        ("draw tofu eel", r"^Cards are listed in order: eel tofu\.$"),
        ("draw pizza", r"There is no card 'pizza'"),
    ],
)
def test_what_is_no_action(text: str, message: str) -> None:
    with pytest.raises(BadNotation, match=message):
        parse_action(text)


PIECES = [*VERBS, *WORDS[:20], "", "|", "!", "#", "?", "~", ">", "/free", "dummy=", "#4", "\n", "\u2003"]
garbage = st.text() | st.lists(st.sampled_from(PIECES) | st.text(max_size=3)).map(" ".join)


@given(st.sampled_from(["", *(f"{verb} " for verb in VERBS)]), garbage)
def test_any_text_is_an_action_or_refused(verb: str, text: str) -> None:
    try:
        action = parse_action(verb + text)
    except BadNotation:
        return
    assert str(action) == verb + text


@given(garbage)
def test_any_text_are_plates_or_refused(text: str) -> None:
    try:
        plates = parse_plates(text)
    except BadNotation:
        return
    assert len(plates) == len(text.split())
