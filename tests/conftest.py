# SPDX-License-Identifier: GPL-3.0-or-later
"""What all tests share: no screen, no network, a home of their own."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

CORPUS = Path(__file__).resolve().parent.parent.parent / "shared" / "corpus"


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The large collection of test problems, where it lies beside the project."""
    if not CORPUS.is_dir():
        pytest.skip(f"the large collection of test problems is not at {CORPUS}")
    return CORPUS
