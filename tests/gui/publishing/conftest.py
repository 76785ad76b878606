# SPDX-License-Identifier: GPL-3.0-or-later
"""Export windows, and problems to be published."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from exportdesk import Desk
from pytestqt.qtbot import QtBot
from studio import BLOCK, NO_SOLUTION, SOUND, THREATS, problem

from composer.problem.edits import transform
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry


@pytest.fixture
def open_desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Desk]]:
    """Open an export window, or several one after the other on one file of settings."""
    opened: list[Desk] = []

    def make() -> Desk:
        opened.append(Desk(qtbot, tmp_path))
        return opened[-1]

    yield make
    for desk in opened:
        if desk.window is not None:
            desk.close()


@pytest.fixture
def desk(open_desk: Callable[[], Desk]) -> Desk:
    """An export window with Wurzburg's problem on the board."""
    return open_desk()


@pytest.fixture
def problems() -> tuple[Problem, ...]:
    """Seven problems of several authors."""
    found = []
    for number, fen in enumerate((SOUND, BLOCK, THREATS, NO_SOLUTION)):
        one = problem(fen, "#2", f"Author {number}")
        found += [one, replace(one, position=transform(one.position, Symmetry.MIRROR_FILES))]
    return tuple(found[:7])
