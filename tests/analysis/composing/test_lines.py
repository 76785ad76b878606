# SPDX-License-Identifier: GPL-3.0-or-later
import pytest

from composer import solve
from composer.analysis.comparing.edit import EditKind
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, DropAnswer, drop_map
from composer.analysis.composing.meant import meant_key
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.composing.wording import drop_sentence, drop_title, meant_sentence
from composer.analysis.report import analyse
from composer.problem.edits import put
from composer.problem.fen import parse_fen
from composer.problem.intended import Intended
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.options import SolveOptions
from composer.solver.solution import Verdict

BENKO = "8/2KP4/8/k1N5/8/8/1p6/8 b - - 0 1"  # 1979, h#2: 1.b1=R d8=S 2.Rb5 Sc6#

ROOKS = "7k/6pp/8/8/8/3b4/1p6/RRR4K b - - 0 1"
"""Black helps White to mate at once, in several ways."""


def test_a_sound_helpmate_has_no_key_to_mean() -> None:
    solution = solve(BENKO, "h#2")
    assert len(solution.lines) == 1
    assert meant_key(solution) is None


@pytest.fixture(scope="module")
def answers() -> dict[int, DropAnswer]:
    """What a white pawn on each square would make of these; the last word for each."""
    several = len(solve(ROOKS, "h#1").lines)
    options = SolveOptions(intended=Intended(several))
    solution = solve(ROOKS, "h#1", options)
    assert solution.verdict is Verdict.SOUND
    baseline = Baseline.of(analyse(solution), options=options)
    return {answer.square: answer for answer in drop_map(baseline, Man.WHITE_PAWN)}


def test_the_drop_map_of_a_helpmate_counts_solutions_as_the_solver_does(
    answers: dict[int, DropAnswer],
) -> None:
    before = parse_fen(ROOKS)
    options = SolveOptions(intended=Intended(len(solve(ROOKS, "h#1").lines)))
    tested = 0
    for square, answer in answers.items():
        if answer.drop in (Drop.ILLEGAL, Drop.UNKNOWN) or answer.edit is None:
            continue
        found = solve(put(before, square, Man.WHITE_PAWN), "h#1", options)
        assert answer.verdict is found.verdict
        assert answer.count == len(found.lines)
        tested += 1
    assert tested > 30


def test_the_same_solutions_are_told_from_others(answers: dict[int, DropAnswer]) -> None:
    far = answers[parse_square("h3")]
    assert far.drop in (Drop.SAME, Drop.SOUND)
    assert far.comparison is not None
    assert far.comparison.same_key
    assert str(drop_sentence(far)).endswith(": the same solutions")
    few = [answer for answer in answers.values() if answer.drop is Drop.FEW]
    assert few
    assert str(drop_sentence(few[0])).startswith("too few")


SIX = "8/1R6/3r4/2rk4/4R3/7p/6pq/K5bb b - - 0 1"  # h#2, six solutions


def test_where_nothing_is_stated_all_solutions_are_meant() -> None:
    baseline = Baseline.of(analyse(solve(SIX, "h#2")))
    assert (baseline.meant.count, baseline.meant.stated) == (6, False)
    assert str(meant_sentence(baseline.meant)) == "Meant are all six solutions"
    found = {answer.square: answer for answer in drop_map(baseline, Man.WHITE_PAWN)}
    for answer in found.values():
        if answer.drop in (Drop.SAME, Drop.SOUND):
            assert answer.count == 6
    same = [answer for answer in found.values() if answer.drop is Drop.SAME]
    assert same
    assert all(answer.count == 6 for answer in same)
    titles = {answer.drop: str(drop_title(answer)) for answer in found.values() if answer.edit}
    assert titles[Drop.COOKED].startswith("more than here, ")
    assert titles[Drop.FEW].startswith("fewer than here, ")


@pytest.mark.parametrize("asked", ["h#2", "h#2 6 solutions"])
def test_fewer_solutions_than_are_meant_are_not_sound(asked: str) -> None:
    """Be they stated or all there are: what leaves one of six leaves too few."""
    stated = asked != "h#2"
    options = SolveOptions(intended=Intended(6)) if stated else None
    baseline = Baseline.of(analyse(solve(SIX, "h#2", options)))
    found = [n for report in neighbours(baseline, [EditKind.REMOVE]) for n in report.new]
    assert found
    for neighbour in found:
        after = solve(neighbour.edit.apply(parse_fen(SIX)), "h#2")
        if neighbour.verdict is Verdict.SOUND:
            assert after.solutions == 6
        elif after.verdict is Verdict.SOUND:
            few = after.solutions < 6
            assert neighbour.verdict is (Verdict.FEW if few else Verdict.COOKED)


def test_of_what_is_not_sound_one_solution_is_meant() -> None:
    baseline = Baseline.of(analyse(solve("7k/5K2/8/8/8/R7/8/8 b - - 0 1", "h#2")))
    assert baseline.solution.verdict is Verdict.SHORT
    assert baseline.meant.count == 1
    assert str(meant_sentence(baseline.meant)) == "Meant is one solution"


def test_edits_with_too_many_solutions_are_decided() -> None:
    """What has more than are listed is no open question."""
    baseline = Baseline.of(analyse(solve(SIX, "h#2")))
    *_, last = neighbours(baseline, kinds=[EditKind.SHIFT, EditKind.MIRROR, EditKind.REMOVE])
    assert last.complete
    assert last.tried == last.total
    assert last.sound > 0
