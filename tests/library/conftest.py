# SPDX-License-Identifier: GPL-3.0-or-later
"""Libraries on the disk for the tests of this room."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from composer.library.access.store import Library
from composer.library.records.values import Finding
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a library may be made; a name with a blank, an accent and signs of a URI."""
    question = "" if sys.platform == "win32" else "?"  # which no name has there
    return tmp_path / f"Zsófia 100%20 #1{question}.library"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    """A new, empty library."""
    with Library.create(path, patience=0.2) as made:
        yield made


MATE = Problem(
    parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"),
    parse_stipulation("#2"),
    Credits(
        ("Loyd, Samuel", "Réti, Richard"), "La Stratégie", "1867-10-15", "1st Prize", "A friend"
    ),
    "Working title",
    ("zugzwang", "mutate"),
    ("A first remark.", "Ещё одно замечание."),
)

OTHER = Problem(
    parse_fen("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"),
    parse_stipulation("#2"),
    Credits(("Куббель, Леонид",), "Шахматы", "1925"),
)

SOUND = Finding("sound", ("e3e4",), True, "reference", 3, "Qe4")


@pytest.fixture
def mate() -> Problem:
    """A problem with every field filled."""
    return MATE


@pytest.fixture
def other() -> Problem:
    """Another problem, with Cyrillic credits."""
    return OTHER


@pytest.fixture
def sound() -> Finding:
    """What an analysis finds about `mate`."""
    return SOUND
