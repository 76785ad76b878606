# SPDX-License-Identifier: GPL-3.0-or-later
"""The benchmark says what the solvers did, and says the same each time."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from composer.solver.bench import Measure, bench_object, cases, measure, signature, table
from composer.solver.compiled import KERNEL, REFERENCE, VARIABLE

pytestmark = pytest.mark.usefixtures("either_solver")


@pytest.fixture(scope="module", params=[REFERENCE, KERNEL])
def either_solver(request: pytest.FixtureRequest) -> Iterator[str]:
    """Let the solver named answer all tests here, for they share what it measured."""
    if request.param == KERNEL:
        pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, request.param)
        yield request.param


@pytest.fixture(scope="module")
def measures(either_solver: str) -> list[Measure]:
    return [measure(case) for case in cases()[:3]]


def test_the_cases_suit_the_solver(either_solver: str) -> None:
    lengths = {case.stipulation.moves for case in cases()}
    assert lengths == ({2, 3, 4, 5} if either_solver == KERNEL else {2})
    assert len({case.name for case in cases()}) == len(cases())


def test_cases_are_solved(measures: list[Measure]) -> None:
    assert [each.verdict for each in measures] == ["sound"] * 3
    assert all(each.keys_seconds > 0 and each.seconds > 0 for each in measures)
    assert all(each.nodes > each.keys_nodes > 0 for each in measures)


def test_the_signature_is_the_same_each_time(measures: list[Measure]) -> None:
    again = [measure(case) for case in cases()[:3]]
    assert signature(again) == signature(measures)


def test_a_table_and_an_object_hold_it_all(either_solver: str, measures: list[Measure]) -> None:
    text = "\n".join(table(measures))
    assert text.startswith(f"solver: {either_solver}")
    assert text.endswith(f"signature: {signature(measures)}")
    assert all(each.name in text for each in measures)
    form = bench_object(measures)
    assert (form["solver"], form["signature"]) == (either_solver, signature(measures))
    assert [case["nodes"] for case in form["cases"]] == [each.nodes for each in measures]


def test_the_command_runs(
    either_solver: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from composer.cli import bench
    from composer.launcher import main

    monkeypatch.setattr(bench, "cases", lambda: cases()[:3])
    assert main(["bench", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["solver"] == either_solver
