"""Pins questions in small steps: typed text finds its item, and facets narrow down to one answer."""

from collections.abc import Mapping

import pytest

from sushiya.cli.terminal.ask import Facet, Item, Question, Undo, find, narrow
from sushiya.core import Action
from sushiya.sushi.moves import Pick
from sushiya.sushi.notation import parse_action

ITEMS = [
    Item(1, "egg nigiri", also=("nigiri:egg",)),
    Item(2, "maki with 1 roll", also=("maki:1",)),
    Item(3, "maki with 3 rolls", also=("maki:3",)),
    Item(4, "tea"),
    Item(5, "green tea ice cream", also=("green_tea_ice_cream",)),
]


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("1", [1]),
        ("5", [5]),
        ("0", []),
        ("6", []),
        ("egg", [1]),
        ("nigiri", [1]),
        ("NIGIRI:EGG", [1]),
        ("maki", [2, 3]),
        ("maki 3", [3]),
        ("maki:1", [2]),
        ("tea", [4]),
        ("te", [4]),
        ("gr te", [5]),
        ("ice", [5]),
        ("cream ice", []),
        ("sushi", []),
    ],
)
def test_what_is_typed_finds_its_item(typed: str, values: list[int]) -> None:
    assert [item.value for item in find(typed, ITEMS)] == values


OPTIONS = [parse_action(text) for text in ("pick eel", "pick eel tofu", "pick tofu", "pick nigiri:egg")]
FACETS = [
    Facet[Pick](lambda pick: str(pick.serving), lambda values: question("card", values)),
    Facet[Pick](lambda pick: str(pick.second), lambda values: question("second", values)),
]


def question(title: str, values: object) -> Question:
    return Question(f"{title}: {values}", title, ())


class Script:
    """Answers questions from a list. None takes a step back."""

    def __init__(self, *answers: object) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def __call__(self, question: Question, shortcuts: Mapping[str, Action]) -> object:
        self.asked.append(question.title)
        answer = self.answers.pop(0)
        if answer is None:
            raise Undo
        return shortcuts.get(str(answer), answer)


def ask(script: Script) -> str:
    ways = [(option, option) for option in OPTIONS if isinstance(option, Pick)]
    return str(narrow(ways, FACETS, script))


def test_only_what_is_open_is_asked() -> None:
    script = Script("tofu")
    assert ask(script) == "pick tofu"
    assert script.asked == ["card: ('eel', 'tofu', 'nigiri:egg')"]
    script = Script("eel", "tofu")
    assert ask(script) == "pick eel tofu"
    assert script.asked[1:] == ["second: ('None', 'tofu')"]


def test_a_step_is_taken_back() -> None:
    script = Script("eel", None, "nigiri:egg")
    assert ask(script) == "pick nigiri:egg"
    assert len(script.asked) == 3
    with pytest.raises(Undo):
        ask(Script(None))


def test_a_whole_answer_ends_the_questions() -> None:
    assert ask(Script("pick eel tofu")) == "pick eel tofu"
