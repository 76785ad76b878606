# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems whose verdict rests on a right, or whose printed key was not found, can be found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, keep_finding, save_over
from composer.library.classify.worker import Round, classify
from composer.library.query.parser import parse_query
from composer.library.records.details import FoundRight
from composer.library.records.values import Finding
from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.statement import with_remarks, with_statement
from composer.problem.stipulation import parse_stipulation
from composer.solver.session import Session

PASSING = "3Rrb2/k2bQ1pp/P2PRn2/PPp2K2/pqB5/1pP5/7P/6B1 w - - 0 1"  # after T. R. Dawson
CASTLING = "8/pbp5/1b6/8/PPPPPPP1/pprprpp1/2N1PR1n/R3K2k w Q - 0 1"  # T. R. Dawson, 1922


def problem(fen: str, printed: str) -> Problem:
    return Problem(parse_fen(fen), parse_stipulation("#2"), extras=(("solution", printed),))


GIVEN = {
    "passes": problem(PASSING, "1. b5*c6 ep.+"),
    "castles": problem(CASTLING, "1.Kd2+! castling is illegal"),
    "differs": problem(PASSING, "1.Qe1!"),
    "silent": problem(PASSING, ""),
}


@pytest.fixture(scope="module")
def findings() -> dict[str, Finding]:
    """What is found of each problem given, once: looking for games to them takes long."""
    session = Session(1, threads=1)
    found = {name: classify(each, Round.ANALYSES, session) for name, each in GIVEN.items()}
    session.close()
    return found


def test_marks_are_found_by_their_words(tmp_path: Path, findings: dict[str, Finding]) -> None:
    names: dict[int, str] = {}
    with Library.create(tmp_path / "l.chesslib") as library:
        for name, finding in findings.items():
            names[add_problem(library, GIVEN[name], finding).record_id] = name

        def found(text: str) -> set[str]:
            return {names[each] for each in find(library, parse_query(text))}

        assert found("is:conditional") == found("is:retro") == {"passes", "castles"}
        assert found("ist:bedingt #2") == {"passes", "castles"}
        assert found("is:differs") == found("è:divergente") == {"differs"}
        assert found("-is:differs -is:conditional") == {"silent"}
        assert found("is:open is:conditional|differs") >= {"passes", "differs"}


def test_the_finding_keeps_the_right_and_its_key(findings: dict[str, Finding]) -> None:
    passes, castles, differs, _ = (finding.details for finding in findings.values())
    assert passes is not None
    assert castles is not None
    assert differs is not None
    assert passes.depends == (FoundRight("c6", "bxc6+"),)
    assert castles.depends == (FoundRight("-Q", "Kd2+"),)
    assert (passes.printed, castles.printed, differs.printed) == ("", "", "Qe1")


def test_what_the_user_states_is_found_and_survives_an_analysis(tmp_path: Path) -> None:
    plain = Problem(parse_fen(PASSING), parse_stipulation("h#2"))
    stated = with_statement(plain, "C+ Popeye 4.87")
    given = {
        "tested": stated,
        "by hand": with_statement(plain, "correct by hand"),
        "outdated": replace(stated, stipulation=parse_stipulation("h#3")),
        "remarked": with_remarks(plain, "Not sent yet."),
        "plain": plain,
    }
    with Library.create(tmp_path / "l.chesslib") as library:
        saved = {name: add_problem(library, each) for name, each in given.items()}
        names = {saved.record_id: name for name, saved in saved.items()}

        def found(text: str) -> set[str]:
            return {names[each] for each in find(library, parse_query(text))}

        first = saved["tested"]
        keep_finding(library, first.version_id, stated, Finding("unsupported"))
        assert found("is:c+") == {"tested"}
        assert found("has:statement") == {"tested", "by hand", "outdated"}
        assert found("has:remark") == found("hat:anmerkung") == {"remarked"}
        save_over(library, first.record_id, plain)
        assert found("is:c+") == set()
        save_over(library, first.record_id, stated)
        assert found("is:c+ is:unsupported") == {"tested"}
        assert load(library, first.record_id).problem == stated
