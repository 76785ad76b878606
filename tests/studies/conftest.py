# SPDX-License-Identifier: GPL-3.0-or-later
"""One set of tables for all tests of this room: each is made once."""

from __future__ import annotations

import pytest

from composer.studies.endings import Endings


@pytest.fixture(scope="session")
def endings() -> Endings:
    pytest.importorskip("composer.studies.kernel.endings")
    return Endings()
