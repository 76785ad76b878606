# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking at the next moves of a help problem: what edits make of its lines."""

from __future__ import annotations

import pytest

from composer.analysis.comparing.carried import carried_line, line_squares, lines_kept
from composer.analysis.comparing.edit import Edit, EditKind, Edits
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, drop_map
from composer.analysis.composing.linerepair import (
    Effect,
    LineRepair,
    cooks_of,
    line_pairs,
    line_repair_rank,
    line_repairs,
)
from composer.analysis.composing.needed import Need, needs
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.composing.wording import drop_sentence
from composer.analysis.courses.judgement import LineMarks, intended_numbers, line_text
from composer.analysis.report import analyse
from composer.problem.intended import ONE
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.lines import solutions_in
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

SOUND = "7k/5K2/8/8/8/8/6R1/8 b - - 0 1"  # h#1: 1.Kh7 Rh2#
COOKED = "7k/5K2/8/8/8/R7/6R1/8 b - - 0 1"  # h#1: 1.Kh7 R2h2#, or R3h3#


_ONE_IS_MEANT = SolveOptions(intended=ONE)


def _baseline(fen: str, lines: int = 0, asked: str = "h#1") -> Baseline:
    solution = solve(fen, asked, _ONE_IS_MEANT)
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
    confirmed = [n for report in reports for n in report.new if n.confirmed]
    assert confirmed
    for neighbour in confirmed:
        after = solve(neighbour.edit.apply(base.position), "h#1")
        assert (after.verdict, len(after.lines)) == (Verdict.SOUND, 1)
        assert neighbour.comparison is not None
        assert neighbour.comparison.lines
        same = lines_kept(base.lines, after.lines, neighbour.edit) == 1
        assert neighbour.same_key == neighbour.comparison.same_key == same
    assert any(neighbour.same_key for neighbour in confirmed)
    assert not all(neighbour.same_key for neighbour in confirmed)


def test_the_drop_map_answers_for_lines() -> None:
    session = Session(1)
    base = _baseline(SOUND)
    last = {a.square: a for a in drop_map(base, Man.BLACK_PAWN, session=session)}
    session.close()
    assert any(answer.drop is Drop.NO_SOLUTION for answer in last.values())
    same = [answer for answer in last.values() if answer.drop in (Drop.SAME, Drop.SOUND)]
    assert same
    assert all(answer.final for answer in same)
    words = "sound, one solution: the same solution"
    assert any(str(drop_sentence(answer)).startswith(words) for answer in same)


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
    found = sorted((repair for report in reports for repair in report.new), key=line_repair_rank)
    assert found
    for repair in found[:20]:
        after = solve(repair.edit.apply(base.position), "h#1", _ONE_IS_MEANT)
        assert after.verdict is repair.verdict
        assert lines_kept(base.lines, after.lines, repair.edit) == 1
        assert lines_kept(repair.stops, after.lines, repair.edit) == 0
        assert len(after.lines) == 1 + len(cooks) - len(repair.stops)


def test_repair_needs_a_line_to_keep_and_a_cook() -> None:
    for base in (_baseline(SOUND), _baseline(COOKED)):
        with pytest.raises(ValueError, match="expected lines to keep and a cook to stop"):
            line_repairs(base)


TWICE = "7k/5K2/8/8/1R6/R7/6R1/8 b - - 0 1"  # h#1: 1.Kh7, and a mate by each rook
FORMS = "6r1/6k1/8/2p1b2n/6Q1/5N2/8/1Q1K4 b - - 0 1"  # ser-r#2: ten solutions, 27 lines
CASTLED = "4k2r/8/8/2q1B2R/4p3/8/8/K7 w k - 0 1"  # ser-r#2: two solutions


def _sound(base: Baseline, asked: str, kinds: list[EditKind]) -> tuple[list[LineRepair], bool]:
    """Return the repairs that make it sound, each solved once more, and whether pairs came."""
    session = Session(1)
    *_, last = reports = list(line_repairs(base, kinds, session=session, threads=1))
    session.close()
    assert last.complete
    assert last.tried == last.total
    found = [repair for report in reports for repair in report.new]
    for repair in found:
        after = solve(repair.edit.apply(base.position), asked, _ONE_IS_MEANT)
        assert after.verdict is repair.verdict
        assert lines_kept(base.lines, after.lines, repair.edit) == len(base.lines)
        assert lines_kept(repair.stops, after.lines, repair.edit) == 0
    return [repair for repair in found if repair.verdict is Verdict.SOUND], last.pairs > 0


def test_two_edits_are_tried_where_no_single_one_stops_all_cooks() -> None:
    base = _baseline(TWICE, lines=1)
    assert len(base.solution.lines) == 3
    found, pairs = _sound(base, "h#1", [EditKind.REMOVE])
    assert pairs
    mates = {square for line in cooks_of(base) for square in [line.moves[-1].origin]}
    assert [set(repair.edit.squares) for repair in found] == [mates]
    assert isinstance(found[0].edit, Edits)
    assert len(found[0].stops) == 2
    alone, pairs = _sound(_baseline(COOKED, lines=1), "h#1", [EditKind.REMOVE])
    assert alone
    assert not pairs


def test_pairs_are_bounded_and_end_when_cancelled() -> None:
    base = _baseline(TWICE, lines=1)
    squares = [square for square, _ in base.position]
    edits = [Edit.remove(base.position, square) for square in squares]
    effects = [Effect(edit, frozenset({n % 2}), 2, 0) for n, edit in enumerate(edits)]
    pairs = line_pairs(effects, 0, 3)
    assert len(pairs) == 3
    assert all(len(set(pair.squares)) == 2 for pair in pairs)
    several = line_pairs(effects, 0, 1000)
    assert len({frozenset(pair.parts) for pair in several}) == len(several)
    assert line_pairs(effects, -3, 1000) == []  # more men than a pair of these takes away
    token = Token()
    reports = line_repairs(base, [EditKind.REMOVE], cancel=token, threads=1)
    for report in reports:
        assert not report.complete
        token.cancel()


def test_repair_of_a_forced_end_keeps_the_solution_and_stops_the_others() -> None:
    base = _baseline(CASTLED, lines=1, asked="ser-r#2")
    assert len(cooks_of(base)) == 1
    found, pairs = _sound(base, "ser-r#2", [EditKind.MOVE])
    assert len(found) > 10
    assert not pairs


def test_lines_that_differ_in_a_forced_last_move_alone_are_one_solution() -> None:
    solution = solve(FORMS, "ser-r#2", _ONE_IS_MEANT)
    one = solution.lines[0]
    marks = LineMarks(pins=(line_text(one.moves),))
    meant = intended_numbers(solution, marks)
    assert len(meant) == 3
    assert {solution.lines[n - 1].moves[:-1] for n in meant} == {one.moves[:-1]}
    lines = tuple(solution.lines[n - 1] for n in meant)
    cooks = cooks_of(Baseline.of(analyse(solution), lines=lines))
    assert len(cooks) == len(solution.lines) - 3
    assert solutions_in(cooks, solution.stipulation) == 9
