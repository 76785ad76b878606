# SPDX-License-Identifier: GPL-3.0-or-later
"""Every reader against its writer: what comes back, and what the table says is lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from thorough import many

from composer.diagrams.latex.diagram import diagram_latex
from composer.formats.forms import LOST, WRITTEN, lost_parts
from composer.formats.kept import LATEX, PARTS
from composer.formats.sniff import read_problems
from composer.formats.writing import write_problems
from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import EMPTY, Position
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task, proof_game
from composer.problem.task import INTENDED
from composer.problem.taskedits import with_extra, with_option
from composer.problem.twins import Substitute, Twin
from composer.problem.twintext import parse_twin
from composer.rules.kinds import FAIRY_KINDS
from tests.formats.anyproblems import any_problems

KINDS = {row.id: row for row in FAIRY_KINDS}
DIRECT = Problem(
    parse_fen("8/8/8/3n4/2k5/8/PQ6/K6R w - - 0 1"),
    parse_task("#2 pRA"),
    Credits(
        ("Вукчевић, Милан", "Benkő, Pál"),
        "Die Welt, Berlin",
        "ca. 1925",
        "1st Prize",
        "for L. L.",
        "17",
        "Memorial",
    ),
    "A title",
    keywords=("Grimshaw", "Novotný"),
    comments=("One remark.\nAnother line.",),
    twins=(parse_twin("b", "Move a2 a3"),),
    extras=(
        ("solution", "1.Qb4+! zz\n  1...Kxb4"),
        ("tested", "C+"),
        ("reprints", "elsewhere"),
    ),
)
HELP = with_extra(
    with_option(
        with_option(
            Problem(parse_fen("8/8/8/8/8/1K6/5R2/1k6 w - - 0 1"), parse_task("h#2")), "Duplex", True
        ),
        "SetPlay",
        True,
    ),
    INTENDED,
    "2.1.1.1",
)
PASSING = Problem(parse_fen("4k2r/8/8/3pP3/8/8/8/4K2R w k d6 0 1"), parse_task("#3"))
PRINTED = with_option(PASSING, "NoShortVariations", True)
SHORTEST = Problem(
    parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"), proof_game(8, None, True)
)
BETWEEN = replace(
    SHORTEST,
    stipulation=proof_game(
        3, parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"), False
    ),
    position=parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"),
)
SECOND = with_option(
    Problem(parse_fen("4k2r/8/8/8/3Pp3/8/8/4K2R b k d3 0 1"), parse_task("#2")), "Duplex", True
)
UNFINISHED = replace(BETWEEN, position=set_turn(EMPTY, Colour.BLACK))
RULED = Problem(parse_fen("4k3/8/8/8/8/8/8/.ST7 w - - 0 1"), parse_task("#2"))
GAINED = {".pgn": {"solution"}}
"""What may come back though it was not there: the moves of a game are what was solved."""
EXAMPLES = (DIRECT, HELP, SECOND, PASSING, PRINTED, SHORTEST, BETWEEN, UNFINISHED, RULED)


def written_and_read(problem: Problem, form: str, folder: Path) -> Problem:
    path = folder / f"x{form}"
    if form == LATEX:
        path.write_text(diagram_latex(problem), "utf-8")
    else:
        written = write_problems(path, [problem], overwrite=True)
        assert (written.count, written.left_out) == (1, [])
    (entry,) = read_problems(path)
    return entry.problem


def agrees_with_the_table(problem: Problem, form: str, back: Problem) -> None:
    lost = {part.id for part in lost_parts(problem, form)}
    assert lost <= LOST[form]
    wrong = {}
    for part in PARTS:
        before, after = part.value(problem), part.value(back)
        if (before and (before == after) is (part.id in lost)) or (
            not before and after and part.id not in {*LOST[form], *GAINED.get(form, ())}
        ):
            wrong[part.id] = (str(problem.stipulation), before, after)
    assert not wrong


@pytest.mark.parametrize("form", sorted(LOST))
@pytest.mark.parametrize("problem", EXAMPLES)
def test_what_is_not_lost_comes_back(form: str, problem: Problem, tmp_path: Path) -> None:
    agrees_with_the_table(problem, form, written_and_read(problem, form, tmp_path))


@pytest.mark.parametrize("form", sorted(LOST))
def test_of_any_problem_that_is_lost_which_the_table_says(
    form: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("kept")

    @settings(max_examples=many(15, 30, 1000))  # in each form
    @given(any_problems())
    def each(problem: Problem) -> None:
        agrees_with_the_table(problem, form, written_and_read(problem, form, folder))

    each()


def test_every_part_has_an_example() -> None:
    for part in PARTS:
        assert any(part.value(problem) for problem in EXAMPLES), part.id


def test_every_line_of_the_table_is_true() -> None:
    for form, ids in LOST.items():
        lost = {part.id for problem in EXAMPLES for part in lost_parts(problem, form)}
        assert lost == ids, form


def test_one_bad_problem_does_not_take_the_others_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for form, given_form in WRITTEN.items():

        def failing(problem: Problem, text: Callable[[Problem], str] = given_form.text) -> str:
            if problem is HELP:
                raise KeyError("a hole in a table")
            return text(problem)

        layouts = {**WRITTEN, form: replace(given_form, text=failing)}
        monkeypatch.setattr("composer.formats.writing.WRITTEN", layouts)
        path = tmp_path / f"x{form}"
        written = write_problems(path, [PASSING, HELP, SHORTEST])
        assert written.count == len(read_problems(path)) == 2
        (left_out,) = written.left_out
        assert (left_out.place, type(left_out.fault)) == (2, KeyError)
        assert "problem 2 is left out: this is a fault of the program" in str(next(written.told()))


def test_a_printed_solution_with_fairy_men_goes_into_pgn(tmp_path: Path) -> None:
    fairy = Problem(
        parse_fen("8/8/8/8/8/2k5/1G6/K7 b - - 0 1"),
        parse_task("h#2"),
        extras=(("solution", "1.Kc4 Gb3 2.Kd3 Ga2#"),),
    )
    back = written_and_read(fairy, ".pgn", tmp_path)
    assert back.extra("solution") == fairy.extra("solution")


@pytest.mark.parametrize("form", sorted(WRITTEN))
def test_a_man_of_ones_own_is_kept_or_the_problem_left_out(form: str, tmp_path: Path) -> None:
    row = replace(KINDS["grasshopper"], id="my-man", code="G")  # the letter of another man
    own = Kind.defined(row)
    board = Position.of({0: Man.WHITE_KING, 63: Man.BLACK_KING})
    for problem in (
        Problem(Position.of({**dict(board), 9: Man.of(Colour.WHITE, own)}), parse_task("#2")),
        Problem(board, parse_task("#2"), twins=(Twin("b", (Substitute(Kind.QUEEN, own),)),)),
    ):
        path = tmp_path / f"x{form}"
        written = write_problems(path, [problem], overwrite=True)
        if form == ".jsonl":
            (entry,) = read_problems(path)
            assert entry.problem == problem
        else:
            (left_out,) = written.left_out
            assert "G is a man of one's own" in str(left_out.reason)
