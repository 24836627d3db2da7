"""Pins the sentences of reasons: complete in both tenses, short enough, and without words that judge."""

import re

import pytest

from sushiya.bots.candidate import REASON_IDS, Because, ReasonId
from sushiya.cli.terminal.reasons import AT_MOST, reason_text
from sushiya.sushi import CARDS, DISHES
from sushiya.texts import Texts, card_id, dish_id, languages

LONGEST = "M" * 16
"""A name of people; longer ones are rare, and only leave a later sentence out."""
FORBIDDEN = re.compile(r"great|brilliant|mistake|should have|always|never|!", re.IGNORECASE)
NUMBERS: dict[str, int | str] = dict.fromkeys(
    ("points", "have", "need", "times", "before", "mine", "theirs", "count", "most"), 10
)


def longest(texts: Texts, fact: ReasonId) -> Because:
    """The fact with the longest names that it may have."""
    dish = max(DISHES, key=lambda name: len(texts(dish_id(name))))
    card = max(map(str, CARDS), key=lambda name: len(texts.get(card_id(name), name)))
    return Because(fact, NUMBERS | {"dish": dish, "card": card, "seat": 0})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fact", REASON_IDS)
def test_each_sentence_fits_alone_in_both_tenses(language: str, fact: ReasonId) -> None:
    texts = Texts(language)
    for past in (False, True):
        said = reason_text(texts, [longest(texts, fact)], [LONGEST], past=past)
        assert said != texts("reason-none"), "too long on its own"
        assert said.endswith("."), said
        assert said[0] == said[0].upper()
        assert not FORBIDDEN.search(said)
        one = Because(fact, NUMBERS | {"points": 1, "dish": "eel", "card": "eel", "seat": 0})
        assert reason_text(texts, [one], ["Mia"], past=past)


@pytest.mark.parametrize("language", languages())
def test_tenses_differ(language: str) -> None:
    texts = Texts(language)
    for fact in REASON_IDS:
        now, past = (reason_text(texts, [longest(texts, fact)], ["Mia"], past=past) for past in (False, True))
        assert now != past, fact


@pytest.mark.parametrize("past", [False, True])
def test_what_does_not_fit_is_left_out(past: bool) -> None:
    texts = Texts("en")
    facts = [longest(texts, fact) for fact in ("last-out", "can-wait", "denies", "no-use")]
    said = reason_text(texts, facts, [LONGEST], past=past)
    assert len(said) <= AT_MOST["past" if past else "now"]
    assert said.startswith(reason_text(texts, facts[:1], [LONGEST], past=past))


def test_no_fact_is_no_simple_reason() -> None:
    assert reason_text(Texts("en"), [], []) == "The figures differ, but there is no simple reason."
