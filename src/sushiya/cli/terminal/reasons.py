"""Reasons in words: facts that speak for an option, as a few sentences."""

from collections.abc import Sequence

from sushiya.bots.candidate import Because
from sushiya.texts import Texts, card_id, dish_id

__all__ = ["AT_MOST", "reason_text"]

AT_MOST = {"now": 140, "past": 220}
"""Characters in a hint and in a review. What no longer fits is left out, since the weightiest comes first."""


def reason_text(texts: Texts, facts: Sequence[Because], names: Sequence[str], *, past: bool = False) -> str:
    """What speaks for an option. `names` are those of the seats; a review puts it in the past tense."""
    said = ""
    for fact in facts:
        longer = f"{said} {_sentence(texts, fact, names, past)}".lstrip()
        if len(longer) > AT_MOST["past" if past else "now"]:
            break
        said = longer
    return said or texts("reason-none")


def _sentence(texts: Texts, fact: Because, names: Sequence[str], past: bool) -> str:
    args: dict[str, object] = dict(fact.args)
    if isinstance(dish := fact.args.get("dish"), str):
        args["dish"] = texts.get(dish_id(dish), dish)
    if isinstance(card := fact.args.get("card"), str):
        args["card"] = texts.get(card_id(card), card)
    if isinstance(seat := fact.args.get("seat"), int):
        args["name"] = names[seat]
    said = texts(f"reason-{fact.id}", attr="past" if past else "", **args)
    return said if said.startswith(str(args.get("name", " "))) else said[:1].upper() + said[1:]
