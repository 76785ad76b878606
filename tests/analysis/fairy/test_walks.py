# SPDX-License-Identifier: GPL-3.0-or-later
"""Men followed through what conditions do: a rebirth is no return, a neutral man no follower."""

from __future__ import annotations

from collections.abc import Sequence

from composer.analysis.courses.course import course_of
from composer.analysis.courses.walks import stands_of
from composer.analysis.fairy.walks import TracedLine, follows, returns
from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_task
from composer.solver.legal import legal_moves, position_after


def way(fen: str, task: str, line: Sequence[str]) -> TracedLine:
    rules = parse_task(task).rules
    diagram = position = parse_fen(fen)
    moves = []
    for text in line:
        move = next(
            legal_move
            for legal_move in legal_moves(position, rules)
            if legal_move.uci.startswith(text)
        )
        moves.append(move)
        position = position_after(position, move, rules)
    course = course_of(diagram, moves, True)
    stands = stands_of(course)
    assert stands is not None
    return TracedLine(course, stands)


def themes(found: TracedLine, helping: bool = True) -> set[str]:
    flags = (*returns([found], helping), *follows([found], helping))
    return {flag.id for flag in flags}


def test_a_man_who_goes_and_comes_back_by_his_own_moves_returns() -> None:
    line = ("f3g5", "a8b8", "g5f3")
    assert "switchback" in themes(way("k7/8/8/8/8/5N2/8/K7 w - - 0 1", "h#2 (Circe)", line))


def test_a_man_who_was_reborn_between_has_not_returned() -> None:
    # Nf3-g5, Rxg5 (the knight is reborn on g1), Ng1-f3.
    fen = "k5r1/8/8/8/8/5N2/8/K7 w - - 0 1"
    found = way(fen, "h#2 (Circe)", ("f3g5", "g8g5", "g1f3"))
    assert found.stands[2].step.who == found.stands[0].step.who
    assert "switchback" not in themes(found)


def test_the_square_of_a_man_who_is_there_again_was_not_left() -> None:
    # The rook captures on g1, where the knight stood and stands no more: nobody left g1.
    fen = "k5r1/8/8/8/8/8/7K/6N1 w - - 0 1"
    found = way(fen, "h#2 (Circe)", ("g1f3", "g8g1", "h2g1"))
    assert "umnov" in themes(found)  # black rook to g1, just left by the knight
    assert "follow_my_leader" not in themes(found)


def test_a_neutral_man_does_not_follow_himself() -> None:
    # White moves the neutral rook, and Black moves it back.
    fen = "k7/8/8/8/8/8/8/K5=R1 w - - 0 1"
    found = way(fen, "h#2", ("g1g5", "g5g1"))
    assert themes(found) == set()
