# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether diagrams are legal, as a library keeps and finds it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from composer.launcher import main
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_over
from composer.library.classify import legality, waiting
from composer.library.classify.legality import judged, judged_texts
from composer.library.classify.waiting import TOP, Outcome, keep_findings, waiting_counts
from composer.library.classify.worker import Round, findings
from composer.library.query.parser import parse_query
from composer.library.query.terms import QueryError
from composer.library.records.problemform import problem_text
from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

LEGAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
ILLEGAL = "8/8/8/8/8/4k3/3P4/3R3K b - - 0 1"  # d2 checks e3 and has never moved
FAIRY = "8/8/8/4K3/8/2k5/1G6/8 w - - 0 1"


def problem(fen: str, asked: str = "#2") -> Problem:
    return Problem(parse_fen(fen), parse_stipulation(asked))


def work_off(library: Library, *rounds: Round) -> list[int]:
    """Do what waits in some rounds; return the records."""
    done = []
    for asked in rounds or Round:
        tasks, _ = waiting.waiting(library, asked, TOP, 100)
        found = findings([task.text for task in tasks], asked)
        outcomes = [Outcome(*each) for each in zip(tasks, found, strict=True)]
        done += keep_findings(library, outcomes).ids
    return done


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    made = Library.create(tmp_path / "l.chesslib")
    yield made
    made.close()


def asked(library: Library, text: str) -> set[int]:
    return set(find(library, parse_query(text)))


def test_diagrams_are_judged_after_they_are_analysed(library: Library) -> None:
    legal = add_problem(library, problem(LEGAL)).record_id
    illegal = add_problem(library, problem(ILLEGAL)).record_id
    fairy = add_problem(library, problem(FAIRY)).record_id
    assert waiting_counts(library).by_round[Round.LEGALITY] == 0  # not before the analysis
    work_off(library, Round.VERDICTS, Round.ANALYSES)
    assert waiting_counts(library).next_round is Round.LEGALITY
    assert asked(library, "is:legal") == asked(library, "is:illegal") == set()
    work_off(library, Round.LEGALITY)
    assert waiting_counts(library).by_round[Round.LEGALITY] == 0
    assert asked(library, "is:legal") == {legal}
    assert asked(library, "is:illegal") == asked(library, "ist:illegal") == {illegal}
    assert asked(library, "legality:unjudged") == {fairy}
    assert asked(library, "legality:unknown") == asked(library, "legalität:unbekannt") == set()
    assert asked(library, "-is:illegal legality:legal|unjudged") == {legal, fairy}


def test_the_verdict_stays_and_the_reason_is_kept(library: Library) -> None:
    number = add_problem(library, problem(ILLEGAL)).record_id
    work_off(library, Round.VERDICTS, Round.ANALYSES)
    before = load(library, number).finding
    work_off(library, Round.LEGALITY)
    after = load(library, number).finding
    assert before is not None
    assert before.details is not None
    assert after is not None
    assert after.details is not None
    assert after.details.illegal_by.startswith("Black's king is in a check")
    told = replace(
        before.details,
        legality="illegal",
        illegal_by=after.details.illegal_by,
        judged=legality.LEGALITY_VERSION,
    )
    assert after == replace(before, details=told)


def test_better_proofs_judge_again(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    add_problem(library, problem(ILLEGAL))
    work_off(library)
    assert waiting_counts(library).next_round is None
    better = legality.LEGALITY_VERSION + 1
    for module in (legality, waiting):
        monkeypatch.setattr(module, "LEGALITY_VERSION", better)
    assert waiting_counts(library).by_round[Round.LEGALITY] == 1
    work_off(library, Round.LEGALITY)
    assert waiting_counts(library).next_round is None


def test_another_analysis_keeps_the_judgement(library: Library) -> None:
    number = add_problem(library, problem(ILLEGAL)).record_id
    work_off(library)
    waiting.requeue(library, [number])
    work_off(library, Round.ANALYSES)
    assert waiting_counts(library).by_round[Round.LEGALITY] == 0
    assert asked(library, "is:illegal") == {number}


def test_an_edited_diagram_is_judged_anew(library: Library) -> None:
    number = add_problem(library, problem(ILLEGAL)).record_id
    work_off(library)
    save_over(library, number, problem(LEGAL))
    assert asked(library, "is:illegal") == set()
    work_off(library)
    assert asked(library, "is:legal") == {number}


def test_what_was_edited_meanwhile_is_passed_over(library: Library) -> None:
    number = add_problem(library, problem(ILLEGAL)).record_id
    work_off(library, Round.VERDICTS, Round.ANALYSES)
    tasks, _ = waiting.waiting(library, Round.LEGALITY, TOP, 100)
    found = findings([task.text for task in tasks], Round.LEGALITY)
    save_over(library, number, problem(LEGAL))
    kept = keep_findings(library, [Outcome(tasks[0], found[0])])
    assert kept.ids == ()
    assert asked(library, "is:illegal") == set()


def test_what_fails_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(legality, "judgement", fails)
    (found,) = judged_texts([problem_text(problem(ILLEGAL))], 1)
    assert found.details is not None
    assert found.details.legality == "unknown"
    assert "broken" in found.details.illegal_by
    (unread,) = judged_texts(["no problem"], 1)
    assert unread.details is not None
    assert unread.details.legality == "unjudged"


def test_fairy_chess_is_not_judged() -> None:
    found = judged(problem(FAIRY), 1).details
    assert found is not None
    assert found.legality == "unjudged"


def test_a_wrong_word_is_refused() -> None:
    with pytest.raises(QueryError, match="none of legal, illegal"):
        parse_query("legality:maybe")


def test_the_command_line_says_it(
    library: Library, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    add_problem(library, problem(ILLEGAL))
    work_off(library)
    path = str(library.path)
    library.close()
    assert main(["search", "is:illegal", "--library", path]) == 0
    assert "illegal: Black's king is in a check" in capsys.readouterr().out
    assert main(["search", "is:illegal", "--library", path, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["finding"]
    assert found["legality"] == "illegal"
    assert found["illegal_by"]
