# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from composer.analysis.themes.flag import names


def test_lists_read_as_english() -> None:
    assert str(names([0])) == "a1"
    assert str(names([0, 63])) == "a1 and h8"
