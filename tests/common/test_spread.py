# SPDX-License-Identifier: GPL-3.0-or-later
"""Where several processes share the tests, files that take long come first, each whole."""

from __future__ import annotations

from itertools import pairwise

import pytest
from spread import longest_first

pytest_plugins = ["pytester"]

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
