"""Pins the text forms of what players answer."""

from sushiya.sushizock import ChooseMove, Keep, Steal, Take


def test_text_forms() -> None:
    assert str(Take("sushi", 2)) == "take sushi 2"
    assert str(Take("bone", 3)) == "take bone 3"
    assert str(Steal("sushi", 1, victim=2)) == "steal sushi 1 from 2"
    assert str(Keep(("sushi", "blue", "red"))) == "keep sushi blue red"


def test_the_question_accepts_its_options_only() -> None:
    question = ChooseMove(0, (Take("sushi", 2), Keep(("blue",))))
    assert question.accepts(Take("sushi", 2))
    assert question.accepts(Keep(("blue",)))
    assert not question.accepts(Take("bone", 2))
    assert not question.accepts(Steal("sushi", 2, 1))
