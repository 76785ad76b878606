# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that looks at a position without solving takes whatever men stand on it."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from positions import ANY_MAN, SQUARE
from solver_truth import solution_with_themes

from composer.analysis.composing.baseline import illegal_defects
from composer.analysis.composing.edits import edits
from composer.analysis.report import analyse
from composer.diagrams.captions.caption import caption
from composer.diagrams.style.style import DiagramStyle
from composer.notation.text import solution_text
from composer.problem.defects import Fault, Severity, fatal_defects
from composer.problem.differences import local_changes, whole_changes
from composer.problem.edits import shift, swap_colours, transform
from composer.problem.fen import fen, parse_fen
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.named import man_name
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry
from composer.problem.stipulation import TWO_MOVER, parse_task
from composer.retro.defects import defects
from composer.retro.promoted import promoted_force
from composer.solver.options import Token
from composer.solver.solve import solve, solving

PLAYS = ("#2", "#1", "h#1", "h#2", "s#1", "r#1", "ser-h#2", "ser-#2", "=2", "hs#2")


@st.composite
def positions(draw: st.DrawFn) -> Position:
    men = draw(st.dictionaries(SQUARE, ANY_MAN, max_size=24))
    return Position.of(men, draw(st.sampled_from(SIDES)))


@st.composite
def playable(draw: st.DrawFn) -> Position:
    """Draw a position with a king of each side and few other men, solvable or not."""
    kings = draw(st.lists(SQUARE, min_size=2, max_size=2, unique=True))
    men = draw(st.dictionaries(SQUARE, ANY_MAN, max_size=4))
    men |= {kings[0]: Man.WHITE_KING, kings[1]: Man.BLACK_KING}
    return Position.of(men, draw(st.sampled_from(SIDES)))


class Patience(Token):
    """A token that is cancelled when it was asked often enough."""

    __slots__ = ("left",)

    def __init__(self, asks: int) -> None:
        super().__init__()
        self.left = asks

    @property
    def cancelled(self) -> bool:
        self.left -= 1
        if self.left < 0:
            self.cancel()
        return self.flag[0] != 0


@settings(max_examples=40)
@given(positions(), positions())
def test_what_is_said_of_a_diagram_without_solving(position: Position, other: Position) -> None:
    for defect in defects(position):
        assert str(defect.message)
    assert {d for d in defects(position) if d.severity is Severity.FATAL} == set(
        fatal_defects(position)
    )
    for side in SIDES:
        promoted_force(position, side)
    local_changes(position.board, other.board)
    whole_changes(position, other)
    for edit in edits(position)[::50]:
        assert str(edit.words)
        edit.apply(position)
        illegal_defects(position, TWO_MOVER)
    problem = Problem(position, parse_task("h#2"))
    assert parse_fen(fen(position)) == position
    caption(problem, DiagramStyle())
    for _, man in position:
        assert str(man_name(man))


@settings(max_examples=40)
@given(positions())
def test_turning_and_recolouring_come_back(position: Position) -> None:
    for symmetry in Symmetry:
        transform(position, symmetry)
    there = transform(position, Symmetry.ROTATE_90)
    assert transform(there, Symmetry.ROTATE_270).board == position.board
    swapped = swap_colours(position)
    assert swap_colours(swapped).board == position.board
    neutral = {man.kind for _, man in position if man.colour is Colour.NEUTRAL}
    assert {man.kind for _, man in swapped if man.colour is Colour.NEUTRAL} == neutral
    assert shift(position, 0, 0) == position


@settings(max_examples=40, deadline=None)
@given(playable(), st.sampled_from(PLAYS))
def test_what_was_found_when_the_work_was_stopped_is_laid_out(
    position: Position, task: str
) -> None:
    *_, solution = solving(position, task, cancel=Patience(400))
    analysis = analyse(solution)
    for flag in analysis.flags:
        assert str(flag.sentence)
    solution_text(solution)
    json.dumps(solution_with_themes(solution))


def test_fairy_men_are_no_promoted_force() -> None:
    rooks = dict.fromkeys((0, 7, 16), Man.WHITE_ROOK)
    men = rooks | {4: Man.WHITE_KING, 60: Man.BLACK_KING}
    alone = {defect.fault for defect in defects(Position.of(men))}
    grasshopper = Man.of(Colour.WHITE, Kind.of("grasshopper"))
    beside = {defect.fault for defect in defects(Position.of(men | {30: grasshopper}))}

    assert Fault.PROMOTED in alone
    assert not beside  # of fairy men only what is fatal is known


def test_the_pieces_of_many_fairy_men_are_no_fault() -> None:
    grasshopper = Man.of(Colour.WHITE, Kind.of("grasshopper"))
    men = dict.fromkeys(range(20), grasshopper) | {24: Man.WHITE_KING, 63: Man.BLACK_KING}

    assert defects(Position.of(men)) == ()


def test_a_solution_with_fairy_men_is_written_with_their_letters() -> None:
    position = parse_fen("7k/5K2/8/8/8/8/.G-7/1R6 w - - 0 1")
    solution = solve(position, "#1")

    assert "Rh1#" in solution_text(solution)
