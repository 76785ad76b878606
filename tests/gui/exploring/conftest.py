# SPDX-License-Identifier: GPL-3.0-or-later
"""The search window of a studio, with a folder of its own for searches."""

from __future__ import annotations

from pathlib import Path

import pytest
from studio import BLOCK, Studio, problem

from composer.gui.exploring.window import SearchWindow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where searches are kept."""
    return tmp_path / "searches"


@pytest.fixture
def search_window(studio: Studio, folder: Path) -> SearchWindow:
    """The window, opened over a two-mover on the board."""
    studio.window.workbench.document.open(problem(BLOCK))
    studio.window.shelves.exploring.folder = folder
    studio.trigger("search")
    window = studio.window.shelves.exploring.window
    assert window is not None
    return window
