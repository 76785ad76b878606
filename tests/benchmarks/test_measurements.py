# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of measurements says what was measured, and no more than can be read."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from benchmarks.bench import page, table
from benchmarks.bench.figure import AbsentError, Figure, Given
from benchmarks.bench.timing import kept, number, spread

MOST_LINES = 300  # with every benchmark measured
RUN = page.Run("2026-01-02", "two cores", "1.0", "Popeye absent")


def test_the_page_is_what_the_rows_make_of_it() -> None:
    text = page.PAGE.read_text(encoding="utf-8")
    assert text == page.page(page.read()), "python tests/benchmarks/measurements.py --page"
    assert text.count("\n") <= MOST_LINES


def test_every_row_belongs_to_a_benchmark_and_every_missed_goal_says_why() -> None:
    for row in page.read():
        assert row.benchmark in table.BENCHMARKS
        assert row.figure.hindrance or not row.figure.is_missed


def test_every_benchmark_is_a_module_named_once_that_yields_rows() -> None:
    assert len(set(table.BENCHMARKS)) == len(table.BENCHMARKS)
    for name in table.BENCHMARKS:
        found = find_spec(f"benchmarks.{name}")
        assert found is not None
        assert found.origin is not None
        source = Path(found.origin).read_text(encoding="utf-8")
        assert "\ndef figures(given: Given) -> Iterator[Figure]:\n" in source
        assert source.count('if __name__ == "__main__"') == 0 or "argparse" not in source


def test_a_goal_is_missed_on_one_side_only() -> None:
    assert Figure("", 5, goal=4).is_missed
    assert not Figure("", 5, goal=4, more=True).is_missed
    assert Figure("", 3, goal=4, more=True).is_missed
    assert not Figure("", 4, goal=4).is_missed
    assert not Figure("", None, goal=4).is_missed


def test_rows_of_times() -> None:
    row = spread("mates", [3.0, 1.0, 2.0, 10.0, 2.5], unit="s", note="busy", goal=2.0)
    assert (row.figure, row.note) == (2.5, "5; 95 % 10, most 10; busy")
    assert row.is_missed
    assert kept("found", 3, 4).unit == "of 4"
    assert [number(each) for each in (0.0, 0.004, 0.25, 3, 45.67, 1234.5)] == [
        *("0", "0.0040", "0.25", "3", "45.7", "1,234"),
    ]


def _row(benchmark: str, name: str, figure: float, **more: object) -> page.Row:
    return page.Row(benchmark, Figure(name, figure, **more), RUN)  # type: ignore[arg-type]


def test_what_is_measured_anew_replaces_only_its_own_rows(tmp_path: Path) -> None:
    first, second = table.BENCHMARKS[:2]
    rows = [_row(second, "c", 3), _row(first, "a", 1), _row(first, "b", 2)]
    path = tmp_path / "rows"
    page.write(rows, path)
    assert [row.figure.name for row in page.read(path)] == ["a", "b", "c"]
    new = [_row(first, "a", 9)]
    told = lambda rows: {row.figure.name: row.figure.figure for row in rows}  # noqa: E731
    assert told(page.replaced(rows, new)) == {"a": 9, "c": 3}
    assert told(page.replaced(rows, new, only_named=True)) == {"a": 9, "b": 2, "c": 3}


def test_a_row_of_the_page() -> None:
    name = table.BENCHMARKS[0]
    text = page.page(
        [
            _row(name, "quick", 2, goal=4.0, hindrance="it is slow"),
            _row(name, "slow", 5, goal=4.0, ratio=12.5, hindrance="it is slow", note="of 3"),
        ]
    )
    assert "| quick | 2 ms | ≤ 4 | |  |" in text.replace("|  |  |", "| |  |")
    assert "| slow | **5 ms** | ≤ 4 | 12.5 | of 3; it is slow |" in text
    text = page.page([_row(name, "part", 0.97, unit="of fresh"), _row(name, "n", 3, unit="of 4")])
    assert "| part | 0.97 of fresh |" in text
    assert "| n | 3 of 4 |" in text


def test_what_is_absent_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.bench.figure.BESIDE", Path("/nowhere"))
    with pytest.raises(AbsentError, match=r"needs \.\./shared/corpus/mates\.epd"):
        Given().beside("mates.epd")


def test_a_benchmark_is_asked_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def figures(given: Given) -> Iterator[Figure]:
        yield Figure("one", given.number(100, 1))

    monkeypatch.setattr(import_module("benchmarks.solver.kernel"), "figures", figures)
    assert [row.figure for row in table.figures("solver.kernel", Given(quick=True))] == [1]
