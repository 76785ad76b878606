# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of moves taken back: to and fro, what is stated from where on, how they are written."""

from __future__ import annotations

from composer.gui.history.history import with_comment, with_solution
from composer.gui.history.line import LineHistory, Lines, PastLine
from composer.notation.letters import GERMAN
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import UnMove

LONELY = "8/8/8/2p5/8/8/8/k1K5 w - - 0 1"


def move(line: PastLine, text: str) -> UnMove:
    """Return the move that is so written, of those that may have been the last."""
    return next(
        unmove for unmove in unmoves(line.position, line.known.unmoved) if unmove.text() == text
    )


def lonely(*texts: str) -> PastLine:
    """Return a line from the diagram of three men."""
    line = PastLine.of(parse_fen(LONELY))
    for text in texts:
        line = line.taking(move(line, text))
    return line


def test_a_line_goes_back_and_forth() -> None:
    line = lonely("c7-c5", "Kc2-c1", "Ka2-a1")
    assert line.step == 3
    assert line.position == parse_fen("8/2p5/8/8/8/8/k1K5/8 b - - 0 1")
    assert line.at(0).position == line.diagram == parse_fen(LONELY)
    assert line.at(99).step == 3
    assert line.text() == "-1...c7-c5 -2.Kc2-c1 Ka2-a1"
    assert line.at(1).text() == "-1...c7-c5"


def test_the_same_move_again_keeps_what_lies_behind_it() -> None:
    line = lonely("c7-c5", "Kc2-c1", "Ka2-a1").at(1)
    assert line.taking(move(line, "Kc2-c1")).unmoves == lonely("c7-c5", "Kc2-c1", "Ka2-a1").unmoves
    other = line.taking(move(line, "Kc2xNc1"))
    assert [unmove.text() for unmove in other.unmoves] == ["c7-c5", "Kc2xNc1"]


def test_moves_are_written_in_the_letters_of_the_user() -> None:
    line = lonely("c7-c5")
    line = line.taking(move(line, "Kc2xNc1"))
    assert line.text(GERMAN) == "-1...c7-c5 -2.Kc2xSc1"


def test_white_moved_last() -> None:
    line = PastLine.of(parse_fen("8/8/8/2p5/8/8/8/k1K5 b - - 0 1"))
    line = line.taking(move(line, "Kd2-c1"))
    line = line.taking(move(line, "c7-c5"))
    assert line.text() == "-1.Kd2-c1 c7-c5"


def test_what_is_stated_holds_from_there_on_into_the_past() -> None:
    line = lonely("c7-c5", "Kc2-c1")
    c7, c1 = parse_square("c7"), parse_square("c1")
    line = line.stating_unmoved(c7)
    assert line.known.unmoved == {c7}
    assert line.at(1).known.unmoved == frozenset(), "it has moved since"
    assert c7 not in {unmove.arrival for unmove in unmoves(line.position, line.known.unmoved)}
    assert line.stating_unmoved(c7).known.unmoved == frozenset()
    quiet = line.at(1).stating_quiet(c1)
    left = [unmove for unmove in unmoves(quiet.position) if quiet.known.allows(unmove)]
    assert {unmove.text() for unmove in left} >= {"Kc2-c1", "Kd2-c1"}
    assert all(unmove.uncaptured is None for unmove in left)


def test_another_past_forgets_what_was_stated_in_the_one_before() -> None:
    line = lonely("c7-c5", "Kc2-c1").stating_unmoved(parse_square("c7")).at(0)
    line = line.taking(move(line, "c6-c5"))
    assert line.unmoved == ()


def test_castling_taken_back_tells_that_king_and_rook_had_not_moved() -> None:
    line = PastLine.of(parse_fen("k7/8/8/8/8/8/8/5RK1 b - - 0 1"))
    line = line.taking(move(line, "O-O"))
    assert line.known.unmoved == {parse_square("e1"), parse_square("h1")}


def test_changes_are_undone_and_stepping_is_none() -> None:
    history = LineHistory(parse_fen(LONELY))
    for line in (lonely("c7-c5"), lonely("c7-c5", "Kc2-c1")):
        history.change(line)
    history.go(0)
    assert history.line == lonely("c7-c5", "Kc2-c1").at(0)
    history.undo()
    assert history.line == lonely("c7-c5")
    assert history.can_undo
    assert history.can_redo
    history.redo()
    assert history.line.unmoves == lonely("c7-c5", "Kc2-c1").unmoves
    history.undo()
    history.change(lonely("c6-c5"))
    assert not history.can_redo


def test_each_diagram_has_a_line_of_its_own() -> None:
    lines, diagram = Lines(), parse_fen(LONELY)
    assert lines.known(diagram) is None
    lines.of(diagram).change(lonely("c7-c5"))
    lines.of(parse_fen("8/8/8/8/8/8/8/k1K5 w - - 0 1"))
    assert lines.known(diagram) == lonely("c7-c5")


def test_a_line_is_kept_once() -> None:
    problem = with_comment(Problem(comments=("Old.",)), "-1...c7-c5")
    assert with_comment(problem, "-1...c7-c5").comments == ("Old.", "-1...c7-c5")
    printed = Problem(extras=(("reprints", "x"), ("solution", "1.Ka1")))
    problem = with_solution(printed, "-1...c7-c5")
    assert problem.extra("solution") == "1.Ka1\n-1...c7-c5"
    assert problem.extra("reprints") == "x"
    assert with_solution(problem, "-1...c7-c5") == problem
