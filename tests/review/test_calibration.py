"""Pins chances to win: calibrated by bot matches, in order, summing to 1; and how their error is measured."""

from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from scripts.calibration import PAGE, held_out, meal_of, page, stored
from scripts.calibration_figures import RAW, Estimates, estimates, fitted, found_in
from scripts.calibration_matches import WANTED, Played, Position, match_number, measured
from sushiya.core import Match, record_of
from sushiya.games import GAMES
from sushiya.review import Review, kept
from sushiya.review.calibration import Calibration, calibration_of
from sushiya.review.kept import keep_review, kept_review
from tests.full import in_full_runs, in_turn

SHIPPED = [calibration_of(match_number(name, 0)) for name in GAMES]
AIM = 0.03


@pytest.mark.parametrize("calibration", SHIPPED)
def test_chances_keep_their_order_and_sum_to_1(calibration: Calibration) -> None:
    rng = Random(1)
    for seats in range(2, 9):
        wins = [float(rng.randrange(40)) for _ in range(seats)]
        chances = calibration.chances(wins, sum(wins))
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert sorted(range(seats), key=wins.__getitem__) == sorted(range(seats), key=chances.__getitem__)
        assert all(0 < chance < 1 for chance in chances)
        assert calibration.chances([7.0] * seats, 7 * seats) == pytest.approx([1 / seats] * seats)


@pytest.mark.parametrize("calibration", SHIPPED)
def test_the_chance_of_one_seat_rises_with_its_share(calibration: Calibration) -> None:
    for seats in (2, 4):
        chances = [calibration.chance(share / 20, 100, seats) for share in range(21)]
        assert all(less < more for less, more in pairwise(chances))
        assert calibration.chance(1 / seats, 12, seats) == pytest.approx(1 / seats)
    assert calibration.chance(0.7, 12, 2) + calibration.chance(0.3, 12, 2) == pytest.approx(1)
    assert calibration.chance(1.0, 12, 4) < calibration.chance(1.0, 800, 4)  # few playouts say less


def test_a_game_that_was_never_calibrated_has_what_is_usual() -> None:
    class Other:
        name = "other"

    assert calibration_of(Other()).slope in {each.slope for each in SHIPPED}  # type: ignore[arg-type]  # its name is enough


def test_a_review_of_another_calibration_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, rng = Match(match_number("sushizock", 0), "kept"), Random(0)
    while not match.over:
        decision = match.state.pending[0]
        match.play(decision.seat, decision.sample(rng))
    record = record_of(match, match.game.seats * ("",))
    review = Review("", "", (), 2, (), (), (), ())
    keep_review(review, record, tmp_path / "a.record", "5s")
    assert kept_review(record, tmp_path / "a.record", "5s") == review
    monkeypatch.setattr(kept, "calibrated_by", lambda: "other")
    assert kept_review(record, tmp_path / "a.record", "5s") is None


def made_up(matches: int, slope: float, playouts: int = 100) -> list[Played]:
    """Matches of three whose shares of playouts, raised to a power, are the chances."""
    rng = np.random.default_rng(5)
    found = []
    for number in range(matches):
        shares = rng.dirichlet((2, 2, 2))
        chances = shares**slope / (shares**slope).sum()
        won = tuple(np.eye(3)[rng.choice(3, p=chances)].tolist())
        wins, first = (tuple(map(float, rng.multinomial(each, shares))) for each in (playouts, 12))
        found.append(Played(number, "sushi-go(seats=3)", (), won, (Position(0.5, wins, first),), ()))
    return found


def test_what_is_right_has_only_the_error_of_chance() -> None:
    rng = np.random.default_rng(3)
    given = rng.random(20_000)
    won = (rng.random(20_000) < given).astype(float)
    right = found_in(Estimates(given, won, np.arange(20_000)))
    assert right.error < 0.02
    assert right.error == pytest.approx(right.noise, abs=0.006)
    assert sum(tenth.count for tenth in right.tenths if tenth) == 20_000
    wrong = found_in(Estimates(given, (rng.random(20_000) < given**2).astype(float), np.arange(20_000)))
    assert wrong.error == pytest.approx(1 / 6, abs=0.02)  # the mean of p - p²


def test_many_chances_of_one_match_are_as_uncertain_as_one() -> None:
    rng = np.random.default_rng(4)
    given = rng.random(500)
    won = (rng.random(500) < given).astype(float)
    once = found_in(Estimates(given, won, np.arange(500)))
    often = found_in(Estimates(*(np.repeat(each, 9) for each in (given, won, np.arange(500)))))
    assert (often.error, often.noise) == (once.error, once.noise)


@pytest.mark.parametrize("slope", [0.8, 1.0, 1.2])
def test_a_fit_finds_what_was_made_up(slope: float) -> None:
    matches = made_up(2_000, slope)
    found = fitted(matches)
    assert found.slope == pytest.approx(slope, abs=0.13)  # few playouts pull it towards 1
    assert 3 < found.prior < 14  # shares are spread as by six playouts
    first = [found_in(estimates(matches, "first pictures", each)) for each in (RAW, found)]
    assert first[1].error < 0.04 < first[0].error


def test_no_match_judges_itself() -> None:
    for name in ("sushi-go", "sushi-go-party"):
        matches = [Played(number, str(match_number(name, number)), (), (), (), ()) for number in range(60)]
        folds = [{each.number for each in inside} for _, inside in held_out(matches)]
        assert sorted(number for fold in folds for number in fold) == list(range(60))
        assert len(folds) > 1
        if name == "sushi-go-party":
            meals = [{meal_of(matches[number]) for number in fold} for fold in folds]
            assert sum(map(len, meals)) == len(set.union(*meals))


def test_the_stored_errors_are_within_the_aim() -> None:
    found = stored()
    assert found["matches"] == WANTED
    assert sum(WANTED.values()) >= 2000
    for name, kinds in found["games"].items():
        assert kinds["positions"]["error"] <= AIM
        assert kinds["positions"]["matches"] == WANTED[name]
    for name in ("Party, suggested meals", "Party, random meals"):
        assert found["tables"][name]["error"] <= AIM
    for each in found["meals"].values():
        assert each["error"] <= 2.5 * each["noise"]  # each alone was played a few times only
    assert {name: Calibration(**each) for name, each in found["calibrations"].items()} == {
        name: calibration_of(match_number(name, 0)) for name in WANTED
    }


def test_the_page_shows_what_is_stored() -> None:
    """If it fails: python -m scripts.calibration page"""
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(text)


@pytest.mark.parametrize("name", in_turn(list(GAMES)))
def test_a_match_is_measured_the_same_twice(name: str) -> None:
    found = measured(name, 1)
    assert found == measured(name, 1)
    assert [each.at for each in found.positions] == sorted(each.at for each in found.positions)
    assert sum(found.won) == pytest.approx(1, abs=0.001)
    for each in found.positions:
        assert sum(each.wins) == pytest.approx(100, abs=0.1)
        assert sum(each.first) == pytest.approx(12, abs=0.1)


@in_full_runs
@pytest.mark.parametrize("name", GAMES)
def test_other_matches_find_no_other_error(name: str) -> None:
    """A few matches that had no part in it. The bound is wide, since they are few."""
    matches = [measured(name, WANTED[name] + number) for number in range(60)]
    found = found_in(estimates(matches, "positions", calibration_of(match_number(name, 0))))
    assert found.error - found.noise < 2 * AIM
