# SPDX-License-Identifier: GPL-3.0-or-later
"""What a worker finds of a problem, and keeps where its time ends before all is found."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from composer.analysis.report import ANALYSIS_VERSION
from composer.analysis.twins import Part, solve_parts
from composer.library.classify import worker
from composer.library.classify.worker import Round, classify, findings
from composer.library.records.problemform import problem_text
from composer.library.records.values import UNSUPPORTED, Finding
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation, parse_task
from composer.problem.twins import AddMan, MoveMan, OtherStipulation, Twin
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solving
from composer.solver.stages import Stage

SOUND = "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"
BOTH_SIDES = "8/8/4q3/2Q5/5R2/3K4/4r3/k7 b - - 0 1"
HOURS = "7k/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1"
D6, A1, D4, D5 = (parse_square(name) for name in ("d6", "a1", "d4", "d5"))


def problem(fen: str = SOUND, asked: str = "#2", *twins: Twin) -> Problem:
    return Problem(parse_fen(fen), parse_stipulation(asked), twins=twins)


def found_of(asked: Round, *given: Problem) -> list[Finding]:
    return findings([problem_text(each) for each in given], asked)


LONG = "8/8/1Q6/8/8/4K3/ppN5/1k6 w - - 0 1"  # A. Alekhine


def test_a_key_is_analysed_where_its_tries_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    long = problem(LONG, "#3")

    def stopped(
        problem: Problem,
        options: SolveOptions,
        cancel: Token,
        session: Session,
        keys_only: bool = False,
    ) -> Iterator[Part]:
        if not options.tries:
            yield from solve_parts(problem, options, cancel, session, keys_only=keys_only)
            return
        known = solving(long, session=session)
        solution = next(found for found in known if found.stage >= Stage.KEYS)
        assert not solution.complete
        yield Part("", long, solution)

    @contextmanager
    def unlimited(problem: Problem, seconds: float) -> Iterator[Token]:
        yield Token()

    session = Session(threads=1)
    monkeypatch.setattr(worker, "solve_parts", stopped)
    monkeypatch.setattr(worker, "_limited", unlimited)
    found = classify(long, Round.ANALYSES, session)
    session.close()
    assert found.verdict == Verdict.SOUND.value
    assert found.details is not None
    assert found.details.themes
    assert found.details.allowed == Round.ANALYSES.value


def test_the_quick_verdict_asks_for_more() -> None:
    sound, cooked, nothing, bad = found_of(
        Round.VERDICTS,
        problem(),
        problem("7k/8/5K2/8/8/8/8/QR6 w - - 0 1"),
        problem(asked="#1"),
        problem("8/8/8/8/8/8/8/8 w - - 0 1"),
    )
    assert (sound.verdict, sound.keys, sound.key_text) == ("sound", ("b3f3",), "Rf3")
    assert sound.complete
    assert (sound.analysis_version, sound.details) == (0, None)
    assert cooked.verdict in ("cooked", "short")
    assert nothing.verdict == "no-solution"
    assert (bad.verdict, bad.complete) == ("invalid", True)


def test_the_whole_analysis_has_themes_points_and_counts() -> None:
    (found,) = found_of(Round.ANALYSES, problem())
    assert found.analysis_version == ANALYSIS_VERSION
    assert found.complete
    details = found.details
    assert details is not None
    assert (details.key_men, details.zugzwang, details.threats) == ("R", True, 0)
    assert details.variations > 0
    assert details.themes
    assert details.points
    assert (details.allowed, details.note) == (0, "")


def test_what_is_not_solved_says_so_and_counts_as_done() -> None:
    rules = Rules.of(conditions=[condition_of("Circe"), condition_of("Volage")])
    whole = problem()
    apart = replace(whole, stipulation=replace(whole.stipulation, rules=rules))
    for asked in (Round.VERDICTS, Round.ANALYSES):
        found, uncertain = found_of(asked, problem(asked="ser-hs#2"), apart)
        assert uncertain.verdict == UNSUPPORTED
        assert (found.verdict, found.complete) == (UNSUPPORTED, False)
        assert found.analysis_version == ANALYSIS_VERSION
        assert found.details is not None
        assert "ser-hs#2 is not solved: such series have no agreed rules" in found.details.note


def test_a_problem_that_cannot_be_read_stops_no_other() -> None:
    broken, sound = findings(["{", problem_text(problem())], Round.ANALYSES)
    assert (broken.verdict, broken.complete) == ("undecided", False)
    assert broken.details is not None
    assert "cannot be read" in broken.details.note
    assert sound.verdict == "sound"


def test_a_failure_of_the_analysis_is_kept_and_stops_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_: object) -> None:
        raise KeyError("grimshaw")

    monkeypatch.setattr(worker, "analyse", fail)
    (found,) = found_of(Round.ANALYSES, problem())
    assert (found.verdict, found.complete) == ("undecided", False)
    assert found.details is not None
    assert found.details.note == "failure of the analysis: KeyError: 'grimshaw'"


class Soon:
    """A round with hardly any time."""

    value = 0.05


def test_what_takes_too_long_is_undecided_and_never_without_solution() -> None:
    session = Session(8, threads=1)
    found = classify(problem(HOURS, "#9"), Soon, session)  # type: ignore[arg-type]
    session.close()
    assert (found.verdict, found.complete) == ("undecided", False)
    assert found.analysis_version == ANALYSIS_VERSION
    assert found.details is not None
    assert found.details.allowed == Soon.value


def test_twins_have_one_verdict_and_the_themes_of_all() -> None:
    lone = problem("4k3/8/3K4/8/8/8/8/8 w - - 0 1")
    rook = AddMan(parse_square("b3"), Man.WHITE_ROOK)
    knight = AddMan(parse_square("a4"), Man.WHITE_KNIGHT)
    spoiled, whole, unsolved, zero = found_of(
        Round.ANALYSES,
        problem(SOUND, "#2", Twin("b", (MoveMan(D6, A1),))),
        problem(SOUND, "#2", Twin("b", (MoveMan(parse_square("a4"), parse_square("h1")),))),
        problem(SOUND, "#2", Twin("b", (OtherStipulation(parse_stipulation("ser-hs#2")),))),
        replace(lone, twins=(Twin("a", (rook, knight)),)),
    )
    assert (spoiled.verdict, spoiled.keys) == ("no-solution", ("b3f3",))
    assert (whole.verdict, whole.complete) == ("sound", True)
    assert (unsolved.verdict, unsolved.complete) == (UNSUPPORTED, False)
    assert (zero.verdict, zero.keys) == ("sound", ("b3f3",))
    (alone,) = found_of(Round.ANALYSES, problem())
    assert whole.details is not None
    assert alone.details is not None
    assert {theme.id for theme in whole.details.themes} >= {
        theme.id for theme in alone.details.themes
    }
    names = [theme.id for theme in whole.details.themes]
    assert len(names) == len(set(names))


def test_solutions_of_all_forms_are_counted() -> None:
    """Twins and duplex: what one form shows alone would be a falsified count."""
    diagram = Problem(parse_fen(BOTH_SIDES), parse_stipulation("h#1"))
    again = replace(diagram, position=set_turn(diagram.position, Colour.WHITE))
    with_both = replace(diagram, extras=(("options", "Duplex"),))
    session = Session(threads=1)
    found = [classify(each, Round.ANALYSES, session) for each in (diagram, again, with_both)]
    session.close()
    counts = [finding.details.solutions for finding in found if finding.details is not None]
    assert counts[0]
    assert counts[1]
    assert counts[2] == counts[0] + counts[1]


def test_a_twin_that_cannot_be_set_up_is_invalid() -> None:
    (found,) = found_of(Round.ANALYSES, problem(SOUND, "#2", Twin("b", (MoveMan(D4, D5),))))
    assert found.verdict == "invalid"


def test_tables_of_endings_outlive_a_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    used: list[object] = []
    made = Session.__init__

    def noted(self: Session, *given: int, **named: Any) -> None:
        made(self, *given, **named)
        used.append(self.endings)

    monkeypatch.setattr(Session, "__init__", noted)
    study = replace(problem("8/7k/8/8/8/3P4/8/6K1 w - - 0 1"), stipulation=parse_task("+"))
    for asked in (Round.VERDICTS, Round.ANALYSES):
        (found,) = found_of(asked, study)
        assert (found.verdict, found.keys) == (Verdict.PROVED.value, ("g1f2",))
    assert used[0] is used[1]
