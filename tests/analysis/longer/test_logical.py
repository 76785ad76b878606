# SPDX-License-Identifier: GPL-3.0-or-later
"""Plans of longer problems: what the foreplan did is said, and what is no plan is not."""

from __future__ import annotations

from cases import every
from moves import made_move

from composer import solve
from composer.analysis.longer.logical import (
    Carried,
    Plan,
    carried_out,
    foreplan_did,
    logical_tries,
    plans_of,
)
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.options import SolveOptions

ROMAN = "3Q4/R1KP4/2P3p1/1k3r2/2p5/P7/8/8 w - - 0 1"  # Loyd, Illustrated American 1890
HAMBURG = "r7/6p1/6pk/4Q1N1/6pK/5N2/8/1b6 w - - 0 1"  # Loyd, The Saturday Courier 1855
SHUT = "6N1/3pQ1PK/2b3P1/r2p2pk/q1p3p1/rp4P1/4PP2/b7 w - - 0 1"  # Dawson, Good Companions 1922
RETAKEN = "1N1n1N1R/3p4/pB1p4/P2kn2Q/7p/3BK2b/4P3/8 w - - 0 1"  # Loyd, Paris Tourney 1878
BY_WHITE = "8/rp4Kp/8/7R/6k1/3N2NR/6P1/3n4 w - - 0 1"  # Loyd, Chicago Tribune 1878


def study_of(text: str, options: SolveOptions | None = None) -> Study:
    study = Study.of(solve(text, "#3", options))
    assert study.is_longer_mate
    return study


def found(text: str) -> dict[str, Flag]:
    return {flag.id: flag for flag in logical_tries(study_of(text))}


@every(
    "text, theme, reason",
    [
        (ROMAN, "roman", "rook f5 is drawn to h5"),
        (HAMBURG, "hamburg", "bishop a2 blocks a2"),
        (SHUT, "hamburg", "pawn d4 shuts the line of bishop a1"),
    ],
)
def test_the_plan_its_refutation_and_what_became_of_it_are_said(
    text: str, theme: str, reason: str
) -> None:
    flags = found(text)
    assert flags[theme].grade is Grade.THEME
    assert flags["logical_foreplan"].grade is Grade.ELEMENT
    for name in (theme, "logical_foreplan"):
        sentence = str(flags[name].sentence)
        assert sentence.endswith(f": {reason}.")
        assert "? (2." in sentence
        assert "fails to 1..." in sentence


def test_the_plan_and_its_line_are_the_evidence() -> None:
    flag = found(ROMAN)["roman"]
    shown = [move.san for move in flag.moves]
    assert shown[0] == "Qf8"
    assert "Rxf8" in shown
    assert {"Qe8", "Rh5", "Rc5", "Qb8#"} <= set(shown)


def test_to_take_the_refuting_unit_is_no_plan() -> None:
    assert any(plan.move.san == "Qf5" for plan in plans_of(study_of(RETAKEN)))
    assert "logical_foreplan" not in found(RETAKEN)


def test_what_the_key_alone_did_is_no_logical_play() -> None:
    study = study_of(BY_WHITE)
    plans = {carried.plan.move.san for carried in carried_out(study)}
    assert "Nf1" in plans
    assert not {"hamburg", "dresden", "logical_foreplan"} & set(found(BY_WHITE))


def test_without_tries_there_are_no_plans() -> None:
    study = study_of(ROMAN, SolveOptions(tries=False))
    assert not list(logical_tries(study))


def _fates(text: str, refuting: Man, origin: str, target: str) -> set[str]:
    """Return what became of a unit that is said to refute a second move of the actual play."""
    study = study_of(text)
    move = made_move(refuting, parse_square(origin), parse_square(target))
    fates = set()
    for line in study.full:
        carried = Carried(Plan(line.white(2).move, move, frozenset(), ()), line, 2)
        fates.add(str(foreplan_did(study, carried)))
    return fates


def test_a_unit_may_be_captured_or_pinned() -> None:
    captured = "8/8/1B2P3/2R5/b2k4/n1R2BP1/1n1pr1r1/K2Q4 w - - 0 1"  # Loyd, 1857: 1.Qxd2+!
    assert _fates(captured, Man.BLACK_PAWN, "d2", "d1") == {"pawn d2 is captured on d2"}
    pinned = "1B1R4/4P3/R2n1ppq/1P2k3/5rPQ/2N5/2p5/2K5 w - - 0 1"  # Loyd, 1859: 1.Qh2!
    assert "rook f4 is pinned" in _fates(pinned, Man.BLACK_ROOK, "f4", "f1")


def test_several_plans_are_shown_beside_each_other() -> None:
    doubled = "1k6/1P6/1K6/1N6/1b6/1N6/8/8 w - - 0 1"  # Dawson, National-Zeitung 1923
    sentence = str(found(doubled)["logical_foreplan"].sentence)
    assert "1.Na5? (2.Nc6#) fails to 1...Bxa5+!" in sentence
    assert "1.Nc5? (2.Nd7#/2.Na6#) fails to 1...Bxc5+!" in sentence
