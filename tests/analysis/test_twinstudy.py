# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions over twins and set play: who is who, and what is compared."""

from __future__ import annotations

from helplines import ZILAHI, diagram

from composer import solve
from composer.analysis.judging.twinform import twin_points
from composer.analysis.points import Weight
from composer.analysis.report import analyse
from composer.analysis.study import Study
from composer.analysis.themerules import themes_over
from composer.analysis.twins import solve_parts
from composer.analysis.twinstudy import FormsStudy, are_compared, homes_of, meaning_of
from composer.library.classify.worker import Round, classify
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, parse_square, square_name
from composer.problem.stipulation import parse_stipulation, parse_task
from composer.problem.twins import AddMan, Change, Exchange, MoveMan, RemoveMan, Turned, Twin
from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.studio.partsobject import parts_object

CORNER = "6k1/8/6K1/8/8/8/R7/8 b - - 0 1"
PAIRS = {"chameleon_echo", "model_mate_2"}


def problem(fen: str, *twins: Twin, task: str = "h#2") -> Problem:
    return Problem(parse_fen(fen), parse_stipulation(task), twins=twins)


def solved(asked: Problem) -> list[tuple[str, Solution]]:
    return [(p.letter, p.solution) for p in solve_parts(asked) if p.solution is not None]


def home(asked: Problem, letter: str, square: str) -> str:
    return square_name(homes_of(asked)[letter][parse_square(square)])


def twin(letter: str, *changes: Change, continued: bool = False) -> Twin:
    return Twin(letter, changes, continued)


def test_men_are_known_again_in_twins() -> None:
    a, b, c, d = (parse_square(name) for name in ("d4", "c3", "h5", "g1"))
    asked = problem(
        ZILAHI,
        twin("b", MoveMan(a, b)),
        twin("c", Exchange(c, d), continued=True),
        twin("d", Turned(Symmetry.ROTATE_180)),
        twin("e", RemoveMan(a)),
    )
    assert home(asked, "b", "c3") == "d4"
    assert home(asked, "b", "h5") == "h5"
    assert (home(asked, "c", "c3"), home(asked, "c", "g1")) == ("d4", "h5")
    assert home(asked, "d", "e5") == "d4"
    assert a not in homes_of(asked)["e"]


def test_a_man_that_is_added_is_nobody_of_the_diagram() -> None:
    square = parse_square("d4")
    bishop, rook = (Man.of(Colour.WHITE, kind) for kind in (Kind.BISHOP, Kind.ROOK))
    asked = problem(ZILAHI, twin("b", AddMan(square, bishop)), twin("c", AddMan(square, rook)))
    assert homes_of(asked)["b"][square] not in range(64)
    assert homes_of(asked)["c"][square] == square


def test_a_pair_over_two_twins_is_found_and_not_without_the_second() -> None:
    fen = "3K1k2/8/5Q1n/8/6B1/8/8/8 b - - 0 1"
    asked = problem(fen, twin("b", Turned(Symmetry.MIRROR_FILES)))
    parts = solved(asked)
    assert [len(solution.lines) for _, solution in parts] == [1, 1]
    assert are_compared(parts)
    assert not are_compared(parts[:1])
    alone = {flag.id for flag in themes_over([Study.of(parts[0][1])])}
    assert {flag.id for flag in FormsStudy.of(asked, parts).flags} - alone == PAIRS
    courses = [study_form.found.courses[0] for study_form in FormsStudy.of(asked, parts).studies]
    maters = [course.home(course.steps[-1].who) for course in courses]
    assert maters == [parse_square("g4")] * 2
    assert courses[1].own(maters[1]) == parse_square("b4")


def test_four_corners_over_twins_and_not_over_three_of_them() -> None:
    turns = (Symmetry.ROTATE_180, Symmetry.MIRROR_FILES, Symmetry.MIRROR_RANKS)
    twins = [twin(letter, Turned(turn)) for letter, turn in zip("bcd", turns, strict=True)]
    shown = []
    for asked in (problem(CORNER, *twins, task="h#1"), problem(CORNER, *twins[:2], task="h#1")):
        shown.append({flag.id for flag in FormsStudy.of(asked, solved(asked)).flags})
    assert ["four_corners" in ids for ids in shown] == [True, False]


def test_set_play_is_a_solution_beside_one_and_none_beside_two() -> None:
    fen = "3k4/8/3K4/8/8/8/7R/8 b - - 0 1"
    solution = solve(fen, "h#1.5")
    assert Study.of(solution).set_course is None or len(solution.set_lines) == 1
    two = solve(ZILAHI, "h#2")
    assert len(two.lines) == 2
    assert Study.of(two).set_course is None
    assert diagram(ZILAHI) == two.position


def test_twins_of_fairy_chess_keep_the_themes_of_their_parts() -> None:
    diagram_of_both = parse_fen("8/8/3K4/7N/1k4q1/8/8/6R1 b - - 0 1")
    circe = parse_task("h#2 (Circe)")
    asked = Problem(diagram_of_both, circe, twins=(twin("b", Turned(Symmetry.MIRROR_FILES)),))
    parts = solved(asked)
    assert [solution.is_fairy for _, solution in parts] == [True, True]
    assert not are_compared(parts)
    session = Session(16, threads=1)
    details = classify(asked, Round.ANALYSES, session).details
    session.close()
    assert details is not None
    assert {theme.id for theme in details.themes} == {
        flag.id for _, solution in parts for flag in analyse(solution).flags
    }
    assert details.themes


def test_the_library_keeps_what_recurs_over_twins() -> None:
    fen = "3K1k2/8/5Q1n/8/6B1/8/8/8 b - - 0 1"
    session = Session(16, threads=1)
    asked = problem(fen, twin("b", Turned(Symmetry.MIRROR_FILES)))
    details = classify(asked, Round.ANALYSES, session).details
    session.close()
    assert details is not None
    assert {theme.id for theme in details.themes} >= PAIRS


def test_the_form_of_twins_is_told_and_a_kings_move_is_a_blemish() -> None:
    king, pawn, free = (parse_square(name) for name in ("e3", "f2", "h8"))
    forms = {
        "a man is taken off": (Weight.NEUTRAL, twin("b", RemoveMan(pawn))),
        "a king is moved": (Weight.BLEMISH, twin("b", MoveMan(king, free))),
        "several changes at once": (
            Weight.BLEMISH,
            twin("b", RemoveMan(pawn), MoveMan(parse_square("g2"), pawn)),
        ),
    }
    for words, (weight, changed) in forms.items():
        (point,) = twin_points(problem(ZILAHI, changed))
        assert point.weight is weight
        assert words in str(point.sentence)
    (whole,) = twin_points(problem(ZILAHI, twin("a", RemoveMan(pawn))))
    assert whole.weight is Weight.BLEMISH
    assert not list(twin_points(problem(ZILAHI)))


def test_parts_that_are_compared_are_judged_together() -> None:
    """Mirrored, the twin does the same half-move by half-move."""
    asked = problem("3K1k2/8/5Q1n/8/6B1/8/8/8 b - - 0 1", twin("b", Turned(Symmetry.MIRROR_FILES)))
    parts = tuple(solve_parts(asked))
    analyses = [analyse(part.solution) for part in parts if part.solution is not None]
    assert all(point.id != "matched_play" for found in analyses for point in found.quality.points)
    points = {point.id: point for point in meaning_of(asked, parts, analyses).points}
    assert points["matched_play"].weight is Weight.MERIT
    assert points["matched_play"].count == 4
    assert "twin_form" in points
    assert parts_object(parts, asked)["quality"]["points"]
