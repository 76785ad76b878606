# SPDX-License-Identifier: GPL-3.0-or-later
"""The sample of `--quick`, what `dear.txt` may name, and which files come first."""

from __future__ import annotations

import ast
from itertools import pairwise
from pathlib import Path

import pytest
from quick import DEAR, dear, judged
from spread import longest_first

pytest_plugins = ["pytester"]

ROOT = Path(__file__).resolve().parents[2]

SOME = """
import pytest


@pytest.mark.parametrize("number", [1, 2, 3])
def test_numbers(number): ...


@pytest.mark.slow
def test_that_takes_long(): ...


def test_that_is_dear(): ...
"""


def test_the_first_case_of_each_that_is_neither_marked_nor_dear(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytester.makeini("[pytest]\nmarkers =\n slow: long\n corpus: reads\n xvfb: shows")
    pytester.makepyfile(
        test_some=SOME,
        test_only_dear="def test_one(): ...\ndef test_two(): ...",
        test_only_slow="import pytest\n@pytest.mark.slow\ndef test_it(): ...",
    )
    dear_ones = pytester.path / "dear.txt"
    names = ("test_some.py::test_that_is_dear", "test_only_dear.py::test_one")
    dear_ones.write_text("\n".join((*names, "test_only_dear.py::test_two")), encoding="utf-8")
    monkeypatch.setattr("quick.DEAR", dear_ones)
    done = pytester.runpytest_inprocess("-p", "quick", "--quick", "-v", "-p", "no:cacheprovider")
    done.assert_outcomes(passed=1, deselected=7)
    done.stdout.fnmatch_lines(["*test_some.py::test_numbers?1?*"])


def test_what_is_dear_is_judged_by_a_tally_for_each_case() -> None:
    tally = "4.00\t10\tmany\n3.50\t1\tone\n0.20\t1\tcheap\n"
    assert judged(frozenset({"cheap", "elsewhere"}), tally, 0.5) == ["elsewhere", "one"]


def test_what_is_called_dear_is_there() -> None:
    for name in dear():
        file, *inside = name.split("::")
        names = {
            node.name
            for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8")))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        }
        assert set(inside) <= names, f"{DEAR.name} names {name}"


FILES = {
    "test_few": "def test_one(): ...",
    "test_many": "def test_one(): ...\ndef test_two(): ...\ndef test_three(): ...",
    "test_slow": "import pytest\ndef test_one(): ...\n@pytest.mark.slow\ndef test_two(): ...",
    "test_dear": "def test_one(): ...\ndef test_two(): ...\ndef test_three(): ...",
    "test_tab": "import pytest\npytestmark = [pytest.mark.slow, pytest.mark.xdist_group('browser')]"
    "\ndef test_one(): ...",
    "test_window": "import pytest\npytestmark = [pytest.mark.slow, "
    "pytest.mark.xdist_group('browser')]\ndef test_one(): ...\ndef test_two(): ...",
}


def test_files_with_long_tests_come_first_and_each_whole(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmarkers =\n slow: long\n xdist_group: together")
    items, _ = pytester.inline_genitems(*pytester.makepyfile(**FILES).parent.glob("test_*.py"))
    ordered = longest_first(items, frozenset({"test_dear.py::test_one", "test_dear.py::test_two"}))
    assert set(ordered) == set(items)
    names = list(dict.fromkeys(item.path.stem for item in ordered))
    assert set(names[:2]) == {"test_tab", "test_window"}  # one group, with three that are slow
    assert names[2:] == ["test_dear", "test_slow", "test_many", "test_few"]
    changes = sum(one.path != other.path for one, other in pairwise(ordered))
    assert changes == len(FILES) - 1
