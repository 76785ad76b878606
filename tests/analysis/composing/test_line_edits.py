# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking at the next moves of a help problem: what edits make of its lines."""

from __future__ import annotations

import pytest

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, drop_map
from composer.analysis.composing.edit import Edit, EditKind
from composer.analysis.composing.linekept import carried_line, line_squares, lines_kept
from composer.analysis.composing.linerepair import cooks_of, line_repair_rank, line_repairs
from composer.analysis.composing.needed import Need, needs
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.composing.wording import drop_sentence
from composer.analysis.report import analyse
from composer.problem.intended import ONE
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

SOUND = "7k/5K2/8/8/8/8/6R1/8 b - - 0 1"  # h#1: 1.Kh7 Rh2#
COOKED = "7k/5K2/8/8/8/R7/6R1/8 b - - 0 1"  # h#1: 1.Kh7 R2h2#, or R3h3#


_ONE_IS_MEANT = SolveOptions(intended=ONE)


def _baseline(fen: str, lines: int = 0) -> Baseline:
    solution = solve(fen, "h#1", _ONE_IS_MEANT)
    return Baseline.of(analyse(solution), lines=solution.lines[:lines])


def test_lines_go_with_the_men_whom_an_edit_moves() -> None:
    base = _baseline(SOUND)
    (line,) = base.lines
    moved = Edit.move(base.position, parse_square("g2"), parse_square("a2"))
    h7 = (parse_square("h8"), parse_square("h7"), None)
    assert carried_line(line, None) == line_squares(line)
    assert carried_line(line, moved) == (h7, (parse_square("a2"), parse_square("h2"), None))
    after = solve(moved.apply(base.position), "h#1").lines
    assert lines_kept(base.lines, after, moved) == 1
    assert carried_line(line, Edit.remove(base.position, parse_square("g2"))) is None


def test_neighbours_of_a_help_problem_are_ranked_by_the_lines_they_keep() -> None:
    session = Session(1)
    base = _baseline(SOUND)
    *_, last = reports = list(neighbours(base, [EditKind.MOVE], session=session, threads=1))
    session.close()
    assert last.complete
    confirmed = [n for each in reports for n in each.new if n.confirmed]
    assert confirmed
    for each in confirmed:
        after = solve(each.edit.apply(base.position), "h#1")
        assert (after.verdict, len(after.lines)) == (Verdict.SOUND, 1)
        assert each.comparison is not None
        assert each.comparison.lines
        same = lines_kept(base.lines, after.lines, each.edit) == 1
        assert each.same_key == each.comparison.same_key == same
    assert any(each.same_key for each in confirmed)
    assert not all(each.same_key for each in confirmed)


def test_the_drop_map_answers_for_lines() -> None:
    session = Session(1)
    base = _baseline(SOUND)
    last = {a.square: a for a in drop_map(base, Man.BLACK_PAWN, session=session)}
    session.close()
    assert any(answer.drop is Drop.NO_SOLUTION for answer in last.values())
    same = [each for each in last.values() if each.drop in (Drop.SAME, Drop.SOUND)]
    assert same
    assert all(each.final for each in same)
    words = "sound, one solution: the same solution"
    assert any(str(drop_sentence(each)).startswith(words) for each in same)


def test_a_pawn_without_a_part_can_go_and_the_mating_rook_cannot() -> None:
    session = Session(1)
    solution = solve("7k/5K2/8/8/8/8/P5R1/8 b - - 0 1", "h#1")
    assert solution.verdict is Verdict.SOUND
    last = list(needs(analyse(solution), session=session))[-1]
    session.close()
    found = {ring.square: ring.need for ring in last.rings}
    assert last.complete
    assert found == {parse_square("a2"): Need.CAN_GO, parse_square("g2"): Need.NEEDED}


def test_repair_stops_a_cook_and_keeps_the_line_that_is_meant() -> None:
    session = Session(1)
    base = _baseline(COOKED, lines=1)
    cooks = cooks_of(base)
    assert base.solution.verdict is Verdict.COOKED
    assert len(cooks) == len(base.solution.lines) - 1
    reports = list(line_repairs(base, [EditKind.REMOVE, EditKind.ADD], session=session, threads=1))
    session.close()
    assert reports[-1].complete
    found = sorted((each for report in reports for each in report.new), key=line_repair_rank)
    assert found
    for each in found[:20]:
        after = solve(each.edit.apply(base.position), "h#1", _ONE_IS_MEANT)
        assert after.verdict is each.verdict
        assert lines_kept(base.lines, after.lines, each.edit) == 1
        assert lines_kept(each.stops, after.lines, each.edit) == 0
        assert len(after.lines) == 1 + len(cooks) - len(each.stops)


def test_repair_needs_a_line_to_keep_and_a_cook() -> None:
    for base in (_baseline(SOUND), _baseline(COOKED)):
        with pytest.raises(ValueError, match="expected lines to keep and a cook to stop"):
            line_repairs(base)
